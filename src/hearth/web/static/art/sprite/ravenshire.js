// @ts-check
// Forges of Ravenshire: Goods and Mystics, guilds and their animals, Production spaces, and the six districts.
import { blob, box, circle, corners, ellipse, fill, ink, lamp, leaf, patch, polygon, shape, shine, stroke, symbol, turned } from "./draw.js";

// What is gathered, forged and earned. The ids are those of the game, so that prices in the panel find them, too.

const rock = [[14, 22], [28, 8], [46, 12], [58, 30], [54, 50], [34, 58], [12, 52], [5, 36]];
const roll = shape("hide", "M12 22q0-9 9-9h28q9 0 9 9v22q0 9-9 9H21q-9 0-9-9z") + ink("hide", "M26 14v38M40 14v38", 1.6, 0.35) + shape("leather", ellipse(17, 33, 10, 19)) + ink("leather", ellipse(17, 33, 5.4, 11.5) + ellipse(17, 33, 1.6, 4.4), 1.8) +
  shape("twine", box(33, 12, 7, 42, 2)) + shine("M22 17h26q5 0 6 4H24z", 0.45);
const lumps = shape("dark", blob([[8, 36], [20, 24], [36, 30], [38, 50], [24, 60], [6, 54]])) + shape("dark", blob([[30, 34], [44, 26], [60, 34], [60, 52], [46, 60], [30, 54]])) + shape("dark", blob([[20, 16], [34, 5], [50, 14], [48, 32], [32, 36], [18, 30]])) +
  stroke("#ff8a2b", "M26 20l8 5 6-6M16 42l6 4 6-2M44 40l5 6 6-4", 2.4, 0.95) + shine("M24 16q4-7 12-7-7 4-8 9z", 0.35) + shine("M12 36q4-6 9-7-5 4-6 9z", 0.25);
/** Half a wreath of five leaves as one path: it is drawn dozens of times on a board. @param {1 | -1} side */
const wreath = (side) => [0, 1, 2, 3, 4].map((i) => {
  const around = ((54 + 30 * i) * Math.PI) / 180, [x, y] = [22, 12 - i], lean = side * (36 * i + 36);
  return leaf(32 + side * (x * Math.cos(around) - y * Math.sin(around) + Math.sin(Math.PI / 6) * 2), 32 + x * Math.sin(around) + y * Math.cos(around) - Math.cos(Math.PI / 6) * 2, 4.6, 8.5, lean);
}).join("");
const ingot = turned(shape("steel", "M8 40l9-20h30l9 20z") + shine("M18 22h28l3 7H15z", 0.7) + shape("steel", "M8 40h48v11q0 3-3 3H11q-3 0-3-3z") + patch("#123", "M8 43h48v8q0 3-3 3H11q-3 0-3-3z", 0.28) + stroke("#2b3843", "M24 34h16", 2.4, 0.6), "rotate(-8 32 34)");
const crate = shape("wood", "M32 5 58 18v28L32 60 6 46V18z") + shine("M32 5 58 18 32 31 6 18z", 0.4) + patch("#000", "M58 18v28L32 60V31z", 0.22) + ink("wood", "M6 18l26 13 26-13M32 31v29", 1.8, 0.7);
const query = (/** @type {string} */ colour) => stroke(colour, "M24 25q0-9 8-9t8 8q0 6-8 9v5", 5) + patch(colour, circle(32, 48, 3.4));

