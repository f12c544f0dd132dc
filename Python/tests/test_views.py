"""Answers as objects."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import paywright
from paywright import Notices, Status, Text

ANSWER: dict[str, Any] = {
    "schema": "paywright/status/1",
    "id": "a",
    "paywright": "0.1.0",
    "icu": "72.1",
    "cldr": "42.0",
    "defaults": {"timeZone": "UTC"},
    "now": "2026-11-20T12:00:00Z",
    "timeZone": "UTC",
    "zoneData": {"source": "system", "version": "2025b"},
    "locales": ["de"],
    "moodRing": "blue",
    "results": [
        {
            "locale": "de",
            "situation": {"kind": "hibernating", "access": True, "depth": 3},
            "lines": {
                "headline": {
                    "text": "Abo ruht",
                    "locale": "de",
                    "parts": [{"kind": "money", "role": "billed", "start": 0, "end": 3}],
                },
                "own.line": {"text": "Eigenes", "locale": "de"},
            },
        }
    ],
    "diagnostics": [{"severity": "note", "code": "later", "message": "new", "line": 4}],
}


def test_members_are_attributes() -> None:
    answer = Status(ANSWER)
    assert (answer.id, answer.time_zone, answer.zone_data.version) == ("a", "UTC", "2025b")
    assert answer.results[0].lines.headline is not None
    part = answer.results[0].lines.headline.parts[0]
    assert (part.kind, part.role, part.start, part.end) == ("money", "billed", 0, 3)
    assert answer.diagnostics[0].line == 4


def test_what_is_missing() -> None:
    answer = Status(ANSWER)
    assert answer.customer is None
    assert answer.eligibility == []
    assert answer.results[0].offer is None
    assert answer.results[0].lines.detail is None
    assert answer.results[0].situation.until is None


def test_what_later_versions_add_survives() -> None:
    answer = Status(ANSWER)
    assert answer.raw["moodRing"] == "blue"
    assert answer.results[0].situation.kind == "hibernating"
    assert answer.results[0].situation.raw["depth"] == 3


def test_lines_are_a_mapping_too() -> None:
    lines = Status(ANSWER).results[0].lines
    assert list(lines) == ["headline", "own.line"]
    assert str(lines["own.line"]) == "Eigenes"
    assert {name: str(text) for name, text in lines.items()} == {"headline": "Abo ruht", "own.line": "Eigenes"}
    assert lines.get("detail") is None
    assert "detail" not in lines
    with pytest.raises(KeyError):
        lines["detail"]


def test_a_notice_without_what_it_need_not_have() -> None:
    text = {"text": "x", "locale": "en"}
    texts = {"locale": "en", "subject": text, "push": text, "opening": text, "body": text}
    notice = {"id": None, "kind": "rewrite", "store": "stripe", "sender": "you", "missing": ["moon"], "texts": [texts]}
    (found,) = Notices({"notices": [notice]}).notices
    assert (found.id, found.kind, found.missing) == (None, "rewrite", ["moon"])
    assert (found.at, found.rule, found.state, found.due, found.consent) == (None,) * 5
    assert (found.texts[0].action, str(found.texts[0].body)) == (None, "x")


def test_views_compare_and_print_by_what_they_see() -> None:
    text = Text({"text": "9,99 €", "locale": "de"})
    assert text == Text({"text": "9,99 €", "locale": "de"})
    assert text != Text({"text": "9,99 €", "locale": "at"})
    assert str(text) == "9,99 €"
    assert repr(text) == 'Text({"text": "9,99 €", "locale": "de"})'
    assert pickle.loads(pickle.dumps(text)) == text
    with pytest.raises(AttributeError):
        text.colour = "red"  # type: ignore[attr-defined]  # pyright: ignore[reportAttributeAccessIssue]


def test_errors_can_be_pickled() -> None:
    diagnostic = {"severity": "error", "code": "bad", "message": "no", "path": "$.a", "found": "x"}
    error = paywright.RequestError.of({"error": diagnostic, "diagnostics": [diagnostic]})
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is paywright.RequestError
    assert (copy.code, copy.place.path, copy.found, str(copy)) == ("bad", "$.a", "x", "$.a: no")
    died = paywright.ProcessDied.with_words(-9, "last words")
    copy = pickle.loads(pickle.dumps(died))
    assert (copy.status, copy.stderr, str(copy)) == (-9, "last words", str(died))
