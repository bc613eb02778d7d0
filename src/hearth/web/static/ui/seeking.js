// @ts-check
// Words sought in the rules: found at the beginning of a word, or by what people say for it. As match/seeking.py does, with the same list.

/** What people say, and what the rules say for it. @typedef {{small: string[], words: Record<string, string[]>, answers: Record<string, string>}} Asked */
/** `marks` finds every one of the words. @typedef {{words: string[], patterns: RegExp[], marks: RegExp | null, answer: string}} Sought */

const WORD = /[\p{L}\p{N}_'’½-]+/gu, BEFORE = "(?<![\\p{L}\\p{N}_])", AFTER = "(?![\\p{L}\\p{N}_])";
const SHORTEST = 4, LIKE_ENOUGH = 0.5, LIKEST = 0.25, MOST_NEAR = 3;

/** For comparing: without capitals, stars and line breaks. @param {string} text */
export const unbroken = (text) => text.toLowerCase().replaceAll("*", "").replace(/\s+/g, " ").trim();

/** @param {string} text */
const wordsIn = (text) => unbroken(text).match(WORD) ?? [];

/** @param {string} text @param {Asked} asked @returns {Sought} */
export function sought(text, asked) {
  const typed = wordsIn(text), telling = typed.filter((word) => !asked.small.includes(word)), words = telling.length ? telling : typed;
  const parts = words.map((word) => part(word, asked));
  return {
    words, patterns: parts.map((one) => new RegExp(one, "iu")), marks: parts.length ? new RegExp(parts.join("|"), "giu") : null,
    answer: words.map((word) => own(asked.answers, word) ?? "").filter(Boolean).join(" "),
  };
}

/** Nothing that every object has. @template T @param {Record<string, T>} table @param {string} word @returns {T | undefined} */
const own = (table, word) => (Object.hasOwn(table, word) ? table[word] : undefined);

/** The rules' own words for it, or all that begin with it. @param {string} word @param {Asked} asked */
function part(word, asked) {
  const said = own(asked.words, word);
  return said ? `${BEFORE}(?:${said.map(escaped).join("|")})${AFTER}` : BEFORE + escaped(word);
}

/** @param {string} word */
const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replaceAll(" ", "\\s+");

/** All of the words have to be there. @param {Sought} wanted @param {string} text */
export function fits({ patterns }, text) {
  const said = unbroken(text);
  return patterns.length > 0 && patterns.every((one) => one.test(said));
}

/** Words of a text that are like those that are not in it, the likest first. @param {Sought} wanted @param {string} text */
export function near({ words, patterns }, text) {
  const said = unbroken(text), known = [...new Set(wordsIn(said))].filter((word) => word.length >= SHORTEST);
  const missing = words.filter((_, i) => !patterns[i].test(said));
  const ranked = missing.flatMap((word) => known.map((other) => ({ other, like: likeness(word, other) })));
  ranked.sort((a, b) => b.like - a.like || (a.other < b.other ? -1 : 1));
  const least = Math.max(LIKE_ENOUGH, (ranked[0]?.like ?? 0) - LIKEST);
  return [...new Set(ranked.filter(({ like }) => like >= least).map(({ other }) => other))].slice(0, MOST_NEAR);
}

/** How many of their pairs of letters two words have in common, from 0 to 1. @param {string} one @param {string} other */
function likeness(one, other) {
  const all = pairs(one), left = pairs(other), total = all.length + left.length;
  let common = 0;
  for (const pair of all) {
    const at = left.indexOf(pair);
    if (at >= 0) [common] = [common + 1, left.splice(at, 1)];
  }
  return total ? (2 * common) / total : 0;
}

/** @param {string} word */
const pairs = (word) => [...word].slice(1).map((letter, i) => word[i] + letter);
