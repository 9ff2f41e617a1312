import json
import random

import pytest

from index.checks import SCORED_CHECKS
from index.values.vocabulary import CheckId, WellKnown
from probes.evidence.evidence import Ending, Evidence, Purpose
from probes.grading import rubric
from probes.grading.changelog import CHANGELOG
from probes.readers.mcp_routes import leads, routes
from tests.each import each
from tests.unit.probes.building import HOME, HOST, LINKSET, LLMS, MARKDOWN, Reply, evidence, tools

NO_DOCUMENTS = ("search", "robots", "webhook")
DOCUMENTS = [p.value for p in Purpose if not p.value.startswith(("control", *NO_DOCUMENTS))]
LONG = 100_000  # Bytes; what is longer comes as one kind: a size and a kind are read by different code
DEEP = "[" * 50_000 + "]" * 50_000

HOSTILE = {
    "nothing": b"",
    "NULs": b"\0" * 5000,
    "every byte": bytes(range(256)) * 40,
    "half a character": "é".encode()[:1] * 999,
    "UTF-16": HOME.encode("utf-16"),
    "a byte order mark alone": b"\xef\xbb\xbf",
    "deep JSON": DEEP.encode(),
    "a deep linkset": b'{"linkset":[{"item":' + b"[" * 60 + b"]" * 60 + b"}]}",
    "a huge number": b'{"jsonrpc":"2.0","id":' + b"9" * 6000 + b',"result":{"tools":[]}}',
    "an infinite id": b'{"jsonrpc":"2.0","id":1e999,"result":{"tools":[]}}',
    "lone surrogates": b'{"name":"\\ud800","endpoint":"https://a.example/\\udfff","linkset":[{"i\\ud800":[{"href":"/\\ud800"}]}]}',
    "JSON of every other type": b'{"linkset":{"a":1},"tools":null,"remotes":{"a":[]},"entries":7,'
                                b'"servers":"x","transport":[1]}',
    "cards of the wrong types": b'{"name":1,"remotes":[1,null,{"url":7,"variables":[]}],"endpoints":[[],{}],'
                                b'"mcpServers":{"a":1},"url":{}}',
    "a catalog of the wrong types": b'{"entries":[1,{"type":["mcp"],"url":7},{"type":"mcp","data":[]}]}',
    "entries of every type": b'{"specVersion":[],"entries":[null,7,"x",[],{"identifier":7,"type":{},"url":[]},{"identifier":"x","type":"mcp","url":"https://[::1","data":7}]}',
    "a commerce profile of the wrong types": b'{"ucp":{"version":"x","services":{"a":[7,null,{"transport":7},'
                                             b'{"transport":"mcp","endpoint":[]}],"b":7,"c":{"mcp":{"endpoint":{}}}}}}',
    "an agent card of the wrong types": b'{"name":"x","description":"x","version":"x","skills":[7],'
                                        b'"supportedInterfaces":[7],"capabilities":{},"url":{}}',
    "skills of the wrong types": b'{"$schema":7,"skills":[7,{"name":[],"files":7},{"name":"a",'
                                 b'"files":["SKILL.md"]}]}',
    "keys of the wrong types": b'{"keys":[7,{"kty":[]},{"kty":"OKP","crv":7,"x":[]}],"resource":7,'
                               b'"issuer":[],"agent_auth":7,"openapi":3,"x402Version":[],"accepts":7}',
    "an endpoint event that is no address": b"event: endpoint\ndata: https://[::1\n\nevent: endpoint\ndata: "
                                            b"\xff\n\n",
    "a result of the wrong type": b'{"jsonrpc":"2.0","id":1,"result":[1]}',
    "an error of the wrong type": b'{"jsonrpc":"2.0","id":1,"error":{"code":[],"message":{}}}',
    "one line of half a megabyte": b"# " + b" a" * 250_000,
    "a hundred thousand newlines": b"\n" * LONG,
    "a hundred thousand spaces": b"# a" + b" " * LONG + b"b",
    "open brackets": b"# a\n" + b"[" * LONG,
    "open links": b"# a\n" + b"](" * (LONG // 2),
    "open comments": b"# a\n" + b"<!--" * (LONG // 4),
    "open tags": b"# a\n" + b"<a" * (LONG // 2),
    "open fences": b"# a\n" + b"```\n~~~~\n" * (LONG // 9 + 1),
    "backticks": b"# a\n" + b"`" * (LONG + 1),
    "pictures": b"# a\n" + b"![](" * (LONG // 4),
    "open frontmatter": b"---\n" * (LONG // 4),
    "open HTML comments": b"<!--" * (LONG // 4),
    "nested HTML": b"<html>" + b"<div>" * 100_000,
    "one tag with many attributes": b"<html><p " + b"a " * 250_000 + b">",
    "unclosed everything": b"<html><form><input name=a><a href=b><script type='application/ld+json'>{" * 5000,
    "links with every scheme": b"<html><link rel=alternate type=text/markdown href='//[::1'><base "
                               b"href='http://[x'><a href='http://\x01'>",
    "one data line without end": b"data: " + b"{" * 200_000,
    "empty events": b"data:\n\n" * (LONG // 7 + 1),
    "carriage returns": b"\r" * LONG,
}  # fmt: skip


KINDS = (None, "text/html; charset=utf-7", "text/html")


@each("body", HOSTILE.values(), ids=HOSTILE)
def test_no_check_raises_whatever_every_address_answers(body):
    for kind in KINDS if len(body) < LONG else (KINDS[len(body) % len(KINDS)],):
        replies = {purpose: Reply(body=body, type=kind) for purpose in DOCUMENTS}
        assert_judged(evidence(**replies))
    assert_judged(
        evidence(
            **replies | {"home": HOME, "control_txt": Reply(body=body), "control_post": Reply(body=body)}
        )
    )


def test_no_check_raises_on_random_mixtures_of_real_documents():
    dice = random.Random(1649)
    good = [HOME, MARKDOWN, LLMS, LINKSET, tools("a"), '{"name":"x","endpoint":"/mcp"}', "data: {}\n\n"]
    for _ in range(150):
        replies = {
            p: Reply(dice.choice([200, 200, 200, 202, 302, 401, 404, 500]), spoil(dice, good))
            for p in DOCUMENTS
        }
        assert_judged(evidence(**replies))


@pytest.mark.parametrize(
    "value", ["<", '<a>; rel="', '<x>; rel=alternate; type="text/markdown', "<,;=>" * 3000, "<//[>;rel=mcp"]
)
def test_no_check_raises_on_hostile_headers(value):
    headers = {
        "link": value,
        "vary": value,
        "content-type": value,
        "www-authenticate": value,
        "payment-required": value,
        "mcp-protocol-version": value,
    }
    assert_judged(evidence(**{p: Reply(body=HOME, type="", headers=headers) for p in DOCUMENTS}))


@pytest.mark.parametrize(
    "url", ["https://[::1", "http://", "https://acme.example:99999/x", "https://\udc80.example/", "x"]
)
def test_no_check_raises_on_hostile_addresses(url):
    replies = {p: Reply(body=MARKDOWN, hops=(url,)) for p in DOCUMENTS}
    assert_judged(evidence(**replies))


def test_no_check_raises_on_a_visit_that_saw_nothing():
    assert_judged(Evidence(host="acme.example", started_at="", finished_at="", prober=""))


def spoil(dice, good):
    text = dice.choice(good) + dice.choice(good)
    start, end = sorted(dice.randrange(len(text)) for _ in range(2))
    return text[:start] + dice.choice(["", "\0", "\ud7ff", "<!--", "]](", '"', "\n\n"]) + text[end:]


def assert_judged(seen):
    routes(seen)
    leads(seen)
    for verdict in (*rubric.grade_all(seen).values(), *rubric.grade_wellknown(seen).values()):
        json.dumps(dict(verdict.value)).encode()
        verdict.detail.encode()
        assert verdict.detail.isprintable()
        assert len(verdict.detail) < 1200


def test_grades_come_in_the_order_of_reports_and_the_five_come_first():
    verdicts = rubric.grade_all(evidence())
    assert list(verdicts) == list(CheckId)
    assert tuple(verdicts)[:5] == SCORED_CHECKS


def test_a_site_that_does_everything_scores_five():
    seen = evidence(
        home_markdown=MARKDOWN, markdown_twin=MARKDOWN, llms_txt=LLMS, api_catalog=LINKSET, mcp=tools("a")
    )
    verdicts = rubric.grade_all(seen)
    assert [verdicts[check].answer for check in SCORED_CHECKS] == ["yes"] * 5


def test_a_plain_site_scores_nothing_and_leaves_nothing_open():
    verdicts = rubric.grade_all(evidence())
    assert [verdicts[check].answer for check in SCORED_CHECKS] == ["no"] * 5


def everything(way):
    """All five, for whoever is sent to the address that `way` names."""
    served = {"home": HOME, "home_markdown": MARKDOWN, "markdown_twin": MARKDOWN, "llms_txt": LLMS}
    served |= {"api_catalog": LINKSET, "mcp": tools("a")}
    return {purpose: Reply(body=body, hops=(way,) if way else ()) for purpose, body in served.items()}


@pytest.mark.parametrize("ending", [Ending.ANSWERED, Ending.ROBOTS_DISALLOWED])
@pytest.mark.parametrize(
    "way",
    ["https://shared.example.org/", "https://acme.example.org/", "http://acme-example.org/", "https://[::1"],
)
def test_a_domain_that_only_redirects_inherits_nothing(way, ending):
    replies = everything(way)
    replies["home"] = Reply(body=HOME, hops=(way,), ending=ending)
    verdicts = rubric.grade_all(evidence(**replies))
    assert {(verdicts[check].answer, verdicts[check].reason) for check in CheckId} == {
        ("no", "left_the_site")
    }
    assert "another site, which answers for itself" in verdicts[CheckId.LLMS_TXT].detail
    assert [e.purpose for e in verdicts[CheckId.MCP_SERVER].shown_by] == [Purpose.HOME]


def test_a_home_page_on_another_site_takes_what_the_host_serves_itself_with_it():
    replies = everything("") | {"home": Reply(body=HOME, hops=("https://shared.example.org/",))}
    verdicts = rubric.grade_all(evidence(**replies))
    assert {verdicts[check].reason for check in SCORED_CHECKS} == {"left_the_site"}


def test_a_redirect_that_was_not_followed_to_its_end_leaves_the_question_open():
    lost = Reply(hops=("https://shared.example.org/",), ending=Ending.TIMED_OUT)
    verdicts = rubric.grade_all(evidence(home=lost))
    assert verdicts[CheckId.MARKDOWN_NEGOTIATION].reason == "timed_out"


@pytest.mark.parametrize(
    ("host", "way"),
    [
        ("acme.example", "https://www.acme.example/"),
        ("www.acme.example", "https://acme.example/"),
        ("acme.example", "http://acme.example/"),
        ("acme.example", "https://acme.example/en/"),
        ("acme.example", "https://shop.acme.example/"),
        ("squarespace.com", "https://www.squarespace.com/"),
        ("gov.uk", "https://www.gov.uk/"),
        ("acme.github.io", "https://www.acme.github.io/"),
    ],
)
def test_a_redirect_within_the_site_keeps_its_capabilities(host, way):
    home = ("/" if host == HOST else f"https://{host}/", Reply(body=HOME, hops=(way,)))
    verdicts = rubric.grade_all(evidence(host, **everything("") | {"home": home}))
    assert {verdicts[check].answer for check in (CheckId.API_CATALOG, CheckId.MCP_SERVER)} == {"yes"}


def test_the_catalog_alone_may_be_on_another_host():
    catalog = Reply(body=LINKSET, hops=("https://developer.example.net/catalog",))
    verdicts = rubric.grade_all(evidence(**everything("") | {"api_catalog": catalog}))
    assert [verdicts[check].answer for check in SCORED_CHECKS] == ["yes"] * 5


@pytest.mark.parametrize("status", [401, 403, 429, 500, 503, 202])
def test_a_site_that_shuts_its_door_is_judged_in_nothing(status):
    shut = dict.fromkeys([p.value for p in Purpose if not p.value.startswith(NO_DOCUMENTS)], status)
    verdicts = rubric.grade_all(evidence(**shut))
    assert {verdicts[check].answer for check in CheckId if check is not CheckId.AGENTS_ADMITTED} == {
        "unknown"
    }


def test_webmcp_is_unknown_until_a_browser_has_run_the_page():
    verdict = rubric.grade_all(evidence())[CheckId.WEBMCP]
    assert (verdict.answer, verdict.reason, verdict.detail) == (
        "unknown",
        "no_browser",
        "No browser has run the page yet.",
    )


def test_the_changelog_goes_from_the_version_that_grades_to_the_first_in_few_words():
    versions = [[int(part) for part in one.version.split(".")] for one in CHANGELOG]
    assert versions == sorted(versions, reverse=True)
    assert (CHANGELOG[0].version, versions[-1]) == (rubric.RUBRIC_VERSION, [1, 0])
    assert [one.on for one in CHANGELOG] == sorted((one.on for one in CHANGELOG), reverse=True)
    for one in CHANGELOG:
        assert 1 <= len(one.changes) <= 6, one.version
        assert all(line.endswith(".") and len(line.split()) <= 60 for line in one.changes), one.version


def test_other_resources_are_graded_in_the_order_of_reports():
    assert list(rubric.grade_wellknown(evidence())) == list(WellKnown)


def test_a_plain_site_has_none_of_the_other_resources_and_leaves_nothing_open():
    assert {verdict.answer for verdict in rubric.grade_wellknown(evidence()).values()} == {"no"}


@pytest.mark.parametrize("status", [401, 403, 429, 500, 503, 202])
def test_other_resources_behind_a_shut_door_are_unknown(status):
    shut = dict.fromkeys([p.value for p in Purpose if not p.value.startswith(NO_DOCUMENTS)], status)
    assert {verdict.answer for verdict in rubric.grade_wellknown(evidence(**shut)).values()} == {"unknown"}


def test_evidence_of_before_they_were_asked_for_says_nothing_of_other_resources():
    verdicts = rubric.grade_wellknown(Evidence(host="acme.example", started_at="", finished_at="", prober=""))
    assert {(v.answer, v.reason) for v in verdicts.values()} == {("unknown", "not_asked")}
