"""Callers who send slowly or too much, or who read nothing."""

import asyncio
import hashlib
import json
import random
import re
import select
import shutil
import socket
import ssl
import subprocess
import time
from collections import Counter
from contextlib import ExitStack
from datetime import timedelta
from http import HTTPStatus
from pathlib import Path

import pytest
from django.conf import settings
from django.utils import timezone

from index.models import ListingEvent
from operators.launch import command_lines
from protocols.bodies import MAX_BODY_BYTES, SECONDS
from tests import published
from tests.deploy.deployment import NAME
from tests.deploy.nginx import Nginx, is_missing, served_from
from tests.faults.service import one_web_process
from tests.ports import free_port
from tests.protocols.conftest import ROOT, environment, wait_until_it_answers
from tests.waiting import until

CALLERS = SLOW = 64
EACH = 2  # Requests of each caller
PATIENCE = 300  # Seconds, on a busy machine
PING = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "ping"})


READERS = 20
MOST_MB = 30  # That READERS may hold; twice as many held 724 of twice the history without a limit
LONG = "renames-its-tools.test"


@pytest.fixture(scope="module")
def web(django_db_setup, tmp_path_factory):
    """The web server as `manage.py run` starts it."""
    number = free_port()
    log = tmp_path_factory.mktemp("web") / "web.log"
    with log.open("w") as output, one_web_process():
        process = subprocess.Popen(
            command_lines.web("127.0.0.1", number),
            cwd=ROOT, env=environment(number) | {"OPEN_DATA": "on"}, stdout=output, stderr=subprocess.STDOUT,
        )  # fmt: skip
    try:
        wait_until_it_answers(process, number, log)
        yield number, process.pid
    finally:
        process.terminate()
        process.wait(300)


