// @ts-check
// A finished match looked back at: the course of it above the replay's slider, and where it turned. Fetched when it is asked for.
import { icon } from "../art/kit.js";
import { ask } from "../lib/api.js";
import { html } from "../lib/dom.js";
import { keepTable, read } from "../lib/kept.js";
import { toast } from "./dialog.js";
import { colourClass, crestOf, nameOf } from "./people.js";

/** @typedef {import("../lib/types.js").State} State */
/** @typedef {{i: number, move: number, seat: number, taken: string, best: string, taken_label: string, best_label: string, shares: number[], loss: number, error: number}} Judged */
/** @typedef {{moves: number, iterations: number, result: number[], judged: Judged[], turning_points: number[], story?: string[]}} Analysis */
/** How it stood at a choice. @typedef {{move: number, shares: number[]}} Point */
/** @typedef {{state: "none" | "running" | "failed" | "done", done: number, of: number, seconds: number | null, text: string, course: Point[], analysis: Analysis | null}} Status */

const ASK_AGAIN = 1500, WIDTH = 1000, HEIGHT = 100, SURE = 1.96;
const percent = (/** @type {number} */ share) => `${Math.round(100 * share)} %`;
const within = (/** @type {number} */ share) => (share < 0.005 ? "less than 1 %" : percent(share));

/** @param {import("./table.js").Shell} shell @param {import("../lib/input.js").Deeds} deeds @returns {import("../lib/input.js").Deeds} */
export function analysisDeeds({ state, draw }, deeds) {
  const path = `tables/${state.id}/analysis`;
  /** @param {Status} status */
  function show(status) {
    state.analysis = { ...status, draw: analysisPart, words: analysisWords };
    draw();
    if (status.state === "running") setTimeout(look, ASK_AGAIN);
    if (status.state === "failed") toast(status.text, { bad: true });
  }
  async function look() {
    if (state.analysis) show(await ask(path));
  }
  return {
    async "analysis-open"() {
      if (!state.replay) deeds.replay("0", null, new Event("open"));
      show(await ask(path, { body: {} }));
    },
    "analysis-close"() { state.analysis = null; draw(); },
    "analysis-at"(_, chart, event) {
      const { left, width } = chart.getBoundingClientRect(), x = /** @type {MouseEvent} */ (event).clientX;
      if (x && width) deeds["replay-move"](String(Math.round(((x - left) / width) * (state.analysis?.analysis?.moves ?? 0))), chart, event);
    },
    async "play-on"(seat) {
      const name = state.table?.held.includes(Number(seat)) ? nameOf(state.table, Number(seat)) : read("name", "");
      const made = await ask(`tables/${state.id}/play_on`, { body: { move: moveOf(state), seat: Number(seat), name } });
      keepTable(made.table, { token: made.token, made: true, game: state.table?.game, title: state.title });
      location.assign(`/t/${made.table}`);
    },
  };
}

/** Who plays on: one's own seat, or else the one whose choice it is. @param {State} state @param {Judged | undefined} turn */
export function playsOn({ table, replay }, turn) {
  const due = [turn?.seat, replay?.steps[replay.at + 1]?.by].filter((seat) => seat !== undefined), held = table?.held ?? [];
  return due.find((seat) => held.includes(seat)) ?? held[0] ?? due[0];
}

/** How many moves had been made at the moment that is shown. @param {State} state */
const moveOf = ({ replay }) => replay?.steps[replay.at]?.move ?? 0;

/** @param {State} state */
function analysisPart(state) {
  const { analysis: found } = state;
  if (!found || !state.replay?.steps.length) return html``;
  if (found.analysis) return whole(state, found.analysis);
  return found.state === "running" ? underway(state, found) : html``;
}

/** The course as far as it is, and how long it will take. @param {State} state @param {import("../lib/types.js").Looked} found */
function underway({ table, replay }, { done, of, seconds, course }) {
  const moves = replay?.steps[replay.steps.length - 1]?.move ?? 0;
  return html`<div class="analysis"><label class="row"><span>A master looks back: choice ${done} of ${of}${seconds !== null && `, ${stillTakes(seconds)}`}. <span class="muted">You can leave: it goes on, and the match history leads back to it.</span></span><progress max="${of}" value="${done}"></progress></label>
    ${table && course.length > 1 && html`<div class="course growing"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">${lines(table, { judged: course, result: [], moves })}</svg></div>`}</div>`;
}

/** @param {number} seconds */
const stillTakes = (seconds) => (seconds < 60 ? "less than a minute more" : `about ${Math.round(seconds / 60)} ${seconds < 90 ? "minute" : "minutes"} more`);

