// @ts-check
// Talk at the table.
import { icon } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { dialogHead } from "./dialog.js";
import { colourClass } from "./people.js";

/** @param {import("../lib/types.js").State} state */
export const chatDrawer = ({ table, chat }) => html`${dialogHead("Talk")}
  <div class="log" role="log"><ol>${chat.map(({ who, seat, text }) => html`<li class="${table && seat !== null ? colourClass(table, seat) : ""}"><b>${who}</b> ${text}</li>`)}</ol>
    ${chat.length === 0 && html`<p class="muted">Nobody has said anything yet.</p>`}</div>
  ${isPlayer(table) && isWatched(table) && html`<p class="row"><button class="button quiet" data-do="mute" data-key="mute">${icon("eye")} ${table?.muted ? "Let spectators talk" : "Mute spectators"}</button></p>`}
  ${mayTalk(table) ? line() : html`<p class="muted">The players have muted spectators.</p>`}`;

/** @param {import("../lib/types.js").Table | null} table */
const isPlayer = (table) => (table?.held.length ?? 0) > 0;

/** Are there spectators, or were there some who were muted? @param {import("../lib/types.js").Table | null} table */
const isWatched = (table) => Boolean(table && (table.spectators > 0 || table.muted));

/** @param {import("../lib/types.js").Table | null} table */
const mayTalk = (table) => isPlayer(table) || !table?.muted;

const line = () => html`<form class="row" data-submit="say"><label class="grow"><span class="vh">What do you say?</span><input class="input" name="text" maxlength="400" autocomplete="off" placeholder="Say something" data-key="say" autofocus></label>
    <button class="button primary" aria-label="Say it">${icon("next")}</button></form>`;

/** The newest line is the last one. */
export function toNewest() {
  document.querySelector("dialog[data-name=chat] .log")?.scrollTo({ top: 1e9 });
}
