"""The box: every mistake is answered with the file, the row and the key."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

import hearth
from hearth.kernel import BoxError, find, refuse_doubles, refuse_more
from tests.toys.ingots import INGOTS, STANDARD, Ingots

PRINTED = STANDARD.files["ingots.toml"]
COPPER = '[[ingot]]\nid = "copper"\nworth = 3\ncopies = 9\nsource = "ours"\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A designer's folder, still empty."""
    made = tmp_path / "copper age"
    made.mkdir()
    return made


def new(folder: Path, text: str | bytes, file: str = "ingots.toml") -> Ingots:
    """A match with this file in the designer's folder."""
    (folder / file).write_bytes(text.encode() if isinstance(text, str) else text)
    return cast(Ingots, hearth.new("ingots", 2, 1, box=folder))


def refused(folder: Path, text: str | bytes, message: str, file: str = "ingots.toml") -> None:
    with pytest.raises(BoxError, match=re.escape(message)):
        new(folder, text, file)


# Rows


@pytest.mark.parametrize(
    ("old", "wrong", "message"),
    [
        ("worth = 1", "", "key 'worth': is missing"),
        ("worth = 1", 'worth = "1"', "key 'worth': should be a whole number from -9 to 9, not '1'"),
        ("worth = 1", "worth = 1.0", "key 'worth': should be a whole number from -9 to 9, not 1.0"),
        ("worth = 1", "worth = true", "key 'worth': should be a whole number"),
        ("worth = 1", "worth = 10", "key 'worth': should be a whole number from -9 to 9, not 10"),
        ("worth = 1", "worth = -10", "key 'worth': should be a whole number from -9 to 9, not -10"),
        ("copies = 3", "copies = 0", "key 'copies': should be a whole number from 1 to 9, not 0"),
        ('"ours"', '"mine"', "key 'source': should be one of rulebook, ours, not 'mine'"),
        ('source = "ours"', "", "key 'source': is missing"),
        ("worth = 1", "worth = 1\nweight = 2", "key 'weight': is not known; "),
    ],
)
def test_a_mistake_is_answered_with_file_row_and_key(
    folder: Path, old: str, wrong: str, message: str
) -> None:
    refused(folder, PRINTED.replace(old, wrong, 1), f"ingots.toml, row 1 (tin), {message}")


def test_the_row_of_a_mistake_is_counted_from_one(folder: Path) -> None:
    text = PRINTED.replace("worth = 4", "worth = 40")
    refused(folder, text, "ingots.toml, row 3 (silver), key 'worth': ")


def test_a_row_without_a_name_is_called_by_its_number(folder: Path) -> None:
    text = PRINTED.replace('id = "tin"', 'id = ""', 1)
    refused(folder, text, "ingots.toml, row 1, key 'id': should be a text that is not empty")


def test_an_unknown_key_that_is_nearly_right_gets_a_hint(folder: Path) -> None:
    text = PRINTED.replace("worth = 1", "worth = 1\nworht = 1", 1)
    hint = "is not known; did you mean 'worth'? allowed are copies, id, source, worth"
    refused(folder, text, f"ingots.toml, row 1 (tin), key 'worht': {hint}")


def test_an_unknown_key_that_is_like_no_other_gets_none(folder: Path) -> None:
    text = PRINTED.replace("worth = 1", "worth = 1\nxyz = 1", 1)
    refused(folder, text, "key 'xyz': is not known; allowed are copies, id, source, worth")


def test_no_two_rows_have_the_same_id(folder: Path) -> None:
    text = PRINTED.replace('"iron"', '"tin"')
    refused(folder, text, "ingots.toml, row 2: 'tin' stands there twice")


# Files


def test_a_file_that_is_not_toml_is_refused_with_the_line(folder: Path) -> None:
    refused(folder, "[[ingot]]\nid = tin\n", "ingots.toml: is not valid TOML: ")


def test_a_key_that_would_take_seconds_to_read_is_refused_unread(folder):
    deep = "a." * 5000 + "a"
    refused(folder, f"[[ingot]]\n{deep} = 1\n", "ingots.toml: has a key with more than 50 dots")
    refused(folder, f"[{deep}]\n", "ingots.toml: has a key with more than 50 dots")
    refused(folder, "[[ingot]]\nid = tin\n", "line 2")


def test_a_stray_table_is_refused(folder: Path) -> None:
    text = f"{PRINTED}\n[[ingots]]\nid = 'lead'\n"
    refused(folder, text, "ingots.toml: has a table 'ingots'; only [[ingot]] may stand here")


