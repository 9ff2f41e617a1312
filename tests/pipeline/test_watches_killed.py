"""SIGKILL at any moment loses no mail and no webhook, and doubles none under another id."""

import asyncio
import os
import random
import re
import signal
import time
from collections import defaultdict

import pytest
from aiohttp import web
from django.conf import settings
from django.db import transaction
from django.db.models import F
from django.utils import timezone

from agentauth.models import Watch, Watcher, WatchMail, Webhook, WebhookBatch
from agentauth.watching import hooks
from agentauth.watching.mailing import MAIL_EVERY
from agentauth.watching.watches import make_watcher
from config.celery import app
from index.checks import CHECKS
from index.values.findings import CheckFinding
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId
from tests import published
from tests.mail_server import mail_server
from tests.pipeline.celery_words import ALONE
from tests.ports import free_port
from tests.waiting import until

HOSTS = [f"told-{number}.test" for number in range(3)]
WATCHERS = 8
CHECKED = (CheckId.LLMS_TXT, CheckId.MARKDOWN_TWIN, CheckId.AGENTS_ADMITTED)
REASONS = {Answer.YES: Reason.SERVED, Answer.NO: Reason.NOT_FOUND, Answer.UNKNOWN: Reason.CHALLENGED}
KILLS = 50
_LINE = re.compile(r"- (.+): (\w+), was (\w+) \(")
_BY_LABEL = {CHECKS[check].label: check.value for check in CHECKED}


class Told:
    """What each receiver was told, by id: {(host, check): (before, after)}."""

    def __init__(self):
        self.first, self.again = defaultdict(dict), 0

    def note(self, receiver, id_, moves):
        if (known := self.first[receiver].get(id_)) is None:
            self.first[receiver][id_] = moves
        else:
            self.again += 1
            assert known == moves, f"{id_} was told twice, with another content"

    def hold(self, start, now):
        """Each change begins where the one before ended, and the last is what is so now."""
        for receiver, by_id in self.first.items():
            seen = dict(start)
            for id_, moves in by_id.items():
                for key, (before, after) in moves.items():
                    assert seen[key] == before, f"{receiver}: {id_} lost or doubled {key}"
                    seen[key] = after
            assert seen == now, receiver


def publish(moment):
    now = {}
    for host in HOSTS:
        checks = dict(published.finding(host).checks)
        for check in CHECKED:
            answer = moment.choice(list(REASONS))
            line = (published.line(host),)
            checks[check] = CheckFinding(answer=answer, reason=REASONS[answer], detail="", evidence=line)
            now[host, check.value] = answer.value
        published.listed(host, checks=checks)
    return now


def moves_of_body(data):
    return {
        (host["host"], move["check"]): (move["before"], move["after"])
        for host in data["data"]["hosts"]
        for move in host["answers"]
    }


def moves_of_mail(text):
    moves, host = {}, ""
    for line in text.splitlines():
        if line in HOSTS:
            host = line
        elif found := _LINE.match(line):
            moves[host, _BY_LABEL[found[1]]] = (found[3], found[2])
    return moves


def make_watchers(url):
    for number in range(WATCHERS):
        with transaction.atomic():
            watcher = make_watcher(f"w{number}@python.org")
        Watch.objects.bulk_create(Watch(watcher=watcher, host=host) for host in HOSTS)
        hooks.set_target(watcher, f"{url}/{number}")


def everything_due():
    now = timezone.now()
    Webhook.objects.update(due_at=now, held_until=None)  # as when the lease of a killed worker is over
    WatchMail.objects.filter(mailed_at=None).update(mail_due_at=now)
    WatchMail.objects.filter(mailed_at__isnull=False).update(mailed_at=F("mailed_at") - MAIL_EVERY)
    Watcher.objects.update(look_at=now)


def is_settled(now):
    """Everybody was told what is so now."""
    if WebhookBatch.objects.exists() or WatchMail.objects.filter(mailed_at=None).exists():
        return False
    for watch in Watch.objects.all():
        for state in (watch.mailed_state, watch.hooked_state):
            if not state or any(state["answers"][one] != now[watch.host, one] for one in CHECKED):
                return False
    return True


@pytest.fixture
def send():
    def send_tasks():
        with app.connection_for_write() as connection:
            for name in ("agentauth.tasks.mail_watchers", "protocols.webhooks.tasks.send_webhooks"):
                app.send_task(name, queue="robots", connection=connection)

    return send_tasks


@pytest.mark.soak
@pytest.mark.django_db(transaction=True)
def test_fifty_kills_lose_and_double_nothing(start, send, worker_env, sample_web, scripted_site):
    moment = random.Random()
    by_hook, by_mail = Told(), Told()

    async def take(request):
        data = await request.json()
        if challenge := data["data"].get("challenge"):
            return web.json_response({"challenge": challenge})
        by_hook.note(request.path, request.headers["webhook-id"], moves_of_body(data))
        await asyncio.sleep(moment.uniform(0, 0.1))  # so that kills meet open requests
        return web.Response(status=204)

    scripted_site.handler = take
    port = free_port()
    worker_env |= {
        "SECRET_KEY": settings.SECRET_KEY,
        "EMAIL_URL": f"smtps://localhost:{port}",
        "SSL_CERT_FILE": str(sample_web.ca_bundle),
        "PROBE_SIGNING": "off",
    }
    words = ("worker", "-Q", "robots", "-c", "1", *ALONE)
    begun = publish(moment)
    with mail_server(port, sample_web._authority.context("localhost")) as server:
        make_watchers(f"https://{scripted_site.host}")
        worker = start(*words, log="first")
        until(lambda: send() or time.sleep(0.5) or is_settled(begun))
        os.killpg(worker.pid, signal.SIGKILL)
        worker.wait()
        now = begun

        def total():
            return len(server.mails) + sum(map(len, by_hook.first.values())) + by_hook.again

        for number in range(KILLS):
            now = publish(moment)
            everything_due()
            seen = total()
            worker = start(*words, log=f"worker{number}")
            send()
            until(lambda seen=seen: total() > seen)
            time.sleep(moment.uniform(0, 0.5))  # the moment of death is the test's, not a wait for anything
            os.killpg(worker.pid, signal.SIGKILL)
            worker.wait()
        start(*words, log="last")
        until(lambda: everything_due() or send() or time.sleep(0.5) or is_settled(now))
        for mail in server.mails:
            by_mail.note(mail["To"], mail["Message-ID"], moves_of_mail(mail.get_content()))
    for told in (by_hook, by_mail):
        assert len(told.first) == WATCHERS
        told.hold(begun, now)
        print(sum(map(len, told.first.values())), "told,", told.again, "of them again under the same id")  # noqa: T201
