// @ts-check
// Merchants Cove: a Blacksmith's shop. Furnaces, Smelter, dice, Staff, Sale Shelf and Corruption.
import { coin, crest, icon, marked, ownerClass } from "../../art/kit.js";
import { html, island } from "../../lib/dom.js";
import { titled } from "../../lib/words.js";
import { COLOURS, SIZES, alloy, box, counted, goodName, hours, isMine, pays, sign, smith, told, ware } from "./lay.js";

/** @typedef {import("./lay.js").Lay} Lay */
/** @typedef {import("./lay.js").Merchant} Merchant */
/** @typedef {import("../../view.js").cove.FurnaceView} Furnace */

/** @type {Record<string, {drawing: string, does: string}>} */
const STAFF = {
  metallurgist: { drawing: "cv-metallurgist", does: "loads one" },
  apprentice: { drawing: "hammer", does: "forges two" },
  security: { drawing: "cv-security", does: "−1 Corruption" },
};
/** @type {Record<string, string>} */
const ANSWERS = { clean: "clean", corrupt: "corrupt", cold: "too cold", hot: "too hot" };

/** Where dice that look alike were and are. @returns {(die: import("./lay.js").Die) => string} */
function counter() {
  /** @type {Map<string, number>} */
  const met = new Map();
  return ({ colour, pips }) => {
    const look = `die-${colour}-${pips}`, nth = met.get(look) ?? 0;
    met.set(look, nth + 1);
    return `${look}-${nth}`;
  };
}

// Furnaces

/** What its Heat has to be, by colour. @param {Lay} t @param {Furnace} one */
function heats(t, one) {
  const row = t.cards.furnaces?.[Number(one.furnace) - 1] ?? { clean: [], corrupt: [] }, top = one.slots[0]?.colour, weapon = one.makes === "weapon";
  const line = (/** @type {string} */ kind, /** @type {string} */ label, /** @type {unknown} */ head) => html`<span class="cv-heat-head" title="${label}">${head}</span>${COLOURS.map((colour, i) =>
    html`<span class="cv-heat ${colour === top ? "cv-of" : ""} ${colour === top && one.answer === kind ? "met" : ""}"><span class="vh">${colour} ${kind}: ${weapon ? "at least" : "at most"} </span>${row[kind][i]}</span>`)}`;
  return html`<span class="cv-heats"><span class="cv-heat-head" aria-hidden="true">${weapon ? "≥" : "≤"}</span>${COLOURS.map((colour) => html`<span class="cv-heat-col ${colour === top ? "cv-of" : ""}">${sign(colour)}</span>`)}
    ${line("clean", "a Good", icon("check", { label: "clean" }))}${line("corrupt", "a Good and a Corruption card", icon("corruption", { label: "with Corruption" }))}</span>`;
}

/** @param {Furnace} one */
function outcome({ heat, answer, good, makes, slots }) {
  if (heat == null || !answer) return html`<span class="cv-outcome empty">${slots.some(Boolean) ? "1 die more" : counted(slots.length, "die", "dice")}</span>`;
  const word = answer === "cold" ? ANSWERS[makes === "weapon" ? "cold" : "hot"] : ANSWERS[answer];
  return html`<span class="cv-outcome ${answer}"><b class="cv-degrees" title="Heat ${heat}">${icon("flame", { label: "Heat" })}${heat}</b>${good && answer !== "cold" ? ware(good) : ""}<span>${word}${answer === "corrupt" ? icon("corruption", { label: "" }) : ""}</span></span>`;
}

/** The Coal die under a Furnace never turns. @param {number} n */
const coal = (n) => html`<span class="token die d6 cv-coal" role="img" aria-label="Coal ${n}" title="Coal ${n}">${icon("die-6")}<b aria-hidden="true">${n}</b></span>`;

