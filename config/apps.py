"""App with the system checks of the project."""

from importlib import import_module

from django.apps import AppConfig


class ProjectConfig(AppConfig):
    name = "config"

    def ready(self) -> None:
        import_module("config.checks")
