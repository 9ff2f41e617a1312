"""How the client asks."""

import asyncio
import gzip
import hashlib

import pytest

from config.env import ConnectTo
from probes.evidence.evidence import Ending, Hop, Purpose
from probes.net.http.body import Body
from probes.net.http.client import LIGHTENED_NOTE

HOME = "https://site.test/"


def routes(answer, table):
    async def reply(head, writer):
        writer.write(table.get(head.split(" ")[1], answer(b"nothing", "404 Not Found")))

    return reply


def asking(client, serve, reply, *requests, **options):
    """Ask each (method, url, options) in turn; return the exchanges, and what was seen."""

    async def scenario():
        async with serve(reply) as seen, client(seen.port, **options) as probe:
            exchanges = [
                await probe.exchange(Purpose.HOME, method, url, **more) for method, url, more in requests
            ]
        return exchanges, seen

    return scenario()


def test_an_answer_is_kept_with_what_matters_of_it(run, client, serve, answer):
    body = gzip.compress(b"<html>hello")
    reply = routes(
        answer,
        {"/?q=a%2fb": answer(body, Content_Encoding="gzip", Content_Type="text/html", Set_Cookie="id=1")},
    )

    (exchange,), seen = run(
        asking(client, serve, reply, ("GET", HOME + "?q=a%2fb#top", {"headers": {"Accept": "text/html"}}))
    )

    assert exchange.ok
    assert exchange.body == b"<html>hello"
    assert exchange.size == len(b"<html>hello")
    assert exchange.sha256 == hashlib.sha256(b"<html>hello").hexdigest()
    assert not exchange.truncated
    assert exchange.headers == (
        ("content-length", str(len(body))),
        ("content-encoding", "gzip"),
        ("content-type", "text/html"),
    )
    assert exchange.sent == (("accept", "text/html"),)
    assert (exchange.url, exchange.final_url) == (HOME + "?q=a%2fb#top", HOME + "?q=a%2fb")
    assert exchange.at.endswith("+00:00")
    assert (exchange.hops, exchange.note) == ((), "")
    assert seen.paths == ["/?q=a%2fb"]


def test_it_says_who_asks_and_sends_nothing_that_tells_more(run, client, serve, answer):
    table = {"/": answer(b"", Set_Cookie="id=1; Path=/")}

    _, seen = run(asking(client, serve, routes(answer, table), ("GET", HOME, {}), ("GET", HOME, {})))

    lines = [line.lower() for line in seen.heads[1].split("\r\n")]
    assert "user-agent: agentreadinessindex/1.9 (+http://index.test/bot)" in lines
    assert "accept-encoding: gzip" in lines
    assert "host: site.test" in lines
    assert not [
        line for line in lines if line.startswith(("cookie:", "origin:", "authorization:", "referer:"))
    ]


@pytest.mark.parametrize(
    "name", ["Authorization", "cookie", "Origin", "Proxy-Authorization", "Host", "User-Agent"]
)
def test_a_header_that_is_not_the_callers_is_a_programming_error(run, client, serve, answer, name):
    with pytest.raises(ValueError, match=name.lower()):
        run(asking(client, serve, routes(answer, {}), ("GET", HOME, {"headers": {name: "x"}})))


@pytest.mark.parametrize(
    "case",
    [
        (301, "GET", "GET"),
        (302, "HEAD", "HEAD"),
        (303, "HEAD", "HEAD"),
        (301, "POST", "GET"),
        (302, "POST", "GET"),
        (303, "POST", "GET"),
        (307, "POST", "POST"),
        (308, "POST", "POST"),
        (307, "HEAD", "HEAD"),
    ],
)
def test_a_redirect_changes_the_method_as_http_says(run, client, serve, answer, case):
    status, method, then = case
    table = {"/": answer(b"", f"{status} Moved", Location="/there?x=1"), "/there?x=1": answer()}
    body = b'{"a": 1}' if method == "POST" else None
    headers = {"Content-Type": "application/json", "Accept": "application/json"}

    (exchange,), seen = run(
        asking(client, serve, routes(answer, table), (method, HOME, {"headers": headers, "body": body}))
    )

    assert exchange.ok
    assert exchange.hops == (Hop(HOME, status, HOME + "there?x=1"),)
    assert exchange.final_url == HOME + "there?x=1"
    assert [head.split(" ")[0] for head in seen.heads] == [method, then]
    assert seen.bodies == [body or b"", (body or b"") if then == "POST" else b""]
    assert ("content-type" in seen.heads[1].lower()) is (then == method)
    assert "accept: application/json" in seen.heads[1].lower()
    assert exchange.sent_body == (body or b"").decode()
    assert exchange.sent == (("content-type", "application/json"), ("accept", "application/json"))


