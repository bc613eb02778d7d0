// @ts-check
// Markup from templates, and a drawing that changes only what differs from the last one.
import { bring } from "../art/sprite.js";

/** A part of some markup that is compared on its own. @typedef {{key: string, inner: Safe}} Island */
/** @type {Island[]} */
const NONE = [];

/** Markup that may go into the page as it is; its outline is the same with all islands empty. */
export class Safe {
  /** @param {string} markup @param {string} [outline] @param {Island[]} [islands] */
  constructor(markup, outline = markup, islands = NONE) {
    this.markup = markup;
    this.outline = outline;
    this.islands = islands;
  }

  toString() { return this.markup; }
}

const ESCAPED = /** @type {Record<string, string>} */ ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" });
const UNSAFE = /[&<>"']/, EVERY_UNSAFE = /[&<>"']/g;

/** Only for markup of our own making: nothing in it is escaped. @param {string} markup */
export const safe = (markup) => new Safe(markup);

/** A template whose holes are all escaped, but for Safe markup and arrays of it; null, undefined and booleans are left out.
 * @param {TemplateStringsArray} parts @param {...unknown} holes */
export function html(parts, ...holes) {
  const markup = filled(parts, holes, written), islands = holes.reduce(withIslands, NONE);
  return islands.length > 0 ? new Safe(markup, filled(parts, holes, outlined), islands) : new Safe(markup);
}

/** A part of a drawing, for lib/islands.js: if it is written as before, it is not even read. `key` is its own among all in one drawing.
 * @param {string} key @param {Safe} attributes @param {Safe} inner @param {string} [tag] */
export function island(key, attributes, inner, tag = "div") {
  const open = html`data-island="${key}" ${attributes}`;
  return new Safe(`<${tag} ${open}>${inner}</${tag}>`, `<${tag} ${open}></${tag}>`, [{ key, inner }]);
}

/** Parts of a drawing one below the other, by name, each an island; what is false is left out. @param {Record<string, unknown>} parts @param {string} [classes] */
export const stack = (parts, classes = "") => html`<div class="stack ${classes}">${Object.entries(parts).map(([name, part]) => part && island(name, html`class="slice" data-key="${name}"`, html`${part}`))}</div>`;

/** @param {TemplateStringsArray} parts @param {unknown[]} holes @param {(hole: unknown) => string} fill */
function filled(parts, holes, fill) {
  let markup = parts[0];
  for (let i = 0; i < holes.length; i++) markup += fill(holes[i]) + parts[i + 1];
  return markup;
}

/** @param {unknown} value @returns {string} */
const outlined = (value) => (Array.isArray(value) ? value.map(outlined).join("") : value instanceof Safe ? value.outline : written(value));

/** @param {Island[]} found @param {unknown} value @returns {Island[]} */
function withIslands(found, value) {
  if (Array.isArray(value)) return value.reduce(withIslands, found);
  return value instanceof Safe && value.islands.length > 0 ? [...found, ...value.islands] : found;
}

/** @param {unknown} value @returns {string} */
function written(value) {
  if (value == null || typeof value === "boolean") return "";
  if (value instanceof Safe) return value.markup;
  if (Array.isArray(value)) return value.map(written).join("");
  const text = String(value);
  return UNSAFE.test(text) ? text.replace(EVERY_UNSAFE, (c) => ESCAPED[c]) : text;
}

const SVG = "http://www.w3.org/2000/svg";
/** What a reader or the shell changed on the page stays. */
const KEPT = new Set(["open", "style"]);

/** Make the markup the content of the node. What has the same data-key or id, or else the same place and tag, stays the
 * same element: its focus, scroll position and running motion survive. Finishing touches belong to what is wanted, so that
 * they are not taken off and put on again. @param {Element} node @param {Safe | string} markup @param {(wanted: ParentNode) => void} [finish] */
export function morph(node, markup, finish) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  bring(String(markup));
  const wanted = parsed(node, String(markup));
  finish?.(wanted);
  matchChildren(node, wanted);
  if (focused && focused !== document.activeElement && node.contains(focused)) focused.focus({ preventScroll: true });
}

/** @param {Element} node @param {string} markup @returns {ParentNode & Node} */
function parsed(node, markup) {
  const template = document.createElement("template");
  if (node.namespaceURI !== SVG || node.localName === "foreignObject") {
    template.innerHTML = markup;
    return template.content;
  }
  template.innerHTML = `<svg>${markup}</svg>`;
  return /** @type {Element} */ (template.content.firstChild);
}

/** @param {Node} node */
const keyOf = (node) => (node instanceof Element ? node.getAttribute("data-key") || node.id : "");

/** @param {Element} parent @param {Node} wanted */
function matchChildren(parent, wanted) {
  /** @type {Map<string, Node>} */
  const keyed = new Map();
  /** @type {Node[]} */
  const plain = [];
  for (const child of parent.childNodes) {
    const key = keyOf(child);
    if (!key) plain.push(child);
    else if (!keyed.has(key)) keyed.set(key, child);
  }
  /** @type {Set<Node>} */
  const stays = new Set();
  const pairs = [...wanted.childNodes].map((want) => {
    const key = keyOf(want), have = key ? keyed.get(key) : plain.shift();
    if (!have || stays.has(have) || have.nodeName !== want.nodeName) return { node: want, want: null };
    stays.add(have);
    return { node: have, want };
  });
  for (const child of [...parent.childNodes]) if (!stays.has(child)) child.remove();
  let at = parent.firstChild;
  for (const { node, want } of pairs) {
    if (node === at) at = at.nextSibling;
    else place(parent, node, at);
    if (want) matchNode(node, want);
  }
}

/** @param {any} parent @param {any} node @param {Node | null} before */
function place(parent, node, before) {
  if (node.parentNode === parent && parent.moveBefore) return parent.moveBefore(node, before);
  const { scrollTop, scrollLeft } = node;
  parent.insertBefore(node, before);
  if (scrollTop || scrollLeft) Object.assign(node, { scrollTop, scrollLeft });
}

/** @param {any} node @param {any} want */
function matchNode(node, want) {
  if (node.isEqualNode(want)) return;
  if (!(node instanceof Element)) {
    if (node.data !== want.data) node.data = want.data;
    return;
  }
  for (const { name } of [...node.attributes]) if (!want.hasAttribute(name) && !KEPT.has(name)) node.removeAttribute(name);
  for (const { name, value } of want.attributes) if (!KEPT.has(name) && node.getAttribute(name) !== value) node.setAttribute(name, value);
  const keeps = ["data-static", "data-island"].some((name) => node.hasAttribute(name) && want.hasAttribute(name));
  if (!keeps) matchChildren(node, want);
}
