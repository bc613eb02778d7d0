// @ts-check
// Forge: cards. Contracts in hand and forged; Guild, Development and Training cards; what is being looked at.
import { cardBack, coin, icon, marked, star } from "../../art/kit.js";
import { html } from "../../lib/dom.js";
import { titled } from "../../lib/words.js";
import { SEALS, TYPES, amount, box, does, drawing, entries, isMine, seal, soft, spoken } from "./lay.js";

/** @typedef {import("./lay.js").Lay} Lay */
/** @typedef {import("./lay.js").Smithy} Smithy */
/** @typedef {import("./lay.js").Card} Card */
/** @typedef {import("./lay.js").Marks} Marks */

/** The file of the box for each kind of card. @type {Record<string, string>} */
const FILES = { contract: "contracts", guild_card: "guild_cards", development: "developments", training: "trainings" };

// Contracts

/** What somebody has of what a Contract takes. @param {Smithy} smithy @param {import("./lay.js").Contract} one */
function lacks(smithy, one) {
  const cost = smithy.hand_costs[one.id] ?? one.cost;
  return {
    cost, skill: smithy.skill < one.skill, needs: (one.needs ?? []).filter((id) => !smithy.upgrades.includes(id)),
    cubes: Object.keys(cost).filter((kind) => (smithy.cubes[kind] ?? 0) < cost[kind]),
  };
}

/** Everything on a Contract, in words. @param {import("./lay.js").Contract} one */
const told = (one) => `${one.title}, ${titled(one.type)} ${titled(one.product)}, Skill ${one.skill}${(one.needs ?? []).map((id) => `, needs ${titled(id)}`).join("")}, takes ${spoken(one.cost)}, brings ${one.gold} Gold and ${one.vp} VP${one.seal ? `, ${one.seal} Seal` : ""}`;

/** With a smithy it tells what is there and what is missing. @param {Lay} t @param {string} id @param {{smithy?: Smithy} & Marks} [how] */
function contractCard(t, id, { smithy, ...marks } = {}) {
  const one = t.contract(id), misses = smithy && lacks(smithy, one), cost = misses?.cost ?? one.cost;
  const ready = misses && !misses.skill && !misses.needs.length && !misses.cubes.length;
  const missing = misses && !ready ? `. Missing: ${[misses.skill && "Skill", ...misses.needs.map(titled), ...misses.cubes.map(titled)].filter(Boolean).join(", ")}` : "";
  return html`<div ${marked(`card contract fo-contract fo-t-${one.type} ${ready ? "fo-ready" : ""}`, { about: `contract:${id}`, name: told(one) + missing, ...marks })}>
    <span class="contract-head">${icon(drawing(one.product))}<b class="card-title">${soft(one.title)}</b></span>
    <span class="fo-needs"><span class="fo-need ${misses ? (misses.skill ? "" : "met") : "plain"}" title="Skill ${one.skill}">${icon("skill", { label: "Skill" })}<b>${one.skill}</b></span>
      ${(one.needs ?? []).map((need) => html`<span class="fo-need ${misses ? (misses.needs.includes(need) ? "" : "met") : "plain"}" title="${titled(need)}">${icon(drawing(need), { label: titled(need) })}</span>`)}</span>
    <span class="fo-needs">${entries(one.cost).map(([kind, n]) => html`<span class="fo-need ${misses ? (misses.cubes.includes(kind) ? "" : "met") : "plain"}">${icon(kind, { label: titled(kind) })}<b>${cost[kind] < n && html`<s>${n}</s>`}${cost[kind]}</b></span>`)}</span>
    <span class="fo-pays">${coin(one.gold, { size: "small", label: `${one.gold} Gold` })}${star(one.vp, { size: "small", label: `${one.vp} VP` })}${one.seal && seal(t, one.seal)}</span></div>`;
}

