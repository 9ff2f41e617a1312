"""Lists of operators are narrowed by what their filters offer alone; no parameter of theirs is a failure of ours."""

from itertools import cycle
from urllib.parse import quote

import pytest
from django.contrib.admin import site as admin_site

from agentauth import registrations
from agentauth.models import ClaimRequest
from index.models import Objection
from tests.wire.test_admin import LISTS, list_of, page_of, signed_in

pytestmark = pytest.mark.django_db

ODD = ("(", "\x00", "a\x00b", "\x7f", "'", "%", "\\", "[", "9" * 400, "-1", "\u202e", "2026-13-99", "{}")
BIDI = "claim\u202eant\u200b@agent\u2066.example"


@pytest.fixture
def operator():
    client = signed_in(superuser=True)
    client.raise_request_exception = False
    return client


def test_a_list_is_narrowed_by_no_lookup_that_its_filters_do_not_offer(operator):
    for name in LISTS:
        for lookup in ("host__regex", "host__iregex", "id__regex", "pk__in", "password__startswith", "user__password__regex", "state__regex", "kind__regex", "email__regex"):  # fmt: skip
            for value in ("(", "a", "\x00"):
                answer = operator.get(list_of(name, **{lookup: value}))
                assert answer.status_code == 400, (name, lookup, value)


def offered(name):
    """The parameters of a list's filters."""
    (model,) = (m for m in admin_site._registry if f"{m._meta.app_label}_{m._meta.model_name}" == name)
    filters = admin_site._registry[model].list_filter
    for one in filters:
        field = one[0] if isinstance(one, tuple) else one
        if isinstance(field, str):
            yield from (f"{field}__{end}" for end in ("exact", "isempty", "isnull", "gte", "lt", "id__exact"))
        else:
            yield field.parameter_name


OF_EVERY_LIST = ("o", "p", "e", "all", "_to_field", "_popup", "_facets", "no_such", "a\x00")


def test_no_parameter_of_a_list_is_a_failure_of_ours(operator):
    own = [(name, one, value) for name in LISTS for one in ("q", *offered(name)) for value in ODD]
    # The same code of Django's reads these in each list: every value of each once, every one of them in each list.
    assert len(ODD) >= len(LISTS)
    alike = [
        (name, one, value) for one in OF_EVERY_LIST for name, value in zip(cycle(LISTS), ODD, strict=False)
    ]
    for name, parameter, value in (*own, *alike):
        address = f"{list_of(name)}?{quote(parameter)}={quote(value)}"
        assert operator.get(address).status_code < 500, (name, parameter, value)


def test_no_key_of_a_row_and_no_chosen_row_is_a_failure_of_ours(operator):
    for name in LISTS:
        for value in ODD:
            page = operator.get(f"{list_of(name)}{quote(value, safe='')}/change/")
            assert page.status_code < 500, (name, value)
            chosen = {"action": "delete_selected", "_selected_action": [value], "confirmed": "yes"}
            for given in (chosen, {**chosen, "action": value}, {**chosen, "index": value}):
                assert operator.post(list_of(name), given).status_code < 500, (name, value)


def test_every_choice_that_a_filter_shows_is_taken(operator):
    from lxml import html

    for name in LISTS:
        page = html.fromstring(operator.get(list_of(name)).content)
        for href in set(page.xpath("//*[@id='changelist-filter']//a/@href")):
            assert operator.get(f"{list_of(name)}{href}").status_code == 200, (name, href)


def test_what_does_not_show_in_a_mail_address_stands_as_an_escape(operator):
    registration = registrations.register().registration
    claim = ClaimRequest.objects.create(
        claim_attempt_id="cla_x", claim_hash="x", email=BIDI, registration=registration
    )
    objection = Objection.objects.create(host="a.test", message="x", contact=BIDI, shown={})
    for row, name in ((claim, "agentauth_claimrequest"), (objection, "index_objection")):
        for page in (list_of(name), page_of(row)):
            text = operator.get(page).text
            assert "claim\\u202eant\\u200b@agent\\u2066.example" in text, page
            assert not {"\u202e", "\u200b", "\u2066"} & set(text), page
    decided = {"decision": "reject", "daily_limit": 10, "identity": ""}
    operator.post(page_of(claim), decided)
    assert not {"\u202e", "\u200b"} & set(operator.get(list_of("admin_logentry")).text)
