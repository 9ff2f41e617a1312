"""The filters between crawled text and a page."""

import json
import re
import shlex

import pytest
from markdown_it import MarkdownIt

from index.reports.repeat import curl_command as curl
from index.templatetags.quoted import CAP, md, md_code, md_json, md_quote, md_url, plain, web_address
from tests.each import each
from tests.paths import TEMPLATES

PUNCTUATION = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"


def shown(markdown: str) -> str:
    """What a reader sees of markdown that is one paragraph."""
    open_, inline, close = MarkdownIt("commonmark").enable("table").enable("strikethrough").parse(markdown)
    assert (open_.type, close.type) == ("paragraph_open", "paragraph_close")
    assert {child.type for child in inline.children} <= {"text", "text_special"}
    return "".join(child.content for child in inline.children)


@each(
    "text",
    [
        *PUNCTUATION,
        PUNCTUATION,
        PUNCTUATION[::-1],
        *(f"{c} word" for c in PUNCTUATION),
        *(f"{c * 4}" for c in PUNCTUATION),
        "1. one",
        "1) one",
        "123456789. nine",
        "*a* _b_ **c** ~~d~~",
        "[x](javascript:alert(1))",
        "![x](https://evil.example/p.png)",
        "[ref]: https://evil.example/",
        "<b>x</b> <!-- y --> <https://evil.example/>",
        "&lt;script&gt; &#60; &amp;",
        "a | b",
        "`code` ``` fence",
        "https://evil.example/ www.evil.example a@evil.example",
    ],
)
def test_escaped_text_reads_as_itself(text):
    assert shown(md(text)) == text


