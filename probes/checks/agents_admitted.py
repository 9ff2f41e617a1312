"""Agents that act for a person: robots.txt lets them fetch the home page."""

from collections.abc import Iterator, Sequence

from index.values.reasons import Reason
from probes.checks.verdict import Verdict, no, verdict_for, yes
from probes.consent import read_robots
from probes.consent.agents import Agent, AgentPurpose, list_agents, shut_out_agents
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.replies import describe_exchange, why_unreadable
from probes.readers.urls import host_of, origin_of


def judge_agents_admitted(evidence: Evidence) -> Verdict:
    """Ask each robots.txt on the way to the home page, for each token in `consent/data/agents.tsv`."""
    files, shut_out = list(_files(evidence)), dict[Agent, None]()
    if not files:
        return verdict_for(Reason.NOT_ASKED, None)
    for file, url in files:
        robots = read_robots(file)
        if not robots.readable:
            return verdict_for(Reason.ROBOTS_UNREADABLE, file)
        shut_out |= dict.fromkeys(shut_out_agents(robots, url))
    return _verdict(evidence, [file for file, _ in files], list(shut_out))


def _files(evidence: Evidence) -> Iterator[tuple[Exchange, str]]:
    """The host's robots.txt, and that of the origin where the home page is, each with the page's address."""
    home, found = evidence.first(Purpose.HOME), evidence.all(Purpose.ROBOTS)
    own = [file for file in found if host_of(file.url) == evidence.host]
    if own:  # the last one: a server without TLS was asked twice
        yield own[-1], origin_of(own[-1].url)
    if home is not None and host_of(home.final_url) != evidence.host:
        there = [file for file in found if origin_of(file.url) == origin_of(home.final_url)]
        yield from ((file, home.final_url) for file in there[-1:])


def _verdict(evidence: Evidence, files: Sequence[Exchange], shut_out: Sequence[Agent]) -> Verdict:
    admitted = list_agents(AgentPurpose.PERSON, AgentPurpose.ANSWERS)
    kept_out = [agent for agent in admitted if agent in shut_out]
    training = [agent.token for agent in shut_out if agent.purpose is AgentPurpose.TRAINING]
    tokens = [agent.token for agent in kept_out]
    value = {"shut_out": tokens, "training_shut_out": training}
    also = "".join((_of_training(training), _of_wall(evidence)))
    if tokens:
        detail = f"{describe_exchange(files[0])}: it shuts out {', '.join(map(_described, kept_out))}.{also}"
        return no(Reason.SHUT_OUT, detail, *files, **value)
    first = describe_exchange(files[0])
    detail = f"{first}: it lets in the {len(admitted)} agents that fetch for a person or answers."
    return yes(Reason.ADMITTED, f"{detail}{also}", *files, **value)


def _described(agent: Agent) -> str:
    purpose = "for a person's request" if agent.purpose is AgentPurpose.PERSON else "for answers"
    return f"{agent.token} ({purpose}, {agent.operator})"


def _of_training(tokens: Sequence[str]) -> str:
    return f" Training crawlers shut out: {', '.join(tokens)}." if tokens else ""


def _of_wall(evidence: Evidence) -> str:
    met = why_unreadable(evidence.first(Purpose.HOME)) in {Reason.CHALLENGED, Reason.REFUSED_ACCESS}
    return " Beside robots.txt, our own probe was stopped at the home page." if met else ""
