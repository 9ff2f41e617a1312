"""Generations: snapshots of PostgreSQL in memory-mapped files, read by find and the figures (ADR 8)."""
