// @ts-check
// One pass over the things on the board: what can be touched glows, is spoken and can be focused.
import { isStill } from "./flip.js";

/** @param {ParentNode} root @param {Map<string, unknown[]>} targets @param {string[]} picked */
export function markThings(root, targets, picked) {
  for (const thing of root.querySelectorAll("[data-ref]")) {
    const ref = thing.getAttribute("data-ref") ?? "";
    const can = targets.has(ref), chosen = picked.includes(ref);
    thing.classList.toggle("can", can);
    thing.classList.toggle("picked", chosen);
    const reachable = can || chosen;
    set(thing, "tabindex", reachable ? "0" : null);
    set(thing, "role", reachable ? "button" : null);
    set(thing, "aria-pressed", chosen ? "true" : null);
    if (reachable) set(thing, "aria-label", nameOf(thing));
  }
}

/** What lies where: the thing at each place that can be touched. @param {ParentNode} root @returns {Map<string, string>} */
export const lying = (root) => new Map([...root.querySelectorAll("[data-ref][data-about]")].map((thing) => [thing.getAttribute("data-ref") ?? "", thing.getAttribute("data-about") ?? ""]));

/** Outline what others moved, each in the mover's colour. @param {ParentNode} root @param {(ref: string, about: string) => string} mover the colour, "" for none */
export function markLast(root, mover) {
  for (const thing of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-about], [data-ref]"))) {
    const colour = mover(thing.getAttribute("data-ref") ?? "", thing.getAttribute("data-about") ?? "");
    thing.classList.toggle("last", colour !== "");
    if (colour) thing.style.setProperty("--by", colour);
  }
}

/** How many things of a zone can be touched. @param {Element} zone */
export const legalIn = (zone) => new Set([...zone.querySelectorAll("[data-ref].can")].map((thing) => thing.getAttribute("data-ref"))).size;

/** Things that the log or an option points at. @param {string} ref @returns {HTMLElement[]} */
export const thingsOf = (ref) => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`[data-about="${CSS.escape(ref)}"], [data-ref="${CSS.escape(ref)}"]`))];

/** Show that things and options belong together: only these are marked. @param {Iterable<Element>} elements */
export function pointOut(elements) {
  const now = new Set(elements);
  for (const one of document.querySelectorAll(".pointed")) if (!now.has(one)) one.classList.remove("pointed");
  for (const one of now) one.classList.add("pointed");
}

/** Point at things for a moment. @param {string[]} refs */
export function flash(refs) {
  const things = refs.flatMap(thingsOf);
  things.find((thing) => thing.checkVisibility())?.scrollIntoView({ block: "center", behavior: isStill() ? "auto" : "smooth" });
  for (const thing of things) {
    thing.classList.remove("flash");
    requestAnimationFrame(() => thing.classList.add("flash"));
    setTimeout(() => thing.classList.remove("flash"), 2600);
  }
  return things;
}

/** @param {Element} thing @param {string} name @param {string | null} value */
function set(thing, name, value) {
  if (value === null) thing.removeAttribute(name);
  else if (thing.getAttribute(name) !== value) thing.setAttribute(name, value);
}

/** @param {Element} thing */
const nameOf = (thing) => thing.getAttribute("data-name") || thing.textContent?.replace(/\s+/g, " ").trim() || thing.getAttribute("data-ref") || "";
