// @ts-check
// Ravenshire: Contracts. The open rows, those one holds with what is still missing, and those that are done.
import { coin, deck, icon, marked } from "../../art/kit.js";
import { html, island } from "../../lib/dom.js";
import { titled } from "../../lib/words.js";
import { FINISHES, TIERS, amount, box, drawn, entries, spoken } from "./lay.js";

/** @typedef {import("./lay.js").Lay} Lay */
/** @typedef {import("./lay.js").Smith} Smith */

/** Colour and drawing of each type. @type {Record<string, [string, string]>} */
const TYPES = { weapon: ["weapons", "weapons"], shield: ["armour", "armour"], armor: ["jewellery", "breastplate"] };
/** @param {string} type */
export const typeIcon = (type) => TYPES[type]?.[1] ?? "scroll";
const LEVELS = ["I", "II", "III"];

/** How many a player has of something that is paid. @param {Smith} smith @param {string} kind */
const has = (smith, kind) => smith.goods[kind] ?? smith.mystics[kind] ?? 0;

/** A Contract; with a smith it tells what that smith has of its cost. `count`: as have/need.
 * @param {Lay} t @param {string} id @param {{smith?: Smith, count?: boolean} & import("./lay.js").Marks} how */
export function contractCard(t, id, { smith, count = false, ...marks }) {
  const one = t.contract(id), [craft, drawing] = TYPES[one.type] ?? TYPES.weapon;
  const missing = smith ? entries(one.cost).filter(([kind, n]) => has(smith, kind) < n) : [];
  const lacks = count && missing.length ? `, missing ${missing.map(([kind, n]) => `${n - has(/** @type {Smith} */ (smith), kind)} ${titled(kind)}`).join(" and ")}` : "";
  const name = `${one.title}, ${one.tier} ${titled(one.type)}, takes ${spoken(one.cost)}, brings ${spoken({ gold: one.gold, reputation: one.reputation, ...one.bonus })}${lacks}`;
  return html`<div ${marked(`card contract rv-contract k-${craft} ${count && smith && !missing.length ? "rv-ready" : ""}`, { about: `contract:${id}`, name, ...marks })}>
    <span class="contract-head">${icon(drawing)}<b class="card-title">${one.title}</b>${count && html`<i class="rv-tier">${LEVELS[TIERS.indexOf(one.tier)]}</i>`}</span>
    <span class="rv-needs">${entries(one.cost).map(([kind, n]) => html`<span class="rv-need ${smith && has(smith, kind) >= n ? "met" : ""}">${icon(kind, { label: titled(kind) })}<b>${count && smith && html`<span class="rv-have">${Math.min(has(smith, kind), n)}/</span>`}${n}</b></span>`)}</span>
    <span class="rv-pays">${coin(one.gold, { size: "small", label: `${one.gold} Gold` })}${amount("reputation", one.reputation)}${entries(one.bonus).length > 0 && html`<span class="rv-bonus">+${drawn(one.bonus)}</span>`}</span></div>`;
}

/** @param {Lay} t @param {string} tier @param {number} level */
function row(t, tier, level) {
  const open = t.own.open_rows.includes(tier), opens = t.cards.reputation?.find((one) => one.opens === tier)?.level ?? 0;
  const ref = `row:${tier}`, left = t.view.board.contract_decks[tier], option = t.live.find((one) => one.path[0] === ref);
  const note = t.seat == null || open ? "" : `opens at Reputation ${opens}`;
  return island(ref, html`class="rv-row ${note ? "rv-locked" : ""}" data-key="${ref}"`, html`
    <span class="rv-side">${deck(left, { label: `${tier} Contracts`, level: level + 1, kind: ["brown", "blue", "red"][level], class: "rv-stack" })}
      ${note ? html`<span class="rv-lock" title="${note}">${icon("lock", { label: note })}${opens}${icon("reputation")}</span>`
        : html`<span class="tile rv-refresh" data-ref="${ref}" data-about="${ref}" data-name="${option?.label ?? `New ${titled(tier)} Contracts`}">${icon("turn")}</span>`}</span>
    ${t.view.board.rows[tier].map((id, i) => id ? contractCard(t, id, { ref: `slot:${tier}-${i}`, key: `contract:${id}`, flip: `contract:${id}`, smith: t.seat == null ? undefined : t.own }) : html`<span class="rv-gap" data-key="gap:${i}">none left</span>`)}`);
}

