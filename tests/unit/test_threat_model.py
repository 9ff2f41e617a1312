"""Each threat of docs/threat-model.md names a test that exists."""

import ast
import re
from functools import cache

from tests.paths import ROOT

ROWS = [line for line in (ROOT / "docs/threat-model.md").read_text().splitlines() if line.startswith("| ")][
    1:
]
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


@cache
def functions_of(path: str) -> set[str]:
    file = ROOT / path
    tree = ast.parse(file.read_text()) if file.is_file() else ast.Module(body=[], type_ignores=[])
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_each_threat_names_a_test():
    assert len(ROWS) > 10
    assert [row for row in ROWS if not NAMED.search(row.split("|")[3])] == []


def test_each_test_that_is_named_exists():
    named = {found.groups() for row in ROWS for found in NAMED.finditer(row)}
    assert [(path, name) for path, name in sorted(named) if name not in functions_of(path)] == []
