"""Results of pure functions of an object, kept in the object."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
S = TypeVar("S", bound="HasMemo")
T = TypeVar("T")


class HasMemo(Protocol):
    """Frozen, with a place for results."""

    @property
    def memo(self) -> dict[Hashable, Any]: ...


def memoize(work: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """Let a pure function of an object, and of hashable arguments besides, run once for each object."""

    @wraps(work)
    def wrapper(subject: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        known, key = subject.memo, (work, args) if args else work
        if key not in known:
            known[key] = work(subject, *args, **kwargs)
        result: T = known[key]
        return result

    return wrapper
