"""Evidence in an object store: stored, graded, shown, moved, thinned and deleted."""

# ruff: noqa: F811 - `seen` is a fixture of another module

import hashlib
import os
import threading
import time
from contextlib import contextmanager
from dataclasses import replace
from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db import IntegrityError, connection, connections
from django.utils import timezone

from index.models import Site
from index.values.reasons import OutcomeReason
from index.values.vocabulary import Outcome
from probes.evidence import cleaning, homes, moving, orphans, retention
from probes.models import DiscardedObject, ProbeRun, Progress, StoredEvidence
from probes.operations.history import exchanges_of_run
from probes.progress import stored_progress
from probes.publishing import grading_queue, record
from probes.publishing.regrade import regrade, regrade_all
from tests.pipeline.test_grading import (  # noqa: F401 - `seen` is a fixture
    DECLINING,
    LISTED,
    due_again,
    grade,
    seen,
    stored,
)
from tests.ports import free_port
from tests.s3_server import BUCKET

pytestmark = pytest.mark.django_db(transaction=True)


@pytest.fixture(autouse=True)
def _nothing_is_avoided(monkeypatch):
    monkeypatch.setattr(cleaning, "_is_told", [False])
    monkeypatch.setattr(homes, "_not_before", [0.0])
    homes._store.cache_clear()
    yield
    homes._store.cache_clear()


@pytest.fixture
def folder(settings, tmp_path, transactional_db):
    settings.EVIDENCE_URL, settings.EVIDENCE_HOME = f"file://{tmp_path}/evidence", homes.STORE
    cleaning.take_lease()
    return tmp_path / "evidence"


@pytest.fixture
def use_s3(s3, settings, monkeypatch):
    for name, value in s3.environment.items():
        monkeypatch.setenv(name, value)
    settings.EVIDENCE_URL, settings.EVIDENCE_HOME = f"s3://{BUCKET}/evidence", homes.STORE


@pytest.fixture
def gone(settings):
    """While inside, the store is gone."""

    @contextmanager
    def while_gone():
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("AWS_ENDPOINT_URL", f"http://127.0.0.1:{free_port()}")
            for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
                patch.setenv(name, "some-key")
            before, settings.EVIDENCE_URL = settings.EVIDENCE_URL, f"s3://{BUCKET}/gone"
            homes._store.cache_clear()
            try:
                yield
            finally:
                settings.EVIDENCE_URL = before
                homes._store.cache_clear()

    return while_gone


def objects(folder):
    found = (path for path in folder.rglob("*") if path.is_file() and path.name != "holder")
    return {str(path.relative_to(folder)): path for path in found}


def at(evidence, days):
    """The same visit some days ago."""
    moment = (timezone.now() - timedelta(days=days)).isoformat()
    return replace(evidence, started_at=moment, finished_at=moment)


def store_days(evidence, days):
    return [
        record.store_visit(
            at(evidence, n), Outcome.ANSWERED, OutcomeReason.ANSWERED, stage=ProbeRun.Stage.HTTP
        )
        for n in days
    ]


@pytest.mark.parametrize("home", ["folder", "use_s3"])
def test_a_visit_is_graded_shown_and_graded_again_from_the_store(home, request, seen, client):
    request.getfixturevalue(home)
    assert stored(seen[LISTED]) is Outcome.ANSWERED
    row = StoredEvidence.objects.get()
    packed = seen[LISTED].pack()
    assert (row.packed, row.size, row.sha256) == (None, len(packed), hashlib.sha256(packed).hexdigest())
    assert homes.load(homes.place_of(row)) == packed
    assert record.bytes_stored_lately(LISTED) == len(packed)
    assert grade()[Outcome.ANSWERED] == 1
    said = client.get(f"/site/{LISTED}/evidence/llms_txt.json").json()
    assert said["exchanges"]
    assert all(line["stored"] for line in said["exchanges"])
    assert len(exchanges_of_run(LISTED, row.run_id)) == len(seen[LISTED].exchanges)
    assert regrade_all([LISTED]).failed == {}
    assert regrade(LISTED) is False
    sizes = retention.storage_sizes()
    assert (sizes["in_store"], sizes["evidence"]["bytes"]) == (1, len(packed))


