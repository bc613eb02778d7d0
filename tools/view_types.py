"""Write view.d.ts: the types of the games' views for the boards, from the TypedDicts of view.py.

The sources are read, not imported: a compiled TypedDict no longer knows what its lists hold.
"""

from __future__ import annotations

import ast
from pathlib import Path

HEARTH = Path(__file__).parent.parent / "src" / "hearth"
WRITTEN = HEARTH / "web" / "static" / "view.d.ts"
HEAD = "// Written by tools/view_types.py from games/*/view.py: `make types` writes it again.\n"
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null"}


def declarations() -> str:
    """The whole file: a namespace for each game."""
    views = sorted((HEARTH / "games").glob("*/view.py"))
    return HEAD + "".join(namespace(view.parent.name, view) for view in views)


def source_of(view: Path) -> Path:
    """The types have a file of their own where there are many of them."""
    apart = view.with_name("view_types.py")
    return apart if apart.exists() else view


def namespace(game: str, view: Path) -> str:
    source = source_of(view).read_text(encoding="utf-8")
    classes = [node for node in ast.parse(source).body if is_typed_dict(node)]
    body = "\n".join(interface(node, source.splitlines()) for node in classes)
    return f"\nexport namespace {game} {{\n{body}}}\n"


def is_typed_dict(node: ast.stmt) -> bool:
    return isinstance(node, ast.ClassDef) and "TypedDict" in map(ast.unparse, node.bases)


def interface(node: ast.stmt, lines: list[str]) -> str:
    assert isinstance(node, ast.ClassDef)
    fields = [field(one, lines) for one in node.body if isinstance(one, ast.AnnAssign)]
    return f"  interface {node.name} {{\n{''.join(fields)}  }}\n"


def field(node: ast.AnnAssign, lines: list[str]) -> str:
    """A field, with the comment that follows it."""
    _, _, comment = lines[node.lineno - 1].partition("  # ")
    told = f"    /** {comment.replace('None', 'null')} */\n" if comment else ""
    return f"{told}    {ast.unparse(node.target)}: {typescript(node.annotation)};\n"


def typescript(node: ast.expr) -> str:
    """A type as TypeScript says it; ValueError if it has no word for it here."""
    if isinstance(node, ast.BinOp):
        return f"{typescript(node.left)} | {typescript(node.right)}"
    if isinstance(node, ast.Subscript):
        name, inner = ast.unparse(node.value), node.slice
        if name == "list":
            of = typescript(inner)
            return f"({of})[]" if isinstance(inner, ast.BinOp) else f"{of}[]"
        if name == "dict" and isinstance(inner, ast.Tuple):
            key, value = map(typescript, inner.elts)
            return f"Record<{key}, {value}>"
    word = ast.unparse(node)
    if word.isidentifier():
        return PLAIN.get(word, word)
    raise ValueError(f"a view cannot hold {word} until tools/view_types.py knows it")


def main() -> None:
    WRITTEN.write_text(declarations(), encoding="utf-8", newline="\n")
    print(f"{WRITTEN.relative_to(HEARTH.parent.parent)}: {len(declarations().splitlines())} lines")


if __name__ == "__main__":
    main()
