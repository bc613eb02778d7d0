// @ts-check
// Forge: a player's Forge board. Gold and cubes, Skill, the workers with what they have learnt, eight upgrades.
import { coin, crest, icon, marked, ownerClass, star } from "../../art/kit.js";
import { html } from "../../lib/dom.js";
import { titled } from "../../lib/words.js";
import { CUBES, SMITH, UPGRADES, amount, does, drawing, drawn, isMine, numbers, soft, spoken, worker } from "./lay.js";

/** @typedef {import("./lay.js").Lay} Lay */
/** @typedef {import("./lay.js").Smithy} Smithy */

const SKILLS = [1, 2, 3, 4, 5];
/** Hammers for the Achievement board. */
const HAMMERS = 5;
/** Upgrades of the top half come first. */
const TOP = 4;

// What a player has

/** @param {Smithy} smithy @param {string} kind @param {boolean} mine */
const stored = (smithy, kind, mine) => html`<span ${marked(`tile fo-store ${smithy.cubes[kind] ? "" : "none"}`, { about: `good:${kind}`, key: `good:${kind}`, name: `${titled(kind)}: ${smithy.cubes[kind]}`, ...(mine ? { ref: `good:${kind}` } : {}) })}>${icon(kind)}<b>${smithy.cubes[kind]}</b><small>${titled(kind)}</small></span>`;

/** @param {Lay} t @param {Smithy} smithy */
export const stores = (t, smithy) => html`<span class="fo-stores" role="group" aria-label="Cubes">${CUBES.map((kind) => stored(smithy, kind, isMine(t, smithy)))}</span>`;

/** Two numbers of points are shown, and they are not the same. */
const SO_FAR = "VP so far. The star beside the name has those of the end, too: for Gold, Gems, Seals and cards.";

/** @param {Lay} t @param {Smithy} smithy */
function stock(t, smithy) {
  const mine = isMine(t, smithy);
  return html`<div class="fo-stock" data-key="stock:${smithy.seat}">${!mine && html`${crest(smithy.colour, { label: "" })}<b class="fo-whose">${t.name(smithy.seat)}</b>`}
    <span class="fo-gold" data-about="good:gold" title="Gold">${coin(smithy.gold, { size: "big", label: `${smithy.gold} Gold` })}</span>
    ${stores(t, smithy)}
    <span class="fo-skill" data-about="good:skill" role="img" aria-label="Skill ${smithy.skill} of 5" title="Skill ${smithy.skill} of 5">${icon("skill")}${SKILLS.map((n) => html`<i class="${n <= smithy.skill ? "on" : ""}">${n === smithy.skill ? n : ""}</i>`)}</span>
    <span class="fo-points" title="${SO_FAR}">${star(smithy.vp, { label: `${smithy.vp} VP so far` })}<small>so far</small><span class="fo-left" title="Hammers left">${icon("hammer", { label: "Hammers left" })}${HAMMERS - smithy.hammers.length}</span></span></div>`;
}

/** One's stock in one line, where there is no room for more. @param {Lay} t */
export const purse = (t) => t.seat != null && html`<p class="fo-line" data-key="line">${coin(t.own.gold, { size: "small", label: `${t.own.gold} Gold` })}${CUBES.map((kind) => html`<span class="${t.own.cubes[kind] ? "" : "none"}">${amount(kind, t.own.cubes[kind])}</span>`)}${amount("skill", t.own.skill)}<span class="fo-points" title="${SO_FAR}">${amount("vp", t.own.vp)}<small>so far</small></span></p>`;

// Workers

/** Where a worker is, in a word. @param {Lay} t @param {string} where */
function whereabouts(t, where) {
  if (where === "home") return "ready";
  if (where === "absent") return "later";
  if (where === "exhausted") return "resting";
  return where === "forge" ? "Forge" : soft(t.row("locations", where.split(".")[0]).title);
}

/** The place of a worker on the Forge board. @param {Lay} t @param {Smithy} smithy @param {number} nth */
function bunk(t, smithy, nth) {
  const where = smithy.workers[nth], mine = isMine(t, smithy), home = where === "home", called = nth === SMITH ? "Blacksmith" : `Assistant ${nth + 1}`;
  return html`<span ${marked(`tile fo-bunk ${home ? "home" : "away"} ${nth === SMITH ? "smith" : ""}`, { key: `bunk:${nth}`, name: `${called}, ${whereabouts(t, where)}`, ...(mine ? { ref: `worker:${nth}` } : {}) })}>
    ${home ? worker(t, smithy.seat, nth) : html`<span class="fo-out ${ownerClass(smithy.colour)}">${icon(nth === SMITH ? "smith" : "meeple")}</span>`}<small>${whereabouts(t, where)}</small></span>`;
}

/** An Assistant and the card beside it, or the one that waits for an Assistant. @param {Lay} t @param {Smithy} smithy @param {number} nth */
function assistant(t, smithy, nth) {
  const mine = isMine(t, smithy), ref = `assistant:${nth + 1}`, resting = smithy.workers[nth] === "exhausted";
  const waiting = mine && t.legal.has(ref) ? smithy.playing : null, id = smithy.trainings[nth] ?? waiting;
  const one = /** @type {import("./lay.js").Card} */ (id && { text: "", ...t.row("trainings", id) });
  const told = one ? `${one.title}: ${one.text}` : "no Training";
  return html`<div class="fo-assistant" data-key="${ref}">${bunk(t, smithy, nth)}
    <span ${marked(`tile fo-training ${one ? "learnt" : ""} ${waiting ? "offered" : ""}`, { about: id ? `training:${id}` : undefined, key: ref, name: `Assistant ${nth + 1}, ${told}`, ...(mine ? { ref } : {}), ...(id && !waiting ? { flip: `training:${id}` } : {}) })} title="${told}">
      ${one ? html`<b>${soft(one.title)}</b>${does(one)}${resting && worker(t, smithy.seat, nth)}` : html`<small>no Training</small>`}</span></div>`;
}

