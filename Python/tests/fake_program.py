"""Stands in for `paywright serve`: each request says in its member `do` what it does wrong, or right.

It needs the standard library alone, and notes each of its starts in the file that FAKE_STARTS names.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

Request = dict[str, Any]
_writing = threading.Lock()
_held: list[Request] = []


def write(line: str | bytes) -> None:
    data = line.encode() if isinstance(line, str) else line
    with _writing:
        sys.stdout.buffer.write(data + b"\n")
        sys.stdout.buffer.flush()


def answer(request: Request, **members: Any) -> None:
    """An answer that repeats the request."""
    fixed = {"schema": "paywright/value/1", "id": request.get("id"), "paywright": "0", "icu": "0", "cldr": "0"}
    write(json.dumps({**fixed, "results": [], "echo": request, **members}))


def first_time(marker: str) -> bool:
    """Whether no process before this one has done it."""
    try:
        os.close(os.open(marker, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return False
    return True


def die(request: Request) -> None:
    sys.stderr.write(str(request.get("words", "")))
    sys.stderr.flush()
    os._exit(int(request.get("status", 1)))


def die_once(request: Request) -> None:
    if first_time(request["marker"]):
        die(request)
    answer(request)


def sleep(request: Request) -> None:
    """Answers later; other requests are answered meanwhile."""
    threading.Timer(request["seconds"], answer, (request,)).start()


def hold(request: Request) -> None:
    """Answers when as many as `count` are there, the last first."""
    _held.append(request)
    if len(_held) == request["count"]:
        for held in reversed(_held):
            answer(held)
        _held.clear()


def garbage(request: Request) -> None:
    write(request.get("line", "this is no answer"))
    answer(request)


def garbage_once(request: Request) -> None:
    if first_time(request["marker"]):
        write("this is no answer")
    answer(request)


def refuse(request: Request) -> None:
    error = {
        "severity": "error",
        "code": "unusable-value",
        "path": "$.timeZone",
        "line": 3,
        "column": 7,
        "message": 'found "Mars", expected a time zone',
        "found": '"Mars"',
        "expected": "a time zone",
        "consequence": "nothing was done",
    }
    answer(request, schema="paywright/error/1", error=error, diagnostics=[error])


def nameless(request: Request) -> None:
    """Refuses without an id, as where the id cannot be read."""
    error = {"severity": "error", "code": "not-json", "message": "no JSON"}
    answer(request, schema="paywright/error/1", id=None, error=error, diagnostics=[error])


def speak(request: Request) -> None:
    sys.stderr.write("w" * request["size"] + "\n")
    sys.stderr.flush()
    answer(request)


def deafen(request: Request) -> None:
    """Reads no more, and does not end."""
    time.sleep(60)


def linger(request: Request) -> None:
    """Closes its output, and does not end."""
    os.close(1)
    time.sleep(60)


def ignore(request: Request) -> None:
    pass


def enlarge(request: Request) -> None:
    answer(request, padding="x" * request["size"])


def introduce(request: Request) -> None:
    answer(request, pid=os.getpid(), arguments=sys.argv[1:])


DEEDS: dict[str, Callable[[Request], None]] = {
    "die": die,
    "die-once": die_once,
    "sleep": sleep,
    "hold": hold,
    "garbage": garbage,
    "garbage-once": garbage_once,
    "refuse": refuse,
    "nameless": nameless,
    "speak": speak,
    "deafen": deafen,
    "linger": linger,
    "nothing": ignore,
    "large": enlarge,
    "pid": introduce,
}


def main() -> None:
    if starts := os.environ.get("FAKE_STARTS"):
        with open(starts, "a") as file:
            file.write(f"{os.getpid()}\n")
    for line in sys.stdin.buffer:
        request = json.loads(line)
        DEEDS.get(request.get("do", ""), answer)(request)


if __name__ == "__main__":
    main()
