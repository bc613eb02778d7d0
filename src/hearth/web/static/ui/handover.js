// @ts-check
// Several people on one screen: nobody sees the next one's things until it has been handed over.
import { icon } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { listed } from "../lib/words.js";
import { choosing, colourClass, crestOf, nameOf } from "./people.js";

/** Must the table be covered before it is drawn? @param {import("../lib/types.js").State} state */
export function needsCover({ table, held, shownSeat }) {
  if (!table || held.length < 2 || table.state !== "playing") return false;
  return table.seat !== shownSeat;
}

/** Also while bots play between two people: what the server shows then belongs to one of them. @param {import("../lib/types.js").State} state */
export function handover({ table, covered, held }) {
  if (!covered || !table || table.seat === null) return html``;
  const shared = html`<p class="shared">${icon("person")} ${listed(held.map((seat) => nameOf(table, seat)))} share this screen.</p>`;
  if (!table.decision) return html`<div class="handover" role="dialog" aria-modal="true" aria-label="Between two turns"><p class="waiting"><span class="spinner" aria-hidden="true"></span><span role="status">${choosing(table)}</span></p>${shared}</div>`;
  return html`<div class="handover ${colourClass(table, table.seat)}" role="dialog" aria-modal="true" aria-labelledby="handover-title">
    ${crestOf(table, table.seat, "big")}<h1 id="handover-title">${nameOf(table, table.seat)}, it is your turn</h1>
    <p class="muted">Pass the screen on. What is yours is shown when you are ready.</p>
    <button class="button primary" data-do="uncover" autofocus>I am ${nameOf(table, table.seat)}</button>${shared}</div>`;
}
