"""Harrow & Finch: a savings bank with nothing but an llms.txt for agents."""

from aiohttp import web

from index.values.vocabulary import CheckId, Tier
from operators.sample_web.site import Handler, SampleSite, answering
from operators.sample_web.website import PLAIN, Look, Website, json_ld

HOST = "harrow-and-finch.test"
ABOUT_US = "Savings accounts, bonds and mortgages from a bank in Edinburgh, with every rate published."
LOOK = Look(
    name="Harrow & Finch Savings Bank",
    menu={
        "/": "Personal",
        "/savings": "Savings",
        "/mortgages": "Mortgages",
        "/log-in": "Log in",
        "/complaints": "Complaints",
    },
    footer="Harrow &amp; Finch Savings Bank plc. Deposits are protected up to £120,000.",
    style="body{font-family:Helvetica,Arial,sans-serif;color:#10243f}",
)
BANK = {
    "@type": "BankOrCreditUnion",
    "name": "Harrow & Finch Savings Bank",
    "url": f"https://{HOST}/",
    "address": {"@type": "PostalAddress", "addressLocality": "Edinburgh", "addressCountry": "GB"},
}
HOME = """<h1>Savings that keep their word</h1>
<p>We have looked after savings since 1842. We publish every rate, explain every charge, and answer the
telephone.</p>
<table><caption>Today's rates</caption>
<tr><th>Easy access</th><td>3.10 % AER</td></tr><tr><th>One-year bond</th><td>4.05 % AER</td></tr><tr>
<th>Children's account</th><td>4.50 % AER</td></tr></table>
<p><a href="/savings">Compare savings accounts</a>. <a href="/mortgages">See what you could borrow</a>.</p>"""
SAVINGS = """<h1>Savings accounts</h1>
<p>Easy access pays interest every month and has no minimum balance. A bond keeps your
money for one year and pays more for it.</p>
<p>To open an account you need an identity document and a UK address.</p>"""
MORTGAGES = """<h1>Mortgages</h1>
<p>We lend up to 85 % of the value of a home. Your home may be repossessed if you do not keep up
repayments.</p>
<form action="/mortgages/estimate" method="get">
<label>Price of the home <input name="price" inputmode="numeric"></label>
<label>Your deposit <input name="deposit" inputmode="numeric"></label><button>Get an estimate</button>
</form>"""
LOG_IN = """<h1>Log in</h1><form method="post" action="/log-in">
<label>Customer number <input name="customer" autocomplete="username"></label>
<label>Passphrase <input type="password" name="passphrase" autocomplete="current-password"></label>
<button>Log in</button></form>"""
COMPLAINTS = """<h1>Complaints</h1>
<p>Write to us and a person answers within three working days. If we cannot agree, the Financial
Ombudsman Service decides free of charge.</p>"""
LLMS = f"""# Harrow & Finch Savings Bank

> A savings bank in Edinburgh. Rates are published daily; accounts are opened by a person, never by a program.

- [Savings accounts](https://{HOST}/savings): rates and conditions
- [Mortgages](https://{HOST}/mortgages): what we lend and to whom
- [Complaints](https://{HOST}/complaints): how to reach a person
"""


def _refuse_log_in(_: web.BaseRequest) -> web.Response:
    body = "<h1>We could not log you in</h1><p>Check your customer number and passphrase.</p>"
    return web.Response(text=LOOK.page("Log in | Harrow & Finch", body), status=401, content_type="text/html")


def build() -> Handler:
    site = Website(
        LOOK.page(
            "Page not found | Harrow & Finch",
            "<h1>We cannot find that page</h1><p>Please check the address.</p>",
        )
    )
    site.page(
        "/",
        LOOK.page(
            "Personal banking and savings | Harrow & Finch Savings Bank",
            HOME,
            head=json_ld(BANK),
            description=ABOUT_US,
        ),
    )
    site.page("/savings", LOOK.page("Savings accounts | Harrow & Finch", SAVINGS))
    site.page("/mortgages", LOOK.page("Mortgages | Harrow & Finch", MORTGAGES))
    site.page("/log-in", LOOK.page("Log in | Harrow & Finch", LOG_IN))
    site.page("/complaints", LOOK.page("Complaints | Harrow & Finch", COMPLAINTS))
    site.page("/llms.txt", LLMS, PLAIN)
    site.page("/robots.txt", "User-agent: *\nDisallow: /log-in\n", PLAIN)
    site.view("POST", "/log-in", _refuse_log_in)
    return site


SITE = SampleSite(
    host=HOST,
    character="A serious bank with an llms.txt alone: one signal, and not a strong one, so it is not listed.",
    expected=answering(CheckId.LLMS_TXT, listed=False, tier=Tier.PROBE_VERIFIED),
    build=build,
)
