// @ts-check
// The guide's card: what it says, how far it is, and what it points at.
import { icon, key } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { thingsOf } from "../lib/marks.js";
import { rollLine } from "./dice.js";
import { guideOf, isReading, offered, pageOf } from "./guided.js";
import { choosing } from "./people.js";
import { bringToSight } from "./sight.js";

/** @typedef {import("../lib/types.js").State} State */

/** The card's own sheet. */
export const styles = () => new Promise((done) => {
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/static/coach.css", onload: done, onerror: done }));
});

/** @param {State} state */
export function card(state) {
  const guide = guideOf(state), { table, page } = state;
  if (!guide || !table) return html``;
  const at = Math.min(guide.step + page, guide.steps), reading = isReading(state), said = pageOf(state)?.say;
  return html`<section class="coach ${reading ? "reading" : ""}" data-key="coach" aria-label="Guide">
    <header>${icon("flame")}<span class="coach-title">${reading ? html`<h2 id="prompt">${guide.title}</h2>` : html`<b>${guide.title}</b>`}</span>
      <button class="button square quiet ${page > 0 ? "" : "unseen"}" data-do="coach-back" data-key="coach-back" aria-label="Back">${icon("back")}</button>
      <button class="button square quiet" data-do="leave-guide" data-key="leave-guide" aria-label="Leave the guide" title="Leave the guide">${icon("cross")}</button></header>
    <div class="coach-part"><progress max="${guide.steps}" value="${at}" aria-label="How far the guide is"></progress><small>${at} of ${guide.steps}</small></div>
    ${state.roll && rollLine(table, state.roll)}
    ${said ? html`<p class="coach-say">${said}</p>` : html`<p class="waiting"><span class="spinner" aria-hidden="true"></span><span>${choosing(table)}</span></p>`}
    ${reading && next(page === guide.pages.length - 1)}</section>`;
}

/** @param {boolean} isLast */
const next = (isLast) => html`<button class="button primary" data-do="coach-next" data-key="coach-next">${isLast ? html`${icon("play")} Play on` : "Next"} ${key("N")}</button>`;

/** What is to be touched next, once something was; before that what the page is about, or else the first thing to be touched. @param {State} state @returns {string[]} */
function meant(state) {
  const page = pageOf(state), touched = state.picked.length, path = offered(state)[0]?.path.slice(touched, touched + 1) ?? [];
  if (!page) return [];
  return page.point.length > 0 && (touched === 0 || path.length === 0) ? page.point : path;
}

/** @param {string} ref @returns {HTMLElement[]} */
function things(ref) {
  const zone = ref.startsWith("zone:") && document.getElementById(ref.replace(":", "-"));
  return zone ? [zone] : thingsOf(ref).filter((one) => one.closest(".zone, .rivals"));
}

/** The page that was pointed at last. */
let shown = "";
/** What has to be in sight, the first thing above all; nothing any more once somebody scrolls. @type {HTMLElement[]} */
let wanted = [];
for (const scrolled of ["wheel", "touchmove"]) addEventListener(scrolled, () => { wanted = []; }, { passive: true });

/** @param {State} state @param {boolean} wide */
export function point(state, wide) {
  const now = meant(state).flatMap(things), at = pageOf(state) ? `${state.table?.rev} ${state.page} ${state.picked.length}` : "";
  for (const one of document.querySelectorAll(".meant")) if (!now.includes(/** @type {HTMLElement} */ (one))) one.classList.remove("meant");
  for (const one of now) one.classList.add("meant");
  if (at === shown) return;
  shown = at;
  wanted = now;
  const zone = now.map((one) => one.closest(".zone")).find(Boolean);
  if (zone && !wide) state.tab = zone.id.replace("zone-", "");
}

/** When what moves has come to rest, and the sheet has its height. */
const SETTLED = 600;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let later;

/** What is pointed at comes to sight, and is looked after once more when all has settled. */
export function reveal() {
  clearTimeout(later);
  if (wanted.length === 0) return;
  bringToSight(wanted);
  later = setTimeout(() => bringToSight(wanted), SETTLED);
}
