"""Requests and answers find each other, whatever the program does."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import paywright

from .conftest import Fake


def echoed(answer: object) -> int:
    assert isinstance(answer, paywright.Answer)
    number = answer.raw["echo"]["n"]
    assert isinstance(number, int)
    return number


def test_one_after_another(fake: Fake) -> None:
    with fake.client() as pw:
        assert [echoed(pw.ask({"op": "x", "n": n})) for n in range(50)] == list(range(50))
    assert len(fake.pids) == 1


def test_the_id_of_the_caller_comes_back(fake: Fake) -> None:
    with fake.client() as pw:
        assert pw.ask({"op": "x", "id": "mine"}).raw["id"] == "mine"
        assert pw.ask({"op": "x", "id": 7}).id == 7
        assert pw.ask({"op": "x"}).id is None


def test_answers_out_of_order(fake: Fake) -> None:
    with fake.client() as pw:
        requests = [{"op": "x", "do": "hold", "count": 8, "n": n} for n in range(16)]
        assert [echoed(answer) for answer in pw.batch(requests)] == list(range(16))


def test_a_batch_keeps_its_window(fake: Fake) -> None:
    taken = 0

    def requests() -> Iterator[dict[str, Any]]:
        nonlocal taken
        for n in range(100):
            taken += 1
            yield {"op": "x", "n": n}

    with fake.client() as pw:
        for place, answer in enumerate(pw.batch(requests(), window=10)):
            assert echoed(answer) == place
            assert taken <= place + 10


def test_errors_in_their_places(fake: Fake) -> None:
    requests = [{"op": "x", "do": "refuse" if n == 2 else "", "n": n} for n in range(5)]
    with fake.client() as pw:
        answers = list(pw.batch(requests, errors="return"))
        assert [type(answer).__name__ for answer in answers] == ["Value", "Value", "RequestError", "Value", "Value"]
        seen = []
        with pytest.raises(paywright.RequestError):
            for answer in pw.batch(requests):
                seen.append(echoed(answer))
        assert seen == [0, 1]
        assert echoed(pw.ask({"op": "x", "n": 9})) == 9


def test_a_refusal_has_its_place(fake: Fake) -> None:
    with fake.client() as pw, pytest.raises(paywright.RequestError) as caught:
        pw.ask({"op": "x", "do": "refuse"})
    error = caught.value
    assert error.code == "unusable-value"
    assert error.place == paywright.Place("$.timeZone", None, 3, 7)
    assert (error.found, error.expected) == ('"Mars"', "a time zone")
    assert error.consequence == "nothing was done"
    assert str(error) == '3:7: $.timeZone: found "Mars", expected a time zone'
    assert [diagnostic.code for diagnostic in error.diagnostics] == ["unusable-value"]


def test_a_batch_that_is_left_early_takes_nothing_from_others(fake: Fake) -> None:
    with fake.client() as pw:
        for answer in pw.batch({"op": "x", "n": n} for n in range(1000)):
            if echoed(answer) == 5:
                break
        assert echoed(pw.ask({"op": "x", "n": -1})) == -1


def test_huge_lines_in_both_directions(fake: Fake) -> None:
    with fake.client() as pw:
        assert len(pw.ask({"op": "x", "do": "large", "size": 20_000_000}).raw["padding"]) == 20_000_000
        text = "ü" * 1_000_000
        answers = pw.batch([{"op": "x", "text": text}] * 20)
        assert all(answer.raw["echo"]["text"] == text for answer in answers)


def test_a_request_that_is_too_long_is_refused_alone(fake: Fake) -> None:
    requests: list[dict[str, Any]] = [{"op": "x", "n": 0}, {"op": "x", "text": "x" * (8 << 20)}, {"op": "x", "n": 2}]
    with fake.client() as pw:
        first, second, third = pw.batch(requests, errors="return")
    assert (echoed(first), echoed(third)) == (0, 2)
    assert isinstance(second, paywright.RequestError)
    assert second.code == "request-too-large"


def test_an_answer_without_an_id_reaches_its_request(fake: Fake) -> None:
    requests = [{"op": "x", "n": n, "do": "nameless" if n == 3 else ""} for n in range(10)]
    with fake.client() as pw:
        answers = list(pw.batch(requests, errors="return"))
    assert [place for place, answer in enumerate(answers) if isinstance(answer, paywright.RequestError)] == [3]


def test_what_is_said_on_standard_error_is_logged(fake: Fake, caplog: pytest.LogCaptureFixture) -> None:
    with fake.client() as pw:
        pw.ask({"op": "x", "do": "speak", "size": 20})
    assert caplog.record_tuples == [("paywright", logging.WARNING, "w" * 20)]


def test_what_is_said_on_standard_error_blocks_nothing(fake: Fake) -> None:
    with fake.client() as pw:
        for n in range(3):
            assert echoed(pw.ask({"op": "x", "do": "speak", "size": 2_000_000, "n": n})) == n


def test_many_threads(fake: Fake) -> None:
    with fake.client() as pw, ThreadPoolExecutor(16) as pool:
        assert list(pool.map(lambda n: echoed(pw.ask({"op": "x", "n": n})), range(2000))) == list(range(2000))
    assert len(fake.pids) == 1


def test_threads_and_batches_share_a_client(fake: Fake) -> None:
    def batch(start: int) -> list[int]:
        return [echoed(a) for a in pw.batch({"op": "x", "n": n, "text": "x" * 5000} for n in range(start, start + 300))]

    with fake.client() as pw, ThreadPoolExecutor(8) as pool:
        batches = list(pool.map(batch, range(0, 2400, 300)))
    assert [n for numbers in batches for n in numbers] == list(range(2400))


def test_a_slow_answer_delays_no_other_thread(fake: Fake) -> None:
    with fake.client() as pw:
        pw.ask({"op": "x"})
        slow = threading.Thread(target=pw.ask, args=({"op": "x", "do": "sleep", "seconds": 1},))
        slow.start()
        time.sleep(0.1)
        began = time.monotonic()
        for n in range(20):
            assert echoed(pw.ask({"op": "x", "n": n})) == n
        assert time.monotonic() - began < 0.8
        slow.join()


def test_a_timeout_takes_no_answer_from_another(fake: Fake) -> None:
    with fake.client(timeout=0.5) as pw:
        pw.ask({"op": "x"})
        with pytest.raises(paywright.AnswerTimeout) as caught:
            pw.ask({"op": "x", "do": "nothing"})
        assert isinstance(caught.value, TimeoutError)
        assert echoed(pw.ask({"op": "x", "n": 1})) == 1


def test_a_timeout_of_several_threads(fake: Fake) -> None:
    def late(n: int) -> str:
        try:
            pw.ask({"op": "x", "do": "nothing"})
        except paywright.AnswerTimeout as error:
            return error.code
        return "answered"

    with fake.client(timeout=0.5) as pw, ThreadPoolExecutor(4) as pool:
        assert list(pool.map(late, range(4))) == ["timeout"] * 4
        assert echoed(pw.ask({"op": "x", "n": 1})) == 1


def test_a_program_that_reads_no_more_ends_at_the_timeout(fake: Fake) -> None:
    with fake.client(timeout=0.5) as pw:
        large = {"op": "x", "text": "x" * 1_000_000}
        with pytest.raises(paywright.AnswerTimeout):
            list(pw.batch([{"op": "x", "do": "deafen"}, *[large] * 8]))
        assert echoed(pw.ask({"op": "x", "n": 1})) == 1
