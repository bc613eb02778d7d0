// @ts-check
// Ravenshire: the Production side of a player board, with the dice that are put to work there.
import { icon, marked } from "../../art/kit.js";
import { html } from "../../lib/dom.js";
import { titled } from "../../lib/words.js";
import { amounts, changes, die, drawn, ownDie, pickedValue, spoken, yields } from "./lay.js";
import { rounds } from "./town.js";

/** @typedef {import("./lay.js").Lay} Lay */
/** @typedef {import("./lay.js").Smith} Smith */

/** The upgrade that improves a space. @type {Record<string, string>} */
const IMPROVED = { charcoal_kiln: "kiln", steel_foundry: "foundry" };
/** What the Kiln and the Foundry turn into what. @type {Record<string, [Record<string, number>, Record<string, number>]>} */
const TURNED = { charcoal_kiln: [{ wood: 1 }, { charcoal: 1 }], steel_foundry: [{ ore: 1, charcoal: 1 }, { steel: 1 }] };

/** One's dice on the bench. @param {Lay} t */
function bench(t) {
  const { rolled, taken, bench: all, work_left: left } = t.own, first = rolled.length + taken.length;
  return html`<span class="rv-tray" data-key="bench"><span class="rv-label">${left > 0 && all.length ? `${Math.min(left, all.length)} to put to work` : "All dice used"}</span>${all.map((one, i) => ownDie(t, first + i, one, `your ${titled(one.colour)} ${one.value}`))}${changes(t)}</span>`;
}

/** What the table of a space says for each value, with what an upgrade adds. @param {import("./lay.js").Row} row @param {boolean} improved */
const table = (row, improved) => row.yields.map((/** @type {Record<string, number>} */ one) => Object.fromEntries([...new Set([...Object.keys(one), ...Object.keys((improved && row.improved) || {})])].map((kind) => [kind, (one[kind] ?? 0) + ((improved && row.improved?.[kind]) || 0)])));

/** @param {Lay} t @param {Smith} smith @param {string} id @param {number} nth */
function space(t, smith, id, nth) {
  const row = t.row("production", id), own = smith === t.own && t.seat != null, by = t.view.phase === "production" ? smith.worked[smith.spaces_used.indexOf(id)] : undefined, used = by !== undefined, ref = `space:${id}`;
  const improved = smith.upgrades.includes(IMPROVED[id]), rows = row.yields ? table(row, improved) : null, value = t.legal.has(ref) ? pickedValue(t) : 0;
  const same = rows && rows.every((/** @type {Record<string, number>} */ one) => spoken(one) === spoken(rows[0]));
  const brings = value && rows ? `, brings ${spoken(rows[value - 1])}` : "";
  return html`<div ${marked(`rv-space ${smith.converting === id ? "asked" : used ? "used" : ""} ${(rows && !same) || row.alternatives ? "roomy" : ""}`, { about: ref, key: ref, name: `${row.title}: ${row.text ?? ""}${brings}${used ? ` Used with ${titled(by.colour)} ${by.value}.` : ""}`, ...(own ? { ref } : {}) })}>
    <span class="rv-work">${icon(`work-${id}`)}</span>
    <span class="rv-what"><b><i>${nth + 1}</i>${row.title}${improved && icon("plus", { class: "rv-plus", label: "improved" })}</b>
      ${TURNED[id] && html`<span class="rv-does">any ${drawn(TURNED[id][0])}<span class="rv-arrow">→</span>${drawn(TURNED[id][1])}</span>`}
      ${row.alternatives ? rewards(t, smith, row.alternatives) : id === "overtime" ? html`<span class="rv-does">run one guild</span>` : same ? html`<span class="rv-does">${drawn(rows[0])}</span>` : ""}</span>
    ${rows && !same && yields(rows, value)}
    ${used && html`<span class="rv-by">${die(by, { label: `${titled(by.colour)} ${by.value} was used`, flip: own ? t.flip(by) : undefined, size: "big" })}</span>`}</div>`;
}

/** What Forge Mastery can bring. @param {Lay} t @param {Smith} smith @param {Record<string, number>[]} all */
const rewards = (t, smith, all) => html`<span class="rv-rewards">${all.map((one, i) => {
  const ref = `reward:${i}`, asked = smith === t.own && t.legal.has(ref);
  return asked ? html`<span class="rv-step" data-ref="${ref}" data-key="${ref}" data-name="${spoken(one)}">${drawn(one)}</span>` : html`<span class="rv-does">${i > 0 && html`<span class="rv-or">or</span>`}${drawn(one)}</span>`;
})}</span>`;

/** @param {Lay} t @param {Smith} smith */
export const spaces = (t, smith) => html`<div class="rv-spaces">${(t.cards.production ?? []).map((one, i) => space(t, smith, one.id, i))}</div>`;

/** The Production side; while it is at work with its dice. @param {Lay} t @param {boolean} busy */
export const works = (t, busy) => html`<section class="box rv-works ${busy ? "busy" : ""}" data-key="works"><h2>${busy ? "Production" : "Production side"}${busy && html`${rounds(t)}<span class="grow"></span>${bench(t)}`}</h2>
  ${t.legal.size > 0 && !t.picked.length && amounts(t)}${spaces(t, t.own)}</section>`;
