"""python -m tests.recorded.compare: what the product says of the recorded evidence, now and before.

It exits with 1 when anything differs. `--accept` makes what is said today what is expected; `--accept prose`
and `--accept codes` do so with one of the two.
"""

import argparse
import difflib
import sys
import time

from tests.recorded import asking, expected
from tests.recorded.masks import Masks, differences, split
from tests.recorded.product import product, rows, until

SHOWN = 40  # Differences of a kind that are printed
LINES = 12  # Lines of a text that are printed
WIDE = 300  # Characters of a value that are printed


def said(*, ask, tell=lambda _: None):
    """What the product says of the evidence, by kind and part; `ask` serves and asks it, too."""
    with product() as ours:
        with ours.servers() as url:
            ours.manage("migrate", "-v0")
            masks = Masks(asking.grade(ours, url))
            tell("loaded and graded")
            kinds = {
                "verdicts": {"hosts": asking.verdicts(url), "rubric": asking.rubric(url)},
                "rows": asking.stored(url),
            }
            if ask:
                ours.manage("model")
                ours.manage("embed", may_end_with=(0, 1))
                tell("embedded")
        if ask:
            with ours.running():
                until(lambda: rows(url, asking.GENERATIONS) != [(0,)], "the search generation is built")
                tell("served")
                kinds |= {
                    "reports": asking.reports(ours, url),
                    "find": asking.finds(ours),
                    "surfaces": asking.surfaces(ours),
                }
                tell("asked")
    parts = {}
    for kind, told in kinds.items():
        masked = masks.value(told)
        codes, prose = {}, {}
        for name, value in masked.items():
            codes[name], prose[name] = split(value, all_but={"detail"} if kind == "rows" else None)
        parts[kind] = {"codes": codes, "prose": {name: texts for name, texts in prose.items() if texts}}
    return parts


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--accept", nargs="?", const="all", choices=("all", *expected.PARTS))
    parser.add_argument(
        "--all",
        action="store_true",
        help=f"print every difference, not {SHOWN} of a kind and {LINES} lines of a text",
    )
    args = parser.parse_args()
    began, differ = time.monotonic(), 0
    kinds = said(ask=True, tell=lambda line: _say(f"{time.monotonic() - began:6.1f} s  {line}"))
    for kind, parts in kinds.items():
        for part, today in parts.items():
            found = list(differences(expected.read(kind, part), today))
            _say(f"{kind}, {part}: {len(today):,} items, {len(found):,} differences")
            for place, before, after in found if args.all else found[:SHOWN]:
                _say(f"  {place}")
                lines = _changed(before, after)
                for line in lines if args.all else lines[:LINES]:
                    _say(f"    {line[:WIDE]}")
                if len(lines) > LINES and not args.all:
                    _say(f"    … and {len(lines) - LINES:,} more lines")
            if len(found) > SHOWN and not args.all:
                _say(f"  … and {len(found) - SHOWN:,} more; --all prints them")
            if found and args.accept in ("all", part):
                expected.write(kind, part, today)
                _say("  accepted")
            else:
                differ += len(found)
    sys.exit(1 if differ else 0)


def _changed(before, after):
    """What is gone (-) and what is new (+), of a text of many lines the lines."""
    if isinstance(before, str) and isinstance(after, str):
        lines = difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")
        return [
            f"{line[0]} {line[1:]}" for line in lines if line[:3] not in ("---", "+++") and line[:2] != "@@"
        ]
    return [f"- {before}", f"+ {after}"]


def _say(line):
    print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
