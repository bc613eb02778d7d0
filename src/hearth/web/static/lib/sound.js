// @ts-check
// A small bell when it is your turn; off unless it is switched on.

/** @type {AudioContext | null} */
let audio = null;

/** @param {number} [pitch] */
export function bell(pitch = 660) {
  audio ??= new AudioContext();
  const tone = audio.createOscillator(), volume = audio.createGain(), now = audio.currentTime;
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, now);
  volume.gain.setValueAtTime(0.12, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.7);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.7);
}
