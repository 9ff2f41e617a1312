"""GET /api/find, with the real database and counting store."""

import json
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime, timedelta
from ipaddress import IPv4Address
from random import SystemRandom

import pytest
from django.db import connection
from django.test import Client
from pydantic import TypeAdapter

from index.shapes import FindResponse
from index.values.findings import Tool
from index.values.vocabulary import COUNTRIES, EntityType, Tier
from tests.each import each
from tests.published import together
from tests.unit.index.factories import ALL_YES, NOON, SEARCHES, declined, listed

pytestmark = pytest.mark.django_db

ROW = {
    "host", "url", "name", "display_name", "report", "verification_tier", "tier_label", "transactional",
    "found_via", "description", "country", "entity_type", "language", "connect", "alive",
    "apparent_actions",
    "verified",
}  # fmt: skip
VERIFIED = {
    "verified_at", "markdown_negotiation", "markdown_twin", "llms_txt", "api_catalog", "mcp_server",
    "mcp_tools",
    "mcp_server_card", "webmcp", "webmcp_tools", "other_wellknown",
}  # fmt: skip
FOUND = ROW | {"similarity", "why"}
SHAPE = TypeAdapter(FindResponse)
STAMPED = {"query", "mode", "count", "data_as_of", "generated_at", "generation_id", "results"}


@pytest.fixture
def client():
    return Client(
        REMOTE_ADDR=str(IPv4Address(SystemRandom().randrange(2**32))), raise_request_exception=False
    )


@pytest.fixture
def find(client):
    def ask(query: str = "", status: int = 200, **parameters) -> dict:
        response = client.get(f"/api/find{query}", parameters or None)
        assert response.status_code == status, response.content
        answer = response.json()
        if status == 200:
            SHAPE.validate_json(response.content, strict=True)
            assert list(answer) == [name for name in FindResponse.__annotations__ if name in answer]
        return answer

    return ask


def hosts(answer: dict) -> list[str]:
    return [row["host"] for row in answer["results"]]


# --- Hostile and mistaken input ---


@each(
    "query",
    [
        "", "?q=", "?q=%20%09", "?q=%00", "?q=%00%00&has_mcp=", "?limit=3", "?has_mcp=false",
        "?has_md=0&has_webmcp=FALSE",
        "?possible=true", "?possible=true&has_mcp=false",
        "?transactional=", "?country=&entity_type=", "?unknown=1", "?Q=books", "?has_mcp=%20",
    ],
)  # fmt: skip
def test_nothing_that_narrows_is_missing_param(find, query):
    body = find(query, 400)
    assert (body["code"], body["class"]) == ("MISSING_PARAM", "bad_request")
    assert "valid" not in body


@each("name", ["transactional", "has_mcp", "has_md", "has_endpoint", "has_webmcp", "possible"])
@each("value", ["maybe", "yes", "on", "2", "-1", "null", "tru e", "\x00", "1\x00", "\uff11"])
def test_a_boolean_that_is_none_is_refused_with_the_two_that_are(find, name, value):
    body = find(status=400, q="books", **{name: value})
    assert body["code"] == "INVALID_FILTER_VALUE"
    assert body["valid"] == ["true", "false"]
    assert name in body["error"]


@each(
    "value", ["0", "26", "-1", "abc", "1.5", "1e1", "+5", "٣", "99999999999999999999", "0x5", "5,", "\x005"]
)
def test_a_limit_outside_1_to_25_is_refused(find, value):
    body = find(status=400, q="books", limit=value)
    assert body["code"] == "INVALID_FILTER_VALUE"
    assert body["valid"] == [str(n) for n in range(1, 26)]


@each("value", ["XK", "N", "NO R", "Norwayy", "\u0131t", "n o", "\x00", "no\x00", "' OR 1=1"])
def test_an_unknown_country_is_refused_with_all_that_there_are(find, value):
    body = find(status=400, country=value)
    assert body["code"] == "INVALID_FILTER_VALUE"
    assert body["valid"] == sorted(COUNTRIES)
    assert len(body["valid"]) == 249


