"""Measures the product; may import everything, and nothing but its own tests imports it."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
