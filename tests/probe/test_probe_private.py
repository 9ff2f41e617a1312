"""`manage.py probe --allow-private`."""

import json
from io import StringIO

import pytest

from tests.probe.pages import serving
from tests.probe.probing import probe


def llms_at(*urls):
    links = "".join(f"- [Page {number}]({url}): parts and repairs\n" for number, url in enumerate(urls))
    return "text/plain", f"# Mended\n\n> A shop for bicycles.\n\n## Pages\n\n{links}"


def test_a_url_on_localhost_is_asked_at_its_port_and_its_own_links_are_read(settings, site):
    home = f"http://localhost:{site.server_port}/"
    site.pages["/llms.txt"] = llms_at(home, f"{home}gone")

    done = probe(settings, "", "--allow-private", home, "--require", "llms_txt", "--json")

    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert (result["host"], result["url"]) == ("localhost", home)
    assert "1 of 2 links" in result["checks"]["llms_txt"]["detail"]
    assert "/gone" in site.asked


def test_where_the_named_host_leads_is_not_asked(settings, site):
    with serving() as inside:
        there = f"http://127.0.0.1:{inside.server_port}/"
        same_name = f"http://localhost:{inside.server_port}/"
        site.pages["/"] += (("Link", f'<{there}index.md>; rel="alternate"; type="text/markdown"'),)
        site.pages["/llms.txt"] = llms_at(there, same_name)
        site.pages["/index.md"] = ("text/markdown", "", ("Location", same_name))
        site.pages["/.well-known/api-catalog"] = (
            "application/linkset+json",
            json.dumps({"linkset": [{"anchor": there, "service-desc": [{"href": f"{same_name}api"}]}]}),
        )

        done = probe(settings, "", "--allow-private", f"http://localhost:{site.server_port}", "--json")

        assert done.returncode == 0, done.stderr
        assert inside.asked == []
    assert {"/index.md", "/llms.txt", "/.well-known/api-catalog"} <= set(site.asked)


@pytest.fixture(params=["localhost", "[::1]"])
def preview(request):
    """A server, and its address as its own pages have it."""
    with serving("127.0.0.1" if request.param == "localhost" else "::1") as server:
        yield server, f"http://{request.param}:{server.server_port}"


def test_a_preview_is_asked_at_a_name_and_at_an_ipv6_address(settings, preview):
    site, home = preview
    site.pages["/llms.txt"] = llms_at(f"{home}/", f"{home}/gone")

    done = probe(settings, "", "--json", "--allow-private", home, "--require", "llms_txt")

    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert (result["host"], result["url"]) == (home.removeprefix("http://").rpartition(":")[0], f"{home}/")
    assert "1 of 2 links" in result["checks"]["llms_txt"]["detail"]
    assert "/gone" in site.asked


@pytest.mark.parametrize("word", ["http://[0:0:0:0:0:0:0:1]:{}", "http://[::0001]:{}/shop"])
def test_an_ipv6_address_is_one_in_all_its_spellings(settings, word):
    with serving("::1") as site:
        done = probe(settings, "", "--json", "--allow-private", word.format(site.server_port))
        assert (done.returncode, json.loads(done.stdout)["url"]) == (0, f"http://[::1]:{site.server_port}/")


def test_a_preview_s_own_address_is_no_local_one_in_its_agent_card(settings, preview):
    site, home = preview
    elsewhere = "http://localhost:9/a2a" if "[" in home else "http://[::1]:9/a2a"
    card = {"name": "Mended", "description": "Repairs bicycles.", "version": "1", "capabilities": {}}

    def answer(url):
        site.pages["/.well-known/agent-card.json"] = ("application/json", json.dumps({**card, "url": url}))
        done = probe(settings, "", "--json", "--allow-private", home)
        return json.loads(done.stdout)["verified"]["other_wellknown"]["a2a_agent_card"]

    assert answer(f"{home}/a2a")["answer"] == "yes"
    other = answer(elsewhere)
    assert (other["answer"], "its address is local" in other["detail"]) == ("no", True)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["http://localhost:3000"], "--allow-private asks private addresses and other ports"),
        (["http://10.0.0.1"], "--allow-private asks private addresses and other ports"),
        (["https://example.com:8443"], "has a port of its own; --allow-private"),
        (["--allow-private", "localhost:3000"], "has a port; give a URL, like http://localhost:3000"),
        (["--allow-private", "ftp://localhost"], "not an http or https URL"),
        (["--allow-private", "http://localhost:99999"], "is not a URL"),
        (["--allow-private", "[::1]:3000"], "has a port; give a URL, like http://localhost:3000"),
        (["--allow-private", "http://[fe80::1%25eth0]:3000"], "IP address"),
        (["http://[::1]:3000"], "IP address"),
        (["--allow-private", "http://a:b@localhost"], "credentials"),
        (["--allow-private", "http://localhost:1", "http://localhost:2"], "one at a time"),
        (["--allow-private", "-"], "- cannot go with --allow-private"),
        (["--allow-private", "--publish", "localhost"], "--publish cannot go with --allow-private"),
    ],
)
def test_bad_use_is_one_line_with_status_2(settings, monkeypatch, words, says):
    monkeypatch.setattr("sys.stdin", StringIO("localhost\n"))

    done = probe(settings, "", "--json", *words)

    assert done.returncode == 2
    assert says in done.stderr
    assert len(done.stderr.splitlines()) == 1
