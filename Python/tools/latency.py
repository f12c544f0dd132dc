"""Measures how long an answer takes, one request in flight: the client, its program over bare pipes, and `cat`.

    PAYWRIGHT_BINARY=../.build/release/paywright python tools/latency.py [ROUNDS]

What the client costs is the difference between its line and that of the bare pipes; `cat` is what the system costs.
Rounds of the three follow each other in turn, so that a busy moment of the machine meets all of them.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from paywright import Paywright  # noqa: E402
from paywright._binary import find_binary  # noqa: E402

DATA = ROOT / "tests" / "data"
PRODUCTS = DATA / "harbor.products.json"
CUSTOMER: dict[str, Any] = json.loads((DATA / "trial.json").read_text())
#: What a card needs: two lines, and their text alone.
CARD: dict[str, Any] = {"lines": ["headline", "detail"], "texts": [], "eligibility": False}
PER_ROUND = 500


class Pipes:
    """A process, and one line after another written to it and read from it."""

    def __init__(self, command: Sequence[str | Path], request: dict[str, Any]) -> None:
        self._process = subprocess.Popen(command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._process.stdin is not None and self._process.stdout is not None
        self._input, self._output = self._process.stdin.fileno(), self._process.stdout.fileno()
        self._line = json.dumps(request, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"

    def ask(self) -> None:
        os.write(self._input, self._line)
        while not os.read(self._output, 1 << 16).endswith(b"\n"):
            pass


def measured(ask: Callable[[], object]) -> list[int]:
    """The nanoseconds of each answer of a round."""
    times: list[int] = []
    for _ in range(PER_ROUND):
        began = time.perf_counter_ns()
        ask()
        times.append(time.perf_counter_ns() - began)
    return times


def main() -> None:
    """Prints the middle of all answers, their 99th percentile, and the middle of the quietest round."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    serve = [find_binary(), "serve", "--products", f"harbor={PRODUCTS}"]
    status = {"id": 1, "op": "status", "locale": "de", "timeZone": "Europe/Berlin", "input": CUSTOMER}
    price = {"id": 1, "op": "price", "amount": "9.99", "currency": "EUR", "locale": "de"}
    client = Paywright({"harbor": PRODUCTS})
    contenders: dict[str, Callable[[], object]] = {
        "cat, bare pipes": Pipes(["cat"], status).ask,
        "price, bare pipes": Pipes(serve, price).ask,
        "price, client": lambda: client.price("9.99", "EUR", locale="de"),
        "card, bare pipes": Pipes(serve, {**status, **CARD}).ask,
        "card, client": lambda: client.status(CUSTOMER, locale="de", time_zone="Europe/Berlin", **CARD),
        "status, bare pipes": Pipes(serve, status).ask,
        "status, client": lambda: client.status(CUSTOMER, locale="de", time_zone="Europe/Berlin"),
    }
    times: dict[str, list[list[int]]] = {name: [] for name in contenders}
    for _ in range(rounds):
        for name, ask in contenders.items():
            times[name].append(measured(ask))
    print(f"{'microseconds':20}{'p50':>8}{'p99':>8}{'quietest p50':>14}")
    for name, found in times.items():
        every = sorted(one for one_round in found for one in one_round)
        quietest = min(sorted(one_round)[PER_ROUND // 2] for one_round in found)
        middle, late = every[len(every) // 2], every[len(every) * 99 // 100]
        print(f"{name:20}{middle / 1000:8.0f}{late / 1000:8.0f}{quietest / 1000:14.0f}")
    client.close()


if __name__ == "__main__":
    main()