/** @param {Lay} t @param {Merchant} me @param {Furnace} one @param {ReturnType<typeof counter>} where */
function furnace(t, me, one, where) {
  const mine = isMine(t, me), ref = `furnace:${one.furnace}`, loaded = one.slots.some(Boolean), taking = mine && t.legal.has(`loaded:${one.furnace}`);
  const dice = html`${one.slots.map((die, i) => die ? alloy(die, { flip: mine ? where(die) : undefined, key: `slot${i}`, label: `${die.colour} ${die.pips}${one.slots.length > 1 ? i ? " below" : " on top" : ""}` }) : html`<i class="cv-hole" data-key="slot${i}">${one.slots.length > 1 ? i ? "" : "top" : ""}</i>`)}`;
  const name = [`Furnace ${one.furnace}, ${one.makes === "weapon" ? "Weapons" : "Armor"}, Coal ${one.coal}`, one.heat != null && `Heat ${one.heat}, ${one.answer}`, t.legal.has(ref) && t.option(ref)?.label].filter(Boolean).join(". ");
  return island(ref, marked(`cv-furnace cv-f-${one.makes} ${one.answer ? `lit ${one.answer}` : loaded ? "lit" : ""}`, { about: ref, key: ref, name, ...(mine ? { ref } : {}) }), html`
    <span class="cv-furnace-head"><b>${one.furnace}</b><span>${one.makes === "weapon" ? "Weapon" : "Armor"}</span>${me.space === `load${one.furnace}` ? smith(t, me) : icon(one.makes === "weapon" ? "weapons" : "breastplate")}</span>${heats(t, one)}
    <span class="cv-mouth">${loaded && mine ? html`<span ${marked(`cv-loaded ${taking ? "taking" : ""}`, { ref: `loaded:${one.furnace}`, key: "loaded", name: `Take the dice out of Furnace ${one.furnace}` })}>${dice}</span>` : html`<span class="cv-loaded" data-key="loaded">${dice}</span>`}<span class="cv-plus" aria-hidden="true">+</span>${coal(one.coal)}</span>${outcome(one)}`);
}

/** @param {Lay} t @param {Merchant} me @param {ReturnType<typeof counter>} where */
const furnaces = (t, me, where) => html`<div class="cv-furnaces">${me.shop.furnaces.map((one) => furnace(t, me, one, where))}</div>`;

// Dice and Smelter

/** @param {Lay} t @param {Merchant} me @param {ReturnType<typeof counter>} where */
function supply(t, me, where) {
  const mine = isMine(t, me), { supply: dice, aside } = me.shop;
  return html`<div class="cv-supply" data-key="supply" role="group" aria-label="Alloy dice">${dice.map((die) => {
    const ref = `die:${die.colour}-${die.pips}`, flip = where(die), label = (mine && t.legal.has(ref) && t.option(ref)?.label) || `${die.colour} ${die.pips}`;
    return alloy(die, { key: flip, label, ...(mine ? { ref, flip } : {}) });
  })}${dice.length + aside.length === 0 && html`<small>All dice are at work.</small>`}
    ${aside.length > 0 && html`<span class="cv-aside" title="about to be rolled"><small>to<br>roll</small>${aside.map((colour, i) => html`<span class="cv-die cv-${colour}" data-key="aside${i}" role="img" aria-label="${colour} die, about to be rolled">${icon("die-6", { class: "cv-blank" })}${icon(`cv-${colour}`, { class: "cv-mark mid" })}</span>`)}</span>`}</div>`;
}

/** An action space of the shop. @param {Lay} t @param {Merchant} me @param {string} id @param {string} title @param {number} n @param {string} drawing */
function space(t, me, id, title, n, drawing) {
  const ref = `space:${id}`, here = me.space === id, mine = isMine(t, me);
  return html`<span ${marked(`cv-space ${here ? "here" : ""}`, { key: ref, name: (mine && t.legal.has(ref) && t.option(ref)?.label) || `${title}, ${counted(n, "hour")}`, ...(mine ? { ref } : {}) })}>${here ? smith(t, me) : icon(drawing)}<b>${title}</b>${hours(n)}</span>`;
}

