"""What compose.yaml describes, started by hand on loopback with the same commands and environment.

Hosts, ports and folders differ. PostgreSQL and Redis are the embedded ones' binaries, reached by URL over
TCP.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.request
from contextlib import suppress
from pathlib import Path

import psycopg
import redis
import trustme
import yaml

from operators.embedded import account, postgres, redis_server
from tests.deploy.load import Load
from tests.paths import ROOT
from tests.ports import free_port
from tests.waiting import until

COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text())
NAME = "index.test"
SECRETS = {
    "POSTGRES_PASSWORD": "secret",
    "SECRET_KEY": "a-secret-key-of-this-deployment-" * 2,
    "METRICS_TOKEN": "a-token-of-a-monitor-0123",
    "SERVER_NAME": NAME,
    "CONTACT_EMAIL": "operator@index.test",
    "EMAIL_URL": "",
    "WEB_WORKERS": "1",
}


def missing(*programs):
    """What is missing for tests of the deployment, or ""."""
    if os.geteuid() != 0:
        return "it needs root, to start each part as somebody else"
    lacking = [name for name in programs if shutil.which(name) is None]
    return (
        f"{', '.join(lacking)} not installed (Debian: apt install nginx-light iproute2 nftables)"
        if lacking
        else ""
    )


def say(figure):
    """Print a figure; `make soak ARGS="tests/deploy tests/faults -rP"` shows them."""
    sys.stdout.write(f"{figure}\n")


def filled(value):
    """As compose fills it in."""
    return re.sub(r"\$\{(\w+)(?::[-?]([^}]*))?\}", lambda one: SECRETS.get(one[1], one[2] or ""), str(value))


class Deployment:
    def __init__(self, folder, *, at="127.0.0.1", extra=None):
        self.folder, self.at, self.running, self._logs = folder, at, {}, []
        folder.chmod(0o755)
        self.data, self.logs = folder / "data", folder / "logs"
        for made in (self.data, self.logs, folder / "nginx"):
            made.mkdir(exist_ok=True)
        self.ports = {name: free_port() for name in ("postgres", "redis", "web-a", "web-b", "http", "https")}
        self.env = {k: v for k, v in os.environ.items() if not k.startswith(("PROBE_", "DJANGO_"))} | (
            extra or {}
        )
        self.who = account.choose(folder, [postgres.program("postgres"), postgres.program("initdb")])
        self.ca = trustme.CA()
        self.ca.cert_pem.write_to_path(folder / "ca.pem")

    # --- what the images of others do ---

    def start_postgres(self):
        data = self.folder / "postgres"
        if not data.exists():
            data.mkdir(mode=0o700)
            account.own(data, self.who)
            words = ["--username=index", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"]
            self._run(
                [*self.who.wrapper, str(postgres.program("initdb")), f"--pgdata={data}", *words],
                **self.who.popen_options(),
            )
            (data / "pg_hba.conf").write_text("host all all samenet trust\nhost all all 127.0.0.0/8 trust\n")
            account.own(data, self.who)
        (data / "postmaster.pid").unlink(missing_ok=True)
        options = {
            "port": self.ports["postgres"],
            "listen_addresses": f"127.0.0.1,{self.at}",
            "unix_socket_directories": "",
            "max_connections": 300,
            "max_parallel_workers_per_gather": 0,
        }
        flags = [part for name, value in options.items() for part in ("-c", f"{name}={value}")]
        command = [*self.who.wrapper, str(postgres.program("postgres")), "-D", str(data), *flags]
        self._spawn("postgres", command, cwd=data, env=self.env, **self.who.popen_options())
        until(self.postgres_answers)
        with psycopg.connect(
            f"postgres://index@127.0.0.1:{self.ports['postgres']}/postgres", autocommit=True
        ) as server:
            if not server.execute("SELECT 1 FROM pg_database WHERE datname = 'index'").fetchone():
                server.execute("CREATE DATABASE index")

    def postgres_answers(self):
        with suppress(psycopg.Error):
            psycopg.connect(
                f"postgres://index@127.0.0.1:{self.ports['postgres']}/postgres", connect_timeout=2
            ).close()
            return True
        return False

    def start_redis(self):
        command = COMPOSE["services"]["redis"]["command"]
        place = [
            "--port",
            str(self.ports["redis"]),
            "--bind",
            "127.0.0.1",
            *([self.at] if self.at != "127.0.0.1" else []),
            "--protected-mode",
            "no",
        ]
        self._spawn(
            "redis", [str(redis_server.program()), *command[1:], *place], cwd=self.folder, env=self.env
        )
        client = redis.Redis(port=self.ports["redis"])

        def answers():
            with suppress(redis.RedisError):
                return client.ping()

        until(answers)
        client.close()

    def start_nginx(self):
        given = {name: filled(value) for name, value in COMPOSE["services"]["nginx"]["environment"].items()}
        certificate = self.ca.issue_cert(NAME)
        certificate.private_key_and_cert_chain_pem.write_to_path(self.folder / "tls.pem")
        given |= {
            "NGINX_DIR": str(self.folder / "nginx"), "NGINX_MORE": str(self.folder / "more*.conf"),
            "NGINX_LOG": str(self.logs / "nginx-access.log"),
            "WEB_A": f"127.0.0.1:{self.ports['web-a']}", "WEB_B": f"127.0.0.1:{self.ports['web-b']}",
            "LISTEN_HTTP": f"127.0.0.1:{self.ports['http']}",
            "LISTEN_HTTPS": f"127.0.0.1:{self.ports['https']}",
            "TLS_CERTIFICATE": str(self.folder / "tls.pem"), "TLS_KEY": str(self.folder / "tls.pem"),
        }  # fmt: skip
        text = (ROOT / "deploy/nginx.conf.template").read_text()
        for name, value in given.items():  # as the image's envsubst: what is no variable of its own stays
            text = text.replace(f"${{{name}}}", value)
        (self.folder / "nginx.conf").write_text(text)
        self._spawn(
            "nginx",
            ["nginx", "-c", str(self.folder / "nginx.conf"), "-g", "daemon off;"],
            stop=signal.SIGQUIT,
        )

    # --- ours ---

    def environment(self, service, *, of="127.0.0.1"):
        """What compose.yaml gives a service, with hosts and folders of this machine."""
        given = {name: filled(value) for name, value in COMPOSE["services"][service]["environment"].items()}
        given["DATABASE_URL"] = f"postgres://index@{of}:{self.ports['postgres']}/index"
        given["REDIS_URL"] = f"redis://{of}:{self.ports['redis']}/0"
        given["TRUSTED_PROXIES"] = "127.0.0.1"
        return self.env | given | {"DATA_DIR": str(self.data), "LOG_FORMAT": "json", "PYTHONUNBUFFERED": "1"}

    def command(self, service):
        here = {"python": sys.executable, "/deploy/browser-worker.sh": str(ROOT / "deploy/browser-worker.sh")}
        words = [here.get(word, word) for word in COMPOSE["services"][service]["command"]]
        if "--host" in words:
            words[words.index("--host") + 1] = "127.0.0.1"
            words[words.index("--port") + 1] = str(self.ports[service])
        if "--schedule" in words:
            words[words.index("--schedule") + 1] = str(self.folder / "schedule")
        return words

    def start(self, service, *, number=0, inside=(), of="127.0.0.1", **env):
        """`inside` is a command that starts it elsewhere."""
        name = f"{service}-{number}" if number else service
        words = [*inside, *self.command(service)]
        if number:
            words += ["--hostname", f"celery@{name}"]
        self._spawn(name, words, cwd=ROOT, env=self.environment(service, of=of) | env)
        return name

    def manage(self, *words, service="migrate", **env):
        return self._run(
            [sys.executable, "manage.py", *map(str, words)], cwd=ROOT, env=self.environment(service) | env
        )

    def database(self, query, *values):
        with psycopg.connect(f"postgres://index@127.0.0.1:{self.ports['postgres']}/index") as raw:
            return raw.execute(query, values).fetchall()

    def write(self, statement):
        with psycopg.connect(f"postgres://index@127.0.0.1:{self.ports['postgres']}/index") as raw:
            raw.execute(statement)

    def log(self, name):
        return (self.logs / f"{name}.log").read_text()

    def stop(self, name, *, seconds=60):
        """End it as compose does: SIGTERM (SIGQUIT for nginx), and wait. Returns its status."""
        process, number = self.running.pop(name)
        process.send_signal(number)
        return process.wait(seconds)

    def kill(self, name):
        process, _ = self.running.pop(name)
        for pid in [process.pid, *below(process.pid)]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        process.wait()

    def end(self):
        for name in reversed(list(self.running)):
            process, number = self.running[name]
            with suppress(ProcessLookupError):
                process.send_signal(number if name != "postgres" else signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                process.wait(300)
                self.running.pop(name)
                continue
            self.kill(name)
        for file in self._logs:
            file.close()

    def _spawn(self, name, command, *, stop=signal.SIGTERM, **options):
        log = (self.logs / f"{name}.log").open("ab")
        self._logs.append(log)
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True, **options
        )
        self.running[name] = (process, stop)

    def _run(self, command, **options):
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, **options
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout


def below(pid):
    with suppress(OSError):
        children = [
            int(word)
            for task in Path(f"/proc/{pid}/task").iterdir()
            for word in (task / "children").read_text().split()
        ]
        return [one for child in children for one in (child, *below(child))]
    return []


RATE = 200  # Requests a second


def answers(port):
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5) as response:
            return response.status == 200
    except OSError:
        return False


def load(deployment, rate=RATE):
    host = deployment.database("SELECT host FROM index_site WHERE listed ORDER BY id LIMIT 1")[0][0]
    return Load(deployment.ports["https"], deployment.ca, rate, host=host)


def told(what, load, seconds):
    say(
        f"{what}: {len(load.answers)} requests in {seconds:.0f} s, {dict(load.counted())}, p50 "
        f"{load.p(0.5) * 1000:.0f} ms, p99 {load.p(0.99) * 1000:.0f} ms, most {load.p(1) * 1000:.0f} ms"
    )
