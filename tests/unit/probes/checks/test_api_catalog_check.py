import json

import pytest

from probes.checks.api_catalog import judge_api_catalog
from probes.evidence.evidence import Ending
from tests.each import each
from tests.unit.probes.building import HOME, LINKSET, ROOT, SHELL, Reply, evidence


def linkset(*contexts):
    return json.dumps({"linkset": contexts})


CASES = {
    # hostile
    "an app answers every path with its shell": (
        {"api_catalog": Reply(body=SHELL, type="text/html")},
        "no is_html",
    ),
    "HTML under the right label (H47)": ({"api_catalog": SHELL}, "no is_html"),
    "a redirect to the home page": (
        {"api_catalog": Reply(body=HOME, type="text/html", hops=(ROOT + "/",))},
        "no is_html",
    ),
    "the same linkset for every well-known path (H50)": (
        {"api_catalog": LINKSET, "control_well_known": Reply(body=LINKSET, type="application/json")},
        "no same_as_control",
    ),
    "another linkset for every well-known path": (
        {
            "api_catalog": LINKSET,
            "control_well_known": linkset({"item": [{"href": "https://otters.example.net/river/api"}]}),
        },
        "no same_as_control",
    ),
    "one JSON answer for everything (H12)": (
        {
            "api_catalog": Reply(body='{"message":"hello"}', type="application/json"),
            "control_well_known": '{"message":"hello"}',
        },
        "no same_as_control",
    ),
    "an empty linkset (H47)": ({"api_catalog": '{"linkset": []}'}, "no empty_linkset"),
    "a linkset of anchors": (
        {"api_catalog": linkset({"anchor": "https://acme.example/api"})},
        "no empty_linkset",
    ),
    "relations without targets": ({"api_catalog": linkset({"anchor": ROOT, "item": []})}, "no empty_linkset"),
    "targets without href": (
        {"api_catalog": linkset({"item": [{"type": "text/html"}, 7, None]})},
        "no empty_linkset",
    ),
    "hrefs that lead nowhere": (
        {
            "api_catalog": linkset(
                {
                    "item": [
                        {"href": ""},
                        {"href": "#x"},
                        {"href": "javascript:1"},
                        {"href": "http://127.0.0.1/"},
                    ]
                }
            )
        },
        "no empty_linkset",
    ),
    "words beside an anchor": (
        {"api_catalog": linkset({"anchor": "https://a.com/", "title": "Our APIs are coming soon"})},
        "no empty_linkset",
    ),
    "words under a relation": (
        {"api_catalog": linkset({"item": "Our APIs are coming soon"})},
        "no empty_linkset",
    ),
    "words in an array": ({"api_catalog": linkset({"item": ["coming", "soon"]})}, "no empty_linkset"),
    "a bare path": ({"api_catalog": linkset({"service-desc": ["/openapi.json"]})}, "no empty_linkset"),
    "an address of another kind": (
        {"api_catalog": linkset({"item": "ftp://acme.example/api"})},
        "no empty_linkset",
    ),
    "an address under no relation": (
        {"api_catalog": linkset({"homepage": "https://acme.example/"})},
        "no empty_linkset",
    ),
    "an address in an array in an array": (
        {"api_catalog": linkset({"item": [["https://acme.example/api"]]})},
        "no empty_linkset",
    ),
    "an href of another type": (
        {"api_catalog": linkset({"item": [{"href": ["https://acme.example/api"]}]})},
        "no empty_linkset",
    ),
    "contexts that are no objects": ({"api_catalog": '{"linkset": [1, "a", null, []]}'}, "no empty_linkset"),
    "an APIs.json file": ({"api_catalog": '{"apis": [{"name": "a"}]}'}, "no not_a_linkset"),
    "an OpenAPI document": ({"api_catalog": '{"openapi": "3.1.0", "paths": {}}'}, "no not_a_linkset"),
    "a linkset that is an object": (
        {"api_catalog": '{"linkset": {"item": [{"href": "/a"}]}}'},
        "no not_a_linkset",
    ),
    "an array": ({"api_catalog": '[{"linkset": []}]'}, "no not_a_linkset"),
    "plain text": ({"api_catalog": "see https://acme.example/api"}, "no not_json"),
    "nothing": ({"api_catalog": ""}, "no not_json"),
    "JSON too deep": ({"api_catalog": "[" * 100_000 + "]" * 100_000}, "no not_json"),
    "absent": ({"api_catalog": 404}, "no not_found"),
    # nothing can be said
    "refused": ({"api_catalog": 401}, "unknown refused_access"),
    "cut at the cap": ({"api_catalog": Reply(body=LINKSET[:60], truncated=True)}, "unknown too_large"),
    "timed out": ({"api_catalog": Ending.TIMED_OUT}, "unknown timed_out"),
    "never asked": ({"api_catalog": None}, "unknown not_asked"),
    "no control": ({"api_catalog": LINKSET, "control_well_known": None}, "unknown no_control"),
    # good
    "shape A of RFC 9727": ({"api_catalog": LINKSET}, "yes served"),
    "shape B, bookmarks": (
        {"api_catalog": linkset({"anchor": ROOT, "item": [{"href": "https://dev.example.net/api"}]})},
        "yes served",
    ),
    "a nested catalog as a bare address": (
        {"api_catalog": linkset({"api-catalog": ["https://acme.example/more"]})},
        "yes served",
    ),
    "an address alone under a registered relation": (
        {"api_catalog": linkset({"item": "https://acme.example/api"})},
        "yes served",
    ),
    "an object under a relation of one's own": (
        {"api_catalog": linkset({"https://acme.example/rel": [{"href": "/api"}]})},
        "yes served",
    ),
    "a single object instead of an array": (
        {"api_catalog": linkset({"service-desc": {"href": "/openapi.json"}})},
        "yes served",
    ),
    "one good context among bad ones": (
        {"api_catalog": linkset(1, {}, {"item": [{"href": "/api"}]})},
        "yes served",
    ),
    "as application/json": ({"api_catalog": Reply(body=LINKSET, type="application/json")}, "yes served"),
    "as text/html by mistake": ({"api_catalog": Reply(body=LINKSET, type="text/html")}, "yes served"),
    "with a byte order mark": ({"api_catalog": "\ufeff" + LINKSET}, "yes served"),
    "from another host (RFC 9727 §2)": (
        {"api_catalog": Reply(body=LINKSET, hops=("https://developer.example.net/catalog",))},
        "yes served",
    ),
    "in the Link header's syntax (RFC 9264 §4.1)": (
        {
            "api_catalog": Reply(
                body='<https://acme.example/api>\n ; rel="item"; anchor="https://acme.example/"',
                type="application/linkset",
            )
        },
        "yes served",
    ),
    "although unknown well-known paths are refused": (
        {"api_catalog": LINKSET, "control_well_known": 403},
        "yes served",
    ),
    "although unknown well-known paths get a JSON error with 200": (
        {"api_catalog": LINKSET, "control_well_known": '{"error":"not found"}'},
        "yes served",
    ),
}


