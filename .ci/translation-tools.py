"""Loads catalogs as translation tools do: the reader and writer of Application Resource Bundles of the Translate Toolkit
(Weblate, Pootle) and the ICU MessageFormat parser that Weblate checks with. What they cannot read, a translator cannot open.

Usage: translation-tools.py CATALOG.arb…
"""

import json
import sys

from pyicumessageformat import Parser
from translate.storage.jsonl10n import ARBJsonFile

parser = Parser({"include_spans": True, "strict_tags": False, "allow_tags": False})


def fault(pattern):
    try:
        parser.parse(pattern)
    except SyntaxError as error:
        return error
    return None


def check(path):
    faults = []
    with open(path, "rb") as file:
        source = file.read()
    bundle = ARBJsonFile.parsestring(source)
    messages = [unit for unit in bundle.units if not unit.isheader()]
    for unit in messages:
        error = fault(unit.target)
        if error:
            faults.append(f"{path}: {unit.getid()}: {error}")
    if json.loads(source) != json.loads(bytes(bundle)):
        faults.append(f"{path}: written again, the file says something else")
    return len(messages), faults


# A parser that refuses nothing would prove nothing.
for broken in ["{count, plural, one {# day}}", "{count, plural, one {# day} other {# days}", "{a b}"]:
    assert fault(broken), broken

total, faults = 0, []
for path in sys.argv[1:]:
    count, found = check(path)
    total, faults = total + count, faults + found
print("\n".join(faults) or f"{total} messages of {len(sys.argv) - 1} catalogs load in translation tools")
sys.exit(1 if faults or total == 0 else 0)
