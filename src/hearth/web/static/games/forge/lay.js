// @ts-check
// Forge: what is on the table, and the pieces that more than one box shows.
import { coin, icon, marked, ownerClass, player, star } from "../../art/kit.js";
import { html } from "../../lib/dom.js";
import { laid } from "../../lib/laid.js";
import { titled } from "../../lib/words.js";

/** @typedef {import("../../lib/dom.js").Safe} Safe */
/** @typedef {import("../../art/kit.js").Marks} Marks */
/** @typedef {import("../../lib/types.js").Option} Option */
/** @typedef {import("../../view.js").forge.TableView} View */
/** @typedef {import("../../view.js").forge.SmithyView} Smithy */
/** @typedef {import("../../view.js").forge.IroncladView} Ironclad */
/** How much of each kind, as the box and the view have it. @typedef {Record<string, number>} Amounts */
/** @typedef {{id: string, title: string, type: string, product: string, skill: number, cost: Amounts, needs?: string[], gold: number, vp: number, seal?: string}} Contract */
/** A Guild, Development or Training card. @typedef {{id: string, title: string, text: string, vp?: number, seal?: string, effects?: Row[]}} Card */
/** A row of the box, as its file has it. @typedef {Record<string, any>} Row */
/** Everything a box needs to know.
 * @typedef {object} Lay
 * @property {View} view
 * @property {Smithy} own the player whose board is drawn large: one's own, or the first for a spectator
 * @property {number | null} seat
 * @property {boolean} wide
 * @property {string[]} picked
 * @property {Option[]} live the options that are still possible
 * @property {Set<string>} legal the refs that can be touched next
 * @property {string} prompt
 * @property {Record<string, Row[]>} cards
 * @property {(file: string, id: string) => Row} row
 * @property {(id: string) => Contract} contract
 * @property {(seat: number) => string} name of a player, or of Ironclad
 * @property {(seat: number) => string} colour
 * @property {(ref: string) => Option | undefined} option the one that touching a thing leads to, if it is the only one */

export const CUBES = ["wood", "metal", "brick", "gem"];
export const TYPES = ["common", "military", "royal"];
export const SEALS = ["red", "orange", "yellow", "green", "blue", "violet", "white"];
export const UPGRADES = ["wagon", "anvil", "forge", "grindstone", "chisels", "tongs", "hammers", "vise"];
/** Workers are counted from 0 on; the last is the Blacksmith. */
export const SMITH = 4;
/** What is gained and paid, in the order in which it is told. */
const KINDS = [...CUBES, "gold", "vp", "skill"];

/** @param {any} table @param {any} cards @param {any} ui @returns {Lay} */
export function lay(table, cards, ui) {
  const all = laid(table, cards, ui, "Ironclad");
  return {
    ...all,
    contract: (id) => /** @type {Contract} */ ({ type: "common", product: "tool", skill: 1, cost: {}, gold: 0, vp: 0, ...all.row("contracts", id) }),
    colour: (one) => all.view.players[one]?.colour ?? all.view.board.ironclad?.colour ?? "bone",
  };
}

/** Long words may be parted where there is little room. @param {string} title */
export const soft = (title) => title.replace(/(\w{7})(\w{3,})/g, "$1\u00ad$2");

/** May things of this player be touched? @param {Lay} t @param {Smithy} smithy */
export const isMine = (t, smithy) => t.seat != null && smithy === t.own;

// Amounts

/** @param {Amounts | undefined} amounts @returns {[string, number][]} */
export const entries = (amounts) => KINDS.filter((kind) => amounts?.[kind]).map((kind) => [kind, amounts?.[kind] ?? 0]);

/** How a kind is called. @param {string} kind */
export const called = (kind) => kind === "vp" ? "VP" : titled(kind);

/** In words: 3 Wood and 1 Metal. @param {Amounts | undefined} amounts */
export const spoken = (amounts) => entries(amounts).map(([kind, n]) => `${n} ${called(kind)}`).join(" and ");

