"""What stays of a page above the usual limit."""

import pytest

from probes.readers.lighten import LONG as LONGEST
from probes.readers.lighten import SHORT, lighten

MOST = 512 * 1024
LONG = b"x" * (SHORT + 1)
CODE = b"x" * 200

TAKEN = {
    "a style": (b"<style>%s</style>" % LONG, b"<style></style>"),
    "a script": (b"<script async>%s</script>" % LONG, b"<script async>%s</script>" % CODE),
    "data of a framework": (
        b'<script type="application/json" id=__NEXT_DATA__>{"a":"%s"}</script>' % LONG,
        b'<script type="application/json" id=__NEXT_DATA__>{"a":"%s</script>' % CODE[6:],
    ),
    "a script that begins with a comment of old": (b"<script><!--%s</script>" % LONG, b"<script></script>"),
    "a framework's configuration": (
        b'<script>window.gradio_config = {"a": "%s"}</script>' % LONG,
        b'<script>window.gradio_config = {"a": "%s</script>' % CODE[30:],
    ),
    "a drawing": (b'<a><svg class=i><path d="%s"/></svg></a>' % LONG, b"<a><svg class=i></svg></a>"),
    "JSON-LD of half a megabyte": (
        b'<script type="application/ld+json">%s</script>' % (b"[" * MOST),
        b'<script type="application/ld+json">%s</script>' % (b"[" * 200),
    ),
    "a comment": (b"<!--%s--><p>" % LONG, b"<p>"),
    "an embedded picture": (b'<img alt=a src="data:image/png;base64,%s">' % LONG, b'<img alt=a src="">'),
    "state in an attribute": (b'<div data-page=\'{"a":"%s"}\' id=b>' % LONG, b"<div  id=b>"),
}
KEPT = {
    "JSON-LD": b'<script type="application/ld+json">{"a":"%s"}</script>' % LONG,
    "a short script": b'<script>location.href = "/en/"</script>',
    "a script that registers tools": b"<script>navigator.modelContext;%s</script>" % LONG,
    "text": b"<p>%s</p>" % LONG,
    "a description": b'<meta name=description content="%s">' % LONG,
    "a title within a drawing": b"<a><svg><title>Orders</title></svg></a>",
    "a style that is quoted": b"<textarea><style>%s</style></textarea>" % LONG,
    "a title": b"<title>%s</title>" % LONG,
    "a drawing that nobody closes": b"<svg><p>Text",
    "nothing but brackets": b"<<<<",
    "an end without a name": b"</ ><p>",
}


@pytest.mark.parametrize("name", TAKEN)
def test_what_no_reader_uses_is_taken_out(name):
    before, after = TAKEN[name]
    assert lighten(before, MOST) == (after, True)


@pytest.mark.parametrize("name", KEPT)
def test_what_a_reader_uses_stays(name):
    assert lighten(KEPT[name], MOST) == (KEPT[name], True)


def test_a_meta_after_a_style_of_a_megabyte_is_reached():
    page = b"<head><style>%s</style><meta name=robots content=noai>" % (b"a{b:c}" * 200_000)
    assert lighten(page, MOST) == (b"<head><style></style><meta name=robots content=noai>", True)


def test_a_comment_within_a_script_hides_no_end():
    page = b"<script>%s<!-- </script><meta name=robots content=noai>" % LONG
    assert lighten(page, MOST)[0].endswith(b"<meta name=robots content=noai>")


def test_more_text_than_is_kept_is_cut():
    kept, is_whole = lighten(b"<p>" + b"word " * MOST, MOST)
    assert (len(kept), is_whole) == (MOST, False)


def test_a_page_without_its_script_that_may_register_tools_is_not_whole():
    code = b"<script>document.modelContext;%s</script><p>Text" % (b"x" * LONGEST)
    assert lighten(code, MOST) == (b"<script>document.modelContext;%s</script><p>Text" % (b"x" * 178), False)


@pytest.mark.parametrize("text", [b"# A heading\n<style>" + LONG, "<html>".encode("utf-16")])
def test_what_is_no_page_in_an_ordinary_encoding_is_only_cut(text):
    assert lighten(text, 10) == (text[:10], False)
