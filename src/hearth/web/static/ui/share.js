// @ts-check
// The link to a table: to read, to mark, to copy where the browser can, and as a picture for a camera.
import { icon } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { dialogHead, openDialog, toast } from "./dialog.js";

/** @param {string} id @param {string} [link] as others reach it, where the server knows better than this browser */
export function shareBody(id, link = "") {
  const shown = link || `${location.origin}/t/${id}`;
  const local = /^\w+:\/\/(localhost|127\.|\[::1)/.test(shown);
  // Only pages from a secure place have a clipboard; in the network at home this one has not.
  const copy = Boolean(navigator.clipboard) && html`<button class="button primary" data-do="copy" data-arg="${shown}">${icon("link")} Copy the link</button>`;
  return html`<div class="share"><img class="qr" src="/api/tables/${id}/qr" alt="The link as a picture for a phone's camera" width="208" height="208">
    <div class="stack"><p>Whoever opens this link can take a free seat, or watch.</p>
    <p class="code" id="share-link">${shown}</p>${copy}
    ${local && html`<p class="muted">This address works on this computer only. For others, start Hearth with <code>hearth serve --host 0.0.0.0</code>.</p>`}</div></div>`;
}

/** Where the browser has no clipboard, the link is shown to be marked. @param {string} link */
export function shareMoment(link) {
  if (!navigator.clipboard) openDialog("moment", html`${dialogHead("Link to this moment")}<p class="code" id="share-link">${link}</p>`);
  return copy(link);
}

/** @param {string} link */
export async function copy(link) {
  try {
    await navigator.clipboard.writeText(link);
    toast("The link is copied.");
  } catch {
    const shown = document.getElementById("share-link");
    if (shown) getSelection()?.selectAllChildren(shown);
    toast("Copy the marked link.");
  }
}
