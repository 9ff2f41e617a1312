"""The filters of find, one module each."""

from typing import Final

from index.filters import country, entity_type, has_endpoint, has_mcp, has_md, has_webmcp, transactional
from index.filters.filter import Filter

FILTERS: Final[tuple[Filter, ...]] = (
    country.FILTER,
    entity_type.FILTER,
    transactional.FILTER,
    has_mcp.FILTER,
    has_md.FILTER,
    has_endpoint.FILTER,
    has_webmcp.FILTER,
)
"""In the contract's order."""

BY_NAME: Final = {one.name: one for one in FILTERS}

FLAGS: Final = tuple(one for one in FILTERS if one.kind.is_flag)

CHOICES: Final = tuple(one for one in FILTERS if not one.kind.is_flag)