/** A Contract in little: the top of a discard pile. @param {Lay} t @param {string} id @param {Marks} marks */
export function contractSlip(t, id, marks) {
  const one = t.contract(id);
  return html`<span ${marked(`tile fo-slip fo-t-${one.type}`, { about: `contract:${id}`, key: `contract:${id}`, flip: `contract:${id}`, name: told(one), ...marks })} title="${told(one)}">
    <b class="fo-slip-head">${icon(drawing(one.product))}<span>${soft(one.title)}</span></b>
    <span class="fo-slip-row"><span class="fo-n">${one.skill}${icon("skill", { label: "Skill" })}</span>${(one.needs ?? []).map((need) => icon(drawing(need), { label: titled(need) }))}</span>
    <span class="fo-slip-row">${entries(one.cost).map(([kind, n]) => amount(kind, n))}</span>
    <span class="fo-slip-row">${amount("gold", one.gold)}${amount("vp", one.vp)}${one.seal && seal(t, one.seal)}</span></span>`;
}

/** One's Contracts; of others only what everybody saw, and the backs. @param {Lay} t @param {Smithy} smithy */
function held(t, smithy) {
  const own = isMine(t, smithy), cards = smithy.hand ?? smithy.shown;
  const backs = TYPES.flatMap((type) => Array.from({ length: (smithy.hand_types[type] ?? 0) - cards.filter((id) => t.contract(id).type === type).length }, () => type));
  if (!smithy.hand_size) return html`<p class="empty-note">No Contract in hand.</p>`;
  return html`<div class="fo-held">${cards.map((id) => contractCard(t, id, { smithy: own ? smithy : undefined, key: `contract:${id}`, flip: `contract:${id}`, ...(own ? { ref: `contract:${id}`, class: smithy.looking_at === "contract" && smithy.looking.includes(id) ? "fo-fresh" : "" } : {}) }))}
    ${backs.map((type, i) => cardBack({ label: `A ${titled(type)} Contract`, key: `back:${i}`, class: `fo-back fo-t-${type}` }))}</div>`;
}

/** @param {Lay} t @param {Smithy} smithy */
export const hand = (t, smithy) => box({ title: isMine(t, smithy) ? "Your Contracts" : `Contracts of ${t.name(smithy.seat)}`, small: `${smithy.hand_size} in hand, ${smithy.forged.length} forged`, class: "fo-hand" }, html`${isMine(t, smithy) && helpers(t)}${held(t, smithy)}`);

/** What can make the Contract cheaper that was picked. @param {Lay} t */
function helpers(t) {
  const all = [...t.legal].filter((ref) => ref.startsWith("development:"));
  return t.picked[0]?.startsWith("contract:") && all.length > 0 && html`<div class="fo-ask" data-key="helpers"><b>With</b>${all.map((ref) => html`<span class="fo-step" data-ref="${ref}" data-key="${ref}" data-name="${t.option(ref)?.label}">${icon("trysquare")}${t.row("developments", ref.slice("development:".length)).title}</span>`)}<span class="muted">or touch the Contract again</span></div>`;
}

/** Contracts that are done. @param {Lay} t @param {string[]} ids */
export const forged = (t, ids) => ids.length > 0 && html`<div class="fo-forged" role="group" aria-label="Forged Contracts">${ids.map((id) => {
  const one = t.contract(id);
  return html`<span class="fo-made fo-t-${one.type}" data-about="contract:${id}" data-key="forged:${id}" title="${told(one)}" role="img" aria-label="${told(one)}">${icon(drawing(one.product))}<b>${one.title}</b>${star(one.vp, { size: "small", label: `${one.vp} VP` })}${one.seal && seal(t, one.seal)}</span>`;
})}</div>`;

// Guild, Development and Training cards

/** Drawing of each kind. @type {Record<string, string>} */
const KINDS = { guild_card: "hall", development: "trysquare", training: "book" };

/** @param {Lay} t @param {string} kind @param {string} id */
const cardOf = (t, kind, id) => /** @type {Card} */ ({ text: "", ...t.row(FILES[kind], id) });

/** @param {Card} one */
const toldOf = (one) => `${one.title}. ${one.text}${one.vp ? ` ${one.vp} VP.` : ""}${one.seal ? ` ${titled(one.seal)} Seal.` : ""}`;

