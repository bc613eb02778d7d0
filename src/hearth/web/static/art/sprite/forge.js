// @ts-check
// Forge: what is built, learnt and sealed there, and the places of its board that no other game has.
import { blob, box, circle, corners, ellipse, ink, lamp, patch, polygon, shape, shine, stroke, symbol, turned } from "./draw.js";

const star = (/** @type {number} */ r, /** @type {number} */ x, /** @type {number} */ y) => polygon(corners(5, [r, r * 0.52], x, y));

const things = {
  brick: shape("red", box(4, 36, 27, 17, 2)) + shape("red", box(33, 36, 27, 17, 2)) + shape("red", box(18, 17, 28, 17, 2)) + shine(box(21, 20, 18, 3, 1), 0.45) + shine(box(7, 39, 16, 3, 1), 0.4) + shine(box(36, 39, 16, 3, 1), 0.4) + patch("#3f0b0a", circle(26, 28, 1.4) + circle(38, 29, 1.2) + circle(14, 47, 1.4) + circle(48, 46, 1.3), 0.5),
  skill: shape("blue", "M32 3l22 8v20c0 14-9 24-22 30C19 55 10 45 10 31V11z") + shine("M14 14l17-7v48C20 49 14 41 14 31z", 0.18) + turned(shape("wood", box(29, 26, 6, 26, 2)) + shape("bone", box(17, 14, 30, 13, 3)) + shine(box(19, 16, 26, 3, 1), 0.7), "rotate(24 32 32)"),
  vp: `<path d="${star(30, 32, 34)}" fill="url(#g-coin)" stroke="#5d3906" stroke-width="3" stroke-linejoin="round"/>` + shine(polygon([[32, 5], [25, 24], [32, 34]]), 0.5) + stroke("#fff3c4", star(23, 32, 34), 1.6, 0.7),
  trade: stroke("#14100d", "M10 24h34M54 42H20", 9) + stroke("#f0c04e", "M10 24h34M54 42H20", 5) + shape("gold", "M42 12l16 12-16 12zM22 30 6 42l16 12z"),
  exhaust: shape("night", box(6, 26, 52, 20, 4)) + shape("bone", box(9, 18, 18, 13, 4)) + shape("cloth", "M24 30h30q4 0 4 5v11H20v-8q0-8 4-8z") + shape("wood", box(4, 14, 5, 42, 2)) + shape("wood", box(55, 28, 5, 28, 2)) + stroke("#f3e7cd", "M36 6h8l-8 9h8M48 14h6l-6 7h6", 2.6),
};

const upgrades = {
  wagon: shape("wood", "M4 22h50l-5 22H11z") + ink("wood", "M6 29h46M8 36h43M18 22l2 22M30 22v22M42 22l-2 22", 1.6, 0.6) + shine("M8 24h42l-1 3H9z", 0.4) + shape("birch", ellipse(18, 20, 6, 5)) + shape("birch", ellipse(30, 17, 6, 5)) + shape("stone", blob([[38, 22], [40, 12], [50, 14], [52, 22]])) + [16, 44].map((x) => shape("wood", circle(x, 49, 10)) + stroke("#39200b", `M${x - 8} 49h16M${x} 41v16`, 1.8) + shape("iron", circle(x, 49, 3))).join("") + stroke("#39200b", "M54 32l8-4", 4),
  furnace: shape("stone", "M8 58V30L18 12h28l10 18v28z") + ink("stone", "M10 34h44M14 22h36M8 46h10M46 46h10M24 12v10M40 12v10M18 22v12M46 22v12M32 22v8", 1.5, 0.5) + patch("#1a0703", "M20 58V46q0-10 12-10t12 10v12z") + lamp(32, 50, 16, "fire") + `<path d="M24 58q-2-10 4-14 0 5 3 6 0-7 6-10 6 9 3 18z" fill="url(#g-flame)" stroke="#6f1807" stroke-width="1.5"/>` + shape("stone", box(26, 3, 12, 10, 1)) + stroke("#c9c2b8", "M30 2q-5-3 0-6", 2, 0.7),
  grindstone: shape("wood", "M8 60l10-24h5l-4 24zM56 60 46 36h-5l4 24z") + shape("stone", circle(32, 28, 22)) + stroke("#3d404c", circle(32, 28, 15), 1.6, 0.6) + shine("M14 22Q18 9 31 8 20 13 18 24z", 0.5) + shape("iron", circle(32, 28, 5)) + stroke("#22272f", "M32 28h22v10", 4) + stroke("#ffd58a", "M8 12l-5-6M14 7l-2-6M5 20l-5-2", 2.4),
  chisels: turned(shape("wood", box(28, 34, 9, 26, 4)) + shape("gold", box(27, 31, 11, 5, 1)) + shape("steel", "M29 4h7v28h-7zM29 4l7-3v4z") + shine(box(30, 6, 2, 24), 0.7), "rotate(-24 32 36)") + turned(shape("wood", box(28, 36, 9, 24, 4)) + shape("gold", box(27, 33, 11, 5, 1)) + shape("steel", "M27 10q5-8 11 0v24H27z") + shine(box(29, 12, 2, 20), 0.7), "rotate(26 32 36)"),
  tongs: turned(stroke("#22272f", "M24 60q6-20 6-30T20 6M40 60q-6-20-6-30T44 6", 8) + stroke("#8f98a5", "M24 60q6-20 6-30T20 6M40 60q-6-20-6-30T44 6", 4.5) + shape("iron", circle(32, 32, 5)) + shape("flame", "M20 2h24l-3 9H23z") + stroke("#fff3b0", "M24 5h16", 2), "rotate(18 32 32)"),
  hammers: turned(shape("wood", box(29, 24, 6, 38, 2)) + shape("steel", "M14 10h30l7 4v6l-7 4H14z") + shine(box(16, 12, 27, 3), 0.6), "rotate(34 32 34)") + turned(shape("wood", box(29, 24, 6, 38, 2)) + shape("iron", box(17, 9, 30, 15, 3)) + shine(box(19, 11, 26, 3), 0.5), "rotate(-34 32 34)"),
  vise: shape("wood", box(4, 50, 56, 10, 2)) + shape("iron", "M14 50V38h20V14h10q4 0 4 4v20h4v12z") + shape("iron", "M14 50V18q0-4 4-4h8v12l-4 4v20z") + shape("steel", box(24, 14, 5, 18, 1)) + shape("steel", box(35, 14, 5, 18, 1)) + shape("amber", box(29, 10, 6, 26, 1)) + stroke("#22272f", "M2 34h12", 5) + stroke("#c3c8cf", "M2 28v12", 4) + shine("M16 19q0-3 3-3v30h-3z", 0.35),
};

