"""Work that waits for work is done together."""

import asyncio

import pytest

from probes.worker.loop import Batcher


class Work:
    """Squares numbers, one batch for each permission; odd ones above a hundred fail."""

    def __init__(self):
        self.batches = []
        self.go = asyncio.Semaphore(0)

    async def __call__(self, numbers):
        self.batches.append(list(numbers))
        await self.go.acquire()
        if 13 in numbers:
            raise OSError("the database is gone")
        return [ValueError(number) if number > 100 else number**2 for number in numbers]


def scenario(calls):
    async def played():
        work = Work()
        return await calls(work, Batcher(work, most=3)), work.batches

    return asyncio.run(played())


async def started(batcher, *numbers):
    tasks = [asyncio.create_task(batcher(number)) for number in numbers]
    for _ in range(3):
        await asyncio.sleep(0)
    return tasks


def test_who_comes_alone_does_not_wait_and_who_comes_meanwhile_goes_together():
    async def calls(work, batcher):
        first = await started(batcher, 1)
        rest = await started(batcher, 2, 3, 4, 5)
        for _ in range(3):
            work.go.release()
        return await asyncio.gather(*first, *rest)

    results, batches = scenario(calls)
    assert results == [1, 4, 9, 16, 25]
    assert batches == [[1], [2, 3, 4], [5]]


def test_an_error_is_that_of_its_call_alone_and_a_fault_that_of_all_in_its_batch():
    async def calls(work, batcher):
        tasks = await started(batcher, 1, 101, 2)
        tasks += await started(batcher, 13, 3)
        tasks += await started(batcher, 4)
        for _ in range(9):
            work.go.release()
        return await asyncio.gather(*tasks, return_exceptions=True)

    results, batches = scenario(calls)
    assert batches == [[1, 101, 2], [13, 3, 4]]
    assert [result if isinstance(result, int) else type(result) for result in results] == [
        1, ValueError, 4, OSError, OSError, OSError,
    ]  # fmt: skip


def test_who_is_cancelled_before_its_turn_is_left_out_and_holds_up_nobody():
    async def calls(work, batcher):
        first = await started(batcher, 1)
        gone, kept = await started(batcher, 2, 3)
        gone.cancel()
        work.go.release()
        work.go.release()
        with pytest.raises(asyncio.CancelledError):
            await gone
        return await asyncio.gather(*first, kept)

    results, batches = scenario(calls)
    assert (results, batches) == ([1, 9], [[1], [3]])


def test_it_works_again_after_it_has_rested():
    async def calls(work, batcher):
        for _ in range(9):
            work.go.release()
        return [await batcher(number) for number in (1, 2, 3)]

    assert scenario(calls) == ([1, 4, 9], [[1], [2], [3]])


def test_who_lingers_goes_with_those_that_come_meanwhile_and_a_full_batch_goes_at_once():
    async def calls(work, _):
        batcher = Batcher(work, most=3, linger=0.05)
        tasks = await started(batcher, 1)
        tasks += await started(batcher, 2)
        for _ in range(2):
            work.go.release()
        early = await asyncio.gather(*tasks)
        full = await started(Batcher(work, most=3, linger=3600), 3, 4, 5)
        return [*early, *await asyncio.gather(*full)]

    results, batches = scenario(calls)
    assert results == [1, 4, 9, 16, 25]
    assert batches == [[1, 2], [3, 4, 5]]
