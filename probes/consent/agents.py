"""Which agents a robots.txt shuts out, read for each token as Google's parser reads it."""

from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from index.values.data_files import read_rows
from probes.consent.groups import RobotsField, rules_by_token
from probes.consent.paths import path_of, patterns_of
from probes.consent.robots import Robots
from probes.consent.rulebook import Rulebook


class AgentPurpose(StrEnum):
    """What an agent fetches pages for."""

    PERSON = "person"
    ANSWERS = "answers"
    TRAINING = "training"


class Agent(NamedTuple):
    token: str
    purpose: AgentPurpose
    operator: str
    source: str


class _Agents:
    @cached_property
    def listed(self) -> tuple[Agent, ...]:
        rows = read_rows("probes.consent", "agents.tsv")
        return tuple(Agent(token, AgentPurpose(purpose), *rest) for token, purpose, *rest in rows)


_AGENTS = _Agents()


def list_agents(*purposes: AgentPurpose) -> list[Agent]:
    return [agent for agent in _AGENTS.listed if agent.purpose in purposes]


def shut_out_agents(robots: Robots, url: str) -> list[Agent]:
    """Agents that a readable robots.txt keeps from a URL of its origin. Raises ValueError if it is no URL."""
    path, allowed = path_of(url), dict[int, bool]()
    rules = rules_by_token(robots.text, [agent.token for agent in _AGENTS.listed])
    for group in rules.values():  # most agents share one
        if id(group) not in allowed:
            allowed[id(group)] = _allows(group, path)
    return [agent for agent in _AGENTS.listed if not allowed[id(rules[agent.token])]]


def _allows(rules: dict[RobotsField, list[str]], path: str) -> bool:
    allowed, disallowed = (patterns_of(rules[field]) for field in (RobotsField.ALLOW, RobotsField.DISALLOW))
    return Rulebook.from_patterns([*allowed, *_folders(allowed)], disallowed).allows(path)


def _folders(allowed: list[str]) -> list[str]:
    """Who allows an index.html allows the address of its folder: Google's parser alone does that."""
    cut = [pattern.rpartition("/") for pattern in allowed]
    return [f"{folder}/$" for folder, _, page in cut if page.startswith("index.htm")]
