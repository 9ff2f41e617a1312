"""The commands of docs/ci.md and action.yml, run as written.

Stand-ins replace what a CI service brings: a virtual environment with the code, docker, npm.
"""

import json
import os
import re
import subprocess
import sys

import pytest
import yaml
from junitparser import JUnitXml

from tests.paths import ROOT

pytestmark = pytest.mark.newcomer

GOOD = "sandpiper-parcels.test"
PAGE = (ROOT / "docs/ci.md").read_text()
BLOCKS = {
    heading.partition("\n")[0]: re.findall(r"^```\w*\n(.*?)^```", heading, re.DOTALL | re.MULTILINE)
    for heading in re.split(r"^##? ", PAGE, flags=re.MULTILINE)[1:]
}
ACTION = yaml.safe_load((ROOT / "action.yml").read_text())

VENV = """
[ "$1 $2" = "-m venv" ] || exit 90
mkdir -p "$3/bin" && cp "$SHIMS/pip" "$SHIMS/agent-readiness" "$3/bin"
cp "$SHIMS/real-python" "$3/bin/python"
"""
PIP = """
[ "$1" = install ] || exit 91
for last; do :; done
test -e "$last"
"""
DOCKER = """
case "$1" in
    build) grep -q " AS $3\\$" "$6/Dockerfile" ;;
    run) shift 3 && exec "$@" ;;
    *) exit 92 ;;
esac
"""


@pytest.fixture
def sh(sample_web, tmp_path):
    """The folder has this repository as a submodule."""
    shims = {"python": VENV, "python3": VENV, "pip": PIP, "docker": DOCKER, "npm": ""}
    shims["real-python"] = f'exec "{sys.executable}" "$@"'
    shims["agent-readiness"] = f'exec "{sys.executable}" "{ROOT}/manage.py" "$@"'
    (tmp_path / "shims").mkdir()
    for name, text in shims.items():
        shim = tmp_path / "shims" / name
        shim.write_text(f"#!/bin/sh\n{text}\n")
        shim.chmod(0o755)
    (tmp_path / "agent-readiness-index").symlink_to(ROOT)
    env = {
        "PATH": f"{tmp_path}/shims:{os.environ['PATH']}",
        "SHIMS": f"{tmp_path}/shims",
        "HOME": str(tmp_path),
        "DATA_DIR": str(tmp_path / "data"),
        "PROBE_CONNECT_TO": sample_web.connect_to,
        "PROBE_CA_BUNDLE": str(sample_web.ca_bundle),
        "PROBE_HOST_DELAY": "0",
        "PROBE_BROWSER": "off",
    }

    def run(script, *, folder=tmp_path, **more):
        script = script.replace("example.com", GOOD).replace("/tmp/index", f"{tmp_path}/index")
        return subprocess.run(
            ["bash", "-euo", "pipefail", "-c", script],
            cwd=folder,
            env=env | more,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )

    return run


def assert_passed(done):
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_first_commands_and_the_files_that_they_write(sh, tmp_path):
    (script,) = BLOCKS["In CI"]
    assert_passed(sh(script))
    assert JUnitXml.fromfile(str(tmp_path / "readiness.xml")).failures == 0
    assert json.loads((tmp_path / "baseline.json").read_text())["host"] == GOOD


def test_a_preview_on_localhost(sh, site):
    (script,) = BLOCKS["Before it is public"]
    home = f"http://localhost:{site.server_port}"
    script = script.replace("http://localhost:3000", home)
    text = "A shop for bicycles, with parts and repairs. " * 20
    context = {"anchor": home, "service-desc": [{"href": f"{home}/openapi.json"}]}
    site.pages |= {
        "/index.md": ("text/markdown", f"# Mended\n\n{text}"),
        "/llms.txt": ("text/plain", f"# Mended\n\n- [Home]({home}/): parts and repairs\n"),
        "/.well-known/api-catalog": ("application/linkset+json", json.dumps({"linkset": [context]})),
    }
    assert_passed(sh(script))


def test_the_job_of_gitlab(sh, tmp_path):
    (text,) = BLOCKS["GitLab"]
    job = yaml.safe_load(text)["agent-readiness"]
    assert_passed(sh("\n".join(job["script"])))
    assert JUnitXml.fromfile(str(tmp_path / job["artifacts"]["reports"]["junit"])).failures == 0


@pytest.fixture
def action(sh, tmp_path):
    """Run the action: its last step, and its outputs as a workflow sees them."""
    outputs = tmp_path / "outputs"

    def run(**inputs):
        outputs.write_text("")
        inputs = {name: one.get("default") for name, one in ACTION["inputs"].items()} | inputs
        assert set(inputs) == set(ACTION["inputs"])
        given = {f"inputs.{name}": str(value) for name, value in inputs.items()}
        given["github.action_path"] = str(ROOT)
        where = {
            "RUNNER_TEMP": str(tmp_path),
            "GITHUB_OUTPUT": str(outputs),
            "GITHUB_STEP_SUMMARY": str(tmp_path / "summary.md"),
        }
        for one in ACTION["runs"]["steps"]:
            if "run" in one:
                filled = {
                    name: re.sub(r"\$\{\{ (\S+) \}\}", lambda found: given[found[1]], value)
                    for name, value in one["env"].items()
                }
                done = sh(one["run"], **where, **_for_the_site(filled))
        return done, dict(line.split("=", 1) for line in outputs.read_text().splitlines())

    return run


def _for_the_site(env):
    return {name: value.replace("example.com", GOOD) for name, value in env.items()}


def test_the_step_of_github(action, tmp_path):
    (text,) = BLOCKS["GitHub Actions"]
    step, later = yaml.safe_load(text)
    done, outputs = action(**step["with"])
    assert_passed(done)
    assert re.fullmatch(rf"::notice title=Agent readiness of {GOOD}::\d of 5\n", done.stdout)
    assert f"| {GOOD} | passed |" in (tmp_path / "summary.md").read_text()
    assert outputs["score"] == re.search(r"(\d) of 5", done.stdout)[1]
    (result,) = json.loads(outputs["result"])
    assert (result["host"], str(result["readiness_score"])) == (GOOD, outputs["score"])
    named = set(re.findall(rf"steps\.{step['id']}\.outputs\.(\w+)", str(later)))
    assert named == set(ACTION["outputs"]) <= set(outputs)


def test_every_line_of_the_input_is_asked_and_a_failure_has_outputs_too(action):
    done, outputs = action(
        url=f"{GOOD} skylark-weather.test\r\n\n  mossy-elm-museum.test\n", **{"fail-under": "5"}
    )
    assert done.returncode == 1
    hosts = {"skylark-weather.test", GOOD, "mossy-elm-museum.test"}
    results = json.loads(outputs["result"])
    assert {result["host"] for result in results} == hosts
    assert outputs["score"] == str(min(result["readiness_score"] for result in results))


def test_the_input_for_private_addresses_is_the_option(action, site):
    inputs = {"url": f"http://localhost:{site.server_port}", "fail-under": "0"}
    refused, outputs = action(**inputs)
    assert (refused.returncode, outputs["score"], outputs["result"]) == (2, "", "[]")
    passed, outputs = action(**inputs, **{"allow-private": "true"})
    assert_passed(passed)
    assert outputs["score"] == "0"


def test_the_container(sh):
    (script,) = BLOCKS["Container"]
    assert_passed(sh(script, folder=ROOT))
