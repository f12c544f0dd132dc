"""`paywright serve` beside a Python worker: blocks of requests out, blocks of answers in."""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import queue
import tempfile
import threading
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

from .._binary import VARIABLE, find_binary
from .._child import Child
from .._configuration import Configuration
from .._errors import BinaryNotFound, ProcessDied
from .._requests import encoded
from ._requests import Block

#: How many requests the program lets wait: more than two blocks have.
_WAITING = 1_000_000
#: How much is read at once, where a pipe holds as much.
_READ_SIZE = 1 << 20


@dataclass(frozen=True)
class Program:
    """How the program is started on a worker. Files go along with the job: a worker needs none of the driver's."""

    #: Names and contents of files, for each option that takes files.
    products: tuple[tuple[str, str, bytes], ...] = ()
    messages: tuple[tuple[str, bytes], ...] = ()
    catalogs: tuple[tuple[str, bytes], ...] = ()
    roots: tuple[tuple[str, bytes], ...] = ()
    #: A folder of the workers.
    zone_info: str | None = None
    binary: str | None = None
    jobs: int = 1

    @cached_property
    def key(self) -> bytes:
        """The same for programs that answer alike."""
        return hashlib.sha256(repr((*vars(self).values(), os.environ.get(VARIABLE))).encode()).digest()

    def command(self, folder: Path) -> list[str]:
        """The program and its arguments, with the files written into a folder."""
        sets: dict[str, list[str]] = {}
        for number, (name, file, content) in enumerate(self.products):
            sets.setdefault(name, []).append(_written(folder / f"products{number}", file, content))
        options = _Options(
            products=sets,
            messages=[_written(folder / f"messages{place}", *file) for place, file in enumerate(self.messages)],
            roots=[_written(folder / f"root{place}", *file) for place, file in enumerate(self.roots)],
            catalogs=folder / "catalogs" if self.catalogs else None,
            zone_info=self.zone_info,
            jobs=self.jobs,
            binary=_binary(self.binary),
        )
        for name, content in self.catalogs:
            _written(folder / "catalogs", name, content)
        return [*options._command(), "--in-order", "--waiting", str(_WAITING)]


class _Options(Configuration):
    """The client's own way to the arguments of the program."""

    def _open(self) -> None:
        pass


def _written(folder: Path, name: str, content: bytes) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_bytes(content)
    return str(path)


def _binary(given: str | None) -> str:
    """The program's path on this worker. A relative one may be among the files that Spark brought."""
    try:
        return find_binary(given)
    except BinaryNotFound:
        from pyspark import SparkFiles

        name = given or os.environ.get(VARIABLE)
        brought = os.path.join(SparkFiles.getRootDirectory(), name) if name else ""
        if not os.access(brought, os.X_OK):
            raise
        return brought


class _Serve:
    """One running process. What is handed over is written by a thread, so that reading answers never waits for it."""

    def __init__(self, program: Program) -> None:
        self._folder: tempfile.TemporaryDirectory[str] | None = tempfile.TemporaryDirectory(prefix="paywright-")
        self._child = Child(program.command(Path(self._folder.name)))
        os.set_blocking(self._child.input, True)
        self._begun = b""
        self._blocks: queue.SimpleQueue[memoryview | None] = queue.SimpleQueue()
        # The thread has a descriptor of its own: one that is closed meanwhile could be another file's soon.
        writer = threading.Thread(target=_write_all, args=(os.dup(self._child.input), self._blocks), daemon=True)
        writer.start()
        atexit.register(self.end)

    def send(self, block: Block) -> None:
        self._blocks.put(block.bytes)

    def receive(self, count: int) -> bytes:
        """So many lines of answers."""
        pieces = [self._begun]
        missing = count - self._begun.count(b"\n")
        while missing > 0:
            piece = os.read(self._child.output, _READ_SIZE)
            if not piece:
                self._blocks.put(None)
                death = self._child.bury()
                self.end()
                raise death
            pieces.append(piece)
            missing -= piece.count(b"\n")
        self._forget_files()
        answers = b"".join(pieces)
        end = len(answers)
        if missing < 0 or not answers.endswith(b"\n"):
            # The next block's answers have begun.
            ends = np.flatnonzero(np.frombuffer(answers, np.uint8) == ord("\n"))
            end = int(ends[count - 1]) + 1
        self._begun = answers[end:]
        return answers[:end]

    def _forget_files(self) -> None:
        """The program has read its files, once it answers."""
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None

    def end(self) -> None:
        """Ends the process without waiting for answers."""
        atexit.unregister(self.end)
        self._blocks.put(None)
        self._child.kill()
        self._child.end_now()
        self._forget_files()


def _write_all(descriptor: int, blocks: queue.SimpleQueue[memoryview | None]) -> None:
    # A process that is gone is noticed where answers are read.
    with contextlib.suppress(OSError), open(descriptor, "wb", buffering=0) as pipe:
        while (rest := blocks.get()) is not None:
            while rest:
                rest = rest[pipe.write(rest) :]


class Exchange:
    """Blocks of requests and their answers, in order. A process that dies is started again, and asked again."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._owner = os.getpid()
        self._serve: _Serve | None = None
        self._waiting: deque[Block] = deque()
        #: How many of these the process was asked.
        self._sent = 0

    @property
    def waiting(self) -> int:
        """How many blocks have no answers yet."""
        return len(self._waiting)

    @property
    def is_reusable(self) -> bool:
        """Whether there is nothing in the pipes, and the process is this one's."""
        return not self._waiting and self._owner == os.getpid()

    def send(self, block: Block) -> None:
        """Hands over a block."""
        self._waiting.append(block)
        self._send()

    def _send(self) -> None:
        if self._serve is None:
            self._serve = _Serve(self._program)
            self._sent = 0
        # What a process died of is asked alone.
        count = 1 if self._waiting[0].deaths else len(self._waiting)
        for place in range(self._sent, count):
            self._serve.send(self._waiting[place])
            self._sent += 1

    def take(self) -> tuple[Block, bytes]:
        """The oldest block that waits, and its answers, a line each."""
        while True:
            block = self._waiting[0]
            if block.deaths > 1:
                self._waiting.popleft()
                if len(block.lines) == 1:
                    return block, _DEADLY
                # A row may be what it dies of: the others are answered.
                self._waiting.extendleft(reversed(block.halves()))
                continue
            self._send()
            assert self._serve is not None
            try:
                answers = self._serve.receive(len(block.lines))
            except ProcessDied as death:
                self._serve = None
                if death.status is None or death.status >= 0:
                    # It ended by itself and said why, such as a product file that has no product.
                    raise
                block.deaths += 1
                continue
            self._waiting.popleft()
            self._sent -= 1
            return block, answers

    def end(self) -> None:
        """Ends the process."""
        if self._serve is not None and self._owner == os.getpid():
            self._serve.end()
        self._serve = None


#: The answer to a row at which the program dies.
_DEADLY = encoded({"error": {"code": "process-died", "message": "paywright dies when it is asked about this row"}})
_DEADLY += b"\n"

#: Exchanges that no task uses, by what they were started with.
_idle: dict[bytes, list[Exchange]] = {}


@contextlib.contextmanager
def exchange(program: Program) -> Iterator[Exchange]:
    """An exchange of this Python worker: one that an earlier task left, or a new one."""
    left = _idle.setdefault(program.key, [])
    mine = left.pop() if left else Exchange(program)
    if not mine.is_reusable:
        mine = Exchange(program)
    try:
        yield mine
    finally:
        # A task that ended early has left answers in the pipe.
        if mine.is_reusable:
            left.append(mine)
        else:
            mine.end()
