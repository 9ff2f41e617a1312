"""Triggers of a Site's row."""

import pytest
from django.db import connection

from index.checks import STORED_CHECKS
from index.models import Site
from index.values.vocabulary import Answer, CardState
from tests.published import finding, listed, publish, unlisted

pytestmark = pytest.mark.django_db

HOST = "larkspur.test"
STAMP = 1  # All of a test is one transaction, so `changed` alone would not show a second write


def execute(sql: str, *given: object) -> None:
    with connection.cursor() as cursor:
        cursor.execute(sql, given)


def counts_as_changed(assignment: str, *given: object) -> bool:
    execute("ALTER TABLE index_site DISABLE TRIGGER USER")
    Site.objects.update(changed=STAMP)
    execute("ALTER TABLE index_site ENABLE TRIGGER USER")
    execute(f"UPDATE index_site SET {assignment}", *given)
    return Site.objects.get().changed != STAMP


def test_the_columns_of_answers_follow_the_checks():
    listed(HOST)
    site = Site.objects.get()
    answers = finding(HOST).checks
    assert {check: getattr(site, check.value) for check in STORED_CHECKS} == {
        check: answers[check].answer.as_bool for check in STORED_CHECKS
    }
    assert (site.mcp_server_card, site.card_answers) == (CardState.PRESENT, True)


def test_what_another_writer_puts_into_a_column_is_replaced_by_the_stored_answer():
    listed(HOST)
    execute("UPDATE index_site SET llms_txt = false, api_catalog = true, mcp_server_card = 'dead'")
    site = Site.objects.get()
    assert (site.llms_txt, site.api_catalog, site.mcp_server_card) == (True, None, "dead")


def test_an_answer_that_goes_is_unknown():
    listed(HOST)
    execute("UPDATE index_site SET checks = checks - 'llms_txt', score = score - 1")
    assert Site.objects.get().llms_txt is None


def test_a_row_put_in_by_any_statement_has_its_answers():
    listed(HOST)
    columns = [field.column for field in Site._meta.concrete_fields if not field.generated]
    names = ", ".join(name for name in columns if name not in {"id", "host", *STORED_CHECKS})
    execute(f"INSERT INTO index_site (host, {names}) SELECT 'copy.test', {names} FROM index_site")
    first, second = Site.objects.order_by("id").values(*(check.value for check in STORED_CHECKS))
    assert first == second


def test_a_new_column_counts_by_itself():
    listed(HOST)
    execute("ALTER TABLE index_site ADD COLUMN new_fact integer")
    assert counts_as_changed("new_fact = 7")
    assert not counts_as_changed("new_fact = 7")


def test_the_column_of_a_new_check_is_filled_and_counts():
    listed(HOST)
    execute("ALTER TABLE index_site ADD COLUMN new_check boolean")
    with_it = "checks = checks || jsonb_build_object('new_check', jsonb_build_object('answer', %s::text))"
    for answer in Answer:
        assert counts_as_changed(with_it, answer.value)
        with connection.cursor() as cursor:
            cursor.execute("SELECT new_check FROM index_site")
            assert cursor.fetchone() == (answer.as_bool,)
        assert not counts_as_changed(with_it, answer.value)


def test_a_new_generated_column_alone_changes_nothing():
    listed(HOST)
    execute("ALTER TABLE index_site ADD COLUMN longer integer GENERATED ALWAYS AS (length(host)) STORED")
    assert not counts_as_changed("probed_at = now()")


@pytest.mark.parametrize(
    "assignment",
    [
        "probed_at = now()",
        "verified_at = verified_at + interval '1 minute'",
        "checks = jsonb_set(checks, '{llms_txt,evidence}', '[]')",
        "checks = jsonb_set(checks, '{llms_txt,detail}', '\"Other words.\"')",
        "mcp_tools = '[]'",
        "owner_name = 'other'",
        "passages = '[{}]'",
        "passages_at = now()",
    ],
)
def test_what_no_generation_holds_changes_nothing(assignment):
    listed(HOST)
    assert not counts_as_changed(assignment)


@pytest.mark.parametrize(
    "assignment",
    [
        "verified_at = verified_at + interval '1 day'",
        "checks = jsonb_set(checks, '{webmcp,reason}', '\"timed_out\"')",
        "checks = jsonb_set(checks, '{mcp_server_card,answer}', '\"no\"')",
        "words = 'other'",
        "passages_digest = 'other'",
        "listed = false",
    ],
)
def test_what_a_generation_holds_counts(assignment):
    listed(HOST)
    assert counts_as_changed(assignment)


def test_of_a_host_that_is_not_listed_only_its_state_counts():
    unlisted(HOST)
    assert not counts_as_changed("words = 'other', country = 'NO'")
    assert counts_as_changed("outcome = 'could_not_ask'")


def test_a_visit_that_finds_the_same_counts_for_nothing():
    listed(HOST)
    execute("ALTER TABLE index_site DISABLE TRIGGER USER")
    Site.objects.update(changed=STAMP)
    execute("ALTER TABLE index_site ENABLE TRIGGER USER")
    publish(finding=finding(HOST))
    assert Site.objects.get().changed == STAMP
