"""The figures of a day: what /benchmark draws over time, and months are made of."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

import numpy as np

from index.checks import SCORED_CHECKS
from index.filters import BY_NAME, country_at
from index.generations import site_bits
from index.generations.columns import ColumnCollector
from index.models import DayFigures
from index.values.vocabulary import COUNTRIES, EntityType, McpVersion

OWN_DOMAIN, BELOW_PLATFORM = "own_domain", "below_platform"

# Names of the values of a field, by their codes.
_GROUPS: Mapping[str, Mapping[int, str]] = {
    "entity_type": {code: kind.value for code, kind in enumerate(EntityType, 1)},
    "country": {code: country_at(code) for code in range(1, len(COUNTRIES) + 1)},
    "platform_subdomain": {0: OWN_DOMAIN, 1: BELOW_PLATFORM},
}
_SERVERS: Mapping[str, Sequence[str]] = {
    "mcp_auth": BY_NAME["mcp_auth"].kind.valid,
    "mcp_transport": BY_NAME["transport"].kind.valid,
    "mcp_version": tuple(McpVersion),
    "mcp_platform": ("own", "platform"),
}


def store_day_figures(day: date, sums: Mapping[str, Any], collected: ColumnCollector) -> None:
    """Save or replace the day's figures."""
    tallies = sums["tallies"]
    figures = {
        "listed": sums["listed"],
        "by_score": tallies["score"][: len(SCORED_CHECKS) + 1],
        "by_check": {check.value: tallies[field][:3] for check, field in site_bits.CHECKS.items()},
        "by_group": {group: _by_value(group, collected) for group in _GROUPS},
        "servers": {
            field: dict(zip(values, tallies[field][1 : len(values) + 1], strict=True))
            for field, values in _SERVERS.items()
        },
        "hosts": {name: sums[name] for name in ("probed", "declined", "could_not_ask")},
    }
    DayFigures.objects.update_or_create(day=day, defaults=figures)


def _by_value(group: str, collected: ColumnCollector) -> dict[str, dict[str, list[int]]]:
    """Value -> check id -> [unknown, no, yes] of listed sites; values that none has are left out."""
    facts = np.array(collected.facts, dtype=np.uint64)
    figures = np.array(collected.figures, dtype=np.uint64)

    def values_of(name: str) -> site_bits.PackedFields:
        packing = site_bits.packing_of(name)
        return packing.values(figures if packing is site_bits.FIGURES else facts, name)

    grouped = values_of(group)
    size = site_bits.packing_of(group).size(group)
    crossed = {
        check.value: site_bits.count_pairs(grouped, values_of(site_bits.CHECKS[check]), (size, 4))
        for check in SCORED_CHECKS
    }
    return {
        name: {check: counted[code][:3].tolist() for check, counted in crossed.items()}
        for code, name in _GROUPS[group].items()
        if any(counted[code].any() for counted in crossed.values())
    }
