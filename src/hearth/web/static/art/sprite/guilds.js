// @ts-check
// Guilds: the seven Factions and the six kinds of Rooms.
import { box, circle, corners, ellipse, fill, ink, patch, polygon, shape, shine, stroke, symbol, turned } from "./draw.js";

const blade = shape("steel", "M32 2l5 7v31H27V9z") + shine("M32 4v36h-3V10z", 0.6) + shape("gold", box(20, 40, 24, 5, 2.5)) + shape("leather", box(29, 45, 6, 10)) + shape("gold", circle(32, 58, 3.6));
const factions = {
  warriors: turned(blade, "rotate(40 32 32)") + turned(blade, "rotate(-40 32 32)"),
  wizards: shape("purple", "M33 3 48 42H14C20 28 22 14 33 3z") + shape("purple", ellipse(31, 44, 27, 9)) + shape("gold", "M16 38q15 6 31 0l2 6q-18 7-35 0z") + shine("M32 7C24 16 22 28 18 36l4 1C24 24 28 14 32 7z", 0.45) + patch("#ffe08a", "M34 20l1.6 4 4.4.4-3.4 2.8 1.1 4.2-3.7-2.3-3.7 2.3 1.1-4.2-3.4-2.8 4.4-.4z"),
  priests: shape("gold", polygon(corners(8, [29, 17]))) + shape("gold", circle(32, 32, 15)) + shape("ruby", circle(32, 32, 8.5)) + shine("M22 24A14 14 0 0 1 31 18.5 18 18 0 0 0 22 24z", 0.8) + shine(ellipse(29, 29, 3, 2.2), 0.7),
  shades: shape("dark", "M32 4c15 2 21 16 21 30 0 9 4 15 6 26H5c2-11 6-17 6-26C11 20 17 6 32 4z") + patch("#0c0907", "M32 15c9 1 13 8 13 17 0 8-6 14-13 16-7-2-13-8-13-16 0-9 4-16 13-17z") + patch("#ffcf4d", "M22 31l8 3q-5 4-8-3zM42 31l-8 3q5 4 8-3z") + shine("M29 8C19 11 15 22 15 33c0-9 4-19 14-25z", 0.35) + stroke("#7d6c60", "M20 58q3-8 8-10M44 58q-3-8-8-10", 1.8, 0.7),
  noblemen: shape("gold", "M9 46 5 20l14 10L32 9l13 21 14-10-4 26z") + shape("red", "M9 46q23-7 46 0v9q-23-6-46 0z") + shine("M9 25l10 9L32 14v6L20 40l-9 3z", 0.45) + shape("sapphire", circle(32, 33, 4)) + shape("gold", circle(32, 8, 3.4)) + shape("gold", circle(5, 19, 3)) + shape("gold", circle(59, 19, 3)) + patch("#fff8e6", ellipse(18, 50, 2, 3), 0.9) + patch("#fff8e6", ellipse(32, 48.5, 2, 3), 0.9) + patch("#fff8e6", ellipse(46, 50, 2, 3), 0.9),
  craftsmen: turned(shape("wood", box(29, 24, 7, 38, 3)) + shape("steel", "M14 8h36v15H14q-4-7 0-15z") + shine("M15 10h34v4H14z", 0.6), "rotate(-42 32 32)") + turned(shape("steel", "M28 62V30q-9-4-8-14l8 8h8l8-8q1 10-8 14v32q-4 3-8 0z") + shine("M30 32h2v28h-2z", 0.6), "rotate(42 32 32)"),
  animals: shape("hide", "M32 30c10 0 19 10 19 19 0 6-4 9-9 9-4 0-6-2-10-2s-6 2-10 2c-5 0-9-3-9-9 0-9 9-19 19-19z") + shape("hide", ellipse(12, 28, 6.5, 9)) + shape("hide", ellipse(25, 15, 6.5, 10)) + shape("hide", ellipse(40, 15, 6.5, 10)) + shape("hide", ellipse(52, 28, 6.5, 9)) + shine("M20 45q3-9 10-11-5 4-6 11z", 0.55) + shine(ellipse(23, 11, 2, 4), 0.5) + shine(ellipse(38, 11, 2, 4), 0.5),
};
const rooms = {
  quarters: shape("wood", "M5 16h6v40H5zM53 28h6v28h-6z") + shape("blue", "M11 34h42v16H11z") + shape("bone", "M11 28q0-4 4-4h12q4 0 4 4v8H11z") + fill("blue", "M31 30h18q4 0 4 4v4H31z") + ink("blue", "M31 30h18q4 0 4 4M31 30v8h22", 2) + shine("M13 27q1-2 4-2h8q-8 1-12 5z", 0.8) + patch("#000", box(11, 46, 42, 4), 0.25),
  parlour: shape("red", "M14 30V18q0-10 18-10t18 10v12z") + shape("red", "M6 30q6-3 10 2v10h32V32q4-5 10-2v22H6z") + shape("red", box(15, 38, 34, 10, 4)) + shape("wood", "M10 52h6v7h-6zM48 52h6v7h-6z") + shine("M18 26v-7q1-7 14-8-8 3-10 9v6z", 0.45) + patch("#ffd98a", circle(24, 22, 1.6)) + patch("#ffd98a", circle(32, 20, 1.6)) + patch("#ffd98a", circle(40, 22, 1.6)),
  study: shape("paper", "M32 16q11-8 25-5v37q-14-3-25 5-11-8-25-5V11q14-3 25 5z") + ink("paper", "M32 16v37", 2.4) + stroke("#5d4726", "M13 21q8-1 13 2M13 29q8-1 13 2M13 37q8-1 13 2M51 21q-8-1-13 2M51 29q-8-1-13 2M51 37q-8-1-13 2", 2, 0.6) + shape("red", "M43 10h7v20l-3.5-4-3.5 4z") + shine("M9 13q10-1 18 3-10-2-18 1z", 0.8),
  workshop: shape("iron", "M6 22h13v-3h39v7c-8 1-13 5-14 11 0 4 3 7 7 8v5H18v-5c6-1 8-4 7-8-1-4-4-6-8-6-7 0-11-3-11-9zM13 52h41v7H13z") + shine("M8 23h12v-2h35v2H22v2H9z", 0.55) + turned(shape("wood", box(30, 12, 5, 26, 2)) + shape("steel", box(22, 3, 22, 11, 3)) + shine(box(24, 5, 18, 2.5, 1), 0.7), "rotate(58 34 20) translate(3 -3) scale(.9)"),
  vault: shape("stone", box(5, 5, 54, 54, 7)) + shape("steel", circle(32, 32, 20)) + stroke("#2b3843", circle(32, 32, 14), 1.6, 0.6) + stroke("#5d3906", "M32 18v28M18 32h28M22 22l20 20M42 22 22 42", 5) + stroke("#f0c04e", "M32 18v28M18 32h28M22 22l20 20M42 22 22 42", 2.4) + shape("gold", circle(32, 32, 6)) + shine("M14 28A20 20 0 0 1 26 14 26 26 0 0 0 14 28z", 0.8) + patch("#1f212a", circle(10, 10, 1.8)) + patch("#1f212a", circle(54, 10, 1.8)) + patch("#1f212a", circle(10, 54, 1.8)) + patch("#1f212a", circle(54, 54, 1.8)),
  chapel: shape("stone", "M12 60V30Q12 4 32 4t20 26v30z") + fill("sapphire", "M17 56V31q0-22 15-22t15 22v25z") + fill("ruby", "M17 56V40h30v16z", 0.85) + fill("amber", circle(32, 28, 9)) + ink("stone", "M32 9v47M17 40h30M20 22l24 0", 2) + shine(polygon(corners(4, [7, 2.5], 32, 28)), 0.95) + shine("M19 30q1-15 10-19-6 8-6 20v22h-4z", 0.35),
};

export const guilds = [
  ...Object.entries(factions).map(([id, body]) => symbol(`faction-${id}`, body)),
  ...Object.entries(rooms).map(([id, body]) => symbol(`room-${id}`, body)),
];
