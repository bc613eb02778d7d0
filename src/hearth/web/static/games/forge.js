// @ts-check
// The drawn board of Forge: see docs/table.md, "A board".
import { html, stack } from "../lib/dom.js";
import { collection, hand, looking } from "./forge/cards.js";
import { box, lay, numbers } from "./forge/lay.js";
import { bunks, crew, purse, smithy, stores, workshop } from "./forge/smithy.js";
import { achievements, ironLine, ironclad } from "./forge/standings.js";
import { order, prices, stacks, town } from "./forge/town.js";

/** @typedef {import("./forge/lay.js").Lay} Lay */
/** @typedef {import("../lib/types.js").Zone} Zone */

/** What is asked in between, on a phone before everything else. @type {Record<string, (t: Lay) => unknown>} */
const ASKED = {
  TakeSpace: (t) => box({ title: t.prompt, class: "fo-ask-order" }, order(t)),
  Trade: (t) => box({ title: t.prompt, class: "fo-ask-trade" }, html`<div class="stack"><h3>Buy</h3>${prices(t)}<h3>Sell</h3>${stores(t, t.own)}</div>`),
  Units: (t) => html`<section class="box" data-key="units">${numbers(t)}${purse(t)}</section>`,
  GiveCubes: (t) => box({ title: t.prompt }, stores(t, t.own)),
  TakeCubes: (t) => box({ title: t.prompt }, stores(t, t.own)),
  ForgeContracts: (t) => hand(t, t.own),
  ForgeAtEnd: (t) => hand(t, t.own),
  MustForge: (t) => hand(t, t.own),
  ChooseUpgrade: workshop,
  UpgradeNow: workshop,
  Assign: (t) => box({ title: t.prompt }, crew(t, t.own)),
  ReturnAssistant: (t) => box({ title: t.prompt }, crew(t, t.own)),
  DrawContracts: stacks,
  DrawAny: stacks,
  VisitGuilds: stacks,
  VisitCards: stacks,
};

/** @param {any} table the message of the server @param {any} cards the box @param {{wide?: boolean, picked?: string[], inspected?: number | null}} [ui] */
export function board(table, cards, ui = {}) {
  const t = lay(table, cards, ui), seen = ui.inspected == null ? undefined : t.view.players[ui.inspected];
  const zones = [...asked(t), ...(seen && seen !== t.own ? [inspected(t, seen)] : []), ...(t.wide ? desktop(t) : phone(t))];
  const rows = zones.filter(({ id }) => id !== "smithy" && id !== "hand").map(({ id }) => `"${id} ${id}"`);
  if (t.wide) rows.splice(rows.indexOf('"town town"') + 1, 0, '"smithy hand"');
  return { zones, wide: rows.join(" "), columns: "minmax(0, 1.32fr) minmax(0, 1fr)", tall: zones.map(({ id }) => id) };
}

/** What has to be chosen before anything else. @param {Lay} t @returns {Zone[]} */
function asked(t) {
  if (t.seat == null || t.legal.size === 0) return [];
  const cards = looking(t);
  if (cards) return [{ id: "choice", label: "Choose", body: html`${cards}` }];
  if (t.view.choice === "Claim") return [{ id: "choice", label: "Choose", body: achievements(t) }];
  const ask = t.wide ? undefined : ASKED[t.view.choice];
  return ask ? [{ id: "choice", label: "Choose", body: stack({ asked: ask(t) }) }] : [];
}

/** Somebody else's board. @param {Lay} t @param {import("./forge/lay.js").Smithy} one @returns {Zone} */
const inspected = (t, one) => ({ id: "inspected", label: t.name(one.seat), body: stack({ halves: html`<div class="fo-halves">${smithy(t, one)}${hand(t, one)}</div>`, collection: collection(t, one) }) });

/** The town, and under it what one has; the rest can be scrolled to. @param {Lay} t @returns {Zone[]} */
function desktop(t) {
  const claiming = t.view.choice === "Claim" && t.legal.size > 0;
  return [
    { id: "town", label: "The town", body: town(t, ironLine(t)) },
    { id: "smithy", label: t.seat == null ? t.name(t.own.seat) : "You", body: smithy(t, t.own) },
    { id: "hand", label: "Contracts", body: hand(t, t.own) },
    { id: "rest", label: "Standings", body: stack({ goals: !claiming && achievements(t), collection: collection(t, t.own), ironclad: ironclad(t) }) },
  ];
}

/** A tab for each part. @param {Lay} t @returns {Zone[]} */
function phone(t) {
  return [
    { id: "town", label: "Town", body: stack({ purse: purse(t), town: town(t, html`${ironLine(t)}${bunks(t)}`) }) },
    { id: "you", label: t.seat == null ? t.name(t.own.seat) : "You", body: smithy(t, t.own) },
    { id: "hand", label: "Contracts", body: stack({ purse: purse(t), hand: hand(t, t.own) }) },
    { id: "cards", label: "Cards", body: collection(t, t.own) },
    { id: "standing", label: "Goals", body: stack({ goals: achievements(t), ironclad: ironclad(t) }) },
  ];
}
