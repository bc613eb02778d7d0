// @ts-check
// A guided first match: what may be chosen now. The card that speaks is coach.js, which is fetched when there is a guide.
import { keepTable, tableOf } from "../lib/kept.js";

/** @typedef {import("../lib/types.js").State} State */
/** @typedef {import("../lib/types.js").Option} Option */

/** @type {typeof import("./coach.js") | null} */
let coach = null, coming = false;

/** For a table with a guide. @param {State} state @param {() => void} draw */
export async function fetchCoach(state, draw) {
  if (!state.table?.guide || coach || coming) return;
  coming = true;
  coach = await import("./coach.js");
  await coach.styles();
  draw();
}

/** The guide that speaks; in the past, and at other tables, there is none. @param {State} state */
export const guideOf = ({ table, replay }) => (replay ? null : table?.guide ?? null);

/** The page that is read now. @param {State} state */
export const pageOf = (state) => guideOf(state)?.pages[state.page];

/** A new part of the guide begins with its first page; what was read before a reload or an undo is not read again. @param {State} state */
export function openPage(state) {
  const guide = state.table?.guide, last = guide ? guide.pages.length - 1 : 0;
  state.page = guide ? Math.max(0, Math.min(tableOf(state.id).read - guide.step, last)) : 0;
  keepPage(state);
}

/** This browser remembers how far somebody has read, and whether a guide still speaks. @param {State} state */
export function keepPage({ id, table, page }) {
  const { guided: was, read } = tableOf(id), guide = table?.guide, now = guide && !guide.waits ? Math.max(read, guide.step + page) : read;
  if (Boolean(guide) !== was || now !== read) keepTable(id, { guided: Boolean(guide), read: now });
}

/** Is there more to read before something is chosen? @param {State} state */
export function isReading(state) {
  const guide = guideOf(state);
  return guide !== null && !guide.waits && (state.page < guide.pages.length - 1 || !guide.move);
}

/** With a guide only what it asks for, and nothing before all is read. @param {State} state @returns {Option[]} */
export function offered(state) {
  const guide = guideOf(state), options = state.table?.decision?.options ?? [];
  if (!guide) return options;
  return isReading(state) ? [] : options.filter(({ id }) => id === guide.move);
}

/** The state as the shell draws it: the board and the panel offer the same. @param {State} state @returns {State} */
export function guided(state) {
  const { table } = state;
  if (!guideOf(state) || !table?.decision) return state;
  return { ...state, table: { ...table, decision: { ...table.decision, options: offered(state) } } };
}

/** What somebody is told who touches something else; empty where nobody guides. @param {State} state */
export function reminder(state) {
  if (!guideOf(state)) return "";
  if (isReading(state)) return "One moment: the guide has something to say first. Press Next.";
  const [asked] = offered(state);
  return asked ? `For now the guide asks for this: ${asked.label}.` : "";
}

/** @param {State} state */
export const card = (state) => coach?.card(state);

/** Mark what the page is about, and on a phone open the part of the table where it lies. @param {State} state @param {boolean} wide */
export const pointFor = (state, wide) => coach?.point(state, wide);

/** Bring it to sight, once for every page. */
export const reveal = () => coach?.reveal();
