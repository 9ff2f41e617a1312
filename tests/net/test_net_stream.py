"""Streams that are held open."""

import asyncio
import gzip

import pytest

from probes.evidence.evidence import Ending, Purpose

SSE = "https://site.test/sse"
OPEN = b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream; charset=utf-8\r\n\r\n"
HELLO = b"event: endpoint\ndata: /m\n\n"


def has(mark):
    return lambda body: mark in body


def streaming(client, serve, reply, talk, **options):
    """What `talk(probe, stream)` returns, the exchange, and what was seen."""

    async def scenario():
        async with serve(reply) as seen, client(seen.port, **options) as probe:
            async with probe.stream(Purpose.MCP_STREAM, SSE) as stream:
                said = await talk(probe, stream)
            return said, stream.exchange(), seen

    return scenario()


async def post(probe):
    return await probe.exchange(Purpose.MCP, "POST", "https://site.test/m", body=b"{}")


def test_a_reply_to_a_post_comes_on_the_stream_that_is_held_open(run, client, serve, answer):
    writers = []

    async def reply(head, writer):
        if head.startswith("GET"):
            writers.append(writer)
            writer.write(OPEN + HELLO)
            await writer.drain()
            await asyncio.Event().wait()
        writer.write(answer(b"", "202 Accepted"))
        writers[0].write(b'data: {"id": 1}\n\n')

    async def talk(probe, stream):
        assert await stream.until(has(b"endpoint"))
        assert stream.is_open
        accepted = await post(probe)
        return accepted.status, await stream.until(has(b'"id": 1'))

    said, exchange, seen = run(streaming(client, serve, reply, talk))

    assert said == (202, True)
    assert exchange.body == HELLO + b'data: {"id": 1}\n\n'
    assert (exchange.ending, exchange.status, exchange.truncated) == (Ending.ANSWERED, 200, False)
    assert exchange.sent == (("accept", "text/event-stream"),)
    assert seen.connections == 2


def test_what_was_read_already_is_looked_at_before_waiting_for_more(run, client, serve):
    async def reply(_, writer):
        writer.write(OPEN + HELLO)
        await writer.drain()
        await asyncio.Event().wait()

    async def talk(_, stream):
        return [await stream.until(has(b"endpoint")), await stream.until(has(b"/m"))]

    said, exchange, _ = run(streaming(client, serve, reply, talk))
    assert (said, exchange.ending) == ([True, True], Ending.ANSWERED)


@pytest.mark.parametrize(("hello", "seconds"), [(b"", 0.05), (HELLO, 0.5)])
def test_a_stream_that_falls_silent_ends_in_its_time(run, client, serve, hello, seconds):
    async def reply(_, writer):
        writer.write(OPEN + hello)
        await writer.drain()
        await asyncio.Event().wait()

    async def talk(_, stream):
        return [await stream.until(has(b"never")), stream.is_open, await stream.until(has(b"never"))]

    said, exchange, _ = run(streaming(client, serve, reply, talk, stream_seconds=seconds))
    assert (said, exchange.ending, exchange.body) == ([False] * 3, Ending.TIMED_OUT, hello)


def test_a_stream_of_endless_comments_is_cut_at_the_cap(run, client, serve):
    async def reply(_, writer):
        writer.write(OPEN)
        while True:
            writer.write(b": ping\n\n" * 100)
            await writer.drain()

    async def talk(_, stream):
        return await stream.until(has(b"never"))

    said, exchange, _ = run(streaming(client, serve, reply, talk, body_bytes=5000))
    assert (said, exchange.truncated, exchange.size) == (False, True, 5000)


def test_a_bomb_in_gzip_is_cut_at_the_cap(run, client, serve):
    bomb = gzip.compress(b": ping\n\n" * 500_000)

    async def reply(_, writer):
        writer.write(OPEN[:-2] + b"Content-Encoding: gzip\r\n\r\n" + bomb)
        await writer.drain()
        await asyncio.Event().wait()

    async def talk(_, stream):
        return await stream.until(has(b"never"))

    said, exchange, _ = run(streaming(client, serve, reply, talk, body_bytes=5000))
    assert (said, exchange.truncated, exchange.size) == (False, True, 5000)


def test_a_stream_that_the_server_ends_is_whole(run, client, serve):
    async def reply(_, writer):
        writer.write(OPEN + HELLO)
        writer.close()

    async def talk(_, stream):
        return await stream.until(has(b"never"))

    said, exchange, _ = run(streaming(client, serve, reply, talk))
    assert (said, exchange.ending, exchange.body) == (False, Ending.ANSWERED, HELLO)


def test_a_stream_that_breaks_says_so(run, client, serve):
    async def reply(_, writer):
        writer.write(OPEN[:-2] + b"Transfer-Encoding: chunked\r\n\r\n5\r\n: hi\n\r\n")
        await writer.drain()
        writer.transport.abort()

    async def talk(_, stream):
        return await stream.until(has(b"never"))

    said, exchange, _ = run(streaming(client, serve, reply, talk))
    assert said is False
    assert exchange.ending in {Ending.DISCONNECTED, Ending.BAD_HTTP}


@pytest.mark.parametrize("status", ["200 OK", "404 Not Found", "204 No Content"])
def test_what_is_no_event_stream_is_a_plain_reply(run, client, serve, answer, status):
    kind = "text/html" if status == "200 OK" else "text/event-stream"

    async def reply(_, writer):
        writer.write(answer(b"" if status[:3] == "204" else b"page", status, Content_Type=kind))

    async def talk(_, stream):
        return stream.is_open, await stream.until(has(b""))

    said, exchange, _ = run(streaming(client, serve, reply, talk))
    assert said == (False, False)
    assert (exchange.status, exchange.ending) == (int(status[:3]), Ending.ANSWERED)


def test_the_gate_keeps_a_stream_from_being_opened(run, client, serve):
    async def refuse(_url):
        return Ending.ROBOTS_DISALLOWED

    async def scenario():
        async with serve(None) as seen, client(seen.port) as probe:
            async with probe.stream(Purpose.MCP_STREAM, SSE, gate=refuse) as stream:
                assert not stream.is_open
            return stream.exchange(), seen

    exchange, seen = run(scenario())
    assert (exchange.ending, seen.heads) == (Ending.ROBOTS_DISALLOWED, [])


def test_tiny_pieces_are_not_looked_at_over_and_over(run, client, serve):
    looked = []

    async def reply(_, writer):
        writer.write(OPEN)
        for _ in range(2000):
            writer.write(b"x")
            await writer.drain()
            await asyncio.sleep(0)
        writer.close()

    async def talk(_, stream):
        return await stream.until(lambda body: looked.append(len(body)) is not None)

    said, exchange, _ = run(streaming(client, serve, reply, talk, body_bytes=3000))
    assert (said, exchange.size) == (False, 2000)
    assert sum(looked) <= 64 * 3000
