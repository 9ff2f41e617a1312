"""The sample sites are what they say they are."""

import re

import aiohttp
import pytest

from index.checks import SCORED_CHECKS
from index.values.vocabulary import Answer, CardState, CheckId, Outcome
from operators.sample_web import SITES, SampleSite
from operators.sample_web.site import Transport
from operators.sample_web.website import prefers_markdown
from tests.each import each

ANSWERING = [site for site in SITES if site.expected.outcome is Outcome.ANSWERED]
BY_HOST = each("site", ANSWERING, ids=lambda site: site.host)


def home_of(site: SampleSite) -> str:
    scheme = "http" if site.transport is Transport.HTTP_ONLY else "https"
    return f"{scheme}://{site.host}/"


def test_there_are_many_sites_with_distinct_hosts_under_test_and_one_earns_five():
    hosts = [site.host for site in SITES]
    assert len(hosts) == len(set(hosts)) >= 18
    assert all(host.endswith(".test") for host in hosts)
    assert 5 in {site.expected.score for site in SITES}
    assert all(site.character.endswith(".") for site in SITES)


@BY_HOST
def test_a_browser_gets_the_home_page(site, visitor):
    got = visitor.ask(home_of(site), headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.1"})
    assert got.status == 200
    assert got.media_type in {"text/html", "application/json"}
    assert len(got.text) > 150


@BY_HOST
def test_every_link_and_form_target_of_a_home_page_exists(site, visitor):
    home = visitor.ask(home_of(site), headers={"Accept": "text/html"})
    menu = {path for path in re.findall(r'href="(/[^"]*)"', home.text) if path != "/"}
    for path in menu:
        assert visitor.ask(home_of(site)[:-1] + path, headers={"Accept": "text/html"}).status == 200, path


@BY_HOST
def test_every_form_of_a_home_page_is_answered(site, visitor):
    home = visitor.ask(home_of(site), headers={"Accept": "text/html"})
    for path in re.findall(r'method="post" action="([^"]+)"', home.text):
        sent = visitor.ask(
            home_of(site)[:-1] + path,
            "POST",
            headers={"Content-Type": "application/x-www-form-urlencoded"},
            body="email=a%40b.test",
        )
        assert sent.status == 200, path


@BY_HOST
def test_a_random_path_is_missing_unless_the_site_answers_everything(site, visitor):
    got = visitor.ask(home_of(site) + "no-such-page-7f3a", headers={"Accept": "text/html"})
    answers_everything = site.host in {"driftboard.test", "plainfold.test", "api.pulsegrid.test"}
    assert got.status == (200 if answers_everything else 404)


@BY_HOST
def test_documents_are_there_as_declared(site, visitor):
    expected = site.expected.answers
    if expected[CheckId.MARKDOWN_NEGOTIATION] is Answer.YES:
        got = visitor.ask(home_of(site), headers={"Accept": "text/markdown, */*;q=0.1"})
        assert (got.media_type, got.text[:2]) == ("text/markdown", "# ")
    if expected[CheckId.LLMS_TXT] is Answer.YES:
        assert visitor.ask(home_of(site) + "llms.txt").text.lstrip("\ufeff").startswith("# ")
    if expected[CheckId.API_CATALOG] is Answer.YES:
        catalog = visitor.ask(home_of(site) + ".well-known/api-catalog")
        assert catalog.media_type == "application/linkset+json"
        assert "api-catalog" in visitor.ask(home_of(site) + ".well-known/api-catalog", "HEAD").headers["link"]


@each("accept", ["text/html", "text/markdown"])
@each("host", ["tidewater-docs.test", "prefecture-valmont.test"])
def test_negotiation_says_vary_on_every_representation_and_redirect(host, accept, visitor):
    got = visitor.ask(f"https://{host}/", headers={"Accept": accept}, follow=False)
    assert got.headers["vary"] == "Accept"


def test_sites_that_cannot_be_asked_fail_as_declared(visitor):
    assert visitor.ask("https://granite-peak-tickets.test/robots.txt").status == 503
    assert visitor.ask("https://velvet-harbor.test/").headers["cf-mitigated"] == "challenge"
    with pytest.raises(aiohttp.ClientConnectorCertificateError, match="expired"):
        visitor.ask("https://maple-street-cinema.test/")
    with pytest.raises(aiohttp.ClientConnectorError):
        visitor.ask("https://old-mill-bakery.test/")


def test_refusals_are_in_place(visitor):
    assert "Disallow: /" in visitor.ask("https://quiet-archive.test/robots.txt").text
    assert "AI-Input = No" in visitor.ask("https://copper-kettle-recipes.test/robots.txt").text
    assert "NoAI" in visitor.ask("https://marlow-studio.test/").text


def test_a_silent_site_declares_no_answers():
    for site in SITES:
        if site.expected.outcome is not Outcome.ANSWERED:
            assert site.expected.answers == dict.fromkeys(SCORED_CHECKS, Answer.UNKNOWN)
            assert (site.expected.card, site.expected.listed) == (None, False)


def test_a_dead_card_names_an_endpoint_that_is_not_there(visitor):
    dead = [site.host for site in SITES if site.expected.card is CardState.DEAD]
    assert dead == ["northlight-hotels.test"]
    assert visitor.ask("https://northlight-hotels.test/api/agents/mcp", "POST", body="{}").status == 404


def test_plain_http_and_the_bare_name_redirect(visitor):
    got = visitor.ask("http://larkspur-books.test/books?q=moss", follow=False)
    assert (got.status, got.headers["location"]) == (301, "https://larkspur-books.test/books?q=moss")
    assert (
        visitor.ask("https://cedar-and-pine.test/llms.txt").url == "https://www.cedar-and-pine.test/llms.txt"
    )
    assert visitor.ask("http://old-mill-bakery.test/").status == 200


def test_searches_tell_a_word_from_nonsense(visitor):
    for url in ("https://tidewater-docs.test/search?q=", "https://sandpiper-parcels.test/help?q="):
        word = visitor.ask(url + url.split("//")[1].split("-")[0]).text
        assert len(word) > len(visitor.ask(url + "qzxvwkjh").text) + 100


def test_a_bought_book_is_in_the_basket(visitor):
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    shop = "https://larkspur-books.test/basket"
    put = visitor.ask(shop, "POST", headers=form, body="book=night-trains", follow=False)
    assert put.status == 303
    cookie = put.headers["set-cookie"].partition(";")[0]
    assert "Night Trains" in visitor.ask(shop, headers={"Cookie": cookie}).text
    assert "empty" in visitor.ask(shop).text


def test_what_a_person_types_comes_back_escaped(visitor):
    got = visitor.ask("https://sandpiper-parcels.test/track?number=%3Cscript%3E")
    assert "&lt;script&gt;" in got.text
    assert "<script>" not in got.text


@pytest.mark.parametrize(
    ("accept", "markdown"),
    [
        ("text/markdown", True),
        ("text/markdown, text/html;q=0.9", True),
        ("text/html, text/markdown;q=0.5", False),
        ("text/markdown;q=0, */*", False),
        ("text/html,application/xhtml+xml,*/*;q=0.8", False),
        ("*/*", False),
        ("text/markdown;q=nonsense", False),
        ("", False),
    ],
)
def test_markdown_goes_to_who_prefers_it(accept, markdown):
    assert prefers_markdown(accept) is markdown
