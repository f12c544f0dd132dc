"""The tables of fields, and the rule for fields that no table has. Python's standard library only."""

from __future__ import annotations

import pathlib
import re
from dataclasses import dataclass
from functools import cached_property

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORDS = ROOT / "Sources" / "Import" / "Customers" / "ChargeWords.swift"
NOTE = re.compile(r"noteFields\(of: .*?((?:\w+\.)?\w+)\.table\b(.*)")
ALIAS = re.compile(r"typealias (\w+) = \w+Fields\.(\w+)")
COLUMNS = ["object", "field", "type", "holds", "since", "class", "facts", "default", "source", "why"]
CLASSES = ["decides", "withholds", "neutral"]


@dataclass
class Row:
    """A field of an object."""

    object: str
    field: str
    type: str
    holds: str
    since: str
    kind: str
    facts: str
    default: str
    source: str
    why: str

    @property
    def changes(self) -> bool:
        """Whether something that is told depends on it."""
        return self.kind != "neutral" and self.facts != "-"

    @property
    def is_dated(self) -> bool:
        """Whether the store added it after the version that the table begins with."""
        return self.since != "-"


@dataclass
class Table:
    """The fields of a store's objects."""

    store: str
    path: pathlib.Path
    rows: list[Row]

    @property
    def is_of_products(self) -> bool:
        """Whether its objects are what is sold, and not what was bought."""
        return self.store.endswith("Products") or self.store in ("storeKit", "appStoreConnect")

    @cached_property
    def noted(self) -> dict[str, bool]:
        """The objects whose unknown fields the readers beside the table look at: whether they take the next charge as the object
        states it, and do not calculate it."""
        found: dict[str, bool] = {}
        for file in sorted(self.path.parent.rglob("*.swift")):
            text = file.read_text()
            for call in NOTE.finditer(text):
                name = call[1].rpartition(".")[2]
                aliases = [alias[2] for alias in ALIAS.finditer(text, 0, call.start()) if alias[1] == name]
                name = aliases[-1] if aliases and "." not in call[1] else name
                key = name[:1].lower() + name[1:]
                found[key] = found.get(key, False) or "isStated: " in call[2]
        return found

    def is_stated(self, name: str) -> bool:
        """Whether an object states the next charge. Of what is sold, prices are stated, and what is calculated from them is left
        open by the same rule."""
        if self.is_of_products:
            return True
        if self.noted:
            return self.noted.get(name, any(self.noted.values()))
        return any("isStated: true" in file.read_text() for file in self.path.parent.rglob("*.swift"))

    @property
    def charge(self) -> str:
        """Whether its objects state the next charge."""
        stated = {self.is_stated(row.object) for row in self.rows}
        return "by object" if len(stated) > 1 else "stated" if True in stated else "calculated"

    @property
    def added(self) -> list[Row]:
        """The fields that were added to objects that were there. Those of a new object come with the field that holds it."""
        old = {row.object for row in self.rows if not row.is_dated}
        return [row for row in self.rows if row.is_dated and row.object in old]


def tables() -> list[Table]:
    """All tables, by the names of their stores."""
    found = []
    for path in sorted((ROOT / "Sources" / "Import").glob("*/*.fields.tsv"), key=lambda path: path.name.lower()):
        lines = path.read_text().splitlines()
        if lines[0].split("\t") != COLUMNS:
            raise SystemExit(f"{path}:1: expected the columns {', '.join(COLUMNS)}")
        rows = [Row(*line.split("\t")) for line in lines[1:] if line]
        found.append(Table(path.name.split(".")[0], path, rows))
    return found


def words() -> list[tuple[str, str]]:
    """The words of a charge, each with what it says of one."""
    return re.findall(r'^        \("(\w+)", "(.*)"\),$', WORDS.read_text(), re.MULTILINE)


CHARGE = {word for word, _ in words()}


def withholds(row: Row, is_stated: bool) -> bool:
    """Whether the amount is left open by a field without a row that has this name, and a value of this type."""
    parts = re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", row.field)
    return not is_stated or row.type in ("object", "list") or any(part.lower() in CHARGE for part in parts)
