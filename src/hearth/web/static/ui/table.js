// @ts-check
// A table: its socket, what is known of it, and the drawing of both.
import { announce } from "../lib/a11y.js";
import { ask } from "../lib/api.js";
import { html } from "../lib/dom.js";
import { glide, places } from "../lib/flip.js";
import { drawIsland } from "../lib/islands.js";
import { keepTable, tableOf } from "../lib/kept.js";
import { legalIn, markThings } from "../lib/marks.js";
import { connect } from "../lib/net.js";
import { kept, targets } from "../lib/options.js";
import { bell } from "../lib/sound.js";
import { chatDrawer } from "./chat.js";
import { tableDeeds } from "./deeds.js";
import { openDialog, redrawDialog, toast } from "./dialog.js";
import { board as generic } from "./generic.js";
import { handover, needsCover } from "./handover.js";
import { joinPage } from "./join.js";
import { log } from "./log.js";
import { overDialog } from "./over.js";
import { HEIGHTS, heightOf, panel } from "./panel.js";
import { nameOf } from "./people.js";
import { rivals } from "./rivals.js";
import { scoreDialog } from "./score.js";
import { pace, settings } from "./settings.js";
import { tabs, topbar } from "./topbar.js";

/** @typedef {import("../lib/types.js").State} State */
/** @typedef {{state: State, draw: () => void, net: ReturnType<typeof connect>, token: string}} Shell */

const SKELETON = html`<div class="shell"><header class="top" id="top"></header><nav class="tabs" id="tabs" aria-label="Parts of the table"></nav>
  <div id="lobby-of-table"></div>
  <main class="table" id="table"><div class="rail"><div class="rivals" id="rivals" role="group" aria-label="Players"></div><section class="log" id="log" aria-label="Log" tabindex="0"></section></div>
  <div class="board" id="board"></div><section class="panel" id="panel" aria-label="Your choices" tabindex="-1"></section></main></div>`;
const wideScreen = matchMedia("(min-width: 761px)");

/** @param {HTMLElement} page @param {string} id @returns {import("../lib/input.js").Deeds} */
export function openTable(page, id) {
  const { token, seats, made } = tableOf(id);
  /** @type {State} */
  const state = { id, table: null, log: [], fresh: 0, picked: [], inspected: null, grip: "", tab: "", hint: null, hinting: false, chat: [], unread: 0, cards: null,
    title: "", link: "lost", trouble: "", covered: false, shownSeat: null, held: seats, made, watching: seats.length === 0, clockAt: 0, sending: false, catchingUp: true };
  /** @type {import("../lib/types.js").Drawing | null} */
  let drawing = null;
  page.innerHTML = String(SKELETON);
  const draw = () => drawTable(state, drawing);

  /** @param {string} game */
  async function fetchGame(game) {
    const [cards, { games }, module] = await Promise.all([ask(`games/${game}/cards`), ask("games"), boardOf(game)]);
    state.cards = cards;
    state.title = games.find((/** @type {any} */ one) => one.id === game)?.title ?? game;
    document.title = `${state.title} · Hearth`;
    drawing = module;
    if (state.held.length) keepTable(id, { game, title: state.title });
    draw();
  }

  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const net = connect(`${scheme}://${location.host}/ws/${encodeURIComponent(id)}?token=${encodeURIComponent(token)}`, {
    hear(message) {
      if (message.t === "view" && !state.table) fetchGame(message.game).catch((error) => toast(error.message, { bad: true }));
      hear(state, message);
      draw();
    },
    state(link, why) {
      Object.assign(state, { link, trouble: why, catchingUp: true });
      draw();
    },
  });
  wideScreen.addEventListener("change", draw);
  setInterval(() => drawClock(state), 500);
  return tableDeeds({ state, draw, net, token });
}

/** The game's own board, or the generic one. @param {string} game @returns {Promise<import("../lib/types.js").Drawing>} */
async function boardOf(game) {
  try {
    const module = await import(`/static/games/${game}.js`);
    if (module.css) await stylesOf(game);
    return module.board;
  } catch (error) {
    console.info(`The board of ${game} cannot be drawn; the generic table is used.`, error);
    return generic;
  }
}

/** A board's own sheet, before it is drawn. @param {string} game */
const stylesOf = (game) => new Promise((done) => {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `/static/games/${game}.css`, onload: done, onerror: done });
  document.head.append(sheet);
});

/** What a message changes. @param {State} state @param {any} message */
function hear(state, message) {
  const { table } = state;
  if (message.t === "view") return look(state, message);
  if (message.t === "seats") state.catchingUp = false; // the last thing that who connects is told
  if (message.t === "seats" && table) return Object.assign(table, { seats: message.seats, state: message.state, waiting: message.waiting });
  if (message.t === "error") return refused(state, message);
  if (message.t === "hint") return Object.assign(state, { hint: message, hinting: false });
  if (message.t === "sheet") return redrawDialog("score", scoreDialog(state, message.sheets));
  if (message.t === "chat") return heard(state, message.lines);
  if (message.t === "why_not") return explain(message);
}

/** @param {State} state @param {any} message */
function refused(state, message) {
  Object.assign(state, { hinting: false, sending: false });
  toast(message.text, { bad: true });
}

