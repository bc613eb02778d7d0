// @ts-check
// Everybody at the table: colours, points, and what can be counted.
import { chip, star } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { words } from "../lib/words.js";
import { colourClass, crestOf, isAway, standing } from "./people.js";

/** @typedef {import("../lib/types.js").State} State */

/** What is worth a chip, and its drawing. @type {[string, string][]} */
const COUNTED = [["coin", "coin"], ["silver", "silver"], ["gold", "gold"], ["action_tokens", "action_token"], ["reputation", "reputation"], ["contracts", "scroll"], ["hand_size", "card-back"], ["stockpile", "chest"], ["jobs", "scroll"],
  ["crew", "mug"], ["completed", "seal"], ["forged", "seal"], ["hammers", "hammer"], ["loans", "quill"], ["townsfolk", "person"], ["sponsored", "cv-hall"], ["corruption_size", "corruption"], ["characters", "helm"], ["rooms", "door"]];

/** @param {State} state */
export function rivals({ table, inspected, held }) {
  if (!table) return html``;
  const order = table.seat === null ? table.seats : [...table.seats.slice(table.seat), ...table.seats.slice(0, table.seat)];
  return html`${order.map((seat) => rival(table, seat, { open: seat.seat === inspected, here: held.length > 1 && held.includes(seat.seat) }))}`;
}

/** @param {import("../lib/types.js").Table} table @param {import("../lib/types.js").Seat} seat @param {{open: boolean, here: boolean}} how here: one of several on this screen */
function rival(table, seat, { open, here }) {
  const now = table.waiting.includes(seat.seat), away = isAway(seat);
  const classes = `rival ${colourClass(table, seat.seat)} ${now ? "now" : ""} ${away ? "away" : ""}`;
  return html`<button class="${classes}" data-do="look-at" data-arg="${seat.seat}" aria-pressed="${open ? "true" : "false"}" data-key="rival-${seat.seat}" data-about="seat:${seat.seat}">${crestOf(table, seat.seat)}
    <span class="who"><b>${seat.name || "Free seat"}${seat.seat === table.seat && (here ? " (now)" : " (you)")}</b><small>${now && !away ? "choosing · " : ""}${here ? "this screen · " : ""}${standing(table, seat)}</small></span>
    <span class="scores">${seat.score != null && star(seat.score, { label: `${seat.score} points` })}</span>
    <span class="chips">${counters(table.view?.players?.[seat.seat])}</span></button>`;
}

/** @param {any} one a player of the view */
function counters(one) {
  const found = COUNTED.flatMap(([name, drawing]) => {
    const n = Array.isArray(one?.[name]) ? one[name].length : one?.[name];
    return typeof n === "number" && (n > 0 || name === "coin" || name === "silver") ? [chip(drawing, n, `${words(name)}: ${n}`)] : [];
  });
  return found.slice(0, 7);
}
