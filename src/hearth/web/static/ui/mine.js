// @ts-check
// The tables of this browser: those that are played, those that wait for players, and the matches that are over.
import { icon, scene } from "../art/kit.js";
import { ask } from "../lib/api.js";
import { html } from "../lib/dom.js";
import { tables } from "../lib/kept.js";
import { listed, words } from "../lib/words.js";
import { cover } from "./covers.js";

/** How a match ended. @typedef {{scores: number[], result: number[], verdict: string, ended: number}} Outcome */
/** What the server says of a table; `trouble` is why it can say nothing.
 * @typedef {{game: string, title: string, state: string, seats: {kind: string, name: string}[], waiting: number[], held: number[], yours: boolean,
 *   over: Outcome | null, notice: string, analysed: boolean, trouble: string}} Fate */

/** @typedef {{id: string, kept: import("../lib/kept.js").KeptTable, fate: Fate}} Entry */
/** How many of each list are shown. @typedef {{running: number, history: number}} Shown */
/** @typedef {import("../lib/dom.js").Safe} Safe */

/** @type {Shown} */
export const AT_FIRST = { running: 6, history: 12 };
export const MORE = 12;
const LOST = { game: "", title: "", state: "broken", seats: [], waiting: [], held: [], yours: false, over: null, notice: "", analysed: false };
const RUNNING = ["playing", "open"];

/** All of them in one request. @returns {Promise<Map<string, Fate>>} */
export async function fates() {
  const asked = Object.entries(tables()).map(([table, { token }]) => ({ table, token }));
  if (asked.length === 0) return new Map();
  const { tables: told, lost } = await ask("tables/mine", { body: { tables: asked } });
  return new Map([
    ...told.map((/** @type {any} */ one) => [one.table, { ...one, trouble: "" }]),
    ...lost.map((/** @type {any} */ one) => [one.table, { ...LOST, trouble: one.text }]),
  ]);
}

/** @param {Map<string, Fate>} known @returns {Entry[]} the newest first */
const newest = (known) => Object.entries(tables()).sort(([, a], [, b]) => b.at - a.at)
  .flatMap(([id, kept]) => { const fate = known.get(id); return fate ? [{ id, kept, fate }] : []; });

/** Those to go on with stand above the games, the others below them. @param {Map<string, Fate>} known @param {Shown} shown @returns {{running: Safe, history: Safe}} */
export function mine(known, shown) {
  const all = newest(known), running = all.filter(({ fate }) => RUNNING.includes(fate.state)), past = all.filter(({ fate }) => !RUNNING.includes(fate.state));
  running.sort((a, b) => rank(a.fate) - rank(b.fate));
  past.sort((a, b) => Number(a.fate.state === "broken") - Number(b.fate.state === "broken") || when(b) - when(a));
  return { running: running.length === 0 ? html`` : list("running", html`<h2>Your tables</h2>`, running, shown.running), history: history(past, shown.history) };
}

/** Yours, then the others', then those that wait for players. @param {Fate} fate */
const rank = ({ state, yours }) => (state === "open" ? 2 : yours ? 0 : 1);

/** @param {string} name @param {Safe} head @param {Entry[]} all @param {number} shown */
const list = (name, head, all, shown) => html`<section class="stack mine" data-key="${name}">${head}
  <div class="matches ${name}">${all.slice(0, shown).map(entry)}</div>
  ${all.length > shown && html`<button class="button" data-do="more" data-arg="${name}">Show ${Math.min(MORE, all.length - shown)} more of ${all.length}</button>`}</section>`;

/** @param {Entry[]} past @param {number} shown */
function history(past, shown) {
  const open = html`<label class="button">${icon("replay")} Open a replay file…<input class="vh" type="file" accept=".hearth,text/plain" data-change="bring"></label>`;
  const none = html`<section class="stack mine" data-key="history"><div class="row"><p class="muted grow">A match can be kept as a file and watched again, move by move.</p>${open}</div></section>`;
  return past.length === 0 ? none : list("history", html`<div class="row"><h2 class="grow">Match history</h2>${open}</div>`, past, shown);
}

