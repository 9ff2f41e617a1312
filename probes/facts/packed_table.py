"""Hundreds of thousands of texts with a value each, in a small part of a dict's memory."""

from array import array
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import TypeVar

V = TypeVar("V")


class PackedTable(Mapping[str, V]):
    """Of few different values, at most 256. A look-up takes some microseconds."""

    def __init__(self, table: Mapping[str, V]) -> None:
        texts = sorted(table)  # The order of UTF-8's bytes, too
        packed = list(map(_packed, texts))
        self._texts, self._ends = b"".join(packed), array("I", accumulate(map(len, packed)))
        self._values = tuple(dict.fromkeys(table.values()))
        places = {value: place for place, value in enumerate(self._values)}
        self._places = bytes(places[table[text]] for text in texts)

    def __getitem__(self, text: str) -> V:
        wanted = _packed(text)
        at = bisect_left(range(len(self)), wanted, key=self._at)
        if at == len(self) or self._at(at) != wanted:
            raise KeyError(text)
        return self._values[self._places[at]]

    def __iter__(self) -> Iterator[str]:
        return (self._at(at).decode(errors="surrogatepass") for at in range(len(self)))

    def __len__(self) -> int:
        return len(self._ends)

    def _at(self, place: int) -> bytes:
        return self._texts[self._ends[place - 1] if place else 0 : self._ends[place]]


def _packed(text: str) -> bytes:
    return text.encode(errors="surrogatepass")
