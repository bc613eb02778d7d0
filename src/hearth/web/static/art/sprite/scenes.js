// @ts-check
// The five Precincts and four Alleyways of Winterforge, 160 x 100: one lamp each, the rest lies in its light.
import { blob, box, circle, corners, ellipse, lamp, patch, polygon, shape, shine, stroke, symbol, turned } from "./draw.js";

/** Outlines are thinner than on symbols, because a scene is drawn smaller. @param {string} id @param {string} body */
const scene = (id, body) => symbol(`scene-${id}`, `${body.replaceAll('stroke-width="2"', 'stroke-width="1.3"')}<path d="${box(0, 0, 160, 100)}" fill="url(#g-dim)"/>`, "0 0 160 100");
/** @param {string} paint gradient or pattern @param {string} d */
const wash = (paint, d) => `<path d="${d}" fill="url(#g-${paint})"/>`;
const ALL = box(0, 0, 160, 100);
const STARS = [[12, 9], [30, 18], [47, 6], [66, 12], [96, 7], [118, 15], [139, 8], [152, 22], [22, 30], [108, 26]].map(([x, y], i) => patch("#fff", circle(x, y, i % 3 ? 0.6 : 1), 0.85)).join("");
const night = wash("sky", ALL) + STARS + patch("#34466f", "M-14 80 16 36l30 44zM106 82l40-52 40 52z") + patch("#26345a", "M146 30l40 52h-36l-8-26z", 0.5) +
  wash("snow", "M16 36l9 13-4-2-4 4-4-3-5 1zM146 30l10.8 14-5-2-4 5-4-4-8.6 1z");
const ground = wash("snow", "M0 82q40-6 80-3t80 1v20H0z") + patch("#2f4268", "M0 88q60-5 160-1v13H0z", 0.35);

/** @param {number} x */
const column = (x) => shape("stone", box(x, 42, 9, 36)) + shine(box(x + 1.5, 43, 2, 34), 0.3) + shape("stone", box(x - 2, 39, 13, 4, 1)) + shape("stone", box(x - 2, 77, 13, 4, 1));
/** @param {number} x */
const banner = (x) => shape("red", `M${x} 44h10v22l-5-5-5 5z`) + patch("#ffd98a", circle(x + 5, 51, 2.2));
const hammerSign = turned(shape("wood", box(-1.5, -2, 3, 14, 1)) + shape("gold", box(-7, -7, 14, 7, 1.5)), "translate(80 28) scale(.8)");
const guildhall = night + ground + wash("crypt", box(34, 42, 92, 38)) + wash("brick", box(34, 42, 92, 38)) + banner(52) + banner(98) +
  patch("#1a0d05", "M68 80V60q0-12 12-12t12 12v20z") + wash("lamp", "M71 80V61q0-10 9-10t9 10v19z") + stroke("#39200b", "M80 50v30", 1.5, 0.7) +
  [32, 46, 105, 119].map(column).join("") + shape("stone", "M24 40 80 12l56 28z") + patch("#14161f", "M42 37 80 18l38 19z", 0.4) + hammerSign +
  wash("snow", "M22 40 80 10l58 30-6-1-52-25-52 25z") + shape("stone", box(26, 80, 108, 5, 1)) + shape("stone", box(20, 85, 120, 6, 1)) + wash("snow", "M20 85q14-3 22 0zM118 85q12-3 22 0z") + lamp(80, 66, 46);

/** A striped awning over a counter. @param {number} x @param {string} tone @param {string} goods */
const stall = (x, tone, goods) => shape("wood", box(x + 1, 44, 3, 40)) + shape("wood", box(x + 48, 44, 3, 40)) + patch("#120b07", box(x + 4, 48, 44, 20), 0.75) +
  goods + shape("wood", box(x - 1, 68, 54, 16, 1)) + wash("plank", box(x - 1, 68, 54, 16)) +
  [0, 1, 2, 3, 4, 5].map((i) => shape(i % 2 ? "bone" : tone, `M${x - 3 + i * 9.6 + (i < 3 ? 2 : 0)} 34h${9.6}l${i < 3 ? -2 : 2} 14q-4.8 6-9.6 0z`)).join("") + wash("snow", `M${x - 2} 35q4-5 12-4 6-3 14 0 8-3 14 0 10-2 15 4z`);