@pytest.mark.parametrize("text", ["", "# nothing\n", "ingot = []", "[ingot]\nid = 'tin'\n"])
def test_a_file_without_rows_is_refused(folder: Path, text: str) -> None:
    refused(folder, text, "ingots.toml: has no rows [[ingot]]")


def test_rows_that_are_not_tables_are_refused(folder: Path) -> None:
    refused(folder, "ingot = [1, 2]", "ingots.toml, row 1: should be a table [[ingot]]")


def test_a_file_that_is_not_text_is_refused(folder: Path) -> None:
    refused(folder, b"\xff\xfe", f"{folder}/ingots.toml: cannot be read: ")


def test_a_file_that_the_box_does_not_have_is_refused(folder: Path) -> None:
    message = "ingot.toml: the box has no such file; it has ingots.toml"
    refused(folder, PRINTED, message, file="ingot.toml")


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BoxError, match="there is no such folder; a box is a folder of TOML files"):
        hearth.new("ingots", 2, 1, box=tmp_path / "nowhere")


def test_a_folder_without_toml_files_is_refused(folder: Path) -> None:
    (folder / "ingots.json").write_text("{}")
    with pytest.raises(BoxError, match="holds no TOML files"):
        hearth.new("ingots", 2, 1, box=folder)


# Other boxes


def test_a_designers_file_replaces_the_printed_one_whole(folder: Path) -> None:
    g = new(folder, COPPER)
    assert g.box.ids == ["copper"]


def test_files_that_the_folder_does_not_bring_stay_as_printed(folder: Path) -> None:
    printed = find("winterforge").standard_box().files
    (folder / "crew.toml").write_text(f"# The same crew\n{printed['crew.toml']}")
    files = find("winterforge").box_at(folder).files
    assert [file for file in files if files[file] != printed[file]] == ["crew.toml"]


def test_a_box_is_called_like_its_folder(folder: Path) -> None:
    assert new(folder, COPPER).box.name == "copper age"


def test_without_a_folder_the_box_is_the_standard_one() -> None:
    assert cast(Ingots, hearth.new("ingots", 2, 1)).box is INGOTS.standard_box()


def test_a_changed_box_has_another_fingerprint(folder: Path) -> None:
    changed = new(folder, PRINTED.replace("worth = 1", "worth = 2", 1))
    assert changed.box.hash() != STANDARD.hash()


def test_an_unchanged_box_has_the_same_fingerprint(folder: Path) -> None:
    assert new(folder, PRINTED).box.hash() == STANDARD.hash()


def test_a_save_brings_another_box_back(folder: Path) -> None:
    g = new(folder, COPPER)
    text = hearth.save(g)
    (folder / "ingots.toml").unlink()
    again = cast(Ingots, hearth.load(text))
    assert (again.box.name, again.box.files) == (g.box.name, g.box.files)
    assert hearth.save(again) == text


def test_a_save_with_the_standard_box_does_not_hold_it() -> None:
    g = hearth.load(hearth.save(hearth.new("ingots", 2, 1)))
    assert "worth" not in hearth.save(g)
    assert cast(Ingots, g).box is STANDARD


def test_clones_share_their_box(folder: Path) -> None:
    g = new(folder, COPPER)
    assert g.clone().box is g.box


# Capacities


def test_more_rows_than_actions_have_numbers_for_are_refused() -> None:
    refuse_more("guilds.toml", 12, 12)
    with pytest.raises(BoxError, match=r"guilds\.toml: has 13 rows; at most 12 are possible"):
        refuse_more("guilds.toml", 13, 12)


def test_a_designer_cannot_add_guilds_without_end(folder: Path) -> None:
    row = '[[guild]]\nid = "g{0}"\nname = "G{0}"\ncolour = "red"\nsource = "ours"\n'
    row += "skills = {{ weapons = 0, armour = 0, jewellery = 0 }}\n"
    (folder / "guilds.toml").write_text("".join(row.format(n) for n in range(13)))
    with pytest.raises(BoxError, match=r"guilds\.toml: has 13 rows; at most 12 are possible"):
        hearth.new("winterforge", 2, 1, box=folder)


def test_the_second_row_with_an_id_is_named() -> None:
    refuse_doubles("crew.toml", ["cook", "thief"])
    with pytest.raises(BoxError, match=r"crew\.toml, row 3: 'cook' stands there twice"):
        refuse_doubles("crew.toml", ["cook", "thief", "cook"])