@each(("replies", "expected"), CASES.values(), ids=CASES)
def test_api_catalog(replies, expected):
    verdict = judge_api_catalog(evidence(**replies))
    assert f"{verdict.answer} {verdict.reason}" == expected, verdict.detail


SERVICES = {
    "wss://acme.example/live": "with 1 link (1 by wss, not followed)",
    "GRPC://api.acme.example:443": "with 1 link (1 by grpc, not followed)",
    "mcp+wss://api.acme.example/x?y=1": "with 1 link (1 by mcp+wss, not followed)",
    "/api": "with 1 link.",
    "wss://localhost/": "no link of the linkset leads to a public service (wss)",
    "wss://a:b@acme.example/": "no link of the linkset leads to a public service (wss)",
    "wss:///live": "no link of the linkset leads to a public service (wss)",
    "mailto:a@acme.example": "no link of the linkset leads to a public service (mailto)",
    "javascript://acme.example/%0aalert(1)": "no link of the linkset leads to a public service (javascript)",
    "data:text/html,a": "no link of the linkset leads to a public service (data)",
    "file://acme.example/a": "no link of the linkset leads to a public service (file)",
    "urn:isbn:1": "no link of the linkset leads to a public service (urn)",
    "acme.example:80": "the linkset contains no link",
}


