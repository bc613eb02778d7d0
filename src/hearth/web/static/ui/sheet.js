// @ts-check
// The phone's panel is pulled up and down by its grip: a little, half, or nearly all of the screen.
import { HEIGHTS } from "./panel.js";

const SLIP = 6;
/** How much of the screen each height shows. */
const PARTS = [0.16, 0.38, 0.8];

let pulledAt = -Infinity;
/** Is this click only the end of a pull? */
export const wasPulled = () => performance.now() - pulledAt < 300;

/** @param {(height: string) => void} pulled */
export function pullable(pulled) {
  /** @type {{panel: HTMLElement, from: number, height: number, moved: boolean} | null} */
  let pull = null;
  document.addEventListener("pointerdown", (event) => {
    const grip = /** @type {Element} */ (event.target).closest?.(".grip"), panel = document.getElementById("panel");
    if (!grip || !panel) return;
    pull = { panel, from: event.clientY, height: panel.getBoundingClientRect().height, moved: false };
    grip.setPointerCapture(event.pointerId);
  });
  document.addEventListener("pointermove", (event) => {
    if (!pull) return;
    const up = pull.from - event.clientY;
    pull.moved ||= Math.abs(up) > SLIP;
    if (pull.moved) pull.panel.style.height = pull.panel.style.maxHeight = `${Math.min(innerHeight * 0.9, Math.max(56, pull.height + up))}px`;
  });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => {
    if (!pull) return;
    const { panel, moved } = pull, part = panel.getBoundingClientRect().height / innerHeight;
    panel.style.height = panel.style.maxHeight = "";
    pull = null;
    if (!moved) return; // a tap: the click does it
    pulledAt = performance.now();
    pulled(HEIGHTS[PARTS.indexOf(PARTS.reduce((best, one) => (Math.abs(one - part) < Math.abs(best - part) ? one : best)))]);
  });
}
