"""Many requests, some of them in flight, answered in their order."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any, Generic, Literal, TypeVar

from ._errors import PaywrightError
from ._ledger import Waiting
from ._requests import body_of, checked, customer_input, encoded

#: How many requests are in flight at most, where nothing else is asked for.
WINDOW = 256
#: How many bytes of requests are in flight at most, apart from one.
BYTES = 16 << 20

Errors = Literal["raise", "return"]
Held = TypeVar("Held", bound=Waiting)


class Prepared:
    """A request that is ready to be sent, or why it is not."""

    __slots__ = ("body", "failure", "own_id")

    def __init__(self, body: bytes, own_id: str | int | None = None, failure: PaywrightError | None = None) -> None:
        self.body = body
        self.own_id = own_id
        self.failure = failure


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


class Window(Generic[Held]):
    """What is in flight, in the order of the requests.

    It is filled up again when half of it is answered, so that many requests are written at once.
    """

    def __init__(self, size: int) -> None:
        if size < 1:
            raise ValueError(f"a window holds one request or more, not {size}")
        self._size = size
        self._bytes = 0
        self.entries: deque[tuple[Prepared, Held | None]] = deque()

    @property
    def wants_more(self) -> bool:
        """Whether it is time to fill it."""
        return len(self.entries) <= self._size // 2 and self.has_room

    @property
    def has_room(self) -> bool:
        """Whether one more request fits in."""
        return len(self.entries) < self._size and self._bytes < BYTES

    def append(self, prepared: Prepared, held: Held | None) -> None:
        """A request joins at the end."""
        self._bytes += len(prepared.body)
        self.entries.append((prepared, held))

    def first(self) -> tuple[Prepared, Held | None]:
        """The request that is answered next leaves."""
        prepared, held = self.entries.popleft()
        self._bytes -= len(prepared.body)
        return prepared, held
