"""Consent by robots.txt and the home page."""

import dataclasses

import pytest

from index.values.reasons import OutcomeReason
from probes.consent import (
    TOKEN,
    Robots,
    home_refusal,
    read_robots,
    refuses_document,
    site_refusal,
    without_refused_documents,
)
from probes.consent.robots import redirect_refusal
from probes.evidence.evidence import Ending, Evidence, Exchange, Hop, Purpose
from tests.each import each

DISALLOW = OutcomeReason.ROBOTS_DISALLOW
SIGNAL = OutcomeReason.CONTENT_SIGNAL
USAGE = OutcomeReason.CONTENT_USAGE
OURS = f"User-agent: {TOKEN}\n"
ALL = "User-agent: *\n"
OTHER = "User-agent: GPTBot\n"
SITEMAP = "\nSitemap: https://shop.test/s.xml\n\n"
NO_INPUT = "Content-Signal: search=yes, ai-input=no\n"


def reply(body: str | bytes = b"", **fields) -> Exchange:
    given = {
        "purpose": Purpose.ROBOTS,
        "method": "GET",
        "url": "https://shop.test/robots.txt",
        "final_url": "https://shop.test/robots.txt",
        "status": 200,
        "headers": (("content-type", "text/plain"),),
        "body": body.encode() if isinstance(body, str) else body,
        "at": "2026-11-20T00:00:00+00:00",
        "ending": Ending.ANSWERED,
    }
    return Exchange(**(given | fields))


def robots(body: str | bytes) -> Robots:
    return read_robots(reply(body))


MANAGED = """# As a condition of accessing this website, you agree to the content signals:
# (a)  If a content-signal = yes, you may collect content. Content-Signal: ai-input=no
# ai-input: inputting content into one or more AI models, e.g. ai-input=no

User-Agent: *
Content-signal: search=yes,ai-train=no,use=reference
Allow: /

User-agent: GPTBot
Disallow: /
"""

