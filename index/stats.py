"""The figures of the index, counted when they are asked for."""

from typing import Any, Final

from django.db import connection
from django.db.models import Count, F, Max, Q

from index.filters import as_of
from index.generation import stamp
from index.models import Site
from index.snapshot import one_moment
from index.vocabulary import Answer, CardState, CheckId, EntityType, FoundVia, Outcome, Tier

_LISTED: Final = Q(listed=True)
_UNKNOWN: Final = "unknown"

_TOOLS_DISTINCT: Final = """
    SELECT count(DISTINCT tool ->> 'name')
    FROM index_site, jsonb_array_elements(webmcp_tools) AS tool
    WHERE listed AND webmcp
"""


@one_moment()
def stats() -> dict[str, Any]:
    """Return the figures of /api/stats, JSON-ready.

    All are about listed sites but `probed`, `declined` and `could_not_ask`, which are about every host that
    was ever probed and never overlap. `by_country` names the countries in use; every other `by_*` has every
    member of its vocabulary, and where a value can be unknown, `unknown`, so that the sums are `listed`,
    whatever is published meanwhile.
    """
    generation = stamp()
    counted = _count()
    countries = _by_country()
    return {
        "data_as_of": as_of(counted["newest"]).isoformat(),
        **generation.fields,
        **{key: counted[key] for key in ("listed", "probed", "declined", "could_not_ask")},
        "by_tier": {str(tier.value): counted[f"tier_{tier.value}"] for tier in Tier},
        "by_score": {str(score): counted[f"score_{score}"] for score in range(6)},
        "by_check": {
            check.value: {answer: counted[f"{check.value}_{answer}"] for answer in ("yes", "no", _UNKNOWN)}
            for check in CheckId
        },
        "by_entity_type": {kind: counted[f"type_{kind}"] for kind in (*EntityType, _UNKNOWN)},
        "by_country": countries,
        "by_found_via": {via.value: counted[f"via_{via.value}"] for via in FoundVia},
        "mcp": {
            key: counted[f"mcp_{key}"]
            for key in ("answering", "platform_supplied", "self_built", "cards_dead")
        },
        "webmcp": {
            "asked": counted["webmcp_yes"] + counted["webmcp_no"],
            "registered": counted["webmcp_yes"],
            "tools_distinct": _tools_distinct(),
            "could_not_ask": counted["webmcp_unknown"],
        },
        "rubric_version": _rubric_version(),
    }


def _count() -> dict[str, Any]:
    """Return everything that one pass over the table can count."""
    wanted = {
        "probed": Q(),
        "listed": _LISTED,
        "declined": Q(declined=True),
        "could_not_ask": Q(outcome=Outcome.COULD_NOT_ASK, declined=False),
        **{f"tier_{tier.value}": _LISTED & Q(tier=tier) for tier in Tier},
        **{f"score_{score}": _LISTED & Q(score=score) for score in range(6)},
        **{f"type_{kind}": _LISTED & Q(entity_type=kind) for kind in EntityType},
        f"type_{_UNKNOWN}": _LISTED & Q(entity_type__isnull=True),
        **{f"via_{via.value}": _LISTED & Q(found_via=via) for via in FoundVia},
        "mcp_answering": _LISTED & Q(mcp_server=True),
        "mcp_platform_supplied": _LISTED & Q(mcp_server=True, platform_supplied=True),
        "mcp_self_built": _LISTED & Q(mcp_server=True, platform_supplied=False),
        "mcp_cards_dead": _LISTED & Q(mcp_server_card=CardState.DEAD),
    }
    for check in CheckId:
        for answer, condition in _answers(check).items():
            wanted[f"{check.value}_{answer}"] = _LISTED & condition
    counted = Site.objects.aggregate(
        n_newest=Max("verified_at", filter=_LISTED),
        **{
            f"n_{key}": Count("pk", filter=condition) if condition else Count("*")
            for key, condition in wanted.items()
        },
    )
    return {key.removeprefix("n_"): value for key, value in counted.items()}


def _answers(check: CheckId) -> dict[str, Q]:
    """Return the three answers of a check as conditions.

    The card's column holds its last known state, which outlives an unknown answer, so its answer is read itself.
    """
    if check is CheckId.MCP_SERVER_CARD:
        key = f"checks__{check.value}__answer"
        yes, no = Q(**{key: Answer.YES}), Q(**{key: Answer.NO})
        return {"yes": yes, "no": no, _UNKNOWN: Q(**{f"{key}__isnull": True}) | Q(**{key: Answer.UNKNOWN})}
    column = check.value
    return {
        "yes": Q(**{column: True}),
        "no": Q(**{column: False}),
        _UNKNOWN: Q(**{f"{column}__isnull": True}),
    }


def _by_country() -> dict[str, int]:
    counted = Site.objects.filter(_LISTED).values_list("country").annotate(n=Count("*")).order_by("country")
    known = {country: n for country, n in counted if country is not None}
    return {**known, _UNKNOWN: sum(n for country, n in counted if country is None)}


def _tools_distinct() -> int:
    with connection.cursor() as cursor:
        cursor.execute(_TOOLS_DISTINCT)
        row = cursor.fetchone()
    return int(row[0]) if row else 0


def _rubric_version() -> str | None:
    """Return the rubric of the newest probe of a listed site; None when nothing is listed."""
    newest_first = Site.objects.filter(_LISTED).order_by(F("verified_at").desc(), "-pk")
    return newest_first.values_list("rubric_version", flat=True).first()
