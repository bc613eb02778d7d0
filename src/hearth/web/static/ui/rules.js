// @ts-check
// The rules, in the drawer at a table and on their own page: every clause can be searched, linked and pointed at.
import { icon } from "../art/kit.js";
import { ask, askText } from "../lib/api.js";
import { html, safe } from "../lib/dom.js";
import { isStill } from "../lib/flip.js";
import { found, isNumber, numbered, read, wholeText } from "./book.js";
import { dialogHead, openDialog, redrawDialog, toast } from "./dialog.js";
import { drawn, inWords } from "./pictures.js";
import { near, sought as soughtIn } from "./seeking.js";

/** @typedef {import("../lib/dom.js").Safe} Safe */
/** @typedef {import("./book.js").Lines} Lines */
/** @typedef {import("./book.js").Book & {game: string, pictures: import("./pictures.js").Pictures, asked: import("./seeking.js").Asked}} Rules */

/** @type {Map<string, Promise<Rules>>} */
const known = new Map();

/** A game's rules, asked for once. @param {string} game @returns {Promise<Rules>} */
export function rulesOf(game) {
  const asked = known.get(game) ?? fetched(game);
  known.set(game, asked);
  asked.catch(() => known.delete(game));
  return asked;
}

/** @param {string} game @returns {Promise<Rules>} */
async function fetched(game) {
  const [text, { pictures, asked }] = await Promise.all([askText(`games/${game}/rules`), ask(`games/${game}/clauses`), styled()]);
  return { ...read(text), game, pictures, asked };
}

/** Their own sheet, before they are drawn. */
const styled = () => new Promise((done) => {
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/static/rules.css", onload: done, onerror: done }));
});

/** The rules in the drawer, and what is sought in them. @type {{rules: Rules | null, sought: string}} */
const drawer = { rules: null, sought: "" };

/** @param {string} game @param {string} number of a clause; empty: from the beginning */
export async function openDrawer(game, number) {
  Object.assign(drawer, { rules: await rulesOf(game), sought: "" });
  openDialog("rules", rulesDrawer(/** @type {Rules} */ (drawer.rules)), "drawer");
  if (number) goToClause(number, true);
}

/** @param {string} sought */
export function searchDrawer(sought) {
  if (!drawer.rules) return;
  drawer.sought = sought;
  redrawDialog("rules", rulesDrawer(drawer.rules, sought));
  highlight(drawer.rules, sought);
}

/** A word that was proposed. @param {string} word */
export function seekInDrawer(word) {
  fillSearch(word);
  searchDrawer(word);
}

/** A clause that the search does not show ends the search. @param {string} number */
export function showClause(number) {
  if (goToClause(number)) return;
  searchDrawer("");
  goToClause(number);
}

/** @param {Rules} rules @param {string} [sought] */
const rulesDrawer = (rules, sought = "") => html`${dialogHead("Rules")}<div class="rules-tools">${searchField(sought)}
    <a class="button" href="/rules/${rules.game}" target="_blank" data-do="page" aria-label="Open as a page">${icon("book")}<span> Open as a page</span></a></div>${rulesText(rules, sought)}`;

/** @param {string} sought */
export const searchField = (sought) => html`<label class="field"><span class="vh">Search the rules</span>
  <input class="input" type="search" placeholder="Search, or 7.9" data-input="search-rules" value="${sought}" data-key="search"></label>`;

/** The field is the reader's own: what is drawn leaves its value alone. @param {string} word */
export function fillSearch(word) {
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector("[data-input=search-rules]"));
  if (field) field.value = word;
}

