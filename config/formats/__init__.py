"""How dates are written where Django writes them, by language."""
