"""All probed hosts, with answers and evidence."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils.html import format_html
from django.utils.safestring import SafeString

from config.admin import escaped_field
from index.admin import ReadOnlyAdmin
from index.checks import CHECKS, STORED_CHECKS
from index.models import FILTER_COLUMNS, Site
from index.values.reasons import REASON_TEXTS, Reason
from index.values.vocabulary import CheckId, in_words
from probes.admin import actions as admin_actions
from probes.admin.filters import LastAnsweredFilter, ListingStateFilter, ScoreFilter
from probes.operations.exchanges import exchanges
from probes.operations.history import host_history

ANSWERS = tuple(check.value for check in STORED_CHECKS)
_SYMBOLS = {True: ("yes", "✓"), False: ("no", "✕"), None: ("unknown", "?")}


@admin.register(Site)
class SiteAdmin(ReadOnlyAdmin):
    list_display = ("host", "listing_state", "score", "answers", "verified_at", "outcome", "tier")
    list_filter = (ListingStateFilter, LastAnsweredFilter, "outcome", "tier", ScoreFilter, *ANSWERS)
    search_fields = ("host__startswith",)
    search_help_text = (
        f"How a host begins. The {in_words(len(ANSWERS))} answers stand in the order of their filters."
    )
    ordering = ("-id",)
    actions = admin_actions.ABOUT_SITES
    change_form_template = "admin/site.html"

    fields = (
        "host",
        "url_told",
        "listing_state",
        "score",
        "tier",
        "outcome",
        "found_via",
        "verified_at",
        "probed_at",
        "name_told",
        "description_told",
        "entity_type",
        "country",
        "mcp_endpoint_told",
        "excluded_why_told",
    )
    url_told, name_told, description_told = (
        escaped_field("url"),
        escaped_field("name"),
        escaped_field("description"),
    )
    mcp_endpoint_told, excluded_why_told = escaped_field("mcp_endpoint"), escaped_field("excluded_why")
    readonly_fields = tuple(name for name in fields if name.endswith("_told"))

    def get_queryset(self, request: HttpRequest) -> QuerySet[Site]:
        """Load only listed columns: evidence makes up most of a row's bytes."""
        rows: QuerySet[Any] = super().get_queryset(request)
        match = request.resolver_match
        return rows.only(*FILTER_COLUMNS) if match and match.url_name == "index_site_changelist" else rows

    @admin.display(description="standing")
    def listing_state(self, site: Site) -> str:
        if site.excluded_at:
            return "excluded"
        return "listed" if site.listed else "declined" if site.declined else "not listed"

    @admin.display(description="answers")
    def answers(self, site: Site) -> SafeString:
        """Symbols differ in shape, not only in colour."""
        symbols = [(CHECKS[CheckId(name)].label, *_SYMBOLS[getattr(site, name)]) for name in ANSWERS]
        title = ", ".join(f"{label}: {word}" for label, word, _ in symbols)
        return format_html(
            '<span title="{}" class="marks">{}</span>', title, " ".join(symbol for _, _, symbol in symbols)
        )

    def page_context(self, request: HttpRequest, row: Site) -> dict[str, Any]:
        actions = _actions_on(row) if self.has_act_permission(request) else {}
        return {"history": host_history(row.host), "checks": checks(row), "actions": actions, "site": row}


def _actions_on(site: Site) -> dict[str, str]:
    of_listing = {"relist": "Relist"} if site.excluded_at else {"exclude": "Exclude"}
    if admin_actions.is_blocked(site.host):
        return {**of_listing, "unblock": "Unblock"}
    return {**of_listing, "block": "Block", "visit": "Visit next"}


def checks(site: Site) -> list[dict[str, Any]]:
    """In the form of `probes.operations.exchanges`."""
    rows: dict[str, Any] = site.checks
    lines = [line for row in rows.values() for line in row["evidence"]]
    seen = iter(exchanges(site.host, lines))
    shown = {
        name: {
            "id": name,
            "label": CHECKS[CheckId(name)].label if name in set(CheckId) else name,
            "answer": row["answer"],
            "reason": REASON_TEXTS[Reason(row["reason"])] if row["reason"] in set(Reason) else row["reason"],
            "detail": row["detail"],
            "since": row["since"],
            "lines": [next(seen) for _ in row["evidence"]],
        }
        for name, row in rows.items()
    }
    ordered = [check.value for check in CheckId if check.value in shown]
    return [shown[name] for name in (*ordered, *(name for name in shown if name not in ordered))]
