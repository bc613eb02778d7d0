// @ts-check
// What can be done on every page.
import { forgetTable } from "../lib/kept.js";
import { wishCalls } from "./calling.js";
import { closeDialog, openDialog } from "./dialog.js";
import { fieldChanged, helpDialog, otherTheme, settingsDialog } from "./settings.js";
import { copy } from "./share.js";

/** @type {import("../lib/input.js").Deeds} */
export const general = {
  close: () => closeDialog(),
  settings: () => openDialog("settings", settingsDialog()),
  setting: (_, field) => (field.name === "notify" ? void wishCalls(field) : fieldChanged(field)),
  theme: () => otherTheme(),
  help: () => openDialog("help", helpDialog()),
  copy: (link) => void copy(link),
  "forget-table"(id) { forgetTable(id); location.assign("/"); },
};
