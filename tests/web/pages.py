"""Which pages a browser opens, and the site that they are about: long, odd and right-to-left words in every place."""

from index.values.findings import ApparentAction, CheckFinding, Tool
from index.values.reasons import Reason
from index.values.vocabulary import Action, Answer, CheckId
from tests import published

HOST = "larkspur.test"
PATHS = (
    "/",
    "/?q=books&has_mcp=true",
    "/?country=XX",
    "/?q=nothing+matches+this",
    f"/?q={HOST}",
    "/?q=python.org",
    "/submit",
    "/check",
    "/docs",
    "/docs/find_capability",
    f"/site/{HOST}",
    "/site/never.test",
    f"/site/{HOST}/wrong?check=llms_txt",
    f"/site/{HOST}/again",
    f"/site/{HOST}/evidence/llms_txt",
    "/type/",
    "/country/",
    "/country/GB",
    "/benchmark",
    "/benchmark/mcp_server",
    "/benchmark/mcp_server/1.0",
    "/bot",
    "/terms",
    "/privacy",
    "/agent/auth/claim",
    "/nothing-here",
)
ARABIC = "متجر لاركسبير للكتب المستعملة"
UNBROKEN = "antidisestablishmentarianism" * 6


def put() -> None:
    """List the site."""
    checks = dict(published.finding(HOST).checks)
    lines = (
        published.line(HOST, f"/{UNBROKEN}", note=UNBROKEN, final_url=f"https://www.{HOST}/{UNBROKEN}"),
        published.line(HOST, "/mcp", method="POST", content_type="application/json"),
    )
    checks[CheckId.LLMS_TXT] = CheckFinding(
        answer=Answer.YES, reason=Reason.SERVED, detail=UNBROKEN, evidence=lines
    )
    published.listed(
        HOST,
        name=f"{ARABIC} {UNBROKEN}",
        display_name=f"Larkspur {UNBROKEN}",
        description=ARABIC,
        checks=checks,
        mcp_tools=(Tool("search_books", ARABIC), Tool(UNBROKEN), Tool("بحث_كتب")),
        webmcp_tools=(Tool("add_to_basket"),),
        apparent_actions=(ApparentAction(Action.BUY, f"<button>{UNBROKEN}</button>"),),
    )
