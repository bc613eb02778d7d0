// @ts-check
// One socket to a table, for as long as the page is open: it comes back by itself and sends again what was not answered.

const FIRST_WAIT = 400, LONGEST_WAIT = 10_000, SILENCE = 5_000;
/** Close codes after which coming back is no use: no such table, a foreign page. */
const FINAL = new Set([4403, 4404]);

/** A name for one message; randomUUID is missing where the page comes over plain http. */
const mark = () => [...crypto.getRandomValues(new Uint32Array(3))].map((n) => n.toString(36)).join("");

/** @param {string} url
 * @param {{hear: (message: any) => void, state: (link: "open" | "lost" | "gone", why: string) => void}} to */
export function connect(url, to) {
  /** @type {WebSocket | null} */
  let socket = null;
  /** The action that no view has acknowledged yet. @type {{rev: number} | null} */
  let pending = null;
  let wait = FIRST_WAIT, timer = 0, doubt = 0, first = true, gone = false;

  function open() {
    clearTimeout(timer);
    const mine = (socket = new WebSocket(url));
    first = true;
    mine.onopen = () => to.state("open", "");
    mine.onmessage = ({ data }) => mine === socket && heard(JSON.parse(data));
    mine.onclose = ({ code, reason }) => mine === socket && closed(code, reason);
  }

  /** @param {any} message */
  function heard(message) {
    clearTimeout(doubt);
    wait = FIRST_WAIT; // only now: a server that is too busy opens a socket to say so, and closes it
    if (message.t === "view") acknowledge(message.rev);
    if (message.t === "error") pending = null;
    if (message.t !== "pong") to.hear(message);
  }

  /** @param {number} rev */
  function acknowledge(rev) {
    if (pending && rev > pending.rev) pending = null;
    else if (pending && first) send(pending);
    first = false;
  }

  /** @param {number} code @param {string} reason */
  function closed(code, reason) {
    socket = null;
    clearTimeout(doubt);
    gone = FINAL.has(code);
    to.state(gone ? "gone" : "lost", reason);
    if (gone) return;
    timer = setTimeout(open, wait * (0.7 + 0.6 * Math.random()));
    wait = Math.min(LONGEST_WAIT, wait * 1.8);
  }

  /** @param {unknown} frame */
  function send(frame) {
    if (socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(frame));
    return true;
  }

  /** A phone that wakes up often has a socket that only looks open. */
  function look() {
    if (gone || document.visibilityState === "hidden") return;
    if (!socket) return open();
    if (!send({ t: "ping" })) return;
    clearTimeout(doubt);
    doubt = setTimeout(again, SILENCE);
  }

  function again() {
    const old = socket;
    socket = null;
    old?.close();
    to.state("lost", "");
    open();
  }

  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", ({ persisted }) => persisted && look());
  addEventListener("online", look);
  open();
  return {
    send,
    again,
    /** @param {{rev: number, id: string, seat: number}} act */
    act({ rev, id, seat }) {
      pending = /** @type {any} */ ({ t: "act", rev, id, seat, cid: mark() });
      send(pending);
    },
  };
}
