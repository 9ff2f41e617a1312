"""Limits how long a response waits for the database."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponseBase

from config.database.base import waiting_at_most
from config.middleware import in_admin

PATIENCE = 1.5  # Seconds, so that a response comes within two
OPERATORS = 60.0  # Seconds; operators prefer a slow answer to none
OPERATORS_LOCK = 10.0  # Seconds that their actions wait for a lock


class PatienceMiddleware:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        if in_admin(request):
            with waiting_at_most(OPERATORS, lock=OPERATORS_LOCK):
                return self.get_response(request)
        with waiting_at_most(PATIENCE):
            return self.get_response(request)
