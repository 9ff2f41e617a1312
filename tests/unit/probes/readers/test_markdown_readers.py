import pytest

from probes.readers.copies import tells_of
from probes.readers.html import parse_page
from probes.readers.markdown import looks_like_markdown
from probes.readers.mdx import without_mdx
from probes.readers.prose import h1, link_targets, plain_prose, says_error
from probes.readers.texts import clean_text, word_set
from tests.each import each
from tests.unit.probes.building import HOME, MARKDOWN, exchange


@each("text", ["# a", "- a", "1. a", "> a", "| a | b |", "```\na\n```", "[a](b)", "**a**",
        "A\n===", "\ufeff# a", "---\nx: y\n---\n# a", "<p>x</p>\n\n# T\n\n- a\n- b"])  # fmt: skip
def test_markdown_has_a_construct(text):
    assert looks_like_markdown(text)


@pytest.mark.parametrize("text", ["", "plain words", "a-b c*d", "#hashtag", "<html># a", "# a\n<body>",
        '{"a": "[b](c)"}', '["- a", "[b](c)"]', "# a\n" + "<div><p>b</p></div>" * 30])  # fmt: skip
def test_what_is_plain_html_or_json_is_no_markdown(text):
    assert not looks_like_markdown(text)


def test_prose_has_no_code_comments_or_frontmatter():
    text = "---\na: 1\n---\nx\n```py\ncode\n~~~\n````\ny `span` <!-- gone --> z\n~~~\nopen\n"
    assert plain_prose(text).split() == ["x", "y", "z"]


@each(
    ("text", "expected"),
    [
        ("# A b", "A b"),
        ("   # A #", "A"),
        ("#\tA", "A"),
        ("A\n==", "A"),
        ("# " + "\u200b\x07A", "A"),
        ("#", ""),
        ("# ", ""),
        ("#A", ""),
        ("## A", ""),
        ("\n    # A", "A"),
        ("A\n--", ""),
        ("\n==", ""),
        ("", ""),
        ("---\nopen frontmatter\n# A", ""),
    ],
)
def test_the_heading_is_the_first_line(text, expected):
    assert h1(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[a](b)", ("b",)),
        ("[a]( <b> 'title')", ("b",)),
        ("[a [b] c](d)", ("d",)),
        ("[a](https://x.example/y_(z))", ("https://x.example/y_",)),
        ("[![i](p)](d)", ("d",)),
        ("[a]: https://x.example", ("https://x.example",)),
        ("<https://x.example>", ("https://x.example",)),
        ("    - [nested](d)", ("d",)),
        ("![i](p) [a](#f) [a](mailto:b) \\[a](b) ](c) [a] (b) [a]()", ()),
    ],
)
def test_links_are_what_commonmark_calls_so(text, expected):
    assert link_targets(text) == expected


MDX = """import { Cards } from 'nextra/components'
import A, * as B from "x"
import {
  C,
} from '../c';
export const metadata = {
  title: "Elm",

  description: "y"
}
export default ({ children }) => <Layout wide={{ a: 1 }}>{children}</Layout>
{/* of
two lines */}
<Cards items={[{ a: 'b > c' }]}
  title="Elm > Books">
  <Card title="x">within</Card>
</Cards>
{items.map(item => (
  <Item key={item} />
))}
"""


def test_what_mdx_adds_counts_for_nothing_and_what_it_encloses_stays():
    assert without_mdx(MDX).split() == ["within"]
    assert without_mdx("\ufeff" + MDX.replace("\n", "\r\n")).split() == ["within"]
    assert h1(f"---\na: b\n---\n{MDX}# Elm") == ""
    assert h1(MDX.replace("within", "") + "# Elm") == "Elm"


@each("text", ["import your books from us, or export a list of them",
        "export your data", "a < B and List<String>", "{name} stays", "{{ title }}", '{"a": 1}', "{: .toc}",
        "<https://x.example>", "<HTML><BODY>", "<p>x</p>", "<A unclosed", "{unclosed\n\nx",
        "```js\nimport a from 'a'\nexport {\n<A />\n{/* b */}\n```\n"])  # fmt: skip
def test_prose_code_and_templates_are_no_mdx(text):
    assert without_mdx(text) == text


def test_bytes_that_are_no_text_are_no_markdown():
    assert not looks_like_markdown("\x89PNG\x00\x01\n- a\n# b\x02\x03")


@pytest.mark.parametrize("text", ["# 404", "# 404 Not Found", "404: This page could not be found.",
        "# Error 500", "# Oops! Page not found", "---\na: b\n---\n\n## Seite nicht gefunden",
        "# Page introuvable", "# ページが見つかりません", "Access denied", "You need JavaScript",
        "Sorry.\n\nSomething went wrong."])  # fmt: skip
def test_error_pages_are_known_by_their_words(text):
    assert says_error(text)


@each("text", ["# 404 Media", "# Acme", "# 1984", "# 500 recipes",
        "# Acme\n\nUse 404 when a page is not found. " + "More words. " * 60,
        "# Lost\n\n[What to do](/x) if your key cannot be found", "# Forbidden Planet",
        "# The Not Found Office", "# 404 Records", "# Error Bakery", "# Access Denied Records",
        "# Nicht gefunden GmbH", "# Not Found Café\n\nWe bake. [Menu](/menu)"])  # fmt: skip
def test_what_speaks_of_errors_is_no_error_page(text):
    assert not says_error(text)


def test_what_the_home_page_or_the_host_calls_itself_is_no_error():
    own = parse_page(exchange("home", HOME.replace("Acme Anvils", "Page Not Found")))
    assert says_error("# Page Not Found\n")
    assert not says_error("# Page Not Found\n", own)
    assert not says_error("# Not Found\n", None, "https://not-found.example/index.md")


def test_a_text_tells_of_a_page_by_its_title_or_by_its_words():
    page = parse_page(exchange("home", HOME))
    assert tells_of(MARKDOWN, page)
    assert tells_of("# Anvils by Acme", page)
    assert tells_of(
        "We forge hammers and tongs. Delivery takes three days. Lifetime guarantee since 1949.", page
    )
    assert not tells_of(
        "# Home\n\nWelcome to the website of somebody who sells flowers and gives them away.", page
    )


def test_words_are_distinct_and_of_every_script():
    assert word_set("The anvil, the ANVIL 42 x1 of Größe ÅÄ") == {"the", "anvil", "größe", "åä"}
    assert word_set("鉄床屋") == {"鉄床", "床屋"}


def test_clean_text_is_one_short_printable_line():
    assert clean_text(" a\n\tb\x00\x9b\u2028c\ud800\u202e\u200bd ", 80) == "a b cd"
    assert clean_text("x" * 100, 10) == "x" * 9 + "…"
    assert clean_text("👩\u200d👧 नमस्ते", 80) == "👩\u200d👧 नमस्ते"