const things = {
  ore: shape("stone", blob(/** @type {[number, number][]} */ (rock))) + shine("M16 24 30 12l8 4-16 12-4 10z", 0.3) + patch("#000", "M54 32l-2 18-18 7 6-14z", 0.25) + shape("amber", "M24 28l7-4 5 5-3 6-8-1z") + shape("amber", "M40 38l6-2 3 5-4 5-6-2z") + shape("amber", "M18 43l5-2 3 4-3 4-5-1z"),
  leather: roll, charcoal: lumps, steel: ingot,
  mithril: shape("mithril", "M32 3 46 20 41 58H23L18 20z") + shine("M32 3 18 20l14 5z", 0.75) + patch("#0b3850", "M46 20 41 58H32V25z", 0.24) + ink("mithril", "M18 20l14 5 14-5M32 25v33", 1.6, 0.6) + stroke("#fff", "M52 8v10M47 13h10M11 40v7M7.5 43.500h7", 2.2, 0.95),
  embergem: shape("flame", "M20 10h24l14 16-26 32L6 26z") + shine("M20 10l5 16H6zM25 26l7-16 7 16z", 0.55) + patch("#5a0d05", "M58 26 32 58l7-32z", 0.35) + patch("#fff3b0", "M25 26h14l-7 26z", 0.55) + stroke("#fff3c4", "M6 26h52M25 26l7 32 7-32", 1.3, 0.6),
  talisman: stroke("#291445", "M18 26Q16 5 32 5t14 21", 5.5) + stroke("#caa6f2", "M18 26Q16 5 32 5t14 21", 2.4) + shape("purple", circle(32, 39, 20)) + shape("gold", circle(32, 39, 13)) + fill("purple", circle(32, 39, 9.5)) + stroke("#f3e6ff", "M32 32v14M27 36l5-4 5 4M28 43h8", 2.4) + shine("M15 34A18 18 0 0 1 28 22 22 22 0 0 0 15 34z", 0.7),
  dragon_scale: shape("dragon", "M32 4c12 4 21 9 23 14 2 18-8 32-23 42C17 50 7 36 9 18c2-5 11-10 23-14z") + ink("dragon", "M32 10v44M20 16q4 22 12 34M44 16q-4 22-12 34", 1.8, 0.55) + shine("M30 8C20 12 13 16 12 20c0 10 3 18 8 25-4-12-3-24 10-37z", 0.5) + stroke("#eaf7c4", "M32 9q10 4 17 9", 2, 0.6),
  action_token: shape("bronze", polygon(corners(6, [30]))) + stroke("#ffe7c2", polygon(corners(6, [25.5])), 1.6, 0.7) + turned(shape("wood", box(29, 24, 6.5, 30, 2.5)) + shape("iron", "M14 10h34q5 4 0 14H14q-3-7 0-14z") + shine("M15 12h32v4H14z", 0.5), "rotate(38 32 32) translate(2 2) scale(.88)"),
  reputation: shape("green", wreath(1) + wreath(-1)) +
    `<path d="${polygon(corners(5, [17, 9.5], 32, 31))}" fill="url(#g-coin)" stroke="#5d3906" stroke-width="2.5" stroke-linejoin="round"/>` + shape("red", "M24 50h16l4 10-12-4-12 4z"),
  good: crate + query("#fff3d6"),
  mystic: shape("purple", polygon(corners(8, [30, 22]))) + shape("night", circle(32, 32, 18.5)) + `<path d="${circle(32, 32, 18)}" fill="url(#g-ball)" opacity=".4"/>` + query("#f3e6ff"),
  charm: stroke("#46270a", "M17 56Q4 34 11 20 17 6 32 6t21 14q7 14-6 36", 15) + stroke("#cf8a45", "M17 56Q4 34 11 20 17 6 32 6t21 14q7 14-6 36", 11) + stroke("#ffdcae", "M13 44Q8 30 14 20 20 9 32 9", 2.4, 0.8) + patch("#46270a", circle(12, 34, 2) + circle(19, 16, 2) + circle(45, 16, 2) + circle(52, 34, 2) + circle(32, 8, 2)),
  breastplate: shape("steel", "M14 8q6 5 10 4 2 8 8 8t8-8q4 1 10-4l8 14-7 8v24q-9 6-19 6t-19-6V30l-7-8z") + ink("steel", "M32 20v40M14 46q18 7 36 0", 1.8, 0.5) + shine("M16 12l-6 10 6 7v22l4 2V26z", 0.6) + shape("gold", circle(32, 33, 4.5)),
  scales: shape("gold", "M29 8h6v44h-6z") + shape("gold", box(17, 52, 30, 7, 3)) + shape("gold", "M8 14q24-8 48 0v5q-24-7-48 0z") + stroke("#5d3906", "M12 19 5 38M12 19l7 19M52 19l-7 19M52 19l7 19", 1.6) + shape("gold", "M3 38h18q-2 10-9 10T3 38zM43 38h18q-2 10-9 10t-9-10z") + shape("purple", circle(12, 34, 5)) + shape("green", circle(52, 34, 5)) + shine(box(30.5, 10, 1.5, 40), 0.6),
  banner: shape("wood", box(8, 4, 5, 57, 2)) + shape("red", "M13 8h42l-8 14 8 14H13z") + shine("M15 10h34l-3 5H15z", 0.35) + shape("gold", polygon(corners(5, [9, 4.5], 29, 22))) + shape("gold", circle(10.5, 5, 4)),
};

