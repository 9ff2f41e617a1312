"""Names ignored parameters in the answer."""

from collections.abc import Container, Iterable

from index.shapes import EchoedParameters
from index.templatetags.quoted import plain

MAX_NAMES = 20  # Names in one answer
MAX_NAME = 60  # Characters of a name


def name_ignored(given: Iterable[str], known: Container[str]) -> EchoedParameters:
    unknown = [plain(name, MAX_NAME) for name in given if name not in known][:MAX_NAMES]
    return {"ignored": unknown} if unknown else {}
