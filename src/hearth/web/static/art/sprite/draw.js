// @ts-check
// How everything is drawn: a shape takes a tone (light, body, dark) and is outlined in the darkest shade of its own hue;
// the light comes from the top left. Colours that depend on the owner or the die are classes, so that theme.css rules them.

/** Light, body, dark and outline of each tone. @type {Record<string, [string, string, string, string]>} */
const TONES = {
  steel: ["#f3f7fa", "#a5b6c3", "#566877", "#2b3843"],
  iron: ["#c3c8cf", "#7b838f", "#434a56", "#22272f"],
  bronze: ["#ffdcae", "#cf8a45", "#7c4a19", "#46270a"],
  gold: ["#fff2bd", "#f0c04e", "#a56b12", "#5d3906"],
  silver: ["#ffffff", "#cdd6de", "#7d8b99", "#3d4853"],
  mithril: ["#f2feff", "#a9dfe9", "#4f92ab", "#1f4a5e"],
  heartsteel: ["#ffd0c0", "#c25a52", "#5f2030", "#35101c"],
  wood: ["#dca970", "#9b6533", "#5e3818", "#39200b"],
  birch: ["#fffaf0", "#e4d6bb", "#a8946f", "#54432a"],
  leather: ["#e3a873", "#a9683a", "#63371a", "#3a1d0a"],
  hide: ["#e6bd8d", "#bd8450", "#754722", "#432610"],
  dragon: ["#c7e08a", "#5f9147", "#2a4f2c", "#142c1a"],
  cloth: ["#a3ded7", "#469a94", "#1d5557", "#0d3436"],
  silk: ["#fff0fb", "#dba6dc", "#84509a", "#432456"],
  frost: ["#ffffff", "#b4dcf7", "#5590c4", "#23486e"],
  twine: ["#f4dfae", "#c9a463", "#856127", "#4a3410"],
  quartz: ["#ffffff", "#f3cfe0", "#b77a9d", "#673a55"],
  amber: ["#ffe9a1", "#f3a22c", "#a4560c", "#5b2c03"],
  ruby: ["#ff9fae", "#d0254d", "#6f0a2b", "#3d0418"],
  sapphire: ["#a9d0ff", "#2f6fd6", "#123577", "#081d47"],
  diamond: ["#ffffff", "#d7f0fb", "#85b7d4", "#345a74"],
  opal: ["#ffe9c9", "#ff9a5c", "#b03a5e", "#581a38"],
  gem: ["#ffa9d0", "#c9428b", "#6d1650", "#3d0a2d"],
  wax: ["#f0877a", "#b9352d", "#6d1613", "#400a08"],
  red: ["#e8685a", "#b0352c", "#701a17", "#3f0b0a"],
  blue: ["#8fc0ea", "#3f78b4", "#1e4474", "#0d2545"],
  green: ["#b4dc8c", "#619a46", "#305f2a", "#183814"],
  purple: ["#d5b5f5", "#8b5cc0", "#4b2b78", "#291445"],
  stone: ["#a7abb8", "#6a6e7c", "#3d404c", "#1f212a"],
  bone: ["#fffdf5", "#e9dfc8", "#b5a684", "#544732"],
  paper: ["#fffaf0", "#f0e0bd", "#cbb182", "#5d4726"],
  flame: ["#fff3b0", "#ff9a2e", "#d63c14", "#6f1807"],
  night: ["#4b5f8c", "#2a3960", "#151d36", "#0a0f20"],
  skin: ["#ffdcb8", "#e0a878", "#a4693f", "#52301a"],
  dark: ["#5d5148", "#362d27", "#1c1612", "#0c0907"],
};

/** @param {number} n */
const short = (n) => String(Math.round(n * 100) / 100);

/** @param {string} id @param {string} body @param {string} [box] */
export const symbol = (id, body, box = "0 0 64 64") => `<symbol id="s-${id}" viewBox="${box}">${body}</symbol>`;

/** A filled and outlined path. @param {string} tone @param {string} d @param {string} [more] other attributes */
export const shape = (tone, d, more = "") =>
  `<path d="${d}" fill="url(#g-${tone})" stroke="${TONES[tone][3]}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" ${more}/>`;

/** A filled path without an outline. @param {string} tone @param {string} d @param {number} [opacity] */
export const fill = (tone, d, opacity = 1) => `<path d="${d}" fill="url(#g-${tone})" opacity="${opacity}"/>`;

