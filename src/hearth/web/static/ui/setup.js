// @ts-check
// What a new table is to be like: seats, bots, options, clock.
import { icon } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { read } from "../lib/kept.js";
import { words } from "../lib/words.js";
import { dialogHead } from "./dialog.js";

/** @typedef {{values: (string | number)[], default: any, many: boolean, text: string}} GameOption */
/** @typedef {{id: string, title: string, seats: number[], options: Record<string, GameOption>, levels: Record<string, string>, bots: string[], guide?: boolean, clauses?: Record<string, string>}} Game */
/** One of the others: `is` is a bot's level, "here" for somebody on this screen, "open" for somebody with the link.
 * @typedef {{is: string, name: string}} Other */
/** @typedef {{game: string, name: string, others: Other[], options: Record<string, any>, clock: number, stand_in: string, pace: number}} Wish */
/** Whom one plays with: that decides who sits on the other seats at first. @typedef {"bots" | "friends" | "alone"} Company */

const CLOCKS = /** @type {[number, string][]} */ ([[0, "No clock"], [30, "30 seconds a choice"], [60, "1 minute"], [180, "3 minutes"], [86400, "A day"]]);
const PACES = /** @type {[number, string][]} */ ([[0, "At once"], [0.6, "Normal"], [1.5, "Unhurried"], [3, "Slow"]]);
/** For who sits down at a game for the first time. */
const FIRST_LEVEL = "apprentice";

/** What the last table of the game was like in such company, or a sensible one. @param {Game} game @param {Company} company @returns {Wish} */
export function firstWish(game, company) {
  const least = company === "alone" ? 1 : game.seats.find((n) => n > 1) ?? game.seats[0];
  const other = { is: company === "bots" ? FIRST_LEVEL : "open", name: "" };
  /** @type {Wish} */
  const sensible = { game: game.id, name: "", others: Array.from({ length: least - 1 }, () => other), options: {}, clock: 0, stand_in: "", pace: 0.6 };
  /** @type {Partial<Wish>} */
  const last = read(`wish.${game.id}.${company}`, {});
  return { ...sensible, ...last, options: fitting(game, last.options ?? {}), name: read("name", "") };
}

/** Of remembered options those that the game still has. @param {Game} game @param {Record<string, any>} options */
function fitting(game, options) {
  return Object.fromEntries(Object.entries(game.options).map(([name, { values, many, default: usual }]) => {
    const was = options[name], fits = many ? Array.isArray(was) && was.every((one) => values.includes(one)) : values.includes(was);
    return [name, fits ? was : usual];
  }));
}

/** The wish as the form has it now. @param {Game} game @param {HTMLFormElement} form @param {Wish} before @returns {Wish} */
export function wishOf(game, form, before) {
  const fields = new FormData(form), n = Number(fields.get("seats") ?? before.others.length + 1);
  const last = before.others.at(-1) ?? { is: FIRST_LEVEL, name: "" };
  const others = Array.from({ length: n - 1 }, (_, i) => ({
    is: String(fields.get(`other${i}`) ?? before.others[i]?.is ?? last.is),
    name: String(fields.get(`name${i}`) ?? before.others[i]?.name ?? "").trim(),
  }));
  const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => {
    const chosen = fields.getAll(name).map((i) => option.values[Number(i)]);
    return [name, option.many ? chosen : chosen[0] ?? option.default];
  }));
  return { ...before, name: String(fields.get("name") ?? "").trim(), others, options, clock: Number(fields.get("clock")), stand_in: String(fields.get("stand_in") ?? ""), pace: Number(fields.get("pace")) };
}

/** The wish as the server is asked. @param {Wish} wish */
export function asked({ game, name, others, options, clock, stand_in, pace }) {
  const seats = others.map(({ is, name: theirs }, i) => {
    if (is === "open") return { kind: "open" };
    return is === "here" ? { kind: "person", name: theirs || `Player ${i + 2}` } : { kind: "bot", level: is };
  });
  return { game, seats: [{ kind: "person", name: name || "Player 1" }, ...seats], options, clock, stand_in, pace };
}

