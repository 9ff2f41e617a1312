"""How the product reads real pages and files: `make bench-real`, after `make real-pages`.

Precision is the share of what is said that is right; coverage is the share of what one could know that is
said. Intervals are Wilson's, 95 %. What has not been fetched is counted and left out. The development half is
judged; `--test` judges the other half and lists none of its mistakes. From its older home pages names and
kinds have been learned since: `--unseen` judges those of the newest batches, of which nothing was learned.
"""

import argparse
import os
from collections.abc import Iterable, Sequence

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

from training.corpus.real import scoring, store
from training.corpus.real.asking import facts_of_file
from training.corpus.real.labels import truth
from training.corpus.real.manifest import Kind, RealFile, files
from training.corpus.real.scoring import HOME_FIELDS, AnsweredFile


def main() -> None:
    """Print the figures of one half."""
    parser = argparse.ArgumentParser(description=__doc__)
    half_of = parser.add_mutually_exclusive_group()
    half_of.add_argument("--test", action="store_true", help="judge the other half")
    half_of.add_argument("--unseen", action="store_true", help="judge what nothing was learned from")
    half_of.add_argument("--wrong", action="store_true", help="list the mistakes of the development half")
    parser.add_argument("--kind", choices=[kind.value for kind in Kind], help="only files of this kind")
    parser.add_argument("--batch", type=int, help="only files of this batch")
    asked = parser.parse_args()
    is_test = asked.test or asked.unseen
    half = [
        f
        for f in files()
        if f.is_test == is_test
        and (f.measures or not asked.unseen)
        and asked.kind in (None, f.kind)
        and asked.batch in (None, f.batch)
    ]
    here, absent = _answered(half)
    print(f"{'test' if is_test else 'development'}: {len(here)} of {len(half)} files, {absent} not fetched")
    if not here:
        print("`make real-pages` fetches them.")
    for kind in Kind:
        some = [one for one in here if one.file.kind is kind]
        if some and kind is Kind.HOME:
            _print_home(some)
        elif some:
            right, of = scoring.of_verdicts(some)
            print(f"{kind.value:14}{right:>5} of {of:<5}{_share(right, of)}")
    if asked.wrong:
        _list_wrong(here)


def _answered(some: Iterable[RealFile]) -> tuple[list[AnsweredFile], int]:
    here, absent = [], 0
    for file in some:
        body = store.body(file)
        if body is None:
            absent += 1
            continue
        answers, actions = facts_of_file(file.kind, file.host, body)
        here.append(AnsweredFile(file, truth(file.name), answers, actions))
    return here, absent


def _print_home(some: Sequence[AnsweredFile]) -> None:
    print(f"{'home':14}{len(some)} pages: precision, coverage")
    scores = {field: scoring.of_field(some, field) for field in HOME_FIELDS}
    for name, score in {**scores, "actions": scoring.of_actions(some)}.items():
        told = score.knowable - score.unsaid
        print(f"  {name:16}{_share(score.right, score.said)}   {_share(told, score.knowable)}")


def _share(right: int, of: int) -> str:
    low, high = scoring.interval(right, of)
    return f"{right / of if of else 1.0:.3f} [{low:.3f}, {high:.3f}] of {of:<4}"


def _list_wrong(here: Iterable[AnsweredFile]) -> None:
    for one in here:
        where = f"{one.file.kind.value} {one.file.host} ({one.file.name})"
        for field, right in one.truth.fields.items():
            if one.is_wrong(field):
                print(
                    f"{where}: {field} {one.said[field]!r}, right is {' or '.join(sorted(map(str, right)))!r}"
                )
        if one.truth.actions is not None:
            extra = sorted(one.actions - one.truth.actions - one.truth.arguable)
            missed = sorted(one.truth.actions - one.actions)
            if extra or missed:
                print(f"{where}: actions extra {extra}, missed {missed}")


if __name__ == "__main__":
    main()
