// @ts-check
// The drawn board of The Blacksmith of Merchants Cove: see docs/table.md, "A board".
import { stack } from "../lib/dom.js";
import { harbour } from "./cove/harbour.js";
import { lay } from "./cove/lay.js";
import { purseLine, shop, stall } from "./cove/shop.js";
import { peddler, peddlerLine, piles } from "./cove/standings.js";
import { halls, square } from "./cove/town.js";

/** @typedef {import("./cove/lay.js").Lay} Lay */
/** @typedef {import("../lib/types.js").Zone} Zone */

/** @param {any} table the message of the server @param {any} cards the box @param {{wide?: boolean, picked?: string[], inspected?: number | null}} [ui] */
export function board(table, cards, ui = {}) {
  const t = lay(table, cards, ui), seen = ui.inspected == null ? undefined : t.view.players[ui.inspected];
  const zones = [...(seen && seen !== t.own ? [inspected(t, seen)] : []), ...(t.wide ? desktop(t) : phone(t))];
  const rows = zones.filter(({ id }) => id !== "shop" && id !== "town").map(({ id }) => `"${id} ${id}"`);
  if (t.wide) rows.splice(rows.indexOf('"harbour harbour"') + 1, 0, '"shop town"');
  return { zones, wide: rows.join(" "), columns: "minmax(0, 1.5fr) minmax(0, 1fr)", tall: zones.map(({ id }) => id) };
}

/** Somebody else's shop. @param {Lay} t @param {import("./cove/lay.js").Merchant} one @returns {Zone} */
const inspected = (t, one) => ({ id: "inspected", label: t.name(one.seat), body: shop(t, one) });

/** The harbour, and under it what one has beside the town. @param {Lay} t @returns {Zone[]} */
function desktop(t) {
  return [
    { id: "harbour", label: "The Cove", body: harbour(t, peddlerLine(t)) },
    { id: "shop", label: t.seat == null ? t.name(t.own.seat) : "You", body: shop(t, t.own) },
    { id: "town", label: "Town", body: stack({ square: square(t), halls: halls(t) }) },
    { id: "rest", label: "Cards", body: stack({ peddler: peddler(t), piles: piles(t) }) },
  ];
}

/** A tab for each part. @param {Lay} t @returns {Zone[]} */
function phone(t) {
  const selling = t.view.phase === "market" && t.seat != null;
  return [
    { id: "harbour", label: "Harbour", body: stack({ stall: selling && stall(t), harbour: harbour(t, peddlerLine(t)) }) },
    { id: "shop", label: t.seat == null ? t.name(t.own.seat) : "Shop", body: shop(t, t.own) },
    { id: "town", label: "Town", body: stack({ line: purseLine(t), square: square(t), halls: halls(t) }) },
    { id: "rest", label: t.view.board.peddler ? "Peddler" : "Cards", body: stack({ peddler: peddler(t), piles: piles(t) }) },
  ];
}
