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
const BUILDING = '"rooms rooms rooms site site" "guild guild guild site site" "square square square goals goals"';
const RIVALS = '"rivals rivals rivals rivals rivals"';
const BUILD_PHASES = new Set(["construction", "end_of_week", "scoring", "over"]);

/** @param {any} table the message of the server @param {any} cards the box @param {{wide?: boolean, picked?: string[], inspected?: number | null}} [ui] */
export function board(table, cards, ui = {}) {
  const t = lay(table, cards, ui), own = t.seat != null;
  const looked = t.inspected != null && t.guilds[t.inspected] && t.guilds[t.inspected] !== t.own;
  const auction = t.guilds.length === 2 ? AUCTION_OF_TWO : AUCTION;
  const middle = BUILD_PHASES.has(t.view.phase) ? BUILDING : auction;
  return {
    zones: [
      { id: "square", label: "Central Square", body: square(t) },
      { id: "rooms", label: "Rooms for sale", body: rooms(t) },
      { id: "site", label: own ? "Your site" : `Site of ${t.name(t.own.seat)}`, body: html`${inHand(t)}${site(t, t.own, true)}` },
      { id: "guild", label: own ? "Your Guild" : `Guild of ${t.name(t.own.seat)}`, body: guild(t) },
      { id: "goals", label: "Objectives", body: goals(t) },
      { id: "rivals", label: "Other Guilds", body: rivals(t) },
    ],
    wide: looked ? `${RIVALS} ${middle}` : `${middle} ${RIVALS}`,
    tall: ["square", "rooms", "site", "guild", "goals", "rivals"],
  };
}