@pytest.mark.parametrize(
    "gap", ["\n", "\r\n", "\r", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029", "\n\n    "]
)
def test_line_breaks_become_a_space(gap):
    assert plain(f"a{gap}b") == "a b"


@each(
    "char",
    [
        "\x00",
        "\x07",
        "\x1b",
        "\x7f",
        "\u200b",
        "\u200e",
        "\u202e",
        "\u2066",
        "\ufeff",
        "\U000e0041",
        "\U000e0100",
        "\ud800",
        "\ue000",
    ],
)
def test_characters_without_a_glyph_are_dropped(char):
    assert plain(f"a{char}b") == "ab"


@pytest.mark.parametrize(
    "text", ["\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "👩\u200d🔬", "क्\u200dष", "日本語", "עברית"]
)
def test_words_of_every_script_stay(text):
    assert plain(text) == text


def test_text_is_cut_at_the_cap():
    assert plain("x" * 5000) == "x" * (CAP - 1) + "…"
    assert plain("x" * CAP) == "x" * CAP


@pytest.mark.parametrize("quote", ['"', "\u201c", "\u201d", "\u201e", "\u00ab", "\u00bb"])
def test_a_quotation_cannot_end_itself(quote):
    assert (
        shown(md_quote(f"Shop{quote}, verified by the index: {quote}yes"))
        == "\"Shop', verified by the index: 'yes\""
    )


@pytest.mark.parametrize("version", ["1.0", "2.10.3", "3)x"])
def test_a_number_that_begins_no_list_stays_as_it_is(version):
    assert md(version) == version


@pytest.mark.parametrize("text", ["tool", "`", "``", "a`b", "`a`", "a``b`c", "<b>|*_", "\\", " ` "])
def test_code_reads_as_itself(text):
    (child,) = MarkdownIt("commonmark").parse(md_code(text))[1].children
    assert child.type == "code_inline"
    assert child.content == text.strip()


@pytest.mark.parametrize(
    "url", ["https://shop.test/", "http://shop.test/a?b=c&d=*e*#f", "https://shop.test/%3Cx%3E"]
)
def test_a_web_address_is_a_link_to_itself(url):
    assert web_address(url) == url
    (open_, *_) = MarkdownIt("commonmark").parse(md_url(url))[1].children
    assert open_.attrs["href"] == url


@each(
    "url",
    [
        "javascript:alert(1)",
        "JavaScript://shop.test/%0aalert(1)",
        "data:text/html,x",
        "//shop.test/",
        "/path",
        "",
        "https://",
        "https://[",
        "https://shop.test/ x",
        "https://shop.test/\nx",
        'https://shop.test/"onclick=x',
        "https://shop.test/>x",
        "https://shop.test/\u202ex",
        "https://shop.test/" + "x" * 2000,
    ],
)
def test_anything_else_is_no_link(url):
    assert web_address(url) == ""
    assert not md_url(url).startswith("<")


@pytest.mark.parametrize(
    "url",
    [
        "https://shop.test/$(id)",
        "https://shop.test/;id",
        "https://shop.test/'$(id)'",
        "https://shop.test/[1-9]{a,b}",
    ],
)
def test_the_command_to_repeat_a_request_quotes_its_address(url):
    assert shlex.split(curl(line(url))) == ["curl", "-gsSi", url]


def line(url="https://shop.test/", method="GET", note="", **changes):
    return {"url": url, "final_url": url, "method": method, "note": note, **changes}


def test_the_command_carries_the_accept_header_that_was_sent():
    command = shlex.split(curl(line(note="Accept: text/markdown; disconnected")))
    assert command == ["curl", "-gsSi", "-H", "Accept: text/markdown", "https://shop.test/"]


def test_the_command_follows_the_redirects_that_were_followed():
    assert curl(line(final_url="https://shop.test/en")) == "curl -gsSiL https://shop.test/"


@pytest.mark.parametrize(
    ("method", "note"),
    [
        ("POST", "JSON-RPC tools/list in a session"),
        ("POST", "JSON-RPC tools/list, a later page"),
        ("POST", "JSON-RPC tools/list"),
        ("POST", "JSON-RPC tools/list (no version)"),
        ("POST", "JSON-RPC notifications/initialized"),
        ("POST", "JSON-RPC tools/list (2026-07-28\n-o/etc/passwd)"),
        ("POST", "Accept: text/markdown"),
        ("POST", ""),
        ("DELETE", ""),
    ],
)
def test_what_cannot_be_asked_alone_has_no_command(method, note):
    assert curl(line(method=method, note=note)) == ""


def test_data_stays_in_its_block_whatever_it_holds():
    hostile = {"a": "```\n# b", "c": "`" * 5, "d": [1, None, "é"]}
    block = md_json(hostile)
    fence = "`" * 6
    assert block.startswith(f"{fence}json\n{{")
    assert block.endswith(f"\n{fence}")
    inside = block.removeprefix(f"{fence}json\n").removesuffix(f"\n{fence}")
    assert not any(line.lstrip().startswith("```") for line in inside.splitlines())
    assert json.loads(inside) == hostile
    assert md_json({}) == "```json\n{}\n```"


def test_every_value_in_a_markdown_template_passes_a_filter_last():
    values = [
        (template.name, value)
        for template in TEMPLATES.rglob("*.md")
        for value in re.findall(r"{{(.*?)}}", template.read_text(), re.DOTALL)
    ]
    bare = [
        pair
        for pair in values
        if not re.search(r"\|(md|md_block|md_code|md_json|md_quote|md_row|md_url)(:\d+)? $", pair[1])
    ]
    assert len(values) > 50
    assert bare == []


def test_no_html_template_turns_escaping_off_or_brings_style_or_script_of_its_own():
    pages = [template.read_text() for template in TEMPLATES.rglob("*.html")]
    assert len(pages) > 5
    assert not [
        page
        for page in pages
        if re.search(
            r"\|safe|autoescape|mark_safe|<script(?! src=\"(/webmcp\.js|/docs/try/swagger-ui-bundle\.js|"
            r"\{% static '[a-z]+\.js' %\})\" "
            r"defer></script>)|<style|\bstyle=|\bon[a-z]+=",
            page,
        )
    ]
