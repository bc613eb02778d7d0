// @ts-check
// The decision panel: everything that can be chosen, as a list. It alone is enough to play.
import { chip, coin, die, icon, key, silver } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { exact, live } from "../lib/options.js";
import { words } from "../lib/words.js";
import { card, guideOf, isReading } from "./guided.js";
import { hintLine, isAdvised, shareOf } from "./hints.js";
import { again } from "./over.js";
import { choosing } from "./people.js";
import { newsStrip, welcome } from "./recap.js";
import { keptPanel, replayPanel } from "./replay.js";

/** @typedef {import("../lib/types.js").State} State */
/** @typedef {import("../lib/types.js").Option} Option */

const ENDS = /^(end|pass|stop|done|finish|decline|keep_dice|leave|no_|protect_none)/;
/** More than this of one kind are folded, if there are other kinds. */
const MANY = 9;
const DRAWINGS = /** @type {Record<string, string>} */ ({ gold: "gold", action: "hourglass", faith: "star", rune: "scroll" });

/** How much of the panel a phone shows. */
export const HEIGHTS = ["peek", "half", "tall"];

/** As it was pulled; otherwise little while the board can be touched. @param {State} state */
export function heightOf({ table, picked, grip, hint }) {
  if (grip) return grip;
  if (table?.guide) return "half";
  if (hint && hint.rev === table?.rev) return "half";
  return picked.length === 0 && table?.decision?.options.some((option) => option.path.length > 0) ? "peek" : "half";
}

/** Ends a turn or a part of it. @param {Option} option */
export const isEnd = (option) => option.path.length === 0 && ENDS.test(option.verb);

/** The options in the order in which they are shown. @param {State} state @returns {Option[]} */
function ordered({ table, picked }) {
  const left = live(table?.decision?.options ?? [], picked);
  return [...groups(left.filter((option) => !isEnd(option))).values()].flat().concat(left.filter(isEnd));
}

/** Those that have a number and a key: all that are not folded away. @param {State} state @returns {Option[]} */
export function numbered(state) {
  const order = ordered(state), rest = order.filter((option) => !isEnd(option)), kinds = groups(rest);
  return order.filter((option) => isEnd(option) || !isFolded(kinds.get(option.verb) ?? [], areSeveral(kinds, rest)));
}

/** Kinds of choices are told apart where there is more than one, and some have more than one choice. @param {Map<string, Option[]>} kinds @param {Option[]} rest */
const areSeveral = (kinds, rest) => kinds.size > 1 && kinds.size < rest.length;

/** @param {Option[]} options @param {boolean} several */
const isFolded = (options, several) => several && options.length > MANY;

/** @param {Option[]} options @returns {Map<string, Option[]>} */
function groups(options) {
  const all = new Map();
  for (const option of options) all.set(option.verb, [...(all.get(option.verb) ?? []), option]);
  return all;
}

/** @param {State} state */
export function panel(state) {
  const { table } = state;
  if (!table) return html``;
  const grip = html`<button class="grip" data-do="grip" aria-label="More or less of the choices"></button>`;
  const spoken = guideOf(state) && card(state);
  const body = state.replay ? replayPanel(state) : spoken && (isReading(state) || !table.decision) ? "" : table.decision ? decision(state) : waiting(state);
  const clock = table.clock && !state.replay && html`<div class="time"><div class="clock" id="clock"></div><b class="number" id="clock-text" role="timer" aria-label="Time left"></b></div>`;
  return html`${grip}${spoken}${clock}${body}`;
}

/** @param {State} state */
function decision(state) {
  const asked = /** @type {import("../lib/types.js").Decision} */ (state.table?.decision);
  const order = ordered(state), rest = order.filter((option) => !isEnd(option)), ends = order.filter(isEnd);
  const keys = numbered(state), kinds = groups(rest), oneKind = kinds.size === 1 || (rest.length === 0 && groups(ends).size === 1);
  return html`<h2 id="prompt">${asked.prompt}${oneKind && ruleSign(state, order[0].verb)}</h2>
    ${state.picked.length > 0 && html`<button class="button" data-do="back">${icon("back")} Back ${key("Esc")}</button>`}
    ${sureLine(state)}${hintLine(state)}
    ${state.picked.length === 0 && !guideOf(state) && html`${welcome(state)}${newsStrip(state)}`}
    ${[...kinds].map(([verb, options]) => group(state, verb, options, { order, keys }, areSeveral(kinds, rest)))}
    ${ends.length > 0 && html`<h3 class="vh">To go on</h3><div class="options ${rest.length > 0 ? "ends" : ""}">${ends.map((option) => row(state, option, { order, keys }))}</div>`}
    ${undo(asked)}`;
}

