"""Names that leave a module say what they are: verbs and nouns, not "said", "kept" or "one"."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.paths import ROOT

PRODUCT = ("config", "index", "probes", "agentauth", "protocols", "operators", "training")
# They end like participles, and are none.
NO_PARTICIPLES = frozenset({"embed", "exceed", "feed", "need", "proceed", "seed", "shed", "speed"})
IRREGULAR = frozenset(
    (  # noqa: SIM905 - reads better as one text
        "begun bought broken brought built chosen done drawn driven fallen felt forgotten found gave given "
        "gone got grown heard held hidden kept known laid led left lost made meant met paid put said seen "
        "sent shown sold spent spoken taken thought thrown told torn understood withdrawn won worn written"
    ).split()
)
SAY_NOTHING = frozenset({"because", "of", "one", "read", "some", "grade"})
# The field's words, and names that are written down elsewhere.
ALLOWED = {
    "Led": "a schema of OpenAPI",
    "Verified": "a schema of OpenAPI",
    "INITIALIZED": "a method of MCP",
    "labelled": "pages with labels",
    "embedded": "servers that run within the service",
    "grade": "a Celery task, whose name is stored in the queue",
    "anchored": "a template filter",
    "quoted": "a library of template filters",
    "reported": "a library of template filters",
    "scored": "a template filter",
    "unscored": "a template filter",
}


def says_nothing(name: str) -> bool:
    word = name.lower()
    is_regular = word.endswith("ed") and "_" not in word and word not in NO_PARTICIPLES
    return word in IRREGULAR or word in SAY_NOTHING or (is_regular and not _is_compound(name))


def _is_compound(name: str) -> bool:
    """Whether it is a class of several words, such as `BodyRefused`."""
    return not name.isupper() and any(char.isupper() for char in name[1:])


def paths() -> Iterator[Path]:
    for app in PRODUCT:
        yield from (path for path in sorted((ROOT / app).rglob("*.py")) if "migrations" not in path.parts)


@cache
def public_names(path: Path) -> tuple[str, ...]:
    return tuple(_public_names(path))


def _public_names(path: Path) -> Iterator[str]:
    yield path.parent.name if path.stem == "__init__" else path.stem
    for node in ast.parse(path.read_text()).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (target.id for target in targets if isinstance(target, ast.Name))
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from (f"{node.name}.{name}" for name in _methods(node))


def _methods(node: ast.ClassDef) -> Iterator[str]:
    """Participles say what a property tells: `evidence.started`, `reply.failed`."""
    for part in node.body:
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) and part.name in IRREGULAR | SAY_NOTHING:
            yield part.name


@pytest.mark.parametrize("app", PRODUCT)
def test_a_name_that_leaves_its_module_is_no_bare_participle_and_no_little_word(app):
    found = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in paths()
        if path.relative_to(ROOT).parts[0] == app
        for name in public_names(path)
        if not name.startswith("_") and says_nothing(name.rpartition(".")[2]) and name not in ALLOWED
    }
    assert not found


def test_what_is_allowed_is_there():
    assert not ALLOWED.keys() - {name for path in paths() for name in public_names(path)}


def test_the_rule_knows_a_participle_from_a_noun():
    for name in ("said", "KEPT", "Tried", "asked", "of", "grade"):
        assert says_nothing(name), name
    for name in ("seed", "judge_llms_txt", "PackedVisit", "one_of", "BodyRefused", "MAX_READ"):
        assert not says_nothing(name), name
