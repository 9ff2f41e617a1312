"""What every part of the suite may use."""

import gc
import logging
import os
import shutil
import signal
from collections import defaultdict
from datetime import UTC, datetime
from operator import itemgetter
from types import SimpleNamespace

import pytest
from django.urls import get_resolver

from config.env import CHROMIUM

pytest_plugins = ["tests.fuzzing", "tests.sites.fixtures", "tests.sites.table"]

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A shell's background job ignores Ctrl-C, and so would every process that a test starts.
    signal.signal(signal.SIGINT, signal.default_int_handler)


# Files and folders that mostly wait for browsers, servers and deadlines, the slowest first.
WAITING = (
    "tests/browser/test_page_kinds.py",
    "tests/web/test_every_page.py",
    "tests/protocols/",
    "tests/pipeline/test_worker.py",
    "tests/faults/",
    "tests/browser/",
    "tests/web/",
    "tests/pipeline/",
    "tests/run/",
)
# Files and folders that compute, the slowest first.
LONGEST = (
    "tests/hostile/",
    "tests/cases/",
    "tests/wire/test_admin_lookups.py",
    "tests/unit/index/test_embedding.py",
    "tests/unit/probes/test_isolated.py",
    "tests/probe/",
)


UNITS = "tests/unit/"
SLOW_UNITS = (
    "tests/unit/agentauth/test_quota.py",
    "tests/unit/config/",
    "tests/unit/index/test_embedding.py",
    "tests/unit/index/test_questions.py",
    "tests/unit/index/test_second_model.py",
    "tests/unit/probes/properties/",
    "tests/unit/probes/test_isolated.py",
)
"""Of `unit`, what takes long, or needs Redis, the model or other processes without a fixture that says so."""
SERVED = {"db", "transactional_db", "live_server", "django_db_setup", "admin_client"}


def pytest_ignore_collect(collection_path, config):
    """Collecting the other folders takes as long as what is fast."""
    if config.option.markexpr == "fast" and collection_path.is_dir():
        place = f"{collection_path.relative_to(config.rootpath)}/"
        return True if not (UNITS.startswith(place) or place.startswith(UNITS)) else None
    return None


@pytest.hookimpl(tryfirst=True)  # before items are chosen by their marks
def pytest_collection_modifyitems(items):
    _mark_what_is_fast(items)
    _spread(items)


def _mark_what_is_fast(items):
    for item in items:
        is_served = item.get_closest_marker("django_db") or SERVED & set(getattr(item, "fixturenames", ()))
        if item.nodeid.startswith(UNITS) and not item.nodeid.startswith(SLOW_UNITS) and not is_served:
            item.add_marker(pytest.mark.fast)


def _spread(items):
    """Spread what waits among what computes, the slowest first, so that all cores are busy."""
    by_file = defaultdict(list)
    for item in items:
        by_file[item.path].append(item)
    waiting, computing = [], []
    for some in by_file.values():
        (waiting if some[0].nodeid.startswith(WAITING) else computing).append(some)
    waiting.sort(key=lambda some: _place(some[0], WAITING))
    computing.sort(key=lambda some: _place(some[0], LONGEST))
    # What waits is over before the end, which is for short files.
    spread = [(0.8 * rank / len(waiting), some) for rank, some in enumerate(waiting)]
    spread += [(rank / len(computing), some) for rank, some in enumerate(computing)]
    items[:] = [item for _, some in sorted(spread, key=itemgetter(0)) for item in some]


def _place(item, names):
    return next((place for place, name in enumerate(names) if item.nodeid.startswith(name)), len(names))


def pytest_collection_finish():
    """Load every view: one that is loaded while a test patches a constant keeps the patched value."""
    get_resolver().url_patterns  # noqa: B018
    gc.freeze()  # a million loaded objects need no later garbage collection


@pytest.hookimpl(optionalhook=True)  # of pytest-xdist, which need not run
def pytest_xdist_auto_num_workers():
    """Two test processes more than cores: tests wait for browsers, starting servers and deadlines."""
    return min(len(os.sched_getaffinity(0)) + 2, 4)


@pytest.fixture(scope="session", autouse=True)
def _static_files_are_looked_for_once():
    """Every client loads the middleware anew, for which WhiteNoise would look at 160 files, 25 ms."""
    from whitenoise.middleware import WhiteNoiseMiddleware

    look, found = WhiteNoiseMiddleware.add_files_from_finders, {}

    def once(self):
        if not found:
            look(self)
            found.update(self.files)
        self.files.update(found)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WhiteNoiseMiddleware, "add_files_from_finders", once)
        yield


MADE = ("_middleware", "_middleware_chain")  # Ends of the names of what it makes of it


