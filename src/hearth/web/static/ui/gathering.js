// @ts-check
// What a table needs of its game: the box, the title, and the drawing of its board.
import { ask } from "../lib/api.js";

/** @typedef {import("../lib/types.js").Drawing} Drawing */

/** The games are asked for at once, while the socket opens. `table`: that one's own cards are asked for. @returns {(game: string, table: string) => Promise<{cards: any, clauses: import("../lib/types.js").Clauses, title: string, bots: string[], board: Drawing}>} */
export function gatherer() {
  let games = ask("games");
  return async (game, table) => {
    try {
      const known = games.then(({ games: all }) => all.find((/** @type {any} */ one) => one.id === game) ?? {});
      const others = games.then(({ bots }) => bots);
      const drawn = known.then(({ board = true }) => (board ? boardOf(game) : generic()));
      const [cards, clauses, { title = game }, bots, board] = await Promise.all([ask(`${table ? `tables/${table}` : `games/${game}`}/cards`), ask(`games/${game}/clauses`), known, others, drawn]);
      return { cards, clauses, title, bots, board };
    } catch (error) {
      games = ask("games");
      throw error;
    }
  };
}

/** The game's own board, or the generic one. @param {string} game @returns {Promise<import("../lib/types.js").Drawing>} */
async function boardOf(game) {
  try {
    return (await import(`../games/${game}.js`)).board;
  } catch (error) {
    console.info(`The board of ${game} cannot be drawn; the generic table is used.`, error);
    return generic();
  }
}

/** Made only where it is needed. @returns {Promise<import("../lib/types.js").Drawing>} */
const generic = async () => (await import("./generic.js")).board;
