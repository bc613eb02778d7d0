// @ts-check
// Ravenshire: who stands where. The Reputation track, the Titles, and the Rival or the neutral seat.
import { chip, coin, crest, icon, marked, ownerClass } from "../../art/kit.js";
import { html } from "../../lib/dom.js";
import { contractCard, done, typeIcon } from "./contracts.js";
import { titled } from "../../lib/words.js";
import { box, die, drawn, spoken } from "./lay.js";

/** @typedef {import("./lay.js").Lay} Lay */
/** Somebody who can have a Title. @typedef {{colour: string, name: string, completed: import("./lay.js").Smith["completed"], members: number, titles: string[], reputation: number}} Somebody */

/** Everybody with a token on the track. @param {Lay} t @returns {Somebody[]} */
function everybody(t) {
  const { rival } = t.view.board;
  const smiths = t.view.players.map((one) => ({ colour: one.colour, name: t.name(one.seat), completed: one.completed, members: Object.values(one.columns).flat().length, titles: one.titles, reputation: one.reputation }));
  return rival && !rival.neutral ? [...smiths, { ...rival, colour: RIVAL, name: "The Rival", members: rival.members.length + PRINTED }] : smiths;
}
/** The colour of its token: none that a player has. */
const RIVAL = "dusk";
/** Members that everybody has from the start. */
const PRINTED = 3;

/** @param {Lay} t @param {import("./lay.js").Row} row @param {Somebody[]} all */
function level(t, row, all) {
  const here = all.filter((one) => one.reputation === row.level), gate = row.opens && row.level > 0;
  const name = [`Level ${row.level}`, row.gain && spoken(row.gain), gate && `opens the ${titled(row.opens)} row`, `${row.gold} Gold at the end`, ...here.map((one) => one.name)].filter(Boolean).join(", ");
  return html`<span class="rv-level ${gate ? "gate" : ""} ${row.level <= t.own.reputation && t.seat != null ? "passed" : ""}" data-about="level:${row.level}" data-key="level:${row.level}" role="img" aria-label="${name}" title="${name}">
    <span class="rv-gain">${gate ? icon("scroll") : drawn(row.gain)}</span><b>${row.level}</b><span class="rv-end">${row.gold}</span>
    ${here.length > 0 && html`<span class="rv-pawns n${here.length}">${here.map((one) => html`<span data-key="pawn:${one.colour}" data-flip="pawn:${one.colour}">${crest(one.colour, { size: "small", label: one.name })}</span>`)}</span>`}</span>`;
}

/** @param {Lay} t */
export function track(t) {
  const all = everybody(t);
  return html`<section class="box rv-track" data-key="track"><h2>Reputation<small>${icon("scroll")} opens a row of Contracts · <span class="rv-end">n</span> Gold at the end</small></h2>
    <div class="rv-levels ${ownerClass(t.own.colour)}">${(t.cards.reputation ?? []).map((row) => level(t, row, all))}</div></section>`;
}

/** How far somebody is with a Title. @param {Lay} t @param {import("./lay.js").Row} title @param {Somebody} one */
function reached(t, { kind, what }, one) {
  if (kind === "members") return one.members;
  if (kind === "contracts") return one.completed.length;
  if (kind === "finish") return one.completed.filter((done) => done.finish === what).length;
  return one.completed.filter((done) => /** @type {any} */ (t.contract(done.contract))[kind] === what).length;
}

/** @param {import("./lay.js").Row} title */
function medal({ kind, what = "" }) {
  if (kind === "finish") return what;
  if (kind === "type") return typeIcon(what);
  return kind === "members" ? "banner" : kind === "tier" ? "crown" : "scroll";
}

/** @param {Lay} t @param {string} id @param {Somebody[]} all @param {boolean} met */
function title(t, id, all, met) {
  const row = t.row("titles", id), ref = `title:${id}`, shown = met ? all.filter((one) => one.titles.includes(id)) : all;
  return html`<div ${marked(`rv-title ${met ? "met" : ""}`, { about: ref, key: ref, name: `${row.title}: ${row.text} ${row.gold} Gold${met ? ", met" : ""}` })}>
    <span class="rv-medal">${icon(medal(row))}</span><span class="rv-facts"><b>${row.title}</b><small>${row.text}</small></span>${coin(row.gold, { label: `${row.gold} Gold` })}
    <span class="rv-race">${shown.map((one) => html`<span title="${one.name}">${crest(one.colour, { size: "small", label: one.name })}${met ? icon("check", { label: "has it" }) : html`<b>${reached(t, row, one)}<small>/${row.at_least}</small></b>`}</span>`)}</span></div>`;
}

