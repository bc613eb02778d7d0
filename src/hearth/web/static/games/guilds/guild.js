// @ts-check
// Guilds: one's own Guild, the others, and the Objectives.
import { crest, icon, marked, ownerClass, silver, coin, star } from "../../art/kit.js";
import { html } from "../../lib/dom.js";
import { amounts, capital, person, signed, standing } from "./pieces.js";
import { site } from "./site.js";

/** @typedef {import("./pieces.js").Lay} Lay */
/** @typedef {import("./pieces.js").Guild} Guild */

/** @param {Guild} guild @param {"" | "small" | "big"} size */
const money = (guild, size) => html`<span class="gu-money">
  <span class="gu-purse">${silver(guild.silver, { size })}<small>${signed(guild.silver_income)} a Week</small></span>
  <span class="gu-purse">${coin(guild.gold, { size, label: `${guild.gold} gold` })}<small>${signed(guild.gold_income)} a Week</small></span></span>`;

/** @param {Lay} t @param {Guild} guild @param {boolean} large */
const head = (t, guild, large) => html`<header class="gu-head">${crest(guild.colour, { size: large ? "big" : "" })}
  <span class="gu-who"><b>${t.name(guild.seat)}</b><small>${capital(guild.colour)}${t.view.first === guild.seat ? html` · ${icon("crown")} First Player` : ""}</small></span>${money(guild, large ? "big" : "")}</header>`;

/** Its Characters. Where abilities are written out, the cards with one come first: rows of one height.
 * @param {Lay} t @param {Guild} guild @param {boolean} text */
function people(t, guild, text) {
  if (!guild.characters.length) return html`<p class="empty-note">No Characters yet.</p>`;
  const all = guild.characters.map((id, i) => ({ id, state: standing(guild, i), plain: !t.characters.get(id)?.text }));
  if (text) all.sort((a, b) => Number(a.plain) - Number(b.plain));
  return html`<div class="gu-people ${text ? "told" : ""}">${all.map(({ id, state }) => person(t, id, { text, state, who: `of ${t.name(guild.seat)}` }))}</div>`;
}

/** What amounts mean now. @param {Lay} t @returns {[string, "silver" | "gold"]} */
function asked(t) {
  if (t.picked.length) return ["Gold to turn into silver", "gold"];
  return t.view.choice === "KeepSilver" ? ["Silver to keep", "silver"] : ["Gold to buy", "gold"];
}

/** @param {Lay} t */
function factions(t) {
  const all = t.legal.filter((ref) => ref.startsWith("faction:")).map((ref) => ref.slice(8));
  if (!all.length) return html``;
  return html`<div class="gu-amounts" role="group" aria-label="A Faction"><b class="gu-label">One more member of</b><span class="gu-coins">${all.map((id) => html`<span ${marked(`gu-faction m-${id}`, { ref: `faction:${id}`, about: `faction:${id}`, name: capital(id), key: `faction:${id}` })}>${icon(`faction-${id}`)}<b>${capital(id)}</b></span>`)}</span></div>`;
}

/** Characters of the stack that this seat has seen, and such as are to be chosen but lie nowhere else. @param {Lay} t */
function seen(t) {
  const table = new Set([...t.view.board.areas.flatMap((one) => one.characters), ...t.guilds.flatMap((one) => one.characters)]);
  const known = (t.view.remembered?.next_characters ?? []).filter((id) => id !== null);
  const asked = t.legal.filter((ref) => ref.startsWith("character:")).map((ref) => ref.slice(10));
  const all = [...new Set([...known, ...asked])].filter((id) => !table.has(id));
  if (!all.length) return html``;
  return html`<div class="gu-amounts"><b class="gu-label">Seen on top of the stack, the next one first</b><div class="gu-people">${all.map((id) => person(t, id))}</div></div>`;
}

/** @param {Lay} t */
export function guild(t) {
  const auction = t.view.phase === "auction" && !t.picked.length;
  return html`<div class="${t.wide ? "box guild" : ""} gu-guild ${ownerClass(t.own.colour)}">${head(t, t.own, true)}
    ${auction ? "" : amounts(t, ...asked(t))}${factions(t)}${seen(t)}
    ${t.own.illusions.length ? html`<p class="muted">Also counts as ${t.own.illusions.map(capital).join(", ")}</p>` : ""}
    ${people(t, t.own, true)}</div>`;
}

/** @param {Lay} t */
export function rivals(t) {
  const all = t.guilds.filter((one) => one !== t.own);
  const order = [...all.filter((one) => one.seat === t.inspected), ...all.filter((one) => one.seat !== t.inspected)];
  return html`<div class="gu-rivals n${all.length}">${order.map((one) => html`<section class="gu-rival ${ownerClass(one.colour)} ${one.seat === t.inspected ? "inspected" : ""}" data-key="rival:${one.seat}">${head(t, one, false)}
    ${one.illusions.length ? html`<p class="muted">Also counts as ${one.illusions.map(capital).join(", ")}</p>` : ""}
    <div class="gu-estate">${site(t, one, false)}${people(t, one, one.seat === t.inspected)}</div></section>`)}</div>`;
}

/** What an Objective counts, as a drawing.
 * @type {Record<string, string>} */
const COUNTED = { gold: "gold", income: "silver", rooms: "hall", large_rooms: "hall", room_cells: "square", distinct_kinds: "room-parlour", windows: "door", characters: "person", distinct_factions: "pattern", largest_faction: "person", factions_of_two: "person" };

/** @param {Lay} t */
export const goals = (t) => html`<div class="gu-goals">${t.view.board.objectives.map((id) => {
  const one = t.objectives.get(id), about = `objective:${id}`;
  if (!one) return html``;
  const [what, which] = one.count.split(":"), second = t.guilds.length === 4 ? one.second : 0;
  return html`<div ${marked("gu-goal", { about, key: about, name: `${one.title}: ${one.text} ${one.first} PP${second ? `, second ${second} PP` : ""}` })}>
    <span class="gu-art m-${which ?? "plain"}">${icon(which ? `faction-${which}` : COUNTED[what] ?? "scroll")}</span>
    <span class="gu-facts"><b class="gu-title">${one.title}</b><span>${one.text}</span></span><span class="gu-prizes">${star(one.first, { label: `${one.first} PP` })}${second ? star(second, { size: "small", label: `second ${second} PP` }) : ""}</span></div>`;
})}</div>`;
