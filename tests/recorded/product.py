"""The product from outside: its command line, its web server, its database. Nothing of it is imported."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import psycopg

from tests.paths import ROOT

# Settings of whoever calls, which must not reach what is recorded.
OURS = ("DATABASE_URL", "REDIS_URL", "SECRET_KEY", "BASE_URL", "HOSTS", "PORT", "ALLOWED_HOSTS", "EMAIL_URL")
BASE_URL = "http://recorded.test"
READY_WITHIN = 180

_HOLD = (
    "import sys\nfrom django.conf import settings\nprint(settings.DATABASE_URL, flush=True)\nsys.stdin.read()"
)


class ProductError(Exception):
    """What the product did not do."""


@dataclass
class Product:
    """One data folder and what is configured for it."""

    data_dir: Path
    settings: dict = field(default_factory=dict)
    numbers: count = field(default_factory=lambda: count(1))

    @property
    def environment(self):
        kept = {k: v for k, v in os.environ.items() if k not in OURS and not k.startswith("PROBE_")}
        return kept | {
            "DATA_DIR": str(self.data_dir),
            "BASE_URL": BASE_URL,
            "TRUSTED_PROXIES": "127.0.0.1",
            "PROBE_BROWSER": "off",
            "SECOND_MODEL": "off",  # made beside what runs: whether it is there yet would tell
            "PYTHONPATH": str(ROOT),
            **self.settings,
        }

    def manage(self, *words, may_end_with=(0,), given="", **settings):
        """Run a command of manage.py; return what it printed."""
        done = subprocess.run(
            [sys.executable, "manage.py", *words], cwd=ROOT, env=self.environment | settings,
            input=given, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if done.returncode not in may_end_with:
            raise ProductError(
                f"manage.py {' '.join(words)} ended with {done.returncode}:\n"
                f"{done.stdout[-2000:]}{done.stderr[-2000:]}"
            )
        return done.stdout

    @contextmanager
    def servers(self):
        """Have the embedded servers; gives the database's address."""
        with subprocess.Popen(
            [sys.executable, "manage.py", "shell", "--no-imports", "-c", _HOLD],
            cwd=ROOT, env=self.environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        ) as holder:  # fmt: skip
            try:
                url = holder.stdout.readline().strip()
                if not url:
                    raise ProductError("the embedded servers did not start")
                yield url
            finally:
                holder.stdin.close()
                holder.wait()

    @contextmanager
    def running(self):
        """Have the whole service; `get` and `post` ask it."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        log = (self.data_dir / "run.log").open("w")
        with log, subprocess.Popen(
            [sys.executable, "manage.py", "run"], cwd=ROOT, env=self.environment | {"PORT": str(port)},
            stdin=subprocess.DEVNULL, stdout=log, stderr=log,
        ) as service:  # fmt: skip
            try:
                self.settings = {**self.settings, "PORT": str(port)}
                until(lambda: service.poll() is not None or self._is_ready(), "the service is ready")
                if service.poll() is not None:
                    raise ProductError(f"manage.py run ended: {(self.data_dir / 'run.log').read_text()}")
                yield
            finally:
                service.send_signal(signal.SIGINT)
                service.wait()

    def _is_ready(self):
        try:
            return self.ask("GET", "/readyz")[0] == 200
        except OSError:
            return False

    def ask(self, method, path, body=None, headers=None):
        """Ask the web server, as a caller whom nobody has counted yet; return status, type and text."""
        number = next(self.numbers)
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.settings['PORT']}{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={
                "Host": BASE_URL.removeprefix("http://"),
                "X-Forwarded-For": f"198.{18 + number // 65536}.{number // 256 % 256}.{number % 256}",
                "Content-Type": "application/json",
                **(headers or {}),
            },
        )
        try:
            with urllib.request.build_opener(_NoRedirect).open(request, timeout=60) as reply:
                return reply.status, reply.headers.get_content_type(), reply.read().decode()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.headers.get_content_type(), error.read().decode()


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


@contextmanager
def product(**settings):
    """A product in a new folder, which is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="recorded-"))
    folder.chmod(0o755)  # PostgreSQL of root runs as an ordinary user
    try:
        yield Product(folder, settings)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def process(*command):
    """A process, ended afterwards."""
    with subprocess.Popen(command, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT)}) as started:
        try:
            yield started
        finally:
            started.terminate()
            started.wait()


def until(holds, what, seconds=READY_WITHIN):
    """Wait for this."""
    ends = time.monotonic() + seconds
    while not (found := holds()):
        if time.monotonic() > ends:
            raise ProductError(f"{what}: not within {seconds} s")
        time.sleep(0.2)
    return found


def rows(url, statement, *values):
    """Ask the database."""
    with psycopg.connect(url) as connection:
        return connection.execute(statement, values).fetchall()
