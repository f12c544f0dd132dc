"""What becomes of clients when the process forks."""

from __future__ import annotations

import os
import weakref
from typing import Protocol


class Forkable(Protocol):
    """Something that a forked process must not share with its parent."""

    def leave_after_fork(self) -> None:
        """In the forked process: lets go of what belongs to the parent, and begins anew when it is used."""


_alive: weakref.WeakSet[Forkable] = weakref.WeakSet()


def register(exchange: Forkable) -> None:
    """From now on forked processes leave this to their parent."""
    _alive.add(exchange)


def _after_fork() -> None:
    for exchange in list(_alive):
        exchange.leave_after_fork()


os.register_at_fork(after_in_child=_after_fork)
