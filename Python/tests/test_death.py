"""The program dies, writes nonsense or does not end; the client goes on."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import paywright

from .conftest import Fake
from .test_exchange import echoed


def test_what_was_in_flight_is_sent_once_more(fake: Fake) -> None:
    requests = [{"op": "x", "n": n} for n in range(20)]
    requests[7] |= {"do": "die-once", "marker": fake.marker()}
    with fake.client() as pw:
        assert [echoed(answer) for answer in pw.batch(requests)] == list(range(20))
    assert len(fake.pids) == 2


def test_a_second_death_is_an_error_with_the_last_words(fake: Fake) -> None:
    with fake.client() as pw:
        with pytest.raises(paywright.ProcessDied) as caught:
            pw.ask({"op": "x", "do": "die", "status": 70, "words": "out of luck\n"})
        assert caught.value.status == 70
        assert caught.value.stderr == "out of luck"
        assert "ended with 70" in str(caught.value)
        assert "out of luck" in str(caught.value)
        assert len(fake.pids) == 2
        assert echoed(pw.ask({"op": "x", "n": 1})) == 1
    assert len(fake.pids) == 3


def test_killed_between_two_requests(fake: Fake) -> None:
    with fake.client() as pw:
        pw.ask({"op": "x"})
        os.kill(fake.pids[0], signal.SIGKILL)
        time.sleep(0.1)
        assert echoed(pw.ask({"op": "x", "n": 1})) == 1
    assert len(fake.pids) == 2


def test_killed_with_many_threads_waiting(fake: Fake) -> None:
    def ask(n: int) -> int:
        return echoed(pw.ask({"op": "x", "n": n, "do": "sleep", "seconds": 0.3}))

    with fake.client() as pw, ThreadPoolExecutor(12) as pool:
        pw.ask({"op": "x"})
        answers = [pool.submit(ask, n) for n in range(12)]
        time.sleep(0.1)
        os.kill(fake.pids[0], signal.SIGKILL)
        assert [answer.result(10) for answer in answers] == list(range(12))
    assert len(fake.pids) == 2


def test_killed_in_the_middle_of_large_batches(fake: Fake) -> None:
    with fake.client() as pw:
        requests = ({"op": "x", "n": n, "text": "x" * 20_000} for n in range(600))
        for place, answer in enumerate(pw.batch(requests)):
            assert echoed(answer) == place
            if place == 200:
                os.kill(fake.pids[-1], signal.SIGKILL)
    assert len(fake.pids) == 2


@pytest.mark.parametrize("line", ["this is no answer", "[1]", '{"id": 1}', '{"schema": "paywright/value/1", "id": 1'])
def test_garbage_is_an_error(fake: Fake, line: str) -> None:
    with fake.client() as pw:
        with pytest.raises(paywright.ProcessDied, match="which is no answer"):
            pw.ask({"op": "x", "do": "garbage", "line": line})
        assert echoed(pw.ask({"op": "x", "n": 1})) == 1


def test_an_answer_that_breaks_off_is_an_error_of_its_request(fake: Fake) -> None:
    with fake.client() as pw:
        line = '{"schema": "paywright/value/1", "id": 1, "results": [}'
        with pytest.raises(paywright.PaywrightError, match="cannot be read") as caught:
            pw.ask({"op": "x", "do": "garbage", "line": line})
        assert caught.value.code == "unexpected-answer"
        with pytest.raises(paywright.PaywrightError, match="which is no Status"):
            pw.status({"n": 1})
        assert echoed(pw.ask({"op": "x", "n": 1})) == 1
    assert len(fake.pids) == 1


def test_garbage_once_costs_a_restart(fake: Fake) -> None:
    with fake.client() as pw:
        assert echoed(pw.ask({"op": "x", "do": "garbage-once", "marker": fake.marker(), "n": 1})) == 1
    assert len(fake.pids) == 2


def test_a_program_that_is_missing(tmp_path: Path) -> None:
    with pytest.raises(paywright.BinaryNotFound), paywright.Paywright(binary=tmp_path / "none") as pw:
        pw.locales()


def test_a_program_that_cannot_be_run(tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.write_text("#!/no/such/interpreter\n")
    broken.chmod(0o755)
    with pytest.raises(paywright.BinaryNotFound, match="cannot be run"), paywright.Paywright(binary=broken) as pw:
        pw.locales()


def test_a_closed_client_refuses(fake: Fake) -> None:
    pw = fake.client()
    pw.ask({"op": "x"})
    pw.close()
    pw.close()
    with pytest.raises(paywright.Closed):
        pw.ask({"op": "x"})


def test_a_client_that_asked_nothing_starts_nothing(fake: Fake) -> None:
    with fake.client():
        pass
    assert fake.pids == []


def test_closing_lets_other_threads_have_their_answers(fake: Fake) -> None:
    pw = fake.client()
    pw.ask({"op": "x"})
    answers: list[int] = []
    slow = threading.Thread(
        target=lambda: answers.append(echoed(pw.ask({"op": "x", "do": "sleep", "seconds": 0.3, "n": 4})))
    )
    slow.start()
    time.sleep(0.1)
    pw.close()
    slow.join(5)
    assert answers == [4]


def test_closing_fails_what_is_never_answered(fake: Fake) -> None:
    pw = fake.client()
    pw.ask({"op": "x"})
    codes: list[str] = []

    def ask() -> None:
        try:
            pw.ask({"op": "x", "do": "nothing"})
        except paywright.PaywrightError as error:
            codes.append(error.code)

    waiting = threading.Thread(target=ask)
    waiting.start()
    time.sleep(0.1)
    pw.close()
    waiting.join(5)
    assert codes == ["closed"]


@pytest.mark.parametrize("deed", ["deafen", "linger"])
def test_a_program_that_does_not_end_is_killed(fake: Fake, deed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("_child", "_exchange"):
        monkeypatch.setattr(f"paywright.{module}.GRACE", 0.3)
    pw = fake.client()
    pw.ask({"op": "x"})

    def ask() -> None:
        with pytest.raises(paywright.PaywrightError):
            pw.ask({"op": "x", "do": deed})

    waiting = threading.Thread(target=ask)
    waiting.start()
    time.sleep(0.2)
    pw.close()
    waiting.join(5)
    assert not waiting.is_alive()


def test_an_interrupted_wait_takes_no_answer_from_another(fake: Fake) -> None:
    def interrupt(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        with fake.client() as pw:
            pw.ask({"op": "x"})
            for n in range(5):
                signal.setitimer(signal.ITIMER_REAL, 0.05)
                with pytest.raises(KeyboardInterrupt):
                    pw.ask({"op": "x", "do": "sleep", "seconds": 0.2})
                assert echoed(pw.ask({"op": "x", "n": n})) == n
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert len(fake.pids) == 1


def test_interrupts_at_any_moment_lose_no_answer(fake: Fake) -> None:
    def interrupt(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    interrupted = 0
    try:
        with fake.client() as pw, ThreadPoolExecutor(2) as pool:
            others = [pool.submit(lambda: [echoed(pw.ask({"op": "x", "n": n})) for n in range(400)]) for _ in range(2)]
            while not all(other.done() for other in others):
                try:
                    signal.setitimer(signal.ITIMER_REAL, 0.0007)
                    while True:
                        assert echoed(pw.ask({"op": "x", "n": 5})) == 5
                except KeyboardInterrupt:
                    interrupted += 1
            signal.setitimer(signal.ITIMER_REAL, 0)
            assert [other.result() for other in others] == [list(range(400))] * 2
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert interrupted > 10
    # An interrupt inside Popen itself leaves a process, and perhaps ends of its pipes that nobody closes: it would never end.
    for pid in fake.pids:
        with contextlib.suppress(ChildProcessError):
            if os.waitpid(pid, os.WNOHANG) == (0, 0):
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)
