"""The burst limit of searches, lists, feeds and pictures, which no daily quota counts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseBase

from protocols import errors, limits

RATE = "120/m"  # Searches and lists per caller, more than a person reads
TYPING = "240/m"  # Offers while somebody types
_LISTS = frozenset(
    f"{of}{form}" for of in ("kind", "country", "compare") for form in ("", "-markdown", "-json")
)
_MADE_EACH_TIME = frozenset({"card", "feed", "kind-feed", "country-feed", "check-feed", "figures"})
_SEARCHES = frozenset({"home", "home-markdown"})  # Names of URLs


class PageLimitMiddleware:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        return self.get_response(request)

    def process_view(
        self,
        request: HttpRequest,
        _view: Callable[..., HttpResponseBase],
        _args: Sequence[Any],
        _parts: Mapping[str, Any],
    ) -> HttpResponse | None:
        if _name(request) == "complete":
            over = limits.over_reading_limit(request, group="typing", rate=TYPING, what="offers while typing")
        elif _is_limited(request):
            what = "searches and lists on pages"
            over = limits.over_reading_limit(request, group="pages", rate=RATE, what=what)
        else:
            return None
        return None if over is None else errors.answer(request, over, "Too many requests")


def _name(request: HttpRequest) -> str | None:
    return request.resolver_match.url_name if request.resolver_match else None


def _is_limited(request: HttpRequest) -> bool:
    name = _name(request)
    return name in _LISTS | _MADE_EACH_TIME or (
        name in _SEARCHES and any(map(str.strip, request.GET.dict().values()))
    )
