// @ts-check
// Ids as people read them.

/** Points are written large. */
const LARGE = ["rp", "pp", "vp"];

/** "end_turn" → "End turn" @param {unknown} id */
export const words = (id) => (LARGE.includes(String(id)) ? String(id).toUpperCase() : sentence(String(id).replaceAll("_", " ").replaceAll("-", " ")));
/** @param {string} text */
export const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** "top_upgrades" → "Top Upgrades" @param {string} id */
export const titled = (id) => id.split("_").map(sentence).join(" ");
/** @param {string[]} names */
export const listed = (names) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}`);
