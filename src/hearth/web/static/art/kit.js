// @ts-check
// The pieces boards are made of: pure functions from a few facts to markup. They bind nothing and know no rule.
import { html } from "../lib/dom.js";
import { symbols } from "./sprite.js";

/** @typedef {import("../lib/dom.js").Safe} Safe */
/** How the shell finds a piece again: see docs/table.md, "A board".
 * @typedef {{ref?: string, about?: string, name?: string, key?: string, flip?: string, last?: boolean, dim?: boolean, class?: string}} Marks */
/** @typedef {number | string} Owner a seat from 0, a colour of ours ("ember") or of a game ("red") */

/** Colours of the seats, each with the emblem that says the same without colour. */
export const PLAYERS = [
  { colour: "ember", emblem: "flame" }, { colour: "frost", emblem: "snowflake" }, { colour: "moss", emblem: "leaf" },
  { colour: "dusk", emblem: "moon" }, { colour: "brass", emblem: "anvil" }, { colour: "bone", emblem: "helm" },
];
/** What the boxes call these colours. @type {Record<string, string>} */
const PAINTS = { red: "ember", blue: "frost", green: "moss", purple: "dusk", yellow: "brass", black: "bone", white: "bone", orange: "ember", teal: "frost", brown: "brass" };
const LEVELS = ["", "I", "II", "III", "IV", "V"];
/** The dice that have a silhouette of their own; others are drawn as a d6. */
const SIDES = new Set([4, 6, 8, 10, 12]);

/** @param {Owner} owner */
export function player(owner) {
  const colour = typeof owner === "number" ? PLAYERS[owner % PLAYERS.length].colour : PAINTS[owner] ?? owner;
  return PLAYERS.find((one) => one.colour === colour) ?? PLAYERS[0];
}

/** The class that sets --pc, the colour of an owner. @param {Owner} owner */
export const ownerClass = (owner) => `p-${player(owner).colour}`;

/** The attributes of a piece, with its classes. @param {string} classes @param {Marks} [marks] */
export function marked(classes, marks = {}) {
  const all = [classes, marks.class, marks.last && "last", marks.dim && "dim"].filter(Boolean).join(" ");
  const data = /** @type {const} */ (["ref", "about", "name", "key", "flip"]).filter((name) => marks[name] != null);
  return html`class="${all}"${data.map((name) => html` data-${name}="${marks[name]}"`)}`;
}

/** What a screen reader calls a drawing; without a name it is an ornament. @param {string} label */
const named = (label) => (label ? html`role="img" aria-label="${label}"` : html`aria-hidden="true"`);

/** A drawing in the size of the text around it; without a label it is an ornament.
 * @param {string} id @param {{label?: string, class?: string}} [how] */
export function icon(id, { label = "", class: classes = "" } = {}) {
  return html`<svg class="ic ${classes}" viewBox="0 0 64 64" ${named(label)}><use href="#s-${symbols.has(id) ? id : "scroll"}"/></svg>`;
}

/** One of the places, 160 x 100. @param {string} place @param {{label?: string}} [how] */
export function scene(place, { label = "" } = {}) {
  return html`<svg class="scene" viewBox="0 0 160 100" ${named(label)}><use href="#s-scene-${place}"/></svg>`;
}

/** More digits than this are written smaller. */
const DIGITS = 2;

/** A number on a drawing. @param {string} kind @param {string} drawing @param {unknown} n @param {string} label @param {string} size */
const token = (kind, drawing, n, label, size) =>
  html`<span class="token ${kind} ${size} ${String(n).length > DIGITS ? "long" : ""}" role="img" aria-label="${label}">${icon(drawing)}<b aria-hidden="true">${n}</b></span>`;

/** @param {number | string} n @param {{size?: "" | "small" | "big", label?: string}} [how] */
export const coin = (n, { size = "", label = `${n} Coin` } = {}) => token("coin", "coin", n, label, size);
/** @param {number | string} n @param {{size?: "" | "small" | "big", label?: string}} [how] */
export const silver = (n, { size = "", label = `${n} silver` } = {}) => token("coin silver", "silver-blank", n, label, size);
/** Reputation. @param {number | string} n @param {{size?: "" | "small" | "big", label?: string}} [how] */
export const star = (n, { size = "", label = `${n} RP` } = {}) => token("star", "star", n, label, size);
/** What a forge roll must reach. @param {number | string} n @param {{size?: "" | "small" | "big", label?: string}} [how] */
export const seal = (n, { size = "", label = `Forge ${n}` } = {}) => token("seal", "seal", n, label, size);

/** @param {number} sides @param {number | string} [face] what it shows; its sides if it was not rolled
 * @param {{size?: "" | "small" | "big", label?: string, class?: string}} [how] */
export function die(sides, face, { size = "", label, class: classes = "" } = {}) {
  const spoken = label ?? (face == null ? `d${sides}` : `d${sides} shows ${face}`);
  const outline = SIDES.has(sides) ? sides : 6;
  return html`<span class="token die d${outline} ${size} ${classes}" ${named(spoken)}>${icon(`die-${outline}`)}<b aria-hidden="true">${face ?? sides}</b></span>`;
}

