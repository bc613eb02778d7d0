// @ts-check
// Rolled dice, read from the log: a tray to look at, and the same in words.
import { die, tray } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { sentence } from "../lib/words.js";
import { colourClass, nameOf } from "./people.js";

/** @typedef {import("../lib/types.js").Line} Line */
/** @typedef {import("../lib/types.js").Roll} Roll */
/** @typedef {import("../lib/types.js").Table} Table */

/** What comes of the dice. */
const SUMS = /(_result|_added_up)$/;

/** More dice of several people are not told one by one. */
const MOST_LINES = 6;

/** The roll that new lines tell of; null if none was made, or if its dice lie on the board to be chosen from.
 * @param {Table} table @param {Line[]} lines @returns {Roll | null} */
export function rollIn(table, lines) {
  const thrown = lines.filter(({ die }) => die);
  if (thrown.length === 0 || table.decision?.options.some(({ path }) => path[0]?.startsWith("die:"))) return null;
  const everybody = thrown.some(({ seat }) => seat !== thrown[0].seat); // as for the First Player
  if (everybody) return { seat: -1, dice: diceOf(thrown), done: null, words: thrown.length > MOST_LINES ? [] : thrown.map(({ seat, text }) => (seat >= 0 ? `${nameOf(table, seat)} ${text}` : text)) };
  const { seat } = thrown[0], sums = lines.filter((line) => line.seat === seat && SUMS.test(line.event));
  const after = sums.map(({ text }) => text), [total, need] = reached(after.at(-1) ?? "");
  return { seat, dice: diceOf(thrown), done: need === null ? null : total >= need, words: after };
}

/** @param {Line[]} lines */
const diceOf = (lines) => lines.map(({ die }) => ({ sides: die?.[0] ?? 6, value: die?.[1] ?? 0 }));

/** A sum against what was needed, as "reaches 12; Iron Helm needs 11". @param {string} text @returns {[number, number | null]} */
function reached(text) {
  const found = /reaches (\d+).*needs (\d+)/.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : [0, null];
}

/** @param {Table} table @param {Roll} roll */
export function spoken(table, { seat, dice, words, done }) {
  if (seat < 0) return words.join(". ");
  const faces = dice.map(({ sides, value }) => `${value} on a d${sides}`).join(", ");
  return [`${nameOf(table, seat)} rolls ${faces}`, ...words.map(sentence), done === null ? "" : done ? "It succeeds" : "It fails"].filter(Boolean).join(". ");
}

/** The same in one line, where nothing may be covered. @param {Table} table @param {Roll} roll */
export function rollLine(table, { seat, dice, words, done }) {
  const outcome = done === null ? "" : done ? ": done" : ": not enough";
  return html`<div class="roll-line ${colourClass(table, seat)}" data-key="roll-${table.rev}"><span class="row">${dice.map(({ sides, value }) => die(sides, value))}</span><span class="${done === null ? "" : done ? "good" : "bad"}"><b>${nameOf(table, seat)}</b> ${words.at(-1) ?? "rolls"}${outcome}</span></div>`;
}

/** @param {Table} table @param {Roll} roll */
export function rollTray(table, { seat, dice, words, done }) {
  const outcome = done === null ? "" : done ? ": done" : ": not enough";
  return html`<div class="rolled ${colourClass(table, seat)}" data-do="put-away" data-key="roll-${table.rev}">${seat >= 0 && html`<b>${nameOf(table, seat)}</b>`}${tray(dice, {})}
    ${words.map((text, i) => html`<p class="${i === words.length - 1 && done !== null ? (done ? "good" : "bad") : ""}">${sentence(text)}${i === words.length - 1 ? outcome : ""}</p>`)}</div>`;
}
