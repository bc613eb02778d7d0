// @ts-check
// Ravenshire: what is on the table, and the pieces that more than one box shows.
import { coin, icon, marked } from "../../art/kit.js";
import { symbols } from "../../art/sprite.js";
import { html } from "../../lib/dom.js";
import { laid } from "../../lib/laid.js";
import { titled } from "../../lib/words.js";

/** @typedef {import("../../lib/dom.js").Safe} Safe */
/** @typedef {import("../../art/kit.js").Marks} Marks */
/** @typedef {import("../../lib/types.js").Option} Option */
/** @typedef {import("../../view.js").ravenshire.TableView} View */
/** @typedef {import("../../view.js").ravenshire.SmithView} Smith */
/** @typedef {import("../../view.js").ravenshire.RivalView} Rival */
/** @typedef {import("../../view.js").ravenshire.DieView} Die */
/** How much of each kind, as the box and the view have it. @typedef {Record<string, number>} Amounts */
/** @typedef {{kind: string, gain: Amounts, pay?: Amounts, into?: string, most?: number}} Effect */
/** @typedef {{id: string, title: string, guild: string, printed?: boolean, cost?: Amounts, text: string, effect: Effect}} Member */
/** @typedef {{id: string, title: string, tier: string, type: string, cost: Amounts, gold: number, reputation: number, bonus?: Amounts}} Contract */
/** A row of the box, as its file has it. @typedef {Record<string, any>} Row */
/** Everything a box needs to know.
 * @typedef {object} Lay
 * @property {View} view
 * @property {Smith} own the player whose board is drawn large: one's own, or the first for a spectator
 * @property {number | null} seat
 * @property {boolean} wide
 * @property {string[]} picked
 * @property {Option[]} live the options that are still possible
 * @property {Set<string>} legal the refs that can be touched next
 * @property {string} prompt
 * @property {Record<string, Row[]>} cards
 * @property {(file: string, id: string) => Row} row
 * @property {(id: string) => Member} member
 * @property {(id: string) => Contract} contract
 * @property {(seat: number) => string} name
 * @property {(die: Die) => string} flip where a die was and is: dice that look alike stand for each other */

export const GOODS = ["ore", "wood", "leather", "charcoal", "steel"];
export const MYSTICS = ["mithril", "embergem", "talisman", "dragon_scale"];
export const GUILDS = ["alchemist", "harvester", "merchant"];
export const TIERS = ["common", "exceptional", "legendary"];
export const FINISHES = ["normal", "mithril", "embergem"];
/** What is gained and paid, in the order in which it is told. */
const KINDS = [...GOODS, ...MYSTICS, "good", "mystic", "gold", "action_token", "reputation"];

/** @param {any} table @param {any} cards @param {any} ui @returns {Lay} */
export function lay(table, cards, ui) {
  const all = laid(table, cards, ui);
  return {
    ...all,
    member: (id) => /** @type {Member} */ ({ guild: "harvester", text: "", effect: { kind: "", gain: {} }, ...all.row("members", id) }),
    contract: (id) => /** @type {Contract} */ ({ tier: "common", type: "weapon", cost: {}, gold: 0, reputation: 0, ...all.row("contracts", id) }),
    flip: counted(),
  };
}

/** @returns {(die: Die) => string} */
function counted() {
  /** @type {Map<string, number>} */
  const met = new Map();
  return ({ colour, value }) => {
    const look = `die-${colour}-${value}`, nth = met.get(look) ?? 0;
    met.set(look, nth + 1);
    return `${look}-${nth}`;
  };
}

/** The last of them, where there is little room: Scale. @param {string} id */
export const shortWord = (id) => titled(id).split(" ").at(-1) ?? id;

// Amounts

/** @param {Amounts | undefined} amounts @returns {[string, number][]} */
export const entries = (amounts) => KINDS.filter((kind) => amounts?.[kind]).map((kind) => [kind, amounts?.[kind] ?? 0]);

/** In words: 3 Ore and 1 Mithril. @param {Amounts | undefined} amounts */
export const spoken = (amounts) => entries(amounts).map(([kind, n]) => `${n} ${kind === "good" || kind === "mystic" ? `${titled(kind)} of choice` : titled(kind)}`).join(" and ");

/** @param {string} kind @param {number | string} n */
export const amount = (kind, n) => kind === "gold" ? coin(n, { size: "small", label: `${n} Gold` }) : html`<span class="rv-n">${n}${icon(kind, { label: titled(kind) })}</span>`;

/** As drawings. @param {Amounts | undefined} amounts */
export const drawn = (amounts) => entries(amounts).map(([kind, n]) => amount(kind, n));

const ARROW = html`<span class="rv-arrow" aria-hidden="true">→</span>`;
/** What is given and what comes for it. @param {unknown} pay @param {unknown} gain */
export const deal = (pay, gain) => html`${pay}${ARROW}${gain}`;

