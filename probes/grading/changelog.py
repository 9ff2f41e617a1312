"""The versions of the rubric, from data/changelog.txt."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from index.values.data_files import read_lines
from index.values.vocabulary import CheckId


@dataclass(frozen=True, slots=True)
class RubricRelease:
    version: str
    on: date
    moves: frozenset[CheckId]
    """Checks whose answer it may change while a site stays as it is."""
    changes: tuple[str, ...]


_EVERY_CHECK = frozenset(CheckId)


def _releases() -> Iterator[RubricRelease]:
    for block in "\n".join(read_lines("probes.grading", "changelog.txt")).split("\n\n"):
        head, *changes = block.split("\n")
        version, day, *moves = head.split(" ")
        moved = _EVERY_CHECK if moves == ["every"] else frozenset(map(CheckId, moves))
        yield RubricRelease(version, date.fromisoformat(day), moved, tuple(changes))


CHANGELOG = tuple(_releases())  # Newest first


def checks_moved_since(version: str) -> frozenset[CheckId]:
    """Checks that may be answered otherwise than under that version: all, where it is none of ours."""
    versions = [release.version for release in CHANGELOG]
    if version not in versions:
        return _EVERY_CHECK
    return frozenset().union(*(release.moves for release in CHANGELOG[: versions.index(version)]))
