// @ts-check
// Who sits where, in words and colours.
import { crest, ownerClass } from "../art/kit.js";
import { listed } from "../lib/words.js";

/** @typedef {import("../lib/types.js").Table} Table */

/** The colour of a seat: the game's own where it has one. @param {Table} table @param {number} seat @returns {number | string} */
export const ownerOf = (table, seat) => table.view?.players?.[seat]?.colour ?? seat;

/** @param {Table} table @param {number} seat */
export const colourClass = (table, seat) => (seat >= 0 ? ownerClass(ownerOf(table, seat)) : "");

/** @param {Table} table @param {number} seat @param {"" | "small" | "big"} [size] */
export const crestOf = (table, seat, size = "") => crest(ownerOf(table, seat), { size, label: "" });

/** @param {Table} table @param {number} seat */
export const nameOf = (table, seat) => table.seats[seat]?.name || `Seat ${seat + 1}`;

/** @param {import("../lib/types.js").Seat | undefined} seat */
export const isAway = (seat) => seat?.kind === "person" && !seat.online;

/** What stands under a name. @param {Table} table @param {import("../lib/types.js").Seat} seat */
export function standing(table, seat) {
  if (seat.kind === "open") return "free";
  const away = table.state === "over" || table.state === "kept" ? "" : table.stand_in ? "away: a bot plays" : "away";
  const kind = seat.kind === "bot" ? "bot" : seat.online ? "" : away;
  return [kind, seat.title !== seat.name && seat.title].filter(Boolean).join(" · ");
}

/** Who is choosing, as a sentence. @param {Table} table */
export function choosing(table) {
  if (table.state === "over") return "The match is over";
  if (table.state === "kept") return "A kept match";
  if (table.state === "open") return "Waiting for players";
  const names = table.waiting.map((seat) => nameOf(table, seat)), be = names.length > 1 ? "are" : "is";
  if (names.length && !table.stand_in && table.waiting.every((seat) => isAway(table.seats[seat]))) return `Waiting for ${listed(names)}, who ${be} away`;
  const thinks = table.waiting.every((seat) => table.seats[seat]?.kind === "bot") ? "thinking" : "choosing";
  return names.length ? `${listed(names)} ${be} ${thinks}` : "One moment";
}
