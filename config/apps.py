"""The app that holds what the whole project shares, its system checks and `manage.py run`; and the operators' site."""

from importlib import import_module

from django.apps import AppConfig
from django.contrib.admin import apps as admin


class ProjectConfig(AppConfig):
    """Registers the system checks."""

    name = "config"

    def ready(self) -> None:
        """Import the checks: their decorators register them."""
        import_module("config.checks")


class DeskConfig(admin.AdminConfig):
    """Makes `operators.admin.site.Desk` the admin of the project."""

    default = False  # it is named in the settings
    default_site = "operators.admin.site.Desk"
