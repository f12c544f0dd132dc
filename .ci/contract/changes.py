"""Proof that schemas refuse: changed documents, each of which must be refused, or must be taken all the same."""

import json
import re

from documents import growing
from validation import INCOMPLETE, reached

UNKNOWN = "no-such-value"
SITUATION = r"common#/\$defs/situation[A-Z]\w*/properties/kind"


def changed(document, path, value=None, drop=None, add=None):
    """A copy with another value at a path, without a member there, or with one more."""
    document = json.loads(json.dumps(document))
    holder, last = None, None
    part = document
    for step in path:
        holder, last, part = part, step, part[step]
    if drop is not None:
        del part[drop]
    elif add is not None:
        part[add] = 1
    elif holder is None:
        document = value
    else:
        holder[last] = value
    return document


def selected(documents, validation):
    """The smallest documents that reach every place of the schemas which all of them reach."""
    seen, kept = set(), []
    for name, label, document in sorted(documents, key=lambda item: len(json.dumps(item[2]))):
        found = {(name, str(place)) for place, _, _ in reached(validation.place(name), document, validation)}
        if found - seen:
            seen |= found
            kept.append((name, label, document))
    return kept


def wrong(name, document, validation, done):
    """Changes that must be refused: what was changed, and the changed document. `done` has what was changed before."""
    for place, path, part in reached(validation.place(name), document, validation):
        schema = place.schema
        spot = "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)

        def first(kind, *more):
            key = (name, str(place), kind, *more)
            return key not in done and not done.add(key)

        for member in schema.get("required", ()):
            if first("required", member):
                yield f"{spot} without {member}", changed(document, path, drop=member)
        for member, others in schema.get("dependentRequired", {}).items():
            for other in others:
                if isinstance(part, dict) and member in part and first("dependent", member, other):
                    yield f"{spot} with {member} and without {other}", changed(document, path, drop=other)
        if schema.keys() & {"type", "const", "enum"} and first("type"):
            # No integer, and a value of no other type but where any number will do.
            other = True if "number" in schema.get("type", ()) else 3.5
            yield f"{spot} of another type", changed(document, path, other)
        if ("enum" in schema or "const" in schema) and not place.grows and first("value"):
            # A situation may become one of a later version, but none with other facts.
            other = "commitment" if part == "winBackAvailable" else "winBackAvailable"
            value = other if re.fullmatch(SITUATION, str(place)) else UNKNOWN
            yield f"{spot} as {value}", changed(document, path, value)
        if "pattern" in schema and first("pattern"):
            yield f"{spot} against its pattern", changed(document, path, "\u0007")
        if "minimum" in schema and first("minimum"):
            yield f"{spot} below its minimum", changed(document, path, schema["minimum"] - 1)
        if "minItems" in schema and first("minItems"):
            yield f"{spot} with too few elements", changed(document, path, part[: schema["minItems"] - 1])
        if "maxItems" in schema and part and first("maxItems"):
            yield f"{spot} with too many elements", changed(document, path, part[:1] * (schema["maxItems"] + 1))
        if "maxProperties" in schema and first("maxProperties"):
            many = {f"name{number}": "value" for number in range(schema["maxProperties"] + 1)}
            yield f"{spot} with too many members", changed(document, path, many)
        if "maxLength" in schema and first("maxLength"):
            yield f"{spot} with too long a text", changed(document, path, "a" * (schema["maxLength"] + 1))


def later(name, document, validation, done):
    """Changes that a later version may bring: the published schemas take them, the closed ones do not."""
    for place, path, part in reached(validation.place(name), document, validation):
        spot = "$" + "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
        key = (name, str(place), "later")
        if key in done or str(place) in INCOMPLETE:
            continue
        if growing(place.schema) is not None:
            done.add(key)
            yield f"{spot} with a value of a later version", changed(document, path, UNKNOWN)
        # A map from names to values has every member already.
        elif isinstance(part, dict) and "properties" in place.schema and place.schema.get("type") == "object":
            done.add(key)
            if "additionalProperties" not in place.schema:
                yield f"{spot} with a member of a later version", changed(document, path, add="later-version")
