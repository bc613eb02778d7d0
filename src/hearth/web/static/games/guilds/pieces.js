// @ts-check
// Guilds: what is on the table, and the pieces that more than one zone shows.
import { crest, icon, marked, ownerClass, silver } from "../../art/kit.js";
import { html } from "../../lib/dom.js";

/** @typedef {import("../../lib/dom.js").Safe} Safe */
/** @typedef {import("../../art/kit.js").Marks} Marks */
/** @typedef {{id: string, title: string, factions: string[], silver: number, gold: number, pp: number, text?: string}} Character */
/** @typedef {{id: string, title: string, kind: string, cost: number, silver: number, gold: number, pp: number, faction?: string, doors: string[], text?: string, large: boolean}} Room */
/** @typedef {{id: string, title: string, text: string, count: string, first: number, second: number}} Objective */
/** @typedef {import("../../view.js").guilds.TableView} View */
/** @typedef {import("../../view.js").guilds.GuildView} Guild */
/** @typedef {import("../../view.js").guilds.SpaceView} Space */
/** @typedef {import("../../view.js").guilds.AreaView} Area */
/** Everything a zone needs to know.
 * @typedef {object} Lay
 * @property {View} view the game's own view
 * @property {Guild[]} guilds
 * @property {Guild} own the Guild that is drawn large: one's own, or the first for a spectator
 * @property {number | null} seat
 * @property {boolean} wide
 * @property {number | null} inspected
 * @property {string[]} legal the refs that can be touched next
 * @property {string[]} picked
 * @property {boolean} choosing this seat has to choose
 * @property {Map<string, Character>} characters
 * @property {Map<string, Room>} rooms
 * @property {Map<string, Objective>} objectives
 * @property {any[]} setup
 * @property {(seat: number) => string} name */

/** @param {any} table @param {any} cards @param {any} ui @returns {Lay} */
export function lay(table, cards, ui) {
  /** @type {View} */
  const view = table.view;
  const seat = table.seat ?? null, picked = ui?.picked ?? [];
  /** @type {{path: string[]}[]} */
  const options = table.decision?.options ?? [];
  const live = options.filter((one) => picked.every((/** @type {string} */ ref, /** @type {number} */ i) => one.path[i] === ref));
  const legal = [...new Set(live.map((one) => one.path[picked.length]).filter(Boolean))];
  /** @type {(rows: any[]) => Map<string, any>} */
  const byId = (rows) => new Map((rows ?? []).map((one) => [one.id, one]));
  const large = (cards.large_rooms ?? []).map((/** @type {any} */ one) => ({ ...one, large: true }));
  return {
    view, seat, picked, legal, guilds: view.players, own: view.players[seat ?? 0], wide: Boolean(ui?.wide),
    inspected: ui?.inspected ?? null, choosing: options.length > 0, setup: cards.setup ?? [],
    characters: byId(cards.characters), rooms: byId([...(cards.small_rooms ?? []), ...large]), objectives: byId(cards.objectives),
    name: (one) => table.seats?.[one]?.name || table.seats?.[one]?.title || view.players[one]?.colour || `Seat ${one + 1}`,
  };
}

/** On a desktop a zone is a box with a heading; a phone has its name on the tab. @param {Lay} t @param {{title: string, small?: unknown, class?: string}} head @param {Safe} body */
export const boxed = (t, { title, small, class: classes = "" }, body) => (t.wide ? html`<section class="box gu-box ${classes}"><h2>${title}${small && html`<small>${small}</small>`}</h2>${body}</section>` : body);

/** 1.5 as it is printed: 1½. @param {number} n */
export function points(n) {
  const whole = Math.trunc(Math.abs(n)), half = Math.abs(n) % 1 ? "½" : "";
  return `${n < 0 ? "−" : ""}${whole || !half ? whole : ""}${half}`;
}
/** @param {number} n */
export const signed = (n) => (n < 0 ? `−${-n}` : `+${n}`);
/** @param {string} text */
export const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A drawing with a number in the colour of the paper around it. @param {string} id @param {string} text */
const gain = (id, text) => html`<span class="gu-gain">${icon(id)}<b>${text}</b></span>`;

/** Printed PP. @param {number} pp */
const worth = (pp) => html`<span class="gu-gain pp">${icon("star")}<b>${points(pp)}</b></span>`;

/** What a Character or a Room brings each Week, and whether it has an ability. @param {{silver: number, gold: number, text?: string}} one */
export const gains = (one) => html`${one.silver ? gain("silver", signed(one.silver)) : ""}${one.gold ? gain("gold", signed(one.gold)) : ""}${one.text ? html`<span class="gu-gain">${icon("scroll")}</span>` : ""}`;

/** The same in words. @param {{silver: number, gold: number, pp: number, text?: string}} one */
export const spoken = (one) => [one.silver && `${signed(one.silver)} silver a Week`, one.gold && `${signed(one.gold)} gold a Week`, `${points(one.pp)} PP`, one.text].filter(Boolean).join(", ");

