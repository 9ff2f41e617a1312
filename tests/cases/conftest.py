"""Every case, probed once for the whole run."""

import asyncio
from contextlib import ExitStack

import pytest
import uvloop

from config.env import parse_connect_to
from probes.net.http.client import Policy
from probes.net.http.failures import DnsFailed
from probes.net.policy import tls_context
from tests.sites.cases import CASES
from tests.visiting import visit

AT_A_TIME = 32  # With more sites, a busy machine makes them time out


class Names:
    async def lookup(self, host):
        addresses = next((case.addresses for case in CASES if case.host == host), ())
        if not addresses:
            raise DnsFailed("the name has no address")
        return addresses


@pytest.fixture(scope="session")
def case_visits(sample_web):
    with ExitStack() as stack:
        for case in CASES:
            if case.site is None:
                continue
            stack.enter_context(
                sample_web.serving(case.host, case.site(f"https://{case.host}"), case.transport)
            )
            for name, build in case.others.items():
                other = name.format(case.host)
                stack.enter_context(sample_web.serving(other, build(f"https://{other}")))
        policy = Policy(
            user_agent="AgentReadinessIndex/1.9 (+https://index.test/bot)",
            connect_to=parse_connect_to(sample_web.connect_to),
            tls=tls_context(sample_web.ca_bundle),
            host_delay=0.0,
            resolver=Names(),
        )

        slots = asyncio.Semaphore(AT_A_TIME)

        async def of(case):
            async with slots:
                for _ in range(case.visits):
                    evidence = await visit(case.host, policy, case.limits)
            return case.id, evidence

        async def all_of_them():
            return dict(await asyncio.gather(*map(of, CASES)))

        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:  # as the probe runs
            return runner.run(all_of_them())
