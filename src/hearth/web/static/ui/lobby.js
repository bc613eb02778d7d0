// @ts-check
// The front page: games, tables to join, tables to come back to.
import { icon, scene } from "../art/kit.js";
import { ask, Away } from "../lib/api.js";
import { html } from "../lib/dom.js";
import { drawIsland } from "../lib/islands.js";
import { forgetTable, keepTable, read, tableOf, tables, write } from "../lib/kept.js";
import { away as awayBox, stillAway } from "./away.js";
import { bring, droppable } from "./bringing.js";
import { callFromLobby } from "./calling.js";
import { cover } from "./covers.js";
import { general } from "./general.js";
import { dialogHead, openDialog, redrawDialog, toast } from "./dialog.js";
import { AT_FIRST, fates, mine, MORE } from "./mine.js";
import { asked, firstWish, setUp, wishOf } from "./setup.js";

/** @typedef {import("./setup.js").Game} Game */
/** @typedef {import("./setup.js").Company} Company */
/** Tables with a free seat: some pages of them, and whether there are more. @typedef {{tables: any[], more: boolean}} Open */
/** @typedef {{state: "native" | "ready" | "building" | "failed" | "pure", percent: number, reason: string}} Engine */
/** `leftOut` are plug-ins that cannot be used, each in a few words.
 * @typedef {{games: Game[], leftOut: string[], engine: Engine | null, open: Open, fates: Map<string, import("./mine.js").Fate> | null, shown: import("./mine.js").Shown, trouble: string, away: boolean}} Lobby */
const REFRESH = 10_000;
/** Where the documentation is; the server writes it into the page if it has one. */
const docs = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=docs]"))?.content;

/** @param {HTMLElement} page @returns {import("../lib/input.js").Deeds} */
export function open(page) {
  /** @type {Lobby} */
  const state = { games: [], leftOut: [], engine: null, open: { tables: [], more: false }, fates: null, shown: { ...AT_FIRST }, trouble: "", away: false };
  /** @type {import("./setup.js").Wish | null} */
  let wish = null;
  /** @type {Company} */
  let company = "bots";
  let pages = 1;
  /** @type {Map<string, import("../lib/kept.js").KeptTable>} */
  const forgotten = new Map();
  const draw = () => drawIsland(page, lobby(state));
  const gameOf = (/** @type {string} */ id) => /** @type {Game} */ (state.games.find((game) => game.id === id));

  async function refresh() {
    try {
      const settled = state.engine && ["native", "pure"].includes(state.engine.state);
      const [{ games, leftOut }, engine, open, known] = await Promise.all([state.games.length ? state : askGames(), settled ? state.engine : ask("engine"), openTables(pages), fates()]);
      if (state.away && state.games.length === 0) return location.reload(); // it was opened from what is kept: the server may have newer files
      callFromLobby(state.fates, known);
      Object.assign(state, { games, leftOut, engine, open, fates: known, trouble: "", away: false });
    } catch (error) {
      state.trouble = /** @type {Error} */ (error).message;
      state.away = error instanceof Away;
    }
    draw();
  }

  /** @param {string} game @param {Company} whom */
  function begin(game, whom) {
    company = whom;
    wish = firstWish(gameOf(game), whom);
    openDialog("setup", setUp(gameOf(game), wish));
    ask(`games/${game}/clauses`).then(({ options }) => {
      gameOf(game).clauses = options;
      if (wish) redrawDialog("setup", setUp(gameOf(wish.game), wish));
    });
  }

  /** @param {string} game */
  const learnNow = (game) => void learn(gameOf(game)).catch((error) => toast(error.message, { bad: true }));

  draw();
  refresh();
  const isPlaying = () => [...state.fates?.values() ?? []].some((one) => one.state === "playing");
  setInterval(() => (document.visibilityState === "visible" || isPlaying()) && refresh(), REFRESH);
  addEventListener("online", refresh);
  droppable(page);
  return {
    ...general,
    async again() { await refresh(); if (state.away) stillAway(); },
    now: (game) => void start(gameOf(game), firstWish(gameOf(game), "bots"), "bots"),
    learn(game) {
      const begun = Object.entries(tables()).find(([id, kept]) => kept.guided && kept.game === game && state.fates?.get(id)?.state === "playing");
      if (begun) openDialog("learn", unfinished(gameOf(game), begun[0]));
      else learnNow(game);
    },
    "learn-anew": (game) => learnNow(game),
    alone: (game) => void start(gameOf(game), firstWish(gameOf(game), "alone"), "alone"),
    bots: (game) => begin(game, "bots"),
    friends: (game) => begin(game, "friends"),
    wish(_, field) {
      if (!wish) return;
      wish = wishOf(gameOf(wish.game), field.form, wish);
      redrawDialog("setup", setUp(gameOf(wish.game), wish));
    },
    async make(_, form) {
      if (!wish) return;
      wish = wishOf(gameOf(wish.game), form, wish);
      await start(gameOf(wish.game), wish, company);
    },
    forget(id) {
      const kept = tableOf(id);
      forgotten.set(id, kept);
      forgetTable(id);
      draw();
      toast(`${kept.title || "The table"} is off the list.`, { link: html`<button class="button quiet" data-do="bring-back" data-arg="${id}">Bring it back</button>` });
    },
    "bring-back"(id) { keepTable(id, forgotten.get(id) ?? {}); draw(); },
    more(list) { state.shown[/** @type {keyof import("./mine.js").Shown} */ (list)] += MORE; draw(); },
    "more-open"() { pages += 1; refresh(); },
    async bring(_, field) { await bring(field.files[0]); field.value = ""; },
    name: (_, field) => write("name", field.value.trim()),
  };
}

