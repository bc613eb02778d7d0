// @ts-check
// The front page: games, tables to join, tables to come back to.
import { icon, scene } from "../art/kit.js";
import { ask } from "../lib/api.js";
import { html } from "../lib/dom.js";
import { drawIsland } from "../lib/islands.js";
import { forgetTable, keepTable, tables, write } from "../lib/kept.js";
import { cover } from "./covers.js";
import { general } from "./deeds.js";
import { openDialog, redrawDialog, toast } from "./dialog.js";
import { asked, firstWish, setUp, wishOf } from "./setup.js";

/** @typedef {import("./setup.js").Game} Game */
const REFRESH = 10_000, LEAST = 6;

/** @param {HTMLElement} page @returns {import("../lib/input.js").Deeds} */
export function openLobby(page) {
  /** @type {{games: Game[], open: any[], trouble: string}} */
  const state = { games: [], open: [], trouble: "" };
  /** @type {import("./setup.js").Wish | null} */
  let wish = null;
  const draw = () => drawIsland(page, lobby(state));
  const gameOf = (/** @type {string} */ id) => /** @type {Game} */ (state.games.find((game) => game.id === id));

  async function refresh() {
    try {
      const [{ games }, { tables: open }] = await Promise.all([state.games.length ? state : ask("games"), ask("tables")]);
      Object.assign(state, { games, open, trouble: "" });
    } catch (error) {
      state.trouble = /** @type {Error} */ (error).message;
    }
    draw();
  }

  /** @param {string} game @param {"bots" | "friends"} with_whom */
  function begin(game, with_whom) {
    wish = firstWish(gameOf(game), with_whom);
    openDialog("setup", setUp(gameOf(game), wish));
  }

  draw();
  refresh();
  setInterval(() => document.visibilityState === "visible" && refresh(), REFRESH);
  return {
    ...general,
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
      await make(gameOf(wish.game), wish).catch((error) => toast(error.message, { bad: true }));
    },
    forget(id) { forgetTable(id); draw(); },
  };
}

/** @param {Game} game @param {import("./setup.js").Wish} wish */
async function make(game, wish) {
  const body = asked(wish);
  const made = await ask("tables", { body });
  write("name", wish.name);
  write(`wish.${game.id}`, body);
  keepTable(made.table, { token: made.token, seats: made.seats, made: true, game: game.id, title: game.title });
  location.assign(`/t/${made.table}`);
}

/** @param {{games: Game[], open: any[], trouble: string}} state */
function lobby({ games, open, trouble }) {
  return html`<div class="shell"><header class="top"><span class="grow"></span>
      <button class="button square" data-do="theme" aria-label="Dark or light">${icon("sun")}</button><button class="button square" data-do="settings" aria-label="Settings">${icon("gear")}</button></header>
    <main class="page" id="panel"><div class="hero">${icon("flame")}<h1>Hearth</h1><p class="muted">Board games by the fire: against bots, on one screen, or with friends by a link.</p></div>
    ${trouble && html`<p class="bad" role="alert">${trouble}</p>`}
    <div class="games">${games.map(gameCard)}</div>
    ${mine()}${open.length > 0 && html`<section class="stack"><h2>Open tables</h2><div class="seats">${open.map(openTable)}</div></section>`}</main></div>`;
}

/** @param {Game} game */
function gameCard({ id, title, seats }) {
  const { scene: place, sentence } = cover(id);
  const many = seats.length > 1 ? `${seats[0]} to ${seats[seats.length - 1]} players` : `${seats[0]} player${seats[0] > 1 ? "s" : ""}`;
  return html`<article class="box game" data-key="game-${id}" data-do="bots" data-arg="${id}">${scene(place)}<div class="stack"><h2>${title}</h2><p>${sentence}</p><p class="muted">${many}</p>
    <div class="row"><button class="button primary" data-do="bots" data-arg="${id}">${icon("bot")} Play against bots</button>
      <button class="button" data-do="friends" data-arg="${id}">${icon("person")} With people</button></div></div></article>`;
}

/** Tables of this browser. */
function mine() {
  const all = Object.entries(tables()).sort(([, a], [, b]) => b.at - a.at).slice(0, LEAST);
  if (all.length === 0) return html``;
  return html`<section class="stack"><h2>Your tables</h2><div class="seats">${all.map(([id, { title, at }]) => html`
    <div class="seat" data-key="mine-${id}">${icon("chair")}<span class="who"><b>${title || "A table"}</b><small>${new Date(at).toLocaleString()}</small></span>
      <span class="row"><a class="button" href="/t/${id}">Go on</a><button class="button square quiet" data-do="forget" data-arg="${id}" aria-label="Forget this table">${icon("cross")}</button></span></div>`)}</div></section>`;
}

/** @param {any} table */
function openTable({ table, title, seats }) {
  const names = seats.filter((/** @type {any} */ seat) => seat.name).map((/** @type {any} */ seat) => seat.name).join(", ");
  const free = seats.filter((/** @type {any} */ seat) => seat.kind === "open").length;
  return html`<div class="seat open" data-key="open-${table}">${icon("chair")}<span class="who"><b>${title}</b><small>${names ? `${names} · ` : ""}${free} free</small></span><a class="button" href="/t/${table}">Join</a></div>`;
}
