"""The build backend: setuptools, with the rules compiled by mypyc where that is possible.

HEARTH_NATIVE (or `-C native=`) chooses: 0 is pure, 1 is native or an error, unset is native where
a C compiler is found and the compile succeeds, pure otherwise. All work is done in scratch copies,
so that the source tree never holds a compiled file, which would shadow the source beside it.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[1]
# What an sdist holds, each where it is there.
FILES = (
    "*.md",
    "*.lock",
    "LICENSE",
    "Makefile",
    "mkdocs.yml",
    "pyproject.toml",
    "tsconfig.json",
)
FOLDERS = ("build_backend", "src", "tests", "tools", "docs", "examples")
LEFT_OUT = ("__pycache__", "*.egg-info", "*.so", "*.pyd", ".*", "pictures")  # these are many MB
NOT_SOURCES = shutil.ignore_patterns(*LEFT_OUT)
MYPY = "mypy>=2.4,<2.5"
NO_COMPILER = "no C compiler with Python's headers was found"

Settings = Mapping[str, object] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    native, _ = plan(config_settings)
    return [MYPY] if native else []


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return []


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return []


def prepare_metadata_for_build_wheel(
    metadata_directory: str, config_settings: Settings = None
) -> str:
    with scratch_copy() as tree:
        return setuptools("prepare_metadata_for_build_wheel", tree, metadata_directory)


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    native, why_pure = plan(config_settings)
    if native:
        try:
            return native_wheel(wheel_directory)
        except subprocess.CalledProcessError as error:
            reason = short_reason(error)
            if chosen(config_settings) == "1":
                report(f"failed: {reason}")
                raise SystemExit(f"The native engine could not be built: {reason}") from None
            why_pure = f"the native build failed ({reason})"
    return pure_wheel(wheel_directory, why_pure)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    with scratch_copy() as tree:
        (tree / "MANIFEST.in").write_text("graft .\n", encoding="utf-8", newline="\n")
        return setuptools("build_sdist", tree, sdist_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Always pure. It must name the real folder, so only setuptools' litter goes to scratch."""
    with TemporaryDirectory() as scratch:
        extra = Path(scratch, "extra.cfg")
        folders = f"[egg_info]\negg_base = {scratch}\n[build]\nbuild_base = {scratch}\n"
        extra.write_text(folders, encoding="utf-8", newline="\n")
        return setuptools("build_editable", ROOT, wheel_directory, DIST_EXTRA_CONFIG=str(extra))


def chosen(config_settings: Settings) -> str:
    """What was asked for: "0", "1", or "" when it is left to us."""
    setting = (config_settings or {}).get("native", os.environ.get("HEARTH_NATIVE", ""))
    if setting not in ("", "0", "1"):
        raise SystemExit(f"HEARTH_NATIVE is {setting!r}; allowed are 0 (pure) and 1 (native).")
    return str(setting)


def plan(config_settings: Settings) -> tuple[bool, str]:
    """Whether to compile, and if not, why not."""
    choice = chosen(config_settings)
    if choice == "0":
        return False, "HEARTH_NATIVE=0"
    if can_compile():
        return True, ""
    if choice == "1":
        report(f"failed: {NO_COMPILER}")
        raise SystemExit(f"HEARTH_NATIVE=1 asks for the native engine, but {NO_COMPILER}.")
    return False, NO_COMPILER


def can_compile() -> bool:
    """Really builds an extension: a compiler may be there without Python.h, or not work."""
    with TemporaryDirectory() as scratch:
        Path(scratch, "probe.c").write_text(
            "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n",
            encoding="utf-8",
            newline="\n",
        )
        script = "import setuptools as s; s.setup(ext_modules=[s.Extension('probe', ['probe.c'])])"
        try:
            run(Path(scratch), "-c", script, "build_ext")
        except subprocess.CalledProcessError:
            return False
        return True


def pure_wheel(wheel_directory: str, why: str) -> str:
    with scratch_copy(f"pure: {why}") as tree:
        add_docs(tree)
        return setuptools("build_wheel", tree, wheel_directory)


def native_wheel(wheel_directory: str) -> str:
    with scratch_copy("native: compiled with mypyc") as tree, TemporaryDirectory() as out:
        add_docs(tree)
        shutil.copy(tree / "build_backend/native_setup.py", tree / "setup.py")
        wheel = setuptools("build_wheel", tree, out)
        import_compiled(Path(out, wheel))
        shutil.move(Path(out, wheel), Path(wheel_directory, wheel))
        return wheel


def import_compiled(wheel: Path) -> None:
    """Some mistakes in compiled code show only at import; they too must end in a pure wheel."""
    with TemporaryDirectory() as scratch, ZipFile(wheel) as archive:
        archive.extractall(scratch)
        libraries = [name for name in archive.namelist() if name.endswith((".so", ".pyd"))]
        modules = [name.split(".")[0].replace("/", ".") for name in libraries]
        script = "import importlib as i, sys; [i.import_module(m) for m in sys.argv[1:]]"
        run(Path(scratch), "-c", script, *modules, HEARTH_PURE="", PYTHONSAFEPATH="")


@contextmanager
def scratch_copy(note: str = "") -> Iterator[Path]:
    """The sources in a folder of their own, with `note` as what the wheel says of itself."""
    with TemporaryDirectory() as scratch:
        tree = Path(scratch)
        for folder in (path for name in FOLDERS for path in ROOT.glob(name)):
            shutil.copytree(folder, tree / folder.name, ignore=NOT_SOURCES)
        for file in (path for name in FILES for path in ROOT.glob(name)):
            shutil.copy(file, tree)
        if note:
            told = tree / "src/hearth/build_note.txt"
            told.write_text(f"{note}\n", encoding="utf-8", newline="\n")
        yield tree


def add_docs(tree: Path, site: Path = ROOT / "build" / "site") -> None:
    """With HEARTH_DOCS=1 a wheel brings the documentation that `make docs` has built."""
    wished = os.environ.get("HEARTH_DOCS", "")
    if wished not in ("", "0", "1"):
        raise SystemExit(
            f"HEARTH_DOCS is {wished!r}; allowed are 0 (without) and 1 (with the site)."
        )
    if wished != "1":
        return
    if not site.is_dir():
        raise SystemExit("HEARTH_DOCS=1 asks for the documentation; run `make docs` first.")
    shutil.copytree(site, tree / "src/hearth/web/docs")


def setuptools(hook: str, tree: Path, directory: str, **environ: str) -> str:
    """Runs one of setuptools' own hooks in `tree`; returns the name of what it made."""
    script = f"import sys; from setuptools import build_meta as b; print(b.{hook}(sys.argv[1]))"
    out = str(Path(directory).absolute())
    return run(tree, "-c", script, out, **environ).strip().splitlines()[-1]


def run(folder: Path, *arguments: str, **environ: str) -> str:
    """Runs Python in a process of its own: even a crash of the compiler is just a failed call."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, **environ},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        sys.stderr.write(done.stdout)
    done.check_returncode()
    return done.stdout


def report(line: str) -> None:
    """Tells whoever has asked for the build: `hearth` shows it while the compiler runs."""
    file = os.environ.get("HEARTH_BUILD_REPORT")
    if file:
        Path(file).write_text(line, encoding="utf-8")


def short_reason(error: subprocess.CalledProcessError) -> str:
    lines = [line.strip() for line in str(error.output).splitlines() if line.strip()]
    telling = [line for line in lines if "error:" in line.lower()]
    return (telling or lines[-1:] or [f"exit status {error.returncode}"])[0][:160]
