"""What the operators' pages of every app share: bounded lists, actions that are confirmed and logged, hostile text made visible."""