/** @param {number} x @param {number} y */
const lantern = (x, y) => stroke("#1a120c", `M${x} ${y - 6}v4`, 1) + shape("amber", `M${x - 3} ${y - 2}h6l1 5-2 4h-4l-2-4z`);
const market = night + ground + stall(14, "red", shape("amber", circle(28, 64, 4)) + shape("red", circle(37, 64, 4)) + shape("green", circle(46, 64, 4)) + shape("wood", box(52, 60, 8, 8, 1))) +
  stall(92, "blue", turned(shape("gem", "M-6-6h12l4 5-10 11-10-11z"), "translate(106 60) scale(.7)") + shape("gold", circle(119, 63, 4.5)) + shape("steel", "M128 68l3-13h6l3 13z")) +
  stroke("#1a120c", "M-4 14Q30 30 80 20t84-6", 1.4) + [20, 52, 80, 110, 142].map((x, i) => lantern(x, [27, 30, 27, 24, 23][i])).join("") +
  shape("wood", box(70, 74, 18, 14, 2)) + stroke("#39200b", "M70 79h18M70 84h18M79 74v14", 1.3, 0.6) + shape("dragon", "M72 74q2-6 7-5 6-2 7 5z") + lamp(80, 32, 44);

const flames = `<path d="M58 72q-4-14 6-20-1 6 3 8 0-12 12-22-1 10 6 14 3-4 2-8 12 8 9 20 3-2 3-5 6 8 0 13z" fill="url(#g-flame)" stroke="#6f1807" stroke-width="1.5" stroke-linejoin="round"/><path d="M67 72q-2-8 4-12 0 4 3 5 0-7 7-12 0 7 4 9 2-2 2-4 5 6 2 14z" fill="#ffe27a"/>`;
const sparks = [[50, 40], [56, 26], [104, 30], [112, 44], [98, 18], [64, 14], [46, 58], [118, 58]].map(([x, y], i) => patch("#ffb84d", circle(x, y, i % 2 ? 1 : 1.5))).join("");
const forge = wash("crypt", ALL) + wash("brick", ALL) + patch("#120b08", box(0, 80, 160, 20)) + wash("cobble", box(0, 80, 160, 20)) +
  shape("stone", "M36 82V44Q36 10 80 10t44 34v38z") + wash("brick", "M36 82V44Q36 10 80 10t44 34v38z") + patch("#1a0703", "M50 82V48q0-24 30-24t30 24v34z") + lamp(80, 58, 34, "fire") + flames +
  shape("stone", box(46, 72, 68, 10, 2)) + patch("#ff7a1c", box(52, 73, 56, 3), 0.7) + sparks +
  turned(shape("iron", "M4 16h15v-3h41v8c-9 1-15 5-17 12-1 5 2 8 7 9v6H18v-6c6-1 9-4 8-9-1-4-4-6-9-6C9 27 4 23 4 16zM12 51h43v8H12z") + stroke("#ffd08a", "M6 17h13v-3h40", 2, 0.8), "translate(104 60) scale(.58)") +
  stroke("#22272f", "M14 22v30M10 22h8M22 24v26", 2.6) + shape("iron", box(9, 50, 11, 6, 1)) + shape("wood", "M6 74h24l-3 18H9z") + stroke("#22272f", "M7 79h22M8 86h20", 2) + wash("plank", "M6 74h24l-3 18H9z") + lamp(80, 62, 70, "fire");

/** @param {number} x @param {number} y @param {number} r */
const barrel = (x, y, r) => shape("wood", circle(x, y, r)) + stroke("#39200b", `M${x - r * 0.5} ${y - r * 0.8}v${r * 1.6}M${x} ${y - r}v${r * 2}M${x + r * 0.5} ${y - r * 0.8}v${r * 1.6}`, 1.2, 0.5) + stroke("#22272f", circle(x, y, r - 2.5), 2.4) + shape("gold", circle(x, y + 2, 2.4));
/** @param {number} x @param {string} tone @param {number} h */
const bottle = (x, tone, h) => shape(tone, `M${x} ${34 - h}h3v4q3 1 3 5v${h - 9}h-9v${9 - h}q0-4 3-5z`);
const tavern = wash("hall", ALL) + wash("plank", ALL) + shape("wood", box(40, 34, 80, 4, 1)) + bottle(50, "green", 17) + bottle(61, "red", 15) + bottle(96, "blue", 15) + bottle(106, "silver", 17) +
  barrel(22, 52, 17) + barrel(138, 52, 17) + shape("wood", box(0, 74, 160, 9, 1)) + wash("plank", box(0, 83, 160, 17)) + patch("#1a0f07", box(0, 83, 160, 17), 0.5) + shine(box(2, 75, 156, 2), 0.25) +
  turned(`<use href="#s-mug" width="64" height="64"/>`, "translate(61 36) scale(.62)") + turned(`<use href="#s-mug" width="64" height="64"/>`, "translate(98 53) scale(.36)") +
  stroke("#14100d", "M80 0v8", 2) + shape("gold", "M70 8h20l6 12H64z") + patch("#fff3c4", "M66 20h28l1 2H65z") + lamp(80, 24, 56);

