// @ts-check
// `/rules/GAME`: the rules on a page of their own; `#7.9` leads to a clause.
import { icon } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { drawIsland } from "../lib/islands.js";
import { general } from "./general.js";
import { copyClause, fillSearch, goToClause, highlight, rulesOf, rulesText, searchField } from "./rules.js";

/** @typedef {import("./rules.js").Rules} Rules */

/** @param {HTMLElement} page @param {string} game @returns {Promise<import("../lib/input.js").Deeds>} */
export async function open(page, game) {
  let sought = "";
  /** @type {Rules | null} */
  let rules = null;
  const draw = () => { if (rules) { drawIsland(page, whole(rules, sought)); highlight(rules, sought); } };
  const here = () => decodeURIComponent(location.hash.slice(1));
  /** A clause that the search does not show ends the search. */
  const arrive = () => {
    if (!here() || goToClause(here())) return;
    sought = "";
    draw();
    goToClause(here());
  };
  try {
    rules = await rulesOf(game);
  } catch (error) {
    drawIsland(page, missing(/** @type {Error} */ (error).message));
    return general;
  }
  document.title = `${rules.title} · Hearth`;
  draw();
  arrive();
  addEventListener("hashchange", arrive);
  return {
    ...general,
    clause(number, link, event) {
      event.preventDefault();
      link.closest("details")?.removeAttribute("open");
      if (here() === number) arrive();
      else location.hash = number;
    },
    "copy-clause": (path) => void copyClause(path),
    "search-rules"(_, field) { sought = field.value; draw(); scrollTo({ top: 0 }); },
    seek(word) { sought = word; fillSearch(word); draw(); },
  };
}

/** @param {Rules} rules @param {string} sought */
const whole = (rules, sought) => html`<div class="shell"><header class="top rules-top"><a class="button square" href="/" aria-label="All games">${icon("home")}</a>${searchField(sought)}
    <button class="button square" data-do="theme" aria-label="Dark or light">${icon("sun")}</button></header>
  <div class="rules-page"><nav class="contents" aria-label="Chapters">${chapters(rules)}</nav>
    <main id="panel" tabindex="-1"><h1>${rules.title}</h1><details class="contents-small"><summary class="option"><span>Chapters</span></summary>${chapters(rules)}</details>${rulesText(rules, sought)}</main></div></div>`;

/** @param {Rules} rules */
const chapters = ({ game, chapters: all }) => html`<ol>${all.filter(({ number }) => number).map(({ number, title }) => html`<li><a href="/rules/${game}#${number}" data-do="clause" data-arg="${number}"><span class="chapter-no">${number}</span>${title}</a></li>`)}</ol>`;

/** @param {string} why */
const missing = (why) => html`<div class="shell"><main class="page" id="panel" tabindex="-1"><section class="box stack"><h1>No such rules</h1><p>${why}</p><div class="row"><a class="button primary" href="/">All games</a></div></section></main></div>`;
