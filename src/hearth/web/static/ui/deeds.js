// @ts-check
// What buttons, touches and keys do at a table.
import { announce, moveFocus } from "../lib/a11y.js";
import { ask } from "../lib/api.js";
import { html } from "../lib/dom.js";
import { forgetTable, keepTable, write } from "../lib/kept.js";
import { flash, pointOut, thingsOf } from "../lib/marks.js";
import { targets, touch } from "../lib/options.js";
import { wishCalls } from "./calling.js";
import { chatDrawer, toNewest } from "./chat.js";
import { closeDialog, dialogHead, openDialog, toast } from "./dialog.js";
import { nameOf } from "./people.js";
import { clauseOf, inspectDialog, rowOf } from "./inspect.js";
import { general } from "./general.js";
import { guided, guideOf, isReading, keepPage, offered, pageOf, reminder } from "./guided.js";
import { begin } from "./hearing.js";
import { log } from "./log.js";
import { overDialog } from "./over.js";
import { HEIGHTS, heightOf, numbered } from "./panel.js";
import { playNews } from "./recap.js";
import { replayDeeds } from "./replaying.js";
import { scoreDialog } from "./score.js";
import { fieldChanged, helpDialog, otherTheme, settings, settingsDialog } from "./settings.js";
import { copy, shareBody } from "./share.js";
import { wasPulled } from "./sheet.js";
import { menuDialog } from "./topbar.js";

/** @typedef {import("./table.js").Shell} Shell */
/** @typedef {import("../lib/input.js").Deeds} Deeds */

/** @param {Shell} shell @returns {Deeds} */
export function tableDeeds(shell) {
  const replaying = replayDeeds(shell);
  /** @type {Deeds} */
  const deeds = { ...general, ...choosing(shell, replaying), ...looking(shell), ...reading(shell), ...sitting(shell), ...coached(shell), ...replaying };
  deeds.analysis = async () => {
    const { analysisDeeds } = await import("./analysing.js");
    Object.assign(deeds, analysisDeeds(shell, deeds));
    deeds["analysis-open"]("", null, new Event("open"));
  };
  return deeds;
}

const PAST = "This is the past: go back to the table to choose.";

/** @param {Shell} shell @param {Deeds} replaying @returns {Deeds} */
function choosing({ state, draw, net }, replaying) {
  const options = () => (state.replay ? [] : offered(state));
  /** @param {import("../lib/types.js").Option} option */
  const isSure = (option) => !option.risk || !settings().confirm || guideOf(state) !== null; // the guide has told of the risk
  const turn = () => ({ rev: state.table?.rev ?? 0, seat: state.table?.seat ?? 0 });
  /** @param {string} id */
  function act(id) {
    if (state.sending || state.replay) return;
    begin(state, document);
    Object.assign(state, { sending: true, picked: [], hint: null, recap: null, roll: null });
    net.act({ ...turn(), id });
    draw();
  }
  const remind = () => { announce(reminder(state)); toast(reminder(state)); };
  return {
    choose: (id) => act(id),
    number: (n) => { const option = numbered(guided(state))[Number(n) - 1]; if (option) act(option.id); },
    touch(ref) {
      if (state.replay) return void toast(PAST);
      const next = touch(options(), state.picked, ref, isSure);
      if (!next && reminder(state)) return remind();
      if (!next && state.table?.seat != null) return void net.send({ t: "why_not", ref, seat: state.table.seat });
      if (next?.act) return act(next.act);
      if (next) state.picked = next.picked;
      draw();
    },
    back() { state.picked = state.picked.slice(0, -1); draw(); },
    escape() {
      if (state.replay) return replaying["replay-close"]("", null, new Event("key"));
      Object.assign(state, { picked: [], recap: null, roll: null });
      draw();
    },
    undo() {
      if (state.replay) return void toast(PAST);
      const undo = state.table?.decision?.undo;
      if (undo?.ok) {
        Object.assign(state, { picked: [], recap: null, roll: null });
        net.send({ t: "undo", ...turn() });
        draw();
      } else toast(undo ? `No undo: ${undo.why}.` : "It is not your turn.");
    },
    hint() {
      if (state.replay) return void toast(PAST);
      if (!state.table?.decision) return void toast("A hint is for your own turn.");
      if (options().length === 1) return void toast("There is only one thing to do.");
      if (reminder(state)) return remind();
      state.hinting = net.send({ t: "hint", ...turn() });
      draw();
    },
    hover(ref, element) {
      const behind = ref ? targets(options(), state.picked).get(ref) ?? [] : [];
      const option = element && !ref ? options().find(({ id }) => id === element.getAttribute("data-arg")) : null;
      pointOut([...behind.flatMap(({ id }) => [...document.querySelectorAll(`[data-key="option-${CSS.escape(id)}"]`)]), ...(option?.path.flatMap(thingsOf) ?? [])]);
    },
    arrow(key) {
      if (!state.replay) return moveFocus(key);
      const step = { ArrowLeft: "replay-back", ArrowRight: "replay-next", ArrowUp: "replay-first", ArrowDown: "replay-last" }[key];
      if (step) replaying[step]?.("", null, new Event("key"));
    },
  };
}