const products = {
  tool: turned(shape("wood", box(29, 20, 6, 42, 2)) + shape("steel", "M17 2h4v16q0 6 11 6t11-6V2h4v17q0 10-12 11v4h-6v-4q-12-1-12-11zM30 2h4v24h-4z") + shine(box(18, 4, 2, 14), 0.6), "rotate(28 32 32)"),
  furniture: shape("wood", box(13, 4, 6, 56, 2)) + shape("wood", box(45, 34, 6, 26, 2)) + shape("wood", box(13, 10, 26, 7, 2)) + shape("wood", box(33, 4, 6, 34, 2)) + shape("red", box(11, 32, 42, 9, 4)) + ink("wood", "M19 50h26", 3.5) + shine(box(14, 34, 34, 2, 1), 0.45),
};

const glyphs = {
  saw: shape("steel", "M3 42 44 14l9 13L12 50l-2-5-3 3z") + ink("steel", "M12 50l1-6M19 46l1-6M26 42l1-6M33 38l1-6M40 34l1-6", 2) + shape("wood", "M42 13l6-5q6-3 10 3l4 7q2 5-3 8l-7 3zM50 15l4 7 4-2-4-7z"),
  horn: shape("gold", "M6 18q0 32 34 34l2-9Q18 40 15 16z") + shape("gold", ellipse(10.500, 16, 6, 4)) + shape("gold", "M38 42q12 2 20-4l4 18q-10 6-24-4z") + shine("M9 22q3 20 22 26-16-8-18-27z", 0.6) + stroke("#b0352c", "M16 34q8 12 20 14", 3),
  trysquare: shape("wood", "M6 6h14v52H6z") + shape("steel", "M20 46h40v12H20z") + shape("gold", box(6, 46, 14, 12, 1)) + ink("steel", "M28 46v5M35 46v7M42 46v5M49 46v7M56 46v5", 1.8, 0.7) + shine(box(8, 9, 3, 34, 1), 0.4),
};

// The Blacksmith: a worker with a hammer and an apron, in the colour of the owner.
const SMITH = "M30 8c6 0 10 4.300 10 9.500 0 3-1.200 5.500-3 7.300 7 1.500 17 4.200 17 10 0 4.400-4 4.900-8 4.700l-5-.3v16c0 3-1 4.300-3.500 4.300h-16c-2.500 0-3.500-1.300-3.500-4.300v-16l-5 .3c-4 .2-8-.3-8-4.700 0-5.800 10-8.500 17-10a10 10 0 0 1-3-7.300C19 12.300 24 8 30 8z";
const smith = `<path class="owner" d="${SMITH}" stroke="#140f0b" stroke-width="2.5" stroke-linejoin="round"/><path class="owner-mark" d="${SMITH}"/>` + stroke("#fff", "M23 15c1-3 3-4 6-4.500", 2.6, 0.6) + shape("leather", "M22 40h17v18q0 1.500-2 1.500H24q-2 0-2-1.500z") + turned(shape("wood", box(-2.500, 0, 5, 34, 2)) + shape("iron", box(-10, -7, 20, 11, 2)) + shine(box(-8, -5, 16, 2.5), 0.5), "translate(51 14) rotate(14)");

