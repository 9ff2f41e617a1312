"""What holds of every page: each is opened once with scripts and once without."""

import json
import os
import re
import subprocess
from dataclasses import dataclass
from datetime import datetime

import pytest
from django.core.cache import cache
from django.test import override_settings
from lxml import html

from index.generations import current
from tests.paths import ROOT
from tests.web import pages
from tests.web.axe import OPEN_ALL, Axe
from tests.web.conftest import visiting
from tests.web.pages import HOST

pytestmark = pytest.mark.django_db(transaction=True)

NARROW, WIDE, HEIGHT = 320, 1280, 844
# No rule of the style sheet gives another colour, or hides anything, at another width.
LOOKS = ((NARROW, "light"), (WIDE, "dark"))
VISIBLE = "[...document.body.querySelectorAll('*')].map(e => e.checkVisibility())"
WIDTH = "document.documentElement.scrollWidth"
TOO_WIDE = """[...document.querySelectorAll('main *, header *, footer *')]
    .filter(e => !e.closest('.hidden, .skip, pre > *, .scrolled *'))
    .filter(e => e.getBoundingClientRect().right > innerWidth + 1).map(e => e.outerHTML.slice(0, 80))"""

# Focusable and visible, in the order of the document; a closed details hides all but its summary, and of
# radio buttons the checked one is a stop.
STOPS = """within => [...document.querySelector(within).querySelectorAll(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]')]
    .filter(e => e.checkVisibility({contentVisibilityAuto: true}) && !e.disabled)
    .filter(e => e.type !== 'radio' || e.checked).length"""
NOTE_FOCUS = """() => { window.seen = []; addEventListener('focusin', ({target}) => seen.push(
    [[...document.querySelectorAll('*')].indexOf(target), getComputedStyle(target).outlineStyle])) }"""


@dataclass(frozen=True, slots=True)
class SeenLook:
    width: int
    scheme: str
    whole_width: int
    too_wide: list[str]
    visible: list[bool]
    broken_rules: list[tuple[str, list[str]]]


@dataclass(frozen=True, slots=True)
class SeenPage:
    stops: int
    focused: list[tuple[int, str]]
    """The place in the document of what Tab reached, and its outline."""
    broken_rules: list[tuple[str, list[str]]]
    """Those of axe that are not of colours."""
    looks: list[SeenLook]


@dataclass(frozen=True, slots=True)
class SeenBare:
    """A page without scripts."""

    status: int
    text: str
    heads: int
    font: str
    whole_widths: dict[int, int]
    """By the width of the screen."""


@pytest.fixture(scope="module")
def seen(browser, live_server, django_db_setup, django_db_blocker):
    """Every page by path, with scripts and without. The first test empties the tables behind it."""
    with (
        django_db_blocker.unblock(),
        override_settings(OPEN_DATA=True),
        visiting(browser, live_server.url) as visit,
    ):
        cache.clear()
        current.forget_view()
        pages.put()
        page, bare = visit("/"), visit("/", java_script_enabled=False)
        axe = Axe(page)
        return {path: (see(page, path, axe), see_bare(bare, path)) for path in pages.PATHS}


@pytest.fixture(scope="module")
def seen_pages(seen):
    return {path: page for path, (page, _) in seen.items()}


@pytest.fixture(scope="module")
def seen_bare(seen):
    return {path: bare for path, (_, bare) in seen.items()}


def see(page, path, axe):
    page.goto(path)
    stops, focused = walk(page, whole=path == "/")
    page.evaluate(OPEN_ALL)
    narrow = see_look(page, *LOOKS[0], axe)
    broken = axe.broken_rules()  # where most of what scrolls does
    return SeenPage(stops, focused, broken, [narrow, see_look(page, *LOOKS[1], axe)])


def walk(page, *, whole):
    """The whole page, or from its skip link on through what is its own to the first link below."""
    stops = page.evaluate(STOPS, "body") if whole else page.evaluate(STOPS, "main") + 1
    if not whole:
        page.keyboard.press("Tab")
        if not page.evaluate("document.activeElement.matches('.skip')"):
            return stops, []
        page.keyboard.press("Enter")
    page.evaluate(NOTE_FOCUS)
    for _ in range(stops):
        page.keyboard.down("Tab")  # as one holds it
    page.keyboard.up("Tab")
    return stops, page.evaluate("seen")


def see_look(page, width, scheme, axe):
    page.set_viewport_size({"width": width, "height": HEIGHT})
    page.emulate_media(color_scheme=scheme)
    visible, broken = page.evaluate(VISIBLE), axe.broken_rules_of_colours(scheme)
    return SeenLook(width, scheme, page.evaluate(WIDTH), page.evaluate(TOO_WIDE), visible, broken)