REFUSALS = {
    # Which group is ours
    "named group after a consenting star": (
        ALL + "Content-Signal: ai-input=yes\n" + OURS + "Content-Signal: ai-input=no\n",
        SIGNAL,
    ),
    "named group before a consenting star": (
        OURS + "Content-Signal: ai-input=no\n" + ALL + "Content-Signal: ai-input=yes\n",
        SIGNAL,
    ),
    "named group replaces a refusing star": (
        ALL + "Content-Signal: ai-input=no\nDisallow: /\n" + OURS + "Disallow: /private\n",
        None,
    ),
    "empty named group replaces a refusing star": (
        ALL + "Disallow: /\n\n" + OURS + "Disallow:\n",
        None,
    ),
    "named group without a line replaces star": (ALL + "Disallow: /\n\n" + OURS, None),
    "two named groups are merged": (
        OURS + "Disallow: /a\n" + OTHER + "Disallow:\n" + OURS + "Content-Signal: ai-input=no\n",
        SIGNAL,
    ),
    "two star groups are merged": (
        ALL + "Allow: /a\n" + OTHER + "Disallow:\n" + ALL + "Disallow: /\n",
        DISALLOW,
    ),
    "star stacked above another robot": (
        ALL + "User-agent: X\nContent-Signal: ai-input=no\n",
        SIGNAL,
    ),
    "star stacked below another robot": (OTHER + ALL + "Content-Signal: ai-input=no\n", SIGNAL),
    "stacked across blank lines and comments": (
        ALL + "\n# and\n\nUser-agent: X\nDisallow: /\n",
        DISALLOW,
    ),
    "a sitemap or crawl delay does not end the stack": (
        ALL + "Crawl-delay: 10\nSitemap: https://shop.test/s.xml\n" + OTHER + "Disallow: /\n",
        DISALLOW,
    ),
    "a signal ends the stack": (
        OTHER + "Content-Signal: ai-input=no\n" + ALL + "Allow: /\n",
        None,
    ),
    "a signal keeps another robot's rules apart": (
        ALL + "Content-Signal: ai-input=yes\n" + OTHER + "Disallow: /\n",
        None,
    ),
    "another robot is refused": (OTHER + "Content-Signal: ai-input=no\nDisallow: /\n", None),
    "another robot is refused after star": (
        ALL + "Disallow:\n\n" + OTHER + "Content-Usage: ai-use=n\nDisallow: /\n",
        None,
    ),
    "our token in another case": (f"USER-AGENT: {TOKEN.upper()}\nDisallow: /\n", DISALLOW),
    "our token with a version": (f"User-agent: {TOKEN}/1.9\nDisallow: /\n", DISALLOW),
    "our token with words behind it": (f"User-agent: {TOKEN} (all)\nDisallow: /\n", DISALLOW),
    "a longer token is another robot": (f"User-agent: {TOKEN}Pro\nDisallow: /\n", None),
    "a longer token with a digit is another robot": (f"User-agent: {TOKEN}2\nDisallow: /\n", None),
    "a beginning of our token is another robot": ("User-agent: Agent\nDisallow: /\n", None),
    "one letter is another robot": ("User-agent: a\nDisallow: /\n", None),
    "an empty token is nobody": ("User-agent:\nDisallow: /\n", None),
    "our token inside another name": (f"User-agent: Not-{TOKEN}\nDisallow: /\n", None),
    "our token inside a whole user agent": (
        f"User-agent: Mozilla/5.0 (compatible; {TOKEN}/1.9)\nDisallow: /\n",
        None,
    ),
    "star with a word behind it": ("User-agent: * # all\nDisallow: /\n", DISALLOW),
    "star glued to a word is nobody": ("User-agent: *bot\nDisallow: /\n", None),
    # Disallow
    "everything is disallowed": (ALL + "Disallow: /\n", DISALLOW),
    "everything by a wildcard": (ALL + "Disallow: *\n", DISALLOW),
    "everything by slash and wildcard": (ALL + "Disallow: /*\n", DISALLOW),
    "the root alone": (ALL + "Disallow: /$\n", DISALLOW),
    "an empty disallow": (ALL + "Disallow:\n", None),
    "a folder": (ALL + "Disallow: /private/\n", None),
    "allow wins the tie": (ALL + "Disallow: /\nAllow: /\n", None),
    "allow wins the tie in the other order": (ALL + "Allow: /\nDisallow: /\n", None),
    "the longer allow opens the root": (ALL + "Disallow: /\nAllow: /$\n", None),
    "one allowed file leaves the root closed": (ALL + "Disallow: /\nAllow: /llms.txt\n", DISALLOW),
    "a rule before any group is nobody's": ("Disallow: /\n" + ALL + "Allow: /a\n", None),
    "no colon": (ALL + "Disallow /\n", DISALLOW),
    "a misspelling that Google obeys": (ALL + "Disalow: /\n", DISALLOW),
    "a longer name of a field, as Google reads it": (ALL + "Disallowed: /\n", DISALLOW),
    "words between a field and its colon": (ALL + "Disallow for all: /\n", DISALLOW),
    "a longer name of Allow": (ALL + "Disallow: /\nAllowed: /\n", None),
    "a longer name of User-agent": ("User-agents: *\nDisallow: /\n", DISALLOW),
    "a user agent of two words without its colon": ("User agent *\nDisallow: /\n", None),
    "a misspelling that Google does not obey": (ALL + "Diaslow: /\n", None),
    "a pattern without a slash": (ALL + "Disallow: private\n", None),
    # The text itself
    "byte order mark": ("\ufeff" + ALL + "Disallow: /\n", DISALLOW),
    "byte order mark in the middle": ("# joined\n\ufeff" + ALL + "Disallow: /\n", DISALLOW),
    "half a byte order mark": (b"\xef\xbb" + ALL.encode() + b"Disallow: /\n", DISALLOW),
    "UTF-16": ((ALL + "Disallow: /\n").encode("utf-16"), DISALLOW),
    "a NUL that ends a rule": (ALL + "Disallow: /\0nothing\n", DISALLOW),
    "a NUL within a name": (ALL + "Dis\0allow: /\n", None),
    "a pasted no-break space": (ALL + "Disallow:\u00a0/\n", DISALLOW),
    "a colon of full width": ("User-agent\uff1a *\nDisallow: /\n", DISALLOW),
    "an HTML comment first": ("<!-- made by hand -->\n" + ALL + "Disallow: /\n", DISALLOW),
    "an HTML comment of several lines first": (
        "\ufeff\n<!--\n<html>\n-->\n" + ALL + "Disallow: /\n",
        DISALLOW,
    ),
    "several comments of both kinds first": (
        "# a\n<!-- b --><!-- c -->\n# d\n<!-- e -->" + ALL + "Disallow: /\n",
        DISALLOW,
    ),
    "an HTML comment that never ends": ("<!-- made by hand\n" + ALL + "Disallow: /\n", DISALLOW),
    "rules within an HTML comment first": ("<!--\n" + ALL + "Disallow: /\n-->\n" + ALL + "Allow: /a\n", None),
    "rules within an HTML comment further down": (ALL + "Allow: /a\n<!--\nDisallow: /\n-->\n", DISALLOW),
    "a warning of PHP first": (
        "<br />\n<b>Warning</b>: Undefined variable in /srv/robots.php\n" + ALL + "Disallow: /\n",
        DISALLOW,
    ),
    "a script of the host first": ("<script src=/bar.js></script>\r" + ALL + "Disallow: /\n", DISALLOW),
    "carriage returns": ("User-agent: *\rDisallow: /\r", DISALLOW),
    "carriage returns and line feeds": ("User-agent: *\r\nDisallow: /\r\n", DISALLOW),
    "no line end": ("User-agent: *\nDisallow: /", DISALLOW),
    "other separators are no line ends": (ALL + "Allow: /\u2028Disallow: /\n", None),
    "spaces and tabs": ("  user-agent\t:\t*  \n\t disallow :\t/ \n", DISALLOW),
    "a comment hides a rule": (ALL + "# Disallow: /\n", None),
    "a comment behind a rule": (ALL + "Disallow: /#everything\n", DISALLOW),
    "a lone word": ("hello\n" + ALL + "Disallow: /\nbye\n", DISALLOW),
    "bytes that are no UTF-8": (b"User-agent: *\n\xff\xfe\nDisallow: /\n", DISALLOW),
    "NUL bytes": (b"User-agent: *\n\x00\nDisallow: /\n", DISALLOW),
    "nothing": ("", None),
    # Content-Signal
    "signal before the first group": ("Content-Signal: ai-input=no\n" + ALL + "Allow: /\n", SIGNAL),
    "signal before a group that consents": (
        "Content-Signal: ai-input=no\n" + OURS + "Content-Signal: ai-input=yes\n",
        SIGNAL,
    ),
    "signal in a file without groups": ("Content-Signal: search=yes, ai-input=no\n", SIGNAL),
    "signal after blank lines": (ALL + "\n\n  \nContent-Signal: ai-input=no\n", SIGNAL),
    "signal in a comment": (ALL + "# Content-Signal: ai-input=no\nAllow: /\n", None),
    "a refusal behind a comment mark": (ALL + "Content-Signal: search=yes # , ai-input=no\n", None),
    "case and spaces": (ALL + "CONTENT-SIGNAL :  Search=Yes ,AI-Input = NO\n", SIGNAL),
    "semicolons": (ALL + "Content-Signal: search=yes;ai-input=no;ai-train=no\n", SIGNAL),
    "spaces alone": (ALL + "Content-Signal: search=yes ai-input=no\n", SIGNAL),
    "plural name": (ALL + "Content-Signals: ai-input=no\n", SIGNAL),
    "disallow as a value": (ALL + "Content-Signal: ai-input=disallow\n", SIGNAL),
    "quoted value": (ALL + 'Content-Signal: "ai-input"="no"\n', SIGNAL),
    "no and then yes": (ALL + "Content-Signal: ai-input=no, ai-input=yes\n", SIGNAL),
    "yes and then no": (ALL + "Content-Signal: ai-input=yes\nContent-Signal: ai-input=no\n", SIGNAL),
    "no training alone": (ALL + "Content-Signal: ai-train=no\n", None),
    "no search alone": (ALL + "Content-Signal: search=no\n", None),
    "a managed file": (MANAGED, None),
    "a longer key": (ALL + "Content-Signal: x-ai-input=no, ai-input-x=no\n", None),
    "a longer value": (ALL + "Content-Signal: ai-input=not-decided\n", None),
    "signal for a folder": (ALL + "Content-Signal: /blog/ ai-input=no\n", None),
    "signal for the root": (ALL + "Content-Signal: / ai-input=no\n", SIGNAL),
    "signal for everything by wildcard": (ALL + "Content-Signal: /* ai-input=no\n", SIGNAL),
    "apart at the file's end, behind another robot": (OTHER + "Disallow: /\n" + SITEMAP + NO_INPUT, SIGNAL),
    "apart, without a blank line behind the sitemap": (
        OTHER + "Disallow: /\n\nSitemap: /s.xml\n" + NO_INPUT,
        SIGNAL,
    ),
    "apart, with the blank line behind the sitemap": (
        OTHER + "Disallow: /\nSitemap: /s.xml\n\n" + NO_INPUT,
        SIGNAL,
    ),
    "apart, behind a Host line": (OTHER + "Disallow: /\n\nHost: shop.test\n" + NO_INPUT, SIGNAL),
    "apart, behind another field with an address": (
        OTHER + "Disallow: /\n\nLicense: https://shop.test/licence.xml\n" + NO_INPUT,
        SIGNAL,
    ),
    "apart, a usage": (OTHER + "Disallow: /\n" + SITEMAP + "Content-Usage: ai-use=n\n", USAGE),
    "apart, the second of two": (
        OTHER + "Disallow: /\n" + SITEMAP + "Content-Signal: search=yes\n" + NO_INPUT,
        SIGNAL,
    ),
    "apart, while one of the group is not": (
        OTHER + "Content-Signal: ai-input=yes\n" + SITEMAP + NO_INPUT,
        SIGNAL,
    ),
    "apart, and speaks over our own group": (
        OURS + "Allow: /\n" + ALL + "Allow: /\n" + SITEMAP + NO_INPUT,
        SIGNAL,
    ),
    "at the end, with a blank line alone": (OTHER + "Disallow: /\n\n" + NO_INPUT, None),
    "at the end, with a sitemap alone": (OTHER + "Disallow: /\nSitemap: /s.xml\n" + NO_INPUT, None),
    "at the end, with a comment for a blank line": (
        OTHER + "Disallow: /\n# map\nSitemap: /s.xml\n" + NO_INPUT,
        None,
    ),
    "at the end, behind a crawl delay of the group": (
        OTHER + "Disallow: /\n" + SITEMAP + "Crawl-delay: 5\n" + NO_INPUT,
        None,
    ),
    "apart, but a rule of the group follows": (OTHER + SITEMAP + NO_INPUT + "Disallow: /\n", None),
    "apart, but a group follows": (OTHER + "Disallow: /\n" + SITEMAP + NO_INPUT + ALL + "Allow: /\n", None),
    # Content-Usage
    "usage": (ALL + "Content-Usage: ai-use=n\n", USAGE),
    "usage among others": (ALL + "content-usage: train-ai=n, ai-use=n, search=y\n", USAGE),
    "usage before the first group": ("Content-Usage: ai-use=n\n" + OURS + "Allow: /\n", USAGE),
    "usage for a folder": (ALL + "Content-Usage: /drafts/ ai-use=n\n", None),
    "usage for the root": (ALL + "Content-Usage: /\tai-use=n\n", USAGE),
    "usage for the root alone": (ALL + "Content-Usage: /$ ai-use=n\n", USAGE),
    "usage of another group": (OURS + "Allow: /\n" + ALL + "Content-Usage: ai-use=n\n", None),
    "training alone in usage": (ALL + "Content-Usage: train-ai=n\n", None),
    "usage with a parameter": (ALL + "Content-Usage: ai-use=n;since=2026\n", USAGE),
    "usage twice": (ALL + "Content-Usage: ai-use=n, ai-use=y\n", USAGE),
    "signal's key in usage": (ALL + "Content-Usage: ai-input=n\n", None),
}


