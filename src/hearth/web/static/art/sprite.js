// @ts-check
// Every drawing of the platform, as symbols of one hidden <svg>; the rest of the page points at them with <use>.
import { safe } from "../lib/dom.js";
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

/** The names for `icon()` and `scene()`: the ids without "s-". @type {ReadonlySet<string>} */
export const symbols = new Set(all.map((markup) => markup.slice('<symbol id="s-'.length, markup.indexOf('" viewBox'))));

/** Not display:none, or browsers drop the gradients inside. */
export const sprite = safe(
  `<svg id="sprite" width="0" height="0" aria-hidden="true" focusable="false" data-static><defs>${defs()}</defs>${all.join("")}</svg>`);

/** Put the sprite into the page, once. @param {Document} [page] */
export function mountSprite(page = document) {
  if (!page.getElementById("sprite")) page.body.insertAdjacentHTML("afterbegin", String(sprite));
}
