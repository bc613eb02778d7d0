// @ts-check
// The map: five Precincts in the mountain, roads, Prime Positions, Smiths, and the Alleyways in use beside the board.
import { html } from "../../lib/dom.js";
import { meepleAt, ownerClass } from "../../art/kit.js";

/** @typedef {import("./box.js").Scene} Scene */
/** @typedef {{id: string, x: number, y: number, w: number, h: number, alley: boolean}} Plate middle and size */

/** @type {Record<string, string>} what a Prime Position is good for */
const BONUS = { guildhall: "+1 Coin", market: "+1 Component", forge: "Train −1 · Work +1", tavern: "Hire −1", bank: "Loan +1 · pay +2" };
/** @type {Record<string, string>} */
const ALLEY = { shrine: "Faith", auction_house: "Sell Contracts", thieves_guild: "Rob", runesmith: "Runes" };
const STAR = Array.from({ length: 16 }, (_, i) => {
  const far = i % 2 ? 11.5 : 17, turn = (i * Math.PI) / 8;
  return `${i ? "L" : "M"}${(far * Math.sin(turn)).toFixed(1)} ${(-far * Math.cos(turn)).toFixed(1)}`;
}).join("") + "z";

/** How much room a Prime Position takes. */
const STEP = 46;

/** The Precincts above, Alleyways in lanes below; where there are many of them, less height is left to each. */
const WIDE = { width: 900, floor: 484, edge: 16, w: 272, h: 206, laneH: 136 };
const WIDE_LANES = { ...WIDE, floor: 440, h: 186, laneH: 124 };
const TALL = { width: 600, floor: 640, edge: 14, w: 262, h: 194, laneH: 158 };
const TALL_LANES = { ...TALL, floor: 530, h: 164, laneH: 108 };

/** Where the plates lie. @param {Scene} s @returns {{width: number, height: number, floor: number, plates: Plate[]}} */
function layout(s) {
  const alleys = s.view.board.alleyways, { wide } = s.ui;
  const { width, floor, edge, w, h, laneH } = wide ? (alleys.length ? WIDE_LANES : WIDE) : alleys.length > 2 ? TALL_LANES : TALL, lane = laneH + 12;
  const across = wide ? Math.max(alleys.length, 1) : 2, room = (width - 2 * edge + 12) / Math.max(across, wide ? 3 : 2);
  const height = floor + Math.ceil(alleys.length / across) * lane + (alleys.length ? 10 : 0);
  const plates = s.cards.board.map((site) => ({
    id: site.id, w, h, alley: false,
    x: edge + w / 2 + (site.x - 0.25) * 2 * (width - 2 * edge - w), y: edge + h / 2 + (site.y - 0.25) * 2 * (floor - 2 * edge - h),
  }));
  const first = (width - room * Math.min(across, alleys.length)) / 2;
  const lanes = alleys.map((id, i) => ({ id, alley: true, w: room - 12, h: laneH, x: first + room * ((i % across) + 0.5), y: floor + 8 + laneH / 2 + Math.floor(i / across) * lane }));
  return { width, height, floor, plates: [...plates, ...lanes] };
}

/** @param {Scene} s */
export function map(s) {
  const { width, height, floor, plates } = layout(s);
  const at = Object.fromEntries(plates.map((plate) => [plate.id, plate]));
  const alleys = plates.filter((plate) => plate.alley);
  return html`<svg class="map wf-map" viewBox="0 0 ${width} ${height}" role="group" aria-label="Map of Winterforge">
    ${night(width, height)}
    ${alleys.length > 0 && html`<rect class="wf-lane" x="4" y="${floor - 2}" width="${width - 8}" height="${height - floor - 2}" rx="14"/>`}
    <g data-static>${roads(s, at)}</g>
    ${roadsNear(s, at)}
    ${plates.map((plate) => site(s, plate))}</svg>`;
}

