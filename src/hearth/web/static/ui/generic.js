// @ts-check
// The table of a game that has no drawing of its own: everything in the view, as cards, decks and counters.
import { card, cardBack, chip, deck, ownerClass } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { words } from "../lib/words.js";
import { crestOf, ownerOf } from "./people.js";

/** @typedef {import("../lib/types.js").Table} Table */
/** @typedef {import("../lib/dom.js").Safe} Safe */
/** What the box has under an id, and what can be touched. @typedef {{found: Map<string, {kind: string, row: any}>, legal: Set<string>}} Box */

const DRAWINGS = /** @type {Record<string, string>} */ ({ coin: "coin", silver: "silver", gold: "gold", round: "hourglass", week: "hourglass", hand_size: "card-back" });
/** The frame of the shell shows these already. */
const SHOWN = new Set(["seat", "over", "actors", "players", "board", "remembered", "turn", "round", "week", "weeks", "phase", "choice", "ending", "colour"]);
const NOT_FACTS = new Set(["id", "title", "name", "text", "source", "effects", "effect", "copies", "now", "x", "y", "level", "cost", "ability", "type"]);

/** @type {import("../lib/types.js").Drawing} */
export function board(table, cards) {
  const box = { found: byId(cards), legal: new Set((table.decision?.options ?? []).flatMap(({ path }) => path)) };
  const first = table.seat ?? 0, order = [...table.seats.slice(first), ...table.seats.slice(0, first)];
  const { board: common = {}, ...frame } = table.view;
  const zones = [{ id: "table", label: "Table", body: html`<div class="stack"><h2 class="vh">Table</h2>${parts({ ...plainOf(frame), ...common }, box)}</div>` },
    ...order.map(({ seat, name, title }) => ({ id: `seat${seat}`, label: seat === table.seat ? "Yours" : title || name || `Seat ${seat + 1}`, body: playerZone(table, seat, box) }))];
  return { zones, wide: areas(zones.map(({ id }) => id)), tall: zones.map(({ id }) => id) };
}

/** The table and one's own things over the whole width, the others two and two. @param {string[]} ids */
function areas([common, own, ...others]) {
  const pairs = others.flatMap((id, i) => (i % 2 ? [] : [`"${id} ${others[i + 1] ?? id}"`]));
  return [common, own].filter(Boolean).map((id) => `"${id} ${id}"`).concat(pairs).join(" ");
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
  return html`<section class="box guild ${ownerClass(ownerOf(table, seat))}"><header>${crestOf(table, seat)}<h2 class="grow">${name || `Seat ${seat + 1}`} <small>${title}</small></h2></header>
    <div class="stack">${parts(table.view.players?.[seat] ?? {}, box)}</div></section>`;
}

/** @param {Record<string, any>} facts */
const plainOf = (facts) => Object.fromEntries(Object.entries(facts).filter(([, value]) => isPlain(value)));

/** Counters in one line, then the decks, then everything else side by side. @param {Record<string, any>} facts @param {Box} box */
function parts(facts, box) {
  const entries = Object.entries(facts).filter(([name, value]) => !SHOWN.has(name) && !isEmpty(value));
  const decks = entries.filter(([name, value]) => [value].flat().every((one) => isDeck(name, one)));
  const counters = entries.filter((entry) => isPlain(entry[1]) && !box.found.has(entry[1]) && !decks.includes(entry));
  const rest = entries.filter((entry) => !decks.includes(entry) && !counters.includes(entry));
  return html`${counters.length > 0 && html`<div class="row counters">${counters.map(([name, value]) => counter(name, value))}</div>`}
    <div class="parts">${rest.map(([name, value]) => part(words(name), thing(name, value, box)))}
      ${decks.length > 0 && part("Decks", html`<div class="row">${decks.map(([name, value]) => stacks(name, value))}</div>`)}</div>`;
}

/** @param {string} title @param {Safe} body */
const part = (title, body) => html`<section class="part" data-key="part-${title}"><h3>${title}</h3>${body}</section>`;

/** @param {unknown} value */
const isPlain = (value) => value === null || typeof value !== "object";
/** @param {unknown} value */
const isEmpty = (value) => value === null || value === "" || value === false || (Array.isArray(value) && value.length === 0);
/** @param {string} name @param {unknown} value */
const isDeck = (name, value) => typeof value === "number" && /deck|bag|stack/.test(name);

/** @param {string} name @param {number | number[]} value */
const stacks = (name, value) => html`<figure class="stacks"><span class="row">${[value].flat().map((n, i, all) => deck(n, { label: words(name), level: all.length > 1 ? i + 1 : undefined, key: `deck-${name}-${i}` }))}</span><figcaption>${words(name)}</figcaption></figure>`;

