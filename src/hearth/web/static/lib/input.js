// @ts-check
// The page's listeners, all of them: markup says data-do, data-change, data-input or data-submit, and a deed of that name is done.

/** @typedef {Record<string, (arg: string, element: any, event: Event) => void>} Deeds */

const LONG = 500, SLIP = 12;

/** @param {() => Deeds} deeds */
export function listen(deeds) {
  /** @param {string} kind @param {string} attribute */
  const on = (kind, attribute) => document.addEventListener(kind, (event) => {
    const element = /** @type {Element} */ (event.target).closest?.(`[data-${attribute}]`);
    if (!element) return;
    if (kind === "submit") event.preventDefault();
    deeds()[element.getAttribute(`data-${attribute}`) ?? ""]?.(element.getAttribute("data-arg") ?? "", element, event);
  });
  on("change", "change");
  on("input", "input");
  on("submit", "submit");
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, (event) => {
    if (event instanceof PointerEvent && event.pointerType === "touch") return; // a finger does not hover
    const element = /** @type {Element} */ (event.target).closest?.("[data-ref].can, .option[data-do]");
    deeds().hover?.(element?.getAttribute("data-ref") ?? "", element, event);
  });
  const held = holds(deeds);
  // The end of a long touch is a click for whatever lies there by then: on the card's own dialog it would close it.
  document.addEventListener("click", (event) => held() && event.stopPropagation(), true);
  document.addEventListener("click", (event) => clicked(deeds(), event));
}

/** @param {Deeds} deeds @param {MouseEvent} event */
function clicked(deeds, event) {
  const target = /** @type {Element} */ (event.target), element = target.closest("[data-do], [data-ref]");
  if (!element) return;
  const deed = element.getAttribute("data-do");
  if (deed) deeds[deed]?.(element.getAttribute("data-arg") ?? "", element, event);
  else deeds.touch?.(element.getAttribute("data-ref") ?? "", element, event);
}

/** What is read: a card, or else the place that can be touched. @param {Event} event */
function readable(event) {
  const target = /** @type {Element} */ (event.target);
  return target.closest?.("[data-about]") ?? target.closest?.("[data-ref]");
}

/** @param {Element} thing */
const refOf = (thing) => thing.getAttribute("data-about") ?? thing.getAttribute("data-ref") ?? "";

/** A long touch or the right button reads a card. @param {() => Deeds} deeds @returns {() => boolean} was the last touch a long one? */
function holds(deeds) {
  let timer = 0, long = false, x = 0, y = 0;
  document.addEventListener("pointerdown", (event) => {
    const thing = readable(event);
    [long, x, y] = [false, event.clientX, event.clientY];
    clearTimeout(timer);
    if (thing && event.button === 0) timer = setTimeout(() => { long = true; deeds().inspect?.(refOf(thing), thing, event); }, LONG);
  });
  document.addEventListener("pointermove", (event) => Math.hypot(event.clientX - x, event.clientY - y) > SLIP && clearTimeout(timer));
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => clearTimeout(timer));
  document.addEventListener("contextmenu", (event) => {
    const thing = readable(event);
    if (!thing) return;
    event.preventDefault();
    if (!long) deeds().inspect?.(refOf(thing), thing, event);
  });
  return () => { const was = long; long = false; return was; };
}
