"""How often the facts that the probe reads off a home page are right: `make bench-facts`.

Precision is the share of what is said that is right; unknown is the share of pages on which nothing was said
although a careful person could have. `--wrong` lists what is wrong or missed on the pages that rules are
tuned on.
"""

import argparse
import os
from collections.abc import Iterable

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

from training.corpus.labelled.reading import FIELDS, FOLDERS, LabelledPage, facts_of_page, pages
from training.corpus.labelled.scoring import Score, is_right, of_actions, of_field, of_kinds


def main() -> None:
    """Print the figures of all pages, of each folder, and of each kind of site."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--wrong", action="store_true", help="list what is wrong or missed where the rules may learn"
    )
    if parser.parse_args().wrong:
        _list_wrong([page for page in pages() if page.tuned_on])
        return
    everything = pages()
    folders = {name: [page for page in everything if page.folder == name] for name in FOLDERS}
    for title, some in (("all", everything), *folders.items()):
        print(f"\n{title}: {len(some)} pages")
        print(f"  {'':16}{'said':>6}{'right':>7}{'precision':>11}{'unknown':>9}")
        for field in FIELDS:
            _print(field, of_field(some, field))
        _print("apparent_actions", of_actions(some))
    unseen = [page for page in everything if not page.tuned_on]
    print(f"\nentity type by kind: all {len(everything)} pages, then the {len(unseen)} never tuned on")
    for (kind, score), (_, there) in zip(of_kinds(everything), of_kinds(unseen), strict=True):
        _print(kind, score, there)


def _print(name: str, *scores: Score) -> None:
    cells = (f"{s.said:>6}{s.right:>7}{s.precision:>11.3f}{s.unknown:>9.3f}" for s in scores)
    print(f"  {name:16}{'   |'.join(cells)}")


def _list_wrong(some: Iterable[LabelledPage]) -> None:
    for page in some:
        answers, actions = facts_of_page(page)
        for field in FIELDS:
            if not is_right(answers[field], page.truth[field]):
                right = " or ".join(sorted(str(value) for value in page.truth[field]))
                print(f"{page.host}: {field} {answers[field]!r}, right is {right!r}")
        extra, missed = sorted(actions - page.actions - page.arguable), sorted(page.actions - actions)
        if extra or missed:
            print(f"{page.host}: actions extra {extra}, missed {missed}")


if __name__ == "__main__":
    main()
