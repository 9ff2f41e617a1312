"""Search gives what comparing every listed site would."""

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from index import embedding, fulltext
from index.embedding import vectors
from index.generations import current
from index.generations.columns import owner_number
from index.listing.ordering import FIXED_ORDER
from index.models import AskedEndpoint, ListingEvent, Site, SiteVector
from index.place_names import name_places, names_place
from index.search import candidates, floors, line, questions, relevance, searching
from index.search.find import find
from index.search.line import Inquiry, QueryLine
from index.search.relevance import Candidates
from index.search.request import FindRequest
from index.values import search_text
from index.values.vocabulary import EntityType
from tests.fuzzing import examples
from tests.generation.conftest import built
from tests.published import together
from tests.unit.index.factories import declined, listed

TRADES = {
    "books": "Second-hand books by post.", "bread": "Bakes sourdough bread and rolls.",
    "trains": "Train tickets all over Europe.",
    "weather": "Weather forecasts for New Zealand.", "tax": "Files your tax return.",
    "bikes": "Repairs bicycles while you wait.",
}  # fmt: skip
QUERIES = (
    "buy used books", "fresh bread", "when will it rain", "mend my bicycle", "railway journey",
    "weather in Oslo", "zxqv",
)  # fmt: skip


def put(host: str, trade: str, **facts) -> Site:
    return listed(host, name=trade.capitalize(), display_name=trade, description=TRADES[trade], **facts)


def embed() -> None:
    vectors.embed_changed(embedding.current_model())


def ask(q: str | None = None, **filters) -> list[str]:
    return [row["host"] for row in find(FindRequest.from_values(q=q, limit=25, **filters))["results"]]


def test_a_site_is_found_by_what_it_means_in_words_that_it_never_used():
    with together():
        for n in range(3):
            for trade in TRADES:
                put(f"{trade}{n}.example.com", trade)
    embed()
    for _ in ("beside the generation", "in it"):
        assert ask("fix my two-wheeler")[0].startswith("bikes")
        assert ask("railway journeys")[0].startswith("trains")
        built()


def test_vectors_of_the_earlier_conversion_are_searched_until_there_are_as_many_new_ones():
    with together():
        for trade in TRADES:
            put(f"{trade}.example.com", trade)
    embed()
    SiteVector.objects.update(model="minilm-l6-v2:int8:1")
    assert built().model == "minilm-l6-v2:int8:1"
    assert ask("fix my two-wheeler") == ["bikes.example.com"]
    embed()
    assert built().model == embedding.current_model().id
    assert ask("fix my two-wheeler") == ["bikes.example.com"]


def test_a_newly_listed_site_is_found_before_and_after_its_vector_is_there():
    with together():
        for trade in ("bread", "tax"):
            put(f"{trade}.example.com", trade)
    embed()
    built()
    put("books.example.com", "books")
    assert "books.example.com" not in ask("literature")
    embed()
    assert ask("second-hand literature") == ["books.example.com"]


def test_without_the_model_search_goes_on_by_words_and_says_that_it_could_not_go_deeper(monkeypatch):
    with together():
        for trade in TRADES:
            put(f"{trade}.example.com", trade)
    embed()
    built()
    monkeypatch.setattr(embedding, "model_by_id", lambda _: None)
    monkeypatch.setattr(embedding, "current_model", lambda: None)
    assert ask("repairs bicycles") == ["bikes.example.com"]
    assert ask("fix my two-wheeler") == []
    answer = find(FindRequest.from_values(q="repairs bicycles", has_md=True))
    assert answer["page_not_filled"]["reason"] == "could_not_search_deeper"
    assert answer["top_similarity"] == 1


def test_a_refusal_between_build_and_question_is_gone_and_the_page_refilled():
    with together():
        for n in range(4):
            put(f"b{n}.example.com", "books")
    embed()
    built()
    declined("b0.example.com")
    assert ask("used books") == ["b1.example.com", "b2.example.com", "b3.example.com"]


def test_equal_sites_stand_in_the_fixed_order_wherever_they_are_kept():
    for n in (5, 1, 3):
        put(f"b{n}.example.com", "books")
    embed()
    built()
    for n in (4, 2):
        put(f"b{n}.example.com", "books")
    embed()
    assert ask("used books") == [f"b{n}.example.com" for n in range(1, 6)]


@pytest.mark.parametrize(
    "asked", [{}, {"has_md": True}, {"country": "NO"}, {"has_md": True, "country": "SE"}]
)
def test_no_filter_makes_a_match_of_what_is_near_nothing(asked):
    with together():
        for trade in TRADES:
            put(f"{trade}.example.com", trade, country="NO" if trade == "bread" else "SE")
    put("novels.example.com", "books", country="SE")
    embed()
    built()
    answer = find(FindRequest.from_values(q="books", possible=True, **asked))
    shown = {row["host"] for row in answer["results"]}
    assert shown <= {"books.example.com", "novels.example.com"}
    assert bool(shown) == (asked.get("country") != "NO")
    assert answer["possible_count"] == 0
    if asked.keys() & {"has_md"}:
        assert answer["page_not_filled"]["reason"] == "population_exhausted"


