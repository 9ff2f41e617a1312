"""Readers of replies under any input."""

import json

from hypothesis import given
from hypothesis import strategies as st

from probes.readers import catalogs, documents, html, linkset, mcp_cards, mcp_replies, prose
from probes.readers.copies import repeats_page, tells_of
from probes.readers.html import Page
from probes.readers.json_text import load
from probes.readers.likeness import is_soft_404, same_reply
from probes.readers.links import link_header
from probes.readers.markdown import is_html_text, looks_like_markdown
from probes.readers.mcp_replies import tools_page
from probes.readers.prose import says_error
from probes.readers.texts import clean_text, word_set
from probes.readers.urls import absolute_url, host_of, same_site
from tests.unit.probes.building import LINKSET, LLMS, ROOT, Reply, exchange, tools
from tests.unit.probes.properties.inputs import (
    BYTES,
    EVENTS,
    HTML,
    JSON,
    MARKDOWN,
    OBJECTS,
    TEXTS,
    URLS,
    WILD,
    is_line,
)

WEB = ("http://", "https://")


def reply(purpose, body, **more):
    return exchange(
        purpose,
        Reply(body=body if isinstance(body, bytes) else body.encode("utf-8", "surrogatepass"), **more),
    )


def is_web(url):
    return url.startswith(WEB) and url.isascii() and url.isprintable() and bool(host_of(url))


@given(TEXTS | BYTES.map(lambda body: body.decode("latin-1")))
def test_json_is_loaded_as_a_value_or_not_at_all(text):
    json.dumps(load(text))


@given(WILD, st.integers(1, 300))
def test_a_cleaned_text_is_one_line_within_its_cap_and_cleaning_it_again_changes_nothing(text, cap):
    line = clean_text(text, cap)
    assert len(line) <= cap
    assert is_line(line)
    assert clean_text(line, cap) == line
    line.encode()
    word_set(text)


@given(URLS | WILD, URLS | WILD)
def test_an_address_is_a_public_web_address_or_none(href, base):
    url = absolute_url(href, f"{ROOT}/x")
    assert not url or is_web(url)
    assert not url or absolute_url(url, ROOT) == url
    absolute_url(href, base)
    same_site(href, base)


@given(
    WILD
    | st.lists(
        st.sampled_from(("<", ">", ";", '"', "\\", "rel=mcp", "</a>", ",", "type=", "=")), max_size=60
    ).map("".join)
)
def test_a_link_header_gives_whole_links(value):
    for link in link_header(value, ROOT):
        assert is_web(link.href)
        assert link.rel


@given(TEXTS)
def test_a_link_set_gives_links_to_the_web(text):
    read = linkset.read_linkset(reply("api_catalog", text))
    assert read is None or (
        len(read.links) <= linkset.MAX_TARGETS and all(is_web(link.href) for link in read.links)
    )


@given(st.lists(OBJECTS, max_size=3), st.lists(OBJECTS, max_size=3))
def test_what_else_is_in_a_link_set_takes_no_link_away(before, after):
    contexts = [*before, *json.loads(LINKSET)["linkset"], *after]
    read = linkset.read_linkset(reply("api_catalog", json.dumps({"linkset": contexts})))
    assert read is not None
    assert "https://acme.example/openapi.json" in {link.href for link in read.links}


@given(TEXTS)
def test_a_card_names_a_few_addresses_of_the_web(text):
    for purpose in ("mcp_card", "ai_catalog", "ard"):
        card = reply(purpose, text)
        found = mcp_cards.endpoints_of_card(card)
        assert len(found) <= mcp_cards.MAX_ENDPOINTS
        assert all(map(is_web, found))
        assert mcp_cards.is_card(card) or not found


@given(st.dictionaries(WILD, JSON, max_size=6))
def test_members_that_nobody_knows_hide_no_endpoint(more):
    card = {
        **{f"_{k}": v for k, v in more.items()},
        "name": "acme/anvils",
        "remotes": [{"type": "streamable-http", "url": "/mcp"}],
    }
    assert mcp_cards.endpoints_of_card(reply("mcp_card", json.dumps(card))) == (f"{ROOT}/mcp",)


@given(TEXTS)
def test_catalogs_profiles_and_skills_are_read_within_their_bounds(text):
    listed = catalogs.catalog_entries(reply("ai_catalog", text))
    assert len(listed) <= catalogs.MAX_ENTRIES
    assert all(not entry.url or is_web(entry.url) for entry in listed)
    assert all(map(is_web, catalogs.mcp_endpoints(reply("ucp", text))))
    found = documents.skills_of_index(reply("skills_index", text))
    assert len(found) <= documents.MAX_SKILLS
    assert all(same_site(skill.url, ROOT) for skill in found)


