// @ts-check
// What a smith works with and makes: tools, emblems, materials, the Components of Winterforge, the three crafts.
import { blob, box, circle, corners, ellipse, fill, ink, patch, polygon, shape, shine, stroke, symbol, turned } from "./draw.js";

const FLAME = "M33 3c3 11-3 15-8 22-4 5-3 9-1 12-5-1-7-5-7-10-6 7-9 13-9 19 0 10 9 16 24 16s24-7 24-18c0-9-6-14-9-21-1 6-3 9-7 11 2-12-1-23-7-31z";
const LEAF = "M56 6C30 6 9 18 9 41c0 4 1 8 3 11L7 60l5 2 6-7c4 2 8 3 12 3C52 57 57 30 56 6z";
const MOON = "M42 5a28 28 0 1 0 17 40A24 24 0 0 1 42 5z";
const HELM = "M32 4C17 4 9 15 9 30v20l12 10h6V40l-14-5v-6l16 5h6l16-5v6l-14 5v20h6l12-10V30C55 15 47 4 32 4z";
const ANVIL = "M4 16h15v-3h41v8c-9 1-15 5-17 12-1 5 2 8 7 9v6H18v-6c6-1 9-4 8-9-1-4-4-6-9-6C9 27 4 23 4 16zM12 51h43v8H12z";
const FLAKE = "M32 4v56M8 18l48 28M56 18 8 46M32 14l-7-6M32 14l7-6M32 50l-7 6M32 50l7 6M17 23l-8 3M17 23l-1-9M47 41l8-3M47 41l1 9M47 23l8 3M47 23l1-9M17 41l-8-3M17 41l-1 9";

/** Player emblems take the colour of the text around them. @param {string} d */
const solid = (d) => `<path d="${d}" fill="currentColor" fill-rule="evenodd"/>`;
const emblems = [
  symbol("emblem-flame", solid(FLAME)),
  symbol("emblem-snowflake", stroke("currentColor", FLAKE, 5)),
  symbol("emblem-leaf", `<path d="${LEAF}M17 52C22 38 32 27 45 17 36 30 27 41 21 54z" fill="currentColor" fill-rule="evenodd"/>`),
  symbol("emblem-moon", solid(MOON)),
  symbol("emblem-anvil", solid(ANVIL)),
  symbol("emblem-helm", solid(HELM)),
];

const hammer = turned(shape("wood", box(28, 24, 8, 38, 3)) + shine(box(29.5, 30, 2, 28, 1), 0.4) + shape("steel", "M12 8h34l8 5v8l-8 5H12q-4 0-4-4V12q0-4 4-4z") + shine("M13 11h32l4 3H12z", 0.7) + ink("steel", "M20 8v18M42 8v18", 1.6, 0.5), "rotate(35 32 32) translate(4 5) scale(.88)");
const tools = [
  symbol("flame", `<path d="${FLAME}" fill="url(#g-flame)" stroke="#6f1807" stroke-width="2" stroke-linejoin="round"/>` + patch("#ffd866", "M33 26c2 7-2 9-5 13s-3 6-1 9c-4-1-5-3-6-6-4 4-4 7-4 9 0 6 6 9 15 9s15-4 15-10c0-5-4-8-6-13-1 4-2 5-4 6 1-7-1-12-4-17z", 0.9) + patch("#fffbe0", "M32 44c1 4-4 5-4 10 0 3 2 5 5 5s5-2 5-5c0-4-4-6-6-10z", 0.9)),
  symbol("snowflake", stroke("#23486e", FLAKE, 7) + stroke("#d6efff", FLAKE, 3.6)),
  symbol("leaf", shape("green", LEAF) + stroke("#e3f6c8", "M14 54C20 38 32 25 48 14M26 36l-2-12M34 28l-1-12M24 40l14 1M33 30l13-1", 1.8, 0.75)),
  symbol("moon", shape("gold", MOON) + shine("M32 9a24 24 0 0 0-20 32A26 26 0 0 1 32 9z", 0.5)),
  symbol("helm", shape("steel", HELM) + shine("M30 8C18 9 13 18 13 29l3 1C16 18 22 11 30 8z", 0.7) + shape("gold", "M29 4h6v24l-3 5-3-5z")),
  symbol("anvil", shape("iron", ANVIL) + shine("M6 17h14v-2h37v3H21v2H8z", 0.55)),
  symbol("hammer", hammer),
];

