"""No address, however odd, is a failure of ours."""

from itertools import cycle

import pytest
from django.contrib.admin import autodiscover
from django.contrib.admin import site as admin_site

from tests.wire.test_admin import signed_in

pytestmark = pytest.mark.django_db

CONTROLS = ("%00", "a%00b", "%01", "%0A", "%1B", "%7F", "%C2%85")
ODD = (
    *CONTROLS, "%ED%A0%80", "%FF", "%C0%80", "%EF%BF%BF", "%F4%90%80%80", "%E2%80%AE", "%", "%zz", "-1",
    "9" * 19, "9" * 400, "x" * 3000, "1e5", "_0A", "..", "%2E%2E%2F", "%5C", "%D9%A3", "None",
)  # fmt: skip
# Addresses with a part that a caller chooses.
PUBLIC = (
    "/{}", "/site/{}", "/site/{}.json", "/site/{}/evidence/llms_txt", "/site/example.com/evidence/{}",
    "/site/{}/wrong", "/site/{}/again", "/site/{}/state", "/site/{}/badge.svg", "/site/{}/card.png",
    "/agents/{}", "/docs/{}",
    "/check/{}", "/type/{}", "/country/{}", "/benchmark/{}", "/benchmark/llms_txt/{}", "/sitemap/{}.xml",
    "/.well-known/{}", "/static/{}", "/api/{}", "/mcp/{}",
)  # fmt: skip
ENDS = ("change/", "history/", "delete/")


@pytest.fixture
def operator(settings, client):
    settings.SESSION_ENGINE = "django.contrib.sessions.backends.signed_cookies"  # asks no database
    client.raise_request_exception = False
    operator = signed_in(superuser=True)
    operator.raise_request_exception = False
    return operator


def models():
    autodiscover()
    return [f"/admin/{model._meta.app_label}/{model._meta.model_name}" for model in admin_site._registry]


def test_no_id_in_the_admin_is_a_failure_of_ours(operator):
    odd, ends = cycle(ODD), cycle(ENDS)
    paths = [f"{model}/{next(odd)}/{next(ends)}" for model in models() for _ in range(5)]
    paths += [f"/admin/probes/livecheck/{one}/{end}" for one in ODD for end in ENDS]  # its key is a text
    paths += [f"/admin/r/{one}/{one}/" for one in ODD]
    for path in paths:
        status = operator.generic("GET", path).status_code
        assert status in ({404} if any(one in path for one in CONTROLS) else {302, 403, 404}), path


def test_no_part_of_a_public_address_is_a_failure_of_ours(operator, client):
    odd = cycle(ODD)
    for path in PUBLIC:
        for one in (*CONTROLS[:2], *(next(odd) for _ in range(7))):
            status = client.generic("GET", path.format(one)).status_code
            assert status in {200, 301, 302, 303, 400, 404, 405}, (path, one)
