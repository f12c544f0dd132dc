"""The schema documents of Sources/Reports/Schemas, and the places in them. Python's standard library only."""

import json
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Sources" / "Reports" / "Schemas"
# Where a schema holds other schemas: one, a list of them, or some by name.
ONE = ("items", "additionalProperties", "propertyNames", "not", "if", "then", "else", "unevaluatedProperties")
MANY = ("allOf", "anyOf", "oneOf")
NAMED = ("properties", "$defs")


def load(folder=FOLDER):
    """Every schema by its name: "status" for status-1.schema.json."""
    return {
        path.name.removesuffix("-1.schema.json"): json.loads(path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob("*.schema.json"))
    }


def uri(name):
    return f"urn:paywright:schema:{name}:1"


class Place:
    """A schema inside a document, by its JSON pointer: common#/$defs/text."""

    def __init__(self, documents, name, path=()):
        self.documents, self.name, self.path = documents, name, tuple(path)
        self.schema = documents[name]
        for step in self.path:
            self.schema = self.schema[step]

    @property
    def grows(self):
        """Whether it lists values that later versions may add to, or is a part of such a list."""
        if growing(self.schema) is not None:
            return True
        return self.path[-2:-1] == ("anyOf",) and Place(self.documents, self.name, self.path[:-2]).grows

    def child(self, *steps):
        return Place(self.documents, self.name, self.path + steps)

    @property
    def pointer(self):
        return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in self.path)

    @property
    def uri(self):
        return uri(self.name) + "#" + self.pointer

    def __str__(self):
        return f"{self.name}#{self.pointer}"

    def referred(self):
        """The schema that a reference leads to; None where this is none."""
        reference = self.schema.get("$ref") if isinstance(self.schema, dict) else None
        if reference is None:
            return None
        document, _, pointer = reference.partition("#")
        name = document.split(":")[3] if document else self.name
        steps = [step.replace("~1", "/").replace("~0", "~") for step in pointer.split("/")[1:]]
        return Place(self.documents, name, steps)

    def children(self):
        """Every schema directly inside."""
        for key in ONE:
            if isinstance(self.schema.get(key), dict):
                yield self.child(key)
        for key in MANY:
            for index in range(len(self.schema.get(key, ()))):
                yield self.child(key, index)
        for key in NAMED:
            for member in self.schema.get(key, ()):
                if isinstance(self.schema[key][member], dict):
                    yield self.child(key, member)


def places(documents):
    """Every schema in every document."""
    waiting = [Place(documents, name) for name in reversed(documents)]
    while waiting:
        place = waiting.pop()
        yield place
        waiting += reversed(list(place.children()))


def growing(schema):
    """The values of an enumeration that takes every other string too, because later versions may add some; None for
    any other schema."""
    branches = schema.get("anyOf", []) if isinstance(schema, dict) else []
    if len(branches) < 2 or branches[-1] != {"type": "string"}:
        return None
    return [value for branch in branches[:-1] for value in branch.get("enum", [branch.get("const")])]