/** @param {string} kind @param {number | string} n */
export function amount(kind, n) {
  if (kind === "gold") return coin(n, { size: "small", label: `${n} Gold` });
  if (kind === "vp") return star(n, { size: "small", label: `${n} VP` });
  return html`<span class="fo-n">${n}${icon(kind, { label: called(kind) })}</span>`;
}

/** As drawings. @param {Amounts | undefined} amounts */
export const drawn = (amounts) => entries(amounts).map(([kind, n]) => amount(kind, n));

/** The numbers that can be chosen from. @param {Lay} t */
export function numbers(t) {
  const all = [...t.legal].filter((ref) => ref.startsWith("amount:"));
  return all.length > 0 && html`<div class="fo-ask" data-key="numbers" role="group" aria-label="${t.prompt}"><b>${t.prompt}</b><span class="fo-steps">${all.map((ref) =>
    html`<span class="fo-step" data-ref="${ref}" data-key="${ref}" data-name="${t.option(ref)?.label}">${ref.slice(7)}</span>`)}</span></div>`;
}

// What cards do, as drawings

/** The drawing of each upgrade, product and type of Contract, and of the glyphs on Seals. @type {Record<string, string>} */
const DRAWINGS = { forge: "furnace", weapon: "weapons", armor: "breastplate", jewelry: "jewellery", common: "mug", military: "armour", royal: "crown", ring: "jewellery", square: "trysquare" };
/** @param {string} id */
export const drawing = (id) => DRAWINGS[id] ?? id;

const places = (/** @type {string[]} */ at) => at[0] === "development" ? icon("trysquare", { label: "Development" }) : html`<span class="fo-at">${at.length > 1 ? "Contracts" : titled(at[0])}</span>`;
const pictures = (/** @type {string[]} */ ids) => ids.map((id) => icon(drawing(id), { label: titled(id) }));
const off = (/** @type {Amounts} */ less) => html`<span class="fo-n">−</span>${drawn(less)}`;
const per = (/** @type {unknown} */ what) => html`<span class="fo-at">end</span>${star(1, { size: "small", label: "1 VP" })}<span class="fo-n">/</span>${what}`;
const times = (/** @type {unknown} */ n, /** @type {string} */ id, /** @type {string} */ label) => html`<span class="fo-n">${n}${icon(id, { label })}</span>`;

/** @type {Record<string, (e: Row) => unknown>} */
const EFFECTS = {
  gain: (e) => drawn(e.gain),
  gain_at: (e) => html`${places(e.at)}${drawn(e.gain)}`,
  gain_forge: (e) => html`<span class="fo-at">round’s end</span>${icon("furnace", { label: "forging" })}${drawn(e.gain)}`,
  gain_product: (e) => html`${pictures(e.products)}${drawn(e.gain)}`,
  gain_round: (e) => html`<span class="fo-at">each round</span>${drawn(e.gain)}`,
  gain_trade: (e) => html`${icon("trade", { label: "each Trade" })}${drawn(e.gain)}`,
  less: (e) => off(e.less),
  less_for: (e) => html`${pictures(e.products)}${off(e.less)}`,
  less_once: (e) => html`<span class="fo-at">1 per round</span>${off(e.less)}`,
  less_at: (e) => html`${places(e.at)}${off(e.less)}`,
  less_bought: (e) => html`${times(e.number, "brick", "Brick")}${off(e.less)}`,
  plaza_flat: (e) => html`<span class="fo-at">Plaza</span>${amount("gold", e.number)}`,
  score_product: (e) => per(pictures(e.products)),
  score_type: (e) => per(icon(drawing(e.type), { label: `${titled(e.type)} Contract` })),
  score_seals: (e) => per(times(e.number, "seal", "Seals")),
  gold_rate: (e) => per(amount("gold", e.number)),
  more_trades: (e) => times(`+${e.number}`, "trade", "Trade"),
  more_draw: () => html`<span class="fo-at">Contracts</span>${times("+1", "scroll", "draw, then discard one")}`,
  more_look: (e) => html`${places(["development"])}${times(`+${e.number}`, "eye", "card to see")}`,
  draw_any: (e) => times(e.number, "scroll", "Contracts"),
  draw_each: (e) => html`${times(3, "eye", "Contracts seen")}${times(e.number, "scroll", "Contracts kept")}`,
  forge: (e) => html`${off(e.pay)}${icon("furnace", { label: "forge a Contract" })}`,
  guild_pile: (e) => html`${off(e.pay)}${icon("hall", { label: "the face-up Guild card" })}`,
  swap_cubes: (e) => html`<span class="fo-n">${e.number}${icon("cube", { label: "cubes" })}</span>${icon("trade", { label: "for others" })}`,
  return_assistant: () => html`${icon("undo")}${icon("meeple", { label: "an Assistant comes back" })}`,
  trades: (e) => times(e.number, "trade", "Trades"),
  upgrade_now: (e) => html`<span class="fo-at">Upgrade</span>${off(e.less)}`,
};

