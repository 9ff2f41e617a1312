"""The data of /bot, /terms and /privacy."""

from typing import Any

from django.conf import settings

from agentauth import quota
from probes.consent.groups import TOKEN
from probes.live import line
from probes.live import pace as live
from probes.net.policy import PRODUCT


def bot() -> dict[str, Any]:
    return {
        "user_agent": f"{PRODUCT} (+{settings.BASE_URL}/bot)",
        "token": TOKEN,
        "delay": f"{settings.PROBE_HOST_DELAY:g}",
        "live_delay": f"{min(settings.PROBE_HOST_DELAY, live.HOST_DELAY):g}",
        "live_seconds": int(live.VISIT_SECONDS),
        "an_hour": line.AN_HOUR * settings.PROBE_PER_PLATFORM,
        "live_rest": int(line.REST.total_seconds()),
        "contact": settings.CONTACT_EMAIL,
    }


def terms() -> dict[str, Any]:
    return {"anonymous": quota.ANONYMOUS_DAILY, "contact": settings.CONTACT_EMAIL}


def privacy() -> dict[str, Any]:
    return {"contact": settings.CONTACT_EMAIL}
