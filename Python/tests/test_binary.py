"""Where the program is looked for, and what the package says of itself."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import paywright
from paywright import _binary
from paywright._binary import find_binary

ROOT = Path(__file__).resolve().parents[1]


def program(folder: Path, text: str = "#!/bin/sh\n") -> str:
    folder.mkdir(exist_ok=True)
    file = folder / "paywright"
    file.write_text(text)
    file.chmod(0o755)
    return str(file)


def test_the_order_of_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given, bundled, named, on_path = (program(tmp_path / name) for name in ("given", "bundled", "named", "path"))
    monkeypatch.setattr(_binary, "BUNDLED", Path(bundled))
    monkeypatch.setenv("PAYWRIGHT_BINARY", named)
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    assert find_binary(given) == given
    assert find_binary("paywright") == on_path
    assert find_binary() == bundled
    os.remove(bundled)
    assert find_binary() == named
    monkeypatch.delenv("PAYWRIGHT_BINARY")
    assert find_binary() == on_path
    os.remove(on_path)
    with pytest.raises(paywright.BinaryNotFound, match="install a wheel"):
        find_binary()


def test_what_is_named_and_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_binary, "BUNDLED", tmp_path / "none")
    monkeypatch.setenv("PAYWRIGHT_BINARY", str(tmp_path / "gone"))
    with pytest.raises(paywright.BinaryNotFound, match="PAYWRIGHT_BINARY names"):
        find_binary()


def test_the_command_does_not_find_itself(tmp_path: Path) -> None:
    program(tmp_path / "bin", f"#!{sys.executable}\nfrom paywright.__main__ import main\nmain()\n")
    environment = {"PATH": str(tmp_path / "bin"), "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "paywright", "--version"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=20)
    assert run.returncode == 1
    assert "found no program paywright" in run.stderr


def test_the_command_is_the_program(tmp_path: Path) -> None:
    named = program(tmp_path / "bin", '#!/bin/sh\necho "$@"\n')
    environment = {**os.environ, "PAYWRIGHT_BINARY": named, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "paywright", "price", "--help"]
    assert subprocess.run(command, env=environment, capture_output=True, text=True).stdout == "price --help\n"


def test_the_version_is_that_of_the_program() -> None:
    project = re.search(r'^version = "(.+)"', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert project is not None
    assert project[1] == paywright.__version__
    swift = ROOT.parent / "Sources" / "Reports" / "PaywrightVersion.swift"
    if swift.is_file():
        assert f'number = "{paywright.__version__}"' in swift.read_text()


def test_the_license_is_that_of_the_repository() -> None:
    license_file = ROOT.parent / "LICENSE"
    if not license_file.is_file():
        pytest.skip("not in the repository")
    assert (ROOT / "LICENSE").read_text() == license_file.read_text()
