"""Alerts ask for exported figures and fire for their fault alone."""

import json
import re
import shutil
import subprocess
from datetime import timedelta

import pytest
import yaml
from django.utils import timezone
from prometheus_client.parser import text_string_to_metric_families

from index.models import Generation
from probes.models import DayLoad, HostSource, ProbeRun
from tests.paths import ROOT

ALERTS = ROOT / "deploy/alerts.yml"
RULES = yaml.safe_load(ALERTS.read_text())["groups"][0]["rules"]
NAMES = [rule["alert"] for rule in RULES]
OPEN_LABELS = {"status", "door", "method", "le"}  # Their values come with requests

# How seldom rules are evaluated: each time takes processor time, and the shortest must hold for a minute.
EVERY = "5m"
MINUTES = 100  # Only those of SLOW take longer
A_DAY = 1500
HEALTHY = {
    'readiness_up{part="database"}': "1x100",
    'readiness_up{part="redis"}': "1x100",
    'readiness_requests_total{door="rest",method="GET",status="200"}': "0+600x100",
    'readiness_requests_total{door="rest",method="GET",status="503"}': "0+1x100",
    'readiness_request_seconds_bucket{door="rest",le="0.25"}': "0+600x100",
    'readiness_request_seconds_bucket{door="rest",le="5"}': "0+600x100",
    'readiness_request_seconds_bucket{door="rest",le="+Inf"}': "0+600x100",
    'readiness_workers{kind="celery"}': "1x100",
    'readiness_workers{kind="grade"}': "1x100",
    'readiness_workers{kind="index"}': "1x100",
    'readiness_workers{kind="browser"}': "0x100",  # switched off
    'readiness_workers{kind="live"}': "1x100",
    'readiness_queue_messages{queue="probe"}': "3x100",
    'readiness_work_oldest_waits_seconds{work="probe"}': "90000x100",  # long, but it does not grow
    'readiness_work_oldest_waits_seconds{work="sweep"}': "60x100",
    'readiness_work_oldest_waits_seconds{work="grade"}': "5x100",
    'readiness_work_oldest_waits_seconds{work="ask"}': "30x100",
    'readiness_endpoints_asked_last_hour{outcome="answered"}': "40x100",
    'readiness_endpoints_asked_last_hour{outcome="silent"}': "4x100",
    'readiness_endpoints_asked_last_hour{outcome="ours_failed"}': "0x100",
    'readiness_work_paused{work="probe"}': "0x100",
    'readiness_work_paused{work="sweep"}': "0x100",
    'readiness_work_leases_over{work="probe"}': "2x100",
    'readiness_hosts_not_active{state="dead"}': "40x100",
    'readiness_visits_last_minute{outcome="answered"}': "60x100",
    'readiness_visits_last_minute{outcome="declined"}': "5x100",
    'readiness_visits_last_minute{outcome="could_not_ask"}': "20x100",
    "readiness_generation_age_seconds": "60x100",
    "readiness_listed_sites": "1000x100",
    "readiness_live_checks_oldest_waits_seconds": "2x100",
    "readiness_data_free_bytes": "50x100",
    "readiness_data_disk_bytes": "100x100",
    'readiness_forecast_days{of="disk"}': "200x100",
    'readiness_source_trouble{source="mcp-registry"}': "0x100",
}
# What differs from HEALTHY when an alert must fire.
FAULTS = {
    "ReadinessPartDown": {'readiness_up{part="redis"}': "1x30 0x70"},
    "ReadinessServerErrors": {
        'readiness_requests_total{door="rest",method="GET",status="503"}': "0x30 0+30x70"
    },
    "ReadinessSlowAnswers": {'readiness_request_seconds_bucket{door="rest",le="0.25"}': "0+300x100"},
    "ReadinessWorkersMissing": {'readiness_workers{kind="grade"}': "1x30 0x70"},
    "ReadinessWorkersGone": {'readiness_workers{kind="live"}': "1x30 0x70"},
    "ReadinessMessagesPileUp": {'readiness_queue_messages{queue="probe"}': "3x30 0+100x70"},
    "ReadinessScheduleBehind": {'readiness_work_oldest_waits_seconds{work="probe"}': "86000+60x100"},
    "ReadinessRobotsBehind": {'readiness_work_oldest_waits_seconds{work="sweep"}': "21000+60x100"},
    "ReadinessAskingBehind": {'readiness_work_oldest_waits_seconds{work="ask"}': "21000+60x100"},
    "ReadinessAskingFails": {'readiness_endpoints_asked_last_hour{outcome="ours_failed"}': "0x30 60x70"},
    "ReadinessGradingBehind": {'readiness_work_oldest_waits_seconds{work="grade"}': "5x30 0+60x70"},
    "ReadinessLeasesOver": {'readiness_work_leases_over{work="probe"}': "2x30 500x70"},
    "ReadinessHostsGivenUp": {'readiness_hosts_not_active{state="dead"}': "40x30 400x70"},
    "ReadinessCannotAsk": {'readiness_visits_last_minute{outcome="could_not_ask"}': "20x30 200x70"},
    "ReadinessSearchStale": {"readiness_generation_age_seconds": "60x30 0+60x70"},
    "ReadinessListingsFell": {"readiness_listed_sites": "1000x30 700x70"},
    "ReadinessDiskFills": {"readiness_data_free_bytes": "50x30 10x70"},
    "ReadinessLiveChecksWait": {"readiness_live_checks_oldest_waits_seconds": "2x30 0+60x70"},
}
# Faults that are told after hours.
SLOW = {
    "ReadinessPaused": {'readiness_work_paused{work="probe"}': f"1x{A_DAY}"},
    "ReadinessDiskSoonFull": {'readiness_forecast_days{of="disk"}': f"29x{A_DAY}"},
    "ReadinessScheduleSoonBehind": {'readiness_forecast_days{of="schedule"}': f"0x{A_DAY}"},
    "ReadinessSourceTrouble": {'readiness_source_trouble{source="mcp-registry"}': f"1x{A_DAY + 100}"},
}
UP = {'readiness_up{part="redis"}': f"1x{A_DAY}"}


