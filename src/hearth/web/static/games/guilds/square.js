// @ts-check
// Guilds: the Central Square, where Characters are auctioned.
import { marked } from "../../art/kit.js";
import { html } from "../../lib/dom.js";
import { fountain, paving } from "./marks.js";
import { amounts, person, tent } from "./pieces.js";

/** @typedef {import("./pieces.js").Lay} Lay */
/** @typedef {import("./pieces.js").Area} Area */

/** While there are auctions, empty Areas keep their height, so that nothing jumps. */
const ROOMY = new Set(["start_of_week", "auction", "money"]);

/** @param {Lay} t @param {Area} one @param {boolean} open it is used with so many players */
function area(t, one, open) {
  const here = /** @type {string[]} */ (one.characters.filter(Boolean)), ref = `area:${one.area}`;
  const offers = one.tents.map((n, seat) => ({ n, seat })).filter(({ n }) => n > 0).sort((a, b) => b.n - a.n);
  const titles = here.map((id) => t.characters.get(id)?.title ?? id).join(" and ") || (open ? "no Character" : "not used");
  const bids = offers.map(({ n, seat }) => `${t.name(seat)} ${n} silver`).join(", ");
  const mine = one.leader != null && one.leader === t.seat;
  return html`<div ${marked(`gu-area gu-${one.area} ${here.length ? "" : "bare"} ${open || offers.length ? "" : "closed"} ${t.view.offer === one.area ? "offer" : ""} ${mine ? "mine" : ""}`, { ref, about: ref, key: ref, name: [`Area ${one.area}`, titles, bids].filter(Boolean).join(": ") })}>
    <b class="gu-numeral" aria-hidden="true">${one.area}</b>
    ${here.map((id) => person(t, id, { through: t.legal.includes(ref) && !t.legal.includes(`character:${id}`) }))}
    ${!here.length && html`<span class="gu-none">${open ? "empty" : "not used"}</span>`}
    <span class="gu-tents">${offers.map(({ n, seat }) => tent(t, seat, n, one.leader === seat, one.area))}</span></div>`;
}

/** @param {Lay} t */
export function square(t) {
  const { board, week, weeks, phase, offer } = t.view;
  /** @type {string[]} */
  const open = t.setup.find((one) => one.seats === t.guilds.length)?.areas ?? board.areas.map((one) => one.area);
  return html`<div class="gu-square ${ROOMY.has(phase) ? "roomy" : ""}">${paving}
      ${board.areas.map((one) => area(t, one, open.includes(one.area)))}
      <div class="gu-middle">${fountain(board.fountain, board.marker, `The fountain: Week ${week} of ${weeks}, ${board.marker} side up`)}<b>Week ${week} of ${weeks}</b><small>${board.characters} Characters to come${board.characters_gone.length ? `, ${board.characters_gone.length} gone` : ""}</small></div></div>
    ${phase === "auction" && t.picked.length === 0 ? amounts(t, offer ? `Silver to add in Area ${offer}` : "Silver", "silver") : ""}`;
}
