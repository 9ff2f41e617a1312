"""Whether a platform supplies the site's tools."""

from typing import Final

from index.facts.fact import Fact

FACT: Final = Fact(
    name="platform_supplied",
    label="Tools supplied by a platform",
    kind=bool | None,
    description="Whether a platform supplies the MCP server; null when no endpoint answered.",
    sample=False,
    row=40,
)
