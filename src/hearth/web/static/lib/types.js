// @ts-check
// What travels between the server and the browser: docs/table.md.

/** @typedef {{id: string, verb: string, label: string, path: string[], cost: Record<string, number>, risk: string}} Option */
/** @typedef {{prompt: string, options: Option[], undo: {ok: boolean, why: string}}} Decision */
/** @typedef {{seat: number, name: string, kind: "person" | "bot" | "open", level: string, online: boolean, title: string, score: number | null}} Seat */
/** @typedef {{n: number, move: number, seat: number, text: string, refs: string[], event: string}} Line */
/** @typedef {{ending: string, scores: number[], result: number[], tie_break: string}} Over */
/** @typedef {{t: "view", rev: number, table: string, game: string, seat: number | null, seats: Seat[], state: string, over: Over | null,
 *   view: any, decision: Decision | null, waiting: number[], clock: {limit: number, left: number} | null, log: Line[], since: number}} Table */
/** @typedef {{who: string, seat: number | null, text: string}} Said */
/** @typedef {{title: string, points: string | null, why: string}} Row */
/** @typedef {{rev: number, level: string, options: {id: string, share: number, visits: number}[]}} Hint */
/** @typedef {{id: string, label: string, body: import("./dom.js").Safe}} Zone */
/** @typedef {{zones: Zone[], wide?: string, columns?: string, tall?: string[]}} Board */
/** @typedef {{wide: boolean, picked: string[], inspected: number | null}} Ui */
/** @typedef {(table: Table, cards: any, ui: Ui) => Board} Drawing */

/** Everything the shell of one table knows.
 * @typedef {{id: string, table: Table | null, log: Line[], fresh: number, picked: string[], inspected: number | null, grip: string, tab: string, hint: Hint | null,
 *   hinting: boolean, chat: Said[], unread: number, cards: any, title: string, link: string, trouble: string, covered: boolean,
 *   shownSeat: number | null, held: number[], made: boolean, watching: boolean, clockAt: number, sending: boolean, catchingUp: boolean}} State */
export {};
