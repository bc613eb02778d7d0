// @ts-check
// The drawn board of Smiths of Winterforge.
import { stack } from "../lib/dom.js";
import { Scene } from "./winterforge/box.js";
import { choice, event } from "./winterforge/choices.js";
import { guildBoard } from "./winterforge/guild.js";
import { map } from "./winterforge/map.js";
import { bank, jobs, market, tavern } from "./winterforge/rows.js";

/** On a desktop the map and the own Guild beside the rows, all in one window; on a phone a tab for each.
 * @param {import("./winterforge/box.js").Table} table @param {import("./winterforge/box.js").Cards} cards @param {import("./winterforge/box.js").Ui} ui */
export function board(table, cards, ui) {
  const s = new Scene(table, cards, ui), now = choice(s);
  const inspected = ui.inspected != null && ui.inspected !== s.seat ? table.view.players[ui.inspected] : null;
  const town = stack({ event: event(s), map: map(s) });
  const first = [
    ...(now ? [{ id: "choice", label: "Choose", body: now }] : []),
    ...(inspected ? [{ id: "inspected", label: s.name(inspected.seat), body: guildBoard(s, inspected) }] : []),
  ];
  const rest = ui.wide ? [
    { id: "map", label: "Winterforge", body: town },
    { id: "guild", label: s.name(s.seat), body: guildBoard(s, s.me) },
    { id: "rows", label: "Market, jobs, Tavern and Bank", body: stack({ market: market(s), jobs: jobs(s), tavern: tavern(s), bank: bank(s) }, "wf-rows") },
  ] : [
    { id: "map", label: "Map", body: town },
    { id: "market", label: "Market", body: market(s) },
    { id: "jobs", label: "Jobs", body: jobs(s) },
    { id: "hire", label: "Town", body: stack({ tavern: tavern(s), bank: bank(s) }) },
    { id: "guild", label: table.seat == null ? s.name(s.seat) : "You", body: guildBoard(s, s.me) },
  ];
  const zones = [...first, ...rest];
  return {
    zones,
    wide: [...first.map((zone) => `"${zone.id} ${zone.id}"`), '"map rows" "guild rows"'].join(" "),
    columns: "minmax(0, 1.25fr) minmax(0, 1fr)",
    tall: zones.map((zone) => zone.id),
  };
}
