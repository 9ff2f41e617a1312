"""What labels, fields and declared searches offer where they say it less plainly."""

from index.values.vocabulary import Action
from probes.facts.actions import apparent_actions

A = Action


def told(page, body="", **content):
    return {a.action for a in apparent_actions(page(body=body, **content), "shop.test")}


def test_styles_and_scripts_are_no_part_of_a_label(page):
    body = (
        '<a href="/a">Log in<style>#b1 .x {color: red}</style></a>'
        '<a href="/b"><script>track("b")</script>Sign up</a><button>Subscribe<style>.y{}</style></button>'
    )
    assert told(page, body) == {A.LOG_IN, A.REGISTER, A.SUBSCRIBE}
