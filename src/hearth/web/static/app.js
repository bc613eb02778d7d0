// @ts-check
// The page: `/` is the lobby, `/t/ID` a table, `/rules/GAME` the rules. Input goes to whichever is open.
import { mountSprite } from "./art/sprite.js";
import { deedOf } from "./lib/a11y.js";
import { Refusal } from "./lib/api.js";
import { listen } from "./lib/input.js";
import { toast } from "./ui/dialog.js";
import { openLobby } from "./ui/lobby.js";
import { apply } from "./ui/settings.js";
import { openTable } from "./ui/table.js";

/** @type {import("./lib/input.js").Deeds} */
let deeds = {};

apply();
mountSprite();
listen(() => deeds);
document.addEventListener("keydown", (event) => {
  const deed = deedOf(event);
  if (!deed || !deeds[deed.name]) return;
  event.preventDefault();
  deeds[deed.name](deed.arg, event.target, event);
});
// A deed that asked the server in vain says so.
addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof Refusal)) return;
  event.preventDefault();
  toast(event.reason.message, { bad: true });
});

const page = /** @type {HTMLElement} */ (document.getElementById("page"));
const table = /^\/t\/([^/]+)/.exec(location.pathname);
const rules = /^\/rules\/([^/]+)/.exec(location.pathname);
if (rules) import("./ui/rulespage.js").then(async ({ openRules }) => { deeds = await openRules(page, decodeURIComponent(rules[1])); });
else deeds = table ? openTable(page, decodeURIComponent(table[1])) : openLobby(page);