/** The games, each with the bots that can be seated beside the levels. @returns {Promise<{games: Game[], leftOut: string[]}>} */
async function askGames() {
  const { games, bots, left_out: leftOut } = await ask("games");
  return { games: games.map((/** @type {Game} */ game) => ({ ...game, bots })), leftOut };
}

/** @param {number} pages @returns {Promise<Open>} */
async function openTables(pages) {
  const { tables: found, more } = await ask("tables");
  let next = more;
  for (let page = 1; page < pages && next; page += 1) {
    const older = await ask(`tables?before=${next}`);
    found.push(...older.tables);
    next = older.more;
  }
  return { tables: found, more: Boolean(next) };
}

/** @param {Game} game @param {import("./setup.js").Wish} wish @param {Company} company */
const start = (game, wish, company) => make(game, wish, company).catch((error) => toast(error.message, { bad: true }));

/** @param {Game} game @param {import("./setup.js").Wish} wish @param {Company} company */
async function make(game, wish, company) {
  const made = await ask("tables", { body: asked(wish) });
  write("name", wish.name);
  write(`wish.${game.id}.${company}`, wish);
  keepTable(made.table, { token: made.token, made: true, game: game.id, title: game.title });
  location.assign(`/t/${made.table}`);
}

/** Pace of the others while somebody learns: slow enough to be followed. */
const UNHURRIED = 1.2;

/** A guided first match. @param {Game} game */
async function learn(game) {
  const made = await ask("tables", { body: { game: game.id, seats: [{ kind: "person", name: read("name", "") || "Player 1" }], guide: true, pace: UNHURRIED } });
  keepTable(made.table, { token: made.token, made: true, guided: true, game: game.id, title: game.title });
  location.assign(`/t/${made.table}`);
}

/** Somebody learns this already. @param {Game} game @param {string} table */
const unfinished = ({ id, title }, table) => html`${dialogHead(`Learn ${title}`)}<p>You have begun a guided match, and the guide is still waiting there.</p>
  <div class="row"><a class="button primary" href="/t/${table}">${icon("flame")} Go on with it</a><button class="button" data-do="learn-anew" data-arg="${id}">Begin a new one</button></div>`;