/** @param {Rules} rules @param {string} [sought] */
export function rulesText(rules, sought = "") {
  const wanted = sought.trim(), words = soughtIn(wanted, rules.asked), spoken = (/** @type {string} */ text) => inWords(text, rules.pictures);
  const shown = !wanted ? rules.chapters : isNumber(wanted) ? numbered(rules, wanted) : found(rules, words, spoken);
  const n = shown.flatMap(({ parts }) => parts.flatMap(({ clauses }) => clauses)).length;
  return html`<div class="prose" id="rules-text">${wanted && html`<div class="found muted" role="status"><p>${n === 0 ? `Nothing in the rules says “${wanted}”.` : `${n} ${n === 1 ? "clause" : "clauses"}`}</p>${words.answer && html`<p>${words.answer}</p>`}</div>`}
    ${n === 0 && !words.answer && proposals(words, near(words, spoken(wholeText(rules))))}${shown.map((one) => chapter(rules, one))}</div>`;
}

/** Words that lead on where nothing was found. @param {import("./seeking.js").Sought} words @param {string[]} others */
function proposals({ words }, others) {
  if (others.length) return html`<p class="row">Is it ${others.map((word) => html`<button class="button" data-do="seek" data-arg="${word}">${word}</button>`)}?</p>`;
  return html`<p>${words.length > 1 ? "Try fewer words." : "Try another word."}</p>`;
}

/** @param {Rules} rules @param {import("./book.js").Chapter} one */
const chapter = (rules, { number, title, parts }) => html`<section class="chapter" data-key="chapter-${number}">${title && html`<h2 id="${number}" tabindex="-1">${number && html`<span class="chapter-no">${number}</span> `}${title}</h2>`}
  ${parts.map((part) => html`${part.title && html`<h3>${part.title}</h3>`}${part.clauses.map((one) => clause(rules, one))}`)}</section>`;

/** @param {Rules} rules @param {import("./book.js").Clause} one */
function clause(rules, { number, blocks }) {
  const body = html`<div class="clause-body">${blocks.map((lines) => block(rules, lines))}</div>`;
  if (!number) return body;
  return html`<div class="clause" id="${number}" tabindex="-1"><a class="clause-no" href="/rules/${rules.game}#${number}" data-do="clause" data-arg="${number}">${number}</a>${body}
    <button class="clause-link" data-do="copy-clause" data-arg="/rules/${rules.game}#${number}" aria-label="Copy the link to ${number}" title="Copy the link to ${number}">${icon("link")}</button></div>`;
}

/** A paragraph, a list, a table, an example or a drawing in letters. @param {Rules} rules @param {Lines} lines @returns {Safe} */
function block(rules, lines) {
  if (lines[0].startsWith("```")) return html`<pre tabindex="0">${lines.slice(1, -1).join("\n")}</pre>`;
  if (lines[0].startsWith(">")) return example(rules, lines.map((line) => line.replace(/^> ?/, "")));
  if (lines[0].startsWith("|")) return tableOf(rules, lines);
  if (/^\s*[-*] /.test(lines[0])) return html`<ul>${items(lines, /^\s*[-*] /).map((text) => html`<li>${inline(rules, text)}</li>`)}</ul>`;
  if (/^\s*\d+\. /.test(lines[0])) return html`<ol>${items(lines, /^\s*\d+\. /).map((text) => html`<li>${inline(rules, text)}</li>`)}</ol>`;
  return html`<p>${inline(rules, lines.join(" "))}</p>`;
}

/** A paragraph that begins with a picture is a drawing, line by line. @param {Rules} rules @param {Lines} lines */
function example(rules, lines) {
  /** @type {Lines[]} */
  const parts = [[]];
  for (const line of lines) {
    if (line.trim()) parts[parts.length - 1].push(line);
    else parts.push([]);
  }
  return html`<blockquote class="example">${parts.filter((part) => part.length).map((part) => (part[0].startsWith("{")
    ? html`<div class="strip">${part.map((line) => html`<div>${drawn(line, rules.pictures, sign, "")}</div>`)}</div>` : block(rules, part)))}</blockquote>`;
}

/** What stands between drawings. @param {string} text */
const sign = (text) => (text.trim() ? html`<span class="sign">${text.trim()}</span>` : html``);

