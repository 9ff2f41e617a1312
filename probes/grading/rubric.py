"""The rubric: its checks in order, and its changelog."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, TypeVar

from index.checks.check import complete
from index.values.reasons import Reason
from index.values.vocabulary import CheckId, WellKnown
from probes.checks import (
    agents_admitted,
    api_catalog,
    llms_txt,
    markdown_inside,
    markdown_negotiation,
    markdown_twin,
    mcp_server,
    mcp_server_card,
    readable_without_script,
    verdict,
    webmcp,
    wellknown,
)
from probes.checks.verdict import Verdict, unknown
from probes.evidence.evidence import Evidence
from probes.isolation.budget import CpuTimeExceeded

T = TypeVar("T")

_OPEN = unknown(Reason.TOO_COSTLY, "")


class Deadline:
    """Results until the CPU time is over, defaults after that."""

    def __init__(self) -> None:
        self._is_over = False

    def verdict(self, judge: Callable[[Evidence], Verdict], evidence: Evidence) -> Verdict:
        return self.run(_OPEN, judge, evidence)

    def run(self, default: T, judge: Callable[..., T], *given: Any) -> T:
        if not self._is_over:
            try:
                return judge(*given)
            except CpuTimeExceeded:
                self._is_over = True
        return default


RUBRIC_VERSION = "2.3"

Judge = Callable[[Evidence], Verdict]

# Scored ones first.
CHECKS: Mapping[CheckId, Judge] = complete(
    CheckId,
    {
        CheckId.MARKDOWN_NEGOTIATION: markdown_negotiation.judge_negotiation,
        CheckId.MARKDOWN_TWIN: markdown_twin.judge_twin,
        CheckId.LLMS_TXT: llms_txt.judge_llms_txt,
        CheckId.API_CATALOG: api_catalog.judge_api_catalog,
        CheckId.MCP_SERVER: mcp_server.judge_mcp_server,
        CheckId.MCP_SERVER_CARD: mcp_server_card.judge_card,
        CheckId.WEBMCP: webmcp.judge_webmcp,
        CheckId.READABLE_WITHOUT_SCRIPT: readable_without_script.judge_readable,
        CheckId.AGENTS_ADMITTED: agents_admitted.judge_agents_admitted,
        CheckId.MARKDOWN_INSIDE: markdown_inside.judge_inner_markdown,
    },
    "probes/checks",
)


@dataclass(frozen=True, slots=True)
class RubricRelease:
    version: str
    on: date
    moves: frozenset[CheckId]
    """Checks whose answer it may change while a site stays as it is."""
    changes: tuple[str, ...]


# What changes how replies, walls, consent or large pages are read reaches each.
EVERY_CHECK = frozenset(CheckId)
# Newest first.
CHANGELOG = (
    RubricRelease(
        RUBRIC_VERSION,
        date(2026, 11, 29),
        frozenset({CheckId.READABLE_WITHOUT_SCRIPT}),
        (
            (
                "WebMCP tools that a platform supplies are no behaviour of the site: they make no site "
                "behaviourally verified. They are known by the marks of its storefront, by their names, and "
                "by the origin of the frame that registered them."
            ),
            (
                "MCP servers at /api/ucp/mcp, and tools called search_catalog and lookup_catalog, are a "
                "platform's."
            ),
            (
                "Agent cards, skills indexes, skills and OpenAPI descriptions count too that a catalog of "
                "the site holds inline or names on another host. Where such a catalog could not be asked in "
                "time, the answer is unknown."
            ),
            "Readable without script: where only a part of the page was read, a no becomes unknown.",
        ),
    ),
    RubricRelease(
        "2.2",
        date(2026, 11, 29),
        frozenset(
            {
                CheckId.LLMS_TXT,
                CheckId.READABLE_WITHOUT_SCRIPT,
                CheckId.AGENTS_ADMITTED,
                CheckId.MARKDOWN_INSIDE,
            }
        ),
        (
            (
                "Three more are reported, and never scored: whether the home page can be read without "
                "script, whether robots.txt lets agents in that act for a person, and whether inner pages "
                "are served as markdown."
            ),
            (
                "llms.txt: where there is none at the root, the address counts that the home page names with "
                "rel=describedby and that ends in /llms.txt."
            ),
            (
                "x402: a document is not enough. One resource of the site that it lists must answer GET with "
                "402 and a way to pay. Until resources have been asked, the answer is unknown."
            ),
        ),
    ),
    RubricRelease(
        "2.1",
        date(2026, 11, 28),
        EVERY_CHECK,
        (
            (
                "Replies: whatever decides is read from the whole head of a reply as it was received, and "
                "status 203 is a success."
            ),
            (
                "MCP: whatever a server answers to the stateless form leads to `initialize` unless it "
                "refuses us, a lost session is begun once anew, an empty cursor goes on, and a refusal of "
                "our host name counts on a stream and with status 404 too."
            ),
            (
                "WebMCP: a page whose code knows WebMCP is watched as long as an event stream of it is open, "
                "and events reach it as they come. A stream that is still open at the end leaves the answer "
                "unknown."
            ),
            (
                "Refusals: Content-Signal and Content-Usage count as response headers of the home page, "
                "HTML or markdown, and use=immediate counts in a Content-Signal. A check whose document "
                "has such a header, or noai in X-Robots-Tag, is unknown."
            ),
            (
                "Markdown: imports, exports, comments and tags of MDX don't count; a twin may have any media "
                "type but HTML; of the addresses that a page names those of its own address and language are "
                "tried first; the control is asked as the home page was. A name such as “The Not Found "
                "Office” makes no error page."
            ),
            (
                "API catalogs: services by other protocols, such as wss and grpc, count as links and are not "
                "called."
            ),
        ),
    ),
    RubricRelease(
        "2.0",
        date(2026, 11, 25),
        EVERY_CHECK,
        (
            (
                "A site's name is chosen among all that a page may be calling it, whole and cut: parts of "
                "its titles, headline, declarations, logos, owners, words that spell the host. How much "
                "each place, the host, the text and its form weigh is learned from 1,705 labelled home "
                "pages. Where no candidate is sure enough, the host is shown."
            ),
            (
                "“News”, an address, markup, an editor's “Document”, or in 39 languages a section such as "
                "“Our services” is no name, and neither is a declared name of which a long page says no word."
            ),
            (
                "A country is also told by Norwegian and Swedish company numbers, Indian states with a "
                "postcode, Indonesian districts, and pages in Catalan, Basque, Galician, Georgian, Armenian, "
                "Indonesian, Khmer and Macedonian. National domains and languages weigh more. Of telephone "
                "numbers those that a page shows count before those of links. Text in Danish, "
                "Norwegian, Finnish, Dutch, Slovak and Catalan is known on pages that "
                "declare none or English."
            ),
            (
                "Actions: labels in brackets, said twice or with hyphens that don't break are read, and more "
                "calls by name. Calls are known by phrases of 39 languages, without accents too, whatever "
                "“now” or “your” stands among them. So are a label in brackets after another (“My area "
                "(login)”), a mail address as a label, a link to a file whose label says so (“Menu (PDF)”) "
                "or names a document (“Price list”), releases on GitHub, “Join” or “Contact” before the "
                "site's own name, and “Book …” at an address of bookings. “Buy a home” no longer counts as "
                "buying. Who becomes a member of an association registers and applies."
            ),
            (
                "Links that only a script opens, fields outside of forms, labels of two parts, and a word to "
                "download or sign up beside the address of a file or a form are read as actions; so are "
                "calls of which the site names the middle (“Book … session”), customer service, and the "
                "buttons of more platforms for gifts. A form for a message that asks for a time is for "
                "booking too. A link to a page called contact is a way to write, whatever else it asks "
                "for, and a telephone number where there is no other."
            ),
            (
                "Kinds: a lexicon of 9,400 words says which kinds they tell, words of 38 languages are "
                "read as the English words that they mean, and weights are learned from 1,705 home pages, "
                "each read by three. Only hints as strong as a public body's domain stand alone; else "
                "a page's own words decide with them, and that a site is a firm's is told more sparingly."
            ),
            (
                "Bot walls: waiting rooms, a captcha that stands alone, and refusals with an encoded number "
                "are walls."
            ),
        ),
    ),
    RubricRelease(
        "1.9",
        date(2026, 11, 25),
        EVERY_CHECK,
        (
            (
                "Bot walls: a small page that refuses with an incident or reference number, or names a "
                "filter's reason, is a wall whoever made the filter, in thirteen languages and in any "
                "encoding; so is such a refusal in plain text. Refusals by country, and pages for members, "
                "log-in and maintenance, aren't walls unless they give a number and a filter's reason."
            ),
            (
                "Bot walls: a page without links and forms that says that it checks its visitor, a captcha "
                "in a picture beside words of a check, a form without fields that a script sends back to the "
                "same address, and pages of up to 256 KB by a filter's title or mark are walls. The pages of "
                "some thirty more filters are known."
            ),
            (
                "WebMCP: code and forms behind heavy styles and drawings of a page are seen, and a page from "
                "which a long script that may register tools was left out counts as cut."
            ),
            (
                "A site's name: a logo or copyright line that spells the whole host out goes before a title "
                "that shares only letters from its middle. Lists of goods, “is …” and a country's edition "
                "are cut off. A title that nothing confirms is no name if it is a list or a description; "
                "then the host is shown."
            ),
            (
                "A country is also told by one telephone number with its country's code, national domains of "
                "links and mail addresses, telephone numbers in national form, an address in one line, "
                "postcodes before a town, regions in title, description or JSON-LD, prices in one country's "
                "currency, and several American signs together. A template's declared language doesn't count "
                "where the text is in another."
            ),
            (
                "Actions: a search that only JSON-LD declares counts only if it leads to the site itself. "
                "Styles and scripts are no part of a label, nor is “click here to” or a note on how a link "
                "opens. More calls and forms are read by name in more languages. An invitation to a chat is "
                "no registration, a feed no subscription."
            ),
            (
                "Kinds: learned from 250 home pages more, and told more sparingly where hints are weak or "
                "two kinds are about as likely."
            ),
        ),
    ),
    RubricRelease(
        "1.8",
        date(2026, 11, 25),
        EVERY_CHECK,
        (
            (
                "Kinds are learned from labelled home pages: what a page's own words say decides where "
                "hints are weak or speak against it."
            ),
            (
                "A country is told by cities, by a city beside its postcode, by a legal form, a locale, a "
                "currency's sign and a chat number, and by names of countries in other languages."
            ),
            (
                "Large home pages: we read two megabytes, leave out styles, drawings, embedded files and "
                "long scripts, and keep half a megabyte of the rest. A robots meta tag, a markdown link or "
                "text that stands behind them counts. The last words of a page that is still too long are "
                "not taken for its footer, and a markdown copy that we can't compare is unknown."
            ),
            (
                "Consent: a home page of which we could read only the head, where a robots meta tag may "
                "refuse us, is not probed (too_large)."
            ),
            (
                "Bot walls: a page that sets a cookie and reloads itself is a wall only if it does so when "
                "it loads and shows about no text and no link. Buttons for cookies, languages, ages and "
                "dark modes are no walls. Captcha pages in nine more languages are."
            ),
            (
                "Home pages that only lead on are followed by a variable, a choice, location.pathname or "
                "onload, beside a script that counts visits, and by a refresh within 30 seconds where "
                "nothing else is shown."
            ),
            (
                "MCP server: “Bad Request - Invalid Hostname” and “Host header mismatch” refuse the host "
                "name (host_refused). A 403 that only says “Forbidden” is refused_access; auth_required "
                "takes an answer that asks for credentials."
            ),
            (
                "MCP server: llms.txt also names an endpoint by a label (“MCP endpoint: /ai/endpoint”), in "
                "a block of mcpServers and in a command such as claude mcp add, if the address is the "
                "site's own or names the site."
            ),
            (
                "Actions: a form that asks for an e-mail address and what newsletters ask besides is a "
                "newsletter, unless its button says “Log in” or “Create account”. Links to scheduling "
                "platforms and their embedded calendars are for booking. A link to #contact is a contact. "
                "Headlines are no labels, and another site's donation page is not this site's."
            ),
            (
                "Transactional: a page with more links or forms than we read, with a frame that could hold "
                "a form, or with a call that we don't understand is unknown instead of no. Tools that add "
                "numbers or vectors change nothing."
            ),
            (
                "Descriptions: texts that generators and themes write by default are left out. In llms.txt "
                "a paragraph that begins with bold text and an underlined heading are read."
            ),
        ),
    ),
    RubricRelease(
        "1.7",
        date(2026, 11, 24),
        frozenset(),
        (
            (
                "A site's name: a logo or a copyright line that repeats the host comes before a title that "
                "only resembles it, a greeting loses its exclamation mark, and “Forum” or “Blog” alone isn't "
                "a name. The platform's name is not that of a site on it, and of a title in another script "
                "the Latin words count that the host repeats."
            ),
            (
                "A country: pages in Vietnamese, Thai, Hebrew, Persian, Greek, Italian, Polish and fifteen "
                "more languages of one country tell it as Japanese and Korean ones do, and the national "
                "domain of a platform, such as blogspot.ru, tells nothing. A country in the title counts, "
                "and so do notices that the law of California asks for, with the legal form."
            ),
            (
                "A kind: blogs and forums are known by the addresses of their posts and threads, newspapers "
                "also by how many posts there are."
            ),
        ),
    ),
    RubricRelease(
        "1.6",
        date(2026, 11, 23),
        frozenset({CheckId.MCP_SERVER, CheckId.MCP_SERVER_CARD, CheckId.WEBMCP}),
        (
            (
                "An address that a catalog lists as a server card and that turns out to be the MCP endpoint "
                "is judged as the endpoint. It is asked as MCP even if it tells a browser its name."
            ),
            (
                "If a host that a card or catalog names cannot be reached, the report says why (no DNS "
                "address, TLS failed, no connection) and what to do."
            ),
            (
                "WebMCP: a script on a host that cannot be reached counts as missing from the page, as in "
                "every browser. A page whose time ended before it was watched long enough is unknown."
            ),
            (
                "Names, kinds, countries and apparent actions are read off more home pages: a firm's page "
                "without structured data, the footer of a very long page, dialogs that open a login, area "
                "codes of North America, pages in Japanese or Korean. Corporate “Giving” and “Become a "
                "partner” links aren't donations or registrations."
            ),
            (
                "A label such as “Log in / Register” stands for both actions. Searches, stays and "
                "newsletters are known by their form too. A name loses the word “logo”; a title that only "
                "lists what is offered isn't a name."
            ),
        ),
    ),
    RubricRelease(
        "1.5",
        date(2026, 11, 23),
        EVERY_CHECK,
        (
            (
                "llms.txt: the level-1 heading may be any of the first 20 lines, and bare addresses count as "
                "links. Text before the heading, bare addresses and missing sections are noted, not judged. "
                "Lines of robots.txt and images don't count. A site that is called “Not Found” isn't an "
                "error page."
            ),
            (
                "Markdown may contain HTML as people write it there: badges, tables, details. A short copy "
                "that says that something is gone, or that it needs no JavaScript, isn't an error page if "
                "the HTML page says so too. A “not found” text in any language is known by its likeness to "
                "the response for a random address. A template with unfilled placeholders isn't a copy."
            ),
            (
                "If the root page only leads on, by meta refresh or script, the page it leads to is read and "
                "compared. Up to eight markdown addresses that a page names are tried until one is a copy, "
                "then /index.md and /index.html.md."
            ),
            "Pages that nest deeper than 256 elements are read whole.",
            (
                "MCP endpoints are also found through relative links, links that say MCP and hosting "
                "providers' addresses in llms.txt, and at the addresses of Gradio and Datasette. If anything "
                "speaks of MCP, /api/mcp, /sse and links of the home page are tried. Another owner's server "
                "counts only if its address or the server itself names the site."
            ),
            (
                "An MCP server that refuses its own public host name is unknown (host_refused). A 403 counts "
                "as a request for credentials only if it says so. A CMS that rejects every form post isn't "
                "a protected MCP server. One that speaks MCP and lists no tools gives no (no_tool_list); a "
                "server card whose endpoint doesn't speak MCP is dead."
            ),
            (
                "An A2A card is valid by any of its interfaces, unless it names only local addresses. Agent "
                "skills may be hosted elsewhere if their digests are right."
            ),
            (
                "WebMCP: slow scripts and data are waited for within the page's time. What the page still "
                "waits for, or needs from a service worker or a socket, leaves the question open. Tools of a "
                "document that is gone don't count."
            ),
            (
                "More block pages with status 200, up to 32 KB, and pages that only set a cookie and reload "
                "give unknown. Pages with a captcha in a form don't."
            ),
            (
                "Consent: a robots.txt that begins with an HTML comment is read, and its field names are "
                "understood as Google understands them. A signal at its end, after a blank line and a line "
                "such as Sitemap, speaks for all. noai after a date in X-Robots-Tag refuses."
            ),
            (
                "Facts: the kind of a site is told more often. Newsletter forms are subscriptions; forms in "
                "templates, headlines and other sites' donation pages aren't actions. Names lose slogans. "
                "The country is the owner's, not that of an event. Whether an agent can change something "
                "stays unknown if a label was not understood."
            ),
        ),
    ),
    RubricRelease(
        "1.4",
        date(2026, 11, 21),
        EVERY_CHECK,
        (
            (
                "Only 400, 404, 405, 406, 410, 411, 413, 414, 415 and 422 now count as no. Other 4xx codes "
                "(418 or 430, which bot filters send) and redirects to a waiting room give unknown."
            ),
            (
                "An MCP server that requires initialize is initialized, however it says so, in a version "
                "that it names. A 301 that only adds a final slash is followed. A server that sends the same "
                "reply to every request is not MCP."
            ),
            "If browsers are redirected away from the root, markdown is requested at the root as well.",
            "Links in indented code, pre elements and footnotes of llms.txt no longer count.",
            (
                "Text is decoded in the encoding that it declares. A .md file may have any media type that "
                "is common for it."
            ),
            (
                "A host that answers random .md addresses has no markdown twin. One that answers random "
                "well-known addresses without a file ending has none of those documents."
            ),
            "A storage bucket's 403 for a missing file counts as 404.",
        ),
    ),
    RubricRelease(
        "1.3",
        date(2026, 11, 21),
        frozenset({CheckId.WEBMCP}),
        (
            (
                "WebMCP is tested by running the page in a real browser, after the visit over HTTP. Yes: the "
                "page registered at least one tool (imperative, declarative, or through a polyfill that the "
                "page brings). No: the page ran and registered none, or only called the withdrawn API. "
                "Unknown: the page could not be run, or some of its code could not be loaded."
            ),
        ),
    ),
    RubricRelease(
        "1.2",
        date(2026, 11, 21),
        EVERY_CHECK,
        (
            (
                "If a shared cache keeps the HTML, markdown is requested once more past the cache. The "
                "answer is no if a cache then serves the markdown to browsers."
            ),
            (
                "A host that renders its home page as markdown for a random address too has neither markdown "
                "nor a twin."
            ),
            "An MCP endpoint on another host is compared with a random address of that host.",
            "Catalogs named in AI catalogs are followed, and so is Agentmap in robots.txt.",
            "A firewall's block page with status 200 gives unknown.",
            "A domain that only redirects to another site gets none of that site's facts.",
        ),
    ),
    RubricRelease(
        "1.1",
        date(2026, 11, 21),
        frozenset({CheckId.MCP_SERVER, CheckId.MCP_SERVER_CARD}),
        (
            (
                "MCP endpoints are searched for in ten ways: server cards at every known address, UCP, ARD, "
                "AI catalog, mcp.json, API catalog, links, OAuth resource metadata, llms.txt and /mcp. "
                "HTTP+SSE is tried too. Each report states what each way gave."
            ),
            (
                "Eleven other well-known resources are reported. An A2A agent card and agent skills count as "
                "further signals for listing."
            ),
        ),
    ),
    RubricRelease(
        "1.0",
        date(2026, 11, 21),
        EVERY_CHECK,
        (
            (
                "First version. Scored: markdown on request, markdown twin, llms.txt, API catalog and MCP "
                "server. Reported: the MCP server card. Every yes is compared with a random address of the "
                "same host."
            ),
        ),
    ),
)


def checks_moved_since(version: str) -> frozenset[CheckId]:
    """Checks that may be answered otherwise than under that version: all, where it is none of ours."""
    versions = [release.version for release in CHANGELOG]
    if version not in versions:
        return EVERY_CHECK
    return frozenset().union(*(release.moves for release in CHANGELOG[: versions.index(version)]))


def grade_all(evidence: Evidence, deadline: Deadline | None = None) -> dict[CheckId, Verdict]:
    """All are no if the home page belongs to another site."""
    deadline, gone = deadline or Deadline(), verdict.verdict_off_site(evidence)
    return {check: gone or deadline.verdict(judge, evidence) for check, judge in CHECKS.items()}


def grade_wellknown(evidence: Evidence, deadline: Deadline | None = None) -> dict[WellKnown, Verdict]:
    deadline = deadline or Deadline()
    return {resource: deadline.verdict(judge, evidence) for resource, judge in wellknown.JUDGES.items()}
