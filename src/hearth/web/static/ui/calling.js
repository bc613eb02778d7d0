// @ts-check
// Calls somebody back whose turn it is: by the tab's title and sign and, where it was asked for, by a notification.
import { change, settings } from "./settings.js";
import { toast } from "./dialog.js";

/** @typedef {import("../lib/types.js").Table} Table */

const FLAME = '<path d="M33 3c3 13 20 19 20 37a21 21 0 0 1-42 0c0-9 4-14 9-20 0 6 2 9 5 10 0-11 2-19 8-27z" fill="#e8702a"/><path d="M33 30c1 6 9 9 9 18a10 10 0 0 1-20 0c0-7 8-9 11-18z" fill="#ffd866"/>';
const DOT = '<circle cx="50" cy="14" r="13" fill="#7fd0ff" stroke="#14202a" stroke-width="3"/>';
/** @param {string} drawing */
const sign = (drawing) => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${drawing}</svg>`)}`;

/** What the tab says. @param {string} text @param {boolean} waits somebody is waited for */
export function tabTitle(text, waits) {
  document.title = [`${waits ? "● " : ""}${text}`, "Hearth"].filter(Boolean).join(" · ");
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));
  const href = sign(waits ? FLAME + DOT : FLAME);
  if (link && link.href !== href) link.href = href;
}

/** At a table: the tab's title, and one notification when a turn begins. @param {import("../lib/types.js").State} state @param {Table | null} before */
export function callToTable({ id, title, table }, before) {
  const yours = Boolean(table?.decision);
  tabTitle([yours && "Your turn", title].filter(Boolean).join(" · "), yours);
  if (yours && before && !before.decision) call(id, `Your turn · ${title}`, table?.decision?.prompt ?? "");
  if (!yours) hangUp(id);
}

/** In the lobby: how many tables wait, and a notification for each that begins to.
 * @param {Map<string, import("./mine.js").Fate> | null} before @param {Map<string, import("./mine.js").Fate>} now */
export function callFromLobby(before, now) {
  const waiting = [...now].filter(([, { yours }]) => yours), n = waiting.length;
  tabTitle(n === 0 ? "" : n === 1 ? "A table waits for you" : `${n} tables wait for you`, n > 0);
  for (const [id, { title, seats, held }] of waiting) {
    const others = seats.filter((_, i) => !held.includes(i)).map(({ name }) => name).join(", ");
    if (before?.get(id)?.yours === false) call(id, `Your turn · ${title}`, others && `At the table with ${others}`, () => location.assign(`/t/${id}`));
  }
  for (const id of [...shown.keys()]) if (!now.get(id)?.yours) hangUp(id);
}

/** The notifications that are up, by table. @type {Map<string, Notification>} */
const shown = new Map();
const isHere = () => document.visibilityState === "visible" && document.hasFocus();

/** @param {string} id @param {string} title @param {string} body @param {() => void} [go] */
function call(id, title, body, go) {
  if (isHere() || !settings().notify || globalThis.Notification?.permission !== "granted") return;
  try {
    const one = new Notification(title, { body, tag: `hearth-${id}` }); // the tag: a tab and the lobby do not call twice
    one.onclick = () => { focus(); hangUp(id); go?.(); };
    shown.set(id, one);
  } catch {
    change({ notify: false });
    toast("This browser shows no notifications of pages; they are switched off.", { bad: true });
  }
}

/** @param {string} id */
function hangUp(id) {
  shown.get(id)?.close();
  shown.delete(id);
}

/** Who is back need not be called. */
const comeBack = () => { if (isHere()) for (const id of [...shown.keys()]) hangUp(id); };
addEventListener("focus", comeBack);
document.addEventListener("visibilitychange", comeBack);

/** The switch in the settings: the browser is asked on this click and at no other time. @param {HTMLInputElement} field */
export async function wishCalls(field) {
  const why = field.checked ? await refusal() : "";
  if (why) field.checked = false;
  change({ notify: field.checked });
  if (why) toast(why, { bad: true });
}

/** Why there can be no notifications; empty: there can. */
async function refusal() {
  if (!isSecureContext) return "Browsers allow notifications only over https, or on the computer that Hearth runs on.";
  if (!("Notification" in globalThis)) return "This browser has no notifications.";
  const answer = Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  if (answer === "denied") return "Your browser does not let Hearth notify you. Its settings for this page can change that.";
  return answer === "granted" ? "" : "The browser was not given leave, so the switch stays off.";
}