/** @param {Lobby} state */
function lobby({ games, leftOut, engine, open, fates: known, shown, trouble, away }) {
  const own = tables(), { running, history } = mine(known ?? new Map(), shown), others = open.tables.filter(({ table }) => !(table in own));
  return html`<div class="shell"><header class="top"><label class="name"><span>Your name</span><input class="input" maxlength="40" autocomplete="nickname" placeholder="Player 1" value="${read("name", "")}" data-change="name"></label><span class="grow"></span>
      ${docs && html`<a class="button quiet" href="${docs}" title="Documentation">Docs</a>`}<button class="button square" data-do="theme" aria-label="Dark or light">${icon("sun")}</button><button class="button square" data-do="settings" aria-label="Settings">${icon("gear")}</button></header>
    <main class="page" id="panel" tabindex="-1"><div class="hero">${icon("flame")}<h1>Hearth</h1><p class="muted">Board games by the fire: against bots, on one screen, or with friends by a link.</p>${engine && tellEngine(engine)}</div>
    ${away ? awayBox("Your tables are kept there, with every move.") : html`${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
    ${running}<div class="games">${games.map(gameCard)}</div>
    ${(others.length > 0 || open.more) && html`<section class="stack"><h2>Open tables</h2><div class="seats">${others.map(openTable)}</div>
      ${open.more && html`<button class="button" data-do="more-open">Show older ones</button>`}</section>`}${known && history}
    ${leftOut.map((one) => html`<p class="muted">${one}; the server's log says why.</p>`)}`}</main></div>`;
}

/** Why the engine could not be compiled is told once in each browser; this page goes on telling it. */
let toldReason = "";

/** What people are told of the engine in passing; mostly nothing. @param {Engine} engine */
function tellEngine({ state, percent, reason }) {
  const quietly = (/** @type {string} */ text) => html`<p class="muted" role="status"><small>${text}</small></p>`;
  if (state === "building") return quietly(`The fast engine is being compiled: ${percent} %. You can play meanwhile; bots think slower until then.`);
  if (state === "ready") return quietly("The fast engine is ready. Bots use it already, the server from its next start.");
  if (state !== "failed" || (read("engine-reason", "") === reason && toldReason !== reason)) return "";
  toldReason = reason;
  write("engine-reason", reason);
  return quietly(`The fast engine could not be compiled: ${reason}. Everything works without it; bots think slower.`);
}

/** @param {Game} game */
function gameCard({ id, title, seats, guide }) {
  const { scene: place, sentence } = cover(id);
  const many = seats.length > 1 ? `${seats[0]} to ${seats[seats.length - 1]} players` : `${seats[0]} player${seats[0] > 1 ? "s" : ""}`;
  return html`<article class="box game" data-key="game-${id}" data-do="bots" data-arg="${id}">${scene(place)}<div class="stack"><h2>${title}</h2><p>${sentence}</p><p class="muted">${many}</p>
    <div class="row"><button class="button primary" data-do="now" data-arg="${id}">${icon("play")} Play now</button>
      ${guide && html`<button class="button learn" data-do="learn" data-arg="${id}">${icon("flame")} Learn</button>`}
      ${seats[0] === 1 && html`<button class="button" data-do="alone" data-arg="${id}">${icon("chair")} Solo</button>`}
      <button class="button" data-do="bots" data-arg="${id}">${icon("bot")} Against bots…</button><button class="button" data-do="friends" data-arg="${id}">${icon("person")} With people…</button>
      <a class="button" href="/rules/${id}" data-do="read">${icon("book")} Rules</a></div></div></article>`;
}

/** @param {any} table */
function openTable({ table, title, seats }) {
  const names = seats.filter((/** @type {any} */ seat) => seat.name).map((/** @type {any} */ seat) => seat.name).join(", ");
  const free = seats.filter((/** @type {any} */ seat) => seat.kind === "open").length;
  return html`<div class="seat open" data-key="open-${table}">${icon("chair")}<span class="who"><b>${title}</b><small>${names ? `${names} · ` : ""}${free} free</small></span><a class="button" href="/t/${table}">Join</a></div>`;
}
