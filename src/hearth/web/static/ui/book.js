// @ts-check
// A game's rules.md read as a book: chapters, their parts, and numbered clauses.
import { fits } from "./seeking.js";

/** A paragraph, table, list, drawing or example is a list of lines. @typedef {string[]} Lines */
/** @typedef {{number: string, blocks: Lines[]}} Clause without a number: what introduces a part */
/** @typedef {{title: string, clauses: Clause[]}} Part */
/** @typedef {{number: string, title: string, parts: Part[]}} Chapter */
/** @typedef {{title: string, chapters: Chapter[], numbers: Set<string>}} Book */

/** Numbers of the ledger are for the makers: players read the sentence. */
const MARKS = /(?:\s*\n>)?\s*\[[A-Za-z]{1,2}(?:-[RX]?)?\d+(?:\.\.[A-Za-z]{1,2}(?:-[RX]?)?\d+)?(?:,\s+[A-Za-z]{1,2}(?:-[RX]?)?\d+(?:\.\.[A-Za-z]{1,2}(?:-[RX]?)?\d+)?)*\]/g;

/** @param {string} markdown @returns {Book} */
export function read(markdown) {
  /** @type {Book} */
  const book = { title: "", chapters: [chapter("")], numbers: new Set() };
  for (const lines of blocks(markdown.replace(MARKS, ""))) {
    const heading = /^(#{1,4}) (.+)/.exec(lines[0]);
    if (heading?.[1] === "#") book.title = heading[2];
    else if (heading?.[1] === "##") book.chapters.push(chapter(heading[2]));
    else if (heading) last(book.chapters).parts.push({ title: heading[2], clauses: [] });
    else add(book, lines);
  }
  return { ...book, chapters: book.chapters.filter(({ title, parts }) => title || parts[0].clauses.length) };
}

/** @template T @param {T[]} all @returns {T} */
const last = (all) => all[all.length - 1];

/** @param {string} heading @returns {Chapter} */
function chapter(heading) {
  const [, number = "", title] = /^(?:(\d+)\. )?(.*)/.exec(heading) ?? [];
  return { number, title, parts: [{ title: "", clauses: [] }] };
}

/** @param {Book} book @param {Lines} lines */
function add({ chapters, numbers }, lines) {
  const { clauses } = last(last(chapters).parts), number = /^\*\*(\d+\.\d+)\*\* */.exec(lines[0]);
  if (number) {
    clauses.push({ number: number[1], blocks: [[lines[0].slice(number[0].length), ...lines.slice(1)]] });
    numbers.add(number[1]);
  } else if (clauses.length) last(clauses).blocks.push(lines);
  else clauses.push({ number: "", blocks: [lines] });
}

/** What stands between empty lines; a drawing in letters may have some inside. @param {string} markdown @returns {Lines[]} */
function blocks(markdown) {
  /** @type {Lines[]} */
  const all = [[]];
  let inDrawing = false;
  for (const line of markdown.split("\n")) {
    if (line.startsWith("```")) inDrawing = !inDrawing;
    if (line.trim() || inDrawing) last(all).push(line);
    else if (last(all).length) all.push([]);
  }
  return all.filter((lines) => lines.length);
}

/** The number of a chapter or of clauses, as far as it is typed. @param {string} wanted */
export const isNumber = (wanted) => /^\d+(\.\d*)?$/.test(wanted);

/** The clauses of a number, still under their headings. @param {Book} book @param {string} wanted */
export const numbered = (book, wanted) => only(book, ({ number }) => `${number}.`.startsWith(`${wanted}${wanted.includes(".") ? "" : "."}`));

/** The clauses that mention the words, still under their headings. @param {Book} book @param {import("./seeking.js").Sought} wanted @param {(text: string) => string} spoken */
export function found(book, wanted, spoken) {
  const mentioning = only(book, ({ blocks: all }, above) => fits(wanted, spoken(`${above} ${all.flat().join(" ")}`)));
  const without = mentioning.filter(({ title }) => title); // the introduction only says where things are told
  return without.length ? without : mentioning;
}

/** Some of the clauses; the first one under a title is asked about with it. @param {Book} book @param {(clause: Clause, above: string) => boolean} wanted @returns {Chapter[]} */
function only({ chapters }, wanted) {
  return chapters.map((one) => ({ ...one, parts: one.parts.map(({ title, clauses }, nth) => {
    const above = nth === 0 ? one.title : [title, one.parts.slice(0, nth).every((before) => before.clauses.length === 0) && one.title].filter(Boolean).join(" ");
    return { title, clauses: clauses.filter((clause, i) => wanted(clause, i === 0 ? above : "")) };
  }).filter(({ clauses }) => clauses.length) })).filter(({ parts }) => parts.length);
}

/** All that the clauses say. @param {Book} book */
export const wholeText = ({ chapters }) => chapters.flatMap(({ parts }) => parts.flatMap(({ clauses }) => clauses.flatMap(({ blocks: all }) => all.flat()))).join(" ");