/** What a member does when its guild is run. @param {Effect} effect */
export function does({ kind, gain, pay, into = "", most = 0 }) {
  if (kind === "either") return html`${entries(gain).map(([one, n], i) => html`${i > 0 && html`<span class="rv-or">/</span>`}${amount(one, n)}`)}`;
  if (kind === "trade") return deal(drawn(pay), drawn(gain));
  if (kind === "turn") return html`${deal(upTo(most, pay), icon(into, { label: titled(into) }))}<span class="rv-or">+</span>${drawn(gain)}`;
  if (kind === "sell_goods") return deal(upTo(most, { good: 1 }), drawn(gain));
  if (kind === "sell_mystic") return deal(amount("mystic", 1), drawn(gain));
  return html`${drawn(gain)}`;
}

/** Up to so many times: where one is given each time, the number is not said twice. @param {number} most @param {Amounts | undefined} pay */
const upTo = (most, pay) => html`<span class="rv-n">≤${most}${entries(pay).map(([kind, n]) => html`${n > 1 && html`×${n}`}${icon(kind, { label: titled(kind) })}`)}</span>`;

// Dice

/** The sign beside the colour of a die. @param {string} colour */
const sign = (colour) => (symbols.has(`guild-${colour}`) ? `guild-${colour}` : `beast-${colour}`);

/** @param {Die} one @param {{label?: string, size?: "" | "small" | "big"} & Marks} [how] */
export function die({ colour, value }, { label = `${titled(colour)} ${value}`, size = "", ...marks } = {}) {
  return html`<span ${marked(`token die d6 rv-die rv-${colour} ${size}`, { name: label, ...marks })}><span class="vh">${label}</span>${icon("die-6")}<b aria-hidden="true">${value}</b>${icon(sign(colour), { class: "rv-sign" })}</span>`;
}

/** One's own dice are counted through: those to be placed, those taken, those on the bench, the Badger's. @param {Lay} t @param {number} nth @param {Die} one @param {string} label */
export const ownDie = (t, nth, one, label) => die(one, { ref: `die:${nth}`, key: `die:${nth}`, flip: t.flip(one), label, size: "big" });

/** The value of the own die that was picked, if one was. @param {Lay} t */
export function pickedValue(t) {
  const ref = t.picked.find((one) => one.startsWith("die:")), { rolled, taken, bench, badger } = t.own;
  return ref ? [...rolled, ...taken, ...bench, ...(badger ? [badger] : [])][Number(ref.slice(4))]?.value ?? 0 : 0;
}

/** What each of the six values brings; `on` is the one that is asked about. @param {Amounts[]} yields @param {number} on @param {number[]} [at] values that lie there @param {Safe} [more] on top of each */
export const yields = (yields, on, at = [], more) => html`<span class="rv-yields" aria-hidden="true">${yields.map((one, i) => html`<span class="rv-yield ${i + 1 === on ? "on" : ""} ${at.includes(i + 1) ? "at" : ""}"><i>${i + 1}</i>${more}${drawn(one)}</span>`)}</span>`;

/** How a die can be turned by a Talisman; nothing while none was picked. @param {Lay} t */
export function changes(t) {
  const all = [...t.legal].filter((ref) => ref.startsWith("change:"));
  return all.length > 0 && html`<span class="rv-steps" role="group" aria-label="Turn the die by">${all.map((ref) => html`<span class="rv-step" data-ref="${ref}" data-key="${ref}" data-name="${t.live.find((one) => one.path[t.picked.length] === ref)?.label}">${ref.slice(7).replace("-", "−")}</span>`)}</span>`;
}

/** A row of numbers to choose from. @param {Lay} t */
export function amounts(t) {
  const all = [...t.legal].filter((ref) => ref.startsWith("amount:"));
  return all.length > 0 && html`<div class="rv-ask" data-key="amounts" role="group" aria-label="${t.prompt}"><b>${t.prompt}</b><span class="rv-steps">${all.map((ref) => {
    const option = t.live.find((one) => one.path[t.picked.length] === ref);
    return html`<span class="rv-step" data-ref="${ref}" data-key="${ref}" data-name="${option?.label}">${ref.slice(7)}</span>`;
  })}</span></div>`;
}

/** A box with a heading. @param {{title: unknown, small?: unknown, class?: string, key?: string}} head @param {unknown} body */
export const box = ({ title, small, class: classes = "", key = "" }, body) => html`
  <section class="box ${classes}" data-key="${key || classes}"><h2>${title}${small && html`<small>${small}</small>`}</h2>${body}</section>`;

/** The head of the animal that a member is; of a printed one the sign of the guild. @param {Member} one */
export function beast(one) {
  const species = one.title.split(", ")[1]?.split(" ")[0] ?? "";
  return symbols.has(`beast-${species}`) ? `beast-${species}` : `guild-${one.guild}`;
}
/** Its first name. @param {Member} one */
export const called = (one) => one.title.split(",")[0];
