"""Accepted output: `configuration.acceptedOutputModes` (A2A 0.3 §7.1.2, 1.0 §3.2.2)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from protocols.a2a.dialects import CONTENT_TYPE_NOT_SUPPORTED, Dialect
from protocols.jsonrpc.envelope import INVALID_PARAMS, Fault

DATA: Final = "application/json"
TEXTS: Final = ("text/markdown", "text/plain")
"""The first accepted is used; markdown serves as plain text too."""
OFFERED: Final = (DATA, *TEXTS)


@dataclass(frozen=True, slots=True)
class Modes:
    """Whether to send data, and the media type of the text."""

    data: bool
    text: str | None

    def parts(self, dialect: Dialect, data: Any, text: str) -> list[dict[str, Any]]:
        texts = [dialect.text_part(text, self.text)] if self.text else []
        return [dialect.data_part(data), *texts] if self.data else texts


EVERY: Final = Modes(data=True, text=TEXTS[0])


def accepted(configuration: Mapping[str, Any]) -> Modes:
    """The accepted modes, by default all. Raises Fault if we have none of them."""
    given = configuration.get("acceptedOutputModes") or []
    if not isinstance(given, list) or not all(isinstance(one, str) for one in given):
        raise Fault(INVALID_PARAMS, "configuration.acceptedOutputModes must be a list of media types")
    if not given:
        return EVERY
    fitting = [media for media in OFFERED if any(_fits(media, one) for one in given)]
    if not fitting:
        raise Fault(CONTENT_TYPE_NOT_SUPPORTED, f"Answers are of {', '.join(OFFERED)}")
    return Modes(data=DATA in fitting, text=next((one for one in TEXTS if one in fitting), None))


def _fits(media: str, mode: str) -> bool:
    """Compare without parameters; `text` alone (early form) is text/*."""
    main, _, sub = mode.partition(";")[0].strip().lower().partition("/")
    ours, _, kind = media.partition("/")
    return main in {ours, "*"} and sub in {kind, "*", ""}
