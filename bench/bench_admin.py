"""How long the operators' pages take at a million sites with as many targets, visits and queued decisions.

Seeds a folder of its own up to the size (`--data-dir` keeps it for the next run), signs an operator in,
serves with the product's own web server, and asks for each page, one after another: lists, filters that match
all, some and no rows, searches, rows with their evidence, the confirmation of an act. A page over 300 ms
(median) is marked.

    python -m bench.bench_admin [--sites 1000000] [--data-dir DIR] [--requests 20]
"""

import argparse
import os
import secrets
import sys
from http.client import HTTPConnection
from pathlib import Path
from statistics import median

from bench import bench_find
from bench.bench_find import servers, web
from bench.http_load import ask

PORT = bench_find.PORT = 18_435
MOST_MS = 300.0

# What there is beside the sites, made of them.
ROWS = {
    "targets": """
        INSERT INTO probes_target (host, domain, origin, first, due_at, created_at, probed_at, address,
        state, why, held_for,
            held_by, attempts, fails, page_url, page_first, page_attempts, robots_attempts)
        SELECT host, host, CASE WHEN id %% 50 = 0 THEN 'submission' ELSE 'operator' END, false,
            now() + (id %% 40 - 5) * interval '1 day', now(), now() - interval '9 days', '',
            CASE WHEN id %% 1000 = 1 THEN 'blocked' WHEN id %% 1000 = 2 THEN 'dead' ELSE 'active'
            END, '', '', '', 0, 0, '', false, 0, 0
        FROM index_site ON CONFLICT (host) DO NOTHING""",
    "visits": """
        INSERT INTO probes_proberun (stage, host, started_at, seconds, requests, prober, outcome,
        outcome_reason, rubric_version,
            grade_attempts)
        SELECT 'http', host, now() - (row_number() OVER (ORDER BY id DESC)) * interval '20 milliseconds', 4,
        30, '1',
            CASE WHEN id %% 9 = 0 THEN 'could_not_ask' ELSE 'answered' END,
            CASE WHEN id %% 9 = 0 THEN 'timed_out' ELSE 'answered' END, '1.0', 0
        FROM index_site WHERE NOT EXISTS (SELECT 1 FROM probes_proberun) ORDER BY id""",
    "objections": """
        INSERT INTO index_objection (at, host, check_id, message, contact, shown)
        SELECT now(), host, 'mcp_server', 'It is not so.', '', '{"checks": {}}' FROM index_site
        WHERE NOT EXISTS (SELECT 1 FROM index_objection) LIMIT 20000""",
    "registrations": """
        INSERT INTO agentauth_registration (registration_id, key_hash, created_at, identity, daily_limit)
        SELECT 'reg_' || id, 'hash ' || id, now(), '', 10000 FROM index_site LIMIT 200000
        ON CONFLICT DO NOTHING""",
    "claims": """
        INSERT INTO agentauth_claimrequest (claim_attempt_id, claim_hash, registration_id, email, message,
        created_at, state)
        SELECT 'cla_' || id, 'x', id, 'a' || id || '@agents.example', '', now(), 'pending'
        FROM agentauth_registration LIMIT 20000 ON CONFLICT DO NOTHING""",
    "log": """
        INSERT INTO django_admin_log (action_time, user_id, content_type_id, object_id, object_repr,
        action_flag, change_message)
        SELECT now(), (SELECT min(id) FROM auth_user), (SELECT min(id)
        FROM django_content_type), id, host, 2, 'Made due now.'
        FROM index_site WHERE NOT EXISTS (SELECT 1 FROM django_admin_log) LIMIT 200000""",
}