/** @param {string} name @param {unknown} value */
const counter = (name, value) => name in DRAWINGS && typeof value === "number"
  ? chip(DRAWINGS[name], value, `${words(name)}: ${value}`)
  : html`<span class="chip"><small>${words(name)}</small> <b>${shown(value)}</b></span>`;

/** Whatever it is, in a few words. @param {any} value @param {Box} [box] @returns {string} */
function shown(value, box) {
  if (value === true) return "yes";
  if (isEmpty(value)) return "–";
  if (Array.isArray(value)) return value.map((one) => shown(one, box)).join(", ");
  if (typeof value === "object") return Object.entries(value).filter(([, one]) => !isEmpty(one)).map(([key, one]) => `${words(key)} ${shown(one, box)}`).join(", ");
  return typeof value === "string" ? box?.found.get(value)?.row.title ?? words(value) : String(value);
}

/** @param {string} name @param {any} value @param {Box} box @returns {Safe} */
function thing(name, value, box) {
  const all = Array.isArray(value) ? value : [value];
  if (!isPlain(value) && !Array.isArray(value)) return html`<div class="row">${Object.entries(value).map(([key, one]) => (isPlain(one) ? counter(key, one) : html`<div><small>${words(key)}</small>${thing(key, one, box)}</div>`))}</div>`;
  if (all.every((one) => isPlain(one) && !box.found.has(one)) && !all.some((_, i) => box.legal.has(refOf(name, value, i, box)))) return html`<p class="row">${all.map((one) => html`<b class="chip number">${shown(one)}</b>`)}</p>`;
  const wordy = all.some((one) => typeof one === "object" || box.found.get(one)?.row.text);
  return html`<div class="cards ${wordy ? "large" : ""}">${all.map((one, i) => item(name, one, i, box))}</div>`;
}

/** The card that a thing is or has on it. @param {any} one @param {Box} box */
const idOf = (one, box) => (one && typeof one === "object" ? Object.values(one).find((inside) => typeof inside === "string" && box.found.has(inside)) : one);

/** How the game's options call it: by its place, by its id, or by what it is the place of. @param {string} name @param {any} one @param {number} i @param {Box} box */
function refOf(name, one, i, box) {
  const id = idOf(one, box), known = box.found.get(id), one_of = singular(name);
  const refs = [`${name}:${i}`, `${one_of}:${i}`, ...(known ? [`${known.kind}:${id}`] : []), `${one_of}:${one?.[one_of] ?? id}`];
  return refs.find((candidate) => box.legal.has(candidate)) ?? refs[known ? 2 : 0];
}

/** One thing of a row: a card of the box, an empty place, or a small box of facts. @param {string} name @param {any} one @param {number} i @param {Box} box */
function item(name, one, i, box) {
  if (one === null) return html`<span class="empty-note">empty</span>`;
  const id = idOf(one, box), known = box.found.get(id), ref = refOf(name, one, i, box);
  if (known) return face(known, { ref, about: `${known.kind}:${id}`, key: `${name}-${i}-${id}` });
  if (typeof one !== "object") return html`<span class="tile" data-ref="${ref}">${words(one)}</span>`;
  if (Object.keys(one).length === 0) return cardBack({});
  return html`<div class="tile" data-ref="${ref}" data-name="${words(name)} ${i + 1}">${Object.entries(one).filter(([, inside]) => !isEmpty(inside)).map(([key, inside]) => (isPlain(inside) ? counter(key, inside) : html`<span class="chip"><small>${words(key)}</small> <b>${shown(inside, box)}</b></span>`))}</div>`;
}

/** @param {{kind: string, row: any}} known @param {import("../art/kit.js").Marks} marks */
function face({ kind, row }, marks) {
  const title = row.title ?? row.name ?? words(row.id), drawing = row.picture ?? row.type ?? row.craft ?? row.kind ?? kind;
  const facts = Object.entries(row).filter(([key, value]) => !NOT_FACTS.has(key) && isPlain(value) && !isEmpty(value) && value !== 0 && !/[:_]/.test(String(value))).slice(0, 3);
  const price = row.cost ?? row.hire_cost, cost = typeof price === "number" ? price : undefined;
  const small = [...facts.map(([key, value]) => `${words(key)} ${value}`), ...(price && cost === undefined ? [`Cost ${shown(price)}`] : [])].join(" · ");
  const material = row.type ?? row.kind ?? row.factions?.[0] ?? "plain";
  return card({ title, picture: drawing, material, class: row.craft ? `k-${row.craft}` : "", cost, level: row.level, dice: Array.isArray(row.dice) ? row.dice : [], small, text: row.text ?? "", name: title, ...marks });
}
