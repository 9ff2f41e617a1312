"""Lists of sites: totals, pages, orders, facets, and offers while typing."""

import re
from datetime import timedelta
from urllib.parse import parse_qs, urlsplit

import pytest
from lxml import html

from index.pages.completions import LEAST, MOST
from index.search.request import MAX_LIMIT
from index.values.findings import CheckFinding, Tool
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId, EntityType
from tests import published
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

NO_SERVER = {
    "mcp_endpoint": None,
    "mcp_tools": (),
    "connect": None,
    "checks": published.finding("a.test").checks
    | {CheckId.MCP_SERVER: CheckFinding(answer=Answer.NO, reason=Reason.NOT_FOUND, detail="", evidence=())},
}


def page_of(path):
    answer = caller().get(path, headers={"accept": "text/html"})
    assert answer.status_code == 200, path
    return html.fromstring(answer.content)


def hosts_of(page):
    return page.xpath("//ol[contains(@class, 'results')]//span[@class='host']/text()")


def facets_of(page):
    return {
        item.find("a").text.strip(): (item.find("a").get("href"), (item.findtext("span") or "").strip())
        for item in page.xpath("//aside[@class='facets']/h3[. != 'Order']/following-sibling::ul[1]/li")
    }


def test_a_long_list_has_its_total_and_every_site_on_a_page():
    with published.together():
        for n in range(2 * MAX_LIMIT + 3):
            published.listed(f"s{n:03}.test")
    page, seen = page_of("/?has_mcp=true"), []
    while True:
        assert page.xpath("//h2[@id='results']/text()") == ["53 sites"]
        seen += hosts_of(page)
        following = page.xpath("//a[@rel='next']/@href")
        if not following:
            break
        page = page_of(following[0])
    assert seen == [f"s{n:03}.test" for n in range(53)]
    assert "51 to 53 of 53" in page.text_content()
    assert page_of(page.xpath("//a[@rel='prev']/@href")[0]).xpath("//a[@rel='prev']/@href")


def test_a_search_says_how_many_results_there_are_in_all():
    with published.together():
        for n in range(MAX_LIMIT + 5):
            published.listed(f"s{n:03}.test")
    page = page_of("/?q=second-hand+books")
    assert page.xpath("//h2[@id='results']/text()") == ["30 results"]
    assert len(hosts_of(page)) == MAX_LIMIT
    assert "Page 1 of 2" in page.text_content()


def test_every_facet_counts_what_its_link_then_lists():
    with published.together():
        published.listed("a.test", country="NO", entity_type=EntityType.MEDIA, **NO_SERVER)
        published.listed("b.test", country="NO", entity_type=EntityType.ECOMMERCE)
        published.listed("c.test", country="GB", entity_type=EntityType.ECOMMERCE, transactional=False)
        published.listed("d.test", country=None, entity_type=None)
        published.removed("gone.test")
    for path in ("/?country=NO", "/?has_md=true", "/?entity_type=ecommerce&has_mcp=true", "/?q=books"):
        facets = facets_of(page_of(path))
        assert facets, path
        for label, (address, count) in facets.items():
            if not count:
                assert path.startswith("/?q="), (path, label)  # deeper searches may find more
                continue
            found = caller().get(f"/api/find{address.removeprefix('/')}").json() if "?" in address else {}
            if "total" in found:
                chosen = label in page_of(path).xpath("string(//ul[@class='chosen'])")
                assert chosen or found["total"] == int(count), (path, label)
            elif found:
                assert found["count"] == int(count), (path, label)
    facets = facets_of(page_of("/?country=NO"))
    assert facets["Shop"][1] == facets["Media"][1] == "1"
    assert facets["United Kingdom"] == ("/?country=GB", "1")
    assert facets["Norway"][0] == "/"


