"""Whole walks of each reader, with clock and number of steps; `make walks` prints them."""

import asyncio
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.db import connections
from django.test import Client
from django.utils import timezone
from playwright.sync_api import expect

from agentauth import registrations
from agentauth.models import ClaimRequest
from index.models import Objection
from probes.facts.names import search_word
from probes.gather.probe import visit_host
from probes.grading.finding import grade_evidence
from probes.live.loop import LiveLoop
from probes.models import LiveCheck, Target
from probes.schedule import control
from tests import published
from tests.sites.cases import CASES
from tests.web.walking import Walk

pytestmark = [
    pytest.mark.soak,
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("asks_the_sample_web"),
]
SHOP = "larkspur-books.test"
BROKEN = "mends.test"
# Seconds that a person took to paste four texts into nginx, and to start the MCP server of the snippet.
MENDING = 45 + 25


def shell(command, sample_web=None):
    """What a command of a page prints; hosts of the sample web lie on loopback."""
    if sample_web is not None:
        options = f'--connect-to "::127.0.0.1:{sample_web.https_port}" --cacert {sample_web.ca_bundle}'
        command = f'curl() {{ command curl {options} "$@"; }}\n{command}'
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def copied(walk, pre):
    """Copy a text by its button."""
    walk.click(pre.locator("xpath=preceding-sibling::p[1]/button"))
    walk.paste()
    return pre.inner_text()


@pytest.fixture
def listed_shop(site):
    """A bookshop of the sample web, as it was really found."""

    def visit_shop():
        policy = control.current_policy()
        return grade_evidence(asyncio.run(visit_host(SHOP, policy, search_word=search_word)))

    return published.publish(finding=in_thread(visit_shop))


def in_thread(work):
    """What the work returns; this thread has Playwright's loop."""

    def run():
        try:
            return work()
        finally:
            connections.close_all()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run).result()


def walk_of_newcomer(walk, *, with_script):
    page = walk.page
    walk.step("home: type what to do, and search")
    walk.read(page.locator("h1"), page.locator("label[for=q]"))
    walk.type(page.locator("#q"), "search books")
    walk.click(page.get_by_role("button", name="Search"))
    walk.step("results: read the first, open it")
    walk.read(page.locator("h2#results"), page.locator("ol.results > li").first)
    walk.click(page.locator("ol.results a").filter(has_text="Larkspur Books").first)
    walk.step("report: what agents can do, how to connect")
    walk.read(page.locator(".plate"), page.locator("#use"))
    walk.click(page.locator(".tabs label", has_text="curl"))
    command = page.locator(".panel pre:visible")
    walk.read(command)
    walk.step("copy the command, run it")
    if with_script:
        return copied(walk, command)
    walk.clicks += 3  # selects it by three clicks
    walk.seconds += 3.0
    walk.paste()
    return command.inner_text()


@pytest.mark.parametrize("with_script", [True, False], ids=["with script", "without"])
def test_a_newcomer_has_a_call_that_worked_within_two_minutes(visit, listed_shop, sample_web, with_script):
    walk = Walk(
        visit("/", java_script_enabled=with_script),
        f"newcomer, {'with' if with_script else 'without'} script",
    )
    command = walk_of_newcomer(walk, with_script=with_script)
    with walk.waiting():
        answer = shell(command, sample_web)
    walk.step("the call worked")
    print(walk.report())  # noqa: T201 - what the walk is taken for
    assert '"result"' in answer
    assert walk.seconds <= 120


def run_worker():
    in_thread(lambda: asyncio.run(LiveLoop(seconds=60.0).run()))


def passing():
    return next(case for case in CASES if case.id == "H0").site(f"https://{BROKEN}")


