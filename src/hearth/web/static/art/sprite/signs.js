// @ts-check
// The signs on buttons: one line weight, in the colour of the text around them.
import { box, circle, corners, ellipse, polygon, stroke, symbol } from "./draw.js";

/** @param {string} d */
const line = (d) => stroke("currentColor", d, 5);
/** @param {string} d */
const solid = (d) => `<path d="${d}" fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>`;

const gear = polygon(corners(8, [27, 27, 20, 20]));
const qr = [box(8, 8, 18, 18, 2), box(38, 8, 18, 18, 2), box(8, 38, 18, 18, 2)].join("");

export const signs = [
  symbol("undo", line("M22 10 8 24l14 14M9 24h29c10 0 17 7 17 15s-7 15-17 15H20")),
  symbol("redo", line("M42 10l14 14-14 14M55 24H26C16 24 9 31 9 39s7 15 17 15h18")),
  symbol("hint", line("M24 46c0-8-10-11-10-23a18 18 0 0 1 36 0c0 12-10 15-10 23zM25 54h14M28 61h8M32 46V30l-6-5M32 30l6-5")),
  symbol("gear", `<g transform="rotate(11 32 32)">${line(gear)}</g>` + line(circle(32, 32, 8))),
  symbol("book", line("M32 15q-10-8-25-6v42q15-2 25 6 10-8 25-6V9q-15-2-25 6zM32 15v42")),
  symbol("speech", line("M12 9h40q6 0 6 6v23q0 6-6 6H31L18 57V44h-6q-6 0-6-6V15q0-6 6-6zM20 22h24M20 31h16")),
  symbol("speaker", solid("M7 24h11l15-13v42L18 40H7z") + line("M43 23q6 9 0 18M51 14q13 18 0 36")),
  symbol("muted", solid("M7 24h11l15-13v42L18 40H7z") + line("M43 24l15 16M58 24 43 40")),
  symbol("sun", line(circle(32, 32, 11) + "M32 5v7M32 52v7M5 32h7M52 32h7M13 13l5 5M46 46l5 5M51 13l-5 5M18 46l-5 5")),
  symbol("night", line("M40 8a25 25 0 1 0 16 34A21 21 0 0 1 40 8z")),
  symbol("link", line("M27 37a12 12 0 0 0 17 1l10-10A12 12 0 0 0 37 11l-5 5M37 27a12 12 0 0 0-17-1L10 36a12 12 0 0 0 17 17l5-5")),
  symbol("qr", line(qr) + solid([box(14, 14, 6, 6), box(44, 14, 6, 6), box(14, 44, 6, 6), box(38, 38, 7, 7), box(50, 38, 7, 7), box(44, 46, 6, 6), box(38, 51, 6, 6), box(51, 51, 6, 6)].join(""))),
  symbol("person", line(circle(32, 20, 12) + "M9 57c0-13 10-19 23-19s23 6 23 19z")),
  symbol("bot", line(box(11, 20, 42, 34, 8) + "M32 20V9M23 46h18M5 32v10M59 32v10") + solid(circle(32, 7, 3) + circle(23, 34, 3.6) + circle(41, 34, 3.6))),
  symbol("chair", line("M18 6v52M46 34v24M18 34h28M18 34 46 34M18 8h14q4 0 4 4v22M18 46h28")),
  symbol("eye", line("M4 32q28-40 56 0-28 40-56 0z" + circle(32, 32, 9))),
  symbol("download", line("M32 6v34M17 26l15 15 15-15M8 45v11h48V45")),
  symbol("home", line("M6 31 32 8l26 23M14 26v29h14V40h8v15h14V26")),
  symbol("back", line("M26 12 6 32l20 20M8 32h50")),
  symbol("next", line("M38 12l20 20-20 20M56 32H6")),
  symbol("check", line("M8 34l17 17L56 14")),
  symbol("cross", line("M13 13l38 38M51 13 13 51")),
  symbol("plus", line("M32 10v44M10 32h44")),
  symbol("minus", line("M10 32h44")),
  symbol("turn", line("M54 32a22 22 0 1 1-7-16M48 4v13H35")),
  symbol("play", solid("M16 8l38 24-38 24z")),
  symbol("pause", solid("M14 8h13v48H14zM37 8h13v48H37z")),
  symbol("first", solid("M54 8v48L20 32zM10 8h7v48h-7z")),
  symbol("last", solid("M10 8v48l34-24zM47 8h7v48h-7z")),
  symbol("replay", line("M11 20a24 24 0 1 1-3 14M8 8v14h14") + solid("M27 23l15 9-15 9z")),
  symbol("list", line("M22 14h34M22 32h34M22 50h34") + solid(circle(10, 14, 3.4) + circle(10, 32, 3.4) + circle(10, 50, 3.4))),
  symbol("more", solid(circle(12, 32, 5) + circle(32, 32, 5) + circle(52, 32, 5))),
  symbol("help", line("M21 23c0-8 5-13 12-13s12 5 12 11c0 9-12 9-12 20") + solid(circle(33, 53, 3.4))),
  symbol("warning", line("M32 8 58 55H6zM32 25v14") + solid(circle(32, 47, 2))),
  symbol("lock", line(box(13, 28, 38, 28, 5) + "M20 28V20a12 12 0 0 1 24 0v8") + solid(circle(32, 42, 3.6))),
  symbol("share", line("M32 38V7M20 18 32 6l12 12M14 30H9v28h46V30h-5")),
  symbol("clock", line(circle(32, 32, 25) + "M32 17v16l11 7")),
  symbol("offline", line("M6 24q26-22 52 0M16 36q16-13 32 0M10 56 54 10") + solid(circle(32, 50, 4))),
  symbol("full", line("M8 24V8h16M40 8h16v16M56 40v16H40M24 56H8V40")),
  symbol("text", line("M6 54 22 12l16 42M12 40h20M42 54l8-22 8 22M45 47h10")),
  symbol("pattern", line(ellipse(32, 32, 26, 26) + "M14 50 50 14M10 36 36 10M28 54l26-26")),
];
