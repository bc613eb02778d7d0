// @ts-check
// The match again, move by move: fetched once, then every moment is drawn here without the server.
import { icon } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { seedWarning } from "./chance.js";
import { colourClass, crestOf, nameOf } from "./people.js";

/** @typedef {import("../lib/types.js").State} State */
/** @typedef {import("../lib/types.js").Table} Table */

const SPEEDS = [0.5, 1, 2, 4];

/** The state as it was: the shell draws it like the present, only that nothing can be chosen. @param {State} state @returns {State} */
export function replayed(state) {
  const { replay, table } = state, step = replay?.steps[replay.at];
  if (!table || !replay || !step) return state;
  const isLast = replay.at === replay.steps.length - 1;
  const seats = table.seats.map((seat, i) => ({ ...seat, title: step.names[i], score: step.scores?.[i] ?? null }));
  /** @type {Table} */
  const then = { ...table, view: step.view, seats, decision: null, clock: null, waiting: isLast ? table.waiting : step.view.actors ?? [], over: isLast ? table.over : null };
  return { ...state, table: then, log: state.log.filter(({ move }) => move <= step.move), picked: [], hint: null };
}

/** The lines of the moment. @param {State} state */
export function momentLines({ log, replay }) {
  const move = replay?.steps[replay.at]?.move;
  return log.filter((line) => line.move === move);
}

/** Who made the move, and its number. @param {State} state */
function moment({ table, replay }) {
  const step = replay?.steps[replay.at];
  if (!table || !replay || !step) return { title: "The match again", by: -1 };
  return { title: replay.at === 0 ? "Before the first move" : `Move ${step.move} of ${replay.steps.length - 1}`, by: step.by ?? -1 };
}

/** The lines of the moment with who did it; a choice on the way to something has none of its own. @param {State} state @param {number} by */
function spoken(state, by) {
  const { table } = state, name = (/** @type {number} */ seat) => (table && seat >= 0 ? nameOf(table, seat) : "");
  const all = momentLines(state).map(({ seat, text }) => ({ name: name(seat), text }));
  return all.length === 0 && by >= 0 ? [{ name: name(by), text: "has chosen; what comes of it follows" }] : all;
}

/** In place of the decisions. @param {State} state */
export function replayPanel(state) {
  const { table, replay } = state, { title, by } = moment(state);
  if (!table || !replay) return html``;
  if (replay.steps.length === 0) return html`<h2 id="prompt">The match again</h2><p class="waiting"><span class="spinner" aria-hidden="true"></span><span>Fetching every move: ${Math.round(replay.loaded / 1000)} kB</span></p>${backButton}`;
  return html`<h2 id="prompt">${title}</h2>${state.analysis?.words(state)}${by >= 0 && html`<p class="row moment ${colourClass(table, by)}">${crestOf(table, by, "small")}<b>${nameOf(table, by)}</b></p>`}
    <ul class="stack moment-lines">${spoken(state, by).map(({ name, text }) => html`<li>${name && html`<b>${name}</b> `}${text}</li>`)}</ul>
    <p class="muted">Touch a line of the log to go there.</p>${backButton}`;
}

/** In place of the decisions where nobody can play on. @param {Table} table */
export const keptPanel = ({ table, notice, file }) => html`<h2 id="prompt">A kept match</h2><p class="muted">${!notice && "It was not played to its end. "}Everybody can look at it, and nobody can play on.</p><div class="options">
  <button class="option primary" data-do="replay" data-arg="0">${icon("replay")}<span>Replay</span></button><button class="option" data-do="analysis">${icon("eye")}<span>Analysis: where it turned</span></button>
  ${file && html`<a class="option" href="/api/tables/${table}/record">${icon("download")}<span>Replay file</span></a>`}</div>`;

/** What is different about this match, above the board. @param {State} state */
export function noticeLine({ table }) {
  const warning = table ? seedWarning(table) : "";
  if (!table || !(table.notice || table.box || warning)) return html``;
  return html`<p class="notice" role="note">${icon("scroll")}<span>${table.notice} ${warning} ${table.box && html`It was played with a box of its own, <b>${table.box}</b>.`}</span></p>`;
}

const backButton = html`<div class="options"><button class="option primary" data-do="replay-close">${icon("back")}<span>Back to the table</span></button></div>`;

/** @param {string} deed @param {string} drawing @param {string} label */
const button = (deed, drawing, label) => html`<button class="button square" data-do="${deed}" aria-label="${label}" title="${label}">${icon(drawing)}</button>`;

/** The bar below the board. @param {State} state */
export function replayBar(state) {
  const { table, replay } = state;
  if (!table || !replay || replay.steps.length === 0) return html``;
  const last = replay.steps.length - 1, { title, by } = moment(state), [first] = spoken(state, by);
  return html`${state.analysis?.draw(state)}<div class="replay">
    <span class="row">${button("replay-first", "first", "First move")}${button("replay-back", "back", "One move back")}
      ${button("replay-play", replay.playing ? "pause" : "play", replay.playing ? "Pause" : "Play")}${button("replay-next", "next", "One move on")}${button("replay-last", "last", "Last move")}</span>
    <input type="range" min="0" max="${last}" value="${replay.at}" aria-label="Moment" aria-valuetext="${title}" data-input="replay-to" data-key="replay-slider" id="replay-slider">
    <label class="speed"><span class="vh">Speed</span><select class="select" data-change="replay-speed">${SPEEDS.map((one) => html`<option value="${one}" ${one === replay.speed && html`selected`}>${one}×</option>`)}</select></label>
    <span class="row take">${button("copy-moment", "link", "Copy the link to this moment")}${table.file && html`<a class="button square" href="/api/tables/${table.table}/record" aria-label="Replay file" title="Replay file: the match to keep, readable">${icon("download")}</a>`}</span>
    <p class="only-phone moment-line">${title}${first && html`: ${first.name} ${first.text}`}</p><button class="button only-phone" data-do="replay-close">${icon("back")} <span>Back<span class="where"> to the table</span></span></button></div>`;
}
