// @ts-check
// What a message of the server changes.
import { announce } from "../lib/a11y.js";
import { html } from "../lib/dom.js";
import { lying } from "../lib/marks.js";
import { kept } from "../lib/options.js";
import { bell } from "../lib/sound.js";
import { sentence } from "../lib/words.js";
import { callToTable } from "./calling.js";
import { rememberSeal } from "./chance.js";
import { chatDrawer, toNewest } from "./chat.js";
import { openDialog, opened, redrawDialog, toast } from "./dialog.js";
import { rollIn, spoken } from "./dice.js";
import { guideOf, openPage, pageOf } from "./guided.js";
import { needsCover } from "./handover.js";
import { overDialog } from "./over.js";
import { nameOf } from "./people.js";
import { forgetNews, recallNews } from "./recap.js";
import { scoreDialog } from "./score.js";
import { settings } from "./settings.js";

/** @typedef {import("../lib/types.js").State} State */
/** @typedef {import("../lib/types.js").Table} Table */

/** @param {State} state @param {any} message */
export function hear(state, message) {
  const { table } = state;
  if (message.t === "view") return look(state, message);
  if (message.t === "seats") state.catchingUp = false; // the last message a new connection gets
  if (message.t === "seats" && table) return lookAround(state, { ...table, ...facts(message) });
  if (message.t === "error") return refused(state, message);
  if (message.t === "hint") return advised(state, message);
  if (message.t === "sheet") return redrawDialog("score", scoreDialog(state, message.sheets));
  if (message.t === "chat") return heard(state, message.lines);
  if (message.t === "why_not") return explain(message);
  if (message.t === "rematch") return askBack(state, message.table);
}

/** Who is here has changed. @param {State} state @param {Table} table */
function lookAround(state, table) {
  state.table = table;
  redrawDialog("chat", chatDrawer(state));
}

/** @param {any} message */
function facts({ t: _, ...told }) {
  return told;
}

/** @param {State} state @param {import("../lib/types.js").Hint} hint */
function advised(state, hint) {
  Object.assign(state, { hint, hinting: false });
  if (state.table?.decision && hint.rev !== state.table.rev) toast("You were quicker than the adviser: ask again.");
}

/** @param {State} state @param {any} message */
function refused(state, message) {
  Object.assign(state, { hinting: false, sending: false });
  toast(message.text, { bad: true });
}

/** @param {State} state @param {Table} table */
function look(state, table) {
  const before = state.table, known = state.log.at(-1)?.n ?? -1;
  state.log = [...state.log.filter((line) => line.n < table.since), ...table.log];
  state.table = table;
  if (before?.decision && !table.decision && before.seat === table.seat) forgetNews(state);
  if ((state.log.at(-1)?.n ?? -1) < known) recallNews(state);
  if (before?.guide?.step !== table.guide?.step || before?.guide?.waits !== table.guide?.waits) openPage(state);
  state.sending = false;
  state.clockAt = performance.now();
  state.picked = before?.rev === table.rev ? kept(table.decision?.options ?? [], state.picked) : [];
  seated(state, table);
  if (before && before.rev !== table.rev && !state.covered) tell(state, before, table, table.log.filter(({ n }) => n > known));
  if (!before) announce(pageOf(state)?.say ?? "");
  if (!before) rememberSeal(table);
  callToTable(state, before);
  state.rematch ||= table.rematch;
  if (table.over && !before?.over && !isAskedFor()) setTimeout(() => openDialog("over", overDialog(state)), before ? 1200 : 100);
}

/** Does the address lead to a moment of the match, or to its analysis? */
const isAskedFor = () => ["move", "analysis"].some((name) => new URLSearchParams(location.search).has(name));

/** Whose eyes these are, and whether somebody else must look away first. @param {State} state @param {Table} table */
function seated(state, table) {
  state.held = table.held;
  state.watching = state.held.length === 0;
  if (needsCover(state)) state.covered = true;
  else if (table.state !== "playing" || table.seat === state.shownSeat) state.covered = false;
  if (!state.covered) state.shownSeat = table.seat;
  if (state.covered) state.replay = state.recap = state.roll = null;
}

/** For ears and eyes: what happened and what is asked. Of what one did oneself only the dice are told, and after an undo nothing.
 * @param {State} state @param {Table} before @param {Table} table @param {import("../lib/types.js").Line[]} lines the new ones */
function tell(state, before, table, lines) {
  const found = lines.length < 40 ? rollIn(table, lines) : null;
  const roll = found && found.seat < 0 && guideOf(state) ? null : found; // who begins is the guide's to tell
  if (roll) Object.assign(state, { roll });
  const others = lines.filter((line) => line.seat !== table.seat && !(roll && line.seat === roll.seat)).slice(-3);
  const said = [roll && spoken(table, roll), ...others.map((line) => (line.seat >= 0 ? `${nameOf(table, line.seat)} ${line.text}` : line.text))];
  const prompt = table.decision && table.decision.prompt !== before.decision?.prompt ? table.decision.prompt : "";
  announce([...said, pageOf(state)?.say ?? prompt].filter(Boolean).map((one) => sentence(String(one))).join(". "));
  if (table.decision && !before.decision && settings().sound) bell();
}

/** @param {State} state @param {import("../lib/types.js").ChatLine[]} lines */
function heard(state, lines) {
  const isNew = !state.catchingUp;
  state.chat = isNew ? [...state.chat, ...lines] : lines;
  const drawer = document.querySelector("dialog[data-name=chat]");
  if (drawer) redrawDialog("chat", chatDrawer(state));
  if (drawer) return toNewest();
  if (!isNew || lines[0].seat === state.table?.seat) return;
  state.unread += 1;
  toast(`${lines[0].who}: ${lines[0].text}`);
}

/** @param {{text: string, clause: string}} message */
function explain({ text, clause }) {
  const said = text || "It cannot be chosen now.";
  announce(said);
  toast(said, { link: clause ? html`<button class="button quiet" data-do="rules" data-arg="${clause}">Rule ${clause}</button>` : undefined });
}

/** Somebody wants to play again. @param {State} state @param {string} table */
function askBack(state, table) {
  state.rematch = table;
  redrawDialog("over", overDialog(state));
  if (opened()?.dataset.name === "over") return;
  const text = state.watching ? "There is a rematch." : "You are asked to a rematch.";
  announce(text);
  toast(text, { link: html`<button class="button quiet" data-do="rematch">${state.watching ? "Watch" : "Join"}</button>` });
}

/** Who looks is about to choose: what comes after is new to them. @param {State} state @param {ParentNode} board */
export function begin(state, board) {
  forgetNews(state);
  state.lay = lying(board);
}