/** The Blacksmith and the Forge of the own board. @param {Lay} t @param {Smithy} smithy */
function anvil(t, smithy) {
  const mine = isMine(t, smithy), here = smithy.workers[SMITH] === "forge", most = smithy.upgrades.includes("forge") ? 2 : 1;
  const name = t.option("spot:forge")?.label ?? `Forge: up to ${most} ${most === 1 ? "Contract" : "Contracts"}`;
  return html`<div class="fo-assistant fo-anvil" data-key="anvil">${bunk(t, smithy, SMITH)}
    <span ${marked("tile fo-forge", { key: "spot:forge", about: "spot:forge", name, ...(mine ? { ref: "spot:forge" } : {}) })} title="${name}"><span class="fo-fire" data-static><svg viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href="#s-scene-forge"/></svg></span>
      <b>Forge</b><span class="fo-spot smith ${here ? "taken" : ""}">${here ? worker(t, smithy.seat, SMITH) : icon("emblem-anvil", { class: "fo-sign" })}</span></span></div>`;
}

/** @param {Lay} t @param {Smithy} smithy */
export const crew = (t, smithy) => html`<div class="fo-crew">${[0, 1, 2, 3].map((nth) => assistant(t, smithy, nth))}${anvil(t, smithy)}</div>`;

/** One's workers to choose from, above the locations. @param {Lay} t */
export const bunks = (t) => t.seat != null && html`<span class="fo-bunks" data-key="bunks" role="group" aria-label="Your workers">${[0, 1, 2, 3, SMITH].map((nth) => bunk(t, t.own, nth))}</span>`;

// Upgrades

/** What each does, as drawings. @type {Record<string, () => unknown>} */
const DOES = {
  wagon: () => html`+1${icon("wood", { label: "Wood" })}/${icon("metal", { label: "Metal" })}`,
  anvil: () => html`${icon("scroll", { label: "each Contract" })}${coin("+2", { size: "small", label: "2 Gold more" })}`,
  forge: () => html`+1${icon("skill", { label: "Skill" })} 2${icon("scroll", { label: "Contracts" })}`,
  grindstone: () => html`+1${icon("skill", { label: "Skill" })}`,
  chisels: () => html`for ${icon("scroll", { label: "Contracts" })}`,
  tongs: () => html`for ${icon("scroll", { label: "Contracts" })}`,
  hammers: () => html`${icon("weapons", { label: "Weapon" })}${icon("breastplate", { label: "Armor" })}−1${icon("metal", { label: "Metal" })}`,
  vise: () => html`+1${icon("scroll", { label: "draw" })}−1`,
};

/** @param {Lay} t @param {Smithy} smithy @param {string} id */
function upgrade(t, smithy, id) {
  const one = t.row("upgrades", id), done = smithy.upgrades.includes(id), mine = isMine(t, smithy), ref = `upgrade:${id}`;
  const cost = (mine && t.option(ref)?.cost) || one.cost;
  const name = `${one.title}: ${one.text} ${done ? "Done." : `Takes ${spoken(cost)}, brings ${one.vp} VP.`}`;
  return html`<span ${marked(`tile fo-upgrade ${done ? "done" : ""}`, { about: ref, key: ref, name, ...(mine && !done ? { ref } : {}) })} title="${name}">
    <span class="fo-tool">${icon(drawing(id))}</span><span class="fo-facts"><b>${one.title}</b><span class="fo-effect">${DOES[id]?.()}</span></span>
    <span class="fo-cost">${done ? html`<span class="fo-cylinder ${ownerClass(smithy.colour)}">${icon("check", { label: "done" })}</span>` : drawn(cost)}${star(one.vp, { size: "small", label: `${one.vp} VP` })}</span></span>`;
}

/** @param {Lay} t @param {Smithy} smithy @param {string[]} ids @param {string} half */
const upgrades = (t, smithy, ids, half) => html`<div class="fo-upgrades" role="group" aria-label="Upgrades, ${half} half">${ids.map((id) => upgrade(t, smithy, id))}</div>`;

/** The whole board. @param {Lay} t @param {Smithy} smithy */
export const smithy = (t, smithy) => html`<section class="box guild fo-smithy ${ownerClass(smithy.colour)}" data-key="smithy:${smithy.seat}" aria-label="${isMine(t, smithy) ? "Your Forge board" : `Forge board of ${t.name(smithy.seat)}`}">
  ${isMine(t, smithy) && numbers(t)}${stock(t, smithy)}${upgrades(t, smithy, UPGRADES.slice(0, TOP), "top")}${crew(t, smithy)}${upgrades(t, smithy, UPGRADES.slice(TOP), "bottom")}</section>`;

/** Both halves, where they are asked for. @param {Lay} t */
export const workshop = (t) => html`<section class="box" data-key="workshop"><h2>${t.prompt}</h2><div class="stack">${upgrades(t, t.own, UPGRADES.slice(0, TOP), "top")}${upgrades(t, t.own, UPGRADES.slice(TOP), "bottom")}</div></section>`;
