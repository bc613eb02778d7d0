// @ts-check
// Parts of the page that are drawn on their own: what is written as before is not touched.
import { morph, Safe } from "./dom.js";

/** What stands in a part of the page, and its outline. @type {WeakMap<Element, {markup: string, outline: string}>} */
const drawn = new WeakMap();

/** @param {Element | null} node @param {Safe | string} markup @param {(root: ParentNode) => void} [finish] for what is new, before it is seen; where there are islands, for all
 * @returns {boolean} whether anything changed */
export function drawIsland(node, markup, finish) {
  const { markup: text, outline, islands } = markup instanceof Safe ? markup : new Safe(markup), before = node && drawn.get(node);
  if (!node || before?.markup === text) return false;
  if (before?.outline !== outline) morph(node, outline, finish);
  for (const { key, inner } of islands) drawIsland(node.querySelector(`[data-island="${CSS.escape(key)}"]`), inner, finish);
  if (islands.length > 0) finish?.(node);
  drawn.set(node, { markup: text, outline });
  return true;
}
