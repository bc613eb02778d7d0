// @ts-check
// Forge: the main board. Twelve locations in four rows, with their spots, decks and piles; the Turn Order track.
import { coin, deck, icon, marked } from "../../art/kit.js";
import { html, island } from "../../lib/dom.js";
import { contractSlip, learntSlip } from "./cards.js";
import { titled } from "../../lib/words.js";
import { CUBES, drawn, hammer, spoken, worker } from "./lay.js";

/** @typedef {import("./lay.js").Lay} Lay */
/** @typedef {View["board"]["locations"][0]} Place */
/** @typedef {Place["spots"][0]} Spot */
/** @typedef {import("./lay.js").View} View */

/** @type {Record<string, string>} */
const SCENES = { forest: "district-II", mountains: "district-I", mines: "mines", market: "market", plaza: "plaza", guilds: "district-VI", commons: "tavern", military: "barracks", royal: "castle", development: "drafting", upgrade: "forge", training: "school" };
/** The deck of a location, and the kind of its cards. @type {Record<string, [string, string]>} */
const DECKS = { guilds: ["guild", "guild_card"], commons: ["common", "contract"], military: ["military", "contract"], royal: ["royal", "contract"], development: ["development", "development"], training: ["training", "training"] };
/** @type {Record<string, string>} */
const BACKS = { common: "brown", military: "red", royal: "blue", guild: "green", development: "blue", training: "brown" };
/** What the spots of row 4 are for. @type {Record<string, Record<string, string>>} */
const SIDES = { cards: { left: "deck", midA: "any", midB: "any", right: "pile" }, upgrade: { left: "bottom", midA: "any", midB: "any", right: "top" } };
/** The same in words. @type {Record<string, string>} */
const FOR = { deck: "from the deck", pile: "from the discard pile", bottom: "bottom half", top: "top half", any: "as you choose" };
/** Where Contracts are drawn. */
const DRAWS = ["commons", "military", "royal"];
/** Assistants of row 4 stand around the Blacksmith. */
const ACROSS = ["left", "midA", "midB", "right"];

// Turn order and round

/** @param {Lay} t @param {number | null} seat @param {number} i */
function space(t, seat, i) {
  const row = t.cards.turn_order?.find((one) => one.number === i + 1), ref = `space:${i + 1}`, whose = seat === null ? "free" : t.name(seat);
  return html`<span ${marked(`tile fo-space ${seat !== null && t.view.turn === seat && t.view.phase === "turns" ? "now" : ""}`, { ref, about: ref, key: ref, name: `Space ${i + 1}: ${spoken(row?.gain)}, ${whose}` })} title="Space ${i + 1}: ${spoken(row?.gain)}, ${whose}"><i>${i + 1}</i>${drawn(row?.gain)}${seat !== null && hammer(t, seat)}</span>`;
}

/** @param {Lay} t */
export const order = (t) => html`<span class="fo-order" role="group" aria-label="Turn order">${t.view.board.turn_order.map((seat, i) => space(t, seat, i))}</span>`;

/** How near the end is: by Hammers, or in the Solo game by rounds. @param {Lay} t */
function end(t) {
  const { ironclad } = t.view.board, { last_round: last, over, players, round } = t.view;
  if (over) return "";
  if (last) return html`<span class="fo-end fo-last">${icon("hourglass")}Last round</span>`;
  if (ironclad) return html`<span class="fo-end">${icon("hourglass")}<span>Round <b>${Math.max(1, round)}</b> of ${ROUNDS}</span></span>`;
  return html`<span class="fo-end" title="Hammers on the Achievement board; a fifth one makes the round the last">${players.map((one) => html`<span class="fo-tally">${hammer(t, one.seat)}<b>${one.hammers.length}</b>/${HAMMERS}</span>`)}</span>`;
}
/** Of the Solo game. */
const ROUNDS = 7;
/** That make a round the last. */
const HAMMERS = 5;

// Spots

/** @param {Lay} t @param {Place} place @param {Spot} spot */
function spotView(t, place, spot) {
  const ref = `spot:${spot.spot}`, row = t.row("locations", place.location), side = spot.spot.split(".")[1];
  const option = t.option(ref), taken = spot.workers.length > 0, use = usage(place.location, side);
  const name = option?.label ?? `${row.title}, ${spot.for_smith ? "Blacksmith" : "Assistant"}${use ? `, ${FOR[use] ?? use}` : ""}${taken ? `: ${spot.workers.map((one) => t.name(one.seat)).join(", ")}` : ", free"}`;
  return html`<span class="fo-place-spot" data-key="${ref}"><span ${marked(`fo-spot ${spot.for_smith ? "smith" : ""} ${taken ? "taken" : ""} ${place.location === "market" ? "wide" : ""}`, { ref, name })} title="${name}">
    ${spot.workers.map((one) => worker(t, one.seat, one.worker))}${(!taken || place.location === "market") && printed(row, spot, side)}</span>${use && html`<small>${use}</small>`}</span>`;
}

/** From left to right. @param {Spot[]} spots */
const across = (spots) => [...spots].sort((a, b) => ACROSS.indexOf(a.spot.split(".")[1]) - ACROSS.indexOf(b.spot.split(".")[1]));

/** @param {string} location @param {string} side */
function usage(location, side) {
  if (DRAWS.includes(location)) return side === "a1" ? "draw 1" : "draw 2";
  return (location === "upgrade" ? SIDES.upgrade : SIDES.cards)[side] ?? "";
}

