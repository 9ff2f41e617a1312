"""Each request has its own caller, so that the daily limit hides nothing."""

import os
from ipaddress import IPv4Address
from random import SystemRandom

import schemathesis
from schemathesis.generation.meta import TestPhase

_seen = set()


@schemathesis.hook
def filter_case(context, case):
    """With ONE_OF_A_KIND, of requests that try the same at the same place, the first stands for all."""
    if "ONE_OF_A_KIND" not in os.environ or case.meta is None or case.meta.phase.name != TestPhase.COVERAGE:
        return True
    tried = case.meta.phase.data
    kind = (case.operation.label, tried.scenario, tried.parameter, tried.location, tried.description)
    is_new = kind not in _seen
    _seen.add(kind)
    return is_new


@schemathesis.hook
def before_call(context, case, kwargs):
    case.headers["X-Forwarded-For"] = str(IPv4Address(SystemRandom().randrange(2**32)))


@schemathesis.check
def unavailable_is_what_is_switched_off(ctx, response, case):
    """A failure of ours is a 503 too, which schemathesis.toml lets /check answer."""
    if case.operation.path == "/check" and response.status_code == 503:
        assert "Live checks are switched off" in response.text
