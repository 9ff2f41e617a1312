"""The manifests for Kubernetes are valid, and say what compose.yaml says."""

import ipaddress
import os
import re
import shutil
import subprocess
import sys

import kubernetes_validate
import pytest
import yaml
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.core.management import get_commands
from redis import Redis

from config.celery import app
from config.env import mail_server
from operators.launch import command_lines
from probes import signing_keys
from probes.schedule import control
from tests import published
from tests.deploy.deployment import ROOT
from tests.deploy.test_compose import COMMANDS, OURS, parts
from tests.empty_database import empty_database
from tests.waiting import until

SCHEDULE = settings.CELERY_BEAT_SCHEDULE.values()

FOLDER = ROOT / "deploy/kubernetes"
BASE = yaml.safe_load((FOLDER / "kustomization.yaml").read_text())
SECRETS = [*yaml.safe_load_all((FOLDER / "secret.example.yaml").read_text())]
KEYS = {each["metadata"]["name"]: each["stringData"] for each in SECRETS}  # Of each secret
OBJECTS = [each for name in BASE["resources"] for each in yaml.safe_load_all((FOLDER / name).read_text())]
SETTINGS = next(each["data"] for each in OBJECTS if each["kind"] == "ConfigMap")
PODS = {
    each["metadata"]["name"]: each["spec"]["template"]["spec"]
    for each in OBJECTS
    if each["kind"] in {"Deployment", "Job"}
}
PODS_WITH_ROOT = {"browser", "live"}
COMPOSE_NAMES = {"web": "web-a"}
VERSION_OF_IMAGES = OURS["web-a"]["image"].rpartition(":")[2]


def containers(spec):
    return [*spec.get("initContainers", ()), *spec["containers"]]


def policy(name):
    return next(
        each["spec"]
        for each in OBJECTS
        if each["kind"] == "NetworkPolicy" and each["metadata"]["name"] == name
    )


def selected(labels):
    """Names of the pods that have all these labels."""
    return {
        each["metadata"]["name"]
        for each in OBJECTS
        if each["kind"] in {"Deployment", "Job"}
        and labels.items() <= each["spec"]["template"]["metadata"]["labels"].items()
    }


def test_every_file_belongs_to_the_base_and_every_object_is_valid():
    files = {path.name for path in FOLDER.glob("*.yaml")} - {"kustomization.yaml", "secret.example.yaml"}
    assert files == set(BASE["resources"])
    for manifest in [*OBJECTS, *SECRETS]:
        kubernetes_validate.validate(manifest, "1.37", strict=True)


def test_the_validator_notices_a_field_that_there_is_not():
    broken = {**OBJECTS[0], "dta": {}}
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(broken, "1.37", strict=True)


@pytest.mark.skipif(shutil.which("kubectl") is None, reason="kubectl is not installed")
def test_kustomize_builds_the_base_with_the_images_of_this_version():
    built = subprocess.run(["kubectl", "kustomize", FOLDER], capture_output=True, text=True, check=True)
    images = re.findall(r"image: (\S+)", built.stdout)
    assert {image.rpartition(":")[2] for image in images} == {VERSION_OF_IMAGES}
    assert len(list(yaml.safe_load_all(built.stdout))) == len(OBJECTS)


def test_images_are_those_of_compose_at_its_version():
    tags = {each["name"]: each["newTag"] for each in BASE["images"]}
    ours = {one["image"].rpartition(":")[0] for one in OURS.values()}
    assert tags == dict.fromkeys(ours, VERSION_OF_IMAGES)
    assert {each["image"] for spec in PODS.values() for each in containers(spec)} == ours


@pytest.mark.parametrize("name", [name for name in COMMANDS if name != "web-b"])
def test_a_container_starts_the_same_command_as_make_run(name):
    (container,) = PODS["web" if name == "web-a" else name]["containers"]
    assert parts(container["command"]) == parts(COMMANDS[name]())


def test_jobs_run_commands_that_there_are():
    ran = {tuple(each["command"]) for spec in PODS.values() for each in containers(spec)}
    ours = {command[1] for command in ran if command[0] == "agent-readiness"}
    assert ours == {"migrate", "model"}
    assert ours <= set(get_commands())


def test_every_variable_is_one_that_is_documented_and_secrets_have_no_value():
    documented = set(re.findall(r"`([A-Z][A-Z0-9_]+)`", (ROOT / "docs/settings.md").read_text()))
    given = {
        variable["name"]
        for spec in PODS.values()
        for each in containers(spec)
        for variable in each.get("env", ())
    }
    secret = {name: value for keys in KEYS.values() for name, value in keys.items()}
    names = given | set(SETTINGS) | set(secret)
    assert names - documented - {"GRANIAN_WORKERS"} - set(command_lines.WEB_ENV) == set()
    assert set(secret.values()) == {""}
    assert not set(SETTINGS) & set(secret)


