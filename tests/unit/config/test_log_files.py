import subprocess

import pytest

from operators.launch import log_files

LINE = b"a line of a log\n"


@pytest.fixture
def log(tmp_path, monkeypatch):
    monkeypatch.setattr(log_files, "MOST_BYTES", 1000)
    return tmp_path / "web.log"


def test_the_last_runs_logs_are_kept_beside_the_new_one_and_the_oldest_goes(log):
    for word in ("first", "second", "third", "fourth"):
        log_files.begin(log)
        log.write_text(word)
    kept = [log, *(log.with_name(f"web.log.{n}") for n in (1, 2))]
    assert [path.read_text() for path in kept] == ["fourth", "third", "second"]
    assert sorted(log.parent.iterdir()) == sorted(kept)


def test_a_log_that_grows_without_end_stays_bounded_under_a_process_that_writes_it(log):
    with log.open("ab") as output:
        writer = subprocess.Popen(["sh", "-c", "while :; do echo a line of a log; done"], stdout=output)
    try:
        emptied = 0
        while emptied < 5:
            before = log.stat().st_size
            log_files.bound(log)
            emptied += before > 1000
            assert writer.poll() is None
    finally:
        writer.kill()
        writer.wait()
    log_files.bound(log)
    sizes = {path.name: path.stat().st_size for path in log.parent.iterdir()}
    assert set(sizes) <= {"web.log", "web.log.1", "web.log.2"}
    assert max(sizes.values()) <= 1000
    assert b"\0" not in log.read_bytes()  # it goes on at the new end, not where it was


def test_a_log_that_cannot_be_copied_is_emptied_all_the_same(log):
    log.write_bytes(LINE * 100)
    log.with_name("web.log.1").mkdir()  # as on a full disk: nothing can be written there
    log.with_name("web.log.2").mkdir()
    (log.with_name("web.log.2") / "x").touch()
    log_files.bound(log)
    log.with_name("web.log.1").rmdir()
    log_files.bound(log)
    assert log.stat().st_size <= 1000


def test_last_lines_of_any_file(log):
    assert log_files.last_lines(log) == ""
    log.write_bytes(b"x" * 100_000 + b"\n" + b"\xff\n" + b"line\n" * 20)
    assert log_files.last_lines(log) == "\n".join(["line"] * 15)