/** @param {number} x @param {number} n */
const stack = (x, n) => Array.from({ length: n }, (_, i) => shape("gold", ellipse(x + (i % 2) * 1.2, 90 - i * 3.6, 8, 3))).join("");
const rivets = corners(12, [34], 80, 48).map(([x, y]) => shape("gold", circle(Math.round(x * 10) / 10, Math.round(y * 10) / 10, 1.8))).join("");
const wheel = corners(6, [17], 80, 48).map(([x, y]) => stroke("#5d3906", `M80 48L${x} ${y}`, 6) + stroke("#f0c04e", `M80 48L${x} ${y}`, 3) + shape("gold", circle(Math.round(x), Math.round(y), 2.6))).join("");
const bank = wash("crypt", ALL) + wash("brick", ALL) + patch("#0e1016", box(0, 88, 160, 12), 0.8) + shape("iron", circle(80, 48, 40)) + rivets + shape("steel", circle(80, 48, 29)) + stroke("#2b3843", circle(80, 48, 23), 1.6, 0.6) + wheel + shape("gold", circle(80, 48, 6.5)) +
  shine("M54 40A29 29 0 0 1 72 21 34 34 0 0 0 54 40z", 0.7) + stack(18, 4) + stack(36, 6) + stack(124, 3) + turned(`<use href="#s-chest" width="64" height="64"/>`, "translate(120 62) scale(.56)") + shape("iron", box(118, 40, 5, 16, 1)) +
  stroke("#14100d", "M22 22v-8h8", 2) + shape("amber", "M18 22h8l2 8-3 5h-6l-3-5z") + lamp(22, 29, 48);

/** @param {number} x @param {number} h */
const candle = (x, h) => shape("bone", box(x - 2, 84 - h, 4, h, 1)) + patch("#ff9a2e", `M${x} ${84 - h - 8}q4 5 0 8-4-3 0-8z`) + patch("#fff3b0", `M${x} ${84 - h - 4.5}q2 3 0 4-2-1 0-4z`);
const shrine = wash("crypt", ALL) + patch("#0b0d14", "M0 0h160v100H132V48Q130 8 80 8T28 48v52H0z", 0.7) + wash("brick", "M28 100V48Q30 8 80 8t52 40v52z") +
  lamp(80, 58, 60) + shape("stone", "M80 16c9 0 12 6 12 12 0 4-2 7-4 9 12 3 16 10 17 20l2 20H53l2-20c1-10 5-17 17-20-2-2-4-5-4-9 0-6 3-12 12-12z") + patch("#1f212a", "M72 34q8 6 16 0l3 14-11 10-11-10z", 0.5) + stroke("#c9ccd6", "M76 27h2M82 27h2", 2) +
  turned(shape("gold", box(-3, 0, 6, 34, 2)) + shape("gold", "M-15-14h30v13h-30z") + shine(box(-13, -12, 26, 3), 0.6), "translate(80 48)") + shape("stone", box(46, 76, 68, 9, 2)) + shape("stone", box(38, 85, 84, 9, 2)) + shape("red", "M66 76h28v14l-14-5-14 5z") +
  candle(44, 12) + candle(52, 18) + candle(108, 18) + candle(117, 11) + lamp(50, 62, 20) + lamp(111, 62, 20);

/** Half a curtain, mirrored for the other side. */
const curtain = shape("red", "M0 0h58q-4 34-34 46 8 24-4 54H0z") + stroke("#3f0b0a", "M14 0q2 40-8 100M30 0q-2 30-16 46M44 0q-6 26-26 40", 2, 0.45) + shape("gold", "M10 52q10-1 16-7l4 5q-8 8-18 8z") + shine("M4 4h10q2 24-6 44z", 0.18);
const auction = wash("hall", ALL) + patch("#1b0f08", box(0, 0, 160, 78), 0.35) + shape("wood", box(0, 78, 160, 22)) + wash("plank", box(0, 78, 160, 22)) + patch("#ffe9b0", "M70 0h20l26 84H44z", 0.2) +
  shape("stone", "M66 84l3-26h22l3 26z") + shape("stone", box(62, 54, 36, 5, 1)) + shape("stone", box(60, 83, 40, 5, 1)) + shape("purple", "M64 54q16-10 32 0v3q-16 4-32 0z") +
  turned(`<use href="#s-crown" width="64" height="64"/>`, "translate(63 21) scale(.54)") + curtain + turned(curtain, "translate(160 0) scale(-1 1)") + shape("red", "M0 0h160v10q-10 9-20 0-10 9-20 0-10 9-20 0-10 9-20 0-10 9-20 0-10 9-20 0-10 9-20 0-10 9-20 0z") + stroke("#f0c04e", "M0 10q10 9 20 0 10 9 20 0 10 9 20 0 10 9 20 0 10 9 20 0 10 9 20 0 10 9 20 0 10 9 20 0", 1.6) +
  turned(`<use href="#s-bid" width="64" height="64"/>`, "translate(104 66) scale(.44)") + lamp(80, 38, 46);