@pytest.fixture
def port(web):
    return web[0]


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
def test_slow_bodies_and_headers_are_shown_out_everywhere_and_64_callers_are_served_beside_64_of_them(port):
    forms = ("/submit", "/check", "/agent/auth", "/agent/auth/claim", "/search", "/a2a", "/admin/login/", "/")

    async def slow(served):
        said = [await drip(port)]
        while not served.is_set():
            said.append(await drip(port))
        return said

    async def all_of_them():
        over = asyncio.Event()
        dripping = [asyncio.ensure_future(slow(over)) for _ in range(SLOW)]
        silent = asyncio.gather(
            *(asked(port, head(f"POST {path} HTTP/1.1", Content_Length=9)) for path in forms),
            asked(port, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", *[b"X"] * 200, pause=0.3),
            asked(port, b""),
        )
        served = await asyncio.gather(*(caller(port, number) for number in range(CALLERS)))
        over.set()
        return served, [one for said in await asyncio.gather(*dripping) for one in said], await silent

    served, dripping, (*silent, half, nothing) = run(all_of_them())
    assert Counter(status for said in served for status in said) == {HTTPStatus.OK: CALLERS * EACH}
    assert {status for status, _ in (*dripping, *silent)} == {HTTPStatus.REQUEST_TIMEOUT}
    assert min(seconds for _, seconds in dripping) > SECONDS - 1
    assert (half[0], nothing[0]) == (None, None)


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (head("POST /mcp HTTP/1.1", Content_Length=MAX_BODY_BYTES + 1), HTTPStatus.REQUEST_ENTITY_TOO_LARGE),
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


@pytest.fixture
def long_history(transactional_db):
    """Five days of hourly events of 84 KB, as they were stored before these had a limit."""
    published.listed(LONG)
    named = [{"name": f"{n}".ljust(128, "会"), "schema_sha256": f"{n:064x}"} for n in range(50)]
    change = {"added": named, "removed": named, "changed": [], "left_out": 20}
    now, detail = timezone.now(), {"tools": {"mcp_server": change, "webmcp": change}}
    ListingEvent.objects.bulk_create(
        ListingEvent(host=LONG, at=now - timedelta(hours=n), kind="changed", score=3, detail=detail)
        for n in range(120)
    )


def megabytes(pid):
    """What a process and its children share with nobody and with no file."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    own = re.findall(r"(?:Anonymous|Swap): +(\d+)", Path(f"/proc/{pid}/smaps_rollup").read_text())
    return sum(map(int, own)) / 1024 + sum(map(megabytes, children))


def as_many_who_read(port):
    """So that what so many threads take once is there before."""

    async def all_of_them():
        report = head(f"GET /site/{LONG}.json HTTP/1.1")
        return await asyncio.gather(*(asked(port, report) for _ in range(READERS)))

    assert {status for status, _ in run(all_of_them())} == {HTTPStatus.OK}


def ask_and_read_nothing(held, port, number, path=f"/site/{LONG}.json", secured=None):
    host = NAME if secured else "127.0.0.1"
    reader = held.enter_context(socket.socket())
    reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    reader.connect(("127.0.0.1", port))
    if secured:
        reader = held.enter_context(secured.wrap_socket(reader, server_hostname=host))
    reader.sendall(head(f"GET {path} HTTP/1.1", Host=host, X_Forwarded_For=f"10.8.1.{number}"))
    return reader


DAY, BIG = "2026-11-29", 30 * 2**20


@pytest.fixture
def big_file(transactional_db):
    """A release of the dataset with a file that is larger than what twenty may hold."""
    folder = Path(settings.DATA_DIR) / "dataset" / f"{DAY}.1"
    shutil.rmtree(folder.parent, ignore_errors=True)  # of tests before, which share the folder
    folder.mkdir(parents=True)
    content = random.Random(0).randbytes(BIG)
    (folder / "big.parquet").write_bytes(content)
    file = {"name": "big.parquet", "bytes": BIG, "sha256": hashlib.sha256(content).hexdigest()}
    about = {"day": DAY, "revision": 1, "rows": 1, "data_as_of": DAY, "written_at": f"{DAY}T00:00:00+00:00"}
    (folder / "release.json").write_text(json.dumps({**about, "taken_out": 0, "files": [file]}))
    (folder.parent / "compared").touch()
    yield content
    shutil.rmtree(folder.parent)


def test_twenty_who_download_the_dataset_and_read_nothing_hold_little_and_no_thread(web, big_file):
    port, pid = web
    path = f"/data/{DAY}/big.parquet"
    run(asked(port, head(f"GET {path} HTTP/1.1", X_Forwarded_For="10.8.2.250")))
    before = megabytes(pid)
    with ExitStack() as held:
        readers = [ask_and_read_nothing(held, port, n, path=path) for n in range(READERS)]
        all_are_answered(readers)
        assert run(asked(port, head("GET /llms.txt HTTP/1.1")))[0] == HTTPStatus.OK
        assert megabytes(pid) - before < MOST_MB
        last = readers[-1]
        last.settimeout(PATIENCE)
        received = bytearray()
        while part := last.recv(2**20):
            received += part
            if len(received) > BIG:
                break
        assert received.partition(b"\r\n\r\n")[2] == big_file


def all_are_answered(readers):
    until(lambda: len(select.select(readers, [], [], 0)[0]) == len(readers), PATIENCE)


def test_twenty_who_read_nothing_of_the_longest_history_hold_little(web, long_history):
    port, pid = web
    as_many_who_read(port)
    before = megabytes(pid)
    with ExitStack() as held:
        all_are_answered([ask_and_read_nothing(held, port, n) for n in range(READERS)])
        assert megabytes(pid) - before < MOST_MB
        assert run(asked(port, head("GET /llms.txt HTTP/1.1")))[0] == HTTPStatus.OK


@is_missing
def test_behind_nginx_they_hold_little_there_and_nothing_of_the_service(web, long_history, tmp_path_factory):
    port, pid = web
    as_here = (("proxy_set_header Host $host", "proxy_set_header Host 127.0.0.1"),)
    with ExitStack() as held:
        nginx = held.enter_context(Nginx(served_from(tmp_path_factory), web=port, instead=as_here))
        secured = ssl.create_default_context()
        nginx.ca.configure_trust(secured)
        as_many_who_read(port)
        assert nginx.get(f"/site/{LONG}.json")[0] == HTTPStatus.OK
        before, proxy = megabytes(pid), megabytes(nginx.process.pid)
        readers = [
            ask_and_read_nothing(held, nginx.ports["https"], n, secured=secured) for n in range(READERS)
        ]
        all_are_answered(readers)
        assert megabytes(pid) - before < MOST_MB
        assert megabytes(nginx.process.pid) - proxy < MOST_MB
        assert nginx.get("/llms.txt")[0] == HTTPStatus.OK
