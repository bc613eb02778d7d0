// @ts-check
// Several people on one screen: nobody sees the next one's things until it has been handed over.
import { html } from "../lib/dom.js";
import { choosing, colourClass, crestOf, nameOf } from "./people.js";

/** Must the table be covered before it is drawn? @param {import("../lib/types.js").State} state */
export function needsCover({ table, held, shownSeat }) {
  if (!table || held.length < 2 || table.state !== "playing") return false;
  return table.seat !== shownSeat;
}

/** @param {import("../lib/types.js").State} state */
export function handover({ table, covered }) {
  if (!covered || !table || table.seat === null) return html``;
  if (!table.decision) return html`<div class="handover"><p class="waiting"><span class="spinner"></span>${choosing(table)}</p></div>`;
  return html`<div class="handover ${colourClass(table, table.seat)}" role="dialog" aria-modal="true" aria-labelledby="handover-title">
    ${crestOf(table, table.seat, "big")}<h1 id="handover-title">${nameOf(table, table.seat)}, it is your turn</h1>
    <p class="muted">Pass the screen on. What is yours is shown when you are ready.</p>
    <button class="button primary" data-do="uncover" autofocus>I am ${nameOf(table, table.seat)}</button></div>`;
}
