"""Other well-known resources: reported, never scored."""

from collections.abc import Mapping

from index.checks.check import Signal, WellknownResource, in_order
from index.values.vocabulary import WellKnown

RESOURCES: Mapping[WellKnown, WellknownResource] = in_order(
    WellKnown,
    (
        WellknownResource(
            id=WellKnown.A2A_AGENT_CARD, label="A2A agent card", for_agents=True, signal=Signal.FURTHER
        ),
        WellknownResource(
            id=WellKnown.AGENT_SKILLS, label="Agent skills", for_agents=True, signal=Signal.FURTHER
        ),
        WellknownResource(id=WellKnown.OAUTH_PROTECTED_RESOURCE, label="OAuth protected resource"),
        WellknownResource(id=WellKnown.OAUTH_AUTHORIZATION_SERVER, label="OAuth authorization server"),
        WellknownResource(id=WellKnown.AUTH_MD, label="auth.md", for_agents=True),
        WellknownResource(id=WellKnown.UCP, label="Universal Commerce Protocol", for_agents=True),
        WellknownResource(id=WellKnown.ARD, label="Agentic Resource Discovery", for_agents=True),
        WellknownResource(id=WellKnown.AI_CATALOG, label="AI catalog", for_agents=True),
        WellknownResource(id=WellKnown.WEB_BOT_AUTH, label="Web Bot Auth"),
        WellknownResource(id=WellKnown.OPENAPI, label="OpenAPI description"),
        WellknownResource(id=WellKnown.X402, label="x402 payments", for_agents=True),
    ),
)