/** A cast bar seen from above its long side. @param {string} tone @param {string} [mark] */
const bar = (tone, mark = "") => turned(shape(tone, "M9 42l8-19h30l8 19z") + shine("M18 24h28l2.5 6h-33z", 0.5) + shape(tone, "M9 42h46v8q0 3-3 3H12q-3 0-3-3z") + patch("#000", "M9 44h46v6q0 3-3 3H12q-3 0-3-3z", 0.28) + mark, "translate(-5 -10) scale(1.15)");
/** A pile of three bars. @param {string} tone @param {string} [mark] */
const bars = (tone, mark = "") => turned(bar(tone), "translate(16 1) scale(.5)") + turned(bar(tone), "translate(0 22) scale(.62)") + turned(bar(tone, mark), "translate(24 22) scale(.62)");
/** A cut stone. @param {string} tone */
const stone = (tone) => shape(tone, "M18 11h28l11 15-25 30L7 26z") + shine("M18 11l6 15H7zM24 26l8-15 8 15z", 0.42) + patch("#000", "M57 26 32 56l8-30z", 0.22) + shine("M24 26h16l-8 30z", 0.2) + stroke("#fff", "M7 26h50M24 26l8 30 8-30-8-15-8 15M18 11l6 15M46 11l-6 15", 1.2, 0.5);

const crystals = shape("quartz", "M27 56 23 22l9-17 9 17-4 34z") + shape("quartz", "M24 57 9 40l1-13 8 4 9 24z") + shape("quartz", "M39 57l14-12 3-14-8 3-12 22z") + shine("M32 5 25 22l3 30 3-30z", 0.75) + shine("M10 28l2 12 8 9-6-13z", 0.6) + ink("quartz", "M23 22l9 5 9-5M32 27v29", 1.3, 0.4) + shape("stone", "M14 58q8-7 18-5 10-3 19 5z");
const amber = shape("amber", blob([[20, 8], [42, 8], [56, 22], [56, 44], [42, 58], [20, 57], [7, 44], [8, 22]])) + `<path d="${circle(32, 33, 24)}" fill="url(#g-ball)" opacity=".55"/>` + stroke("#5b2c03", "M32 26v16M32 30l-8-5M32 30l8-5M32 35l-9 1M32 35l9 1M32 40l-7 6M32 40l7 6M29 23l-3-4M35 23l3-4", 1.8, 0.75) + patch("#5b2c03", ellipse(32, 35, 3.4, 8), 0.8) + shine("M14 26q3-12 15-14-9 5-11 15z", 0.75);
const ruby = shape("ruby", polygon(corners(8, [28]))) + shine(polygon([corners(8, [28])[0], corners(8, [28])[7], corners(8, [15])[7], corners(8, [15])[0]]), 0.5) + shine(polygon([corners(8, [28])[7], corners(8, [28])[6], corners(8, [15])[6], corners(8, [15])[7]]), 0.32) + patch("#000", polygon([corners(8, [28])[2], corners(8, [28])[3], corners(8, [28])[4], corners(8, [15])[4], corners(8, [15])[3], corners(8, [15])[2]]), 0.25) + stroke("#ffd3da", polygon(corners(8, [15])) + corners(8, [28]).map((p, i) => `M${p}L${corners(8, [15])[i]}`).join(""), 1.2, 0.55) + shine(polygon([[24, 22], [34, 19], [24, 34]]), 0.55);
const sapphire = shape("sapphire", "M32 4C44 18 53 28 53 40a21 20 0 0 1-42 0C11 28 20 18 32 4z") + patch("#000", "M53 40a21 20 0 0 1-21 20V40z", 0.22) + stroke("#cfe4ff", "M32 18 20 38l12 14 12-14zM32 4v14M11 40l9-2M53 40l-9-2M32 60v-8", 1.2, 0.55) + shine("M29 12C21 22 16 29 15 38l4-1 10-16z", 0.5) + shine("M32 20 23 37l9-3z", 0.35);
const opal = shape("opal", ellipse(32, 32, 25, 28)) + patch("#ffe36b", "M14 36q6-12 16-8t4 14q-10 6-20-6z", 0.55) + patch("#59d6c4", "M34 14q12 0 16 12-8 6-14 0t-2-12z", 0.5) + patch("#e0447c", "M34 44q8-8 16-4-4 12-12 15-6-3-4-11z", 0.55) + patch("#fff7d8", "M31 29c2 6-3 8-3 13 0 4 3 6 6 6s6-3 6-7-4-5-5-9c-1 2-2 3-3 3 1-2 0-4-1-6z", 0.75) + shine("M13 28Q16 12 30 8q-10 8-12 21z", 0.75);

