"""Hosts that listed sites name, and which of them to visit."""
