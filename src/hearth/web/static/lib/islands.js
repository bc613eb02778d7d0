// @ts-check
// Parts of the page that are drawn on their own: what is written as before is not touched.
import { morph } from "./dom.js";

/** @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/** @param {Element | null} node @param {import("./dom.js").Safe | string} markup @param {(wanted: ParentNode) => void} [finish]
 * @returns {boolean} whether anything changed */
export function drawIsland(node, markup, finish) {
  const text = String(markup);
  if (!node || drawn.get(node) === text) return false;
  morph(node, text, finish);
  drawn.set(node, text);
  return true;
}
