"""compose.yaml says what `make run` starts."""

import asyncio
import re
import shlex
import subprocess
import tomllib
from datetime import timedelta

import pytest
import yaml

from config import env, object_store
from operators.launch import command_lines
from probes.browser.proxy import PORTS, Proxy
from probes.browser.relay import refuse
from tests.deploy.deployment import COMPOSE, ROOT

SERVICES = COMPOSE["services"]
OURS = {name: one for name, one in SERVICES.items() if "build" in one}
WORKERS = {
    "probe": command_lines.worker,
    "grader": command_lines.grader,
    "sources": command_lines.sources,
    "indexer": command_lines.indexer,
    "browser": command_lines.browser,
    "live": command_lines.live,
}


PLACES = {"--host", "--port", "--workers", "--schedule"}  # Their values differ from place to place
COMMANDS = {
    **WORKERS,
    "web-a": lambda: command_lines.web("127.0.0.1", 8000),
    "web-b": lambda: command_lines.web("127.0.0.1", 8000),
    "beat": command_lines.beat,
}


def words(command):
    """Before `-m` stand the interpreter and what starts it."""
    return command[command.index("-m") :]


def parts(command):
    """Its parts in any order, without values of settings and the project's folder."""
    found, rest = set(), [word.removeprefix(f"{ROOT}/") for word in words(command)]
    while rest:
        word = rest.pop(0)
        has_value = word.startswith("--") and rest and not rest[0].startswith("--") and word not in FLAGS
        value = rest.pop(0) if has_value else ""
        if word not in PLACES:
            found.add((word, value))
    return found


STAGES = {"service", "packages", "wheel"}
FLAGS = {"--no-ws", "--respawn-failed-workers", "--quiet", "--without-gossip", "--without-mingle"}


def of_the_guide():
    text = (ROOT / "docs/operations.md").read_text().partition("under your own supervisor")[2].split("```")[1]
    lines = [shlex.split(line, comments=True) for line in text.splitlines() if " -m " in line]
    return [parts(line) for line in lines]


@pytest.mark.parametrize("name", COMMANDS)
def test_compose_starts_the_same_command_as_make_run(name):
    assert parts(SERVICES[name]["command"]) == parts(COMMANDS[name]())


def test_the_guide_lists_the_same_commands_as_make_run():
    ours = {name: parts(command()) for name, command in COMMANDS.items() if name != "web-b"}
    listed = of_the_guide()
    assert [name for name, command in ours.items() if command not in listed] == []
    assert len(listed) == len(ours)


def test_a_web_process_that_ended_is_started_again_everywhere():
    for command in [SERVICES["web-a"]["command"], command_lines.web("127.0.0.1", 8000)]:
        assert "--respawn-failed-workers" in command
    assert SERVICES["web-b"] == SERVICES["web-a"]


def test_every_variable_that_is_given_is_one_that_settings_read_and_secrets_have_no_default():
    read = set(re.findall(r'env\.\w+\(\s*"([A-Z_]+)"', (ROOT / "config/settings.py").read_text()))
    for name, one in OURS.items():
        unknown = set(one["environment"]) - read - {"GRANIAN_WORKERS"} - set(command_lines.WEB_ENV)
        assert not unknown, (name, unknown)
    asked = set(re.findall(r"\$\{([A-Z_]+)[:}]", (ROOT / "compose.yaml").read_text()))
    told = dict(
        line.split("=", 1)
        for line in (ROOT / "deploy/example.env").read_text().splitlines()
        if "=" in line and line[0] != "#"
    )
    assert asked == set(told)
    assert {told[name] for name in ("SECRET_KEY", "METRICS_TOKEN", "POSTGRES_PASSWORD")} == {""}


def test_images_are_pinned_and_ours_run_without_privileges():
    for name, one in SERVICES.items():
        assert re.fullmatch(r"[a-z-]+:\d+(\.\d+){1,2}(-[a-z]+)?", one["image"]), name
    for line in (ROOT / "Dockerfile").read_text().splitlines():
        if line.startswith("FROM") and " AS " in line and line.split()[1] not in STAGES:
            assert re.fullmatch(r"python:\d+\.\d+\.\d+-slim-bookworm", line.split()[1])
    for name, one in OURS.items():
        assert one["cap_drop"] == ["ALL"], name
        assert one["security_opt"] == ["no-new-privileges:true"]
        assert one["read_only"]
        assert ("cap_add" in one) == (name in {"browser", "live"})


def test_every_container_has_limits_of_memory_and_processes():
    for name, one in SERVICES.items():
        assert re.fullmatch(r"\d+[mg]", one["mem_limit"]), name
        assert 64 <= one["pids_limit"] <= 1024, name
    redis = SERVICES["redis"]
    most = redis["command"][redis["command"].index("--maxmemory") + 1]
    assert int(most.removesuffix("mb")) < int(
        redis["mem_limit"].removesuffix("m")
    )  # it refuses before it is killed


# --- deploy/compose.store.yaml --------------------------------------------------------------------

STORE = yaml.safe_load((ROOT / "deploy/compose.store.yaml").read_text())
_AWS = {"AWS_ENDPOINT_URL", "AWS_REGION", "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"}


def merged(below, above):
    """As `docker compose` reads two files: mappings by key, lists one after the other."""
    if isinstance(below, dict) and isinstance(above, dict):
        return below | {key: merged(below[key], one) if key in below else one for key, one in above.items()}
    if isinstance(below, list) and isinstance(above, list):
        return [*below, *(one for one in above if one not in below)]
    return above


