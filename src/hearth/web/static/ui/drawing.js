// @ts-check
// The page of a table, part by part: what is written as before is not touched.
import { html } from "../lib/dom.js";
import { glide, places } from "../lib/flip.js";
import { drawIsland } from "../lib/islands.js";
import { legalIn, markLast, markThings } from "../lib/marks.js";
import { targets } from "../lib/options.js";
import { choiceAhead, lookAhead, showAhead } from "./ahead.js";
import { rollTray } from "./dice.js";
import { guided, guideOf, pointFor, reveal } from "./guided.js";
import { handover } from "./handover.js";
import { joinPage } from "./join.js";
import { log } from "./log.js";
import { HEIGHTS, heightOf, panel } from "./panel.js";
import { caption, moverOf, news } from "./recap.js";
import { momentLines, noticeLine, replayBar, replayed } from "./replay.js";
import { rivals } from "./rivals.js";
import { pace } from "./settings.js";
import { tabs, topbar } from "./topbar.js";

/** @typedef {import("../lib/types.js").State} State */
/** @typedef {import("../lib/types.js").Table} Table */
/** @typedef {import("../lib/types.js").Drawing} Drawing */

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {State} now @param {Drawing | null} drawing @param {boolean} wide */
export function drawTable(now, drawing, wide) {
  const state = guided(replayed(now)), { table } = state;
  releaseFocus(state);
  drawIsland(part("cover"), handover(state));
  drawIsland(part("top"), topbar(state));
  drawIsland(part("notice"), noticeLine(state));
  for (const behind of ["page", "toasts"]) part(behind).classList.toggle("covered", state.covered);
  if (state.link === "gone" || !table || !drawing) return drawEmpty(state);
  if (state.covered) return focusCover();
  const open = table.state === "open";
  part("table").hidden = part("tabs").hidden = open;
  part("lobby-of-table").hidden = !open;
  if (open) return drawIsland(part("lobby-of-table"), joinPage(state));
  const before = pace() > 0 ? places(part("table")) : new Map(), focused = document.activeElement;
  drawIsland(part("rivals"), rivals(state));
  drawIsland(part("log"), log(state));
  drawIsland(part("panel"), panel(state));
  drawIsland(part("replay"), replayBar(now));
  drawIsland(part("overlay"), state.recap ? caption(state) : state.roll && !state.replay && !guideOf(state) ? rollTray(table, state.roll) : "");
  part("table").classList.toggle("replaying", state.replay !== null);
  for (const inBar of ["analysis", "growing"]) part("table").classList.toggle(`with-${inBar}`, part("replay").querySelector(`.${inBar}`) !== null);
  for (const height of HEIGHTS) part("panel").classList.toggle(height, height === heightOf(state));
  drawBoard(state, drawing, wide, choiceAhead(now));
  now.tab = state.tab;
  glide(before, pace(), part("table"));
  drawClock(state);
  keepFocus(focused);
  reveal();
  showAhead();
}

/** The option that is being sent gives the keyboard to the panel at once: when the answer comes, that would cost a second layout. @param {State} state */
function releaseFocus({ sending }) {
  if (sending && document.activeElement?.matches("[data-do=choose]")) part("panel").focus({ preventScroll: true });
}

/** What had the keyboard and is gone, or cannot be chosen any more, gives it to the panel. @param {Element | null} focused */
function keepFocus(focused) {
  if (!focused || focused === document.body || document.querySelector("dialog[open]")) return;
  const lost = !focused.isConnected || (focused.matches("[data-ref]") && !focused.hasAttribute("tabindex") && !focused.matches("button, a, input"));
  if (lost) part("panel").focus({ preventScroll: true });
}

function focusCover() {
  const button = /** @type {HTMLElement | null} */ (document.querySelector("#cover [autofocus]"));
  if (button && !part("cover").contains(document.activeElement)) button.focus();
}

/** Not here yet, or not to be opened. @param {State} state */
function drawEmpty({ id, link, trouble, watching }) {
  part("table").hidden = part("tabs").hidden = true;
  part("lobby-of-table").hidden = false;
  const gone = html`<section class="box stack"><h2>This table cannot be opened</h2><p>${trouble || "There is no such table."}</p>
    ${!watching && html`<p class="muted">The other tables are not touched by this.</p>`}
    <div class="row"><a class="button primary" href="/">All games</a>${!watching && html`<button class="button" data-do="forget-table" data-arg="${id}">Take it off my list</button>`}</div></section>`;
  drawIsland(part("lobby-of-table"), html`<div class="page">${link === "gone" ? gone : html`<p class="waiting"><span class="spinner" aria-hidden="true"></span>Coming to the table…</p>`}</div>`);
}

/** What was drawn last, and from what. @type {{from: unknown[], board: ReturnType<Drawing>} | null} */
let last = null;

