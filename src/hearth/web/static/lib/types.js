// @ts-check
// What travels between the server and the browser: docs/table.md.

/** @typedef {{id: string, verb: string, label: string, path: string[], cost: Record<string, number>, risk: string}} Option */
/** @typedef {{prompt: string, options: Option[], undo: {ok: boolean, why: string}}} Decision */
/** @typedef {{seat: number, name: string, kind: "person" | "bot" | "open", level: string, online: boolean, title: string, score: number | null}} Seat */
/** @typedef {{n: number, move: number, seat: number, text: string, refs: string[], event: string, die: [number, number] | null}} Line a die is its sides and its face */
/** @typedef {{ending: string, scores: number[], result: number[], tie_break: string, verdict: string, why: string}} Over */
/** What dice and cards come from: ui/chance.js. @typedef {{commitment: string, secret: string, seed: number | null}} Chance */
/** What a guided first match wants now. @typedef {{title: string, step: number, steps: number, pages: {say: string, point: string[]}[], move: string, waits: boolean}} Guide */
/** @typedef {{t: "view", rev: number, table: string, game: string, box: string, notice: string, file: boolean, seat: number | null, seats: Seat[], state: string, over: Over | null,
 *   view: any, decision: Decision | null, guide: Guide | null, waiting: number[], clock: {limit: number, left: number} | null, chance: Chance, log: Line[], since: number,
 *   held: number[], rematch: string, spectators: number, muted: boolean, stand_in: string}} Table */
/** @typedef {{who: string, seat: number | null, text: string}} ChatLine */
/** @typedef {{title: string, points: string | null, why: string}} Row */
/** @typedef {{rev: number, options: {id: string, share: number, visits: number}[]}} Hint */
/** @typedef {{id: string, label: string, body: import("./dom.js").Safe}} Zone */
/** @typedef {{zones: Zone[], wide?: string, columns?: string, tall?: string[]}} Board */
/** @typedef {{wide: boolean, picked: string[], inspected: number | null}} Ui */
/** @typedef {(table: Table, cards: any, ui: Ui) => Board} Drawing */

/** Numbers of clauses in the rules, by what they tell of. @typedef {{kinds: Record<string, string>, things: Record<string, string>, verbs: Record<string, string>, options: Record<string, string>}} Clauses */
/** Dice that were rolled: who, what they show, and what came of it in words. @typedef {{seat: number, dice: {sides: number, value: number}[], done: boolean | null, words: string[]}} Roll */
/** One moment of a match. @typedef {{move: number, view: any, names: string[], scores: number[] | null, by?: number}} Step */
/** A match shown again: `loaded` is how many bytes of it are here while it is still coming.
 * @typedef {{steps: Step[], at: number, playing: boolean, speed: number, loaded: number}} Replay */

/** The analysis of a match as far as it is there, and who draws it: ui/analysing.js. @typedef {{state: string, done: number, of: number, seconds: number | null, text: string, course: {move: number, shares: number[]}[], analysis: any, draw: (state: State) => import("./dom.js").Safe, words: (state: State) => import("./dom.js").Safe}} Looked */

/** Everything the shell of one table knows. `fresh` has for each seat the first log line after its last choice, `lay` what lay
 * where at that time.
 * @typedef {{id: string, table: Table | null, log: Line[], fresh: Record<number, number>, lay: Map<string, string>, roll: Roll | null, recap: Line | null,
 *   replay: Replay | null, analysis: Looked | null, rematch: string, picked: string[], inspected: number | null, page: number, grip: string, tab: string, hint: Hint | null,
 *   hinting: boolean, chat: ChatLine[], unread: number, cards: any, clauses: Clauses | null, title: string, bots: string[], address: string, link: string, trouble: string, covered: boolean,
 *   shownSeat: number | null, held: number[], made: boolean, watching: boolean, clockAt: number, sending: boolean, catchingUp: boolean}} State */
export {};