/** @param {Shell} shell @returns {Deeds} */
function looking({ state, draw, token }) {
  return {
    tab(id) { state.tab = id; draw(); scrollTo({ top: 0 }); },
    log() {
      state.tab = "log";
      draw();
      const shown = document.getElementById("log");
      if (shown?.checkVisibility()) return shown.focus();
      openDialog("log", html`${dialogHead("Log")}<div class="log">${log(state)}</div>`, "drawer");
    },
    "look-at"(seat) {
      const own = Number(seat) === state.table?.seat, again = Number(seat) === state.inspected;
      state.inspected = own || again ? null : Number(seat);
      draw();
    },
    grip() { if (wasPulled()) return; state.grip = HEIGHTS[(HEIGHTS.indexOf(heightOf(state)) + 1) % HEIGHTS.length]; draw(); },
    point: (refs) => pointAt(state, draw, refs.split(" ")),
    recap() {
      if (state.recap) { state.recap = null; return draw(); }
      playNews(state, ({ seat, text, refs }) => {
        draw();
        announce(`${seat >= 0 && state.table ? nameOf(state.table, seat) : ""} ${text}`);
        if (refs.length) pointAt(state, draw, refs, true);
      }, draw);
    },
    "put-away"() { state.roll = null; draw(); },
    inspect(ref, thing) {
      const row = rowOf(state.cards, ref), clause = clauseOf(state.clauses, ref);
      if (row) openDialog("inspect", inspectDialog(row, thing.matches(".card") ? thing : null, clause));
      else if (clause) openRules(state, clause);
      const copied = document.getElementById("inspected");
      if (copied) copied.append(still(thing));
    },
    async uncover() {
      const table = state.table;
      // The log of this seat, without what others were told.
      const whole = await ask(`tables/${state.id}?seat=${table?.seat}`, { token });
      Object.assign(state, { log: whole.log, covered: false, shownSeat: table?.seat });
      draw();
      announce(table?.decision?.prompt ?? "");
    },
  };
}

/** A copy that cannot be touched. @param {Element} thing */
function still(thing) {
  const copied = /** @type {Element} */ (thing.cloneNode(true));
  copied.classList.remove("can", "picked", "last");
  for (const name of ["data-ref", "data-about", "data-flip", "data-key", "tabindex", "role"]) copied.removeAttribute(name);
  return copied;
}

/** @param {Shell["state"]} state @param {() => void} draw @param {string[]} refs @param {boolean} [quiet] */
function pointAt(state, draw, refs, quiet = false) {
  const thing = refs.map((ref) => document.querySelector(`.zone [data-about="${CSS.escape(ref)}"], .zone [data-ref="${CSS.escape(ref)}"]`)).find(Boolean);
  const zone = thing?.closest(".zone");
  if (zone && getComputedStyle(zone).display === "none") {
    state.tab = zone.id.replace("zone-", "");
    draw();
  }
  if (flash(refs).length === 0 && !quiet) toast("It is no longer on the table.");
}