@given(EVENTS | TEXTS, st.sampled_from((1, "1", 2)))
def test_any_body_holds_a_reply_or_none(text, request_id):
    body = text.encode("utf-8", "surrogatepass")
    found = mcp_replies.reply_in(body, request_id)
    assert found is None or (
        "method" not in found and ("result" in found or isinstance(found["error"], dict))
    )
    address = mcp_replies.message_address(body, f"{ROOT}/sse")
    assert not address or address.startswith(f"{ROOT}/")


NOISE = st.lists(
    st.sampled_from(
        (
            "data: {}",
            ": ping",
            'data: {"jsonrpc":"2.0","method":"notifications/message"}',
            'data: {"jsonrpc":"2.0","id":9,"result":{}}',
            "data: [1,",
            "id: 3",
            "retry: 5",
            "event: message",
        )
    ),
    max_size=5,
)


@given(NOISE, NOISE, st.sampled_from(("\n", "\r\n", "\r")))
def test_our_reply_is_found_among_other_events_however_lines_end(before, after, end):
    events = [*before, f"data: {tools('find')}", *after]
    body = "".join(f"{event}{end}{end}" for event in events).encode()
    found = mcp_replies.reply_in(body, 1)
    assert found is not None
    assert found["result"]["tools"][0]["name"] == "find"


@given(OBJECTS)
def test_a_question_sent_back_is_no_reply(more):
    echo = json.dumps({**more, "jsonrpc": "2.0", "id": 1, "method": "tools/list"}).encode()
    assert mcp_replies.reply_in(echo, 1) is None


@given(JSON)
def test_a_list_of_tools_is_of_tools_with_names(value):
    page = tools_page(reply("mcp", json.dumps({"jsonrpc": "2.0", "id": 1, "result": {"tools": value}})))
    for tool in page.tools if page else ():
        assert is_line(tool["name"])
        assert json.dumps(tool).encode()


@given(MARKDOWN)
def test_any_markdown_is_read(text):
    assert len(prose.h1(text)) <= 200
    assert len(prose.link_targets(text)) <= prose.MAX_LINKS
    for judged in (looks_like_markdown, is_html_text, says_error):
        assert judged(text) in {True, False}


@given(MARKDOWN)
def test_code_brings_no_link_and_no_heading(text):
    fenced = LLMS + "\n~~~~~~~~\n" + text.replace("~", "") + "\n~~~~~~~~\n"
    assert prose.link_targets(fenced) == prose.link_targets(LLMS)
    assert prose.h1(fenced) == prose.h1(LLMS)


@given(
    st.sampled_from(("\ufeff", "\n\n", "<!-- x -->\n", "---\na: b\n---\n")),
    st.sampled_from(("\n", "\r\n", "\r")),
)
def test_what_may_come_before_a_heading_and_line_ends_change_nothing(lead, end):
    text = (lead + LLMS).replace("\n", end)
    assert prose.h1(text) == prose.h1(LLMS)
    assert prose.link_targets(text) == prose.link_targets(LLMS)


@given(HTML | BYTES)
def test_a_visit_finds_the_same_links_on_any_page_as_its_grading(text):
    page = reply("home", text, type="text/html")
    assert html.signposts(page).links == html.parse_page(page).links


@given(HTML | BYTES)
def test_any_page_is_read_within_its_bounds(text):
    page = html.parse_page(reply("home", text, type="text/html"))
    for line in (page.title, page.h1, page.text, page.lang):
        assert is_line(line)
        line.encode()
    assert len(page.title) <= 500
    assert len(page.text) <= html.MAX_TEXT
    assert all(is_web(link.href) for link in page.links)
    assert all(len(form.excerpt) <= html.MAX_EXCERPT for form in page.forms)
    assert json.dumps(page.json_ld)
    assert all(isinstance(meta, dict) for meta in html.meta_elements(reply("home", text)))


@given(HTML, MARKDOWN)
def test_a_page_and_a_text_can_be_compared(page, text):
    read = html.parse_page(reply("home", page, type="text/html"))
    assert tells_of(text, read) in {True, False}
    assert repeats_page(reply("control_md", text), read) in {True, False}
    assert isinstance(read, Page)


@given(MARKDOWN | HTML | TEXTS, MARKDOWN | HTML | TEXTS)
def test_likeness_is_mutual_and_a_reply_is_like_itself(one, other):
    a, b = reply("llms_txt", one), reply("control_txt", other, type="text/plain")
    assert same_reply(a, a)
    assert same_reply(a, b) == same_reply(b, a)
    assert is_soft_404(a, None, b) == same_reply(a, b)
