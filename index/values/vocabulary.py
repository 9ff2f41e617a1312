"""Closed sets of values, and their labels. Standard library only."""

from enum import IntEnum, StrEnum

# Names from Unicode's CLDR, the shorter one where there are two.
# Without "UK" and "XK".
COUNTRIES = {
    "AD": "Andorra", "AE": "United Arab Emirates", "AF": "Afghanistan", "AG": "Antigua and Barbuda",
    "AI": "Anguilla", "AL": "Albania", "AM": "Armenia", "AO": "Angola", "AQ": "Antarctica", "AR": "Argentina",
    "AS": "American Samoa", "AT": "Austria", "AU": "Australia", "AW": "Aruba", "AX": "Åland Islands",
    "AZ": "Azerbaijan", "BA": "Bosnia and Herzegovina", "BB": "Barbados", "BD": "Bangladesh", "BE": "Belgium",
    "BF": "Burkina Faso", "BG": "Bulgaria", "BH": "Bahrain", "BI": "Burundi", "BJ": "Benin",
    "BL": "St. Barthélemy", "BM": "Bermuda", "BN": "Brunei", "BO": "Bolivia", "BQ": "Caribbean Netherlands",
    "BR": "Brazil", "BS": "Bahamas", "BT": "Bhutan", "BV": "Bouvet Island", "BW": "Botswana", "BY": "Belarus",
    "BZ": "Belize", "CA": "Canada", "CC": "Cocos (Keeling) Islands", "CD": "Congo (Kinshasa)",
    "CF": "Central African Republic", "CG": "Congo (Brazzaville)", "CH": "Switzerland", "CI": "Côte d'Ivoire",
    "CK": "Cook Islands", "CL": "Chile", "CM": "Cameroon", "CN": "China", "CO": "Colombia",
    "CR": "Costa Rica", "CU": "Cuba", "CV": "Cape Verde", "CW": "Curaçao", "CX": "Christmas Island",
    "CY": "Cyprus", "CZ": "Czechia", "DE": "Germany", "DJ": "Djibouti", "DK": "Denmark", "DM": "Dominica",
    "DO": "Dominican Republic", "DZ": "Algeria", "EC": "Ecuador", "EE": "Estonia", "EG": "Egypt",
    "EH": "Western Sahara", "ER": "Eritrea", "ES": "Spain", "ET": "Ethiopia", "FI": "Finland", "FJ": "Fiji",
    "FK": "Falkland Islands", "FM": "Micronesia", "FO": "Faroe Islands", "FR": "France", "GA": "Gabon",
    "GB": "United Kingdom", "GD": "Grenada", "GE": "Georgia", "GF": "French Guiana", "GG": "Guernsey",
    "GH": "Ghana", "GI": "Gibraltar", "GL": "Greenland", "GM": "Gambia", "GN": "Guinea", "GP": "Guadeloupe",
    "GQ": "Equatorial Guinea", "GR": "Greece", "GS": "South Georgia and South Sandwich Islands",
    "GT": "Guatemala", "GU": "Guam", "GW": "Guinea-Bissau", "GY": "Guyana", "HK": "Hong Kong",
    "HM": "Heard and McDonald Islands", "HN": "Honduras", "HR": "Croatia", "HT": "Haiti", "HU": "Hungary",
    "ID": "Indonesia", "IE": "Ireland", "IL": "Israel", "IM": "Isle of Man", "IN": "India",
    "IO": "British Indian Ocean Territory", "IQ": "Iraq", "IR": "Iran", "IS": "Iceland", "IT": "Italy",
    "JE": "Jersey", "JM": "Jamaica", "JO": "Jordan", "JP": "Japan", "KE": "Kenya", "KG": "Kyrgyzstan",
    "KH": "Cambodia", "KI": "Kiribati", "KM": "Comoros", "KN": "St. Kitts and Nevis", "KP": "North Korea",
    "KR": "South Korea", "KW": "Kuwait", "KY": "Cayman Islands", "KZ": "Kazakhstan", "LA": "Laos",
    "LB": "Lebanon", "LC": "St. Lucia", "LI": "Liechtenstein", "LK": "Sri Lanka", "LR": "Liberia",
    "LS": "Lesotho", "LT": "Lithuania", "LU": "Luxembourg", "LV": "Latvia", "LY": "Libya", "MA": "Morocco",
    "MC": "Monaco", "MD": "Moldova", "ME": "Montenegro", "MF": "St. Martin", "MG": "Madagascar",
    "MH": "Marshall Islands", "MK": "North Macedonia", "ML": "Mali", "MM": "Myanmar", "MN": "Mongolia",
    "MO": "Macao", "MP": "Northern Mariana Islands", "MQ": "Martinique", "MR": "Mauritania",
    "MS": "Montserrat", "MT": "Malta", "MU": "Mauritius", "MV": "Maldives", "MW": "Malawi", "MX": "Mexico",
    "MY": "Malaysia", "MZ": "Mozambique", "NA": "Namibia", "NC": "New Caledonia", "NE": "Niger",
    "NF": "Norfolk Island", "NG": "Nigeria", "NI": "Nicaragua", "NL": "Netherlands", "NO": "Norway",
    "NP": "Nepal", "NR": "Nauru", "NU": "Niue", "NZ": "New Zealand", "OM": "Oman", "PA": "Panama",
    "PE": "Peru", "PF": "French Polynesia", "PG": "Papua New Guinea", "PH": "Philippines", "PK": "Pakistan",
    "PL": "Poland", "PM": "St. Pierre and Miquelon", "PN": "Pitcairn Islands", "PR": "Puerto Rico",
    "PS": "Palestinian Territories", "PT": "Portugal", "PW": "Palau", "PY": "Paraguay", "QA": "Qatar",
    "RE": "Réunion", "RO": "Romania", "RS": "Serbia", "RU": "Russia", "RW": "Rwanda", "SA": "Saudi Arabia",
    "SB": "Solomon Islands", "SC": "Seychelles", "SD": "Sudan", "SE": "Sweden", "SG": "Singapore",
    "SH": "St. Helena", "SI": "Slovenia", "SJ": "Svalbard and Jan Mayen", "SK": "Slovakia",
    "SL": "Sierra Leone", "SM": "San Marino", "SN": "Senegal", "SO": "Somalia", "SR": "Suriname",
    "SS": "South Sudan", "ST": "São Tomé and Príncipe", "SV": "El Salvador", "SX": "Sint Maarten",
    "SY": "Syria", "SZ": "Eswatini", "TC": "Turks and Caicos Islands", "TD": "Chad",
    "TF": "French Southern Territories", "TG": "Togo", "TH": "Thailand", "TJ": "Tajikistan", "TK": "Tokelau",
    "TL": "Timor-Leste", "TM": "Turkmenistan", "TN": "Tunisia", "TO": "Tonga", "TR": "Türkiye",
    "TT": "Trinidad and Tobago", "TV": "Tuvalu", "TW": "Taiwan", "TZ": "Tanzania", "UA": "Ukraine",
    "UG": "Uganda", "UM": "U.S. Outlying Islands", "US": "United States", "UY": "Uruguay", "UZ": "Uzbekistan",
    "VA": "Vatican City", "VC": "St. Vincent and Grenadines", "VE": "Venezuela",
    "VG": "British Virgin Islands", "VI": "U.S. Virgin Islands", "VN": "Vietnam", "VU": "Vanuatu",
    "WF": "Wallis and Futuna", "WS": "Samoa", "YE": "Yemen", "YT": "Mayotte", "ZA": "South Africa",
    "ZM": "Zambia", "ZW": "Zimbabwe",
}  # fmt: skip


