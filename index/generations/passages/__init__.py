"""Vectors of the tools, skills and sections of sites."""

from index.generations.passages.index import Passages, load, write

__all__ = ["Passages", "load", "write"]
