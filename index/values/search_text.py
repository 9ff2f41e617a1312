"""What search reads of a site: its own words, so much of each source that stuffing gains nothing. Pure."""

import hashlib
import re
from collections.abc import Iterable
from typing import Any, Final, Protocol

NAME: Final = 160
"""Characters of a name."""
DESCRIPTION: Final = 600
"""Characters of a description."""
SOURCES: Final = {"queries": 600, "skills": 800, "tools": 2400, "headings": 800, "actions": 200}
"""Characters of everything else, by source, the most telling first."""
ITEM: Final = 200
"""Characters of one tool, skill, heading or example of a query."""
REPEATS: Final = 0.5
"""Part of a text's words that must be distinct; of 7,056 real sites one says less, and it is a test page."""
LITTLE: Final = 100
"""Characters of name and description below which a vector is made of other sources, too: more would blur it."""
MEANING: Final = 300
"""Characters that such a vector is made of."""


class Worded(Protocol):
    """What has words: a Site, or a row of its columns."""

    name: str
    display_name: str
    description: str
    words: str


def words(**items: Iterable[str]) -> str:
    """Return what search reads beside name and description, one source a line, each cut to its share.

    `items` are texts by source. A word counts once a source, however often it stands there.
    """
    lines = (_source(items.get(source, ()), most) for source, most in SOURCES.items())
    return "\n".join(line for line in lines if line)


def tool_texts(tools: Iterable[dict[str, Any]]) -> list[str]:
    """Return each tool's name as words, and its description."""
    return [f"{spoken(tool['name'])}. {tool['description']}" for tool in tools]


def document(site: Worded) -> str:
    """Return the text that search by words reads. The name stands twice: it says most of what a site is."""
    name = _once(f"{site.display_name} {site.name}", NAME * 2)
    return "\n".join((name, name, _once(site.description, DESCRIPTION), site.words))


STOCK: Final = re.compile(
    r"\b(?:(?:an?|the|official|open[- ]source|powerful|simple|comprehensive|lightweight)\s+)?"
    r"(?:model context protocol(?: \(mcp\))?|mcp)(?:[- ](?:server|based|compatible))?(?: (?:integration|implementation))?\b"
    r"(?: (?:that|which|for))?",
    re.IGNORECASE,
)
"""What nearly every site of this index says of itself, and so says nothing of it."""


def views(text: str) -> list[str]:
    """Return the texts whose mean becomes the vector: the text itself, and without the field's stock phrases."""
    bare = " ".join(STOCK.sub(" ", text).split())
    return [text, bare] if bare and bare != text else [text]


def meaning(site: Worded) -> str:
    """Return the text that becomes a vector: name and description, and where these say little, of the rest."""
    parts = (_calm(site.name[:NAME] or site.display_name), _calm(site.description[:DESCRIPTION]))
    said = ". ".join(part for part in parts if part)
    if len(said) < LITTLE and site.words:
        said = f"{said}. {site.words}"[:MEANING]
    return said


def digest(site: Worded) -> str:
    """Return 32 hex characters that change with the meaning: a site is embedded again only then."""
    said = "\n".join(views(meaning(site)))
    return hashlib.sha256(said.encode("utf-8", "replace")).hexdigest()[:32]


def spoken(name: str) -> str:
    """An identifier as words: `findBook` and `find_book` are both "find book"."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|[_./-]+", " ", name)


def _calm(text: str) -> str:
    """The text as it is; of one that says the same words again and again, each at its first place."""
    said = text.casefold().split()
    return _once(text, len(text)) if len(set(said)) < len(said) * REPEATS else text


def _source(items: Iterable[str], most: int) -> str:
    return _once(" ".join(_cut(" ".join(item[: ITEM * 4].split()), ITEM) for item in items), most)


def _once(text: str, most: int) -> str:
    """The text with every word at its first place only, in whole words up to `most` characters."""
    kept: dict[str, str] = {}
    for word in text[: most * 4].split():
        kept.setdefault(word.casefold(), word)
    return _cut(" ".join(kept.values()), most)


def _cut(text: str, most: int) -> str:
    """Whole words up to `most` characters; of a single longer one its beginning."""
    if len(text) <= most:
        return text
    whole = text[: most + 1].rpartition(" ")[0]
    return whole or text[:most]
