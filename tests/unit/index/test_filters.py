"""Three-way counts add up for every filter."""

from datetime import timedelta
from itertools import count, product

import pytest

from index import filters
from index.generations import site_bits
from index.generations.current import consistent_view
from index.generations.site_bits import FieldMask
from index.search.find import find
from index.search.request import FindRequest, Narrowing, census
from index.values.findings import McpConnection
from index.values.vocabulary import EntityType, McpAuth, McpTransport
from tests.published import together
from tests.unit.index.factories import NOON, declined, listed

_VALUES = {
    "country": "NO",
    "entity_type": EntityType.SAAS,
    "mcp_auth": McpAuth.NONE,
    "transport": McpTransport.STREAMABLE_HTTP,
}
FILTERS = tuple(Narrowing(one, _VALUES.get(one.name, True)) for one in filters.FILTERS)


def test_what_a_filter_asks_is_in_the_bits_that_a_generation_counts_by():
    for one in FILTERS:
        for bits in (one.mask, one.unknown):
            assert bits.mask
            assert bits.mask & ~site_bits.FILTER_BITS == 0
    assert FieldMask().and_also("score", 1).mask & site_bits.FILTER_BITS == 0


def connection(_=0, **changes):
    given = {"url": "https://a.test/mcp", "transport": McpTransport.STREAMABLE_HTTP, "auth": McpAuth.NONE}
    return McpConnection(**given | changes)


def passing(**asked):
    return {row["host"] for row in find(FindRequest.parse(asked))["results"]}


@pytest.mark.django_db
def test_credentials_and_transport_are_filters_of_what_was_seen():
    gated = {"mcp_server": "unknown", "mcp_endpoint": None, "mcp_tools": ()}
    listed("open.example.com", mcp_server="yes", connect=connection())
    listed("before.example.com", mcp_server="yes", connect=None)
    listed("oauth.example.com", **gated, connect=connection(auth=McpAuth.OAUTH, transport=McpTransport.SSE))
    listed("key.example.com", **gated, connect=connection(auth=McpAuth.CREDENTIALS))
    listed("unsure.example.com", **gated, connect=connection(auth=None))
    listed("silent.example.com", **gated)
    listed("none.example.com", mcp_server="no")
    assert passing(mcp_auth="none") == {"open.example.com", "before.example.com"}
    assert passing(mcp_auth="oauth") == passing(transport="sse") == {"oauth.example.com"}
    assert passing(mcp_auth="credentials") == {"key.example.com"}
    assert passing(transport="streamable-http") == {
        "open.example.com",
        "key.example.com",
        "unsure.example.com",
    }
    found = find(FindRequest.parse({"mcp_auth": "oauth"}))["filter_completeness"]["mcp_auth"]
    assert [found[key] for key in ("eligible", "excluded_no", "excluded_unknown")] == [1, 4, 2]
    found = find(FindRequest.parse({"transport": "sse"}))["filter_completeness"]["transport"]
    assert [found[key] for key in ("eligible", "excluded_no", "excluded_unknown")] == [1, 4, 2]


@pytest.mark.django_db
def test_a_changed_answer_behind_a_filter_is_seen_at_once():
    def with_card(answer):
        card = {"a2a_agent_card": {"answer": answer, "url": None, "detail": ""}}
        return listed("shop.example.com", other_wellknown=card, probed_at=NOON + timedelta(days=next(days)))

    days = count()
    with_card("no")
    assert passing(has_a2a=True) == set()
    with_card("yes")
    assert passing(has_a2a=True) == {"shop.example.com"}
    with_card("unknown")
    assert passing(has_a2a=True) == set()


@pytest.mark.django_db
def test_the_three_counts_are_all_listed_sites_for_every_filter(django_assert_num_queries):
    answers = ("yes", "no", "unknown")
    with together():
        for n, (negotiation, mcp, catalog) in enumerate(product(answers, repeat=3)):
            listed(
                f"s{n}.example.com", markdown_negotiation=negotiation, markdown_twin=mcp, mcp_server=mcp,
                api_catalog=catalog,
                webmcp=catalog, transactional=(True, False, None)[n % 3], country=("NO", "SE", None)[n % 3],
                entity_type=(EntityType.SAAS, EntityType.TOOL, None)[n % 3],
                connect=connection(n % 9 // 3) if mcp == "yes" else None,
                platform_supplied=(True, False, None)[n % 3] if mcp == "yes" else None,
                webmcp_platform_supplied=True if catalog == "yes" else None,
                other_wellknown={
                    name: {"answer": negotiation, "url": None, "detail": ""}
                    for name in ("a2a_agent_card", "agent_skills", "openapi")
                },
            )  # fmt: skip
    declined("hidden.example.com")
    with django_assert_num_queries(2), consistent_view() as view:
        counts = census(FILTERS, view)
    assert counts.listed == 27
    assert set(counts.completeness) == {one.name for one in FILTERS}
    for entry in counts.completeness.values():
        assert (
            entry["eligible"] + entry["excluded_no"] + entry["excluded_unknown"] == entry["of_listed"] == 27
        )
    shares = {name: (e["eligible"], e["excluded_no"]) for name, e in counts.completeness.items()}
    assert (
        shares["country"] == shares["entity_type"] == shares["transactional"] == shares["has_mcp"] == (9, 9)
    )
    assert shares["has_md"] == shares["has_endpoint"] == (15, 3)
    assert shares["has_a2a"] == shares["has_skills"] == shares["has_openapi"] == shares["mcp_auth"] == (9, 9)
    assert shares["transport"] == (9, 9)
    assert shares["self_supplied"] == (3, 9)  # a server or tools in the page
    assert counts.excluded_something


def test_every_filter_has_a_note_of_its_own_and_a_form_as_in_a_url():
    notes = {one.note for one in FILTERS}
    assert len(notes) == len(FILTERS)
    assert all(note.startswith("Tests whether") and "{" not in note for note in notes)
    assert [one.in_url for one in FILTERS][:3] == ["country=NO", "entity_type=saas", "transactional=true"]
