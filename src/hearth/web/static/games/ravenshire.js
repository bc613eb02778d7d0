// @ts-check
// The drawn board of Forges of Ravenshire: see docs/table.md, "A board".
import { html, stack } from "../lib/dom.js";
import { dealt, openContracts, orders } from "./ravenshire/contracts.js";
import { lay } from "./ravenshire/lay.js";
import { guilds, market, purseLine, stock, workshop } from "./ravenshire/smith.js";
import { rival, rivalLine, titles, track } from "./ravenshire/standings.js";
import { halls, town } from "./ravenshire/town.js";
import { spaces, works } from "./ravenshire/works.js";

/** @typedef {import("./ravenshire/lay.js").Lay} Lay */
/** @typedef {import("../lib/types.js").Zone} Zone */

/** What is asked in between, on a phone before everything else. @type {Record<string, string>} */
const ASKED = { Pick: "stock", Give: "stock", Selling: "stock", ForgeMaster: "works", Conversion: "works", ChooseGuild: "guilds", UseMembers: "guilds", Advise: "guilds", AtTheHalls: "halls", FreeRecruit: "halls" };

/** @param {any} table the message of the server @param {any} cards the box @param {{wide?: boolean, picked?: string[], inspected?: number | null}} [ui] */
export function board(table, cards, ui = {}) {
  const t = lay(table, cards, ui), seen = ui.inspected == null ? undefined : t.view.players[ui.inspected];
  const zones = [...asked(t), ...(seen && seen !== t.own ? [inspected(t, seen)] : []), ...(t.wide ? desktop(t) : phone(t))];
  const rows = zones.filter(({ id }) => !["mine", "open"].includes(id)).map(({ id }) => `"${id} ${id}"`);
  if (t.wide) rows.splice(rows.indexOf('"stock stock"') + 1, 0, '"mine open"');
  return { zones, wide: rows.join(" "), columns: "minmax(0, 1.05fr) minmax(0, 1fr)", tall: zones.map(({ id }) => id) };
}

/** What has to be chosen before anything else, if the board has no place for it in sight. @param {Lay} t @returns {Zone[]} */
function asked(t) {
  if (t.seat != null && t.own.dealt?.length && t.own.choice === "KeepContract") return [{ id: "choice", label: "Choose", body: dealt(t, t.own.dealt) }];
  const what = ASKED[t.own.choice];
  if (t.wide || t.seat == null || !what || t.legal.size === 0) return [];
  /** @param {string} kind */
  const touches = (kind) => [...t.legal].some((ref) => ref.startsWith(kind));
  const goods = what === "stock" || touches("good:");
  return [{ id: "choice", label: "Choose", body: stack({
    works: what === "works" && works(t, true), halls: what === "halls" && halls(t), guilds: (what === "guilds" || touches("guild:")) && guilds(t, t.own),
    stock: goods && stock(t, t.own), line: !goods && what !== "works" && purseLine(t),
  }) }];
}

/** Somebody else's board. @param {Lay} t @param {import("./ravenshire/lay.js").Smith} smith @returns {Zone} */
const inspected = (t, smith) => ({ id: "inspected", label: t.name(smith.seat), body: stack({
  stock: stock(t, smith), halves: html`<div class="rv-halves">${stack({ guilds: guilds(t, smith), workshop: workshop(t, smith) })}${orders(t, smith, `Contracts of ${t.name(smith.seat)}`)}</div>`,
  spaces: t.view.phase === "production" && html`<section class="box">${spaces(t, smith)}</section>`,
}, "rv-inspected") });

/** What matters in a phase lies on top: the town, or the Production side, or at the end who stands where. @param {Lay} t @returns {Zone[]} */
function desktop(t) {
  const { phase } = t.view, you = t.seat == null ? t.name(t.own.seat) : "You";
  const working = phase === "production", ending = phase === "final_scoring" || phase === "over";
  const held = orders(t, t.own, t.seat == null ? `Contracts of ${you}` : "Your Contracts");
  const city = html`<div class="rv-city">${town(t)}${halls(t)}</div>`, tools = workshop(t, t.own);
  const open = openContracts(t), steps = track(t), other = rival(t), aims = titles(t), own = guilds(t, t.own);
  const main = working ? works(t, true) : ending ? stack({ steps, other }) : city;
  return [
    { id: "main", label: working ? "Production" : ending ? "Standings" : "Ravenshire", body: ending ? main : html`${rivalLine(t)}${main}` },
    { id: "stock", label: "Goods and Mystics", body: stock(t, t.own) },
    { id: "mine", label: you, body: stack(ending ? { tools, own } : { own, held: !working && held, tools }) },
    { id: "open", label: "Contracts", body: stack(working || ending ? { held, aims: !ending && aims } : { open, other, aims }) },
    { id: "rest", label: "Standings", body: stack(working ? { steps, other, city, open } : ending ? { aims, city, open } : { steps, works: works(t, false) }) },
  ];
}

/** A tab for each part, the one of the phase first. @param {Lay} t @returns {Zone[]} */
function phone(t) {
  const working = t.view.phase === "production", line = purseLine(t), held = orders(t, t.own, t.seat == null ? "Contracts" : "Your Contracts");
  const all = {
    town: { id: "town", label: "Town", body: stack({ line, rival: rivalLine(t), town: town(t), halls: halls(t) }) },
    works: { id: "works", label: "Works", body: stack({ line, works: works(t, working), market: market(t), workshop: workshop(t, t.own) }) },
    contracts: { id: "contracts", label: "Contracts", body: stack({ line, open: openContracts(t) }) },
    you: { id: "you", label: t.seat == null ? t.name(t.own.seat) : "You", body: stack({ stock: stock(t, t.own), guilds: guilds(t, t.own), held }) },
    standing: { id: "standing", label: "Titles", body: stack({ rival: rival(t), track: track(t), titles: titles(t) }) },
  };
  return working ? [all.works, all.you, all.contracts, all.town, all.standing] : [all.town, all.contracts, all.you, all.works, all.standing];
}
