"""nginx answers for the service's own name alone. It needs nginx and nothing else: no process stands behind it."""

import shutil
import socket
import ssl
import subprocess
from contextlib import closing, suppress
from http.client import HTTPException, HTTPResponse

import pytest
import trustme

from tests.deploy.deployment import NAME, ROOT
from tests.ports import free_port
from tests.waiting import until

pytestmark = pytest.mark.skipif(
    shutil.which("nginx") is None, reason="nginx is not installed (Debian: nginx-light)"
)
OTHERS = ("evil.example", f"{NAME}.evil.example", f"evil.{NAME}", "127.0.0.1", "_", "", "evil.example:443")


class Nginx:
    """A running nginx over the template."""

    def __init__(self, folder):
        self.ports = {name: free_port() for name in ("http", "https", "web")}
        self.ca = trustme.CA()
        issued = self.ca.issue_cert(NAME)
        issued.private_key_pem.write_to_path(folder / "key.pem")
        for number, pem in enumerate(issued.cert_chain_pems):
            pem.write_to_path(folder / "cert.pem", append=number > 0)
        given = {
            "NGINX_DIR": folder, "NGINX_LOG": folder / "access.log", "WEB_A": f"127.0.0.1:{self.ports['web']}",
            "WEB_B": f"127.0.0.1:{self.ports['web']}", "LISTEN_HTTP": f"127.0.0.1:{self.ports['http']}",
            "LISTEN_HTTPS": f"127.0.0.1:{self.ports['https']}", "SERVER_NAME": NAME, "TLS_CERTIFICATE": folder / "cert.pem",
            "TLS_KEY": folder / "key.pem",
        }  # fmt: skip
        text = (ROOT / "deploy/nginx.conf.template").read_text()
        for name, value in given.items():
            text = text.replace(f"${{{name}}}", str(value))
        (folder / "nginx.conf").write_text(text)
        words = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
        self.process = subprocess.Popen(words, stderr=subprocess.DEVNULL)
        until(lambda: self.ask(f"Host: {NAME}") is not None)

    def ask(self, *fields, target="/a?b=c", tls="", line=None):
        """Status and Location of the answer; None when there is none."""
        with (
            suppress(OSError, HTTPException),
            socket.create_connection(
                ("127.0.0.1", self.ports["https" if tls else "http"]), timeout=10
            ) as plain,
        ):
            head = "\r\n".join([line or f"GET {target} HTTP/1.1", *fields, "Connection: close"])
            with self._secured(plain, tls) if tls else plain as there, closing(HTTPResponse(there)) as answer:
                there.sendall(f"{head}\r\n\r\n".encode())
                answer.begin()
                return answer.status, answer.headers["Location"]
        return None

    def _secured(self, plain, name):
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        return context.wrap_socket(plain, server_hostname=None if name == "none" else name)


@pytest.fixture(scope="module")
def nginx(tmp_path_factory):
    folder = tmp_path_factory.mktemp("nginx")
    for above in (folder, *folder.parents[:2]):
        above.chmod(0o755)  # its workers are another user's when it is started by root
    running = Nginx(folder)
    yield running
    running.process.terminate()
    running.process.wait(30)


def test_our_own_name_is_led_to_tls_under_our_own_name(nginx):
    for field in (f"Host: {NAME}", f"Host: {NAME.upper()}", f"Host: {NAME}:80"):
        assert nginx.ask(field) == (301, f"https://{NAME}/a?b=c"), field


def test_another_name_gets_no_answer(nginx):
    for host in OTHERS:
        assert nginx.ask(f"Host: {host}") in {None, (400, None)}, host
        assert nginx.ask(f"Host: {NAME}", target=f"http://{host or 'x'}/") in {None, (400, None)}, host
    assert nginx.ask(line="GET / HTTP/1.0") is None


def test_tls_is_spoken_under_our_own_name_alone(nginx):
    assert nginx.ask(f"Host: {NAME}", tls=NAME) == (502, None)  # the processes behind are not there
    for other in ("evil.example", "none"):
        assert nginx.ask(f"Host: {NAME}", tls=other) is None, other
    for host in OTHERS:
        assert nginx.ask(f"Host: {host}", tls=NAME) in {None, (400, None)}, host
