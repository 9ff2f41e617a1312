"""The set of real pages."""

import subprocess
from dataclasses import replace
from hashlib import sha256

import pytest

from tests.each import each
from training.corpus.labelled.scoring import Score
from training.corpus.real.asking import facts_of_file
from training.corpus.real.labels import (
    ACTIONS,
    ENTITY_TYPES,
    FACTS,
    VERDICTS,
    Truth,
    agree,
    readings,
    truth,
)
from training.corpus.real.manifest import Kind, RealFile, files
from training.corpus.real.scoring import AnsweredFile, interval, of_actions, of_field, of_verdicts
from training.corpus.real.store import body, fetch, from_mirrors

BODY = b"# Elmstead Beekeepers\n\nHives, honey and help: https://beekeepers.example/help\n"
FILE = RealFile(
    repository="someone/site",
    commit="0" * 40,
    path="public/llms.txt",
    sha256=sha256(BODY).hexdigest(),
    licence="MIT",
    kind=Kind.LLMS_TXT,
    host="beekeepers.example",
)
SHOP = b"""<!doctype html><html lang="en-GB"><head><title>Merrow Cheese | Cheese by post</title>
<script type="application/ld+json">{"@context": "https://schema.org", "@type": "OnlineStore",
"name": "Merrow Cheese", "address": {"@type": "PostalAddress", "addressCountry": "GB"}}</script></head>
<body><h1>Merrow Cheese</h1>
<form action="/search" method="get"><input type="search" name="q"><button>Search</button></form>
<p>Forty farmhouse cheeses from the coast, cut on the day on which we send them.</p>
<a href="/cart">Add to basket</a> <a href="/contact">Contact us</a></body></html>"""
HOUSE = b"""<!doctype html><html><head><title>Hello</title></head>
<body><h1>Hello</h1><p>Welcome to our house.</p></body></html>"""
CHALLENGE = b"<html><title>Just a moment...</title><script>window._cf_chl_opt={}</script></html>"
LINKSET = b'{"linkset": [{"anchor": "https://elm.example/", "item": [{"href": "https://elm.example/api"}]}]}'
OVERVIEW = b"# Elm\n\n> Bees.\n\n- [Hives](https://elm.example/hives): all that we keep\n"


def test_the_manifest_names_every_file_fully_and_once():
    some = files()
    assert len(some) >= 400
    assert len({file.name for file in some}) == len({(file.kind, file.sha256) for file in some}) == len(some)
    for file in some:
        assert file.repository.count("/") == 1
        assert len(file.commit) == 40
        assert len(file.sha256) == 64
        assert int(file.commit, 16) + int(file.sha256, 16)
        assert file.licence
        assert file.path
        assert file.host == file.host.lower()


def test_a_site_is_on_one_side_and_either_side_has_enough():
    sides = {
        side: {file.host.removeprefix("www.") for file in files() if file.is_test is side}
        for side in (True, False)
    }
    assert not sides[True] & sides[False]
    assert 0.4 < sum(file.is_test for file in files()) / len(files()) < 0.6
    for kind in (Kind.HOME, Kind.LLMS_TXT, Kind.ROBOTS, Kind.PAGE):
        assert min(sum(file.is_test is side for file in files() if file.kind is kind) for side in sides) >= 25


@pytest.mark.parametrize("name", ["first", "second", "kinds", "settled"])
def test_labels_are_of_the_vocabulary_and_of_files_that_are_there(name):
    kinds = {file.name: file.kind for file in files()}
    for file, label in readings(name).items():
        kind = kinds[file]
        if kind is Kind.HOME:
            assert set(label) <= {*FACTS, "actions", "arguable"}, file
            assert {*label.get("entity_type", ())} <= ENTITY_TYPES | {None}, file
            assert all(
                len(country) == 2 and country.isupper() for country in label.get("country", ()) if country
            ), file
            assert {*label.get("actions", ()), *label.get("arguable", ())} <= ACTIONS, file
        else:
            assert set(label) == {"verdict"}, file
            assert set(label["verdict"]) <= VERDICTS[kind], file


