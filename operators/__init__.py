"""Launch, embedded servers, health, metrics, backup and admin site."""
