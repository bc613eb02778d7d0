// @ts-check
// Ravenshire: a player. Goods, Mystics and money; the three guilds; exchanges, upgrades and Overtime cards.
import { coin, crest, icon, marked, ownerClass } from "../../art/kit.js";
import { html } from "../../lib/dom.js";
import { titled } from "../../lib/words.js";
import { GOODS, GUILDS, MYSTICS, amount, amounts, beast, box, called, deal, die, does, drawn, ownDie, shortWord } from "./lay.js";

/** @typedef {import("./lay.js").Lay} Lay */
/** @typedef {import("./lay.js").Smith} Smith */

/** @param {string} kind @param {number} n @param {boolean} own */
const stored = (kind, n, own) => html`<span ${marked(`tile rv-store rv-k-${kind} ${n ? "" : "none"}`, { about: `good:${kind}`, key: `good:${kind}`, name: `${titled(kind)}: ${n}`, ...(own ? { ref: `good:${kind}` } : {}) })}>${icon(kind)}<b>${n}</b><small>${shortWord(kind)}</small></span>`;

/** Everything that lies beside a player board. @param {Lay} t @param {Smith} smith */
export function stock(t, smith) {
  const own = smith === t.own, touch = own && t.seat != null;
  return html`<section class="box guild rv-stock ${ownerClass(smith.colour)}" data-key="stock:${smith.seat}">
    <span class="rv-who">${crest(smith.colour, { label: t.name(smith.seat) })}${!own && html`<b>${t.name(smith.seat)}</b>`}${helper(t, smith)}</span>
    <span class="rv-purse">${purse("gold", coin(smith.gold, { size: "big", label: `${smith.gold} Gold` }), "Gold", touch)}
      ${purse("action_token", html`<span class="rv-big">${icon("action_token")}<b>${smith.action_tokens}</b></span>`, "Tokens", touch)}
      <span class="rv-coin" title="Reputation"><span class="rv-big">${icon("reputation")}<b>${smith.reputation}</b></span><small>Reputation</small></span></span>
    <span class="rv-stores" role="group" aria-label="Goods">${GOODS.map((kind) => stored(kind, smith.goods[kind] ?? 0, touch))}</span>
    <span class="rv-stores rv-mystics" role="group" aria-label="Mystics">${MYSTICS.map((kind) => stored(kind, smith.mystics[kind] ?? 0, touch))}</span>${own && t.wide && exchanges(t)}</section>`;
}

/** Money can be what a member gives, too. @param {string} kind @param {unknown} face @param {string} name @param {boolean} touch */
const purse = (kind, face, name, touch) => html`<span ${marked("rv-coin", { about: `good:${kind}`, key: `good:${kind}`, name, ...(touch ? { ref: `good:${kind}` } : {}) })}>${face}<small>${name}</small></span>`;

/** One's stock in one line, where there is no room for more. @param {Lay} t */
export const purseLine = (t) => t.seat != null && html`<p class="rv-line" data-key="line">${coin(t.own.gold, { size: "small", label: `${t.own.gold} Gold` })}${amount("action_token", t.own.action_tokens)}${amount("reputation", t.own.reputation)}
  ${[...GOODS, ...MYSTICS].map((kind) => html`<span class="${t.own.goods[kind] ?? t.own.mystics[kind] ? "" : "none"}">${amount(kind, t.own.goods[kind] ?? t.own.mystics[kind] ?? 0)}</span>`)}</p>`;

// The Guild side

/** @param {Lay} t @param {Smith} smith @param {string} id */
function member(t, smith, id) {
  const one = t.member(id), own = smith === t.own && t.seat != null, used = smith.used.includes(id), ref = `member:${id}`;
  return html`<div ${marked(`tile rv-member rv-g-${one.guild} ${used ? "used" : ""}`, { about: ref, key: ref, name: `${one.title}. ${one.text}${used ? " Used." : ""}`, ...(own ? { ref } : {}), ...(one.printed ? {} : { flip: ref }) })} title="${one.title}. ${one.text}">
    <span class="rv-head">${icon(beast(one))}</span><span class="rv-facts"><b>${called(one)}</b><span class="rv-does">${does(one.effect)}</span></span>${used && icon("check", { class: "rv-check", label: "used" })}</div>`;
}

/** The dice of one column: of its colour; the Raven die lies where there is room. @param {Lay} t @param {Smith} smith @param {string} guild */
function diceOf(t, smith, guild) {
  const own = smith === t.own && t.seat != null;
  return smith.taken.map((one, i) => ({ one, nth: smith.rolled.length + i })).filter(({ one }) => (one.colour === "raven" ? guild === GUILDS[0] : one.colour === guild))
    .map(({ one, nth }) => (own ? ownDie(t, nth, one, `the ${titled(one.colour)} ${one.value} you took`) : die(one)));
}

/** @param {Lay} t @param {Smith} smith @param {string} guild */
function column(t, smith, guild) {
  const ref = `guild:${guild}`, here = smith.columns[guild] ?? [], own = smith === t.own && t.seat != null, free = Math.max(0, smith.rows - here.length);
  return html`<div class="rv-column rv-g-${guild} ${smith.running === guild ? "runs" : ""}" data-key="${ref}">
    <header><span ${marked("tile rv-guild", { about: ref, name: `${titled(guild)}s`, ...(own ? { ref } : {}) })}>${icon(`guild-${guild}`)}<b>${titled(guild)}s</b></span><span class="rv-dice">${diceOf(t, smith, guild)}</span></header>
    ${here.map((id) => member(t, smith, id))}${Array.from({ length: free }, (_, i) => html`<span class="rv-free" data-key="free:${i}">free</span>`)}</div>`;
}