def test_a_list_is_held_whole_in_its_address():
    with published.together():
        published.listed("a.test", country="NO", probed_at=published.PROBED - timedelta(days=3))
        published.listed("b.test", country="NO", probed_at=published.PROBED, **NO_SERVER)
    path = "/?country=NO&sort=probed"
    page = page_of(path)
    assert hosts_of(page) == ["b.test", "a.test"]
    address, _ = facets_of(page)["MCP server"]
    assert parse_qs(urlsplit(address).query) == {
        "country": ["NO"],
        "sort": ["probed"],
        "has_mcp": ["true"],
    }
    assert page.xpath("//form[@role='search']//input[@name='sort']/@value") == ["probed"]
    assert hosts_of(page_of("/?country=NO&sort=mcp")) == ["a.test", "b.test"]
    assert hosts_of(page_of("/country/NO?sort=mcp")) == ["a.test", "b.test"]
    assert hosts_of(page_of("/country/NO?sort=probed")) == ["b.test", "a.test"]


def test_orders_keep_changed_sites_in_their_place():
    with published.together():
        for n in range(4):
            published.listed(f"s{n}.test", probed_at=published.PROBED + timedelta(days=n % 3))
    assert hosts_of(page_of("/?has_mcp=true&sort=probed")) == ["s2.test", "s1.test", "s0.test", "s3.test"]
    published.removed("s0.test")
    assert hosts_of(page_of("/?has_mcp=true&sort=probed")) == ["s2.test", "s1.test", "s3.test"]


@pytest.mark.parametrize("path", ["/?has_mcp=true&sort=x", "/type/ecommerce.json?sort=x"])
def test_an_order_that_is_none_is_named_with_those_that_are(path):
    published.listed("a.test")
    answer = caller().get(path)
    assert answer.status_code == 400
    assert "probed" in answer.text


def test_a_row_says_in_a_line_what_the_site_is_and_names_its_marks_and_tools():
    tools = tuple(Tool(f"tool_{n}") for n in range(7))
    published.listed("a.test", description="<b>Second-hand</b> books &amp; maps " * 20, mcp_tools=tools)
    for path in ("/?has_mcp=true", "/type/ecommerce", "/"):
        (row,) = page_of(path).xpath("//*[contains(@class, 'results')]/li")
        (line,) = row.xpath("p[@class='line']/text()")
        assert line.startswith("Second-hand books & maps Second-hand")
        assert line.endswith("…")
        assert len(line) <= 161
        assert row.xpath("ul[@class='chips']/li//text()") == [
            "Tools: ",
            "tool_0",
            "tool_1",
            "tool_2",
            "tool_3",
            "3 more",
        ]
        named = row.xpath(".//span[@class='marks']/span/text()")
        assert named == ["Markdown", "Copy", "llms.txt", "Catalog", "MCP"]
        assert {"Shop", "United Kingdom"} <= set(row.xpath("p[@class='about']/a/text()"))


def test_an_empty_answer_leads_on_and_names_no_site():
    published.listed("a.test", country="NO")
    page = page_of("/?q=zeppelin+insurance&country=NO&has_mcp=true")
    ways = page.xpath("//ul[@class='ways-on']/li")
    assert [" ".join(way.text_content().split()) for way in ways] == [
        "Norway alone: 1 site",
        "MCP server alone: 1 site",
        "All categories",
    ]
    assert page.text_content().count("No listed site") == 1
    assert "a.test" not in page.text_content()


@pytest.mark.parametrize(
    ("listed", "typed"),
    [
        ("cedar.test", "https://www.cedar.test/foo?x=1"),
        ("www.cedar.test", "cedar.test"),
        ("cedar.test", "http://shop.cedar.test/"),
    ],
)
@pytest.mark.parametrize("path", ["/", "/index.md"])
def test_an_address_leads_to_the_listed_host_of_that_name_on_pages_alone(path, listed, typed):
    published.listed(listed, url="https://shop.cedar.test/")
    text = caller().get(path, {"q": typed}).text
    assert f"Report for {listed}" in re.sub(r"<[^>]+>", "", text).replace("\\", "")
    assert "is not in the index" not in text
    published.removed(listed)
    assert "is not in the index" in caller().get(path, {"q": typed}).text
    for form in ("", ".md", ".json"):
        asked = typed.split("/")[2] if "//" in typed else typed
        if asked != "shop.cedar.test":
            assert caller().get(f"/site/{asked}{form}").status_code == 404


