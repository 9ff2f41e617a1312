"""Keeps what is worked out of an object with the object itself, for as long as that lives."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
S = TypeVar("S", bound="Remembering")
T = TypeVar("T")


class Remembering(Protocol):
    """Frozen, with a place for results."""

    @property
    def worked_out(self) -> dict[Hashable, Any]: ...


def once(work: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """Let a pure function of an object, and of hashable arguments besides, run once for each object."""

    @wraps(work)
    def remembered(subject: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        known, key = subject.worked_out, (work, args) if args else work
        if key not in known:
            known[key] = work(subject, *args, **kwargs)
        result: T = known[key]
        return result

    return remembered
