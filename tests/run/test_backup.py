"""backup, verify_backup and restore on real databases."""

import gzip
import json
import os
import secrets
import subprocess
import sys

import psycopg
import pytest
from django.conf import settings
from django.db import connection

from tests.paths import ROOT

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.soak]


def url(name):
    given = connection.settings_dict
    return f"postgres://{given['USER']}@/{name}?host={given['HOST']}"


def manage(*words, database, secret_key=None, folder, **env):
    full = os.environ | {
        "DATABASE_URL": url(database), "REDIS_URL": settings.REDIS_URL, "DATA_DIR": str(folder),
        "SECRET_KEY": secret_key or "the-secret-key-of-these-tests-" * 2, **env,
    }  # fmt: skip
    return subprocess.run(
        [sys.executable, "manage.py", *map(str, words)],
        cwd=ROOT, env=full, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False,
    )  # fmt: skip


def query(database, text):
    with psycopg.connect(url(database)) as raw:
        return raw.execute(text).fetchall()


@pytest.fixture(scope="module")
def filled(django_db_setup, django_db_blocker, tmp_path_factory):
    """A database with something in every kind of table, and its backup."""
    folder = tmp_path_factory.mktemp("backup")
    name = f"filled_{secrets.token_hex(4)}"
    with django_db_blocker.unblock(), psycopg.connect(url("postgres"), autocommit=True) as server:
        server.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        for words in (["migrate", "-v0"], ["seed_index", "--sites", "50"], ["rotate_keys"]):
            done = manage(*words, database=name, folder=folder)
            assert done.returncode == 0, done.stderr
        query_more = """
            INSERT INTO auth_user (password, is_superuser, username, first_name, last_name, email, is_staff,
            is_active, date_joined)
            SELECT 'x', false, 'operator' || n, '', '', '', true, true, now() FROM generate_series(1, 9) n;
            DELETE FROM auth_user WHERE id > 5;
            INSERT INTO django_session VALUES ('a', 'b', now());
            INSERT INTO index_sitepassages (site_id, model, digest, vectors)
            SELECT id, 'model', 'digest', 'vectors' FROM index_site LIMIT 9;
        """
        with psycopg.connect(url(name)) as raw:
            raw.execute(query_more)
        backup = folder / "first"
        done = manage("backup", backup, database=name, folder=folder)
        assert done.returncode == 0, done.stderr
        assert "Backed up as of" in done.stdout
        yield name, folder, backup
        server.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def empty(filled):
    name = f"empty_{secrets.token_hex(4)}"
    with psycopg.connect(url("postgres"), autocommit=True) as server:
        server.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        yield name
        server.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def copy(filled, tmp_path):
    _, _, backup = filled
    call = tmp_path / "copy"
    subprocess.run(["cp", "-r", backup, call], check=True)
    return call


def databases():
    return {name for (name,) in query("postgres", "SELECT datname FROM pg_database")}


def test_a_backup_is_for_its_owner_alone_and_holds_no_secret_key(filled):
    _, _, backup = filled
    assert backup.stat().st_mode & 0o777 == 0o700
    assert all(file.stat().st_mode & 0o777 == 0o600 for file in backup.iterdir())
    for file in backup.iterdir():
        text = gzip.decompress(file.read_bytes()) if file.suffix == ".gz" else file.read_bytes()
        assert b"the-secret-key-of-these-tests" not in text
    assert not backup.with_name("first.part").exists()


def test_verifying_restores_it_elsewhere_compares_every_row_and_leaves_nothing(filled):
    name, folder, backup = filled
    before = databases()
    done = manage("verify_backup", backup, database=name, folder=folder)
    assert done.returncode == 0, done.stderr
    rows = sum(part["rows"] for part in json.loads((backup / "manifest.json").read_text())["tables"].values())
    assert f"Proved: {rows:,} rows" in done.stdout
    assert databases() == before