PAGES = (
    "/admin/",
    *(f"/admin/index/site/{query}" for query in (
        "", "?p=9", "?q=a", "?q=ab", "?q=nothing-like-it", "?standing=listed", "?standing=declined",
        "?standing=excluded",
        "?webmcp__exact=1", "?mcp_server__exact=1&webmcp__exact=1&api_catalog__exact=1",
        "?webmcp__isnull=True", "?age=day",
        "?age=never", "?outcome__exact=could_not_ask", "?tier__exact=3&score=5", "?age=older&q=a",
        "{site}/change/",
    )),
    *(f"/admin/probes/target/{query}" for query in ("", "?p=9", "?q=a", "?q=nothing-like-it", "?state=dead",
            "?state=blocked", "{target}/change/")),
    *(f"/admin/probes/submission/{query}" for query in ("", "?q=a", "?q=nothing-like-it")),
    *(f"/admin/probes/proberun/{query}" for query in (
        "", "?p=9", "?q=a", "?q=nothing-like-it", "?outcome__exact=could_not_ask", "?outcome__exact=declined",
        "?stage__exact=sweep", "{run}/change/",
    )),
    *(f"/admin/index/listingevent/{query}" for query in ("", "?q=a", "?q=nothing-like-it",
            "?kind__exact=listed", "?kind__exact=declined")),
    *(f"/admin/index/objection/{query}" for query in ("", "?q=a", "?closed_at__isempty=1",
            "?closed_at__isempty=0")),
    "/admin/index/generations/", "/admin/agentauth/registration/", "/admin/agentauth/registration/?q=reg_77",
    "/admin/agentauth/claimrequest/", "/admin/agentauth/claimrequest/?state__exact=approved",
    "/admin/admin/logentry/",
    "/admin/admin/logentry/?q=nothing-like-it", "/admin/auth/user/", "/admin/auth/group/add/",
)  # fmt: skip


def seed(sites: int) -> dict[str, int]:
    """Have so many sites and all that goes with them; return the keys of rows to open."""
    from django.core.management import call_command
    from django.db import connection

    from index.models import Site
    from probes.models import ProbeRun, Target

    there = Site.objects.count()
    if there < sites:
        call_command("seed_index", sites=sites - there)
    with connection.cursor() as cursor:
        for name, statement in ROWS.items():
            cursor.execute(statement, [])
            print(f"  {cursor.rowcount:,} {name}", flush=True)
        cursor.execute("VACUUM ANALYZE")
    site = Site.objects.filter(mcp_server=True).earliest("host").pk
    return {"site": site, "target": Target.objects.earliest("pk").pk, "run": ProbeRun.objects.latest("pk").pk}


def sign_in() -> str:
    """Make an operator with a session; return its cookie."""
    from django.contrib.auth.models import User
    from django.test import Client

    user, _ = User.objects.get_or_create(username="bench", is_staff=True, is_superuser=True)
    client = Client()
    client.force_login(user)
    return f"sessionid={client.cookies['sessionid'].value}"


def measure(path: str, cookie: str, requests: int) -> float:
    """Ask for a page; print its median and its slowest, in milliseconds, and return the median."""
    connection = HTTPConnection("127.0.0.1", PORT, timeout=120)
    first = ask(connection, path, Cookie=cookie)
    if "/login/" in first.response.headers.get("Location", ""):
        raise SystemExit(f"{path}: the operator is not signed in")
    took = ask(connection, path, requests, Cookie=cookie).took
    slow = " slow" if median(took) > MOST_MS else ""
    print(
        f"{path:88} {first.response.status} {median(took):7.1f} {took[-1]:7.1f} {first.took[0]:7.1f} "
        f"{len(first.body):8,}{slow}",
        flush=True,
    )
    return median(took)


def main() -> None:
    """Read the arguments, have the servers, measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sites", type=int, default=1_000_000)
    parser.add_argument("--data-dir", type=Path)
    parser.add_argument("--requests", type=int, default=20)
    args = parser.parse_args()
    # The session that is made here is read by the server.
    os.environ.setdefault("SECRET_KEY", secrets.token_urlsafe(50))
    with servers(args.data_dir) as data_dir:
        cookie, keys = sign_in(), seed(args.sites)
        print(f"{args.sites:,} sites\n{'':92}  median slowest   first    bytes")
        with web(data_dir):
            slowest = max(measure(path.format(**keys), cookie, args.requests) for path in PAGES)
    kept = slowest <= MOST_MS
    print(f"the slowest page takes {slowest:.0f} ms" + ("" if kept else f", over {MOST_MS:.0f}"))
    sys.exit(not kept)


if __name__ == "__main__":
    main()
