"""Django's PostgreSQL backend (ENGINE) with time limits for waiting."""