@pytest.mark.parametrize("with_script", [True, False], ids=["with script", "without"])
def test_an_owner_goes_from_none_to_all_five_within_five_minutes_and_reads_nothing_false(
    visit, sample_web, with_script
):
    with sample_web.scripted(BROKEN) as site:
        page = visit("/", java_script_enabled=with_script)
        LiveCheck.objects.all().delete()
        walk = Walk(page, f"owner, {'with' if with_script else 'without'} script")
        walk.step("home: type the address")
        walk.type(page.locator("#q"), f"https://{BROKEN}/")
        walk.click(page.get_by_role("button", name="Search"))
        walk.step("not in the index: check it now")
        walk.read(page.locator(".looked-up"))
        walk.click(page.get_by_role("link", name="Check it now").first)
        walk.click(page.get_by_role("button", name="Check the site"))
        walk.step("watch the answers come")
        with walk.waiting():
            run_worker()
            if not with_script:
                page.get_by_role("link", name="Look again").click()
            expect(page.locator(".score")).to_contain_text("0 of 5")
        walk.step("0 of 5: read what to do, copy the prompt for the coding agent")
        walk.read(page.locator(".plate"), page.locator("#listed ~ p").first)
        before = page.url
        prompt = page.locator(".prompt pre").first
        for closed in prompt.locator("xpath=ancestor::details[not(@open)]/summary").all():
            walk.click(closed)
        if with_script:
            copied(walk, prompt)
        walk.step("mend the site")
        walk.work(MENDING)
        site.handler = passing()
        walk.step("check it again: the wish is kept, nothing is said of the mended site yet")
        walk.click(page.get_by_role("button", name=re.compile("Check it again")).first)
        again = page.locator("section.again")
        expect(again).to_contain_text("It will be checked again at")
        walk.read(again)
        left = (LiveCheck.objects.get(wished=True).again_at - timezone.now()).total_seconds() - MENDING
        walk.work(max(0.0, left))  # the clock of the walk runs ahead of the machine's by the mending
        LiveCheck.objects.filter(wished=True).update(again_at=timezone.now())
        page.reload()  # its countdown goes by the machine's clock
        walk.step("the new check")
        with walk.waiting():
            run_worker()
            if not with_script:
                page.reload()
                page.get_by_role("link", name="Read the newer one").click()
            expect(page.locator("#changed")).to_contain_text("0 → 5 of 5")
        walk.step("5 of 5")
        walk.read(page.locator("#changed"))
        assert page.url != before
    print(walk.report())  # noqa: T201
    assert walk.seconds <= 300


def test_an_operator_decides_ten_items_with_two_clicks_at_most_each(visit, site):
    for number in range(5):
        key = registrations.register().registration
        ClaimRequest.objects.create(
            claim_attempt_id=f"cla_{number}",
            registration=key,
            email=f"a{number}@agents.example",
            message="We need more.",
        )
        published.listed(f"shop-{number}.test")
        Target.objects.create(host=f"shop-{number}.test", due_at=timezone.now() + timedelta(days=3))
        Objection.objects.create(
            at=timezone.now(), host=f"shop-{number}.test", check_id="llms_txt", message="It is there now.",
            shown={"checks": {"llms_txt": {"answer": "no"}}},
        )  # fmt: skip
    client = Client()
    client.force_login(User.objects.create(username="operator", is_staff=True, is_superuser=True))
    page = visit("/")
    session = client.cookies[settings.SESSION_COOKIE_NAME].value
    page.context.add_cookies([{"name": settings.SESSION_COOKIE_NAME, "value": session, "url": site}])
    page.goto(f"{site}/admin/")
    walk, acts = Walk(page, "operator, ten items"), []
    for number in range(10):
        before, item = walk.clicks, page.locator(".item").first
        heading = item.locator("h3").inner_text()
        walk.step(heading)
        walk.read(item)
        if heading.startswith("Claim"):
            walk.click(item.get_by_role("button", name="Approve" if number % 2 else "Reject"))
        elif number % 2:
            walk.type(item.get_by_label("Reply"), "Thank you, it is visited again.")
            walk.click(item.get_by_role("button", name="Reply and close"))
        else:
            walk.click(item.get_by_role("button", name="Close", exact=True))
        acts.append(walk.clicks - before)
        walk.read(page.locator(".messagelist"))
    assert page.locator(".item").count() == 0
    print(walk.report())  # noqa: T201
    assert max(acts) <= 2
    assert not ClaimRequest.objects.filter(state="pending").exists()
    assert not Objection.objects.filter(closed_at=None).exists()


