"""A row counts as changed only when a column that a generation holds differs.

A repeated probe or regrade with the same result then costs no process anything.
"""

from django.db import migrations

HOST = ("listed", "declined", "outcome")
LISTED = (
    "platform_subdomain", "found_via", "rubric_version", "tier", "score", "markdown_negotiation", "markdown_twin",
    "llms_txt", "api_catalog", "mcp_server", "webmcp", "webmcp_tools", "mcp_server_card", "country", "entity_type",
    "transactional", "platform_supplied", "tool_set", "name", "display_name", "description", "words",
)  # fmt: skip
"""The columns of a listed site in a generation, besides the probe date and two fields of its checks."""


def _of(row: str, columns: tuple[str, ...]) -> str:
    return ", ".join(f"{row}.{column}" for column in columns)


def _held(row: str) -> str:
    checks = (f"{row}.checks #> '{{{path}}}'" for path in ("mcp_server_card,answer", "webmcp,reason"))
    return f"({_of(row, LISTED)}, ({row}.verified_at AT TIME ZONE 'UTC')::date, {', '.join(checks)})"


FORWARD = f"""
CREATE OR REPLACE FUNCTION index_site_says_when_it_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    now_writing bigint := pg_current_xact_id()::text::bigint;
BEGIN
    IF TG_OP = 'UPDATE' AND OLD.changed <= now_writing  -- a dump may bring numbers that are ahead
        AND ({_of("OLD", HOST)}) IS NOT DISTINCT FROM ({_of("NEW", HOST)})
        AND (NOT NEW.listed OR {_held("OLD")} IS NOT DISTINCT FROM {_held("NEW")})
    THEN
        NEW.changed := OLD.changed;
        NEW.changed_at := OLD.changed_at;
    ELSE
        NEW.changed := now_writing;
        NEW.changed_at := clock_timestamp();
    END IF;
    RETURN NEW;
END $$;
"""
BACKWARD = """
CREATE OR REPLACE FUNCTION index_site_says_when_it_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.changed := pg_current_xact_id()::text::bigint;
    NEW.changed_at := clock_timestamp();
    RETURN NEW;
END $$;
"""


class Migration(migrations.Migration):
    dependencies = [("index", "0006_vectors_that_changed")]
    operations = [migrations.RunSQL(FORWARD, BACKWARD)]