/** A flat patch: a highlight if white, a shade if black. @param {string} colour @param {string} d @param {number} [opacity] */
export const patch = (colour, d, opacity = 1) => `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`;

/** @param {string} d @param {number} [opacity] */
export const shine = (d, opacity = 0.5) => patch("#fff", d, opacity);

/** @param {string} colour @param {string} d @param {number} [width] @param {number} [opacity] */
export const stroke = (colour, d, width = 2, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

/** A stroke in the outline colour of a tone. @param {string} tone @param {string} d @param {number} [width] @param {number} [opacity] */
export const ink = (tone, d, width = 2, opacity = 1) => stroke(TONES[tone][3], d, width, opacity);

/** @param {number} x @param {number} y @param {number} r */
export const circle = (x, y, r) =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 1 ${short(2 * r)} 0a${r} ${r} 0 1 1 ${short(-2 * r)} 0z`;

/** @param {number} x @param {number} y @param {number} rx @param {number} ry */
export const ellipse = (x, y, rx, ry) =>
  `M${short(x - rx)} ${short(y)}a${rx} ${ry} 0 1 1 ${short(2 * rx)} 0a${rx} ${ry} 0 1 1 ${short(-2 * rx)} 0z`;

/** An ellipse that leans. @param {number} x @param {number} y @param {number} rx @param {number} ry @param {number} lean degrees */
export function leaf(x, y, rx, ry, lean) {
  const dx = rx * Math.cos((lean * Math.PI) / 180), dy = rx * Math.sin((lean * Math.PI) / 180), arc = `a${rx} ${ry} ${short(lean)} 1 1`;
  return `M${short(x - dx)} ${short(y - dy)}${arc} ${short(2 * dx)} ${short(2 * dy)}${arc} ${short(-2 * dx)} ${short(-2 * dy)}z`;
}

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} [r] */
export const box = (x, y, w, h, r = 0) =>
  r ? `M${x + r} ${y}h${short(w - 2 * r)}q${r} 0 ${r} ${r}v${short(h - 2 * r)}q0 ${r} ${-r} ${r}h${short(2 * r - w)}q${-r} 0 ${-r} ${-r}v${short(2 * r - h)}q0 ${-r} ${r} ${-r}z`
    : `M${x} ${y}h${w}v${h}h${-w}z`;

/** Corners that alternate between the given radii, the first one at the top.
 * @param {number} n @param {number[]} radii @param {number} [x] @param {number} [y] @returns {[number, number][]} */
export function corners(n, radii, x = 32, y = 32) {
  return Array.from({ length: n * radii.length }, (_, i) => {
    const angle = (2 * Math.PI * i) / (n * radii.length) - Math.PI / 2, r = radii[i % radii.length];
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
}

/** @param {[number, number][]} points */
export const polygon = (points) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}z`;

/** A closed curve through the middles between the points: soft blobs. @param {[number, number][]} points */
export function blob(points) {
  const middle = (/** @type {[number, number]} */ a, /** @type {[number, number]} */ b) => `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`;
  const steps = points.map((p, i) => `Q${short(p[0])} ${short(p[1])} ${middle(p, points[(i + 1) % points.length])}`);
  return `M${middle(points[points.length - 1], points[0])}${steps.join("")}z`;
}

/** @param {string} body @param {string} transform */
export const turned = (body, transform) => `<g transform="${transform}">${body}</g>`;

/** The one lamp of a scene. @param {number} x @param {number} y @param {number} r @param {string} [glow] lamp, fire or rune */
export const lamp = (x, y, r, glow = "lamp") => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#g-${glow})"/>`;

/** @param {string} id @param {[number, string, number][]} stops offset, colour, opacity */
const glow = (id, stops) =>
  `<radialGradient id="g-${id}">${stops.map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join("")}</radialGradient>`;

/** @param {string} id @param {string} body @param {number} w @param {number} h */
const pattern = (id, body, w, h) => `<pattern id="g-${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${body}</pattern>`;

/** @param {string} id @param {string[]} colours @param {string} at where the light falls */
const lit = (id, colours, at) => `<radialGradient id="g-${id}" ${at}>${stops(colours)}</radialGradient>`;

/** @param {string[]} colours */
const stops = (colours) => colours.map((c, i) => `<stop offset="${short(i / (colours.length - 1))}" stop-color="${c}"/>`).join("");

/** Every gradient and pattern the symbols point at. */
export const defs = () => [
  ...Object.entries(TONES).map(([id, [light, body, dark]]) =>
    `<linearGradient id="g-${id}" x1="0" y1="0" x2=".3" y2="1">${stops([light, body, dark])}</linearGradient>`),
  lit("coin", ["#fff6cf", "#f3c65a", "#b3761a"], 'cx=".36" cy=".28" r=".85"'),
  lit("plate", ["#ffffff", "#cbd5dd", "#778695"], 'cx=".36" cy=".28" r=".85"'),
  lit("drip", ["#ee8374", "#b8342c", "#68130f"], 'cx=".36" cy=".28" r=".85"'),
  lit("ball", ["#ffffff", "#ffffff00"], 'cx=".34" cy=".26" r=".6"'),
  glow("lamp", [[0, "#fff0c4", 0.95], [0.25, "#ffcf75", 0.5], [1, "#ff9a2e", 0]]),
  glow("fire", [[0, "#ffe3a0", 0.95], [0.35, "#ff8a2b", 0.55], [1, "#e0400f", 0]]),
  glow("rune", [[0, "#e4fbff", 0.9], [0.35, "#56c7ef", 0.45], [1, "#1f6fd0", 0]]),
  glow("dim", [[0, "#000000", 0], [0.62, "#000000", 0.05], [1, "#000000", 0.55]]),
  `<linearGradient id="g-sky" x1="0" y1="0" x2="0" y2="1">${stops(["#0b1224", "#1e2c4e", "#46466b"])}</linearGradient>`,
  `<linearGradient id="g-hall" x1="0" y1="0" x2="0" y2="1">${stops(["#2a1b12", "#4a2f1c", "#2b1a0f"])}</linearGradient>`,
  `<linearGradient id="g-crypt" x1="0" y1="0" x2="0" y2="1">${stops(["#1a1d29", "#333849", "#1b1d27"])}</linearGradient>`,
  `<linearGradient id="g-snow" x1="0" y1="0" x2="0" y2="1">${stops(["#ffffff", "#c4d5ea", "#8aa2c4"])}</linearGradient>`,
  `<linearGradient id="g-facet" x1="0" y1="0" x2="1" y2="1">${stops(["#ffffffb0", "#ffffff20", "#00000040"])}</linearGradient>`,
  pattern("brick", '<path d="M0 0h22M0 7h22M0 14h22M5 0v7M16 7v7" stroke="#000" stroke-opacity=".35" stroke-width="1.2" fill="none"/><path d="M6 1.200h15M0 8.200h15" stroke="#fff" stroke-opacity=".09" fill="none"/>', 22, 14),
  pattern("plank", '<path d="M0 0h48M0 9h48M0 18h48M14 0v9M36 9v9" stroke="#000" stroke-opacity=".28" stroke-width="1.2" fill="none"/><path d="M18 4.500h22M4 13.500h20" stroke="#000" stroke-opacity=".1" fill="none"/>', 48, 18),
  pattern("cobble", '<path d="M2 2h10v6H2zM15 2h9v6h-9zM-4 11h10v6H-4zM9 11h10v6H9zM22 11h10v6H22z" fill="none" stroke="#fff" stroke-opacity=".08" stroke-width="1.3" stroke-linejoin="round"/>', 26, 18),
  pattern("mark-ember", '<path d="M-2 8 8-2M4 14 14 4" stroke="#140f0b" stroke-opacity=".55" stroke-width="2.5"/>', 10, 10),
  pattern("mark-frost", '<circle cx="4" cy="4" r="1.9" fill="#140f0b" fill-opacity=".6"/>', 8, 8),
  pattern("mark-moss", '<path d="M0 4h8" stroke="#140f0b" stroke-opacity=".55" stroke-width="2.5"/>', 8, 8),
  pattern("mark-dusk", '<path d="M0 4h8M4 0v8" stroke="#140f0b" stroke-opacity=".5" stroke-width="1.6"/>', 8, 8),
  pattern("mark-brass", '<path d="M4 0v8" stroke="#140f0b" stroke-opacity=".5" stroke-width="2.5"/>', 8, 8),
  pattern("mark-bone", '<path d="M0 0h5v5H0zM5 5h5v5H5z" fill="#140f0b" fill-opacity=".32"/>', 10, 10),
].join("");