// Places at dusk: one light each.

/** @param {string} id @param {string} body */
const place = (id, body) => symbol(`scene-${id}`, `${body.replaceAll('stroke-width="2"', 'stroke-width="1.3"')}<path d="${box(0, 0, 160, 100)}" fill="url(#g-dim)"/>`, "0 0 160 100");
/** @param {string} paint @param {string} d */
const wash = (paint, d) => `<path d="${d}" fill="url(#g-${paint})"/>`;
const ALL = box(0, 0, 160, 100);
const dusk = wash("sky", ALL) + patch("#8a4a5a", "M0 40q80-22 160 0v60H0z", 0.35) + [[10, 12], [34, 8], [70, 16], [98, 7], [126, 14], [150, 9]].map(([x, y]) => patch("#fff", circle(x, y, 0.8), 0.8)).join("");
const yard = patch("#14100d", box(0, 82, 160, 18)) + wash("cobble", box(0, 80, 160, 20));
/** @param {number} x @param {number} y @param {number} k @param {string} tone */
const crystal = (x, y, k, tone) => turned(shape(tone, "M0-26l9 9-3 17H-6l-3-17z") + shine("M0-24l-7 8 2 14z", 0.5) + shape(tone, "M12-14l6 6-3 8H6z") + shine("M12-13l-4 7v5z", 0.4), `translate(${x} ${y}) scale(${k})`);
/** @param {number} x @param {string} tone */
const flag = (x, tone) => stroke("#39200b", `M${x} 10v-9`, 1.6) + shape(tone, `M${x} 1l10 3-10 3z`);
/** @param {number} x @param {number} w @param {number} top */
const tower = (x, w, top) => shape("stone", box(x, top, w, 84 - top)) + wash("brick", box(x, top, w, 84 - top)) + [0, 1, 2].map((i) => shape("stone", box(x - 2 + i * (w - 1) / 2.500, top - 5, 5, 7))).join("") + patch("#ffcf75", box(x + w / 2 - 2, top + 9, 4, 8));

