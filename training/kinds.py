"""Learn the weights of `probes/facts/data/kinds.tsv` from labelled home pages.

    make real-pages; make train    # ARGS=--cross

One logistic regression a kind says how likely a careful reader calls the site so. It learns from the
pages of `corpus/real` that are not kept for measuring (`RealFile.measures`); each of their three readings
counts a third.
`--cross` says how pages are read that were left out in turn, in ten folds by site, and writes nothing.
"""

import argparse
import os
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Any

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

import numpy as np
from scipy.sparse import vstack
from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold

from index.values.hosts import registrable_domain
from index.values.vocabulary import EntityType
from probes.facts.kinds import SCALE, features_of, page_words, sure_enough, topic_weights
from probes.readers import html
from training import pages
from training.corpus.real.labels import shares_of_kinds, truth
from training.data_files import write_rows

HEADER = (
    "Weights of kinds of sites, in hundredths, by feature of a page.",
    "Source: written by training/kinds.py from labelled home pages. Licence: Apache-2.0.",
)
RARE = 4  # Pages; features of fewer are not learned
FEATURES_KEPT = 1_500  # Features kept for each kind
STRENGTH = 1.0  # Inverse of the regularisation
WORDS_WEIGH = 2.0
HINTS_WEIGH = 0.5
TOPICS_WEIGH = 3.0

Features = dict[str, float]


@dataclass(frozen=True)
class Example:
    host: str
    features: Features
    shares: Mapping[str | None, float]
    """Of the readings that name a kind."""
    kinds: frozenset[str | None]
    """Those that are right."""


def main() -> None:
    """Train and write, or cross-validate."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--cross", action="store_true", help="only say how pages that were left out are read")
    parser.add_argument("--partly", action="store_true", help="do without pages that have not been fetched")
    given = parser.parse_args()
    examples = list(_examples(partly=given.partly))
    if given.cross:
        _cross(examples)
    else:
        _write(learn_model(examples))


def _examples(*, partly: bool) -> Iterable[Example]:
    for file, page in pages.read_pages(partly=partly):
        if kinds := truth(file.name).fields.get("entity_type", frozenset()):
            yield Example(file.host, _features(page, file.host), shares_of_kinds(file.name), kinds)


def _features(page: html.Page, host: str) -> Features:
    found = {
        f"{source}:{kind.value}": HINTS_WEIGH * weight
        for (source, kind), weight in features_of(page, host).items()
    }
    for field, some in page_words(page).items():
        each = WORDS_WEIGH / sqrt(len(some.own) or 1)
        found |= {f"{field}|{word}": each for word in some.own | some.english if not word.isdigit()}
        found |= {f"{field}>{kind}": TOPICS_WEIGH * value for kind, value in topic_weights(some).items()}
    return {name: value for name, value in found.items() if value}


@dataclass(frozen=True)
class Model:
    features: Sequence[str]
    weights: np.ndarray
    """Of shape (features, kinds)."""
    biases: np.ndarray

    def says(self, features: Features) -> np.ndarray:
        """Scores by kind."""
        place = {name: at for at, name in enumerate(self.features)}
        rows = [(place[name], value) for name, value in features.items() if name in place]
        return self.biases + sum((self.weights[at] * value for at, value in rows), np.zeros(len(self.biases)))


def learn_model(examples: Sequence[Example]) -> Model:
    """Train a regression a kind, keep what weighs most in it, and train once more on that."""
    counts = Counter(name for one in examples for name in one.features)
    known = {name for name, count in counts.items() if count >= RARE}
    vectors = DictVectorizer()
    matrix = vectors.fit_transform({k: v for k, v in one.features.items() if k in known} for one in examples)
    sizes = np.sqrt(np.asarray(matrix.power(2).mean(axis=0))).ravel()
    weights, biases = np.zeros((matrix.shape[1], len(EntityType))), np.zeros(len(EntityType))
    for at, kind in enumerate(EntityType):
        shares = np.array([one.shares.get(kind.value, 0.0) for one in examples])
        whole = _fitted(matrix, shares)
        kept = np.argsort(-np.abs(whole.coef_[0]) * sizes, kind="stable")[:FEATURES_KEPT]
        fitted = _fitted(matrix[:, kept], shares)
        weights[kept, at], biases[at] = fitted.coef_[0], fitted.intercept_[0]
    return Model(vectors.get_feature_names_out().tolist(), weights, biases)


def _fitted(matrix: Any, shares: np.ndarray) -> LogisticRegression:
    """A page speaks for a kind by the share of its readings that name it, and against it by the rest."""
    speaks, against = shares > 0, shares < 1
    rows = vstack([matrix[speaks], matrix[against]])
    is_so = np.repeat([True, False], [speaks.sum(), against.sum()])
    weights = np.concatenate([shares[speaks], 1 - shares[against]])
    return LogisticRegression(C=STRENGTH, max_iter=2_000).fit(rows, is_so, sample_weight=weights)


def _write(model: Model) -> None:
    rows = [("bias", "", *_scaled(model.biases, 1)), *_rows("hint", model, _hint, HINTS_WEIGH)]
    for part, mark, weigh in (("topic", ">", TOPICS_WEIGH), ("word", "|", WORDS_WEIGH)):
        for field in ("title", "label", "address", "text"):
            rows += _rows(f"{field} {part}", model, partial(_without, f"{field}{mark}"), weigh)
    kinds = (kind.value for kind in EntityType)
    write_rows("kinds.tsv", HEADER, ("part", "feature", *kinds), rows)


def _rows(part: str, model: Model, shown: Callable[[str], str | None], weigh: float) -> list[tuple[Any, ...]]:
    """Rows of the features that are shown, with a cell for each kind, empty where they don't weigh."""
    named = ((shown(name), weights) for name, weights in zip(model.features, model.weights, strict=True))
    rows = [(part, name, *_scaled(weights, weigh)) for name, weights in named if name is not None]
    return sorted(row for row in rows if any(row[2:]))


def _scaled(weights: np.ndarray, weigh: float) -> list[int | str]:
    return [round(SCALE * weigh * weight) or "" for weight in weights]


def _hint(name: str) -> str | None:
    return name if ":" in name else None


def _without(begins: str, name: str) -> str | None:
    return name.removeprefix(begins) if name.startswith(begins) else None


def _cross(examples: Sequence[Example]) -> None:
    groups = [registrable_domain(one.host) for one in examples]
    said = []
    for train, left in GroupKFold(10).split(examples, groups=groups):
        model = learn_model([examples[at] for at in train])
        said += [_said(model, examples[at]) for at in left]
    known = sum(is_knowable for *_, is_knowable in said)
    for more in (-0.2, -0.1, 0.0, 0.1, 0.2):
        some = [one for one in said if one[0] >= more]
        right = sum(is_right for _, is_right, _ in some) / len(some)
        covered = sum(is_knowable for *_, is_knowable in some) / known
        print(f"needed {more:+.1f}: precision {right:.3f}, coverage {covered:.3f}")


def _said(model: Model, example: Example) -> tuple[float, bool, bool]:
    """How much surer than needed the answer is, whether it is right, and whether a reader could tell."""
    likely = 1 / (1 + np.exp(-model.says(example.features)))
    best, second = np.argsort(-likely)[:2]
    kind = list(EntityType)[int(best)]
    needed = sure_enough(kind, is_hinted=f"hinted:{kind.value}" in example.features)
    sure = likely[best] + (likely[best] - likely[second]) / 2
    return sure - needed, kind.value in example.kinds, None not in example.kinds


if __name__ == "__main__":
    main()