@pytest.mark.parametrize("status", [300, 304, 305, 306, 399])
def test_other_statuses_with_a_location_are_answers(run, client, serve, answer, status):
    table = {"/": answer(b"", f"{status} Odd", Location="/there")}

    (exchange,), seen = run(asking(client, serve, routes(answer, table), ("GET", HOME, {})))

    assert (exchange.ending, exchange.status, exchange.header("location")) == (
        Ending.ANSWERED,
        status,
        "/there",
    )
    assert seen.paths == ["/"]


def test_a_redirect_to_nowhere_is_an_answer(run, client, serve, answer):
    table = {"/": answer(b"moved", "302 Found")}

    (exchange,), _ = run(asking(client, serve, routes(answer, table), ("GET", HOME, {})))

    assert (exchange.ending, exchange.status, exchange.body) == (Ending.ANSWERED, 302, b"moved")


def test_redirects_end_at_the_limit(run, client, serve, answer):
    table = {"/": answer(b"", "302 Found", Location="/")}

    (exchange,), seen = run(asking(client, serve, routes(answer, table), ("GET", HOME, {}), redirects=3))

    assert exchange.ending is Ending.TOO_MANY_REDIRECTS
    assert exchange.status == 302
    assert exchange.hops == (Hop(HOME, 302, HOME),) * 3
    assert seen.paths == ["/"] * 4


def test_a_step_from_https_down_to_http_is_noted(run, client, serve, answer):
    async def scenario():
        async with serve(routes(answer, {"/": answer(b"plain")}), tls=False) as plain:
            moved = routes(answer, {"/": answer(b"", "301 Moved", Location="http://site.test/")})
            async with serve(moved) as seen:
                entries = (
                    ConnectTo("site.test", 443, "127.0.0.1", seen.port),
                    ConnectTo("site.test", 80, "127.0.0.1", plain.port),
                )
                async with client(seen.port, connect_to=entries) as probe:
                    return await probe.exchange(Purpose.HOME, "GET", HOME)

    exchange = run(scenario())

    assert (exchange.body, exchange.final_url) == (b"plain", "http://site.test/")
    assert exchange.note == "redirected from https to http"


def test_a_session_of_one_server_is_not_shown_to_another(run, client, serve, answer):
    async def reply(head, writer):
        moved = answer(b"", "307 Moved", Location="https://other.test/")
        writer.write(moved if "Host: site.test" in head else answer())

    headers = {"Mcp-Session-Id": "secret", "Accept": "a/b"}
    _, seen = run(asking(client, serve, reply, ("POST", HOME, {"headers": headers, "body": b"{}"})))

    assert "secret" in seen.heads[0]
    assert "secret" not in seen.heads[1]
    assert "Accept: a/b" in seen.heads[1]


@pytest.mark.parametrize("stop", [Ending.ROBOTS_DISALLOWED, Ending.ROBOTS_UNREADABLE, Ending.VISIT_OVER])
def test_a_gate_stops_a_redirect_and_what_was_seen_is_kept(run, client, serve, answer, stop):
    asked = []

    async def gate(url):
        asked.append(url)
        return stop if url.endswith("/private") else None

    table = {"/": answer(b"", "302 Found", Location="/a/../private#x")}
    (exchange,), seen = run(asking(client, serve, routes(answer, table), ("GET", HOME, {"gate": gate})))

    assert exchange.ending is stop
    assert exchange.status == 302
    assert exchange.hops == (Hop(HOME, 302, HOME + "private"),)
    assert asked == [HOME, HOME + "private"]
    assert seen.paths == ["/"]