@each("value", ["zzz", "Business", "business,saas", "' --", "\x00", "😀" * 5000])
def test_an_unknown_entity_type_is_refused_with_all_that_there_are(find, value):
    body = find(status=400, entity_type=value)
    assert body["code"] == "INVALID_FILTER_VALUE"
    assert body["valid"] == [e.value for e in EntityType]
    assert len(json.dumps(body)) < 2000


def test_an_invalid_value_is_refused_even_beside_a_good_filter_and_in_an_empty_index(find):
    assert find("?has_mcp=true&has_md=perhaps", 400)["code"] == "INVALID_FILTER_VALUE"


def test_an_unknown_parameter_changes_nothing_and_is_named(find):
    listed(country="NO")
    answer = find("?country=NO&lang=no&lang=en&key=ari_x&Q=books&\x00=1")
    assert answer.pop("ignored") == ["lang", "Q", ""]
    assert answer == find("?country=NO")


def test_a_parameter_repeated_with_one_value_counts_once(find):
    listed(country="NO")
    assert find("?country=NO&country=NO")["total"] == 1


@each(
    ("query", "valid"),
    [
        ("country=NO&country=SE", 249),
        ("has_mcp=true&has_mcp=false", 2),
        ("q=a&limit=5&limit=6", 25),
        ("q=a&q=b", None),
    ],
)
def test_a_parameter_repeated_with_different_values_is_refused_not_guessed(find, query, valid):
    body = find("?" + query, 400)
    assert body["code"] == "INVALID_FILTER_VALUE"
    assert len(body.get("valid", [])) == (valid or 0)


@each(
    "q",
    [
        "'", '"', "\\", "' | '", "!!", "&", "a & !b", "<->", ":*", "books:A", "'books':*", "(((", "%", "%s",
        "%(q)s", "{0}",
        "books\x00", "\x00books", "books￿", "\u202ebooks", "🙂", "日本語", "'; DROP TABLE index_site; --",
        "a" * 5000,
        " ".join(f"w{n}" for n in range(90)), "x-y-z/../a@b.c http://d.e/f?g=h&i", "1 2 3 -4.5e6", "\n\r\t.",
    ],
)  # fmt: skip
def test_no_query_is_an_error_of_ours(find, q):
    listed()
    body = find(q=q)
    assert body["mode"] == "search"
    assert len(body["query"]) <= 300


@each("raw", ["?q=a%FF%FE", "?q=%ED%A0%80a", "?q=books%ED%BF%BF&has_md=true", "?q=%", "?%00=%00&q=books"])
def test_bytes_that_are_no_text_are_no_error_of_ours(find, raw):
    assert find(raw)["mode"] == "search"


def test_far_too_many_parameters_are_a_bad_request(find):
    assert find("?" + "&".join(f"a{n}=1" for n in range(1500)), 400)["class"] == "bad_request"


def test_a_query_is_cut_at_300_characters(find):
    listed()
    assert find(q="books " + "z" * 400)["query"] == "books " + "z" * 294
    assert find(q=" " * 400 + "books")["query"] == "books"


# --- Filter mode ---


def test_the_shape_of_filter_mode(find):
    listed(
        "shop.example.com", **ALL_YES, webmcp="yes", webmcp_tools=(Tool("add_to_cart"),), transactional=True,
        country="NO", entity_type=EntityType.ECOMMERCE, apparent_actions=(SEARCHES,),
        tier=Tier.BEHAVIOURALLY_VERIFIED,
    )  # fmt: skip
    body = find(has_mcp="true")
    assert set(body) == STAMPED | {"total", "order"}
    assert (body["query"], body["mode"], body["count"], body["total"]) == (None, "filter", 1, 1)
    assert body["data_as_of"] == "2026-11-20"
    (row,) = body["results"]
    assert set(row) == ROW
    assert set(row["verified"]) == VERIFIED
    assert row["report"].endswith("/site/shop.example.com")
    assert (row["verification_tier"], row["tier_label"]) == (3, "behaviourally verified")
    assert row["apparent_actions"] == [{"action": "search", "evidence": "<form role=search>"}]
    assert row["verified"]["mcp_server"] == "https://shop.example.com/mcp"
    assert row["verified"]["mcp_tools"] == ["find_book"]
    assert row["verified"]["webmcp_tools"] == ["add_to_cart"]
    assert row["verified"]["verified_at"] == "2026-11-20"


