"""Which modules may import which, and the purity of judgement."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from django.db.migrations.loader import MigrationLoader

from tests.paths import ROOT

APPS = ("config", "index", "probes", "agentauth", "protocols", "operators")

# Which of our other apps each may import.
ALLOWED = {
    "config": set(),
    "index": {"config"},
    "probes": {"config", "index"},
    "agentauth": {"config", "index"},
    "protocols": {"config", "index", "probes", "agentauth"},
    "operators": {"config", "index", "probes", "agentauth", "protocols"},
}

# Rooms of an app, from the bottom: each imports its own level and those below.
#
# "launch.log_files" stands lower than the rest of "launch".
LEVELS = {
    "config": (
        {"apps", "counts", "env", "files", "formats", "logs", "middleware", "object_store", "observability",
         "printable", "processes", "redis_access", "worklist"},
        {"admin", "beat", "database", "heartbeat", "mail", "urls"},
        {"checks", "data_dir"},
        {"celery", "settings", "wsgi"},
    ),
    "index": (
        {"values", "templatetags"},
        {"checks"},
        {"filters", "facts"},
        {"models", "shapes", "apps"},
        {"listing"},
        {"embedding", "fulltext", "place_names"},
        {"generations", "seeding"},
        {"search"},
        {"reports"},
        {"dataset", "months", "pages"},
        {"templatetags.reported", "templatetags.result_lines"},
        {"admin", "management", "tasks", "urls"},
    ),
    "probes": (
        {"models", "isolation", "templatetags"},
        {"progress"},
        {"evidence"},
        {"readers"},
        {"consent"},
        {"net", "facts", "checks"},
        {"browser", "signing_keys"},
        {"grading"},
        {"gather"},
        {"schedule"},
        {"publishing"},
        {"sources"},
        {"operations", "worker"},
        {"live"},
        {"admin", "management", "tasks"},
    ),
    "agentauth": (
        {"apps", "models", "middleware"},
        {"registrations"},
        {"caller"},
        {"quota"},
        {"claims", "watching"},
        {"admin", "tasks"},
    ),
    "protocols": (
        {"apps", "documents.introduction", "errors", "ignored_parameters",
            "registration.mail_addresses", "revalidation"},
        {"bodies", "jsonrpc", "origins"},
        {"documents.serving", "limits", "schemas", "webhooks"},
        {"live_checks", "page_limits", "registration", "tools"},
        {"a2a", "mcp", "pages", "rest"},
        {"documents"},
        {"ard", "mcp_registry"},
        {"documents.openapi"},
        {"documents.sitemap"},
        {"urls"},
    ),
    "operators": (
        {"apps", "backup", "ci", "commands", "ending", "health", "launch.leftovers", "launch.log_files",
            "metrics", "overview", "sample_web"},
        {"embedded", "site", "urls"},
        {"launch"},
        {"admin", "command_line", "management", "web"},
    ),
}  # fmt: skip

# Rooms that must not import others of their app.
FORBIDDEN = {
    "probes.net": {"gather", "checks", "facts", "grading", "publishing", "schedule", "worker", "live",
        "operations"},
    "probes.browser": {"gather", "checks", "facts", "grading", "publishing", "schedule", "worker", "live",
        "operations"},
    "probes.gather": {"checks", "facts", "grading", "publishing", "schedule", "worker", "live", "operations"},
    "probes.sources": {"browser", "gather", "checks", "facts", "grading", "publishing", "worker", "live"},
    "probes.sources.named_hosts": {"net.http", "operations"},
    "probes.live": {"publishing", "schedule.schedule", "schedule.leases", "worker"},
}  # fmt: skip

# What probes may take from the index.
FROM_INDEX = {
    "index.admin",
    "index.checks",
    "index.listing",
    "index.models",
    "index.reports",
    "index.search.rows",
    "index.shapes",
    "index.values",
}

# Rooms that hold modules of one kind, however many.
ONE_KIND = {
    "config",
    "operators/sample_web",
    "index/checks",
    "probes/checks",
    "probes/facts",
    "probes/readers",
    "probes/sources",
}
SIDE_BY_SIDE = 14

PURE = (
    "index/values",
    "index/checks",
    "index/filters.py",
    "index/facts.py",
    "probes/evidence/budget.py",
    "probes/evidence/charsets.py",
    "probes/evidence/evidence.py",
    "probes/evidence/link.py",
    "probes/evidence/page_run.py",
    "probes/isolation/budget.py",
    "probes/grading/finding.py",
    "probes/grading/changelog.py",
    "probes/grading/rubric.py",
    "probes/grading/finding.py",
    "probes/grading/rubric.py",
    "probes/consent",
    "probes/checks",
    "probes/facts",
    "probes/readers",
)
PURE_MODULES = {
    "array", "base64", "binascii", "bisect", "collections", "dataclasses", "datetime", "difflib", "email",
    "enum", "functools", "hashlib", "html", "ipaddress",
    "itertools", "json", "math", "operator", "re", "types", "typing", "unicodedata", "urllib", "zlib",
    "statistics", "string", "codecs",
    "idna", "isal", "lxml", "publicsuffixlist", "rfc8785",
    "index.values", "index.checks", "index.facts", "index.filters", "probes.evidence",
    "probes.isolation.budget", "probes.grading", "probes.consent", "probes.checks",
    "probes.facts", "probes.readers", "probes",
}  # fmt: skip
KNOWS_ITS_ORIGIN = "index/values/addresses.py"  # The one module of pure rooms that reads a setting
# The one module of pure rooms that reads files, which come with the package and never change.
READS_PACKAGED_FILES = ROOT / "index/values/data_files.py"
# Who may say `listed=True`; everybody else says `Site.objects.listed()`.
ASK_WHO_IS_LISTED = {
    "index/models.py",  # `Site.objects.listed()` itself
    "index/seeding/seed.py",  # makes rows
    "probes/admin/filters.py",  # operators filter all rows by how they stand
}
# These answer strangers, and read listed sites only.
READERS = (
    "index/embedding",
    "index/generations",
    "index/pages",
    "index/reports",
    "index/search",
    "protocols",
    "agentauth",
)
# No test sees into these statements.
SAY_LISTED_IN_SQL = {
    "index/generations/source.py",
    "index/search/row_query.py",
    "protocols/documents/sitemap.py",
}
IMPURE_NAMES = {"open", "now", "today", "utcnow", "urlopen", "random", "token_hex", "print", "input"}


def sources(place: str) -> Iterator[Path]:
    path = ROOT / place
    yield from (
        [path] if path.is_file() else sorted(p for p in path.rglob("*.py") if "migrations" not in p.parts)
    )


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """Those within `node`; what is in an expression, most of a tree, is none."""
    for field in ("body", "handlers", "orelse", "finalbody", "cases"):
        found = getattr(node, field, ())
        for one in found if isinstance(found, list) else ():
            yield one
            yield from statements(one)


@cache
def import_statements(path: Path) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Each module with the names that are taken from it."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for node in statements(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found += ((alias.name, ()) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found.append((str(node.module), tuple(alias.name for alias in node.names)))
    return tuple(found)


def imports(path: Path) -> Iterator[str]:
    for module, names in import_statements(path):
        yield module
        yield from (f"{module}.{name}" for name in names)


def modules_imported(path: Path) -> Iterator[str]:
    """Like `imports`, without names in modules and without the packages of imported modules."""
    for module, names in import_statements(path):
        inner = [f"{module}.{name}" for name in names]
        yield from (name if is_module(name) else module for name in inner or [module])


@cache
def is_module(name: str) -> bool:
    place = ROOT.joinpath(*name.split("."))
    return place.with_suffix(".py").is_file() or (place / "__init__.py").is_file()


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def level_of(module: str, app: str) -> int | None:
    """The level of the innermost room that is named; None for the app itself and for other apps."""
    parts = module.split(".")
    if parts[0] != app:
        return None
    levels = {room: n for n, rooms in enumerate(LEVELS[app]) for room in rooms}
    around = (".".join(parts[1:end]) for end in range(len(parts), 1, -1))
    return next((levels[room] for room in around if room in levels), None)


@pytest.mark.parametrize("app", ALLOWED)
def test_an_app_imports_only_the_apps_that_its_arrows_point_to(app):
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sources(app)
        for name in imports(path)
        if (other := name.partition(".")[0]) in APPS and other not in ALLOWED[app] | {app}
    ]
    assert not wrong


@pytest.mark.parametrize("app", LEVELS)
def test_a_room_imports_only_rooms_of_its_level_and_below(app):
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sources(app)
        if (own := level_of(module_of(path), app)) is not None
        for name in modules_imported(path)
        if (other := level_of(name, app)) is not None and other > own
    ]
    assert not wrong


@pytest.mark.parametrize("room", FORBIDDEN)
def test_a_room_does_not_know_of_the_rooms_that_use_it(room):
    forbidden = [f"probes.{other}" for other in FORBIDDEN[room]]
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sources(room.replace(".", "/"))
        for name in imports(path)
        if any(name == other or name.startswith(other + ".") for other in forbidden)
    ]
    assert not wrong


AROUND = {"bench", "tests", "training"}
"""What stands around the product."""


def test_training_rests_on_the_product_alone_and_nothing_on_tests_and_benches_but_these_themselves():
    allowed = {"bench": AROUND, "tests": AROUND, "training": {"training"}}
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for place in (*APPS, *AROUND)
        for path in sources(place)
        for name in imports(path)
        if name.partition(".")[0] in AROUND - allowed.get(place, set())
    ]
    assert not wrong


def test_helpers_of_tests_which_benches_use_import_no_bench():
    helpers = [path for path in sources("tests") if not path.name.startswith("test_")]
    assert not [path for path in helpers for name in imports(path) if name.partition(".")[0] == "bench"]


def test_no_module_changes_where_modules_are_looked_for():
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for place in (*APPS, "bench", "tests", "training")
        for path in sources(place)
        if "sys.path" in (text := path.read_text())
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Attribute) and ast.unparse(node) == "sys.path"
    ]
    assert not wrong


@pytest.mark.parametrize("app", APPS)
def test_every_module_and_folder_of_an_app_has_a_level(app):
    modules = {module_of(path) for path in sources(app)} - {app}
    assert {one for one in modules if level_of(one, app) is None} == set()
    named = {room for rooms in LEVELS[app] for room in rooms}
    assert {room for room in named if not is_module(f"{app}.{room}")} == set()


def test_few_modules_lie_side_by_side():
    crowded = {}
    for app in APPS:
        for folder in {path.parent for path in sources(app)}:
            place = str(folder.relative_to(ROOT))
            modules = [path for path in folder.glob("*.py") if path.name != "__init__.py"]
            if len(modules) > SIDE_BY_SIDE and place not in ONE_KIND and folder.name != "commands":
                crowded[place] = len(modules)
    assert not crowded


def test_probes_take_only_words_shapes_and_the_writer_of_listings_from_the_index():
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for path in sources("probes")
        for name in imports(path)
        if name.startswith("index.")
        and not any(name == ok or name.startswith(ok + ".") for ok in FROM_INDEX)
        and not any(ok.startswith(name + ".") for ok in FROM_INDEX)
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
        and not (path == ROOT / KNOWS_ITS_ORIGIN and name.startswith("django.conf"))
        and not (path == READS_PACKAGED_FILES and name.startswith("importlib.resources"))
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


def test_what_is_listed_is_read_in_one_way():
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno} asks for {node.arg}=True"
        for app in APPS
        for path in sources(app)
        if str(path.relative_to(ROOT)) not in ASK_WHO_IS_LISTED
        if "sample_web" not in path.parts  # whose sites say what is expected of them
        if "listed" in (text := path.read_text())
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.keyword) and (node.arg or "").split("__")[-1] == "listed"
        if isinstance(node.value, ast.Constant) and node.value.value is True
    ]
    assert not wrong


def test_readers_of_sites_read_only_what_is_listed():
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno} reads Site.objects.{node.attr}"
        for place in READERS
        for path in sources(place)
        if "objects" in (text := path.read_text())
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "Site.objects"
        if node.attr != "listed"
    ]
    assert not wrong


def test_one_road_leads_to_the_index():
    found = {
        str(path.relative_to(ROOT))
        for app in APPS
        for path in sources(app)
        if "index.listing.publish.publish_all" in imports(path)
    }
    assert found == {"probes/publishing/publish.py"}


def test_few_readers_have_statements_of_their_own_over_sites():
    found = {
        str(path.relative_to(ROOT))
        for place in READERS
        for path in sources(place)
        if re.search(r"\bindex_site\b", path.read_text())
    }
    assert found == SAY_LISTED_IN_SQL


def test_only_the_network_and_the_browser_open_sockets():
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
        if not {"net", "browser"} & set(path.parts)
        for name in imports(path)
        if name in opening or any(name.startswith(o + ".") for o in opening)
    ]
    assert not wrong


def test_migrations_import_no_product_code():
    wrong = [
        f"{path.relative_to(ROOT)} imports {name}"
        for app in APPS
        for path in (ROOT / app).glob("migrations/*.py")
        for name in imports(path)
        if name.partition(".")[0] in APPS
    ]
    assert not wrong


def test_a_migration_without_a_transaction_does_only_what_can_be_done_again():
    """It may be killed between any two of its operations."""
    repeatable = {"AddIndexConcurrently", "RemoveIndexConcurrently", "ValidateConstraint"}
    wrong = [
        f"{migration}: {type(operation).__name__}"
        for migration in MigrationLoader(None).graph.nodes.values()
        if migration.app_label in APPS and not migration.atomic
        for operation in migration.operations
        if type(operation).__name__ not in repeatable and "proxy" not in getattr(operation, "options", {})
    ]
    assert not wrong


def test_every_file_says_what_it_is_for():
    silent = [
        str(path.relative_to(ROOT))
        for app in APPS
        for path in sources(app)
        if (text := path.read_text()).strip() and not text.startswith('"""')
    ]
    assert not silent