/** @param {Card} card @param {unknown} [more] */
export const does = (card, more) => html`<span class="fo-does">${(card.effects ?? []).map((e) => html`<span class="fo-effect">${e.time === "exhaust" && icon("exhaust", { label: "Exhaust" })}${EFFECTS[e.kind]?.(e)}</span>`)}${more}</span>`;

// Pieces

/** A Seal in its colour, with the sign of its guild. @param {Lay} t @param {string} id @param {{n?: number, class?: string}} [how] */
export function seal(t, id, { n, class: classes = "" } = {}) {
  const { glyph = "scroll", title } = t.row("seals", id), label = `${n ?? ""} ${id} Seal, ${title}`.trim();
  return html`<span class="fo-seal fo-s-${id} ${classes} ${n === 0 ? "none" : ""}" data-about="seal:${id}" role="img" aria-label="${label}" title="${label}">${icon(drawing(glyph))}${n != null && n > 0 && html`<b aria-hidden="true">${n}</b>`}</span>`;
}

/** A worker: Assistants have a number, the Blacksmith a hammer. @param {Lay} t @param {number} seat @param {number} nth @param {Marks} [marks] */
export function worker(t, seat, nth, marks = {}) {
  const smith = nth === SMITH, colour = t.colour(seat), label = `${t.name(seat)}: ${smith ? "Blacksmith" : `Assistant ${nth + 1}`}`;
  return html`<span ${marked(`meeple fo-worker ${smith ? "fo-smith" : ""} ${ownerClass(colour)}`, { key: `w${seat}-${nth}`, flip: `w${seat}-${nth}`, ...marks })} role="img" aria-label="${label}" title="${label}">${icon(smith ? "smith" : "meeple")}${icon(`emblem-${player(colour).emblem}`, { class: "chest" })}${!smith && html`<i aria-hidden="true">${nth + 1}</i>`}</span>`;
}

/** A Hammer in the colour of its owner. @param {Lay} t @param {number} seat */
export const hammer = (t, seat) => html`<span class="fo-hammer ${ownerClass(t.colour(seat))}" data-key="h${seat}" role="img" aria-label="Hammer of ${t.name(seat)}" title="${t.name(seat)}">${icon("hammer")}${icon(`emblem-${player(t.colour(seat)).emblem}`, { class: "fo-mark" })}</span>`;

/** A box with a heading. @param {{title: unknown, small?: unknown, class?: string, key?: string}} head @param {unknown} body */
export const box = ({ title, small, class: classes = "", key = "" }, body) => html`
  <section class="box ${classes}" data-key="${key || classes}"><h2>${title}${small && html`<small>${small}</small>`}</h2>${body}</section>`;
