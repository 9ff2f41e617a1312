"""WebMCP tools that the home page registers."""

from dataclasses import replace

from index.checks.check import Check, FixSnippet, Signal, Wording
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId

_NOW = Wording(
    (
        "Does the home page, run in a real browser as it ships with WebMCP switched on, register tools for "
        "an agent in the page?"
    ),
    ("The home page in Chromium with WebMCP switched on, with nothing signed in and nothing clicked.",),
    (
        (
            "At least one tool was registered, on document.modelContext or by a declarative form. None is "
            "ever invoked."
        ),
    ),
    (
        "The page ran and registered none.",
        "It calls only navigator.modelContext, which was withdrawn and which nothing answers.",
    ),
    ("Open the page in a browser with WebMCP, and look into document.modelContext.",),
    (
        "No browser could run the page.",
        (
            "The page still waits for a script or its own data when its time is over, or needs a service "
            "worker or a socket."
        ),
    ),
    version="1.5",
)
_AS_OF_1_3 = replace(_NOW, version="1.3", unknown=_NOW.unknown[:1])

_SNIPPETS = (
    FixSnippet(
        "A script of the page",
        """
if ("modelContext" in document) {
  document.modelContext.registerTool({
    name: "read_page",
    description: "Read the text of this page.",
    inputSchema: { type: "object", properties: {} },
    async execute() {
      return document.body.innerText;
    },
  });
}
""",
    ),
    FixSnippet(
        "The search form that the page has: two attributes more",
        """
<form toolname="search" tooldescription="Search the site.">
  <input name="q" aria-label="What to look for">
  <button>Search</button>
</form>
""",
    ),
)

CHECK = Check(
    id=CheckId.WEBMCP,
    label="WebMCP tools",
    signal=Signal.FURTHER,
    tools_in="webmcp_tools",
    fix="Register at least one tool on document.modelContext when the page loads.",
    link="https://webmachinelearning.github.io/webmcp/",
    snippets=_SNIPPETS,
    wordings=(_NOW, _AS_OF_1_3),
    sample=(Answer.UNKNOWN, Reason.NO_BROWSER),
)
