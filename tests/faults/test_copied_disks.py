"""A copy of the disks of PostgreSQL, running beside its original."""

import shutil
import tempfile
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from config.data_dir import database_is_embedded, database_url
from operators.embedded import Servers
from operators.embedded.postgres import TEST_SETTINGS
from probes.evidence import cleaning, homes


@contextmanager
def running(data_dir):
    servers = Servers(data_dir)
    servers.start(settings=TEST_SETTINGS)
    try:
        with psycopg.connect(database_url(data_dir)) as connection:
            yield [connection.execute(text).fetchone()[0] for text in (homes.THIS_DATABASE, cleaning.SERVER)]
    finally:
        servers.stop()


@pytest.mark.skipif(not database_is_embedded(), reason="needs PostgreSQL's files")
def test_a_copy_of_the_disks_is_the_same_database_and_another_server():
    with tempfile.TemporaryDirectory() as above:
        first, copy = Path(above, "first"), Path(above, "copy")
        for folder in (Path(above), first, copy):
            folder.mkdir(exist_ok=True)
            folder.chmod(0o755)  # as root, the servers run as an ordinary user, who must reach it
        with running(first):
            pass
        shutil.copytree(first / "postgres", copy / "postgres")
        with running(first) as (database, server), running(copy) as (database_of_copy, server_of_copy):
            assert database == database_of_copy
            assert server != server_of_copy
