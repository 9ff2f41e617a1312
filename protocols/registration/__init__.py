"""How an agent registers, and how an operator claims its registrations."""
