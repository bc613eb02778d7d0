// @ts-check
// Merchants Cove: what is on the table, and the pieces that more than one box shows.
import { coin, die as plainDie, icon, marked, ownerClass, player } from "../../art/kit.js";
import { html } from "../../lib/dom.js";
import { laid } from "../../lib/laid.js";

/** @typedef {import("../../lib/dom.js").Safe} Safe */
/** @typedef {import("../../art/kit.js").Marks} Marks */
/** @typedef {import("../../lib/types.js").Option} Option */
/** @typedef {import("../../view.js").cove.TableView} View */
/** @typedef {import("../../view.js").cove.MerchantView} Merchant */
/** @typedef {import("../../view.js").cove.DieView} Die */
/** @typedef {{kind: string, number?: number, goods?: string[]}} Ability */
/** @typedef {{id: string, title: string, set: string, abilities: Ability[], icons: string[], rogues: number, text: string}} Townsfolk */
/** A row of the box, as its file has it. @typedef {Record<string, any>} Row */
/** Everything a box needs to know.
 * @typedef {object} Lay
 * @property {View} view
 * @property {Merchant} own the player whose shop is drawn large: one's own, or the first for a spectator
 * @property {number | null} seat
 * @property {boolean} wide
 * @property {string[]} picked
 * @property {Option[]} live the options that are still possible
 * @property {Set<string>} legal the refs that can be touched next
 * @property {string} prompt
 * @property {Record<string, Row[]>} cards
 * @property {(file: string, id: string) => Row} row
 * @property {(id: string) => Townsfolk} townsfolk
 * @property {(seat: number) => string} name of a player, or of the Peddler
 * @property {(seat: number) => string} colour of a marker
 * @property {(ref: string) => Option | undefined} option the one that touching a thing leads to, if it is the only one */

export const COLOURS = ["red", "green", "blue", "yellow"];
export const FIGURES = [...COLOURS, "rogue"];
export const SIZES = ["small", "large"];
/** How the pieces of a size are called, and their drawings. @type {Record<string, {name: string, drawing: string}>} */
export const WARES = { small: { name: "Armor", drawing: "breastplate" }, large: { name: "Weapon", drawing: "weapons" } };

/** @param {any} table @param {any} cards @param {any} ui @returns {Lay} */
export function lay(table, cards, ui) {
  const all = laid(table, cards, ui, "The Peddler");
  return {
    ...all,
    townsfolk: (id) => /** @type {Townsfolk} */ ({ set: "locals", abilities: [], icons: [], rogues: 0, text: "", ...all.row("townsfolk", id) }),
    colour: (one) => all.view.players[one]?.colour ?? all.view.board.peddler?.colour ?? "bone",
  };
}

/** May things of this player be touched? @param {Lay} t @param {Merchant} one */
export const isMine = (t, one) => t.seat != null && one === t.own;

/** @param {number} n @param {string} one @param {string} [several] */
export const counted = (n, one, several = `${one}s`) => `${n} ${n === 1 ? one : several}`;

/** @param {string} colour */
export const colourName = (colour) => colour === "rogue" ? "Rogue" : colour;

/** One of those people: Warriors, Bards, Wizards, Nobles, Rogues. @param {Lay} t @param {string} colour */
export const people = (t, colour) => colour === "rogue" ? "Rogues" : String(t.row("factions", colour).title);

// Pieces

/** The sign of a faction, or of the Rogues, on its colour. @param {string} colour @param {{label?: string, class?: string}} [how] */
export const sign = (colour, { label = "", class: classes = "" } = {}) => html`<span class="cv-sign cv-${colour} ${classes}" ${label ? html`role="img" aria-label="${label}"` : html`aria-hidden="true"`}>${icon(`cv-${colour}`)}</span>`;

/** Somebody standing there. @param {string} colour @param {Marks & {label?: string}} [marks] */
export function figure(colour, { label = `${colourName(colour)}${colour === "rogue" ? "" : " adventurer"}`, ...marks } = {}) {
  return html`<span ${marked(`cv-figure cv-${colour}`, marks)}><span class="vh">${label}</span>${icon(`cv-fig-${colour}`)}</span>`;
}

/** @param {Die} one @param {{size?: "" | "small" | "big", label?: string} & Marks} [how] */
export function alloy({ colour, pips }, { size = "big", label = `${colour} ${pips}`, ...marks } = {}) {
  return html`<span ${marked(`cv-die cv-${colour}`, { name: label, ...marks })} title="${label}">${plainDie(6, pips, { size, label })}${icon(`cv-${colour}`, { class: "cv-mark" })}</span>`;
}

/** "small_red" as its size and its colour. @param {string} good @returns {[string, string]} */
export const parts = (good) => /** @type {[string, string]} */ (good.split("_"));

/** @param {string} good */
export function goodName(good) {
  const [size, colour] = parts(good);
  return `${colour} ${WARES[size]?.name ?? size}`;
}

