"""Markdown with more in it, names like errors, and documents nearly of their format (D1 to D21)."""

from index.values.vocabulary import WellKnown
from operators.sample_web.website import HTML, MARKDOWN, SamplePage
from tests.sites.cases.case import Case, no, yes
from tests.sites.cases.content import API, LLMS_TXT, NEGOTIATION, TWINS, llms, negotiating
from tests.sites.cases.documents import linkset
from tests.sites.cases.making import CATALOG, COPY, TEXT, TWIN, accepts_markdown, before, shop

INDEX = "/.well-known/agent-skills/index.json"
SCHEMA = "https://schemas.agentskills.io/discovery/0.2.0/schema.json"
MDX_HEAD = """import { Cards, Card } from "nextra/components"
import Layout from '../layout'

export const metadata = {
  title: "Elm Lane Books",
  description: "Elm Lane Books has bought, mended and sold second-hand books since 1987",
}
{/* This page is
  generated. */}

"""
MDX_TAIL = """
<Cards items={[{ title: "Opening hours", href: "/hours" }]}
  title="Elm Lane Books has bought, mended and sold second-hand books">
  <Card title="Our shelves: paperbacks that fall apart, and titles out of print" href="/shelves" />
</Cards>

export default ({ children }) => <Layout>{children}</Layout>
"""
LOST_IN_FINNISH = (
    "# Elm Lane Books\n\nHakemaasi sivua ei löytynyt. Se on ehkä siirretty tai poistettu palvelimelta. "
    "Palaa takaisin tai kokeile hakua.\n\n- [Etusivulle](/)\n- [Ota yhteyttä](/yhteys)\n"
)
LANGUAGES = ("ar", "cs", "da", "de", "es", "fr", "hu", "it", "ja", "ko", "pl")
OTHER_TEXT = "# Änderungen\n\n- Die Zangen sind jetzt leichter und in drei neuen Größen erhältlich\n" * 3
SKILL = {
    "name": "find-books",
    "type": "skill-md",
    "description": "Finds books.",
    "url": "/.well-known/agent-skills/find-books/SKILL.md",
}


def lost_in(text, asks):
    def answer(request):
        ours = request.path != "/robots.txt" and asks(request)
        return SamplePage(text, MARKDOWN) if ours else None

    return lambda _: before(answer, shop())


def in_languages(template, own):
    """Eleven copies in other languages, and the page's own last."""
    addresses = [(language, template.format(language)) for language in LANGUAGES]
    links = "".join(
        f'<link rel="alternate" type="text/markdown" hreflang="{language}" href="{address}">'
        for language, address in addresses
    )
    links += f'<link rel="alternate" type="text/markdown" hreflang="en" href="{own}">'
    files = dict.fromkeys((address for _, address in addresses), OTHER_TEXT)
    return lambda _: shop({**files, own: COPY}, head=links)


def overview_of(name):
    return llms(
        f"# {name}\n\n> Lost things, brought back to their owners by post.\n\n- [Services](/services): all\n"
    )


def twin_as(media_type):
    return lambda _: shop({TWIN: SamplePage(COPY, media_type)})


def catalog_of(*hrefs):
    return lambda _: shop({CATALOG: linkset({"item": [{"href": href} for href in hrefs]})})


