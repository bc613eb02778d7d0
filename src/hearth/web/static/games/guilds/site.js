// @ts-check
// Guilds: a building site with its Rooms, and the Room that is being placed.
import { marked, ownerClass, player, room } from "../../art/kit.js";
import { html } from "../../lib/dom.js";
import { corners, spoken } from "./pieces.js";

/** @typedef {import("./pieces.js").Lay} Lay */
/** @typedef {import("./pieces.js").Guild} Guild */
/** @typedef {import("./pieces.js").Room} Room */
/** @typedef {import("./pieces.js").Space} Space */
/** Where part A lies, in spaces from the top left, and how far the Room is turned. @typedef {{x: number, y: number, turn: number}} Place */

const SIDES = "NESW";
/** In which direction part B of a large Room lies, by quarter turns. */
const B_LIES = [[1, 0], [0, 1], [-1, 0], [0, -1]];
const QUARTERS = [0, 1, 2, 3];

/** @param {string} space */
const at = (space) => ({ x: "ABC".indexOf(space[0]), y: 4 - Number(space[1]) });

/** The sides with doors of one part after some quarter turns. @param {Room} one @param {string} part @param {number} turn */
function sides(one, part, turn) {
  const printed = one.large ? one.doors.filter((door) => door[0] === part) : one.doors;
  return printed.map((door) => SIDES[(SIDES.indexOf(door.slice(-1).toUpperCase()) + turn) % 4]).sort().join("");
}

/** How a Room lies that stands: the turn that gives the doors it has. @param {Room} one @param {Space[]} spaces @returns {Place} */
function lies(one, spaces) {
  for (const turn of QUARTERS) for (const a of spaces) {
    const { x, y } = at(a.space), b = spaces.find((other) => other !== a);
    const [dx, dy] = B_LIES[turn], inner = SIDES[(turn + 1) % 4], back = SIDES[(turn + 3) % 4];
    const has = (/** @type {Space} */ space, /** @type {string} */ open) => space.doors.filter((side) => side !== open).sort().join("");
    if (!one.large) { if (has(a, "") === sides(one, "", turn)) return { x, y, turn }; continue; }
    if (!b || at(b.space).x !== x + dx || at(b.space).y !== y + dy) continue;
    if (has(a, inner) === sides(one, "A", turn) && has(b, back) === sides(one, "B", turn)) return { x, y, turn };
  }
  return { ...at(spaces[0].space), turn: 0 };
}

/** The middle of a Room. @param {Room} one @param {Place} place */
function middle(one, { x, y, turn }) {
  const [dx, dy] = one.large ? B_LIES[turn] : [0, 0];
  return [x * 100 + 50 + dx * 50, y * 100 + 50 + dy * 50];
}

/** @param {Room} one @param {Place} place @param {import("../../art/kit.js").Marks} marks @param {boolean} [asleep] */
function drawn(one, place, marks, asleep = false) {
  const [x, y] = middle(one, place), turn = /** @type {0 | 90 | 180 | 270} */ (place.turn * 90);
  return html`<g transform="translate(${x} ${y})" data-key="at:${one.id}">${room({ kind: one.kind, title: "", doors: one.doors, large: one.large, turn, extra: corners(one, place.turn, asleep), ...marks })}</g>`;
}

/** The Entrance Hall: its double door leads to the road. @param {Guild} guild @param {string[]} doors */
const hall = (guild, doors) => html`<g transform="translate(150 350)" class="${ownerClass(guild.colour)} gu-hall">${room({ kind: "hall", title: "Entrance", doors, picture: `emblem-${player(guild.colour).emblem}`, name: "Entrance Hall" })}
  <path class="gu-double" d="M-20 50v-8h40v8M0 42v8"/></g>`;

/** The small picture on a button: where the doors will be. @param {Room} one @param {number} turn */
function small(one, turn) {
  const half = one.large ? 14 : 9;
  const door = (/** @type {string} */ name) => {
    const side = name.slice(-1).toUpperCase(), shift = !one.large ? 0 : name[0] === "A" ? -7 : 7, h = one.large ? 7 : 9;
    const [x, y] = { N: [shift, -h], S: [shift, h], E: [half, 0], W: [-half, 0] }[side] ?? [0, 0];
    return html`<circle cx="${x}" cy="${y}" r="3.2" class="gu-knob"/>`;
  };
  const h = one.large ? 7 : 9;
  return html`<g transform="rotate(${turn * 90})" class="m-${one.kind}"><rect class="gu-chip" x="${-half}" y="${-h}" width="${2 * half}" height="${2 * h}" rx="2"/>${one.doors.map(door)}</g>`;
}

