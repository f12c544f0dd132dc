"""JSON laid out for people. Python's standard library only."""

import json

WIDTH = 124


def laid_out(value, depth=0, before=0):
    """A value on one line where it fits, else with a line for each part."""
    line = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or not value or 2 * depth + before + len(line) <= WIDTH and depth > 0:
        return line
    inner, outer = "  " * (depth + 1), "  " * depth
    if isinstance(value, list):
        parts = [laid_out(part, depth + 1) for part in value]
    else:
        names = [json.dumps(name, ensure_ascii=False) + ": " for name in value]
        parts = [name + laid_out(part, depth + 1, len(name)) for name, part in zip(names, value.values())]
    opening, closing = "[]" if isinstance(value, list) else "{}"
    return opening + "\n" + ",\n".join(inner + part for part in parts) + "\n" + outer + closing
