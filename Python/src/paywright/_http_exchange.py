"""Requests to a server, for threads and for an event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor

from ._errors import AnswerTimeout, Closed
from ._forks import register
from ._http import Server
from ._transport import AsyncExchange, Exchange

#: The most requests, and bytes of them, that go to the server at once: what a connection takes before it is read from.
_LINES, _BYTES = 16, 64 << 10
#: How many portions of a batch, and how many requests of an event loop, are asked at a time.
_AT_A_TIME, _TASKS_AT_A_TIME = 4, 16


class Question:
    """A request, with others or alone."""

    __slots__ = ("body", "index", "portion")

    def __init__(self, body: bytes, portion: Future[list[bytes]] | None = None, index: int = 0) -> None:
        self.body = body
        #: The answers to it and to the requests that go with it; None where the thread that waits asks.
        self.portion = portion
        self.index = index


class ServerExchange(Exchange[Question]):
    """A thread that asks one question asks the server itself; many questions at once go over a few connections."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._closed = False
        self._pool: ThreadPoolExecutor | None = None
        register(self)

    def send(self, bodies: Sequence[bytes]) -> list[Question]:
        if self._closed:
            raise Closed("the client is closed")
        if len(bodies) == 1:
            return [Question(bodies[0])]
        questions: list[Question] = []
        for portion in _portions(bodies):
            answers = self._threads().submit(self._server.ask_many, portion)
            questions += [Question(body, answers, index) for index, body in enumerate(portion)]
        return questions

    def wait(self, request: Question) -> bytes:
        if request.portion is not None:
            return request.portion.result()[request.index]
        if self._closed:
            raise Closed("the client was closed before the answer")
        return self._server.ask(request.body)

    def forget(self, request: Question) -> None:
        if request.portion is not None:
            request.portion.cancel()

    def close(self) -> None:
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown()
        self._server.close()

    def leave_after_fork(self) -> None:
        """In a forked process: the parent keeps its connections and threads."""
        self._pool = None
        self._server.reset()

    def _threads(self) -> ThreadPoolExecutor:
        if self._pool is None:
            self._pool = ThreadPoolExecutor(_AT_A_TIME, "paywright")
        return self._pool


class AsyncServerExchange(AsyncExchange["asyncio.Future[bytes]"]):
    """A few threads ask the server, so that the loop goes on."""

    def __init__(self, server: Server, timeout: float | None = None) -> None:
        self._server = server
        self._timeout = timeout
        self._closed = False
        self._pool: ThreadPoolExecutor | None = None
        register(self)

    def send(self, body: bytes) -> asyncio.Future[bytes]:
        if self._closed:
            raise Closed("the client is closed")
        if self._pool is None:
            self._pool = ThreadPoolExecutor(_TASKS_AT_A_TIME, "paywright")
        return asyncio.get_running_loop().run_in_executor(self._pool, self._server.ask, body)

    async def wait(self, request: asyncio.Future[bytes]) -> bytes:
        try:
            return await asyncio.wait_for(request, self._timeout)
        except asyncio.TimeoutError:
            raise AnswerTimeout(f"no answer within {self._timeout} seconds") from None

    def forget(self, request: asyncio.Future[bytes]) -> None:
        request.cancel()

    async def close(self) -> None:
        self._closed = True
        shutdown: Callable[[], None] | None = self._pool.shutdown if self._pool is not None else None
        if shutdown is not None:
            await asyncio.get_running_loop().run_in_executor(None, shutdown)
        self._server.close()

    def leave_after_fork(self) -> None:
        """In a forked process: the parent keeps its connections and threads."""
        self._pool = None
        self._server.reset()


def _portions(bodies: Sequence[bytes]) -> list[list[bytes]]:
    """Requests in the groups in which they are sent; a large one goes alone."""
    portions: list[list[bytes]] = []
    size = _BYTES
    for body in bodies:
        if size + len(body) > _BYTES or len(portions[-1]) == _LINES:
            portions.append([])
            size = 0
        portions[-1].append(body)
        size += len(body)
    return portions