// The guilds and the dice of the two Assistants.

const flask = shape("diamond", "M26 6h12v18l14 26q3 8-6 8H18q-9 0-6-8l14-26z") + fill("flame", "M20 38h24l7 13q2 5-5 5H18q-7 0-5-5z") + ink("diamond", "M26 6h12v18l14 26q3 8-6 8H18q-9 0-6-8l14-26z", 2) + shape("wood", box(23, 3, 18, 6, 2)) + shine(circle(26, 46, 2.6) + circle(36, 43, 2) + circle(33, 50, 1.6), 0.8) + shine("M29 12h2v14L20 46q5-14 9-20z", 0.7);
const purse = shape("purple", "M24 20q-18 14-16 30 2 10 24 10t24-10q2-16-16-30z") + shape("purple", "M18 6q7 4 14 0 7 4 14 0l-6 12H24z") + shape("gold", box(21, 16, 22, 6, 3)) + `<path d="${circle(32, 41, 10)}" fill="url(#g-coin)" stroke="#5d3906" stroke-width="2"/>` + stroke("#5d3906", "M32 35v12M28.5 38h5q3 0 3 2.500t-3 2.500h-3", 1.8) + shine("M14 46q0-12 10-20-6 10-6 22z", 0.5);
const sheaf = ["-26", "0", "26"].map((turn) => turned(stroke("#183814", "M32 58V22", 5) + stroke("#619a46", "M32 58V22", 2.6) + [0, 1, 2].map((i) => shape("gold", ellipse(27, 26 - i * 8, 3.6, 6)) + shape("gold", ellipse(37, 26 - i * 8, 3.6, 6))).join("") + shape("gold", ellipse(32, 5, 3.4, 5)), `rotate(${turn} 32 60)`)).join("") + shape("green", box(20, 42, 24, 7, 3));

/** Eyes in the same place on every head. @param {number} [apart] @param {number} [y] @param {number} [r] */
const eyes = (apart = 8.5, y = 32, r = 3) => [-1, 1].map((side) => patch("#120b07", circle(32 + side * apart, y, r)) + shine(circle(32 + side * apart - 0.9, y - 1, r / 3), 0.95)).join("");
/** Something on both sides of a head. @param {string} body */
const both = (body) => body + turned(body, "translate(64 0) scale(-1 1)");
/** @type {Record<string, (tone: string) => string>} */
const EARS = {
  round: (tone) => both(shape(tone, circle(14, 19, 9)) + patch("#d99a86", circle(14.5, 19.5, 5), 0.8)),
  small: (tone) => both(shape(tone, circle(16, 19, 6))),
  wide: (tone) => both(shape(tone, circle(13, 17, 12.5)) + patch("#e8ac9c", circle(13.5, 18, 8.5), 0.85)),
  point: (tone) => both(shape(tone, "M11 30 9 5l19 12z") + patch("#d99a86", "M14 24 12.5 11l9 6z", 0.75)),
  long: (tone) => both(shape(tone, "M24 28C14 20 12 6 17 3s13 9 13 22z") + patch("#e0a692", "M24 23c-5-5-7-13-4.5-15.500S26 14 26.5 22z", 0.8)),
  none: () => "",
};