/** @param {Lay} t @param {Smith} smith */
export const columns = (t, smith) => html`<div class="rv-columns">${GUILDS.map((guild) => column(t, smith, guild))}</div>`;

/** @param {Lay} t @param {Smith} smith */
export const guilds = (t, smith) => html`<section class="box rv-guilds" data-key="guilds" aria-label="${smith === t.own && t.seat != null ? "Your guilds" : `Guilds of ${t.name(smith.seat)}`}">
  ${smith === t.own && t.picked[0]?.startsWith("member:") && amounts(t)}${columns(t, smith)}</section>`;

/** The Assistant. @param {Lay} t @param {Smith} smith */
function helper(t, smith) {
  if (!smith.assistant) return "";
  const one = t.row("assistants", smith.assistant);
  return html`<span class="rv-helper" data-about="assistant:${one.id}" title="${one.title}: ${one.text}">${icon(ASSISTANTS[one.id] ?? "person")}<small>${one.title}</small></span>`;
}

/** @type {Record<string, string>} */
const ASSISTANTS = { badger: "beast-badger", raven: "beast-raven", guild_advisor: "quill", noble_patron: "crown" };

// What is paid with tokens, Goods and Mystics

/** @param {Lay} t @param {Smith} smith @param {string} id */
function upgrade(t, smith, id) {
  const one = t.row("upgrades", id), built = smith.upgrades.includes(id), own = smith === t.own && t.seat != null, ref = `upgrade:${id}`;
  return html`<span ${marked(`tile rv-deal ${built ? "built" : ""}`, { about: ref, key: ref, name: `${one.title}: ${one.text}${built ? " Built." : ""}`, ...(own && !built ? { ref } : {}) })} title="${one.text}">
    <span class="rv-does"><span class="rv-art">${icon(UPGRADES[id] ?? "hammer")}</span>${built ? icon("check", { class: "rv-built", label: "built" }) : amount("action_token", one.tokens)}</span><b>${SHORT[id] ?? one.title}</b></span>`;
}

/** @type {Record<string, string>} */
const UPGRADES = { foundry: "work-steel_foundry", kiln: "work-charcoal_kiln", market_exchange: "scales", guild_workshop: "hall" };
/** @type {Record<string, string>} */
const SHORT = { foundry: "Foundry", kiln: "Kiln", market_exchange: "Exchange", guild_workshop: "Workshop", special_training: "Training", side_jobs: "Side Jobs" };

/** @param {Lay} t @param {Smith} smith @param {string} id */
function overtime(t, smith, id) {
  const one = t.row("overtime", id), left = smith.overtime.includes(id), own = smith === t.own && t.seat != null, ref = `overtime:${id}`;
  return html`<span ${marked(`tile rv-deal ${left ? "" : "gone"}`, { about: ref, key: ref, name: `${one.title}: ${one.text}${left ? "" : " Played."}`, ...(own && left ? { ref } : {}) })} title="${one.text}">
    <span class="rv-does">${left ? deal(amount("action_token", one.tokens), drawn(one.gain)) : "played"}</span><b>${SHORT[id] ?? one.title}</b></span>`;
}

/** @param {Lay} t @param {string} id */
function exchange(t, id) {
  const one = t.row("exchanges", id), ref = `exchange:${id}`, own = t.seat != null;
  const by = t.own.upgrades.includes("market_exchange") ? "±2" : "±1";
  return html`<span ${marked("tile rv-deal", { about: ref, key: ref, name: `${one.title}: ${one.text}`, ...(own ? { ref } : {}) })} title="${one.text}">
    <span class="rv-does">${one.pay ? deal(drawn(one.pay), drawn(one.gain)) : deal(amount("talisman", 1), html`${icon("die-6", { class: "rv-blank" })}<b>${by}</b>`)}</span><b>${one.title.replace(" Exchange", "s").split(" ").at(-1)}</b></span>`;
}

/** The five exchanges. @param {Lay} t */
const exchanges = (t) => html`<div class="rv-deals five" role="group" aria-label="Market Exchange">${(t.cards.exchanges ?? []).map((one) => exchange(t, one.id))}</div>`;

/** The four upgrades and the two Overtime cards. @param {Lay} t @param {Smith} smith */
const tools = (t, smith) => html`<div class="rv-deals six" role="group" aria-label="Upgrades and Overtime cards">${(t.cards.upgrades ?? []).map((one) => upgrade(t, smith, one.id))}${(t.cards.overtime ?? []).map((one) => overtime(t, smith, one.id))}</div>`;

/** @param {Lay} t */
export const market = (t) => box({ title: "Market Exchange", class: "rv-market" }, exchanges(t));
/** @param {Lay} t @param {Smith} smith */
export const workshop = (t, smith) => box({ title: "Upgrades and Overtime", class: "rv-workshop" }, tools(t, smith));
