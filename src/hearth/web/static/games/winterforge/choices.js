// @ts-check
// What is laid before a player only now and then: Guilds, Royal Contracts, dice, rivals to rob; and the Event of a Solo game.
import { html } from "../../lib/dom.js";
import { chip, crest, deck, die, icon, track } from "../../art/kit.js";
import { CRAFTS, CRAFT_NAMES, box } from "./box.js";
import { contractCard, sides } from "./cards.js";

/** @typedef {import("./box.js").Scene} Scene */

/** @type {Record<string, string>} */
const DICE = { RerollDice: "Reroll a die", MaximiseDie: "Turn a die to its highest face", RerollAnyDice: "Pick dice to roll again" };
/** @type {Record<string, string>} */
const TONES = { help: "sun", harm: "warning", mixed: "moon" };

/** What the choice of now needs, if anything. @param {Scene} s @returns {import("./box.js").Safe | null} */
export function choice(s) {
  const { choice: kind } = s.view;
  if (kind === "ChooseGuild") return guilds(s);
  if (kind === "ChooseRoyal") return s.me.royals?.length && s.table.seat != null ? royals(s, s.me.royals) : null;
  if (DICE[kind]) return dice(s);
  return s.options.some((option) => option.path[0]?.startsWith("seat:")) ? rivals(s) : null;
}

/** @param {Scene} s */
function guilds(s) {
  const taken = new Map(s.view.players.filter((one) => one.guild).map((one) => [one.guild, one.seat]));
  return box({ title: "Choose a Guild" }, html`<div class="wf-choices">${s.cards.guilds.map((guild) => {
    const by = taken.get(guild.id), owner = by ?? s.view.actors[0] ?? s.seat;
    const words = CRAFTS.map((craft) => `${CRAFT_NAMES[craft]} ${guild.skills[craft]}`).join(", ");
    return html`<div class="area wf-choice ${by != null ? "dim" : ""}" data-key="guild:${guild.id}" data-ref="guild:${guild.id}" data-about="guild:${guild.id}" data-name="${guild.name}: ${words}${by != null ? `, chosen by ${s.name(by)}` : ""}">
      <header>${by != null ? crest(by, { label: s.name(by) }) : icon("hall")}<div><h3>${guild.name}</h3>${by != null && html`<small>${s.name(by)}</small>`}</div></header>
      ${s.ui.wide ? CRAFTS.map((craft) => track({ icon: craft, label: CRAFT_NAMES[craft], cells: [0, 1, 2, 3], at: guild.skills[craft], owner }))
        : html`<div class="chips">${CRAFTS.map((craft) => chip(craft, guild.skills[craft], `${CRAFT_NAMES[craft]} ${guild.skills[craft]}`))}</div>`}</div>`;
  })}</div>`);
}

/** @param {Scene} s @param {string[]} ids */
const royals = (s, ids) => box({ title: "Royal Contract", small: "keep one" }, html`<div class="wf-royals">${ids.map((id) => contractCard(s, id, { ref: `contract:${id}`, key: `contract:${id}`, flip: `contract:${id}` }))}</div>`);

/** @param {Scene} s */
function dice(s) {
  const actor = s.view.actors[0] ?? s.view.turn, job = s.view.players[actor].jobs.at(-1);
  if (!job) return null;
  const all = sides(s, job), row = s.contract(job.contract), shown = job.faces.reduce((sum, face) => sum + face, 0);
  const isPicked = (/** @type {number} */ i) => s.view.choice === "RerollAnyDice" && actor === s.table.seat && s.options.length > 0 && !s.from(`die:${i}`).length;
  return html`<section class="box wf-roll"><h2>${DICE[s.view.choice]}<small>${row.title}</small></h2><div class="tray">
    <div class="tray-dice">${job.faces.map((face, i) => html`<span class="wf-die ${isPicked(i) ? "again" : ""}" data-ref="die:${i}" data-key="die:${i}:${face}" data-name="Die ${i + 1}: d${all[i] ?? 6} shows ${face}${isPicked(i) ? ", to be rolled again" : ""}">${die(all[i] ?? 6, face, { size: "big", class: "rolling" })}</span>`)}</div>
    <p>The dice show ${shown}; with ${job.work} of Work, Skill and helpers they have to reach ${row.forge}</p></div></section>`;
}

/** @param {import("./box.js").Guild} guild */
const stock = ({ stockpile }) => `${stockpile.length} Component${stockpile.length === 1 ? "" : "s"}`;

/** @param {Scene} s */
const rivals = (s) => box({ title: "Rob a rival" }, html`<div class="wf-choices">${s.view.players.filter((one) => one.seat !== s.seat).map((one) => html`
  <div class="area wf-choice" data-ref="seat:${one.seat}" data-key="seat:${one.seat}" data-about="seat:${one.seat}" data-name="Rob ${s.name(one.seat)}: ${stock(one)}">
    <header>${crest(one.seat)}<div><h3>${s.title(one.seat)}</h3><small>${s.name(one.seat)} · ${stock(one)}</small></div></header></div>`)}</div>`);

/** The Event of this turn, as a strip over the map. @param {Scene} s */
export function event(s) {
  const { event: id, event_deck: left } = s.view.board;
  if (!s.isSolo) return null;
  const row = id ? s.row("events", id) : null;
  return html`<section class="box wf-event tone-${row?.tone ?? "none"}" data-key="event:${id}" ${row && html`data-about="event:${id}"`}>
    ${deck(left, { label: "Events", kind: "blue" })}<span class="wf-event-sign">${icon(row ? TONES[row.tone] ?? "scroll" : "hourglass")}</span>
    <div class="grow"><h2>${row ? row.title : "No Event yet"}</h2>${row && html`<p>${row.text}</p>`}</div></section>`;
}
