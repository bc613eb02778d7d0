// @ts-check
// The public rows: Market, job track, Tavern, Bank.
import { html } from "../../lib/dom.js";
import { cardBack, deck, icon } from "../../art/kit.js";
import { box, withSteps } from "./box.js";
import { componentCard, contractCard, crewCard, gap, loanCard } from "./cards.js";

/** @typedef {import("./box.js").Scene} Scene */

const ROW = 3;
const LEVELS = ["I", "II", "III"];

/** A button that turns a row over. @param {Scene} s @param {string} ref @param {string} what */
const refresh = (s, ref, what) => withSteps(s, ref, html`<span class="wf-refresh" data-ref="${ref}" data-key="${ref}" data-name="Refresh ${what}">${icon("turn")}</span>`);

/** @param {Scene} s */
export function market(s) {
  const { board, free_refreshes: free } = s.view;
  const isSearch = s.options.some((option) => option.path[0]?.startsWith("deck:"));
  return box({ title: "Market", small: free > 0 && `${free} free refresh${free > 1 ? "es" : ""}`, class: "wf-market" }, board.component_decks.map((count, level) => html`
    <div class="market-row" data-key="row:${level}"><span class="wf-deck">
      ${deck(count, { label: `level ${LEVELS[level]} Components`, level: level + 1, name: `Deck ${LEVELS[level]}, ${count} Components`, key: `deck:${level}`, ...(isSearch ? { ref: `deck:${level}` } : {}) })}
      ${refresh(s, `row:${level}`, `row ${LEVELS[level]} of the Market`)}</span>
      ${board.market.slice(level * ROW, level * ROW + ROW).map((id, i) => stall(s, id, level * ROW + i))}</div>`));
}

/** Only what there is one of can be seen to move. @param {Scene} s @param {string} id */
const isAlone = (s, id) => !s.me.stockpile.includes(id) && s.view.board.market.filter((other) => other === id).length === 1;

/** @param {Scene} s @param {string | null} id @param {number} at */
function stall(s, id, at) {
  if (!id) return gap("sold out");
  const ref = `market:${at}`, price = s.price(ref, s.row("components", id).cost);
  return withSteps(s, ref, componentCard(s, id, { price, ref, key: ref, ...(isAlone(s, id) ? { flip: `component:${id}` } : {}), dim: s.isDear(ref, price) }));
}

/** @param {Scene} s */
export const jobs = (s) => box({ title: "Job track", small: `${s.view.board.contract_deck} in the deck`, class: "wf-jobs" }, html`<div class="cards large">
  ${s.view.board.job_track.map((id, i) => id ? withSteps(s, `track:${i}`, contractCard(s, id, { ref: `track:${i}`, key: `contract:${id}`, flip: `contract:${id}` })) : gap("empty"))}</div>`);

/** @param {Scene} s */
export const tavern = (s) => html`<section class="box wf-tavern"><h2>Tavern<small>${s.view.board.crew_deck} in the deck</small><span class="grow"></span>${refresh(s, "tavern:refresh", "the Tavern")}</h2><div class="cards large">
  ${s.view.board.tavern.map((id, i) => {
    if (!id) return gap("nobody");
    const ref = `tavern:${i}`, price = s.price(ref, s.row("crew", id).hire_cost);
    return withSteps(s, ref, crewCard(s, id, { price, ref, key: `crew:${id}`, flip: `crew:${id}`, dim: s.isDear(ref, price) }));
  })}</div></section>`;

/** @param {Scene} s */
export const bank = (s) => box({ title: "Bank", small: `${s.view.board.loan_deck} in the deck`, class: "wf-bank" }, html`<div class="wf-row">
  ${s.view.board.bank.map((loan, i) => loan ? withSteps(s, `bank:${i}`, loanCard(loan, { ref: `bank:${i}`, key: `bank:${i}` })) : gap("none"))}</div>`);

/** Cards in a hand that is not ours. @param {number} n */
export const backs = (n) => html`${Array.from({ length: n }, () => cardBack({ label: "A Contract in hand", class: "wf-back" }))}`;
