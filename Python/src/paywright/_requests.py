"""Requests as the program reads them, from the arguments of Python."""

from __future__ import annotations

import difflib
import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime, timezone
from decimal import Decimal
from pathlib import Path
from typing import Any, Union, cast

from ._errors import RequestError
from ._options import MEMBERS

#: What a store says of a customer: JSON as objects, its text, a file of it, or several of these.
Input = Union[Mapping[str, Any], str, bytes, "os.PathLike[str]", Sequence[Any]]

#: The longest request that the program reads.
LONGEST = 8 << 20

#: Arguments that take one text in place of a list of one.
_LISTS = {"locales", "product_ids", "lines", "texts", "claims", "require", "ignored_fields"}
#: What is left of it for the id, which is written into each request when it is sent.
_ROOM = 32


def request(operation: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """A request with these keyword arguments. What is None is left out.

    >>> request("status", {"time_zone": "Europe/Berlin", "lines": "headline", "now": None})
    {'op': 'status', 'timeZone': 'Europe/Berlin', 'lines': ['headline']}
    """
    names = MEMBERS[operation]
    members: dict[str, Any] = {"op": operation}
    for name, value in options.items():
        member = names.get(name)
        if member is None:
            raise TypeError(f"{operation}() has no keyword argument {name!r}{_nearest(name, names)}")
        if value is None:
            continue
        if isinstance(value, datetime):
            value = instant(value)
        elif name in _LISTS and value != "each":
            value = listed(value)
        members[member] = value
    return members


def _nearest(name: str, names: Iterable[str]) -> str:
    near = difflib.get_close_matches(name, names, n=1)
    return f"; did you mean {near[0]!r}?" if near else ""


def listed(value: str | Iterable[str]) -> list[str]:
    """A list; of one text, the list of that text."""
    return [value] if isinstance(value, str) else list(value)


def instant(moment: datetime) -> str:
    """An RFC 3339 instant in UTC.

    >>> instant(datetime(2026, 11, 20, 13, tzinfo=timezone.utc))
    '2026-11-20T13:00:00Z'
    """
    if moment.tzinfo is None:
        raise ValueError(
            f"{moment!r} has no time zone: use datetime.now(timezone.utc), or a text such as 2026-11-20T12:00:00Z"
        )
    return moment.astimezone(timezone.utc).isoformat().replace("+00:00", "Z")


def amount_text(value: object) -> str:
    """An amount of money as decimal digits.

    >>> amount_text(Decimal("9.90"))
    '9.90'
    """
    if isinstance(value, str):
        return value
    if isinstance(value, float):
        raise TypeError(
            f"{value!r} is a float, which is no exact amount of money (0.1 + 0.2 is 0.30000000000000004): "
            f'pass a Decimal or a text such as "{value}"'
        )
    if isinstance(value, Decimal):
        if not value.is_finite():
            raise ValueError(f"{value!r} is no amount of money")
        return format(value, "f")
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    raise TypeError(f"an amount is a Decimal, a str or an int, not {type(value).__name__}")


def customer_input(value: Any) -> Any:
    """What a store says of a customer, as the member `input` has it."""
    if isinstance(value, (str, Mapping)):
        return cast(Any, value)
    if isinstance(value, bytes):
        return _text(value)
    if isinstance(value, os.PathLike):
        return _text(Path(cast("os.PathLike[str]", value)).read_bytes())
    if isinstance(value, Sequence):
        items: Sequence[Any] = value  # pyright: ignore[reportUnknownVariableType]
        return [customer_input(item) for item in items]
    kind = type(value).__name__
    raise TypeError(f"a customer is JSON (a dict, a list, a str or bytes) or the path of a file, not {kind}")


def _text(value: bytes) -> str:
    try:
        return value.decode()
    except UnicodeDecodeError as error:
        raise RequestError(f"the input is not UTF-8: {error}", code="not-sendable") from error


def _more(value: Any) -> Any:
    """Values inside JSON that JSON itself does not have."""
    if isinstance(value, Decimal):
        return amount_text(value)
    if isinstance(value, datetime):
        return instant(value)
    if isinstance(value, Mapping):
        return dict(cast(Mapping[str, Any], value))
    raise TypeError(f"{type(value).__name__} cannot be written as JSON")


_write: Callable[[Any], str] = json.JSONEncoder(
    separators=(",", ":"), ensure_ascii=False, allow_nan=False, check_circular=False, default=_more
).encode


def encoded(value: Any) -> bytes:
    """JSON on one line. What cannot be sent raises RequestError here, and nothing is sent."""
    try:
        return _write(value).encode()
    except (ValueError, RecursionError) as error:
        # A number that is not finite, an object inside itself, half of a character.
        raise RequestError(f"the request cannot be written as JSON: {error}", code="not-sendable") from error


def checked(body: bytes) -> bytes:
    """A request that is not too long."""
    if len(body) > LONGEST - _ROOM:
        raise RequestError(
            f"the request has {len(body)} bytes, and a request has at most {LONGEST}",
            code="request-too-large",
            found=f"{len(body)} bytes",
            expected=f"at most {LONGEST} bytes",
        )
    return body


def body_of(request: Mapping[str, Any]) -> bytes:
    """A request on one line, without an id: the client gives it one of its own."""
    if "id" in request:
        request = {name: value for name, value in request.items() if name != "id"}
    if not request:
        raise RequestError("the request has no member", code="not-sendable")
    return checked(encoded(request))
