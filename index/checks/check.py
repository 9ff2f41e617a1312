"""Types of the declarations in this folder."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum, auto
from typing import Protocol, TypeVar

from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId, Generator, WellKnown


class Signal(Enum):
    """A listed site has two signals, one of them strong."""

    STRONG = auto()
    FURTHER = auto()


@dataclass(frozen=True, slots=True)
class FixSnippet:
    """Text to copy, and where it belongs; SITE-HOST stands for the host.

    With a `generator`, only for sites made with it.
    """

    where: str
    text: str
    generator: Generator | None = None
    advice: str = ""


@dataclass(frozen=True, slots=True)
class Wording:
    """A check's texts under a rubric version."""

    question: str
    asked: tuple[str, ...]
    yes: tuple[str, ...]
    no: tuple[str, ...]
    by_hand: tuple[str, ...]
    unknown: tuple[str, ...] = ()
    version: str = "1.0"
    """Rubric version that introduced it."""


@dataclass(frozen=True, slots=True)
class Remedy:
    """How the owner can resolve an unknown."""

    text: str
    snippets: tuple[FixSnippet, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    id: CheckId
    label: str
    short: str = ""
    """Label beside a mark, if the label itself is too long."""
    scored: bool = False
    in_verified: bool = True
    signal: Signal | None = None
    """Completes "An agent can"; "" leaves the check out of the summary."""
    fix: str
    fixes: Mapping[Reason, str] = field(default_factory=dict)
    """Replaces `fix` for specific reasons."""
    link: str
    snippets: tuple[FixSnippet, ...]
    remedies: Mapping[Reason, Remedy] = field(default_factory=dict)
    """For this check; `index.checks.fixes` has the common ones."""
    wordings: tuple[Wording, ...]
    """Newest first. Wordings of earlier rubric versions stay."""
    generated_column: str = ""
    """Column of Site, if not named like the check."""
    tools_in: str = ""
    sample: tuple[Answer, Reason]
    """What examples in /openapi.json say."""

    @property
    def column(self) -> str:
        return self.generated_column or self.id.value


@dataclass(frozen=True, slots=True, kw_only=True)
class WellknownResource:
    """Another well-known resource."""

    id: WellKnown
    label: str
    signal: Signal | None = None
    for_agents: bool = False
    """False if others use it too, such as OAuth metadata and OpenAPI."""


_Id = TypeVar("_Id", bound=StrEnum)
_Room = TypeVar("_Room", bound="_Named")
_T = TypeVar("_T")


class _Named(Protocol):
    @property
    def id(self) -> StrEnum: ...


def in_order(ids: type[_Id], rooms: Iterable[_Room]) -> Mapping[_Id, _Room]:
    """Entries in vocabulary order. Raises LookupError with missing ids."""
    return complete(ids, {ids(room.id): room for room in rooms}, "index/checks")


def complete(ids: type[_Id], rooms: Mapping[_Id, _T], place: str) -> Mapping[_Id, _T]:
    """Values in vocabulary order. Raises LookupError with `place` and missing ids."""
    if missing := [check_id.value for check_id in ids if check_id not in rooms]:
        raise LookupError(f"{place} has nothing of {', '.join(missing)}")
    return {check_id: rooms[check_id] for check_id in ids}
