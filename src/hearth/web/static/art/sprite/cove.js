// @ts-check
// Merchants Cove: its people, its boats, what a Blacksmith there works with, and the Cove at dusk.
import { blob, box, circle, corners, ellipse, ink, lamp, patch, polygon, shape, shine, stroke, symbol, turned } from "./draw.js";

/** Emblems take the colour of the text around them. @param {string} d @param {string} [more] */
const solid = (d, more = "") => `<path d="${d}" fill="currentColor" ${more}/>`;
const SWORD = "M29 4l3-3 3 3v34h-6zM18 38h28v6H18zM29 44h6v13a3 3 0 0 1-6 0z";
const emblems = {
  red: turned(solid(SWORD), "rotate(40 32 34)") + turned(solid(SWORD), "rotate(-40 32 34)"),
  green: turned(solid(`${ellipse(32, 46, 15, 17)}${circle(32, 43, 4.5)}M28 2h8v28h-8z`, 'fill-rule="evenodd"') + stroke("currentColor", "M22 5h20M22 12h20", 4), "rotate(32 32 32)"),
  blue: solid("M6 50 26 20Q34 6 48 5q-7 6-6 14l16 31Q32 40 6 50z") + stroke("currentColor", "M4 58q28-11 56 0", 5),
  yellow: solid("M8 48 3 17l15 12L32 7l14 22 15-12-5 31z") + stroke("currentColor", "M9 57h46", 6),
  rogue: solid("M3 22q14-9 29-1 15-8 29 1-1 22-16 23-9 0-13-10-4 10-13 10Q4 44 3 22zM12 28q4 9 13 6-2-8-13-6zm40 0q-4 9-13 6 2-8 13-6z", 'fill-rule="evenodd"'),
};

/** Somebody who stands there: a cloak, a face, and what tells them apart. @param {string} tone @param {string} more */
const figure = (tone, more) => shape(tone, "M15 61q-1-30 17-32 18 2 17 32z") + shine("M19 58q0-20 9-25-5 10-4 26z", 0.28) + shape("skin", circle(32, 20, 9.5)) + more;
const eyes = patch("#2c1a10", circle(28.5, 20.5, 1.5) + circle(35.5, 20.5, 1.5));
const figures = {
  red: figure("red", eyes + shape("steel", "M21 20Q20 6 32 6t11 14l-4 1v-4H25v4z") + shape("red", "M31 6q-2-6 6-5 10 1 10 9-7-5-14-3z") + shape("steel", "M50 10l3-5 3 5v27h-6z") + shape("gold", box(45, 36, 16, 4, 1)) + shape("wood", box(51, 40, 4, 9, 1)) + shape("steel", "M24 34h16v10q0 8-8 11-8-3-8-11z") + patch("#b0352c", "M30 36h4v5h5v4h-5v8l-2 1-2-1v-8h-5v-4h5z")),
  green: figure("green", eyes + shape("green", "M15 17q17 7 34 0-5-3-6-6-3-7-11-7t-11 7q-1 3-6 6z") + shape("bone", "M40 9q8-10 16-8-2 9-14 12z") + turned(shape("wood", ellipse(0, 6, 9, 11)) + shape("birch", box(-2, -18, 4, 17, 1)) + patch("#2b1608", circle(0, 4, 3)) + stroke("#ffe9b0", "M-1-14v24M1.500-14v24", 0.9), "translate(41 46) rotate(34)")),
  blue: figure("blue", eyes + shape("bone", "M23 23q9 5 18 0 1 14-9 23-10-9-9-23z") + shape("blue", "M12 19 29 4q6-6 15-3-5 4-3 9l11 9q-20 7-40 0z") + patch("#ffe08a", polygon(corners(5, [4, 1.8], 32, 12))) + stroke("#39200b", "M54 60V18", 5) + stroke("#b07a43", "M54 60V18", 2.4) + shape("diamond", circle(54, 12, 6)) + shine(circle(52, 10, 2), 0.9)),
  yellow: figure("amber", eyes + shape("bone", "M18 34q14-9 28 0l-3 9q-11-7-22 0z") + patch("#2c2015", circle(23, 37, 1.2) + circle(29, 35, 1.2) + circle(35, 35, 1.2) + circle(41, 37, 1.2)) + shape("gold", "M20 15 18 2l8 6 6-8 6 8 8-6-2 13z") + patch("#d0254d", circle(32, 10.5, 2)) + shape("gold", circle(32, 50, 5))),
  rogue: figure("stone", shape("stone", "M18 30Q14 6 32 5t14 25q-5-9-14-9t-14 9z") + patch("#14100d", "M23 20q9-9 18 0 0 9-9 10-9-1-9-10z", 0.9) + patch("#ffd98a", ellipse(28, 22, 2.2, 1.4) + ellipse(36, 22, 2.2, 1.4)) + turned(shape("steel", "M-2-12l2-5 2 5V4h-4z") + shape("dark", box(-5, 4, 10, 3, 1)) + shape("leather", box(-1.500, 7, 3, 7)), "translate(46 46) rotate(28)")),
};