/** A beast with fur: ears, a mask, a muzzle. @param {{fur: string, ears?: string, muzzle?: string, mask?: string, more?: string, nose?: string}} how */
const furry = ({ fur, ears = "round", muzzle = "bone", mask = "", more = "", nose = "#1a0f0a" }) => EARS[ears](fur) +
  shape(fur, "M32 12c14 0 23 9 23 22 0 15-11 26-23 26S9 49 9 34c0-13 9-22 23-22z") + mask + fill(muzzle, ellipse(32, 47, 12, 10)) + ink(fur, "M32 45v5q-4 4-8 2M32 50q4 4 8 2", 1.8, 0.8) + patch(nose, ellipse(32, 42.5, 4.6, 3.4)) + shine(ellipse(30.5, 41.5, 1.4, 0.9), 0.8) + eyes() + shine("M16 26q4-10 14-11-8 4-10 12z", 0.35) + more;
const whiskers = stroke("#fff", "M20 46 6 43M20 49 7 51M44 46l14-3M44 49l13 2", 1.3, 0.7);
const spines = polygon(corners(11, [31, 21], 32, 30));

/** A bird: a beak, and what stands on its head. @param {{plume: string, face?: string, beak?: string, bill?: string, crest?: string, more?: string}} how */
const bird = ({ plume, face = "", beak = "amber", bill = "M26 38q6-4 12 0l-6 15z", crest = "", more = "" }) => crest + shape(plume, "M32 8c15 0 23 11 23 26S45 60 32 60 9 49 9 34 17 8 32 8z") + face + eyes(10, 29, 3.6) + shape(beak, bill) + shine("M16 24q4-11 14-12-8 4-10 13z", 0.35) + more;
/** A beast without fur: eyes on top, a wide mouth. @param {string} skin @param {string} more */
const scaly = (skin, more = "") => both(shape(skin, circle(17, 19, 10)) + shape("bone", circle(17, 18, 6)) + patch("#120b07", ellipse(17.5, 18, 2, 4))) + shape(skin, "M32 16c15 0 26 9 26 22 0 12-11 20-26 20S6 50 6 38c0-13 11-22 26-22z") + ink(skin, "M11 42q21 14 42 0", 2.4) + patch("#120b07", circle(28, 31, 1.3) + circle(36, 31, 1.3), 0.8) + shine("M14 32q5-9 16-11-9 5-11 12z", 0.35) + more;
const spots = (/** @type {string} */ colour) => patch(colour, circle(18, 35, 3) + circle(46, 34, 3.6) + circle(32, 24, 2.6) + circle(24, 50, 2.4) + circle(42, 50, 2.8), 0.8);
const wing = shape("bone", "M31 30C20 4 4 6 4 20c0 10 8 12 12 13-8 2-10 8-8 15 3 8 15 8 23-10z") + patch("#c79f3c", circle(14, 20, 5), 0.9) + patch("#6b4a1a", circle(14, 20, 2.3)) + ink("bone", "M31 32 12 12M31 36 12 50", 1.2, 0.4);