@pytest.mark.parametrize(("answer", "shown"), [("no", False), ("unknown", None)])
def test_a_server_that_is_not_there_is_false_and_an_unknown_one_null(find, answer, shown):
    listed(country="NO", mcp_server=answer, transactional=None)
    (row,) = find(country="no")["results"]
    assert row["verified"]["mcp_server"] is shown
    assert row["transactional"] is None


def test_the_order_is_platforms_last_then_score_then_probe_date_then_host(find):
    day_before = NOON - timedelta(days=1)
    with together():
        listed("a.myshopify.com", **ALL_YES)
        listed("low.example.com")
        listed("high.example.com", **ALL_YES)
        listed("b.example.com", api_catalog="yes", probed_at=day_before)
        listed("z.example.com", api_catalog="yes", probed_at=NOON - timedelta(hours=2))
        listed("a-c.example.com", api_catalog="yes", probed_at=NOON - timedelta(hours=5))
        listed("ab.example.com", api_catalog="yes", probed_at=NOON)
    body = find(has_md="true")
    assert hosts(body) == [
        "high.example.com", "a-c.example.com", "ab.example.com", "z.example.com", "b.example.com",
        "low.example.com",
        "a.myshopify.com",
    ]  # fmt: skip
    assert body["order"].startswith("Platform subdomains last; then readiness score")


def test_the_same_address_gives_the_same_page(find):
    with together():
        for n in range(30):
            listed(f"s{n}.example.com")
    first = find("?has_md=true&limit=25")
    assert (first["count"], first["total"]) == (25, 30)
    assert find("?has_md=true&limit=25") == first
    assert find("?has_md=true")["count"] == 10


def test_what_is_delisted_declined_or_not_listed_is_never_shown_or_counted(find):
    listed("gone.example.com")
    declined("gone.example.com")
    assert find(has_md="true")["total"] == 0
    assert find(q="books")["count"] == 0


# --- filter_completeness and empty_note ---


def test_completeness_counts_yes_no_and_unknown_over_all_listed_sites(find):
    with together():
        listed("yes.example.com", mcp_server="yes", country="NO")
        listed("no.example.com", mcp_server="no", country="SE")
        listed("unknown.example.com", mcp_server="unknown", country=None)
        declined("declined.example.com")
    body = find(has_mcp="true", country="NO", has_webmcp="false")
    counted = {
        name: tuple(entry[k] for k in ("eligible", "excluded_no", "excluded_unknown", "of_listed"))
        for name, entry in body["filter_completeness"].items()
    }
    assert counted == {"country": (1, 1, 1, 3), "has_mcp": (1, 1, 1, 3)}
    assert "tools/list" in body["filter_completeness"]["has_mcp"]["note"]
    assert "NO" in body["filter_completeness"]["country"]["note"]


@pytest.mark.parametrize(
    ("name", "answers", "expected"),
    [
        ("has_md", {"markdown_negotiation": "unknown", "markdown_twin": "yes"}, "eligible"),
        ("has_md", {"markdown_negotiation": "unknown", "markdown_twin": "no"}, "excluded_unknown"),
        ("has_md", {"markdown_negotiation": "no", "markdown_twin": "no"}, "excluded_no"),
        ("has_endpoint", {"mcp_server": "no", "api_catalog": "yes"}, "eligible"),
        ("has_endpoint", {"mcp_server": "unknown", "api_catalog": "no"}, "excluded_unknown"),
        ("has_endpoint", {"mcp_server": "no", "api_catalog": "no"}, "excluded_no"),
    ],
)
def test_either_of_two_is_yes_and_only_both_no_is_no(find, name, answers, expected):
    with together():
        listed(
            "other.example.com", mcp_server="unknown", markdown_twin="unknown"
        )  # excluded, so that the entry is there
        listed("shop.example.com", **answers)
    entry = find(**{name: "1"})["filter_completeness"][name]
    alone = {"eligible": 0, "excluded_no": 0, "excluded_unknown": 1} | {}
    alone[expected] += 1
    assert {key: entry[key] for key in alone} == alone


def test_completeness_is_absent_when_nothing_was_excluded(find):
    listed("a.example.com", transactional=True)
    assert "filter_completeness" not in find(transactional="TRUE")
    assert "filter_completeness" not in find(q="books", transactional="true")
    assert "filter_completeness" not in find(q="books")


