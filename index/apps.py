"""The index as a Django app."""

from django.apps import AppConfig
from django.core.exceptions import ImproperlyConfigured

from index.checks import CHECKS
from index.filters import FILTERS


class IndexConfig(AppConfig):
    name = "index"
    verbose_name = "Index"

    def ready(self) -> None:
        """Raise ImproperlyConfigured if Site lacks the column of a check or filter."""
        site = self.get_model("Site")
        named = {
            f"the filter {each.name} in index/filters.py": each.column for each in FILTERS if not each.sql
        }
        named |= {f"index/checks/{id_.value}.py": check.column for id_, check in CHECKS.items()}
        for place, column in named.items():
            if not hasattr(site, column):
                raise ImproperlyConfigured(
                    f"Site has no column {column}, which {place} names: add a field that may be null to "
                    "index/models.py"
                )
