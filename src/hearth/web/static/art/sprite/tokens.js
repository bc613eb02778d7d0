// @ts-check
// What lies on a table: money, points, dice, workers, cards.
import { blob, box, circle, corners, ellipse, fill, ink, patch, polygon, shape, shine, stroke, symbol, turned } from "./draw.js";

/** A round piece of money. @param {string} metal @param {string} rim @param {string} dark */
const money = (metal, rim, dark) =>
  `<path d="${circle(32, 32, 28)}" fill="url(#g-${metal})" stroke="${dark}" stroke-width="2.5"/>` +
  stroke(rim, circle(32, 32, 25.5), 1.6, 0.9) +
  `<path d="${circle(32, 32, 21)}" fill="none" stroke="${dark}" stroke-opacity=".5" stroke-width="2" stroke-dasharray="1.5 4" stroke-linecap="round"/>` +
  stroke("#fff", "M13 24A21 21 0 0 1 27 11.5", 3, 0.65);

const points = corners(5, [31, 19], 32, 33);

const reputation =
  `<path d="${polygon(points)}" fill="url(#g-coin)" stroke="#5d3906" stroke-width="3" stroke-linejoin="round"/>` +
  points.map((p, i, all) => (i % 2 ? "" : patch(i < 3 || i > 8 ? "#fff" : "#7a4a05", polygon([p, all[(i + 9) % 10], [32, 33]]), 0.2))).join("") +
  stroke("#fff3c4", polygon(corners(5, [26, 16], 32, 33)), 1.4, 0.7);

const wax =
  `<path d="${blob(corners(11, [31, 27.5]))}" fill="url(#g-drip)" stroke="#400a08" stroke-width="2"/>` +
  `<path d="${circle(32, 32, 19.5)}" fill="#7f1a15" fill-opacity=".45" stroke="#400a08" stroke-opacity=".6" stroke-width="1.8"/>` +
  stroke("#ffb3a4", "M16 22A19 19 0 0 1 27 12.8", 2.6, 0.75) + stroke("#ffb3a4", "M49 41A19.5 19.5 0 0 1 38 50.5", 1.5, 0.4);

/** The colour of a die is its class's; facets only lighten and darken it. @param {string} outline @param {string} facets */
const die = (outline, facets) =>
  `<path class="die-body" d="${outline}" stroke-width="2.5" stroke-linejoin="round"/>${facets}` +
  `<path class="die-edge" d="${outline}" fill="none" stroke-width="2.5" stroke-linejoin="round"/>`;

const twelve = corners(10, [30]), five = corners(5, [18.5]);
const d12 = patch("#fff", polygon(five), 0.42) +
  five.map((p, i) => stroke("#3a2a18", `M${p.join(" ")}L${twelve[i * 2].join(" ")}`, 1.5, 0.45)).join("") +
  stroke("#3a2a18", polygon(five), 1.5, 0.45) + patch("#000", polygon([twelve[3], twelve[4], twelve[5], twelve[6], five[3], five[2]]), 0.14);

const MEEPLE = "M32 6c6.5 0 10.5 4.6 10.5 10 0 3.6-1.7 6.3-3.6 8.2 8.6 1.6 19.6 6 19.6 11.3 0 4.4-4.3 4.7-7.4 4.7-3.6 0-6.7-.5-8.2-.3 1.6 5.6 7.2 12.1 8.3 16.3.5 2-.6 3.3-2.7 3.300H37.900c-1.7 0-2.5-.9-3.1-2.300L32 51.400l-2.8 5.800c-.6 1.4-1.4 2.3-3.1 2.300H15.500c-2.1 0-3.2-1.3-2.7-3.3 1.1-4.2 6.7-10.7 8.3-16.3-1.5-.2-4.6.3-8.2.3-3.1 0-7.4-.3-7.4-4.7 0-5.3 11-9.7 19.6-11.3-1.9-1.9-3.6-4.6-3.6-8.200C21.5 10.6 25.5 6 32 6z";

const tent = `<path class="owner" d="M32 8 58 54c-8 3-17 4-26 4s-18-1-26-4z" stroke="#140f0b" stroke-width="2.5" stroke-linejoin="round"/>` +
  patch("#000", "M32 8 58 54c-8 3-17 4-26 4z", 0.22) + shine("M32 8 6 54l7 2z", 0.35) + shine("M32 8 20 57l6 .6z", 0.18) +
  patch("#140f0b", "M32 26 42 58c-7 .6-13 .6-20 0z", 0.85) + patch("#ffcf75", "M32 38l5 20c-4 .4-6 .4-10 0z", 0.4) +
  stroke("#140f0b", "M32 8V3", 2.5) + `<path class="owner" d="M32 3h10l-3 3 3 3H32z" stroke="#140f0b" stroke-width="1.5" stroke-linejoin="round"/>`;

