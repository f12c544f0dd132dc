"""The program in the wheel: the one in `src/paywright/_bin`, or one that is built from the Swift package.

- `packaging/build-wheel` puts a program into `src/paywright/_bin` of a copy of this folder. It goes into the wheel, and
  nothing is built. PAYWRIGHT_WHEEL_PLATFORM names the platform; without it, it is that of this machine.
- `pip install` of the source distribution, or of this folder, builds the program: that takes Swift 6.3, `libicu-dev`
  and `g++`. The program uses the ICU of the machine. The Swift package is in the folder `swift` of a source
  distribution, and beside this folder in the repository.
- `pip install --editable Python` builds nothing: PAYWRIGHT_BINARY names the program.

The tag is `py3-none-…`: the package needs no particular Python, and the program none at all.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NEEDED = "a Swift 6.3 toolchain, libicu-dev and g++ must be installed"


class ProgramHook(BuildHookInterface[Any]):
    """Puts the program into the wheel, and tags the wheel with its platform."""

    _scratch: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        program = Path(self.root, "src", "paywright", "_bin", "paywright")
        if not program.is_file():
            self._scratch = tempfile.TemporaryDirectory(prefix="paywright-build-")
            built = build_program(Path(self.root), Path(self._scratch.name))
            build_data["force_include"][str(built)] = "paywright/_bin/paywright"
        elif not os.access(program, os.X_OK):
            raise RuntimeError(f"{program} is not executable, and would not be in the wheel either")
        # What the program is made of, where a release has written it down.
        bill = Path(self.root, "sbom", "paywright.cdx.json")
        if bill.is_file():
            build_data["sbom_files"].append(str(bill))
        platform = os.environ.get("PAYWRIGHT_WHEEL_PLATFORM") or sysconfig.get_platform()
        build_data["pure_python"] = False
        build_data["tag"] = "py3-none-" + platform.replace("-", "_").replace(".", "_")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._scratch is not None:
            self._scratch.cleanup()


def build_program(root: Path, scratch: Path) -> Path:
    """Builds the program and gives its path."""
    package = next((folder for folder in (root / "swift", root.parent) if (folder / "Package.swift").is_file()), None)
    if package is None:
        raise RuntimeError(
            f"no Swift package to build the program from: neither {root / 'swift'} nor {root.parent} has one"
        )
    swift = shutil.which("swift")
    if swift is None:
        raise RuntimeError(f"found no swift on PATH to build the program with: {NEEDED}")
    command = [swift, "build", "-c", "release", "--static-swift-stdlib", "--product", "paywright", "-Xlinker", "-s"]
    command += ["--package-path", str(package), "--scratch-path", str(scratch)]
    if subprocess.run(command, check=False).returncode != 0:
        raise RuntimeError(f"the program could not be built: {NEEDED}")
    return scratch / "release" / "paywright"
