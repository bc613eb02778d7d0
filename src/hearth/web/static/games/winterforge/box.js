// @ts-check
// What the drawings of Winterforge share: the box by id, the table seen from a seat, and steps that follow a touch.
import { html } from "../../lib/dom.js";
import { coin, icon } from "../../art/kit.js";

/** @typedef {import("../../lib/dom.js").Safe} Safe */
/** @typedef {{wide: boolean, picked: string[], inspected: number | null}} Ui */
/** @typedef {{id: string, verb: string, label: string, path: string[], cost: Record<string, number>, risk: string}} Option */
/** @typedef {import("../../view.js").winterforge.TableView} View */
/** @typedef {import("../../view.js").winterforge.GuildView} Guild */
/** @typedef {import("../../view.js").winterforge.JobView} Job */
/** @typedef {import("../../view.js").winterforge.LoanView} Loan */
/** @typedef {{seat: number | null, seats: {seat: number, name: string, title: string, score: number}[], view: View,
 *   decision: {prompt: string, options: Option[]} | null}} Table */
/** A row of the box, as its file has it. @typedef {Record<string, any>} Row */
/** @typedef {Record<string, Row[]>} Cards */

export const CRAFTS = ["weapons", "armour", "jewellery"];
/** @type {Record<string, string>} */
export const CRAFT_NAMES = { weapons: "Weapons", armour: "Armour", jewellery: "Jewellery" };

/** @param {string} text */
const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1).replaceAll("_", " ");

/** Everything a drawing needs: made once per drawing, never changed. */
export class Scene {
  /** @param {Table} table @param {Cards} cards @param {Ui} ui */
  constructor(table, cards, ui) {
    this.table = table;
    this.view = table.view;
    this.cards = cards;
    this.ui = ui;
    this.options = table.decision?.options ?? [];
    /** Whose board lies in front: a spectator sits behind the first seat. */
    this.seat = table.seat ?? 0;
    this.me = table.view.players[this.seat];
    this.isSolo = table.view.players.length === 1;
    this.isLords = table.view.players.length === 6;
  }

  /** A row of the box; a card this box does not know still has a name. @param {string} file @param {string} id @returns {Row} */
  row(file, id) {
    return this.cards[file]?.find((row) => row.id === id) ?? { id, title: capital(id), name: capital(id) };
  }

  /** @param {string} id @returns {Row} of a Contract or a Royal Contract, `royal` telling which */
  contract(id) {
    const royal = this.cards.royals?.find((row) => row.id === id);
    return royal ? { ...royal, royal: true, craft: royal.crafts[0], coin: 0 } : this.row("contracts", id);
  }

  /** Where the game names a place. @param {string} id @returns {Row} */
  site(id) {
    return this.cards.board.find((row) => row.id === id) ?? this.row("alleyways", id);
  }

  /** The options that a touch of this begins. @param {string} ref */
  from(ref) {
    return this.options.filter((option) => option.path[0] === ref);
  }

  /** What a thing costs this seat now, or else what is printed. @param {string} ref @param {number} printed */
  price(ref, printed) {
    const found = this.from(ref).map((option) => option.cost.coin ?? 0);
    return found.length ? Math.max(...found) : printed;
  }

  /** Out of reach: more than the seat has. @param {string} ref @param {number} printed */
  isDear(ref, printed) {
    return this.from(ref).length === 0 && this.table.seat != null && printed > this.me.coin;
  }

  /** The player's name. @param {number} seat */
  name(seat) {
    return this.table.seats[seat]?.name ?? `Seat ${seat + 1}`;
  }

  /** The name of its Guild. @param {number} seat */
  title(seat) {
    const id = this.view.players[seat].guild;
    return id ? this.row("guilds", id).name : this.table.seats[seat]?.title ?? `Seat ${seat + 1}`;
  }
}

/** A thing with the steps that follow its touch, once it is picked. The last step stays, to be touched again where chance decides. @param {Scene} s @param {string} ref @param {Safe} thing */
export function withSteps(s, ref, thing) {
  const { picked } = s.ui;
  if (picked[0] !== ref) return thing;
  const live = s.options.filter((option) => picked.every((step, i) => option.path[i] === step));
  const steps = [...new Set(live.map((option) => option.path[picked.length]).filter(Boolean))].filter((step) => /^(bonus|amount):/.test(step));
  if (!steps.length && picked.length === 1) return thing;
  const short = live.find((option) => option.path.length === picked.length), again = picked[picked.length - 1];
  const plainFace = !steps.length ? stepFace(again) : again === ref ? "Plain" : "No bonus";
  return html`<div class="wf-steps-of" data-key="steps:${ref}">${thing}<div class="wf-steps">
    ${short && html`<span class="wf-step" data-ref="${again}" data-name="${short.label}">${plainFace}</span>`}
    ${steps.map((step) => html`<span class="wf-step" data-ref="${step}" data-name="${live.find((one) => one.path[picked.length] === step)?.label}">${stepFace(step)}</span>`)}
  </div></div>`;
}

/** @param {string} step */
const stepFace = (step) => step.startsWith("bonus:") ? html`${icon("star")}Prime` : coin(step.slice("amount:".length), { size: "small" });

/** A box with a heading. @param {{title: string, small?: unknown, class?: string}} head @param {unknown} body */
export const box = ({ title, small, class: classes = "" }, body) => html`
  <section class="box ${classes}"><h2>${title}${small && html`<small>${small}</small>`}</h2>${body}</section>`;

/** Equal ids together, in the order in which they first came. @param {string[]} ids */
export function grouped(ids) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, n]) => ({ id, n }));
}
