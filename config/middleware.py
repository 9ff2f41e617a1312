"""Callers behind proxies, browser policies, and sessions for operators only."""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Any

from django.conf import settings
from django.contrib.auth.middleware import AuthenticationMiddleware
from django.contrib.messages.middleware import MessageMiddleware
from django.contrib.sessions.middleware import SessionMiddleware
from django.http import Http404, HttpRequest, HttpResponseBase
from django.middleware.gzip import GZipMiddleware, re_accepts_gzip
from django.utils.cache import patch_vary_headers
from django.utils.deprecation import MiddlewareMixin

# Pages load only files of this service; nothing inline.
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; script-src 'self'; connect-src "
    "'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)

# Allows the icons in the stylesheets of Django's admin.
ADMIN_POLICY = (
    "default-src 'self'; img-src 'self' data:; form-action 'self'; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'none'"
)

# Turns off browser features that no page uses.
PERMISSIONS_POLICY = ", ".join(
    f"{feature}=()"
    for feature in (
        "accelerometer", "autoplay", "browsing-topics", "camera", "display-capture", "encrypted-media",
        "fullscreen", "geolocation", "gyroscope", "hid", "idle-detection", "local-fonts", "magnetometer",
        "microphone",
        "midi", "payment", "picture-in-picture", "publickey-credentials-get", "screen-wake-lock", "serial",
        "storage-access", "usb", "xr-spatial-tracking",
    )
)  # fmt: skip


FORWARDED_KEY = "config.forwarded"  # META key: whether the request has proxy headers, true or forged


class BrowserPolicyMiddleware:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        response = self.get_response(request)
        policy = ADMIN_POLICY if in_admin(request) else CONTENT_SECURITY_POLICY
        response.headers.setdefault("Content-Security-Policy", policy)
        response.headers.setdefault("Permissions-Policy", PERMISSIONS_POLICY)
        return response


class ControlCharacterMiddleware:
    """404 for an admin path with a control character: no key has one, and PostgreSQL takes no NUL.

    Public pages judge what they are given: of a host that is none, a report says that it is not found.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        if in_admin(request) and _CONTROL.search(request.path_info):
            raise Http404
        return self.get_response(request)


_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f]")


class CompressionMiddleware(GZipMiddleware):
    """Treats `gzip;q=0` as a refusal (RFC 9110 §12.5.3), unlike Django; leaves files with ranges."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        if response.headers.get("Accept-Ranges") == "bytes":
            return response
        if not _NO_GZIP.search(request.headers.get("Accept-Encoding", "")):
            return super().process_response(request, response)
        patch_vary_headers(response, ["Accept-Encoding"])
        return response


def accepts_gzip(request: HttpRequest) -> bool:
    accepted = request.headers.get("Accept-Encoding", "")
    return bool(re_accepts_gzip.search(accepted)) and not _NO_GZIP.search(accepted)


_NO_GZIP = re.compile(r"\bgzip\s*;\s*q\s*=\s*0(?:\.0*)?\s*(?:,|$)", re.IGNORECASE)


class _ForOperators(MiddlewareMixin):
    """Active in the admin only: nobody signs in elsewhere."""

    def __call__(self, request: HttpRequest) -> Any:
        return super().__call__(request) if in_admin(request) else self.get_response(request)


class OperatorsSession(_ForOperators, SessionMiddleware):
    pass


class OperatorsLogin(_ForOperators, AuthenticationMiddleware):
    pass


class OperatorsMessages(_ForOperators, MessageMiddleware):
    pass


class FormCookieMiddleware:
    """Drops malformed CSRF cookies: Django would replace them even on pages that shared caches keep."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        if not _FORM_COOKIE.fullmatch(request.COOKIES.get(settings.CSRF_COOKIE_NAME, "")):
            request.COOKIES.pop(settings.CSRF_COOKIE_NAME, None)
        return self.get_response(request)


_FORM_COOKIE = re.compile(r"[a-zA-Z0-9]{32}|[a-zA-Z0-9]{64}")

ADMIN = "admin/"


def in_admin(request: HttpRequest) -> bool:
    return request.path_info.startswith(f"/{ADMIN}")


_MOST_KNOWN = 1_000  # Addresses whose meaning is remembered


class TrustedProxyMiddleware:
    """Sets REMOTE_ADDR and scheme from X-Forwarded-* of trusted proxies.

    The caller is the rightmost untrusted address, its scheme the first that is named.
    """

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        forwarded = request.META.pop("HTTP_X_FORWARDED_FOR", "")
        proto = request.META.pop("HTTP_X_FORWARDED_PROTO", "")
        request.META[FORWARDED_KEY] = bool(forwarded or proto or request.META.get("HTTP_FORWARDED"))
        if _trusted(request.META.get("REMOTE_ADDR", "")):
            for node in reversed([part.strip() for part in forwarded.split(",") if part.strip()]):
                if not (address := _address(node)):
                    break
                request.META["REMOTE_ADDR"] = address
                if not _trusted(address):
                    break
            if proto.partition(",")[0].strip().lower() == "https":
                request.META["wsgi.url_scheme"] = "https"
        return self.get_response(request)


@lru_cache(maxsize=_MOST_KNOWN)
def _address(node: str) -> str:
    """The IP address of a node, which may have a port; "" if there is none."""
    with_port = _WITH_PORT.fullmatch(node)
    try:
        address = ip_address(with_port["v6"] or with_port["v4"] if with_port else node)
    except ValueError:
        return ""
    return str(getattr(address, "ipv4_mapped", None) or address)


# As some proxies write it: 203.0.113.7:4711, [2001:db8::1]:4711.
_WITH_PORT = re.compile(r"(?:\[(?P<v6>[^\]]*)\]|(?P<v4>[0-9.]+))(?::[0-9]{1,5})?")


def _trusted(node: str) -> bool:
    return _is_in(node, tuple(settings.TRUSTED_PROXIES))


@lru_cache(maxsize=_MOST_KNOWN)
def _is_in(node: str, networks: Sequence[IPv4Network | IPv6Network]) -> bool:
    address = _address(node)
    return bool(address) and any(ip_address(address) in net for net in networks)