def test_no_key_can_be_guessed_from_what_is_known_of_a_visit(folder, seen):
    stored(seen[LISTED])
    (key,) = objects(folder)
    own, *rest = key.split("/")
    assert own == homes.folder_of_objects()
    assert len("".join(rest)) == 32  # 128 random bits
    assert "larkspur" not in key
    assert seen[LISTED].exchanges[0].sha256 not in key


def test_while_the_store_is_gone_visits_are_stored_and_refusals_published_from_the_database(
    folder,
    seen,
    gone,
    caplog,
):
    with gone():
        assert stored(seen[LISTED]) is Outcome.ANSWERED
        assert stored(seen[DECLINING]) is Outcome.DECLINED
    assert caplog.text.count("evidence stays in the database: the store does not answer") == 1
    assert set(StoredEvidence.objects.values_list("key", flat=True)) == {""}
    assert grade()[Outcome.ANSWERED] == 1
    assert Site.objects.get(host=LISTED).listed


def test_a_store_that_is_gone_decides_nothing_and_costs_no_attempt(folder, seen, gone, client):
    stored(seen[LISTED])
    grade()
    before = Site.objects.values().get()
    ProbeRun.objects.update(grade_due_at=timezone.now())
    with gone():
        for _ in range(grading_queue.TRIES + 2):
            assert sum(grade().values()) == 0
            due_again()
        run = ProbeRun.objects.get()
        assert run.grade_due_at
        assert (run.grade_attempts, run.outcome) == (1, Outcome.ANSWERED)  # that of its first grading
        assert regrade_all([LISTED]).failed[LISTED].startswith("EvidenceUnavailable")
        assert Site.objects.values().get() == before
        assert client.get(f"/site/{LISTED}/evidence/llms_txt.json").status_code == 503
        assert client.get(f"/site/{LISTED}.json").status_code == 200
    assert grade()[Outcome.ANSWERED] == 1


def changed(path):
    path.write_bytes(path.read_bytes()[:-1] + b"x")


