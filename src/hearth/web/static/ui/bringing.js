// @ts-check
// Replay files that somebody brings: chosen, or dropped on the page.
import { ask, Refusal } from "../lib/api.js";
import { keepTable } from "../lib/kept.js";
import { toast } from "./dialog.js";

/** Bytes of a file; a whole match with a box of its own has a fifth of it. */
const LARGEST = 500_000;

/** The file becomes a table, opened at its first move. @param {File | undefined} file */
export async function bring(file) {
  if (!file) return;
  try {
    if (file.size > LARGEST) throw new Refusal(`A replay file has at most ${LARGEST / 1000} kB; ${file.name} has ${Math.round(file.size / 1000)}.`);
    const { table } = await ask("replays", { body: { record: await file.text() } });
    keepTable(table, { brought: true });
    location.assign(`/t/${table}?move=0`);
  } catch (error) {
    toast(/** @type {Error} */ (error).message, { bad: true });
  }
}

/** @param {DragEvent} event */
const hasFile = ({ dataTransfer }) => dataTransfer?.types.includes("Files") ?? false;

/** The whole page takes a file. @param {HTMLElement} page */
export function droppable(page) {
  document.addEventListener("dragover", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    page.classList.add("dropping");
  });
  document.addEventListener("dragleave", (event) => event.relatedTarget === null && page.classList.remove("dropping"));
  document.addEventListener("drop", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    page.classList.remove("dropping");
    bring(event.dataTransfer?.files[0]);
  });
}