const chest = shape("wood", "M6 30q0-18 14-18h24q14 0 14 18z") + shape("wood", box(6, 30, 52, 24, 3)) +
  stroke("#39200b", "M8 38h48M8 46h48", 1.3, 0.4) + shine("M10 24q2-8 10-9h20q-20 2-28 12z", 0.4) +
  shape("gold", "M14 13h6v41h-6zM44 13h6v41h-6z") + ink("wood", "M6 30h52", 2.5) +
  shape("gold", box(26, 25, 12, 15, 3)) + patch("#3d2404", circle(32, 31, 2.4)) + patch("#3d2404", "M31 31h2l1 6h-4z");

const mug = shape("bone", "M44 26h6q8 0 8 8v6q0 8-8 8h-6v-6h5q3 0 3-3v-4q0-3-3-3h-5z") +
  shape("amber", "M12 20h34v32q0 6-6 6H18q-6 0-6-6z") + ink("amber", "M21 26v26M29 26v26M37 26v26", 2, 0.35) + shine("M15 24h4v28q-4-2-4-6z", 0.55) +
  `<path d="M9 22q-3-7 4-9 1-7 9-6 4-5 10-1 7-3 10 3 8 0 7 7 1 6-5 6-2 5-6 3-1 7-4 7t-3-8q-4 3-7 0-4 3-7 0-6 3-8-2z" fill="url(#g-bone)" stroke="#544732" stroke-width="2" stroke-linejoin="round"/>` + shine("M14 16q2-5 8-4 3-4 8-1-6 0-8 4-5-1-8 1z", 0.9);

const back = shape("red", box(12, 5, 40, 54, 5)) + stroke("#ffd98a", box(16, 9, 32, 46, 3), 1.5, 0.8) +
  stroke("#3f0b0a", "M18 24l14-13M18 40l28-27M22 52l24-23M36 53l10-9", 2, 0.35) + shine("M14 8h12L14 30z", 0.2) +
  turned(wax, "translate(19 19) scale(.4)");

const hourglass = shape("gold", box(12, 5, 40, 7, 3)) + shape("gold", box(12, 52, 40, 7, 3)) +
  shape("diamond", "M17 12h30q0 12-11 20 11 8 11 20H17q0-12 11-20-11-8-11-20z") + fill("amber", "M22 18h20q-3 6-10 11-7-5-10-11zM20 52q2-9 12-12 10 3 12 12z") +
  stroke("#a4560c", "M32 29v12", 1.6) + shine("M20 14h4q1 9 8 15-11-6-12-15z", 0.7);

const crown = shape("gold", "M8 48 5 20l14 10L32 10l13 20 14-10-3 28z") + shape("gold", box(8, 46, 48, 9, 3)) + shine("M9 25l10 9 13-20v6L20 40 11 44z", 0.45) +
  shape("ruby", circle(32, 50.5, 3)) + shape("sapphire", circle(18, 50.5, 2.4)) + shape("sapphire", circle(46, 50.5, 2.4)) +
  shape("gold", circle(5, 19, 3)) + shape("gold", circle(59, 19, 3)) + shape("ruby", circle(32, 9, 3.6));

const quill = shape("frost", "M56 5C34 6 20 20 16 42l4 4C42 42 54 28 56 5z") + stroke("#23486e", "M47 14 14 50", 2) + stroke("#23486e", "M30 24l1 9M38 18l1 9M24 33h8", 1.4, 0.5) +
  shine("M50 9C34 13 24 24 20 38 24 22 36 12 50 9z", 0.8) + ink("dark", "M14 50 8 58", 3) + stroke("#14100d", "M8 58q12-3 20 0t22 0", 2);

const scroll = shape("paper", "M16 12h36v38q0 6-6 6H20z") + shape("paper", "M16 8q7 0 7 8v34q0 6 6 6H15q-6 0-6-7V16q0-8 7-8z") + shape("paper", "M16 8h34q8 0 8 9H23q0-9-7-9z") +
  stroke("#5d4726", "M29 25h17M29 32h17M29 39h12", 2.2, 0.6) + turned(wax, "translate(39 39) scale(.3)") + shine("M12 18q0-6 4-7 3 2 3 8v20H12z", 0.5);