CASES = (
    Case(
        id="D1",
        title="MDX with a heading and components alone, negotiated and as a copy",
        site=lambda _: negotiating(
            f"{MDX_HEAD}# Elm Lane Books\n{MDX_TAIL}",
            otherwise=shop({TWIN: f"{MDX_HEAD}# Elm Lane Books\n{MDX_TAIL}"}),
        ),
        truth={NEGOTIATION: no("too_short"), TWINS: no("too_short")},
    ),
    Case(
        id="D2",
        title="MDX with the page's text, negotiated and as a copy",
        site=lambda _: negotiating(
            f"{MDX_HEAD}{COPY}{MDX_TAIL}", otherwise=shop({TWIN: f"{MDX_HEAD}{COPY}{MDX_TAIL}"})
        ),
        truth={NEGOTIATION: yes(), TWINS: yes()},
    ),
    Case(
        id="D3",
        title="MDX whose imports and components alone make llms.txt long",
        site=llms(f"import A from '{'../' * 12}a'\n\n# Elm\n\n<A title=\"{'books ' * 20}\" />\n\n[a](/b)\n"),
        truth={LLMS_TXT: no("too_short")},
    ),
    Case(
        id="D4",
        title="a copy that explains imports and components in code",
        site=lambda _: shop(
            {TWIN: f"{COPY}\n```js\nimport books from 'books'\nexport const all = {{\n```\nUse `<Books/>`.\n"}
        ),
        truth={TWINS: yes()},
    ),
    Case(
        id="D5",
        title="twelve copies that the page names, its own language last",
        site=in_languages("/copies/{}.md", "/copies/home.md"),
        truth={TWINS: yes()},
    ),
    Case(
        id="D6",
        title="twelve copies that the page names, its own address last",
        site=in_languages("/{}/index.md", TWIN),
        truth={TWINS: yes()},
    ),
    Case(
        id="D7",
        title="an overview of The Not Found Office",
        site=overview_of("The Not Found Office"),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="D8", title="an overview of 404 Records", site=overview_of("404 Records"), truth={LLMS_TXT: yes()}
    ),
    Case(
        id="D9",
        title="an overview of Error Bakery",
        site=overview_of("Error Bakery"),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="D10",
        title="an overview of an office called Not Found",
        site=overview_of("Not Found"),
        truth={LLMS_TXT: yes()},
    ),
    Case(
        id="D11",
        title="a copy of the page of Access Denied Records, which needs scripts",
        site=lambda _: shop(
            {
                "/": SamplePage(
                    "<!doctype html><title>App</title><div id=app></div><script src=/a.js></script>"
                ),
                TWIN: f"# Access Denied Records\n\n{TEXT}\n\n- [Hours](/hours)\n",
            }
        ),
        truth={TWINS: yes()},
    ),
    Case(
        id="D12",
        title="an error page as llms.txt that offers two ways on",
        site=llms("# Page not found\n\nGo [home](/), [search](/search) or [ask us](/contact) for help.\n"),
        truth={LLMS_TXT: no("error_page")},
    ),
    Case(
        id="D13",
        title="a copy as a forced download",
        site=twin_as("application/force-download"),
        truth={TWINS: yes()},
        detail={TWINS: "the media type should be text/markdown"},
    ),
    Case(id="D14", title="a copy of no real media type", site=twin_as("x-books/any"), truth={TWINS: yes()}),
    Case(
        id="D15", title="a copy labelled as HTML", site=twin_as(HTML), truth={TWINS: no("wrong_media_type")}
    ),
    Case(
        id="D16",
        title="a soft 404 in Finnish for every address that is asked for nothing but markdown",
        site=lost_in(LOST_IN_FINNISH, lambda request: request.headers.get("Accept") == "text/markdown"),
        truth={NEGOTIATION: no("same_as_control")},
    ),
    Case(
        id="D17",
        title="a soft 404 in Finnish for every address that is asked for markdown",
        site=lost_in(LOST_IN_FINNISH, accepts_markdown),
        truth={NEGOTIATION: no("same_as_control")},
    ),
    Case(
        id="D18",
        title="an API catalog of services by wss and grpc",
        site=catalog_of("wss://api.books.example/live", "grpc://api.books.example:443", "mailto:a@b.example"),
        truth={API: yes()},
        detail={API: "with 2 links (2 by wss, grpc, not followed)"},
    ),
    Case(
        id="D19",
        title="an API catalog of addresses that are no service",
        site=catalog_of("mailto:a@b.example", "javascript://b.example/%0aalert(1)", "wss://127.0.0.1/"),
        truth={API: no("empty_linkset")},
        detail={API: "no link of the linkset leads to a public service (mailto, javascript, wss)."},
    ),
    Case(
        id="D20",
        title="skills with sha256 for digest",
        site=lambda _: shop({INDEX: {"$schema": SCHEMA, "skills": [{**SKILL, "sha256": "0" * 64}]}}),
        truth={WellKnown.AGENT_SKILLS: no("not_valid")},
        detail={WellKnown.AGENT_SKILLS: "skills[0]: “digest” is missing, and there is “sha256”; expected"},
    ),
    Case(
        id="D21",
        title="skills whose schema is elsewhere",
        site=lambda _: shop(
            {
                INDEX: {
                    "$schema": "https://agentskills.example/index.json",
                    "skills": [{**SKILL, "digest": f"sha256:{'0' * 64}"}],
                }
            }
        ),
        truth={WellKnown.AGENT_SKILLS: no("not_valid")},
        detail={WellKnown.AGENT_SKILLS: "“$schema” is “https://agentskills.example/index.json”; expected"},
    ),
)
