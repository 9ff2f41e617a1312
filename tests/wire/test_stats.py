"""GET /api/stats, with the real database."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, date, datetime, timedelta
from ipaddress import IPv4Address
from random import SystemRandom

import pytest
from django.db import connection
from django.test import Client

from index.checks import CHECKS
from index.models import Site
from index.values.findings import Tool
from index.values.vocabulary import CardState, EntityType, FoundVia, Tier
from tests.published import together
from tests.unit.index.factories import ALL_YES, NOON, could_not_ask, declined, listed

pytestmark = pytest.mark.django_db


@pytest.fixture
def stats():
    client = Client(
        REMOTE_ADDR=str(IPv4Address(SystemRandom().randrange(2**32))), raise_request_exception=False
    )

    def ask() -> dict:
        response = client.get("/api/stats")
        assert response.status_code == 200, response.content
        return response.json()

    return ask


def test_an_empty_index_has_every_member_of_every_vocabulary_at_zero(stats):
    began = datetime.now(UTC).date()
    body = stats()
    assert set(body) == {
        "data_as_of", "generated_at", "generation_id", "listed", "probed", "declined", "could_not_ask",
        "by_tier",
        "by_score", "by_check", "by_entity_type", "by_country", "by_found_via", "mcp", "webmcp",
        "rubric_version",
    }  # fmt: skip
    assert (body["generation_id"], body["generated_at"], body["rubric_version"]) == ("0", None, None)
    assert began <= date.fromisoformat(body["data_as_of"]) <= datetime.now(UTC).date()
    assert body["by_tier"] == {"1": 0, "2": 0, "3": 0}
    assert body["by_score"] == {str(n): 0 for n in range(6)}
    assert body["by_check"] == {check.value: {"yes": 0, "no": 0, "unknown": 0} for check in CHECKS}
    assert body["by_entity_type"] == dict.fromkeys((*EntityType, "unknown"), 0)
    assert body["by_country"] == {"unknown": 0}
    assert body["by_found_via"] == dict.fromkeys(FoundVia, 0)
    assert body["mcp"] == {"answering": 0, "platform_supplied": 0, "self_built": 0, "cards_dead": 0}
    assert body["webmcp"] == {"asked": 0, "registered": 0, "platform_supplied": 0} | {
        "tools_distinct": 0,
        "could_not_ask": 0,
    }


def test_figures_count_listed_sites_and_outcomes_count_every_probed_host(stats):
    listed(
        "a.example.com", **ALL_YES, country="NO", entity_type=EntityType.SAAS, platform_supplied=True,
        mcp_server_card=CardState.PRESENT, webmcp="yes", webmcp_tools=(Tool("buy"), Tool("find")),
        tier=Tier.BEHAVIOURALLY_VERIFIED, webmcp_platform_supplied=True,
    )  # fmt: skip
    listed("b.example.com", webmcp="yes", webmcp_tools=(Tool("buy"),), mcp_server_card=CardState.DEAD)
    listed("c.example.com", mcp_server="yes", platform_supplied=False, webmcp="unknown", mcp_server_card=None)
    listed("gone.example.com", **ALL_YES, country="SE")
    declined("gone.example.com")
    could_not_ask("gone.example.com")
    could_not_ask("silent.example.com")
    body = stats()
    assert [body[key] for key in ("listed", "probed", "declined", "could_not_ask")] == [3, 5, 1, 1]
    assert body["by_tier"] == {"1": 0, "2": 2, "3": 1}
    assert body["by_score"] == {"0": 0, "1": 0, "2": 1, "3": 1, "4": 0, "5": 1}
    assert body["by_country"] == {"NO": 1, "unknown": 2}
    assert body["by_entity_type"]["saas"] == 1
    assert body["by_entity_type"]["unknown"] == 2
    assert body["by_found_via"]["probe_discovery"] == 3
    assert body["by_check"]["mcp_server"] == {"yes": 2, "no": 1, "unknown": 0}
    assert body["by_check"]["mcp_server_card"] == {"yes": 1, "no": 1, "unknown": 1}
    assert body["mcp"] == {"answering": 2, "platform_supplied": 1, "self_built": 1, "cards_dead": 1}
    assert body["webmcp"] == {
        "asked": 2, "registered": 2, "platform_supplied": 1, "tools_distinct": 2, "could_not_ask": 1,
    }  # fmt: skip
    assert body["rubric_version"] == "1.0"


def test_an_unknown_card_counts_as_unknown_whatever_its_last_known_state(stats):
    listed("a.example.com", mcp_server_card=CardState.PRESENT)
    listed("a.example.com", mcp_server_card="unknown")
    listed("b.example.com", mcp_server_card=CardState.DEAD)
    listed("b.example.com", mcp_server_card="unknown")
    body = stats()
    assert body["by_check"]["mcp_server_card"] == {"yes": 0, "no": 0, "unknown": 2}
    assert body["mcp"]["cards_dead"] == 1


def test_a_check_that_was_never_graded_counts_as_unknown(stats):
    site = listed("a.example.com")
    site.checks, site.score = {}, 0
    site.save()
    assert stats()["by_check"]["mcp_server_card"] == {"yes": 0, "no": 0, "unknown": 1}


@pytest.mark.django_db(transaction=True)
def test_every_breakdown_adds_up_while_sites_come_and_go(stats):
    listed("s0.example.com", country="NO")
    published = []

    def publish_after(execute, *statement):
        result = execute(*statement)
        with ThreadPoolExecutor(1) as publisher:
            publisher.submit(publish, len(published) + 1).result()
        return result

    def publish(n: int) -> None:
        listed(
            f"s{n}.example.com", country="SE", mcp_server="yes", webmcp="yes", webmcp_tools=(Tool(f"t{n}"),)
        )
        published.append(n)
        connection.close()

    with connection.execute_wrapper(publish_after):
        body = stats()
    assert len(published) >= 3
    sums = {sum(body[key].values()) for key in ("by_tier", "by_score", "by_entity_type", "by_country")}
    assert sums | {sum(answers.values()) for answers in body["by_check"].values()} == {body["listed"]}
    assert body["webmcp"]["tools_distinct"] == body["webmcp"]["registered"]
    assert stats()["listed"] == len(published) + 1


def test_every_breakdown_adds_up_to_listed(stats):
    with together():
        for n, answer in enumerate(["yes", "no", "unknown", "yes"]):
            listed(f"s{n}.example.com", mcp_server=answer, webmcp=answer, country=["NO", "SE", None, "NO"][n])
    body = stats()
    sums = {
        sum(body[key].values())
        for key in ("by_tier", "by_score", "by_entity_type", "by_country", "by_found_via")
    }
    assert sums | {sum(answers.values()) for answers in body["by_check"].values()} == {body["listed"]} == {4}
    assert body["webmcp"]["asked"] + body["webmcp"]["could_not_ask"] == 4


def test_the_date_is_of_the_newest_probe_and_the_stamp_of_the_newest_change(stats):
    with together():
        listed("old.example.com", probed_at=NOON - timedelta(days=3))
        listed("new.example.com", probed_at=NOON)
        declined("hidden.example.com")
    body = stats()
    assert body["data_as_of"] == "2026-11-20"
    newest = Site.objects.latest("changed_at").changed_at
    assert datetime.fromisoformat(body["generated_at"]) == newest.replace(microsecond=0)


def test_parameters_are_ignored_and_statements_do_not_grow(django_assert_num_queries):
    client = Client(REMOTE_ADDR=str(IPv4Address(SystemRandom().randrange(2**32))))
    with together():
        for n in range(20):
            listed(f"s{n}.example.com", country=["NO", "SE", "DK", "FI"][n % 4])
    with django_assert_num_queries(2):
        assert client.get("/api/stats?limit=abc&has_mcp=maybe").json()["listed"] == 20