// Townsfolk, in the colour of what they stand for.
const coat = `<path class="owner" d="M6 64q0-24 26-25 26 1 26 25z" stroke="#140f0b" stroke-width="2.5"/>`;
const bust = (/** @type {string} */ more) => coat + shine("M11 60q2-13 14-17-7 7-8 20z", 0.3) + shape("skin", "M26 34h12v8q-6 6-12 0z") + shape("skin", circle(32, 24, 13)) + patch("#2c1a10", circle(27, 24, 1.8) + circle(37, 24, 1.8)) + stroke("#7a4a2a", "M28 31q4 3 8 0", 1.8) + more;
const folk = {
  locals: bust(shape("bone", "M17 22Q16 7 32 7t15 15q4 3 2 8-4-1-4-8-13 2-19-6-3 7-7 6-1 7-4 8-2-5 2-8z") + shape("bone", "M22 42l10 8 10-8 3 4-13 11-13-11z")),
  mercenaries: bust(shape("steel", "M17 25Q15 5 32 5t15 20l-4 1-1-6H22l-1 6z") + shape("steel", box(30, 18, 4, 12, 1)) + stroke("#2b3843", "M18 17h28", 1.6) + shape("steel", "M8 56q2-12 13-14l2 8-11 13zM56 56q-2-12-13-14l-2 8 11 13z")),
  sailors: bust(shape("wood", "M22 30q10 8 20 0 1 11-10 12-11-1-10-12z") + shape("bone", "M16 19Q16 6 32 6t16 13l-3 2H19z") + shape("night", "M14 19q18-5 36 0v5q-18-5-36 0z") + shape("bone", "M22 43l10 13 10-13 4 2-14 17-14-17z")),
};

// Boats: two ends, planks, and a lantern.
const HULL = "M2 2q7 8 17 10h82q10-2 17-10-1 24-11 32-4 4-11 4H24q-7 0-11-4Q3 26 2 2z";
const boat = shape("wood", HULL) + `<path d="${HULL}" fill="url(#g-plank)"/>` + ink("wood", "M6 16q7 4 15 4h78q8 0 15-4", 1.6, 0.7) + stroke("#f0c04e", "M3 5q7 8 17 10h80q10-2 17-10", 2.4, 0.9) + shine("M8 14q6 3 13 4l2 16q-11-2-15-20z", 0.16);

