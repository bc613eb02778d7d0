// @ts-check
// Guilds: the Rooms for sale.
import { coin, deck, icon, marked, room } from "../../art/kit.js";
import { html } from "../../lib/dom.js";
import { boxed, capital, corners, gains, spoken } from "./pieces.js";

/** @typedef {import("./pieces.js").Lay} Lay */

/** @param {Lay} t @param {{room: string, protected: boolean}} offer */
function tile(t, offer) {
  const one = t.rooms.get(offer.room), ref = `room:${offer.room}`;
  if (!one) return html``;
  const half = one.large ? 100 : 50;
  const name = [one.title, `${one.large ? "large" : "small"} ${capital(one.kind)}`, `costs ${one.cost} gold`, one.faction && `counts as ${capital(one.faction)}`, spoken(one), `doors ${one.doors.join(" ")}`, offer.protected && "protected"].filter(Boolean).join(", ");
  const dear = t.view.choice === "BuyRoom" && t.choosing && t.picked.length === 0 && !t.legal.includes(ref);
  return html`<div ${marked(`gu-room ${one.large ? "large" : ""}`, { ref, about: ref, name, key: ref, flip: ref, dim: dear })} title="${one.text ?? ""}">
    <svg viewBox="${-half - 1} -51 ${2 * half + 2} 102" aria-hidden="true">${room({ kind: one.kind, title: "", doors: one.doors, large: one.large, extra: corners(one, 0) })}</svg>
    <span class="gu-cost">${coin(one.cost, { label: `${one.cost} gold` })}</span>
    <span class="gu-caption">${offer.protected && html`<span class="gu-protected">${icon("lock")}protected</span>`}<span>${capital(one.kind)}</span>${gains(one)}</span></div>`;
}

/** @param {Lay} t */
export function rooms(t) {
  const { board } = t.view;
  // Large ones first: small ones fill the gaps beside them.
  const order = [...board.rooms].sort((a, b) => Number(t.rooms.get(b.room)?.large ?? false) - Number(t.rooms.get(a.room)?.large ?? false));
  return boxed(t, { title: "Rooms for sale", small: `${board.small_rooms} small, ${board.large_rooms} large left` }, html`<div class="gu-rooms">${order.map((one) => tile(t, one))}</div>
    ${!board.rooms.length && html`<p class="empty-note">All Rooms of this Week are gone.</p>`}
    ${!t.wide && html`<div class="gu-foot">${deck(board.small_rooms, { label: "small Rooms", kind: "green" })}<span class="muted">small</span>
      ${deck(board.large_rooms, { label: "large Rooms", kind: "brown", class: "gu-long" })}<span class="muted">large</span></div>`}`);
}
