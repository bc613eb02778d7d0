// @ts-check
// Forge: who stands where. The Achievement board with its Hammers, and Ironclad with its card.
import { chip, coin, crest, icon, marked, star } from "../../art/kit.js";
import { html } from "../../lib/dom.js";
import { forged, learntCard, sealRow } from "./cards.js";
import { titled } from "../../lib/words.js";
import { SEALS, UPGRADES, amount, box, drawing, hammer } from "./lay.js";

/** @typedef {import("./lay.js").Lay} Lay */
/** @typedef {import("./lay.js").Smithy} Smithy */
/** @typedef {import("./lay.js").Ironclad} Ironclad */

const TOP = UPGRADES.slice(0, 4);
/** Drawing of each column, and how far somebody is with it. @type {Record<string, [string, (one: Smithy) => number]>} */
const GOALS = {
  three_forged: ["scroll", (one) => one.forged.length],
  four_seals: ["seal", (one) => SEALS.filter((id) => one.seals[id] > 0).length],
  top_upgrades: ["furnace", (one) => one.upgrades.filter((id) => TOP.includes(id)).length],
  bottom_upgrades: ["tongs", (one) => one.upgrades.filter((id) => !TOP.includes(id)).length],
  four_training: ["book", (one) => one.trainings.filter(Boolean).length],
  four_development: ["trysquare", (one) => one.developments.length],
  skill_five: ["skill", (one) => one.skill],
};

/** It has to be among five. */
const MUST = "three_forged";

/** @param {Lay} t @param {import("./lay.js").View["board"]["achievements"][0]} column */
function achievement(t, { achievement: id, hammers }) {
  const row = t.row("achievements", id), ref = `achievement:${id}`, [picture, reached] = GOALS[id] ?? ["star", () => 0];
  const racers = t.view.players.filter((one) => !hammers.includes(one.seat));
  return html`<div ${marked(`tile fo-goal ${id === MUST ? "must" : ""}`, { ref, about: ref, key: ref, name: t.option(ref)?.label ?? `${row.title}: ${row.text} Hammers: ${hammers.map((seat) => t.name(seat)).join(", ") || "none"}` })} title="${row.text}">
    <span class="fo-medal">${icon(picture)}</span><b>${row.title}</b>
    <span class="fo-slots">${(t.cards.achievement_rows ?? []).map((line, i) => html`<span class="fo-slot ${hammers[i] === undefined ? "" : "filled"} ${i === hammers.length ? "next" : ""}">${hammers[i] === undefined ? html`<b>${line.vp}</b>` : hammer(t, hammers[i])}</span>`)}</span>
    <span class="fo-race">${racers.map((one) => html`<span title="${t.name(one.seat)}">${crest(one.colour, { size: "small", label: t.name(one.seat) })}<b>${reached(one)}<small>/${row.at_least}</small></b></span>`)}</span></div>`;
}

/** @param {Lay} t */
export const achievements = (t) => box({ title: "Achievements", small: t.view.board.ironclad ? "VP from the top down; five Hammers, one of them on 3 Forged" : "VP from the top down; a fifth Hammer, with one on 3 Forged, makes the round the last", class: "fo-achievements" }, html`<div class="fo-goals">${t.view.board.achievements.map((column) => achievement(t, column))}</div>`);

// Ironclad

/** One of the things that a card of Ironclad tells it to do. @param {Lay} t @param {import("./lay.js").Row} one */
function deed(t, { kind, what, gold }) {
  if (kind === "upgrade") return html`<span class="fo-deed" title="Upgrade ${titled(what)} for ${gold} Gold">${icon(drawing(what), { label: `upgrade ${titled(what)}` })}${amount("gold", gold)}</span>`;
  if (kind === "contract") return html`<span class="fo-deed" title="${titled(what)} Contract">${icon("scroll")}${icon(drawing(what), { label: `${titled(what)} Contract` })}</span>`;
  if (kind === "card") return html`<span class="fo-deed" title="${titled(what)} card">${icon("card-back")}${titled(what)}</span>`;
  return html`<span class="fo-deed" title="Achievement: ${t.row("achievements", what).title}">${icon("hammer")}${t.row("achievements", what).title}</span>`;
}

