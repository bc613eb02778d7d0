// @ts-check
// Merchants Cove: the clock, the boats in their waters, and the three piers.
import { icon, marked } from "../../art/kit.js";
import { html, island } from "../../lib/dom.js";
import { COLOURS, FIGURES, SIZES, WARES, colourName, counted, figure, gold, marker, people, sign } from "./lay.js";

/** @typedef {import("./lay.js").Lay} Lay */
/** @typedef {import("../../view.js").cove.BoatView} Boat */
/** @typedef {import("../../view.js").cove.PierView} Pier */

const SEATS = 4;
/** @type {Record<string, string>} */
export const PIER_NAMES = { bazaar: "Bazaar", black_market: "Black Market", town_square: "Town Square pier" };
/** @type {Record<string, string>} */
const BERTH_NAMES = { baz: "the Bazaar", blkL: "the left of the Black Market", blkR: "the right of the Black Market", sqr: "the Town Square pier" };
const LEFT = ["1", "2", "3"];

/** How many have come aboard. @param {Boat} boat */
const aboard = ({ figures }) => FIGURES.map((kind) => ({ kind, n: figures.filter((one) => one === kind).length })).filter(({ n }) => n);
/** @param {Boat} boat */
const aboardText = (boat) => aboard(boat).map(({ kind, n }) => `${n} ${colourName(kind)}`).join(", ") || "nobody";

// The clock

/** The hours a marker would come to with what was picked. @param {Lay} t */
function ahead(t) {
  const at = t.view.board.clock.markers.find((one) => one.seat === t.own.seat)?.hour ?? 0;
  const all = new Set(t.picked.length ? t.live.map((one) => one.cost.hour ?? 0) : []);
  return all.size === 1 ? at + [...all][0] : at;
}

/** @param {Lay} t @param {number} hour @param {number} ghost */
function hourCell(t, hour, ghost) {
  const { icons, markers, token, last_hour: last, hours } = t.view.board.clock, here = markers.filter((one) => hour > hours ? one.hour >= hour : one.hour === hour), draws = icons.includes(hour);
  const name = [hour > hours ? "past sundown" : `hour ${hour}`, draws && "a figure is drawn", token === hour && "Market token", !token && hour === hours && "sundown", ...here.map((one) => t.name(one.seat))].filter(Boolean).join(", ");
  return html`<span class="cv-hour ${hour >= last ? "late" : ""} ${draws ? "draws" : ""} ${hour === ghost ? "ahead" : ""}" data-key="h${hour}" data-about="hour:${hour}" title="${name}"><span class="vh">${name}</span>
    <span class="cv-hour-head" aria-hidden="true"><b>${hour > hours ? "…" : hour}</b>${draws && icon("meeple", { class: "cv-anybody" })}${!token && hour === hours && icon("moon", { class: "cv-moon" })}</span>
    <span class="cv-stack">${token === hour && html`<span class="cv-token" data-key="token" data-flip="market-token">${icon("cv-market", { label: "Market token" })}</span>`}${here.map((one) => marker(t, one.seat))}</span></span>`;
}

/** The day and its hours. @param {Lay} t */
export function clock(t) {
  const { hours, markers, token } = t.view.board.clock, at = ahead(t), own = markers.find((one) => one.seat === t.own.seat)?.hour;
  const cells = Array.from({ length: hours + (markers.some((one) => one.hour > hours) ? 1 : 0) }, (_, i) => i + 1);
  return island("clock", html`class="cv-clock" data-key="clock" data-about="clock:hours"`, html`<span class="cv-day"><span class="cv-days" role="img" aria-label="Day ${t.view.round} of ${t.view.rounds}">${Array.from({ length: t.view.rounds }, (_, i) => html`<i class="${i + 1 === t.view.round ? "now" : i + 1 < t.view.round ? "past" : ""}">${i + 1}</i>`)}</span>
      <b>${t.view.phase === "market" ? "Market" : t.view.phase === "over" ? "The end" : "Day"}</b>${token == null && html`<span class="cv-token aside" data-key="token" data-flip="market-token" title="The Market token is placed when the last berth is taken">${icon("cv-market", { label: "Market token, not placed yet" })}</span>`}</span>
    <span class="cv-hoursline" data-cells="${cells.length}">${cells.map((hour) => hourCell(t, hour, own != null && at > own ? Math.min(at, cells.length) : 0))}</span>`);
}

