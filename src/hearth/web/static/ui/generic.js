// @ts-check
// The table of a game that has no drawing of its own: everything in the view, as cards, decks and counters.
import { card, cardBack, chip, deck, ownerClass } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { words } from "../lib/words.js";
import { ownerOf } from "./people.js";

/** @typedef {import("../lib/types.js").Table} Table */
/** @typedef {{found: Map<string, {kind: string, row: any}>, legal: Set<string>}} Box */

const DRAWINGS = /** @type {Record<string, string>} */ ({ coin: "coin", silver: "silver", gold: "gold", round: "hourglass", week: "hourglass", place: "square", hand_size: "card-back" });
/** The frame of the shell shows these already. */
const SHOWN = new Set(["seat", "over", "actors", "players", "board", "remembered", "turn"]);
const NOT_FACTS = new Set(["id", "title", "name", "text", "source", "effects", "effect", "copies", "now", "x", "y", "level", "cost", "ability"]);

/** @type {import("../lib/types.js").Drawing} */
export function board(table, cards) {
  const box = { found: byId(cards), legal: new Set((table.decision?.options ?? []).flatMap(({ path }) => path)) };
  const order = table.seat === null ? table.seats : [...table.seats.slice(table.seat), ...table.seats.slice(0, table.seat)];
  const zones = [{ id: "table", label: "Table", body: html`<div class="stack">${parts(table.view.board ?? {}, box)}</div>` },
    ...order.map(({ seat, name }) => ({ id: `seat${seat}`, label: seat === table.seat ? "Yours" : name || `Seat ${seat + 1}`, body: playerZone(table, seat, box) }))];
  return { zones, wide: zones.map(({ id }) => `"${id}"`).join(" "), tall: zones.map(({ id }) => id) };
}

/** @param {any} cards @returns {Box["found"]} */
function byId(cards) {
  const found = new Map();
  for (const [list, rows] of Object.entries(cards ?? {})) {
    if (!Array.isArray(rows)) continue;
    for (const row of rows) if (row.id && !found.has(row.id)) found.set(row.id, { kind: singular(list), row });
  }
  return found;
}

/** "small_rooms" → "room" @param {string} list */
const singular = (list) => list.replace(/^(small|large)_/, "").replace(/ies$/, "y").replace(/s$/, "");

/** @param {Table} table @param {number} seat @param {Box} box */
function playerZone(table, seat, box) {
  const { name, title } = table.seats[seat];
  return html`<section class="box guild ${ownerClass(ownerOf(table, seat))}"><header><h2 class="grow">${name || `Seat ${seat + 1}`} <small>${title}</small></h2></header>
    <div class="stack">${parts(table.view.players?.[seat] ?? {}, box)}</div></section>`;
}

/** Counters in one line, then everything else in boxes. @param {Record<string, any>} facts @param {Box} box */
function parts(facts, box) {
  const entries = Object.entries(facts).filter(([name, value]) => !SHOWN.has(name) && !isEmpty(value));
  const plain = entries.filter(([name, value]) => isPlain(value) && !isDeck(name, value) && !box.found.has(value));
  const rest = entries.filter((entry) => !plain.includes(entry));
  return html`${plain.length > 0 && html`<div class="row">${plain.map(([name, value]) => counter(name, value))}</div>`}
    ${rest.map(([name, value]) => html`<div><h3>${words(name)}</h3>${thing(name, value, box)}</div>`)}`;
}

/** @param {unknown} value */
const isPlain = (value) => value === null || typeof value !== "object";
/** @param {unknown} value */
const isEmpty = (value) => value === null || value === "" || value === false || (Array.isArray(value) && value.length === 0);
/** @param {string} name @param {unknown} value */
const isDeck = (name, value) => typeof value === "number" && /deck|bag|stack/.test(name);

/** @param {string} name @param {unknown} value */
const counter = (name, value) => name in DRAWINGS && typeof value === "number"
  ? chip(DRAWINGS[name], value, `${words(name)}: ${value}`)
  : html`<span class="chip"><small>${words(name)}</small> <b>${value === true ? "yes" : typeof value === "string" ? words(value) : value}</b></span>`;

/** @param {string} name @param {any} value @param {Box} box @returns {import("../lib/dom.js").Safe} */
function thing(name, value, box) {
  if (isDeck(name, value)) return html`<div class="row">${deck(value, { label: words(name), key: `deck-${name}` })}</div>`;
  if (Array.isArray(value) && value.every((one) => isDeck(name, one))) return html`<div class="row">${value.map((n, i) => deck(n, { label: words(name), level: i + 1, key: `deck-${name}-${i}` }))}</div>`;
  const wordy = Array.isArray(value) && value.some((one) => typeof one === "object" || box.found.get(one)?.row.text);
  if (Array.isArray(value)) return html`<div class="cards ${wordy ? "large" : ""}">${value.map((one, i) => item(name, one, i, box))}</div>`;
  if (isPlain(value)) return item(name, value, 0, box);
  return html`<div class="row">${Object.entries(value).map(([key, one]) => (isPlain(one) ? counter(key, one) : html`<div><small>${words(key)}</small>${thing(key, one, box)}</div>`))}</div>`;
}

/** One thing of a row: a card of the box, an empty place, or a small box of facts. @param {string} name @param {any} one @param {number} i @param {Box} box */
function item(name, one, i, box) {
  if (one === null) return html`<span class="empty-note">empty</span>`;
  const id = typeof one === "object" ? Object.values(one).find((part) => typeof part === "string" && box.found.has(part)) : one;
  const known = box.found.get(id), refs = [`${name}:${i}`, `${singular(name)}:${i}`, ...(known ? [`${known.kind}:${id}`] : []), `${singular(name)}:${one?.[singular(name)] ?? id}`];
  const ref = refs.find((candidate) => box.legal.has(candidate)) ?? refs[known ? 2 : 0];
  if (known) return face(known, { ref, about: `${known.kind}:${id}`, key: `${name}-${i}-${id}` });
  if (typeof one !== "object") return html`<span class="box tile" data-ref="${ref}">${words(one)}</span>`;
  if (Object.keys(one).length === 0) return cardBack({});
  return html`<div class="box tile" data-ref="${ref}" data-name="${words(name)} ${i + 1}">${Object.entries(one).filter(([, part]) => !isEmpty(part)).map(([key, part]) => (isPlain(part) ? counter(key, part) : html`<div><small>${words(key)}</small> ${Array.isArray(part) ? part.map((x) => words(x ?? "–")).join(", ") : ""}</div>`))}</div>`;
}

/** @param {{kind: string, row: any}} known @param {import("../art/kit.js").Marks} marks */
function face({ kind, row }, marks) {
  const title = row.title ?? row.name ?? words(row.id), drawing = row.type ?? row.craft ?? row.kind ?? kind;
  const facts = Object.entries(row).filter(([key, value]) => !NOT_FACTS.has(key) && isPlain(value) && !isEmpty(value) && value !== 0 && key !== "type" && !/[:_]/.test(String(value))).slice(0, 3);
  const small = facts.map(([key, value]) => `${words(key)} ${value}`).join(" · ");
  const material = row.type ?? row.kind ?? row.factions?.[0] ?? "plain";
  return card({ title, picture: drawing, material, class: row.craft ? `k-${row.craft}` : "", cost: row.cost ?? row.hire_cost, level: row.level, dice: Array.isArray(row.dice) ? row.dice : [], small, text: row.text ?? "", name: title, ...marks });
}
