// @ts-check
// What this browser remembers: a name, settings, and the tokens of its seats.

/** @template T @param {string} key @param {T} otherwise @returns {T} */
export function read(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`hearth.${key}`) ?? "null") ?? otherwise;
  } catch {
    return otherwise; // switched off, or written by somebody else
  }
}

/** @param {string} key @param {unknown} value */
export function write(key, value) {
  try {
    localStorage.setItem(`hearth.${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the table works without.
  }
}

/** `brought`: it came as a replay file; `guided`: a guide speaks there, `read`: the furthest of its pages; `sealed`: what its chance was sealed with when it was first seen.
 * @typedef {{token: string, made: boolean, brought: boolean, guided: boolean, read: number, sealed: string, game: string, title: string, at: number}} KeptTable */
const NOTHING = { token: "", made: false, brought: false, guided: false, read: 0, sealed: "", game: "", title: "", at: 0 };
const MOST = 300; // as many as the server tells of at once

/** @returns {Record<string, KeptTable>} */
export const tables = () => read("tables", {});

/** @param {string} id @returns {KeptTable} */
export const tableOf = (id) => ({ ...NOTHING, ...tables()[id] });

/** @param {string} id @param {Partial<KeptTable>} facts */
export function keepTable(id, facts) {
  const all = { ...tables(), [id]: { ...tableOf(id), ...facts, at: Date.now() } };
  const newest = Object.entries(all).sort(([, a], [, b]) => b.at - a.at).slice(0, MOST);
  write("tables", Object.fromEntries(newest));
}

/** @param {string} id */
export function forgetTable(id) {
  const { [id]: _, ...others } = tables();
  write("tables", others);
}
