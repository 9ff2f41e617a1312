"""The processor time of a visit."""

import asyncio
import re

import pytest
import uvloop

from probes.isolation.budget import CPU_SECONDS, STEP_SECONDS, CpuTimeExceeded
from probes.isolation.metering import Meter


async def turns(count):
    for _ in range(count):
        await asyncio.sleep(0)
    return count


async def backtracks():
    await asyncio.sleep(0)
    re.match(r"(a+)+$", "a" * 60 + "b")


async def spins():
    async with asyncio.timeout(60):
        await asyncio.sleep(0)
        while True:
            pass


@pytest.mark.parametrize(
    ("new_loop", "work"), [(asyncio.new_event_loop, spins), (uvloop.new_event_loop, backtracks)]
)
def test_a_step_that_takes_too_long_ends_its_own_work_and_no_other(new_loop, work):
    async def both():
        meter = Meter()
        bad, good = await asyncio.gather(meter.run(work()), Meter().run(turns(1000)), return_exceptions=True)
        return meter, bad, good

    with asyncio.Runner(loop_factory=new_loop) as runner:
        meter, bad, good = runner.run(both())
    assert isinstance(bad, CpuTimeExceeded)
    assert good == 1000
    assert meter.seconds >= STEP_SECONDS


def test_what_is_awaited_and_what_others_do_meanwhile_is_not_counted():
    async def busy():
        for _ in range(20):
            sum(range(200_000))
            await asyncio.sleep(0)

    async def both():
        waits = Meter()
        await asyncio.gather(waits.run(turns(20)), busy())
        return waits.seconds

    assert asyncio.run(both()) < 0.05


def test_time_is_over_when_all_steps_together_took_more():
    meter = Meter()
    assert not meter.is_over
    meter.seconds = CPU_SECONDS + 0.01
    assert meter.is_over


def test_work_that_is_cancelled_ends_as_without_a_clock():
    async def cancelled():
        ended = []

        async def work():
            try:
                await asyncio.sleep(60)
            finally:
                ended.append(True)

        task = asyncio.ensure_future(wrapped(Meter(), work()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        return ended

    async def wrapped(meter, work):
        return await meter.run(work)

    assert asyncio.run(cancelled()) == [True]
