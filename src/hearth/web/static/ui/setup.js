// @ts-check
// What a new table is to be like: seats, bots, options, clock.
import { crest, icon, ownerClass } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { read } from "../lib/kept.js";
import { words } from "../lib/words.js";
import { dialogHead } from "./dialog.js";

/** @typedef {{values: (string | number)[], default: any, many: boolean, text: string}} GameOption */
/** @typedef {{id: string, title: string, seats: number[], options: Record<string, GameOption>, levels: Record<string, string>}} Game */
/** Others: a bot's level, "here" for somebody on this screen, "open" for somebody with the link.
 * @typedef {{game: string, name: string, others: string[], options: Record<string, any>, clock: number, pace: number}} Wish */

const CLOCKS = /** @type {[number, string][]} */ ([[0, "No clock"], [30, "30 seconds a choice"], [60, "1 minute"], [180, "3 minutes"], [86400, "A day"]]);
const PACES = /** @type {[number, string][]} */ ([[0, "At once"], [0.6, "Normal"], [1.5, "Unhurried"], [3, "Slow"]]);
const STAND_IN = "journeyman";

/** What the last table of the game was like, or a sensible one. @param {Game} game @param {"bots" | "friends"} with_whom @returns {Wish} */
export function firstWish(game, with_whom) {
  const last = read(`wish.${game.id}`, null), least = game.seats.find((n) => n > 1) ?? game.seats[0];
  const others = Array.from({ length: least - 1 }, () => (with_whom === "bots" ? "journeyman" : "open"));
  const before = last?.seats?.slice(1).map((/** @type {any} */ seat) => seat.level || "");
  const again = with_whom === "bots" && before?.length > 0 && before.every(Boolean);
  return { game: game.id, name: read("name", ""), others: again ? before : others, options: last?.options ?? {}, clock: last?.clock ?? 0, pace: last?.pace ?? 0.6 };
}

/** The wish as the form has it now. @param {Game} game @param {HTMLFormElement} form @param {Wish} before @returns {Wish} */
export function wishOf(game, form, before) {
  const fields = new FormData(form), n = Number(fields.get("seats") ?? before.others.length + 1);
  const others = Array.from({ length: n - 1 }, (_, i) => String(fields.get(`other${i}`) ?? before.others[before.others.length - 1] ?? "journeyman"));
  const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => {
    const chosen = fields.getAll(name).map((i) => option.values[Number(i)]);
    return [name, option.many ? chosen : chosen[0] ?? option.default];
  }));
  return { ...before, name: String(fields.get("name") ?? "").trim(), others, options, clock: Number(fields.get("clock")), pace: Number(fields.get("pace")) };
}

/** The wish as the server is asked. @param {Wish} wish */
export function asked({ game, name, others, options, clock, pace }) {
  const seats = others.map((other, i) => {
    if (other === "open") return { kind: "open" };
    return other === "here" ? { kind: "person", name: `Player ${i + 2}` } : { kind: "bot", level: other };
  });
  return { game, seats: [{ kind: "person", name: name || "Player 1" }, ...seats], options, clock, stand_in: clock ? STAND_IN : "", pace };
}

/** @param {Game} game @param {Wish} wish */
export function setUp(game, wish) {
  return html`${dialogHead(game.title)}<form class="stack" data-submit="make">
    <label class="field"><span>Your name</span><input class="input" name="name" maxlength="40" autocomplete="nickname" placeholder="Player 1" value="${wish.name}"></label>
    <fieldset class="field"><legend>Players</legend><div class="choices">${game.seats.map((n) => html`
      <label class="choice"><input type="radio" name="seats" value="${n}" data-change="wish" ${n === wish.others.length + 1 && html`checked`}><span>${n}</span></label>`)}</div></fieldset>
    ${wish.others.length > 0 && html`<div class="seats">${wish.others.map((other, i) => seat(game, other, i))}</div>`}
    <button class="button primary">${icon("play")} Start</button>
    <details data-key="more"><summary class="option"><span>Variants, clock and pace</span></summary><div class="stack">${Object.entries(game.options).map(([name, option]) => field(name, option, wish))}
      ${select("clock", "Clock", CLOCKS, wish.clock)}${select("pace", "Pace of the bots", PACES, wish.pace)}</div></details></form>`;
}

/** @param {Game} game @param {string} other @param {number} i */
function seat(game, other, i) {
  const kinds = [...Object.keys(game.levels).map((level) => [level, `Bot: ${level}`]), ["here", "Somebody on this screen"], ["open", "Somebody with the link"]];
  return html`<label class="seat ${ownerClass(i + 1)}" data-key="other-${i}">${crest(i + 1, { size: "small", label: `Player ${i + 2}` })}
    <select class="select" name="other${i}" data-change="wish" aria-label="Player ${i + 2}">${kinds.map(([value, text]) => html`<option value="${value}" ${value === other && html`selected`}>${text}</option>`)}</select></label>`;
}

/** @param {string} name @param {GameOption} option @param {Wish} wish */
function field(name, option, wish) {
  const now = wish.options[name] ?? option.default;
  const chosen = (/** @type {string | number} */ value) => (option.many ? now.includes(value) : now === value);
  if (!option.many && option.values.length > 4) return select(name, words(name), option.values.map((value, i) => [i, String(value)]), option.values.indexOf(now), option.text);
  return html`<fieldset class="field"><legend>${words(name)}</legend><small>${option.text}</small><div class="choices">${option.values.map((value, i) => html`
    <label class="choice"><input type="${option.many ? "checkbox" : "radio"}" name="${name}" value="${i}" data-change="wish" ${chosen(value) && html`checked`}><span>${words(value)}</span></label>`)}</div></fieldset>`;
}

/** @param {string} name @param {string} label @param {[number, string][]} values @param {number} now @param {string} [text] */
const select = (name, label, values, now, text = "") => html`<label class="field"><span>${label}</span>${text && html`<small>${text}</small>`}
  <select class="select" name="${name}" data-change="wish">${values.map(([value, shown]) => html`<option value="${value}" ${value === now && html`selected`}>${shown}</option>`)}</select></label>`;
