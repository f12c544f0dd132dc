"""Names and text as Python has them."""

from __future__ import annotations

import keyword
import re
import textwrap

WIDTH = 120


def attribute(name: str) -> str:
    """The attribute of a member: `pricePerPeriod.short` is `price_per_period_short`."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name.replace("IDs", "Ids")).replace(".", "_").replace("-", "_")
    words = words.lower()
    return words + "_" if keyword.iskeyword(words) else words


def class_name(name: str) -> str:
    """The class of a definition: `statusLines` is `StatusLines`."""
    return name[0].upper() + name[1:]


def docstring(text: str, indent: int) -> list[str]:
    """A docstring that is no wider than the code."""
    margin = " " * indent
    text = text.replace("\\", "\\\\").replace('"""', "'''")
    text = text + " " if text.endswith('"') else text
    if len(margin) + len(text) + 6 <= WIDTH:
        return [f'{margin}"""{text}"""']
    lines = textwrap.wrap(
        text, WIDTH - indent, initial_indent=margin + '"""', subsequent_indent=margin, break_long_words=False
    )
    return [*lines, margin + '"""']


def literal(values: list[str]) -> str:
    """A type that has these values."""
    return "Literal[" + ", ".join(f'"{value}"' for value in values) + "]"