/** The die in its slot, and the four that cover Sponsorships. While the Smelter itself is asked for, all of it is meant.
 * @param {Lay} t @param {Merchant} me @param {ReturnType<typeof counter>} where */
function smelter(t, me, where) {
  const mine = isMine(t, me), ref = "furnace:smelter", open = t.legal.has(ref), { smelter: die, locked } = me.shop;
  return html`<div ${marked(`cv-smelter ${die ? "lit" : ""}`, { about: ref, key: ref, name: `Smelter, ${die ? `${die.colour} ${die.pips} in it` : "empty"}`, ...(mine ? { ref } : {}) })}>
    <span class="cv-furnace-head"><span>Smelter</span>${me.space === "smelt" ? smith(t, me) : icon("cv-smelter")}</span>
    <span class="cv-crucible">${die ? alloy(die, { flip: mine ? where(die) : undefined, key: "smelting" }) : html`<i class="cv-hole"></i>`}</span>
    <span class="cv-sponsors">${COLOURS.map((colour) => {
      const shut = locked.includes(colour), own = `sponsorship:${colour}`, n = t.view.board.halls[colour];
      const name = shut ? `${colour} die over the ${colour} Sponsorship` : `${colour} Sponsorship: ${n} Gold in a Market now`;
      return html`<span ${marked(`cv-sponsor cv-${colour} ${shut ? "shut" : "open"}`, { key: own, name, ...(mine && !(open && !t.legal.has(own)) ? { ref: own } : {}) })} title="${name}">${shut ? html`<span class="cv-die">${icon("die-6", { class: "cv-blank" })}${icon(`cv-${colour}`, { class: "cv-mark mid" })}</span>` : html`${sign(colour)}<b>+${n}</b>`}</span>`;
    })}</span></div>`;
}

// Staff

/** @param {Lay} t @param {Merchant} me @param {string} place */
function place(t, me, place) {
  const ref = `staff:${place}`, mine = isMine(t, me), { drawing, does } = STAFF[place], here = me.townsfolk.filter((one) => one.staff === place);
  const crowd = here.reduce((sum, { townsfolk: id }) => sum + 1 + t.townsfolk(id).icons.length + t.townsfolk(id).rogues, 0);
  return html`<div ${marked(`cv-place ${here.length ? "manned" : ""}`, { about: ref, key: ref, name: `${titled(place)}: ${does}, ${counted(here.length, "card")}`, ...(mine ? { ref } : {}) })}>
    ${icon(drawing)}<span class="cv-place-head"><b>${titled(place)}</b><small>${does}</small></span>
    <span class="cv-team ${crowd > 4 ? "many" : ""}">${here.map(({ townsfolk: id }) => tag(t, id))}</span></div>`;
}

/** Somebody of the Staff: a name and what the card pays. @param {Lay} t @param {string} id */
function tag(t, id) {
  const card = t.townsfolk(id);
  return html`<span class="cv-tag cv-${card.icons[0] ?? "rogue"}" data-about="townsfolk:${id}" data-key="tag:${id}" data-flip="townsfolk:${id}" title="${told(card)}"><span class="vh">${card.title}</span>${icon(`cv-${card.set}`, { class: "cv-face" })}${pays(card)}</span>`;
}

/** @param {Lay} t @param {Merchant} me */
function staff(t, me) {
  const joining = me.townsfolk.find((one) => !one.staff);
  return html`<div class="cv-staff" data-key="staff">${joining ? html`<span class="cv-joining" data-key="joining">${tag(t, joining.townsfolk)}<b>${t.townsfolk(joining.townsfolk).title}</b></span>` : space(t, me, "staff", "Activate Staff", 2, "person")}
    ${Object.keys(STAFF).map((one) => place(t, me, one))}</div>`;
}

// Shelf and purse