/** The Room at the chosen space, and round it a button for each turn. @param {Lay} t @param {Room} one @param {string} space */
function ghost(t, one, space) {
  const legal = QUARTERS.filter((turn) => t.legal.includes(`turn:${turn}`)), place = { ...at(space), turn: legal[0] ?? 0 };
  const x = place.x * 100 + 50, y = place.y * 100 + 50;
  return html`<g class="ghost">${drawn(one, place, {})}</g>
    <g transform="translate(${x} ${y})" data-key="ring">${QUARTERS.map((turn) => {
      const [dx, dy] = [[-50, -50], [50, -50], [50, 50], [-50, 50]][turn], ref = `turn:${turn}`;
      return html`<g ${marked(`gu-turn ${legal.includes(turn) ? "" : "faint"}`, { ref, key: ref, name: turn ? `Turned ${turn * 90}°` : "Not turned" })} transform="translate(${dx} ${dy})"><circle r="24"/>${small(one, turn)}<circle r="26" class="halo"/></g>`;
    })}</g>`;
}

/** @param {Lay} t @param {Guild} guild @param {boolean} own spaces can be touched, Rooms move in */
export function site(t, guild, own) {
  /** @type {Map<string, Space[]>} */
  const built = new Map();
  for (const space of guild.site) if (space.room && space.room !== "hall") built.set(space.room, [...(built.get(space.room) ?? []), space]);
  const placing = t.view.actors?.[0] === guild.seat ? t.view.board.being_placed : null;
  const held = placing && t.rooms.get(placing.room), entrance = guild.site.find((one) => one.room === "hall");
  return html`<svg class="gu-site ${own ? "" : "other"}" viewBox="${own ? "-18 -14 336 458" : "-8 -8 316 434"}" role="group" aria-label="Building site of ${t.name(guild.seat)}">
    <rect class="gu-lawn" x="-4" y="-4" width="308" height="408" rx="8"/><rect class="gu-road" x="-4" y="404" width="308" height="18" rx="3"/><path class="gu-track" d="M4 413h292"/>
    ${own && html`${[1, 2, 3, 4].map((row) => html`<text class="gu-coord" x="-10" y="${454 - row * 100}">${row}</text>`)}${["A", "B", "C"].map((column, i) => html`<text class="gu-coord" x="${50 + i * 100}" y="438">${column}</text>`)}`}
    ${guild.site.filter((one) => !one.room).map((one) => {
      const { x, y } = at(one.space), ref = `space:${one.space}`;
      return html`<g ${marked(`cell ${placing?.space === one.space ? "picked" : ""}`, own ? { ref, key: ref, name: `Space ${one.space}, free` } : { key: ref })}><rect x="${x * 100 + 4}" y="${y * 100 + 4}" width="92" height="92" rx="6"/>${own && html`<rect class="halo" x="${x * 100 + 3}" y="${y * 100 + 3}" width="94" height="94" rx="7"/><text class="gu-cell" x="${x * 100 + 50}" y="${y * 100 + 55}">${one.space}</text>`}</g>`;
    })}
    ${entrance && hall(guild, entrance.doors)}
    ${[...built].map(([id, spaces]) => {
      const one = t.rooms.get(id), about = `room:${id}`;
      if (!one) return html``;
      const asleep = !spaces[0].active, name = `${one.title}, ${asleep ? "inactive" : "active"}, ${spoken(one)}`;
      return drawn(one, lies(one, spaces), { about, name, key: about, flip: about, class: asleep ? "gu-asleep" : "" }, asleep);
    })}
    ${held && placing.space && (own ? ghost(t, held, placing.space) : html`<g class="ghost">${drawn(held, { ...at(placing.space), turn: 0 }, {})}</g>`)}</svg>`;
}

/** The Room in hand, until it has a space. @param {Lay} t */
export function inHand(t) {
  const placing = t.view.board.being_placed, one = placing && t.rooms.get(placing.room);
  if (!one || t.view.actors?.[0] !== t.own.seat) return html``;
  const half = one.large ? 100 : 50;
  return html`<div class="gu-hand" data-key="hand">${!placing.space && html`<svg class="${one.large ? "large" : ""}" viewBox="${-half - 1} -51 ${2 * half + 2} 102" aria-hidden="true"><g data-key="at:${one.id}">${room({ kind: one.kind, title: "", doors: one.doors, large: one.large, flip: `room:${one.id}`, extra: corners(one, 0) })}</g></svg>`}
    <span><b>${one.title}</b> <span class="muted">${placing.space ? `on ${placing.space}: which way round?` : one.large ? "Where does its left part (A) go?" : "Where does it go?"}</span></span></div>`;
}