export const tokens = [
  symbol("coin", money("coin", "#fff3c4", "#5d3906")),
  symbol("gold", money("coin", "#fff3c4", "#5d3906") + shape("gold", "M20 41V25l7 6 5-10 5 10 7-6v16z")),
  symbol("silver", money("plate", "#ffffff", "#3d4853") + stroke("#3d4853", "M32 20v24M22 26l20 12M42 26 22 38", 3, 0.6)),
  symbol("silver-blank", money("plate", "#ffffff", "#3d4853")),
  symbol("star", reputation),
  symbol("seal", wax),
  symbol("die-4", die("M32 5 60 55H4z", shine("M32 5 4 55l28-16z", 0.42) + patch("#000", "M32 5 60 55 32 39z", 0.16) + patch("#000", "M4 55h56L32 39z", 0.06) + stroke("#3a2a18", "M32 5v34M4 55l28-16 28 16", 1.5, 0.35))),
  symbol("die-6", die(box(6, 6, 52, 52, 11), patch("#000", "M58 14v33q0 11-11 11H14l6-6h20q12 0 12-12V20z", 0.16) + shine(box(10, 10, 42, 42, 9), 0.45))),
  symbol("die-8", die("M32 3 60 34 32 61 4 34z", shine("M32 3 8 38h48z", 0.4) + patch("#000", "M8 38h48L32 61z", 0.16) + patch("#000", "M32 3 60 34l-4 4z", 0.12) + stroke("#3a2a18", "M32 3 8 38h48z", 1.5, 0.4))),
  symbol("die-10", die("M32 3 60 27v11L32 61 4 38V27z", shine("M32 3 15 37l17 9 17-9z", 0.45) + patch("#000", "M4 38l11-1 17 9v15zM60 38l-11-1-17 9v15z", 0.15) + stroke("#3a2a18", "M32 3 15 37l17 9 17-9zM4 38l11-1M60 38l-11-1M32 46v15", 1.5, 0.4))),
  symbol("die-12", die(polygon(twelve), d12)),
  symbol("meeple", `<path class="owner" d="${MEEPLE}" stroke="#140f0b" stroke-width="2.5" stroke-linejoin="round"/><path class="owner-mark" d="${MEEPLE}"/>` +
    stroke("#fff", "M25 14c1-3.5 3.5-5 6.5-5M9 35c2-3 8-5.5 14-7", 2.6, 0.6) + patch("#000", "M32 51.400l2.8 5.800c.6 1.4 1.4 2.3 3.1 2.300h10.600c2.1 0 3.2-1.3 2.7-3.3-1.1-4.2-6.7-10.7-8.3-16.3-1 6-5 10-10.9 11.500z", 0.16)),
  symbol("tent", tent), symbol("chest", chest), symbol("mug", mug), symbol("card-back", back),
  symbol("hourglass", hourglass), symbol("crown", crown), symbol("quill", quill), symbol("scroll", scroll),
  symbol("door", shape("stone", "M8 60V30Q8 5 32 5t24 25v30z") + shape("wood", "M15 60V31Q15 12 32 12t17 19v29z") + ink("wood", "M26 14v46M38 14v46", 1.5, 0.5) + stroke("#22272f", "M16 30h10M16 48h10", 3.5) + shape("gold", circle(43, 38, 3)) + shine("M12 34Q13 10 30 8 16 14 15 34z", 0.4)),
  symbol("cube", `<path class="owner" d="M32 5 58 18v28L32 60 6 46V18z" stroke="#140f0b" stroke-width="2.5" stroke-linejoin="round"/>` + shine("M32 5 58 18 32 31 6 18z", 0.42) + patch("#000", "M58 18v28L32 60V31z", 0.26) + stroke("#140f0b", "M6 18l26 13 26-13M32 31v29", 1.4, 0.5)),
  symbol("hall", shape("stone", "M4 24 32 6l28 18v4H4z") + shape("stone", "M9 28h8v24H9zM47 28h8v24h-8zM21 28h6v24h-6zM37 28h6v24h-6z") + shape("stone", box(4, 51, 56, 8, 2)) + patch("#ffcf75", box(28, 34, 8, 17), 0.9) + shine("M10 23 32 9l6 4-20 10z", 0.45)),
  symbol("square", patch("#000", ellipse(32, 54, 24, 5), 0.2) + shape("stone", "M8 44h48l-6 12H14z") + shape("frost", ellipse(32, 44, 24, 8)) + shape("stone", "M28 18h8l3 26h-14z") + stroke("#7fc4ee", "M32 18q-14 4-16 22M32 18q14 4 16 22M32 18q-7 6-8 20M32 18q7 6 8 20", 2.4) + shine(ellipse(26, 42, 10, 2.5), 0.6)),
  symbol("bid", turned(shape("wood", box(29, 28, 7, 34, 3)) + shape("wood", box(15, 10, 35, 19, 4)) + shape("gold", "M20 9h5v21h-5zM40 9h5v21h-5z") + shine(box(17, 12, 31, 4, 2), 0.4), "rotate(-40 32 32) translate(0 -3)") + shape("wood", box(36, 50, 24, 8, 3))),
];
