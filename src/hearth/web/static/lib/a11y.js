// @ts-check
// For ears and keyboards: a live region, arrows among what can be chosen, and single keys.
import { settings } from "../ui/settings.js";

/** @param {string} text */
export function announce(text) {
  const live = document.getElementById("live");
  if (live && text) live.textContent = text === live.textContent ? `${text}\u00a0` : text;
}

const ARROWS = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });
const LETTERS = /** @type {Record<string, string>} */ ({ u: "undo", h: "hint", l: "log", r: "rules", t: "theme", s: "score", n: "coach-next", "?": "help", Escape: "escape" });
/** Where arrows lead to the board; up and down scroll the panel. */
const LISTENING = "body, .can, .picked, main, .panel, .replay button";
const TYPING = "input:not([type=radio], [type=checkbox]), select, textarea, [contenteditable]";

/** The deed of a key, if it has one. @param {KeyboardEvent} event @returns {{name: string, arg: string} | null} */
export function deedOf(event) {
  const at = /** @type {Element} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || at.closest?.(TYPING)) return null;
  if (document.querySelector("dialog[open]")) return null; // a dialog has its own Esc
  if ((event.key === "Enter" || event.key === " ") && at.matches?.("[data-ref][tabindex]")) return { name: "touch", arg: at.getAttribute("data-ref") ?? "" };
  if (event.key === "Enter" && at.matches?.("body, .panel")) return { name: "coach-next", arg: "" };
  if (event.key in ARROWS) return at.matches?.(ARROWS[event.key][0] ? `${LISTENING}, .panel :is(.option, .button)` : LISTENING) ? { name: "arrow", arg: event.key } : null;
  if (!settings().hotkeys && event.key !== "Escape") return null;
  if (/^[1-9]$/.test(event.key)) return { name: "number", arg: event.key };
  const name = LETTERS[event.key] ?? LETTERS[event.key.toLowerCase()];
  return name ? { name, arg: "" } : null;
}

/** Go to the nearest thing that can be chosen in that direction. @param {string} arrow */
export function moveFocus(arrow) {
  const all = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-ref].can"))].filter((one) => one.checkVisibility());
  const from = all.find((one) => one === document.activeElement);
  const to = from ? nearest(from, all, ARROWS[arrow]) : all[0];
  to?.focus();
  to?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** @param {Element} from @param {HTMLElement[]} all @param {[number, number]} way */
function nearest(from, all, [dx, dy]) {
  const here = middle(from);
  const far = all.filter((one) => one !== from).map((one) => {
    const there = middle(one), x = there.x - here.x, y = there.y - here.y;
    const ahead = x * dx + y * dy, aside = Math.abs(x * dy) + Math.abs(y * dx);
    return { one, ahead, aside, distance: ahead + 2 * aside };
  });
  return far.filter(({ ahead, aside }) => ahead > 1 && aside < 4 * ahead).sort((a, b) => a.distance - b.distance)[0]?.one;
}

/** @param {Element} thing */
function middle(thing) {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
