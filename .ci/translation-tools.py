"""Loads catalogs as translation tools do: the reader and writer of Application Resource Bundles of the Translate Toolkit
(Weblate, Pootle) and the ICU MessageFormat parser that Weblate checks with. What they cannot read, a translator cannot open.
The patterns that a translator starts from (x-source, x-template) are parsed as the messages are.

Usage: translation-tools.py CATALOG.arb…
"""

import json
import sys

from pyicumessageformat import Parser
from translate.storage.jsonl10n import ARBJsonFile

# The attributes of a message that hold patterns.
PATTERNS = ("x-source", "x-template")

parser = Parser({"include_spans": True, "strict_tags": False, "allow_tags": False})


def fault(pattern):
    try:
        parser.parse(pattern)
    except SyntaxError as error:
        return error
    return None


def explanations(document):
    """The patterns beside messages: name and text of each."""
    for name, attributes in document.items():
        if name.startswith("@") and not name.startswith("@@") and isinstance(attributes, dict):
            for attribute in PATTERNS:
                if attribute in attributes:
                    yield f"{name} {attribute}", attributes[attribute]


def check(path):
    """How many messages and how many patterns beside them a file has, and its faults."""
    with open(path, "rb") as file:
        source = file.read()
    document = json.loads(source)
    bundle = ARBJsonFile.parsestring(source)
    messages = [(unit.getid(), unit.target) for unit in bundle.units if not unit.isheader()]
    patterns = list(explanations(document))
    found = [(name, fault(text)) for name, text in messages + patterns]
    faults = [f"{path}: {name}: {error}" for name, error in found if error]
    if document != json.loads(bytes(bundle)):
        faults.append(f"{path}: written again, the file says something else")
    return len(messages), len(patterns), faults


# A parser that refuses nothing would prove nothing.
for broken in ["{count, plural, one {# day}}", "{count, plural, one {# day} other {# days}", "{a b}"]:
    assert fault(broken), broken
    for attribute in PATTERNS:
        assert [text for _, text in explanations({"key": "", "@key": {attribute: broken}})] == [broken], attribute

results = [check(path) for path in sys.argv[1:]]
messages, patterns = sum(result[0] for result in results), sum(result[1] for result in results)
faults = [line for result in results for line in result[2]]
loaded = f"{messages} messages and {patterns} patterns beside them, of {len(results)} catalogs, load in translation tools"
print("\n".join(faults) or loaded)
sys.exit(1 if faults or messages == 0 else 0)
