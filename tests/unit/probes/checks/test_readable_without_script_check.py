"""Words of the HTML as served against those that a browser showed."""

from dataclasses import replace

import pytest

from probes.checks.readable_without_script import judge_readable
from probes.evidence.page_run import Missing, PageEnding, PageRun
from probes.readers.html import READ_BYTES
from tests.sites.readable_pages import sentences
from tests.unit.probes.building import AT, ROOT, Reply, evidence

LINES = sentences("latin", 10)
TEXT = "\n".join(LINES)
RUN = PageRun(
    at=AT, seconds=1.0, browser="Chrome/156", url=f"{ROOT}/", ending=PageEnding.RAN, shown_text=TEXT
)
SHELL = "<html><body><div id=root></div></body></html>"


def page(lines, beside=""):
    return f"<html><body>{''.join(f'<p>{line}</p>' for line in lines)}{beside}</body></html>"


def judged(served, run=RUN, **site):
    verdict = judge_readable(
        replace(evidence(home=served, page=site.pop("document", served), **site), page=run)
    )
    return f"{verdict.answer} {verdict.reason}"


@pytest.mark.parametrize(
    ("served", "answer"),
    [
        (page(LINES), "yes readable"),
        (page(LINES[:8]), "yes readable"),
        (page(LINES[:7]), "unknown partly"),
        (page(LINES[:5]), "unknown partly"),
        (page(LINES[:4]), "no needs_script"),
        (SHELL, "no needs_script"),
        (f"<html><body>{' '.join(LINES).upper()}</body></html>", "yes readable"),
        (page([], f"<noscript>{TEXT}</noscript>"), "yes readable"),
        (page([], f"<template shadowrootmode=open>{TEXT}</template>"), "yes readable"),
        (page([], f"<template>{TEXT}</template>"), "no needs_script"),
        (page([], f"<script type=application/json>{TEXT}</script>"), "no needs_script"),
        (page([], f"<div data-text='{TEXT}'></div>"), "no needs_script"),
        (page([line.replace(" ", " \u00ad") for line in LINES]), "yes readable"),
        ("", "no needs_script"),
    ],
)
def test_shares_of_the_shown_words_decide(served, answer):
    assert judged(served) == answer


def test_what_is_missing_is_quoted_without_what_could_hide_in_it():
    run = replace(RUN, shown_text=f"{TEXT}\n{LINES[0]}\u202e\nWhole\x07other {'words ' * 60}")
    verdict = judge_readable(replace(evidence(home=page(LINES[:4]), page=SHELL), page=run))
    assert verdict.detail.startswith("HTTP 200") or "words that the browser shows" in verdict.detail
    assert f"“{LINES[4]}”" in verdict.detail
    assert verdict.detail.isprintable()


@pytest.mark.parametrize(
    "cut",
    [
        Reply(body=page(LINES[:3]), truncated=True),
        page([], f"<style>{' ' * READ_BYTES}</style>{TEXT}"),
    ],
)
def test_a_page_of_which_we_read_only_the_beginning_is_no_no(cut):
    assert judged(cut, document=SHELL) == "unknown too_large"


def test_a_beginning_that_has_the_words_is_enough():
    assert judged(Reply(body=page(LINES), truncated=True), document=SHELL) == "yes readable"


def test_a_page_of_few_words_is_unknown():
    assert judged(SHELL, replace(RUN, shown_text=" ".join(LINES[0].split()[:3]))) == "unknown too_few_words"


@pytest.mark.parametrize(
    ("run", "answer"),
    [
        (None, "unknown no_browser"),
        (replace(RUN, shown_text=None), "unknown no_browser"),
        (replace(RUN, ending=PageEnding.CRASHED), "unknown page_crashed"),
        (replace(RUN, url="https://elsewhere.example/"), "unknown not_asked"),
    ],
)
def test_a_page_that_did_not_run_says_nothing(run, answer):
    assert judged(page(LINES), run) == answer


@pytest.mark.parametrize(
    ("missing", "answer"),
    [
        (Missing(f"{ROOT}/app.js", "script", "timed_out"), "unknown code_not_seen"),
        (Missing(f"{ROOT}/data", "empty", "503"), "unknown code_not_seen"),
        (Missing(f"{ROOT}/gone.js", "script", "404"), "yes readable"),
        (Missing(f"{ROOT}/picture", "image", "timed_out"), "yes readable"),
        (Missing("https://counter.example/a.js", "script", "timed_out"), "yes readable"),
    ],
)
def test_a_yes_needs_all_of_the_sites_own_code(missing, answer):
    assert judged(page(LINES), replace(RUN, missing=(missing,))) == answer


def test_a_no_stands_where_code_is_missing():
    run = replace(RUN, missing=(Missing(f"{ROOT}/app.js", "script", "timed_out"),))
    assert judged(SHELL, run) == "no needs_script"


def test_the_page_that_a_script_leads_to_counts_as_shown_and_one_by_refresh_as_served():
    led = replace(RUN, url=f"{ROOT}/app")
    assert judged(SHELL, led, document=SHELL) == "no needs_script"
    refresh = "<html><head><meta http-equiv=refresh content='0; url=/en/'></head><body></body></html>"
    assert judged(refresh, replace(RUN, url=f"{ROOT}/en/"), home_followed=page(LINES)) == "yes readable"
