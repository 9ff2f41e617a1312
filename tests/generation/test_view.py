"""A process shows all that is committed."""

import os
from datetime import timedelta

import psycopg
import pytest
from django.db import connection

from index.filters import UNKNOWN, YES
from index.generations import current
from index.generations.current import consistent_view
from index.generations.site_bits import FieldMask
from index.models import Generation, Site
from index.reports.stats import stats
from index.search.find import find
from index.search.request import FindRequest
from index.values.errors import Unavailable
from index.values.findings import Tool
from index.values.vocabulary import CardState, EntityType, Tier
from tests.generation.conftest import built, execute, seen
from tests.pipeline.conftest import database_url
from tests.published import together
from tests.unit.index.factories import ALL_YES, NOON, SEARCHES, could_not_ask, declined, listed

A, B, C, D = (f"{name}.example.com" for name in "abcd")


def everything() -> dict:
    answer = find(FindRequest.from_values(has_md=True, limit=25))
    return {"hosts": [row["host"] for row in answer["results"]], "total": answer["total"], **stats()}


def test_what_is_published_after_a_build_is_there_at_once_in_its_place():
    with together():
        for host in (B, D):
            listed(host)
    generation = built()
    listed(C)
    listed(A, **ALL_YES)
    listed("z.myshopify.com", **ALL_YES)
    assert seen() == (generation.pk, [A, B, C, D, "z.myshopify.com"])
    listed(D, **ALL_YES)
    assert seen()[1] == [A, D, B, C, "z.myshopify.com"]


def test_what_refuses_after_a_build_is_gone_at_once_from_rows_and_every_count():
    with together():
        for host in (A, B, C):
            listed(host, country="NO")
    generation = built()
    declined(B)
    shown = everything()
    assert (shown["hosts"], shown["total"], shown["listed"]) == ([A, C], 2, 2)
    assert (shown["declined"], shown["probed"], shown["by_country"]["NO"]) == (1, 3, 2)
    assert seen()[0] == generation.pk
    listed(B, country="SE")
    assert everything()["by_country"] == {"NO": 2, "SE": 1, "unknown": 0}


def test_a_transaction_that_began_first_and_commits_last_is_not_skipped():
    listed(A)
    listed(B)
    with psycopg.connect(database_url()) as slow:
        slow.execute("UPDATE index_site SET country = 'NO' WHERE host = %s", [A])
        listed(C)  # later, and committed before
        built()
        assert everything()["by_country"] == {"unknown": 3}
        listed(D)
        assert everything()["listed"] == 4
        slow.commit()
        assert everything()["by_country"] == {"NO": 1, "unknown": 3}


def test_a_site_that_vanished_without_a_trace_is_not_shown_and_the_page_is_refilled():
    with together():
        for host in (A, B, C, D):
            listed(host)
    built()
    execute("ALTER TABLE index_site DISABLE TRIGGER site_says_when_it_changed")
    Site.objects.filter(host=A).update(listed=False)
    Site.objects.filter(host=B).delete()
    execute("ALTER TABLE index_site ENABLE TRIGGER site_says_when_it_changed")
    answer = find(FindRequest.from_values(has_md=True, limit=2))
    assert [row["host"] for row in answer["results"]] == [C, D]
    assert answer["total"] == 2


def test_the_answer_before_and_after_a_build_is_the_same_but_for_its_stamp():
    listed(A, **ALL_YES, country="NO")
    listed(B, webmcp="yes")
    built()
    listed(C, webmcp="no")
    declined(A)
    before = everything()
    built()
    after = everything()
    stamps = ("generation_id", "generated_at")
    assert {k: v for k, v in before.items() if k not in stamps} == {
        k: v for k, v in after.items() if k not in stamps
    }
    assert before["generation_id"].startswith(str(Generation.objects.earliest("id").pk) + "-")
    assert after["generation_id"] == str(Generation.objects.latest("id").pk)


def test_a_running_process_turns_to_a_new_generation_by_itself(until):
    from index.generations.build import build_generation

    listed(A)
    built()
    assert seen()[1] == [A]
    listed(B)
    new = build_generation(now=True).generation
    until(lambda: seen()[0] == new.pk)
    assert seen()[1] == [A, B]
    assert stats()["generation_id"] == str(new.pk)


@pytest.mark.parametrize("damage", ["torn", "of another version"])  # test_damage.py has the other kinds
def test_a_damaged_generation_is_never_used_and_the_one_before_is(home, damage):
    listed(A)
    old = built()
    assert seen()[0] == old.pk
    listed(B)
    new = built()
    _damage(home / new.folder, damage)
    assert seen() == (old.pk, [A, B])
    assert not (home / new.folder).exists()
    third = built()
    assert seen() == (third.pk, [A, B])


