// @ts-check
// The board of a Guild: Skills, Coin, stockpile, Contracts, Crew, Loans, Runes.
import { html } from "../../lib/dom.js";
import { chip, coin, crest, icon, ownerClass, star, track } from "../../art/kit.js";
import { CRAFTS, CRAFT_NAMES, grouped, withSteps } from "./box.js";
import { componentCard, contractCard, crewCard, loanCard, runeCard } from "./cards.js";
import { backs } from "./rows.js";

/** @typedef {import("./box.js").Scene} Scene */
/** @typedef {import("./box.js").Guild} Guild */

/** Own things can be touched, those of others only read.
 * @param {Scene} s @param {Guild} guild @param {string} ref */
const touch = (s, guild, ref) => (guild.seat === s.table.seat ? { ref } : {});

/** @param {Scene} s @param {Guild} guild */
export function guildBoard(s, guild) {
  const { seat } = guild, isOwn = seat === s.table.seat;
  return html`<section class="box guild wf-guild ${ownerClass(seat)} ${isHeavy(s, guild) ? "wf-heavy" : ""}" data-key="guild:${seat}">
    <div class="wf-top"><div class="wf-head"><header>${crest(seat, { size: "big", label: s.name(seat) })}<div class="grow"><h2>${s.title(seat)}</h2><small>${s.name(seat)}${isOwn ? " (you)" : ""}${seat === s.view.first && !s.isSolo ? " · first player" : ""}</small></div></header>
      <div class="wf-purse">${coin(guild.coin, { size: "big" })}${star(s.table.seats[seat]?.score ?? guild.completed_rp, { size: "big" })}${badges(s, guild)}</div></div>${skills(s, guild)}</div>
    <div class="wf-halves"><div class="wf-parts">${stockpile(s, guild)}${people(s, guild)}</div><div class="stack wf-half">${contracts(s, guild)}</div></div></section>`;
}

/** More than a window has room for beside the map. @param {Scene} s @param {Guild} guild */
function isHeavy(s, guild) {
  const kinds = new Set(guild.stockpile).size + new Set(guild.runes).size;
  return kinds + guild.crew.length + guild.loans.length + guild.hand_size + guild.held.length > (s.view.board.alleyways.length || s.isSolo ? 8 : 12);
}

/** The cube stands on the value; what lies ahead shows what training costs. @param {Scene} s @param {Guild} guild */
function skills(s, guild) {
  const points = s.cards.tracks ?? [];
  return html`<div class="wf-skills">${CRAFTS.map((craft, i) => {
    const ref = `skill:${craft}`, at = guild.skills[i] ?? 0;
    const cells = [at === 0 ? 0 : "", ...points.map((point) => (point.value === at ? at : point.value < at ? "" : point.training_cost))];
    const next = points.find((point) => point.value === at + 1);
    return withSteps(s, own(s, guild, ref), track({ icon: craft, label: CRAFT_NAMES[craft], cells, at, owner: guild.seat, key: `${ref}:${guild.seat}`,
      about: `craft:${craft}`, name: `${CRAFT_NAMES[craft]} ${at}${next ? `, ${next.training_cost} Coin to train` : ""}`, ...touch(s, guild, ref) }));
  })}<small class="wf-legend">ahead: Coin to train</small></div>`;
}

/** A heading with its cards; the more of them, the more of the line it takes.
 * @param {string} title @param {number} n @param {string} classes @param {unknown[]} things */
const part = (title, n, classes, things) => html`<div class="wf-part wf-${title.toLowerCase()} wf-part-${Math.min(things.length, 4)}" data-key="part:${title}"><h3>${title}<small>${n > 1 ? n : ""}</small></h3><div class="${classes}">${things}</div></div>`;

