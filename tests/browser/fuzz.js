// Random trees of HTML and SVG with and without keys, morphed one into the next. Nodes are equal whatever the order of
// their attributes, which differs.
async (trees) => {
  const { morph } = await import("/static/lib/dom.js");
  let state = 20260117;
  const below = (n) => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return Math.floor((state / 2 ** 32) * n); };
  const some = (list) => list[below(list.length)];
  const shuffled = (list) => list.map((one) => [below(1e6), one]).sort(([a], [b]) => a - b).map(([, one]) => one);

  /** Siblings have different keys; the same keys come back in other orders and depths. */
  function children(depth, inSvg) {
    const keys = shuffled(["a", "b", "c", "d", "e"]);
    return Array.from({ length: 1 + below(5) }, () => node(depth, inSvg, below(3) ? keys.pop() : "")).join("");
  }

  /** The same key is mostly, not always, the same kind of thing. */
  const tagOf = (tags, key) => (key && below(8) ? tags[key.charCodeAt(0) % tags.length] : some(tags));

  function node(depth, inSvg, key) {
    const kind = below(10);
    if (kind === 0) return `some text ${below(5)} &lt;b&gt; `;
    if (kind === 1 && !inSvg) return `<input value="${below(3)}">`;
    const tag = tagOf(inSvg ? ["g", "circle", "use"] : ["div", "span", "b", "svg", "ul"], key);
    const keyed = key ? (key !== "e" ? ` data-key="${key}"` : ` id="fuzz-${key}"`) : "";
    const more = `${below(2) ? ` class="${some(["x", "y", "x y"])}"` : ""}${below(3) ? "" : ` title="&quot;${below(9)}&quot;"`}`;
    const inner = depth > 0 ? children(depth - 1, inSvg || tag === "svg") : "";
    return `<${tag}${keyed}${more}>${inner}</${tag}>`;
  }

  const written = (markup) => Object.assign(document.createElement("div"), { innerHTML: markup });
  const keyOf = (one) => one.getAttribute("data-key") || one.id;
  const wrong = [];
  let kept = 0;
  const root = document.body.appendChild(document.createElement("div"));
  for (let i = 0; i < trees && wrong.length < 3; i += 1) {
    const markup = children(3, false), expected = written(markup);
    const before = new Map([...root.children].filter(keyOf).map((one) => [`${one.tagName} ${keyOf(one)}`, one]));
    morph(root, markup);
    if (!root.isEqualNode(expected)) wrong.push({ markup, got: root.innerHTML });
    for (const one of [...root.children].filter(keyOf)) {
      const same = before.get(`${one.tagName} ${keyOf(one)}`);
      if (!same) continue;
      if (same === one) kept += 1;
      else wrong.push({ markup, lost: keyOf(one) });
    }
  }
  root.remove();
  return { wrong, kept };
}