def test_more_changes_than_memory_is_for_are_unavailable_and_not_read_and_the_next_build_ends_that(
    monkeypatch, client
):
    from index.generations.build import build_generation

    monkeypatch.setattr(current, "FEW", 2)
    monkeypatch.setattr(current, "MOST_CHANGES", 4)
    built()
    with together():
        for n in range(4):
            listed(f"s{n}.example.com")
    assert client.get("/api/find?has_md=true").json()["total"] == 4  # as many as it takes, counted first
    current.forget_view()
    listed("s4.example.com")
    client.raise_request_exception = False
    read = []

    def rows_read(execute, *statement):
        result = execute(*statement)
        read.append(statement[3]["cursor"].rowcount)
        return result

    with connection.execute_wrapper(rows_read):
        response = client.get("/api/find?has_md=true")
    assert (response.status_code, response.json()["class"]) == (503, "unavailable")
    assert max(read) <= 3
    assert build_generation(now=True).generation is not None
    current.forget_view()
    assert client.get("/api/find?has_md=true").json()["total"] == 5


@pytest.mark.parametrize("damage", ["missing", "flipped"])
def test_without_any_whole_generation_a_big_index_is_unavailable_until_it_is_rebuilt(
    home, damage, monkeypatch, client
):
    from index.generations.build import build_generation

    monkeypatch.setattr(current, "MOST_CHANGES", 1)
    listed(A)
    listed(B)
    _damage(home / built().folder, damage)
    with pytest.raises(Unavailable):
        seen()
    client.raise_request_exception = False
    for path in ("/api/find?has_md=true", "/api/find?q=books", "/api/stats"):
        response = client.get(path)
        assert (response.status_code, response.json()["class"]) == (503, "unavailable")
        assert not {"count", "results", "empty_note"} & response.json().keys()
    assert build_generation().generation is not None  # at once: no minute has passed
    current.forget_view()
    assert seen()[1] == [A, B]
    assert client.get("/api/find?has_md=true").json()["total"] == 2


def _damage(folder, damage: str) -> None:
    facts = folder / "facts.npy"
    match damage:
        case "missing":
            facts.unlink()
        case "torn":
            os.truncate(facts, facts.stat().st_size - 1)
        case "flipped":
            content = bytearray(facts.read_bytes())
            content[-1] ^= 1
            facts.write_bytes(content)
        case "manifest":
            (folder / "manifest.json").write_text("{")
        case _:
            text = (folder / "manifest.json").read_text()
            (folder / "manifest.json").write_text(text.replace('"format"', '"farmat"'))


def test_a_probe_that_finds_what_the_last_one_found_changes_nothing():
    site = listed(A, mcp_server="yes", webmcp="unknown")
    could_not_ask(B)
    before = stats()
    listed(A, mcp_server="yes", webmcp="unknown", probed_at=NOON + timedelta(hours=1))
    could_not_ask(B)
    after = Site.objects.get(host=A)
    assert after.probed_at != site.probed_at
    assert stats() == before


CHANGES = [
    {"probed_at": NOON + timedelta(days=1)}, {"country": "NO"}, {"entity_type": EntityType.SAAS},
    {"transactional": True},
    {"api_catalog": "yes"}, {"mcp_server": "yes"}, {"webmcp": "yes", "webmcp_tools": (Tool("buy"),)},
    {"name": "Other"},
    {"display_name": "Other"}, {"description": "Other."}, {"mcp_server_card": CardState.DEAD},
    {"tier": Tier.BEHAVIOURALLY_VERIFIED}, {"apparent_actions": (SEARCHES,)}, {"webmcp": "unknown"},
]  # fmt: skip


def test_whatever_a_generation_holds_of_a_site_shows_when_it_changes():
    hosts = [f"s{n:02}.example.com" for n in range(len(CHANGES))]
    with together():
        for host in hosts:
            listed(host)
    built()
    before = stats()
    for host, change in zip(hosts, CHANGES, strict=True):
        listed(host, **change)
        after = stats()
        assert after["generation_id"] != before["generation_id"], change
        before = after
    built()
    stamps = ("generation_id", "generated_at")
    assert {k: v for k, v in stats().items() if k not in stamps} == {
        k: v for k, v in before.items() if k not in stamps
    }


def test_what_no_filter_asks_is_counted_before_and_after_a_build_alike():
    with together():
        for host in (A, B, C):
            listed(host, **ALL_YES)
    listed(D, **ALL_YES | {"llms_txt": "unknown"})
    five, four = (FieldMask().and_also("score", score) for score in (5, 4))
    with consistent_view() as view:
        assert (view.count(five), view.count(four)) == (3, 1)
        assert (view.tally("llms_txt")[YES], view.tally("llms_txt")[UNKNOWN]) == (3, 1)
    built()
    with consistent_view() as view:
        assert (view.count(five), view.count(four)) == (3, 1)
        assert (view.tally("llms_txt")[YES], view.tally("llms_txt")[UNKNOWN]) == (3, 1)