/** What stands on a spot. @param {import("./lay.js").Row} row @param {Spot} spot @param {string} side */
function printed(row, spot, side) {
  const sign = icon(spot.for_smith ? "emblem-anvil" : "meeple", { class: "fo-sign" });
  if (!row.gives) return sign;
  const n = (spot.for_smith ? row.smiths : row.assistants)[Number(side.slice(1)) - 1];
  return html`${spot.for_smith && sign}<span class="fo-number"><b>${n < 0 ? "+1" : n}</b>${icon(row.gives, { label: titled(row.gives) })}</span>`;
}

// Locations

/** What a location is for, besides its spots. @param {Lay} t @param {Place} place */
function offers(t, place) {
  if (place.location === "market") return html`<span class="fo-note">up to 2 ${icon("trade", { label: "Trades" })}</span>${prices(t)}`;
  if (place.location === "plaza") return html`<span class="fo-note">${icon("smith")}${icon("next")}<span>${coin(2, { size: "small", label: "2 Gold" })} each here</span></span>`;
  const [which, kind] = DECKS[place.location] ?? [];
  return which && html`<span class="fo-stacks">${stack(t, which)}${pile(t, which, kind)}</span>`;
}

/** The price list: what is touched for buying. @param {Lay} t */
export const prices = (t) => html`<span class="fo-prices" role="group" aria-label="Prices">${CUBES.map((kind) => {
  const gold = t.row("prices", kind).gold, ref = `price:${kind}`;
  return html`<span ${marked("tile fo-price", { ref, key: ref, name: t.option(ref)?.label ?? `${titled(kind)}: ${gold} Gold` })}>${icon(kind, { label: titled(kind) })}<b>${gold}</b></span>`;
})}</span>`;

/** @param {Lay} t @param {string} which */
function stack(t, which) {
  const { board } = t.view, contracts = board.contract_decks[which], ref = `deck:${which}`;
  const count = contracts ?? /** @type {any} */ (board)[`${which}_deck`];
  const known = (/** @type {any} */ (t.view.remembered)[`${which}_deck`]?.top ?? []).filter(Boolean).map((/** @type {string} */ id) => titled(id));
  const about = known.length ? `, on top: ${known.join(", ")}` : "";
  return html`<span class="fo-deck-of" title="${titled(which)} deck: ${count}${about}">${deck(count, { label: `cards in the ${titled(which)} deck${about}`, kind: BACKS[which], ref, about: ref, key: ref, class: "fo-deck", name: `${titled(which)} deck, ${count} left${about}` })}${known.length > 0 && icon("eye", { class: "fo-known", label: "you know the top card" })}</span>`;
}

/** @param {Lay} t @param {string} which @param {string} kind */
function pile(t, which, kind) {
  const { board } = t.view, ref = `pile:${which}`;
  const cards = kind === "contract" ? board.contract_piles[which] : /** @type {any} */ (board)[`${which}_pile`];
  const top = cards.at(-1);
  if (!top) return html`<span class="fo-none" data-key="${ref}">no discards</span>`;
  const slip = kind === "contract" ? contractSlip(t, top, { ref }) : learntSlip(t, kind, top, { ref });
  return html`<span class="fo-pile" data-key="${ref}">${slip}${cards.length > 1 && under(t, kind, cards.slice(0, -1).reverse())}</span>`;
}

/** What lies under the top card: everybody may look through a pile. @param {Lay} t @param {string} kind @param {string[]} ids */
function under(t, kind, ids) {
  const told = `Under it: ${ids.map((id) => t.row(kind === "contract" ? "contracts" : `${kind}s`, id).title).join(", ")}`;
  return html`<span class="fo-under" role="img" aria-label="${told}" title="${told}">+${ids.length}</span>`;
}

/** @param {Lay} t @param {Place} place */
function location(t, place) {
  const row = t.row("locations", place.location), ref = `location:${place.location}`;
  return island(ref, html`class="fo-place fo-l-${place.location} fo-row-${row.row} ${DECKS[place.location] ? "fo-stacked" : ""} ${place.closed ? "closed" : ""}" data-about="${ref}" data-key="${ref}"`, html`
    <span class="fo-scene" data-static><svg viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href="#s-scene-${SCENES[place.location]}"/></svg></span>
    <b class="fo-ribbon">${place.closed ? icon("lock", { class: "fo-closed", label: "closed by Ironclad for this round" }) : html`<i>${row.letter}</i>`}${row.title}</b>
    <span class="fo-spots">${across(place.spots).map((spot) => spotView(t, place, spot))}</span>${offers(t, place)}`);
}

/** @param {Lay} t @param {unknown} [more] */
export const town = (t, more) => html`<section class="box fo-town" data-key="town"><h2><span>The town</span>${end(t)}<span class="grow"></span>${order(t)}</h2>${more}
  <div class="fo-places">${t.view.board.locations.map((place) => location(t, place))}</div></section>`;

/** The decks and piles that are asked for. @param {Lay} t */
export const stacks = (t) => html`<section class="box fo-ask-stacks" data-key="stacks"><h2>${t.prompt}</h2><div class="fo-choices">${Object.values(DECKS).filter(([which]) => t.legal.has(`deck:${which}`) || t.legal.has(`pile:${which}`)).map(([which, kind]) => html`<span class="fo-stacks">${stack(t, which)}${pile(t, which, kind)}</span>`)}</div></section>`;
