// @ts-check
// The page: `/` is the lobby, `/t/ID` a table, `/rules/GAME` the rules. Input goes to whichever is open.
import { deedOf } from "./lib/a11y.js";
import { Refusal } from "./lib/api.js";
import { listen } from "./lib/input.js";
import { toast } from "./ui/dialog.js";
import { apply } from "./ui/settings.js";

/** @type {import("./lib/input.js").Deeds} */
let deeds = {};

apply();
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
const [, kind, name] = location.pathname.split("/").map(decodeURIComponent);
/** The script that the server joins for a page has one of them. @type {Record<string, string>} */
const PAGES = { t: "table", rules: "rulespage" };
/** @type {{open: (page: HTMLElement, name: string) => import("./lib/input.js").Deeds | Promise<import("./lib/input.js").Deeds>}} */
const { open } = await import(`./ui/${PAGES[kind] ?? "lobby"}.js`);
deeds = await open(page, name);
