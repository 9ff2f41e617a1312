"""Typing errors by the vocabulary of the first model, where the index knows nothing near (ADR 30)."""

import re
import string
from collections.abc import Callable, Iterator, Sequence

from index.fulltext import QueryTerm

_LEAST = 6  # Letters: shorter words are one letter from too many
_MOST = 4  # Words corrected per query


def correct_by_vocabulary(text: str, terms: Sequence[QueryTerm], rank: Callable[[str], int | None]) -> str:
    """Put the most frequent word one edit away for words that no site holds and the vocabulary lacks.

    Names, which have a capital, stay. `rank`: a word's place among the frequent ones.
    """
    for word in [
        query_term.word for query_term in terms if query_term.place < 0 and _is_doubtful(query_term, rank)
    ][:_MOST]:
        found = re.search(rf"(?i)\b{word}\b", text)
        if found is None or (found.start() and found[0][0].isupper()):
            continue
        near = [(place, other) for other in one_edit_from(word) if (place := rank(other)) is not None]
        if near:
            text = f"{text[: found.start()]}{min(near)[1]}{text[found.end() :]}"
    return text


def one_edit_from(word: str) -> Iterator[str]:
    """Words with a letter left out, added, replaced or swapped, never the first, which is seldom mistyped."""
    for place in range(1, len(word) + 1):
        begin, rest = word[:place], word[place:]
        yield from (begin + letter + rest for letter in string.ascii_lowercase)
        if rest:
            yield begin + rest[1:]
            yield from (begin + letter + rest[1:] for letter in string.ascii_lowercase)
        if len(rest) > 1:
            yield begin + rest[1] + rest[0] + rest[2:]


def _is_doubtful(one: QueryTerm, rank: Callable[[str], int | None]) -> bool:
    word = one.word
    if len(word) < _LEAST or not (word.isascii() and word.isalpha()):
        return False
    return all(rank(known) is None for known in (word, word.removesuffix("s"), one.stem))
