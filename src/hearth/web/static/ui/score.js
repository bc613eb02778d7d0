// @ts-check
// The score sheet: where everybody's points come from.
import { html } from "../lib/dom.js";
import { dialogHead } from "./dialog.js";
import { crestOf, nameOf } from "./people.js";

/** @typedef {import("../lib/types.js").Row} Row */

/** @param {import("../lib/types.js").State} state @param {Row[][] | null} sheets null: not here yet */
export function scoreDialog({ table }, sheets) {
  if (!table || !sheets) return html`${dialogHead("Score sheet")}<p class="waiting"><span class="spinner"></span> Adding up…</p>`;
  if (sheets.length === 0) return html`${dialogHead("Score sheet")}<p class="muted">Who watches is told the points at the end.</p>`;
  const titles = [...new Set(sheets.flat().map((row) => row.title))];
  return html`${dialogHead("Score sheet")}<div class="scroll-x" tabindex="0" role="region" aria-labelledby="dialog-title"><table class="sheet-table"><thead><tr><th scope="col">Points for</th>
    ${sheets.map((_, seat) => html`<th scope="col">${crestOf(table, seat, "small")} ${nameOf(table, seat)} <b class="number gold" aria-hidden="true">${totalOf(table, seat)}</b></th>`)}</tr></thead><tbody>
    ${titles.map((title) => html`<tr><th scope="row">${title}</th>${sheets.map((rows) => cell(rows.filter((row) => row.title === title)))}</tr>`)}
    <tr><th scope="row">Together</th>${sheets.map((_, seat) => html`<td><b class="number">${totalOf(table, seat)}</b></td>`)}</tr></tbody></table></div>
    ${table.state !== "over" && html`<p class="muted">As far as you can know now.</p>`}`;
}

/** @param {import("../lib/types.js").Table} table @param {number} seat */
const totalOf = (table, seat) => table.over?.scores[seat] ?? table.seats[seat].score ?? "?";

/** @param {Row[]} rows */
const cell = (rows) => html`<td>${rows.map(({ points, why }) => html`<div><b class="number">${points ?? "?"}</b>${why && html` <small>${why}</small>`}</div>`)}</td>`;
