"""The tag of a wheel: it holds a program, so it is of one platform.

A wheel is built like this, after the program and its libraries were put into `src/paywright/_bin`:

    PAYWRIGHT_WHEEL_PLATFORM=manylinux_2_28_x86_64 python -m build --wheel

Its tag is then `py3-none-manylinux_2_28_x86_64`: the package needs no particular Python, and the program none at all.
A wheel without the program would install and then not run, so building one is refused. These work without it:

- `pip install --editable Python`, for work on the package: PAYWRIGHT_BINARY names the program;
- `python -m build --sdist`: the sources have no program, and are of every platform.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PlatformHook(BuildHookInterface[Any]):
    """Tags the wheel with PAYWRIGHT_WHEEL_PLATFORM."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        program = Path(self.root, "src", "paywright", "_bin", "paywright")
        if not program.is_file():
            raise RuntimeError(f"{program} is not there: a wheel holds the program of its platform")
        if not os.access(program, os.X_OK):
            raise RuntimeError(f"{program} is not executable, and would not be in the wheel either")
        platform = os.environ.get("PAYWRIGHT_WHEEL_PLATFORM", "")
        if platform in ("", "any"):
            raise RuntimeError("PAYWRIGHT_WHEEL_PLATFORM names no platform, such as manylinux_2_28_x86_64")
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform}"