def test_every_module_of_a_room_of_one_kind_is_in_its_registry():
    shapes = {"check", "prose", "fixes", "made_with", "wellknown"}
    folder = ROOT / "index/checks"
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__", *shapes}
    registry = (folder / "__init__.py").read_text()
    assert {one for one in modules if f"{one}.CHECK" not in registry} == set()


def test_every_kind_of_source_is_in_the_registry():
    folder = ROOT / "probes/sources"
    modules = {path.stem for path in folder.glob("*.py") if "\nKIND = " in path.read_text()}
    registry = (folder / "__init__.py").read_text()
    assert modules
    assert {one for one in modules if f"{one}.KIND" not in registry} == set()


def test_every_reason_has_prose_and_every_prose_a_reason():
    from index.values.reasons import OUTCOME_TEXTS, REASON_TEXTS, OutcomeReason, Reason

    assert set(REASON_TEXTS) == set(Reason)
    assert set(OUTCOME_TEXTS) == set(OutcomeReason)


def test_every_decision_record_has_a_number_of_its_own_and_is_listed_under_it():
    records = ROOT / "docs" / "adr"
    listed = re.findall(r"^\| (\d+) \| \[.+\]\((.+)\) \|$", (records / "README.md").read_text(), re.MULTILINE)
    assert [(f"{int(number):04}", name) for number, name in listed] == [
        (path.name[:4], path.name) for path in sorted(records.glob("[0-9]*.md"))
    ]
    assert len({number for number, _ in listed}) == len(listed) > 0
