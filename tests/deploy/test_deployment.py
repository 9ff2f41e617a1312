"""The deployment of compose.yaml behind nginx."""

import http.client
import json
import socket
import ssl
import subprocess
import threading
import time
from contextlib import closing, suppress
from pathlib import Path

import pytest

from probes.browser.proxy import PORTS
from tests.deploy.deployment import NAME, RATE, SECRETS, answers, load, missing, say, told, until

pytestmark = pytest.mark.soak
if why := missing("nginx", "ip", "nft", "setpriv"):
    pytestmark = [pytest.mark.soak, pytest.mark.skip(reason=why)]


class _Connection(http.client.HTTPSConnection):
    def connect(self):
        """TLS needs the service's name: nginx answers for no other."""
        plain = socket.create_connection((self.host, self.port), self.timeout)
        self.sock = self._context.wrap_socket(plain, server_hostname=NAME)


def ask(deployment, path, *, https=True, port=None, **headers):
    context = ssl.create_default_context()
    deployment.ca.configure_trust(context)
    port = port or deployment.ports["https" if https else "http"]
    connection = (
        _Connection("127.0.0.1", port, timeout=20, context=context)
        if https
        else http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    )
    with closing(connection):
        connection.request("GET", path, headers={"Host": NAME, **headers})
        response = connection.getresponse()
        return response.status, response.headers, response.read().decode()


def test_http_is_sent_to_https_and_https_is_said_to_stay(deployment):
    status, headers, _ = ask(deployment, "/site/x.example?a=1", https=False)
    assert (status, headers["Location"]) == (301, f"https://{NAME}/site/x.example?a=1")
    status, headers, _ = ask(deployment, "/")
    assert status == 200
    assert headers["Strict-Transport-Security"].startswith("max-age=31536000")
    status, headers, _ = ask(deployment, "/submit")
    assert "Secure" in headers["Set-Cookie"]


def test_static_files_come_through_with_their_types(deployment):
    status, headers, body = ask(deployment, "/static/style.css")
    assert (status, headers["Content-Type"].partition(";")[0]) == (200, "text/css")
    assert body


def test_the_caller_is_whom_nginx_saw_and_not_whom_the_caller_names(deployment):
    def left(**headers):
        return int(
            ask(deployment, "/api/stats", **headers)[1]["RateLimit"].partition("r=")[2].partition(";")[0]
        )

    first = left()
    assert left(**{"X-Forwarded-For": "203.0.113.5"}) == first - 1
    assert left(**{"Forwarded": "for=203.0.113.6", "X-Real-IP": "203.0.113.6"}) == first - 2


def test_metrics_are_for_who_comes_from_inside_with_the_token(deployment):
    token = {"Authorization": f"Bearer {SECRETS['METRICS_TOKEN']}"}
    assert ask(deployment, "/metrics", **token)[0] == 404
    status, _, body = ask(deployment, "/metrics", https=False, port=deployment.ports["web-a"], **token)
    assert status == 200
    assert 'readiness_up{part="database"} 1.0' in body
    assert ask(deployment, "/metrics", https=False, port=deployment.ports["web-a"])[0] == 404


def test_no_log_has_a_key_an_address_or_a_query(deployment):
    key = "ari_" + "ab12" * 10
    for path in ("/api/find?country=XX", "/nothing?a=1", "/site/asked-about.example?a=1"):
        ask(deployment, f"{path}&key={key}")
    ask(deployment, "/api/stats", Authorization=f"Bearer {key}")
    for name in ("web-a", "web-b", "nginx", "nginx-access"):
        text = deployment.log(name)
        assert key not in text
        assert "asked-about" not in text
    mark = ask(deployment, "/api/stats")[1]["X-Request-ID"]
    until(lambda: mark in deployment.log("nginx-access"))
    assert mark in deployment.log("web-a") + deployment.log("web-b")
    for line in deployment.log("web-a").splitlines():
        json.loads(line)


