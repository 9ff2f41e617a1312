"""Django's PostgreSQL backend (ENGINE), for answers that wait no longer than they may."""
