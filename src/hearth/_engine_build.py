"""Compiles the engine from these sources for this Python, while something else goes on.

The compiled modules go into `_engine.ENGINES`, from where the next process takes them. Beside them
stands how far a build is, or why it failed. Only one builds at a time.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Literal
from zipfile import ZipFile

import hearth
from hearth import _engine, locks, system

ROOT: Final = _engine.HERE.parents[1]  # of the sources
BACKEND: Final = ROOT / "build_backend"
REPORT: Final = "HEARTH_BUILD_REPORT"  # names the file in which the backend reports
FAILED: Final = "failed: "
LOOKING: Final = 2.0  # seconds: who looks whether somebody compiles holds the lock for a moment
NO_COMPILER: Final = "no C compiler"  # how the backend's sentence begins: one may be there tomorrow


@dataclass(frozen=True)
class Progress:
    """Of the native engine. It runs here; it is ready for the next process; it is being compiled;
    it could not be; or there is none."""

    state: Literal["native", "ready", "building", "failed", "pure"]
    percent: int = 0
    reason: str = ""


def progress() -> Progress:
    """Which engine runs here, and how far the native one is."""
    if hearth.native:
        return Progress("native", 100)
    if not could_be_compiled():
        return Progress("pure")
    folder = _engine.compiled()
    if folder.is_dir():
        return Progress("ready", 100)
    report = read_report(report_beside(folder))
    if report.startswith(FAILED):
        return Progress("failed", 0, report.removeprefix(FAILED))
    if in_work(folder):
        return Progress("building", int(report) if report.isdecimal() else 0)
    return Progress("pure")


def could_be_compiled() -> bool:
    """The sources are here, and nobody has asked for them as they are."""
    unwanted = _engine.wants_sources() or os.environ.get("HEARTH_NATIVE") == "0"
    return _engine.runs_from_sources() and BACKEND.is_dir() and not unwanted


def worth_a_try() -> bool:
    """What failed fails again, but for a compiler that has been installed since."""
    now = progress()
    failed_without_compiler = now.state == "failed" and now.reason.startswith(NO_COMPILER)
    return could_be_compiled() and (now.state == "pure" or failed_without_compiler)


def line() -> str:
    """What people are told of it in passing; mostly nothing."""
    now = progress()
    if now.state == "building":
        return f"The fast engine is being compiled ({now.percent} %); until then bots think slower."
    if now.state == "ready":
        return "The fast engine is ready: start again to play with it."
    if now.state == "failed":
        return f"Bots think slower: the fast engine could not be compiled ({now.reason})."
    return ""


@contextlib.contextmanager
def built_behind() -> Iterator[None]:
    """Builds meanwhile in a process of its own, which gives way to all others and ends with us."""
    if not worth_a_try():
        yield
        return
    command = [sys.executable, "-m", __name__, "--behind"]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as builder:
        try:
            yield
        finally:
            assert builder.stdin is not None
            builder.stdin.close()  # it waits for this


def build() -> None:
    """Compiles, unless it is done. What fails is reported for others, and raised."""
    if not BACKEND.is_dir():
        raise ValueError("this installation has no sources to compile")
    if os.environ.get("HEARTH_NATIVE") == "0":
        raise ValueError("HEARTH_NATIVE=0 asks for the pure engine")
    folder = _engine.compiled()
    folder.parent.mkdir(parents=True, exist_ok=True)
    report = report_beside(folder)
    try:
        lock = locks.take(lock_beside(folder), LOOKING)
    except BlockingIOError:
        raise ValueError("somebody else is compiling the engine just now") from None
    try:
        if not folder.is_dir():
            report.write_text("0", encoding="utf-8")
            _compile(folder, report)
            forget_others(folder)
    finally:
        locks.leave(lock)


def _compile(folder: Path, report: Path) -> None:
    """All or nothing: the folder comes into being when everything is in it."""
    with TemporaryDirectory(prefix="hearth-", dir=folder.parent) as scratch:
        reason = make_wheel(Path(scratch), report)
        if reason:
            report.write_text(f"{FAILED}{reason}", encoding="utf-8")
            raise ValueError(f"the native engine could not be built: {reason}")
        made = Path(scratch, "modules")
        with ZipFile(next(Path(scratch).glob("*.whl"))) as wheel:
            compiled = [name for name in wheel.namelist() if name.endswith((".so", ".pyd"))]
            wheel.extractall(made, compiled)
        made.rename(folder)
    report.unlink()


def make_wheel(out: Path, report: Path) -> str:
    """A native wheel of the sources; the answer says why there is none."""
    log = out.parent / "build.log"
    env = {**os.environ, "HEARTH_NATIVE": "1", REPORT: str(report)}
    with log.open("w", encoding="utf-8") as told:
        try:
            done = subprocess.run(
                [*wheel_maker(), str(out), str(ROOT)],
                env=env,
                stdin=subprocess.DEVNULL,
                stdout=told,
                stderr=subprocess.STDOUT,
                check=False,
            )
        except OSError as error:
            return f"{error.filename}: {error.strerror}"
    if done.returncode == 0:
        return ""
    told_by_backend = read_report(report)
    if told_by_backend.startswith(FAILED):
        return told_by_backend.removeprefix(FAILED)
    return f"what it needs could not be installed; {log} says more"


def wheel_maker() -> list[str]:
    """The command that makes a wheel, up to the folder that it puts it in."""
    uv = shutil.which("uv")
    if uv is not None:
        return [uv, "build", "-q", "--wheel", "--python", sys.executable, "--out-dir"]
    pip = ["-m", "pip"]
    if importlib.util.find_spec("pip") is None:  # then it was the base Python's that installed us
        pip += ["--python", sys.executable]
    python = sys.executable if len(pip) == 2 else base_python()
    return [python, *pip, "wheel", "-q", "--disable-pip-version-check", "--no-deps", "-w"]


def base_python() -> str:
    return str(getattr(sys, "_base_executable", sys.executable))


def report_beside(folder: Path) -> Path:
    return folder.with_suffix(".report")


def lock_beside(folder: Path) -> Path:
    return folder.with_suffix(".lock")


def read_report(report: Path) -> str:
    with contextlib.suppress(FileNotFoundError):
        return report.read_text(encoding="utf-8").strip()
    return ""


def in_work(folder: Path) -> bool:
    """Somebody holds the lock; a file that was left behind holds nothing."""
    if not folder.parent.is_dir():
        return False
    try:
        locks.leave(locks.take(lock_beside(folder)))
    except BlockingIOError:
        return True
    return False


def forget_others(folder: Path) -> None:
    """Engines of former sources. Who runs one keeps it open."""
    for other in folder.parent.iterdir():
        if other.is_dir() and other != folder:
            shutil.rmtree(other, ignore_errors=True)


# As a process of its own


def lowly() -> None:
    """Everything else goes first, from now on and for the processes that come of this one."""
    system.step_back(19)
    if sys.platform == "linux" and hasattr(os, "sched_setscheduler"):
        with contextlib.suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    if sys.platform == "win32":
        import ctypes

        kernel32 = ctypes.windll.kernel32
        kernel32.SetPriorityClass(kernel32.GetCurrentProcess(), 0x40)  # when nobody else works


def end_with_parent() -> None:
    """Ends this process and all that came of it as soon as nobody holds our input any more."""
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)
    threading.Thread(target=_wait_and_end, daemon=True).start()


def _wait_and_end() -> None:
    sys.stdin.read()
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/T", "/F", "/PID", str(os.getpid())], capture_output=True)
    else:
        os.killpg(0, signal.SIGKILL)


def main() -> int:
    """`--behind`: for somebody who plays meanwhile, who is told in the lobby what becomes of it.
    `--if-possible`: without a C compiler it is enough to say so."""
    behind, if_possible = ("--behind" in sys.argv[1:]), ("--if-possible" in sys.argv[1:])
    if behind:
        lowly()
        end_with_parent()
    try:
        build()
    except (OSError, ValueError) as error:
        if if_possible and was_impossible(str(error)):
            print(f"{'=' * 72}\nONLY THE PURE ENGINE FROM HERE ON: {error}\n{'=' * 72}", flush=True)
            return 0
        if not behind:
            print(f"hearth: {error}", file=sys.stderr)
        return 2
    return 0


def was_impossible(error: str) -> bool:
    """Nobody could have compiled here, or nobody should; what else fails is a fault."""
    return NO_COMPILER in error or os.environ.get("HEARTH_NATIVE") == "0"


if __name__ == "__main__":
    sys.exit(main())