def asked_for(expression):
    """Each figure with its matchers: (name, [(label, operator, value)])."""
    for name, matchers in re.findall(r"\b(readiness_\w+)(?:\{([^}]*)\})?", expression):
        yield name, re.findall(r'(\w+)(=~|!=|=)"([^"]*)"', matchers)


@pytest.mark.django_db
def test_every_figure_of_a_rule_is_exported_with_these_labels_and_values(client):
    now = timezone.now()
    Generation.objects.create(
        at=now, snapshot="1:1:", cluster="1", folder="f", manifest="0" * 64, listed=7, seconds=2
    )
    ProbeRun.objects.create(
        host="a.example", started_at=now - timedelta(seconds=9), seconds=1, requests=1, prober="1",
        rubric_version="1", outcome="could_not_ask", outcome_reason="timed_out",
    )  # fmt: skip
    for day in range(4):
        DayLoad.objects.create(
            day=now - timedelta(days=3 - day), database_bytes=day << 40, targets=day * 1000, listed=0,
            loaded_hour=1,
        )  # fmt: skip
    HostSource.objects.create(name="mcp-registry", kind="mcp-registry", enabled=True, due_at=now)
    client.get("/api/stats")
    told = client.get("/metrics", headers={"host": "localhost"}).text
    exported = {}
    for family in text_string_to_metric_families(told):
        for sample in family.samples:
            labels = exported.setdefault(sample.name, {})
            for label, value in sample.labels.items():
                labels.setdefault(label, set()).add(value)
    for rule in RULES:
        for name, matchers in asked_for(rule["expr"]):
            assert name in exported, f"{rule['alert']} asks for {name}"
            for label, operator, value in matchers:
                assert label in exported[name], f"{rule['alert']} asks for {name} by {label}"
                if label not in OPEN_LABELS:
                    asked = value.split("|") if operator == "=~" else [value]
                    assert set(asked) <= exported[name][label], f"{rule['alert']}: {name} {label} {asked}"


def test_each_alert_has_a_section_in_the_guide_that_says_what_to_do():
    guide = (ROOT / "docs/operations.md").read_text()
    assert re.findall(r"^#### (Readiness\w+)$", guide, re.MULTILINE) == NAMES


def world(alerts, series, minutes=MINUTES):
    """One test of promtool: these series, and the alerts that fire at the end."""
    return {
        "name": ", ".join(alerts) or "nothing is wrong",
        "interval": "1m",
        "input_series": [{"series": name, "values": values} for name, values in series.items()],
        "promql_expr_test": [
            {
                "expr": 'group by (alertname) (ALERTS{alertstate="firing"})',
                "eval_time": f"{minutes}m",
                "exp_samples": [{"labels": f'{{alertname="{alert}"}}', "value": 1} for alert in alerts],
            }
        ],
    }


@pytest.mark.skipif(shutil.which("promtool") is None, reason="promtool is not installed (Debian: prometheus)")
def test_each_alert_fires_alone_for_its_fault_and_none_when_nothing_is_wrong(tmp_path):
    assert set(FAULTS) == {*NAMES} - {"ReadinessNotScraped", *SLOW}
    worlds = [world([], HEALTHY), world(["ReadinessNotScraped"], {"other": "1x100"})]
    worlds += [world([alert], HEALTHY | changed) for alert, changed in FAULTS.items()]
    slow = {name: values for changed in SLOW.values() for name, values in changed.items()}
    worlds.append(world([*SLOW], UP | slow, A_DAY))
    tests = tmp_path / "alerts.test.yml"  # JSON is YAML
    tests.write_text(json.dumps({"rule_files": [str(ALERTS)], "evaluation_interval": EVERY, "tests": worlds}))
    told = subprocess.run(["promtool", "test", "rules", tests], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
