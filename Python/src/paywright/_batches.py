"""Many requests, some of them in flight, answered in their order."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import Any, Literal

from ._answers import read
from ._errors import PaywrightError
from ._requests import body_of, checked, customer_input, encoded
from ._transport import Exchange
from ._types import Answer

#: How many requests are in flight at most, where nothing else is asked for.
WINDOW = 256
#: How many bytes of requests are in flight at most, apart from one.
BYTES = 16 << 20

Errors = Literal["raise", "return"]


class Prepared:
    """A request that is ready to be sent, or why it is not."""

    __slots__ = ("body", "failure", "own_id", "sent")

    def __init__(self, body: bytes, own_id: str | int | None = None, failure: PaywrightError | None = None) -> None:
        self.body = body
        self.own_id = own_id
        self.failure = failure
        #: What the transport gave for it when it was sent.
        self.sent: Any = None


def of_request(request: Mapping[str, Any]) -> Prepared:
    """A request as `paywright/request/1` has it."""
    own_id = request.get("id")
    try:
        return Prepared(body_of(request), own_id)
    except PaywrightError as error:
        return Prepared(b"", own_id, error)


class OfCustomers:
    """Requests that differ in nothing but the customer: the rest is written once."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self._head = encoded(options)[:-1] + b',"input":'

    def __call__(self, value: Any) -> Prepared:
        try:
            return Prepared(checked(self._head + encoded(customer_input(value)) + b"}"))
        except PaywrightError as error:
            return Prepared(b"", failure=error)


class Window:
    """What is in flight, in the order of the requests.

    It is filled up again when half of it is answered, so that many requests are written at once.
    """

    def __init__(self, size: int) -> None:
        if size < 1:
            raise ValueError(f"a window holds one request or more, not {size}")
        self._size = size
        self._bytes = 0
        self._entries: deque[Prepared] = deque()

    def fill(self, source: Iterator[Prepared], exchange: Exchange[Any]) -> bool:
        """Sends more requests if it is time for it; whether any are in flight."""
        if len(self._entries) <= self._size // 2:
            fresh: list[Prepared] = []
            while len(self._entries) < self._size and self._bytes < BYTES:
                prepared = next(source, None)
                if prepared is None:
                    break
                self._entries.append(prepared)
                self._bytes += len(prepared.body)
                if prepared.failure is None:
                    fresh.append(prepared)
            if fresh:
                for prepared, sent in zip(fresh, exchange.send([prepared.body for prepared in fresh]), strict=True):
                    prepared.sent = sent
        return bool(self._entries)

    def answer(self, exchange: Exchange[Any]) -> Answer:
        """The answer to the request that is the next in order."""
        prepared = self._entries.popleft()
        self._bytes -= len(prepared.body)
        if prepared.failure is not None:
            raise prepared.failure
        return read(exchange.wait(prepared.sent), prepared.own_id)

    def forget(self, exchange: Exchange[Any]) -> None:
        """What was sent and is not wanted any more."""
        for prepared in self._entries:
            if prepared.sent is not None:
                exchange.forget(prepared.sent)
