"""robots.txt of every listed site, every day."""

from datetime import timedelta
from itertools import count

from django.utils import timezone

from index.models import ListingEvent, Site
from probes.models import ProbeRun, Target
from probes.publishing import regrade
from probes.schedule import robots
from probes.tasks import sweep
from tests.pipeline.conftest import serve_agents

_numbers = count(1)
REFUSAL = "User-agent: *\nDisallow: /\n"


def target(site):
    return Target.objects.get(host=site.host)


def test_a_listed_site_has_a_day_and_no_other_site_has(listed, manage, scripted_site):
    assert manage("probe", "--publish", scripted_site.host).returncode == 0
    assert target(scripted_site).robots_due_at is None
    for site in listed:
        assert (
            timezone.now() + timedelta(hours=19)
            < target(site).robots_due_at
            <= timezone.now() + timedelta(days=1)
        )
    assert manage("sweep").stdout == "0 read, 0 refused and delisted, 0 could not be read\n"


def test_a_refusal_delists_at_once_and_the_exchange_is_kept(listed, manage, client, sample_web):
    refusing, staying = listed
    refusing.reply("/robots.txt", REFUSAL)
    asked = len(sample_web.requests_to(refusing.host))
    assert manage("sweep", "--all").stdout == "2 read, 1 refused and delisted, 0 could not be read\n"
    assert [one.path for one in sample_web.requests_to(refusing.host)[asked:]] == ["/robots.txt"]
    assert client.get(f"/site/{refusing.host}.json").status_code == 404
    assert client.get(f"/site/{staying.host}.json").status_code == 200
    run = ProbeRun.objects.get(stage="sweep")
    assert (run.host, run.outcome, run.outcome_reason) == (refusing.host, "declined", "robots_disallow")
    assert ListingEvent.objects.filter(host=refusing.host, kind="declined").exists()
    assert target(refusing).robots_due_at is None
    assert target(staying).robots_read_at is not None
    regrade.regrade(refusing.host)
    assert not Site.objects.get(host=refusing.host).listed


def test_who_refused_is_asked_for_robots_txt_alone_within_a_month_and_comes_back_when_that_allows_it(
    listed, manage, sample_web
):
    refusing, _ = listed
    refusing.reply("/robots.txt", REFUSAL)
    manage("sweep", "--all")
    assert target(refusing).due_at <= timezone.now() + timedelta(days=30)
    asked = len(sample_web.requests_to(refusing.host))
    manage("probe", "--publish", refusing.host)
    assert [one.path for one in sample_web.requests_to(refusing.host)[asked:]] == ["/robots.txt"]
    assert target(refusing).due_at <= timezone.now() + timedelta(days=30)
    refusing.reply("/robots.txt", "User-agent: *\nAllow: /\n")
    manage("probe", "--publish", refusing.host)
    assert Site.objects.get(host=refusing.host).listed
    kinds = ListingEvent.objects.filter(host=refusing.host).order_by("id").values_list("kind", flat=True)
    assert list(kinds) == ["listed", "declined", "relisted"]
    assert target(refusing).robots_due_at is not None


def test_a_robots_txt_that_fails_changes_nothing_and_is_read_again_in_hours(listed, manage):
    failing, _ = listed
    failing.reply("/robots.txt", "", status=503)
    assert manage("sweep", "--all").stdout == "2 read, 0 refused and delisted, 1 could not be read\n"
    assert Site.objects.listed().count() == 2
    assert target(failing).robots_due_at < timezone.now() + robots.RETRY_AFTER
    assert not ProbeRun.objects.filter(stage="sweep").exists()


def test_a_refusal_at_the_place_where_the_home_page_went_counts(sample_web, manage):
    host = f"moved-{next(_numbers)}.test"
    with sample_web.scripted(host) as bare, sample_web.scripted(f"www.{host}") as www:
        for site in (bare, www):
            serve_agents(site)
        bare.reply("/", "", status=301, headers={"location": f"https://www.{host}/"})
        assert manage("probe", "--publish", host).returncode == 0
        assert Site.objects.get().listed
        Target.objects.update(page_url=f"https://www.{host}/")
        www.reply("/robots.txt", REFUSAL)
        assert manage("sweep", "--all").stdout == "1 read, 1 refused and delisted, 0 could not be read\n"
    assert not Site.objects.get().listed


def test_the_task_of_the_queue_does_the_same_every_day(listed):
    refusing, _ = listed
    refusing.reply("/robots.txt", REFUSAL)
    Target.objects.update(robots_due_at=timezone.now())
    sweep()
    sweep()
    assert not Site.objects.get(host=refusing.host).listed
    assert not Target.objects.filter(robots_due_at__lte=timezone.now()).exists()
    assert ProbeRun.objects.filter(stage="sweep").count() == 1


def test_a_paused_sweep_says_so(listed, manage):
    manage("pause", "sweep")
    done = manage("sweep", "--all")
    assert (done.returncode, done.stderr) == (
        1,
        "the sweep is paused: run the command `resume sweep` first\n",
    )
