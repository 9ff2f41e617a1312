import pytest

from index.values.reasons import Reason
from probes.evidence.evidence import Ending
from probes.readers.likeness import is_soft_404, same_reply
from probes.readers.replies import control_failed, describe_exchange, looks_like_html, why_unreadable
from probes.readers.walls import SMALL
from tests.each import each
from tests.unit.probes.building import HOME, LLMS, RANDOM, ROOT, SHELL, Reply, exchange

JSD = (
    "<script>(function(){window.__CF$cv$params={r:'8',t:'MTc='};var a=document.createElement('script');"
    "a.src='/cdn-cgi/challenge-platform/h/b/scripts/jsd/1/main.js';})()</script>"
)
CHALLENGE = (
    "<!DOCTYPE html><html><head><title>Just a "
    "moment...</title></head><body><script>window._cf_chl_opt={}</script>"
)

WORTH = {
    "200": (Reply(), None),
    "204": (Reply(204), None),
    "404": (Reply(404), None),
    "405": (Reply(405), None),
    "406": (Reply(406), None),
    "410": (Reply(410), None),
    "400": (Reply(400), None),
    "418, as filters say no": (Reply(418), "unexpected_status"),
    "430, as shops say no": (Reply(430), "unexpected_status"),
    "202 (H8)": (Reply(202), "unexpected_status"),
    "206": (Reply(206), "unexpected_status"),
    "304": (Reply(304), "unexpected_status"),
    "408": (Reply(408), "unexpected_status"),
    "999": (Reply(999), "refused_access"),
    "401": (Reply(401), "refused_access"),
    "402": (Reply(402), "refused_access"),
    "403": (Reply(403), "refused_access"),
    "403 of a bucket for a file that it has not": (Reply(403,
            '<?xml version="1.0"?>\n<Error><Code>AccessDenied</Code><Message>x</Message></Error>'), None),
    "403 in other XML": (Reply(403, "<Error><Code>SignatureDoesNotMatch</Code></Error>"), "refused_access"),
    "451": (Reply(451), "refused_access"),
    "429": (Reply(429), "rate_limited"),
    "500": (Reply(500), "server_error"),
    "501": (Reply(501), "server_error"),
    "530": (Reply(530), "server_error"),
    "600": (Reply(600), "unexpected_status"),
    "Cloudflare's challenge (H14)": (Reply(403, headers={"cf-mitigated": "challenge"}), "challenged"),
    "Cloudflare's challenge with 429": (Reply(429, headers={"cf-mitigated": "challenge"}), "challenged"),
    "Cloudflare's challenge with 404": (Reply(404, headers={"cf-mitigated": "challenge"}), "challenged"),
    "another value of that header": (Reply(404, headers={"cf-mitigated": "none"}), None),
    "Vercel's challenge": (Reply(429, headers={"x-vercel-mitigated": "challenge"}), "challenged"),
    "Amazon's challenge": (Reply(202, headers={"x-amzn-waf-action": "challenge"}), "challenged"),
    "Amazon's captcha": (Reply(405, headers={"x-amzn-waf-action": "captcha"}), "challenged"),
    "DataDome's refusal": (Reply(403, headers={"x-datadome": "protected"}), "challenged"),
    "an ordinary page behind DataDome": (Reply(200, HOME, headers={"x-datadome": "protected"}), None),
    "an ordinary 404 behind DataDome": (Reply(404, headers={"x-datadome": "protected"}), None),
    "a challenge with 200": (Reply(200, CHALLENGE), "challenged"),
    "a challenge with 503": (Reply(503, CHALLENGE), "challenged"),
    "a large challenge with 403": (Reply(403, CHALLENGE + " " * SMALL), "challenged"),
    "SiteGround's captcha": (Reply(202, "<html><meta content='0;/.well-known/sgcaptcha/'>"), "challenged"),
    "Imperva's wall": (Reply(200,
            '<html><head><script src="/_Incapsula_Resource?SWJ=1"></script></head><body></body></html>'),
            "challenged"),
    "Imperva's incident page": (Reply(403, "<html>Request unsuccessful. Incapsula incident ID: 1-2"),
        "challenged"),
    "Akamai's denial": (Reply(403,
            "<HTML><TITLE>Access Denied</TITLE>You don't have permission<P>Reference&#32;&#35;18.a"),
            "challenged"),
    "HUMAN's press and hold": (Reply(403, '<html><div id="px-captcha"></div>'), "challenged"),
    "Anubis": (Reply(200, "<!doctype html><title>Making sure you&#39;re not a bot!</title>"), "challenged"),
    "a 404 with Cloudflare's beacon (H16)": (Reply(404, f"<html><h1>Not found</h1>{JSD}"), None),
    "a 403 with Cloudflare's beacon (H16)": (Reply(403, f"<html><h1>Forbidden</h1>{JSD}"), "refused_access"),
    "a 503 with Cloudflare's beacon (H16)": (Reply(503, f"<html><h1>Busy</h1>{JSD}"), "server_error"),
    "an empty app with Cloudflare's beacon": (Reply(200, SHELL + JSD), None),
    "a page with Imperva's sensor": (Reply(200, HOME + '<script src="/_Incapsula_Resource?SWJ=1"></script>'),
        None),
    "a large page that quotes a challenge": (Reply(200, "<html>" + "words " * SMALL + "_cf_chl_opt"), None),
    "a text that quotes a challenge": (Reply(200, "# Bots\n\n`_cf_chl_opt` is what a challenge sets."), None),
}  # fmt: skip


