"""Generations: what find and the figures read, built from PostgreSQL into files that every process maps (ADR 8)."""
