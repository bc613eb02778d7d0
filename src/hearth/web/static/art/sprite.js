// @ts-check
// Every drawing of the platform. Pages point at them with <use>; the hidden <svg> holds those that were ever pointed at, because
// a browser works on each drawing that it is given, seen or not.
import { cove } from "./sprite/cove.js";
import { crafts } from "./sprite/crafts.js";
import { defs } from "./sprite/draw.js";
import { forge } from "./sprite/forge.js";
import { guilds } from "./sprite/guilds.js";
import { ravenshire } from "./sprite/ravenshire.js";
import { scenes } from "./sprite/scenes.js";
import { signs } from "./sprite/signs.js";
import { tokens } from "./sprite/tokens.js";

const all = [...tokens, ...crafts, ...guilds, ...ravenshire, ...forge, ...cove, ...signs, ...scenes];

/** By the names for `icon()` and `scene()`: the ids without "s-". @type {ReadonlyMap<string, string>} */
export const symbols = new Map(all.map((markup) => [markup.slice('<symbol id="s-'.length, markup.indexOf('" viewBox')), markup]));

/** Not display:none, or browsers drop the gradients inside. */
const EMPTY = `<svg id="sprite" width="0" height="0" aria-hidden="true" focusable="false" data-static><defs>${defs()}</defs></svg>`;
const POINTED = /href="#s-([^"]+)"/g;
/** @type {Set<string>} */
const brought = new Set();

/** Put into the page what the markup points at. @param {string} markup */
export function bring(markup) {
  const fresh = missing(markup);
  if (!fresh.length) return;
  if (!document.getElementById("sprite")) document.body.insertAdjacentHTML("afterbegin", EMPTY);
  document.getElementById("sprite")?.insertAdjacentHTML("beforeend", fresh.join(""));
}

/** The drawings that are not in the page yet, with those inside them. @param {string} markup @returns {string[]} */
function missing(markup) {
  /** @type {string[]} */
  const found = [];
  for (const [, id] of markup.matchAll(POINTED)) {
    const drawing = symbols.get(id);
    if (!drawing || brought.has(id)) continue;
    brought.add(id);
    found.push(drawing, ...missing(drawing));
  }
  return found;
}
