// @ts-check
// The pictures in the rules: `{die 6 5}`, `{coin 3}`, `{loan 2: # repaid}`. Their names and words are the game's (clauses.toml).
import { coin, crest, cubes, die, icon, meeple, room, seal, silver, star } from "../art/kit.js";
import { html, safe } from "../lib/dom.js";
import { sentence } from "../lib/words.js";

/** @typedef {import("../lib/dom.js").Safe} Safe */
/** @typedef {{draw: string, word: string, many: string}} Picture */
/** @typedef {Record<string, Picture>} Pictures */
/** @typedef {{size: "" | "small", label: string}} How */

const PICTURE = /\{([a-z][a-z_]*)((?: [^{}:\s]+)*)(?:: ([^{}]+))?\}/g;

/** Drawings with a number on them. @type {Record<string, (n: string, how: How) => Safe>} */
const NUMBERED = { coin, silver, star, seal };
/** Drawings in the colour of an owner. @type {Record<string, (owner: string, how: How) => Safe>} */
const OWNED = { meeple, crest, cube: (owner, { label }) => cubes(1, owner, label) };
/** What `draw` may be besides a drawing of the sprite. */
export const FORMS = [...Object.keys(NUMBERED), ...Object.keys(OWNED)];

/** Text with its pictures drawn; `written` makes markup of what stands between them.
 * @param {string} text @param {Pictures} pictures @param {(between: string) => Safe} written @param {"" | "small"} [size] */
export function drawn(text, pictures, written, size = "small") {
  let from = 0;
  const parts = [...text.matchAll(PICTURE)].map((found) => {
    const before = text.slice(from, found.index);
    from = found.index + found[0].length;
    const one = picture(found, pictures, size), caption = size === "" && found[1] !== "room" && found[3]?.replace(/#,? ?/, "").trim();
    return html`${before && written(before)}${caption ? html`<span class="captioned">${one}<small aria-hidden="true">${caption}</small></span>` : one}`;
  });
  return html`${parts}${from < text.length && written(text.slice(from))}`;
}

/** For searching: every picture in words. @param {string} text @param {Pictures} pictures */
export const inWords = (text, pictures) => text.replace(PICTURE, (...found) => wordsOf(found, pictures));

/** @param {string[]} found @param {Pictures} pictures @param {"" | "small"} size */
function picture(found, pictures, size) {
  const [, name, rest] = found, values = rest.trim().split(" ").filter(Boolean), label = wordsOf(found, pictures);
  if (name === "die") return die(Number(values[0]), values[1], { size, label });
  if (name === "room") return tile(values, label);
  const { draw } = pictures[name] ?? { draw: "scroll" };
  if (NUMBERED[draw]) return NUMBERED[draw](values.join(" "), { size, label });
  if (OWNED[draw]) return OWNED[draw](values[0] ?? "", { size, label });
  return html`<span class="pictogram" role="img" aria-label="${label}">${icon(draw)}${values.length > 0 && html`<b aria-hidden="true">${values.join(" ")}</b>`}</span>`;
}

/** @param {string[]} sides */
const doorsOf = (sides) => (sides.length === 0 ? "no door" : `door${sides.length > 1 ? "s" : ""} ${sides.join(" ")}`);

/** @param {string[]} found @param {Pictures} pictures */
function wordsOf([, name, rest, own], pictures) {
  const values = rest.trim().split(" ").filter(Boolean);
  if (name === "room") return values.length ? `${own ?? values[0]} (${doorsOf(values.slice(1))})` : own ?? "empty";
  const value = values.join(" ");
  if (own) return own.replace("#", value);
  if (name === "die") return values.length > 1 ? `${values[1]} (d${values[0]})` : `d${values[0]}`;
  const { word = name, many = "" } = pictures[name] ?? {}, called = many && value !== "1" ? many : word;
  return (called.includes("#") ? called.replace("#", value) : `${value} ${called}`).trim();
}

/** A Room, or an empty space for one. @param {string[]} values its kind and its doors @param {string} label */
function tile([kind, ...doors], label) {
  const title = sentence(label.replace(/ \(.*/, ""));
  const inside = kind ? room({ kind, title, doors, picture: kind === "hall" ? "hall" : `room-${kind}` }) : safe('<rect class="no-room" x="-46" y="-46" width="92" height="92" rx="8"/>');
  return html`<svg class="room-tile" viewBox="-50 -50 100 100" role="img" aria-label="${label}">${inside}</svg>`;
}
