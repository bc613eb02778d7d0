// @ts-check
// The line at the top: whose turn it is, how far the match has come, and the tools.
import { icon, pips } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { choosing, colourClass, crestOf, nameOf } from "./people.js";

/** @typedef {import("../lib/types.js").State} State */

/** @param {string} deed @param {string} drawing @param {string} label @param {{classes?: string, off?: boolean, why?: string, badge?: number}} [how] */
const tool = (deed, drawing, label, { classes = "", off = false, why = "", badge = 0 } = {}) => html`
  <button class="button square ${classes}" data-do="${deed}" aria-label="${label}" title="${why || label}" ${off && html`aria-disabled="true"`}>${icon(drawing)}${badge > 0 && html`<b class="badge">${badge}</b>`}</button>`;

/** @param {State} state */
export function topbar(state) {
  const { table } = state;
  if (!table) return html`<h1>${state.title || "Hearth"}</h1>`;
  return html`<a class="button square quiet hide-phone" href="/" aria-label="All games">${icon("home")}</a><h1>${state.title}</h1>
    ${turn(state)}${progress(table.view)}${guests(state)}
    ${state.link !== "open" && html`<span class="bad row" role="status">${icon("offline", { label: "Connection lost" })}<span class="hide-phone">Connecting…</span></span>`}
    <span class="grow"></span>${tools(state)}`;
}

/** @param {State} state */
function turn({ table, replay, held }) {
  if (!table) return html``;
  if (replay) return html`<span class="turn">${icon("replay")}<span>Replay</span></span>`;
  const shared = held.length > 1, yours = table.decision !== null, seat = yours ? table.seat ?? 0 : table.waiting[0] ?? table.seat ?? 0;
  const text = yours ? (shared ? `${nameOf(table, seat)}'s turn` : "Your turn") : choosing(table);
  return html`<span class="turn ${colourClass(table, seat)} ${yours ? "yours" : ""}">${crestOf(table, seat, "small")}<span>${text}</span></span>`;
}

/** How far: a round or a week, and the actions left. @param {any} view */
function progress(view) {
  const [name, n, of] = view.week ? ["Week", view.week, view.weeks] : ["Round", view.round, view.rounds];
  const left = view.actors?.length && typeof view.actions_left === "number" ? view.actions_left : 0;
  return html`${n > 0 && html`<span class="muted hide-phone">${name} <b class="number">${n}</b>${of > 0 && html` of ${of}`}</span>`}
    ${left > 0 && html`<span class="hide-phone">${pips(left, left, `${left} actions left`)}</span>`}`;
}

/** One screen for several, and who only watches. @param {State} state */
const guests = ({ table, held }) => html`${held.length > 1 && html`<span class="tag hide-phone">Hot-seat: ${held.length} on this screen</span>`}
  ${table && table.spectators > 0 && html`<span class="tag hide-phone">${icon("eye", { label: "Watching" })} ${table.spectators}</span>`}`;

/** @param {State} state */
function tools({ table, unread, replay }) {
  const asked = table?.decision, undo = asked?.undo ?? { ok: false, why: "it is not your turn" };
  return html`${tool("undo", "undo", "Undo", { off: !undo.ok, why: undo.ok ? "Undo (U)" : `No undo: ${undo.why}` })}
    ${tool("hint", "hint", "Hint", { off: !asked, why: "Hint (H)" })}
    ${tool("score", "star", "Score sheet", { classes: "hide-phone", why: "Score sheet (S)" })}${tool("rules", "book", "Rules", { classes: "hide-phone", why: "Rules (R)" })}
    ${tool("replay", "replay", "Replay", { classes: "hide-phone spare", off: replay !== null || table?.state === "open", why: "The match again, move by move" })}
    ${tool("chat", "speech", "Talk", { classes: "hide-phone spare", badge: unread })}${tool("share", "share", "Link to this table", { classes: "hide-phone spare" })}${tool("help", "help", "How to play here", { classes: "hide-phone spare", why: "How to play here (?)" })}${tool("settings", "gear", "Settings", { classes: "hide-phone" })}
    ${tool("menu", "more", "More", { classes: "only-phone", badge: unread })}`;
}

/** What a small screen's line has no room for. */
export const menuDialog = () => html`<header><h2 id="dialog-title">Menu</h2><button class="button square quiet" data-do="close" aria-label="Close">${icon("cross")}</button></header>
  <div class="options">${[["score", "star", "Score sheet"], ["rules", "book", "Rules"], ["replay", "replay", "Replay"], ["chat", "speech", "Talk"], ["share", "link", "Link to this table"], ["help", "help", "How to play here"], ["settings", "gear", "Settings"]]
    .map(([deed, drawing, label]) => html`<button class="option" data-do="${deed}">${icon(drawing)}<span>${label}</span></button>`)}
    <a class="option" href="/">${icon("home")}<span>All games</span></a></div>`;

/** @param {State} state @param {import("../lib/types.js").Zone[]} zones @param {Map<string, number>} legal */
export const tabs = ({ tab }, zones, legal) => html`${[...zones, { id: "log", label: "Log" }].map(({ id, label }) => html`
  <button class="tab" data-do="tab" data-arg="${id}" aria-current="${id === tab ? "true" : "false"}">${label}<b class="badge">${legal.get(id) || ""}</b></button>`)}`;
