"""Consent for any text of robots.txt, its signals and noai."""

import re

from hypothesis import assume, given
from hypothesis import strategies as st

from index.values.reasons import OutcomeReason
from probes.consent import home_refusal, read_robots
from probes.consent.paths import path_of, pattern_covers, pattern_of, patterns_of
from probes.consent.rulebook import Rulebook
from probes.evidence.evidence import Exchange
from tests.unit.probes.building import ROOT, Reply, exchange
from tests.unit.probes.properties.inputs import BYTES, HTML, ROBOTS, WILD

REFUSALS = {None, OutcomeReason.ROBOTS_DISALLOW, OutcomeReason.CONTENT_SIGNAL, OutcomeReason.CONTENT_USAGE}
TOKENS = ("*", "AgentReadinessIndex", "GPTBot", "agentreadinessindex/1.9", "OtherBot")
RULES = (
    "Disallow: /", "Disallow: /private", "Allow: /", "Allow: /a", "Disallow:", "Disallow: /*.md$",
    "Content-Signal: ai-input=no", "Content-Signal: search=no",
    "Content-Signal: ai-input=yes", "Content-Usage: ai-use=n", "Content-Usage: train-ai=n",
    "Content-Signal: /private ai-input=no",
)  # fmt: skip
GROUP = st.tuples(
    st.lists(st.sampled_from(TOKENS), min_size=1, max_size=3),
    st.lists(st.sampled_from(RULES), min_size=1, max_size=4),
)
GROUPS = st.lists(GROUP, min_size=1, max_size=5)
PATHS = ("/", "/a", "/private", "/index.md", "/private/x.md", "/llms.txt")


def robots(text: str | bytes) -> Exchange:
    return exchange(
        "robots", Reply(body=text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))
    )


def decision(text: str | bytes) -> tuple[object, ...]:
    read = read_robots(robots(text))
    return read.readable, read.refusal, read.consents, *(read.allows(ROOT + path) for path in PATHS)


def written(groups: list[tuple[list[str], list[str]]], end: str = "\n") -> str:
    lines = [line for agents, rules in groups for line in (*(f"User-agent: {a}" for a in agents), *rules, "")]
    return end.join(lines)


@given(ROBOTS | BYTES)
def test_any_file_gives_a_decision(text):
    read = read_robots(robots(text))
    assert read.readable
    assert read.refusal in REFUSALS
    assert not (read.refusal and read.consents)
    assert read.allows(f"{ROOT}/robots.txt")


@given(ROBOTS, WILD)
def test_any_address_is_allowed_or_not(text, path):
    assert read_robots(robots(text)).allows(f"{ROOT}/{path}") in {True, False}


@given(GROUPS, st.randoms())
def test_the_order_of_groups_says_nothing(groups, random):
    shuffled = groups[:]
    random.shuffle(shuffled)
    assert decision(written(shuffled)) == decision(written(groups))


@given(GROUPS, st.lists(st.tuples(st.integers(0, 40), WILD), max_size=6))
def test_comments_and_blank_lines_say_nothing(groups, comments):
    lines = written(groups).split("\n")
    for place, comment in comments:
        lines.insert(place, "#" + re.sub(r"[\r\n]", " ", comment))
        lines.insert(place, "  ")
    tailed = [
        f"{line} # {comments[0][1].translate({10: ' ', 13: ' '})}" if comments and line else line
        for line in lines
    ]
    assert decision("\n".join(tailed)) == decision(written(groups))


@given(GROUPS)
def test_line_ends_capitals_and_a_byte_order_mark_say_nothing(groups):
    plain = decision(written(groups))
    assert decision(written(groups, "\r\n")) == plain
    assert decision(written(groups, "\r")) == plain
    assert decision("\ufeff" + written(groups)) == plain
    fields = re.sub(r"^[A-Za-z-]+(?=:)", lambda m: m[0].upper(), written(groups), flags=re.MULTILINE)
    assert decision(fields) == plain


@given(GROUPS, st.lists(st.sampled_from(RULES), min_size=1))
def test_what_is_said_to_another_agent_by_name_says_nothing_to_us(groups, rules):
    assert decision(written([*groups, (["SomebodyElse"], rules)])) == decision(written(groups))


@given(GROUPS, st.sampled_from(("Content-Signal: ai-input=no", "Content-Usage: ai-use=n", "Disallow: /")))
def test_a_no_to_us_by_name_refuses_unless_the_root_is_allowed_again(groups, no):
    ours = [
        rule
        for agents, rules in groups
        for rule in rules
        if any(a.lower().startswith("agentr") for a in agents)
    ]
    assume(no != "Disallow: /" or "Allow: /" not in ours)
    refusal = read_robots(robots(written([*groups, (["AgentReadinessIndex"], [no])]))).refusal
    assert refusal is not None


@given(GROUPS)
def test_a_group_for_us_replaces_what_is_said_to_everybody(groups):
    ours = [group for group in groups if any(a.lower().startswith("agentr") for a in group[0])]
    assume(ours)
    assert decision(written(groups)) == decision(written(ours))


PATTERN = st.text(st.sampled_from("/ab*$%"), min_size=1, max_size=12)


@given(
    st.lists(st.tuples(st.booleans(), PATTERN), max_size=6), st.text(st.sampled_from("/ab%$*é"), max_size=12)
)
def test_the_order_and_number_of_rules_say_nothing(rules, path):
    asked = path_of(f"{ROOT}/{path}")

    def allows(rules):
        allowed, disallowed = (
            [pattern for allow, pattern in rules if allow is kind] for kind in (True, False)
        )
        return Rulebook.from_patterns(patterns_of(allowed), patterns_of(disallowed)).allows(asked)

    assert allows(rules) == allows([*reversed(rules), *rules])


@given(PATTERN, st.text(st.sampled_from("/ab%"), max_size=16))
def test_a_pattern_covers_what_its_regular_expression_covers(pattern, path):
    made, asked = pattern_of(pattern), path_of(f"{ROOT}/{path}")
    body, end = (made[:-1], r"\Z") if made.endswith("$") else (made, "")
    expression = ".*".join(map(re.escape, body.split("*"))) + end
    assert pattern_covers(made, asked) is (re.match(expression, asked, re.DOTALL) is not None)


@given(HTML | BYTES, st.sampled_from(("x-robots-tag", "content-signal", "content-usage")), WILD)
def test_any_page_and_any_header_refuse_or_do_not(page, name, header):
    body = page if isinstance(page, bytes) else page.encode("utf-8", "surrogatepass")
    reply = exchange("home", Reply(body=body, headers={name: header}))
    assert home_refusal(reply) in {
        None,
        OutcomeReason.NOAI_META,
        OutcomeReason.NOAI_HEADER,
        OutcomeReason.CONTENT_SIGNAL_HEADER,
        OutcomeReason.CONTENT_USAGE_HEADER,
    }


@given(HTML)
def test_a_meta_tag_in_a_comment_or_a_script_refuses_nothing(html):
    assume("noai" not in html)
    hidden = html.replace("<", " ").replace("-->", "").replace("--!>", "")
    for page in (
        f"<!-- {hidden}<meta name=robots content=noai>-->",
        f"<script>{hidden}<meta name=robots content=noai></script>",
    ):
        assert home_refusal(exchange("home", Reply(body=page.encode("utf-8", "surrogatepass")))) is None
