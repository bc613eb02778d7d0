// @ts-check
// The drawn board of Guilds: see docs/table.md, "A board".
import { html } from "../lib/dom.js";
import { goals, guild, rivals } from "./guilds/guild.js";
import { lay } from "./guilds/pieces.js";
import { rooms } from "./guilds/rooms.js";
import { inHand, site } from "./guilds/site.js";
import { square } from "./guilds/square.js";

/** Its own sheet: games/guilds.css. */
export const css = true;

/** What matters in a phase stands on top: the Square, or the Rooms and the site they go to. */
const AUCTION = '"square square square rooms rooms" "guild guild guild site site" "goals goals goals site site"';
/** Two players have fewer Rooms to choose from, which leaves space below them. */
const AUCTION_OF_TWO = '"square square square rooms rooms" "square square square goals goals" "guild guild guild site site"';
const BUILDING = '"rooms rooms rooms site site" "guild guild guild goals goals"';
/** At the end there are no Rooms left to choose from. */
const ENDING = '"guild guild guild site site" "rooms rooms rooms goals goals"';
const RIVALS = '"rivals rivals rivals rivals rivals"';
const SQUARE = '"square square square . ."', RIVALS_AND_SQUARE = '"rivals rivals rivals square square"';
/** @type {Record<string, string>} */
const BUILT = { construction: BUILDING, end_of_week: BUILDING, scoring: ENDING, over: ENDING };

/** @param {any} table the message of the server @param {any} cards the box @param {{wide?: boolean, picked?: string[], inspected?: number | null}} [ui] */
export function board(table, cards, ui = {}) {
  const t = lay(table, cards, ui), own = t.seat != null;
  const looked = t.inspected != null && t.guilds[t.inspected] && t.guilds[t.inspected] !== t.own;
  const building = BUILT[t.view.phase], auction = t.guilds.length === 2 ? AUCTION_OF_TWO : AUCTION;
  const rows = building ? [building, looked ? SQUARE : RIVALS_AND_SQUARE] : looked ? [auction] : [auction, RIVALS];
  return {
    zones: [
      { id: "square", label: "Central Square", body: square(t) },
      { id: "rooms", label: "Rooms for sale", body: rooms(t) },
      { id: "site", label: own ? "Your site" : `Site of ${t.name(t.own.seat)}`, body: html`${inHand(t)}${site(t, t.own, true)}` },
      { id: "guild", label: own ? "Your Guild" : `Guild of ${t.name(t.own.seat)}`, body: guild(t) },
      { id: "goals", label: "Objectives", body: goals(t) },
      { id: "rivals", label: "Other Guilds", body: rivals(t) },
    ],
    wide: [...(looked ? [RIVALS] : []), ...rows].join(" "),
    tall: ["square", "rooms", "site", "guild", "goals", "rivals"],
  };
}
