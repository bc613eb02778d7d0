// @ts-check
// Things on the board come to sight: between the bars at the top and what lies over the lower part of the page.
import { isStill } from "../lib/flip.js";

/** How close to the edge of what can be seen, in pixels. */
const EDGE = 12;

/** As many of the things as fit together with the first. @param {HTMLElement[]} things */
export function bringToSight(things) {
  const boxes = things.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect());
  if (boxes.length === 0) return;
  const high = Math.max(edge(".top").bottom, edge(".tabs").bottom) + EDGE, low = lowest() - EDGE;
  let { top, bottom } = boxes[0];
  for (const box of boxes) {
    const both = { top: Math.min(top, box.top), bottom: Math.max(bottom, box.bottom) };
    if (both.bottom - both.top <= low - high) ({ top, bottom } = both);
  }
  if (top >= high && bottom <= low) return;
  const fits = bottom - top <= low - high;
  scrollBy({ top: fits ? (top + bottom - high - low) / 2 : top - high, behavior: isStill() ? "auto" : "smooth" });
}

/** Where the sheet of a phone begins, or the bar of a replay. */
function lowest() {
  const over = [...(matchMedia("(max-width: 760px)").matches ? ["#panel"] : []), "#replay"].map(edge).filter(({ height }) => height > 0);
  return Math.min(innerHeight, ...over.map(({ top }) => top));
}

/** @param {string} selector */
const edge = (selector) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
