"""A program that misbehaves at will, for every test."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import paywright


class Fake:
    """The program that stands in, and what is known of its processes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.starts = folder / "starts"
        self.binary = folder / "fake"
        script = Path(__file__).with_name("fake_program.py")
        self.binary.write_text(f'#!/bin/sh\nexec {sys.executable} -S -E {script} "$@"\n')
        self.binary.chmod(0o755)

    @property
    def pids(self) -> list[int]:
        """Its processes, in the order of their starts."""
        return [int(line) for line in self.starts.read_text().split()] if self.starts.exists() else []

    def marker(self) -> str:
        """A file that is not there yet."""
        return str(self.folder / "marker")

    def client(self, **options: Any) -> paywright.Paywright:
        return paywright.Paywright(binary=self.binary, **options)

    def async_client(self, **options: Any) -> paywright.AsyncPaywright:
        return paywright.AsyncPaywright(binary=self.binary, **options)


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Fake:
    made = Fake(tmp_path)
    monkeypatch.setenv("FAKE_STARTS", str(made.starts))
    return made


@pytest.fixture(autouse=True)
def no_child_left() -> Iterator[None]:
    """No test leaves a process, not even a dead one. Spark's own stays until the interpreter ends."""
    yield
    try:
        pid, _ = os.waitpid(-1, os.WNOHANG)
    except ChildProcessError:
        return
    names = _children()
    if pid or any(name != "java" for name in names):
        pytest.fail(f"a process is left{f', dead: {pid}' if pid else ''}: {names}")


def _children() -> list[str]:
    """The names of the processes that this one has started and that run."""
    names = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            # "123 (a name) S 45 …": the name may have spaces and brackets.
            head, _, rest = stat.read_text().rpartition(")")
            if int(rest.split()[1]) == os.getpid():
                names.append(head.partition("(")[2])
    return names