/** A board depends on nothing else: drawn again only when something of this has changed. @param {Drawing} drawing @param {Table} table @param {State} state @param {boolean} wide */
function remembered(drawing, table, { cards, picked, inspected }, wide) {
  const from = [drawing, table, cards, wide, inspected, ...picked];
  if (last?.from.length !== from.length || from.some((one, i) => one !== last?.from[i])) last = { from, board: drawing(table, cards, { wide, picked, inspected }) };
  return last.board;
}

/** @param {State} state @param {Drawing} drawing @param {boolean} wideScreen @param {string[]} ahead */
function drawBoard(state, drawing, wideScreen, ahead) {
  const table = /** @type {Table} */ (state.table);
  const { zones, wide = "", columns = "", tall = [] } = remembered(drawing, table, state, wideScreen);
  const order = [...zones].sort((a, b) => tall.indexOf(a.id) - tall.indexOf(b.id));
  const begun = part("board").childElementCount > 0, fresh = order.find(({ id }) => !part(`zone-${id}`));
  if (begun && fresh) state.tab = fresh.id;
  if (![...zones.map(({ id }) => id), "log"].includes(state.tab)) state.tab = order[0]?.id ?? "log";
  placeZones(zones, { wide, columns });
  const can = targets(table.decision?.options ?? [], state.picked), mover = moverOf(state, state.replay ? momentLines(state) : news(state));
  /** @param {ParentNode} root */
  const mark = (root) => markThings(root, can, state.picked);
  for (const { id, body } of zones) if (!drawIsland(part(`zone-${id}`), body, mark)) mark(part(`zone-${id}`));
  markLast(part("board"), mover);
  const legal = new Map(order.map(({ id }) => [id, legalIn(part(`zone-${id}`))]));
  const anew = noteQuestion(state);
  if (!wideScreen && anew) lead(state, legal);
  pointFor(state, wideScreen);
  lookAhead(state, ahead, wideScreen);
  for (const { id } of zones) part(`zone-${id}`).classList.toggle("shown", id === state.tab);
  part("log").classList.toggle("shown", state.tab === "log");
  drawIsland(part("tabs"), tabs(state, order, legal));
  if (!wideScreen) revealTab(state.tab);
  if (anew) part("panel").scrollTo({ top: 0 });
}

/** What is asked last, the tab that was brought to sight, and whether the page has to go back to its top. */
let asked = "", revealed = "", toTop = false;

/** Remember what is asked; is it a new question, or the next part of one? @param {State} state */
function noteQuestion({ table, picked, replay }) {
  const now = `${table?.rev} ${Boolean(table?.guide)} ${picked.join(" ")}`;
  if (asked === now || replay) return false;
  asked = now;
  return true;
}

/** On a phone a new question opens the part of the table where it can be answered. @param {State} state @param {Map<string, number>} legal */
function lead(state, legal) {
  const there = [...legal].find(([, n]) => n > 0)?.[0];
  if (!there || state.tab === "log" || legal.get(state.tab)) return;
  state.tab = there;
  toTop = true;
}

/** Last of all, because it needs the layout. @param {string} tab */
function revealTab(tab) {
  if (toTop) scrollTo({ top: 0 });
  toTop = false;
  const strip = part("tabs"), now = /** @type {HTMLElement | null} */ (strip.querySelector('[aria-current="true"]'));
  if (!now || revealed === tab) return;
  revealed = tab;
  strip.scrollTo({ left: now.offsetLeft - (strip.clientWidth - now.offsetWidth) / 2 });
}

/** The zones of the board, each a place of its own. @param {import("../lib/types.js").Zone[]} zones @param {{wide: string, columns: string}} grid */
function placeZones(zones, { wide, columns }) {
  const board = part("board");
  for (const old of [...board.children]) if (!zones.some(({ id }) => old.id === `zone-${id}`)) old.remove();
  for (const { id, label } of zones) {
    const zone = part(`zone-${id}`) ?? board.appendChild(Object.assign(document.createElement("section"), { id: `zone-${id}`, className: "zone" }));
    zone.setAttribute("aria-label", label);
    zone.style.setProperty("--area", id);
  }
  for (const [name, value] of [["--areas", wide], ["--columns", columns]]) {
    if (value) board.style.setProperty(name, value);
    else board.style.removeProperty(name);
  }
}

/** @param {State} state */
export function drawClock({ table, clockAt }) {
  const bar = document.getElementById("clock"), text = document.getElementById("clock-text");
  if (!bar || !text || !table?.clock) return;
  const left = Math.max(0, table.clock.left - (performance.now() - clockAt) / 1000);
  bar.style.setProperty("--part", String(left / table.clock.limit));
  bar.classList.toggle("short", left < Math.min(10, table.clock.limit / 3));
  const shown = spell(left);
  if (text.textContent !== shown) text.textContent = shown;
}

/** "41 s", "2:05", "3 h" @param {number} seconds */
function spell(seconds) {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
  return `${Math.round(whole / 3600)} h`;
}
