// In every page of the tests: what its socket brought, and where a finger would meet a thing.
(() => {
  const heard = { view: null, errors: [], ready: 0 };
  let drawing = false;

  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener("message", ({ data }) => hear(JSON.parse(data)));
      // The page listens since it made the socket: whoever begins later comes after it, in the same task.
      this.addEventListener("open", () => this.addEventListener("message", seeDrawn));
    }
  };

  function hear(message) {
    if (message.t === "error") heard.errors.push(message.text);
    if (message.t !== "view") return;
    heard.view = message;
    drawing = true;
    performance.mark("heard");
  }

  function seeDrawn() {
    if (!drawing || !document.querySelector("#prompt")) return;
    drawing = false;
    document.body.getBoundingClientRect(); // the layout belongs to the drawing
    performance.mark("drawn");
  }

  const all = (selector) => [...document.querySelectorAll(selector)];
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const covered = () => all("[data-do=uncover]").some(shown);
  const refs = (selector) => all(selector).map((one) => one.dataset.ref);
  const glowing = () => refs(".zone [data-ref].can");
  const pause = () => new Promise((done) => setTimeout(done, 3));

  async function until(fact, patience, complaint) {
    const deadline = performance.now() + patience;
    while (!fact()) {
      if (performance.now() > deadline) throw new Error(complaint());
      await pause();
    }
  }

  /** When the first choices stood on the page. */
  async function watch() {
    while (!document.querySelector("#prompt")) await pause();
    document.body.getBoundingClientRect();
    heard.ready = performance.now();
  }

  function drawn(after, uncovered) {
    if (!heard.view || heard.view.rev <= after) return false;
    if (heard.view.state === "open" || (covered() && !uncovered)) return true;
    const sending = document.querySelector("[data-do=choose][aria-disabled=true]");
    return document.querySelector("#prompt") && !document.querySelector(".handover") && !sending;
  }

  /** How many pixels hang out of the page. What the page cuts off counts too. */
  function tooWide() {
    document.body.style.overflowX = "visible";
    const wide = document.documentElement.scrollWidth;
    document.body.style.overflowX = "";
    return Math.max(0, wide - innerWidth);
  }

  /** The table once it has gone beyond that revision; it may have to be handed over first. As text, which comes over faster than things. */
  async function table(after, uncovered, patience) {
    await until(() => drawn(after, uncovered), patience, () => `no table after ${after}: ${JSON.stringify(heard.errors)}`);
    const { rev, seat, over, state, decision, waiting, view } = heard.view;
    return JSON.stringify({
      rev, seat, state, waiting, view, prompt: decision?.prompt ?? "", options: decision?.options ?? [], is_over: over !== null, is_covered: covered(),
      refs: refs(".zone [data-ref]"), glowing: glowing(),
      errors: heard.errors, too_wide: tooWide(),
    });
  }

  const FRACTIONS = [0.5, 0.25, 0.75, 0.1, 0.9];

  /** A point where a click meets one of these things and nothing that lies on it; null if there is none. */
  function spot(selector) {
    for (const one of all(selector).filter(shown)) {
      one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, top, width, height } = one.getBoundingClientRect();
      for (const down of FRACTIONS) for (const across of FRACTIONS) {
        const x = left + width * across, y = top + height * down;
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
        if (document.elementFromPoint(x, y)?.closest("summary, [data-do], [data-ref]") === one) return { x, y };
      }
    }
    return null;
  }

  /** The same for somebody who waits until the page is ready for the click; null if it never is. */
  async function spotInTime(selector, patience) {
    const deadline = performance.now() + patience;
    let met = spot(selector);
    while (met === null && performance.now() < deadline) {
      await pause();
      met = spot(selector);
    }
    return met;
  }

  /** The tab that a thing lies behind, and the number on it; null if the thing is in sight. */
  function tabOf(selector) {
    const things = all(selector);
    if (things.length === 0 || things.some(shown)) return null;
    const tab = document.querySelector(`[data-do=tab][data-arg="${things[0].closest(".zone").id.replace("zone-", "")}"]`);
    return { tab: tab.dataset.arg, legal: Number(tab.querySelector(".badge").textContent) };
  }

  watch();
  window.witness = { heard, glowing, table, spot, spotInTime, tabOf };
})();
