// @ts-check
// Going through a match again: fetch it, step, jump, play.
import { askLarge } from "../lib/api.js";
import { lying } from "../lib/marks.js";
import { closeDialog, toast } from "./dialog.js";
import { shareMoment } from "./share.js";

/** @typedef {import("../lib/types.js").Replay} Replay */

const PER_MOVE = 900, SETTLED = 300;

/** @param {import("./table.js").Shell} shell @returns {import("../lib/input.js").Deeds} */
export function replayDeeds({ state, draw, token }) {
  let addressing = 0, running = 0, lay = state.lay;
  /** @param {number} at */
  function to(at) {
    const { replay } = state;
    if (!replay?.steps.length) return;
    const next = Math.max(0, Math.min(replay.steps.length - 1, Math.round(at)));
    state.lay = next === replay.at + 1 ? lying(document) : new Map(); // what was moved is seen by going on
    replay.at = next;
    if (replay.at === replay.steps.length - 1) replay.playing = false;
    draw();
    // The slider is the reader's own: morph leaves its value alone.
    const slider = /** @type {HTMLInputElement | null} */ (document.getElementById("replay-slider"));
    if (slider) slider.value = String(replay.at);
    remember();
  }
  const remember = () => {
    clearTimeout(addressing);
    addressing = setTimeout(() => history.replaceState(null, "", state.replay ? `?move=${state.replay.at}` : location.pathname), SETTLED);
  };
  /** By hand: that ends the playing. @param {number} at */
  function halt(at) {
    if (state.replay) state.replay.playing = false;
    to(at);
  }
  const step = (/** @type {number} */ by) => halt((state.replay?.at ?? 0) + by);
  function run() {
    const { replay } = state;
    clearTimeout(running);
    if (!replay?.playing) return;
    to(replay.at + 1);
    running = setTimeout(run, PER_MOVE / replay.speed);
  }
  /** @param {number} at -1: where the match is */
  async function open(at) {
    closeDialog();
    if (state.replay || state.table?.state === "open") return;
    /** @type {Replay} */
    const replay = { steps: [], at: 0, playing: false, speed: 1, loaded: 0 };
    Object.assign(state, { replay, recap: null, roll: null });
    lay = state.lay;
    draw();
    try {
      const seat = state.table?.seat, query = seat == null ? "" : `?seat=${seat}`;
      const { steps } = await askLarge(`tables/${state.id}/replay${query}`, token, (loaded) => { replay.loaded = loaded; draw(); });
      replay.steps = steps;
      to(at < 0 ? steps.length - 1 : at);
    } catch (error) {
      state.replay = null;
      toast(/** @type {Error} */ (error).message, { bad: true });
      draw();
    }
  }
  return {
    replay: (at) => open(/^\d+$/.test(at) ? Number(at) : -1),
    "replay-first": () => step(-Infinity),
    "replay-back": () => step(-1),
    "replay-next": () => step(1),
    "replay-last": () => step(Infinity),
    "replay-to": (_, field) => halt(Number(field.value)),
    "replay-move": (move) => halt(state.replay?.steps.findIndex((one) => one.move >= Number(move)) ?? 0),
    "replay-speed"(_, field) { if (state.replay) state.replay.speed = Number(field.value); draw(); },
    "replay-play"() {
      const { replay } = state;
      if (!replay?.steps.length) return;
      replay.playing = !replay.playing;
      if (replay.playing && replay.at === replay.steps.length - 1) replay.at = 0;
      if (replay.playing) run();
      draw();
    },
    "copy-moment": () => void shareMoment(`${state.address || location.origin + location.pathname}?move=${state.replay?.at ?? 0}`),
    "replay-close"() { Object.assign(state, { replay: null, lay }); remember(); draw(); },
  };
}
