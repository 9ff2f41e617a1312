"""Whether an agent can change something."""

import pytest

from index.values.findings import FoundAction, Tool
from index.values.vocabulary import CHANGING_ACTIONS, Action
from probes.facts.facts import read_facts
from probes.facts.transactional import indicates_change, is_transactional
from tests.each import each
from tests.unit.probes.building import HOME, Reply, evidence, tools

LONG = HOME.replace(
    "<p>", "<p>We have forged nothing but anvils since 1949. " + "We like what we do very much. " * 9, 1
)
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
    "make_reservation": True,
    "make_booking": True,
    "process_payment": True,
    "payment": True,
    "start_checkout": True,
    "search_and_delete": True,
    "find_or_create_user": True,
    "searchThenBook": True,
    "search_books": False,
    "list_orders": False,
    "get_order": False,
    "check_order": False,
    "track_parcel": False,
    "get_booking": False,
    "list_payment_methods": False,
    "larkspur.search_books": False,
    "fetch_as_markdown": False,
    "search_and_compare": False,
    "shop__get_order": False,
    "create.get_order": False,
    "larkspur_search_books": None,
    "modify_list": None,
    "clear_search": None,
    "set_list": None,
    "post_search": None,
    "order_status": None,
    "set_status": None,
    "book_details": None,
    "opening_hours": None,
    "open_hours": None,
    "booking_policy": None,
    "search_and_frobnicate": None,
    "and": None,
    "reset": None,
    "run": None,
    "forecast": None,
    "": None,
    "日本": None,
    "x" * 5000: None,
}


@each(("tool", "answer"), TOOLS.items())
def test_a_tool_name_says_whether_it_changes_something_or_leaves_it_open(tool, answer):
    assert indicates_change(tool) is answer


@each("action", Action)
def test_actions_that_change_something_are_enough(action):
    found = is_transactional([], [FoundAction(action, "<a>")], read_all=lambda: True)
    assert found is (action in CHANGING_ACTIONS)


def test_what_was_not_read_is_unknown():
    assert is_transactional([Tool("search_books")], [], read_all=lambda: False) is None
    assert is_transactional([Tool("search_books")], [], read_all=lambda: True) is False
    assert is_transactional([Tool("order_book")], [], read_all=lambda: False) is True


@pytest.mark.parametrize(
    "tools", [["run"], ["search_books", "frobnicate"], ["frobnicate", "search_books"], [""]]
)
def test_one_tool_whose_name_does_not_say_leaves_it_open(tools):
    listed = [Tool(name) for name in tools]
    assert is_transactional(listed, [], read_all=lambda: True) is None
    assert is_transactional([*listed, Tool("make_booking")], [], read_all=lambda: True) is True


def test_without_tools_what_was_read_decides():
    assert is_transactional([], [], read_all=lambda: True) is False


@pytest.mark.parametrize(("more", "answer"), [({}, False), ({"nextCursor": "n"}, None)])
def test_a_list_of_tools_that_goes_on_leaves_it_open(more, answer):
    seen = evidence(mcp=tools("search_books", **more))
    assert read_facts(seen, [Tool("search_books")]).transactional is answer


@each(
    ("tool", "answer"),
    [
        (Tool("add", "Add two numbers."), False),
        (Tool("add", "Adds the integers a and b"), False),
        (Tool("add", "Add a book to the basket"), True),
        (Tool("add"), True),
        (Tool("add_numbers"), False),
        (Tool("add_two_ints"), False),
        (Tool("addTwoInts"), False),
        (Tool("add_vectors", "Add two vectors"), False),
        (Tool("add_vectors", "Add two vectors to the index."), True),
        (Tool("add_vectors", "Adds vectors to a collection"), True),
        (Tool("add_vectors"), True),
        (Tool("add_matrices", "Returns the sum of the matrices"), False),
        (Tool("add_ints_to_basket", "Add two ints"), True),
        (Tool("add_two_books"), True),
        (Tool("add_number_to_contacts"), True),
        (Tool("frobnicate", "", {"readOnlyHint": True}), False),
        (Tool("order_history", "", {"readOnlyHint": True}), False),
        (Tool("order_book", "", {"readOnlyHint": False}), True),
        (Tool("frobnicate", "", {"readOnlyHint": False}), None),
    ],
    ids=str,
)
def test_a_tool_that_only_reads_or_reckons_changes_nothing(tool, answer):
    assert is_transactional([tool], [], read_all=lambda: True) is answer


@pytest.mark.parametrize(
    "mcp",
    [
        401,
        403,
        429,
        503,
        Reply(421, "Invalid Host header", "text/plain"),
        Reply(400, "Invalid host header", "text/plain"),
    ],
    ids=str,
)
def test_a_server_that_could_not_be_read_leaves_it_open_whatever_its_status(mcp):
    assert read_facts(evidence(home=LONG), []).transactional is False
    assert read_facts(evidence(home=LONG, mcp=mcp), []).transactional is None


def test_a_post_that_every_address_refuses_alike_was_read():
    assert read_facts(evidence(home=LONG, mcp=403, control_post=403), []).transactional is False


KNOWN = "<p>" + "We have sold nothing but tea since 1974. " * 10 + "</p>"


@pytest.mark.parametrize(
    ("lang", "body", "answer"),
    [
        ("en", KNOWN, "false"),
        ("de-AT", KNOWN, "false"),
        ("eu", KNOWN, "unknown"),
        ("", KNOWN, "unknown"),
        ("en", KNOWN + '<form method="post"><input name="x"><button>Zork</button></form>', "unknown"),
        ("en", KNOWN + '<form method="get"><input name="x"><button>Zork</button></form>', "false"),
        ("eu", KNOWN + '<a href="mailto:tea@shop.test">Idatzi</a>', "true"),
    ],
    ids=[
        "read",
        "read in a region",
        "another language",
        "no language",
        "sends who knows what",
        "asks",
        "mail",
    ],
)
def test_nothing_to_do_is_said_only_of_a_page_whose_words_are_known(lang, body, answer):
    home = f'<!doctype html><html lang="{lang}"><title>Tea</title><body>{body}</body></html>'
    said = {True: "true", False: "false", None: "unknown"}
    assert said[read_facts(evidence(home=home), []).transactional] == answer