const beasts = {
  mole: furry({ fur: "dark", ears: "none", muzzle: "quartz", nose: "#e58c9a", more: whiskers }),
  squirrel: furry({ fur: "leather", ears: "point", mask: patch("#f7e4c8", ellipse(32, 50, 14, 10), 0.9) }),
  otter: furry({ fur: "wood", ears: "small", mask: patch("#e8cfa8", "M12 44q20-16 40 0-6 16-20 16t-20-16z", 0.85), more: whiskers }),
  shrew: furry({ fur: "iron", ears: "small", nose: "#d97a86", more: whiskers }),
  ferret: furry({ fur: "birch", ears: "small", mask: patch("#4a3423", "M12 30q20-10 40 0-2 10-12 8-4-3-8-3t-8 3q-10 2-12-8z", 0.8) }),
  hare: furry({ fur: "hide", ears: "long" }),
  hedgehog: shape("dark", spines) + stroke("#8a7358", "M10 24l8 6M16 12l7 8M32 6v9M48 12l-7 8M54 24l-8 6", 1.8, 0.8) + turned(furry({ fur: "twine", ears: "small" }), "translate(7 13) scale(.78)"),
  stoat: furry({ fur: "bronze", ears: "small", mask: patch("#fffaf0", "M14 46q18-12 36 0-5 14-18 14t-18-14z", 0.95) }),
  boar: furry({ fur: "iron", ears: "point", muzzle: "quartz", nose: "#c9838f", more: patch("#5f2f3a", circle(30, 42.5, 1) + circle(34, 42.5, 1)) + both(shape("bone", "M20 52q-8-2-7-12 4 4 9 6z")) + stroke("#22272f", "M24 14l4 8 4-10 4 10 4-8", 3) }),
  newt: scaly("dragon", spots("#f3a22c")), gecko: scaly("green", spots("#e9f7b0")),
  salamander: scaly("dark", spots("#ffb02e")), toad: scaly("hide", spots("#6b4a24") + both(patch("#8a6b3c", circle(9, 40, 3), 0.7))),
  moth: both(wing) + shape("hide", ellipse(32, 36, 6, 20)) + stroke("#432610", "M29 18Q24 4 14 4M35 18Q40 4 50 4", 2.4) + ink("hide", "M27 34h10M27 42h10M28 49h8", 1.6, 0.6) + eyes(3, 22, 1.8),
  owl: bird({ plume: "wood", crest: both(shape("wood", "M12 24 8 4l18 8z")), face: both(shape("bone", circle(21, 29, 11.5)) + shape("amber", circle(21, 29, 7))), bill: "M28 34h8l-4 13z", more: ink("wood", "M22 50q3 3 5 0M37 50q3 3 5 0M29 55q3 3 6 0", 1.6, 0.7) }),
  rat: furry({ fur: "stone", ears: "wide", nose: "#d97a86", more: whiskers }),
  bat: both(shape("night", "M24 30 4 2l26 16z") + patch("#8f6f9e", "M21 24 10 9l14 9z", 0.8)) + furry({ fur: "night", ears: "none", muzzle: "stone", more: shine("M28 52l2 5 2-5zM32 52l2 5 2-5z", 0.95) }),
  pheasant: bird({ plume: "bronze", face: patch("#1d5557", "M12 24q20-18 40 0-6 6-20 6t-20-6z") + both(shape("red", ellipse(20, 31, 7, 8))), more: stroke("#fff", "M14 52q18 9 36 0", 3, 0.9) }),
  mouse: furry({ fur: "twine", ears: "wide", nose: "#d97a86", more: whiskers }),
  rabbit: furry({ fur: "birch", ears: "long", nose: "#d97a86" }),
  weasel: furry({ fur: "amber", ears: "small", mask: patch("#fffaf0", "M16 48q16-8 32 0-5 12-16 12t-16-12z", 0.95) }),
  duck: bird({ plume: "green", bill: "M18 40q14-8 28 0 2 9-14 9t-14-9z", more: stroke("#fff", "M13 50q4 9 19 9t19-9", 4, 0.95) }),
  magpie: bird({ plume: "dark", beak: "iron", face: patch("#f6f2ea", "M12 46q20-6 40 0-6 14-20 14t-20-14z") + patch("#3f78b4", "M46 20q8 8 7 18-6-6-7-18z", 0.8) }),
  jackdaw: bird({ plume: "stone", beak: "dark", face: both(patch("#dfe8ee", circle(22, 29, 6.5), 0.9)) + patch("#1f212a", "M14 18q18-14 36 0-10 6-18 6t-18-6z", 0.8) }),
  fox: furry({ fur: "flame", ears: "point", mask: both(patch("#fff6e6", "M9 34q12 2 18 14-8 10-14 2-4-8-4-16z", 0.95)) }),
  finch: bird({ plume: "red", beak: "bone", bill: "M25 37q7-5 14 0l-7 12z", face: patch("#54432a", "M12 24q20-20 40 0-8-4-20-4t-20 4z", 0.75) }),
  marten: furry({ fur: "dark", ears: "round", mask: patch("#f3c65a", "M18 50q14-8 28 0-4 10-14 10t-14-10z", 0.95) }),
  badger: furry({ fur: "stone", ears: "round", mask: patch("#fffdf5", "M26 12h12l3 34H23z") + patch("#fffdf5", "M9 36q4 16 14 20-8-12-8-26zM55 36q-4 16-14 20 8-12 8-26z", 0.95) + patch("#14100d", "M20 15q-7 6-6 22l8 12q2-20 3-36zM44 15q7 6 6 22l-8 12q-2-20-3-36z") }),
  raven: bird({ plume: "dark", beak: "iron", bill: "M22 36q10-8 20 0-2 10-10 22-8-12-10-22z", more: stroke("#6d7fa8", "M16 22q5-9 14-10M14 32q1-4 3-7", 2, 0.7) + both(shine(circle(22, 29, 1.2), 0.9)) }),
};

