// Drawings with islands in islands, one after the other: the page is as if it was written anew, an island that is written as before
// is not touched, and everything is finished as the last drawing wants it.
async (drawings) => {
  const { html, island } = await import("/static/lib/dom.js");
  const { drawIsland } = await import("/static/lib/islands.js");
  let state = 20261116;
  const below = (n) => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return Math.floor((state / 2 ** 32) * n); };
  const some = (n) => Array.from({ length: n }, (_, i) => i).filter(() => below(4));

  const leaf = (name) => island(name, html`class="x${below(2)}" data-key="${name}"`, html`<b data-mark>${below(3)}</b>`);
  const branch = (name) => island(name, html`data-key="${name}"`, html`<i>${below(2)}</i>${some(3).map((i) => leaf(`${name}.${i}`))}<u data-mark>${below(2)}</u>`, "section");
  const drawing = () => html`<h2 data-mark>${below(3)}</h2>${some(3).map((i) => branch(`${i}`))}<p>${below(2) ? leaf("last") : "none"}</p>`;

  const root = document.body.appendChild(document.createElement("div")), wrong = [];
  let untouched = 0;
  for (let i = 0; i < drawings && wrong.length < 3; i += 1) {
    const next = drawing(), mark = `${below(2)}`;
    const finish = (part) => { for (const one of part.querySelectorAll("[data-mark]")) one.setAttribute("data-mark", mark); };
    const before = [...root.querySelectorAll("[data-island]")].map((one) => ({ one, text: one.textContent, first: one.firstChild }));
    if (!drawIsland(root, next, finish)) finish(root);
    const expected = Object.assign(document.createElement("div"), { innerHTML: String(next) });
    finish(expected);
    if (!root.isEqualNode(expected)) wrong.push({ wanted: String(next), got: root.innerHTML });
    for (const { one, text, first } of before) {
      if (!one.isConnected || one.textContent !== text) continue;
      untouched += 1;
      if (one.firstChild !== first) wrong.push({ rewritten: one.outerHTML });
    }
  }
  root.remove();
  return { wrong, untouched };
}
