"""The tests bring their own programs, and leave none behind."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import programs
from started import Program, ending

SETTING_UP = Path(programs.__file__).parent
SLEEP = [sys.executable, "-c", "import time; time.sleep(1000)"]


def soon(what: Callable[[], bool]) -> bool:
    """Whether something comes true within some seconds."""
    until = time.monotonic() + 30
    while not what() and time.monotonic() < until:
        time.sleep(0.02)
    return what()


def is_gone(pid: int) -> bool:
    """Whether there is no such process, or only what is left of one that nobody has asked for its exit code."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    stat = Path(f"/proc/{pid}/stat")
    return stat.is_file() and stat.read_text().rpartition(")")[2].split()[0] == "Z"


# --- programs end with the tests that start them -------------------------------------------------------------------


def test_what_a_test_starts_ends_with_it_and_what_ran_before_runs_on() -> None:
    with Program(SLEEP) as older:
        with ending():
            younger = Program(SLEEP)
        assert younger.returncode == -signal.SIGKILL
        assert older.poll() is None
        older.kill()


def test_what_its_owner_starts_anew_runs_on() -> None:
    owner = object()
    with Program(SLEEP, owner) as first:
        with ending():
            first.kill()
            first.wait()
            again = Program(SLEEP, owner)
        with ending():
            pass
        assert again.poll() is None
        again.end()


def test_a_test_that_fails_does_not_wait_for_its_program() -> None:
    with pytest.raises(ZeroDivisionError), Program(SLEEP) as program:
        raise ZeroDivisionError
    assert program.returncode == -signal.SIGKILL


def test_a_program_ends_with_all_that_it_has_started() -> None:
    code = f"import subprocess; print(subprocess.Popen({SLEEP!r}).pid, flush=True); input()"
    with Program([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        child = int(program.stdout.readline())
        program.kill()
        program.wait()
        assert not is_gone(child)
        program.end()
        assert soon(lambda: is_gone(child))


def in_another_pytest(code: str, *, ignoring: bool = False) -> subprocess.Popen[str]:
    """A process that has started a program and told its number, and then does something else."""
    first = "import os, signal, sys, time\nfrom started import Program, keep_interrupts, warden\n"
    start = f"program = Program({SLEEP!r})\nprint(program.pid, flush=True)\n"
    if ignoring:
        first += "signal.signal(signal.SIGINT, signal.SIG_IGN)\nkeep_interrupts()\n"
    environment = {**os.environ, "PYTHONPATH": str(SETTING_UP)}
    words = [sys.executable, "-c", first + start + code]
    return Program(words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_when_pytest_is_killed_its_programs_end_too() -> None:
    with in_another_pytest("os.kill(os.getpid(), signal.SIGKILL)") as other:
        out, _ = other.communicate()
        assert other.returncode == -signal.SIGKILL
        assert soon(lambda: is_gone(int(out)))


def test_a_test_that_cannot_be_stopped_ends_with_pytest() -> None:
    code = "warden.tell('begins', 0.2, 'test_of_patience')\nwhile True:\n    time.sleep(1000)"
    with in_another_pytest(code) as other:
        out, said = other.communicate()
        assert other.returncode == -signal.SIGKILL
        assert "test_of_patience did not end" in said
        assert soon(lambda: is_gone(int(out)))


def test_programs_can_be_interrupted_even_if_the_tests_run_in_the_background() -> None:
    code = "time.sleep(0.5)\nprogram.send_signal(signal.SIGINT)\nos.kill(os.getpid(), signal.SIGINT)\nprogram.wait()"
    with in_another_pytest(code, ignoring=True) as other:
        _, said = other.communicate()
        assert other.returncode == 0, said
        assert said.rstrip().endswith("KeyboardInterrupt")


# --- which programs there are --------------------------------------------------------------------------------------


@pytest.fixture
def nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A machine without any programs, where nothing was brought yet."""
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(programs, "DEBIAN_DATABASES", tmp_path)
    monkeypatch.setattr(programs, "BROUGHT", tmp_path / "brought")
    monkeypatch.setattr(programs, "playwrights_browser", lambda: None)
    for said in ("CI", "MEADHALL_PROGRAMS"):  # by whoever runs the tests
        monkeypatch.delenv(said, raising=False)
    for find in (programs.browser, programs.database, programs.japanese):
        monkeypatch.setattr(programs, find.__name__, find.__wrapped__)
    return tmp_path


@pytest.mark.parametrize("name", ["browser", "database", "japanese"])
def test_what_is_missing_is_said_in_words_with_the_remedy(nothing: Path, name: str) -> None:
    with pytest.raises(programs.Missing, match=r"make test could not bring one\. Install"):
        getattr(programs, name)()


def test_a_program_of_the_system_comes_first(nothing: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("chromium", "pg_ctl", "initdb"):
        (nothing / name).write_text("#!/bin/sh\n", "utf-8")
        (nothing / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(nothing))
    assert programs.browser().path == str(nothing / "chromium")
    assert programs.database() == nothing.resolve()
    monkeypatch.setenv("MEADHALL_PROGRAMS", "brought")
    for find in (programs.browser, programs.database):
        with pytest.raises(programs.Missing):
            find()


def test_a_program_that_only_says_what_to_install_is_none(nothing: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (nothing / "chromium").write_text("#!/bin/sh\necho Install the package.\nexit 1\n", "utf-8")
    (nothing / "chromium").chmod(0o755)
    monkeypatch.setenv("PATH", str(nothing))
    with pytest.raises(programs.Missing):
        programs.browser()


@pytest.mark.parametrize(("ci", "code"), [("true", 1), ("", 0)])
def test_what_cannot_be_had_is_a_failure_only_where_it_must_be_there(
    nothing: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ci: str, code: int
) -> None:
    def refuse(*words: object) -> None:
        raise OSError("no network")

    for name in ("bring_browser", "bring_database", "bring_font"):
        monkeypatch.setattr(programs, name, refuse)
    monkeypatch.setenv("CI", ci)
    assert programs.main() == code
    said = capsys.readouterr().err
    assert said.count("It could not be fetched: no network.") == 3
    assert said.count("Cannot be tested: ") == 3


def test_what_is_brought_takes_its_name_when_it_is_whole(nothing: Path) -> None:
    place = nothing / "brought" / "thing"
    with pytest.raises(ZeroDivisionError), programs.becoming(place):
        raise ZeroDivisionError
    assert not list((nothing / "brought").iterdir())
    with programs.becoming(place) as slower, programs.becoming(place) as quicker:
        (quicker / "quicker").touch()
        (slower / "slower").touch()
    assert [file.name for file in place.iterdir()] == ["quicker"]


def test_the_lock_file_of_the_browser_says_what_to_fetch_but_not_where() -> None:
    text = (SETTING_UP / "package-lock.json").read_text("utf-8")
    assert '"integrity"' in text
    assert "http" not in text
    assert '"resolved"' not in text
