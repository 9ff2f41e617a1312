"""Ledgerwell: bookkeeping software whose MCP server requires credentials."""

from aiohttp import web

from index.values.vocabulary import CardState, CheckId, Tier
from operators.sample_web.site import Handler, SampleSite, answering
from operators.sample_web.website import LINKSET, PLAIN, Look, Website, json_ld

HOST = "ledgerwell.test"
METADATA = f"https://{HOST}/.well-known/oauth-protected-resource/mcp"
ABOUT_US = "Bookkeeping software for small companies: invoices, payments and a month that closes itself."
LOOK = Look(
    name="Ledgerwell",
    menu={
        "/": "Product",
        "/pricing": "Pricing",
        "/developers": "Developers",
        "/log-in": "Log in",
        "/sign-up": "Sign up",
    },
    footer="Ledgerwell GmbH, Karl-Heine-Straße 30, 04229 Leipzig, Germany.",
    style="body{font-family:system-ui,sans-serif}h1{color:#3b2f8f}",
)
APPLICATION = {
    "@type": "SoftwareApplication",
    "name": "Ledgerwell",
    "applicationCategory": "BusinessApplication",
    "operatingSystem": "Web",
    "publisher": {
        "@type": "Organization",
        "name": "Ledgerwell GmbH",
        "address": {"@type": "PostalAddress", "addressLocality": "Leipzig", "addressCountry": "DE"},
    },
    "offers": {"@type": "Offer", "price": "14.00", "priceCurrency": "EUR"},
}
HOME = """<h1>Bookkeeping that closes itself</h1>
<p>Ledgerwell reads invoices, matches payments and hands your accountant a finished month. Your agents may
help: they work
with your permissions, and every entry says who made it.</p>
<p><a href="/sign-up">Start a free month</a> or <a href="/pricing">see the price</a>.</p>"""
PRICING = (
    "<h1>Pricing</h1><table><tr><th>Solo</th><td>€14 a month</td></tr><tr><th>Team</th><td>€39 a "
    "month</td></tr></table>"
)
DEVELOPERS = """<h1>Developers</h1>
<p>Everything in Ledgerwell has an API. Tokens are made in your account under Access; the MCP
server at <code>/mcp</code> takes the same tokens.</p>"""
SIGN_UP = """<h1>Start a free month</h1><form method="post" action="/sign-up">
<label>Work email <input type="email" name="email" autocomplete="email"></label>
<label>Company <input name="organization" autocomplete="organization"></label><button>Create account</button>
</form>"""
LOG_IN = """<h1>Log in</h1><form method="post" action="/log-in"><label>Email <input type="email" name="email">
</label>
<label>Password <input type="password" name="password"></label><button>Log in</button></form>"""
LLMS = f"""# Ledgerwell

> Bookkeeping software for small companies, with an API for everything and an MCP server for customers.

## Developers

- [API and MCP](https://{HOST}/developers): how to get a token
- [Pricing](https://{HOST}/pricing): two plans
"""
CATALOG = {
    "linkset": [
        {
            "anchor": f"https://{HOST}/api",
            "service-doc": [{"href": f"https://{HOST}/developers", "type": "text/html"}],
        },
        {"anchor": f"https://{HOST}/.well-known/api-catalog", "item": [{"href": f"https://{HOST}/api"}]},
    ]
}
CARD = {
    "mcp_version": "2025-11-25",
    "server_name": "Ledgerwell",
    "server_version": "4.2.0",
    "endpoints": {"streamable_http": f"https://{HOST}/mcp"},
}
ISSUER = {
    "issuer": f"https://{HOST}/",
    "authorization_endpoint": f"https://{HOST}/log-in",
    "token_endpoint": f"https://{HOST}/oauth/token",
    "registration_endpoint": f"https://{HOST}/oauth/register",
    "response_types_supported": ["code"],
    "code_challenge_methods_supported": ["S256"],
}


def _ask_for_token(_: web.BaseRequest) -> web.Response:
    challenge = f'Bearer resource_metadata="{METADATA}", scope="ledger.read"'
    return web.json_response({"error": "invalid_token"}, status=401, headers={"WWW-Authenticate": challenge})


def build() -> Handler:
    site = Website(LOOK.page("Unbalanced | Ledgerwell", "<h1>This page does not add up</h1>"))
    site.page(
        "/",
        LOOK.page(
            "Ledgerwell: Bookkeeping that closes itself",
            HOME,
            head=json_ld(APPLICATION),
            description=ABOUT_US,
        ),
    )
    site.page("/pricing", LOOK.page("Pricing | Ledgerwell", PRICING))
    site.page("/developers", LOOK.page("Developers | Ledgerwell", DEVELOPERS))
    site.page("/sign-up", LOOK.page("Sign up | Ledgerwell", SIGN_UP))
    site.page("/log-in", LOOK.page("Log in | Ledgerwell", LOG_IN))
    site.thank("/sign-up", LOOK.page("Welcome | Ledgerwell", "<h1>Your books are open</h1>"))
    site.page("/llms.txt", LLMS, PLAIN)
    site.data(
        "/.well-known/api-catalog", CATALOG, LINKSET, Link='</.well-known/api-catalog>; rel="api-catalog"'
    )
    site.data("/.well-known/mcp/server-card.json", CARD)
    resource = {
        "resource": f"https://{HOST}/mcp",
        "authorization_servers": [f"https://{HOST}/"],
        "scopes_supported": ["ledger.read"],
    }
    site.data("/.well-known/oauth-protected-resource/mcp", resource)
    site.data("/.well-known/oauth-authorization-server", ISSUER)
    for method in ("GET", "POST"):
        site.view(method, "/mcp", _ask_for_token)
    return site


SITE = SampleSite(
    host=HOST,
    character="Software whose MCP server is alive and asks for a token: unknown, not no, and the card is "
    "present.",
    expected=answering(
        CheckId.LLMS_TXT,
        CheckId.API_CATALOG,
        unknown=(CheckId.MCP_SERVER,),
        listed=True,
        tier=Tier.PROBE_VERIFIED,
        card=CardState.PRESENT,
    ),
    build=build,
)
