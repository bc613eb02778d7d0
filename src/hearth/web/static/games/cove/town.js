// @ts-check
// Merchants Cove: the Town Square with its Townsfolk, the Faction Halls, the Lair.
import { deck, icon, marked } from "../../art/kit.js";
import { html } from "../../lib/dom.js";
import { COLOURS, box, counted, does, figure, hours, people, pays, sign, smith, told } from "./lay.js";

/** @typedef {import("./lay.js").Lay} Lay */

/** A Townsfolk card. @param {Lay} t @param {string} id @param {import("./lay.js").Marks & {extra?: unknown}} marks */
export function folk(t, id, { extra, ...marks }) {
  const card = t.townsfolk(id);
  return html`<div ${marked(`card cv-folk cv-${card.icons[0] ?? "rogue"} cv-set-${card.set}`, { about: `townsfolk:${id}`, name: told(card), ...marks })} title="${told(card)}">
    <span class="cv-portrait">${icon(`cv-${card.set}`)}</span><b class="card-title">${card.title}</b>${does(card)}${pays(card)}${extra}</div>`;
}

/** @param {Lay} t @param {string | null} id @param {number} at */
function slot(t, id, at) {
  const last = at === t.view.board.square.length - 1, alley = "space:back_alley";
  const card = id ? folk(t, id, { ref: `townsfolk:${id}`, key: `townsfolk:${id}`, flip: `townsfolk:${id}` }) : html`<span class="cv-gap">empty</span>`;
  if (!last) return html`<div class="cv-slot" data-key="slot${at}">${card}</div>`;
  return html`<div class="cv-slot" data-key="slot${at}">${card}</div><span ${marked("cv-back", { ref: alley, key: alley, name: "Recruit in the Back Alley: 1 hour and 2 Corruption cards" })} title="Recruit in the Back Alley: 1 hour and 2 Corruption cards"><b>Back Alley</b><small>the fourth in</small>${hours(1)}<span class="cv-n">+2${icon("corruption", { label: "Corruption" })}</span><i aria-hidden="true"></i></span>`;
}

/** @param {Lay} t */
export function square(t) {
  const { square: all, townsfolk_deck: left } = t.view.board, stands = t.own.space === "recruit";
  return html`<section class="box cv-square" data-key="square"><h2>Town Square<span class="cv-space-note ${stands ? "here" : ""}">${stands ? smith(t, t.own) : ""}Recruit ${hours(2)}</span><span class="grow"></span>${deck(left, { label: "Townsfolk", kind: "brown", class: "cv-deck" })}</h2>
    <div class="cv-slots">${all.map((id, i) => slot(t, id, i))}</div></section>`;
}

/** @param {Lay} t @param {string} colour */
function hall(t, colour) {
  const n = t.view.board.halls[colour], label = `${t.row("factions", colour).hall}: ${counted(n, "adventurer")}`, sponsor = t.own.sponsored.includes(colour);
  return html`<div class="cv-hall cv-${colour} ${sponsor ? "sponsored" : ""}" data-about="faction:${colour}" data-key="hall-${colour}" title="${label}${sponsor ? ". Your Sponsorship pays 1 Gold for each in every Market" : ""}"><span class="vh">${label}</span>${icon("cv-hall")}<span class="cv-hall-n" aria-hidden="true">${sign(colour)}<b>${n}</b></span><small>${people(t, colour)}</small></div>`;
}

/** @param {Lay} t */
function lair(t) {
  const { lair: n, loss, rogue_card: id } = t.view.board, steps = t.cards.lair ?? [], card = t.row("rogue_cards", id);
  let from = 0;
  const bands = steps.map(({ up_to: to, loss: cost }) => {
    const first = from;
    from = to + 1;
    const now = cost === loss && n >= first && n <= to;
    return html`<span class="cv-band ${now ? "now" : ""}" data-key="band${first}"><span class="cv-dens">${Array.from({ length: to - Math.max(first, 1) + 1 }, (_, i) => Math.max(first, 1) + i <= n ? figure("rogue", { label: "" }) : html`<i class="cv-den"></i>`)}</span><b>−${cost}</b></span>`;
  });
  return html`<div class="cv-lair" data-key="lair"><span class="cv-lair-name">${icon("cv-lair")}<b>Lair</b></span><span class="cv-bands" title="${counted(n, "Rogue")} in the Lair: each icon of Corruption and each Rogue icon costs ${loss} Gold at the end"><span class="vh">${counted(n, "Rogue")}: each icon of Corruption costs ${loss} Gold at the end</span>${bands}</span>
    <span class="card cv-rogue-card" data-about="rogue_card:${id}" title="${card.text}"><b>${icon("cv-rogue-icon")}${card.title}</b><small>${card.text}</small></span></div>`;
}

/** @param {Lay} t */
export const halls = (t) => box({ title: "Halls and Lair", class: "cv-halls" }, html`<div class="cv-street">${COLOURS.map((colour) => hall(t, colour))}</div>${lair(t)}`);
