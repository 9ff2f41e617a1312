"""Which one-line changes to the product's rules go unnoticed by its tests: `make bench-mutations`.

Each row of `bench/mutations.tsv` changes one line of a copy of the tree. The tests that the row names run
first, then those of its room, from near to far; a change that all of them pass lives. Ends with an error if
one lives, if a line of the table is no longer there, or if tests fail without a change.

    python -m bench.mutations [--commit COMMIT] [--only ROOM …]
"""

import argparse
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import NamedTuple

from bench import ROOT

# Tests of each room, from near to far.
TESTS = {
    "verdicts": (
        ("unit/probes/checks", "unit/probes/test_rubric.py", "unit/probes/test_listing_rule.py"),
        ("cases/test_case_table.py", "probe/test_routes.py", "unit/probes/readers"),
    ),
    "listing": (
        ("unit/index/test_listing.py", "unit/index/test_shared_tools.py", "unit/index/test_filters.py"),
        ("wire/test_reading.py", "wire/test_find.py", "wire/test_site.py", "generation/test_build.py"),
    ),
    "ranking": (
        ("unit/index/test_relevance.py", "unit/index/test_questions.py", "unit/index/test_why.py"),
        ("generation", "search", "wire/test_find.py", "wire/test_possible.py"),
    ),
    "quota": (
        ("unit/agentauth",),
        ("wire/test_agent_auth.py", "wire/test_find.py", "wire/test_mcp.py", "wire/test_forwarded.py"),
    ),
    "consent": (
        ("unit/probes/test_consent.py", "unit/probes/properties"),
        ("cases/test_case_table.py", "probe/test_record_and_regrade.py", "unit/probes/checks"),
    ),
    "publishing": (
        ("probe/test_record_and_regrade.py", "pipeline/test_grading.py"),
        ("probe/test_regrading.py", "pipeline/test_schedule.py", "pipeline/test_clocks.py"),
    ),
    "gather": (
        ("probe/test_routes.py", "probe/test_sample_web.py", "probe/test_third_parties.py"),
        ("cases/test_case_table.py",),
        ("probe", "hostile/test_hostile_visits.py"),
    ),
    "sources": (
        ("unit/probes/test_frontier.py", "unit/probes/readers"),
        ("sources",),
        ("pipeline/test_import.py", "pipeline/test_named_hosts.py"),
    ),
    "leases": (
        ("pipeline/test_schedule.py", "unit/probes/test_shares.py", "unit/probes/test_cadence.py"),
        ("wire/test_submit.py", "wire/test_suggested_again.py", "pipeline", "wire/test_live_check.py"),
    ),
    "watches": (
        ("wire/test_watch.py", "wire/test_mail_refusals.py", "wire/test_webhooks.py"),
        ("wire/test_mail_to_the_operator.py", "wire/test_openapi.py"),
    ),
    "dataset": (
        ("wire/test_dataset.py", "wire/test_changes.py"),
        ("wire/test_feeds.py", "unit/index/test_listing.py"),
    ),
    "retention": (
        ("probe/test_retention.py", "pipeline/test_schedule.py"),
        ("pipeline/test_sweep.py", "pipeline/test_evidence_homes.py", "probe/test_regrading.py"),
    ),
}
INSTALLED = (".venv", ".model", ".cluster", ".node", ".peers")
TOO_LONG = 900.0
_NO_TEST_FAILED = {0, 5}  # as pytest says, which calls it 5 if there are no tests
_FAILED = re.compile(r"^(?:FAILED|ERROR) tests/(.+?)(?: - .*)?$", re.MULTILINE)


class Mutation(NamedTuple):
    """One line of a file, what becomes of it, and the files of tests that are known to see it."""

    room: str
    file: str
    line: str
    becomes: str
    seen_by: tuple[str, ...]


