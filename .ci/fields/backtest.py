"""The replay of the fields that stores have added."""

from __future__ import annotations

import pathlib
from dataclasses import dataclass, field

from tables import Row, Table, withholds

REVISIONS = pathlib.Path(__file__).resolve().parent / "revisions.tsv"


@dataclass
class Replay:
    """What the rule makes of the fields that a store has added."""

    rule: str
    changing: list[Row]
    neutral: list[Row]
    missed: list[Row]
    needless: list[Row]
    unlisted: list[str] = field(default_factory=list)

    @property
    def caught(self) -> int:
        """How many that change something leave the amount open."""
        return len(self.changing) - len(self.missed)

    @property
    def false(self) -> int:
        """How many that change nothing leave the amount open."""
        return len(self.needless)

    @property
    def partly(self) -> list[Row]:
        """Those that are caught, and can change access or the renewal too, which the rule leaves as they are."""
        return [
            row for row in self.changing if row not in self.missed and {"access", "renewal"} & set(row.facts.split(" "))
        ]


def replayed(table: Table, added: list[Row]) -> Replay:
    """Replays some rows."""
    changing = [row for row in added if row.changes]
    neutral = [row for row in added if not row.changes]
    rules = {
        "stated": "the store states the next charge",
        "calculated": "the next charge is calculated here",
        "by object": "the next charge is stated in some objects, and calculated from others",
    }
    return Replay(
        rules[table.charge],
        changing,
        neutral,
        [row for row in changing if not withholds(row, table.is_stated(row.object))],
        [row for row in neutral if withholds(row, table.is_stated(row.object))],
    )


def replay(table: Table) -> Replay:
    """Replays the fields that the table dates."""
    return replayed(table, table.added)


@dataclass
class Revision:
    """The names that a later revision of a published schema has, and an earlier one has not, by the objects of a table."""

    address: str
    date: str
    address_since: str
    date_since: str
    added: dict[str, list[str]]


def revision(store: str) -> Revision | None:
    """The two frozen revisions of a store's schema; none where no schema is published."""
    lines = [line.split("\t") for line in REVISIONS.read_text().splitlines()[1:]]
    own = [columns for columns in lines if columns[0] == store]
    if not own:
        return None
    added = {columns[1]: [] if columns[9] == "-" else columns[9].split(" ") for columns in own}
    return Revision(own[0][2], own[0][3], own[0][6], own[0][7], added)


def replay_revision(table: Table) -> tuple[Revision, Replay] | None:
    """Replays the fields that a schema has gained between its frozen revisions."""
    found = revision(table.store)
    if found is None:
        return None
    rows = {(row.object, row.field): row for row in table.rows}
    names = [(name, added) for name, fields in found.added.items() for added in fields]
    result = replayed(table, [rows[name] for name in names if name in rows])
    result.unlisted = [f"{name}.{added}" for name, added in names if (name, added) not in rows]
    return found, result