def test_a_developer_has_the_first_answer_within_a_minute(visit, site):
    page = visit("/")
    walk = Walk(page, "developer")
    walk.step("home: API")
    walk.read(page.locator("nav").first)
    walk.click(page.get_by_role("link", name="API", exact=True).first)
    walk.step("API: the first request stands on the first screen")
    walk.read(page.locator("h1"), page.locator("h1 + p"), page.locator("#first ~ pre").first)
    command = copied(walk, page.locator("#first ~ pre").first)
    walk.step("run it")
    with walk.waiting():
        answer = shell(re.sub(r"https?://[^/\"' ]+", site, command, count=1))
    walk.step("the answer is there")
    print(walk.report())  # noqa: T201
    assert '"total"' in answer or '"results"' in answer or '"count"' in answer
    assert walk.seconds <= 60


def test_by_the_keyboard_alone_a_newcomer_reaches_the_command_and_copies_it(visit, listed_shop, sample_web):
    page = visit("/")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    walk = Walk(page, "keyboard alone")
    walk.step("home: type what to do, and search")
    walk.tab_to("#q")
    walk.type(page.locator("#q"), "search books")
    walk.press("Enter")
    page.wait_for_selector("#results")
    walk.step("results: open the first")
    walk.tab_to("ol.results a")
    walk.press("Enter")
    page.wait_for_selector(".plate")
    walk.step("report: choose curl, copy")
    walk.tab_to(".tabs input")
    while not page.locator("#with-curl").is_checked():
        walk.press("ArrowRight")
    walk.tab_to(".panel button.copy")
    walk.press("Enter")
    page.get_by_text("Copied").first.wait_for()
    with walk.waiting():
        answer = shell(page.evaluate("navigator.clipboard.readText()"), sample_web)
    walk.step("the call worked")
    print(walk.report())  # noqa: T201
    assert '"result"' in answer
    assert walk.clicks == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_in_forced_colours_answers_marks_and_the_chosen_tab_differ_by_shape(visit, listed_shop, scheme):
    page = visit(f"/site/{SHOP}", forced_colors="active", color_scheme=scheme)
    shown = {
        name: page.locator(f".check .answer.{name}").first.inner_text().strip() for name in ("yes", "no")
    }
    assert shown == {"yes": "✓ yes", "no": "✕ no"}
    border = "e => getComputedStyle(e).borderTopStyle"
    assert page.locator(".answer.unknown").first.evaluate(border) == "dashed"
    looks = """e => { const s = getComputedStyle(e); return [s.borderBottomStyle, s.borderBottomWidth,
        s.fontWeight, s.outlineStyle, s.textDecorationLine, s.backgroundColor].join() }"""
    chosen = page.locator(".tabs input:checked + label").evaluate(looks)
    other = page.locator(".tabs input:not(:checked) + label").first.evaluate(looks)
    assert chosen != other
    page.goto(f"{page.url.rpartition('/site/')[0]}/?q=books")
    marks = page.locator(".results .marks i").evaluate_all(
        "all => all.map(e => getComputedStyle(e, '::before').content)"
    )
    assert {'"✓"', '"✕"'} <= set(marks)


def test_a_report_prints_on_four_pages_at_most_whatever_it_holds(visit, listed_shop):
    page = visit(f"/site/{SHOP}")
    sheets = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))
    print(f"print: {sheets} pages")  # noqa: T201
    assert sheets <= 4
