"""The home page without scripts: what agents that run none can read."""

from index.checks.check import Check, FixSnippet, Wording
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId, Generator

_NOW = Wording(
    "Can an agent that runs no script read the home page?",
    (
        "The home page as served, and the same page in Chromium after its scripts ran.",
        "Dialogs, what lies over the page, closed menus and the pages of other sites in frames don't count.",
    ),
    ("The HTML as served carries at least 80% of the distinct words that the browser shows.",),
    ("It carries less than half of them.",),
    ("curl -sS https://example.com/ and compare it with what a browser shows.",),
    (
        "It carries between 50% and 80% of them.",
        "The browser shows fewer than 30 distinct words, or could not run the page.",
        "A script of the site or its data could not be loaded.",
    ),
    version="2.2",
)

_SNIPPETS = (
    FixSnippet(
        "Next.js",
        '// in the page\'s file: render on the server or at build time, without "use client" above the text\n'
        'export const dynamic = "force-static";',
        Generator.NEXTJS,
        "The site is made with Next.js: keep the text in server components.",
    ),
    FixSnippet(
        "Any framework: prerender the page when it is built",
        """
// React Router: react-router.config.ts
export default { ssr: false, prerender: ["/"] };
// Nuxt: nuxt.config.ts
export default defineNuxtConfig({ ssr: true, routeRules: { "/": { prerender: true } } });
// SvelteKit: src/routes/+page.js
export const prerender = true;
// Angular: ng add @angular/ssr, then in app.routes.server.ts
{ path: "", renderMode: RenderMode.Prerender }
""",
    ),
)

CHECK = Check(
    id=CheckId.READABLE_WITHOUT_SCRIPT,
    label="Readable without script",
    in_verified=False,
    fix="Send the page's text in its HTML: render it on the server, or when the site is built.",
    link="https://web.dev/articles/rendering-on-the-web",
    snippets=_SNIPPETS,
    wordings=(_NOW,),
    sample=(Answer.YES, Reason.READABLE),
)
