"""A website's texts reach no CI command, no markup and no terminal."""

import re
import xml.etree.ElementTree as ET

import pytest
from django.test import override_settings
from junitparser import JUnitXml
from markdown_it import MarkdownIt

from index.checks import CHECKS
from tests.probe.pages import serving
from tests.probe.probing import told

ATTACKS = (
    "::set-env name=PATH::/tmp",
    ":::error::taken over",
    "::::error::taken over",
    "##[error]taken over",
    "###[error]taken over",
    "##vso[task.setvariable variable=PATH]/tmp",
    "<script>alert(1)</script>",
    "![x](https://evil.test/x.png)",
    "[click](https://evil.test/)",
    "`code` | cell | **bold** @everyone #1",
    "]]>&entity;",
    "%0A::error::injected",
)
CONTROLS = "\x1b[31mred\x1b]0;title\x07 \x00\x08\x0b\x0c\x7f\x85\u202e\u2028\ufffe"
MEANT = "::error title=Agent readiness of localhost::"


FORMATS = ("text", "junit", "github", "markdown", "json")
QUICK = {"PROBE_HOST_DELAY": 0, "PROBE_TEST_DELAY": 0, "PROBE_BROWSER": "off"}


@pytest.fixture(scope="module")
def said():
    """Output by format for a site whose every text is an attack."""
    text = " ".join(ATTACKS)
    hidden = CONTROLS.encode("utf-8").decode("latin-1").replace("\x00", "")
    with serving() as site:
        site.pages |= {
            "/": ("text/html", f"<title>{text}{CONTROLS}</title><h1>{text}</h1><p>{text * 20}</p>"),
            "/llms.txt": (f"text/x-{text}{hidden}", f"{text}{CONTROLS}\n" * 9),
            "/index.md": ("text/markdown", "", ("Location", "/::set-env%20name=PATH::<b>|`![x](y)")),
            "/.well-known/api-catalog": (f"application/{text}", text + CONTROLS),
        }
        words = ("--allow-private", f"http://localhost:{site.server_port}")
        demands = ("--require", "llms_txt,markdown_twin,api_catalog")
        with override_settings(**QUICK):
            return {form: told(*words, *demands, "--format", form) for form in FORMATS}


def test_the_texts_reach_the_command(said):
    assert "set-env" in said["text"].stdout


@pytest.mark.parametrize("form", FORMATS)
def test_no_format_prints_a_control_character(said, form):
    done = said[form]
    assert done.returncode == 1
    for stream in (done.stdout, done.stderr):
        assert all(line.isprintable() for line in stream.split("\n")), repr(stream)
    lines = done.stderr.splitlines()  # the table alone, with what to do
    assert len([line for line in lines if not line.startswith("  Fix: ")]) == (form != "text")


def test_no_line_for_github_is_a_command_but_ours(said):
    lines = said["github"].stdout.splitlines()
    assert len(lines) == 3
    assert all(line.startswith(MEANT) for line in lines)
    assert all("\r" not in line and not re.search(r"%0A(?!Fix: )", line) for line in lines)


@pytest.mark.parametrize("form", ["text", "junit", "markdown", "json"])
def test_no_line_of_another_format_begins_as_a_command(said, form):
    text = said[form].stdout + said[form].stderr
    assert [line for line in text.splitlines() if re.search(r"^\s*::|##\w*\[", line)] == []
    assert form in {"json", "markdown"} or not re.search(r"::|##", text)


def test_a_text_for_no_terminal_is_not_wrapped(said):
    lines = said["text"].stdout.splitlines()
    assert max(map(len, lines)) > 400
    assert all(re.match(r"  \w|   +GET |   +POST |   +Fix: |localhost|$", line) for line in lines), lines


def test_junit_is_xml_whose_texts_are_texts(said):
    text = said["junit"].stdout
    assert "<!" not in text.removeprefix("<?xml")
    tree = ET.fromstring(text)
    assert {one.tag for one in tree.iter()} <= {"testsuites", "testsuite", "testcase", "failure", "skipped"}
    (suite,) = JUnitXml.fromstring(text.encode())
    assert (suite.name, suite.failures, suite.errors) == ("localhost", 3, 0)


def test_markdown_renders_as_tables_and_text_alone(said):
    page = MarkdownIt("gfm-like", {"html": True, "linkify": False}).render(said["markdown"].stdout)
    tags = set(re.findall(r"<([a-z][a-z0-9]*)", page))
    assert tags <= {"table", "thead", "tbody", "tr", "th", "td", "h2", "ul", "li", "strong", "a"}
    assert set(re.findall(r'<a href="([^"]+)"', page)) <= {check.link for check in CHECKS.values()}
    assert page.count("<table>") == 2
    assert {row.count("<td>") for row in re.findall(r"<tr>.*?</tr>", page, re.DOTALL)} <= {0, 3}
