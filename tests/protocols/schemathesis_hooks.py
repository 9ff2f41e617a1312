"""Each request has its own caller, so that the daily limit hides nothing."""

from ipaddress import IPv4Address
from random import SystemRandom

import schemathesis


@schemathesis.hook
def before_call(context, case, kwargs):
    case.headers["X-Forwarded-For"] = str(IPv4Address(SystemRandom().randrange(2**32)))