DAMAGES = {
    "is lost": lambda path: path.unlink(),
    "is another": changed,
    "is truncated": lambda path: os.truncate(path, 10),
    "never ends": lambda path: os.truncate(path, 2**40),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_an_object_that_is_not_what_was_stored_is_never_graded(damage, folder, seen):
    stored(seen[LISTED])
    (path,) = objects(folder).values()
    DAMAGES[damage](path)
    for _ in range(grading_queue.TRIES):
        assert sum(grade().values()) == 0
        due_again()
    assert grade()[Outcome.COULD_NOT_ASK] == 1  # as for evidence that is torn in the database
    run = ProbeRun.objects.get()
    assert (run.outcome_reason, run.grade_due_at) == (OutcomeReason.NOT_GRADED, None)
    assert not Site.objects.exists()
    assert "EvidenceLost" in regrade_all([LISTED]).failed[LISTED]


def test_what_retention_lets_go_of_goes_from_the_store_and_again_until_it_is_gone(
    folder,
    seen,
    gone,
):
    store_days(seen[LISTED], range(9, 4, -1))
    assert len(objects(folder)) == 5
    assert retention.thin_evidence() == 3
    kept = set(StoredEvidence.objects.values_list("key", flat=True))
    assert len(kept) == 2
    with gone():
        assert orphans.delete_objects() == 0
    assert DiscardedObject.objects.count() == 3
    assert orphans.delete_objects() == 3
    assert set(objects(folder)) == kept
    assert not DiscardedObject.objects.exists()


def test_nothing_is_thinned_while_the_store_is_gone(folder, seen, gone):
    store_days(seen[LISTED], range(9, 4, -1))
    with gone():
        assert retention.thin_evidence() == 0
    assert StoredEvidence.objects.count() == 5
    assert retention.thin_evidence() == 3


def test_however_a_run_is_deleted_its_object_goes_too(folder, seen):
    store_days(seen[LISTED], (3, 2, 1))
    ProbeRun.objects.order_by("pk").first().delete()
    with connection.cursor() as cursor:
        cursor.execute(
            "DELETE FROM probes_storedevidence WHERE id = (SELECT min(id) FROM probes_storedevidence)"
        )
    orphans.delete_objects()
    assert set(objects(folder)) == set(StoredEvidence.objects.values_list("key", flat=True))
    assert len(objects(folder)) == 1


def test_a_database_restored_elsewhere_deletes_no_object_of_the_first(folder, seen, monkeypatch):
    store_days(seen[LISTED], (3, 2, 1))
    stored = objects(folder)
    monkeypatch.setattr(homes, "folder_of_objects", lambda: "1-2")
    cleaning.take_lease()
    store_days(seen[LISTED], (0,))
    assert len(objects(folder)) == 4
    ProbeRun.objects.all().delete()
    assert orphans.delete_objects() == 1
    assert objects(folder) == stored
    assert retention.storage_sizes()["objects_to_delete"] == 0


ANOTHER = "1764444444.123456"  # Another start of PostgreSQL


class Disks:
    """Of PostgreSQL: what they know of the lease, and which start of a server uses them."""

    def __init__(self, monkeypatch):
        self._monkeypatch = monkeypatch
        self.rows, self.server = self._rows(), cleaning._server()

    def copy(self, server=ANOTHER):
        copied = Disks(self._monkeypatch)
        copied.server = server
        return copied

    @contextmanager
    def used(self):
        with self._monkeypatch.context() as patch:
            patch.setattr(cleaning, "_server", lambda: self.server)
            Progress.objects.filter(work=cleaning.WORK).update(position=self.rows)
            yield
            self.rows = self._rows()

    def turn(self):
        """How many objects a turn of its server deletes."""
        with self.used():
            return orphans.delete_objects()

    @staticmethod
    def _rows():
        return stored_progress(cleaning.WORK).position


@pytest.fixture
def disks(monkeypatch):
    return Disks(monkeypatch)


@pytest.mark.parametrize("home", ["folder", "use_s3"])
def test_of_two_servers_with_copied_disks_the_one_that_cleaned_first_deletes(
    home, request, seen, monkeypatch, caplog
):
    request.getfixturevalue(home)
    cleaning.take_lease()
    original = Disks(monkeypatch)
    copy = original.copy()
    assert original.turn() == 0
    store_days(seen[LISTED], (3, 2, 1))
    stored = set(StoredEvidence.objects.values_list("key", flat=True))
    ProbeRun.objects.all().delete()
    assert [copy.turn() for _ in range(3)] == [0, 0, 0]
    assert all(homes.evidence_store().has(key) for key in stored)
    assert DiscardedObject.objects.count() == 3
    assert "no object of evidence is deleted here" in caplog.text
    with copy.used():
        assert "Nothing is deleted here until" in printed("retention")
    assert original.turn() == 3
    with original.used():
        assert "this server deletes objects\n" in printed("retention")


def test_an_operator_moves_the_cleaning_by_a_command(folder, seen, disks):
    copy = disks.copy()
    store_days(seen[LISTED], (3,))
    ProbeRun.objects.all().delete()
    with copy.used():
        assert "this server deletes objects\n" in printed("retention", "--clean-here")
    assert copy.turn() == 1
    store_days(seen[LISTED], (3,))
    ProbeRun.objects.all().delete()
    assert disks.turn() == 0


def test_a_copy_goes_on_when_no_other_cleaned_for_an_hour_and_not_in_the_turn_that_takes_it(
    folder, seen, disks
):
    copy = disks.copy()
    assert disks.turn() == 0
    store_days(seen[LISTED], (3,))
    ProbeRun.objects.all().delete()
    let_the_lease_age(folder, cleaning.RESTARTED_FOR)
    assert copy.turn() == 0
    let_the_lease_age(folder, cleaning.LEASE_FOR)
    with copy.used():
        assert "this server begins within ten minutes" in printed("retention")
    assert [copy.turn() for _ in range(2)] == [0, 1]


def test_a_server_that_was_started_again_goes_on_before_a_copy_of_its_disks(folder, seen, disks):
    copy = disks.copy()
    assert disks.turn() == 0
    store_days(seen[LISTED], (3,))
    ProbeRun.objects.all().delete()
    disks.server = "1765555555.123456"
    assert disks.turn() == 0
    with disks.used():
        assert "20 minutes after a restart" in printed("retention")
    let_the_lease_age(folder, cleaning.RESTARTED_FOR)
    assert copy.turn() == 0
    assert [disks.turn() for _ in range(2)] == [0, 1]
    assert copy.turn() == 0


def test_of_a_machine_that_was_cloned_while_it_ran_the_one_that_renewed_first_deletes(folder, seen, disks):
    clone = disks.copy(server=disks.server)
    assert disks.turn() == 0
    store_days(seen[LISTED], (3,))
    ProbeRun.objects.all().delete()
    assert [clone.turn(), disks.turn()] == [0, 1]


def test_a_renewal_that_the_store_did_not_take_loses_no_lease(folder, seen, disks):
    (lease,) = folder.rglob("holder")
    store_days(seen[LISTED], (3,))
    ProbeRun.objects.all().delete()
    before = lease.read_bytes()
    assert disks.turn() == 1
    lease.write_bytes(before)
    store_days(seen[LISTED], (3,))
    ProbeRun.objects.all().delete()
    assert disks.turn() == 1


def let_the_lease_age(folder, age):
    (lease,) = folder.rglob("holder")
    then = time.time() - age.total_seconds() - 1
    os.utime(lease, (then, then))


def test_the_lease_of_a_store_that_is_gone_is_not_known_and_cannot_be_taken(folder, gone):
    with gone():
        assert cleaning.describe_cleaning() == "unknown"
        with pytest.raises(CommandError, match="the store"):
            printed("retention", "--clean-here")


def printed(*words):
    out = StringIO()
    call_command(*words, stdout=out)
    return out.getvalue()


def test_an_object_that_no_row_names_goes_after_a_day_and_nobody_elses(folder, seen):
    store_days(seen[LISTED], (1,))
    (named,) = objects(folder).values()
    own = folder / homes.folder_of_objects()
    old, young, others = own / "ab" / ("0" * 30), own / "cd" / ("1" * 30), folder / "another-1" / "ab" / "2"
    strange = own / "ab" / "a copy (1)"
    for path in (old, young, others, strange):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"left over")
    two_days_ago = time.time() - 2 * 24 * 3600
    for path in (old, others, named, strange):
        os.utime(path, (two_days_ago, two_days_ago))
    assert orphans.delete_objects() == 1
    assert set(objects(folder).values()) == {named, young, others, strange}
    os.utime(young, (two_days_ago, two_days_ago))
    assert orphans.delete_objects() == 0  # all was looked at today
    Progress.objects.update(counts={"ended": "2026-01-01"})
    assert orphans.delete_objects() == 1


