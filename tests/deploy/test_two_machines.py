"""Two web machines that share nothing with the indexer but the database, Redis and a store of S3."""

import json
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import contextmanager
from pathlib import Path

import pytest
from django.conf import settings

from tests.deploy import deployment as deployments
from tests.deploy.deployment import Deployment, missing, say, until
from tests.deploy.namespaces import machines
from tests.s3_server import BUCKET, S3Server

pytestmark = pytest.mark.soak
if why := missing("ip", "tc"):
    pytestmark = [pytest.mark.soak, pytest.mark.skip(reason=why)]

SITES = 10_000
BUILD = """
import django; django.setup()
import time
from index.generations.build import build_generation
build_generation(now=True)
print(time.time())
"""
PUBLISH = """
import django; django.setup()
from index.tasks import _publish_generation
_publish_generation()
"""
WITHDRAW = """
import django; django.setup()
from index.listing.publish import withdraw
withdraw(host="{host}")
"""
ASK = """
import json, sys, urllib.request, urllib.error
headers = {"X-Forwarded-Proto": "https", "Host": "127.0.0.1"}
asked = urllib.request.Request(sys.argv[1], headers=headers)
try:
    with urllib.request.urlopen(asked, timeout=20) as answer:
        print(json.dumps([answer.status, json.load(answer)]))
except urllib.error.HTTPError as error:
    print(json.dumps([error.code, json.load(error)]))
except OSError as error:
    print(json.dumps([0, str(error)]))
"""


class Fleet:
    """The deployment, its store and its two machines, `web-a` and `web-b`."""

    def __init__(self, folder: Path, ours: str, names: list[str]) -> None:
        self.running = Deployment(folder, at=ours)
        self.s3 = S3Server(folder / "s3", ours)
        self.store = {"GENERATIONS_URL": f"s3://{BUCKET}/generations", **self.s3.environment}
        self.ours, self.places = ours, dict(zip(("web-a", "web-b"), names, strict=True))
        self.home = {web: folder / web for web in self.places}
        self.folder = folder

    def start(self, web: str) -> None:
        self.home[web].mkdir(exist_ok=True)
        if not (self.home[web] / "models").exists():
            (self.home[web] / "models").symlink_to(settings.DATA_DIR / "models")
        self.running.start(
            web, inside=("ip", "netns", "exec", self.places[web]), of=self.ours,
            DATA_DIR=str(self.home[web]), SECOND_MODEL="off", **self.store,
        )  # fmt: skip

    def ask(self, web: str, path: str):
        url = f"http://127.0.0.1:{self.running.ports[web]}{path}"
        words = ["ip", "netns", "exec", self.places[web], "/usr/bin/python3", "-c", ASK, url]
        return json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)

    def ready(self, web: str):
        return self.ask(web, "/readyz")

    def serves(self, web: str, generation: int) -> bool:
        status, answer = self.ready(web)
        return status == 200 and answer["generation_id"] == generation

    def build(self) -> tuple[int, float]:
        """The new generation's id and when it was built."""
        built_at = float(self.code(BUILD))
        return self.running.database("SELECT max(id) FROM index_generation")[0][0], built_at

    def publish(self) -> None:
        self.code(PUBLISH)

    def code(self, code: str) -> str:
        env = (
            self.running.environment("indexer")
            | self.store
            | {"SECOND_MODEL": "off", "DJANGO_SETTINGS_MODULE": "config.settings"}
        )
        return self.running._run([sys.executable, "-c", code], cwd=deployments.ROOT, env=env)

    @contextmanager
    def slow(self, web: str, rate: str):
        """What it receives comes at this rate."""
        link = f"{self.places[web].partition('-')[0]}{list(self.places).index(web)}"
        tc = ["tc", "qdisc"]
        subprocess.run(
            [*tc, "add", "dev", link, "root", "tbf", "rate", rate, "burst", "64k", "latency", "1s"],
            check=True,
        )
        try:
            yield
        finally:
            subprocess.run([*tc, "del", "dev", link, "root"], check=True)

    def partial(self, web: str) -> list[Path]:
        return list((self.home[web] / "generations").glob("*.part"))


