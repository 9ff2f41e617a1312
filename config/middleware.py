"""Who is really calling, when a trusted proxy stands in front."""

from collections.abc import Callable
from ipaddress import ip_address

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase


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
