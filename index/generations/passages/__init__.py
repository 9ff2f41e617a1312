"""The passages of a generation: what its sites say of single tools, skills and sections, as vectors."""

from index.generations.passages.index import Passages, load, write

__all__ = ["Passages", "load", "write"]