@each(("body", "refusal"), REFUSALS.values(), ids=REFUSALS.keys())
def test_refusal(body, refusal):
    found = robots(body)
    assert (found.readable, found.reason, found.refusal) == (True, None, refusal)


CONSENTS = {
    "star says yes": (ALL + "Content-Signal: ai-input=yes\n", True),
    "our group says yes while star says no": (
        ALL + "Content-Signal: ai-input=no\n" + OURS + "Content-Signal: ai-input=yes\n",
        True,
    ),
    "usage says yes": (ALL + "Content-Usage: ai-use=y\n", True),
    "star's yes is replaced by our silent group": (
        ALL + "Content-Signal: ai-input=yes\n" + OURS + "Allow: /\n",
        False,
    ),
    "another robot's yes": (OTHER + "Content-Signal: ai-input=yes\n", False),
    "yes to search and training": (ALL + "Content-Signal: search=yes, ai-train=yes\n", False),
    "a managed file": (MANAGED, False),
    "yes for a folder": (ALL + "Content-Signal: /blog ai-input=yes\n", False),
    "yes but disallowed": (ALL + "Content-Signal: ai-input=yes\nDisallow: /\n", False),
    "yes and no": (ALL + "Content-Signal: ai-input=yes\nContent-Usage: ai-use=n\n", False),
    "yes apart at the file's end": (
        OTHER + "Disallow: /\n" + SITEMAP + "Content-Signal: ai-input=yes\n",
        True,
    ),
    "allow is no consent": (OURS + "Allow: /\n", False),
}