// What a die can be put to on the Production side.

const works = {
  overtime: shape("wood", box(16, 50, 32, 9, 3)) + shape("bone", box(24, 26, 16, 26, 2)) + stroke("#b5a684", "M24 32q4 5 8 0t8 2", 2) + lamp(32, 16, 18) + `<path d="M32 4c7 8 8 12 6 17s-11 5-13 0 1-9 7-17z" fill="url(#g-flame)" stroke="#6f1807" stroke-width="2"/>` + stroke("#14100d", "M32 27v-5", 2),
  hire_help: shape("hide", "M4 24h14l12 8 4 12-6 8-8-6-16-4z") + shape("leather", "M60 24H46L32 30l-9 8q2 6 9 4l6-3 10 10 4-4 8-2z") + shape("blue", box(1, 21, 10, 23, 2)) + shape("red", box(53, 21, 10, 23, 2)) + shine("M20 26l10 6-2 4z", 0.4) + ink("leather", "M38 39l9 10M34 44l7 8", 1.8, 0.7),
  scrap_pile: shape("stone", blob([[4, 54], [12, 34], [28, 22], [44, 28], [58, 44], [60, 58], [32, 60]])) + turned(shape("iron", box(-16, -4, 32, 8, 2)), "translate(24 38) rotate(-24)") + shape("iron", circle(44, 42, 10)) + fill("dark", circle(44, 42, 4)) + turned(shape("steel", box(-3, -14, 6, 28, 2)), "translate(34 28) rotate(30)") + shape("amber", polygon(corners(6, [6], 18, 52))) + shine("M12 36q6-8 14-11-6 6-8 12z", 0.35),
  forge_mastery: shape("iron", "M4 30h14v-3h40v7c-8 1-13 4-14 9 0 4 3 6 7 7v5H17v-5c6-1 8-3 7-7-1-4-4-5-8-5C8 38 4 36 4 30z") + shine("M6 31h13v-2h36v2H20v2H7z", 0.55) + `<path d="${polygon(corners(5, [15, 8], 34, 16))}" fill="url(#g-coin)" stroke="#5d3906" stroke-width="2.5" stroke-linejoin="round"/>` + stroke("#ffd58a", "M12 12l4 4M56 12l-4 4M10 22h5M58 22h-5", 2.4),
  charcoal_kiln: shape("stone", "M6 58V42Q6 10 32 10t26 32v16z") + ink("stone", "M8 46h48M10 34h44M16 23h32M22 10v13M42 10v13M16 23v11M32 23v11M48 23v11M24 34v12M40 34v12", 1.5, 0.5) + patch("#1a0703", "M20 58V48q0-11 12-11t12 11v10z") + lamp(32, 50, 15, "fire") + patch("#ffcf4d", "M25 58q-1-8 4-12 0 4 3 5 1-4 4-6 5 6 3 13z", 0.95) + stroke("#c9c2b8", "M32 8q-5-3 0-6M40 9q5-3 1-7", 3, 0.8),
  steel_foundry: turned(shape("iron", "M10 8h36l-5 26H15z") + shape("flame", ellipse(28, 9, 18, 5)) + shine("M14 14h4l2 18h-3z", 0.4), "rotate(38 30 24) translate(2 -3)") + stroke("#ff8a2b", "M40 30q8 8 7 22", 6) + stroke("#fff0b0", "M40 30q8 8 7 22", 2.4) + shape("stone", "M28 50h34v10H28z") + patch("#ff9a2e", box(33, 50, 24, 5, 1)) + lamp(46, 50, 16, "fire"),
};

// The six districts, at dusk: one light each.