// Boats

/** A boat with those aboard. While a boat itself is asked for, a touch of its people is meant for it. @param {Lay} t @param {Boat} boat */
function boatAt(t, boat) {
  const { boat: n, figures, berth } = boat, ref = `boat:${n}`, free = SEATS - figures.length, open = t.legal.has(ref);
  /** @type {Map<string, number>} */
  const met = new Map();
  const all = figures.map((kind) => {
    const nth = met.get(kind) ?? 0, own = `passenger:${n}-${kind}`;
    met.set(kind, nth + 1);
    return figure(kind, { key: `${kind}${nth}`, ...(berth || (open && !t.legal.has(own)) ? {} : { ref: own, name: `${colourName(kind)} in boat ${n}` }) });
  });
  return html`<div ${marked(`cv-boat ${berth ? "docked" : ""}`, { about: ref, key: ref, flip: `boat-${n}`, name: `Boat ${n}: ${aboardText(boat)}${free ? `, ${counted(free, "free seat")}` : ", full"}`, ...(berth ? {} : { ref }) })}>
    <span class="cv-aboard">${all}${Array.from({ length: free }, (_, i) => html`<i class="cv-seat" data-key="seat${i}"></i>`)}</span>
    <svg class="cv-hull" viewBox="0 0 120 40" preserveAspectRatio="none" aria-hidden="true"><use href="#s-cv-boat"/></svg><b class="cv-number" aria-hidden="true">${n}</b></div>`;
}

/** Out there: where a boat was, if it has docked. @param {Lay} t @param {Boat} boat */
const moored = (t, boat) => boat.berth ? html`<span class="cv-wake" data-key="wake${boat.boat}" title="Boat ${boat.boat} is at ${BERTH_NAMES[boat.berth]}"><span>boat ${boat.boat}<br>has docked</span></span>` : boatAt(t, boat);

/** What comes next: the bag, and who was drawn from it. @param {Lay} t */
function bag(t) {
  const { bag: inside, bag_size: size, drawn } = t.view.board;
  const told = `${size} in the bag: ${FIGURES.filter((kind) => inside[kind]).map((kind) => `${inside[kind]} ${colourName(kind)}`).join(", ") || "nobody"}`;
  return html`<div class="cv-bag ${drawn ? "drawn" : ""}" data-key="bag" title="${told}"><span class="vh">${told}</span>${icon("cv-light", { class: "cv-light" })}
    ${drawn ? html`<span class="cv-drawn" data-about="figure:${drawn}">${figure(drawn, { key: "drawn", label: `${colourName(drawn)} was drawn` })}</span>` : html`<span class="cv-sack">${icon("cv-bag")}<b aria-hidden="true">${size}</b></span>`}
    <span class="cv-inside" aria-hidden="true">${FIGURES.map((kind) => html`<span class="${inside[kind] ? "" : "none"}">${sign(kind)}<b>${inside[kind]}</b></span>`)}</span></div>`;
}

/** @param {Lay} t */
export function sea(t) {
  const { boats } = t.view.board, left = boats.filter((one) => LEFT.includes(one.boat)), right = boats.filter((one) => !LEFT.includes(one.boat));
  return island("sea", html`class="cv-sea" data-key="sea"`, html`<div class="cv-water">${left.map((one) => moored(t, one))}</div>${bag(t)}<div class="cv-water">${right.map((one) => moored(t, one))}</div>`);
}

// Piers

/** @param {Lay} t @param {string} berth */
function berthAt(t, berth) {
  const boat = t.view.board.boats.find((one) => one.berth === berth), ref = `berth:${berth}`;
  if (boat) return html`<div class="cv-berth taken" data-key="${ref}" data-about="${ref}">${boatAt(t, boat)}</div>`;
  const reach = t.view.board.boats.filter((one) => one.reach.includes(berth)).map((one) => one.boat);
  return html`<div ${marked("cv-berth", { ref, about: ref, key: ref, name: `Free berth at ${BERTH_NAMES[berth]}` })}>${icon("cv-anchor", { class: "cv-waits" })}<small>boats ${reach[0]}–${reach.at(-1)}</small></div>`;
}

