// @ts-check
// What binds the server: the seal that dice and cards have before the match, and how they are checked after it.
import { html } from "../lib/dom.js";
import { keepTable, tableOf } from "../lib/kept.js";

/** @typedef {import("../lib/types.js").Table} Table */
const SHOWN = 12; // digits of a seal where there is little room

/** The first seal that this browser saw at a table is the one that counts. @param {Table} table */
export function rememberSeal({ table, chance, held }) {
  if (chance.commitment && held.length && !tableOf(table).sealed) keepTable(table, { sealed: chance.commitment });
}

/** Below the log. @param {Table} table */
export const seal = ({ chance }) => chance.commitment && html`<p class="muted" title="${chance.commitment}">Dice and cards are sealed: <code>${chance.commitment.slice(0, SHOWN)}…</code></p>`;

/** Where several people play, they have to know that somebody could foresee chance. @param {Table} table */
export function seedWarning({ chance, seats, state }) {
  const people = seats.filter(({ kind }) => kind !== "bot").length;
  if (chance.seed === null || people < 2 || state === "over" || state === "kept") return "";
  return `The maker of this table chose the seed ${chance.seed}: whoever knows it can work out all dice and cards.`;
}

/** At the end. @param {Table} table */
export function proof({ table, chance }) {
  if (!chance.secret) return html``;
  const { sealed } = tableOf(table);
  const seen = sealed === chance.commitment ? "This browser saw the same seal when it first came to the table." : sealed ? "This browser saw another seal at first: something is wrong with this table." : "";
  return html`<details class="muted"><summary>Dice and cards can be checked</summary>
    <p>All of them were drawn with this secret:<br><code>${chance.secret}</code></p>
    <p>Its SHA-256 sealed them before the first move. ${seen}<br><code>${chance.commitment}</code></p>
    <p>With the replay file, <code>hearth replay FILE --verify</code> draws them all again.</p></details>`;
}