/** @param {Game} game @param {Wish} wish */
export function setUp(game, wish) {
  const here = 1 + wish.others.filter(({ is }) => is === "here").length, open = wish.others.some(({ is }) => is === "open");
  return html`${dialogHead(game.title)}<form class="stack" data-submit="make">
    <fieldset class="field"><legend>Players</legend><div class="choices">${game.seats.map((n) => html`
      <label class="choice"><input type="radio" name="seats" value="${n}" data-change="wish" ${n === wish.others.length + 1 && html`checked`}><span>${n}</span></label>`)}</div></fieldset>
    <div class="seats"><div class="seat">${icon("person")}<label class="field"><span class="vh">Your name</span><input class="input" name="name" maxlength="40" autocomplete="nickname" placeholder="Your name" value="${wish.name}"></label></div>
      ${wish.others.map((other, i) => seat(game, other, i))}</div>
    ${wish.others.length === 0 && html`<p class="muted">Solo: by the game's own rules for one.</p>`}
    ${here > 1 && html`<p class="shared">${icon("person")} Hot-seat: ${here} people take turns on this screen. It is covered between them.</p>`}
    ${open && html`<p class="muted">You get a link and a picture of it for the free seats.</p>`}
    <button class="button primary">${icon("play")} Start</button>
    <details data-key="more"><summary class="option"><span>Variants, clock and pace</span></summary><div class="stack">${Object.entries(game.options).map(([name, option]) => field(game, name, option, wish))}
      ${select("clock", "Clock", CLOCKS, wish.clock, "When a choice takes longer, a bot makes it.")}
      ${select("stand_in", "Who is away", [["", "Everybody waits"], ...botsOf(game).map((level) => /** @type {[string, string]} */ ([level, `A bot plays: ${level}`]))], wish.stand_in, "Who comes back plays on.")}
      ${select("pace", "Pace of the bots", PACES, wish.pace)}</div></details></form>`;
}

/** The levels, then the bots of others. @param {Game} game */
const botsOf = ({ levels, bots }) => [...Object.keys(levels), ...bots];

/** @param {Game} game @param {Other} other @param {number} i */
function seat(game, { is, name }, i) {
  const kinds = [...botsOf(game).map((level) => [level, `Bot: ${level}`]), ["here", "Somebody on this screen"], ["open", "Somebody with the link"]];
  const drawing = is === "here" ? "person" : is === "open" ? "link" : "bot";
  return html`<div class="seat" data-key="other-${i}">${icon(drawing)}<span class="stack">
    <select class="select" name="other${i}" data-change="wish" aria-label="Player ${i + 2}">${kinds.map(([value, text]) => html`<option value="${value}" ${value === is && html`selected`}>${text}</option>`)}</select>
    ${is === "here" && html`<input class="input" name="name${i}" data-key="name-${i}" maxlength="40" autocomplete="off" placeholder="Name of player ${i + 2}" aria-label="Name of player ${i + 2}" value="${name}">`}</span></div>`;
}

/** What the rules say of an option. @param {Game} game @param {string} name */
const ruleLink = ({ id, clauses }, name) => clauses?.[name] && html` <a class="rule-link" href="/rules/${id}#${clauses[name]}" target="_blank">Rule ${clauses[name]}</a>`;

/** @param {Game} game @param {string} name @param {GameOption} option @param {Wish} wish */
function field(game, name, option, wish) {
  const now = wish.options[name] ?? option.default;
  const chosen = (/** @type {string | number} */ value) => (option.many ? now.includes(value) : now === value);
  if (!option.many && option.values.length > 4) return select(name, words(name), option.values.map((value, i) => [i, String(value)]), option.values.indexOf(now), html`${option.text}${ruleLink(game, name)}`);
  return html`<fieldset class="field"><legend>${words(name)}</legend><small>${option.text}${ruleLink(game, name)}</small><div class="choices">${option.values.map((value, i) => html`
    <label class="choice"><input type="${option.many ? "checkbox" : "radio"}" name="${name}" value="${i}" data-change="wish" ${chosen(value) && html`checked`}><span>${typeof value === "boolean" ? (value ? "Yes" : "No") : words(value)}</span></label>`)}</div></fieldset>`;
}

/** @param {string} name @param {string} label @param {[number | string, string][]} values @param {number | string} now @param {string | import("../lib/dom.js").Safe} [text] */
const select = (name, label, values, now, text = "") => html`<label class="field"><span>${label}</span>${text && html`<small>${text}</small>`}
  <select class="select" name="${name}" data-change="wish">${values.map(([value, shown]) => html`<option value="${value}" ${value === now && html`selected`}>${shown}</option>`)}</select></label>`;
