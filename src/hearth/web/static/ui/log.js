// @ts-check
// What happened. A line that is touched points at its things.
import { html } from "../lib/dom.js";
import { colourClass, nameOf } from "./people.js";

/** @typedef {import("../lib/types.js").State} State */
const SHOWN = 120;

/** The newest first: what happened since your last choice stands at the top. @param {State} state */
export function log(state) {
  const { table } = state;
  if (!table) return html``;
  const lines = state.log.slice(-SHOWN).reverse();
  return html`<h2>Log</h2><ol>${lines.map((line) => entry(state, line))}</ol>${lines.length === 0 && html`<p class="muted">Nothing has happened yet.</p>`}`;
}

/** @param {State} state @param {import("../lib/types.js").Line} line */
function entry({ table, fresh }, line) {
  if (!table) return html``;
  const who = line.seat >= 0 && html`<b>${nameOf(table, line.seat)}</b> `;
  const touchable = line.refs.length > 0 && html`data-refs="${line.refs.join(" ")}" data-do="point" data-arg="${line.refs.join(" ")}"`;
  return html`<li class="${colourClass(table, line.seat)} ${line.n >= fresh ? "fresh" : ""}" data-key="line-${line.n}" ${touchable}>${who}${line.text}</li>`;
}
