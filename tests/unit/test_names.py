"""Unique names of classes, and the names of the glossary."""

import ast
import re
from collections import defaultdict

from tests.paths import ROOT

APPS = ("config", "index", "probes", "agentauth", "protocols", "operators", "training")

ALLOWED = {
    "Command",  # Django finds commands by this name
    "Objection",  # A row, and the form in OpenAPI that makes one
}


def classes():
    found = defaultdict(list)
    for app in APPS:
        for path in sorted((ROOT / app).rglob("*.py")):
            place = path.relative_to(ROOT)
            if "migrations" in place.parts:
                continue
            for node in ast.parse(path.read_text()).body:
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(f"{place}:{node.lineno}")
    return found


def test_no_two_classes_have_one_name():
    double = {name: places for name, places in classes().items() if len(places) > 1 and name not in ALLOWED}
    assert double == {}


def test_the_glossary_names_each_term_once_and_only_places_that_exist():
    rows = re.findall(
        r"^\| ([^|]+) \| [^|]+ \| `([^`|]+)` \|$", (ROOT / "docs/glossary.md").read_text(), re.MULTILINE
    )
    terms = [term for row, _ in rows for term in row.split(", ")]
    assert len(terms) == len(set(terms)) > 30
    assert [place for _, place in rows if not (ROOT / place).exists()] == []