/** The hall of the dwarves by night. @param {number} w @param {number} h */
function night(w, h) {
  const stars = Array.from({ length: 46 }, (_, i) => [(i * 197 + 31) % w, (i * 83 + 17) % Math.round(h * 0.42), i % 3 ? 0.9 : 1.5]);
  const peak = (/** @type {number} */ x, /** @type {number} */ top, /** @type {number} */ wide, /** @type {string} */ fill) => html`<path d="M${x - wide} ${h * 0.56}L${x} ${top}L${x + wide} ${h * 0.56}z" fill="${fill}"/>`;
  const snow = (/** @type {number} */ x, /** @type {number} */ top, /** @type {number} */ k) => html`<path d="M${x} ${top}l${46 * k} ${84 * k}l${-20 * k} ${-12 * k}l${-14 * k} ${22 * k}l${-16 * k} ${-20 * k}l${-18 * k} ${16 * k}l${-24 * k} ${-6 * k}z" fill="#dfe9f2"/><path d="M${x} ${top}l${46 * k} ${84 * k}l${-20 * k} ${-12 * k}l${-14 * k} ${22 * k}z" fill="#a9bfd3"/>`;
  return html`<g data-static><defs>
      <linearGradient id="wf-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#131b36"/><stop offset=".5" stop-color="#2b3d66"/><stop offset="1" stop-color="#141a2c"/></linearGradient>
      <radialGradient id="wf-fire" cx=".5" cy=".55" r=".5"><stop offset="0" stop-color="#ff9a4a" stop-opacity=".42"/><stop offset=".55" stop-color="#d0632a" stop-opacity=".13"/><stop offset="1" stop-color="#d0632a" stop-opacity="0"/></radialGradient>
      <linearGradient id="wf-wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#252c42"/><stop offset="1" stop-color="#10131f"/></linearGradient>
      <pattern id="wf-stone" width="36" height="24" patternUnits="userSpaceOnUse"><path d="M0 .5H36M0 12.5H36M9 0V12M27 12V24" stroke="#0a0d18" stroke-opacity=".5" fill="none"/></pattern></defs>
    <rect width="${w}" height="${h}" fill="url(#wf-sky)"/>
    ${stars.map(([x, y, r]) => html`<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".7"/>`)}
    ${peak(w * 0.08, h * 0.16, w * 0.3, "#273756")}${peak(w * 0.9, h * 0.13, w * 0.32, "#2a3b5d")}${peak(w * 0.33, h * 0.14, w * 0.26, "#324668")}${peak(w * 0.66, h * 0.16, w * 0.26, "#2f4265")}${peak(w * 0.5, 8, w * 0.3, "#3d5378")}${snow(w * 0.5, 8, 1.15)}${snow(w * 0.33, h * 0.14, 0.5)}${snow(w * 0.66, h * 0.16, 0.5)}
    <path d="M0 ${h * 0.5}Q${w * 0.25} ${h * 0.4} ${w * 0.5} ${h * 0.46}T${w} ${h * 0.5}V${h}H0z" fill="url(#wf-wall)"/><path d="M0 ${h * 0.5}Q${w * 0.25} ${h * 0.4} ${w * 0.5} ${h * 0.46}T${w} ${h * 0.5}V${h}H0z" fill="url(#wf-stone)"/>
    <rect width="${w}" height="${h}" fill="url(#wf-fire)"/></g>`;
}

/** Every road once, from middle to middle. @param {Scene} s @param {Record<string, Plate>} at */
const pairs = (s, at) => s.cards.board.flatMap((site) => site.links.filter((/** @type {string} */ to) => site.id < to && at[to]).map((/** @type {string} */ to) => [at[site.id], at[to]]));
/** @param {[Plate, Plate]} road */
const line = ([a, b]) => `M${a.x} ${a.y}L${b.x} ${b.y}`;

/** @param {Scene} s @param {Record<string, Plate>} at */
const roads = (s, at) => pairs(s, at).map((road) => html`<path class="road" d="${line(road)}"/><path class="road-dots" d="${line(road)}"/>`);

/** The roads that lead from the Smith that may move. @param {Scene} s @param {Record<string, Plate>} at */
function roadsNear(s, at) {
  const goals = new Set(s.options.filter((option) => option.verb === "move").map((option) => option.path[0]));
  const near = pairs(s, at).filter(([a, b]) => (a.id === s.me.place && goals.has(`site:${b.id}`)) || (b.id === s.me.place && goals.has(`site:${a.id}`)));
  return html`<g>${near.map(([a, b]) => html`<path class="road-dots near" d="${line(a.id === s.me.place ? [a, b] : [b, a])}"/>`)}</g>`;
}

