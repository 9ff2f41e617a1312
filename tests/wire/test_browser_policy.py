"""Headers that bind browsers."""

import contextlib
import gzip

import pytest

from tests import published
from tests.each import each
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

HOST = "larkspur.test"
ADMIN = "/admin/login/"
ADDRESSES = (
    "/", "/?q=books", "/?country=XX", "/docs", "/benchmark", "/submit", f"/site/{HOST}", f"/site/{HOST}.json",
    f"/site/{HOST}.md", f"/site/{HOST}/badge.svg", f"/site/{HOST}/card.png",
    f"/site/{HOST}/wrong", f"/site/{HOST}/again",
    "/site/never.test",
    "/nothing-here", "/api/stats", "/api/nothing", "/llms.txt", "/static/style.css", "/healthz",
    ADMIN,
)  # fmt: skip


@pytest.fixture
def ask():
    published.listed(HOST)
    with contextlib.ExitStack() as stack:
        yield lambda path: stack.enter_context(contextlib.closing(caller().get(path)))


@each("path", ADDRESSES)
def test_every_answer_is_held_to_the_policies(ask, path):
    answer = ask(path)
    assert "unsafe" not in answer["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in answer["Content-Security-Policy"]
    assert answer["Content-Security-Policy"].startswith("default-src 'none'; ") is (path != ADMIN)
    assert "camera=()" in answer["Permissions-Policy"]
    assert answer["X-Content-Type-Options"] == "nosniff"
    assert answer["Referrer-Policy"] == "same-origin"
    assert answer["Cross-Origin-Opener-Policy"] == "same-origin"


@each("path", ["/", f"/site/{HOST}", "/submit", "/benchmark", "/docs"])
def test_pages_have_no_style_and_no_script_of_their_own_text(ask, path):
    text = ask(path).content.decode()
    assert " style=" not in text
    assert "<style" not in text
    assert " onclick=" not in text
    assert "<script>" not in text


def test_browsers_keep_the_typefaces(ask):
    assert "immutable" in ask("/static/fonts/newsreader-latin-500.woff2")["Cache-Control"]


@each("path", ["/", "/site/larkspur.test", "/openapi.json", "/llms.txt"])
def test_what_is_sent_to_a_browser_is_compressed_and_not_sent_twice(ask, path):
    plain = ask(path)
    packed = caller().get(path, headers={"accept-encoding": "gzip"})
    assert packed["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain
    assert gzip.decompress(packed.content) == plain.content
    assert len(packed.content) < len(plain.content) / 2
    if "ETag" in packed:
        again = {"accept-encoding": "gzip", "if-none-match": packed["ETag"]}
        assert caller().get(path, headers=again).status_code == 304
