"""Which answer belongs to which request."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterable
from typing import Any

from ._errors import PaywrightError

#: How every answer begins; what is written otherwise is read whole.
_BEGINNING = re.compile(rb'\{ ?"schema": ?"[^"\\]*", ?"id": ?(\d+)[,} ]')

#: How often a request is sent at most: once, and once more where the process died.
ATTEMPTS = 2


class NotAnAnswer(Exception):
    """A line that is no answer to anything."""


class Waiting:
    """A request that was sent, until its answer is there."""

    __slots__ = ("answer", "attempts", "body", "failure", "id")

    def __init__(self, body: bytes) -> None:
        #: The request's JSON without an id.
        self.body = body
        self.id = 0
        self.attempts = 0
        self.answer: bytes | None = None
        self.failure: PaywrightError | None = None

    @property
    def done(self) -> bool:
        """Whether it waits no longer."""
        return self.answer is not None or self.failure is not None

    @property
    def line(self) -> bytes:
        """What is written for it. The id comes first, so that it can be read of a request that is refused too."""
        return b'{"id":%d,%b\n' % (self.id, self.body[1:])

    def finish(self, answer: bytes | None = None, failure: PaywrightError | None = None) -> None:
        """Its answer, or why there is none."""
        self.answer = answer
        self.failure = failure


class Ledger:
    """The requests that wait, and what came for them."""

    def __init__(self) -> None:
        self._waiting: dict[int, Waiting] = {}
        self._ids = itertools.count(1)
        # Answers without an id, each with the requests that it may belong to.
        self._strays: list[tuple[bytes, set[int]]] = []

    def add(self, requests: Iterable[Waiting]) -> None:
        """From now on these wait."""
        for request in requests:
            request.id = next(self._ids)
            request.attempts += 1
            self._waiting[request.id] = request

    def forget(self, request: Waiting) -> None:
        """The answer to this is not wanted any more: it is dropped when it comes."""
        self._waiting.pop(request.id, None)

    def accept(self, line: bytes) -> None:
        """Hands an answer to the request that it belongs to; one to a request that was forgotten is dropped."""
        beginning = _BEGINNING.match(line)
        identifier = int(beginning[1]) if beginning else _identifier(line)
        if identifier is None:
            self._strays.append((line, set(self._waiting)))
        elif request := self._waiting.get(identifier):
            # First the answer, then the entry: if a signal's handler raises in between, it is asked again.
            request.finish(line)
            self.forget(request)
        if self._strays:
            self._settle_strays()

    def _settle_strays(self) -> None:
        """An answer without an id belongs to the one request of its time that has no other answer."""
        for stray in list(self._strays):
            line, candidates = stray
            candidates &= self._waiting.keys()
            if len(candidates) > 1:
                continue
            self._strays.remove(stray)
            for request in [self._waiting[identifier] for identifier in candidates]:
                request.finish(line)
                self.forget(request)

    def fail_all(self, failure: Callable[[], PaywrightError]) -> None:
        """Ends every request without an answer."""
        self._strays.clear()
        for request in list(self._waiting.values()):
            request.finish(failure=failure())
            self.forget(request)

    def asked_again(self, failure: Callable[[], PaywrightError], *, innocent: bool = False) -> list[Waiting]:
        """What is sent once more after the process died; it still waits. What was sent twice already fails.

        A process is innocent that the client has ended: that time does not count.
        """
        self._strays.clear()
        for request in list(self._waiting.values()):
            request.attempts -= innocent
            if request.attempts >= ATTEMPTS:
                request.finish(failure=failure())
                self.forget(request)
        return list(self._waiting.values())


def _identifier(line: bytes) -> int | None:
    """The id of an answer that is written in an unusual way; None where the answer has none."""
    try:
        answer: Any = json.loads(line)
        schema, identifier = answer["schema"], answer.get("id")
    except (ValueError, TypeError, LookupError):
        raise NotAnAnswer(_excerpt(line)) from None
    if not isinstance(schema, str):
        raise NotAnAnswer(_excerpt(line))
    return identifier if isinstance(identifier, int) else None


def _excerpt(line: bytes) -> str:
    """The beginning of a line, for a message."""
    return repr(line[:80].decode("utf-8", "replace"))
