// @ts-check
// What every drawn board asks of a table: whose it is, what was picked, what can be touched, rows of the box.
import { live, targets } from "./options.js";
import { titled } from "./words.js";

/** @typedef {import("./types.js").Option} Option */

/** @param {any} table @param {any} cards @param {any} ui @param {string} [other] the name of who plays without a seat */
export function laid(table, cards, ui, other = "") {
  const { view } = table, seat = table.seat ?? null;
  /** @type {string[]} */
  const picked = ui?.picked ?? [];
  /** @type {Option[]} */
  const options = table.decision?.options ?? [];
  const possible = live(options, picked);
  return {
    view, seat, picked, cards, live: possible, own: view.players[seat ?? 0], wide: Boolean(ui?.wide), prompt: table.decision?.prompt ?? "",
    legal: new Set(targets(options, picked).keys()),
    /** A row of the box. @param {string} file @param {string} id */
    row: (file, id) => (cards[file] ?? []).find((/** @type {any} */ one) => one.id === id) ?? { id, title: titled(id) },
    /** @param {number} one @returns {string} */
    name: (one) => (other && one === view.players.length ? other : table.seats?.[one]?.name || table.seats?.[one]?.title || `Seat ${one + 1}`),
    /** What a touch there would choose, if there is but one thing. @param {string} ref @returns {Option | undefined} */
    option: (ref) => {
      const all = possible.filter((one) => one.path[picked.length] === ref);
      return all.length === 1 ? all[0] : undefined;
    },
  };
}
