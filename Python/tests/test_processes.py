"""No process is left behind: at exits, forks, exceptions and kills."""

from __future__ import annotations

import gc
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import time
import warnings
from pathlib import Path

import pytest

import paywright

from .conftest import Fake
from .test_exchange import echoed

SOURCES = str(Path(paywright.__file__).parents[1])


def gone(pid: int, seconds: float = 10) -> bool:
    """Whether a process ends within this time, and is no zombie of ours; those of others are not ours to collect."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            state, parent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:2]
        except (FileNotFoundError, ProcessLookupError):
            return True
        if state == "Z" and int(parent) != os.getpid():
            return True
        time.sleep(0.02)
    return False


def script(fake: Fake, text: str) -> subprocess.Popen[str]:
    """A Python of its own that has asked once."""
    begin = f"import os, signal, sys, time, paywright\npw = paywright.Paywright(binary={str(fake.binary)!r})\n"
    begin += "print(pw.ask({'op': 'x', 'do': 'pid'}).raw['pid'], flush=True)\n"
    environment = {**os.environ, "PYTHONPATH": SOURCES}
    return subprocess.Popen(
        [sys.executable, "-X", "dev", "-c", begin + text],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("end", ["", "sys.exit(3)", "1 / 0", "del pw", "pw.close()", "del paywright, sys"])
def test_the_interpreter_ends(fake: Fake, end: str) -> None:
    output, errors = script(fake, end).communicate(timeout=20)
    assert gone(int(output))
    assert "Warning" not in errors
    assert "Exception ignored" not in errors


def test_the_parent_is_killed(fake: Fake) -> None:
    parent = script(fake, "time.sleep(60)")
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    parent.kill()
    parent.communicate()
    assert gone(pid)


def test_control_c_in_a_terminal_reaches_the_parent_alone(fake: Fake) -> None:
    text = "try:\n    os.killpg(0, signal.SIGINT); time.sleep(60)\nexcept KeyboardInterrupt:\n    pass\n"
    # A shell that starts the tests in the background has them ignore the signal.
    text = "os.setpgid(0, 0)\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n" + text + "print(pw.ask({'op': 'x', 'do': 'pid'}).raw['pid'])"
    output, _ = script(fake, text).communicate(timeout=20)
    first, second = output.split()
    assert first == second


def test_an_exception_in_the_block(fake: Fake) -> None:
    with pytest.raises(ZeroDivisionError), fake.client() as pw:
        pw.ask({"op": "x"})
        _ = 1 / 0
    assert gone(fake.pids[0])


def test_a_client_that_is_forgotten(fake: Fake) -> None:
    pw = fake.client()
    pw.ask({"op": "x"})
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        del pw
        gc.collect()
    assert gone(fake.pids[0])


def test_no_descriptor_is_left(fake: Fake) -> None:
    def descriptors() -> int:
        return len(os.listdir("/proc/self/fd"))

    before = descriptors()
    for _ in range(3):
        with fake.client() as pw:
            pw.ask({"op": "x", "do": "die-once", "marker": fake.marker()})
    assert descriptors() == before


def test_a_forked_process_starts_its_own(fake: Fake) -> None:
    with fake.client() as pw:
        mine = pw.ask({"op": "x", "do": "pid"}).raw["pid"]
        child = os.fork()
        if child == 0:
            status = 1
            try:
                other = pw.ask({"op": "x", "do": "pid"}).raw["pid"]
                again = pw.ask({"op": "x", "do": "pid"}).raw["pid"]
                pw.close()
                status = 0 if other == again != mine else 2
            finally:
                os._exit(status)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
        assert pw.ask({"op": "x", "do": "pid"}).raw["pid"] == mine
    assert len(fake.pids) == 2
    assert all(gone(pid) for pid in fake.pids)


def test_a_fork_while_a_batch_is_under_way(fake: Fake) -> None:
    with fake.client() as pw:
        answers = pw.batch({"op": "x", "n": n, "do": "sleep", "seconds": 0.5 * (n > 0)} for n in range(30))
        assert echoed(next(answers)) == 0
        child = os.fork()
        if child == 0:
            status = 1
            try:
                try:
                    for _ in answers:
                        pass
                except paywright.Closed:
                    status = 0 if echoed(pw.ask({"op": "x", "n": 5})) == 5 else 2
                pw.close()
            finally:
                os._exit(status)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
        assert [echoed(answer) for answer in answers] == list(range(1, 30))


def test_the_parent_ends_while_a_forked_process_lives(fake: Fake) -> None:
    """The forked process does not hold the pipe open: the parent's program sees the end of its input."""
    text = "child = os.fork()\nif child == 0:\n    time.sleep(60)\n    os._exit(0)\n"
    parent = script(fake, text + "print(child, flush=True)\nos.kill(os.getpid(), signal.SIGKILL)")
    assert parent.stdout is not None
    pid, forked = int(parent.stdout.readline()), int(parent.stdout.readline())
    try:
        assert gone(pid)
    finally:
        os.kill(forked, signal.SIGKILL)
        parent.communicate()


def _ask(client: paywright.Paywright) -> int:
    with client as pw:
        return int(pw.ask({"op": "x", "do": "pid"}).raw["pid"])


def test_a_pool_of_processes(fake: Fake) -> None:
    with fake.client() as pw:
        mine = pw.ask({"op": "x", "do": "pid"}).raw["pid"]
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            pool = multiprocessing.get_context("fork").Pool(2)
        with pool:
            others = pool.map(_ask, [pw, pw])
        pool.join()
        assert mine not in others


def test_a_copy_has_the_same_configuration(fake: Fake) -> None:
    client = fake.client(products={"shop": ["a.storekit", Path("b.storekit")]}, jobs=2, timeout=4)
    for made in (client, fake.async_client()):
        assert type(pickle.loads(pickle.dumps(made))) is type(made)
    with pickle.loads(pickle.dumps(client)) as copy:
        arguments = copy.ask({"op": "x", "do": "pid"}).raw["arguments"]
    here = os.getcwd()
    assert arguments == [
        "serve",
        *("--products", f"shop={here}/a.storekit", "--products", f"shop={here}/b.storekit"),
        *("--jobs", "2"),
    ]


def test_a_killed_program_is_no_zombie_after_the_next_request(fake: Fake) -> None:
    with fake.client() as pw:
        pw.ask({"op": "x"})
        os.kill(fake.pids[0], signal.SIGKILL)
        pw.ask({"op": "x"})
        assert gone(fake.pids[0])
