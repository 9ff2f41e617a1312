"""Operators' lists are narrowed by their filters alone."""

from contextlib import suppress
from itertools import cycle, islice, product
from urllib.parse import quote

import pytest
from django.contrib.admin import autodiscover
from django.contrib.admin import site as admin_site
from django.contrib.admin.exceptions import DisallowedModelAdminLookup
from django.contrib.admin.options import IncorrectLookupParameters
from django.contrib.admin.utils import get_fields_from_path
from django.contrib.auth.models import User
from django.core.exceptions import SuspiciousOperation
from django.test import RequestFactory

from agentauth import registrations
from agentauth.models import ClaimRequest
from index.models import Objection
from tests.wire.test_admin import LISTS, list_of, page_of, signed_in

pytestmark = pytest.mark.django_db

ODD = (
    "(", "\x00", "a\x00b", "\x7f", "'", "%", "\\", "[", "9" * 400, "-1", "\u202e", "2026-13-99", "{}",
    "\u0663", "owner@",
)  # fmt: skip
BIDI = "claim\u202eant\u200b@agent\u2066.example"


@pytest.fixture
def operator(settings):
    settings.SESSION_ENGINE = "django.contrib.sessions.backends.signed_cookies"  # asks no database
    client = signed_in(superuser=True)
    client.raise_request_exception = False
    return client


def admin_of(name):
    autodiscover()
    (model,) = (m for m in admin_site._registry if f"{m._meta.app_label}_{m._meta.model_name}" == name)
    return admin_site._registry[model]


def narrow(name, query):
    """The list that its page shows, and the choices of its filters, a quarter of the time of the page."""
    request = RequestFactory().get(f"{list_of(name)}{query}")
    request.user = User(is_staff=True, is_superuser=True, is_active=True)
    found = admin_of(name).get_changelist_instance(request)
    for one in found.filter_specs:
        list(one.choices(found))
    return found


def test_a_list_is_narrowed_by_no_lookup_that_its_filters_do_not_offer(operator):
    # A lookup is refused before its value is read: each in every list, with one value after the other.
    values = cycle(("(", "a", "\x00", "a"))
    lookups = ("host__regex", "host__iregex", "id__regex", "pk__in", "password__startswith",
        "user__password__regex", "state__regex", "kind__regex", "email__regex")  # fmt: skip
    for name, on_its_page in zip(LISTS, cycle(lookups), strict=False):
        answer = operator.get(list_of(name, **{on_its_page: next(values)}))
        assert answer.status_code == 400, (name, on_its_page)
        for lookup in lookups:
            with pytest.raises(DisallowedModelAdminLookup):
                narrow(name, f"?{lookup}={quote(next(values))}")


def offered(name):
    """The parameters that each reader of a list's search and filters reads, by what it reads them as."""
    yield "search", ["q"]
    shown = admin_of(name)
    for one in shown.list_filter:
        field, way = one if isinstance(one, tuple) else (one, None)
        if isinstance(field, str):
            kind = type(get_fields_from_path(shown.model, field)[-1])
            yield (kind, way), [f"{field}__{end}" for end in ENDS]
        else:
            yield field, [field.parameter_name]


ENDS = ("exact", "isempty", "isnull", "gte", "lt", "id__exact")
OF_EVERY_LIST = ("o", "p", "e", "all", "_to_field", "_popup", "_facets", "no_such", "a\x00")


def spread(parameters):
    """Every value, spread over the parameters, and several for each of these."""
    many = max(len(ODD), 3 * len(parameters))
    return zip(islice(cycle(parameters), many), cycle(ODD), strict=False)


def every_pair(parameters):
    return product(parameters, ODD)


@pytest.mark.parametrize("pairs", [spread, pytest.param(every_pair, marks=pytest.mark.soak)])
def test_no_parameter_of_a_list_is_a_failure_of_ours(operator, pairs):
    # Filters of one kind, and all searches, are read by the same code: every value once for each
    # kind, and one for each of the others. Django reads the other parameters of all lists by the same code.
    read, some = set(), cycle(ODD)
    for name in LISTS:
        for reader, parameters in offered(name):
            asked = [(parameters[0], next(some))] if reader in read else pairs(parameters)
            for n, (parameter, value) in enumerate(asked):
                query = f"?{quote(parameter)}={quote(value)}"
                if n == 0:  # its page, too
                    assert operator.get(f"{list_of(name)}{query}").status_code < 500, (name, query)
                else:
                    with suppress(IncorrectLookupParameters, SuspiciousOperation):  # 302 and 400
                        narrow(name, query)
            read.add(reader)
    lists = cycle(LISTS)
    for name, parameter, value in [
        (next(lists), one, value) for one in OF_EVERY_LIST for value in islice(some, 5)
    ]:
        address = f"{list_of(name)}?{quote(parameter)}={quote(value)}"
        assert operator.get(address).status_code < 500, (name, parameter, value)


def test_no_key_of_a_row_and_no_chosen_row_is_a_failure_of_ours(operator):
    values = cycle(ODD)
    for n, name in enumerate(
        LISTS
    ):  # Django reads the keys of all by the same code: all of one, some of each
        for value in ODD if n == 0 else islice(values, 3):
            page = operator.get(f"{list_of(name)}{quote(value, safe='')}/change/")
            assert page.status_code < 500, (name, value)
            assert operator.post(list_of(name), chosen(value)).status_code < 500, (name, value)


def test_no_name_and_no_place_of_an_action_is_a_failure_of_ours(operator):
    for name, value in zip(
        cycle(LISTS), ODD, strict=False
    ):  # the same code of Django's reads them in each list
        for given in ({"action": value}, {"index": value}):
            assert operator.post(list_of(name), chosen(value) | given).status_code < 500, (name, value)


def chosen(value):
    return {"action": "delete_selected", "_selected_action": [value], "confirmed": "yes"}


def test_every_choice_that_a_filter_shows_is_taken(operator):
    from lxml import html

    for name in LISTS:
        page = html.fromstring(operator.get(list_of(name)).content)
        for href in set(page.xpath("//*[@id='changelist-filter']//a/@href")):
            assert narrow(name, href).result_list is not None, (name, href)


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