def test_a_search_that_reaches_its_depth_says_so(monkeypatch):
    with together():
        for n in range(12):
            put(f"b{n}.example.com", "books", country="NO" if n > 8 else "SE")
    embed()
    built()
    monkeypatch.setattr(candidates, "NEAREST", 3)
    monkeypatch.setattr(searching, "DEPTHS", (3,))
    answer = find(FindRequest.from_values(q="used books", has_md=True))
    assert answer["page_not_filled"]["reason"] == "depth_limit"
    assert answer["count"] < 10
    monkeypatch.setattr(searching, "DEPTHS", (3, 50))
    assert find(FindRequest.from_values(q="used books", has_md=True))["count"] == 10


# --- Against the slow, obvious answer ---

EXAMPLES = examples(6)  # Each builds a generation

answers = st.sampled_from(["yes", "no", "unknown"])
sites = st.lists(
    st.fixed_dictionaries(
        {
            "trade": st.sampled_from(sorted(TRADES)), "country": st.sampled_from(["NO", "SE", None]),
            "mcp_server": answers,
            "api_catalog": answers, "webmcp": answers, "transactional": st.sampled_from([True, False, None]),
            "entity_type": st.sampled_from([EntityType.SAAS, EntityType.BLOG, None]),
            "markdown_twin": answers,
        }
    ),
    min_size=1, max_size=12,
)  # fmt: skip
filters = st.fixed_dictionaries(
    {},
    optional={
        "country": st.just("NO"), "entity_type": st.just(EntityType.SAAS),
        "transactional": st.just(value=True),
        "has_mcp": st.just(value=True), "has_md": st.just(value=True), "has_endpoint": st.just(value=True),
        "has_webmcp": st.just(value=True),
    },
)  # fmt: skip
COLUMNS = {
    "country": "country", "entity_type": "entity_type", "transactional": "transactional",
    "has_mcp": "mcp_server",
    "has_md": "has_md", "has_endpoint": "has_endpoint", "has_webmcp": "webmcp",
}  # fmt: skip


def matching(asked: dict) -> list[Site]:
    every = Site.objects.listed().order_by(*FIXED_ORDER)
    return [
        site for site in every if all(getattr(site, COLUMNS[name]) == value for name, value in asked.items())
    ]


def counted(asked: dict) -> dict:
    every = list(Site.objects.listed())
    values = {name: [getattr(site, COLUMNS[name]) for site in every] for name in asked}
    entries = {
        name: {
            "eligible": found.count(asked[name]),
            "excluded_no": sum(value not in {None, asked[name]} for value in found),
            "excluded_unknown": found.count(None),
            "of_listed": len(every),
        }
        for name, found in values.items()
    }
    return entries if any(entry["eligible"] < len(every) for entry in entries.values()) else {}


def ranked(q: str, asked: dict) -> tuple[list[str], list[str]]:
    """When every site is a candidate: nothing is left out for being far."""
    model, every = embedding.current_model(), list(Site.objects.listed().order_by(*FIXED_ORDER))
    index = fulltext.in_memory(search_text.document(site) for site in every)
    question = questions.parse_query(q, index, model)
    if not question.terms:
        return [], []
    stored = dict(SiteVector.objects.values_list("site_id", "vector"))
    known = np.stack([vectors.unpack_vector(bytes(stored[site.pk])) for site in every]).astype(np.float32)
    cosines = known @ question.vector
    owners = np.array([owner_number(site.host) for site in every])
    has_place = np.array([names_place(site.name, site.description) for site in every])

    def of(rows: np.ndarray) -> Candidates:
        return Candidates(
            np.array([site.pk for site in every])[rows], cosines[rows], index.scores(question.terms)[rows],
            index.holding(question.terms, rows), rows.astype(float), np.zeros(len(rows), np.int64),
            owners[rows], np.zeros(len(rows), np.float32), has_place[rows],
        )  # fmt: skip

    whole = of(np.arange(len(every)))
    candidates = of(np.array([n for n, site in enumerate(every) if site in matching(asked)], np.int64))
    order = np.argsort(-cosines, kind="stable")[: relevance.NEAREST]
    share = float(relevance.contained_share(whole.contains[:, order], question.terms).max())
    near = relevance.Near(cosines[order].tolist(), share, question.length)
    places = name_places(question.terms, question.text)
    drawn = QueryLine(
        line.line_of_model(model.id), Inquiry(question.terms, places, question.length, len(every), share)
    )
    judged = relevance.judge_rows(whole, drawn, floors.floors_of_model(model.id), near.best)
    found = relevance.rank(
        candidates, question.terms, judged, cut=not asked.keys() & {"has_md", "has_endpoint"}
    )
    hosts = {site.pk: site.host for site in every}
    possible = [pk for pk in judged.possible if pk in candidates.pks]
    return [hosts[pk] for pk in candidates.pks[found.order]], [hosts[pk] for pk in possible]


