// @ts-check
// The page: `/` is the lobby, `/t/ID` a table, `/rules/GAME` the rules; any of them while the server is away. Input goes to whichever is open.
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
/** What the server writes into the page if its address does not say it. */
const told = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=page]"))?.content;
/** The script that the server joins for a page has one of them. @type {Record<string, string>} */
const PAGES = { t: "table", rules: "rulespage" };
/** @type {{open: (page: HTMLElement, name: string) => import("./lib/input.js").Deeds | Promise<import("./lib/input.js").Deeds>}} */
const { open } = await import(`./ui/${told ?? PAGES[kind] ?? "lobby"}.js`);
deeds = await open(page, name);
// Only where the address is secure is there such a thing. Without it all works but for a server that is away.
navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" }).catch((error) => console.info("The shell is not kept:", error));
