"""The manifests for Kubernetes are valid, and say what compose.yaml says."""

import ipaddress
import re
import shutil
import subprocess

import kubernetes_validate
import pytest
import yaml
from django.core.management import get_commands

from operators.launch import command_lines
from tests.deploy.deployment import ROOT
from tests.deploy.test_compose import COMMANDS, OURS, parts

FOLDER = ROOT / "deploy/kubernetes"
BASE = yaml.safe_load((FOLDER / "kustomization.yaml").read_text())
SECRET = yaml.safe_load((FOLDER / "secret.example.yaml").read_text())
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
    for manifest in [*OBJECTS, SECRET]:
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
    names = given | set(SETTINGS) | set(SECRET["stringData"])
    assert names - documented - {"GRANIAN_WORKERS"} - set(command_lines.WEB_ENV) == set()
    assert set(SECRET["stringData"].values()) == {""}
    assert not set(SETTINGS) & set(SECRET["stringData"])


def test_variables_that_compose_gives_are_given_here_too():
    for name, spec in PODS.items():
        (container,) = spec["containers"]
        compose = OURS[COMPOSE_NAMES.get(name, name)]["environment"]
        here = {variable["name"]: variable["value"] for variable in container.get("env", ())}
        optional = {"HSTS_INCLUDE_SUBDOMAINS", "HSTS_PRELOAD"}
        assert set(compose) - optional <= set(here) | set(SETTINGS) | set(SECRET["stringData"]), name
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


def test_only_workers_that_send_mail_reach_mail_servers():
    reading = set()
    for name, spec in PODS.items():
        words = spec["containers"][0]["command"]
        queues = words[words.index("--queues") + 1].split(",") if "--queues" in words else []
        if not {"celery", "robots"}.isdisjoint(queues):
            reading.add(name)
    assert selected(policy("mail")["podSelector"]["matchLabels"]) == reading
