"""Learn the weights of `index/search/data/line.tsv` from judged queries.

    make train-line SITES=../shared/data/sites.jsonl    # ARGS=--cross

A line says how likely a site does what is asked. Each query of the files named `dev*` is asked of indexes of
several sizes (`sizes.py`), with the sites that serve it and without them. A query counts as served by its
best row (log-sum-exp), so that sites nobody judged do not count as wrong; rows that were judged count as
well. Served queries, unserved ones and those whose sites were taken out weigh the same
at each size, but the last by `WITHOUT`. There is a line for the first model alone, one for both, and one for
the second with feedback, which decides on queries in languages that the first doesn't know.
`--cross` says how queries are decided that were left out in turn, in five folds by need, and writes nothing.
"""

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

import django

django.setup()

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from index import embedding
from index.search.line import Words, name_of_both
from training import sites as corpus
from training.corpus import QUERIES
from training.sizes import ModelChoice, QueryAtSize, read_queries, vary_sizes

WEIGHTS = Path("index/search/data/line.tsv")
SIZES = (14, 100, 1_000, 70_000)  # Besides all sites
MIN_SIZE = 1_000  # Sizes from which the chance is chosen
# Of the unserved queries at these sizes, below the chance: served ones in other languages score lower.
UNSERVED_SHARE = {ModelChoice.FIRST: 0.9, ModelChoice.BOTH: 0.9, ModelChoice.SECOND: 0.8}
ROW = 1.5  # Logits below the chance at which further rows match
MARGIN = 0.3
WITHOUT = 0.2
ROWS = 0.3  # Weight of judged rows
DECAY = 0.02
SHARP = 2.0
FOLDS = 5

FACTS = ("always", "held", "unknown", "length", "long", "size")
SIGNS = {
    "cosine": 1,
    "second": 1,
    "bm25": 1,
    "share": 1,
    "rarest": 1,
    "missing": -1,
    "elsewhere": -1,
    "other_place": -1,
}  # What keeps chances monotone
FEATURES = (*SIGNS, *FACTS)
HEADER = (
    "# Weights of what a row and a query show, by model, and the chances from which rows match.",
    "# Source: written by training/line.py from training/corpus/queries. Licence: Apache-2.0.",
)


@dataclass(frozen=True)
class Case:
    """A query at a size: its best candidates."""

    need: int
    size: int
    served: bool
    without: bool
    """Whether the sites that serve it were taken out."""
    features: NDArray[np.float64]
    serves: NDArray[np.bool_]