def test_an_empty_answer_names_the_filter_and_its_unknowns(find):
    with together():
        listed("a.example.com", country=None)
        listed("b.example.com", country="SE")
    body = find(country="no")
    assert (body["count"], body["total"], body["results"]) == (0, 0, [])
    assert "Nothing nearby" in body["empty_note"]
    assert "country=NO: 1 of 2 listed sites" in body["empty_note"]
    assert "empty_note" not in find(country="se")


def test_an_empty_index_is_an_honest_answer(find):
    began = datetime.now(UTC).date()
    body = find(q="books", has_mcp="true")
    assert (body["count"], body["generation_id"], body["generated_at"]) == (0, "0", None)
    assert "has_mcp=true: 0 of 0" in body["empty_note"]
    assert began <= date.fromisoformat(body["data_as_of"]) <= datetime.now(UTC).date()
    assert "filter_completeness" not in body
    assert "top_similarity" not in body


# --- Search mode ---


def test_the_shape_of_search_mode(find):
    listed()
    body = find(q="books by post")
    assert set(body) == STAMPED | {"top_similarity", "possible_count"}
    assert (body["query"], body["mode"], body["top_similarity"]) == ("books by post", "search", 1.0)
    assert set(body["results"][0]) == FOUND
    assert body["results"][0]["similarity"] == 1.0


@pytest.mark.parametrize("q", ["quantum chromodynamics", "the of and", "zxqv", "books zxqv flurb"])
def test_a_query_that_matches_nothing_gets_nothing_nearby(find, q):
    listed()
    body = find(q=q)
    assert (body["count"], body["results"]) == (0, [])
    assert "Nothing nearby" in body["empty_note"]
    assert "page_not_filled" not in body


def test_a_better_match_comes_first_and_weak_ones_are_cut_at_the_floor(find):
    plain = {"name": "Plain", "display_name": "Plain", "description": ""}
    with together():
        listed("name.example.com", **plain | {"name": "Fresh bread rolls delivered"})
        listed("described.example.com", **plain | {"description": "Fresh bread rolls, delivered to you."})
        listed("weak.example.com", **plain | {"description": "Fresh news, delivered daily."}, **ALL_YES)
        listed("none.example.com", **plain)
    body = find(q="fresh bread rolls delivered")
    assert hosts(body) == ["name.example.com", "described.example.com"]
    assert body["page_not_filled"] == {
        "reason": "below_relative_floor", "candidates_cut": 1, "floor_fraction": 0.6,
    }  # fmt: skip
    assert "page_not_filled" not in find(q="fresh bread rolls delivered", limit="2")
    assert hosts(find(q="fresh news delivered daily", limit="1")) == ["weak.example.com"]


def test_equal_matches_stand_in_the_fixed_order(find):
    with together():
        listed("b.example.com")
        listed("a.example.com")
        listed("c.example.com", **ALL_YES)
    assert hosts(find(q="books")) == ["c.example.com", "a.example.com", "b.example.com"]


def test_tools_and_actions_are_found(find):
    listed(
        mcp_server="yes",
        mcp_tools=(Tool("reserveTable", "Seats you by the window."),),
        apparent_actions=(SEARCHES,),
    )
    assert find(q="reserve table")["count"] == 1
    assert find(q="window seats")["count"] == 1


def test_a_filter_on_results_goes_deeper_until_the_page_is_full(find):
    with together():
        for n in range(12):
            listed(f"a{n:02}.example.com", api_catalog="yes", markdown_twin="no")
    with together():
        for n in range(3):
            listed(f"b{n}.example.com")
    body = find(q="books", has_md="true", limit="3")
    assert hosts(body) == ["b0.example.com", "b1.example.com", "b2.example.com"]
    assert "page_not_filled" not in body
    assert find(q="books", has_md="true", limit="5")["page_not_filled"] == {
        "requested": 5, "returned": 3, "candidates_searched": 15, "reason": "population_exhausted",
    }  # fmt: skip


