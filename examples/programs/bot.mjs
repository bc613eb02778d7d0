// A bot for Hearth in JavaScript: a line of JSON comes in for each choice, a line goes out.
//   hearth arena --game pebbles --bots "stdio:node bot.mjs,random" --matches 100
import { createInterface } from "node:readline";

/** Any option, or the one that wins at Pebbles: leave a multiple of four. */
function choose({ game, view, options, seed }) {
  const rest = game === "pebbles" ? view.board.heap % 4 : 0;
  return options[rest > 0 ? rest - 1 : seed % options.length];
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify({ id: choose(JSON.parse(line)).id }));
}