@each(("body", "consents"), CONSENTS.values(), ids=CONSENTS.keys())
def test_consent(body, consents):
    assert robots(body).consents is consents


RULES = """
User-agent: *
Disallow: /private
Allow: /private/open
Disallow: /*.pdf$
Disallow: /search?q=
Disallow: /caf%c3%A9
Disallow: /%7Euser
Disallow: /a%2fb
Disallow: /fish*.php
Disallow: /price$list
Disallow: /twice*twice$
"""

PATHS = {
    "/": True,
    "": True,
    "/private": False,
    "/privateer": False,
    "/private/open/a": True,
    "/a.pdf": False,
    "/a.pdf?x=1": True,
    "/search": True,
    "/search?q=shoes": False,
    "/café": False,
    "/caf%C3%A9": False,
    "/~user/": False,
    "/a%2Fb": False,
    "/a/b": True,
    "/fish/salmon.php?id=1": False,
    "/Fish.php": True,
    "/price$list": False,
    "/price": True,
    "/x?u=https://other.test/private": True,
    "/#/private": True,
    "//private": True,
    "/twice": True,
    "/twice-twice": False,
}


@each(("path", "allowed"), PATHS.items())
def test_rules_hold_for_paths(path, allowed):
    assert robots(RULES).allows("https://shop.test" + path) is allowed