/** @param {Lay} t @param {string} id */
function card(t, id) {
  const row = t.row("ironclad_cards", id), place = t.row("locations", row.location);
  return html`<span class="fo-iron-card" data-about="ironclad_card:${id}" data-key="ironclad_card:${id}"><span class="fo-deed"><i>${place.letter}</i><b>${place.title}</b>${amount("gold", `+${incomeOf(t, row)}`)}</span>${(row.actions ?? []).map((/** @type {import("./lay.js").Row} */ one) => deed(t, one))}</span>`;
}

/** Ironclad in one line, above the locations. @param {Lay} t */
export function ironLine(t) {
  const one = t.view.board.ironclad;
  return one && html`<p class="fo-line fo-iron-line" data-key="iron-line">${crest(one.colour, { size: "small", label: "" })}<b>Ironclad</b>${star(one.score, { size: "small", label: `${one.score} VP if it ended now` })}${amount("gold", one.gold)}${chip("meeple", one.assistants, `${one.assistants} Assistants left`)}${one.smith && icon("smith", { label: "Blacksmith left" })}${chip("seal", one.forged.length, `${one.forged.length} forged`)}${chip("hammer", one.hammers.length, `${one.hammers.length} Hammers placed`)}
    ${one.card ? html`<span class="fo-iron-last"><small>Last card</small>${card(t, one.card)}</span>` : html`<span class="fo-iron-last"><small>No card turned up yet</small></span>`}</p>`;
}

/** The Seals that Ironclad has. @param {Lay} t @param {Ironclad} one */
function sealsOf(t, one) {
  const cards = [...one.forged.map((id) => t.contract(id)), ...one.guild_cards.map((id) => t.row("guild_cards", id)), ...one.developments.map((id) => t.row("developments", id)), ...one.trainings.map((id) => t.row("trainings", id))];
  return Object.fromEntries(SEALS.map((id) => [id, cards.filter((card) => card.seal === id).length]));
}

/** The level, and what it changes. @param {Lay} t @param {string} level */
function levelText(t, level) {
  const { title, income = 0, least = 0 } = t.row("difficulties", level);
  return `${title ?? titled(level)}${income ? `, ${income > 0 ? "+" : "−"}${Math.abs(income)} Gold from each card${least ? ` that shows ${least} or more` : ""}` : ""}`;
}

/** What a card brings Ironclad at its level. @param {Lay} t @param {import("./lay.js").Row} row */
function incomeOf(t, row) {
  const { income = 0, least = 0 } = t.row("difficulties", t.view.board.ironclad?.level ?? "");
  return row.income < least ? row.income : Math.max(0, row.income + income);
}

/** @param {Lay} t */
export function ironclad(t) {
  const one = t.view.board.ironclad;
  if (!one) return "";
  const cards = [...one.developments.map((id) => learntCard(t, "development", id)), ...one.trainings.map((id) => learntCard(t, "training", id)), ...one.guild_cards.map((id) => learntCard(t, "guild_card", id))];
  return box({ title: "Ironclad", small: levelText(t, one.level), class: "fo-ironclad" }, html`<div class="stack">
    <div class="row">${crest(one.colour, { label: "Ironclad" })}${coin(one.gold, { size: "big", label: `${one.gold} Gold` })}${star(one.score, { size: "big", label: `${one.score} VP if it ended now` })}${chip("vp", one.vp, `${one.vp} VP so far`)}${chip("meeple", one.assistants, `${one.assistants} Assistants left`)}${chip("smith", one.smith ? 1 : 0, one.smith ? "Blacksmith left" : "Blacksmith placed")}${chip("hammer", 6 - one.hammers.length, `${6 - one.hammers.length} Hammers left`)}${one.hammered && html`<small>placed a Hammer in this round</small>`}</div>
    <div class="fo-iron-cards"><div><h3>Turned up in this round<small> ${one.deck} still to come</small></h3><div class="fo-iron-row">${one.cards_used.map((id) => card(t, id))}${one.cards_used.length === 0 && html`<small>none</small>`}</div></div>
      <div><h3>Upgrades</h3><span class="fo-iron-tools">${UPGRADES.map((id) => html`<span class="fo-tool ${one.upgrades.includes(id) ? "" : "none"}" data-about="upgrade:${id}" title="${titled(id)}${one.upgrades.includes(id) ? "" : ", not done"}">${icon(drawing(id), { label: `${titled(id)}${one.upgrades.includes(id) ? "" : ", not done"}` })}</span>`)}</span></div></div>
    ${sealRow(t, sealsOf(t, one))}${cards.length > 0 && html`<div class="fo-cards">${cards}</div>`}${forged(t, one.forged)}</div>`);
}
