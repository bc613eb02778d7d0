// @ts-check
// What happened. A line that is touched points at its things; in a replay it leads to its moment.
import { html } from "../lib/dom.js";
import { seal } from "./chance.js";
import { colourClass, nameOf } from "./people.js";
import { news } from "./recap.js";

/** @typedef {import("../lib/types.js").State} State */
/** @typedef {import("../lib/types.js").Line} Line */
const SHOWN = 120;

/** The newest first: what happened since your last choice stands at the top. @param {State} state */
export function log(state) {
  if (!state.table) return html``;
  const lines = state.log.slice(-SHOWN).reverse(), from = state.replay ? Infinity : news(state)[0]?.n ?? Infinity;
  const fresh = lines.filter(({ n }) => n >= from), before = lines.filter(({ n }) => n < from);
  return html`<h2>Log</h2>${fresh.length > 0 && html`<h3>Since your last turn</h3>${list(state, fresh, "fresh")}<h3>Before</h3>`}
    ${list(state, before, "")}${lines.length === 0 && html`<p class="muted">Nothing has happened yet.</p>`}${seal(state.table)}`;
}

/** @param {State} state @param {Line[]} lines @param {string} kind */
const list = (state, lines, kind) => html`<ol data-key="lines-${kind}">${lines.map((line) => entry(state, line, kind))}</ol>`;

/** @param {State} state @param {Line} line @param {string} kind */
function entry({ table, replay, recap }, line, kind) {
  if (!table) return html``;
  const text = html`${line.seat >= 0 && html`<b>${nameOf(table, line.seat)}</b> `}${line.text}`;
  const classes = `${colourClass(table, line.seat)} ${kind} ${recap?.n === line.n ? "now" : ""}`;
  return html`<li class="${classes}" data-key="line-${line.n}">${replay ? html`<button class="line" data-do="replay-move" data-arg="${line.move}">${text}</button>`
    : line.refs.length > 0 ? html`<button class="line" data-do="point" data-arg="${line.refs.join(" ")}">${text}</button>` : text}</li>`;
}
