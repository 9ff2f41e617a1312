"""Other well-known resources, one module each."""

from collections.abc import Mapping
from typing import Final

from index.checks.check import Resource, in_order
from index.checks.wellknown import (
    a2a_agent_card,
    agent_skills,
    ai_catalog,
    ard,
    auth_md,
    oauth_authorization_server,
    oauth_protected_resource,
    openapi,
    ucp,
    web_bot_auth,
    x402,
)
from index.values.vocabulary import WellKnown

RESOURCES: Final[Mapping[WellKnown, Resource]] = in_order(
    WellKnown,
    (
        a2a_agent_card.RESOURCE,
        agent_skills.RESOURCE,
        oauth_protected_resource.RESOURCE,
        oauth_authorization_server.RESOURCE,
        auth_md.RESOURCE,
        ucp.RESOURCE,
        ard.RESOURCE,
        ai_catalog.RESOURCE,
        web_bot_auth.RESOURCE,
        openapi.RESOURCE,
        x402.RESOURCE,
    ),
)
