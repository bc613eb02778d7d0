// @ts-check
// Things marked data-flip glide from where they were to where the next drawing puts them.

const still = matchMedia("(prefers-reduced-motion: reduce)");
const EASE = "cubic-bezier(.3, .7, .2, 1)";
const FLIGHT = { shortest: 250, longest: 700, perPixel: 0.5, lift: 24 };

/** Does the reader want no motion? */
export const isStill = () => still.matches || document.documentElement.dataset.motion === "off";

/** Where every [data-flip] thing is on the screen. @param {ParentNode} [root] @returns {Map<string, DOMRect>} */
export function places(root = document) {
  return new Map(measured(root).map(([thing, rect]) => [nameOf(thing), rect]));
}

/** Let things glide from their places before the drawing to the present ones; what is new fades in.
 * @param {Map<string, DOMRect>} before @param {number} [pace] 0 is no motion, 1 the normal pace, 2 twice as fast
 * @param {ParentNode} [root] */
export function glide(before, pace = 1, root = document) {
  if (pace <= 0 || isStill() || before.size === 0) return;
  for (const [thing, to] of measured(root)) {
    const from = before.get(nameOf(thing));
    if (from) fly(thing, from, to, pace);
    else thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 320 / pace, easing: "ease-out" });
  }
}

/** All rectangles are read before anything moves: one layout, not one per thing.
 * @param {ParentNode} root @returns {[Element, DOMRect][]} */
function measured(root) {
  return [...root.querySelectorAll("[data-flip]")].filter((thing) => thing.checkVisibility()).map((thing) => [thing, thing.getBoundingClientRect()]);
}

/** @param {Element} thing */
const nameOf = (thing) => thing.getAttribute("data-flip") || thing.getAttribute("data-key") || thing.id;

/** @param {Element} thing @param {DOMRect} from @param {DOMRect} to @param {number} pace */
function fly(thing, from, to, pace) {
  // A drawing's own transform turns about its own origin, so things inside one keep their size.
  const inside = thing instanceof SVGGraphicsElement && !(thing instanceof SVGSVGElement);
  const unit = inside ? thing.getScreenCTM()?.a || 1 : 1, size = inside ? 1 : from.width / to.width;
  const dx = from.x + from.width / 2 - to.x - to.width / 2, dy = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.hypot(dx, dy) < 2 && Math.abs(size - 1) < 0.02) return;
  /** @param {number} left @param {number} lift */
  const at = (left, lift) => `translate(${(dx * left) / unit}px, ${(dy * left - lift) / unit}px) scale(${1 + (size - 1) * left})`;
  const duration = Math.min(FLIGHT.longest, FLIGHT.shortest + Math.hypot(dx, dy) * FLIGHT.perPixel) / pace;
  thing.animate([{ transform: at(1, 0), zIndex: 9 }, { transform: at(0.5, FLIGHT.lift), zIndex: 9 }, { transform: at(0, 0), zIndex: 9 }],
    { duration, easing: EASE, composite: inside ? "add" : "replace" });
}
