"""The app with the system checks."""

from importlib import import_module

from django.apps import AppConfig


class ProjectConfig(AppConfig):
    name = "config"

    def ready(self) -> None:
        import_module("config.checks")
