"""Live checks that an agent asks for by what it was told."""

import asyncio
from datetime import timedelta

import pytest
from django.utils import timezone

from index.values.vocabulary import Answer
from probes.live.loop import LiveLoop
from probes.models import LiveCheck
from tests.wire.test_agent_tasks import BASE, UNLISTED, Agent, tool_for

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.usefixtures("asks_the_sample_web")]


@pytest.fixture
def agent(settings, sample_web):
    settings.BASE_URL = BASE
    return Agent(sample_web)


def work():
    asyncio.run(LiveLoop(seconds=120.0).run())


def checked(agent, host, **more):
    """Ask until the check is done, as the tool's description says."""
    assert agent.understands("Call again until its status is done.")
    said = agent.call("get_site_report", host=host, live=True, **more)
    if said["live_check"]["status"] != "done":
        work()
        said = agent.call("get_site_report", host=host, live=True, **more)
    assert said["live_check"]["status"] == "done"
    return said


def test_it_checks_an_unlisted_host_now_and_uses_what_is_there(agent):
    report = agent.call("get_site_report", host=UNLISTED)
    assert report["found"] is False
    assert "live=true" in report["note"]
    said = checked(agent, UNLISTED, detail="full")
    assert said["found"] is False
    probe = said["live_check"]["result"]
    name, (argument,) = tool_for(probe["tools"], "weather forecast")
    assert agent.use(probe["connect"], name, **{argument: "Nelson"}).startswith("Nelson: fine")


def test_it_verifies_a_fix(agent, scripted_site):
    scripted_site.reply("/", "<!doctype html><title>Shop</title><h1>Shop</h1><p>We sell lamps.</p>")
    before = checked(agent, scripted_site.host)["live_check"]["result"]["checks"]["llms_txt"]
    assert before["answer"] == Answer.NO
    assert "llms.txt" in before["fix"]["text"]
    scripted_site.reply(
        "/llms.txt", "# Shop\n\n> We sell lamps.\n\n## Lamps\n\n- [All lamps](/): with prices\n"
    )
    same = checked(agent, scripted_site.host)["live_check"]
    assert same["result"]["checks"]["llms_txt"]["answer"] == Answer.NO
    assert same["again_at"]
    LiveCheck.objects.update(again_at=timezone.now() - timedelta(seconds=1))  # it waited until then
    after = checked(agent, scripted_site.host)["live_check"]["result"]["checks"]["llms_txt"]
    assert after["answer"] == Answer.YES
    address = f"https://{scripted_site.host}/llms.txt"
    agent.heard.append(address)  # its own site
    assert agent.go(address).text.startswith("# Shop")
