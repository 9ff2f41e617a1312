"""Closed sets of values, and their labels. Standard library only."""

from enum import IntEnum, StrEnum
from typing import Final

VERSION: Final = "1.10.0"


class Answer(StrEnum):
    """What a check says. UNKNOWN is never a soft no: it says nothing about the site."""

    YES = "yes"
    NO = "no"
    UNKNOWN = "unknown"

    @property
    def as_bool(self) -> bool | None:
        return {Answer.YES: True, Answer.NO: False, Answer.UNKNOWN: None}[self]


def any_of(*answers: Answer) -> Answer:
    """Three-valued OR, as in SQL."""
    if Answer.YES in answers:
        return Answer.YES
    return Answer.UNKNOWN if Answer.UNKNOWN in answers else Answer.NO


class Outcome(StrEnum):
    """How a probe ended."""

    ANSWERED = "answered"
    DECLINED = "declined"
    COULD_NOT_ASK = "could_not_ask"


class Tier(IntEnum):
    """Verification tiers of the contract."""

    DECLARED = 1
    PROBE_VERIFIED = 2
    BEHAVIOURALLY_VERIFIED = 3

    @property
    def label(self) -> str:
        return {1: "declared", 2: "probe-verified", 3: "behaviourally verified"}[self]


class Generator(StrEnum):
    """What a site is made with, as far as its fixes depend on it."""

    DOCUSAURUS = "Docusaurus"
    HUGO = "Hugo"
    MKDOCS = "MkDocs"
    NEXTJS = "Next.js"
    SHOPIFY = "Shopify"
    SPHINX = "Sphinx"
    STARLIGHT = "Starlight"
    VITEPRESS = "VitePress"
    WORDPRESS = "WordPress"


class Cause(StrEnum):
    """Why an answer, a listing or a tool set changed."""

    SITE = "site"
    """The site answered differently."""
    RUBRIC = "rubric"
    """A new rubric graded the same evidence differently."""


class FoundVia(StrEnum):
    """How a site came to the index. The first route wins and never changes."""

    DECLARED_AGENT_ACCESS = "declared_agent_access"
    PROBE_DISCOVERY = "probe_discovery"
    SUBMISSION = "submission"


class CardState(StrEnum):
    """State of an MCP server card."""

    PRESENT = "present"
    DEAD = "dead"
    ABSENT = "absent"


class EntityType(StrEnum):
    """The contract's `entity_type` values."""

    BUSINESS = "business"
    ECOMMERCE = "ecommerce"
    SAAS = "saas"
    DOCUMENTATION = "documentation"
    MEDIA = "media"
    BLOG = "blog"
    GOVERNMENT = "government"
    EDUCATION = "education"
    NONPROFIT = "nonprofit"
    PERSONAL = "personal"
    COMMUNITY = "community"
    DIRECTORY = "directory"
    TOOL = "tool"
    OTHER = "other"


class Action(StrEnum):
    """What `apparent_actions[].action` may be."""

    SEARCH = "search"
    BUY = "buy"
    ORDER = "order"
    BOOK = "book"
    TRACK = "track"
    QUOTE = "quote"
    CONTACT = "contact"
    REGISTER = "register"
    LOG_IN = "log_in"
    SUBSCRIBE = "subscribe"
    DOWNLOAD = "download"
    DONATE = "donate"
    APPLY = "apply"
    OTHER = "other"


CHANGING_ACTIONS: Final = frozenset(
    {
        Action.BUY,
        Action.ORDER,
        Action.BOOK,
        Action.QUOTE,
        Action.CONTACT,
        Action.REGISTER,
        Action.SUBSCRIBE,
        Action.DONATE,
        Action.APPLY,
    }
)
"""Actions that make a site transactional."""


class CheckId(StrEnum):
    """Every check that a report shows, in the order in which it shows them."""

    MARKDOWN_NEGOTIATION = "markdown_negotiation"
    MARKDOWN_TWIN = "markdown_twin"
    LLMS_TXT = "llms_txt"
    API_CATALOG = "api_catalog"
    MCP_SERVER = "mcp_server"
    MCP_SERVER_CARD = "mcp_server_card"
    WEBMCP = "webmcp"


class WellKnown(StrEnum):
    """Other resources for agents at known addresses: reported in `other_wellknown`, never scored."""

    A2A_AGENT_CARD = "a2a_agent_card"
    AGENT_SKILLS = "agent_skills"
    OAUTH_PROTECTED_RESOURCE = "oauth_protected_resource"
    OAUTH_AUTHORIZATION_SERVER = "oauth_authorization_server"
    AUTH_MD = "auth_md"
    UCP = "ucp"
    ARD = "ard"
    AI_CATALOG = "ai_catalog"
    WEB_BOT_AUTH = "web_bot_auth"
    OPENAPI = "openapi"
    X402 = "x402"
