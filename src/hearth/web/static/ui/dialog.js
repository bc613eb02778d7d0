// @ts-check
// One dialog or drawer at a time, and toasts.
import { icon } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { drawIsland } from "../lib/islands.js";

/** @typedef {import("../lib/dom.js").Safe} Safe */

/** @param {string} title */
export const dialogHead = (title) => html`<header><h2 id="dialog-title">${title}</h2>
  <button class="button square quiet" data-do="close" aria-label="Close">${icon("cross")}</button></header>`;

/** @returns {HTMLDialogElement | null} */
export const opened = () => document.querySelector("dialog[open]");

/** @param {string} name @param {Safe} markup @param {string} [kind] dialog, dialog wide or drawer */
export function openDialog(name, markup, kind = "dialog") {
  closeDialog();
  const dialog = document.createElement("dialog");
  dialog.className = kind;
  dialog.dataset.name = name;
  dialog.setAttribute("aria-labelledby", "dialog-title");
  dialog.innerHTML = '<div class="inner"></div>';
  document.body.append(dialog);
  redrawDialog(name, markup);
  dialog.addEventListener("click", (event) => event.target === dialog && closeDialog());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
  return dialog;
}

/** Only if it is still open. @param {string} name @param {Safe} markup */
export function redrawDialog(name, markup) {
  const dialog = document.querySelector(`dialog[data-name="${name}"]`);
  if (dialog) drawIsland(dialog.firstElementChild, markup);
}

export function closeDialog() {
  const dialog = opened();
  dialog?.close();
  dialog?.remove();
}

/** How long a sentence stands, and one that can be answered. */
const SHOWN = 6000, ANSWERED = 12_000, MOST = 3;

/** A sentence that goes by itself, but not from under a hand. @param {string} text @param {{bad?: boolean, link?: Safe}} [how] */
export function toast(text, { bad = false, link } = {}) {
  const all = /** @type {HTMLElement} */ (document.getElementById("toasts"));
  const one = document.createElement("div");
  one.className = bad ? "toast bad" : "toast";
  one.setAttribute("role", "status");
  one.innerHTML = String(html`<span>${text}</span>${link}`);
  all.append(one);
  if (all.matches(":popover-open")) all.hidePopover(); // to come above a dialog opened since
  all.showPopover?.();
  while (all.children.length > MOST) all.firstElementChild?.remove();
  one.addEventListener("click", (event) => /** @type {Element} */ (event.target).closest("button") && one.remove());
  const go = () => (one.matches(":hover, :focus-within") ? void setTimeout(go, 1000) : one.remove());
  setTimeout(go, link ? ANSWERED : SHOWN);
}
