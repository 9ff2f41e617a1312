"""Whether an agent can act, not only read."""

from typing import Final

from index.filters.filter import Filter

FILTER: Final = Filter(
    name="transactional",
    column="transactional",
    asks="Only sites where an agent can act, not just read.",
    tests="Tests whether a tool or an apparent action of the site lets an agent change something "
    "(order, book, buy, register, contact and the like), not only read. A site that could not be read "
    "completely is unknown.",
    label="an agent can act, not only read",
    last_in_form=True,
)