/** The rules come when they are asked for. @param {Shell["state"]} state @param {string} clause */
const openRules = async ({ table }, clause) => (await import("./rules.js")).openDrawer(table?.game ?? "", clause);

/** @param {Shell} shell @returns {Deeds} */
function reading({ state, net, draw }) {
  return {
    rules: (clause) => openRules(state, clause),
    async clause(number, _, event) { event.preventDefault(); (await import("./rules.js")).showClause(number); },
    "search-rules": async (_, field) => (await import("./rules.js")).searchDrawer(field.value),
    seek: async (word) => (await import("./rules.js")).seekInDrawer(word),
    "copy-clause": async (path) => (await import("./rules.js")).copyClause(path),
    score() { openDialog("score", scoreDialog(state, null), "dialog wide"); net.send({ t: "sheet" }); },
    chat() { state.unread = 0; openDialog("chat", chatDrawer(state), "drawer"); toNewest(); draw(); },
    say(_, form) {
      const field = form.elements.text;
      if (field.value.trim()) net.send({ t: "say", text: field.value.trim() });
      field.value = "";
    },
    mute: () => void net.send({ t: "mute", spectators: !state.table?.muted }),
    help() { write("helped", true); openDialog("help", helpDialog()); draw(); },
    menu: () => openDialog("menu", menuDialog()),
    share: () => openDialog("share", html`${dialogHead("Link to this table")}${shareBody(state.id, state.address)}`),
    over: () => openDialog("over", overDialog(state)),
  };
}

/** @param {Shell} shell @returns {Deeds} */
function sitting({ state, token }) {
  /** @param {() => Promise<void>} deed */
  const trying = (deed) => deed().catch((/** @type {Error} */ error) => toast(error.message, { bad: true }));
  return {
    sit: (seat) => trying(async () => {
      const field = /** @type {HTMLInputElement | null} */ (document.getElementById("join-name"));
      const name = field?.value.trim() ?? "";
      if (state.watching && name) write("name", name);
      const answer = await ask(`tables/${state.id}/seats/${seat}`, { body: { name: name || `Player ${Number(seat) + 1}`, token } });
      keepTable(state.id, { token: answer.token, game: state.table?.game, title: state.title });
      location.reload();
    }),
    "seat-bot": (seat, field) => trying(() => ask(`tables/${state.id}/seats/${seat}`, { token, body: { level: field.value } })),
    rematch: () => trying(async () => {
      const again = state.rematch || (await ask(`tables/${state.id}/rematch`, { token, body: {} })).table;
      // The token holds there too; which seats, the first view tells.
      if (!state.watching) keepTable(again, { token, made: state.made, game: state.table?.game, title: state.title });
      location.assign(`/t/${again}`);
    }),
  };
}

/** Of a guided first match. @param {Shell} shell @returns {Deeds} */
function coached({ state, draw, token }) {
  /** @param {number} step */
  function turn(step) {
    const page = state.page + step;
    if (!guideOf(state)?.pages[page]) return;
    Object.assign(state, { page, roll: null });
    keepPage(state);
    draw();
    announce(pageOf(state)?.say ?? "");
  }
  const leave = () => void ask(`tables/${state.id}/leave_guide`, { token, body: {} });
  return {
    "coach-next"() {
      const guide = guideOf(state);
      if (!guide || !isReading(state)) return;
      if (state.page < guide.pages.length - 1) turn(1);
      else leave();
    },
    "coach-back": () => turn(-1),
    "leave-guide"(now) {
      closeDialog();
      if (now) return leave();
      openDialog("leave-guide", html`${dialogHead("Leave the guide?")}<p>You play on from here, against the same opponent. A new guided match begins in the lobby whenever you like.</p>
        <div class="row"><button class="button primary" data-do="leave-guide" data-arg="now">Play on alone</button><button class="button" data-do="close">Stay</button></div>`);
    },
  };
}
