// @ts-check
// What stands in place of what only the server knows, while it is away.
import { icon } from "../art/kit.js";
import { ask } from "../lib/api.js";
import { html } from "../lib/dom.js";
import { drawIsland } from "../lib/islands.js";
import { toast } from "./dialog.js";
import { general } from "./general.js";

const LOOK = 4000;

/** @param {string} what is safe or comes again */
export const away = (what) => html`<section class="box stack away" role="alert" data-key="away"><h2>${icon("offline")} The server is away</h2>
  <p>${what} This page looks for the server by itself.</p><div class="row"><button class="button primary" data-do="again">${icon("replay")} Try again</button></div></section>`;

export const stillAway = () => toast("The server is still away.", { bad: true });

/** A page of which nothing is kept here, because it could be out of date. @param {HTMLElement} page @returns {import("../lib/input.js").Deeds} */
export function open(page) {
  const isTable = location.pathname.startsWith("/t/");
  const what = isTable ? "This table is kept there, with every move. It opens here when the server is back." : "This page opens when it is back.";
  const look = async () => {
    await ask("engine");
    if (location.pathname === "/away") location.replace("/");
    else location.reload();
  };
  drawIsland(page, html`<div class="shell"><main class="page" id="panel" tabindex="-1"><div class="hero">${icon("flame")}<h1>Hearth</h1></div>
    ${away(what)}<p><a href="/">All games</a></p></main></div>`);
  if (location.pathname === "/away") look().catch(() => {});
  setInterval(() => look().catch(() => {}), LOOK);
  return { ...general, again: () => void look().catch(stillAway) };
}