@each(("href", "words"), SERVICES.items(), ids=SERVICES)
def test_links_by_other_protocols_count_where_a_public_host_serves_them(href, words):
    catalog = Reply(body=linkset({"item": [{"href": href}]}), type="application/linkset+json")
    verdict = judge_api_catalog(evidence(api_catalog=catalog))
    assert words in verdict.detail
    assert (verdict.answer == "yes") == words.startswith("with")


def test_a_link_header_set_may_name_other_protocols_too():
    links = '<wss://acme.example/live>; rel="item", <mailto:a@acme.example>; rel="item"'
    verdict = judge_api_catalog(evidence(api_catalog=Reply(body=links, type="application/linkset")))
    assert "with 1 link (1 by wss, not followed)" in verdict.detail


def test_flags_say_what_could_be_better():
    profiled = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'
    assert (
        judge_api_catalog(evidence(api_catalog=Reply(body=LINKSET, type=profiled), openapi="{}")).value[
            "flags"
        ]
        == []
    )
    bare = Reply(body=linkset({"item": {"href": "/api"}}), type="application/json", hops=(ROOT + "/apis",))
    assert judge_api_catalog(evidence(api_catalog=bare)).value["flags"] == [
        "by_redirect",
        "media_type",
        "profile_missing",
        "shape",
    ]


@pytest.mark.parametrize(
    ("href", "told"),
    [
        ("https://api.example.com/openapi.json", True),
        ("https://example.org/", True),
        ("https://books.invalid/", True),
        ("https://myexample.com/openapi.json", False),
        ("https://example.com.br/", False),
        (f"{ROOT}/openapi.json", False),  # the site itself
    ],
)
def test_a_copied_example_is_told(href, told):
    verdict = judge_api_catalog(evidence(api_catalog=linkset({"item": [{"href": href}]})))
    assert ("example_addresses" in verdict.value["flags"]) is told


LINKS = linkset({"service-desc": [{"href": "/a"}], "item": [{"href": "/b"}, {"href": "/c"}, {"href": "/d"}]})


@pytest.mark.parametrize(
    ("links", "dead"),
    [
        ([("/a", ""), ("/b", 405), ("/c", 401)], 0),
        ([("/a", 503), ("/b", Ending.TIMED_OUT), ("/c", 429)], 0),
        ([("/a", 404), ("/b", 410), ("/c", "")], 2),
        ([("/d", 404)], 0),
    ],
    ids=["alive", "for now", "dead", "not one that is tried"],
)
def test_dead_links_are_told_and_decide_nothing(links, dead):
    verdict = judge_api_catalog(evidence(api_catalog=LINKS, catalog_link=links))
    assert verdict.answer == "yes"
    assert ("dead_links" in verdict.value["flags"]) is bool(dead)
    assert (f" {dead} of 3 links that were tried are dead." in verdict.detail) is bool(dead)
    assert [e.note for e in verdict.shown_by].count("a dead link of the catalog") == dead


def described(*paths):
    return ("/openapi.json", json.dumps({"openapi": "3.1.0", "paths": {path: {} for path in paths}}))


@pytest.mark.parametrize(
    ("hrefs", "paths", "hollow"),
    [
        ([ROOT + "/openapi.json"], ["/"], True),
        ([ROOT + "/openapi.json", ROOT + "/"], ["/"], True),
        ([ROOT + "/"], [], True),
        ([ROOT + "/openapi.json"], ["/", "/books"], False),
        ([ROOT + "/openapi.json"], [], False),
        ([ROOT + "/openapi.json", ROOT + "/api"], ["/"], False),
        ([ROOT + "/?q=books"], [], False),
    ],
)
def test_a_catalog_whose_only_api_is_the_home_page_passes_with_a_caveat(hrefs, paths, hollow):
    catalog = linkset({"anchor": ROOT, "service-desc": [{"href": href} for href in hrefs]})
    verdict = judge_api_catalog(evidence(api_catalog=catalog, openapi=described(*paths)))
    assert verdict.answer == "yes"
    assert ("only_the_home_page" in verdict.value["flags"]) is hollow


def test_flags_are_told_in_the_sentence():
    verdict = judge_api_catalog(
        evidence(api_catalog=Reply(body=LINKSET, type="application/json"), openapi="{}")
    )
    assert verdict.detail.endswith(" Warning: the media type is unusual; the media type lacks its profile.")
