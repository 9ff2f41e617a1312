"""Search files that go through a store to a machine that builds none."""

import hashlib
import json
import logging
import os
import shutil
from pathlib import Path

import pytest

from config.object_store import ObjectStore
from index.generations import current, files, store
from index.generations.fetcher import OK, Fetcher, store_state
from index.listing.publish import withdraw
from index.models import Generation
from index.tasks import build_generation
from tests.generation.conftest import built, folders, seen
from tests.generation.test_damage import flip, metrics
from tests.ports import free_port
from tests.s3_server import BUCKET
from tests.unit.index.factories import listed

A, B = "a.example.com", "b.example.com"


@pytest.fixture
def use_s3(s3, settings, monkeypatch, request):
    for name, value in s3.environment.items():
        monkeypatch.setenv(name, value)
    settings.GENERATIONS_URL = f"s3://{BUCKET}/{hashlib.sha256(request.node.name.encode()).hexdigest()[:8]}"


@pytest.fixture
def folder(settings, tmp_path):
    """A store in a folder."""
    settings.GENERATIONS_URL = f"file://{tmp_path}/store"
    return tmp_path / "store"


@pytest.fixture(params=["folder", "use_s3"])
def any_store(request):
    request.getfixturevalue(request.param)


class Machine:
    """A machine that builds none: this process is one of its processes while inside."""

    def __init__(self, settings, data_dir: Path) -> None:
        self._settings, self._data_dir = settings, data_dir
        self.home = data_dir / "generations"
        self.fetcher, self.second = Fetcher(), Fetcher()

    def __enter__(self):
        self._elsewhere, self._settings.DATA_DIR = self._settings.DATA_DIR, self._data_dir
        self._data_dir.mkdir(exist_ok=True)
        if not (self._data_dir / "models").exists():
            (self._data_dir / "models").symlink_to(self._elsewhere / "models")
        current.forget_view()
        return self.home

    def __exit__(self, *_):
        self._settings.DATA_DIR = self._elsewhere
        current.forget_view()

    def fetch(self) -> None:
        with self:
            self.fetcher.look()


@pytest.fixture
def machine(settings, tmp_path):
    there = Machine(settings, tmp_path / "machine")
    yield there
    for fetcher in (there.fetcher, there.second):
        end(fetcher)


def end(fetcher) -> None:
    """As when its process ends."""
    if fetcher._handle is not None:
        os.close(fetcher._handle)
        fetcher._handle = None


def ready(client):
    response = client.get("/readyz")
    return response.status_code, response.json()


def count_found(client) -> int:
    return client.get("/api/find?has_md=true").json()["total"]


def is_same(one: Path, other: Path) -> bool:
    names = {path.name for path in one.iterdir()}
    return names == {path.name for path in other.iterdir()} and all(
        (one / name).read_bytes() == (other / name).read_bytes() for name in names
    )


def test_a_machine_that_builds_none_is_not_ready_before_it_has_fetched_what_was_published(
    any_store, home, client, machine
):
    listed(A)
    made = built()
    with machine as theirs:
        machine.fetcher.look()
        status, answer = ready(client)
        assert (status, answer["store"]) == (503, f"generation {made.pk} is not in the store yet")
        assert answer["index"] == f"generation {made.pk} is not here yet: {answer['store']}"
    assert store.publish_newest()
    assert not store.publish_newest()  # it is there
    with machine as theirs:
        machine.fetcher.look()
        status, answer = ready(client)
        assert (status, answer["store"], answer["generation_id"]) == (200, "ok", made.pk)
        assert is_same(home / made.folder, theirs / made.folder)
        assert count_found(client) == 1
        assert seen() == (made.pk, [A])
        assert 'readiness_up{part="store"} 1.0' in metrics(client)


def test_a_delisting_holds_at_once_on_a_machine_whose_files_and_store_are_older(folder, client, machine):
    listed(A)
    listed(B)
    made = built()
    store.publish_newest()
    with machine:
        machine.fetcher.look()
        assert seen() == (made.pk, [A, B])
        shutil.rmtree(folder)
        withdraw(host=A)
        assert count_found(client) == 1
        assert seen() == (made.pk, [B])
        assert A not in client.get("/api/find?q=larkspur").content.decode()


def test_of_two_processes_of_a_machine_one_fetches_and_both_know_how_it_stands(folder, machine):
    listed(A)
    built()
    with machine as theirs:
        machine.fetcher.look()
        assert not folders(theirs)
    store.publish_newest()
    with machine as theirs:
        machine.second.look()
        assert not folders(theirs)
        assert "is not in the store yet" in store_state()
        machine.fetcher.look()
        assert len(folders(theirs)) == 1
        assert store_state() == OK
        end(machine.fetcher)
        shutil.rmtree(theirs)
        machine.second.look()
        assert len(folders(theirs)) == 1


