"""Runs work on untrusted input within a CPU time limit."""
