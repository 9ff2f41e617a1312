"""Code that uses WebMCP."""

import time

import pytest

from probes.readers.webmcp_code import find_mentions
from tests.each import each
from tests.unit.probes.building import ROOT, Reply, exchange


def patterns(body, kind="text/html", dest=""):
    return [found.pattern for found in find_mentions(exchange("page", Reply(body=body, type=kind)), dest)]


def script(code):
    return patterns(code, "text/javascript", "script")


@each(
    ("code", "found"),
    [
        ("document.modelContext.registerTool({})", ["document.modelContext"]),
        ("navigator.modelContext.provideContext({})", ["navigator.modelContext"]),
        ("document?.modelContext", ["document.modelContext"]),
        ("document['modelContext'].registerTool({})", ["document.modelContext"]),
        ("const{modelContext}=document;modelContext.registerTool({})", ["modelContext.registerTool"]),
        ("var d=document;d.modelContext.registerTool(t)", ["modelContext"]),
        ("x=/['\"]/;document.modelContext.registerTool({})", ["document.modelContext"]),
        ("`a`;document\n .modelContext", ["document.modelContext"]),
        ("// document.modelContext.registerTool({})", []),
        ("/* document.modelContext */ 'document.modelContext'", []),
        ('const help = "document.modelContext.registerTool(" + x', []),
        ("`call document.modelContext.registerTool()`", []),
        ("'it\\'s document.modelContext'", []),
        ("if ('modelContext' in document) {}", []),
        ("document.modelContextual()", []),
        ("", []),
    ],
)
def test_only_code_counts(code, found):
    assert script(code) == found


def test_a_page_is_read_for_its_scripts_and_forms_alone():
    body = (
        "<p>document.modelContext.registerTool()</p><pre>document.modelContext</pre>"
        '<script type=application/ld+json>{"text":"document.modelContext"}</script>'
        "<form toolname=order tooldescription='Order'><input name=q></form><form data-toolname=x></form>"
        "<script type=module>document.modelContext.registerTool({})</script>"
    )
    assert patterns(body) == ["form toolname", "document.modelContext"]
    assert patterns("<textarea>document.modelContext</textarea>") == []
    assert patterns("document.modelContext.registerTool()", "text/plain") == []


def test_a_mention_says_where_and_quotes_a_capped_line():
    (found,) = find_mentions(
        exchange("page", Reply(body="x();\n\tdocument.modelContext.registerTool({" + "y" * 500)), "script"
    )
    assert found.where == f"{ROOT}/"
    assert found.context.startswith("x(); document.modelContext.registerTool({y")
    assert len(found.context) <= 120


@pytest.mark.parametrize("unit", ["/*", "'", '"', "`", "=/", "[aa=/bb]", "//", "\\", "[(/", "/*/", "'\\"])
def test_no_code_holds_the_reader_up(unit):
    code = unit * (500_000 // len(unit)) + "document.modelContext"
    began = time.process_time()
    script(code)
    assert time.process_time() - began < 10  # what grows faster than the code takes minutes


def test_a_regex_is_no_code_however_many_slashes_before_it_had_no_end():
    use = "document.modelContext"
    for before in ("", "[a=/b]\n" * 50):
        assert script(f"{before}x = /{use}/; y = [/[/]{use}/g, '{use}']") == []
        assert script(f"{before}x = 4 / 2; {use}; z = 1 / 2") == [use]


def test_twenty_mentions_are_enough():
    assert len(script("document.modelContext;" * 1000)) == 20
