"""Many requests on an event loop, some of them in flight, answered in their order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterable, AsyncIterator, Callable, Iterable
from typing import Any, Generic, TypeVar

from ._answers import read
from ._batches import BYTES, Errors, Prepared
from ._errors import PaywrightError
from ._transport import AsyncExchange
from ._types import Answer

Item = TypeVar("Item")


class Batch(Generic[Item]):
    """A task takes requests and sends them while there is room; the loop over `answers` takes them in order."""

    def __init__(
        self,
        exchange: AsyncExchange[Any],
        items: AsyncIterable[Item] | Iterable[Item],
        prepare: Callable[[Item], Prepared],
    ) -> None:
        self._exchange = exchange
        self._items = items
        self._prepare = prepare
        self._sent: asyncio.Queue[Prepared | None] = asyncio.Queue()

    async def answers(self, errors: Errors, window: int) -> AsyncIterator[Answer | PaywrightError]:
        """The answers, and the errors in their places where they are asked for."""
        room = Room(window)
        sender = asyncio.create_task(self._send(room))
        try:
            while (sent := await self._sent.get()) is not None:
                try:
                    answer: Answer | PaywrightError = await self._answer(sent)
                except PaywrightError as error:
                    if errors == "raise":
                        raise
                    answer = error
                room.leave(len(sent.body))
                yield answer
            await sender
        finally:
            sender.cancel()
            self._forget()

    async def _send(self, room: Room) -> None:
        """Sends one request after another while there is room, and marks the end."""
        try:
            async for item in _each(self._items):
                prepared = self._prepare(item)
                await room.enter(len(prepared.body))
                if prepared.failure is None:
                    prepared.sent = self._exchange.send(prepared.body)
                self._sent.put_nowait(prepared)
        finally:
            self._sent.put_nowait(None)

    async def _answer(self, prepared: Prepared) -> Answer:
        if prepared.failure is not None:
            raise prepared.failure
        return read(await self._exchange.wait(prepared.sent), prepared.own_id)

    def _forget(self) -> None:
        """What was sent and is not wanted any more."""
        while not self._sent.empty():
            left = self._sent.get_nowait()
            if left is not None and left.sent is not None:
                self._exchange.forget(left.sent)


class Room:
    """How many requests, and how many bytes of them, may be in flight; one may be, however long it is."""

    def __init__(self, requests: int) -> None:
        if requests < 1:
            raise ValueError(f"a window holds one request or more, not {requests}")
        self._most = requests
        self._requests = 0
        self._bytes = 0
        self._freed = asyncio.Event()

    async def enter(self, size: int) -> None:
        """Waits until there is room for a request of this size."""
        while self._requests >= self._most or (self._requests and self._bytes + size > BYTES):
            self._freed.clear()
            await self._freed.wait()
        self._requests += 1
        self._bytes += size

    def leave(self, size: int) -> None:
        """A request of this size is answered."""
        self._requests -= 1
        self._bytes -= size
        self._freed.set()


async def _each(items: AsyncIterable[Item] | Iterable[Item]) -> AsyncIterator[Item]:
    if isinstance(items, AsyncIterable):
        async for item in items:
            yield item
    else:
        for item in items:
            yield item