def test_every_file_was_read_twice_and_no_contradiction_is_left():
    names = {file.name for file in files()}
    assert readings("first").keys() == readings("second").keys() == names
    assert readings("kinds").keys() == {file.name for file in files() if file.kind is Kind.HOME}
    for file in files():
        wanted = set(FACTS) if file.kind is Kind.HOME else {"verdict"}
        assert wanted <= truth(file.name).fields.keys(), file.name


def test_two_readings_make_one_truth():
    first = {
        "display_name": ["Merrow", "Merrow Cheese"],
        "country": ["GB", None],
        "actions": ["buy", "search"],
        "arguable": ["contact"],
    }
    second = {"display_name": ["merrow cheese"], "country": ["GB"], "actions": ["buy"], "arguable": []}
    assert agree(first, second, {}, {}, {}) == Truth(
        {
            "display_name": frozenset({"Merrow Cheese"}),
            "country": frozenset({"GB", None}),
            "transactional": frozenset({"true"}),
        },
        frozenset({"buy"}),
        frozenset({"search", "contact"}),
    )  # fmt: skip
    assert agree(first, second, {}, {}, {"arguable": ["buy"]}).actions == frozenset()
    assert "verdict" not in agree({"verdict": ["yes"]}, {"verdict": ["no"]}, {}, {}, {}).fields
    settled = agree({"verdict": ["yes"]}, {"verdict": ["no"]}, {}, {}, {"verdict": ["no"]})
    assert settled.fields["verdict"] == {"no"}


def test_a_kind_is_right_that_two_of_three_readings_name():
    readings_of_kinds = ({"entity_type": some} for some in (["blog", "media"], ["media", "other"], ["other"]))
    assert agree(*readings_of_kinds, {}, {}).fields["entity_type"] == {"media", "other"}
    apart = ({"entity_type": [kind]} for kind in ("blog", "media", "other"))
    assert "entity_type" not in agree(*apart, {}, {}).fields


def test_a_name_is_right_that_two_of_three_readings_give():
    readings_of_names = (["Merrow", None], ["Merrow Cheese"], ["merrow cheese", "Merrow", "Merrow Ltd"])
    first, second, third = ({"display_name": names} for names in readings_of_names)
    right = agree(first, second, {}, third, {}).fields["display_name"]
    assert right == {"Merrow", "Merrow Cheese", None}
    assert "display_name" not in agree(second, {"display_name": ["Merrow"]}, {}, {}, {}).fields


def test_what_is_fetched_is_what_the_manifest_says(tmp_path):
    store = tmp_path / "store"
    assert fetch((FILE,), lambda _: b"something else", store) == {"changed": 1}
    assert fetch((FILE,), lambda _: None, store) == {"not to be had": 1}
    assert body(FILE, store) is None
    assert fetch((FILE,), lambda _: BODY, store) == {"fetched": 1}
    assert fetch((FILE,), lambda _: None, store) == {"there already": 1}
    assert body(FILE, store) == BODY


def test_after_a_failed_connection_nothing_more_is_asked(tmp_path):
    asked = []

    def source(file):
        asked.append(file)
        raise ConnectionRefusedError

    other = replace(FILE, sha256="0" * 64)
    assert fetch((FILE, other), source, tmp_path) == {"out of reach": 2}
    assert asked == [FILE]


@pytest.mark.parametrize("place", ["someone+site", "someone+site/repo", "someone/site.git"])
def test_a_mirror_is_read_at_the_commit(tmp_path, place):
    work, bare = tmp_path / "work", tmp_path / "mirrors" / place
    (work / "public").mkdir(parents=True)
    (work / "public/llms.txt").write_bytes(BODY)
    as_someone = ("-c", "user.name=a", "-c", "user.email=a@a.example", "-c", "commit.gpgsign=false")
    for asked in (("init", "-q"), ("add", "."), (*as_someone, "commit", "-qm", "a")):
        subprocess.run(("git", *asked), cwd=work, check=True)
    commit = subprocess.run(
        ("git", "rev-parse", "HEAD"), cwd=work, check=True, capture_output=True, text=True
    ).stdout.strip()
    subprocess.run(("git", "clone", "-q", "--bare", str(work), str(bare)), check=True)
    source = from_mirrors(tmp_path / "mirrors")
    assert source(replace(FILE, commit=commit)) == BODY
    assert source(FILE) is None
    assert source(replace(FILE, repository="nobody/site")) is None


