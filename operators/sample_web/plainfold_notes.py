"""Plainfold: answers every URL but three with the same markdown."""

from aiohttp import web

from operators.sample_web.site import Handler, SampleSite, answering
from operators.sample_web.website import MARKDOWN, Look, SamplePage, prefers_markdown

HOST = "plainfold.test"
ABOUT_US = "Plain text notes, folded into outlines and synced between your machines."
LOOK = Look(
    name="Plainfold",
    menu={"/": "Plainfold", "/pricing": "Pricing", "/sign-up": "Sign up"},
    footer="Plainfold, made by two people in Montréal, Canada.",
)
NOTE = SamplePage(
    """# Plainfold: notes that stay plain

Plainfold keeps your notes as plain text files, folds them into outlines, and syncs them between your
machines.

- [Pricing](https://plainfold.test/pricing)
- [Sign up](https://plainfold.test/sign-up)
""",
    MARKDOWN,
)
HOME = """<h1>Notes that stay plain</h1>
<p>Plainfold keeps your notes as plain text files, folds them into outlines, and syncs
them between your machines.</p><p>
<a href="/sign-up">Sign up</a>, or read about <a href="/pricing">pricing</a>.</p>"""
PRICING = "<h1>Pricing</h1><p>Three dollars a month for sync. The app itself is free.</p>"
SIGN_UP = """<h1>Sign up</h1><form method="post" action="/sign-up">
<label>Email <input type="email" name="email"></label>
<label>Password <input type="password" name="password" autocomplete="new-password"></label>
<button>Create account</button></form>"""
PAGES = {
    "/": SamplePage(LOOK.page("Plainfold - Notes that stay plain", HOME, description=ABOUT_US)),
    "/pricing": SamplePage(LOOK.page("Pricing - Plainfold", PRICING)),
    "/sign-up": SamplePage(LOOK.page("Sign up - Plainfold", SIGN_UP)),
}


def build() -> Handler:
    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        page = PAGES.get(request.path)
        if request.path == "/robots.txt":
            return web.Response(status=404, text="no rules\n")
        if page is None or request.method == "POST" or prefers_markdown(request.headers.get("Accept", "")):
            return NOTE.response()
        return page.response()

    return answer


SITE = SampleSite(
    host=HOST,
    character="A site that serves the same good markdown at every path, so that none of it means anything.",
    expected=answering(listed=False, tier=None),
    build=build,
)