def test_the_database_lets_no_evidence_change_and_moves_none_without_its_digest(folder, seen):
    (run,) = store_days(seen[LISTED], (1,))
    row = StoredEvidence.objects.get()
    packed = homes.load(homes.place_of(row))
    for wrong in (
        {"packed": packed + b"x", "key": "", "sha256": "", "size": None},
        {"key": "another"},
        {"sha256": "0" * 64},
        {"packed": None, "key": "", "sha256": "", "size": None},
    ):
        with pytest.raises(IntegrityError):
            StoredEvidence.objects.filter(pk=row.pk).update(**wrong)
    StoredEvidence.objects.filter(pk=row.pk).update(packed=packed, key="", sha256="", size=None)
    with pytest.raises(IntegrityError):
        StoredEvidence.objects.filter(pk=row.pk).update(packed=None, key="k", sha256="0" * 64, size=1)
    assert run.evidence.run_id == row.run_id


def move(to):
    out, err = StringIO(), StringIO()
    call_command("move_evidence", to=to, stdout=out, stderr=err)
    return out.getvalue() + err.getvalue()


def all_packed():
    rows = StoredEvidence.objects.order_by("run_id")
    return {row.run_id: homes.load(homes.place_of(row)) for row in rows}


def test_evidence_moves_there_and_back_while_visits_are_stored_and_deleted(
    folder,
    seen,
    settings,
    monkeypatch,
):
    monkeypatch.setattr(moving, "_STEP", 2)
    settings.EVIDENCE_HOME = homes.DATABASE
    store_days(seen[LISTED], range(30, 10, -1))
    before = all_packed()
    settings.EVIDENCE_HOME = homes.STORE

    def go_on_storing():
        try:
            for run in store_days(seen[LISTED], (3, 2, 1)):
                before[run.pk] = seen[LISTED] and None
            oldest = ProbeRun.objects.order_by("pk").first()
            del before[oldest.pk]
            oldest.delete()
        finally:
            connections.close_all()

    thread = threading.Thread(target=go_on_storing)
    thread.start()
    assert "was moved to the store" in move("store")
    thread.join()
    assert not moving.rows_to_move(homes.STORE).exists()
    after = all_packed()
    assert after.keys() == before.keys()
    assert all(after[run] == packed for run, packed in before.items() if packed)
    orphans.delete_objects()
    assert set(objects(folder)) == set(StoredEvidence.objects.values_list("key", flat=True))
    settings.EVIDENCE_HOME = homes.DATABASE
    assert f"of {len(after)} visits was moved to the database" in move("database")
    assert all_packed() == after
    orphans.delete_objects()
    assert objects(folder) == {}