def read_mutations(path: Path = ROOT / "bench" / "mutations.tsv") -> list[Mutation]:
    lines = [line for line in path.read_text().splitlines() if not line.startswith("# ")]
    rows = [line.replace("\\n", "\n").split("\t") for line in lines[1:]]
    return [
        Mutation(*cells, tuple(seen_by.split())) for *cells, seen_by in ([*row, "", ""][:5] for row in rows)
    ]


@contextmanager
def copy_of_the_tree(commit: str) -> Iterator[Path]:
    """A folder with the files of a commit, or of the working tree."""
    with tempfile.TemporaryDirectory(prefix="mutations-") as folder:
        tree = Path(folder) / "tree"
        tree.mkdir()
        tree.parent.chmod(0o755)
        if commit:
            archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True)
            subprocess.run(["tar", "-x"], cwd=tree, input=archive.stdout, check=True)
        else:
            ignored = shutil.ignore_patterns(*INSTALLED, ".git", ".*_cache", "__pycache__", ".real", ".data")
            shutil.copytree(ROOT, tree, ignore=ignored, dirs_exist_ok=True)
        for name in (name for name in INSTALLED if (ROOT / name).exists()):
            (tree / name).symlink_to((ROOT / name).resolve())
        yield tree


def try_mutation(tree: Path, mutation: Mutation) -> str | None:
    """The test that fails; "" if all tests pass in spite of it; None if there is no such line."""
    path = tree / mutation.file
    before = path.read_text() if path.exists() else ""
    if before.count(mutation.line) != 1:
        return None
    for places in (mutation.seen_by, *TESTS[mutation.room]):
        path.write_text(before.replace(mutation.line, mutation.becomes))
        try:
            failed = first_failure(tree, places)
        finally:
            path.write_text(before)
        if failed:
            if places != mutation.seen_by:
                require_that_unchanged_tests_pass(tree, places)
            return failed
    return ""


@cache
def require_that_unchanged_tests_pass(tree: Path, places: tuple[str, ...]) -> None:
    """End if what may fail with a change fails without one too."""
    if failed := first_failure(tree, places):
        sys.exit(f"without a change a test fails, too: {failed}")


def first_failure(tree: Path, places: tuple[str, ...]) -> str:
    """The first test that fails there, or ""; tests that take too long have failed."""
    there = [f"tests/{place}" for place in places if (tree / "tests" / place).exists()]
    if not there:
        return ""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--tb=no", "-p", "no:cacheprovider", *there]
    try:
        done = subprocess.run(
            command, cwd=tree, capture_output=True, text=True, timeout=TOO_LONG, check=False
        )
    except subprocess.TimeoutExpired:
        return "what takes too long"
    if done.returncode in _NO_TEST_FAILED:
        return ""
    failed = _FAILED.search(done.stdout)
    return failed[1] if failed else "what could not begin"


def processor_seconds() -> float:
    """What all tests took so far, with what they started."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--commit", default="", help="by default the working tree")
    parser.add_argument("--only", nargs="*", default=list(TESTS), metavar="ROOM")
    args = parser.parse_args()
    chosen = [mutation for mutation in read_mutations() if mutation.room in args.only]
    survived = gone = 0
    with copy_of_the_tree(args.commit) as tree:
        require_that_unchanged_tests_pass(tree, tuple(sorted({p for m in chosen for p in m.seen_by})))
        for mutation in chosen:
            began = processor_seconds()
            failed = try_mutation(tree, mutation)
            survived, gone = survived + (failed == ""), gone + (failed is None)
            word = "GONE" if failed is None else "died" if failed else "LIVED"
            seconds = processor_seconds() - began
            what = f"{mutation.file}: {mutation.line.strip()!r}"
            print(f"{word:6}{seconds:6.1f} s  {what}{f' by {failed}' if failed else ''}", flush=True)
    print(f"{len(chosen)} changes: {len(chosen) - survived - gone} died, {survived} lived, {gone} are gone")
    print(f"{processor_seconds():.0f} s of processor time in all")
    sys.exit(bool(survived or gone))


if __name__ == "__main__":
    main()
