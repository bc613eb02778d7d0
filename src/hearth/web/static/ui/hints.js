// @ts-check
// What a good bot would do, beside the options.
import { html } from "../lib/dom.js";
import { pointOut, thingsOf } from "../lib/marks.js";

/** @typedef {import("../lib/types.js").State} State */
/** The height of what lies over the end of the panel, in pixels. */
const ENDS = 72;
const MOST = 3;

/** The adviser's choice first, and what it thought of besides. @param {State} state */
const advice = ({ hint, table }) => (hint && hint.rev === table?.rev ? hint.options.slice(0, MOST) : []);

/** @param {State} state @param {string} id @returns {number | null} */
export const shareOf = (state, id) => advice(state).find((option) => option.id === id)?.share ?? null;

/** @param {State} state @param {string} id */
export const isAdvised = (state, id) => advice(state)[0]?.id === id;

/** The adviser's choice comes to sight in the panel, and its things on the board are pointed out. @param {State} state */
export function showAdvice(state) {
  const panel = document.getElementById("panel"), row = panel?.querySelector(".option.advised");
  const option = state.table?.decision?.options.find(({ id }) => isAdvised(state, id));
  if (!panel || !row || !option) return;
  const { top, bottom } = row.getBoundingClientRect(), seen = panel.getBoundingClientRect();
  if (top < seen.top || bottom > seen.bottom - ENDS) panel.scrollTop += top - seen.top - seen.height / 2;
  pointOut([row, ...option.path.flatMap(thingsOf)]);
}

/** Alone there is no win to share. @param {State} state */
const meaning = ({ table }) => (table?.seats.length === 1 ? "your points against what a win takes; 50 is just that" : "the share of the win that it seems to promise");

/** @param {State} state */
export function hintLine(state) {
  if (state.hinting) return html`<p class="waiting"><span class="spinner" aria-hidden="true"></span><span>A good player is looking at your table…</span></p>`;
  const option = state.table?.decision?.options.find(({ id }) => isAdvised(state, id));
  return option ? html`<p class="hint-line"><small>A good player would: <b>${option.label}</b>. Per cent: ${meaning(state)}.</small></p>` : html``;
}