def test_filters_stay_open_on_an_error_and_a_country_is_named_again():
    page = caller().get("/?country=Germny&has_mcp=true")
    assert page.status_code == 400
    tree = html.fromstring(page.content)
    assert tree.xpath("//form//details/@open") == [""]
    (field,) = tree.xpath("//input[@name='country']")
    assert (field.get("value"), field.get("aria-invalid")) == ("Germny", "true")
    assert tree.xpath("//input[@name='has_mcp']/@checked")
    assert "'Germny' isn't a country. Did you mean DE (Germany)" in tree.text_content()


def test_a_kind_says_what_it_means_and_what_is_common_there():
    with published.together():
        for n in range(31):
            published.listed(f"s{n:02}.test")
    page = page_of("/type/ecommerce")
    assert EntityType.ECOMMERCE.meaning in page.text_content()
    assert "31 of 31 listed sites" in page.text_content()
    cells = page.xpath("//section[@class='common']//tr[th/a[text()='llms.txt']]/td/text()")
    assert cells == ["100%", "100%", "31"]
    unknown = page.xpath("//section[@class='common']//tr[th/a[text()='API catalog']]/td/text()")
    assert unknown == ["too few", "too few", "0"]
    links = page.xpath("//section[@class='common']//ul/li/a")
    addresses = {link.text: link.get("href") for link in links}
    assert addresses["United Kingdom"] == "/?entity_type=ecommerce&country=GB"


def test_lists_and_reports_say_a_category_in_the_same_words():
    published.listed("larkspur.test")
    label = EntityType.ECOMMERCE.label
    report = page_of("/site/larkspur.test")
    assert f" · {label} · " in report.xpath("string(//p[@class='kicker'])")
    assert report.xpath("//dl[@class='facts']//dd/text()").count(label) == 1
    assert f"- Category: {label}\n" in caller().get("/site/larkspur.test.md").text
    for path in ("/type/", "/type/index.md"):
        text = caller().get(path, headers={"accept": "text/html"}).text
        assert "What categories of site are listed?" in text
        assert "kind" not in text.partition("What categories")[2].partition("</article>")[0]


def offered(typed):
    answer = caller().get("/complete", {"q": typed})
    assert answer.status_code == 200
    return [site["host"] for site in answer.json()["sites"]]


def test_listed_hosts_and_names_are_offered_from_the_third_letter_and_gone_at_once():
    with published.together():
        published.listed("larkspur.test")
        published.listed("www.larch.test", display_name="Élan")
        published.listed("books.test", display_name="LARgo books")
        published.unlisted("lark.test")
        published.removed("larder.test")
    assert offered("la") == []
    assert len("lar") == LEAST
    assert offered("LAR") == ["larkspur.test", "www.larch.test", "books.test"]
    assert offered("larks") == ["larkspur.test"]
    assert offered("books of") == []
    assert offered("%%%") == offered("la\x00") == offered("") == []
    published.removed("larkspur.test")
    assert offered("larks") == []
    with published.together():
        for n in range(MOST + 3):
            published.listed(f"larva{n:02}.test")
    assert len(offered("lar")) == MOST


def test_a_report_says_where_a_site_stands_where_enough_is_known():
    with published.together():
        for n in range(30):
            published.listed(f"s{n}.test", country="GB" if n else "NO", entity_type="ecommerce")
    shown = html.fromstring(caller().get("/site/s1.test").content)
    (table,) = shown.xpath("//table[contains(caption, 'known answers')]")
    assert table.xpath(".//thead//a/@href") == ["/type/ecommerce"]  # 29 in the United Kingdom
    rows = [[" ".join(cell.text_content().split()) for cell in row] for row in table.xpath(".//tbody/tr")]
    assert ["Markdown on request", "no", "0%"] in rows
    assert ["Markdown copy", "yes", "100%"] in rows
    assert ["API catalog", "unknown", "too few"] in rows
    assert not html.fromstring(caller().get("/site/s0.test").content).xpath("//thead//a[@href='/country/NO']")