const thieves = wash("sky", ALL) + patch("#fff6d6", circle(128, 18, 9), 0.9) + patch("#1e2c4e", circle(124, 16, 8), 0.95) + wash("crypt", "M0 0h58v100H0z") + wash("brick", "M0 0h58v100H0z") + wash("crypt", "M112 22h48v78h-48z") + wash("brick", "M112 22h48v78h-48z") + wash("snow", "M108 22q10-5 22-3t30 0v5h-52z") +
  patch("#10131f", "M58 44l22-12 32 10v58H58z") + patch("#0a0c14", "M0 86h160v14H0z", 0.8) + wash("cobble", box(0, 86, 160, 14)) + shape("wood", "M122 88V60q0-10 11-10t11 10v28z") + patch("#0c0907", "M124 88V61q0-7 6-8v35z") + patch("#ffcf4d", circle(127, 66, 1.1)) +
  shape("dark", "M84 34c14 2 18 14 18 26 0 10 6 16 8 30H58c2-14 8-20 8-30 0-12 4-24 18-26z") + patch("#060404", "M84 43c8 1 11 7 11 14 0 6-5 11-11 13-6-2-11-7-11-13 0-7 3-13 11-14z") + patch("#ffd24d", "M76 56l6 2q-4 3-6-2zM92 56l-6 2q4 3 6-2z") + turned(shape("steel", "M0-16l3 4V4h-6v-16z") + shape("gold", box(-6, 4, 12, 3, 1)) + shape("leather", box(-2, 7, 4, 6)), "translate(103 72) rotate(24)") +
  stroke("#0c0907", "M58 24h-14M46 24v6", 2.4) + shape("amber", "M41 30h10l2 9-3 6h-8l-3-6z") + stroke("#5b2c03", "M46 30v15", 1.2) + shape("wood", box(10, 70, 26, 20, 1)) + stroke("#39200b", "M10 70l26 20M36 70 10 90", 2, 0.6) + lamp(46, 38, 54);

const RUNES = "M64 32v14M64 32l7 4-7 4M82 30v14l8-7M73 52l7-5 7 5-7 6zM66 66v12M66 66l6 5M66 72l6 5M86 64v14M80 68l12 6M96 40v12M96 46l6-5";
const runesmith = wash("crypt", ALL) + patch("#0a0f1c", ALL, 0.35) + wash("brick", ALL) + patch("#0b0d14", box(0, 86, 160, 14), 0.8) + wash("cobble", box(0, 86, 160, 14)) + lamp(80, 50, 60, "rune") +
  shape("stone", blob([[56, 16], [72, 8], [96, 12], [108, 22], [112, 60], [108, 92], [80, 96], [52, 92], [48, 56]])) + shine("M56 24q10-12 26-11-16 4-22 16l-4 40z", 0.25) + stroke("#0b3c66", RUNES, 4.6) + stroke("#8feaff", RUNES, 2.2) +
  turned(`<use href="#s-hammer" width="64" height="64"/>`, "translate(114 56) scale(.56)") + shape("wood", box(4, 78, 38, 5, 1)) + shape("wood", "M8 83h5v14H8zM33 83h5v14h-5z") + turned(shape("sapphire", polygon(corners(6, [7], 0, 0))), "translate(14 71)") + shape("paper", "M22 77l4-8h12l-3 8z") + turned(shape("steel", box(-2, -12, 4, 24, 1)), "translate(44 88) rotate(58)");

export const scenes = [
  scene("guildhall", guildhall), scene("market", market), scene("forge", forge), scene("tavern", tavern), scene("bank", bank),
  scene("shrine", shrine), scene("auction_house", auction), scene("thieves_guild", thieves), scene("runesmith", runesmith),
];
