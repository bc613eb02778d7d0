// @ts-check
// What a good bot would do, beside the options.
import { html } from "../lib/dom.js";
import { words } from "../lib/words.js";

/** @typedef {import("../lib/types.js").State} State */
const WORTH_SHOWING = 0.08, MOST = 3;

/** @param {State} state @param {string} id @returns {number | null} */
export function shareOf(state, id) {
  if (!state.hint || state.hint.rev !== state.table?.rev) return null;
  const best = [...state.hint.options].sort((a, b) => b.share - a.share).slice(0, MOST);
  const one = best.find((option) => option.id === id);
  return one && (one === best[0] || one.share >= WORTH_SHOWING) ? one.share : null;
}

/** @param {State} state */
export function hintLine(state) {
  if (state.hinting) return html`<p class="waiting"><span class="spinner" aria-hidden="true"></span><span>A master is looking at your table…</span></p>`;
  if (!state.hint || state.hint.rev !== state.table?.rev) return html``;
  const best = [...state.hint.options].sort((a, b) => b.share - a.share)[0];
  const option = state.table?.decision?.options.find(({ id }) => id === best?.id);
  return option ? html`<p class="hint-line"><small>${words(state.hint.level)} would: <b>${option.label}</b></small></p>` : html``;
}