def main() -> None:
    """Train and write, or cross-validate."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--sites", type=Path, required=True)
    parser.add_argument("--cross", action="store_true", help="only say how queries left out are decided")
    given = parser.parse_args()
    model = embedding.current_model()
    if model is None:
        sys.exit(embedding.model_state())
    second = embedding.second_model()
    if second is None:
        sys.exit(f"the second model: {embedding.second_state()}")
    index = corpus.embed_sites(corpus.read_sites(given.sites).values(), model, second)
    lines = {
        ModelChoice.FIRST: model.id,
        ModelChoice.BOTH: name_of_both(model.id, second.id),
        ModelChoice.SECOND: second.id,
    }
    if not given.cross:
        WEIGHTS.write_text("\n".join((*HEADER, "model\tname\tvalue", "")))
    for compared, name in lines.items():
        asked = [
            one
            for path in sorted(QUERIES.glob("dev*.json"))
            for one in read_queries(index, path, model, second, compared)
        ]
        cases = list(_cases(vary_sizes(index, asked, (*SIZES, len(index.ids)))))
        print(name)
        _cross(cases, UNSERVED_SHARE[compared])
        if not given.cross:
            _write(name, cases, UNSERVED_SHARE[compared])


def _cases(shown: Iterable[QueryAtSize]) -> Iterator[Case]:
    needs: dict[object, int] = {}
    for one in shown:
        inquiry = one.inquiry()
        rows, bm25 = one.best(inquiry)
        words, facts = (
            Words.from_terms(
                inquiry.terms, inquiry.places, one.weights[:, rows] > 0, bm25, one.has_place[rows]
            ),
            inquiry.facts(),
        )
        columns = [one.cosines[rows], one.seconds[rows], *(getattr(words, name) for name in Words.__slots__)]
        columns += [np.full(len(rows), facts[name], np.float32) for name in FACTS]
        need = needs.setdefault(one.query.need, len(needs))
        yield Case(need, one.size, one.served, one.without, np.column_stack(columns), one.serves[rows])


def _learned(cases: Sequence[Case]) -> NDArray[np.float64]:
    """Weights of FEATURES: L-BFGS on scaled features, with the signs that keep chances monotone."""
    rows = np.concatenate([case.features for case in cases])
    starts = np.cumsum([0, *(len(case.features) for case in cases)])[:-1]
    owner = np.repeat(np.arange(len(cases)), [len(case.features) for case in cases])
    scale = np.append(rows[:, : len(SIGNS)].std(axis=0), np.ones(len(FACTS)))
    scale[scale == 0] = 1  # what is not compared
    scale[len(SIGNS) + 1 :] = rows[:, len(SIGNS) + 1 :].std(axis=0)
    rows = rows / scale
    served = np.array([case.served for case in cases], np.float64)
    serves = np.concatenate([case.serves for case in cases]).astype(np.float64)
    weight = _weights(cases)
    row_weight = ROWS * (weight / np.bincount(owner))[owner]

    def loss(learned: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
        scores = rows @ learned
        raised = np.exp(SHARP * (scores - np.maximum.reduceat(scores, starts)[owner]))
        sums = np.add.reduceat(raised, starts)
        best = np.log(sums) / SHARP + np.maximum.reduceat(scores, starts)
        slope = (weight * (_logistic(best) - served))[owner] * raised / sums[owner]
        slope += row_weight * (_logistic(scores) - serves)
        held = np.append(learned[: len(SIGNS)], [0.0])
        cost = weight @ (np.logaddexp(0, best) - served * best)
        cost += row_weight @ (np.logaddexp(0, scores) - serves * scores) + DECAY * (held @ held)
        decay = 2 * DECAY * np.append(held[:-1], np.zeros(len(FACTS)))
        return float(cost), rows.T @ slope + decay

    bounds = [
        (0, None) if SIGNS.get(name, 0) > 0 else (None, 0 if name in SIGNS else None) for name in FEATURES
    ]
    found = minimize(loss, np.zeros(len(FEATURES)), jac=True, method="L-BFGS-B", bounds=bounds)
    return np.asarray(found.x / scale)


def _weights(cases: Sequence[Case]) -> NDArray[np.float64]:
    kinds = np.array([(case.size, case.served, case.without) for case in cases])
    _, kind = np.unique(kinds, axis=0, return_inverse=True)
    weight = 1 / np.bincount(kind)[kind]
    weight[[case.without for case in cases]] *= WITHOUT
    return np.asarray(weight * 3 / weight.sum())


def _logistic(scores: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(1 / (1 + np.exp(-scores)))


def _best(cases: Iterable[Case], learned: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.array([float((case.features @ learned).max()) for case in cases])


def _cross(cases: Sequence[Case], unserved_share: float) -> None:
    """Print how queries of left-out needs are decided."""
    best = np.zeros(len(cases))
    fold = np.random.default_rng(0).integers(0, FOLDS, max(case.need for case in cases) + 1)
    of_case = fold[[case.need for case in cases]]
    for left_out in range(FOLDS):
        learned = _learned([case for case, n in zip(cases, of_case, strict=True) if n != left_out])
        those = np.flatnonzero(of_case == left_out)
        best[those] = _best([cases[row] for row in those], learned)
    sizes = np.array([case.size for case in cases])
    served = np.array([case.served for case in cases])
    without = np.array([case.without for case in cases])
    unserved = ~served & ~without
    line = float(np.quantile(best[unserved & (sizes >= MIN_SIZE)], unserved_share))
    for size in np.unique(sizes):
        at = sizes == size
        print(
            f"{size:>7,}  AUC {_auc(best[at & served], best[at & unserved]):.3f}"
            f"  without {_auc(best[at & served], best[at & without]):.3f}"
            f"  said {np.mean(best[at & unserved] < line):.3f}"
            f"  emptied {np.mean(best[at & served] < line):.3f}"
            f"  without, said {np.mean(best[at & without] < line):.3f}"
        )


def _auc(served: NDArray[np.float64], unserved: NDArray[np.float64]) -> float:
    higher = served[:, None] - unserved[None, :]
    return float(np.mean((higher > 0) + (higher == 0) / 2))


def _write(model: str, cases: Sequence[Case], unserved_share: float) -> None:
    learned = _learned(cases)
    unserved = [case for case in cases if not case.served and not case.without and case.size >= MIN_SIZE]
    line = float(np.quantile(_best(unserved, learned), unserved_share))
    values = {
        "chance": float(_logistic(np.array(line))),
        "row": float(_logistic(np.array(line - ROW))),
        "margin": MARGIN,
        **dict(zip(FEATURES, learned.tolist(), strict=True)),
    }
    with WEIGHTS.open("a") as file:
        file.writelines(f"{model}\t{name}\t{value:.4f}\n" for name, value in values.items())


if __name__ == "__main__":
    main()
