"""Callers who send slowly or too much."""

import asyncio
import json
import subprocess
import time
from collections import Counter
from http import HTTPStatus

import pytest

from operators.launch import command_lines
from protocols.request_bodies import MAX_BODY, SECONDS
from tests.ports import free_port
from tests.protocols.conftest import ROOT, environment, wait_until_it_answers

CALLERS = SLOW = 64
EACH = 6
"""Requests of each caller."""
PATIENCE = 300
"""Seconds, on a busy machine."""
PING = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "ping"})


@pytest.fixture(scope="module")
def port(django_db_setup, tmp_path_factory):
    """The web server as `manage.py run` starts it."""
    number = free_port()
    log = tmp_path_factory.mktemp("web") / "web.log"
    with log.open("w") as output:
        process = subprocess.Popen(
            command_lines.web("127.0.0.1", number),
            cwd=ROOT, env=environment(number), stdout=output, stderr=subprocess.STDOUT,
        )  # fmt: skip
    try:
        wait_until_it_answers(process, number, log)
        yield number
    finally:
        process.terminate()
        process.wait(300)


def head(line, **fields):
    given = {"Host": "127.0.0.1", "Content-Type": "application/json",
        **{name.replace("_", "-"): value for name, value in fields.items()}}  # fmt: skip
    return "\r\n".join([line, *(f"{name}: {value}" for name, value in given.items()), "", ""]).encode()


async def status_of(reader):
    line = await reader.readline()
    return int(line.split()[1]) if line else None


async def asked(port, *parts, pause=0.0):
    """Status of the answer to a request sent in parts (None without one), and the seconds."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    began, answer = time.monotonic(), asyncio.ensure_future(status_of(reader))
    try:
        for part in parts:
            if answer.done():
                break
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(pause)
        return await answer, time.monotonic() - began
    except ConnectionError:
        return (
            answer.result() if answer.done() and not answer.exception() else None
        ), time.monotonic() - began
    finally:
        answer.cancel()
        writer.close()


def drip(port, line="POST /mcp HTTP/1.1"):
    return asked(port, head(line, Content_Length=1000), *[b" "] * 1000, pause=0.3)


async def caller(port, number):
    said = []
    for turn in range(EACH):
        whom = f"10.9.{number}.{turn + 1}"
        if turn % 2:
            request = head("POST /mcp HTTP/1.1", Content_Length=len(PING), X_Forwarded_For=whom,
                Connection="close") + PING.encode()  # fmt: skip
        else:
            request = head("GET /llms.txt HTTP/1.1", X_Forwarded_For=whom, Connection="close")
        said.append((await asked(port, request))[0])
    return said


def run(work):
    async def bounded():
        async with asyncio.timeout(PATIENCE):
            return await work

    return asyncio.run(bounded())


@pytest.mark.django_db(transaction=True)
def test_64_callers_are_served_beside_64_slow_bodies_and_these_are_shown_out(port):
    async def slow(served):
        said = [await drip(port)]
        while not served.is_set():
            said.append(await drip(port))
        return said

    async def both():
        over = asyncio.Event()
        bodies = [asyncio.ensure_future(slow(over)) for _ in range(SLOW)]
        served = await asyncio.gather(*(caller(port, number) for number in range(CALLERS)))
        over.set()
        return served, [one for said in await asyncio.gather(*bodies) for one in said]

    served, bodies = run(both())
    assert Counter(status for said in served for status in said) == {HTTPStatus.OK: CALLERS * EACH}
    assert {status for status, _ in bodies} == {HTTPStatus.REQUEST_TIMEOUT}
    assert min(seconds for _, seconds in bodies) > SECONDS - 1


@pytest.mark.django_db(transaction=True)
def test_no_address_waits_longer_for_a_body_and_none_for_its_headers(port):
    forms = ("/submit", "/check", "/agent/auth", "/agent/auth/claim", "/search", "/a2a", "/admin/login/", "/")

    async def all_of_them():
        silent = [asked(port, head(f"POST {path} HTTP/1.1", Content_Length=9)) for path in forms]
        half = asked(port, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", *[b"X"] * 200, pause=0.3)
        return await asyncio.gather(*silent, half, asked(port, b""))

    *bodies, half, nothing = run(all_of_them())
    assert {status for status, _ in bodies} == {HTTPStatus.REQUEST_TIMEOUT}
    assert (half[0], nothing[0]) == (None, None)


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (head("POST /mcp HTTP/1.1", Content_Length=MAX_BODY + 1), HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
        (head("GET / HTTP/1.1", Content_Length=10**12), HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
        (head("GET / HTTP/1.1", Accept="a/b," * 15_000), HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE),
        (head("GET / HTTP/1.1", Cookie="a=b;" * 20_000), HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE),
        (head("GET / HTTP/1.1", **{f"X{n}": "" for n in range(200)}),
            HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE),
        (head("POST /mcp HTTP/1.1", Transfer_Encoding="chunked") + b"2\r\n{}\r\n0\r\n\r\n",
            HTTPStatus.LENGTH_REQUIRED),
    ],
)  # fmt: skip
def test_what_is_too_large_is_refused_before_it_is_read(port, request_, status):
    assert run(asked(port, request_))[0] == status


@pytest.mark.django_db(transaction=True)
def test_fields_with_an_underscore_stand_for_no_other(port):
    """X_Forwarded_For is not what a trusted proxy sets."""

    async def many():
        # Twenty a minute are taken from one caller; the minute may end in between.
        for number in range(63):
            spoofed = head("POST /agent/auth HTTP/1.1", Content_Length=2, X_Forwarded_For=f"10.1.1.{number}")
            sent = spoofed.replace(b"X-Forwarded-For", b"X_Forwarded_For") + b"{}"
            if (await asked(port, sent))[0] == HTTPStatus.TOO_MANY_REQUESTS:
                return True
        return False

    assert run(many())