/** @param {Lay} t @param {Merchant} me */
export function shelf(t, me) {
  const mine = isMine(t, me);
  return html`<div class="cv-shelf" data-key="shelf" role="group" aria-label="Sale Shelf">${SIZES.map((size) => html`<span class="cv-board">${COLOURS.map((colour) => {
    const good = `${size}_${colour}`, n = me.shelf[good], left = me.goods_left[good], ref = `good:${good}`, label = `${goodName(good)}: ${n} on the shelf, ${left} more to make`;
    return ware(good, { n, label, key: ref, about: ref, name: label, ...(mine ? { ref } : {}) });
  })}</span>`)}</div>`;
}

/** @param {Lay} t @param {Merchant} me */
export function corruption(t, me) {
  const mine = isMine(t, me);
  if (!me.corruption) return html`<span class="cv-corruption" data-key="corruption" title="${counted(me.corruption_size, "Corruption card")}, hidden">${icon("corruption", { label: "Corruption cards, hidden" })}<b>${me.corruption_size}</b></span>`;
  const own = me.corruption;
  return html`<span class="cv-corruption" data-key="corruption" role="group" aria-label="Corruption">${(t.cards.corruption ?? []).map(({ id, title, icons }) => {
    const ref = `corruption:${id}`, n = own[id] ?? 0, label = `${title}, ${icons ? counted(icons, "icon") : "no icon"}: ${n}`;
    return html`<span ${marked(`cv-crime ${n ? "" : "none"}`, { about: ref, key: ref, name: label, ...(mine ? { ref } : {}) })} title="${label}"><span class="cv-crime-icons">${icons ? Array.from({ length: icons }, () => icon("corruption")) : html`<i aria-hidden="true">0</i>`}</span><b>×${n}</b></span>`;
  })}</span>`;
}

/** @param {Lay} t @param {Merchant} me */
function purse(t, me) {
  const income = `Sponsorships pay ${me.sponsors_pay} Gold in a Market now, faction icons ${me.icons_pay} at the end`;
  return html`<header class="cv-purse">${crest(me.colour, { label: t.name(me.seat) })}${coin(me.gold, { size: "big", label: `${me.gold} Gold` })}
    <span class="cv-income" title="${income}"><span class="vh">${income}</span><small aria-hidden="true">Market <b>+${me.sponsors_pay}</b></small><small aria-hidden="true">End <b>+${me.icons_pay}</b></small></span>${corruption(t, me)}</header>`;
}

/** One line where the shop is not in sight. @param {Lay} t */
export const purseLine = (t) => html`<div class="box cv-line" data-key="line">${crest(t.own.colour, { size: "small", label: "" })}${coin(t.own.gold, { size: "small", label: `${t.own.gold} Gold` })}${t.own.shop.supply.map((die) => alloy(die, { size: "small" }))}<span class="cv-n">${t.own.corruption_size}${icon("corruption", { label: "Corruption cards" })}</span></div>`;

/** @param {Lay} t @param {Merchant} me */
export function shop(t, me) {
  const where = counter();
  return html`<section class="box guild cv-shop ${ownerClass(me.colour)}" data-key="shop${me.seat}"><h2 class="vh">${isMine(t, me) ? "Your shop" : `Shop of ${t.name(me.seat)}`}</h2>
    ${island("top", html`class="cv-top"`, html`${purse(t, me)}${supply(t, me, where)}${shelf(t, me)}`)}${furnaces(t, me, where)}
    ${island("low", html`class="cv-low"`, html`${space(t, me, "forge", "Forge", 2, "anvil")}${smelter(t, me, where)}${staff(t, me)}`)}</section>`;
}

/** What the shelf brings at which pier, for a phone in the Market. @param {Lay} t */
export const stall = (t) => box({ title: "Your Sale Shelf", small: coin(t.own.gold, { label: `${t.own.gold} Gold` }), class: "cv-stall" }, shelf(t, t.own));