def see_bare(page, path):
    answer = page.goto(path)
    status, text = answer.status, answer.text()
    font = page.evaluate("getComputedStyle(document.querySelector('h1')).fontFamily")
    whole_widths = {}
    # The page before was last seen at one of the widths: that comes first.
    for width in sorted((NARROW, WIDE), key=lambda width: width != page.viewport_size["width"]):
        if page.viewport_size["width"] != width:
            page.set_viewport_size({"width": width, "height": HEIGHT})
        whole_widths[width] = page.evaluate(WIDTH)
    return SeenBare(status, text, page.locator("h1").count(), font, whole_widths)


def test_every_page_is_the_one_that_was_asked_for(seen_bare):
    assert {path: page.status for path, page in seen_bare.items() if page.status != 200} == {
        "/?country=XX": 400,
        f"/check/{pages.GONE}": 404,
        "/nothing-here": 404,
        "/site/never.test": 404,
    }


def test_axe_finds_nothing_on_any_page_light_or_dark(seen_pages):
    found = {
        path: [page.broken_rules, *(look.broken_rules for look in page.looks)]
        for path, page in seen_pages.items()
    }
    assert {path: broken for path, broken in found.items() if any(broken)} == {}


def test_what_is_visible_is_so_narrow_and_wide(seen_pages):
    for path, page in seen_pages.items():
        narrow, wide = page.looks
        assert narrow.visible == wide.visible, path


def test_nothing_is_wider_than_the_screen(seen_pages):
    for path, page in seen_pages.items():
        for look in page.looks:
            assert (look.whole_width, look.too_wide) == (look.width, []), path


def test_tab_reaches_everything_in_order_outlines_it_and_is_never_caught(seen_pages):
    for path, page in seen_pages.items():
        places = [place for place, _ in page.focused]
        assert {outline for _, outline in page.focused} == {"solid"}, path
        assert places == sorted(set(places)), path
        assert len(places) == page.stops, path


def test_every_page_is_whole_without_scripts(seen_bare):
    for path, page in seen_bare.items():
        assert page.heads == 1, path
        assert page.font.startswith("Newsreader"), path
        assert page.whole_widths == {NARROW: NARROW, WIDE: WIDE}, path


def test_every_time_is_a_date_of_utc(seen_bare):
    for path in ("/", "/benchmark", f"/site/{HOST}", f"/site/{HOST}/evidence/llms_txt"):
        times = list(html.fromstring(seen_bare[path].text).iter("time"))
        assert times, path
        for time in times:
            machine, shown = time.get("datetime"), time.text_content()
            datetime.fromisoformat(machine)
            assert re.fullmatch(r"\d{4}-\d\d-\d\d( \d\d:\d\d UTC)?", shown), path
            assert machine.startswith(shown[:10]), path


# Elements whose role may have a name (ARIA in HTML).
NAMED = {
    "a", "article", "button", "form", "img", "input", "main", "nav", "section", "select", "table", "textarea",
}  # fmt: skip


def test_only_what_may_have_a_name_has_one(seen_bare):
    wrong = [
        (path, element.tag, element.get("aria-label"))
        for path, page in seen_bare.items()
        for element in html.fromstring(page.text).xpath("//*[@aria-label]")
        if element.tag not in NAMED and not element.get("role")
    ]
    assert wrong == []


def test_every_id_is_there_once_and_every_reference_leads_to_one(seen_bare):
    for path, page in seen_bare.items():
        tree = html.fromstring(page.text)
        ids = tree.xpath("//@id")
        assert len(ids) == len(set(ids)), path
        named = " ".join(tree.xpath("//@aria-labelledby | //@aria-describedby | //label/@for")).split()
        assert set(named) <= set(ids), path


INSTALLED = ROOT / ".node" / "lighthouse" / "node_modules"
RULES = {
    "extends": ["html-validate:standard"],
    "rules": dict.fromkeys(("void-style", "long-title", "no-trailing-whitespace", "doctype-style"), "off"),
}


@pytest.mark.skipif(
    not (INSTALLED / "html-validate").exists() and "CI" not in os.environ,
    reason="html-validate is not installed: make lighthouse",
)
def test_every_page_is_valid(seen_bare, tmp_path):
    (tmp_path / ".htmlvalidate.json").write_text(json.dumps({"root": True, **RULES}))
    paths = list(seen_bare)
    for number, path in enumerate(paths):
        (tmp_path / f"{number}.html").write_text(seen_bare[path].text)
    program = INSTALLED / "html-validate" / "bin" / "html-validate.mjs"
    report = tmp_path / "report.json"  # through a pipe only its first 64 KB would come
    with report.open("w") as output:
        subprocess.run(
            [INSTALLED / ".bin" / "node", program, "--formatter=json", str(tmp_path)],
            stdout=output,
            check=False,
            cwd=tmp_path,
        )
    found = {
        (paths[int(one["filePath"].rpartition("/")[2].partition(".")[0])], said["ruleId"], said["message"])
        for one in json.loads(report.read_text())
        for said in one["messages"]
    }
    assert found == set()
