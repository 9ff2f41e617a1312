"""/watch: changes of a host by mail. No answer tells what is known of a host or an address."""

from collections.abc import Mapping
from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponseBase, HttpResponseRedirect
from rest_framework import serializers

from agentauth.watching import requests
from agentauth.watching.watches import MOST_HOSTS, TooManyHosts, find_watcher, leave, watcher_address
from config.mail import sends_mail
from index.pages.renderers import HTML
from index.reports.mail_refusals import refusal_address, refuse_mail
from index.values.addresses import report_url
from probes.schedule import submit as submissions
from protocols import limits
from protocols.errors import Code, ErrorObject, ErrorRaised
from protocols.pages import forms
from protocols.pages.submit import PublicHost
from protocols.registration.mail_addresses import MAX_LENGTH
from protocols.schemas.pages import FormDescribed
from protocols.schemas.serializers import MailAddress
from protocols.schemas.watches import MailRefused, WatchConfirmed, WatcherLeft, WatchTaken

RATE = "5/h"  # Requests per caller
EXAMPLE = {"host": "www.python.org", "email": "owner@python.org"}

_FIELDS = tuple(EXAMPLE)


class HostToWatch(serializers.Serializer[dict[str, str]]):
    """A host, and the mail address that is told of its changes."""

    host = PublicHost(max_length=submissions.MAX_INPUT, help_text="A host name or an http(s) URL.")
    email = MailAddress(max_length=MAX_LENGTH, help_text="Confirmed from a mail before anything is sent.")


@forms.form_or_json
def watch(request: HttpRequest) -> HttpResponseBase:
    """Show the form, or store a request (POST): 200, 202, 400, 404, 429 or 503."""
    context: dict[str, Any] = {
        "is_open": sends_mail(),
        "rate": RATE.partition("/")[0],
        "most": MOST_HOSTS,
        "given": {"host": request.GET.get("host", "")[: submissions.MAX_INPUT]},
    }
    if request.method != "POST":
        return forms.page(request, "watch", context, answer=about_watching())
    try:
        context["given"] = given = forms.texts(request, *_FIELDS)
        host = _take(request, given)
    except ErrorRaised as wrong:
        return forms.refuse(request, "watch", context, wrong.error)
    answer = take_watch(host)
    return forms.page(request, "watch", {**context, "taken": answer}, status=202, answer=answer)


def _take(request: HttpRequest, given: Mapping[str, str]) -> str:
    """Store a request; return its host. Raises ErrorRaised."""
    if not sends_mail():
        raise ErrorRaised(no_mail())
    asked = HostToWatch(data=given)
    if not asked.is_valid():
        raise ErrorRaised(unfit(asked.errors))
    if over := limits.over_limit(request, group="watch", rate=RATE, what="requests to watch"):
        raise ErrorRaised(over)
    requests.ask_to_watch(**asked.validated_data)
    return str(asked.validated_data["host"])


def about_watching() -> FormDescribed:
    is_open = sends_mail()
    what = "Get a mail when what the index says of a host changes: listed or not, answers of checks, tools."
    return forms.describe_form(
        "/watch",
        what=what if is_open else f"{what} This service has no mail server, so it takes no requests.",
        fields={
            "host": "A host name or an http(s) URL: any host, listed or not.",
            "email": "Your address. It gets one mail with a link whose page has a button; without that it is "
            "deleted within a day.",
        },
        answer="202, the same for every host and address. An address has one pending confirmation at a time.",
        limit=f"Each caller may send {RATE.partition('/')[0]} requests an hour.",
    )


def take_watch(host: str) -> WatchTaken:
    return {
        "status": "taken",
        "host": host,
        "report": report_url(host),
        "note": "A mail with a link comes within minutes; the page behind it has a button that begins the "
        "watch. None comes if the address watches the host already, or if an earlier mail to it still waits: "
        "open that one first, or ask again tomorrow. You would see this answer for any host and address.",
    }


def no_mail() -> ErrorObject:
    return ErrorObject(
        status=404,
        code=Code.NOT_FOUND,
        error="This service has no mail server, so hosts cannot be watched.",
        hint="A report has an Atom feed: /site/<host>/changes.atom.",
    )


def no_email() -> ErrorObject:
    return _unfit(Code.MISSING_PARAM, "No email was given.")


def unfit(problems: Mapping[str, Any]) -> ErrorObject:
    """The 400 for wrong fields."""
    missing = [name for name, (wrong, *_) in problems.items() if wrong.code in {"required", "blank"}]
    faults = [f"{name}: {wrong}" for name, (wrong, *_) in problems.items() if name not in missing]
    if faults:
        return _unfit(Code.INVALID_FILTER_VALUE, " ".join(f"{fault.rstrip('.')}." for fault in faults))
    return _unfit(Code.MISSING_PARAM, f"No {missing[0]} was given.")


