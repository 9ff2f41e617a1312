"""The operators' pages in a real browser."""

from datetime import timedelta
from itertools import cycle, product

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from agentauth import registrations
from agentauth.models import ClaimRequest
from index.models import Objection
from probes.models import HostSource, Target
from probes.sources import administration
from tests import published
from tests.web.axe import OPEN_ALL, Axe
from tests.web.pages import HOST, UNBROKEN

pytestmark = pytest.mark.django_db(transaction=True)

LISTS = (
    "index_site", "index_listingevent", "index_generation", "index_objection", "probes_target",
    "probes_submission", "probes_proberun", "probes_frontierhost", "probes_hostsource", "probes_livecheck",
    "probes_pause",
    "agentauth_registration", "agentauth_claimrequest", "admin_logentry", "auth_user", "auth_group",
)  # fmt: skip
ADDED = ("probes_pause", "probes_hostsource", "agentauth_registration", "auth_user", "auth_group")
LAPTOP = 1280
LOOKS = ((LAPTOP, "light"), (390, "dark"))
OVERFLOWS = """[...document.querySelectorAll('#content *')]
    .filter(e => !e.closest('.scrolls, .hidden, select, .visually-hidden'))
    .filter(e => e.checkVisibility() && e.getBoundingClientRect().right > innerWidth + 1)
    .map(e => e.outerHTML.slice(0, 100))"""


def put_work():
    """Something of each kind that waits for an operator."""
    now = timezone.now()
    for number in range(2):
        key = registrations.register().registration
        ClaimRequest.objects.create(
            claim_attempt_id=f"cla_{number}",
            registration=key,
            email=f"a{number}@agents.example",
            message=UNBROKEN,
        )
    Objection.objects.create(
        at=now, host=HOST, check_id="llms_txt", message=f"It is not so. {UNBROKEN}",
        contact="owner@larkspur.test", shown={"checks": {"llms_txt": {"answer": "no"}}},
    )  # fmt: skip
    Target.objects.create(
        host="stuck.test", due_at=now, state=Target.State.DEAD, why=f"It kills workers. {UNBROKEN}"
    )
    Target.objects.create(host=HOST, due_at=now + timedelta(days=3))
    published.listed("shut.test")
    published.declined("shut.test")
    administration.add_source("a-list", kind="tranco", address="https://lists.example.com/one", most=None)
    HostSource.objects.update(trouble=f"No list is there. {UNBROKEN}", fails=3, enabled=True)


@pytest.fixture
def operator(visit, site):
    """Signed in at the first page."""
    put_work()
    user = User.objects.create(username="operator", is_staff=True, is_superuser=True)
    client = Client()
    client.force_login(user)
    page = visit("/")
    page.context.add_cookies(
        [
            {
                "name": settings.SESSION_COOKIE_NAME,
                "value": client.cookies[settings.SESSION_COOKIE_NAME].value,
                "url": site,
            }
        ]
    )
    page.goto(f"{site}/admin/")
    return page


def pages_of(page, site):
    """The address of every list, of the first row of each, and of every form."""
    yield f"{site}/admin/"
    for name in LISTS:
        address = site + reverse(f"admin:{name}_changelist")
        yield address
        page.goto(address)
        first = page.locator("#result_list tbody th a").first
        if first.count():
            yield site + first.get_attribute("href")
    yield from (site + reverse(f"admin:{name}_add") for name in ADDED)
    yield f"{site}/admin/password_change/"


@pytest.mark.soak
def test_axe_finds_nothing_on_any_page_of_operators_and_each_fits(operator, site):
    addresses = list(pages_of(operator, site))
    assert list(find_faults(operator, product(addresses, LOOKS))) == []


def test_axe_finds_nothing_in_the_queue_a_list_and_a_row_and_each_fits(operator, site):
    lists = site + reverse("admin:index_site_changelist")
    addresses = [f"{site}/admin/", lists, f"{site}{reverse('admin:index_objection_change', args=[1])}"]
    assert list(find_faults(operator, zip(addresses, cycle(LOOKS), strict=False))) == []


def find_faults(page, shown):
    """What axe says of pages as they are shown, and what is too wide for the screen of a laptop."""
    axe = Axe(page)
    for address, (width, scheme) in shown:
        page.set_viewport_size({"width": width, "height": 900})
        page.emulate_media(color_scheme=scheme)  # before it is shown: its colours change by and by
        page.goto(address)
        page.evaluate(OPEN_ALL)
        broken = axe.broken_rules() + axe.broken_rules_of_colours(scheme)
        yield from ((address, width, *one) for one in broken)
        if width == LAPTOP:
            yield from ((address, width, "too wide", what) for what in page.evaluate(OVERFLOWS))