const things = {
  hour: shape("gold", circle(32, 32, 28)) + shape("bone", circle(32, 32, 22)) + stroke("#544732", "M32 13v4M32 47v4M13 32h4M47 32h4", 3) + stroke("#2c2015", "M32 32V19M32 32l9 6", 4) + patch("#2c2015", circle(32, 32, 3)),
  corruption: shape("purple", blob([[8, 24], [12, 4], [34, 2], [56, 6], [60, 30], [54, 46], [52, 62], [44, 48], [36, 50], [30, 64], [24, 50], [12, 50]])) + shine("M13 20q2-12 16-14-11 5-12 18z", 0.45) + shape("bone", "M14 28q18-18 36 0-18 18-36 0z") + shape("green", circle(32, 28, 8)) + patch("#0d0614", ellipse(32, 28, 2.4, 7)) + shine(circle(29, 25, 2), 0.9),
  "cv-rogue-icon": shape("dark", circle(32, 32, 29)) + turned(`<path d="M3 22q14-9 29-1 15-8 29 1-1 22-16 23-9 0-13-10-4 10-13 10Q4 44 3 22zM12 28q4 9 13 6-2-8-13-6zm40 0q-4 9-13 6 2-8 13-6z" fill="#e8dfd0" fill-rule="evenodd"/>`, "translate(8 8) scale(.75)"),
  "cv-bag": shape("leather", "M22 18Q4 34 6 48q2 13 26 13t26-13q2-14-16-30z") + shape("leather", "M20 4q6 5 12 0 6 5 12 0 3 8-3 14H23q-6-6-3-14z") + stroke("#f4dfae", "M20 19h24M42 19q8 2 7 10", 3.5) + shine("M14 42q0-12 9-18-5 10-4 24z", 0.35) + turned(`<g color="#3a1d0a"><use href="#s-meeple" width="64" height="64" opacity=".55"/></g>`, "translate(20 27) scale(.4)"),
  "cv-market": shape("wood", box(10, 26, 5, 34)) + shape("wood", box(49, 26, 5, 34)) + patch("#120b07", box(15, 30, 34, 16), 0.8) + shape("wood", box(7, 44, 50, 14, 2)) + [0, 1, 2, 3].map((i) => shape(i % 2 ? "bone" : "red", `M${4 + i * 14} 10h14v16q-7 8-14 0z`)).join("") + shape("gold", circle(24, 40, 5)) + shape("gold", circle(34, 40, 5)),
  "cv-anchor": stroke("#140f0b", "M32 14v42M20 24h24M8 40q4 18 24 18t24-18", 9) + stroke("#cfe3ea", "M32 14v42M20 24h24M8 40q4 18 24 18t24-18", 5) + `<path d="${circle(32, 9, 5.5)}" fill="none" stroke="#140f0b" stroke-width="7"/><path d="${circle(32, 9, 5.5)}" fill="none" stroke="#cfe3ea" stroke-width="3.500"/>` + shape("steel", "M2 44l5-13 9 11zM62 44l-5-13-9 11z"),
  "cv-hall": shape("stone", box(10, 28, 44, 32)) + `<path d="${box(10, 28, 44, 32)}" fill="url(#g-brick)"/>` + `<path class="owner" d="M4 30 32 6l28 24z" stroke="#140f0b" stroke-width="2.5" stroke-linejoin="round"/>` + shine("M10 28 32 9l4 4-18 15z", 0.3) + patch("#1a0d05", "M25 60V46q0-7 7-7t7 7v14z") + patch("#ffcf75", "M27 60V47q0-5 5-5t5 5v13z", 0.85) + patch("#ffcf75", box(15, 38, 5, 8) + box(44, 38, 5, 8), 0.8) + stroke("#140f0b", "M32 6V1", 2.5) + `<path class="owner" d="M32 1h11l-3 3 3 3H32z" stroke="#140f0b" stroke-width="1.5"/>`,
  "cv-lair": shape("stone", blob([[0, 62], [2, 34], [12, 12], [32, 2], [54, 14], [62, 36], [66, 62]])) + patch("#0b0908", "M16 60V42q0-18 16-18t16 18v18z") + patch("#ffb84d", ellipse(26, 44, 3.4, 2.2) + ellipse(38, 44, 3.4, 2.2)) + patch("#3d404c", "M18 30l4 10 3-12zM46 30l-4 10-3-12z") + shine("M8 40q2-20 20-30-12 12-14 34z", 0.2),
  "cv-smelter": shape("iron", "M8 14h42l-5 34q-1 8-9 8H22q-8 0-9-8z") + shape("iron", box(4, 9, 50, 8, 3)) + `<path d="${ellipse(29, 13, 20, 4)}" fill="url(#g-flame)" stroke="#6f1807"/>` + `<path d="M48 12q12 2 11 18v26h-7V32q0-10-8-14z" fill="url(#g-flame)" stroke="#6f1807" stroke-width="1.500"/>` + lamp(54, 50, 14, "fire") + shine("M14 20l4 26q-5-2-6-8z", 0.35),
  "cv-light": shape("stone", "M6 64q8-12 26-12t26 12z") + shape("bone", "M23 22h18l4 34H19z") + shape("red", "M22 30h20l1 9H21zM20.500 46h23l1 9h-25z") + shape("iron", box(19, 17, 26, 6, 1)) + shape("amber", box(25, 6, 14, 12, 1)) + shape("red", "M22 7 32 0l10 7z") + lamp(32, 12, 18),
  "cv-metallurgist": shape("iron", "M10 10h34l-4 30q-1 6-7 6H21q-6 0-7-6z") + `<path d="M13 18h28l-3 20q-1 5-5 5H21q-4 0-5-5z" fill="url(#g-flame)"/>` + stroke("#22272f", "M44 14l16-10", 6) + stroke("#b07a43", "M48 11.500 60 4", 3) + shine("M14 13l3 24q-3-2-4-8z", 0.4) + patch("#fff3b0", circle(24, 26, 2.5) + circle(31, 33, 2)) + stroke("#ffb84d", "M20 54l-3 6M28 52v8M36 54l3 6", 2.6),
  "cv-security": shape("gold", "M6 20a14 14 0 1 1 26 6l26 22-2 10-9 1-1-7-7-1-1-7-7-1-6-8A14 14 0 0 1 6 20z") + patch("#3d2404", circle(17, 18, 4.5)) + shine("M9 18a10 10 0 0 1 8-9q-5 4-5 10z", 0.7),
};