/** What a pier pays for a size of Good, colour by colour. @param {Lay} t @param {Pier} pier @param {string} size */
function priceRow(t, pier, size) {
  if (!pier.takes.some((good) => good.startsWith(size))) return html`<span class="cv-price-name none">${icon(WARES[size].drawing)}</span><small class="cv-refused">no ${WARES[size].name}${size === "large" ? "s" : ""} here</small>`;
  return html`<span class="cv-price-name">${icon(WARES[size].drawing, { label: WARES[size].name })}</span>${COLOURS.map((colour) => {
    const good = `${size}_${colour}`, n = pier.prices[good], on = t.picked[0] === `good:${good}`;
    return html`<span class="cv-price ${on ? "on" : ""}">${n ? gold(n, `${colour} ${WARES[size].name} ${n} Gold`) : html`<i aria-hidden="true">–</i>`}</span>`;
  })}${rogueOffer(t, pier, size)}`;
}

/** What Cultists would add for the Good that is picked. @param {Lay} t @param {Pier} pier @param {string} size */
function rogueOffer(t, pier, size) {
  const good = t.picked[0]?.startsWith(`good:${size}`) ? t.picked[0].slice(5) : "", n = good ? pier.with_rogues[good] : 0;
  return html`<span class="cv-price">${n > 0 && gold(n, `${n} Gold with the Rogues`)}</span>`;
}

/** Who stands at a pier, and what is paid there. @param {Lay} t @param {Pier} pier */
function prices(t, pier) {
  const rogues = `rogues:${pier.pier}`, cultists = t.view.board.rogue_card === "cultists" && pier.customers.rogue > 0;
  return html`<div class="cv-prices"><span></span>${FIGURES.map((kind) => {
    const n = pier.customers[kind], label = `${n} ${people(t, kind)}`;
    const marks = kind === "rogue" && (cultists || t.legal.has(rogues)) ? { ref: rogues, key: rogues, name: `Count the ${counted(n, "Rogue")} too` } : {};
    return html`<span ${marked(`cv-customers ${n ? "" : "none"}`, marks)} title="${label}"><span class="vh">${label}</span>${sign(kind)}<b aria-hidden="true">${n}</b></span>`;
  })}${[...SIZES].reverse().map((size) => priceRow(t, pier, size))}</div>`;
}

/** @param {Lay} t @param {Pier} pier */
function pierAt(t, pier) {
  const ref = `pier:${pier.pier}`, dark = pier.pier === "black_market";
  return island(ref, marked(`cv-pier cv-p-${pier.pier}`, { ref, about: ref, key: ref, name: `${PIER_NAMES[pier.pier]}: ${FIGURES.filter((kind) => pier.customers[kind]).map((kind) => `${pier.customers[kind]} ${colourName(kind)}`).join(", ") || "no customers"}` }), html`
    <span class="cv-ribbon"><b>${PIER_NAMES[pier.pier]}</b>${dark && html`<span class="cv-toll" title="1 Corruption card for each Good sold here">+1${icon("corruption", { label: "Corruption for each Good" })}</span>`}</span>
    <div class="cv-berths">${pier.berths.map((berth) => berthAt(t, berth))}</div>${prices(t, pier)}`);
}

/** @param {Lay} t */
export const piers = (t) => html`<div class="cv-piers" data-key="piers">${t.view.board.piers.map((pier) => pierAt(t, pier))}</div>`;

/** In a Market on a phone the piers come first. @param {Lay} t @param {unknown} [more] */
export const harbour = (t, more) => html`<section class="cv-harbour" data-key="harbour"><h2 class="vh">The Cove</h2>${!t.wide && t.view.phase === "market" ? html`${piers(t)}${clock(t)}${more}${sea(t)}` : html`${clock(t)}${more}${sea(t)}${piers(t)}`}</section>`;
