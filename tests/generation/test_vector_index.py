"""Vectors in a file."""

import numpy as np
import pytest

from index.generations import vectors as mapped_vectors

COUNT, SIZE = 3000, 32


@pytest.fixture(scope="module")
def vectors():
    chance = np.random.default_rng(1)
    topics = chance.standard_normal((60, SIZE))
    mixed = topics[chance.integers(0, 60, COUNT)] + 0.3 * chance.standard_normal((COUNT, SIZE))
    return (mixed / np.linalg.norm(mixed, axis=1, keepdims=True)).astype("<f2")


def opened(folder, vectors):
    mapped_vectors.write_vectors(folder, (vector.tobytes() for vector in vectors), SIZE, len(vectors))
    return mapped_vectors.load_vectors(folder)


def passing(share: float):
    return None if share == 1 else np.random.default_rng(2).random(COUNT) < share


def exact(vectors, query, mask, most):
    cosines = vectors.astype(np.float32) @ query
    rows = np.arange(COUNT) if mask is None else np.flatnonzero(mask)
    return rows[np.lexsort((rows, -cosines[rows]))][:most]


@pytest.mark.parametrize("share", [1, 0.2, 0.03, 0.003, 0.001, 0])
def test_all_vectors_are_compared_up_to_a_size(tmp_path, vectors, share):
    found = opened(tmp_path, vectors)
    for query in vectors[:20].astype(np.float32):
        rows, cosines = found.nearest(query, 25, passing(share))
        assert list(rows) == list(exact(vectors, query, passing(share), 25))
        assert cosines == pytest.approx(vectors[rows].astype(np.float32) @ query, abs=1e-5)
        assert found.cosines(query, rows) == pytest.approx(cosines, abs=1e-5)


@pytest.mark.parametrize("share", [1, 0.2, 0.03, 0.003, 0.001, 0])
def test_above_it_lists_are_looked_into_and_little_is_missed_whatever_the_filter(
    tmp_path, vectors, share, monkeypatch
):
    monkeypatch.setattr(mapped_vectors, "EXACT_UP_TO", 100)
    monkeypatch.setattr(mapped_vectors, "_LISTS_OF", 30)
    found, mask = opened(tmp_path, vectors), passing(share)
    recalls = []
    for query in vectors[:50].astype(np.float32):
        rows, cosines = found.nearest(query, 10, mask)
        wanted = exact(vectors, query, mask, 10)
        assert mask is None or mask[rows].all()
        assert found.cosines(query, rows) == pytest.approx(cosines, abs=1e-5)
        recalls.append(len(np.intersect1d(rows, wanted)) / max(len(wanted), 1) if len(wanted) else 1)
    assert np.mean(recalls) >= 0.97
    if share < 0.01:
        assert np.mean(recalls) == 1


def test_a_site_without_a_vector_is_near_to_nothing_and_order_is_kept(tmp_path, vectors):
    mapped_vectors.write_vectors(tmp_path, [None, vectors[0].tobytes(), None, vectors[0].tobytes()], SIZE, 4)
    rows, cosines = mapped_vectors.load_vectors(tmp_path).nearest(vectors[0].astype(np.float32), 10)
    assert list(rows) == [1, 3, 0, 2]
    assert list(cosines[2:]) == [0, 0]


def test_no_vectors_at_all_find_nothing(tmp_path):
    mapped_vectors.write_vectors(tmp_path, [], SIZE, 0)
    found = mapped_vectors.load_vectors(tmp_path)
    assert len(found.nearest(np.ones(SIZE, np.float32), 5)[0]) == 0
    assert len(found.cosines(np.ones(SIZE, np.float32), np.empty(0, np.int64))) == 0
