"""What reading the pages of strangers costs that are made to hold a reader up: `make bench-hostile-pages`.

Each text is read by whoever reads its kind, and held against a harmless one of the same size and kind: the
median of some runs, in CPU time with nothing remembered. The ratio is what matters; a linear reader has a
small one.
"""

import argparse
import os
from statistics import median

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

from probes.consent import read_robots
from tests.hostile.families import FOUND, HARMLESS, OF_THE_ISSUE, Family
from tests.hostile.feeding import Hostile, calls, fed
from tests.hostile.measuring import Call, seconds
from tests.unit.probes.building import ROOT

# Who reads a text of each kind.
READERS = {
    "html": ("readers.html.parse_page", "consent.home.home_refusal"),
    "script": ("readers.webmcp_code.find_mentions",),
    "markdown": (
        "readers.markdown.is_markdown_reply",
        "readers.prose.link_targets",
        "facts.passages.read_offers",
    ),
    "robots": ("consent.robots.read_robots",),
    "header": ("readers.links.link_header",),
    "json": (
        "readers.linkset.read_linkset",
        "readers.mcp_cards.endpoints_of_card",
        "readers.catalogs.catalog_entries",
    ),
    "json_ld": ("readers.html.parse_page", "facts.facts.read_facts", "checks.searches.search_target"),
    "rpc": ("readers.jsonrpc.reply_in", "readers.mcp_replies.endpoints"),
}
ADDRESSES = 100


def main() -> None:
    """Print a line for each text: what it takes, what a harmless one takes, and the ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kb", type=int, default=512, help="size of each text")
    parser.add_argument("--runs", type=int, default=3, help="of which the median is told")
    given = parser.parse_args()
    print(f"{'text of ' + str(given.kb) + ' KB':38}{'ms':>9}{'harmless':>10}{'ratio':>8}")
    for name, family in {**OF_THE_ISSUE, **FOUND}.items():
        spent = [_milliseconds(f, given.kb * 1024, given.runs) for f in (family, HARMLESS[family.syntax])]
        told = "raises" if spent[0] is None else f"{spent[0]:.1f}"
        times = "" if spent[0] is None or not spent[1] else f"x{spent[0] / spent[1]:.1f}"
        print(f"{name:38}{told:>9}{spent[1] or 0:>10.1f}{times:>8}", flush=True)


def _milliseconds(family: Family, size: int, runs: int) -> float | None:
    """What all readers of its kind take together; None when one raises."""
    hostile = Hostile(family.syntax, family.text(size))
    try:
        each = [calls(name, fed()[name], hostile)[0] for name in READERS[family.syntax]]
        if family.syntax == "robots":
            each.append(_long_addresses(hostile))
        return 1000 * median(sum(seconds(call) for call in each) for _ in range(runs))
    except Exception:  # noqa: BLE001 - the table says so
        return None


def _long_addresses(hostile: Hostile) -> Call:
    """Asking a robots.txt about the addresses to which redirects of one visit may lead."""
    letters = "abcdefghijklmnopqrstuvwxyz" * 80
    urls = [f"{ROOT}/{letters[n % 26 :]}?{n}" for n in range(ADDRESSES)]

    def ask() -> object:
        read = read_robots(hostile.exchange())
        return [read.allows(url) for url in urls]

    return ask


if __name__ == "__main__":
    main()
