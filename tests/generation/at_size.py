"""A generation of many sites beside slow, obvious answers.

Each function raises AssertionError where the two differ; all need the database and a view of it.
"""

import math
from collections import Counter
from collections.abc import Iterator

import numpy as np
from django.db import connection
from numpy.typing import NDArray

from index import embedding, fulltext
from index.fulltext import K1, B
from index.generations import source
from index.generations.site_bits import FieldMask
from index.generations.view import View
from index.listing.ordering import CONTRACT_ORDER, FIXED_ORDER
from index.models import Site
from index.reports import stats
from index.search import questions
from index.search.find import find
from index.search.request import FindRequest
from index.values.vocabulary import CheckId

QUERIES = (
    "buy used books", "rent a bicycle", "somebody who repairs shoes", "compare prices of train journeys",
    "solar power",
    "learn about birds", "podcasts", "holiday homes in Oslo", "insurance", "zxqv",
)  # fmt: skip
FILTERS = (
    {"country": "US"}, {"has_mcp": True}, {"has_webmcp": True}, {"has_endpoint": True, "country": "DE"},
    {"country": "US", "transactional": True, "entity_type": "business"}, {"has_md": True, "has_webmcp": True},
)  # fmt: skip
COLUMNS = {"has_mcp": "mcp_server", "has_webmcp": "webmcp"}
LEAST_RECALL = 0.97


def sites(asked: dict):
    return Site.objects.filter(
        listed=True, **{COLUMNS.get(name, name): value for name, value in asked.items()}
    )


def figures_agree() -> None:
    """/api/stats beside one GROUP BY each."""
    said, listed = stats.stats(), Site.objects.listed()

    def by(column: str) -> Counter:
        with connection.cursor() as cursor:
            cursor.execute(f"SELECT {column}, count(*) FROM index_site WHERE listed GROUP BY 1")
            return Counter({"unknown" if value is None else str(value): n for value, n in cursor.fetchall()})

    assert said["listed"] == listed.count()
    assert said["probed"] == Site.objects.count()
    for figure, column in (
        ("by_tier", "tier"), ("by_score", "score"), ("by_entity_type", "entity_type"),
        ("by_country", "country"),
        ("by_found_via", "found_via"),
    ):  # fmt: skip
        assert {value: n for value, n in said[figure].items() if n} == by(column), figure
    for check in CheckId:
        column = "card_answers" if check is CheckId.MCP_SERVER_CARD else check.value
        counted = by(column)
        assert said["by_check"][check.value] == {
            "yes": counted["True"], "no": counted["False"], "unknown": counted["unknown"],
        }, check  # fmt: skip
    assert said["mcp"]["answering"] == listed.filter(mcp_server=True).count()
    assert said["mcp"]["platform_supplied"] == listed.filter(mcp_server=True, platform_supplied=True).count()
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT count(DISTINCT tool ->> 'name') FROM index_site, jsonb_array_elements(webmcp_tools) AS "
            "tool WHERE listed AND webmcp"
        )
        assert said["webmcp"]["tools_distinct"] == cursor.fetchone()[0]


def lists_agree() -> None:
    for asked in FILTERS:
        answer = find(FindRequest.parse({**asked, "limit": 25}))
        every = sites(asked)
        assert answer["total"] == every.count(), asked
        assert [row["host"] for row in answer["results"]] == list(
            every.order_by(*FIXED_ORDER).values_list("host", flat=True)[:25]
        ), asked
        for name, said in answer["filter_completeness"].items():
            alone = sites({name: asked[name]}).count()
            unknown = Site.objects.filter(listed=True, **{f"{COLUMNS.get(name, name)}__isnull": True}).count()
            assert (said["eligible"], said["excluded_unknown"]) == (alone, unknown), (asked, name)
            assert said["eligible"] + said["excluded_no"] + unknown == said["of_listed"]


