"""Closed lists of words, written as a reader writes them, and words as a host name writes them."""

import unicodedata


def words(*lines: str) -> frozenset[str]:
    """Give the words of the lines, which spaces separate."""
    return frozenset(word for line in lines for word in line.split())


def squashed(text: str) -> str:
    """Give letters and digits alone, without case and accents, `&` as "and": how a host label writes a name."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("&", " and "))
    return "".join(char for char in plain if char.isalnum())
