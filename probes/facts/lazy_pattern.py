"""Patterns that are compiled when they are first used: compiling them takes most of an import's time."""

import re
from typing import Any, AnyStr, cast

_USED = ("search", "match", "fullmatch", "sub", "split", "finditer", "findall", "pattern", "flags")


class LazyPattern:
    def __init__(self, pattern: Any, flags: int) -> None:
        self._given = (pattern, flags)

    def __getattr__(self, name: str) -> Any:
        """Called for what is not there yet; later calls are as fast as those of a compiled pattern."""
        if name not in _USED:
            raise AttributeError(name)
        compiled = re.compile(*self._given)
        self.__dict__ |= {used: getattr(compiled, used) for used in _USED}
        return getattr(compiled, name)


def compile_re(pattern: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    return cast("re.Pattern[AnyStr]", LazyPattern(pattern, flags))
