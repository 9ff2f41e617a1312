"""robots.txt and the agents that fetch for a person or for answers."""

from index.checks.check import Check, FixSnippet, Wording
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId

_NOW = Wording(
    "Does robots.txt let agents that act for a person fetch the home page?",
    (
        "The robots.txt of the host, and of where its home page is, which we read anyway.",
        "It is read for each agent's token as Google's parser reads it. No agent's name is used to ask.",
    ),
    ("No group shuts out the home page for an agent that fetches for a person or for answers.",),
    ("At least one of them is shut out. Crawlers that collect for training don't count.",),
    ("curl -sS https://example.com/robots.txt",),
    ("A robots.txt on the way could not be read.",),
    version="2.2",
)

CHECK = Check(
    id=CheckId.AGENTS_ADMITTED,
    label="Agents admitted",
    in_verified=False,
    fix="Allow the home page in robots.txt for the agents that are named. Training crawlers can stay out.",
    link="https://www.rfc-editor.org/rfc/rfc9309",
    snippets=(
        FixSnippet(
            "The file /robots.txt",
            """
User-agent: ChatGPT-User
User-agent: OAI-SearchBot
User-agent: Claude-User
User-agent: Claude-SearchBot
User-agent: Perplexity-User
User-agent: PerplexityBot
Allow: /
""",
        ),
    ),
    wordings=(_NOW,),
    sample=(Answer.YES, Reason.ADMITTED),
)
