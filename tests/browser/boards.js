// Draws positions with a game's board and names what can be chosen but is not there to be touched.
async ([game, cards, positions, wide]) => {
  const { board } = await import(`/static/games/${game}.js`);
  const drawn = document.createElement("template");

  function refsOn(table, picked) {
    drawn.innerHTML = board(table, cards, { wide, picked, inspected: null }).zones.map(({ body }) => String(body)).join("");
    return new Set([...drawn.content.querySelectorAll("[data-ref]")].map((one) => one.dataset.ref));
  }

  const out = new Set();
  for (const table of positions) {
    const { prompt, options } = table.decision, paths = options.map(({ path }) => path);
    const begun = new Map(paths.flatMap((path) => path.map((_, i) => path.slice(0, i))).map((picked) => [picked.join(" "), picked]));
    for (const { path, risk } of options) if (risk && path.length && !refsOn(table, path).has(path.at(-1))) out.add(`${prompt}: ${path.join(" ")} a second time`);
    for (const picked of begun.values()) {
      const refs = refsOn(table, picked);
      for (const path of paths) {
        const next = path[picked.length];
        if (next && picked.every((ref, i) => path[i] === ref) && !refs.has(next)) out.add(`${prompt}: ${[...picked, next].join(" ")}`);
      }
    }
  }
  return [...out];
}