/** @param {string} id @param {string} body */
const place = (id, body) => symbol(`scene-${id}`, `${body.replaceAll('stroke-width="2"', 'stroke-width="1.3"')}<path d="${box(0, 0, 160, 100)}" fill="url(#g-dim)"/>`, "0 0 160 100");
/** @param {string} paint @param {string} d */
const wash = (paint, d) => `<path d="${d}" fill="url(#g-${paint})"/>`;
const ALL = box(0, 0, 160, 100);
const dusk = wash("sky", ALL) + patch("#b5573a", "M0 44q80-26 160 0v56H0z", 0.28) + [[14, 10], [38, 18], [62, 7], [104, 13], [128, 6], [149, 19]].map(([x, y]) => patch("#fff", circle(x, y, 0.8), 0.8)).join("");
/** @param {number} x @param {number} y @param {number} k @param {string} tone */
const fir = (x, y, k, tone) => turned(shape("wood", box(-2.5, 0, 5, 10)) + shape(tone, "M0-46l11 17H6l9 14H8L18 2h-36L-8-15h-7l9-14h-5z") + shine("M0-44l-9 14h4l-8 13h5l-7 11 15-30z", 0.14), `translate(${x} ${y}) scale(${k})`);
/** @param {number} x @param {number} y @param {number} k */
const hut = (x, y, k) => turned(shape("birch", box(-14, -18, 28, 18)) + ink("wood", "M-14-18v18M14-18v18M0-18v18M-14-9h28", 1.5) + patch("#ffcf75", box(4, -13, 6, 6)) + shape("wood", "M-18-17 0-34l18 17z") + patch("#2a1206", box(-9, -11, 7, 11)), `translate(${x} ${y}) scale(${k})`);
/** @param {number} x @param {number} y @param {number} k */
const smoke = (x, y, k) => turned([[0, 0, 6], [4, -11, 8], [-2, -24, 10], [8, -38, 12]].map(([a, b, r], i) => patch("#b9aeb0", circle(a, b, r), 0.5 - i * 0.09)).join(""), `translate(${x} ${y}) scale(${k})`);

const mountains = dusk + shape("night", "M-10 92 26 34l16 20 24-40 30 44 18-22 54 56z") + shape("stone", "M-6 96 30 52l20 22 26-50 26 40 22-18 44 50z") + wash("snow", "M76 24l13 20-6-2-5 6-6-7-6 5z") + shine("M76 24 58 60l14-14z", 0.12) + patch("#14100d", box(0, 88, 160, 12)) + wash("cobble", box(0, 86, 160, 14)) +
  shape("wood", "M60 90V66h6v24zM94 90V66h6v24zM57 60h46v7H57z") + patch("#0a0605", "M66 90V68h28v22z") + lamp(80, 80, 16) + stroke("#6a7484", "M70 92h46l30 8M76 96h40", 1.8) + shape("iron", "M108 80h26l-4 12h-18z") + shape("stone", blob([[108, 80], [114, 70], [124, 72], [134, 80], [121, 83]])) + shape("amber", circle(120, 76, 2.5)) + shape("iron", circle(114, 93, 3)) + shape("iron", circle(128, 93, 3)) + lamp(80, 74, 40);
const forest = dusk + patch("#16261c", "M0 58q40-14 80-6t80-4v52H0z") + [[12, 74, 0.8], [40, 68, 0.7], [66, 70, 0.75], [98, 66, 0.7], [124, 72, 0.8], [150, 70, 0.75]].map(([x, y, k]) => fir(x, y, k, "dark")).join("") + [[22, 90, 1.15], [136, 92, 1.2], [108, 86, 0.95]].map(([x, y, k]) => fir(x, y, k, "dragon")).join("") + patch("#0f1a12", box(0, 90, 160, 10)) +
  shape("wood", box(52, 74, 36, 9, 4)) + shape("birch", ellipse(88, 78.5, 3.5, 4.5)) + shape("wood", box(46, 82, 40, 9, 4)) + shape("birch", ellipse(86, 86.5, 3.5, 4.5)) + turned(shape("wood", box(-1.5, -16, 3, 22, 1)) + shape("steel", "M-1-16q9-2 10 5l-3 3q-4-3-7-1z"), "translate(66 72) rotate(-18)") + lamp(74, 66, 44);