/** A Good in its colour, with the sign of those who want it. @param {string} good @param {{n?: number, label?: string} & Marks} [how] */
export function ware(good, { n, label = goodName(good), ...marks } = {}) {
  const [size, colour] = parts(good);
  return html`<span ${marked(`cv-good cv-${colour} ${n === 0 ? "none" : ""}`, marks)} title="${label}"><span class="vh">${label}</span>${icon(WARES[size]?.drawing ?? "chest")}${icon(colour === "wanted" ? "help" : `cv-${colour}`, { class: "cv-mark" })}${n != null && html`<b aria-hidden="true">${n}</b>`}</span>`;
}

/** A player's time marker. @param {Lay} t @param {number} seat */
export const marker = (t, seat) => html`<span class="cv-marker ${ownerClass(t.colour(seat))}" data-key="m${seat}" data-flip="marker-${seat}" role="img" aria-label="${t.name(seat)}" title="${t.name(seat)}">${icon(`emblem-${player(t.colour(seat)).emblem}`)}</span>`;

/** The Blacksmith, where it stands. @param {Lay} t @param {Merchant} one */
export const smith = (t, one) => html`<span class="meeple cv-smith ${ownerClass(one.colour)}" data-key="smith${one.seat}" data-flip="smith-${one.seat}" role="img" aria-label="Blacksmith of ${t.name(one.seat)}" title="The Blacksmith of ${t.name(one.seat)} stands here and has to go elsewhere next">${icon("smith")}</span>`;

/** @param {number} n */
export const gold = (n, label = `${n} Gold`, size = /** @type {"" | "small" | "big"} */ ("small")) => coin(n, { size, label });

/** @param {number | string} n @param {string} id @param {string} label */
export const times = (n, id, label) => html`<span class="cv-n">${n}${icon(id, { label })}</span>`;

/** Hours of the clock. @param {number} n */
export const hours = (n) => html`<span class="cv-hours" title="${counted(n, "hour")}">${times(n, "hour", n === 1 ? "hour" : "hours")}</span>`;

const anybody = (/** @type {string} */ label) => icon("meeple", { label, class: "cv-anybody" });
const arrow = html`<span class="cv-arrow" aria-hidden="true">→</span>`;
/** What Townsfolk do when they are recruited, as drawings. @type {Record<string, (one: Ability) => unknown>} */
const ABILITIES = {
  discard_corruption: ({ number = 1 }) => html`<span class="cv-n">−${number}${icon("corruption", { label: "Corruption" })}</span>`,
  roll_stock: () => html`${icon("die-6", { label: "roll dice of your supply" })}${icon("turn")}`,
  gain_gold: ({ number = 0 }) => gold(number),
  gain_goods: ({ goods = [] }) => goods.map((good) => ware(good)),
  return_and_draw: () => html`${anybody("a figure at sea")}${arrow}${icon("cv-bag", { label: "into the bag" })}${arrow}${anybody("another one")}`,
  move_figure: () => html`${boatlet}${anybody("a figure changes boats")}${arrow}${boatlet}`,
  draw_and_seat: ({ number = 1 }) => html`${icon("cv-bag", { label: "out of the bag" })}${arrow}<span class="cv-n">${number}${anybody("figures")}</span>`,
  to_hall: () => html`${anybody("an adventurer at sea")}${arrow}${icon("hall", { label: "to its Hall" })}`,
};
const boatlet = html`<svg class="ic cv-boatlet" viewBox="0 0 120 40" aria-hidden="true"><use href="#s-cv-boat"/></svg>`;

/** @param {Townsfolk} card */
export const does = (card) => html`<span class="cv-does">${card.abilities.map((one) => html`<span>${ABILITIES[one.kind]?.(one)}</span>`)}${card.abilities.length === 0 && html`<span class="cv-quiet">no effect</span>`}</span>`;

/** What a card pays and costs at the end. @param {Townsfolk} card */
export const pays = (card) => html`<span class="cv-icons">${card.icons.map((colour) => sign(colour, { label: `${colour} icon` }))}${Array.from({ length: card.rogues }, () => icon("cv-rogue-icon", { label: "Rogue icon", class: "cv-loses" }))}</span>`;

/** In words, with everything printed on it. @param {Townsfolk} card */
export const told = (card) => [`${card.title}: ${card.text}`, card.icons.length && `${card.icons.join(" and ")} ${card.icons.length > 1 ? "icons" : "icon"}`, card.rogues && "1 Rogue icon"].filter(Boolean).join(" ");

/** A box with a heading. @param {{title: unknown, small?: unknown, class?: string, key?: string}} head @param {unknown} body */
export const box = ({ title, small, class: classes = "", key = "" }, body) => html`
  <section class="box ${classes}" data-key="${key || classes}"><h2>${title}${small && html`<small>${small}</small>`}</h2>${body}</section>`;
