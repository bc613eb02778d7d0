"""The modules of a page in one file, and which modules cannot be joined."""

from __future__ import annotations

import pytest

from hearth.server.joining import joined

APP = """\
import { greet as say } from "./lib/words.js";
const { later } = await import("./lib/later.js");
const { board } = await import(`./games/${"cove"}.js`);
globalThis.said = [say("Ada"), later, await board()];
"""
WORDS = """\
import { NAME } from "./names.js";
export const GREETING = "Hello";
/** @param {string} who */
export function greet(who) { return `${GREETING}, ${who} of ${NAME}`; }
"""
MODULES = {
    "app.js": APP,
    "lib/words.js": WORDS,
    "lib/names.js": 'export const NAME = "Hearth"; // export const\n',
    "lib/later.js": 'import { GREETING } from "./words.js";\nexport const later = GREETING;\n',
    "games/cove.js": 'import { NAME } from "../lib/names.js";\n'
    "export async function board() { return NAME; }\n",
    "games/forge.js": "export class Forge {}\n",
}


def test_a_page_has_what_is_imported_and_what_is_asked_for_by_name():
    script = joined("app.js", ["games/cove.js"], MODULES.__getitem__)
    for name in ("lib/words.js", "lib/names.js", "lib/later.js", "games/cove.js"):
        assert script.count(f'"{name}": () =>') == 1
    assert "Forge" not in script


@pytest.mark.parametrize(
    "line",
    [
        "export default 1;",
        "export let count = 0;",
        "export { greet };",
        'export { greet } from "./b.js";',
        'import words from "./b.js";',
        'import * as words from "./b.js";',
        'import {\n  greet,\n} from "./b.js";',
    ],
)
def test_what_is_written_otherwise_is_refused_with_a_sentence(line):
    modules = {"a.js": f"{line}\n", "b.js": ""}
    with pytest.raises(ValueError, match=r"a\.js cannot be joined .*: a module imports names"):
        joined("a.js", [], modules.__getitem__)


def test_modules_that_import_each_other_are_refused():
    modules = {
        "a.js": 'import { b } from "./b.js";\nexport const a = 1;\n',
        "b.js": 'import { a } from "./a.js";\nexport const b = 1;\n',
    }
    with pytest.raises(ValueError, match=r"a\.js and b\.js import each other"):
        joined("a.js", [], modules.__getitem__)


def test_a_name_that_is_not_exported_is_refused():
    modules = {
        "a.js": 'import { b, c as d } from "./b.js";\n',
        "b.js": "export const b = 1, c = 2;\n",
    }
    with pytest.raises(ValueError, match=r"a\.js imports c as d from b\.js, which exports no such"):
        joined("a.js", [], modules.__getitem__)


def test_one_may_come_later_than_the_one_that_it_imports():
    modules = {
        "a.js": 'export const a = async () => await import("./b.js");\n',
        "b.js": 'import { a } from "./a.js";\nexport const b = 1;\n',
    }
    assert '"b.js": () =>' in joined("a.js", [], modules.__getitem__)
