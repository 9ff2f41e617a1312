"""Store answers only in `checks`; all columns but NOT_HELD make a row count as changed (ADR 34).

The previous release still writes the answer columns: equal generated values replace what it writes.
"""

from importlib import import_module

from django.db import migrations

_before = import_module("index.migrations.0007_only_what_a_generation_reads")
NOT_HELD = (
    "url", "probed_at", "heard_at", "listed_since", "missed_on", "excluded_at", "excluded_why", "verified_at",
    "mcp_endpoint", "mcp_tools", "last_tools", "other_wellknown", "checks", "apparent_actions", "platform_marks",
    "tool_set_shared", "owner_domain", "owner_name", "meaning_digest", "changed", "changed_at",
)  # fmt: skip
"""Columns that a generation doesn't hold, or not as stored.

Compared instead: the day of `verified_at`, and the answers and reasons of `checks`. Generated columns follow
from others; a BEFORE trigger sees them as NULL.
"""
NEW_AT_EVERY_VISIT = ("detail", "since", "cause", "evidence")
"""Keys of an entry of `checks` that no generation holds."""


def _day(row: str) -> str:
    return f"({row}.verified_at AT TIME ZONE 'UTC')::date"


def _compared(row: str, also: str) -> str:
    left_out = ",".join(NEW_AT_EVERY_VISIT)
    return f"""
        (to_jsonb({row}) - not_held || jsonb_build_object('day', {_day(row)}, 'judged', (
            SELECT jsonb_object_agg(key, value - '{{{left_out}}}'::text[]) FROM jsonb_each({row}.checks)
        ){also.format(row=row)}))"""


ANSWERS = """
CREATE FUNCTION index_site_answers_from_checks() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    answers jsonb := (
        SELECT jsonb_object_agg(key, CASE value ->> 'answer' WHEN 'yes' THEN true WHEN 'no' THEN false END)
        FROM jsonb_each(NEW.checks) WHERE key <> 'mcp_server_card'  -- its column is the card's last known state
    );
    gone jsonb;
BEGIN
    IF TG_OP = 'UPDATE' THEN
        gone := (
            SELECT jsonb_object_agg(key, NULL) FROM jsonb_object_keys(OLD.checks) AS key
            WHERE NOT NEW.checks ? key AND key <> 'mcp_server_card'
        );
    END IF;
    -- by EXECUTE: a kept plan would leave out a column that this transaction has added
    EXECUTE 'SELECT filled.* FROM jsonb_populate_record($1, $2) AS filled' INTO NEW
        USING NEW, coalesce(answers, '{}') || coalesce(gone, '{}');
    RETURN NEW;
END $$;
-- triggers fire by name: this one before site_says_when_it_changed
CREATE TRIGGER site_answers_from_checks BEFORE INSERT OR UPDATE ON index_site
    FOR EACH ROW EXECUTE FUNCTION index_site_answers_from_checks();
"""


def says_when_it_changed(not_held: tuple[str, ...], also: str = "") -> str:
    """Return the SQL of the trigger's function that leaves these columns out.

    `also`: further names and values of a `{row}` to compare.
    """
    return f"""
CREATE OR REPLACE FUNCTION index_site_says_when_it_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    now_writing bigint := pg_current_xact_id()::text::bigint;
    not_held text[];
BEGIN
    IF TG_OP = 'UPDATE' AND NEW.listed THEN
        not_held := '{{{",".join(not_held)}}}' || ARRAY(
            SELECT attname::text FROM pg_attribute WHERE attrelid = TG_RELID AND attgenerated <> ''
        );
    END IF;
    IF TG_OP = 'UPDATE' AND OLD.changed <= now_writing  -- a dump may bring numbers that are ahead
        -- a host that is not listed only counts in the figures
        AND (OLD.listed, OLD.declined, OLD.outcome) IS NOT DISTINCT FROM (NEW.listed, NEW.declined, NEW.outcome)
        AND (NOT NEW.listed OR {_compared("OLD", also)} = {_compared("NEW", also)})
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


NO_ANSWERS = """
DROP TRIGGER site_answers_from_checks ON index_site;
DROP FUNCTION index_site_answers_from_checks();
"""


class Migration(migrations.Migration):
    dependencies = [("index", "0015_changes_by_rubric")]
    operations = [
        migrations.RunSQL(ANSWERS, NO_ANSWERS),
        migrations.RunSQL(says_when_it_changed(NOT_HELD), _before.FORWARD),
        # same as site_score_counts_yes
        migrations.RemoveConstraint(model_name="site", name="site_score_0_to_5"),
    ]
