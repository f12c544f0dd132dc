"""Answers as objects: a view of what was read, and no copy of it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Generic, TypeVar

Item = TypeVar("Item", bound="View")


class View:
    """A JSON object of an answer, with its members as attributes.

    `raw` is the object itself, with members that this version of the package has no attribute for.
    """

    __slots__ = ("raw",)

    def __init__(self, raw: dict[str, Any]) -> None:
        self.raw = raw

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and type(other) is type(self) and self.raw == other.raw

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        text = json.dumps(self.raw, ensure_ascii=False)
        return f"{type(self).__name__}({text if len(text) <= 200 else text[:199] + '…'})"


class Members(View, Mapping[str, Item], Generic[Item]):
    """An object with members of any name, all of one kind: a mapping, with attributes for the names that are known."""

    __slots__ = ()
    _item: ClassVar[type[View]]

    def __getitem__(self, name: str) -> Item:
        item: Item = self._item(self.raw[name])  # type: ignore[assignment]
        return item

    def __iter__(self) -> Iterator[str]:
        return iter(self.raw)

    def __len__(self) -> int:
        return len(self.raw)


def many(kind: type[Item], items: list[dict[str, Any]] | None) -> list[Item]:
    """A view of each item; of a member that is left out, none."""
    return [kind(item) for item in items] if items else []