/** @param {State} state @param {Analysis} analysis */
function whole(state, analysis) {
  const { table } = state, move = moveOf(state), x = ((WIDTH * move) / Math.max(1, analysis.moves)).toFixed(1);
  if (!table) return html``;
  return html`<div class="analysis"><div class="analysis-seats"><b>${table.seats.length > 1 ? "Share of the win" : "Promise of a good result"}</b>
      ${table.seats.map(({ seat }) => html`<span class="row ${colourClass(table, seat)}">${crestOf(table, seat, "small")}<span>${nameOf(table, seat)} <b class="number">${percent(shareAt(analysis, seat, move))}</b></span></span>`)}</div>
    <div class="course" data-do="analysis-at"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
      <path class="half" d="M0 ${HEIGHT / 2}H${WIDTH}"/>${lines(table, analysis)}<path class="now" d="M${x} -5V${HEIGHT + 5}"/></svg>
      ${turnsOf(analysis).map((one) => dot(state, analysis, one))}</div>
    <button class="button square quiet" data-do="analysis-close" aria-label="Close the analysis">${icon("cross")}</button><div class="only-phone">${analysisWords(state)}</div></div>`;
}

/** @param {Analysis} analysis */
const turnsOf = ({ turning_points, judged }) => turning_points.map((i) => judged[i]);

/** What a seat's share was when so many moves had been made. @param {Analysis} analysis @param {number} seat @param {number} move */
function shareAt({ judged, result, moves }, seat, move) {
  if (move >= moves && result.length) return result[seat];
  const before = judged.filter((one) => one.move <= move).pop() ?? judged[0];
  return before.shares[seat];
}

/** A line for each seat. @param {import("../lib/types.js").Table} table @param {{judged: Point[], result: number[], moves: number}} course */
const lines = (table, course) => table.seats.map(({ seat }) => html`<polyline class="${colourClass(table, seat)}" points="${line(course, seat)}"/>`);

/** @param {{judged: Point[], result: number[], moves: number}} course @param {number} seat */
function line({ judged, result, moves }, seat) {
  const points = judged.map((one) => [one.move, one.shares[seat]]);
  if (result.length) points.push([moves, result[seat]]);
  return points.map(([move, share]) => `${((WIDTH * move) / Math.max(1, moves)).toFixed(1)},${(HEIGHT * (1 - share)).toFixed(1)}`).join(" ");
}

/** @param {State} state @param {Analysis} analysis @param {Judged} one */
function dot(state, { moves }, one) {
  const place = `left:${((100 * one.move) / Math.max(1, moves)).toFixed(2)}%;top:${(100 * (1 - one.shares[one.seat])).toFixed(1)}%`;
  const here = one.move === moveOf(state), who = state.table ? nameOf(state.table, one.seat) : "";
  return html`<button class="turn ${here ? "here" : ""} ${state.table ? colourClass(state.table, one.seat) : ""}" style="${place}" data-key="turn-${one.i}" data-do="replay-move" data-arg="${one.move}"
    aria-label="Turning point, move ${one.move + 1}: ${who} gave away ${percent(one.loss)}" title="${who}: ${one.taken_label}"></button>`;
}

/** The turning point that is shown, or the way to the next. @param {State} state */
function analysisWords(state) {
  const { table, analysis: found } = state, move = moveOf(state);
  if (!table || !found?.analysis) return html``;
  const turns = turnsOf(found.analysis), here = turns.find((one) => one.move === move), next = turns.find((one) => one.move > move);
  const who = playsOn(state, here), isEdge = move === 0 || move === found.analysis.moves, story = isEdge ? found.analysis.story ?? [] : [];
  return html`<div class="analysis-words">${story.length > 0 && html`<div class="story" tabindex="0">${story.map((/** @type {string} */ sentence) => html`<p>${sentence}</p>`)}</div>`}
    ${here ? turned(table, here) : html`<p class="muted count">${counted(turns.length)}</p>`}
    <div class="options">${next && html`<button class="option" data-do="replay-move" data-arg="${next.move}">${icon("next")}<span>Next turning point</span></button>`}
      ${who != null && move < found.analysis.moves && html`<button class="option" data-do="play-on" data-arg="${who}">${icon("play")}<span>Play on from here as ${nameOf(table, who)}<small>A new table; this match stays as it is.</small></span></button>`}</div></div>`;
}

/** @param {number} n */
const counted = (n) => (n === 0 ? "No choice gave away so much that it turned the match for certain." : `${n} turning point${n > 1 ? "s" : ""}: choices that gave away a part of the win for certain.`);

/** @param {import("../lib/types.js").Table} table @param {Judged} one */
const turned = (table, one) => html`<p class="${colourClass(table, one.seat)} turned" tabindex="0">Here <b>${nameOf(table, one.seat)}</b> chose “${one.taken_label}”. Better by <b>${percent(one.loss)}</b> ± ${within(SURE * one.error)} of the win: <b>“${one.best_label}”</b>.</p>`;