def test_the_floor_cuts_nothing_when_a_filter_is_applied_to_results(find):
    plain = {"name": "Plain", "display_name": "Plain", "description": ""}
    with together():
        listed("name.example.com", **plain | {"name": "Fresh bread rolls delivered"})
        listed("weak.example.com", **plain | {"description": "Fresh bread, sliced."})
    with together():
        for n in range(9):
            listed(f"none{n}.example.com", **plain)
    assert hosts(find(q="fresh bread rolls delivered daily")) == ["name.example.com"]
    body = find(q="fresh bread rolls delivered", has_md="true", limit="2")
    assert hosts(body) == ["name.example.com", "weak.example.com"]


def test_a_search_with_filters_that_match_nothing_says_what_is_unknown(find):
    listed(webmcp="unknown")
    body = find(q="books", has_webmcp="true")
    assert body["count"] == 0
    assert "has_webmcp=true: 1 of 1" in body["empty_note"]
    assert body["filter_completeness"]["has_webmcp"]["excluded_unknown"] == 1


# --- Stamp, headers, cost ---


def test_the_stamp_is_of_the_newest_change_and_of_the_figures_too(find, client):
    site = listed()
    first = find(q="books")
    listed("other.example.com")
    second = find(q="books")
    assert first["generation_id"] != second["generation_id"] == find(has_md="true")["generation_id"]
    assert client.get("/api/stats").json()["generation_id"] == second["generation_id"]
    site.refresh_from_db()
    assert datetime.fromisoformat(first["generated_at"]) == site.changed_at.replace(microsecond=0)


def test_markup_of_a_site_stays_data(client):
    listed(name="</script><script>alert(1)</script> books")
    response = client.get("/api/find?q=books")
    assert response["Content-Type"].startswith("application/json")
    assert response["X-Content-Type-Options"] == "nosniff"


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("query", ["?has_mcp=true", "?q=larkspur&has_mcp=true"])
def test_counts_and_rows_are_of_one_moment_while_sites_are_published(find, query):
    listed("s0.example.com", mcp_server="yes")
    published = []

    def publish(host: str) -> None:
        published.append(listed(host, mcp_server="yes"))
        declined("s0.example.com")
        connection.close()

    def publish_after(execute, *statement):
        result = execute(*statement)
        if "index_site" in statement[0]:
            with ThreadPoolExecutor(1) as publisher:
                publisher.submit(publish, f"s{len(published) + 1}.example.com").result()
        return result

    with connection.execute_wrapper(publish_after):
        before = find(query)
    assert len(published) >= 2
    assert hosts(before) == ["s0.example.com"]
    assert "s0.example.com" not in hosts(find(query))


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("query", ["?has_mcp=true", "?q=larkspur&has_mcp=true"])
def test_what_changes_between_looking_and_fetching_is_in_the_answer(find, query):
    listed("s0.example.com", mcp_server="yes")
    assert hosts(find(query)) == ["s0.example.com"]
    changes = [lambda: declined("s0.example.com"), lambda: listed("s1.example.com", mcp_server="yes")]

    def change() -> None:
        changes.pop(0)()
        connection.close()

    def change_before(execute, *statement):
        if changes and "index_site" in statement[0]:
            with ThreadPoolExecutor(1) as other:
                other.submit(change).result()
        return execute(*statement)

    with connection.execute_wrapper(change_before):
        assert hosts(find(query)) == []
        found = find(query)
    assert hosts(found) == ["s1.example.com"]
    assert "empty_note" not in found


@pytest.mark.django_db(transaction=True)
def test_an_answer_to_which_nothing_changed_is_one_statement(find, django_assert_num_queries):
    with together():
        for n in range(3):
            listed(f"s{n}.example.com", **ALL_YES)
    for query in ("?has_md=true", "?q=books", "?q=books&has_md=true"):
        assert find(query)["count"] == 3
        with django_assert_num_queries(1):
            find(query)


@pytest.mark.parametrize(
    ("query", "statements"),
    [("?has_md=true&limit=25", 3), ("?q=books&limit=25", 3), ("?q=books&has_md=true&limit=25", 3)],
)
def test_the_number_of_statements_does_not_grow_with_the_page(
    client, django_assert_num_queries, query, statements
):
    with together():
        for n in range(25):
            listed(f"s{n}.example.com", **ALL_YES)
    with django_assert_num_queries(statements):
        assert client.get(f"/api/find{query}").json()["count"] == 25