const tannery = dusk + patch("#3a2a1c", "M0 72q80-10 160 0v28H0z") + hut(30, 76, 1.15) + hut(136, 74, 0.95) + stroke("#39200b", "M54 84V40M108 84V40M50 42h62", 3) + shape("hide", "M60 44q6 3 10 0l3 14-2 16q-6-4-12 0l-2-16z") + shape("leather", "M78 44q6 3 10 0l3 14-2 18q-6-4-12 0l-2-18z") + shape("hide", "M95 44q5 3 9 0l2 14-1 15q-5-4-10 0l-2-15z") + shape("wood", "M66 82h28l-4 14H70z") + shape("blue", ellipse(80, 82, 14, 4)) + ink("wood", "M68 89h24", 1.6) + lamp(30, 62, 34) + lamp(80, 60, 36);
const valley = dusk + patch("#2b2420", "M0 70q30-18 60-4t54-6 46 8v32H0z") + [[34, 84, 1], [84, 78, 0.8], [124, 88, 1.1]].map(([x, y, k]) => smoke(x, y - 30 * k, k * 0.8) + turned(shape("stone", "M-20 0q0-30 20-30T20 0z") + ink("stone", "M-17-12h34M-12-22h24M-6-30v8M7-30v8M0-22v10", 1.2, 0.5) + patch("#1a0703", "M-7 0v-6q0-7 7-7t7 7v6z") + patch("#ff9a2e", "M-5 0v-4q0-5 5-5t5 5v4z") + lamp(0, -4, 16, "fire"), `translate(${x} ${y}) scale(${k})`)).join("") + patch("#14100d", box(0, 90, 160, 10)) + shape("dark", blob([[62, 92], [70, 84], [82, 84], [90, 92], [76, 96]])) + lamp(34, 80, 30, "fire");
const foundries = dusk + shape("stone", box(12, 38, 136, 52, 1)) + wash("brick", box(12, 38, 136, 52)) + shape("wood", "M8 40l14-14h116l14 14z") + [34, 66].map((x) => shape("stone", box(x, 8, 12, 26, 1)) + smoke(x + 6, 6, 0.45)).join("") + patch("#14100d", box(0, 90, 160, 10)) + wash("cobble", box(0, 88, 160, 12)) + patch("#1a0703", "M28 90V66q0-14 18-14t18 14v24z") + lamp(46, 78, 24, "fire") + `<path d="M34 88q-2-14 6-20 0 6 4 8 0-9 8-14 0 8 4 10 5 8 0 16z" fill="url(#g-flame)"/>` +
  turned(`<use href="#s-work-steel_foundry" width="64" height="64"/>`, "translate(80 44) scale(.74)") + patch("#ffcf75", "M132 52h9v12h-9z", 0.9) + lamp(46, 70, 54, "fire");
const halls = dusk + patch("#2a211b", box(0, 84, 160, 16)) + wash("cobble", box(0, 82, 160, 18)) + [[16, "green", "guild-harvester"], [62, "amber", "guild-alchemist"], [108, "purple", "guild-merchant"]].map(([x, tone, sign]) => turned(shape("birch", box(0, 42, 36, 42)) + ink("wood", "M0 56h36M0 42v42M36 42v42M18 42v14", 2) + shape(String(tone), "M-5 43 18 16l23 27z") + shine("M-1 41 18 19l4 5L6 41z", 0.25) + patch("#1a0d05", "M12 84V70q0-6 6-6t6 6v14z") + wash("lamp", "M13.5 84V71q0-5 4.5-5t4.5 5v13z") + patch("#ffcf75", box(3, 60, 6, 8) + box(27, 60, 6, 8)) + turned(`<use href="#s-${sign}" width="64" height="64"/>`, "translate(9 28) scale(.28)"), `translate(${x} 0)`)).join("") + lamp(80, 74, 60);

export const ravenshire = [
  ...Object.entries(things).map(([id, body]) => symbol(id, body)),
  symbol("guild-harvester", sheaf), symbol("guild-alchemist", flask), symbol("guild-merchant", purse),
  ...Object.entries(beasts).map(([id, body]) => symbol(`beast-${id}`, body)),
  ...Object.entries(works).map(([id, body]) => symbol(`work-${id}`, body)),
  place("district-I", mountains), place("district-II", forest), place("district-III", tannery), place("district-IV", valley), place("district-V", foundries), place("district-VI", halls),
];
