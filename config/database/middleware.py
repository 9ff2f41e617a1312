"""How long an answer waits for the database."""

from collections.abc import Callable
from typing import Final

from django.http import HttpRequest, HttpResponseBase

from config.database.base import waiting_at_most
from config.middleware import in_admin

PATIENCE: Final = 1.5
"""Seconds, so that the answer is there within two."""
OPERATORS: Final = 60.0
"""Patience for operators, who prefer a slow answer to none."""
OPERATORS_LOCK: Final = 10.0
"""Seconds that an act of theirs waits for a lock."""


class PatienceMiddleware:
    """Let an answer wait so long for the database and no longer: the failure is then 503, as every one of ours."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        """Wrap the next layer."""
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Go on, and look at the time while it waits."""
        if in_admin(request):
            with waiting_at_most(OPERATORS, lock=OPERATORS_LOCK):
                return self.get_response(request)
        with waiting_at_most(PATIENCE):
            return self.get_response(request)
