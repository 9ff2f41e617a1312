"""Sign-in to the admin: guesses are limited; known devices aren't locked out."""

import secrets
import unicodedata
from functools import partial

from django.conf import settings
from django.contrib import admin
from django.core import signing
from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.utils.crypto import salted_hmac

from protocols import errors, limits

FROM_ONE_ADDRESS = "10/h"
AT_ONE_NAME = "50/h"  # Above the limit per address, so that no single one locks people out
ON_ONE_DEVICE = "10/h"
KNOWN_FOR = 180 * 86_400  # Seconds for which a device stays known

_SALT = "protocols.signing_in.device"


def login(request: HttpRequest) -> HttpResponse:
    """Show the sign-in, or take an attempt: 429 over a limit, 503 when counting fails.

    On a known device only its own limit applies (device cookies, OWASP).
    """
    if request.method == "POST":
        device = _device(request)
        over = _over(request, "address", FROM_ONE_ADDRESS) or (
            _over(request, "device", ON_ONE_DEVICE, device)
            if device
            else _over(request, "name", AT_ONE_NAME, _name(request))
        )
        if over:
            return errors.answer(request, over, "Not now")
    response = admin.site.login(request)
    if request.method == "POST" and request.user.is_authenticated:
        _remember(response, _name(request))
    return response


def _over(request: HttpRequest, counted_by: str, rate: str, key: str = "") -> errors.ErrorObject | None:
    counted = partial(
        limits.over_limit, request, group=f"admin-{counted_by}", rate=rate, what="attempts to sign in"
    )
    return counted(key=lambda *_: key) if key else counted()


def _name(request: HttpRequest) -> str:
    """Normalise like the sign-in form (NFKC), so that spellings share a count."""
    return unicodedata.normalize("NFKC", request.POST.get("username", "").strip())


def _device(request: HttpRequest) -> str:
    name = _name(request)
    try:
        known, device = signing.loads(
            request.COOKIES.get(_cookie(name), ""), salt=_SALT, max_age=KNOWN_FOR
        ).split(":")
    except (signing.BadSignature, AttributeError, ValueError):
        return ""
    return device if known == _hash(name) else ""


def _remember(response: HttpResponse, name: str) -> None:
    response.set_cookie(
        _cookie(name),
        signing.dumps(f"{_hash(name)}:{secrets.token_hex(16)}", salt=_SALT),
        max_age=KNOWN_FOR,
        path=reverse("admin:login"),
        secure=settings.SESSION_COOKIE_SECURE,
        httponly=True,
        samesite="Lax",
    )


def _cookie(name: str) -> str:
    """Name a cookie per operator: they may share a browser."""
    return f"device-{_hash(name)[:16]}"


def _hash(name: str) -> str:
    return salted_hmac(_SALT, name, algorithm="sha256").hexdigest()