def test_variables_that_compose_gives_are_given_here_too():
    for name, spec in PODS.items():
        (container,) = spec["containers"]
        compose = OURS[COMPOSE_NAMES.get(name, name)]["environment"]
        here = {variable["name"]: variable["value"] for variable in container.get("env", ())}
        optional = {"HSTS_INCLUDE_SUBDOMAINS", "HSTS_PRELOAD"}
        assert set(compose) - optional - set(SPLIT) <= set(here) | set(SETTINGS), name
        assert here.get("PROBE_BROWSER", SETTINGS["PROBE_BROWSER"]) == compose["PROBE_BROWSER"]


def test_pods_have_no_privileges_but_those_that_start_chromium_as_another_user():
    for name, spec in PODS.items():
        assert spec["securityContext"]["runAsNonRoot"] is True
        assert spec["securityContext"]["seccompProfile"] == {"type": "RuntimeDefault"}
        assert spec["automountServiceAccountToken"] is False
        assert spec["enableServiceLinks"] is False  # WEB_PORT and the like are no settings
        for each in containers(spec):
            allowed = each["securityContext"]
            assert allowed["readOnlyRootFilesystem"] is True
            assert allowed["allowPrivilegeEscalation"] is False
            assert allowed["capabilities"]["drop"] == ["ALL"]
            assert each["resources"]["limits"]["memory"]
            assert set(each["resources"]["requests"]) == {"cpu", "memory"}
            assert (allowed.get("runAsUser") == 0) == (name in PODS_WITH_ROOT)
            added = OURS[name]["cap_add"] if name in PODS_WITH_ROOT else []
            assert allowed["capabilities"].get("add", []) == added


def test_web_servers_are_asked_whether_they_are_ready_and_one_always_stays():
    (web,) = PODS["web"]["containers"]
    (port,) = web["ports"]
    assert str(port["containerPort"]) in web["command"]
    for probe in ("startupProbe", "readinessProbe"):
        assert web[probe]["httpGet"] == {"path": "/readyz", "port": port["name"]}
    (budget,) = (each for each in OBJECTS if each["kind"] == "PodDisruptionBudget")
    assert selected(budget["spec"]["selector"]["matchLabels"]) == {"web"}
    deployment = next(
        each for each in OBJECTS if each["kind"] == "Deployment" and each["metadata"]["name"] == "web"
    )
    assert deployment["spec"]["replicas"] > budget["spec"]["minAvailable"]


def test_beat_is_never_there_twice():
    beat = next(
        each for each in OBJECTS if each["kind"] == "Deployment" and each["metadata"]["name"] == "beat"
    )
    assert beat["spec"]["replicas"] == 1
    assert beat["spec"]["strategy"] == {"type": "Recreate"}


def test_only_what_asks_websites_has_a_way_out_and_none_inside():
    closed = policy("nothing-else")
    assert selected(closed["podSelector"]["matchLabels"]) == set(PODS)
    assert closed["policyTypes"] == ["Ingress", "Egress"]
    assert not {"ingress", "egress"} & set(closed)
    out = policy("websites")
    asking = {name for name, one in OURS.items() if "outside" in one["networks"]}
    assert selected(out["podSelector"]["matchLabels"]) == asking
    (rule,) = out["egress"]
    assert [port["port"] for port in rule["ports"]] == [80, 443]
    closed = [ipaddress.ip_network(inside) for place in rule["to"] for inside in place["ipBlock"]["except"]]
    for address in ("10.1.2.3", "172.20.0.1", "192.168.1.1", "169.254.169.254", "100.100.0.1", "fd00::1"):
        assert any(ipaddress.ip_address(address) in network for network in closed), address


def test_everybody_reaches_databases_and_nobody_outside_reaches_them():
    rules = policy("names-and-databases")
    assert selected(rules["podSelector"]["matchLabels"]) == set(PODS)
    for rule in rules["egress"]:
        assert {port["port"] for port in rule["ports"]} in ({53}, {5432, 6379})
        for place in rule["to"]:
            if block := place.get("ipBlock"):
                assert ipaddress.ip_network(block["cidr"]).is_private
    callers = policy("callers")
    assert selected(callers["podSelector"]["matchLabels"]) == {"web"}


def reading(*queues):
    """Names of the pods whose workers read any of these queues."""
    found = set()
    for name, spec in PODS.items():
        words = spec["containers"][0]["command"]
        read = words[words.index("--queues") + 1].split(",") if "--queues" in words else []
        if not set(queues).isdisjoint(read):
            found.add(name)
    return found


MAILING = reading("celery", "robots")  # mail_objections, settle_claims; mail_watchers


def test_only_workers_that_send_mail_reach_mail_servers():
    assert selected(policy("mail")["podSelector"]["matchLabels"]) == MAILING


# --- Secrets --------------------------------------------------------------------------------------

ASKING = selected(policy("websites")["podSelector"]["matchLabels"])
OF_EVIDENCE = reading("probe", "grade", "sources", "browser")  # They store it, or grade, show and delete it
SPLIT = {
    "DATABASE_URL": set(PODS) - {"beat"},
    "REDIS_URL": set(PODS) - {"migrate"},
    "SECRET_KEY": {"web"} | ASKING,  # It opens the keys that sign requests
    "METRICS_TOKEN": {"web"},
    "EMAIL_URL": {"web"} | MAILING,
    "AWS_ACCESS_KEY_ID": selected({"agent-readiness/search-files": "yes"}) | OF_EVIDENCE,
    "AWS_SECRET_ACCESS_KEY": selected({"agent-readiness/search-files": "yes"}) | OF_EVIDENCE,
}


