"""Small pages of our own writing, each for a cause of a wrong name."""

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from probes.readers import html
from training.corpus.labelled.reading import home

PLACE = Path(__file__).with_suffix(".jsonl")


@dataclass(frozen=True)
class SmallPage:
    holds: str
    """What this page and its like show."""
    host: str
    names: frozenset[str | None]
    """Those that are right; None where the page doesn't tell."""
    document: str

    @cached_property
    def page(self) -> html.Page:
        return html.parse_page(home(self.host, self.document.encode()))


def small_pages() -> list[SmallPage]:
    rows = map(json.loads, PLACE.read_text(encoding="utf-8").splitlines())
    return [
        SmallPage(
            row["holds"],
            row["host"],
            frozenset(row["names"]),
            f'<!doctype html><html lang="en"><head>{row["head"]}</head><body>{row["body"]}</body></html>',
        )
        for row in rows
    ]
