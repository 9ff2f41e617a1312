"""How we know it: visit a host once, keep the evidence, judge it."""