def test_a_path_in_another_encoding_is_compared_by_its_octets():
    found = robots(ALL.encode() + b"Disallow: /caf\xe9\n")
    assert not found.allows("https://shop.test/caf%E9")
    assert found.allows("https://shop.test/caf%C3%A9")


def test_robots_txt_itself_is_always_allowed():
    assert robots(ALL + "Disallow: /\n").allows("https://shop.test/robots.txt")


def test_what_is_no_url_is_not_allowed():
    assert not robots("").allows("https://[broken/")


def test_a_hostile_file_of_wildcards_is_read_and_answered():
    found = robots(ALL + "".join(f"Disallow: /{'*a' * 40}{n}\n" for n in range(5000)))
    assert found.refusal is None
    assert found.allows("https://shop.test/" + "a" * 200)


def test_what_too_many_wildcards_leave_open_is_not_fetched_and_no_refusal():
    rules = "".join(f"Allow: /*{n:x}*\n" for n in range(30_000))
    found = robots(ALL + "Disallow: /private\n" + rules)
    assert found.refusal is None
    assert found.allows("https://shop.test/")
    assert not found.allows("https://shop.test/" + "xyz" * 700)
    assert found.allows("https://shop.test/robots.txt")


def test_the_cap_cuts_at_a_line_end():
    filler = "# filler\n" * ((500 * 1024 - len(ALL)) // 9)
    torn = ALL + filler + "Disallow: /" + "x" * 2000
    assert robots(torn).refusal is None
    assert robots(torn + "\nDisallow: /\n").refusal is None


def test_half_a_line_of_a_cut_body_does_not_count():
    cut = dataclasses.replace(reply(ALL + "Allow: /a\nDisallow: /"), truncated=True)
    assert read_robots(cut).refusal is None


def test_a_body_of_one_endless_line_says_nothing():
    assert robots(b"Disallow: /" * 60_000).refusal is None


STATUSES = {
    200: None,
    203: None,
    204: None,
    301: None,
    400: None,
    401: None,
    403: None,
    404: None,
    410: None,
    451: None,
    202: OutcomeReason.ROBOTS_UNREADABLE,
    429: OutcomeReason.RATE_LIMITED,
    500: OutcomeReason.ROBOTS_SERVER_ERROR,
    503: OutcomeReason.ROBOTS_SERVER_ERROR,
    599: OutcomeReason.ROBOTS_SERVER_ERROR,
    101: OutcomeReason.ROBOTS_UNREADABLE,
    999: OutcomeReason.ROBOTS_UNREADABLE,
}


@each(("status", "reason"), STATUSES.items())
def test_statuses(status, reason):
    found = read_robots(reply("", status=status))
    assert (found.readable, found.reason, found.refusal) == (reason is None, reason, None)
    assert found.allows("https://shop.test/llms.txt") is found.readable


def test_the_body_of_an_error_page_is_no_robots_txt():
    assert read_robots(reply(ALL + "Disallow: /\n", status=404)).refusal is None


ENDINGS = {
    ending: OutcomeReason(ending.value)
    for ending in Ending
    if ending not in {Ending.ANSWERED, Ending.TOO_MANY_REDIRECTS, Ending.ROBOTS_DISALLOWED}
}


@pytest.mark.parametrize(("ending", "reason"), ENDINGS.items())
def test_without_an_answer_we_do_not_go_on(ending, reason):
    found = read_robots(reply(ALL + "Allow: /", status=None, ending=ending))
    assert (found.readable, found.reason, found.refusal) == (False, reason, None)
    assert not found.consents
    assert not found.allows("https://shop.test/")


def test_endless_redirects_mean_that_there_is_no_file():
    found = read_robots(reply(status=302, ending=Ending.TOO_MANY_REDIRECTS))
    assert found.readable
    assert found.allows("https://shop.test/")


CHALLENGES = [
    (403, "cf-mitigated", "challenge"),
    (200, "cf-mitigated", "challenge"),
    (429, "cf-mitigated", "challenge"),
    (403, "x-vercel-mitigated", "challenge"),
    (202, "x-amzn-waf-action", "challenge"),
]


@pytest.mark.parametrize(("status", "name", "value"), CHALLENGES)
def test_a_challenge_is_unreadable(status, name, value):
    found = read_robots(reply("<html>", status=status, headers=((name, value),)))
    assert (found.readable, found.reason) == (False, OutcomeReason.CHALLENGED)


HTML_PAGES = [
    "<!DOCTYPE html><pre>\nUser-agent: *\nDisallow: /\n</pre>",
    "\ufeff \r\n <html lang=en>\nContent-Signal: ai-input=no\n",
    "<?xml version='1.0'?><html>\nContent-Signal: ai-input=no\n",
    "<!-- shell -->\n<div>\nContent-Signal: ai-input=no\n",
    "Warning: something failed\n<HTML>\nUser-agent: *\nDisallow: /\n",
    "<script>var a = 1</script>\nContent-Signal: ai-input=no\n",
    "<!-- saved -->\n<!doctype html>\n<pre>\nUser-agent: *\nDisallow: /\n</pre>",
    "<?xml version='1.0'?>\n<Error><Code>NoSuchKey</Code></Error>\n",
]


@pytest.mark.parametrize("page", HTML_PAGES)
def test_an_html_body_is_no_robots_txt(page):
    found = robots(page)
    assert (found.readable, found.refusal, found.text) == (True, None, "")


def test_the_media_type_alone_makes_no_html():
    served_as_html = reply(ALL + "Disallow: /\n", headers=(("content-type", "text/html"),))
    assert read_robots(served_as_html).refusal is DISALLOW


def test_html_behind_the_rules_leaves_them_standing():
    assert robots(ALL + "Disallow: /\n<html><body></body></html>").refusal is DISALLOW


def home(html: str = "", *tags: str, **fields) -> Exchange:
    headers = (("content-type", "text/html"), *(("x-robots-tag", tag) for tag in tags))
    given = {"purpose": Purpose.HOME, "headers": headers, "final_url": "https://shop.test/"}
    return reply(f"<!doctype html><html><head>{html}</head><body>x</body></html>", **(given | fields))


HEADER, META = OutcomeReason.NOAI_HEADER, OutcomeReason.NOAI_META
BY_SIGNAL, BY_USAGE = OutcomeReason.CONTENT_SIGNAL_HEADER, OutcomeReason.CONTENT_USAGE_HEADER

SENT = {
    "a signal": (("content-signal", "ai-input=no"), BY_SIGNAL),
    "a signal among others": (("content-signal", "search=yes, AI-Input = No, ai-train=no"), BY_SIGNAL),
    "a signal of immediate use": (("content-signal", "ai-input=yes, use=immediate"), BY_SIGNAL),
    "a long signal": (("content-signal", "search=yes, " * 1000 + "ai-input=no"), BY_SIGNAL),
    "a usage": (("content-usage", "train-ai=n, ai-use=n"), BY_USAGE),
    "a usage with parameters": (("content-usage", "ai-use=n;exp=1"), BY_USAGE),
    "a long list of directives": (("x-robots-tag", "noarchive, " * 1000 + "noai"), HEADER),
    "a directive to every robot": (("x-robots-tag", "otherbot: noindex, *: noai"), HEADER),
    "a directive to another robot": (("x-robots-tag", "otherbot: noai"), None),
    "training alone": (("content-signal", "ai-train=no"), None),
    "use as reference": (("content-signal", "use=reference"), None),
    "full use": (("content-signal", "ai-input=yes, use=full"), None),
    "immediate use in the other header": (("content-usage", "use=immediate"), None),
    "a signal in the other header": (("content-usage", "ai-input=no"), None),
    "a usage in the other header": (("content-signal", "ai-use=n"), None),
    "another name that ends like it": (("content-signal", "not-ai-input=no, reuse=immediate"), None),
    "another header": (("x-content-signal", "ai-input=no"), None),
    "nothing": (("content-signal", ""), None),
}


@each(("header", "refusal"), SENT.values(), ids=SENT)
def test_headers_that_refuse(header, refusal):
    headers = (("content-type", "text/markdown"), *[("link", "</a>; rel=next")] * 99, header)
    assert home_refusal(reply("# Shop", purpose=Purpose.HOME_MARKDOWN, headers=headers)) is refusal
    for status in (200, 203, 206):
        assert refuses_document(Purpose.LLMS_TXT, status, headers) is (refusal is not None)
    assert not refuses_document(Purpose.LLMS_TXT, 404, headers)
    assert not refuses_document(Purpose.ROBOTS, 200, headers)


def test_a_document_of_earlier_evidence_that_refuses_is_neither_read_nor_the_rest_lost():
    refused, other = (
        reply("# Shop", purpose=purpose, headers=headers)
        for purpose, headers in ((Purpose.LLMS_TXT, (("content-usage", "ai-use=n"),)), (Purpose.A2A_CARD, ()))
    )
    seen = Evidence(host="shop.test", started_at="", finished_at="", prober="", exchanges=(refused, other))
    without = without_refused_documents(seen)
    assert [(e.ending, e.body) for e in without.exchanges] == [
        (Ending.REFUSED_BY_HEADER, b""),
        (Ending.ANSWERED, b"# Shop"),
    ]
    assert without_refused_documents(without) is without


@pytest.mark.parametrize(
    ("signal", "refusal"),
    [("use=immediate", SIGNAL), ("ai-input=yes, use=immediate", SIGNAL), ("use=reference", None),
        ("use=full", None), ("/private use=immediate", None), ("/ use=immediate", SIGNAL)],
)  # fmt: skip
def test_immediate_use_in_robots_txt_refuses(signal, refusal):
    assert robots(f"{ALL}Content-Signal: {signal}\nAllow: /\n").refusal is refusal
    assert not robots(f"{ALL}Content-Usage: {signal}\nAllow: /\n").refusal


HOMES = {
    "plain page": (home(), None),
    "meta": (home('<meta name="robots" content="noai">'), META),
    "a letter by its number with 5,000 zeros": (
        home(f'<meta name="robots" content="no&#{"0" * 5000}97;i">'),
        META,
    ),
    "a number of 5,000 digits beside it": (
        home(f'<meta name="robots" content="&#{"9" * 5000}; noai">'),
        META,
    ),
    "a number of 5,000 digits": (home(f'<meta name="robots" content="noai&#{"9" * 5000};">'), None),
    "meta among others": (home('<meta name="robots" content="index, noai,noimageai">'), META),
    "meta unquoted and in capitals": (home("<META NAME=ROBOTS CONTENT=NOAI>"), META),
    "meta by spaces": (home('<meta name="robots" content="index noai">'), META),
    "second meta": (home('<meta name=robots content=all><meta name=robots content="noai">'), META),
    "meta by our name": (home(f'<meta name="{TOKEN}" content="noai">'), META),
    "meta by another name": (home('<meta name="gptbot" content="noai">'), None),
    "meta in a comment": (home('<!-- <meta name="robots" content="noai"> -->'), None),
    "images alone": (home('<meta name="robots" content="noimageai">'), None),
    "noindex alone": (home('<meta name="robots" content="noindex, nofollow, none">'), None),
    "another meta": (home('<meta name="description" content="noai">'), None),
    "header": (home("", "noai"), HEADER),
    "header in capitals": (home("", "NoIndex, NOAI"), HEADER),
    "header in quotes": (home("", '"noai"'), HEADER),
    "header by spaces": (home("", "noindex noai"), HEADER),
    "second header": (home("", "noarchive", "noai"), HEADER),
    "header by our name": (home("", f"{TOKEN}: noai"), HEADER),
    "header by another name": (home("", "gptbot: noai"), None),
    "header by another name, second directive": (home("", "gptbot: noindex, noai"), None),
    "header by another name and then ours": (home("", f"gptbot: none, {TOKEN}: noai"), HEADER),
    "header for all behind another's": (home("", "gptbot: noindex", "noai"), HEADER),
    "header with a dated directive": (
        home("", "unavailable_after: 25 Jun 2027 15:00:00 GMT, noai"),
        HEADER,
    ),
    "header with a sized directive": (home("", "max-snippet: 20, noai"), HEADER),
    **{
        f"header with {date}": (home("", f"unavailable_after: {date}, noai"), HEADER)
        for date in (
            "Wed, 03 Dec 2031 13:09:53 GMT",
            "Wednesday, 03-Dec-31 13:09:53 GMT",
            "Wed Dec  3 13:09:53 2031",
            "2031-12-03T13:09:53+00:00",
            "Dec 3, 2031 13:09:53 PST",
        )
    },
    "header with a date behind noai": (
        home("", "noai, unavailable_after: Wed, 03 Dec 2031 13:09:53 GMT"),
        HEADER,
    ),
    "header with a date and another name behind it": (
        home("", "unavailable_after: Wed, 03 Dec 2031 13:09:53 GMT, otherbot: noai"),
        None,
    ),
    "header with a date for another name": (
        home("", "otherbot: unavailable_after: Wed, 03 Dec 2031 13:09:53 GMT, noai"),
        None,
    ),
    "header by a name that begins with digits": (home("", "360spider: noai"), None),
    "header by our name and version": (home("", f"otherbot: all, {TOKEN}/1.9: noai"), HEADER),
    "header about images": (home("", "noimageai"), None),
    "a refused page": (home("", "noai", status=403), HEADER),
    "an error page": (home("", "noai", status=503), HEADER),
    "a refused page with a meta": (home('<meta name="robots" content="noai">', status=403), META),
    "a broken page": (home("", "noai", ending=Ending.DISCONNECTED), None),
}


NOAI = '<meta name="robots" content="noai">'
FILL = "<p>" + "x" * 100_000

HIDDEN = {
    "beside a tag of 40 kB": (home(f"<p {'a ' * 20_000}>{NOAI}"), META),
    "before a tag of 40 kB": (home(f"{NOAI}<p {'a ' * 20_000}>"), META),
    "in a tag of 40 kB": (home(f"<meta {'a ' * 20_000} name=robots content=noai>"), META),
    "as the 201st meta": (home("<meta name=a content=b>" * 200 + NOAI), META),
    "behind half a megabyte": (home(FILL * 6 + NOAI), META),
    "deep in elements": (home("<div>" * 5000 + NOAI), META),
    "behind 1000 other words": (home(f'<meta name="robots" content="{"index, " * 1000}noai">'), META),
    "attributes in the other order": (home("<meta content='noai' name='robots'>"), META),
    "slashes, spaces and lines": (home("<meta/name\n=\trobots\ncontent = noai\n/>"), META),
    "written as entities": (home('<meta name="r&#111;bots" content="no&#97;i">'), META),
    "written as entities of base 16": (home('it&#8217;s <meta name=robots content="&#x04E;o&#X61;i">'), META),
    "written with NULs": (home("<me\0ta name=robots content=no\0ai>"), META),
    "a tag that never ends": (reply("<!doctype html><meta name=robots content=noai", purpose=Purpose.HOME,
            headers=()), META),
    "a quote that never ends": (home("<p title='x>" + NOAI), META),
    "behind a comment that ends oddly": (home(f"<!--> {NOAI}"), META),
    "behind a comment that ends with a shout": (home(f"<!-- a --!> {NOAI}"), META),
    "behind an attribute that opens a comment": (home(f'<p title="<!--">{NOAI}<!-- a -->'), META),
    "behind an attribute that opens a script": (home(f'<p title="<script>">{NOAI}<script></script>'), META),
    "behind a script that closes itself": (home(f"<script src=a />{NOAI}"), META),
    "in noscript": (home(f"<noscript>{NOAI}</noscript>"), META),
    "in UTF-16": (reply(f"<!doctype html>丼{NOAI}".encode("utf-16"), headers=()), META),
    "under a false UTF-16 label": (home(f"<meta charset=utf-16>{NOAI}"), META),
    "in a script": (home(f"<script>const example = '{NOAI}'</script>"), None),
    "in a title": (home(f"<title>How to write {NOAI}</title>"), None),
    "in a text area": (home(f"<textarea>{NOAI}</textarea>"), None),
    "in an attribute": (home(f"<p title='{NOAI}'>"), None),
    "as text": (home(NOAI.replace("<", "&lt;")), None),
    "of another element": (home("<metaphor name=robots content=noai>"), None),
    "in a page of another kind": (reply(NOAI.join("ab")), None),
}  # fmt: skip
HOMES |= {f"noai {where}": page for where, page in HIDDEN.items()}

ENDLESS = {
    "open tags": "<a" * 200_000,
    "open tags with spaces": "<a " * 200_000,
    "open metas": "<meta " * 100_000,
    "open comments": "<!--" * 100_000,
    "open scripts": "<script>" * 60_000,
    "open quotes": "<a b='\"" * 80_000,
    "open values": "<a b=" * 100_000,
    "spaces": "<a" + " " * 500_000,
    "equals signs": "<a" + " =" * 250_000,
    "brackets": "<" * 500_000,
    "slashes": "<a" + "/" * 500_000,
    "ends": "</script" * 60_000,
}


@each("markup", ENDLESS.values(), ids=ENDLESS)
def test_endless_markup_neither_holds_noai_up_nor_hides_it(markup):
    assert home_refusal(home(NOAI + markup)) is META
    assert home_refusal(home(markup)) is None


@each(("page", "refusal"), HOMES.values(), ids=HOMES.keys())
def test_noai(page, refusal):
    assert home_refusal(page) is refusal


@pytest.mark.parametrize(("seen", "refusal"), [("2026-11-21", OutcomeReason.NOAI_META), ("2026-11-19", None)])
def test_a_refusal_that_a_browser_was_shown_counts_until_the_next_visit(seen, refusal):
    html = {"headers": (("content-type", "text/html"),), "url": "https://shop.test/"}
    html["final_url"] = html["url"]
    plain = reply("<title>Shop</title>", purpose=Purpose.HOME, **html)
    refusing = '<title>Shop</title><meta name="robots" content="noai">'
    shown = reply(refusing, purpose=Purpose.PAGE, at=f"{seen}T00:00:00+00:00", **html)
    visit = Evidence(
        host="shop.test", started_at=plain.at, finished_at=plain.at, prober="t", exchanges=(plain, shown)
    )
    assert site_refusal(visit) is refusal


@each(("target", "refusal"), [("https://www.shop.test/", DISALLOW), ("https://other.test/", None)])
def test_a_home_page_that_leads_to_what_robots_txt_forbids_refuses_on_the_same_site_alone(target, refusal):
    led = reply(
        purpose=Purpose.HOME,
        url="https://shop.test/",
        final_url="https://shop.test/",
        hops=(Hop("https://shop.test/", 301, target),),
        ending=Ending.ROBOTS_DISALLOWED,
    )
    there = reply(f"{ALL}Disallow: /", url=f"{target}robots.txt", final_url=f"{target}robots.txt")
    visit = Evidence(
        host="shop.test",
        started_at=led.at,
        finished_at=led.at,
        prober="t",
        exchanges=(reply(ALL), led, there),
    )
    assert redirect_refusal(visit) is refusal
