// @ts-check
// The cards of Winterforge, drawn from the box.
import { html } from "../../lib/dom.js";
import { card, chip, coin, contract, cubes, die, icon, marked } from "../../art/kit.js";
import { CRAFT_NAMES } from "./box.js";

/** @typedef {import("./box.js").Scene} Scene */
/** @typedef {import("../../art/kit.js").Marks} Marks */

/** @type {Record<string, string>} what the Crew are known by, from the first thing they do */
const TRADES = {
  free_move: "door", free_refresh: "hourglass", forge_bonus: "hammer", reroll: "die-6", component_cost: "metal", no_wage: "mug",
  training_cost: "anvil", request_funds: "gold", purchase_limit: "chest", turn_in_coin: "coin", contract_limit: "quill", take_limit: "scroll",
  failure_tokens: "hammer", auction_roll: "bid", theft_immunity: "helm",
};

/** What a Component does, in words. @param {Record<string, any>} row */
const spokenDice = (row) => (row.dice ?? []).map((/** @type {number} */ sides) => `d${sides}`).join(" and ");

/** @param {Scene} s @param {string} id @param {{price?: number, n?: number} & Marks} how */
export function componentCard(s, id, { price, n = 1, ...marks }) {
  const row = s.row("components", id), cost = price ?? row.cost;
  return card({
    title: row.title, picture: `component-${id}`, material: row.type, cost, level: row.level, dice: row.dice,
    corner: n > 1 ? html`<b class="wf-times">×${n}</b>` : undefined,
    about: `component:${id}`, name: `${n > 1 ? `${n} ` : ""}${row.title}, ${row.type}, ${spokenDice(row)}, costs ${cost} Coin`, ...marks,
  });
}

/** @param {Scene} s @param {string} id @param {{job?: import("./box.js").Job} & Marks} how */
export function contractCard(s, id, { job, ...marks }) {
  const row = s.contract(id);
  const crafts = row.royal ? row.crafts.map((/** @type {string} */ craft) => CRAFT_NAMES[craft]).join(" + ") : "";
  const bonus = row.bonus ? `+${row.bonus.amount ?? row.bonus} with ${s.row("components", row.bonus.component ?? row.bonus_component).title}` : "";
  const drawn = contract({
    title: row.title, craft: row.craft, needs: job ? filled(s, row.needs, job.components) : row.needs, forge: row.forge, rp: row.rp, coin: row.coin,
    text: crafts || (s.ui.wide ? bonus.replace("with ", "") : bonus), royal: row.royal,
    about: `contract:${id}`, name: `${row.title}, ${crafts || CRAFT_NAMES[row.craft]}, ${needed(row.needs)}, Forge ${row.forge}, ${row.rp} RP${row.coin ? `, ${row.coin} Coin` : ""}${bonus ? `, ${bonus}` : ""}`,
    ...marks,
  });
  return job ? html`<div class="wf-job" data-key="job:${id}">${drawn}${work(s, job)}</div>` : drawn;
}

/** @param {Record<string, number>} needs */
const needed = (needs) => Object.entries(needs ?? {}).map(([type, n]) => `${n} ${type}`).join(", ");

/** The needs of a Contract with what was committed. @param {Scene} s @param {Record<string, number>} needs @param {string[]} parts */
function filled(s, needs, parts) {
  const left = [...parts];
  return Object.entries(needs ?? {}).flatMap(([type, n]) => Array.from({ length: n }, () => {
    const at = left.findIndex((id) => s.row("components", id).type === type);
    return { type, filled: at < 0 ? "" : `component-${left.splice(at, 1)[0]}` };
  }));
}

/** The sides of the dice of a started Contract, in the order of their faces. @param {Scene} s @param {import("./box.js").Job} job */
export function sides(s, job) {
  const own = job.components.flatMap((id) => s.row("components", id).dice ?? []);
  const extra = job.rune ? (s.row("runes", job.rune).effects ?? []).find((/** @type {any} */ effect) => effect.kind === "extra_die") : null;
  return extra ? [...own, extra.sides ?? extra.amount ?? extra.dice] : own;
}

/** What lies on a started Contract: Work Tokens, a Rune, the dice as they fell. @param {Scene} s @param {import("./box.js").Job} job */
function work(s, job) {
  const all = sides(s, job);
  return html`<div class="wf-work">${chip("hammer", job.work, `${job.work} Work Tokens`)}
    ${job.rune && html`<span class="wf-rune" data-about="rune:${job.rune}">${icon("flame")}${s.row("runes", job.rune).title}</span>`}
    <span class="wf-dice">${all.map((n, i) => die(n, job.faces[i], { size: "small" }))}</span></div>`;
}

/** @param {Scene} s @param {string} id @param {{price?: number} & Marks} how */
export function crewCard(s, id, { price, ...marks }) {
  const row = s.row("crew", id), kind = row.effects?.[0]?.kind ?? "", craft = row.effects?.[0]?.craft;
  return card({
    title: row.title, picture: craft && craft !== "any" ? craft : TRADES[kind] ?? "mug", material: "craftsmen", cost: price ?? row.hire_cost, text: row.text,
    about: `crew:${id}`, name: `${row.title}, ${row.text ?? ""} Costs ${price ?? row.hire_cost} Coin`, ...marks,
  });
}

/** @param {import("./box.js").Loan} loan @param {Marks} marks */
export function loanCard(loan, marks) {
  const owed = loan.repay - loan.paid;
  const name = loan.paid ? `Loan: ${owed} of ${loan.repay} Coin still to repay` : `Loan: receive ${loan.receive} Coin, repay ${loan.repay}`;
  return html`<div ${marked("card wf-loan", { about: `loan:${loan.receive}_${loan.repay}`, name, ...marks })}>
    <span class="wf-loan-line wf-receive"><small>Receive</small>${coin(loan.receive, { label: `receive ${loan.receive} Coin` })}</span>
    <span class="wf-loan-line"><small>Repay</small>${coin(loan.repay, { label: `repay ${loan.repay} Coin` })}</span>
    ${loan.paid > 0 && html`<span class="wf-paid">${cubes(loan.paid, "brass", `${loan.paid} Coin paid`)}<b>${owed} to go</b></span>`}
  </div>`;
}

/** @param {Scene} s @param {string} id @param {{n?: number} & Marks} how */
export function runeCard(s, id, { n = 1, ...marks }) {
  const row = s.row("runes", id);
  return card({
    title: row.title, picture: "flame", material: "wizards", text: row.text, corner: n > 1 ? html`<b class="wf-times">×${n}</b>` : undefined,
    about: `rune:${id}`, name: `${row.title}: ${row.text ?? ""}`, ...marks,
  });
}

/** An empty place in a row. @param {string} text */
export const gap = (text) => html`<span class="wf-gap"><small>${text}</small></span>`;