/** Rolled dice in their wooden tray. @param {{sides: number, value: number}[]} dice @param {{total?: number, need?: number, done?: boolean, words?: string, key?: string}} result */
export const tray = (dice, { total, need, done, words, key = "tray" } = {}) => html`
  <div class="tray" data-key="${key}"><div class="tray-dice">${dice.map((one) => die(one.sides, one.value, { size: "big", class: "rolling" }))}</div>
  ${total != null && html`<p class="${done ? "good" : "bad"}">${words ?? (need == null ? `${total}` : done ? `${total} reaches ${need}` : `${total} misses ${need}`)}</p>`}</div>`;

/** A worker. @param {Owner} owner @param {{emblem?: string, label?: string, size?: "" | "small" | "big"} & Marks} [how] */
export function meeple(owner, { emblem, label, size = "", ...marks } = {}) {
  const one = player(owner);
  return html`<span ${marked(`meeple ${ownerClass(owner)} ${size}`, marks)} role="img" aria-label="${label ?? `${one.colour} worker`}">${icon("meeple")}${icon(`emblem-${emblem ?? one.emblem}`, { class: "chest" })}</span>`;
}

/** The same inside a drawing, standing with its feet at x, y. @param {Owner} owner @param {number} x @param {number} y @param {number} [height] @param {Marks} [marks] */
export function meepleAt(owner, x, y, height = 32, marks = {}) {
  const one = player(owner), k = height / 60;
  return html`<g ${marked(`meeple-at ${ownerClass(owner)}`, marks)} transform="translate(${x - 32 * k} ${y - 60 * k}) scale(${k})"><use href="#s-meeple" width="64" height="64"/><use class="chest" href="#s-emblem-${one.emblem}" x="22" y="25" width="20" height="20"/></g>`;
}

/** The round shield of a player. @param {Owner} owner @param {{size?: "" | "small" | "big", label?: string}} [how] */
export function crest(owner, { size = "", label } = {}) {
  const one = player(owner);
  return html`<span class="crest ${ownerClass(owner)} ${size}" ${named(label ?? one.colour)}>${icon(`emblem-${one.emblem}`)}</span>`;
}

/** A card on paper: a Component, a Crew, a Loan, a Character. `cost` is in Coin unless it is markup of its own; `chips`
 * and `dice` stand at the foot, `corner` at the top left in place of the level.
 * @param {{title: string, picture?: string, material?: string, cost?: number | Safe, level?: number, corner?: Safe, dice?: number[], text?: string, chips?: unknown, small?: string} & Marks} facts */
export function card({ title, picture = "scroll", material = "plain", cost, level, corner, dice = [], text = "", chips, small = "", ...marks }) {
  const foot = dice.length || chips;
  return html`<div ${marked(`card m-${material}`, marks)}>
    <span class="card-art">${icon(picture)}</span>
    ${corner ? html`<span class="card-corner">${corner}</span>` : level ? html`<b class="card-level">${LEVELS[level] ?? level}</b>` : ""}
    <b class="card-title">${title}</b>${small && html`<span class="card-small">${small}</span>`}
    ${text && html`<span class="card-text">${text}</span>`}
    ${foot && html`<span class="card-foot">${dice.map((sides) => die(sides))}${chips}</span>`}
    ${cost != null && html`<span class="card-cost">${typeof cost === "object" ? cost : coin(cost)}</span>`}
  </div>`;
}

/** An order for a smith: what it needs, what the roll must reach, what it pays.
 * @param {{title: string, craft: string, needs: Record<string, number> | {type: string, filled?: string}[], forge: number, rp: number, coin: number, text?: string, royal?: boolean} & Marks} facts */
export function contract({ title, craft, needs, forge, rp, coin: pay, text = "", royal = false, ...marks }) {
  const list = Array.isArray(needs) ? needs : Object.entries(needs).flatMap(([type, n]) => Array.from({ length: n }, () => ({ type, filled: "" })));
  return html`<div ${marked(`card contract k-${craft} ${royal ? "royal" : ""}`, marks)}>
    <span class="contract-head">${icon(royal ? "crown" : craft)}<b class="card-title">${title}</b></span>
    <span class="contract-needs">${list.map((need) => slot({ icon: need.type, filled: need.filled, label: need.filled || `needs ${need.type}` }))}</span>
    ${text && html`<span class="card-text">${text}</span>`}
    <span class="contract-foot">${coin(pay)}${seal(forge, { size: "big" })}${star(rp)}</span>
  </div>`;
}

/** A dashed place for a thing; `filled` is the drawing of what lies there. @param {{icon?: string, filled?: string, label?: string, n?: number} & Marks} facts */
export const slot = ({ icon: id = "", filled = "", label = "", n, ...marks }) => html`
  <span ${marked(`slot m-${id || "plain"} ${filled ? "filled" : ""}`, marks)}>${(filled || id) && icon(filled || id, { label })}${n != null && html`<b>${n}</b>`}</span>`;

