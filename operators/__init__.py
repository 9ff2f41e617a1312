"""What the operators' pages of every app share: bounded lists, and acts that are confirmed and logged."""
