"""Requests out, answers in, for any number of threads."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Sequence

from ._child import GRACE, Child
from ._errors import AnswerTimeout, Closed, PaywrightError
from ._forks import register
from ._ledger import Ledger, NotAnAnswer, Waiting
from ._transport import Exchange

#: How long a thread that writes waits at most before it looks whether it has to read as well.
_TURN = 0.005


class Waiter(Waiting):
    """A request for which a thread can wait."""

    __slots__ = ("bell", "thread")

    def __init__(self, body: bytes) -> None:
        super().__init__(body)
        self.bell: threading.Lock | None = None
        self.thread = 0

    def finish(self, answer: bytes | None = None, failure: PaywrightError | None = None) -> None:
        super().finish(answer, failure)
        self.ring()

    def ring(self) -> None:
        """Wakes the thread that sleeps until this is answered, if one does."""
        bell = self.bell
        if bell is not None:
            with contextlib.suppress(RuntimeError):
                bell.release()
            self.bell = None


class ChildExchange(Exchange[Waiter]):
    """Requests to a process of one's own.

    There is no thread beside those that ask. One that waits for an answer reads for all: the leader. The others sleep;
    the leader wakes each when its answer came, and when it has its own, one of them leads on. A thread that asks alone
    writes and reads itself, with nothing between.
    """

    def __init__(self, command: Callable[[], Sequence[str]], timeout: float | None = None) -> None:
        self._command = command
        self._timeout = timeout
        self._closed = False
        self._reset()
        register(self)

    def _reset(self) -> None:
        self._child: Child | None = None
        self._ledger = Ledger()
        # Held by the thread that writes, or that starts or replaces the process.
        self._writing = threading.RLock()
        # Guards the two below.
        self._state = threading.Lock()
        self._leader: int | None = None
        self._sleepers: dict[Waiter, None] = {}

    # Sending

    def send(self, bodies: Sequence[bytes]) -> list[Waiter]:
        requests = [Waiter(body) for body in bodies]
        with self._writing:
            if self._closed:
                raise Closed("the client is closed")
            child = self._child or self._start()
            try:
                self._write(child, requests)
            except BaseException:
                for request in requests:
                    self.forget(request)
                raise
        return requests

    def _start(self) -> Child:
        self._child = Child(self._command())
        return self._child

    def _write(self, child: Child, requests: Sequence[Waiting]) -> None:
        self._ledger.add(requests)
        child.queue(requests[0].line if len(requests) == 1 else b"".join([request.line for request in requests]))
        self._flush(child)

    def _flush(self, child: Child) -> None:
        child.offer()
        if not child.unsent:
            return
        deadline = None if self._timeout is None else time.monotonic() + self._timeout
        while child.unsent:
            self._make_room(child, deadline)

    def _make_room(self, child: Child, deadline: float | None) -> None:
        """The pipe is full: reads answers, so that the process can write and then read, unless another thread does."""
        if deadline is not None and time.monotonic() > deadline:
            # A line is written in part: nothing more can be said to this process.
            child.drop()
            raise _late(self._timeout)
        mine = threading.get_ident()
        with self._state:
            led = self._leader == mine
            if self._leader is None:
                self._leader = mine
            leads = self._leader == mine
        try:
            seconds = _TURN if not leads else None if deadline is None else max(deadline - time.monotonic(), 0)
            if child.await_room(reading=leads, seconds=seconds) and leads:
                self._take(child)
            if child is self._child:
                child.offer()
        finally:
            if leads and not led:
                self._hand_over()

    # Waiting

    def wait(self, request: Waiter) -> bytes:
        if not request.done:
            try:
                self._await(request)
            finally:
                if not request.done:
                    self.forget(request)
        if request.failure is not None:
            raise request.failure
        assert request.answer is not None
        return request.answer

    def forget(self, request: Waiter) -> None:
        self._ledger.forget(request)

    def _await(self, request: Waiter, timeout: float | None = None) -> None:
        seconds = self._timeout if timeout is None else timeout
        deadline = None if seconds is None else time.monotonic() + seconds
        mine = threading.get_ident()
        try:
            while not request.done:
                if self._lead_or_sleep(request, deadline):
                    self._read_for_all(request, deadline)
        finally:
            interrupt: BaseException | None = None
            while self._leader == mine:
                try:
                    self._hand_over()
                except BaseException as error:
                    # A signal's handler raised: others wait for a leader all the same.
                    interrupt = error
            if interrupt is not None:
                raise interrupt

    def _read_for_all(self, request: Waiter, deadline: float | None) -> None:
        child = self._child
        if child is None:
            request.finish(failure=Closed("the client was closed before the answer"))
        elif deadline is not None and not child.await_answer(deadline - time.monotonic()):
            raise _late(self._timeout)
        else:
            self._take(child)

    def _take(self, child: Child) -> None:
        """Reads once and hands out what came. The leader alone does this."""
        if not child.at_end:
            child.receive()
        if child.at_end:
            self._replace(child)
            return
        try:
            for line in child.received():
                self._ledger.accept(line)
        except NotAnAnswer as stray:
            child.condemn(f"wrote {stray}, which is no answer,")
        except BaseException:
            # A signal's handler raised before everything was handed out: what is missing is asked once more.
            child.drop()
            raise

    # One leads, the others sleep

    def _lead_or_sleep(self, request: Waiter, deadline: float | None) -> bool:
        """Whether this thread reads now; else it has slept until something changed."""
        mine = threading.get_ident()
        if self._leader == mine:
            return True
        bell = threading.Lock()
        bell.acquire()
        # The bell is there before the answer is looked for: the leader looks for the bell after it left the answer.
        request.bell, request.thread = bell, mine
        woken = False
        interrupt: BaseException | None = None
        try:
            with self._state:
                if request.done:
                    return False
                if self._leader is None:
                    self._leader = mine
                    return True
                self._sleepers[request] = None
            woken = bell.acquire(timeout=-1 if deadline is None else max(deadline - time.monotonic(), 0))
        finally:
            while request in self._sleepers:
                try:
                    with self._state:
                        self._sleepers.pop(request, None)
                except BaseException as error:
                    # A signal's handler raised: a thread that sleeps no longer must not be chosen to lead.
                    interrupt = error
        if interrupt is not None:
            raise interrupt
        # The last leader may have made this thread its successor.
        leads = self._leader == mine
        if not woken and not leads and not request.done:
            raise _late(self._timeout)
        return leads

    def _hand_over(self) -> None:
        """This thread has what it waited for: another that waits reads on."""
        mine = threading.get_ident()
        with self._state:
            for sleeper in self._sleepers:
                if not sleeper.done and sleeper.thread != mine:
                    # It wakes up, and looks whether it leads when this block ends.
                    sleeper.ring()
                    self._leader = sleeper.thread
                    return
            self._leader = None

    # The end of a process

    def _replace(self, child: Child) -> None:
        """The process has ended: what it did not answer is sent to a new one, once.

        A signal's handler that raises in between loses nothing: the next thread that reads finds the dead process, and
        begins here again.
        """
        with self._writing:
            death = child.bury()
            if self._closed:
                self._ledger.fail_all(lambda: Closed("the client was closed before the answer"))
            again = self._ledger.asked_again(death.copy, innocent=child.dropped)
            child.unsent = b""
            if not again:
                self._child = None
                return
            try:
                successor = Child(self._command())
            except PaywrightError as error:
                self._ledger.fail_all(error.copy)
                self._child = None
                return
            successor.queue(b"".join([request.line for request in again]))
            self._child = successor
            for request in again:
                request.attempts += 1
            self._flush(successor)

    def close(self) -> None:
        self._closed = True
        child = self._child
        if child is None:
            return
        if self._writing.acquire(timeout=GRACE):
            child.end_input()
            self._writing.release()
        else:
            # Another thread still writes to it: it reads no more.
            child.kill()
        end = Waiter(b"")
        try:
            self._await(end, GRACE)
        except AnswerTimeout:
            child.kill()
            self._await(end)

    def leave_after_fork(self) -> None:
        """In a forked process: the parent keeps its process, and this one starts its own when it first asks."""
        if self._child is not None:
            self._child.abandon()
        self._ledger.fail_all(lambda: Closed("the request was sent by the process that forked this one"))
        self._reset()


def _late(timeout: float | None) -> AnswerTimeout:
    return AnswerTimeout(f"no answer within {timeout} seconds")