def secrets_of(container):
    """Names of the secrets, and whether the pod starts without."""
    references = (each["secretRef"] for each in container.get("envFrom", ()) if "secretRef" in each)
    return {each["name"]: each.get("optional", False) for each in references}


def variables(container):
    """Every variable that the container gets, with what the files say."""
    found = dict(SETTINGS)
    for name in secrets_of(container):
        found |= KEYS[name]
    return found | {each["name"]: each["value"] for each in container.get("env", ())}


def test_a_pod_gets_the_secrets_that_its_command_needs_and_no_other():
    for name, spec in PODS.items():
        (container,) = spec["containers"]
        given = {variable for variable in variables(container) if variable in SPLIT}
        assert given == {variable for variable, pods in SPLIT.items() if name in pods}, name
        for before in spec.get("initContainers", ()):
            assert not secrets_of(before)
    assert {variable for keys in KEYS.values() for variable in keys} == set(SPLIT)
    used = {secret for spec in PODS.values() for each in containers(spec) for secret in secrets_of(each)}
    assert used == set(KEYS)


def test_web_servers_know_that_there_is_mail_and_neither_user_nor_password(monkeypatch):
    (web,) = PODS["web"]["containers"]
    monkeypatch.setenv("EMAIL_URL", variables(web)["EMAIL_URL"])
    server = mail_server("EMAIL_URL")
    assert (server.user, server.password) == ("", "")
    assert "agent-readiness-mail" not in secrets_of(web)


def test_only_the_indexer_may_write_search_files_and_only_with_evidence_in_a_store_others_reach_one():
    given = {name: secrets_of(spec["containers"][0]) for name, spec in PODS.items()}
    for end, pods in (("store-writer", {"indexer"}), ("store-reader", {"web"}), ("evidence", OF_EVIDENCE)):
        secret = f"agent-readiness-{end}"
        found = {name: secrets[secret] for name, secrets in given.items() if secret in secrets}
        assert found == dict.fromkeys(pods, end == "evidence")  # without that one they start


def started(name, tmp_path, **real):
    """The environment of a pod: what the files say, with real values for what they leave empty."""
    (container,) = PODS[name]["containers"]
    given = variables(container)
    assert set(real) <= set(given)
    kept = {key: os.environ[key] for key in ("PATH", "HOME", "LANG") if key in os.environ}
    return kept | given | real | {"DATA_DIR": str(tmp_path), "PROBE_BROWSER": "off"}


@pytest.mark.parametrize("name", PODS)
def test_the_settings_of_a_pod_are_read_without_the_others(name, tmp_path):
    ran = subprocess.run(
        [sys.executable, "-c", "import config.settings"], cwd=ROOT, env=started(name, tmp_path),
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr


def test_migrate_needs_the_database_alone_and_starts_no_server(tmp_path, django_db_blocker):
    with empty_database(django_db_blocker) as url:
        ran = subprocess.run(
            [sys.executable, "manage.py", "migrate", "--plan"], cwd=ROOT,
            env=started("migrate", tmp_path, DATABASE_URL=url), capture_output=True, text=True, check=False,
        )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert "index.0001" in ran.stdout
    assert not {path.name for path in tmp_path.iterdir()} & {"postgres", "redis", "logs"}


def test_beat_needs_redis_alone(tmp_path):
    url = settings.REDIS_URL
    words = [sys.executable, *PODS["beat"]["containers"][0]["command"][1:]]
    words[words.index("--schedule") + 1] = str(tmp_path / "schedule")
    with Redis.from_url(url) as broker:
        broker.flushdb()
        with (tmp_path / "log").open("w") as log:
            beat = subprocess.Popen(
                words, cwd=ROOT, env=started("beat", tmp_path, REDIS_URL=url), stdout=log, stderr=log
            )
        try:
            until(lambda: broker.llen("grade"))
        finally:
            beat.terminate()
            beat.wait()
            broker.flushdb()
    assert "Traceback" not in (tmp_path / "log").read_text()


@pytest.mark.django_db(transaction=True)
def test_the_indexer_needs_no_key_and_what_asks_websites_does(settings, tmp_path):
    settings.DATA_DIR, settings.OPEN_DATA = tmp_path, True
    signing_keys.signer()  # makes the first key
    published.listed("larkspur.test")
    app.loader.import_default_modules()
    settings.SECRET_KEY = ""  # whatever reads it raises
    of_the_indexer = [entry for entry in SCHEDULE if entry["options"].get("queue") == "index"]
    assert len(of_the_indexer) >= 3
    for entry in of_the_indexer:
        app.tasks[entry["task"]].run()
    with pytest.raises(ImproperlyConfigured):
        control.current_policy()
