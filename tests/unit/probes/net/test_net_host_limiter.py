"""Turns at a host."""

import asyncio

import pytest

from probes.net.host_limiter import HostLimiter

HOST = "site.com"


@pytest.mark.parametrize("before", ["somebody's turn", "the pause"])
def test_who_is_cancelled_while_it_waits_leaves_the_turn_to_the_next(before):
    async def scenario():
        limiter = HostLimiter()
        await limiter.acquire(HOST)
        if before == "the pause":
            limiter.release(HOST, delay=0.05)
        cancelled = asyncio.create_task(limiter.acquire(HOST))
        await asyncio.sleep(0)
        cancelled.cancel()
        await asyncio.gather(cancelled, return_exceptions=True)
        assert cancelled.cancelled()
        if before == "somebody's turn":
            limiter.release(HOST, delay=0)
        await asyncio.wait_for(limiter.acquire(HOST), 60)
        limiter.release(HOST, delay=0)

    asyncio.run(scenario())


def test_a_fault_in_its_turn_leaves_the_turn_to_the_next():
    async def scenario():
        limiter = HostLimiter()
        with pytest.raises(ZeroDivisionError):
            async with limiter.hold(HOST, delay=0):
                raise ZeroDivisionError
        await asyncio.wait_for(limiter.acquire(HOST), 60)

    asyncio.run(scenario())