/** @param {State} state @param {import("../lib/types.js").Table} table */
function look(state, table) {
  const before = state.table;
  state.log = [...state.log.filter((line) => line.n < table.since), ...table.log];
  if (before?.decision && !table.decision) state.fresh = state.log.length ? state.log[state.log.length - 1].n : 0;
  state.table = table;
  state.sending = false;
  state.clockAt = performance.now();
  state.picked = before?.rev === table.rev ? kept(table.decision?.options ?? [], state.picked) : [];
  if (table.seat !== null && !state.held.includes(table.seat)) state.held = [...state.held, table.seat];
  state.watching = state.held.length === 0;
  if (needsCover(state)) state.covered = true;
  else if (table.state !== "playing" || table.seat === state.shownSeat) state.covered = false;
  if (!state.covered) state.shownSeat = table.seat;
  if (before && before.rev !== table.rev) tell(state, before, table);
  if (table.over && !before?.over) setTimeout(() => openDialog("over", overDialog(state)), before ? 1200 : 100);
}

/** For ears: what happened and what is asked. @param {State} state @param {import("../lib/types.js").Table} before @param {import("../lib/types.js").Table} table */
function tell(state, before, table) {
  const news = table.log.slice(-4).map((line) => `${line.seat >= 0 ? nameOf(table, line.seat) : ""} ${line.text}`);
  announce([...news, table.decision?.prompt ?? ""].join(". "));
  const turnBegins = table.decision && !before.decision;
  if (turnBegins && settings().sound) bell();
  document.title = `${table.decision ? "● " : ""}${state.title} · Hearth`;
}

/** @param {State} state @param {import("../lib/types.js").Said[]} lines */
function heard(state, lines) {
  const isNew = !state.catchingUp;
  state.chat = isNew ? [...state.chat, ...lines] : lines;
  const drawer = document.querySelector("dialog[data-name=chat]");
  if (drawer) return redrawDialog("chat", chatDrawer(state));
  if (!isNew || lines[0].seat === state.table?.seat) return;
  state.unread += 1;
  toast(`${lines[0].who}: ${lines[0].text}`);
}

/** @param {{text: string, clause: string}} message */
function explain({ text, clause }) {
  if (!text) return;
  announce(text);
  toast(text, { link: clause ? html`<button class="button quiet" data-do="rules" data-arg="${clause}">Rule</button>` : undefined });
}

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {State} state @param {import("../lib/types.js").Drawing | null} drawing */
function drawTable(state, drawing) {
  const { table } = state;
  drawIsland(part("cover"), handover(state));
  drawIsland(part("top"), topbar(state));
  if (state.link === "gone" || !table || !drawing) return drawEmpty(state);
  if (state.covered) return;
  const open = table.state === "open";
  part("table").hidden = part("tabs").hidden = open;
  part("lobby-of-table").hidden = !open;
  if (open) return drawIsland(part("lobby-of-table"), joinPage(state));
  const before = places(part("table"));
  drawIsland(part("rivals"), rivals(state));
  drawIsland(part("log"), log(state));
  drawIsland(part("panel"), panel(state));
  for (const height of HEIGHTS) part("panel").classList.toggle(height, height === heightOf(state));
  drawBoard(state, drawing);
  glide(before, pace(), part("table"));
  drawClock(state);
}

/** @param {State} state */
function drawEmpty({ link, trouble }) {
  part("table").hidden = part("tabs").hidden = true;
  part("lobby-of-table").hidden = false;
  const gone = html`<section class="box stack"><h2>This table cannot be opened</h2><p>${trouble || "There is no such table."}</p><p><a class="button primary" href="/">All games</a></p></section>`;
  drawIsland(part("lobby-of-table"), html`<div class="page">${link === "gone" ? gone : html`<p class="waiting"><span class="spinner"></span>Coming to the table…</p>`}</div>`);
}

/** @param {State} state @param {import("../lib/types.js").Drawing} drawing */
function drawBoard(state, drawing) {
  const table = /** @type {import("../lib/types.js").Table} */ (state.table);
  const { zones, wide = "", columns = "", tall = [] } = drawing(table, state.cards, { wide: wideScreen.matches, picked: state.picked, inspected: state.inspected });
  const order = [...zones].sort((a, b) => tall.indexOf(a.id) - tall.indexOf(b.id));
  const begun = part("board").childElementCount > 0, fresh = order.find(({ id }) => !part(`zone-${id}`));
  if (begun && fresh) state.tab = fresh.id;
  if (![...zones.map(({ id }) => id), "log"].includes(state.tab)) state.tab = order[0]?.id ?? "log";
  placeZones(zones, { wide, columns });
  for (const { id, body } of zones) drawIsland(part(`zone-${id}`), body);
  markThings(part("table"), targets(table.decision?.options ?? [], state.picked), state.picked);
  for (const { id } of zones) part(`zone-${id}`).classList.toggle("shown", id === state.tab);
  part("log").classList.toggle("shown", state.tab === "log");
  drawIsland(part("tabs"), tabs(state, order, new Map(zones.map(({ id }) => [id, legalIn(part(`zone-${id}`))]))));
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
function drawClock({ table, clockAt }) {
  const bar = document.getElementById("clock");
  if (!bar || !table?.clock) return;
  const left = Math.max(0, table.clock.left - (performance.now() - clockAt) / 1000);
  bar.style.setProperty("--part", String(left / table.clock.limit));
  bar.title = `${Math.ceil(left)} seconds left`;
}