def test_a_web_process_is_restarted_under_load_and_no_request_fails(deployment):
    began = time.monotonic()
    with load(deployment) as running:
        until(lambda: len(running.answers) > 3 * RATE)
        for name in ("web-a", "web-b"):
            say(f"{time.monotonic() - began:.1f} s: {name} is told to stop; {dict(running.counted())} so far")
            assert deployment.stop(name) == 0
            deployment.start(name)
            until(lambda name=name: answers(deployment.ports[name]))
            more = len(running.answers) + 3 * RATE
            until(lambda more=more: len(running.answers) > more)
    told("both web processes restarted, one after the other", running, time.monotonic() - began)
    assert set(running.counted()) == {200}


def test_tables_change_while_it_serves(deployment):
    statements = (
        "ALTER TABLE index_site ADD COLUMN of_tomorrow text NULL",
        "CREATE INDEX CONCURRENTLY of_tomorrow ON index_site (of_tomorrow)",
        "ALTER TABLE probes_target ADD COLUMN of_tomorrow text NULL",
        "ALTER TABLE index_site DROP COLUMN of_tomorrow",
        "ALTER TABLE probes_target DROP COLUMN of_tomorrow",
    )
    began = time.monotonic()
    with load(deployment, RATE // 2) as running:
        until(lambda: len(running.answers) > RATE)
        deployment.manage("migrate", "--verbosity", "0")
        import psycopg

        with psycopg.connect(
            f"postgres://index@127.0.0.1:{deployment.ports['postgres']}/index", autocommit=True
        ) as raw:
            for statement in statements:
                raw.execute(statement)
                more = len(running.answers) + RATE
                until(lambda more=more: len(running.answers) > more)
    told("columns and an index added and dropped", running, time.monotonic() - began)
    assert set(running.counted()) == {200}


def relayed(address, port):
    """A namespace cannot reach the sample web, which listens on loopback."""
    import socket

    def pipe(source, target):
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)

    def accept():
        while True:
            try:
                caller, _ = listener.accept()
            except OSError:
                return
            site = socket.create_connection(("127.0.0.1", port))
            for pair in ((caller, site), (site, caller)):
                threading.Thread(target=quietly, args=pair, daemon=True).start()

    def quietly(*pair):
        with suppress(OSError):
            pipe(*pair)

    listener = socket.create_server((address, port))
    threading.Thread(target=accept, daemon=True).start()
    return listener