/** @param {Lay} t */
export const openContracts = (t) => box({ title: "Open Contracts", small: html`1 ${icon("action_token", { label: "Action Token" })} each`, class: "rv-rows" }, TIERS.map((tier, level) => row(t, tier, level)));

/** The finishes of the Contract that was picked, with what each takes and brings. @param {Lay} t @param {string} id */
function finishes(t, id) {
  if (t.picked[0] !== `contract:${id}`) return "";
  return html`<span class="rv-finishes" role="group" aria-label="Finish">${FINISHES.filter((finish) => t.legal.has(`finish:${finish}`)).map((finish) => {
    const one = t.row("finishes", finish);
    return html`<span class="rv-step" data-ref="finish:${finish}" data-key="finish:${finish}" data-name="${one.title}${one.cost ? `: ${spoken(one.cost)} for ${spoken(one.gain)}` : ""}"><b>${titled(finish)}</b>${one.cost && html`<span class="rv-does">${drawn(one.cost)}<span class="rv-arrow">→</span>${drawn(one.gain)}</span>`}</span>`;
  })}</span>`;
}

/** The Contracts a player holds. @param {Lay} t @param {Smith} smith */
export function held(t, smith) {
  const own = smith === t.own && t.seat != null;
  if (!smith.contracts.length) return html`<p class="empty-note">No Contract in hand.</p>`;
  return html`<div class="rv-held">${smith.contracts.map((id) => html`<div class="rv-order" data-key="held:${id}">${contractCard(t, id, { smith, count: true, key: `contract:${id}`, flip: `contract:${id}`, ...(own ? { ref: `contract:${id}` } : {}) })}${own && finishes(t, id)}</div>`)}</div>`;
}

/** What is done, by finish. @param {Lay} t @param {import("./lay.js").View["players"][0]["completed"]} completed */
export const done = (t, completed) => html`<div class="rv-done">${FINISHES.map((finish) => {
  const all = completed.filter((one) => one.finish === finish);
  return html`<span class="rv-pile" data-about="finish:${finish}"><span class="rv-pile-name">${icon(finish === "normal" ? "seal" : finish)}<b>${all.length}</b><small>${titled(finish)}</small></span>
    ${all.length > 0 && html`<span class="rv-pile-cards">${all.map(({ contract }) => {
      const one = t.contract(contract);
      return html`<span class="rv-made k-${TYPES[one.type]?.[0]}" data-about="contract:${contract}" data-key="done:${contract}" title="${one.title}" role="img" aria-label="${one.title}, ${one.tier}">${icon(typeIcon(one.type))}<i>${LEVELS[TIERS.indexOf(one.tier)]}</i></span>`;
    })}</span>`}</span>`;
})}</div>`;

/** @param {Lay} t @param {Smith} smith @param {string} title */
export const orders = (t, smith, title) => box({ title, small: `${smith.contracts.length} in hand, ${smith.completed.length} completed`, class: "rv-orders" }, html`${held(t, smith)}${done(t, smith.completed)}`);

/** The Contracts dealt at the start, of which one is kept. @param {Lay} t @param {string[]} dealt */
export const dealt = (t, dealt) => box({ title: "Keep one of these Contracts", small: "the others go under the deck", class: "rv-dealt" }, html`<div class="rv-held">${dealt.map((id) => contractCard(t, id, { ref: `contract:${id}`, key: `dealt:${id}`, smith: t.own, count: true }))}</div>`);
