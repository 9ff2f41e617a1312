"""The house's arrows and the purity of judgement, read from the source itself."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
APPS = ("config", "operators", "index", "probes", "agentauth", "protocols")

ALLOWED = {
    "operators": {"operators"},
    "index": {"index", "operators"},
    "probes": {"probes", "index", "config", "operators"},
    "agentauth": {"agentauth", "operators", "config"},
    "protocols": {"protocols", "index", "agentauth", "probes", "config"},
}
"""Which of our apps each may import. Nothing points back."""

FROM_INDEX = {
    "index.admin",
    "index.listing.describe",
    "index.values.findings",
    "index.values.hosts",
    "index.listing.publish",
    "index.models",
    "index.values.reasons",
    "index.reports.site_report",
    "index.search.rows",
    "index.values.vocabulary",
}
"""What probes may take from the index: words and shapes, and the one function that publishes."""

PURE = (
    "index/values/vocabulary.py",
    "index/values/reasons.py",
    "index/values/findings.py",
    "index/checks/fixes.py",
    "index/values/hosts.py",
    "index/values/platforms.py",
    "index/values/tool_changes.py",
    "probes/isolation/budget.py",
    "probes/evidence/charsets.py",
    "probes/evidence/evidence.py",
    "probes/evidence/budget.py",
    "probes/evidence/page_run.py",
    "probes/checks/verdict.py",
    "probes/grading/listing_rule.py",
    "probes/grading/grade.py",
    "probes/grading/known.py",
    "probes/grading/rubric.py",
    "probes/consent",
    "probes/checks",
    "probes/facts",
    "probes/readers",
)
PURE_MODULES = {
    "base64", "binascii", "collections", "dataclasses", "datetime", "difflib", "email", "enum", "functools", "hashlib", "html",
    "itertools", "json", "math", "operator", "re", "types", "typing", "unicodedata", "urllib", "zlib", "string", "codecs",
    "idna", "isal", "lxml", "publicsuffixlist",
    "index.values.vocabulary", "index.values.reasons", "index.values.findings", "index.values.hosts", "index.values.platforms",
    "probes.isolation.budget", "probes.evidence.charsets", "probes.evidence.evidence", "probes.evidence.page_run", "probes.checks.verdict", "probes.grading.listing_rule", "probes.grading.rubric", "probes.grading.known", "probes.consent", "probes.checks",
    "probes.facts", "probes.readers", "probes",
}  # fmt: skip
IMPURE_NAMES = {"open", "now", "today", "utcnow", "urlopen", "random", "token_hex", "print", "input"}


def sources(place: str) -> Iterator[Path]:
    path = ROOT / place
    yield from (
        [path] if path.is_file() else sorted(p for p in path.rglob("*.py") if "migrations" not in p.parts)
    )


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield str(node.module)
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("app", ALLOWED)
def test_an_app_imports_only_the_apps_that_its_arrows_point_to(app):
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sources(app)
        for name in imports(path)
        if name.partition(".")[0] in APPS and name.partition(".")[0] not in ALLOWED[app]
    ]
    assert not wrong


def test_probes_take_only_words_shapes_and_publish_from_the_index():
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sources("probes")
        for name in imports(path)
        if name.startswith("index.") and ".".join(name.split(".")[:2]) not in FROM_INDEX
    ]
    assert not wrong


@pytest.mark.parametrize("place", PURE)
def test_judgement_imports_no_network_clock_orm_or_settings(place):
    allowed = PURE_MODULES
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sources(place)
        for name in imports(path)
        if not any(name == ok or name.startswith(ok + ".") for ok in allowed - {"probes"})
        and name != "probes"
    ]
    assert not wrong


@pytest.mark.parametrize("place", PURE)
def test_judgement_calls_no_clock_chance_or_file(place):
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno} calls {name}"
        for path in sources(place)
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call)
        for name in [getattr(node.func, "attr", getattr(node.func, "id", ""))]
        if name in IMPURE_NAMES
    ]
    assert not wrong


def test_only_the_network_module_opens_sockets():
    opening = {
        "aiohappyeyeballs",
        "aiohttp",
        "httptools",
        "socket",
        "ssl",
        "http.client",
        "httpx",
        "requests",
        "urllib.request",
        "aiodns",
    }
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sources("probes")
        if "net" not in path.parts
        for name in imports(path)
        if name in opening or any(name.startswith(o + ".") for o in opening)
    ]
    assert not wrong


def test_every_file_says_what_it_is_for():
    silent = [
        str(path.relative_to(ROOT))
        for app in APPS
        for path in sources(app)
        if path.read_text().strip() and ast.get_docstring(ast.parse(path.read_text())) is None
    ]
    assert not silent


def test_every_reason_has_prose_and_every_prose_a_reason():
    from index.values.reasons import OUTCOME_TEXTS, REASON_TEXTS, OutcomeReason, Reason

    assert set(REASON_TEXTS) == set(Reason)
    assert set(OUTCOME_TEXTS) == set(OutcomeReason)


def test_every_decision_record_has_a_number_of_its_own_and_is_listed_under_it():
    records = ROOT / "docs" / "adr"
    listed = re.findall(r"^(\d+)\. \[.+\]\((.+)\)$", (records / "README.md").read_text(), re.MULTILINE)
    assert [(f"{int(number):04}", name) for number, name in listed] == [
        (path.name[:4], path.name) for path in sorted(records.glob("[0-9]*.md"))
    ]
    assert len({number for number, _ in listed}) == len(listed) > 0
