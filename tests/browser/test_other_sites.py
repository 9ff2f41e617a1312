"""What a page that we run may ask of other sites."""

from contextlib import ExitStack
from dataclasses import replace

import pytest

from probes.browser import cross_site, relay
from probes.checks.webmcp import judge_webmcp
from probes.net.signing import Signer
from tests.sites.webmcp_pages import REGISTER, page

FORM = (
    "f = document.body.appendChild(document.createElement('iframe')); f.srcdoc = "
    "`<form method=post action=https://victim.test/${n}></form><script>document.forms[0].submit()<\\/script>`"
)


@pytest.fixture
def signing(policy):
    return replace(policy, signer=Signer.generate("https://index.test/.well-known/directory"))


@pytest.fixture
def unhurried(monkeypatch):
    """No request is given up because the machine is busy."""
    monkeypatch.setattr(relay, "LONG", 60.0)


@pytest.fixture
def victim(sample_web):
    with sample_web.scripted("victim.test") as site:
        for n in range(600):
            site.reply(f"/{n}.js", "1", media_type="text/javascript")
        yield site


def is_signed(asked):
    return "signature" in asked.headers


def ran(sample_web, look, policy, script, *, host="attacker.test", head=""):  # noqa: PLR0913
    with sample_web.scripted(host) as site:
        site.reply("/", page(script, head=head))
        site.reply("/own.js", "fetch('/taken', {method: 'POST', body: 'x'})", media_type="text/javascript")
        sample_web.forget()
        return look(f"https://{host}/", policy)


def reached(sample_web, host="victim.test"):
    """What came there, apart from our own look at its robots.txt."""
    return [one for one in sample_web.requests_to(host) if one.path != "/robots.txt"]


@pytest.mark.parametrize(
    ("sends", "times"),
    [
        ("fetch('https://victim.test/' + n, {method: 'POST', mode: 'no-cors', body: 'x'})", 200),
        ("fetch(`https://n${n}.victim.test/`, {method: 'POST', mode: 'no-cors', body: 'x'})", 200),
        ("navigator.sendBeacon('https://victim.test/' + n, 'x')", 200),
        (FORM, 10 * cross_site.WRITES),  # a frame costs the browser 50 times as much as a request
    ],
    ids=["fetch", "many names", "beacon", "forms in frames"],
)
@pytest.mark.usefixtures("unhurried")
def test_a_few_posts_reach_another_site_and_none_is_signed(  # noqa: PLR0913, PLR0917 - fixtures
    sample_web, victim, look, signing, sends, times
):
    script = f"{REGISTER}; let f; for (let n = 0; n < {times}; n++) {{ {sends} }}"
    with ExitStack() as stack:
        names = ["victim.test", *(f"n{n}.victim.test" for n in range(200))]  # any of them may come first
        for name in names[1:]:
            stack.enter_context(sample_web.scripted(name))
        evidence = ran(sample_web, look, signing, script)
        came = [one for name in names for one in reached(sample_web, name)]
    assert 0 < len([one for one in came if one.method == "POST"]) <= cross_site.WRITES
    assert not any(map(is_signed, came))
    assert "sends to another site" in {missing.why for missing in evidence.page.missing}
    assert judge_webmcp(evidence).answer == "yes"


def test_a_body_for_another_site_is_small_or_is_not_sent(sample_web, victim, look, signing):
    script = (
        "for (const size of [100, 9000, 200000]) fetch('https://victim.test/' + size, "
        "{method: 'POST', mode: 'no-cors', body: 'x'.repeat(size)})"
    )
    ran(sample_web, look, signing, script)
    assert [one.path for one in reached(sample_web)] == ["/100"]


def test_reads_of_another_site_are_bounded_paced_and_unsigned(sample_web, victim, look, signing):
    ran(
        sample_web,
        look,
        signing,
        "for (let n = 0; n < 500; n++) fetch('https://victim.test/' + n, {mode: 'no-cors'})",
    )
    came = reached(sample_web)
    assert 0 < len(came) <= cross_site.REQUESTS_TO_ONE
    assert not any(map(is_signed, came))


def test_our_own_page_load_and_what_is_read_for_it_are_signed_and_what_the_page_sends_is_not(
    sample_web, look, signing
):
    ran(sample_web, look, signing, "", host="signed.test", head="<script src=/own.js></script>")
    came = {one.path: is_signed(one) for one in sample_web.requests_to("signed.test")}
    assert came == {"/robots.txt": True, "/": True, "/own.js": True, "/taken": False}


def test_an_ordinary_page_gets_all_its_scripts_from_content_networks(sample_web, victim, look, signing):
    """Dozens of files of one network and some of others; the last script registers the tool."""
    names = [f"cdn{n}.test" for n in range(10)]
    with ExitStack() as stack:
        for name in names:
            site = stack.enter_context(sample_web.scripted(name))
            site.reply("/lib.js", "1", media_type="text/javascript")
        victim.reply("/last.js", REGISTER, media_type="text/javascript")
        victim.reply("/report", "")
        sources = [f"https://victim.test/{n}.js" for n in range(60)]
        sources += [f"https://{name}/lib.js" for name in names] + ["https://victim.test/last.js"]
        head = "".join(f"<script defer src={source}></script>" for source in sources)
        report = "navigator.sendBeacon('https://victim.test/report', 'seen')"
        evidence = ran(sample_web, look, signing, report, host="ordinary.test", head=head)
    assert judge_webmcp(evidence).answer == "yes"
    assert not evidence.page.missing
    assert len([one for one in reached(sample_web) if one.method == "POST"]) == 1
