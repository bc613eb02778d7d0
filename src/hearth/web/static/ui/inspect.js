// @ts-check
// One card, large, with everything that is printed on it.
import { icon } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { words } from "../lib/words.js";
import { dialogHead } from "./dialog.js";

const UNSEEN = new Set(["id", "title", "name", "text", "source", "effects", "effect", "copies", "x", "y", "now", "ability"]);

/** The printed row of a ref: in the list of its kind ("finish" and "finishes"), or else in whatever list it is. @param {any} cards @param {string} ref */
export function rowOf(cards, ref) {
  const kind = ref.slice(0, ref.indexOf(":")), id = ref.slice(kind.length + 1);
  const rows = Object.entries(cards ?? {}).flatMap(([name, list]) => (Array.isArray(list) ? list.filter((row) => row.id === id).map((row) => ({ name, row })) : []));
  return (rows.find(({ name }) => name.startsWith(kind)) ?? rows[0])?.row ?? null;
}

/** Where the rules tell of a ref: its own clause, or that of its kind. @param {import("../lib/types.js").Clauses | null} clauses @param {string} ref */
export const clauseOf = (clauses, ref) => clauses?.things[ref] ?? clauses?.kinds[ref.slice(0, ref.indexOf(":"))] ?? "";

/** @param {any} row @param {Element | null} picture the thing as it lies on the table @param {string} clause */
export function inspectDialog(row, picture, clause) {
  const facts = Object.entries(row).filter(([name, value]) => !UNSEEN.has(name) && value !== "" && value !== null && value !== 0);
  return html`${dialogHead(row.title ?? row.name ?? words(row.id))}<div class="${picture ? "inspect" : ""}">${picture && html`<div id="inspected"></div>`}
    <div class="stack">${row.text && html`<p>${row.text}</p>`}<table class="sheet-table"><tbody>${facts.map(([name, value]) => html`<tr><th scope="row">${words(name)}</th><td>${written(value)}</td></tr>`)}</tbody></table>
    ${clause && html`<div class="row"><button class="button" data-do="rules" data-arg="${clause}">${icon("book")} Rule ${clause}</button></div>`}</div></div>`;
}

/** @param {any} value @returns {string} */
function written(value) {
  if (Array.isArray(value)) return value.map(written).join(", ");
  if (value && typeof value === "object") return Object.entries(value).map(([name, one]) => `${words(name)} ${written(one)}`).join(", ");
  return typeof value === "string" ? words(value) : String(value);
}