def test_a_store_is_added_to_the_services_that_use_it_and_changes_nothing_else():
    whole = merged(COMPOSE, STORE)
    assert set(whole["services"]) == set(SERVICES)
    for name, one in whole["services"].items():
        added = set(one.get("environment", ())) - set(SERVICES[name].get("environment", ()))
        expected = set()
        if name in {"web-a", "web-b", "indexer"}:
            expected |= {"GENERATIONS_URL", *_AWS}
        if name in {"web-a", "web-b", "probe", "grader", "sources", "browser"}:
            expected |= {"EVIDENCE_URL", *_AWS}
        assert added == expected, name
        rest = {key: value for key, value in one.items() if key not in {"environment", "networks"}}
        assert rest == {key: SERVICES[name][key] for key in rest}
        assert set(SERVICES[name].get("environment", ())) <= set(one.get("environment", ()))
        reaches = set(one.get("networks", ())) & {"outside", "store"}
        assert reaches or not expected, name  # the store is not in the network inside
        assert ("store" in reaches) == (name in {"web-a", "web-b", "indexer"})
    assert set(whole["networks"]) == {"inside", "outside", "store"}
    subnets = [one["ipam"]["config"][0]["subnet"] for one in whole["networks"].values() if one]
    assert len(subnets) == len(set(subnets))


def test_settings_and_the_library_of_stores_take_what_the_example_says(monkeypatch):
    asked = set(re.findall(r"\$\{([A-Z_]+)[:}]", (ROOT / "deploy/compose.store.yaml").read_text()))
    told = dict(re.findall(r"^# ([A-Z_]+)=(.*)$", (ROOT / "deploy/example.env").read_text(), re.MULTILINE))
    assert asked == set(told)
    assert {told["AWS_ACCESS_KEY_ID"], told["AWS_SECRET_ACCESS_KEY"]} == {""}
    for name, value in ({**told, "EVIDENCE_URL": "s3://bucket/evidence"}).items():
        monkeypatch.setenv(name, value or "a-key")
    for name in ("GENERATIONS_URL", "EVIDENCE_URL"):
        store = object_store._open(env.object_store(name), timedelta(seconds=1))
        assert (store.config["bucket"], store.prefix) == ("bucket", name.partition("_")[0].lower())


def test_dependabot_reads_every_file_that_names_an_image():
    updates = yaml.safe_load((ROOT / ".github/dependabot.yml").read_text())["updates"]
    assert {"docker", "docker-compose"} <= {one["package-ecosystem"] for one in updates}


def test_only_what_asks_websites_has_a_way_out():
    out = {name for name, one in SERVICES.items() if "outside" in one["networks"]}
    assert out == {"probe", "grader", "sources", "browser", "live", "nginx"}
    assert COMPOSE["networks"]["inside"]["internal"] is True
    assert [name for name, one in SERVICES.items() if "ports" in one] == ["nginx"]


def test_the_firewall_allows_the_browser_the_ports_of_its_proxies_alone():
    rules = (ROOT / "deploy/no-route-out.nft").read_text()
    assert re.findall(r"skuid 65534 .*accept", rules) == [
        f'skuid 65534 oifname "lo" ip daddr 127.0.0.1 tcp dport {PORTS[0]}-{PORTS[-1]} accept'
    ]

    async def taken():
        async with Proxy(refuse) as one, Proxy(refuse) as other:
            return {one.port, other.port}

    ports = asyncio.run(taken())
    assert len(ports) == 2
    assert ports <= set(PORTS)


def test_who_shares_files_is_given_the_same_folder():
    assert {name for name, one in OURS.items() if "data:/data" in one.get("volumes", [])} == {
        "web-a",
        "web-b",
        "grader",
        "sources",
        "indexer",
        "model",
    }


def test_nothing_that_a_developer_keeps_gets_into_the_image():
    allowed = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    for name in allowed:
        assert any(path == name or path.startswith(f"{name}/") for path in tracked), name
    assert yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]["web-a"]["build"]["context"] == "."


def test_the_image_holds_every_package_of_the_service_and_its_licences():
    allowed = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())
    packages = told["tool"]["setuptools"]["packages"]["find"]["include"]
    files = [*told["project"]["license-files"], "README.md", "pyproject.toml", "setup.py"]
    assert allowed >= {*(name.rstrip("*") for name in packages), *(name.partition("/")[0] for name in files)}


def test_the_image_installs_by_hash_first_and_then_the_wheel_alone():
    text = (ROOT / "Dockerfile").read_text().replace("\\\n", "")
    first, wheel, *of_the_model = (
        " ".join(line.split()) for line in re.findall(r"/venv/bin/pip install ([^&\n]+)", text)
    )
    assert first.endswith("--no-deps --require-hashes -r /requirements.lock")
    assert wheel.endswith("--no-index --no-deps /wheel/*.whl")
    assert all("--no-deps --require-hashes" in one for one in of_the_model)
    assert "--no-deps --require-hashes -r /requirements-build.lock" in text


def test_the_image_works_where_the_packages_lie():
    text = (ROOT / "Dockerfile").read_text()
    (version,) = set(re.findall(r"^FROM python:(\d+\.\d+)\.", text, re.MULTILINE))
    assert f"WORKDIR /venv/lib/python{version}/site-packages\n" in text


def test_the_browsers_image_holds_what_its_command_names():
    program = SERVICES["browser"]["command"][0]
    copied = re.search(r"^COPY (deploy/.+) (/deploy/)$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    held = {f"{copied[2]}{name.rpartition('/')[2]}" for name in copied[1].split()}
    assert held == {program, "/deploy/no-route-out.nft"}
    assert all((ROOT / name).is_file() for name in copied[1].split())
