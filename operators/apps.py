"""App configuration of operators and admin."""

from django.apps import AppConfig
from django.contrib.admin import apps as admin


class OperatorsConfig(AppConfig):
    name = "operators"


class OperatorsAdminConfig(admin.AdminConfig):
    default = False  # it is named in the settings
    default_site = "operators.site.OperatorsSite"
