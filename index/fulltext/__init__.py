"""Full-text search: terms, BM25 and typing errors. Pure."""

from index.fulltext.bm25 import FILES, K1, FullTextIndex, QueryTerm, build, in_memory, load

__all__ = ["FILES", "K1", "FullTextIndex", "QueryTerm", "build", "in_memory", "load"]
