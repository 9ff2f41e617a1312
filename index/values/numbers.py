"""Small numbers as words."""

from typing import Final

_WORDS: Final = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)


def in_words(count: int) -> str:
    return _WORDS[count] if count < len(_WORDS) else str(count)
