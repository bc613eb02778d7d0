// @ts-check
// Merchants Cove: what need not be in sight all the time. The Peddler, everybody's Townsfolk, discarded cards.
import { coin, crest, icon } from "../../art/kit.js";
import { html } from "../../lib/dom.js";
import { titled } from "../../lib/words.js";
import { box, counted, hours, sign, ware } from "./lay.js";
import { folk } from "./town.js";

/** @typedef {import("./lay.js").Lay} Lay */
/** @typedef {NonNullable<import("./lay.js").View["board"]["peddler"]>} Peddler */

/** What a card made it do. @param {Lay} t @param {string} id */
function card(t, id) {
  const row = t.row("peddler_cards", id);
  return html`<span class="card cv-peddler-card" data-about="peddler_card:${id}" data-key="pc:${id}"><b>${row.title}</b><span class="cv-does">${hours(row.hours ?? 0)}${(row.goods ?? []).map((/** @type {string} */ good) => ware(good, { label: titled(good) }))}
    ${row.effect === "patron" && html`<span class="cv-n">${icon("hall", { label: "" })}Patron</span>`}${row.effect === "hire" && html`<span class="cv-n">${icon("person", { label: "" })}Hire ${row.slot}</span>`}</span></span>`;
}

/** @param {Peddler} one */
const stock = (one) => Object.entries(one.shelf).filter(([, n]) => n).map(([good, n]) => ware(good, { n, label: `${n} ${titled(good)}`, key: good }));

/** In one line, for the top of the board. @param {Lay} t */
export function peddlerLine(t) {
  const one = t.view.board.peddler;
  return one && html`<div class="cv-peddler-line" data-key="peddler-line">${crest(one.colour, { size: "small", label: "" })}<b>The Peddler</b>${coin(one.gold, { size: "small", label: `${one.gold} Gold` })}
    <span class="cv-wanted" title="Most Wanted: ${one.wanted}"><small>wants</small>${sign(one.wanted, { label: one.wanted })}</span>${one.sponsored.length > 0 && html`<span class="cv-wanted"><small>sponsored</small>${one.sponsored.map((colour) => sign(colour, { label: colour }))}</span>`}<span class="cv-stock">${stock(one)}</span>${one.card && html`<span class="grow"></span>${card(t, one.card)}`}</div>`;
}

/** The level, and what it adds to each Good. @param {Lay} t @param {string} level */
function levelText(t, level) {
  const { title, bonus = 0 } = t.row("difficulties", level);
  return `${title ?? titled(level)}${bonus ? `, ${bonus > 0 ? "+" : "−"}${Math.abs(bonus)} Gold for each Good` : ""}`;
}

/** @param {Lay} t */
export function peddler(t) {
  const one = t.view.board.peddler;
  return one && box({ title: "The Peddler", small: `${levelText(t, one.level)} · ${counted(one.deck, "card")} left`, class: "cv-peddler" }, html`<div class="stack">
    <span class="row">${coin(one.gold, { size: "big", label: `${one.gold} Gold` })}<span class="muted">${one.score} if the match ended now</span><span class="cv-wanted"><small>Most Wanted</small>${sign(one.wanted, { label: one.wanted })}</span>${one.sponsored.map((colour) => sign(colour, { label: `${colour} Sponsorship` }))}</span>
    <span class="row">${stock(one)}</span>${one.townsfolk.length > 0 && html`<div class="cv-cards">${one.townsfolk.map((id) => folk(t, id, { key: `p:${id}` }))}</div>`}
    ${one.cards_used.length > 0 && html`<h3>Cards turned up</h3><div class="cv-used">${one.cards_used.map((id) => card(t, id))}</div>`}</div>`);
}

/** Everybody's Townsfolk. @param {Lay} t */
function crews(t) {
  return t.view.players.filter((one) => one.townsfolk.length).map((one) => html`<div class="stack" data-key="crew${one.seat}"><h3>${t.name(one.seat)}<small> icons bring ${one.icons_pay} Gold at the end</small></h3><div class="cv-cards">${one.townsfolk.map(({ townsfolk: id }) => folk(t, id, { key: `c:${id}` }))}</div></div>`);
}

/** @param {Lay} t */
export function piles(t) {
  const { corruption_deck: left, corruption_pile: thrown, townsfolk_pile: gone } = t.view.board;
  const told = Object.entries(thrown).filter(([, n]) => n).map(([id, n]) => `${n} ${t.row("corruption", id).title}`).join(", ");
  return box({ title: "Cards", class: "cv-piles" }, html`<div class="stack"><div class="cv-crews">${crews(t)}</div><p class="row">${icon("corruption")}<span class="grow">${counted(left, "Corruption card")} in the deck. Discarded: ${told || "none"}.</span></p>
    ${gone.length > 0 && html`<p>Townsfolk who left: ${gone.map((id) => t.townsfolk(id).title).join(", ")}.</p>`}</div>`);
}
