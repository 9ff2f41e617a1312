"""Operators sign in to the admin: guesses are few, from one address and at one name."""

import unicodedata
from typing import Final

from django.contrib import admin
from django.http import HttpRequest, HttpResponse

from protocols import bursts, errors

FROM_ONE_ADDRESS: Final = "10/h"
AT_ONE_NAME: Final = "50/h"
"""More than one address may use up, so that one alone keeps no operator out; whether the name exists makes no difference."""


def login(request: HttpRequest) -> HttpResponse:
    """Show the admin's sign-in, or take an attempt: 429 for one too many, 503 when nobody can count.

    What is over the limit of an address counts for no name.
    """
    if request.method == "POST":
        over = bursts.over_limit(
            request, group="admin-address", rate=FROM_ONE_ADDRESS, what="attempts to sign in"
        ) or bursts.over_limit(
            request, group="admin-name", rate=AT_ONE_NAME, what="attempts to sign in", key=_name
        )
        if over:
            return errors.answer(request, over, "Not now")
    return admin.site.login(request)


def _name(_group: str, request: HttpRequest) -> str:
    """The name as the sign-in form reads it (stripped, NFKC), so that no other spelling has a count of its own."""
    return unicodedata.normalize("NFKC", request.POST.get("username", "").strip())
