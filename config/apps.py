"""The app that holds what the whole project shares, its system checks above all."""

from importlib import import_module

from django.apps import AppConfig


class ProjectConfig(AppConfig):
    """Registers the system checks."""

    name = "config"

    def ready(self) -> None:
        """Import the checks: their decorators register them."""
        import_module("config.checks")