@pytest.fixture
def clean():
    def empty() -> None:
        for model in (SiteVector, AskedEndpoint, Site, ListingEvent):
            model.objects.all()._raw_delete("default")
        current.forget_view()

    return empty


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    before=sites,
    after=sites,
    asked=filters.filter(bool),
    limit=st.integers(1, 25),
    refusing=st.sets(st.integers(0, 11)),
)
def test_filter_mode_is_the_obvious_answer_over_any_index(  # noqa: PLR0913 - what is generated
    clean, *, before, after, asked, limit, refusing
):
    clean()
    index_of(before, after, refusing, searched=False)
    answer = find(FindRequest.from_values(limit=limit, **asked))
    expected = matching(asked)
    assert [row["host"] for row in answer["results"]] == [site.host for site in expected[:limit]]
    assert (answer["total"], answer["count"]) == (len(expected), min(limit, len(expected)))
    shown = answer.get("filter_completeness", {})
    assert {
        name: {k: v for k, v in entry.items() if k != "note"} for name, entry in shown.items()
    } == counted(asked)
    assert ("empty_note" in answer) == (not expected)


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    before=sites, asked=filters, q=st.sampled_from(QUERIES), limit=st.integers(1, 25),
    depths=st.sampled_from([(2, 5, 100), (200,)]), owners=st.sampled_from([1, 4]),
)  # fmt: skip
def test_search_is_what_comparing_every_site_finds(  # noqa: PLR0913 - what is generated
    clean, *, before, asked, q, limit, depths, owners
):
    clean()
    index_of(before, [], set(), searched=True, owners=owners)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(searching, "DEPTHS", depths)
        answer = find(FindRequest.from_values(q=q, limit=limit, possible=True, **asked))
        unasked = find(FindRequest.from_values(q=q, limit=limit, **asked))
    expected, possible = ranked(q, asked)
    assert [row["host"] for row in answer["results"]] == expected[:limit]
    if owners == 1 or depths == (200,):  # possible sites are spread as far as they were gathered
        assert [row["host"] for row in answer["possible"]] == possible[: max(0, limit - len(expected))]
    assert answer["possible_count"] == len(possible)
    assert unasked == {name: value for name, value in answer.items() if name != "possible"}
    bare = ranked(q, {})
    if not asked.keys() & {"has_md", "has_endpoint"}:
        assert set(expected) <= set(bare[0])
    assert set(possible) <= set(bare[1])
    why = answer.get("page_not_filled")
    if asked.keys() & {"has_md", "has_endpoint"} and len(expected) < limit and q != "zxqv":
        assert why["reason"] == "population_exhausted"
        assert (why["requested"], why["returned"]) == (limit, answer["count"])
    assert why is None or answer["count"] < limit
    if why and why["reason"] == "below_relative_floor":
        assert why["candidates_cut"] > 0
        assert answer["count"] >= 1
    assert ("empty_note" in answer) == (not expected)


def index_of(
    before: Sequence[dict], after: Sequence[dict], refusing: set[int], *, searched: bool, owners: int = 1
) -> None:
    """Some sites change or refuse after the build."""
    with together():
        for n, facts in enumerate(before):
            put(f"s{n}.example{n % owners or ''}.com", **facts)
    if searched:
        embed()
        Site.objects.update(tool_set=None)  # sites of one tool set are spread as far as they were gathered
    built()
    with together():
        for n, facts in enumerate(after):
            put(f"s{n * 2}.example.com", **facts)
    for n in refusing:
        declined(f"s{n}.example.com")


LOAF = "Sourdough bread"
OTHERS = [f"other{n}.test" for n in range(3)]


def test_hosts_of_one_owner_hide_no_other_site_however_many_they_are(monkeypatch):
    chain = [f"shop{n:02}.chain.test" for n in range(15)]
    with together():
        for host in chain:
            listed(host, name=LOAF, display_name=LOAF, description=LOAF, mcp_server="yes")
    with together():
        for host in OTHERS:
            put(host, "bread")
    monkeypatch.setattr(searching, "DEPTHS", (10, 100))
    for _ in ("beside the generation", "in it"):
        for limit in (2, 4, 10, 25):
            rows = find(FindRequest.from_values(q=LOAF, limit=limit))["results"]
            assert [row["host"] for row in rows] == [*chain[:2], *OTHERS, *chain[2:]][:limit]
        assert ask(LOAF, has_mcp=True) == chain
        built()
