"""How the site was found."""

from typing import Final

from index.facts.fact import Fact
from index.values.vocabulary import FoundVia

_IN_WORDS: Final = {
    FoundVia.DECLARED_AGENT_ACCESS: "its own declaration that agents are welcome",
    FoundVia.PROBE_DISCOVERY: "our probe",
    FoundVia.SUBMISSION: "a suggestion",
}

FACT: Final = Fact(
    name="found_via",
    label="How it was found",
    kind=FoundVia | None,
    sample=FoundVia.PROBE_DISCOVERY,
    row=50,
    display_text=lambda route: _IN_WORDS[route],
)