class Killed(BaseException):
    pass


def test_a_fetch_that_was_cut_off_asks_for_what_is_missing_alone(folder, home, machine):
    listed(A)
    made = built()
    store.publish_newest()
    sizes = {path.name: path.stat().st_size for path in files.files_in(folder / made.folder)}
    with machine as theirs:
        killed_at = sum(size for name, size in sizes.items() if name != files.MANIFEST) // 2

        def report(here, _size):
            if here > killed_at:
                raise Killed

        with pytest.raises(Killed):
            store.fetch(made, report)
        part = theirs / f"{made.folder}.part"
        complete = [path for path in files.files_in(part) if path.stat().st_size == sizes[path.name]]
        assert complete
        assert folders(theirs) == {part.name}
        *whole, last = complete
        os.truncate(last, max(1, sizes[last.name] // 2))
        for path in whole:
            (folder / made.folder / path.name).unlink()  # whoever asks for it fails
        (part / "left-over").write_text("of an earlier version")
        store.fetch(made, lambda *_: None)
        assert is_same(home / made.folder, theirs / made.folder)


def begun_wrongly(part: Path, name: str) -> None:
    part.mkdir(parents=True)
    (part / name).write_bytes(b"something else")


def test_a_beginning_that_is_not_the_files_is_thrown_away(folder, home, machine):
    listed(A)
    made = built()
    store.publish_newest()
    with machine as theirs:
        begun_wrongly(theirs / f"{made.folder}.part", "facts.npy")
        with pytest.raises(files.BrokenError, match=r"facts\.npy in the store is not what was written"):
            store.fetch(made, lambda *_: None)
        store.fetch(made, lambda *_: None)
        assert is_same(home / made.folder, theirs / made.folder)


def endless(path: Path) -> None:
    with path.open("ab") as file:
        file.truncate(path.stat().st_size + 2**40)  # a hole: no disk has so much


DAMAGES = {
    "a bit is flipped": lambda folder: flip(folder / "facts.npy"),
    "a file is truncated": lambda folder: os.truncate(folder / "facts.npy", 100),
    "a file never ends": lambda folder: endless(folder / "facts.npy"),
    "a file is another file": lambda folder: shutil.copy(folder / "figures.npy", folder / "facts.npy"),
    "the manifest never ends": lambda folder: endless(folder / "manifest.json"),
    "the manifest is another": lambda folder: (folder / "manifest.json").write_text("{}"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_a_hostile_store_sends_is_never_used_and_the_one_before_goes_on(damage, folder, client, machine):
    listed(A)
    old = built()
    store.publish_newest()
    with machine:
        machine.fetcher.look()
    listed(B)
    new = built()
    store.publish_newest()
    DAMAGES[damage](folder / new.folder)
    with machine as theirs:
        machine.fetcher.look()
        assert new.folder not in folders(theirs)
        status, answer = ready(client)
        assert (status, answer["generation_id"]) == (200, old.pk)
        assert answer["store"] == f"generation {new.pk} in the store is damaged"
        assert count_found(client) == 2  # what changed since comes from the database
        shutil.rmtree(folder / new.folder)
        machine.fetcher.look()  # not asked for again at once
        assert store_state() == answer["store"]


NAMES = ("../evil", "/tmp/evil", "a/../../evil", ".hidden", "manifest.json", "a//b", "", "a\n", "a\\b")


def test_a_manifest_that_leads_out_of_its_folder_is_none_whatever_its_digest(folder, tmp_path, machine):
    listed(A)
    made = built()
    store.publish_newest()
    manifest = folder / made.folder / "manifest.json"
    about = json.loads(manifest.read_text())

    def is_refused(name):
        text = json.dumps(about | {"files": {name: {"bytes": 1, "sha256": "0" * 64}}})
        manifest.write_text(text)
        made.manifest = hashlib.sha256(text.encode()).hexdigest()
        with machine as theirs, pytest.raises(files.BrokenError, match="names what is no file"):
            store.fetch(made, lambda *_: None)
        return not folders(theirs)

    assert [name for name in NAMES if not is_refused(name)] == []
    assert not list(tmp_path.rglob("*evil*"))


def test_old_ones_go_from_the_store_and_from_each_machine(folder, home, machine):
    listed(A)
    made, strange = [], "a copy (1)"
    (folder / "somebody-elses").mkdir(parents=True)
    (folder / "somebody-elses" / "file").write_text("stays")
    for number in range(5):
        listed(f"site{number}.example.com")
        made.append(built())
        store.publish_newest()
        (folder / made[-1].folder / strange).touch()
        with machine as theirs:
            machine.fetcher.look()
            current.forget_view()
    stored = {
        path.parent.relative_to(folder).parts[0] for path in folder.glob("*/**/*") if path.name != strange
    }
    assert stored == {
        "somebody-elses", *(one.folder for one in made[-store.GENERATIONS_STORED :])
    }  # fmt: skip
    assert folders(theirs) == {one.folder for one in made[-files.GENERATIONS_KEPT :]}


def test_what_another_process_is_building_on_the_same_machine_is_left_alone(folder, home, machine):
    listed(A)
    made = built()
    store.publish_newest()
    shutil.rmtree(home / made.folder)
    for name in ("0123456789abcdef.new", "fedcba9876543210"):  # being written; renamed and not committed
        (home / name).mkdir()
    machine.fetcher.look()
    assert folders(home) == {made.folder, "0123456789abcdef.new", "fedcba9876543210"}


def test_one_of_another_release_is_not_fetched_and_the_newest_of_this_one_is(folder, machine, monkeypatch):
    listed(A)
    old = built()
    store.publish_newest()
    listed(B)
    with monkeypatch.context() as newer:
        newer.setattr(files, "FORMAT", "of tomorrow")
        built()
        store.publish_newest()
    with machine as theirs:
        machine.fetcher.look()
        assert folders(theirs) == {old.folder}
        assert seen() == (old.pk, [A, B])


def test_a_store_that_is_gone_is_said_and_what_is_missed_is_caught_up_with(
    use_s3, client, machine, monkeypatch, caplog
):
    listed(A)
    old = built()
    build_generation()  # the task stores what a command has built
    with machine:
        machine.fetcher.look()
        assert ready(client)[1]["store"] == "ok"
    listed(B)
    new = built()
    with monkeypatch.context() as gone:
        gone.setenv("AWS_ENDPOINT_URL", f"http://127.0.0.1:{free_port()}")
        store._store.cache_clear()
        caplog.clear()
        build_generation()
        build_generation()
        assert caplog.text.count("no generation reaches the store") == 1
        with machine:
            machine.fetcher.look()
            status, answer = ready(client)
            assert (status, answer["store"], answer["generation_id"]) == (
                200, "the store does not answer", old.pk
            )  # fmt: skip
            assert 'readiness_up{part="store"} 0.0' in metrics(client)
            assert count_found(client) == 2
    store._store.cache_clear()
    build_generation()
    with machine:
        machine.fetcher.look()
        assert ready(client)[1]["generation_id"] == old.pk  # it is not asked again at once
        machine.fetcher._not_before = 0.0
        machine.fetcher.look()
        current.forget_view()
        assert ready(client)[1]["generation_id"] == new.pk
        assert [r.getMessage() for r in caplog.records if r.levelno == logging.WARNING][-1] == (
            "the store of generations answers again"
        )


def test_wrong_keys_are_said_and_never_shown(use_s3, machine, monkeypatch, caplog):
    listed(A)
    built()
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "wrong-and-never-shown")
    store._store.cache_clear()
    with machine:
        machine.fetcher.look()
        assert store_state() == "the store refuses the keys"
    assert "never-shown" not in caplog.text
    store._store.cache_clear()


def test_a_disk_that_is_too_small_is_told_before_it_is_full(folder, machine, monkeypatch):
    listed(A)
    made = built()
    store.publish_newest()
    monkeypatch.setattr(store.data_dir, "MIN_FREE_BYTES", 2**60)
    with machine as theirs:
        machine.fetcher.look()
        assert "has no room" in store_state()
        assert made.folder not in folders(theirs)
    assert Generation.objects.count() == 1


def test_a_forked_process_that_cannot_use_the_store_says_so_instead_of_waiting(folder, settings):
    objects = ObjectStore(settings.GENERATIONS_URL, timeout=store.REQUEST_TIMEOUT)
    objects.write("a", b"content")
    read, write = os.pipe()
    if not (child := os.fork()):
        try:
            objects.load("a", most=10)
        except BaseException as error:  # noqa: BLE001 - the parent looks at it
            os.write(write, str(error).encode())
        os._exit(0)
    os.close(write)
    assert os.read(read, 1000).decode() == "cannot be used: this process was forked from one that used it"
    os.waitpid(child, 0)
    os.close(read)
    assert objects.load("a", most=10) == b"content"
