"""nginx over the template of deploy/."""

import shutil
import socket
import ssl
import subprocess
from contextlib import closing, suppress
from http.client import HTTPException, HTTPResponse
from itertools import takewhile

import pytest
import trustme

from tests.deploy.deployment import NAME, ROOT
from tests.ports import free_port
from tests.waiting import until

is_missing = pytest.mark.skipif(
    shutil.which("nginx") is None, reason="nginx is not installed (Debian: nginx-light)"
)


def served_from(tmp_path_factory):
    """nginx's workers are another user's when root starts it."""
    folder = tmp_path_factory.mktemp("nginx")
    closed_to_others = takewhile(lambda one: not one.stat().st_mode & 0o001, (folder, *folder.parents))
    for above in [*closed_to_others]:
        above.chmod(0o755)
    return folder


class Nginx:
    """A running nginx; `more` is what an operator adds, `instead` replaces texts of the template."""

    def __init__(self, folder, *, web=None, more="", instead=()):
        self.ports = {"web": web or free_port(), "http": free_port(), "https": free_port()}
        self.ca = trustme.CA()
        issued = self.ca.issue_cert(NAME)
        issued.private_key_pem.write_to_path(folder / "key.pem")
        for number, pem in enumerate(issued.cert_chain_pems):
            pem.write_to_path(folder / "cert.pem", append=number > 0)
        (folder / "more.conf").write_text(more)
        given = {
            "NGINX_DIR": folder, "NGINX_LOG": folder / "access.log", "NGINX_MORE": folder / "more.conf",
            "WEB_A": f"127.0.0.1:{self.ports['web']}",
            "WEB_B": f"127.0.0.1:{self.ports['web']}", "LISTEN_HTTP": f"127.0.0.1:{self.ports['http']}",
            "LISTEN_HTTPS": f"127.0.0.1:{self.ports['https']}", "SERVER_NAME": NAME,
            "TLS_CERTIFICATE": folder / "cert.pem",
            "TLS_KEY": folder / "key.pem",
        }  # fmt: skip
        text = (ROOT / "deploy/nginx.conf.template").read_text()
        for name, value in given.items():
            text = text.replace(f"${{{name}}}", str(value))
        for before, after in instead:
            assert before in text
            text = text.replace(before, after)
        (folder / "nginx.conf").write_text(text)
        words = ["nginx", "-c", str(folder / "nginx.conf"), "-g", "daemon off;"]
        self.process = subprocess.Popen(words, stderr=subprocess.DEVNULL)

    def __enter__(self):
        until(lambda: self.ask(f"Host: {NAME}") is not None)
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(30)

    def ask(self, *fields, target="/a?b=c", tls="", line=None):
        answer = self.whole(*fields, target=target, tls=tls, line=line)
        return answer and (answer[0], answer[1]["Location"])

    def get(self, target, *fields, method="GET"):
        """Status, headers and body as a caller of the service gets them. Raises why there is no answer."""
        return self._exchange(f"Host: {NAME}", *fields, tls=NAME, line=f"{method} {target} HTTP/1.1")

    def answers(self, target):
        with suppress(OSError, HTTPException):
            return self.get(target)[0] == 200
        return False

    def whole(self, *fields, target="/a?b=c", tls="", line=None):
        """Status, headers and body; None without an answer."""
        with suppress(OSError, HTTPException):
            return self._exchange(*fields, tls=tls, line=line or f"GET {target} HTTP/1.1")
        return None

    def _exchange(self, *fields, tls, line):
        address = ("127.0.0.1", self.ports["https" if tls else "http"])
        with socket.create_connection(address, timeout=300) as plain:
            head = "\r\n".join([line, *fields, "Connection: close"])
            with self._secured(plain, tls) if tls else plain as there, closing(HTTPResponse(there)) as answer:
                there.sendall(f"{head}\r\n\r\n".encode())
                answer.begin()
                return answer.status, answer.headers, answer.read()

    def _secured(self, plain, name):
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        return context.wrap_socket(plain, server_hostname=None if name == "none" else name)