/** @param {{label?: string, kind?: string} & Marks} [facts] kind picks the stripes: red, blue, green or brown */
export const cardBack = ({ label = "A hidden card", kind = "red", ...marks } = {}) => html`
  <span ${marked(`card card-back back-${kind}`, marks)} role="img" aria-label="${label}">${icon("seal")}</span>`;

/** A face-down stack. @param {number} count @param {{label?: string, kind?: string, level?: number} & Marks} [facts] */
export const deck = (count, { label = "cards", kind = "red", level, ...marks } = {}) => html`
  <span ${marked(`deck back-${kind} ${count > 0 ? "" : "empty"}`, marks)}>${level ? html`<b class="deck-level">${LEVELS[level] ?? level}</b>` : icon("seal")}<b class="deck-count">${count}</b><span class="vh"> ${label} left</span></span>`;

/** A row of places with the owner's cube on one. `cells` are the printed texts.
 * @param {{icon: string, label: string, cells: (string | number)[], at: number, owner?: Owner} & Marks} facts */
export const track = ({ icon: id, label, cells, at, owner = 0, ...marks }) => html`
  <span ${marked(`track ${ownerClass(owner)}`, marks)}><span class="vh">${label}: ${cells[at] ?? at}</span>${icon(id)}
    <span class="track-cells" aria-hidden="true">${cells.map((text, i) => html`<span class="track-cell ${i < at ? "passed" : ""}">${i === at ? html`<b class="cube-top">${text}</b>` : text}</span>`)}</span></span>`;

/** @param {number} n @param {Owner} owner @param {string} [label] */
export const cubes = (n, owner, label = `${n} cubes`) => html`<span class="cubes ${ownerClass(owner)}" role="img" aria-label="${label}">${Array.from({ length: n }, () => icon("cube"))}</span>`;

/** Which way each side of a Room looks, in degrees from the north. @type {Record<string, number>} */
const FACING = { n: 0, e: 90, s: 180, w: 270 };

/** A Room inside a drawing: 100 units per space, its middle at 0, 0. Name and picture stay upright however it is turned.
 * Doors are sides ("N"), or space and side of a large Room ("An", "Be").
 * @param {{kind: string, title: string, doors: string[], large?: boolean, turn?: 0 | 90 | 180 | 270, picture?: string, extra?: Safe} & Marks} facts */
export function room({ kind, title, doors, large = false, turn = 0, picture = `room-${kind}`, extra, ...marks }) {
  const half = large ? 100 : 50;
  const door = (/** @type {string} */ name) => {
    const side = name.slice(-1).toLowerCase(), space = !large ? 0 : name[0] === "A" ? -50 : 50;
    const [x, y] = { n: [space, -50], s: [space, 50], e: [half, 0], w: [-half, 0] }[side] ?? [0, 0];
    return html`<g transform="translate(${x} ${y}) rotate(${FACING[side]})"><rect class="room-gap" x="-13" y="1" width="26" height="10"/><path class="room-door" d="M-13 3q13 20 26 0"/></g>`;
  };
  return html`<g ${marked(`room m-${kind}`, marks)}>
    <g transform="rotate(${turn})"><rect class="room-floor" x="${2 - half}" y="-48" width="${2 * half - 4}" height="96" rx="5"/><rect x="${2 - half}" y="-48" width="${2 * half - 4}" height="96" rx="5" fill="url(#g-plank)"/>
      <rect class="room-wall" x="${6 - half}" y="-44" width="${2 * half - 12}" height="88" rx="3"/><rect class="room-edge" x="${2 - half}" y="-48" width="${2 * half - 4}" height="96" rx="5"/>${doors.map(door)}</g>
    <use href="#s-${symbols.has(picture) ? picture : "hall"}" x="-21" y="-30" width="42" height="42"/><text class="room-name" y="29">${title}</text>${extra}
    <rect class="halo" x="${turn % 180 ? -50 : -half}" y="${turn % 180 ? -half : -50}" width="${turn % 180 ? 100 : 2 * half}" height="${turn % 180 ? 2 * half : 100}" rx="7"/></g>`;
}

/** A drawing with a number, as in a player's line. @param {string} id @param {number | string} n @param {string} label */
export const chip = (id, n, label) => html`<span class="chip" title="${label}"><span class="vh">${label}</span>${icon(id)}<b aria-hidden="true">${n}</b></span>`;

/** Diamonds for actions or rounds still to come. @param {number} left @param {number} of @param {string} label */
export const pips = (left, of, label) => html`<span class="pips" role="img" aria-label="${label}">${Array.from({ length: Math.max(of, left) }, (_, i) => html`<i class="${i < left ? "on" : ""}"></i>`)}</span>`;

/** A key for the hotkey list and option rows. @param {string} text */
export const key = (text) => html`<kbd aria-hidden="true">${text}</kbd>`;