/** @param {Entry} one */
function entry({ id, kept, fate }) {
  const { state, trouble } = fate, title = fate.title || kept.title || words(kept.game) || "A table", game = fate.game || kept.game;
  const name = state === "broken" ? html`<b>${title}</b>` : html`<b><a href="/t/${id}">${title}</a></b>`;
  return html`<article class="match ${state} ${fate.yours ? "yours" : ""}" data-key="mine-${id}"><span class="thumb">${state === "broken" ? icon("warning") : scene(cover(game).scene)}</span>
    <div class="about">${name}<small>${[kept.guided && RUNNING.includes(state) && "guided", company(fate, kept), date(when({ id, kept, fate }))].filter(Boolean).join(" · ")}</small></div>
    <div class="how">${status(fate)}${trouble && html`<small>${trouble}</small>`}</div>
    <div class="ways">${ways(id, fate)}</div><button class="button square quiet" data-do="forget" data-arg="${id}" aria-label="Take ${title} off the list" title="Take it off the list">${icon("cross")}</button></article>`;
}

/** @param {Fate} fate */
function status(fate) {
  const { state, yours, over } = fate;
  if (over) return result(fate, over);
  if (state === "broken") return html`<p class="bad">Cannot be opened</p>`;
  if (state === "kept") return html`<p>${fate.notice ? "Kept from older rules" : "Kept, not played to its end"}</p>`;
  if (state === "open") { const n = fate.seats.filter(({ kind }) => kind === "open").length; return html`<p>Waits for ${n === 1 ? "a player" : `${n} players`}</p>`; }
  return yours ? html`<p class="your-turn">${icon("flame")} ${fate.held.length > 1 ? `It is ${names(fate, fate.waiting)}'s turn` : "It is your turn"}</p>` : html`<p>${toMove(fate)}</p>`;
}

/** @param {Fate} fate @param {number[]} seats */
const names = ({ seats: all }, seats) => listed(seats.map((seat) => all[seat]?.name ?? ""));

/** Bots play while somebody is at the table. @param {Fate} fate */
function toMove(fate) {
  const isBot = fate.waiting.every((seat) => fate.seats[seat]?.kind === "bot");
  return `${names(fate, fate.waiting)} ${fate.waiting.length > 1 ? "are" : "is"} ${isBot ? "next" : "choosing"}`;
}

/** "You won 34 : 28": one's own points first. @param {Fate} fate @param {Outcome} over */
function result(fate, { scores, result: shares, verdict }) {
  const [own, other] = fate.held, alone = fate.seats.length === 1, single = own !== undefined && other === undefined;
  const first = single ? own : shares.indexOf(Math.max(...shares)), won = shares[first] > 0;
  const points = alone ? `with ${scores[0]} points` : [scores[first], ...scores.filter((_, seat) => seat !== first).sort((a, b) => b - a)].join(" : ");
  const who = single ? "You" : names(fate, [first]);
  const said = !alone && shares.filter((share) => share > 0).length > 1 && won ? "A shared victory" : `${who} ${won ? "won" : "lost"}`;
  return html`<p class="${single ? (won ? "won" : "lost") : ""}">${won && icon("crown")}<span>${said} <b class="number">${points}</b></span></p>${verdict && html`<small>${verdict}</small>`}`;
}

/** @param {Fate} fate @param {import("../lib/kept.js").KeptTable} kept */
function company({ seats, held }, { brought }) {
  const there = (/** @type {number[]} */ but) => listed(seats.filter(({ name }, seat) => name && !but.includes(seat)).map(({ name }) => name));
  if (brought || held.length !== 1) return [brought && "Replay file", there([])].filter(Boolean).join(" · ");
  return there(held) ? `against ${there(held)}` : seats.length === 1 ? "alone" : "";
}

/** @param {Entry} one */
const when = ({ kept, fate }) => (fate.over ? fate.over.ended * 1000 : kept.at);

/** @param {number} at */
function date(at) {
  const day = new Date(at), today = day.toDateString() === new Date().toDateString();
  return today ? `today, ${day.toLocaleTimeString([], { timeStyle: "short" })}` : day.toLocaleDateString([], { dateStyle: "medium" });
}

/** @param {string} id @param {Fate} fate */
function ways(id, { state, yours, analysed }) {
  if (state === "broken") return html``;
  if (RUNNING.includes(state)) return html`<a class="button ${yours ? "primary" : ""}" href="/t/${id}">${state === "open" ? "Look" : "Go on"}</a>`;
  return html`<a class="button" href="/t/${id}?move=0">${icon("replay")} Replay</a><a class="button" href="/t/${id}?analysis">${icon("eye")} ${analysed ? "Analysis" : "Analyse"}</a>`;
}