def test_a_gate_stops_the_first_request(run, client, serve, answer):
    async def gate(_):
        return Ending.VISIT_OVER

    (exchange,), seen = run(asking(client, serve, routes(answer, {}), ("GET", HOME, {"gate": gate})))

    assert (exchange.ending, exchange.status, exchange.final_url) == (Ending.VISIT_OVER, None, HOME)
    assert seen.connections == 0


def test_a_gate_may_ask_the_same_client(run, client, serve, answer):
    async def scenario():
        async with serve(routes(answer, {"/": answer(b"home")})) as seen, client(seen.port) as probe:

            async def gate(_):
                robots = await probe.exchange(Purpose.ROBOTS, "GET", HOME + "robots.txt")
                return None if robots.status == 404 else Ending.ROBOTS_UNREADABLE

            return await probe.exchange(Purpose.HOME, "GET", HOME, gate=gate), seen.paths

    exchange, paths = run(scenario())

    assert exchange.body == b"home"
    assert paths == ["/robots.txt", "/"]


def test_one_connection_carries_a_whole_visit(run, client, serve, answer):
    table = {"/": answer(b"", "302 Found", Location="/b"), "/b": answer(b"b")}

    exchanges, seen = run(asking(client, serve, routes(answer, table), *[("GET", HOME, {})] * 10))

    assert {exchange.body for exchange in exchanges} == {b"b"}
    assert len(seen.heads) == 20
    assert seen.connections == 1


def test_a_redirect_whose_body_comes_later_keeps_the_connection(run, client, serve, answer):
    async def reply(head, writer):
        if "/there" in head:
            writer.write(answer(b"there"))
            return
        moved = answer(b"<p>moved</p>", "302 Found", Location="/there")
        writer.write(moved[:-5])
        for _ in range(50):  # turns of the loop in which the client sees the head alone
            await asyncio.sleep(0)
        writer.write(moved[-5:])

    (exchange,), seen = run(asking(client, serve, reply, ("GET", HOME, {})))

    assert exchange.body == b"there"
    assert seen.connections == 1


def test_requests_made_at_once_to_one_host_take_turns(run, client, serve, answer):
    async def scenario():
        async with serve(routes(answer, {"/": answer(b"x" * 100)})) as seen, client(seen.port) as probe:
            await asyncio.gather(*(probe.exchange(Purpose.HOME, "GET", HOME) for _ in range(5)))
        return seen

    seen = run(scenario())

    assert (len(seen.heads), seen.connections) == (5, 1)


def test_the_delay_lies_between_the_end_of_a_request_and_the_next(run, client, serve, answer):
    delay = 0.05
    table = {"/": answer(b"", "302 Found", Location="/b"), "/b": answer(b"b")}

    exchanges, seen = run(
        asking(client, serve, routes(answer, table), ("GET", HOME, {}), ("GET", HOME, {}), delay=delay)
    )

    pauses = [after[0] - before[0] for before, after in zip(seen.times, seen.times[1:], strict=False)]
    assert len(pauses) == 3
    assert min(pauses) >= delay
    assert all(exchange.ok for exchange in exchanges)


def test_hosts_do_not_wait_for_each_other(run, client, serve, answer):
    async def scenario():
        async with (
            serve(routes(answer, {"/": answer(b"x")})) as seen,
            client(seen.port, delay=3600.0) as probe,
        ):
            return [
                (await probe.exchange(Purpose.HOME, "GET", f"https://{name}.test/")).body for name in "abc"
            ]

    assert run(scenario()) == [b"x"] * 3


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_kept_connection_that_died_says_nothing_but_is_no_leave_to_post_twice(
    run, client, serve, answer, method
):
    heads = []

    async def reply(head, writer):
        heads.append(head)
        if len(heads) == 2:
            writer.transport.abort()
        else:
            writer.write(answer(b"ok"))

    (_, second), seen = run(asking(client, serve, reply, ("GET", HOME, {}), (method, HOME, {})))

    assert second.ending is (Ending.ANSWERED if method == "GET" else Ending.DISCONNECTED)
    assert seen.connections == (2 if method == "GET" else 1)


