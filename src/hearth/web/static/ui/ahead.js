// @ts-check
// At a turning point of an analysis: the things on the board that the choice was about.
import { pointOut, thingsOf } from "../lib/marks.js";
import { bringToSight } from "./sight.js";

/** @typedef {import("../lib/types.js").State} State */

/** At a turning point an analysis speaks of the choice that comes next: the things it was about. @param {State} now @returns {string[]} */
export function choiceAhead({ replay, analysis, log }) {
  const { turning_points: turns = [], judged = [] } = analysis?.analysis ?? {}, here = replay?.steps[replay.at]?.move;
  const next = turns.some((/** @type {number} */ i) => judged[i].move === here) && replay?.steps[replay.at + 1]?.move;
  return next ? log.filter(({ move }) => move === next).flatMap(({ refs }) => refs) : [];
}

/** The moment whose choice was shown, and what is to come to sight. */
let lookedAt = "";
/** @type {HTMLElement[]} */
let fresh = [];

/** Mark them, and on a phone open the part of the table where they lie. @param {State} state @param {string[]} refs @param {boolean} wideScreen */
export function lookAhead(state, refs, wideScreen) {
  const at = state.analysis && state.replay ? `${state.replay.at} ${refs.length}` : "";
  if (at === lookedAt) return;
  lookedAt = at;
  fresh = refs.flatMap(thingsOf).filter((one) => one.closest(".zone"));
  pointOut(fresh);
  const zone = fresh[0]?.closest(".zone");
  if (zone && !wideScreen) state.tab = zone.id.replace("zone-", "");
}

/** Once everything is drawn they come to sight. */
export function showAhead() {
  if (fresh.length > 0) bringToSight(fresh.splice(0));
}
