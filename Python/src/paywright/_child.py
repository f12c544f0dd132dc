"""One running `paywright serve`: its pipes, its last words and its end."""

from __future__ import annotations

import contextlib
import fcntl
import os
import select
import signal
import subprocess
import tempfile
import weakref
from collections.abc import Sequence
from typing import IO

from ._errors import BinaryNotFound
from ._lines import LineBuffer

#: How much is read at once.
CHUNK = 1 << 16
#: How many bytes a pipe holds, where the system allows it.
_PIPE_SIZE = 1 << 20
#: How much of what the process says on standard error is kept.
_WORDS_KEPT = 1 << 16
#: How much of it an exception repeats.
_WORDS_SHOWN = 2000
#: How long a process has, after its input ended, before it is asked to end, and then before it is killed.
GRACE = 5.0


class Child:
    """A process that reads requests from a pipe and writes answers to another.

    Writing never blocks; reading does. What the process says on standard error goes into a file without a name that is
    cut when it grows: so it never waits for a reader, and no thread has to read it.
    """

    def __init__(self, command: Sequence[str]) -> None:
        self._words = _words_file()
        try:
            # A session of its own: Control-C in a terminal ends the program that asks, which then closes the pipes.
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
        self._owner = os.getpid()
        self._reads = 0
        #: What of the requests the pipe has not taken yet.
        self.unsent: memoryview | bytes = b""
        #: What of an answer has come so far.
        self.lines = LineBuffer()
        # At the interpreter's exit, and when nothing refers to this any more.
        self._finalizer = weakref.finalize(
            self, _end, self._process, self._input, self._output, self._words, self._owner
        )

    def offer(self, data: bytes = b"") -> None:
        """Writes what the pipe takes; `unsent` keeps the rest."""
        rest = memoryview(bytes(self.unsent) + data if self.unsent and data else data or self.unsent)
        try:
            written = os.write(self.input, rest)
        except BlockingIOError:
            written = 0
        except OSError:
            # It reads no more: what it still writes is read, and then its end is found.
            self.kill()
            self.unsent = b""
            return
        except BaseException:
            # A signal's handler raised: it is not known how much of a line was written.
            self.kill()
            raise
        self.unsent = rest[written:] if written < len(rest) else b""

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
        poll = select.poll()
        poll.register(self.output, select.POLLIN)
        return bool(poll.poll(max(seconds, 0) * 1000))

    def read(self) -> bytes:
        """What is there of answers, at least a byte; empty at the end."""
        self._reads += 1
        if self._reads & 0xFFF == 0:
            self._cut_words()
        return os.read(self.output, CHUNK)

    def _cut_words(self) -> None:
        if os.fstat(self._words.fileno()).st_size > _WORDS_KEPT:
            self._words.truncate(0)

    def end_input(self) -> None:
        """No more requests: the process answers what it has, and ends."""
        with contextlib.suppress(OSError):
            self._input.close()

    def kill(self) -> None:
        """Ends the process now."""
        self._process.kill()

    def bury(self, grace: float = 1.0) -> tuple[int | None, str]:
        """Waits for the end of a process that writes no more; its exit status and its last words."""
        self.end_input()
        try:
            self._process.wait(grace)
        except subprocess.TimeoutExpired:
            self.kill()
            self._process.wait()
        words = self._last_words()
        self._finalizer()
        return self._process.returncode, words

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
