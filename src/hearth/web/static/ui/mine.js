// @ts-check
// The tables of this browser, those that are still played first.
import { icon } from "../art/kit.js";
import { ask } from "../lib/api.js";
import { html } from "../lib/dom.js";
import { tables } from "../lib/kept.js";
import { words } from "../lib/words.js";

/** What the server says of a table; `trouble` is why it can say nothing.
 * @typedef {{state: string, seats: {kind: string, name: string}[], yours: boolean, trouble: string}} Fate */

/** @typedef {{id: string, kept: import("../lib/kept.js").KeptTable, fate: Fate}} Entry */
/** @typedef {import("../lib/dom.js").Safe} Safe */

const MOST = 12, AT_HAND = 2;
const ORDER = ["playing", "open", "unknown", "over", "broken"];
/** @type {Record<string, string>} */
const WORDS = { playing: "is being played", open: "waits for players", over: "is over", broken: "cannot be opened", unknown: "" };
const UNKNOWN = { state: "unknown", seats: [], yours: false, trouble: "" };

/** @returns {Promise<Map<string, Fate>>} */
export async function fates() {
  const all = newest();
  return new Map(await Promise.all(all.map(async ([id, { token }]) => /** @type {[string, Fate]} */ ([id, await fate(id, token)]))));
}

/** @param {string} id @param {string} token @returns {Promise<Fate>} */
async function fate(id, token) {
  try {
    return { trouble: "", ...(await ask(`tables/${id}/summary`, { token })) };
  } catch (error) {
    return { ...UNKNOWN, state: "broken", trouble: /** @type {Error} */ (error).message };
  }
}

const newest = () => Object.entries(tables()).sort(([, a], [, b]) => b.at - a.at).slice(0, MOST);

/** Those to go on with stand above the games, the others below them. @param {Map<string, Fate>} known @returns {{running: Safe, others: Safe}} */
export function mine(known) {
  const all = newest().map(([id, kept]) => ({ id, kept, fate: known.get(id) ?? UNKNOWN }));
  all.sort((a, b) => ORDER.indexOf(a.fate.state) - ORDER.indexOf(b.fate.state));
  const running = all.filter(({ fate: { state } }) => state === "playing").slice(0, AT_HAND);
  return { running: section("Go on playing", running), others: section("Your tables", all.filter((one) => !running.includes(one))) };
}

/** @param {string} title @param {Entry[]} all */
const section = (title, all) => (all.length === 0 ? html`` : html`<section class="stack" data-key="${title}"><h2>${title}</h2><div class="seats">${all.map(entry)}</div></section>`);

/** @param {Entry} one */
function entry({ id, kept, fate: { state, seats, yours, trouble } }) {
  const names = seats.map(({ name }) => name || "free").join(", ");
  const told = [yours ? "it is your turn" : WORDS[state], names, new Date(kept.at).toLocaleString([], { dateStyle: "medium", timeStyle: "short" })].filter(Boolean).join(" · ");
  const go = state === "over" ? "Look" : "Go on";
  return html`<div class="seat ${state}" data-key="mine-${id}">${icon(state === "broken" ? "warning" : "chair")}<span class="who"><b>${kept.title || words(kept.game) || "A table"}</b><small>${told}</small>${trouble && html`<small class="bad">${trouble}</small>`}</span>
    <span class="row">${state !== "broken" && html`<a class="button ${state === "playing" ? "primary" : ""}" href="/t/${id}">${go}</a>`}<button class="button square quiet" data-do="forget" data-arg="${id}" aria-label="Take ${kept.title || "this table"} off the list">${icon("cross")}</button></span></div>`;
}
