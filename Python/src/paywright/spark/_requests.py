"""Requests of a whole batch, put together column by column.

Each row becomes a line of JSON. The pieces that all rows share, the small columns (locale, time zone) and the long text
of the customer are joined by Arrow; Python sees each distinct value of a small column once, and never a row.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timezone
from functools import cached_property
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from .._requests import encoded, instant

#: The rows and bytes of one block of requests. Two blocks are under way: much less than `paywright serve` lets wait.
BLOCK_ROWS = 8192
BLOCK_BYTES = 4 << 20
#: The rows of a block where answers are long: each has every product.
PAYWALL_ROWS = 512

_LINE_FEED, _SPACE, _QUOTE, _BACKSLASH = b'\n "\\'


@dataclass
class Block:
    """Some rows of a batch and their requests, a line each."""

    rows: pa.RecordBatch
    lines: pa.Array
    #: The id of the first request; the others count on.
    first: int = 0
    #: How often a process died over it.
    deaths: int = 0

    @property
    def bytes(self) -> memoryview:
        """The lines as they go into the pipe."""
        offsets = offsets_of(self.lines)
        return memoryview(self.lines.buffers()[2])[offsets[0] : offsets[-1]]

    def halves(self) -> list[Block]:
        """The same rows as two blocks."""
        middle = len(self.lines) // 2
        places = slice(0, middle), slice(middle, None)
        return [
            Block(self.rows[place], self.lines[place], self.first + place.start, self.deaths - 1) for place in places
        ]


@dataclass(frozen=True)
class Requests:
    """How the rows of a batch become requests. Made by the driver, used by every worker."""

    #: What all requests have in common.
    constants: Mapping[str, Any]
    #: The members that a column gives, each with the column's place in the batch.
    columns: Mapping[str, int] = field(default_factory=dict)
    #: The place of the column with the customer's text; None where the operation has none.
    input: int | None = None

    @cached_property
    def _head(self) -> bytes:
        """How each request begins, up to its id."""
        return encoded(self.constants)[:-1] + b',"id":'

    def blocks(self, batch: pa.RecordBatch) -> Iterator[Block]:
        """The batch in pieces that are not too large."""
        for start, count in self._pieces(batch):
            rows = batch.slice(start, count)
            yield Block(rows, self._lines(rows))

    def _pieces(self, batch: pa.RecordBatch) -> Iterator[tuple[int, int]]:
        if self.input is None:
            yield from ((start, PAYWALL_ROWS) for start in range(0, batch.num_rows, PAYWALL_ROWS))
            return
        offsets = offsets_of(batch.column(self.input))
        # Each request repeats the head, which may have many rules.
        offsets = offsets + len(self._head) * np.arange(len(offsets))
        start = 0
        while start < batch.num_rows:
            # The rows that end within the limit, or one that is larger by itself.
            fitting = int(np.searchsorted(offsets, offsets[start] + BLOCK_BYTES, side="right")) - 1 - start
            count = min(max(fitting, 1), BLOCK_ROWS, batch.num_rows - start)
            yield start, count
            start += count

    def _lines(self, rows: pa.RecordBatch) -> pa.Array:
        # The text comes last: a member that it tries to state a second time refuses the request.
        pieces: list[Any] = [self._head, _numbers(len(rows))]
        for member, place in self.columns.items():
            write = _one_of_list if member == "claims" else _value
            pieces += [b',"%b":' % member.encode(), _small(rows.column(place), write)]
        if self.input is not None:
            pieces += [b',"input":', _texts(rows.column(self.input))]
        pieces.append(b"}\n")
        scalars = [pa.scalar(piece, pa.binary()) if isinstance(piece, bytes) else piece for piece in pieces]
        return pc.binary_join_element_wise(*scalars, pa.scalar(b"", pa.binary()))


def offsets_of(texts: pa.Array) -> Any:
    """Where the texts of an array begin, and where the last one ends."""
    kind = np.int64 if pa.types.is_large_string(texts.type) or pa.types.is_large_binary(texts.type) else np.int32
    buffer = texts.buffers()[1]
    if buffer is None or not len(texts):
        return np.zeros(1, kind)
    return np.frombuffer(buffer, kind, len(texts) + 1, texts.offset * kind().itemsize)


def _data_of(texts: pa.Array) -> Any:
    """The bytes of an array's texts."""
    offsets = offsets_of(texts)
    buffer = texts.buffers()[2]
    if buffer is None or offsets[0] == offsets[-1]:
        return np.zeros(0, np.uint8)
    return np.frombuffer(buffer, np.uint8)[offsets[0] : offsets[-1]]


