"""Where the program `paywright` is."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from ._errors import BinaryNotFound

NAME = "paywright"
VARIABLE = "PAYWRIGHT_BINARY"
BUNDLED = Path(__file__).parent / "_bin" / NAME


#: What the script that a package manager makes for `paywright.__main__` has in its first lines.
_SCRIPT = b"paywright.__main__"


def find_binary(given: str | os.PathLike[str] | None = None) -> str:
    """The path of the program.

    It is the one given, else the one of the wheel, else that of the environment variable PAYWRIGHT_BINARY, else the one
    on PATH.
    """
    if given is not None:
        return _runnable(os.fspath(given), "the argument binary")
    if BUNDLED.is_file():
        return _runnable(str(BUNDLED), "the wheel")
    if named := os.environ.get(VARIABLE):
        return _runnable(named, f"the environment variable {VARIABLE}")
    for folder in os.get_exec_path():
        found = shutil.which(os.path.join(folder or os.curdir, NAME))
        if found is not None and not _is_script(found):
            return os.path.abspath(found)
    raise BinaryNotFound(
        f"found no program {NAME} in the package, in the environment variable {VARIABLE} or on PATH; "
        "install a wheel of this platform, or name the program by binary="
    )


def _is_script(file: str) -> bool:
    """Whether this is the package's own command, which would look for the program again."""
    with open(file, "rb") as script:
        return _SCRIPT in script.read(1000)


def _runnable(name: str, origin: str) -> str:
    """The absolute path of a program that is named; a name without a slash is looked up on PATH."""
    if found := shutil.which(name):
        return os.path.abspath(found)
    raise BinaryNotFound(f"{origin} names {name}, which is not an executable file")
