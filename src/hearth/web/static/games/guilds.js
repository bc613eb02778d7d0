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
const BUILDING = '"rooms rooms rooms site site" "guild guild guild site site" "goals goals goals square square"';
const RIVALS = '"rivals rivals rivals rivals rivals"';
const BUILD_PHASES = new Set(["construction"]);

/** @param {any} table the message of the server @param {any} cards the box @param {{wide?: boolean, picked?: string[], inspected?: number | null}} [ui] */
export function board(table, cards, ui = {}) {
  const t = lay(table, cards, ui), own = t.seat != null;
  const looked = t.inspected != null && t.guilds[t.inspected] && t.guilds[t.inspected] !== t.own;
  const middle = BUILD_PHASES.has(t.view.phase) ? BUILDING : AUCTION;
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