def _numbers(count: int) -> pa.Array:
    return pc.cast(pc.cast(pa.array(np.arange(count)), pa.string()), pa.binary())


# Small columns


def _small(column: pa.Array, write: Callable[[Any], bytes]) -> pa.Array:
    """A column as JSON, written once for each value that there is."""
    if pa.types.is_string(column.type) or pa.types.is_large_string(column.type):
        # The texts may be no UTF-8.
        column = column.cast(pa.large_binary()).cast(pa.binary())
    distinct = column.dictionary_encode()
    written = pa.array([write(value) for value in distinct.dictionary.to_pylist()], pa.binary())
    return pc.fill_null(written.take(distinct.indices), b"null")


def _value(value: Any) -> bytes:
    if isinstance(value, bytes):
        value = value.decode("utf-8", "replace")
    elif isinstance(value, datetime):
        value = instant(value if value.tzinfo else value.replace(tzinfo=timezone.utc))
    return json.dumps(value).encode()


def _one_of_list(value: Any) -> bytes:
    return b"[%b]" % _value(value)


# Texts of customers


def _texts(column: pa.Array) -> pa.Array:
    """Texts as values of JSON: JSON as it is, on one line; anything else as a string."""
    texts = pc.fill_null(column.cast(pa.large_binary()), b"null")
    if (_data_of(texts) == _LINE_FEED).any():
        texts = _on_one_line(texts)
    lengths = np.diff(offsets_of(texts))
    firsts = _first_bytes(texts, lengths)
    if ((firsts <= _SPACE) & (lengths > 0)).any():
        texts = pc.ascii_ltrim(texts.cast(pa.large_string(), safe=False), " \t\r").cast(pa.large_binary())
        firsts = _first_bytes(texts, np.diff(offsets_of(texts)))
    is_json = np.isin(firsts, list(b'{["')) | ~np.asarray(column.is_valid())
    if not is_json.all():
        texts = pc.if_else(pa.array(is_json), texts, _as_strings(texts))
    return texts.cast(pa.binary())


def _first_bytes(texts: pa.Array, lengths: Any) -> Any:
    data = _data_of(texts)
    firsts = np.zeros(len(texts), np.uint8)
    has_bytes = lengths > 0
    offsets = offsets_of(texts)
    firsts[has_bytes] = data[(offsets[:-1] - offsets[0])[has_bytes]]
    return firsts


def _on_one_line(texts: pa.Array) -> pa.Array:
    """The texts with spaces for line feeds. Inside a string of JSON a line feed is not allowed anyway."""
    data = _data_of(texts).copy()
    data[data == _LINE_FEED] = _SPACE
    offsets = offsets_of(texts)
    return pa.Array.from_buffers(
        pa.large_binary(), len(texts), [None, pa.py_buffer(offsets - offsets[0]), pa.py_buffer(data)]
    )


def _as_strings(texts: pa.Array) -> pa.Array:
    """Texts as strings of JSON."""
    data = _data_of(texts)
    if ((data < _SPACE) | (data == _QUOTE) | (data == _BACKSLASH)).any():
        texts = pc.replace_substring(texts, b"\\", b"\\\\")
        texts = pc.replace_substring(texts, b'"', b'\\"')
        for code in np.unique(data[data < _SPACE]):
            texts = pc.replace_substring(texts, bytes([code]), b"\\u%04x" % code)
    quote = pa.scalar(b'"', pa.large_binary())
    return pc.binary_join_element_wise(quote, texts, quote, pa.scalar(b"", pa.large_binary()))