@pytest.fixture(scope="module")
def fleet():
    folder = Path(tempfile.mkdtemp(prefix="readiness-machines-"))
    with machines(2) as (ours, names), pytest.MonkeyPatch.context() as patch:
        patch.setitem(deployments.SECRETS, "WEB_WORKERS", "2")
        one = Fleet(folder, ours, names)
        try:
            one.running.start_postgres()
            one.running.start_redis()
            one.s3.start()
            one.running.manage("migrate", "--verbosity", "0")
            (one.running.data / "models").symlink_to(settings.DATA_DIR / "models")
            one.running.manage("seed_index", "--sites", SITES, service="indexer", SECOND_MODEL="off")
            one.running.write("DELETE FROM index_generation")
            yield one
        finally:
            one.running.end()
            one.s3.stop()
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def asked_all_the_time(fleet, web):
    """Answers of a machine to questions one after the other."""
    answers, over = [], threading.Event()

    def ask():
        while not over.is_set():
            answers.append(fleet.ask(web, "/api/find?q=books")[0])
            time.sleep(0.1)

    thread = threading.Thread(target=ask)
    thread.start()
    try:
        yield answers
    finally:
        over.set()
        thread.join()


def test_machines_without_a_generation_are_not_ready_and_each_fetches_it_once(fleet):
    generation, _ = fleet.build()
    for web in fleet.places:
        fleet.start(web)
    for web in fleet.places:
        until(lambda web=web: fleet.ready(web)[0] == 503, 60)
        until(lambda web=web: "is not in the store yet" in fleet.ready(web)[1].get("store", ""), 60)
    began = time.time()
    fleet.publish()
    for web in fleet.places:
        until(lambda web=web: fleet.serves(web, generation), 60)
        assert fleet.running.log(web).count("is fetched") == 1
    say(f"two machines serve {SITES:,} sites {time.time() - began:.1f} s after publishing began")


def test_a_machine_killed_in_the_middle_of_a_fetch_goes_on_where_it_was(fleet):
    fleet.running.write("UPDATE index_site SET description = description || ' ' WHERE id % 7 = 0")
    with fleet.slow("web-b", "60mbit"), asked_all_the_time(fleet, "web-a") as answers:
        generation, _ = fleet.build()
        fleet.publish()
        until(lambda: re.search(r"fetched: [1-9]\d* of", fleet.ready("web-b")[1].get("store", "")), 60)
        fleet.running.kill("web-b")
        (part,) = fleet.partial("web-b")
        before = sum(path.stat().st_size for path in part.iterdir())
        assert before
        until(lambda: fleet.serves("web-a", generation), 60)
        fleet.start("web-b")
        # It is ready with the one before, at once.
        until(lambda: fleet.ready("web-b")[0] == 200, 60)
        assert fleet.ready("web-b")[1]["generation_id"] == generation - 1
    until(lambda: fleet.serves("web-b", generation), 60)
    assert not fleet.partial("web-b")
    assert set(answers) == {200}
    say(f"killed after {before / 1e6:.0f} MB; {len(answers)} questions to the other machine were answered")


def test_while_the_store_is_gone_machines_go_on_and_catch_up_when_it_is_back(fleet):
    host = fleet.ask("web-a", "/api/find?has_md=true")[1]["results"][0]["host"]
    before = fleet.ready("web-a")[1]["generation_id"]
    with asked_all_the_time(fleet, "web-a") as answers:
        fleet.s3.stop()
        fleet.code(WITHDRAW.format(host=host))
        for web in fleet.places:
            found = fleet.ask(web, "/api/find?has_md=true&limit=25")[1]["results"]
            assert found
            assert host not in {row["host"] for row in found}
        fleet.running.write("UPDATE index_site SET description = description || ' ' WHERE id % 7 = 0")
        generation, _ = fleet.build()
        fleet.publish()
        until(lambda: fleet.ready("web-a")[1]["store"] == "the store does not answer", 60)
        assert fleet.serves("web-a", before)
        fleet.running.kill("web-b")
        shutil.rmtree(fleet.home["web-b"] / "generations")
        fleet.start("web-b")  # a new machine
        until(
            lambda: (
                fleet.ready("web-b")[1].get("store") == "the store does not answer"
                if fleet.ready("web-b")[0] == 503
                else False
            ),
            60,
        )
        fleet.s3.start()
        fleet.publish()
        began = time.time()
        for web in fleet.places:
            until(lambda web=web: fleet.serves(web, generation), 60)
        say(f"both machines serve the newest {time.time() - began:.1f} s after the store is back and has it")
    assert set(answers) == {200}
    until(lambda: fleet.ready("web-a")[1]["store"] == "ok", 30)
    assert fleet.running.log("web-a").count("the store of generations answers again") == 1
