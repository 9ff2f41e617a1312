"""ARD registries, AI catalogs and registries of A2A cards."""

import pytest

from probes.models import Target
from probes.schedule import schedule
from tests.sources.serving import json_reply

pytestmark = pytest.mark.django_db


def hosts():
    return set(Target.objects.values_list("host", flat=True))


def entry(name, **more):
    return {
        "identifier": f"urn:air:{name}.com:agent:one",
        "displayName": name,
        "type": "application/a2a-agent-card+json",
        "url": f"https://api.{name}.com/card.json",
        **more,
    }


def test_an_ard_registry_is_listed_by_its_tokens(serve, source, read):
    pages = {
        None: {"items": [entry("a"), entry("b")], "total": 3, "pageToken": "eyJwIjoyfQ=="},
        "eyJwIjoyfQ==": {"items": [entry("c", identifier="urn:air:not-a-domain:x:y")]},
    }
    server = serve(lambda _path, query, _headers: json_reply(pages[query.get("pageToken")]))
    source("ard-registry", address="http://source.test/api/v1/")
    assert read().trouble == ""
    assert hosts() == {"a.com", "api.a.com", "b.com", "api.b.com", "api.c.com"}
    assert [path.partition("?")[0] for path in server.asked] == ["/api/v1/agents"] * 2
    assert schedule.found_via(Target.objects.get(host="a.com")) == "declared_agent_access"
    assert Target.objects.get(host="api.a.com").seen_in == "urn:air:a.com:agent:one"


def test_a_registry_that_leaves_its_list_out_is_named(serve, source, read):
    serve(lambda *_: json_reply({"errorCode": "NOT_IMPLEMENTED"}, 501))
    source("ard-registry")
    assert "it answers 501" in read().trouble


def catalogs(**named):
    def answer(path, _query, _headers):
        name = path.strip("/")
        return json_reply({"specVersion": "1.0", "entries": named[name]} if name in named else {}, 200)

    return answer


def further(url, **more):
    return entry("hub", type="application/ai-catalog+json", url=url, **more)


def test_a_catalog_leads_to_the_catalogs_that_it_names_each_once(serve, source, read):
    server = serve(
        catalogs(
            first=[entry("a"), further("/second"), further("http://source.test/first")],
            second=[further("http://source.test/first"), entry("b")],
        )
    )
    source("ai-catalog", address="http://source.test/first")
    row = read()
    assert (row.trouble, server.asked) == ("", ["/first", "/second"])
    assert hosts() == {"a.com", "api.a.com", "b.com", "api.b.com", "hub.com", "source.test"}
    assert schedule.found_via(Target.objects.get(host="a.com")) == "probe_discovery"


def test_a_stopped_federation_goes_on_with_the_catalogs_that_are_left(serve, source, read):
    server = serve(catalogs(one=[further("/two"), further("/three")], two=[entry("a")], three=[entry("b")]))
    source("ai-catalog", address="http://source.test/one")
    read(seconds=0)
    read()
    assert server.asked == ["/one", "/two", "/three"]


def test_inline_catalogs_are_read_down_to_a_depth(serve, source, read):
    inner = {"entries": [entry("deepest")]}
    for name in ("d", "c", "b", "a"):
        inner = {"entries": [entry(name), further("", data=inner)]}
    serve(catalogs(one=inner["entries"]))
    source("ai-catalog", address="http://source.test/one")
    read()
    assert {"a.com", "d.com"} <= hosts()
    assert "deepest.com" not in hosts()


def test_catalogs_without_end_are_followed_to_a_bound(serve, source, read, monkeypatch):
    monkeypatch.setattr("probes.sources.ai_catalog.MAX_CATALOGS", 5)
    server = serve(lambda path, *_: json_reply({"entries": [further(f"{path}x"), further(f"{path}y")]}))
    source("ai-catalog", address="http://source.test/one")
    assert read().trouble == ""
    assert len(server.asked) == 5


def test_a_catalog_that_is_named_and_cannot_be_read_holds_up_no_other(serve, source, read):
    named = [further("http://127.0.0.1/secret"), further("/broken"), further("/two")]
    server = serve(catalogs(one=named, two=[entry("a")]))
    source("ai-catalog", address="http://source.test/one")
    row = read()
    assert (row.trouble, server.asked) == ("", ["/one", "/broken", "/two"])
    assert "a.com" in hosts()
    assert row.counts["rejected"] == 3  # two catalogs, and the private host


def card(name, **more):
    return {
        "name": name,
        "wellKnownURI": f"https://{name}.com/.well-known/agent-card.json",
        "url": f"https://a2a.{name}.com/",
        **more,
    }


def test_a_registry_of_cards_is_read_by_offsets_until_a_page_is_empty(serve, source, read):
    cards = [card(f"agent{n}") for n in range(149)]
    cards += [
        card(
            "late",
            supportedInterfaces=[{"url": "https://grpc.late.com"}],
            provider={"url": "https://maker.com"},
        )
    ]

    def answer(_path, query, _headers):
        begin = int(query["offset"])
        return json_reply({"agents": cards[begin : begin + 100], "total": 150})

    server = serve(answer)
    source("a2a-registry", address="http://source.test/api")
    row = read()
    assert [path.partition("offset=")[2] for path in server.asked] == ["0", "100", "150"]
    assert {"agent0.com", "a2a.agent0.com", "late.com", "grpc.late.com", "maker.com"} <= hosts()
    assert (row.counts["new"], row.trouble) == (302, "")


@pytest.mark.parametrize(
    ("kind", "document", "said"),
    [
        ("ard-registry", {"agents": []}, "no list 'items'"),
        ("ard-registry", {"items": [7]}, "not an object"),
        ("ai-catalog", {"entries": ["x"]}, "not an object"),
        ("a2a-registry", {"agents": [None]}, "not an object"),
        ("a2a-registry", [], "not a JSON object"),
    ],
)
def test_a_changed_form_is_named(serve, source, read, kind, document, said):  # noqa: PLR0913, PLR0917
    serve(lambda *_: json_reply(document))
    source(kind)
    assert said in read().trouble
