"""App configuration of operators and admin."""

from collections.abc import Sequence
from typing import Any

from django.apps import AppConfig
from django.contrib.admin import autodiscover
from django.contrib.admin.apps import SimpleAdminConfig
from django.contrib.admin.checks import check_admin_app, check_dependencies
from django.core.checks import CheckMessage, Tags, register


class OperatorsConfig(AppConfig):
    name = "operators"


class OperatorsAdminConfig(SimpleAdminConfig):
    """`config.urls` loads its modules: they take half of a command's start."""

    default = False  # it is named in the settings
    default_site = "operators.site.OperatorsSite"

    def ready(self) -> None:
        register(check_dependencies, Tags.admin)
        register(admin_is_sound, Tags.admin)


def admin_is_sound(app_configs: Sequence[AppConfig] | None, **options: Any) -> list[CheckMessage]:
    autodiscover()
    return check_admin_app(app_configs, **options)