/** What is counted rather than laid out; a desktop has the words in a tooltip. @param {Scene} s @param {Guild} guild */
function badges(s, guild) {
  const { wide } = s.ui, faith = guild.faith ? guild.faith.reduce((sum, n) => sum + n, 0) : 0, done = guild.completed_contracts ?? [];
  const titles = done.map((id) => s.contract(id).title).join(", ");
  return html`<div class="chips wf-badges">
    ${chip("check", wide ? guild.completed : `${guild.completed} completed`, `${guild.completed} Contracts completed, ${guild.completed_rp} RP${titles && `: ${titles}`}`)}
    ${guild.repaid > 0 && chip("chest", wide ? guild.repaid : `${guild.repaid} repaid`, `${guild.repaid} Loans repaid`)}
    ${guild.faith_tokens > 0 && chip("moon", guild.faith ? (wide ? faith : `${faith} (${guild.faith.join("+")})`) : wide ? "?" : `${guild.faith_tokens} hidden`, guild.faith ? `${faith} Faith on ${guild.faith_tokens} tokens: ${guild.faith.join("+")}` : `${guild.faith_tokens} Faith tokens, hidden`)}
    ${guild.rune_rp > 0 && chip("flame", `+${guild.rune_rp}`, `${guild.rune_rp} RP of Runes`)}
    ${guild.bonus && html`<span class="wf-tag" title="Prime bonus unused">${icon("star")}${wide ? "Prime" : "Prime bonus unused"}</span>`}${guild.bonus_saved && html`<span class="wf-tag" title="Bonus saved">${icon("star")}${wide ? "Saved" : "Bonus saved"}</span>`}</div>`;
}

/** @param {Scene} s @param {Guild} guild */
function stockpile(s, guild) {
  if (!guild.stockpile.length) return html`<p class="empty-note">The stockpile is empty: the Market sells Components.</p>`;
  return part("Stockpile", guild.stockpile.length, "cards", grouped(guild.stockpile).map(({ id, n }) =>
    withSteps(s, own(s, guild, `component:${id}`), componentCard(s, id, { n, key: `stock:${id}`, ...touch(s, guild, `component:${id}`), ...(guild.seat === s.seat ? { flip: `component:${id}` } : {}) }))));
}

/** @param {Scene} s @param {Guild} guild */
function people(s, guild) {
  return html`${guild.crew.length > 0 && part("Crew", guild.crew.length, "cards large", guild.crew.map((id, i) => withSteps(s, own(s, guild, `crew:${i}`), crewCard(s, id, { key: `crew:${id}`, flip: `crew:${id}`, ...touch(s, guild, `crew:${i}`) }))))}
    ${guild.loans.length > 0 && part("Loans", guild.loans.length, "wf-owed", guild.loans.map((loan, i) => withSteps(s, own(s, guild, `loan:${i}`), loanCard(loan, { key: `loan:${i}`, ...touch(s, guild, `loan:${i}`) }))))}
    ${guild.runes.length > 0 && part("Runes", guild.runes.length, "cards large", grouped(guild.runes).map(({ id, n }) => runeCard(s, id, { n, key: `rune:${id}`, ...touch(s, guild, `rune:${id}`) })))}`;
}

/** A ref of the own board; of another one there is none to pick. @param {Scene} s @param {Guild} guild @param {string} ref */
const own = (s, guild, ref) => (guild.seat === s.table.seat ? ref : "-");

/** @param {Scene} s @param {Guild} guild */
function contracts(s, guild) {
  const isOwn = guild.seat === s.table.seat, started = new Set(guild.jobs.map((job) => job.contract));
  const done = new Set(guild.completed_contracts ?? []);
  const royal = guild.royal && !started.has(guild.royal) && !done.has(guild.royal) && !guild.held.includes(guild.royal) ? guild.royal : null;
  const hand = (guild.hand ?? []).filter((id) => id !== royal && !started.has(id));
  const one = (/** @type {string} */ id, /** @type {object} */ how = {}) => {
    const ref = `contract:${id}`;
    return withSteps(s, own(s, guild, ref), contractCard(s, id, { key: ref, flip: ref, ...touch(s, guild, ref), ...how }));
  };
  const isBare = !royal && !guild.jobs.length && !guild.hand_size && !guild.held.length;
  return html`<h3>${isOwn ? "Your Contracts" : "Contracts"}</h3>${isBare && html`<p class="empty-note">No Contracts: the Guildhall has some.</p>`}
    <div class="cards large wf-contracts">${guild.jobs.map((job) => one(job.contract, { job }))}${royal && one(royal)}${hand.map((id) => one(id))}${guild.hand == null && backs(guild.hand_size)}</div>
    ${guild.held.length > 0 && html`<h3>Held</h3><div class="cards large wf-contracts">${guild.held.map((id) => one(id))}</div>`}
    ${done.size > 0 && !s.ui.wide && html`<p class="wf-done"><b>Completed:</b> ${[...done].map((id) => s.contract(id).title).join(", ")}</p>`}`;
}