// The Cove at dusk: 160 x 100.
const wash = (/** @type {string} */ paint, /** @type {string} */ d) => `<path d="${d}" fill="url(#g-${paint})"/>`;
const dusk = wash("sky", box(0, 0, 160, 100)) + patch("#c25a52", "M0 34q80-14 160 0v26H0z", 0.45) + patch("#ffcf75", circle(112, 46, 8), 0.9) + lamp(112, 46, 40) +
  patch("#1d2440", "M0 50q18-20 44-12l14 12zM102 50q22-14 58-18v20z") + patch("#163a52", box(0, 49, 160, 51)) + patch("#2a6a80", box(0, 49, 160, 14), 0.6) +
  stroke("#ffd98a", "M100 54h24M104 59h18M98 64h26M106 70h12", 1.6, 0.7) + stroke("#7fc4d8", "M6 60q6-3 12 0t12 0M40 70q6-3 12 0t12 0M130 66q6-3 12 0t12 0M8 82q6-3 12 0t12 0", 1.3, 0.5) +
  turned(`<use href="#s-cv-light" width="64" height="64"/>`, "translate(8 6) scale(.78)") +
  turned(stroke("#39200b", "M60-46V8", 4) + shape("bone", "M64-44q34 12 34 40H64z") + shape("red", "M57-40q-26 14-28 36h28z") + boat, "translate(66 58) scale(.6)") +
  shape("wood", box(0, 88, 66, 12)) + wash("plank", box(0, 88, 66, 12)) + [6, 30, 56].map((x) => shape("wood", box(x, 82, 5, 18, 1))).join("") +
  turned(`<use href="#s-cv-fig-red" width="64" height="64"/>`, "translate(8 66) scale(.36)") + turned(`<use href="#s-cv-fig-blue" width="64" height="64"/>`, "translate(30 66) scale(.36)") + turned(`<use href="#s-cv-fig-yellow" width="64" height="64"/>`, "translate(92 42) scale(.36)") + turned(`<use href="#s-cv-fig-green" width="64" height="64"/>`, "translate(110 42) scale(.36)");

export const cove = [
  ...Object.entries(emblems).map(([id, body]) => symbol(`cv-${id}`, body)),
  ...Object.entries(figures).map(([id, body]) => symbol(`cv-fig-${id}`, body)),
  ...Object.entries(folk).map(([id, body]) => symbol(`cv-${id}`, body)),
  ...Object.entries(things).map(([id, body]) => symbol(id, body)),
  symbol("cv-boat", boat, "0 0 120 40"),
  symbol("scene-cove", dusk.replaceAll('stroke-width="2"', 'stroke-width="1.3"') + wash("dim", box(0, 0, 160, 100)), "0 0 160 100"),
];
