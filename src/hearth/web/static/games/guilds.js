// @ts-check
// The drawn board of Guilds: see docs/table.md, "A board".
import { html } from "../lib/dom.js";
import { goals, guild, rivals } from "./guilds/guild.js";
import { boxed, lay } from "./guilds/pieces.js";
import { rooms } from "./guilds/rooms.js";
import { inHand, site } from "./guilds/site.js";
import { square } from "./guilds/square.js";

/** Two fifths for what is beside the Square: in an auction the site is small, while building it is large. */
const COLUMNS = "minmax(0, 2.7fr) minmax(0, 1.3fr) minmax(0, 1fr)";
const AUCTION = '"square rooms rooms" "square site goals" "guild site goals"';
const BUILDING = '"rooms site site" "guild site site"';
/** At the end there are no Rooms left to choose from. */
const ENDING = '"guild site site" "rooms site site"';
const RIVALS = '"rivals rivals rivals"', RIVALS_AND_SQUARE = '"rivals goals goals" "square . ."', SQUARE = '"square goals goals"';
/** @type {Record<string, string>} */
const BUILT = { construction: BUILDING, end_of_week: BUILDING, scoring: ENDING, over: ENDING };

/** @param {any} table the message of the server @param {any} cards the box @param {{wide?: boolean, picked?: string[], inspected?: number | null}} [ui] */
export function board(table, cards, ui = {}) {
  const t = lay(table, cards, ui), own = t.seat != null;
  const looked = t.inspected != null && t.guilds[t.inspected] && t.guilds[t.inspected] !== t.own;
  const building = BUILT[t.view.phase];
  const rows = building ? [building, looked ? SQUARE : RIVALS_AND_SQUARE] : looked ? [AUCTION] : [AUCTION, RIVALS];
  return {
    zones: [
      { id: "square", label: "Central Square", body: square(t) },
      { id: "rooms", label: "Rooms for sale", body: rooms(t) },
      { id: "site", label: own ? "Your site" : `Site of ${t.name(t.own.seat)}`, body: boxed(t, { title: own ? "Your site" : `Site of ${t.name(t.own.seat)}`, class: "gu-plot" }, html`${inHand(t)}${site(t, t.own, true)}`) },
      { id: "guild", label: own ? "Your Guild" : `Guild of ${t.name(t.own.seat)}`, body: guild(t) },
      { id: "goals", label: "Objectives", body: boxed(t, { title: "Objectives", class: "gu-aims" }, goals(t)) },
      { id: "rivals", label: "Other Guilds", body: boxed(t, { title: "Other Guilds" }, rivals(t)) },
    ],
    wide: [...(looked ? [RIVALS] : []), ...rows].join(" "),
    columns: COLUMNS,
    tall: ["square", "rooms", "site", "guild", "goals", "rivals"],
  };
}