/** Chance was touched on the board: the odds are read before it is asked. @param {State} state */
function sureLine({ table, picked }) {
  const asked = exact(table?.decision?.options ?? [], picked);
  return asked?.risk && html`<p class="sure">${die(6, "?", { size: "big", label: "" })}<span><b>${asked.risk}</b><small>Touch it again, or choose it here.</small></span></p>`;
}

/** All options as they are shown, and those of them that have a key. @typedef {{order: Option[], keys: Option[]}} Shown */

/** @param {State} state @param {string} verb @param {Option[]} options @param {Shown} shown @param {boolean} several */
function group(state, verb, options, shown, several) {
  const rows = html`<div class="options">${options.map((option) => row(state, option, shown))}</div>`;
  if (!several) return rows;
  if (!isFolded(options, several)) return html`<h3>${words(verb)}${ruleSign(state, verb)}</h3>${rows}`;
  return html`<details data-key="verb-${verb}"><summary class="option"><span>${words(verb)}</span><b class="number">${options.length}</b></summary>${ruleLine(state, verb)}${rows}</details>`;
}

/** The same inside what was folded. @param {State} state @param {string} verb */
const ruleLine = ({ clauses }, verb) => clauses?.verbs[verb] && html`<button class="button quiet rule-line" data-do="rules" data-arg="${clauses.verbs[verb]}">Rule ${clauses.verbs[verb]}</button>`;

/** The clause of a kind of choices, a touch away. @param {State} state @param {string} verb */
function ruleSign({ clauses }, verb) {
  const number = clauses?.verbs[verb];
  return number && html` <button class="rule-sign" data-do="rules" data-arg="${number}" aria-label="Rule ${number}: ${words(verb)}" title="Rule ${number}">?</button>`;
}

/** @param {State} state @param {Option} option @param {Shown} shown */
function row(state, option, { order, keys }) {
  const number = keys.indexOf(option) + 1, share = shareOf(state, option.id), isAsked = option === exact(order, state.picked);
  const classes = ["option", order.every(isEnd) || order.length === 1 ? "primary" : isEnd(option) && "closing", share != null && "hinted", isAdvised(state, option.id) && "advised"].filter(Boolean).join(" ");
  return html`<button class="${classes}" data-key="option-${option.id}" data-do="choose" data-arg="${option.id}" ${state.sending && html`aria-disabled="true"`}>
    ${number > 0 && number <= 9 && key(String(number))}<span>${option.label}</span>
    ${share != null && html`<b class="number gold" title="The share of the win that it seems to promise">${Math.round(share * 100)} %</b>`}
    ${Object.entries(option.cost).map(([what, n]) => price(what, n))}
    ${option.risk && !isAsked && html`<span class="risk">${option.risk}</span>`}</button>`;
}

/** @param {string} what @param {number} n */
function price(what, n) {
  if (what === "coin") return coin(n, { size: "small", label: `costs ${n} Coin` });
  if (what === "silver") return silver(n, { size: "small", label: `costs ${n} silver` });
  if (what === "gold") return coin(n, { size: "small", label: `costs ${n} gold` });
  return chip(DRAWINGS[what] ?? what, n, `costs ${n} ${words(what).toLowerCase()}`);
}

/** @param {import("../lib/types.js").Decision} asked */
const undo = ({ undo: { ok, why } }) => ok
  ? html`<p class="undo"><button class="button" data-do="undo">${icon("undo")} Undo ${key("U")}</button></p>`
  : why && !why.startsWith("there is no choice") && html`<p class="undo"><small>No undo: ${why}.</small></p>`;

/** @param {State} state */
function waiting(state) {
  const { table, watching } = state;
  if (!table) return html``;
  if (table.state === "over") return html`<h2 id="prompt">The match is over</h2><div class="options">
    <button class="option primary" data-do="over">${icon("crown")}<span>How it ended</span></button><button class="option" data-do="score">${icon("star")}<span>Score sheet</span></button>
    <button class="option" data-do="replay" data-arg="0">${icon("replay")}<span>Replay</span></button><button class="option" data-do="analysis">${icon("eye")}<span>Analysis: where it turned</span></button>${again(state)}</div>`;
  if (table.state === "kept") return keptPanel(table);
  const spinner = table.state === "playing" && html`<span class="spinner" aria-hidden="true"></span>`;
  return html`<h2 id="prompt">${watching ? "You are watching" : "Not your turn"}</h2><p class="waiting">${spinner}<span>${choosing(table)}</span></p>`;
}
