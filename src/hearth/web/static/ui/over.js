// @ts-check
// The end of a match.
import { icon, star } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { proof } from "./chance.js";
import { dialogHead } from "./dialog.js";
import { colourClass, crestOf, nameOf } from "./people.js";

/** @param {import("../lib/types.js").State} state */
export function overDialog({ table, log, rematch, watching }) {
  const over = table?.over;
  if (!table || !over) return html``;
  const order = table.seats.map(({ seat }) => seat).sort((a, b) => over.result[b] - over.result[a] || over.scores[b] - over.scores[a]);
  const ending = log.filter(({ seat }) => seat < 0).pop();
  return html`${dialogHead(headline(table, over, order[0]))}
    ${ending && html`<p class="muted">${ending.text}.</p>`}
    <div class="seats">${order.map((seat) => html`<div class="seat ${colourClass(table, seat)}">${crestOf(table, seat)}
      <span class="who"><b>${nameOf(table, seat)}</b><small>${table.seats[seat].title}</small></span>
      <span class="row">${over.result[seat] > 0 && icon("crown", { label: "won" })}${star(over.scores[seat], { label: `${over.scores[seat]} points` })}</span></div>`)}</div>
    ${over.tie_break && html`<p class="muted">${over.tie_break}</p>`}${over.verdict && html`<p>${over.verdict}</p>`}${over.why && html`<p>${over.why}</p>`}
    <div class="row">${again({ rematch, watching })}<button class="button" data-do="score">${icon("star")} Score sheet</button>
      <button class="button" data-do="replay" data-arg="0">${icon("replay")} Replay</button><button class="button" data-do="analysis">${icon("eye")} Analysis</button><a class="button" href="/api/tables/${table.table}/record">${icon("download")} Replay file</a><a class="button quiet" href="/">All games</a></div>${proof(table)}`;
}

/** @param {{rematch: string, watching: boolean}} state */
export function again({ rematch, watching }) {
  if (rematch) return html`<button class="button primary" data-do="rematch">${icon(watching ? "eye" : "turn")} ${watching ? "Watch the rematch" : "Join the rematch"}</button>`;
  return watching ? html`` : html`<button class="button primary" data-do="rematch">${icon("turn")} Play again</button>`;
}

/** @param {import("../lib/types.js").Table} table @param {import("../lib/types.js").Over} over @param {number} first */
function headline(table, over, first) {
  const winners = over.result.filter((share) => share > 0).length;
  if (winners === 0) return "The match is lost";
  if (winners > 1) return "A shared victory";
  return first === table.seat ? "You have won" : `${nameOf(table, first)} has won`;
}
