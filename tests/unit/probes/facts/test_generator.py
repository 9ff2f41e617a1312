"""What a site is made with."""

import pytest

from index.checks.fixes import fix_parts
from index.reports.site_report import check_to_mend
from index.values.vocabulary import Answer, CheckId, Generator
from probes.grading.finding import grade_evidence
from tests.each import each
from tests.unit.probes.building import HOME, LLMS, Reply, evidence

MARKS = {
    '<meta name="generator" content="Docusaurus v3.10.2">': Generator.DOCUSAURUS,
    '<meta name="generator" content="VitePress v1.6.4">': Generator.VITEPRESS,
    '<meta name="generator" content="Astro v7.3.5"><meta name="generator" content="Starlight v0.42.4">': (
        Generator.STARLIGHT
    ),
    '<meta name="generator" content="mkdocs-1.6.1, mkdocs-material-9.6.20">': Generator.MKDOCS,
    '<meta name="generator" content="Hugo 0.168.0">': Generator.HUGO,
    '<meta name="generator" content="WordPress 7.0">': Generator.WORDPRESS,
    '<link rel="https://api.w.org/" href="/wp-json/">': Generator.WORDPRESS,
    '<script src="/_next/static/chunks/main-app.js" async></script>': Generator.NEXTJS,
    '<script src="../_static/documentation_options.js?v=1"></script>': Generator.SPHINX,
    '<link rel="preload" href="//shop.example/cdn/shopifycloud/a.js" as="script">': Generator.SHOPIFY,
    '<meta name="generator" content="Docutils 0.21.2: https://docutils.sourceforge.io/">': None,
    '<meta name="generator" content="Astro v7.3.5">': None,
    '<meta name="generator" content="Hugo-like 2"><p>We write of WordPress and Hugo.</p>': None,
    "<p>How we moved from WordPress 6 to Hugo 0.9, off /_next/static/ and wp-content.</p>": None,
    '<meta name="description" content="VitePress v1 themes">': None,
}


def made(head):
    return HOME.replace("</head>", f"{head}</head>")


@each(("head", "right"), MARKS.items())
def test_a_mark_tells_the_generator(head, right):
    finding = grade_evidence(evidence(robots=404, home=made(head)))
    assert finding.checks[CheckId.LLMS_TXT].answer is Answer.NO
    assert finding.checks[CheckId.LLMS_TXT].generator is right


def test_a_header_tells_it_too_and_a_yes_needs_none():
    home = Reply(200, HOME, headers={"x-powered-by": "Next.js"})
    assert (
        grade_evidence(evidence(robots=404, home=home)).checks[CheckId.LLMS_TXT].generator is Generator.NEXTJS
    )
    answered = grade_evidence(evidence(robots=404, home=home, llms_txt=LLMS))
    assert answered.checks[CheckId.LLMS_TXT].answer is Answer.YES
    assert answered.checks[CheckId.LLMS_TXT].generator is None


@pytest.mark.parametrize("generator", Generator)
def test_a_fix_names_what_the_generator_has_and_nothing_of_others(generator):
    fix = fix_parts(CheckId.LLMS_TXT, Answer.NO, "not_found", generator.value)
    assert f" made with {generator.value}" in fix.text
    assert fix.snippets[0].generator is generator
    assert {one.generator for one in fix.snippets} == {generator, None}


@pytest.mark.parametrize("generator", [None, "a generator of a later version"])
def test_without_a_known_generator_the_fix_is_the_general_one(generator):
    stored = {"answer": "no", "reason": "not_found", "detail": "", "since": None, "evidence": []}
    fix = check_to_mend(CheckId.LLMS_TXT, stored | {"generator": generator}, "acme.example")["fix"]
    assert " made with " not in fix["text"]
    assert fix["snippets"][0]["where"].startswith("The file /llms.txt")
