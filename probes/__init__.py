"""Probing: visit a host once, keep the evidence, judge it."""
