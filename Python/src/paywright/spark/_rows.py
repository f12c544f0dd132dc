"""What a Python worker does with the rows of a partition."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import pyarrow as pa

from ._answers import Answers
from ._process import Exchange, Program, exchange
from ._requests import Requests

#: How many blocks are with the program while one is read or made.
_AHEAD = 1


@dataclass(frozen=True)
class Rows:
    """The function of `mapInArrow`: batches of rows in, the same rows with more columns out."""

    program: Program
    requests: Requests
    answers: Answers
    #: How many of the columns are the caller's: those after them were made for the requests.
    kept: int

    def __call__(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        with exchange(self.program) as program:
            for batch in batches:
                for block in self.requests.blocks(batch):
                    program.send(block)
                    while program.waiting > _AHEAD:
                        yield self._take(program)
            while program.waiting:
                yield self._take(program)

    def _take(self, program: Exchange) -> pa.RecordBatch:
        block, answers = program.take()
        columns = self.answers.columns(answers, range(block.first, block.first + len(block.lines)))
        fields = [block.rows.schema.field(place) for place in range(self.kept)]
        own = [block.rows.column(place) for place in range(self.kept)]
        return pa.RecordBatch.from_arrays(own + columns, schema=pa.schema(fields + self.answers.fields))
