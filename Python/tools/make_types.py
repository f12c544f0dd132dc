"""Writes `src/paywright/_types.py` and `_options.py` from the JSON Schemas.

    python tools/make_types.py            writes them
    python tools/make_types.py --check    says whether they are what the schemas ask for, and exits with 1 if not

Standard library only. `--schemas` names another folder than that of the repository.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from options import Options
from schemas import Schemas
from views import Views

ROOT = Path(__file__).resolve().parents[1]
NOTICE = "Written by tools/make_types.py from the JSON Schemas: change those, and run it."


def types_module(schemas: Schemas) -> str:
    """The module of answers."""
    views = Views(schemas)
    body = views.write()
    head = [f'"""What answers have. {NOTICE}"""', "", "from __future__ import annotations", ""]
    head += ["from typing import Any, Literal", "", "from ._view import Members, View, many"]
    names = ["", "", "__all__ = [", *(f'    "{name}",' for name in views.names()), "]"]
    return "\n".join([*head, *body, *names]) + "\n"


def options_module(schemas: Schemas) -> str:
    """The module of keyword arguments."""
    head = [f'"""What requests take. {NOTICE}"""', "", "from __future__ import annotations", ""]
    head += ["from collections.abc import Mapping, Sequence", "from datetime import datetime"]
    head += ["from typing import Any, Literal, TypedDict"]
    return "\n".join([*head, *Options(schemas).write()]) + "\n"


def main() -> int:
    """Writes, or compares."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare alone")
    parser.add_argument("--schemas", type=Path, default=ROOT.parent / "Sources" / "Reports" / "Schemas")
    arguments = parser.parse_args()
    schemas = Schemas(arguments.schemas)
    old = 0
    for name, text in (("_types.py", types_module(schemas)), ("_options.py", options_module(schemas))):
        file = ROOT / "src" / "paywright" / name
        if not arguments.check:
            file.write_text(text)
        elif not file.is_file() or file.read_text() != text:
            print(f"{file} is not what the schemas ask for: run {Path(__file__).name}", file=sys.stderr)
            old = 1
    return old


if __name__ == "__main__":
    sys.exit(main())
