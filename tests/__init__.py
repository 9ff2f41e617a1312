"""Tests, and the sample web that they and a first run probe."""