/** A framed place with its spots. @param {Scene} s @param {Plate} plate */
function site(s, plate) {
  const { id, w, h } = plate, row = s.site(id), x = plate.x - w / 2, y = plate.y - h / 2;
  const large = s.view.players.length >= 5, spots = plate.alley ? 0 : large ? row.prime_spots_large : row.prime_spots;
  const foot = 52, pic = h - foot - 12, clip = `wf-clip-${id}`, prime = primeSmiths(s, id);
  const left = 10 + spots * STEP, bar = { x: x + left, y: y + h - foot + 1, w: w - left - 10, h: 42 };
  const smiths = floorSmiths(s, id);
  const own = s.table.seat == null ? -1 : prime.indexOf(s.table.seat), touched = own >= 0 ? own : Math.min(prime.length, spots - 1);
  const hint = plate.alley ? `${ALLEY[id] ?? ""}${row.price ? ` · ${row.price} Coin` : ""}` : BONUS[id] ?? "";
  const isHere = s.table.seat != null && s.me.place === id && !s.isLords;
  const words = `${row.name}${spots ? `, ${Math.max(0, s.view.board.prime_spots[id] ?? 0)} of ${spots} Prime Positions free` : ""}${isHere ? ", you are here" : ""}${row.price ? `, ${row.price} Coin` : ""}`;
  return html`<g data-key="site:${id}">
    <g class="wf-site ${isHere ? "here" : ""}" data-ref="site:${id}" data-about="place:${id}" data-name="${words}">
      <rect class="wf-drop" x="${x + 2}" y="${y + 5}" width="${w}" height="${h}" rx="12"/><rect class="plate" x="${x}" y="${y}" width="${w}" height="${h}" rx="12"/>
      <g data-static><clipPath id="${clip}"><rect x="${x + 7}" y="${y + 7}" width="${w - 14}" height="${pic}" rx="7"/></clipPath>
        <g clip-path="url(#${clip})"><svg x="${x + 7}" y="${y + 7}" width="${w - 14}" height="${pic}" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice"><use href="#s-scene-${id}"/></svg></g>
        <rect class="wf-frame" x="${x + 7}" y="${y + 7}" width="${w - 14}" height="${pic}" rx="7"/>
        ${ribbon(plate.x, y + pic - 14, Math.min(w - 16, row.name.length * 13.5 + 60), row.name)}</g>
      <g class="spot"><rect x="${bar.x}" y="${bar.y}" width="${bar.w}" height="${bar.h}" rx="21"/>
        ${!smiths.length && html`<text class="wf-hint" x="${bar.x + bar.w / 2}" y="${bar.y + 27.5}"${fitted(hint, 10.4, bar.w - 22)}>${hint}</text>`}</g>
      <rect class="halo" x="${x - 4}" y="${y - 4}" width="${w + 8}" height="${h + 8}" rx="15"/></g>
    ${Array.from({ length: spots }, (_, i) => html`<g class="spot prime ${prime[i] != null ? "taken" : ""}" ${i === touched && html`data-ref="prime:${id}" data-name="Prime Position of the ${row.name}: ${BONUS[id] ?? ""}"`} data-key="prime:${id}:${i}">
      <rect class="wf-touch" x="${x + 7 + i * STEP}" y="${bar.y - 3}" width="${STEP}" height="48"/><path d="${STAR}" transform="translate(${x + 30 + i * STEP} ${bar.y + 21}) scale(1.28)"/>
      ${prime[i] == null && html`<path class="wf-star" d="M0-7L2-2L7-2L3 1.5L4.500 7L0 3.500L-4.500 7L-3 1.500L-7-2L-2-2z" transform="translate(${x + 30 + i * STEP} ${bar.y + 21}) scale(1.2)"/>`}</g>`)}
    <g class="wf-smiths">${prime.map((seat, i) => smith(s, seat, x + 30 + i * STEP, bar.y + 42, `${id}:prime`, 1))}${crowd(s, id, smiths, bar)}</g></g>`;
}

/** Letters are squeezed where they would not fit. @param {string} text @param {number} letter @param {number} room */
const fitted = (text, letter, room) => text.length * letter > room && html` textLength="${room}" lengthAdjust="spacingAndGlyphs"`;

/** @param {number} x @param {number} y @param {number} w @param {string} text */
function ribbon(x, y, w, text) {
  const l = x - w / 2, r = x + w / 2;
  return html`<g class="ribbon"><path d="M${l} ${y + 6}h16v27h-16l7-13.500z"/><path d="M${r} ${y + 6}h-16v27h16l-7-13.500z"/><path d="M${l + 12} ${y}H${r - 12}V${y + 29}H${l + 12}z"/><text x="${x}" y="${y + 21.5}" font-size="22"${fitted(text, 12.5, w - 34)}>${text}</text></g>`;
}

/** The seats whose Smith holds a Prime Position here. @param {Scene} s @param {string} id */
const primeSmiths = (s, id) => s.view.players.filter((one) => s.isLords ? one.prime_today === id : one.in_prime && one.place === id).map((one) => one.seat);

/** The others here; in Lords a player may have several. @param {Scene} s @param {string} id @returns {{seat: number, n: number}[]} */
function floorSmiths(s, id) {
  return s.view.players.map((one) => {
    const here = s.isLords ? one.smiths.filter((place) => place === id).length - (one.prime_today === id ? 1 : 0) : one.place === id && !one.in_prime && one.guild ? 1 : 0;
    return { seat: one.seat, n: here };
  }).filter((one) => one.n > 0);
}

/** @param {Scene} s @param {string} id @param {{seat: number, n: number}[]} smiths @param {{x: number, y: number, w: number, h: number}} bar */
function crowd(s, id, smiths, bar) {
  const step = Math.min(40, (bar.w - 44) / Math.max(1, smiths.length - 1)), first = bar.x + bar.w / 2 - (step * (smiths.length - 1)) / 2;
  return smiths.map(({ seat, n }, i) => html`${smith(s, seat, first + i * step, bar.y + 41, `${id}:floor`, n)}${n > 1 && html`<text class="wf-many" x="${first + i * step + 11}" y="${bar.y + 42}">${n}</text>`}`);
}

/** @param {Scene} s @param {number} seat @param {number} x @param {number} y @param {string} where @param {number} n */
function smith(s, seat, x, y, where, n) {
  const key = s.isLords ? `smith:${seat}:${where}` : `smith:${seat}`;
  const mine = seat === s.table.seat;
  return html`<g class="${ownerClass(seat)}"><title>${s.name(seat)}${n > 1 ? `, ${n} Smiths` : ""}</title>${mine && html`<ellipse class="wf-mine" cx="${x}" cy="${y - 2}" rx="20" ry="6"/>`}${meepleAt(seat, x, y, 48, { key, flip: key })}</g>`;
}
