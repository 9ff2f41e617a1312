"""Answers while the newest generation is damaged."""

import logging
import os
import shutil
import tempfile
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from django.utils import timezone

from index.generations import build, current, files, vectors
from index.models import Generation
from index.tasks import build_generation
from tests.faults.disks import fill, make_room, small_disk
from tests.generation.conftest import built, folders, seen
from tests.unit.index.factories import listed

A, B = "a.example.com", "b.example.com"


@pytest.fixture
def two(home):
    """Two generations, some looks of the builder after the second."""
    listed(A)
    old = built()
    listed(B)
    new = built()
    for _ in range(3):
        build.build_generation()
    return old, new


def found(client) -> int:
    current.forget_view()  # as a process that was just started
    response = client.get("/api/find?has_md=true")
    assert response.status_code == 200
    return response.json()["total"]


def metrics(client) -> str:
    return client.get("/metrics", headers={"host": "localhost"}).content.decode()


def test_a_process_says_which_generation_it_serves_and_is_not_ready_without_one(client, settings, tmp_path):
    listed(A)
    current.forget_view()
    first = client.get("/readyz")
    assert (first.status_code, first.json()["generation_id"]) == (200, None)  # all is read from rows
    made = built()
    Generation.objects.filter(pk=made.pk).update(at=made.at - timedelta(hours=1))
    answer = client.get("/readyz").json()
    assert (answer["index"], answer["generation_id"]) == ("ok", made.pk)
    assert 3600 <= answer["generation_age_seconds"] < 4000
    figures = metrics(client)
    assert f"readiness_served_generation_id {float(made.pk)}\n" in figures
    assert "readiness_served_generation_age_seconds 36" in figures

    settings.DATA_DIR = tmp_path / "elsewhere"
    settings.DATA_DIR.mkdir()
    current.forget_view()
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["status"]) == (503, "not ready")
    assert answer.json()["index"].startswith(f"generation {made.pk} cannot be read here")
    assert (
        "readiness_served_generation_id"
        not in client.get("/metrics", headers={"host": "localhost"}).content.decode()
    )


def flip(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)


def replaced(path: Path) -> None:
    path.unlink()
    path.mkdir()


def as_file(folder: Path) -> None:
    shutil.rmtree(folder)
    folder.write_text("")


DAMAGES = {
    "a file is truncated": lambda folder: os.truncate(folder / "facts.npy", 100),
    "a file is empty": lambda folder: os.truncate(folder / "facts.npy", 0),
    "a file is missing": lambda folder: (folder / "facts.npy").unlink(),
    "a file is a folder": lambda folder: replaced(folder / "facts.npy"),
    "a file leads nowhere": lambda folder: (
        (folder / "facts.npy").unlink(),
        (folder / "facts.npy").symlink_to("x"),
    ),
    "the manifest is empty": lambda folder: (folder / "manifest.json").write_text(""),
    "the manifest is another JSON": lambda folder: (folder / "manifest.json").write_text("[]"),
    "the manifest is missing": lambda folder: (folder / "manifest.json").unlink(),
    "the manifest is a folder": lambda folder: replaced(folder / "manifest.json"),
    "the lock is missing": lambda folder: (folder / "in-use").unlink(),
    "the folder is empty": lambda folder: [path.unlink() for path in folder.iterdir()],
    "the folder is missing": shutil.rmtree,
    "the folder is a file": as_file,
}


def test_the_one_before_answers_is_said_once_and_the_damaged_one_is_built_anew(two, home, client, caplog):
    old, new = two
    for damage, harm in DAMAGES.items():
        harm(home / new.folder)
        caplog.clear()
        assert found(client) == 2, damage
        assert seen()[0] == old.pk, damage
        for _ in range(3):
            current._process.retry_at = 0.0
            assert client.get("/api/find?has_md=true").json()["total"] == 2, damage
        said = [record.levelno for record in caplog.records if "generation" in record.name]
        assert said == [logging.ERROR], damage
        new = build.build_generation().generation  # at once: no minute has passed
        assert new is not None, damage
        assert found(client) == 2, damage
        assert seen()[0] == new.pk, damage
        build.build_generation()
        assert folders(home) == {old.folder, new.folder}, damage
        Generation.objects.exclude(pk__in=(old.pk, new.pk)).delete()  # The next damage is the first again


