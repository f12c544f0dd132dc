"""Lines of a stream of bytes."""

from __future__ import annotations


class LineBuffer:
    r"""Cuts what comes from a pipe into lines; the time that a line takes grows with its length alone.

    >>> lines = LineBuffer()
    >>> lines.feed(b'{"id": 1}\n{"i')
    [b'{"id": 1}']
    >>> lines.feed(b'd": 2}\n')
    [b'{"id": 2}']
    """

    __slots__ = ("_begun",)

    def __init__(self) -> None:
        self._begun: list[bytes] = []

    def feed(self, chunk: bytes) -> list[bytes]:
        """The lines that are whole now, without their line feeds."""
        if b"\n" not in chunk:
            self._begun.append(chunk)
            return []
        if self._begun:
            self._begun.append(chunk)
            chunk = b"".join(self._begun)
            self._begun = []
        lines = chunk.split(b"\n")
        if rest := lines.pop():
            self._begun.append(rest)
        return lines
