"""What the clients ask of a transport: a process, or a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

#: What stands for a request that was sent, until its answer is taken.
Sent = TypeVar("Sent")


class Exchange(Protocol[Sent]):
    """Carries requests, and brings answers to threads."""

    def send(self, bodies: Sequence[bytes]) -> list[Sent]:
        """Hands over requests, each one the JSON of an object without an id. Returns before they are answered."""
        ...

    def wait(self, request: Sent) -> bytes:
        """The answer to one of them, a line of JSON. They may be taken in any order, and by any thread."""
        ...

    def forget(self, request: Sent) -> None:
        """The answer to this is not wanted any more."""

    def close(self) -> None:
        """Waits for the answers that other threads wait for, and ends."""


class AsyncExchange(Protocol[Sent]):
    """Carries requests, and brings answers to tasks."""

    def send(self, body: bytes) -> Sent:
        """Hands over a request. Returns before it is answered."""
        ...

    async def wait(self, request: Sent) -> bytes:
        """The answer to a request."""
        ...

    def forget(self, request: Sent) -> None:
        """The answer to this is not wanted any more."""

    async def close(self) -> None:
        """Waits for the answers that tasks wait for, and ends."""