def pages_agree(view: View) -> None:
    every = list(Site.objects.listed().order_by(*FIXED_ORDER).values_list("pk", flat=True))
    assert len(every) == view.listed
    assert view.pks_in_order(FieldMask(), CONTRACT_ORDER).tolist() == every


def words_agree(view: View) -> None:
    """BM25 scores beside the formula (Robertson and Zaragoza 2009) in float64."""
    asked = {term for query in QUERIES for word in fulltext.words(query) if (term := fulltext.term(word))}
    held: dict[str, dict[int, int]] = {term: {} for term in asked}
    lengths = []
    for row, text in enumerate(_texts()):
        found = [term for word in fulltext.words(text) if (term := fulltext.term(word))]
        lengths.append(len(found))
        for term, times in Counter(found).items():
            if term in held:
                held[term][row] = times
    count, norm = len(lengths), K1 * (1 - B + B * np.array(lengths) / np.mean(lengths))
    assert count == len(view.generation.full_text)
    for query in QUERIES:
        by_terms, expected = view.generation.full_text.ask(query), np.zeros(count)
        for one in by_terms:
            rows = np.fromiter(held[one.stem], np.int64)
            times = np.fromiter(held[one.stem].values(), np.float64)
            idf = math.log1p((count - len(rows) + 0.5) / (len(rows) + 0.5))
            expected[rows] += idf * times * (K1 + 1) / (times + norm[rows])
        # A weight is stored in 255 steps: half a step is how far each term may be off.
        most = sum(one.idf for one in by_terms) * (K1 + 1) / 255
        scores = view.generation.full_text.scores(by_terms)
        assert np.array_equal(scores > 0, expected > 0), query
        assert np.abs(scores - expected).max() <= most, query


def _texts() -> Iterator[str]:
    for _, site in source.listed_sites():
        yield site.text


def vectors_agree(view: View) -> float:
    """Returns the share of the ten nearest sites that are found."""
    model, vectors = embedding.current_model(), view.generation.vectors
    assert model is not None
    assert vectors is not None
    asked = [questions.parse_query(query, view.generation.full_text, model).vector for query in QUERIES]
    cosines = np.concatenate(list(_cosines(model.id, np.stack([v for v in asked if v is not None]))), axis=1)
    assert cosines.shape[1] == len(view.generation)
    recalled = []
    for of_all, vector in zip(cosines, (v for v in asked if v is not None), strict=True):
        rows = np.random.default_rng(0).choice(len(of_all), min(len(of_all), 5000), replace=False)
        assert np.abs(vectors.cosines(vector, rows) - of_all[rows]).max() < 1e-3
        for filters in ({}, *FILTERS):
            passing = _mask(view, filters)
            best = np.sort(of_all[passing])[::-1][:10]
            exact = vectors.exactly(vector, 10, passing)[1]
            assert np.allclose(exact, best, atol=1e-3)
            found = vectors.nearest(vector, 10, passing)[1]
            recalled.append(
                np.count_nonzero(found >= best[-1] - 1e-4) / max(len(best), 1) if len(best) else 1.0
            )
    return float(np.mean(recalled))


def _cosines(model: str, asked: NDArray[np.float32]) -> Iterator[NDArray[np.float32]]:
    """Cosines of each question with every site, in the order of rows."""
    some: list[bytes] = []
    for vector in source.site_vectors(model):
        some.append(vector or bytes(2 * asked.shape[1]))
        if len(some) == 50_000:
            yield asked @ np.frombuffer(b"".join(some), "<f2").reshape(-1, asked.shape[1]).T.astype(
                np.float32
            )
            some = []
    if some:
        yield asked @ np.frombuffer(b"".join(some), "<f2").reshape(-1, asked.shape[1]).T.astype(np.float32)


def _mask(view: View, asked: dict) -> NDArray[np.bool_]:
    return np.isin(
        view.generation.arrays["pks"], np.fromiter(sites(asked).values_list("pk", flat=True), np.int64)
    )
