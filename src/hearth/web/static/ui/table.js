// @ts-check
// A table: its socket, and what is known of it. hearing.js takes the messages in, drawing.js puts them on the page.
import { ask } from "../lib/api.js";
import { html } from "../lib/dom.js";
import { keepTable, tableOf } from "../lib/kept.js";
import { connect } from "../lib/net.js";
import { callToTable } from "./calling.js";
import { tableDeeds } from "./deeds.js";
import { drawClock, drawTable } from "./drawing.js";
import { gatherer } from "./gathering.js";
import { fetchCoach } from "./guided.js";
import { hear } from "./hearing.js";
import { showAdvice } from "./hints.js";
import { pullable } from "./sheet.js";

/** @typedef {import("../lib/types.js").State} State */
/** @typedef {{state: State, draw: () => void, net: ReturnType<typeof connect>, token: string}} Shell */

const SKELETON = html`<div class="shell"><header class="top" id="top"></header><nav class="tabs" id="tabs" aria-label="Parts of the table"></nav>
  <div id="notice"></div><div id="lobby-of-table" tabindex="-1"></div>
  <main class="table" id="table"><div class="rail"><div class="rivals" id="rivals" role="group" aria-label="Players"></div><section class="log" id="log" aria-label="Log" tabindex="0"></section></div>
  <div class="board" id="board"></div><section class="panel" id="panel" aria-label="Your choices" tabindex="-1"></section><div class="overlay" id="overlay"></div></main>
  <section class="replay-bar" id="replay" aria-label="Replay"></section></div>`;
const wideScreen = matchMedia("(min-width: 761px)");
/** The server writes it into the page. */
const gameOfPage = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=game]"))?.content;
/** How long rolled dice lie in the tray. */
const ROLL_SHOWN = 5000;

/** @param {string} id @returns {State} */
function beginning(id) {
  const { token, made } = tableOf(id);
  return { id, table: null, log: [], fresh: {}, lay: new Map(), roll: null, recap: null, replay: null, analysis: null, rematch: "", picked: [], inspected: null, page: 0, grip: "", tab: "", hint: null, hinting: false,
    chat: [], unread: 0, cards: null, clauses: null, title: "", bots: [], address: "", link: "lost", trouble: "", covered: false, shownSeat: null, held: [], made, watching: !token, clockAt: 0, sending: false, catchingUp: true };
}

/** @param {HTMLElement} page @param {string} id @returns {import("../lib/input.js").Deeds} */
export function open(page, id) {
  const { token } = tableOf(id), state = beginning(id);
  /** @type {import("../lib/types.js").Drawing | null} */
  let drawing = null;
  const gather = gatherer();
  let fetching = false, begun = false, box = "";
  page.innerHTML = String(SKELETON);
  const draw = () => {
    drawTable(state, drawing, wideScreen.matches);
    if (!begun && drawing && state.table) begin(state.table);
  };

  /** The table is drawn for the first time. @param {import("../lib/types.js").Table} table */
  function begin({ game, state: how }) {
    begun = true;
    callToTable(state, state.table);
    if (state.held.length || tableOf(id).brought) keepTable(id, { game, title: state.title });
    ask(`tables/${id}/summary`).then(({ link }) => { state.address = link; draw(); });
    const move = new URLSearchParams(location.search).get("move");
    if (new URLSearchParams(location.search).has("analysis") && how !== "open") deeds.analysis("", null, new Event("open"));
    else if (move !== null && how !== "open") deeds.replay(move, null, new Event("open"));
  }

  /** Tried again with the next view if the server went away meanwhile. @param {string} game @param {string} [asked] a designer's box: the match brings its own cards */
  async function fetchOnce(game, asked = "") {
    if (asked !== box) drawing = null; // what was fetched before the first view does not fit
    box = asked;
    if (drawing || fetching) return;
    fetching = true;
    try {
      let found = await gather(game, box && id);
      if (asked !== box) found = await gather(game, box && id);
      const { board, ...rest } = found;
      drawing = board;
      Object.assign(state, rest);
      draw();
    } finally {
      fetching = false;
    }
  }

  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const net = connect(`${scheme}://${location.host}/ws/${encodeURIComponent(id)}?token=${encodeURIComponent(token)}`, {
    hear(message) {
      if (message.t === "view") fetchOnce(message.game, message.box);
      const before = state.roll;
      hear(state, message);
      if (state.roll && state.roll !== before) putAway(state.roll);
      fetchCoach(state, draw);
      draw();
      if (message.t === "hint") showAdvice(state);
    },
    state(link, why) {
      Object.assign(state, { link, trouble: why, catchingUp: true });
      draw();
    },
  });
  /** @param {import("../lib/types.js").Roll} roll */
  const putAway = (roll) => setTimeout(() => { if (state.roll === roll && !state.table?.guide) { state.roll = null; draw(); } }, ROLL_SHOWN);
  wideScreen.addEventListener("change", draw);
  setInterval(() => drawClock(state), 500);
  pullable((grip) => { state.grip = grip; draw(); });
  const deeds = tableDeeds({ state, draw, net, token });
  if (gameOfPage) fetchOnce(gameOfPage); // need not wait for the first view
  return deeds;
}