def test_what_was_restored_is_what_was_and_goes_on_from_there(filled, empty, tmp_path):
    name, _, backup = filled
    done = manage("restore", backup, database=empty, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "50 sites are listed" in done.stdout
    for text in (
        "SELECT host, checks, score, card_answers FROM index_site ORDER BY host",
        "SELECT site_id, model, digest, vector FROM index_sitevector ORDER BY id",
        "SELECT kid, sealed FROM probes_signingkey",
        "SELECT * FROM auth_user ORDER BY id",
        "SELECT * FROM django_content_type ORDER BY id",
    ):
        assert query(empty, text) == query(name, text)
    assert query(empty, "SELECT count(*) FROM django_session") == [(0,)]  # who was signed in signs in again
    ahead = "SELECT count(*) FROM index_site WHERE changed > pg_current_xact_id()::text::bigint"
    assert query(empty, ahead) == [(0,)]
    assert query(empty, "SELECT nextval('auth_user_id_seq')") == [(10,)]  # no number is given twice
    found = manage("backup", tmp_path / "second", database=empty, folder=tmp_path)
    assert found.returncode == 0, found.stderr
    first, second = (
        json.loads((one / "manifest.json").read_text())["tables"] for one in (backup, tmp_path / "second")
    )
    assert {n: part["sha256"] for n, part in first.items()} == {
        n: part["sha256"] for n, part in second.items()
    }


def test_a_database_that_holds_something_is_not_touched(filled, tmp_path):
    name, _, backup = filled
    done = manage("restore", backup, database=name, folder=tmp_path)
    assert done.returncode == 1
    assert "the database is not empty" in done.stderr
    assert query(name, "SELECT count(*) FROM index_site") == [(50,)]


def torn(folder):
    file = folder / "index_site.copy.gz"
    file.write_bytes(file.read_bytes()[:-100])


def missing(folder):
    (folder / "index_site.copy.gz").unlink()


def changed_and_as_long(folder):
    file = folder / "index_site.copy.gz"
    raw = gzip.decompress(file.read_bytes()).replace(b".example", b".exbmple", 1)
    changed = gzip.compress(raw, 1, mtime=0)
    manifest = folder / "manifest.json"
    said = json.loads(manifest.read_text())
    file.write_bytes(changed + b"\0" * max(0, said["tables"]["index_site"]["bytes"] - len(changed)))
    # The size is made to fit, as by somebody who knows of it and not of the seal.
    if file.stat().st_size != said["tables"]["index_site"]["bytes"]:
        file.write_bytes(file.read_bytes()[: said["tables"]["index_site"]["bytes"]])


def one_byte_changed(folder):
    file = folder / "index_site.copy.gz"
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 1
    file.write_bytes(data)


def figures_changed(folder):
    said = json.loads((folder / "manifest.json").read_text())
    said["tables"]["index_site"]["rows"] += 1
    (folder / "manifest.json").write_text(json.dumps(said))


def unfinished(folder):
    (folder / "manifest.json").unlink()


def of_another_format(folder):
    said = json.loads((folder / "manifest.json").read_text()) | {"format": 2}
    (folder / "manifest.json").write_text(json.dumps(said))


def no_json(folder):
    (folder / "manifest.json").write_text("[1")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (torn, "is torn: it should have"),
        (missing, "is torn: it should have"),
        (changed_and_as_long, "cannot be read|was changed|did not take it"),
        (one_byte_changed, "cannot be read|was changed|did not take it"),
        (figures_changed, "the seal does not hold"),
        (unfinished, "it is not a backup, or one that was never finished"),
        (of_another_format, "a backup of format 2"),
        (no_json, "cannot be read"),
    ],
)
def test_a_spoilt_backup_is_refused_in_one_line_and_nothing_is_kept(  # noqa: PLR0913, PLR0917 - fixtures
    filled, empty, copy, tmp_path, spoil, said
):
    spoil(copy)
    done = manage("restore", copy, database=empty, folder=tmp_path)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert any(words in done.stderr for words in said.split("|")), done.stderr
    assert query(empty, "SELECT to_regclass('index_site')") == [(None,)] or query(
        empty, "SELECT count(*) FROM index_site"
    ) == [(0,)]


def test_another_secret_key_is_said_and_can_be_trusted(filled, copy):
    name, folder, _ = filled
    other = "another-secret-key-of-these-tests-" * 2
    refused = manage("verify_backup", copy, database=name, folder=folder, secret_key=other)
    assert refused.returncode == 1
    assert "made under another SECRET_KEY" in refused.stderr
    assert (
        manage("verify_backup", copy, "--trust", database=name, folder=folder, secret_key=other).returncode
        == 0
    )


def test_a_backup_of_a_newer_release_is_refused(filled, copy, monkeypatch, capsys):
    name, folder, _ = filled
    said = json.loads((copy / "manifest.json").read_text())
    said["migrations"]["index"] = "9999_of_the_future"
    (copy / "manifest.json").write_text(json.dumps(said))
    done = manage("verify_backup", copy, "--trust", database=name, folder=folder)
    assert done.returncode == 1
    assert "does not know index.9999_of_the_future" in done.stderr


def test_a_folder_that_exists_is_never_written_into(filled, tmp_path):
    name, folder, backup = filled
    done = manage("backup", backup, database=name, folder=folder)
    assert (done.returncode, "exists already" in done.stderr) == (1, True)


def test_a_full_disk_leaves_no_half_of_a_backup(filled, tmp_path):
    name, folder, _ = filled
    command = f"ulimit -f 8; {sys.executable} manage.py backup '{tmp_path / 'full'}'"
    env = os.environ | {"DATABASE_URL": url(name), "DATA_DIR": str(folder), "SECRET_KEY": "k" * 60}
    done = subprocess.run(
        ["bash", "-c", command], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert not list(tmp_path.iterdir())


def test_every_table_of_the_service_is_in_a_backup_or_made_anew(filled):
    _, _, backup = filled
    kept = set(json.loads((backup / "manifest.json").read_text())["tables"])
    there = set(connection.introspection.django_table_names(only_existing=True, include_views=False))
    assert there - kept == {"index_generation", "django_session", "probes_livecheck"}
