"""Whether robots.txt lets agents in that act for a person."""

import pytest

from probes.checks.agents_admitted import judge_agents_admitted
from probes.consent.agents import AgentPurpose, list_agents
from tests.unit.probes.building import Reply, evidence

TOKENS = [agent.token for agent in list_agents(AgentPurpose.PERSON, AgentPurpose.ANSWERS)]
ALL = ", ".join(TOKENS)
EVERYBODY_OUT = "User-agent: *\nDisallow: /\n"
# What a file says, and which agents it shuts out.
FILES = {
    "a group for everybody": (EVERYBODY_OUT, ALL),
    "a group of its own that allows, beside one for everybody": (
        EVERYBODY_OUT + f"User-agent: {TOKENS[0]}\nAllow: /\n",
        ", ".join(TOKENS[1:]),
    ),
    "an empty group of its own": (
        EVERYBODY_OUT + "User-agent: Claude-User",
        ALL.replace("Claude-User, ", ""),
    ),
    "any case, and a version": ("USER-AGENT: chatgpt-user/2.0\nDisallow: /\n", "ChatGPT-User"),
    "two names of one group": ("User-agent: Claude-User\nUser-agent: GPTBot\nDisallow: /\n", "Claude-User"),
    "two groups of one name": (
        "User-agent: PerplexityBot\nDisallow: /\nUser-agent: PerplexityBot\nAllow: /$\n",
        "",
    ),
    "another part of the site": ("User-agent: *\nDisallow: /account/\n", ""),
    "training alone": ("User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n", ""),
    "a longer name": ("User-agent: Claude-User-Agent\nDisallow: /\n", ""),
    "a signal against AI input, which is for us": ("User-agent: Claude-User\nContent-Usage: ai-use=n\n", ""),
    "a signal between the names of a group, which is no line for Google": (
        "User-agent: Claude-User\nContent-Signal: ai-train=no\nUser-agent: DuckAssistBot\nDisallow: /\n",
        "Claude-User, DuckAssistBot",
    ),
    "an index.html that is allowed": (EVERYBODY_OUT + "Allow: /index.html\n", ""),
    "a rule before any group": ("Disallow: /\nUser-agent: *\nAllow: /\n", ""),
    "a page": ("<!doctype html><html><body>User-agent: *\nDisallow: /</body></html>", ""),
    "no file": (404, ""),
}


@pytest.mark.parametrize("name", FILES)
def test_agents_are_shut_out_by_the_groups_that_google_would_read_for_them(name):
    robots, shut_out = FILES[name]
    verdict = judge_agents_admitted(evidence(robots=robots))
    assert ", ".join(verdict.value["shut_out"]) == shut_out
    assert (verdict.answer, verdict.reason) == (("no", "shut_out") if shut_out else ("yes", "admitted"))


def test_the_sentence_names_who_is_shut_out_and_training_crawlers_apart():
    verdict = judge_agents_admitted(
        evidence(robots="User-agent: Claude-User\nUser-agent: GPTBot\nDisallow: /\n")
    )
    assert verdict.detail.endswith(
        "it shuts out Claude-User (for a person's request, Anthropic). Training crawlers shut out: GPTBot."
    )


def test_the_robots_file_of_the_origin_that_has_the_home_page_counts_too():
    there = "https://www.acme.example"
    seen = evidence(
        robots=["", (f"{there}/robots.txt", EVERYBODY_OUT)],
        home=Reply(hops=(f"{there}/en/",)),
    )
    assert judge_agents_admitted(seen).reason == "shut_out"


def test_a_robots_file_that_failed_leaves_the_question_open():
    assert judge_agents_admitted(evidence(robots=503)).answer == "unknown"
    assert judge_agents_admitted(evidence(robots=None)).reason == "not_asked"
