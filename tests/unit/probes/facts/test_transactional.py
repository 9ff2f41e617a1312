"""Whether an agent can change something."""

import pytest

from index.findings import ApparentAction
from index.vocabulary import CHANGING_ACTIONS, Action
from probes.facts.transactional import changes, transactional

TOOLS = {
    "order_book": True,
    "order": True,
    "larkspur.order_book": True,
    "book_table": True,
    "bookTable": True,
    "reserve-in-shop": True,
    "update_cart": True,
    "cart_add": True,
    "createOrder": True,
    "CREATE_ORDER": True,
    "submitHTMLForm": True,
    "place_order": True,
    "contact_sales": True,
    "search_books": False,
    "list_orders": False,
    "get_order": False,
    "check_order": False,
    "track_parcel": False,
    "order_status": False,
    "book_details": False,
    "opening_hours": False,
    "open_hours": False,
    "fetch_as_markdown": False,
    "search_and_delete_nothing": False,
    "": False,
    "日本": False,
    "x" * 5000: False,
}


@pytest.mark.parametrize(("tool", "answer"), TOOLS.items())
def test_a_tool_name_says_whether_it_changes_something(tool, answer):
    assert changes(tool) is answer


@pytest.mark.parametrize("action", Action)
def test_actions_that_change_something_are_enough(action):
    found = transactional([], [ApparentAction(action, "<a>")], read_all=True)
    assert found is (action in CHANGING_ACTIONS)


def test_what_was_not_read_is_unknown():
    assert transactional(["search_books"], [], read_all=False) is None
    assert transactional(["search_books"], [], read_all=True) is False
    assert transactional(["order_book"], [], read_all=False) is True
