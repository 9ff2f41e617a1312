"""What the pages about the service itself are filled with: who the probe is, whom to reach, and the limits."""

from typing import Any

from django.conf import settings

from agentauth import quota
from probes.consent.groups import TOKEN
from probes.net.policy import PRODUCT


def bot() -> dict[str, Any]:
    """Return the data of /bot."""
    return {
        "user_agent": f"{PRODUCT} (+{settings.BASE_URL}/bot)",
        "token": TOKEN,
        "delay": f"{settings.PROBE_HOST_DELAY:g}",
        "contact": settings.CONTACT_EMAIL,
    }


def terms() -> dict[str, Any]:
    """Return the data of /terms."""
    return {"anonymous": quota.ANONYMOUS_DAILY, "contact": settings.CONTACT_EMAIL}


def privacy() -> dict[str, Any]:
    """Return the data of /privacy."""
    return {"contact": settings.CONTACT_EMAIL}
