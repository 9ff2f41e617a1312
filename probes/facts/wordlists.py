"""Closed lists of words, written as a reader writes them."""


def words(*lines: str) -> frozenset[str]:
    """Give the words of the lines, which spaces separate."""
    return frozenset(word for line in lines for word in line.split())
