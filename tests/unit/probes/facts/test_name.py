"""What a site is called."""

import pytest

from probes.facts.names import DISPLAY_CAP, display_name, site_name
from training.corpus.labelled.names import small_pages


def test_a_page_that_says_nothing_is_called_by_its_host(page):
    assert site_name(page(), "shop.test") == display_name(page(), "shop.test") == "shop.test"


def test_the_name_is_the_whole_title(page):
    assert site_name(page("<title>Acme |\n  Rockets</title>"), "shop.test") == "Acme | Rockets"


@pytest.mark.parametrize("title", ["word " * 20_000, "x" * 100_000, "| " * 50_000, "\u202e" * 100_000])
def test_a_huge_title_is_capped(page, title):
    huge = page(f"<title>{title}</title>")
    assert 0 < len(site_name(huge, "shop.test")) <= 1000
    assert 0 < len(display_name(huge, "shop.test")) <= DISPLAY_CAP


def test_a_long_name_is_cut_between_words(page):
    name = "The Royal Society of Wonderful Carpenters and of Their Very Many Friends"
    shown = display_name(page(f"<title>{name}</title>", f'<a href="/">{name}</a><p>© {name}'), "rsw.test")
    assert shown == "The Royal Society of Wonderful Carpenters and of Their…"
    assert len(shown) <= DISPLAY_CAP


def test_controls_and_overrides_are_removed(page):
    title = "<title>Ac\u202eme\x1b[31m\x07 \u2066Ltd\u2069</title>"
    assert display_name(page(title), "shop.test") == "Acme [31m Ltd"


def test_a_markdown_bomb_in_the_title_does_not_pass_for_the_name(page):
    title = "<title>Divan | [x](javascript:alert(1)) see https://divan-forum.test for free money now</title>"
    assert display_name(page(title), "divan-forum.test") == "Divan"


def test_an_address_is_no_name(page):
    assert site_name(page("<title>https://x.test/en/</title>"), "x.test") == "x.test"


def test_looking_for_the_host_in_a_text_takes_linear_time(page):
    read = page("<title>Wood</title>", "<p>" + "A " * 200_000 + "</p>")
    assert display_name(read, "a" * 60 + ".com") == "Wood"


def test_small_pages_are_called_by_their_names_and_hardly_one_by_its_host():
    """Training learns from them, too. Silence is never wrong: nineteen of twenty must be named."""
    shown = {small: display_name(small.page, small.host) for small in small_pages()}
    wrong = [
        f"{small.holds}: {small.host} is called {said}"
        for small, said in shown.items()
        if said not in {*small.names, small.host}
    ]
    assert not wrong
    telling = [small for small in shown if None not in small.names]
    assert sum(shown[small] == small.host for small in telling) * 20 <= len(telling)
