"""What tells languages apart in vectors, learned from neutral sentences and taken away.

`data/neutral.tsv` says the same in many languages. The mean of a language's vectors, less the mean of all,
is its direction; the space of the strongest directions is taken off every vector, whatever its language.
What sites say of themselves has a middle of its own: `data/services.txt` shows half of where it lies.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from index.values.data_files import read_columns, read_lines, read_rows

DIRECTIONS = 12  # That are taken away
TOLD_BY = 28  # By which languages are told apart
_CLEARLY = 0.03
_TINY = 1e-9

Vectors = NDArray[np.float32]


def read_sentences() -> Mapping[str, Sequence[str]]:
    """Neutral sentences by language."""
    names = read_columns("index.embedding", "neutral.tsv")
    columns = zip(*read_rows("index.embedding", "neutral.tsv"), strict=True)
    return dict(zip(names, columns, strict=True))


def read_services() -> Sequence[str]:
    return read_lines("index.embedding", "services.txt")


DIGEST = sha256(repr((DIRECTIONS, read_sentences(), read_services())).encode()).hexdigest()[:8]
"""Of what a frame is made from."""

E5_NAME = "multilingual-e5-small:"
E5_ID = f"{E5_NAME}int8:2-{DIGEST}"  # Vectors hold what was centred and taken away


@dataclass(frozen=True, slots=True)
class Frame:
    """What is learned of languages.

    Rows: the centre of queries, that of passages, orthonormal directions of languages, strongest first, and
    the mean of each language's queries.
    """

    rows: Vectors

    @classmethod
    def from_texts(
        cls, queries: Sequence[Vectors], passages: Sequence[Vectors], services: Vectors
    ) -> "Frame":
        """From vectors of neutral sentences, by language, and of services."""
        means = [np.stack([vectors.mean(axis=0) for vectors in every]) for every in (queries, passages)]
        centres = [mean.mean(axis=0) for mean in means]
        apart = np.concatenate([mean - centre for mean, centre in zip(means, centres, strict=True)])
        directions = np.linalg.svd(apart, full_matrices=False)[2][:TOLD_BY]
        centres[1] = (centres[1] + services.mean(axis=0)) / 2
        return cls(np.concatenate([np.stack(centres), directions, means[0]]).astype(np.float32))

    def of_queries(self, vectors: Vectors) -> Vectors:
        return self._without_language(vectors - self.rows[0])

    def of_passages(self, vectors: Vectors) -> Vectors:
        return self._without_language(vectors - self.rows[1])

    def is_foreign(self, vector: Vectors) -> bool:
        """Whether a query's vector is clearly nearer to another language than to English, the first."""
        directions, means = self.rows[2 : 2 + TOLD_BY], self.rows[2 + TOLD_BY :]
        distances = np.linalg.norm((means - vector) @ directions.T, axis=1)
        return float(distances[0] - distances[1:].min()) > _CLEARLY

    def _without_language(self, centred: Vectors) -> Vectors:
        directions = self.rows[2 : 2 + DIRECTIONS]
        rest = centred - (centred @ directions.T) @ directions
        lengths = np.linalg.norm(rest, axis=1, keepdims=True)
        return np.asarray(rest / np.maximum(lengths, _TINY), np.float32)
