"""What goes wrong, as exceptions."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from ._types import Diagnostic
from ._view import many

Error = TypeVar("Error", bound="PaywrightError")


@dataclass(frozen=True)
class Place:
    """Where a fault stands: a path in the request such as `$.timeZone`, or a line of a file or of a text."""

    path: str | None = None
    file: str | None = None
    line: int | None = None
    column: int | None = None

    def __str__(self) -> str:
        parts = [str(part) for part in (self.file, self.line, self.column) if part is not None]
        return ": ".join(text for text in (":".join(parts), self.path) if text)


class PaywrightError(Exception):
    """Anything that this package raises for a fault that is not a wrong type of an argument."""

    #: The kind of fault, for programs: "unknown-locale". Stable.
    code: str = "paywright-error"
    #: What is wrong, in one sentence.
    message: str
    #: Where it is; empty where the fault has no place.
    place: Place
    #: What stands there, and what should; None where only the message says it.
    found: str | None
    expected: str | None
    #: What became of it, in words for a person.
    consequence: str | None
    #: Everything that the answer reports: this error, and what else was found.
    diagnostics: list[Diagnostic]

    def __init__(
        self,
        message: str,
        *,
        code: str | None = None,
        place: Place | None = None,
        found: str | None = None,
        expected: str | None = None,
        consequence: str | None = None,
        diagnostics: list[Diagnostic] | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        if code is not None:
            self.code = code
        self.place = place or Place()
        self.found = found
        self.expected = expected
        self.consequence = consequence
        self.diagnostics = diagnostics or []

    def copy(self: Error) -> Error:
        """The same error, to be raised somewhere else."""
        return copy.copy(self)

    def __str__(self) -> str:
        place = str(self.place)
        return f"{place}: {self.message}" if place else self.message


class RequestError(PaywrightError):
    """A request that was refused: an answer `paywright/error/1`, or a request that cannot be sent at all."""

    code = "request-refused"

    @classmethod
    def of(cls, answer: Mapping[str, Any]) -> RequestError:
        """The exception for an answer `paywright/error/1`."""
        error: Mapping[str, Any] = answer.get("error") or {}
        return cls(
            error.get("message") or "the request was refused",
            code=error.get("code"),
            place=Place(error.get("path"), error.get("file"), error.get("line"), error.get("column")),
            found=error.get("found"),
            expected=error.get("expected"),
            consequence=error.get("consequence"),
            diagnostics=many(Diagnostic, answer.get("diagnostics")),
        )


class BinaryNotFound(PaywrightError):
    """The program `paywright` was not found, or cannot be run."""

    code = "binary-not-found"


class ServerNotReached(PaywrightError):
    """The server cannot be reached, or closed the connection before it answered."""

    code = "server-not-reached"


class ProcessDied(PaywrightError):
    """The program ended before it answered, twice for the same request."""

    code = "process-died"
    #: Its exit status; negative for a signal, as in `subprocess`. None where it is not known.
    status: int | None = None
    #: The last lines that it wrote to standard error.
    stderr: str = ""

    @classmethod
    def with_words(cls, status: int | None, stderr: str, because: str | None = None) -> ProcessDied:
        """The exception for a process that ended with a status and last words, or was ended for a reason."""
        how = because or (f"ended by signal {-status}" if status is not None and status < 0 else f"ended with {status}")
        error = cls(f"paywright {how} before it answered" + (f": {stderr}" if stderr else ""))
        error.status = status
        error.stderr = stderr
        return error


class AnswerTimeout(PaywrightError, TimeoutError):
    """No answer came in the time that the client's `timeout` allows."""

    code = "timeout"


class Closed(PaywrightError):
    """The client was closed before this request, or before its answer."""

    code = "closed"