def test_a_server_that_hangs_up_on_a_new_connection_is_not_asked_again(run, client, serve):
    async def reply(_, writer):
        writer.transport.abort()

    (exchange,), seen = run(asking(client, serve, reply, ("GET", HOME, {})))

    assert exchange.ending is Ending.DISCONNECTED
    assert len(seen.heads) == 1


@pytest.mark.parametrize("chunked", [False, True])
def test_a_reader_of_events_stops_when_it_has_enough(run, client, serve, chunked):
    async def reply(_, writer):
        framing = b"Transfer-Encoding: chunked\r\n" if chunked else b""
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n" + framing + b"\r\n")
        for event in (b": hello\n\n", b'data: {"id": 1}\n\n'):
            writer.write(b"%x\r\n%s\r\n" % (len(event), event) if chunked else event)
            await writer.drain()
        await asyncio.Event().wait()

    (exchange,), _ = run(
        asking(
            client, serve, reply, ("POST", HOME, {"body": b"{}", "enough": lambda body: b'"id": 1' in body})
        )
    )

    assert (exchange.ending, exchange.truncated, exchange.note) == (Ending.ANSWERED, False, "")
    assert exchange.body == b': hello\n\ndata: {"id": 1}\n\n'


def test_a_body_of_exactly_the_cap_is_whole_and_one_byte_more_is_cut(run, client, serve, answer):
    table = {"/": answer(b"x" * 100), "/more": answer(b"x" * 101)}

    (whole, cut, asked), _ = run(
        asking(
            client,
            serve,
            routes(answer, table),
            ("GET", HOME, {}),
            ("GET", HOME + "more", {}),
            ("GET", HOME + "more", {"body_bytes": 101}),
            body_bytes=100,
        )
    )

    assert (whole.truncated, whole.size) == (False, 100)
    assert (cut.truncated, cut.size, cut.ending) == (True, 100, Ending.ANSWERED)
    assert (asked.truncated, asked.size) == (False, 101)


