"""Answers from the lines that a process writes."""

from __future__ import annotations

import json
from typing import Any, TypeVar

from ._errors import PaywrightError, RequestError
from ._types import ANSWERS, Answer

_ERROR = "paywright/error/1"
_UNEXPECTED = "unexpected-answer"
Kind = TypeVar("Kind", bound=Answer)


def read(line: bytes, own_id: str | int | None) -> Answer:
    """The answer of a line, with the id that its request had before the client gave it its own."""
    try:
        raw: dict[str, Any] = json.loads(line.decode())
        schema = raw["schema"]
    except (ValueError, TypeError, LookupError) as error:
        raise PaywrightError(f"paywright wrote an answer that cannot be read: {error}", code=_UNEXPECTED) from error
    raw["id"] = own_id
    if schema == _ERROR:
        raise RequestError.of(raw)
    return ANSWERS.get(schema, Answer)(raw)


def read_as(kind: type[Kind], line: bytes) -> Kind:
    """The answer of a line that is of one kind."""
    answer = read(line, None)
    if not isinstance(answer, kind):
        raise PaywrightError(f"paywright answered with {answer.schema}, which is no {kind.__name__}", code=_UNEXPECTED)
    return answer
