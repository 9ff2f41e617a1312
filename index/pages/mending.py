"""What the owner of a site can do next, by what serves the site."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from index.checks import CHECKS, SCORED_CHECKS
from index.checks.fixes import fill_snippets
from index.values.vocabulary import CheckId, Generator


class Stack(NamedTuple):
    id: str
    label: str


# What serves a site, by the name that its snippets bear.
STACKS = (
    Stack("nginx", "nginx"),
    Stack("apache", "Apache"),
    Stack("caddy", "Caddy"),
    Stack("netlify", "Netlify"),
    Stack("cloudflare", "Cloudflare"),
    Stack("express", "Express"),
    Stack("nextjs", "Next.js"),
    Stack("wordpress", "WordPress"),
    Stack("static", "Static files"),
)
_ASKED_FOR = (Generator.NEXTJS, Generator.WORDPRESS)  # Shown to whoever chooses them


class StackSnippet(NamedTuple):
    """`stacks` are ids of STACKS; without one it is for every site."""

    where: str
    text: str
    stacks: tuple[str, ...]


class NextStep(NamedTuple):
    check: CheckId
    label: str
    text: str
    link: str
    snippets: list[StackSnippet]

    @property
    def lacking(self) -> list[str]:
        """Stacks that it has no text for."""
        if not self.snippets or any(not snippet.stacks for snippet in self.snippets):
            return []
        known = {id_ for snippet in self.snippets for id_ in snippet.stacks}
        return [stack.id for stack in STACKS if stack.id not in known]


def next_steps(report: Mapping[str, Any]) -> list[NextStep]:
    """A step for each check with a fix, the scored ones first."""
    wanted = [check for check in dict.fromkeys((*SCORED_CHECKS, *CHECKS)) if report["checks"][check]["fix"]]
    return [_step(check, report["checks"][check]["fix"], report["host"]) for check in wanted]


def stack_of_generator(steps: list[NextStep]) -> str:
    """The stack that the snippets for the site's generator come first for, else the first one."""
    first = next((snippet for step in steps for snippet in step.snippets), None)
    made_with = {"nextjs", "wordpress"}
    return next((id_ for id_ in (first.stacks if first else ()) if id_ in made_with), STACKS[0].id)


def _step(check: CheckId, fix: Mapping[str, Any], host: str) -> NextStep:
    shown = {(one["where"], one["text"]): None for one in fix["snippets"]}
    if shown:
        others = [snippet for snippet in CHECKS[check].snippets if snippet.generator in _ASKED_FOR]
        shown |= {(snippet["where"], snippet["text"]): None for snippet in fill_snippets(others, host)}
    snippets = [StackSnippet(where, text, _stacks_of(where)) for where, text in shown]
    return NextStep(check, CHECKS[check].label, fix["text"], fix["link"], snippets)


def _stacks_of(where: str) -> tuple[str, ...]:
    return tuple(stack.id for stack in STACKS if stack.label in where.partition(" behind ")[0])