def test_a_flipped_bit_in_any_file_is_noticed_by_who_opens_it_and_by_the_builder(
    two, home, client, monkeypatch
):
    old, new = two
    folder, kept = home / new.folder, home.parent / "kept"
    shutil.copytree(folder, kept)
    names = [path.name for path in folder.iterdir() if path.is_file() and path.stat().st_size]
    assert len(names) > 10
    for name in names:
        flip(folder / name)
        assert found(client) == 2
        assert seen()[0] == old.pk, name
        shutil.rmtree(home / f"{new.folder}.broken")
        shutil.copytree(kept, folder)
    flip(folder / names[0])
    assert build.build_generation().why  # it has just been read
    monkeypatch.setattr(build, "READ_EVERY", 0.0)
    assert build.build_generation().generation is not None


def test_files_of_a_newer_version_are_left_to_it_and_the_one_before_answers(home, client, monkeypatch):
    listed(A)
    old = built()
    listed(B)
    with monkeypatch.context() as newer:
        newer.setattr(files, "FORMAT", "of tomorrow")
        new = built()
    assert found(client) == 2
    assert seen()[0] == old.pk
    assert (home / new.folder).is_dir()


def test_files_that_a_process_may_not_read_are_left_and_the_one_before_answers(settings, client):
    with tempfile.TemporaryDirectory() as name:
        settings.DATA_DIR = Path(name)
        listed(A)
        old = built()
        listed(B)
        new = built()
        for path in (settings.DATA_DIR, *settings.DATA_DIR.rglob("*")):
            path.chmod(0o755 if path.is_dir() else 0o644)
        folder = settings.DATA_DIR / "generations" / new.folder
        (folder / "facts.npy").chmod(0)
        with nobody_special():
            assert found(client) == 2
            assert seen()[0] == old.pk
        assert folder.is_dir()
        current.forget_view()  # what is mapped goes before the folder


@contextmanager
def nobody_special():
    """An ordinary user is kept out by permissions, root is not."""
    if os.geteuid():
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_build_that_fails_leaves_both_and_a_damaged_one_costs_the_one_before_nothing(
    two, home, client, monkeypatch
):
    old, new = two
    flip(home / new.folder / "facts.npy")
    monkeypatch.setattr(files, "seal", full)
    assert found(client) == 2
    for _ in range(2):
        with pytest.raises(OSError, match="full"):
            build.build_generation()
    assert seen()[0] == old.pk
    assert old.folder in folders(home)


def full(*_: object) -> str:
    raise OSError("the disk is full")


def test_a_build_on_a_full_disk_is_one_line_leaves_nothing_and_goes_on_when_there_is_room(
    settings, tmp_path, client, caplog
):
    (tmp_path / "small").mkdir()
    with small_disk(tmp_path / "small", 8) as disk:
        settings.DATA_DIR = disk
        listed(A)
        old = built()
        listed(B)
        fill(disk)
        home = disk / "generations"
        caplog.clear()
        Generation.objects.update(at=timezone.now() - timedelta(days=1))
        for _ in range(3):
            build_generation()
        assert caplog.text.count("no generation can be written") == 1
        assert folders(home) == {old.folder}
        assert found(client) == 2
        make_room(disk)
        build_generation()
        assert Generation.objects.latest("id").pk > old.pk
        assert found(client) == 2
        current.forget_view()


def test_vectors_that_the_disk_refuses_are_an_error_of_the_disk(tmp_path):
    (tmp_path / "small").mkdir()
    with small_disk(tmp_path / "small", 1) as disk:
        fill(disk)
        for count in (1, 20_000):
            with pytest.raises(OSError, match=r"cannot be written|No space left"):
                vectors.write_vectors(disk, [None] * count, 128, count)
