"""What the docs name exists, and ADRs have one form."""

import ast
import re

from django.core.management import get_commands
from django.urls import resolve

from tests.each import each
from tests.paths import ROOT

RECORDS = sorted((ROOT / "docs/adr").glob("[0-9]*.md"))
DOCS = [ROOT / "README.md", ROOT / "bench/RESULTS.md", *sorted((ROOT / "docs").rglob("*.md"))]
TOP = (
    "agentauth",
    "bench",
    "config",
    "deploy",
    "docs",
    "index",
    "operators",
    "probes",
    "protocols",
    "tests",
    "training",
)
GUIDES = ("CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md")
SECTIONS = ["Context", "Decision", "Consequences"]
SCREEN = 60  # The most lines of a decision record


def name(path):
    return str(path.relative_to(ROOT))


def prose(path):
    return re.sub(r"^```.*?^```", "", path.read_text(), flags=re.DOTALL | re.MULTILINE)


def blocks(path):
    return re.findall(r"^```\n(.*?)^```", path.read_text(), flags=re.DOTALL | re.MULTILINE)


def codes(path):
    return re.findall(r"`([^`\n]+)`", prose(path))


def first_cells(path, heading=""):
    """The code in the first cell of each row, of all tables without a heading."""
    text = path.read_text().partition(heading)[2]
    cells = re.findall(r"^\| (`.+?) \|", text, re.MULTILINE)
    return [code for cell in cells for code in re.findall(r"`([^`]+)`", cell)]


@each("path", RECORDS, ids=name)
def test_a_decision_record_has_date_status_and_three_sections_on_one_screen(path):
    lines = path.read_text().splitlines()
    assert re.fullmatch(rf"# {int(path.name[:4])}\. \S.*", lines[0])
    assert re.fullmatch(r"- Date: \d{4}-\d\d-\d\d(, revised \d{4}-\d\d-\d\d)?", lines[2])
    assert re.fullmatch(r"- Status: (accepted|superseded by ADR \d+)", lines[3])
    assert [line[3:] for line in lines if line.startswith("## ")] == SECTIONS
    assert len(lines) <= SCREEN
    assert [line for line in lines if len(line) > 120 and not line.startswith("|")] == []


@each("path", [*DOCS, *(ROOT / guide for guide in GUIDES)], ids=name)
def test_every_link_leads_to_a_file_and_every_anchor_to_a_heading(path):
    for link in re.findall(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"", prose(path)):
        target, _, anchor = (link[0] or link[1]).partition("#")
        if target.startswith(("http://", "https://")):
            continue
        file = (path.parent / target).resolve() if target else path
        assert file.exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.+)$", file.read_text(), re.MULTILINE)
            assert anchor in {re.sub(r"[^\w -]", "", one).lower().replace(" ", "-") for one in headings}


@each("path", DOCS, ids=name)
def test_every_file_and_module_that_is_named_exists(path):
    made = set(re.findall(r"^`([^`]+)`, a new file", path.read_text(), re.MULTILINE))  # what a walk adds
    named = [code for code in codes(path) if re.fullmatch(rf"(?:{'|'.join(TOP)})/[\w./-]*", code)]
    files = [code for code in named if code not in made]
    assert [file for file in files if not (ROOT / file).exists()] == []
    modules = [code for code in codes(path) if re.fullmatch(rf"(?:{'|'.join(TOP)})\.[\w.]+", code)]
    assert [one for one in modules if not is_there(one.split("."))] == []


def is_there(parts):
    """A module, or a name in one."""
    for count in range(len(parts), 0, -1):
        place = ROOT.joinpath(*parts[:count])
        for file in (place.with_suffix(".py"), place / "__init__.py"):
            if file.is_file():
                return all(re.search(rf"\b{part}\b", file.read_text()) for part in parts[count:])
    return False


@each("path", DOCS, ids=name)
def test_every_command_that_is_named_exists(path):
    text = path.read_text()
    made = re.findall(r"`make ([a-z][a-z-]*)", text) + [
        target for block in blocks(path) for target in re.findall(r"^make ([a-z-]+)", block, re.MULTILINE)
    ]
    assert set(made) <= targets()
    managed = re.findall(
        r"(?:manage\.py|agent-readiness) ([a-z_]+)\b", "\n".join([*codes(path), *blocks(path)])
    )
    assert set(managed) <= set(get_commands())


def targets():
    return set(re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(), re.MULTILINE))


def test_the_guide_for_developers_lists_every_target_of_the_makefile():
    listed = first_cells(ROOT / "docs/development.md", "## Commands of make")
    assert {one.removeprefix("make ") for one in listed} == targets()
    assert len(set(listed)) == len(listed)


def test_the_guide_for_operators_lists_every_command_of_ours():
    ours = {path.stem for path in ROOT.glob("*/management/commands/[!_]*.py")}
    below = (ROOT / "docs/operations.md").read_text().partition("## Commands")[2].split("```")[1]
    listed = re.findall(r"^agent-readiness (\w+)", below, re.MULTILINE)
    assert set(listed) == ours | {"check"}


def test_the_settings_are_those_that_are_read_with_their_defaults():
    text = (ROOT / "docs/settings.md").read_text()
    told = dict(re.findall(r"^\| `([A-Z_]+)` \| (.+?) \|", text, re.MULTILINE))
    calls = [one for one in ast.walk(ast.parse((ROOT / "config/settings.py").read_text())) if is_read(one)]
    assert set(told) == {ast.literal_eval(call.args[0]) for call in calls}
    plain = [call for call in calls if len(call.args) > 1 and isinstance(call.args[1], ast.Constant)]
    defaults = {ast.literal_eval(call.args[0]): f"`{ast.literal_eval(call.args[1])}`" for call in plain}
    assert len(defaults) > 5
    assert defaults == {one: told[one] for one in defaults}


def is_read(node):
    """Whether this calls a reader of the environment."""
    return isinstance(node, ast.Call) and ast.unparse(node.func).startswith("env.")


def test_every_address_that_is_told_is_one_of_ours():
    addresses = first_cells(ROOT / "docs/service.md", "## Addresses")
    assert len(addresses) > 20
    for address in addresses:
        path = address.partition("?")[0].replace("<host>", "a.example").replace("<check>", "mcp_server")
        assert resolve(path.replace("<id>", "a").replace("<kind>", "saas").replace("<code>", "GB"))
