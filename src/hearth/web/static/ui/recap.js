// @ts-check
// Since your last turn: what the others did, in one line, on the board, and step by step.
import { icon, player } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { read } from "../lib/kept.js";
import { rowOf } from "./inspect.js";
import { colourClass, nameOf, ownerOf } from "./people.js";

/** @typedef {import("../lib/types.js").State} State */
/** @typedef {import("../lib/types.js").Line} Line */

/** @param {State} state @returns {number} the first line after the last choice of who looks */
function freshFrom({ table, log, fresh }) {
  const seat = table?.seat ?? -1;
  return fresh[seat] ?? (log.findLast((line) => line.seat === seat)?.n ?? -1) + 1;
}

/** Who looks has chosen: what follows is new. @param {State} state */
export function forgetNews(state) {
  state.fresh[state.table?.seat ?? -1] = (state.log.at(-1)?.n ?? -1) + 1;
}

/** A choice was taken back: what was new before it is new again. @param {State} state */
export function recallNews({ table, fresh }) {
  delete fresh[table?.seat ?? -1];
}

/** What the others did, and what came of it. @param {State} state @returns {Line[]} */
export function news(state) {
  const from = freshFrom(state), mine = state.table?.seat ?? -1;
  const lines = state.log.filter((line) => line.n >= from && line.seat !== mine && line.move > 0);
  return lines.some(({ seat }) => seat >= 0) ? lines : [];
}

/** @param {State} state */
export function newsStrip(state) {
  const others = state.table?.decision ? news(state).filter(({ seat }) => seat >= 0).length : 0;
  return others > 0 && html`<button class="news" data-do="recap" data-key="news">${icon("replay")}<span>Since your last turn: <b>${others === 1 ? "one thing" : `${others} things`}</b></span><span class="muted">${state.recap ? "Stop" : "Show"}</span></button>`;
}

/** Who has chosen less than this often may be new here. */
const FIRST_CHOICES = 8;

/** For who plays here for the first time and has not read how. @param {State} state */
export function welcome({ table, log }) {
  const chosen = log.filter(({ seat, move }) => seat === table?.seat && move > 0).length;
  return chosen < FIRST_CHOICES && !read("helped", false) && html`<button class="news" data-do="help" data-key="welcome">${icon("help")}<span>New here? <b>What glows can be chosen.</b></span><span class="muted">More</span></button>`;
}

/** More new things than this are a new beginning, where nothing stands out. */
const MANY_NEW = 4;

/** The colour of who moved a thing, for lib/marks.js; what came by itself has none of the players'. @param {State} state @param {Line[]} lines */
export function moverOf({ table, cards, lay }, lines) {
  /** @type {Map<string, string>} */
  const movers = new Map();
  const byItself = lines.filter((line) => line.seat < 0 && line.refs.length > 0);
  for (const line of byItself.length > MANY_NEW ? [] : byItself) for (const ref of line.refs) movers.set(ref, "var(--ink2)");
  for (const line of lines) if (table && line.seat >= 0) for (const ref of line.refs) movers.set(ref, `var(--c-${player(ownerOf(table, line.seat)).colour})`);
  return (/** @type {string} */ ref, /** @type {string} */ about) => {
    const colour = movers.get(about) ?? movers.get(ref);
    if (!colour) return "";
    // Of things that are alike, only one that was not there before is meant.
    const row = rowOf(cards, movers.has(about) ? about : ref), alike = !row || row.copies > 1;
    return alike && (lay.size === 0 || !lay.has(ref) || lay.get(ref) === about) ? "" : colour;
  };
}

/** The line that is being shown, over the board. @param {State} state */
export function caption({ table, recap }) {
  if (!table || !recap) return html``;
  return html`<div class="caption ${colourClass(table, recap.seat)}" data-do="recap">${recap.seat >= 0 && html`<b>${nameOf(table, recap.seat)}</b>`} ${recap.text}</div>`;
}

const PER_LINE = 1500;

/** One line after the other until it is stopped. @param {State} state @param {(line: Line) => void} show @param {() => void} done */
export async function playNews(state, show, done) {
  for (const line of news(state)) {
    state.recap = line;
    show(line);
    await new Promise((next) => setTimeout(next, PER_LINE));
    if (state.recap !== line) return;
  }
  state.recap = null;
  done();
}
