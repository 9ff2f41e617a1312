"""Writes a module of names by country."""

import textwrap
from collections.abc import Iterable, Mapping
from pathlib import Path

_BLANK = "\0"
"""Stands for blanks within names, so that lines break between names alone."""


def write(place: Path, head: str, by_country: Mapping[str, Iterable[str]]) -> None:
    """Write a dictionary that begins with `head`: names between bars by country code."""
    listed = "".join(
        f'    "{code}": (\n{_wrapped("|".join(sorted(names)))}    ),\n'
        for code, names in sorted(by_country.items())
    )
    place.write_text(f"{head}{listed}}}\n", encoding="utf-8")


def _wrapped(names: str) -> str:
    pieces = textwrap.wrap(names.replace(" ", _BLANK).replace("|", "| "), 96)
    return "".join(f'        "{piece.replace("| ", "|").replace(_BLANK, " ")}"\n' for piece in pieces)
