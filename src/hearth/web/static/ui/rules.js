// @ts-check
// The rules in a drawer: searchable, and opened at the clause somebody asked about.
import { html, safe } from "../lib/dom.js";
import { dialogHead } from "./dialog.js";

/** @typedef {import("../lib/dom.js").Safe} Safe */
/** @typedef {{title: string, level: number, lines: string[]}} Chapter */

/** @param {string} markdown @returns {Chapter[]} */
export function chapters(markdown) {
  /** @type {Chapter[]} */
  const all = [{ title: "", level: 1, lines: [] }];
  for (const line of markdown.split("\n")) {
    const heading = /^(#{1,4}) (.+)/.exec(line);
    if (heading) all.push({ title: heading[2], level: heading[1].length, lines: [] });
    else all[all.length - 1].lines.push(line);
  }
  return all.filter(({ title, lines }) => title || lines.some((line) => line.trim()));
}

/** A heading as an id, so that a clause can be found by its words. @param {string} title */
export const clauseId = (title) => `clause-${title.replace(/^[\d.]+\s*/, "").toLowerCase().replace(/[^a-z0-9]+/g, "-")}`;

/** @param {string} markdown @param {string} [sought] */
export function rulesDrawer(markdown, sought = "") {
  const wanted = sought.trim().toLowerCase();
  const found = chapters(markdown).filter((one) => !wanted || `${one.title}\n${one.lines.join("\n")}`.toLowerCase().includes(wanted));
  return html`${dialogHead("Rules")}<label class="field"><span class="vh">Search the rules</span>
    <input class="input" type="search" placeholder="Search the rules" data-input="search-rules" value="${sought}" data-key="search"></label>
    <div class="prose" id="rules-text">${found.map((one) => chapter(one, wanted))}${found.length === 0 && html`<p class="muted">Nothing in the rules says “${sought}”.</p>`}</div>`;
}

/** @param {Chapter} one @param {string} wanted */
function chapter({ title, level, lines }, wanted) {
  const tag = safe(`h${Math.min(4, Math.max(2, level))}`);
  const parts = paragraphs(lines).filter((part) => !wanted || title.toLowerCase().includes(wanted) || part.join(" ").toLowerCase().includes(wanted));
  return html`${title && html`<${tag} id="${clauseId(title)}" tabindex="-1">${title}</${tag}>`}${parts.map(block)}`;
}

/** @param {string[]} lines @returns {string[][]} */
function paragraphs(lines) {
  /** @type {string[][]} */
  const all = [[]];
  for (const line of lines) {
    if (line.trim()) all[all.length - 1].push(line);
    else if (all[all.length - 1].length) all.push([]);
  }
  return all.filter((part) => part.length);
}

/** A paragraph, a list, a table or a drawing in letters. @param {string[]} lines */
function block(lines) {
  if (lines[0].startsWith("```")) return html`<pre tabindex="0">${lines.slice(1, -1).join("\n")}</pre>`;
  if (lines[0].startsWith("|")) return tableOf(lines);
  if (/^\s*[-*] /.test(lines[0])) return html`<ul>${items(lines, /^\s*[-*] /).map((text) => html`<li>${inline(text)}</li>`)}</ul>`;
  if (/^\s*\d+\. /.test(lines[0])) return html`<ol>${items(lines, /^\s*\d+\. /).map((text) => html`<li>${inline(text)}</li>`)}</ol>`;
  return html`<p>${inline(lines.join(" "))}</p>`;
}

/** @param {string[]} lines @param {RegExp} mark */
function items(lines, mark) {
  /** @type {string[]} */
  const all = [];
  for (const line of lines) {
    if (mark.test(line) || all.length === 0) all.push(line.replace(mark, ""));
    else all[all.length - 1] += ` ${line.trim()}`;
  }
  return all;
}

/** @param {string[]} lines */
function tableOf(lines) {
  const rows = lines.filter((line) => !/^\|[\s|:-]+\|?$/.test(line)).map((line) => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim()));
  const [head, ...body] = rows;
  return html`<table tabindex="0"><thead><tr>${head.map((cell) => html`<th>${inline(cell)}</th>`)}</tr></thead>
    <tbody>${body.map((row) => html`<tr>${row.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody></table>`;
}

/** Rule numbers are for the makers: players read the sentence. */
const MARKS = /\s*\[[A-Z]{2}-[A-Z0-9]+(?:(?:,| to| and) ?[A-Z]{2}-[A-Z0-9]+)*\]/g;

/** Bold, italics, code and links; everything is escaped first. @param {string} text @returns {Safe} */
function inline(text) {
  const escaped = String(html`${text.replace(MARKS, "")}`);
  return safe(escaped
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<b>$1</b>")
    .replace(/\*([^*]+)\*/g, "<i>$1</i>")
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1"));
}

/** Show a clause in the open drawer. @param {string} clause */
export function goToClause(clause) {
  const id = clauseId(clause);
  const all = [...document.querySelectorAll("#rules-text :is(h2, h3, h4)")];
  const heading = all.find((one) => one.id === id) ?? all.find((one) => one.textContent?.toLowerCase().includes(clause.toLowerCase()))
    ?? [...document.querySelectorAll("#rules-text p")].find((one) => one.textContent?.startsWith(clause));
  heading?.scrollIntoView({ block: "start" });
  heading?.classList.add("flash");
}