VERDICTS_OF_OUR_OWN = {
    "an overview": (Kind.LLMS_TXT, OVERVIEW, "yes"),
    "a robots.txt as an overview": (Kind.LLMS_TXT, b"User-agent: *\nAllow: /\n", "no"),
    "all may come": (Kind.ROBOTS, b"User-agent: *\nDisallow: /private\n", "allowed"),
    "nobody may": (Kind.ROBOTS, b"User-agent: *\nDisallow: /\n", "refused"),
    "a challenge instead": (Kind.ROBOTS, CHALLENGE, "unread"),
    "a challenge": (Kind.PAGE, CHALLENGE, "wall"),
    "a page": (Kind.PAGE, HOUSE, "page"),
    "text": (Kind.MARKDOWN, b"# Elm\n\n<b>Bees</b> and [hives](https://elm.example/).\n", "markdown"),
    "a page as text": (Kind.MARKDOWN, HOUSE, "html"),
    "a catalog": (Kind.API_CATALOG, LINKSET, "yes"),
    "a card": (Kind.MCP_CARD, b'{"name": "elm", "endpoint": "https://elm.example/mcp"}', "card"),
    "no card": (Kind.MCP_CARD, b"<html><h1>Not Found</h1></html>", "none"),
    "no agent": (Kind.A2A_CARD, b"[]", "no"),
}  # fmt: skip


@each("case", VERDICTS_OF_OUR_OWN)
def test_a_file_is_asked_as_its_kind(case):
    kind, text, verdict = VERDICTS_OF_OUR_OWN[case]
    assert facts_of_file(kind, "elm.example", text) == ({"verdict": verdict}, frozenset())


def test_a_home_page_is_asked_for_every_field():
    answers, actions = facts_of_file(Kind.HOME, "www.merrow-cheese.example", SHOP)
    assert answers == {
        "display_name": "Merrow Cheese",
        "entity_type": "ecommerce",
        "country": "GB",
        "transactional": "true",
    }
    assert actions >= {"search", "contact", "buy"}


def test_a_name_that_is_the_host_alone_is_no_answer():
    answers, _ = facts_of_file(
        Kind.HOME, "elm.example", b"<!doctype html><html><body><p>We are away.</p></body></html>"
    )
    assert answers["display_name"] is None


def answered(said_name, right, actions=(), there=(), arguable=()):
    labels = Truth({"display_name": frozenset(right)}, frozenset(there), frozenset(arguable))
    return AnsweredFile(FILE, labels, {"display_name": said_name}, frozenset(actions))


def test_a_field_is_scored_by_what_is_said_and_what_could_be():
    some = [
        answered("Merrow", {"merrow"}),
        answered("Cheese by post", {"Merrow"}),
        answered(None, {"Merrow"}),
        answered(None, {"Merrow", None}),
    ]
    assert of_field(some, "display_name") == Score(said=2, right=1, knowable=3, unsaid=1)
    assert [one.is_wrong("display_name") for one in some] == [False, True, True, False]
    assert not some[0].is_wrong("country")


def test_arguable_actions_count_neither_for_nor_against():
    one = answered(
        "a", {"a"}, actions={"buy", "contact", "track"}, there={"buy", "search"}, arguable={"contact"}
    )
    assert of_actions([one]) == Score(said=2, right=1, knowable=2, unsaid=1)


def test_verdicts_are_counted_where_they_are_labelled():
    right, wrong = ({"verdict": answer} for answer in ("yes", "no"))
    label = Truth({"verdict": frozenset({"yes"})})
    some = [
        AnsweredFile(FILE, label, right),
        AnsweredFile(FILE, label, wrong),
        AnsweredFile(FILE, Truth({}), wrong),
    ]
    assert of_verdicts(some) == (1, 2)


@pytest.mark.parametrize(
    ("right", "of", "bounds"),
    [
        (0, 0, (0, 1)),
        (0, 10, (0, 0.278)),
        (10, 10, (0.722, 1)),
        (81, 100, (0.722, 0.875)),
        (500, 1000, (0.469, 0.531)),
    ],
)
def test_the_interval_is_wilsons(right, of, bounds):
    assert interval(right, of) == pytest.approx(bounds, abs=5e-4)
