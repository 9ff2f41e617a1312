"""Headers that bind browsers."""

import contextlib
import gzip

import pytest

from tests import published
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

HOST = "larkspur.test"
ADDRESSES = (
    "/", "/?q=books", "/?country=XX", "/docs", "/benchmark", "/submit", f"/site/{HOST}", f"/site/{HOST}.json",
    f"/site/{HOST}.md", f"/site/{HOST}/badge.svg", f"/site/{HOST}/card.png",
    f"/site/{HOST}/wrong", f"/site/{HOST}/again",
    "/site/never.test",
    "/nothing-here", "/api/stats", "/api/nothing", "/llms.txt", "/static/style.css", "/healthz",
    "/admin/login/",
)  # fmt: skip


@pytest.fixture
def answer(request):
    published.listed(HOST)
    with contextlib.closing(caller().get(request.param)) as answer:
        yield answer


@pytest.mark.parametrize("answer", ADDRESSES, indirect=True)
def test_every_answer_is_held_to_the_policies(answer):
    assert "unsafe" not in answer["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in answer["Content-Security-Policy"]
    assert "camera=()" in answer["Permissions-Policy"]
    assert answer["X-Content-Type-Options"] == "nosniff"
    assert answer["Referrer-Policy"] == "same-origin"
    assert answer["Cross-Origin-Opener-Policy"] == "same-origin"


@pytest.mark.parametrize("answer", ADDRESSES[:-1], indirect=True)
def test_every_answer_but_the_admin_may_load_nothing_that_is_not_named(answer):
    assert answer["Content-Security-Policy"].startswith("default-src 'none'; ")


@pytest.mark.parametrize("answer", ["/", f"/site/{HOST}", "/submit", "/benchmark", "/docs"], indirect=True)
def test_pages_have_no_style_and_no_script_of_their_own_text(answer):
    text = answer.content.decode()
    assert " style=" not in text
    assert "<style" not in text
    assert " onclick=" not in text
    assert "<script>" not in text


@pytest.mark.parametrize("answer", ["/static/fonts/newsreader-latin-500.woff2"], indirect=True)
def test_browsers_keep_the_typefaces(answer):
    assert "immutable" in answer["Cache-Control"]


@pytest.mark.parametrize("path", ["/", "/site/larkspur.test", "/openapi.json", "/llms.txt"])
def test_what_is_sent_to_a_browser_is_compressed_and_not_sent_twice(path):
    published.listed("larkspur.test")
    plain = caller().get(path)
    packed = caller().get(path, headers={"accept-encoding": "gzip"})
    assert packed["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain
    assert gzip.decompress(packed.content) == plain.content
    assert len(packed.content) < len(plain.content) / 2
    if "ETag" in packed:
        again = {"accept-encoding": "gzip", "if-none-match": packed["ETag"]}
        assert caller().get(path, headers=again).status_code == 304
