"""The passages of a generation: vectors of its sites' tools, skills and sections."""

from index.generations.passages.index import Passages, load, write

__all__ = ["Passages", "load", "write"]
