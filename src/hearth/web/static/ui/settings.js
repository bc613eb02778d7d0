// @ts-check
// How this browser likes its tables.
import { icon, key } from "../art/kit.js";
import { html } from "../lib/dom.js";
import { read, write } from "../lib/kept.js";
import { dialogHead } from "./dialog.js";

const USUAL = { theme: "", text: "", motion: "normal", patterns: false, sound: false, notify: false, hotkeys: true, confirm: true };
/** @typedef {typeof USUAL} Settings */

/** @returns {Settings} */
export const settings = () => ({ ...USUAL, ...read("settings", {}) });

/** @param {Partial<Settings>} change */
export function change(change) {
  write("settings", { ...settings(), ...change });
  apply();
}

/** Colours of the browser's own bars: the top of the page, as in theme.css. @type {Record<string, string>} */
const BARS = { light: "#f3ead6", dark: "#1d1612" };

/** A sheet of its own, there only when wanted: a selector that asks the root would be tried for every element. */
const STILL = new CSSStyleSheet();
STILL.replaceSync("*, .switch input::before { animation: none !important; transition: none !important; }");

/** The page's root carries the settings; theme.css does the rest. */
export function apply() {
  const { theme, text, motion, patterns } = settings(), root = document.documentElement;
  for (const [name, value] of Object.entries({ theme, text, motion, patterns: patterns ? "on" : "" })) {
    if (value) root.dataset[name] = value;
    else delete root.dataset[name];
  }
  for (const bar of /** @type {NodeListOf<HTMLMetaElement>} */ (document.querySelectorAll("meta[name=theme-color]"))) {
    bar.content = BARS[theme || (bar.media.includes("dark") ? "dark" : "light")];
  }
  document.adoptedStyleSheets = motion === "off" ? [STILL] : [];
}

export function otherTheme() {
  const dark = settings().theme ? settings().theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  change({ theme: dark ? "light" : "dark" });
}

/** For flip.js: 0 is none. */
export const pace = () => ({ off: 0, fast: 2, normal: 1 }[settings().motion] ?? 1);

/** Read one field of the dialog. @param {HTMLInputElement} field */
export function fieldChanged(field) {
  change({ [field.name]: field.type === "checkbox" ? field.checked : field.value });
}

/** @param {string} name @param {string} label @param {[string, string][]} values */
function choices(name, label, values) {
  const now = /** @type {any} */ (settings())[name];
  return html`<fieldset class="field"><legend>${label}</legend><div class="choices">${values.map(([value, text]) => html`
    <label class="choice"><input type="radio" name="${name}" value="${value}" data-change="setting" ${value === now && html`checked`}><span>${text}</span></label>`)}</div></fieldset>`;
}

/** @param {string} name @param {string} label @param {boolean} [can] */
function onOff(name, label, can = true) {
  const now = can && /** @type {any} */ (settings())[name];
  return html`<label class="switch"><span>${label}</span><input type="checkbox" role="switch" name="${name}" data-change="setting" ${now && html`checked`}></label>`;
}

export const settingsDialog = () => html`${dialogHead("Settings")}
  ${choices("theme", "Light", [["", "As the system"], ["dark", "Dark"], ["light", "Light"]])}
  ${choices("text", "Size of text", [["", "Normal"], ["large", "Large"], ["larger", "Larger"], ["largest", "Largest"]])}
  ${choices("motion", "Motion", [["off", "Off"], ["fast", "Fast"], ["normal", "Normal"]])}
  <div>${onOff("patterns", "Patterns besides colours")}${onOff("sound", "A bell when it is your turn")}${onOff("notify", "A notification when it is your turn and you are elsewhere", globalThis.Notification?.permission === "granted")}${onOff("confirm", "Ask before chance decides")}${onOff("hotkeys", "Single keys, such as U for undo")}</div>`;

const KEYS = [["1–9", "choose an option"], ["Arrows", "go among the things that glow; from the list ← →"], ["Enter", "touch it"], ["U", "undo"], ["H", "hint"], ["S", "score sheet"],
  ["L", "log"], ["R", "rules"], ["T", "dark or light"], ["Esc", "back"], ["← →", "in a replay: one move back or on"], ["?", "this list"]];

export const helpDialog = () => html`${dialogHead("How to play here")}
  <div class="prose"><p>What you can choose <b>glows</b>: touch it on the table, or choose from the list. Touch something that does not glow,
  and you are told why not. Hold a card to read it, or use the right button of the mouse.</p>
  <p>${icon("undo")} takes a choice back, ${icon("hint")} asks what a strong bot would do, ${icon("star")} explains the points, and ${icon("book")} has the rules, which begin with the game in ten sentences.</p></div>
  <div class="keys"><table class="sheet-table"><tbody>${KEYS.map(([name, text]) => html`<tr><th scope="row">${key(name)}<span class="vh">${name}</span></th><td>${text}</td></tr>`)}</tbody></table>
  <p class="muted">Single keys can be switched off in the settings.</p></div>
  <button class="button" data-do="settings">${icon("gear")} Settings</button>`;
