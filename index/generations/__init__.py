"""Generations: snapshots of PostgreSQL in memory-mapped files (ADR 8)."""
