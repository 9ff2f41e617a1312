"""A watcher, as its owner makes one: by a request, its mail, and the button."""

import json
import re
from urllib.parse import urlsplit

from django.core import mail

from agentauth.models import Watcher, WatchRequest
from agentauth.tasks import mail_watchers
from agentauth.watching import requests
from agentauth.watching.keys import make_key
from agentauth.watching.watches import watcher_address
from tests.wire.rpc import caller

EMAIL = "owner@python.org"


def ask_to_watch(host, email=EMAIL, client=None, **headers):
    body = json.dumps({"host": host, "email": email})
    return (client or caller()).post("/watch", body, content_type="application/json", headers=headers)


def path_in(text, pattern=r"/watch/(?:confirm/)?[0-9a-f]{32}"):
    return re.search(pattern, text)[0]


def post(path, data=None):
    return caller().post(path, json.dumps(data or {}), content_type="application/json")


def begin_watch(host, email=EMAIL):
    """The path of the managing page."""
    assert ask_to_watch(host, email).status_code == 202
    mail_watchers()
    answer = post(path_in(mail.outbox.pop().body))
    assert answer.status_code == 200, answer.content
    mail_watchers()  # the first look
    return path_in(answer.json()["manage"])


def watch_at_once(host, email=EMAIL):
    """What `begin_watch` leaves, without its pages and its mail: for tests of what a watcher does then."""
    request = requests.ask_to_watch(host=host, email=email)
    WatchRequest.objects.filter(pk=request.pk).update(is_pending=True)
    watcher = requests.confirm(make_key("confirm", request.nonce))
    mail_watchers()  # the first look
    return urlsplit(watcher_address(watcher)).path


def let_a_day_pass():
    """Of what was mailed, and of when is looked next."""
    from django.db.models import F

    from agentauth.models import WatchMail
    from agentauth.watching.mailing import MAIL_EVERY

    WatchMail.objects.filter(mailed_at__isnull=False).update(mailed_at=F("mailed_at") - MAIL_EVERY)
    Watcher.objects.update(look_at=F("look_at") - MAIL_EVERY)
