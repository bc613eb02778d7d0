// @ts-check
// Ravenshire: the town. Six districts with two spots each, the Guild Halls, and one's dice to be placed.
import { coin, crest, deck, icon, marked } from "../../art/kit.js";
import { html, island } from "../../lib/dom.js";
import { titled } from "../../lib/words.js";
import { amount, beast, called, changes, die, does, entries, ownDie, pickedValue, spoken, yields } from "./lay.js";

/** @typedef {import("./lay.js").Lay} Lay */

const ROUNDS = [1, 2, 3, 4];
/** The round, and who began it. @param {Lay} t */
export const rounds = (t) => html`<span class="rv-rounds" role="img" aria-label="Round ${t.view.round} of ${ROUNDS.length}">${ROUNDS.map((n) => html`<i class="${n === t.view.round ? "now" : n < t.view.round ? "past" : ""}">${n}</i>`)}</span>
  ${t.view.players[t.view.first] && html`<span class="rv-first" title="First Player: ${t.name(t.view.first)}">${icon("crown", { label: "First Player" })}${crest(t.view.players[t.view.first].colour, { size: "small", label: t.name(t.view.first) })}</span>`}`;

/** One's dice that wait to be placed, and the Badger's. @param {Lay} t */
export function tray(t) {
  const { rolled, taken, bench, badger } = t.own, whose = t.seat == null ? "" : "your ";
  const last = rolled.length + taken.length + bench.length;
  return html`<span class="rv-tray" data-key="tray"><span class="rv-label">${t.seat == null ? "To place" : "Your dice"}</span>
    ${rolled.map((one, i) => ownDie(t, i, one, `${whose}${titled(one.colour)} ${one.value}`))}${rolled.length === 0 && html`<small>all placed</small>`}
    ${badger && html`<span class="rv-apart">${ownDie(t, last, badger, `${whose}Badger ${badger.value}, for Production`)}</span>`}${changes(t)}</span>`;
}

/** @param {Lay} t @param {number} i */
function district(t, i) {
  const { district: roman, spots } = t.view.board.districts[i], ref = `district:${roman}`;
  const row = t.cards.districts?.find((one) => one.roman === roman) ?? { title: roman, yields: [] };
  const can = t.legal.has(ref), value = can ? pickedValue(t) : 0, gain = row.yields[value - 1];
  const name = [`${roman} ${row.title}`, gain && `brings ${spoken(gain)}${row.recruits ? " and a recruit" : ""}`, ...spots.map((one) => (one ? `${titled(one.colour)} ${one.value}` : "free"))].filter(Boolean).join(", ");
  return island(ref, marked(`rv-district ${can ? "rv-open" : ""}`, { ref, about: ref, key: ref, name }), html`
    <span class="rv-scene" data-static>${scenery(roman)}</span>
    <b class="rv-ribbon">${row.title}</b>
    <span class="rv-spots"><b class="rv-roman" aria-hidden="true">${roman}</b>${spots.map((one, side) => spot(t, 2 * i + side, one, can))}</span>
    ${yields(row.yields, value, spots.flatMap((one) => (one ? [one.value] : [])), row.recruits ? icon("person") : undefined)}`);
}

/** @param {string} roman */
const scenery = (roman) => html`<svg viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href="#s-scene-district-${roman}"/></svg>`;

/** While the district itself is asked for, a touch of its spots is meant for it. @param {Lay} t @param {number} nth @param {import("./lay.js").Die | null} one @param {boolean} through */
function spot(t, nth, one, through) {
  const ref = through && !t.legal.has(`spot:${nth}`) ? undefined : `spot:${nth}`;
  if (!one) return html`<span ${marked("rv-spot", { key: `spot:${nth}` })}></span>`;
  const placed = t.view.board.placed === nth;
  return html`<span ${marked(`rv-spot taken ${placed ? "rv-placed" : ""}`, { key: `spot:${nth}` })}>${die(one, { ref, flip: t.flip(one), key: `die-on:${nth}`, label: `${titled(one.colour)} ${one.value}${placed ? ", just placed" : ""}`, size: "big" })}</span>`;
}

/** @param {Lay} t */
export const town = (t) => html`<section class="box rv-town" data-key="town"><h2>Ravenshire${rounds(t)}<span class="grow"></span>${t.view.phase !== "production" && tray(t)}</h2>
  <div class="rv-districts">${t.view.board.districts.map((_, i) => district(t, i))}</div></section>`;

/** A member in the Guild Halls. @param {Lay} t @param {string | null} id @param {number} at */
function token(t, id, at) {
  const ref = `hall:${at}`;
  if (!id) return html`<span class="rv-gap" data-key="${ref}">empty</span>`;
  const one = t.member(id), { gold = 0, ...rest } = one.cost ?? {};
  const dear = t.seat != null && entries(one.cost).some(([kind, n]) => n > (kind === "gold" ? t.own.gold : { ...t.own.goods, ...t.own.mystics }[kind] ?? 0));
  return html`<div ${marked(`tile rv-token rv-g-${one.guild}`, { ref, about: `member:${id}`, key: `member:${id}`, flip: `member:${id}`, dim: dear, name: `${one.title}, ${titled(one.guild)}, costs ${spoken(one.cost)}. ${one.text}` })} title="${one.title}. ${one.text}">
    <span class="rv-head">${icon(beast(one))}</span><b>${called(one)}</b><span class="rv-does">${does(one.effect)}</span>
    <span class="rv-price">${entries(rest).map(([kind, n]) => amount(kind, n))}${coin(gold, { size: "small", label: `${gold} Gold` })}</span></div>`;
}

/** @param {Lay} t */
export const halls = (t) => html`<section class="box rv-halls" data-key="halls"><h2>Guild Halls<span class="grow"></span>${deck(t.view.board.member_deck, { label: "members in the stack", kind: "brown", class: "rv-deck" })}</h2>
  <div class="rv-tokens">${t.view.board.halls.map((id, i) => token(t, id, i))}</div></section>`;
