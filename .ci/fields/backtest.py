"""The replay of the fields that stores have added."""

from __future__ import annotations

from dataclasses import dataclass

from tables import Row, Table, withholds


@dataclass
class Replay:
    """What the rule makes of the fields that a store has added."""

    rule: str
    changing: list[Row]
    neutral: list[Row]
    missed: list[Row]
    needless: list[Row]

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


def replay(table: Table) -> Replay:
    """Replays them."""
    changing = [row for row in table.added if row.changes]
    neutral = [row for row in table.added if not row.changes]
    is_stated = table.is_stated
    return Replay(
        "the store states the next charge" if is_stated else "the next charge is calculated here",
        changing,
        neutral,
        [row for row in changing if not withholds(row, is_stated)],
        [row for row in neutral if withholds(row, is_stated)],
    )
