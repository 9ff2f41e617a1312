"""Hosts that listed sites name: who names them, and which of them are worth a visit."""
