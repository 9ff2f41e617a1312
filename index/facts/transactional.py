"""Whether an agent can act, not only read."""

from typing import Final

from index.facts.fact import Fact

FACT: Final = Fact(
    name="transactional",
    label="An agent can act there",
    kind=bool | None,
    sample=True,
    row=30,
)