@pytest.fixture(scope="session", autouse=True)
def _clients_share_their_middleware():
    """Every client would make it anew: a tenth of a request. What a setting changes is made anew."""
    from django.core.signals import setting_changed
    from django.test.client import ClientHandler

    make, made = ClientHandler.load_middleware, {}

    def share(self):
        if not made:
            make(self)
            made.update({name: value for name, value in vars(self).items() if name.endswith(MADE)})
        vars(self).update(made)

    def forget(**_):
        made.clear()

    setting_changed.connect(forget)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ClientHandler, "load_middleware", share)
        yield
    setting_changed.disconnect(forget)


@pytest.fixture(scope="session", autouse=True)
def _requests_leave_no_line():
    """Who looks at the lines sets the level: pytest formats each of ten thousand twice."""
    logging.getLogger("config.logs.requests").setLevel(logging.WARNING)


SMALL = 4_000_000  # Bytes of all tables; of bigger ones whole files are faster to drop
# What is in them no test changes; to make it anew took 17 ms.
OF_MIGRATIONS = {"django_content_type", "auth_permission"}
# A live server may still answer a page that is gone; PostgreSQL ends who first notices a deadlock.
OTHERS_GIVE_WAY = "SET LOCAL deadlock_timeout = '10s'"


@pytest.fixture(scope="session", autouse=True)
def _small_tables_are_emptied_by_row():
    """TRUNCATE makes the files of every table anew: 54 ms of processor time instead of 2."""
    from django.core.management.commands import flush
    from django.db import connection

    operations = type(connection.ops)
    truncate, make_anew = operations.sql_flush, flush.emit_post_migrate_signal
    is_whole = True

    def delete(self, style, tables, **options):
        nonlocal is_whole
        is_whole = not tables or any(options.values()) or not _are_small(self.connection, tables)
        if is_whole:
            return truncate(self, style, tables, **options)
        names = [self.quote_name(table) for table in tables if table not in OF_MIGRATIONS]
        lock = f"LOCK TABLE {', '.join(names)} IN ACCESS EXCLUSIVE MODE"  # as TRUNCATE does
        no_triggers = "SET LOCAL session_replication_role = replica"
        return [OTHERS_GIVE_WAY, "; ".join((lock, no_triggers, *(f"DELETE FROM {name}" for name in names)))]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(operations, "sql_flush", delete)
        patch.setattr(flush, "emit_post_migrate_signal", lambda *given: is_whole and make_anew(*given))
        yield


def _are_small(connection, tables):
    """False too when the tests' user may not switch triggers off."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT current_setting('is_superuser') = 'on' AND sum(pg_relation_size(name::regclass)) < %s"
            " FROM unnest(%s::text[]) AS name",
            [SMALL, list(map(connection.ops.quote_name, tables))],
        )
        return cursor.fetchone()[0]


class _Noon(datetime):
    """Quotas count UTC days: each test has the noon of its day."""

    began = datetime.now(UTC)

    @classmethod
    def now(cls, tz=None):
        return cls.began.replace(hour=12, minute=0, second=0, microsecond=0).astimezone(tz)


def _when_the_test_began():
    return _Noon.began.timestamp()


@pytest.fixture(scope="session", autouse=True)
def _no_count_begins_anew_within_a_test():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("agentauth.quota.datetime", _Noon)
        # Bursts are counted in sliding windows: each test has one.
        patch.setattr("django_ratelimit.core.time", SimpleNamespace(time=_when_the_test_began))
        yield


@pytest.fixture(autouse=True)
def _a_process_that_was_just_started():
    """Tests empty tables behind the back of what this process has mapped."""
    from index.generations import current

    current.forget_view()
    _Noon.began = datetime.now(UTC)


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup, django_db_blocker):
    """A page that still polls at the end must keep no connection to what is dropped."""
    yield
    from django.db import connection

    connection.close()
    name = connection.settings_dict["NAME"]
    with django_db_blocker.unblock(), connection._nodb_cursor() as cursor:
        cursor.execute(f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')  # what is ended may come back
        cursor.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])


@pytest.fixture(scope="module")
def module_rows(django_db_setup, django_db_blocker):
    """`with module_rows():` makes rows that each test of a module begins with. None of them may commit."""
    from django.db import transaction

    whole = transaction.atomic()
    with django_db_blocker.unblock():
        whole.__enter__()
    yield django_db_blocker.unblock
    with django_db_blocker.unblock():
        transaction.set_rollback(True)
        whole.__exit__(None, None, None)


@pytest.fixture(scope="session")
def s3(tmp_path_factory):
    from tests.s3_server import S3Server

    server = S3Server(tmp_path_factory.mktemp("s3"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium():
    for name in CHROMIUM:
        if path := shutil.which(name):
            return path
    if "CI" in os.environ:
        pytest.fail("Chromium is not installed")
    pytest.skip("Chromium is not installed (Debian: apt install chromium-headless-shell)")
