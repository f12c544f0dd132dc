"""One running `paywright serve`: its pipes, its last words and its end."""

from __future__ import annotations

import contextlib
import fcntl
import logging
import os
import select
import signal
import subprocess
import tempfile
import threading
import time
import weakref
from collections.abc import Sequence
from typing import IO

from ._errors import BinaryNotFound, ProcessDied
from ._lines import LineBuffer

_log = logging.getLogger("paywright")

#: How much is read at once.
CHUNK = 1 << 16
#: How many bytes a pipe holds, where the system allows it.
_PIPE_SIZE = 1 << 20
#: How much of what the process says on standard error is kept.
_WORDS_KEPT = 1 << 16
#: How much of it an exception repeats.
_WORDS_SHOWN = 2000
#: How long a thread that is alone looks for an answer before it sleeps, in seconds.
_ALERTNESS = 0.0002
#: How long a process has, after its input ended, before it is asked to end, and then before it is killed.
GRACE = 5.0


class Child:
    """A process that reads requests from a pipe and writes answers to another.

    Writing never blocks; reading does. What the process says on standard error goes into a file without a name, and
    from there to the logger `paywright`: the process never waits for a reader, and no thread has to read it.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._words = _words_file()
        try:
            # Apart from the terminal: Control-C there ends the program that asks, which then closes the pipes.
            self._process = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._words,
                start_new_session=True,
            )
        except OSError as error:
            self._words.close()
            raise BinaryNotFound(f"{command[0]} cannot be run: {error.strerror}") from error
        except BaseException:
            self._words.close()
            raise
        assert self._process.stdin is not None and self._process.stdout is not None
        self._input: IO[bytes] = self._process.stdin
        self._output: IO[bytes] = self._process.stdout
        #: The descriptors that requests are written to and answers are read from.
        self.input = self._input.fileno()
        self.output = self._output.fileno()
        os.set_blocking(self.input, False)
        for descriptor in (self.input, self.output):
            with contextlib.suppress(OSError, AttributeError):
                fcntl.fcntl(descriptor, fcntl.F_SETPIPE_SZ, _PIPE_SIZE)
        self._reads = 0
        self._logged = 0
        self._death: tuple[int | None, str] | None = None
        #: What of the requests the pipe has not taken yet.
        self.unsent: memoryview | bytes = b""
        #: Whether the client has ended it for reasons of its own.
        self.dropped = False
        #: What it did wrong.
        self.fault: str | None = None
        self._chunks: list[bytes] = []
        self._lines = LineBuffer()
        # At the interpreter's exit, and when nothing refers to this any more.
        self._finalizer = weakref.finalize(
            self, _end, self._process, self._input, self._output, self._words, os.getpid()
        )

    def queue(self, data: bytes) -> None:
        """What is written next, after what the pipe has not taken yet."""
        self.unsent = bytes(self.unsent) + data if self.unsent else data

    def offer(self) -> None:
        """Writes what the pipe takes; `unsent` keeps the rest."""
        try:
            written = os.write(self.input, self.unsent)
            self.unsent = memoryview(self.unsent)[written:] if written < len(self.unsent) else b""
        except BlockingIOError:
            pass
        except OSError:
            # It reads no more: what it still writes is read, and then its end is found.
            self.kill()
            self.unsent = b""
        except BaseException:
            # A signal's handler raised: it is not known how much of a line was written.
            self.drop()
            raise

    def await_room(self, *, reading: bool, seconds: float | None) -> bool:
        """Waits until the pipe takes more, or until an answer is there; whether there is an answer to read."""
        poll = select.poll()
        poll.register(self.input, select.POLLOUT)
        if reading:
            poll.register(self.output, select.POLLIN)
        ready = dict(poll.poll(None if seconds is None else seconds * 1000))
        return self.output in ready

    def await_answer(self, seconds: float) -> bool:
        """Whether there is something to read within this time."""
        return bool(self._answers().poll(max(seconds, 0) * 1000))

    def _answers(self) -> select.poll:
        """Made each time: a signal's handler may ask while the thread it stopped looks."""
        answers = select.poll()
        answers.register(self.output, select.POLLIN)
        return answers

    def receive(self) -> None:
        """Reads what is there, or waits for it.

        What was read is kept before a signal's handler can raise anything: the interpreter runs handlers between its
        own steps, and this is one step.
        """
        if threading.active_count() == 1:
            self._look_for_answer()
        self._chunks.extend(map(os.read, (self.output,), (CHUNK,)))
        if self._reads & 0xFFF == 0:
            self._log_words()
        self._reads += 1

    def _look_for_answer(self) -> None:
        """Looks for a moment whether an answer is there: a thread that sleeps is woken late.

        Only where there is no other thread, which would have to wait meanwhile.
        """
        answers, end = self._answers(), time.perf_counter() + _ALERTNESS
        while not answers.poll(0) and time.perf_counter() < end:
            os.sched_yield()

    @property
    def at_end(self) -> bool:
        """Whether nothing more comes: the process wrote all that it had to write, or was condemned."""
        return self.fault is not None or (bool(self._chunks) and not self._chunks[-1])

    def received(self) -> list[bytes]:
        """The whole lines of what was read since the last call."""
        chunk = b"".join(self._chunks)
        self._chunks.clear()
        return self._lines.feed(chunk)

    def drop(self) -> None:
        """Ends a process that did nothing wrong: what it did not answer is asked again as if it had not been asked."""
        self.dropped = True
        self.kill()

    def condemn(self, fault: str) -> None:
        """Ends a process that did something wrong: nothing that it writes is read any more."""
        self.fault = fault
        self.kill()

    def _log_words(self) -> None:
        """Logs what the process has said on standard error: after its first answer, and from time to time."""
        said = os.pread(self._words.fileno(), _WORDS_KEPT, self._logged)
        self._logged += len(said)
        for line in said.decode("utf-8", "replace").splitlines():
            _log.warning("%s", line)
        if self._logged >= _WORDS_KEPT:
            self._words.truncate(0)
            self._logged = 0

    def end_input(self) -> None:
        """No more requests: the process answers what it has, and ends."""
        with contextlib.suppress(OSError):
            self._input.close()

    def kill(self) -> None:
        """Ends the process now."""
        self._process.kill()

    def bury(self, grace: float = 1.0) -> ProcessDied:
        """Waits for the end of a process that writes no more; how it ended, as the error that it may be."""
        if self._death is None:
            self.end_input()
            try:
                self._process.wait(grace)
            except subprocess.TimeoutExpired:
                self.kill()
                self._process.wait()
            self._death = (self._process.returncode, self._last_words())
        self._finalizer()
        return ProcessDied.with_words(*self._death, self.fault)

    def _last_words(self) -> str:
        size = os.fstat(self._words.fileno()).st_size
        tail = os.pread(self._words.fileno(), _WORDS_SHOWN, max(size - _WORDS_SHOWN, 0))
        return tail.decode("utf-8", "replace").strip()

    def end_now(self) -> None:
        """Ends the process without waiting for answers."""
        self._finalizer()

    def abandon(self) -> None:
        """In a forked process: lets go of the pipes, which belong to the parent's process."""
        self._finalizer()


def _words_file() -> IO[bytes]:
    """A file in memory, or on a disk; what is written always goes to its end."""
    if hasattr(os, "memfd_create"):
        file: IO[bytes] = os.fdopen(os.memfd_create("paywright-stderr"), "r+b", buffering=0)
    else:
        file = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115
    flags = fcntl.fcntl(file.fileno(), fcntl.F_GETFL)
    fcntl.fcntl(file.fileno(), fcntl.F_SETFL, flags | os.O_APPEND)
    return file


def _end(process: subprocess.Popen[bytes], input: IO[bytes], output: IO[bytes], words: IO[bytes], owner: int) -> None:
    """Closes the pipes and sees to it that the process ends and leaves no zombie."""
    for file in (input, output, words):
        with contextlib.suppress(OSError):
            file.close()
    if os.getpid() != owner:
        # A forked process is no parent of this one: nothing to wait for.
        process.returncode = 0
        return
    for signal_number in (None, signal.SIGTERM, signal.SIGKILL):
        if signal_number is not None:
            process.send_signal(signal_number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(GRACE)
            return
