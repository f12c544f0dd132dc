"""The client for event loops."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from typing import Any

import pytest

import paywright

from .conftest import Fake
from .test_exchange import echoed


def test_many_tasks(fake: Fake) -> None:
    async def main() -> list[int]:
        async with fake.async_client() as pw:
            answers = await asyncio.gather(*(pw.ask({"op": "x", "n": n}) for n in range(500)))
            return [echoed(answer) for answer in answers]

    assert asyncio.run(main()) == list(range(500))
    assert len(fake.pids) == 1


def test_a_cancelled_request_takes_no_answer_from_another(fake: Fake) -> None:
    async def main() -> None:
        async with fake.async_client() as pw:
            tasks = [asyncio.create_task(pw.ask({"op": "x", "do": "hold", "count": 21, "n": n})) for n in range(20)]
            await asyncio.sleep(0.2)
            for task in tasks[::3]:
                task.cancel()
            assert echoed(await pw.ask({"op": "x", "do": "hold", "count": 21, "n": 20})) == 20
            answers = await asyncio.gather(*tasks, return_exceptions=True)
            for n, answer in enumerate(answers):
                if n % 3 == 0:
                    assert isinstance(answer, asyncio.CancelledError)
                else:
                    assert echoed(answer) == n
            assert echoed(await pw.ask({"op": "x", "n": 99})) == 99

    asyncio.run(main())


def test_batches(fake: Fake) -> None:
    async def numbers() -> AsyncIterator[dict[str, Any]]:
        for n in range(300):
            await asyncio.sleep(0)
            yield {"op": "x", "n": n}

    async def main() -> None:
        async with fake.async_client() as pw:
            assert [echoed(answer) async for answer in pw.batch(numbers(), window=7)] == list(range(300))
            plain = [{"op": "x", "n": n, "do": "refuse" if n == 4 else ""} for n in range(10)]
            kinds = [type(answer).__name__ async for answer in pw.batch(plain, errors="return")]
            assert kinds == ["Value"] * 4 + ["RequestError"] + ["Value"] * 5
            with pytest.raises(paywright.RequestError):
                async for _ in pw.batch(plain):
                    pass

    asyncio.run(main())


def test_a_slow_source_delays_no_answer(fake: Fake) -> None:
    async def main() -> None:
        answered = asyncio.Event()

        async def two() -> AsyncIterator[dict[str, Any]]:
            yield {"op": "x", "n": 0}
            await answered.wait()
            yield {"op": "x", "n": 1}

        async with fake.async_client() as pw:
            seen = []
            async for answer in pw.batch(two()):
                seen.append(echoed(answer))
                answered.set()
            assert seen == [0, 1]

    asyncio.run(asyncio.wait_for(main(), 10))


def test_a_source_that_fails(fake: Fake) -> None:
    async def broken() -> AsyncIterator[dict[str, Any]]:
        yield {"op": "x", "n": 0}
        raise LookupError("no more")

    async def main() -> None:
        async with fake.async_client() as pw:
            seen = []
            with pytest.raises(LookupError):
                async for answer in pw.batch(broken()):
                    seen.append(echoed(answer))
            assert seen == [0]

    asyncio.run(main())


def test_large_requests(fake: Fake) -> None:
    async def main() -> None:
        text = "ü" * 1_000_000
        async with fake.async_client() as pw:
            async for answer in pw.batch([{"op": "x", "text": text}] * 20):
                assert answer.raw["echo"]["text"] == text

    asyncio.run(main())


def test_the_program_dies(fake: Fake) -> None:
    async def main() -> None:
        async with fake.async_client() as pw:
            requests: list[dict[str, Any]] = [{"op": "x", "n": n} for n in range(20)]
            requests[7] |= {"do": "die-once", "marker": fake.marker()}
            assert [echoed(answer) async for answer in pw.batch(requests)] == list(range(20))
            with pytest.raises(paywright.ProcessDied, match="out of luck"):
                await pw.ask({"op": "x", "do": "die", "words": "out of luck"})
            assert echoed(await pw.ask({"op": "x", "n": 1})) == 1
            os.kill(fake.pids[-1], signal.SIGKILL)
            assert echoed(await pw.ask({"op": "x", "n": 2})) == 2
            with pytest.raises(paywright.ProcessDied, match="no answer"):
                await pw.ask({"op": "x", "do": "garbage"})

    asyncio.run(main())


def test_timeout(fake: Fake) -> None:
    async def main() -> None:
        async with fake.async_client(timeout=0.3) as pw:
            with pytest.raises(paywright.AnswerTimeout):
                await pw.ask({"op": "x", "do": "nothing"})
            assert echoed(await pw.ask({"op": "x", "n": 1})) == 1

    asyncio.run(main())


def test_closing(fake: Fake) -> None:
    async def main() -> None:
        pw = fake.async_client()
        await pw.ask({"op": "x"})
        slow = asyncio.create_task(pw.ask({"op": "x", "do": "sleep", "seconds": 0.2, "n": 3}))
        never = asyncio.create_task(pw.ask({"op": "x", "do": "nothing"}))
        await asyncio.sleep(0.05)
        await pw.close()
        await pw.close()
        assert echoed(await slow) == 3
        with pytest.raises(paywright.Closed):
            await never
        with pytest.raises(paywright.Closed):
            await pw.ask({"op": "x"})

    asyncio.run(main())


def test_one_loop_after_another(fake: Fake) -> None:
    pw = fake.async_client()

    async def ask(n: int) -> int:
        return echoed(await pw.ask({"op": "x", "n": n}))

    assert asyncio.run(ask(1)) == 1
    assert asyncio.run(ask(2)) == 2
    asyncio.run(pw.close())


def test_two_loops_at_a_time_are_refused(fake: Fake) -> None:
    async def main() -> None:
        async with fake.async_client() as pw:
            await pw.ask({"op": "x"})
            with pytest.raises(RuntimeError, match="one event loop"):
                await asyncio.to_thread(asyncio.run, pw.ask({"op": "x"}))

    asyncio.run(main())


def test_a_client_that_is_forgotten(fake: Fake) -> None:
    async def main() -> None:
        await fake.async_client().ask({"op": "x"})

    asyncio.run(main())


def test_a_forked_process_starts_its_own(fake: Fake) -> None:
    pw = fake.async_client()

    async def pid() -> int:
        return int((await pw.ask({"op": "x", "do": "pid"})).raw["pid"])

    mine = asyncio.run(pid())
    child = os.fork()
    if child == 0:
        status = 1
        try:
            status = 0 if asyncio.run(pid()) != mine else 2
            asyncio.run(pw.close())
        finally:
            os._exit(status)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    asyncio.run(pw.close())