@each(("reply", "expected"), WORTH.values(), ids=WORTH)
def test_what_a_reply_is_worth(reply, expected):
    assert why_unreadable(exchange("llms_txt", reply)) == expected


@each("ending", [ending for ending in Ending if ending is not Ending.ANSWERED])
def test_every_other_ending_is_its_own_reason(ending):
    assert why_unreadable(exchange("llms_txt", ending)) == Reason(ending.value)


def test_what_was_never_asked_says_nothing():
    assert why_unreadable(None) is Reason.NOT_ASKED


@pytest.mark.parametrize("status", [301, 302, 303, 501])
def test_a_post_that_is_sent_elsewhere_or_not_implemented_is_an_answer(status):
    assert why_unreadable(exchange("mcp", Reply(status))) is None


@pytest.mark.parametrize(("reply", "failed"), [(404, False), (200, False), (403, False), (401, False),
        (405, False), (429, True), (503, True), (202, True), (Ending.TIMED_OUT, True),
        (Reply(403, headers={"cf-mitigated": "challenge"}), True)])  # fmt: skip
def test_a_control_fails_when_it_says_nothing_but_a_plain_refusal_speaks(reply, failed):
    assert control_failed(exchange("control_txt", reply)) is failed


HTML = {
    "a document": ("<!DOCTYPE html>\n<p>", "text/plain", True),
    "in capitals": ("<HTML>", "", True),
    "after a byte order mark and blank lines": ("\ufeff\n \n<html>", "", True),
    "after comments": ("<!-- a --><!-- b -->\n<!doctype html>", "text/markdown", True),
    "after an XML declaration": ('<?xml version="1.0"?><html xmlns="x">', "", True),
    "a head without its parents": ("<title>x</title>", "text/plain", True),
    "any tag under an HTML label": ("<div>x</div>", "text/html; charset=utf-8", True),
    "any tag under an XHTML label": ("<p>x", "application/xhtml+xml", True),
    "markdown under an HTML label": ("# Title", "text/html", False),
    "markdown that begins with inline HTML": ('<p align="center">x</p>\n\n# T', "text/markdown", False),
    "markdown that begins with a comment": ("<!-- generated -->\n# Title", "text/markdown", False),
    "markdown that begins with an address": ("<https://a.example/>", "text/html", False),
    "JSON": ('{"a": "<html>"}', "application/json", False),
    "nothing": ("", "text/html", False),
    "an open comment": ("<!-- " + "x" * 9000, "text/plain", False),
}


