"""Requests out, answers in, on an event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from ._child import GRACE, Child
from ._errors import AnswerTimeout, Closed, PaywrightError
from ._forks import register
from ._ledger import Ledger, NotAnAnswer, Waiting
from ._transport import AsyncExchange

#: How long the loop stands still at most for a process that has closed its output and does not end.
_STILL = 0.1


class Pending(Waiting):
    """A request that a task waits for."""

    __slots__ = ("future",)

    def __init__(self, body: bytes) -> None:
        super().__init__(body)
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def finish(self, answer: bytes | None = None, failure: PaywrightError | None = None) -> None:
        super().finish(answer, failure)
        if not self.future.done():
            self.future.set_result(None)


class AsyncChildExchange(AsyncExchange[Pending]):
    """Requests to a process of one's own. The loop watches its pipes; there is no thread and no task."""

    def __init__(self, command: Callable[[], Sequence[str]], timeout: float | None = None) -> None:
        self._command = command
        self._timeout = timeout
        self._closed = False
        self._child: Child | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ended: asyncio.Future[None] | None = None
        self._ledger = Ledger()
        register(self)

    # Requests

    def send(self, body: bytes) -> Pending:
        """Hands over a request. What the pipe does not take yet is written when it does."""
        if self._closed:
            raise Closed("the client is closed")
        loop = asyncio.get_running_loop()
        if loop is not self._loop:
            self._move_to(loop)
        request = Pending(body)
        self._write(self._child or self._start(), [request])
        return request

    async def wait(self, request: Pending) -> bytes:
        """Its answer. A task that is cancelled while it waits takes no answer from another."""
        try:
            if self._timeout is None:
                await request.future
            else:
                await asyncio.wait_for(request.future, self._timeout)
        except asyncio.TimeoutError:
            raise AnswerTimeout(f"no answer within {self._timeout} seconds") from None
        finally:
            if not request.done:
                self.forget(request)
        if request.failure is not None:
            raise request.failure
        assert request.answer is not None
        return request.answer

    def forget(self, request: Pending) -> None:
        """Its answer is not wanted any more."""
        self._ledger.forget(request)

    def _write(self, child: Child, requests: Sequence[Waiting]) -> None:
        self._ledger.add(requests)
        child.queue(b"".join([request.line for request in requests]))
        self._flush(child)

    def _flush(self, child: Child) -> None:
        child.offer()
        if child.unsent and self._loop is not None:
            self._loop.add_writer(child.input, self._on_room, child)

    def _on_room(self, child: Child) -> None:
        child.offer()
        if not child.unsent and self._loop is not None:
            self._loop.remove_writer(child.input)
            if self._closed:
                child.end_input()

    def _on_answers(self, child: Child) -> None:
        child.receive()
        if child.at_end:
            self._replace(child)
            return
        try:
            for line in child.received():
                self._ledger.accept(line)
        except NotAnAnswer as stray:
            child.condemn(f"wrote {stray}, which is no answer,")
            self._replace(child)

    # The process

    def _start(self) -> Child:
        assert self._loop is not None
        child = Child(self._command())
        self._child = child
        self._ended = self._loop.create_future()
        self._loop.add_reader(child.output, self._on_answers, child)
        return child

    def _detach(self, child: Child) -> None:
        """The loop watches the pipes no longer."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.remove_reader(child.output)
            if child.unsent:
                self._loop.remove_writer(child.input)
        child.unsent = b""
        self._child = None

    def _replace(self, child: Child) -> None:
        """The process has ended: what it did not answer is sent to a new one, once."""
        self._detach(child)
        death = child.bury(_STILL)
        if self._ended is not None and not self._ended.done():
            self._ended.set_result(None)
        if self._closed:
            self._ledger.fail_all(lambda: Closed("the client was closed before the answer"))
        again = self._ledger.asked_again(death.copy)
        if not again:
            return
        try:
            successor = self._start()
        except PaywrightError as error:
            self._ledger.fail_all(error.copy)
            return
        successor.queue(b"".join([request.line for request in again]))
        for request in again:
            request.attempts += 1
        self._flush(successor)

    def _move_to(self, loop: asyncio.AbstractEventLoop) -> None:
        """A loop after another: the new one gets a process of its own."""
        if self._loop is not None and self._loop.is_running():
            raise RuntimeError("an AsyncPaywright belongs to one event loop at a time, and another one uses it")
        if self._child is not None:
            child = self._child
            self._detach(child)
            child.end_now()
        self._ledger = Ledger()
        self._loop = loop

    async def close(self) -> None:
        """Answers what was handed over, and ends."""
        self._closed = True
        child = self._child
        if child is None:
            return
        if self._loop is not asyncio.get_running_loop() or self._ended is None:
            self._detach(child)
            child.end_now()
            return
        if not child.unsent:
            child.end_input()
        try:
            await asyncio.wait({self._ended}, timeout=GRACE)
            if not self._ended.done():
                child.kill()
                await asyncio.wait({self._ended})
        except asyncio.CancelledError:
            child.kill()
            raise

    def leave_after_fork(self) -> None:
        """In a forked process: the parent keeps its process and its loop; this one begins anew when it first asks."""
        if self._child is not None:
            self._child.abandon()
        self._child = None
        self._loop = None
        self._ledger = Ledger()