/** @param {Lines} lines @param {RegExp} mark */
function items(lines, mark) {
  /** @type {string[]} */
  const all = [];
  for (const line of lines) {
    if (mark.test(line) || all.length === 0) all.push(line.replace(mark, ""));
    else all[all.length - 1] += ` ${line.trim()}`;
  }
  return all;
}

/** @param {Rules} rules @param {Lines} lines */
function tableOf(rules, lines) {
  const rows = lines.filter((line) => !/^\|[\s|:-]+\|?$/.test(line)).map((line) => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim()));
  const [head, ...body] = rows;
  return html`<div class="scroll-x" tabindex="0"><table><thead><tr>${head.map((cell) => html`<th scope="col">${inline(rules, cell)}</th>`)}</tr></thead>
    <tbody>${body.map((row) => html`<tr>${row.map((cell) => html`<td>${inline(rules, cell)}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** @param {Rules} rules @param {string} text */
const inline = (rules, text) => drawn(text, rules.pictures, (between) => written(rules, between));

/** Where a number is the number of a clause, and not so many points. */
const NUMBERS = /(\(|\b(?:in|see|and|or|to|of|as|from|that|for|by|under|with) |, )(\d+\.\d+)(?!\d| PP)/g;

/** Bold, italics, code and the way to other clauses; everything is escaped first. @param {Rules} rules @param {string} text @returns {Safe} */
function written({ game, numbers, chapters }, text) {
  /** @param {string} number @param {string} shown */
  const way = (number, shown) => `<a href="/rules/${game}#${number}" data-do="clause" data-arg="${number}">${shown}</a>`;
  const isChapter = (/** @type {string} */ number) => chapters.some((one) => one.number === number);
  return safe(String(html`${text}`)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/\*([^*]+)\*/g, "<i>$1</i>")
    .replace(NUMBERS, (all, before, number) => (numbers.has(number) ? before + way(number, number) : all))
    .replace(/\b([Cc]hapter) (\d+)\b/g, (all, word, number) => (isChapter(number) ? way(number, `${word} ${number}`) : all)));
}

/** Bring a clause or a chapter to sight, and mark it. @param {string} number @param {boolean} [atOnce] where all has just been laid out: nothing may move under the way @returns {boolean} whether it is there */
export function goToClause(number, atOnce = false) {
  const there = document.querySelector("#rules-text")?.querySelector(`[id="${CSS.escape(number)}"]`);
  for (const one of document.querySelectorAll("#rules-text .here")) one.classList.remove("here");
  if (!(there instanceof HTMLElement)) return false;
  there.classList.add("here");
  there.scrollIntoView({ block: "start", behavior: atOnce || isStill() ? "instant" : "smooth" });
  there.focus({ preventScroll: true });
  return true;
}

/** The words that were sought, in the colour of a marker. @param {Rules} rules @param {string} sought */
export function highlight({ asked }, sought) {
  const { marks } = soughtIn(sought, asked), text = document.getElementById("rules-text");
  if (!("highlights" in CSS) || !text) return;
  CSS.highlights.delete("sought");
  if (!marks || sought.trim().length < 2 || isNumber(sought.trim())) return;
  /** @type {Range[]} */
  const ranges = [];
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest(".found")) continue;
    for (const { index, 0: said } of (node.textContent ?? "").matchAll(marks)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + said.length);
      ranges.push(range);
    }
  }
  if (ranges.length) CSS.highlights.set("sought", new Highlight(...ranges));
}

/** Only pages from a secure place have a clipboard; elsewhere the address is shown. @param {string} path */
export async function copyClause(path) {
  const address = `${location.origin}${path}`;
  try {
    await navigator.clipboard.writeText(address);
    toast(`The link to ${path.split("#")[1]} is copied.`);
  } catch {
    toast(address);
  }
}
