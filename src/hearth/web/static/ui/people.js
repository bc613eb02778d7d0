// @ts-check
// Who sits where, in words and colours.
import { crest, ownerClass } from "../art/kit.js";
import { listed } from "../lib/words.js";

/** @typedef {import("../lib/types.js").Table} Table */

/** The colour of a seat: the game's own where it has one. @param {Table} table @param {any} cards @param {number} seat @returns {number | string} */
export function ownerOf(table, cards, seat) {
  const one = table.view?.players?.[seat];
  const guild = one?.guild && cards?.guilds?.find((/** @type {any} */ row) => row.id === one.guild);
  return one?.colour ?? guild?.colour ?? seat;
}

/** @param {Table} table @param {any} cards @param {number} seat */
export const colourClass = (table, cards, seat) => (seat >= 0 ? ownerClass(ownerOf(table, cards, seat)) : "");

/** @param {Table} table @param {any} cards @param {number} seat @param {"" | "small" | "big"} [size] */
export const crestOf = (table, cards, seat, size = "") => crest(ownerOf(table, cards, seat), { size, label: "" });

/** @param {Table} table @param {number} seat */
export const nameOf = (table, seat) => table.seats[seat]?.name || `Seat ${seat + 1}`;

/** What stands under a name. @param {import("../lib/types.js").Seat} seat */
export function standing(seat) {
  if (seat.kind === "open") return "free";
  const kind = seat.kind === "bot" ? "bot" : seat.online ? "" : "away";
  return [seat.title, kind].filter(Boolean).join(" · ");
}

/** Who is choosing, as a sentence. @param {Table} table */
export function choosing(table) {
  if (table.state === "over") return "The match is over";
  if (table.state === "open") return "Waiting for players";
  const names = table.waiting.map((seat) => nameOf(table, seat));
  const thinks = table.waiting.every((seat) => table.seats[seat]?.kind === "bot") ? "thinking" : "choosing";
  return names.length ? `${listed(names)} ${names.length > 1 ? "are" : "is"} ${thinks}` : "One moment";
}