async def half(body):
    return Body(body.data[: len(body.data) // 2], truncated=body.truncated, received=body.size)


def test_a_page_above_the_cap_is_kept_without_what_nobody_reads(run, client, serve, answer):
    asked = {"body_bytes": 400, "lighten": half}
    (small, large, cut), _ = run(
        asking(
            client,
            serve,
            routes(answer, {"/": answer(b"x" * 100), "/a": answer(b"x" * 300), "/b": answer(b"x" * 500)}),
            ("GET", HOME, asked),
            ("GET", HOME + "a", asked),
            ("GET", HOME + "b", asked),
            body_bytes=100,
        )
    )
    assert (small.size, small.body, small.note) == (100, b"x" * 100, "")
    assert (large.size, len(large.body), large.truncated, large.note) == (300, 150, False, LIGHTENED_NOTE)
    assert (cut.size, len(cut.body), cut.truncated) == (400, 200, True)


@pytest.mark.parametrize(("sent", "ending"), [(150, Ending.ANSWERED), (50, Ending.DISCONNECTED)])
def test_what_breaks_above_the_cap_is_only_cut(run, client, serve, sent, ending):
    async def reply(_, writer):
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n" + b"x" * sent)
        await writer.drain()
        writer.close()

    asked = ("GET", HOME, {"body_bytes": 400, "lighten": half})
    (exchange,), _ = run(asking(client, serve, reply, asked, body_bytes=100))
    assert exchange.ending is ending
    assert exchange.truncated is (ending is Ending.ANSWERED)


def test_a_request_may_have_less_time_than_the_client(run, client, serve):
    async def reply(_, writer):
        await asyncio.Event().wait()

    (exchange,), _ = run(asking(client, serve, reply, ("GET", HOME, {"seconds": 0.05}), request_seconds=60))

    assert exchange.ending is Ending.TIMED_OUT


@pytest.mark.parametrize("later", ["is silent", "takes longer than the first one may"])
def test_each_request_over_a_kept_connection_has_its_own_time(run, client, serve, answer, later):
    async def reply(head, writer):
        if "/later" in head.splitlines()[0]:
            await (asyncio.Event().wait() if later == "is silent" else asyncio.sleep(2.1))
        writer.write(answer())

    may = {"is silent": (60, 0.05), "takes longer than the first one may": (2, 60)}[later]
    (first, second), seen = run(
        asking(
            client,
            serve,
            reply,
            ("GET", HOME, {"seconds": may[0]}),
            ("GET", f"{HOME}later", {"seconds": may[1]}),
        )
    )

    ended = Ending.TIMED_OUT if later == "is silent" else Ending.ANSWERED
    assert (first.ending, second.ending, seen.connections) == (Ending.ANSWERED, ended, 1)


def test_being_cancelled_passes(run, client, serve):
    async def scenario():
        asked = asyncio.Event()

        async def reply(_, writer):
            asked.set()
            await asyncio.Event().wait()

        async with serve(reply) as seen, client(seen.port) as probe:
            task = asyncio.create_task(probe.exchange(Purpose.HOME, "GET", HOME))
            await asked.wait()
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task

    run(scenario())


def test_what_was_sent_is_capped(run, client, serve, answer):
    more = {"headers": {"Accept": "a" * 5000}, "body": "é".encode() * 10_000}

    (exchange,), _ = run(asking(client, serve, routes(answer, {"/": answer()}), ("POST", HOME, more)))

    assert exchange.sent == (("accept", "a" * 2048),)
    assert exchange.sent_body == "é" * 4096


@pytest.mark.parametrize(
    "case",
    [
        (Purpose.LLMS_TXT, "200 OK", "X_Robots_Tag", "noai", Ending.REFUSED_BY_HEADER),
        (Purpose.MCP, "203 Changed", "Content_Signal", "ai-input=no", Ending.REFUSED_BY_HEADER),
        (Purpose.HOME, "200 OK", "Content_Usage", "ai-use=n", Ending.REFUSED_BY_HEADER),
        (Purpose.LLMS_TXT, "404 Not Found", "X_Robots_Tag", "noai", Ending.ANSWERED),
        (Purpose.LLMS_TXT, "200 OK", "X_Robots_Tag", "noindex", Ending.ANSWERED),
        (Purpose.ROBOTS, "200 OK", "X_Robots_Tag", "noai", Ending.ANSWERED),
    ],
)
def test_the_body_of_a_document_whose_head_refuses_is_not_kept(run, client, serve, answer, case):
    purpose, status, name, value, ending = case
    table = {"/": answer(b"words", status, **{name: value})}

    async def scenario():
        async with serve(routes(answer, table)) as seen, client(seen.port) as probe:
            return [await probe.exchange(purpose, "GET", HOME) for _ in range(2)], seen

    (exchange, _), seen = run(scenario())

    assert (exchange.ending, exchange.status) == (ending, int(status[:3]))
    assert exchange.header(name.replace("_", "-")) == value
    assert exchange.body == (b"words" if ending is Ending.ANSWERED else b"")
    assert exchange.ok is (exchange.answered and status.startswith("20"))
    assert seen.connections == 1


def test_a_header_of_what_redirects_refuses_nothing(run, client, serve, answer):
    table = {
        "/": answer(b"", "302 Found", Location="/there", X_Robots_Tag="noai"),
        "/there": answer(b"words"),
    }

    (exchange,), _ = run(asking(client, serve, routes(answer, table), ("GET", HOME, {})))

    assert (exchange.body, exchange.headers[:1]) == (b"words", (("content-length", "5"),))


def test_heads_count_as_memory_of_the_visit(run, client, serve, answer):
    links = "".join(f"Link: </{number}>; {'x' * 2000}\r\n" for number in range(100)).encode()
    reply = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n" + links + b"\r\n"

    async def scenario():
        async with serve(routes(answer, {"/": reply})) as seen, client(seen.port) as probe:
            asked = 0
            while not probe.is_full and asked < 100:
                asked += (await probe.exchange(Purpose.HOME, "GET", HOME)).answered
            return asked

    assert 30 < run(scenario()) < 60