/** Marks on a Character of a Guild, as [class, word].
 * @type {Record<string, [string, string]>} */
const STATES = { ready: ["check", "ready"], turned: ["turn", "used up"], newcomer: ["hourglass", "new"] };

/** A Character. `text`: the ability is written out. @param {Lay} t @param {string} id `through`: a touch is meant for what it lies on.
 * @param {{text?: boolean, state?: string, who?: string, through?: boolean}} [how] */
export function person(t, id, { text = false, state = "", who = "", through = false } = {}) {
  const one = t.characters.get(id), about = `character:${id}`, ref = through ? undefined : about;
  if (!one) return html`<div ${marked("gu-person", { ref, about, key: about })}><b>${id}</b></div>`;
  const [first, second] = one.factions, mark = STATES[state];
  const name = [one.title, one.factions.map(capital).join(" and "), spoken(one), mark?.[1], who].filter(Boolean).join(", ");
  return html`<div ${marked(`gu-person ${state} ${text && one.text ? "told" : ""}`, { ref, about, name, key: about, flip: about })} title="${one.text ?? ""}">
    <span class="gu-art m-${first}">${icon(`faction-${first}`)}${second && html`<span class="gu-second m-${second}">${icon(`faction-${second}`)}</span>`}</span>
    <span class="gu-facts"><b class="gu-title">${one.title}</b><span class="gu-gains">${worth(one.pp)}${gains(one)}${mark && html`<span class="gu-state">${icon(mark[0])}${mark[1]}</span>`}</span></span>
    ${text && one.text ? html`<span class="gu-text">${one.text}</span>` : ""}
  </div>`;
}

/** How a Character stands in a Guild. @param {Guild} guild @param {number} i its place */
export function standing(guild, i) {
  const id = guild.characters[i];
  if (guild.turned.includes(id)) return "turned";
  if (i >= guild.characters.length - guild.newcomers) return "newcomer";
  return guild.ready.includes(id) ? "ready" : "";
}

/** A tent with the silver on it. @param {Lay} t @param {number} seat @param {number} n @param {boolean} leads @param {string} area */
export const tent = (t, seat, n, leads, area) => html`
  <span class="gu-tent ${ownerClass(t.guilds[seat].colour)} ${leads ? "leads" : ""}" data-key="tent:${area}:${seat}" role="img" aria-label="${t.name(seat)}: ${n} silver${leads ? ", leads" : ""}">
    ${leads ? icon("crown", { class: "gu-crown" }) : ""}${icon("tent")}${crest(t.guilds[seat].colour, { size: "small" })}${silver(n, { size: "small" })}</span>`;

/** Coins to choose an amount with; nothing while there is none to choose. @param {Lay} t @param {string} title @param {"silver" | "gold"} metal */
export function amounts(t, title, metal) {
  const all = t.legal.filter((ref) => ref.startsWith("amount:")).map((ref) => Number(ref.slice(7)));
  if (!all.length) return html``;
  return html`<div class="gu-amounts" role="group" aria-label="${title}" data-key="amounts"><b class="gu-label">${title}</b>
    <span class="gu-coins">${all.map((n) => html`<span ${marked("gu-amount", { ref: `amount:${n}`, name: `${n} ${metal}`, key: `amount:${n}` })}>${icon(metal === "gold" ? "gold" : "silver-blank")}<b>${n}</b></span>`)}</span></div>`;
}

/** A name in one line or two, the last at or below a height. @param {string} title @param {number} letters how many fit */
function written(title, letters) {
  const cut = title.length > letters ? Math.max(title.lastIndexOf(" "), title.lastIndexOf("-")) + 1 : 0;
  /** @param {string} text @param {number} y */
  const line = (text, y) => html`<text class="room-name" y="${y}"${text.length > 9 && letters < 20 ? html` textLength="80" lengthAdjust="spacingAndGlyphs"` : ""}>${text}</text>`;
  return cut ? html`${line(title.slice(0, cut).trim(), 22)}${line(title.slice(cut), 36)}` : line(title, 29);
}

/** What is printed in the corners of a Room. @param {Room} one @param {number} turn in quarters @param {boolean} [asleep] */
export function corners(one, turn, asleep = false) {
  const [w, h] = one.large ? (turn % 2 ? [50, 100] : [100, 50]) : [50, 50];
  const left = 9 - w, top = 19 - h;
  return html`${written(one.title, one.large && turn % 2 === 0 ? 24 : 9)}
    <g class="gu-pp" transform="translate(${left} ${top})"><rect y="-10" width="${points(one.pp).length > 1 ? 38 : 28}" height="20" rx="6"/><use href="#s-star" x="0" y="-8" width="16" height="16"/><text x="16" y="4.8">${points(one.pp)}</text></g>
    ${one.faction && html`<use href="#s-faction-${one.faction}" x="${w - 33}" y="${top - 11}" width="23" height="23"/>`}
    ${asleep && html`<use href="#s-night" class="gu-moon" x="${w - 33}" y="${top + 13}" width="24" height="24"/>`}`;
}
