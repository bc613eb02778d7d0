// @ts-check
// A table with free seats: who is there, where to sit down, and the link for the others.
import { icon } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { read } from "../lib/kept.js";
import { words } from "../lib/words.js";
import { colourClass, crestOf } from "./people.js";
import { shareBody } from "./share.js";

/** @typedef {import("../lib/types.js").State} State */
const LEVELS = ["apprentice", "journeyman", "master", "grandmaster"];

/** @param {State} state */
export function joinPage(state) {
  const { table, title, held } = state;
  if (!table) return html``;
  const free = table.seats.filter(({ kind }) => kind === "open").length;
  return html`<div class="page"><section class="box stack"><h2>${title}: ${free === 1 ? "one seat is" : `${free} seats are`} free</h2>
    ${held.length === 0 && nameField("Your name", "Your name", read("name", ""))}
    <div class="seats">${table.seats.map((seat) => place(state, seat))}</div>
    ${held.length > 0 && nameField("If somebody else sits down on this screen: their name", `Player ${held.length + 1}`, "")}
    <p class="muted">The match begins when all seats are taken.</p></section>
    <section class="box stack"><h2>Invite others</h2>${shareBody(table.table, state.address)}</section></div>`;
}

/** @param {string} label @param {string} placeholder @param {string} value */
const nameField = (label, placeholder, value) => html`<label class="field"><span>${label}</span><input class="input" id="join-name" maxlength="40" autocomplete="nickname" value="${value}" placeholder="${placeholder}"></label>`;

/** @param {State} state @param {import("../lib/types.js").Seat} seat */
function place({ table, held, made, bots }, { seat, kind, name, level, online }) {
  if (!table) return html``;
  const mine = held.includes(seat) && (held.length > 1 ? " (on this screen)" : " (you)");
  if (kind !== "open") return html`<div class="seat ${colourClass(table, seat)}">${crestOf(table, seat)}<span class="who"><b>${name}${mine}</b>
    <small>${kind === "bot" ? `bot, ${level}` : online ? "is here" : "away"}</small></span>${icon(kind === "bot" ? "bot" : "check")}</div>`;
  const sit = held.length === 0
    ? html`<button class="button primary" data-do="sit" data-arg="${seat}">Sit here</button>`
    : html`<button class="button" data-do="sit" data-arg="${seat}">On this screen</button>`;
  const bot = made && html`<select class="select" data-change="seat-bot" data-arg="${seat}" aria-label="A bot for seat ${seat + 1}"><option value="">A bot…</option>${[...LEVELS.map((one) => [one, words(one)]), ...bots.map((one) => [one, one])].map(([one, text]) => html`<option value="${one}">${text}</option>`)}</select>`;
  return html`<div class="seat open ${colourClass(table, seat)}">${crestOf(table, seat)}<span class="who"><b>Free seat</b></span><span class="row">${bot}${sit}</span></div>`;
}
