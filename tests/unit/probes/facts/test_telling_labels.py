"""What labels, fields and declared searches offer where they say it less plainly."""

import pytest

from index.values.vocabulary import Action
from probes.facts.actions import apparent_actions

A = Action


def told(page, body="", **content):
    return {a.action for a in apparent_actions(page(body=body, **content), "shop.test")}


@pytest.mark.parametrize(
    ("target", "actions"),
    [
        ("https://shop.test/search?q={term}", {A.SEARCH}),
        ("/find/{term}", {A.SEARCH}),
        ("https://www.shop.test/?s={search_term_string}", set()),
        ("https://shop.test?s={search_term_string}", set()),
        ({"@type": "EntryPoint", "urlTemplate": "https://shop.test/?s={search_term_string}"}, set()),
        ({"@type": "EntryPoint", "urlTemplate": "https://theme.example/search?q={term}"}, set()),
    ],
)
def test_a_declared_search_counts_only_if_it_was_written_for_the_site(page, target, actions):
    data = {"@type": "WebSite", "potentialAction": {"@type": "SearchAction", "target": target}}
    assert told(page, json_ld=[data]) == actions


def test_styles_and_scripts_are_no_part_of_a_label(page):
    body = (
        '<a href="/a">Log in<style>#b1 .x {color: red}</style></a>'
        '<a href="/b"><script>track("b")</script>Sign up</a><button>Subscribe<style>.y{}</style></button>'
    )
    assert told(page, body) == {A.LOG_IN, A.REGISTER, A.SUBSCRIBE}
