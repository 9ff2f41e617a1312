"""robots.txt and the other ways to say no (H61 to H68)."""

from itertools import count

from aiohttp import web

from operators.sample_web.website import PLAIN, SamplePage
from tests.sites.cases.case import Case, could_not_ask, declined, yes
from tests.sites.cases.content import LLMS_TXT
from tests.sites.cases.making import LLMS, before, home, html_page, moved, shop

OURS = "User-agent: AgentReadinessIndex\n"
ALL = "User-agent: *\n"
YES, NO = "Content-Signal: ai-input=yes\n", "Content-Signal: ai-input=no\n"


def says(robots, **headers):
    """The overview is only read when we may go on."""
    return lambda _: shop({"/robots.txt": robots, "/llms.txt": LLMS}, **headers)


def refuses(case_id, title, robots, why="content_signal"):
    return Case(id=case_id, title=title, site=says(robots), **declined(why))


def allows(case_id, title, robots, *, declares=False):
    return Case(
        id=case_id,
        title=title,
        site=says(robots),
        truth={LLMS_TXT: yes()},
        finding={"declares_agent_access": declares},
    )


def hops(number):
    files = {f"/r{n}": moved(f"/r{n - 1}" if n > 1 else "/rules.txt") for n in range(1, number)}
    return lambda _: shop(
        {
            "/robots.txt": moved(f"/r{number - 1}"),
            **files,
            "/rules.txt": f"{ALL}Disallow: /\n",
            "/llms.txt": LLMS,
        }
    )


def changing(_):
    visits, pages = count(), shop({"/llms.txt": LLMS})

    def robots(request: web.BaseRequest) -> SamplePage | None:
        return (
            SamplePage(ALL + (NO if next(visits) else YES), PLAIN) if request.path == "/robots.txt" else None
        )

    return before(robots, pages)


CASES = (
    refuses(
        "H61", "yes for everybody first, and no for us later", f"{ALL}{YES}Allow: /\n\n{OURS}{NO}Allow: /\n"
    ),
    allows("H61b", "no for everybody first, and yes for us later", f"{ALL}{NO}\n{OURS}{YES}", declares=True),
    refuses(
        "H62",
        "everybody and another agent in one group that says no",
        f"{ALL}User-agent: OtherBot\n{NO}Allow: /\n",
    ),
    refuses("H62b", "another agent and everybody, the other way round", f"User-agent: OtherBot\n{ALL}\n{NO}"),
    refuses("H63a", "a no before any group", f"{NO}\n{ALL}Allow: /\n"),
    refuses(
        "H63b",
        "a no with blanks, capitals, a comment and other signals",
        "# ours\nuser-AGENT : *   # all\n\n\n  CONTENT-signal :  search=YES ,ai-train = no,  AI-Input = No # "
        "please\n",
    ),
    refuses("H63c", "yes and no in one group", f"{ALL}{YES}{NO}"),
    refuses("H63d", "no, then yes, in two groups for everybody", f"{ALL}{NO}\n{ALL}{YES}"),
    refuses(
        "H63e", "Content-Usage that refuses", f"{ALL}Content-Usage: train-ai=n, ai-use=n\n", "content_usage"
    ),
    allows(
        "H63f",
        "a no that stands in a comment",
        f"{ALL}# Content-Signal: ai-input=no\nAllow: / # ai-input=no\n",
    ),
    allows(
        "H64a", "a no for another agent by name", f"User-agent: GPTBot\n{NO}Disallow: /\n\n{ALL}Allow: /\n"
    ),
    allows("H64b", "a yes for another agent by name", f"User-agent: GPTBot\n{YES}\n{ALL}Allow: /\n"),
    Case(
        id="H65a",
        title="robots.txt that fails",
        site=lambda _: shop({"/robots.txt": SamplePage("", PLAIN, 503), "/llms.txt": LLMS}),
        **could_not_ask("robots_server_error"),
    ),
    Case(
        id="H65b",
        title="robots.txt that is gone",
        site=lambda _: shop({"/robots.txt": SamplePage("", PLAIN, 410), "/llms.txt": LLMS}),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="H65c",
        title="an HTML page as robots.txt",
        site=lambda _: shop({"/robots.txt": html_page(home(body="<p>Disallow: /</p>")), "/llms.txt": LLMS}),
        truth={LLMS_TXT: yes()},
    ),
    Case(id="H65d", title="robots.txt behind four redirects", site=hops(4), **declined("robots_disallow")),
    Case(id="H65e", title="robots.txt behind seven redirects", site=hops(7), truth={LLMS_TXT: yes()}),
    Case(id="H66", title="a yes that becomes a no", site=changing, visits=2, **declined("content_signal")),
    Case(
        id="H67a",
        title="noai in a meta tag",
        site=lambda _: shop({"/llms.txt": LLMS}, head='<meta name="robots" content="index, noai">'),
        **declined("noai_meta"),
    ),
    Case(
        id="H67b",
        title="noai in a header",
        site=says(f"{ALL}Allow: /\n", X_Robots_Tag="noai, noimageai"),
        **declined("noai_header"),
    ),
    Case(
        id="H67c", title="noimageai alone", site=says("", X_Robots_Tag="noimageai"), truth={LLMS_TXT: yes()}
    ),
    allows(
        "H68",
        "signals of a network that say nothing of AI input",
        f"{ALL}Content-Signal: search=yes,ai-train=no,use=reference\nAllow: /\n",
    ),
    refuses(
        "H68b",
        "Disallow of everything for us alone",
        f"{ALL}Allow: /\n\n{OURS}Disallow: /\n",
        "robots_disallow",
    ),
    refuses("H68c", "Disallow of everything for everybody", f"{ALL}Disallow: /\n", "robots_disallow"),
)
