"""The types of the declarations in this folder."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum, auto
from typing import Protocol, TypeVar

from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId, Generator, WellKnown


class Signal(Enum):
    """What a yes counts for the listing rule: a listed site has two signals, one of them strong."""

    STRONG = auto()
    FURTHER = auto()


@dataclass(frozen=True, slots=True)
class Snippet:
    """Text to copy, and where it belongs; SITE-HOST stands for the host.

    With a `generator` it is for sites made with that generator; `advice` goes into the fix.
    """

    where: str
    text: str
    generator: Generator | None = None
    advice: str = ""


@dataclass(frozen=True, slots=True)
class Wording:
    """How a check is asked under a rubric version."""

    question: str
    asked: tuple[str, ...]
    yes: tuple[str, ...]
    no: tuple[str, ...]
    by_hand: tuple[str, ...]
    unknown: tuple[str, ...] = ()
    version: str = "1.0"
    """Rubric version that introduced this wording."""


@dataclass(frozen=True, slots=True)
class Remedy:
    """How the owner can resolve an unknown."""

    text: str
    snippets: tuple[Snippet, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    id: CheckId
    label: str
    scored: bool = False
    signal: Signal | None = None
    ability: str = ""
    """Completes "An agent can"; "" leaves it out of the summary."""
    said_by: CheckId | None = None
    """The check whose ability includes this one, when both are yes."""
    fix: str
    """One sentence on how to fix a no."""
    fixes: Mapping[Reason, str] = field(default_factory=dict)
    """Replaces `fix` for specific reasons."""
    link: str
    snippets: tuple[Snippet, ...]
    remedies: Mapping[Reason, Remedy] = field(default_factory=dict)
    """For this check; `index.checks.fixes` has those of all checks."""
    wordings: tuple[Wording, ...]
    """Newest first. When a check changes what it accepts, the old wording is kept."""
    generated_column: str = ""
    """Column of Site with its answer, if it has another name."""
    tools_in: str = ""
    sample: tuple[Answer, Reason]
    seeded: tuple[float, float] | None = None
    """Shares of yes and no among synthetic sites; None if derived from other checks."""

    @property
    def column(self) -> str:
        return self.generated_column or self.id.value


@dataclass(frozen=True, slots=True, kw_only=True)
class Resource:
    """One of the other well-known resources."""

    id: WellKnown
    label: str
    signal: Signal | None = None
    for_agents: bool = False
    """Whether only agents use it; OAuth metadata, OpenAPI and keys serve others too."""


_Id = TypeVar("_Id", bound=StrEnum)
_Room = TypeVar("_Room", bound="_Named")
_T = TypeVar("_T")


class _Named(Protocol):
    @property
    def id(self) -> StrEnum: ...


def in_order(ids: type[_Id], rooms: Iterable[_Room]) -> Mapping[_Id, _Room]:
    """Return entries in vocabulary order. Raises LookupError that names missing ones."""
    return complete(ids, {ids(room.id): room for room in rooms}, "index/checks")


def complete(ids: type[_Id], rooms: Mapping[_Id, _T], place: str) -> Mapping[_Id, _T]:
    """Return values in vocabulary order. Raises LookupError with `place` and missing ids."""
    if missing := [one.value for one in ids if one not in rooms]:
        raise LookupError(f"{place} has nothing of {', '.join(missing)}")
    return {one: rooms[one] for one in ids}
