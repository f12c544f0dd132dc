"""The command `paywright`: the program itself."""

from __future__ import annotations

import os
import sys

from ._binary import find_binary
from ._errors import BinaryNotFound


def main() -> None:
    """Becomes the program, with the same arguments."""
    try:
        program = find_binary()
    except BinaryNotFound as error:
        sys.exit(f"paywright: {error}")
    os.execv(program, ["paywright", *sys.argv[1:]])


if __name__ == "__main__":
    main()