_WORDS = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)


def in_words(count: int) -> str:
    return _WORDS[count] if count < len(_WORDS) else str(count)


VERSION = "1.13.0"


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


class McpTransport(StrEnum):
    """How an MCP server is reached, as the protocol names it."""

    STREAMABLE_HTTP = "streamable-http"
    SSE = "sse"


class McpVersion(StrEnum):
    """Versions of MCP, oldest first."""

    FIRST = "2024-11-05"
    MARCH_2025 = "2025-03-26"
    JUNE_2025 = "2025-06-18"
    NOVEMBER_2025 = "2025-11-25"
    STATELESS = "2026-07-28"


class McpAuth(StrEnum):
    """What an MCP server wants before it lists its tools."""

    NONE = "none"
    OAUTH = "oauth"
    """Its metadata and an authorization server say how to get a token."""
    CREDENTIALS = "credentials"
    """Nothing valid says how to get them."""


class ClientRegistration(StrEnum):
    """How a client that nobody knows yet registers with an authorization server."""

    CIMD = "cimd"
    """By its Client ID Metadata Document."""
    DCR = "dcr"
    """By Dynamic Client Registration (RFC 7591)."""
    NONE = "none"


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

    @property
    def label(self) -> str:
        return _KINDS[self.value][0]

    @property
    def meaning(self) -> str:
        return _KINDS[self.value][1]


_KINDS = {
    "business": ("Business", "A firm's own site: what it offers, and how to reach it."),
    "ecommerce": ("Shop", "It sells goods online, with a price and a way to order."),
    "saas": ("Software service", "Software that is used over the web, usually with an account."),
    "documentation": ("Documentation", "It explains how to use a product, a program or a standard."),
    "media": ("Media", "News, magazines, video or audio, made by an editorial team."),
    "blog": ("Blog", "Dated articles by a person or a small group."),
    "government": ("Government", "A public authority, with its services and its rules."),
    "education": ("Education", "A school, a university, or courses."),
    "nonprofit": ("Non-profit", "A charity, an association or a foundation."),
    "personal": ("Personal site", "One person's own pages."),
    "community": ("Community", "People write to each other here, as in a forum."),
    "directory": ("Directory", "A list of other things: sites, firms, jobs or places."),
    "tool": ("Tool", "It does one job on the page, such as converting, calculating or looking up."),
    "other": ("Other", "None of the other categories."),
}


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


# Actions that make a site transactional.
CHANGING_ACTIONS = frozenset(
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


class CheckId(StrEnum):
    """Every check that a report shows, in the order in which it shows them."""

    MARKDOWN_NEGOTIATION = "markdown_negotiation"
    MARKDOWN_TWIN = "markdown_twin"
    LLMS_TXT = "llms_txt"
    API_CATALOG = "api_catalog"
    MCP_SERVER = "mcp_server"
    MCP_SERVER_CARD = "mcp_server_card"
    WEBMCP = "webmcp"
    READABLE_WITHOUT_SCRIPT = "readable_without_script"
    AGENTS_ADMITTED = "agents_admitted"
    MARKDOWN_INSIDE = "markdown_inside"


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
