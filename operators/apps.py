"""The app that runs and watches the service, and its admin site."""

from django.apps import AppConfig
from django.contrib.admin import apps as admin


class OperatorsConfig(AppConfig):
    """The commands of whoever runs the service."""

    name = "operators"


class OperatorsAdminConfig(admin.AdminConfig):
    """Makes `operators.site.OperatorsSite` the admin of the project."""

    default = False  # it is named in the settings
    default_site = "operators.site.OperatorsSite"