const twine = shape("wood", ellipse(32, 55, 21, 6)) + shape("wood", box(11, 49, 42, 6, 2)) + shape("twine", "M15 16h34q4 16 0 34H15q-4-18 0-34z") + ink("twine", "M14 22q18 7 36-2M13 29q19 8 38-2M13 36q19 8 38-2M14 43q18 7 36-2", 1.8, 0.6) + shine("M18 17h7q-3 15 0 31h-7q-3-15 0-31z", 0.4) + shape("wood", ellipse(32, 13, 21, 7)) + shape("dark", ellipse(32, 12.5, 6, 2.2)) + shine("M15 11q6-4 15-4-8 2-12 6z", 0.5) + stroke("#4a3410", "M48 44q8 2 10 10", 5) + stroke("#dcb873", "M48 44q8 2 10 10", 2.4);
/** @param {string} tone @param {string} bark */
const log = (tone, bark) => turned(shape(tone, "M12 23h38q6 0 6 11t-6 11H12q-6-1-6-11t6-11z") + bark + shape("paper", ellipse(50, 34, 7, 11)) + stroke("#a0703c", ellipse(50, 34, 3.8, 6.4), 1.5) + patch("#a0703c", circle(50, 34, 1.6)) + shine(box(12, 25, 32, 4, 2), 0.5), "rotate(-20 32 34)");
const birch = turned(log("birch", ""), "translate(4 -10) scale(.9)") + turned(log("birch", stroke("#54432a", "M14 30h7M26 34h9M18 40h6M34 29h6M36 40h5", 2.6, 0.8)), "translate(1 9)");
const leather = shape("leather", "M10 20q0-7 7-7h33q5 0 5 6v28q0 7-7 7H16q-6 0-6-7z") + shape("hide", ellipse(17, 20, 8, 8)) + ink("leather", ellipse(17, 20, 3.6, 3.6), 1.8) + `<path d="M26 18h23q2 0 2 2v28q0 2-2 2H16" fill="none" stroke="#ffdfae" stroke-width="1.8" stroke-dasharray="3.5 3.5" stroke-linecap="round" opacity=".8"/>` + shine("M28 15h18q-8 4-20 5z", 0.4) + shape("gold", box(29, 29, 13, 12, 3)) + shape("leather", box(32.5, 32.5, 6, 5, 1));
const silk = shape("silk", "M12 18h40c5 12-3 18 1 38-6 4-10-3-16-1s-8 5-13 2-8 1-13-1c5-18-3-24 1-38z") + shine("M18 22h6c3 12-3 18-1 31-5 2-3 0-6 1 4-12-2-20 1-32z", 0.55) + shine("M38 22h4c4 12-3 18 0 30h-4c-3-12 4-18 0-30z", 0.4) + ink("silk", "M30 24c4 11-3 17 0 31M47 24c3 11-3 16 0 29", 1.6, 0.45) + shape("silk", box(6, 9, 52, 12, 6)) + shine(box(10, 11, 40, 3, 1.5), 0.75) + shape("gold", ellipse(8, 15, 4, 6)) + shape("gold", ellipse(56, 15, 4, 6));
const dragonhide = shape("dragon", "M14 9c6 4 10 4 18 4s12 0 18-4c3 6 0 10 1 14 1 5 7 7 7 11s-8 4-9 9 2 8-1 12c-5-1-9-5-16-5s-11 4-16 5c-3-4 0-7-1-12s-9-5-9-9 6-6 7-11c1-4-2-8 1-14z") + ink("dragon", "M18 22q4 5 8 0 4 5 8 0 4 5 8 0 3 4 6 0M15 31q4 5 8 0 5 5 9 0 4 5 9 0 4 5 8 0M18 40q4 5 7 0 4 5 8 0 4 5 7 0 4 4 6 0", 1.7, 0.75) + shine("M16 12q8 5 16 4-9 4-15 2z", 0.55);
const frostweave = shape("frost", "M9 10h46v36l-8 9-7-6-8 9-8-9-8 6-7-9z") + stroke("#fff", "M9 19h46M9 29h46M9 39h46M20 10v36M32 10v42M44 10v38", 1.3, 0.6) + turned(stroke("#23486e", FLAKE, 4.6), "translate(17 14) scale(.47)") + shine("M11 12h18L11 34z", 0.4);

