"""Builds of generations."""

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import psycopg
import pytest
from django.db import connection

from index.generations import build as building
from index.generations.build import build_generation
from index.models import Generation, Site
from tests.generation.conftest import built, execute, folders, seen
from tests.pipeline.conftest import database_url
from tests.published import together
from tests.unit.index.factories import could_not_ask, listed


def aged(generation: Generation, **since: float) -> None:
    Generation.objects.filter(pk=generation.pk).update(at=generation.at - timedelta(**since))


def test_nothing_is_built_of_an_index_that_knows_no_host(home):
    assert build_generation().generation is None
    assert folders(home) == set()


def test_the_first_build_is_due_at_once_and_the_next_a_minute_later_and_only_after_a_change():
    listed("a.example.com")
    first = build_generation().generation
    assert first.listed == 1
    listed("b.example.com")
    assert build_generation().why == "the last build was less than a minute ago"
    aged(first, seconds=61)
    assert build_generation().generation.listed == 2


def test_nothing_is_built_while_nothing_changes():
    listed("a.example.com")
    aged(build_generation().generation, days=1)
    assert build_generation().why == "nothing has changed"
    could_not_ask("b.example.com")
    assert build_generation().generation is not None


def test_builds_that_take_long_come_less_often_unless_much_has_changed(monkeypatch):
    listed("a.example.com")
    aged(built(), seconds=100)
    Generation.objects.update(seconds=30)
    listed("b.example.com")
    assert build_generation().why == "the last build took long"
    monkeypatch.setattr(building, "PRESSING", 1)
    assert build_generation().generation is not None


def test_a_clock_that_was_set_back_keeps_no_build_waiting():
    listed("a.example.com")
    aged(built(), days=-1)
    listed("b.example.com")
    assert build_generation().generation is not None


def test_of_two_builders_at_once_one_builds():
    listed("a.example.com")

    def attempt(_: int) -> bool:
        try:
            return build_generation().generation is not None
        finally:
            connection.close()

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(attempt, range(2))) == [False, True]
    assert Generation.objects.count() == 1


def test_a_builder_elsewhere_is_not_waited_for():
    listed("a.example.com")
    with psycopg.connect(database_url()) as other:
        other.execute("LOCK TABLE index_generation IN SHARE ROW EXCLUSIVE MODE")
        assert build_generation(now=True).why == "another process is building"
    assert build_generation(now=True).generation is not None


def test_a_killed_builder_changes_nothing_and_leaves_nothing(home, process, until):
    listed("a.example.com")
    before = built()
    listed("b.example.com")
    with psycopg.connect(database_url()) as other:
        other.execute("LOCK TABLE index_site IN ACCESS EXCLUSIVE MODE")  # the builder waits amid its files
        builder = process("build_generation(now=True)")
        until(lambda: any(name.endswith(".new") for name in folders(home)))
        os.kill(builder.pid, signal.SIGKILL)
        builder.wait(300)
    assert seen() == (before.pk, ["a.example.com", "b.example.com"])
    until(lambda: build_generation(now=True).generation)  # the database notices that the builder is gone
    build_generation()
    assert not any(name.endswith(".new") for name in folders(home))
    assert Generation.objects.count() == 2


def test_a_full_disk_changes_nothing_and_leaves_nothing(home, process):
    listed("a.example.com")
    before = built()
    with together():
        for n in range(20):
            listed(f"s{n}.example.com")
    files = folders(home)
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)); "
    ended = process(
        limit + "import signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); build_generation(now=True)"
    )
    assert "OSError" in ended.communicate(timeout=300)[1]
    assert ended.returncode == 1
    assert folders(home) == files
    assert Generation.objects.get() == before
    assert len(seen()[1]) == 21


def test_all_but_the_newest_and_the_one_before_go_when_nobody_maps_them(home, process):
    listed("a.example.com")
    old = built()
    other = process(
        "from index.generations.current import consistent_view\n"
        "with consistent_view() as view: print(view.generation.id, flush=True)\n"
        "input()\n"
    )
    assert int(other.stdout.readline()) == old.pk
    listed("b.example.com")
    before = built()
    new = built()
    build_generation()
    assert folders(home) == {old.folder, before.folder, new.folder}
    other.communicate("\n", timeout=300)
    build_generation()
    assert folders(home) == {before.folder, new.folder}


def test_the_task_builds():
    from index.tasks import build_generation

    listed("a.example.com")
    build_generation()
    assert Generation.objects.get().listed == 1


def test_rows_of_a_dump_whose_transactions_are_ahead_of_ours_are_adopted():
    listed("a.example.com")
    execute("ALTER TABLE index_site DISABLE TRIGGER site_says_when_it_changed")
    Site.objects.update(changed=2**60)
    execute("ALTER TABLE index_site ENABLE TRIGGER site_says_when_it_changed")
    built()
    assert Site.objects.get().changed < 2**50
    aged(built(), days=1)
    assert build_generation().why == "nothing has changed"


@pytest.mark.parametrize("files", ["none", "torn"])
def test_files_that_are_gone_or_torn_are_a_reason_to_build(home, files):
    listed("a.example.com")
    generation = built()
    for path in sorted((home / generation.folder).iterdir()):
        if files == "none":
            path.unlink()
        elif path.name == "facts.npy":
            os.truncate(path, path.stat().st_size - 1)
    assert build_generation().generation.pk > generation.pk