def post(deployment, path, body):
    """Status and JSON.

    The resolver is curl's own, so that nginx is asked for its name; Host has no port, as browsers send none
    for 443.
    """
    port = deployment.ports["https"]
    command = ["curl", "-sk", "-w", "\n%{http_code}", "--resolve", f"{NAME}:{port}:127.0.0.1"]
    command += ["-H", f"Host: {NAME}", "--json", json.dumps(body), f"https://{NAME}:{port}{path}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    answer, _, status = done.stdout.rpartition("\n")
    return int(status), json.loads(answer)


# A proxy's place, its neighbours, and where a container's name server is.
LOOPBACK = (
    ("tcp", "127.0.0.1", PORTS[-1]), ("tcp", "127.0.0.1", PORTS[-1] + 1), ("tcp", "127.0.0.1", 6379),
    ("udp", "127.0.0.1", PORTS[-1]), ("tcp", "127.0.0.2", PORTS[-1]), ("tcp", "::1", PORTS[-1]),
    ("udp", "127.0.0.11", 53), ("tcp", "127.0.0.11", 53), ("udp", "127.0.0.11", 40053),
    ("udp", "127.0.0.1", 53),
)  # fmt: skip

LISTEN = """
import selectors, socket, sys
waits = selectors.DefaultSelector()
for kind, address, port in {places}:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    one = socket.socket(family, socket.SOCK_STREAM if kind == "tcp" else socket.SOCK_DGRAM)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    one.bind((address, port))
    kind == "tcp" and one.listen()
    waits.register(one, selectors.EVENT_READ, kind)
print("ready", flush=True)
while True:
    for key, _ in waits.select():
        if key.data == "tcp":
            there, _ = key.fileobj.accept()
            there.sendall(b"here")
            there.close()
        else:
            _, whom = key.fileobj.recvfrom(99)
            key.fileobj.sendto(b"here", whom)
"""
TRY = """
import socket
for kind, address, port in {places}:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM if kind == "tcp" else socket.SOCK_DGRAM) as one:
        one.settimeout(5)
        try:
            one.connect((address, port))
            kind == "udp" and one.send(b"anybody?")
            if one.recv(99) == b"here":
                print(kind, address, port)
        except OSError:
            pass
"""


def reached_on_loopback(name, *who):
    """Which of these places answer in a network namespace."""
    python = ["ip", "netns", "exec", name, "/usr/bin/python3", "-c"]
    with subprocess.Popen([*python, LISTEN.format(places=LOOPBACK)], stdout=subprocess.PIPE) as listening:
        try:
            assert listening.stdout.readline() == b"ready\n"
            asking = [*python[:4], *who, *python[4:], TRY.format(places=LOOPBACK)]
            done = subprocess.run(asking, check=True, capture_output=True, text=True)
        finally:
            listening.kill()
    found = (line.split() for line in done.stdout.splitlines())
    return [(kind, address, int(port)) for kind, address, port in found]


def test_a_host_goes_all_the_way_and_the_browser_has_no_way_out_of_its_own(
    deployment, place, chromium, sample_web_served
):
    name, ours = place
    entry = sample_web_served["PROBE_CONNECT_TO"]
    ports = {int(one.rpartition(":")[2]) for one in entry.split(",")}
    listeners = [relayed(ours, port) for port in ports]
    for service in ("browser", "live"):
        deployment.start(
            service, of=ours, inside=("ip", "netns", "exec", name),
            PROBE_BROWSER=chromium, PROBE_CONNECT_TO=entry.replace(":127.0.0.1:", f":{ours}:"),
        )  # fmt: skip
    deployment.start("beat")
    began = time.monotonic()
    status, _, _ = ask(deployment, "/submit")
    assert status == 200
    site = "larkspur-books.test"
    assert post(deployment, "/submit", {"host": site})[0] in {200, 202}

    run = "SELECT 1 FROM probes_proberun WHERE host = %s AND stage = 'browser'"
    until(lambda: deployment.database(run, site), 240)
    say(f"suggested, visited, graded and its page run after {time.monotonic() - began:.0f} s")
    assert "the browser passed its self-test" in deployment.log("browser")

    # The web has no way out, here because only the worker knows where the site is.
    status, answer = post(deployment, "/check", {"url": f"https://{site}/"})
    assert (status, answer["verdict"]) == (200, "registered"), answer

    # As the user that Chromium runs as, nothing but a proxy's port is reached; as its worker, the database
    # is.
    try_it = f"exec 3<>/dev/tcp/{ours}/{deployment.ports['postgres']}"
    nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    for who, reaches in ((), True), (nobody, False):
        words = ["ip", "netns", "exec", name, *who, "bash", "-c", try_it]
        done = subprocess.run(words, check=False, capture_output=True, text=True)
        assert (done.returncode == 0) == reaches, done.stderr
    assert "refused" in done.stderr
    assert reached_on_loopback(name) == list(LOOPBACK)
    assert reached_on_loopback(name, *nobody) == [("tcp", "127.0.0.1", PORTS[-1])]
    # And the worker has given away what would let it change that.
    worker, _ = deployment.running["browser"]
    capabilities = int(
        Path(f"/proc/{worker.pid}/status").read_text().partition("CapBnd:\t")[2].partition("\n")[0], 16
    )
    assert not capabilities & (1 << 12)  # CAP_NET_ADMIN
    for listener in listeners:
        listener.close()
