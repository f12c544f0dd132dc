"""A program that misbehaves at will, for every test."""

from __future__ import annotations

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
    """No test leaves a process, not even a dead one."""
    yield
    try:
        pid, _ = os.waitpid(-1, os.WNOHANG)
    except ChildProcessError:
        return
    pytest.fail(f"a process is left{f', dead: {pid}' if pid else ''}")
