"""Caveats of a yes: dead links."""

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from index.values.vocabulary import Answer

_DEAD: Final = re.compile(r" (\d{1,4}) of (\d{1,4}) links that were tried are dead\.")
"""Matches the details of llms.txt and API catalogs."""


class DeadLinks(NamedTuple):
    dead: int
    tried: int

    @property
    def all_dead(self) -> bool:
        return self.dead == self.tried

    def __str__(self) -> str:
        if self.all_dead:
            return (
                "the one link that we tried is dead"
                if self.tried == 1
                else f"all {self.tried} links we tried are dead"
            )
        return f"{self.dead} of {self.tried} links we tried {'is' if self.dead == 1 else 'are'} dead"


def dead_links(check: Mapping[str, Any]) -> DeadLinks | None:
    """Dead links that a check's yes reports, or None."""
    if check["answer"] != Answer.YES:
        return None
    found = _DEAD.search(check["detail"])
    return DeadLinks(int(found[1]), int(found[2])) if found else None