/** @param {Lay} t @param {string} kind @param {string} id @param {Marks} [marks] */
export function learntCard(t, kind, id, marks = {}) {
  const one = cardOf(t, kind, id), ref = `${kind}:${id}`;
  return html`<div ${marked(`card fo-card fo-c-${kind}`, { about: ref, key: ref, flip: ref, name: toldOf(one), ...marks })} title="${toldOf(one)}">
    <span class="fo-card-head">${icon(KINDS[kind])}<b class="card-title">${one.title}</b></span>${does(one)}
    <span class="card-text">${one.text}</span>
    <span class="fo-marks">${one.vp ? star(one.vp, { size: "small", label: `${one.vp} VP` }) : ""}${one.seal && seal(t, one.seal)}</span></div>`;
}

/** The same in little, for the top of a pile. @param {Lay} t @param {string} kind @param {string} id @param {Marks} marks */
export function learntSlip(t, kind, id, marks) {
  const one = cardOf(t, kind, id);
  return html`<span ${marked(`tile fo-slip fo-c-${kind}`, { about: `${kind}:${id}`, key: `${kind}:${id}`, flip: `${kind}:${id}`, name: toldOf(one), ...marks })} title="${toldOf(one)}">
    <b class="fo-slip-head"><span>${soft(one.title)}</span></b>${does(one, html`${one.vp ? amount("vp", one.vp) : ""}${one.seal && seal(t, one.seal)}`)}</span>`;
}

/** All Seals, and what a set of all colours would be worth. @param {Lay} t @param {Record<string, number>} seals */
export function sealRow(t, seals) {
  const colours = SEALS.filter((id) => seals[id] > 0).length, worth = t.cards.seal_sets?.find((row) => row.seals === colours)?.vp ?? 0;
  return html`<span class="fo-seals" role="group" aria-label="Seals">${SEALS.map((id) => seal(t, id, { n: seals[id] ?? 0 }))}<span class="fo-worth">${colours} ${colours === 1 ? "colour" : "colours"}${amount("vp", worth)}</span></span>`;
}

/** Has what works once in a round been used in this one? @param {Lay} t @param {Smithy} smithy @param {string} id */
const isSpent = (t, smithy, id) => smithy.once_used && (cardOf(t, "development", id).effects ?? []).some((e) => e.kind === "less_once");

/** What somebody has learnt, and what bears a Seal. @param {Lay} t @param {Smithy} smithy */
export function collection(t, smithy) {
  const own = isMine(t, smithy), { developments, guild_cards: guilds } = smithy;
  return box({ title: own ? "Your cards and Seals" : `Cards and Seals of ${t.name(smithy.seat)}`, small: `${developments.length} of 4 Development, ${guilds.length} Guild`, class: "fo-collection" }, html`${sealRow(t, smithy.seals)}
    ${developments.length + guilds.length > 0 && html`<div class="fo-cards">${developments.map((id) => learntCard(t, "development", id, { dim: isSpent(t, smithy, id), ...(own ? { ref: `development:${id}` } : {}) }))}${guilds.map((id) => learntCard(t, "guild_card", id))}</div>`}${forged(t, smithy.forged)}`);
}

// What is being looked at

/** @param {Lay} t */
export function looking(t) {
  const { looking_at: kind, looking: cards, hand } = t.own;
  const seen = cards.filter((id) => id !== null);
  if (!kind || !seen.length || t.own.playing || (kind === "contract" && t.wide && seen.every((id) => hand?.includes(id)))) return "";
  const face = (/** @type {string} */ id) => kind === "contract" ? contractCard(t, id, { smithy: t.own, ref: `contract:${id}`, key: `looking:${id}` }) : learntCard(t, kind, id, { ref: `${kind}:${id}`, key: `looking:${id}` });
  return box({ title: t.prompt || "Drawn", class: "fo-looking" }, html`<div class="fo-held">${seen.map(face)}${sides(t)}</div>`);
}

/** Where the other Guild card goes. @param {Lay} t */
function sides(t) {
  return t.picked[0]?.startsWith("guild_card:") && html`<span class="fo-sides" role="group" aria-label="The other card"><b>The other card goes</b>${["top", "under"].filter((side) => t.legal.has(`side:${side}`)).map((side) =>
    html`<span class="fo-step" data-ref="side:${side}" data-key="side:${side}" data-name="${t.option(`side:${side}`)?.label}">${side === "top" ? "on top of the deck" : "under the deck"}</span>`)}</span>`;
}