/** @param {Lay} t */
export function titles(t) {
  const all = everybody(t), { titles: open, titles_met: met } = t.view.board;
  return box({ title: "Titles", small: "checked at the end of each round", class: "rv-titles" }, html`<div class="rv-medals">${open.map((id) => title(t, id, all, false))}${met.map((id) => title(t, id, all, true))}</div>`);
}

/** What the level adds to the Work of each card. @param {Lay} t @returns {number} */
const more = (t) => t.row("difficulties", t.view.board.rival?.level ?? "").work ?? 0;

/** @param {Lay} t @param {string} level */
const levelText = (t, level) => `${t.row("difficulties", level).title ?? titled(level)}${more(t) ? `, ${more(t) > 0 ? "+" : "−"}${Math.abs(more(t))} Work on each card` : ""}`;

/** What the last card told the Rival to do. @param {Lay} t @param {string} id */
function lastCard(t, id) {
  const row = t.cards.rival_cards?.find((one) => one.id === id) ?? {};
  return html`<div class="card rv-card" data-about="rival_card:${id}"><b class="card-title">Last card</b><span class="rv-order-of">${(row.order ?? []).map((/** @type {string} */ roman) => html`<i>${roman}</i>`)}</span>
    <span class="rv-does">${titled(row.die ?? "")} die${row.slot && html` · ${row.slot} Contract`}${row.column && html` · Halls ${row.column}`}</span>${!t.view.board.rival?.neutral && html`<span class="rv-does">+${Math.max(0, row.work + more(t))}${icon("hammer")}</span>`}</div>`;
}

/** The Rival in one line, for the top of the board. @param {Lay} t */
export function rivalLine(t) {
  const one = t.view.board.rival, row = t.cards.rival_cards?.find((card) => card.id === one?.card);
  return one && html`<p class="rv-line rv-rival-line" data-key="rival-line">${!one.neutral && crest(RIVAL, { size: "small", label: "" })}<b>${one.neutral ? "The neutral seat" : "The Rival"}</b>${one.rolled.map((it) => die(it, { size: "small" }))}
    ${!one.neutral && html`${coin(one.gold, { size: "small", label: `${one.gold} Gold` })}${chip("reputation", one.reputation, `Reputation ${one.reputation}`)}${chip("hammer", one.work, `${one.work} Work`)}${chip("charm", one.charms, `${one.charms} Charms`)}${chip("scroll", one.contracts.length, `${one.contracts.length} Contracts`)}${chip("seal", one.completed.length, `${one.completed.length} completed`)}`}
    ${row && html`<span class="rv-last">Last card <span class="rv-order-of">${row.order.map((/** @type {string} */ roman) => html`<i>${roman}</i>`)}</span></span>`}</p>`;
}

/** @param {Lay} t */
export function rival(t) {
  const one = t.view.board.rival;
  if (!one) return "";
  const works = t.cards.rival?.[0]?.work ?? {};
  return box({ title: one.neutral ? "The neutral seat" : "The Rival", small: one.neutral ? "it gains and scores nothing" : levelText(t, one.level ?? ""), class: "rv-rival", key: "rival" }, html`<div class="rv-rival-board">
    <div class="stack"><span class="rv-tray">${one.rolled.map((it) => die(it, { flip: t.flip(it) }))}<span class="rv-apart">${one.taken.map((it) => die(it, { flip: t.flip(it), size: "small" }))}</span></span>
      ${!one.neutral && html`<span class="row rv-counts">${coin(one.gold, { size: "big", label: `${one.gold} Gold` })}${chip("reputation", one.reputation, `Reputation ${one.reputation}`)}${chip("hammer", one.work, `${one.work} Work`)}${chip("charm", one.charms, `${one.charms} Charms`)}${chip("person", one.members.length + PRINTED, `${one.members.length + PRINTED} members`)}</span>${done(t, one.completed)}`}</div>
    ${one.contracts.length > 0 && html`<div class="rv-held">${one.contracts.map((id) => html`<div class="rv-order" data-key="held:${id}">${contractCard(t, id, { key: `contract:${id}`, flip: `contract:${id}` })}<span class="rv-does">${Math.min(one.work, works[t.contract(id).tier] ?? 0)}/${works[t.contract(id).tier]}${icon("hammer", { label: "Work" })}</span></div>`)}</div>`}
    ${one.card && lastCard(t, one.card)}<span class="muted">${one.deck} cards left</span></div>`);
}
