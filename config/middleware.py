"""Who is really calling, when a trusted proxy stands in front; and what browsers may do with what we send."""

import re
from collections.abc import Callable
from ipaddress import ip_address
from typing import Any, Final

from django.conf import settings
from django.contrib.auth.middleware import AuthenticationMiddleware
from django.contrib.messages.middleware import MessageMiddleware
from django.contrib.sessions.middleware import SessionMiddleware
from django.http import HttpRequest, HttpResponseBase
from django.utils.deprecation import MiddlewareMixin

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; script-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
"""Everything a page needs comes from this service, in files of its own: nothing inline, nothing from elsewhere."""

ADMIN_POLICY: Final = "default-src 'self'; img-src 'self' data:; form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
"""Django's admin has icons in its stylesheets."""

PERMISSIONS_POLICY: Final = ", ".join(
    f"{feature}=()"
    for feature in (
        "accelerometer", "autoplay", "browsing-topics", "camera", "display-capture", "encrypted-media",
        "fullscreen", "geolocation", "gyroscope", "hid", "idle-detection", "local-fonts", "magnetometer", "microphone",
        "midi", "payment", "picture-in-picture", "publickey-credentials-get", "screen-wake-lock", "serial",
        "storage-access", "usb", "xr-spatial-tracking",
    )
)  # fmt: skip
"""No page uses any of these, so that no script on it could."""


FORWARDED: Final = "config.forwarded"
"""Whether a proxy sent the request, or somebody who says so: a bool in META."""


class BrowserPolicyMiddleware:
    """Send the policies that browsers hold a page to with every answer, errors and static files too."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        """Wrap the next layer."""
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Answer, with the headers that the answer does not have itself."""
        response = self.get_response(request)
        policy = ADMIN_POLICY if in_admin(request) else CONTENT_SECURITY_POLICY
        response.headers.setdefault("Content-Security-Policy", policy)
        response.headers.setdefault("Permissions-Policy", PERMISSIONS_POLICY)
        return response


class _ForOperators(MiddlewareMixin):
    """Work in the admin alone: nobody signs in elsewhere, and every request would pay for it."""

    def __call__(self, request: HttpRequest) -> Any:
        """Work, or let the request pass."""
        return super().__call__(request) if in_admin(request) else self.get_response(request)


class OperatorsSession(_ForOperators, SessionMiddleware):
    """Sessions."""


class OperatorsLogin(_ForOperators, AuthenticationMiddleware):
    """Who is signed in."""


class OperatorsMessages(_ForOperators, MessageMiddleware):
    """What the admin says after an act."""


class FormCookieMiddleware:
    """Take a cookie for forms that we never made as none: Django would set a new one, on pages that caches keep too.

    Who asks a cache's page so would share the new secret with everybody to whom the cache hands it.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        """Wrap the next layer."""
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Forget it, then go on."""
        if not _FORM_COOKIE.fullmatch(request.COOKIES.get(settings.CSRF_COOKIE_NAME, "")):
            request.COOKIES.pop(settings.CSRF_COOKIE_NAME, None)
        return self.get_response(request)


_FORM_COOKIE: Final = re.compile(r"[a-zA-Z0-9]{32}|[a-zA-Z0-9]{64}")

ADMIN: Final = "admin/"
"""Where `config.urls` puts the operators' pages; nothing else knows."""


def in_admin(request: HttpRequest) -> bool:
    """Whether an address is the operators'."""
    return request.path_info.startswith(f"/{ADMIN}")


class TrustedProxyMiddleware:
    """Set REMOTE_ADDR and the scheme from X-Forwarded-* when, and only when, a trusted proxy sent them.

    The rightmost address that is no trusted proxy is the caller: everything left of it is hearsay.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        """Wrap the next layer."""
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        """Rewrite the caller's address, then go on."""
        forwarded = request.META.pop("HTTP_X_FORWARDED_FOR", "")
        proto = request.META.pop("HTTP_X_FORWARDED_PROTO", "")
        request.META[FORWARDED] = bool(forwarded or proto or request.META.get("HTTP_FORWARDED"))
        if _trusted(request.META.get("REMOTE_ADDR", "")):
            for address in reversed([part.strip() for part in forwarded.split(",") if part.strip()]):
                if not _valid(address):
                    break
                request.META["REMOTE_ADDR"] = address
                if not _trusted(address):
                    break
            if proto.strip().lower() == "https":
                request.META["wsgi.url_scheme"] = "https"
        return self.get_response(request)


def _valid(address: str) -> bool:
    try:
        ip_address(address)
    except ValueError:
        return False
    return True


def _trusted(address: str) -> bool:
    return _valid(address) and any(ip_address(address) in net for net in settings.TRUSTED_PROXIES)