def test_a_move_that_is_cut_off_leaves_every_visit_in_one_home_and_goes_on(
    folder,
    seen,
    settings,
    gone,
    monkeypatch,
):
    monkeypatch.setattr(moving, "_STEP", 2)
    settings.EVIDENCE_HOME = homes.DATABASE
    store_days(seen[LISTED], range(10, 0, -1))
    settings.EVIDENCE_HOME = homes.STORE
    before = all_packed()
    first = moving.move_some(homes.STORE, 0)
    assert (first.moved, first.lost) == (2, 0)
    with gone(), pytest.raises(CommandError, match="does not answer"):
        move("store")
    assert moving.rows_to_move(homes.STORE).count() == 8
    assert all_packed() == before
    assert "of 8 visits" in move("store")
    assert all_packed() == before


def test_what_the_store_has_lost_keeps_its_row_and_is_named(folder, seen, settings, caplog):
    store_days(seen[LISTED], (3, 2, 1))
    lost = StoredEvidence.objects.order_by("pk").first()
    (folder / lost.key).unlink()
    settings.EVIDENCE_HOME = homes.DATABASE
    said = move("database")
    assert "of 2 visits was moved" in said
    assert "That of 1 is not in the store" in said
    assert f"run {lost.run_id} is lost" in caplog.text
    assert StoredEvidence.objects.get(pk=lost.pk).key == lost.key


def test_evidence_is_not_moved_away_from_where_new_visits_are_stored(folder, settings):
    with pytest.raises(CommandError, match="set EVIDENCE_HOME=database for every process first"):
        move("database")
    settings.EVIDENCE_URL = ""
    with pytest.raises(CommandError, match="EVIDENCE_URL is not set"):
        move("store")