const mines = wash("crypt", ALL) + patch("#17131c", blob([[-10, 110], [0, 40], [40, 12], [90, 6], [130, 14], [166, 50], [170, 120]])) + patch("#0b0a10", "M58 92V44q0-16 22-16t22 16v48z") + shape("wood", "M52 92V30h8v62zM100 92V30h8v62zM46 22h68v10H46z") + wash("plank", box(46, 22, 68, 10)) + crystal(18, 62, 1.15, "gem") + crystal(34, 72, 0.9, "sapphire") + crystal(142, 64, 1.2, "ruby") + crystal(120, 72, 0.9, "diamond") + patch("#120e0c", box(0, 88, 160, 12)) + stroke("#6a7484", "M52 100 76 74M108 100 84 74M60 92h40M67 84h26", 2) + crystal(10, 92, 0.8, "ruby") + crystal(150, 94, 0.8, "gem") + stroke("#14100d", "M80 32v6", 1.5) + shape("amber", "M76 38h8l2 8-3 5h-6l-3-5z") + lamp(80, 45, 60) + lamp(20, 56, 22, "rune") + lamp(142, 56, 24);
const plaza = dusk + [[2, 48, 30, "red"], [30, 40, 26, "birch"], [106, 42, 26, "birch"], [130, 50, 30, "blue"]].map(([x, y, w, tone]) => shape("birch", box(+x, +y, +w, 40)) + ink("wood", `M${x} ${+y + 14}h${w}M${+x + +w / 2} ${y}v14`, 1.6, 0.7) + shape("wood", `M${+x - 4} ${+y + 1}l${+w / 2 + 4}-18 ${+w / 2 + 4} 18z`) + patch("#ffcf75", box(+x + 5, +y + 19, 6, 8) + box(+x + +w - 11, +y + 19, 6, 8)) + shape(String(tone), `M${+x + 2} ${+y + 30}h${+w - 4}l2 6h-${w}z`)).join("") + yard + turned(`<use href="#s-square" width="64" height="64"/>`, "translate(50 36) scale(.94)") + lamp(80, 50, 52);
const barracks = dusk + shape("stone", box(8, 40, 144, 46)) + wash("brick", box(8, 40, 144, 46)) + Array.from({ length: 13 }, (_, i) => shape("stone", box(8 + i * 11.500, 33, 7, 8))).join("") + tower(2, 24, 22) + tower(134, 24, 22) + flag(14, "red") + flag(146, "red") + patch("#1a0d05", "M64 86V62q0-13 16-13t16 13v24z") + stroke("#7b838f", "M70 86V54M80 86V50M90 86V54M64 66h32M64 76h32", 1.8) + [40, 108].map((x) => turned(`<use href="#s-armour" width="64" height="64"/>`, `translate(${x} 50) scale(.3)`)).join("") + yard + stroke("#39200b", "M44 96 36 66M50 96 58 66M110 96l-8-30M116 96l8-30", 2.4) + shape("steel", "M36 66l-3-5 1-6 4 5zM58 66l3-5-1-6-4 5z") + lamp(80, 66, 50, "fire");
const castle = dusk + patch("#20243c", "M0 86q30-26 60-20t100-10v44H0z") + tower(30, 22, 36) + tower(108, 22, 36) + tower(66, 28, 18) + shape("purple", "M62 14 80-6l18 20z") + shape("purple", "M26 33 41 15l15 18zM104 33l15-18 15 18z") + shape("stone", box(48, 52, 64, 34)) + wash("brick", box(48, 52, 64, 34)) + Array.from({ length: 6 }, (_, i) => shape("stone", box(48 + i * 11.400, 46, 7, 7))).join("") + patch("#1a0d05", "M70 86V70q0-9 10-9t10 9v16z") + wash("lamp", "M72 86V71q0-8 8-8t8 8v15z") + turned(`<use href="#s-crown" width="64" height="64"/>`, "translate(70 30) scale(.32)") + patch("#14100d", box(0, 85, 160, 15)) + wash("cobble", box(0, 84, 160, 16)) + patch("#b0352c", "M72 86h16l8 14H64z", 0.8) + lamp(80, 60, 56);
const drafting = wash("hall", ALL) + wash("plank", ALL) + shape("stone", "M106 12h38q4 0 4 4v34h-46V16q0-4 4-4z") + patch("#22345c", box(107, 17, 36, 29)) + stroke("#14100d", "M125 17v29M107 31h36", 2) + shape("paper", box(14, 14, 34, 26, 1)) + stroke("#3f78b4", "M19 34V20h11v14M34 34V24l5-5 5 5v10M19 27h11", 1.6) + shape("paper", box(56, 10, 30, 34, 1)) + stroke("#b0352c", `${circle(71, 24, 8)}M71 12v24M59 24h24M60 39h20`, 1.4) + shape("wood", "M22 66h116l10 12H12z") + wash("plank", "M22 66h116l10 12H12z") + shape("wood", "M26 78h8v22h-8zM126 78h8v22h-8z") + shape("paper", "M52 60h50l6 10H46z") + stroke("#3f78b4", "M60 67l6-5h22l4 5z", 1.4) + turned(`<use href="#s-quill" width="64" height="64"/>`, "translate(104 44) scale(.36)") + turned(`<use href="#s-trysquare" width="64" height="64"/>`, "translate(26 48) scale(.32)") + stroke("#14100d", "M80 0v5", 2) + lamp(80, 44, 60);
const school = dusk + patch("#3a2a1c", "M0 66q80-10 160 0v34H0z") + shape("wood", box(0, 46, 160, 5, 1)) + Array.from({ length: 11 }, (_, i) => shape("wood", box(4 + i * 15, 38, 5, 36, 1))).join("") + patch("#2b2018", box(0, 72, 160, 28)) + shape("wood", box(36, 34, 6, 56, 2)) + shape("wood", box(20, 46, 38, 5, 2)) + shape("hide", "M28 44q11-5 22 0l3 28q-14 6-28 0z") + ink("hide", "M30 54h18M30 63h20", 1.8, 0.6) + shape("hide", circle(39, 34, 9)) + shape("iron", "M30 33q0-11 9-11t9 11z") + shape("wood", box(117, 60, 5, 34, 2)) + [15, 10, 5].map((r, i) => shape(i % 2 ? "bone" : "red", circle(119, 52, r))).join("") + stroke("#39200b", "M119 52l14-6M119 54l16 1", 1.6) + turned(`<use href="#s-weapons" width="64" height="64"/>`, "translate(66 54) scale(.5)") + lamp(84, 60, 52);

export const forge = [
  ...Object.entries({ ...things, ...upgrades, ...products, ...glyphs, smith }).map(([id, body]) => symbol(id, body)),
  place("mines", mines), place("plaza", plaza), place("barracks", barracks), place("castle", castle), place("drafting", drafting), place("school", school),
];