def _unfit(code: Code, error: str) -> ErrorObject:
    hint = "Give host (a host name or an http(s) URL of a public website) and email."
    return ErrorObject(status=400, code=code, error=error, hint=hint)


@forms.form_or_json
@forms.forbid_indexing
def confirm(request: HttpRequest, key: str) -> HttpResponseBase:
    """Show the button, or begin the watch (POST): 200, 303, 400 or 404."""
    found = requests.find_request(key)
    if found is None:
        return forms.not_found(request, no_request())
    context = {"host": found.host, "most": MOST_HOSTS, "never": refusal_address(found.email)}
    if request.method != "POST":
        return forms.page(request, "watch_confirm", context, answer=about_confirming(key))
    try:
        forms.texts(request)  # no field is read, but the body must be an object
        watcher = requests.confirm(key)
    except TooManyHosts:
        return forms.refuse(request, "watch_confirm", context, too_many_hosts())
    except ErrorRaised as wrong:
        return forms.refuse(request, "watch_confirm", context, wrong.error)
    if watcher is None:
        return forms.not_found(request, no_request())
    manage = watcher_address(watcher)
    if forms.media(request) == HTML:
        path = f"/watch/{manage.rpartition('/')[2]}"
        return HttpResponseRedirect(path, status=303, headers={"Cache-Control": "no-store"})
    answer: WatchConfirmed = {"status": "watching", "host": found.host, "manage": manage}
    return forms.page(request, "watch_confirm", {**context, "manage": manage}, answer=answer)


def about_confirming(key: str) -> FormDescribed:
    return forms.describe_form(
        f"/watch/confirm/{key}",
        what="Begin the watch that was asked for. Reading this changes nothing.",
        fields={},
        answer="200 with manage, the address of your watches.",
        limit="Once; the request is deleted a day after it was made.",
    )


def no_request() -> ErrorObject:
    return ErrorObject(
        status=404,
        code=Code.NOT_FOUND,
        error="There is no request at this address.",
        hint="It was confirmed already, or is older than a day. You may ask again at /watch.",
    )


def too_many_hosts() -> ErrorObject:
    return ErrorObject(
        status=400,
        code=Code.INVALID_FILTER_VALUE,
        error=f"This address watches {MOST_HOSTS} hosts, the most that one may.",
        hint="End one of its watches first.",
    )


@forms.one_click
@forms.forbid_indexing
def leave_all(request: HttpRequest, key: str) -> HttpResponseBase:
    """End all watches of an address by one POST (RFC 8058); show a button else. The same for any key."""
    answer = answer_to_leaving()
    if request.method == "POST":
        if (watcher := find_watcher(key)) is not None:
            leave(watcher)
        return forms.page(request, "watch_leave", {"answer": answer}, answer=answer)
    return forms.page(request, "watch_leave", {"key": key}, answer=about_leaving(key))


def about_leaving(key: str) -> FormDescribed:
    return forms.describe_form(
        f"/watch/leave/{key}",
        what="End all watches of the address and delete it. Reading this changes nothing.",
        fields={},
        answer="200, also if it had left before.",
        limit="None.",
    )


def answer_to_leaving() -> WatcherLeft:
    return {
        "status": "left",
        "note": "The address, its watches and its webhook are deleted. Nothing is sent any more.",
    }


@forms.one_click
@forms.forbid_indexing
def refuse_all_mail(request: HttpRequest, key: str) -> HttpResponseBase:
    """Never write to an address again, by one POST; show a button else. The same for any key."""
    if request.method == "POST":
        refuse_mail(key)
        answer = answer_to_refusing()
        return forms.page(request, "watch_never", {"answer": answer}, answer=answer)
    return forms.page(request, "watch_never", {"key": key}, answer=about_refusing(key))


def about_refusing(key: str) -> FormDescribed:
    return forms.describe_form(
        f"/watch/never/{key}",
        what="Never send mail to the address again, whoever enters it; end what it watches and delete it. "
        "Reading this changes nothing.",
        fields={},
        answer="200, also if it was so before.",
        limit="None.",
    )


def answer_to_refusing() -> MailRefused:
    return {
        "status": "refused",
        "note": "No mail is sent to this address any more. Its watches and webhook end within a minute, and "
        "the address goes with them; a keyed digest of it stays. To have that lifted, write to "
        f"{settings.CONTACT_EMAIL}.",
    }