const heartsteel = bar("heartsteel", turned(patch("#ff9a2e", FLAME), "translate(22 26) scale(.3)")) + stroke("#ffb066", "M16 29l6 5-3 6M44 25l3 8 4 2", 1.8, 0.9);
const mithril = bars("mithril") + stroke("#fff", "M52 8v10M47 13h10M10 10v6M7 13h6", 1.8, 0.95);

const sword = turned(shape("steel", "M32 1l6 8v30H26V9z") + shine("M32 3v36h-4V10z", 0.65) + shape("gold", box(17, 39, 30, 6, 3)) + shape("leather", box(28.5, 45, 7, 11)) + shape("gold", circle(32, 59, 4)), "translate(32 32) rotate(45) scale(1.28) translate(-32 -31)");
const shield = shape("steel", "M32 4c8 5 16 6 23 6v19c0 15-10 24-23 31C19 53 9 44 9 29V10c7 0 15-1 23-6z") + fill("blue", "M32 10c6 4 12 5 17 5v14c0 11-7 18-17 24C22 47 15 40 15 29V15c5 0 11-1 17-5z") + shape("gold", "M29 11h6v13h12v6H35v22l-3 2-3-2V30H17v-6h12z") + shine("M31 7c-6 4-12 5-19 6v16c0 5 1 9 3 12V16c6 0 11-2 16-5z", 0.5);
const ring = `<path d="${circle(32, 40, 18)}" fill="none" stroke="#5d3906" stroke-width="10"/><path d="${circle(32, 40, 18)}" fill="none" stroke="url(#g-gold)" stroke-width="6.5"/>` + stroke("#fff", "M16 36A17 17 0 0 1 22 27", 2.4, 0.8) + shape("ruby", "M22 8h20l6 8-16 15L16 16z") + shine("M22 8l4 8H16zM26 16l6-8 6 8z", 0.5) + stroke("#ffd3da", "M16 16h32M26 16l6 15 6-15", 1.1, 0.6);

const needle = stroke("#3d4853", "M12 54 50 10", 5) + stroke("#eef3f7", "M12 54 50 10", 2.2) + shape("twine", ellipse(24, 26, 13, 17)) + ink("twine", "M12 20q12 6 24 0M11 27q13 7 26 0M13 34q11 6 22 0", 1.7, 0.6) + shine("M15 20q2-8 8-9-4 4-4 12z", 0.5) + stroke("#856127", "M36 34q12 2 10 12t8 10", 2.4);

const components = {
  bronze: bar("bronze", stroke("#46270a", "M24 36h16", 2.4, 0.6)), iron: bars("iron"), quartz: crystals, amber, twine, birch,
  steel: bar("steel", stroke("#2b3843", "M22 35h20M24 39h16", 1.8, 0.55)), gold: bars("gold"), ruby, sapphire, leather, silk,
  mithril, heartsteel, diamond: stone("diamond") + stroke("#fff", "M55 6v9M50.5 10.500h9", 2, 0.95), fire_opal: opal, dragonhide, frostweave,
};

export const crafts = [
  ...emblems, ...tools,
  symbol("metal", bar("steel")), symbol("gem", stone("gem")), symbol("fibre", needle),
  symbol("wood", log("wood", ink("wood", "M14 31h24M12 37h28M18 42h20", 1.6, 0.5))),
  symbol("hide", shape("hide", "M14 12c6 4 10 3 18 3s12 1 18-3c2 6-1 9 0 13 1 5 8 6 8 10s-8 3-10 8 2 8-1 11c-5-1-8-5-15-5s-10 4-15 5c-3-3 1-6-1-11s-10-4-10-8 7-5 8-10c1-4-2-7 0-13z") + ink("hide", "M32 20v24M24 24q4 8 0 16M40 24q-4 8 0 16", 1.6, 0.4) + shine("M17 15q8 4 15 3-9 3-14 1z", 0.5)),
  symbol("cloth", shape("cloth", "M12 20c0-5 4-8 9-8h26c5 0 7 3 7 7v24c0 5-4 9-9 9H20c-5 0-8-4-8-8z") + shape("cloth", circle(20, 20, 8)) + ink("cloth", circle(20, 20, 3.5), 1.6) + stroke("#f2d27a", "M32 32l4 4 4-4 4 4 4-4M32 41l4 4 4-4 4 4 4-4", 2)),
  symbol("weapons", sword), symbol("armour", shield), symbol("jewellery", ring),
  ...Object.entries(components).map(([id, body]) => symbol(`component-${id}`, body)),
];