@each(("body", "label", "expected"), HTML.values(), ids=HTML)
def test_html_is_known_by_its_body(body, label, expected):
    assert looks_like_html(exchange("llms_txt", Reply(body=body, type=label))) is expected


def copies(text, label="text/plain", status=200):
    """The page for /llms.txt and for the control; it echoes the address at {}."""
    return tuple(
        exchange(purpose, Reply(status, text.format(path), label))
        for purpose, path in (("llms_txt", "/llms.txt"), ("control_txt", f"/{RANDOM}.txt"))
    )


PAGE = (
    "<html><title>{0}</title><p>There is nothing at {0} but many words about our shop and its opening "
    "hours.</p>"
)
SAME = {
    "the same bytes": copies(LLMS.replace("{", "")),
    "nothing twice": copies(""),
    "an echo of the path": copies(PAGE, "text/html"),
    "a short echo": copies("no {}"),
    "a short JSON echo": copies('{{"error":"not found","path":"{}"}}', "application/json"),
    "the same bytes under two labels": (copies("one two three")[0], copies("one two three", "text/html")[1]),
    "a nonce and a time": (
        exchange("llms_txt", PAGE.format("x1") + "<i nonce='d41d8cd98f00b204'>12:01:59</i>"),
        exchange("control_txt", PAGE.format("x2") + "<i nonce='0cc175b9c0f1b6a8'>12:02:04</i>"),
    ),
    "a page of many addresses that echo": copies(
        " ".join(["<a href='{0}?lang=en'>word</a> and some more words here"] * 40)
    ),
}
OTHER = {
    "another status": (exchange("llms_txt", Reply(200, "x")), exchange("control_txt", Reply(404, "x"))),
    "another text": (
        exchange("llms_txt", LLMS),
        exchange("control_txt", "# Not here\n\nWe are sorry to say that."),
    ),
    "another label and other bytes": (
        exchange("llms_txt", Reply(body=LLMS)),
        exchange("control_txt", Reply(body=LLMS + " ", type="text/html")),
    ),
    "a file in the frame of the error page": (
        exchange("llms_txt", "top bar with seven words in it\n" + LLMS * 3),
        exchange("control_txt", "top bar with seven words in it\nno such page"),
    ),
    "a reply that broke off": (exchange("llms_txt", ""), exchange("control_txt", Ending.DISCONNECTED)),
    "two short words": (exchange("llms_txt", "yes"), exchange("control_txt", "no!")),
}


@pytest.mark.parametrize(("one", "other"), SAME.values(), ids=SAME)
def test_copies_of_one_page_are_the_same_reply(one, other):
    assert same_reply(one, other)
    assert same_reply(other, one)
    assert is_soft_404(one, None, other)


@pytest.mark.parametrize(("one", "other"), OTHER.values(), ids=OTHER)
def test_different_pages_are_different_replies(one, other):
    assert not same_reply(one, other)
    assert not is_soft_404(one, other)


def test_a_control_that_was_led_to_the_address_itself_is_no_copy_of_it():
    answer = exchange("llms_txt", LLMS)
    assert not is_soft_404(answer, exchange("control_txt", Reply(body=LLMS, hops=(ROOT + "/llms.txt",))))
    assert is_soft_404(answer, exchange("control_txt", Reply(body=LLMS, hops=(ROOT + "/login",))))


def test_a_reply_is_named_in_one_printable_line():
    hostile = Reply(body="x", type="text/\x1b[31mhtml\u202e" + "a" * 500, hops=("https://a.example/\n# x",))
    line = describe_exchange(exchange("llms_txt", hostile))
    assert line.isprintable()
    assert len(line) < 300
    assert (
        describe_exchange(exchange("mcp", Ending.TIMED_OUT))
        == f"POST {ROOT}/mcp was not answered (timed out)"
    )
    assert (
        describe_exchange(exchange("llms_txt", Reply(body="x", type="")))
        == f"GET {ROOT}/llms.txt answered 200 without a media type"
    )
