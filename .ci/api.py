"""Lists the public declarations of symbol graphs: module, name and declaration, one a line, sorted."""

import json
import pathlib
import sys


def declarations(path):
    graph = json.loads(path.read_text())
    extended = graph["module"]["name"] + (f" on {path.stem.split('@')[1].split('.')[0]}" if "@" in path.stem else "")
    for symbol in graph["symbols"]:
        # What the compiler derives of a protocol belongs to the protocol.
        if "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
            continue
        text = "".join(part["spelling"] for part in symbol["declarationFragments"])
        yield extended, ".".join(symbol["pathComponents"]), " ".join(text.split())


found = {row for path in pathlib.Path(sys.argv[1]).glob("*/*.symbols.json") for row in declarations(path)}
module = None
for owner, name, text in sorted(found):
    if owner != module:
        print(f"{'' if module is None else chr(10)}# {owner}\n")
        module = owner
    print(f"{name}: {text}")
