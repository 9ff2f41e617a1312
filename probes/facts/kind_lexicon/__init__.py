"""English words that tell the kind of a site, by module: much, clearly, or a little.

Written from knowledge of English and of websites, for its 16,000 most used words, before a look at any page.
Words of other languages count as the English words that they mean (`translated`).
"""

from types import ModuleType
from typing import Final

from index.values.vocabulary import EntityType
from probes.facts.kind_lexicon import (
    blog,
    business,
    community,
    directory,
    documentation,
    ecommerce,
    education,
    government,
    media,
    nonprofit,
    other,
    personal,
    saas,
    tool,
)

_MODULES: Final[dict[EntityType, ModuleType]] = {
    EntityType.BUSINESS: business,
    EntityType.ECOMMERCE: ecommerce,
    EntityType.SAAS: saas,
    EntityType.DOCUMENTATION: documentation,
    EntityType.MEDIA: media,
    EntityType.BLOG: blog,
    EntityType.GOVERNMENT: government,
    EntityType.EDUCATION: education,
    EntityType.NONPROFIT: nonprofit,
    EntityType.PERSONAL: personal,
    EntityType.COMMUNITY: community,
    EntityType.DIRECTORY: directory,
    EntityType.TOOL: tool,
    EntityType.OTHER: other,
}


def _weighed(module: ModuleType) -> tuple[tuple[float, str], ...]:
    return (0.1, module.A_LITTLE), (0.4, module.CLEARLY), (0.9, module.MUCH)


LEXICON: Final = {kind: _weighed(module) for kind, module in _MODULES.items()}
"""By kind, (weight, words parted by spaces)."""
