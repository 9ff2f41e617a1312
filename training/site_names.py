"""Learn the weights of `probes/facts/data/names.tsv` from labelled home pages.

    make real-pages; make train    # ARGS=--cross

A softmax over a page's candidates says which is the site's name. It learns from the pages of `corpus/real`
that are not kept for measuring, and from those of our own writing in `corpus/labelled`. On a page of whose
candidates none is right, to say nothing is right.
`--cross` says how real pages are read that were left out in turn, in ten folds by site, and writes nothing.
"""

import argparse
import os
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix
from sklearn.model_selection import GroupKFold

from index.values.hosts import registrable_domain
from probes.facts.name_model import NOBODY, SCALE, Features, choose_text, features
from probes.readers import html
from training import pages
from training.corpus.labelled import reading
from training.corpus.labelled.names import small_pages
from training.corpus.labelled.scoring import is_right
from training.corpus.real.labels import truth
from training.data_files import write_rows

HEADER = (
    "Weights of candidates for a site's name, in hundredths, by feature.",
    "Source: written by training/site_names.py from labelled home pages. Licence: Apache-2.0.",
)
RARE = 10  # Candidates; what is seen of fewer is not learned
STRENGTH = 0.5  # Of the regularisation

Weights = dict[str, float]


@dataclass(frozen=True)
class NamedPage:
    host: str
    is_real: bool
    names: frozenset[str | None]
    """Those that are right; None where the page doesn't tell."""
    candidates: Sequence[tuple[str, Features]]

    @classmethod
    def from_page(
        cls, page: html.Page, host: str, names: frozenset[str | None], *, is_real: bool
    ) -> "NamedPage":
        return cls(host, is_real, names, features(page, host))

    @property
    def right(self) -> Sequence[bool]:
        some = [is_right(text, self.names) for text, _ in self.candidates if text != NOBODY]
        return [*some, not any(some)]


def main() -> None:
    """Train and write, or cross-validate."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--cross", action="store_true", help="only say how pages that were left out are read")
    parser.add_argument("--partly", action="store_true", help="do without pages that have not been fetched")
    given = parser.parse_args()
    examples = [*_of_real_pages(partly=given.partly), *_of_our_own()]
    if given.cross:
        _cross(examples)
    else:
        _write(learn_weights(examples))


def _of_real_pages(*, partly: bool) -> Iterable[NamedPage]:
    for file, page in pages.read_pages(partly=partly):
        if names := truth(file.name).fields.get("display_name", frozenset()):
            yield NamedPage.from_page(page, file.host, names, is_real=True)


def _of_our_own() -> Iterable[NamedPage]:
    """Those of our own writing that are not held out."""
    for small in small_pages():
        yield NamedPage.from_page(small.page, small.host, small.names, is_real=False)
    for one in reading.pages():
        if one.tuned_on:
            page = html.parse_page(reading.home(one.host, one.body))
            yield NamedPage.from_page(page, one.host, one.truth["display_name"], is_real=False)


def learn_weights(examples: Sequence[NamedPage]) -> Weights:
    """Weights of most likelihood; of several right candidates a page may have any."""
    counts = Counter(name for one in examples for _, found in one.candidates for name in found)
    known = sorted(name for name, count in counts.items() if count >= RARE)
    matrix = _matrix(examples, {name: at for at, name in enumerate(known)})
    page = np.repeat(np.arange(len(examples)), [len(one.candidates) for one in examples])
    right = np.array([is_so for one in examples for is_so in one.right], dtype=float)

    def loss(weights: np.ndarray) -> tuple[float, np.ndarray]:
        scores = matrix @ weights
        best = np.full(len(examples), -np.inf)
        np.maximum.at(best, page, scores)
        likely = np.exp(scores - best[page])
        whole, some = np.bincount(page, likely), np.bincount(page, likely * right)
        apart = likely / whole[page] - likely * right / some[page]
        size = STRENGTH * weights @ weights / 2
        return float(np.log(whole / some).sum() + size), matrix.T @ apart + STRENGTH * weights

    found = minimize(loss, np.zeros(len(known)), jac=True, method="L-BFGS-B", options={"maxiter": 500})
    return dict(zip(known, found.x, strict=True))


def _matrix(examples: Sequence[NamedPage], place: dict[str, int]) -> csr_matrix:
    rows = [
        [(place[name], value) for name, value in found.items() if name in place]
        for one in examples
        for _, found in one.candidates
    ]
    columns = [at for row in rows for at, _ in row]
    ends = np.cumsum([0, *map(len, rows)])
    return csr_matrix(([value for row in rows for _, value in row], columns, ends), (len(rows), len(place)))


def _write(weights: Weights) -> None:
    whole = ((name, round(SCALE * weight)) for name, weight in sorted(weights.items()))
    rows = [(name, weight) for name, weight in whole if weight]
    write_rows("names.tsv", HEADER, ("feature", "weight"), rows)


def _cross(examples: Sequence[NamedPage]) -> None:
    real = [one for one in examples if one.is_real]
    small = [one for one in examples if not one.is_real]
    groups = [registrable_domain(one.host) for one in real]
    told = []
    for train, left in GroupKFold(10).split(real, groups=groups):
        weights = learn_weights([*(real[at] for at in train), *small])
        told += [(real[at], _said(weights, real[at])) for at in left]
    said = [(one, name) for one, name in told if name != NOBODY]
    knowable = sum(None not in one.names for one, _ in told)
    right = sum(is_right(name, one.names) for one, name in said) / len(said)
    covered = sum(None not in one.names for one, _ in said) / knowable
    print(f"precision {right:.3f}, coverage {covered:.3f} on {len(told)} pages")


def _said(weights: Weights, example: NamedPage) -> str:
    return choose_text(
        [text for text, _ in example.candidates],
        [
            sum(weights.get(name, 0.0) * value for name, value in found.items())
            for _, found in example.candidates
        ],
    )


if __name__ == "__main__":
    main()
