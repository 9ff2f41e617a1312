"""The app with the system checks."""

from importlib import import_module

from django.apps import AppConfig
from django.conf import settings


class ProjectConfig(AppConfig):
    name = "config"

    def ready(self) -> None:
        import_module("config.checks")
        if settings.IS_OBSERVED:
            import_module("config.observability").begin()
