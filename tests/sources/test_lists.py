"""Ranked lists of hosts, downloaded in parts."""

import gzip
import io
import threading
import zipfile
from datetime import timedelta

import pytest
from django.utils import timezone

from probes.models import HostSource, Target
from probes.sources import administration, client, reading
from tests.sources.serving import RangedFile, Reply

pytestmark = pytest.mark.django_db

HOSTS = [f"site{n}.com" for n in range(1000)]


def tranco(hosts=HOSTS):
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("top-1m.csv", "".join(f"{n},{host}\r\n" for n, host in enumerate(hosts, 1)))
    return packed.getvalue()


def majestic(hosts=HOSTS):
    rows = [f"{n},{n},{host},com,1,1,{host},com,1,1,1,1\n" for n, host in enumerate(hosts, 1)]
    head = "GlobalRank,TldRank,Domain,TLD,RefSubNets,RefIPs,IDN_Domain,IDN_TLD,PrevGlobalRank,PrevTldRank,"
    return (head + "PrevRefSubNets,PrevRefIPs\n" + "".join(rows)).encode()


def common_crawl(hosts=HOSTS):
    rows = ["#harmonicc_pos\t#harmonicc_val\t#pr_pos\t#pr_val\t#host_rev\n"]
    for n, host in enumerate(hosts, 1):
        rows.append(f"{n}\t3.1E7\t{n}\t0.01\t{'.'.join(reversed(host.split('.')))}\n")
    return gzip.compress("".join(rows).encode())


LISTS = {"tranco": tranco, "majestic-million": majestic, "common-crawl": common_crawl}


def hosts():
    return set(Target.objects.values_list("host", flat=True))


@pytest.mark.parametrize("kind", LISTS)
def test_a_list_is_downloaded_in_parts_and_read(kind, serve, source, read, monkeypatch):
    monkeypatch.setattr(client, "PART", 1000)
    server = serve(RangedFile(LISTS[kind]()))
    source(kind, address="http://source.test/list")
    row = read()
    assert (row.trouble, hosts()) == ("", set(HOSTS))
    assert len(server.asked) > 2
    target = Target.objects.get(host="site7.com")
    assert (target.origin, target.source) == ("list", "tested")
    assert target.seen_in.startswith("line ")


@pytest.mark.parametrize("kind", LISTS)
def test_a_list_is_read_from_a_file_of_this_machine(kind, source, read, tmp_path, settings):
    settings.DATA_DIR = tmp_path
    path = tmp_path / "list"
    path.write_bytes(LISTS[kind](["a.com", "10.0.0.1", "b.com"]))
    source(kind, address=str(path))
    row = read()
    assert (hosts(), row.counts["rejected"]) == ({"a.com", "b.com"}, 1)


def test_the_first_hosts_are_taken_and_no_more_is_downloaded(serve, source, read, monkeypatch):
    monkeypatch.setattr(client, "PART", 4000)
    server = serve(RangedFile(majestic()))
    source("majestic-million", address="http://source.test/list", most=50)
    read()
    assert hosts() == set(HOSTS[:50])
    assert len(server.asked) < 5


def test_a_stopped_list_goes_on_and_asks_for_no_part_twice(serve, source, read, monkeypatch):
    monkeypatch.setattr(client, "PART", 4000)
    monkeypatch.setattr("probes.sources.reading.A_FILE_PAGE", 100)
    asked = []

    def ranges(path, query, headers):
        asked.append(headers.get("range"))
        return file(path, query, headers)

    file = RangedFile(majestic())
    serve(ranges)
    source("majestic-million", address="http://source.test/list")
    assert read(seconds=0).position == "100"
    row = read()
    assert (hosts(), row.counts["known"]) == (set(HOSTS), 0)
    assert len(asked) == len(set(asked)) == -(-len(file.body) // 4000)
    assert not reading.download_path(row).parent.exists()


def test_what_a_reading_left_that_was_begun_anew_is_deleted(serve, source, read, monkeypatch):
    monkeypatch.setattr("probes.sources.reading.A_FILE_PAGE", 100)
    serve(RangedFile(majestic()))
    source("majestic-million", address="http://source.test/list")
    left = reading.download_path(read(seconds=0))
    assert left.exists()
    administration.restart_source(HostSource.objects.get())
    new = reading.download_path(read(seconds=0))
    assert (left.exists(), new.exists()) == (False, True)


def test_a_list_that_is_replaced_meanwhile_is_read_anew_and_never_mixed(serve, source, read, monkeypatch):
    monkeypatch.setattr(client, "PART", 4000)
    monkeypatch.setattr("probes.sources.reading.A_FILE_PAGE", 100)
    server = serve(RangedFile(majestic()))
    source("majestic-million", address="http://source.test/list")
    read(seconds=0)
    server.answer = RangedFile(majestic([f"new{n}.com" for n in range(900)]), '"2"')
    row = read()
    assert ("replaced while it was read" in row.trouble, row.began_at) == (True, None)
    row = read()
    assert (row.trouble, row.counts["new"]) == ("", 900)


@pytest.mark.parametrize(
    ("kind", "body", "said"),
    [
        ("tranco", tranco()[:2000], "damaged, or not whole"),
        ("tranco", b"PK\x03\x04" + b"x" * 100, "damaged, or not whole"),
        ("common-crawl", common_crawl()[:-20], "damaged, or not whole"),
        ("common-crawl", common_crawl()[:200] + b"x" * 4000, "damaged, or not whole"),
        ("majestic-million", b"Rank,Name\n1,a\n", "no column 'Domain'"),
    ],
)
def test_a_damaged_list_or_another_form_is_named(serve, source, read, kind, body, said):  # noqa: PLR0913, PLR0917
    serve(RangedFile(body))
    source(kind, address="http://source.test/list")
    assert said in read().trouble


def test_a_gzip_bomb_ends_at_a_bound(serve, source, read, monkeypatch):
    monkeypatch.setattr("probes.sources.files.archives.MOST_UNPACKED", 64 * 1024)
    serve(RangedFile(gzip.compress(b"\n" * 20 * 1024 * 1024)))
    source("common-crawl", address="http://source.test/list")
    assert "more than 65,536 bytes" in read().trouble


def test_a_server_that_gives_no_parts_serves_small_files_only(serve, source, read, monkeypatch):
    serve(lambda *_: Reply(majestic()))
    source("majestic-million", address="http://source.test/list")
    assert read().trouble == ""
    monkeypatch.setattr(client, "PART", 4000)
    HostSource.objects.update(began_at=timezone.now())
    assert "gives files only whole" in read().trouble


def test_a_server_that_gives_another_part_than_was_asked_for_is_not_believed(serve, source, read):
    serve(lambda *_: Reply(b"1,1,a.com\n", 206, {"Content-Range": "bytes 500-509/9999"}))
    source("majestic-million", address="http://source.test/list")
    assert "which part" in read().trouble


@pytest.mark.parametrize("size", [0, 1, 200])
def test_a_server_that_gives_hardly_anything_is_asked_once_and_named(serve, source, read, size):
    def answer(_path, _query, headers):
        begin = int(headers["range"].removeprefix("bytes=").partition("-")[0])
        place = f"bytes {begin}-{begin + size - 1 if size else begin}/99999999"
        return Reply(b"x" * size, 206, {"Content-Range": place})

    server = serve(answer)
    source("majestic-million", address="http://source.test/list")
    row = read()
    assert ("must come" in row.trouble, row.fails, len(server.asked)) == (True, 1, 1)
    assert row.due_at > timezone.now() + timedelta(minutes=50)


def test_a_server_may_give_less_than_it_is_asked_for(serve, source, read, monkeypatch):
    monkeypatch.setattr(client, "PART", 16_000)
    file = RangedFile(majestic())

    def answer(path, query, headers):
        begin = int(headers["range"].removeprefix("bytes=").partition("-")[0])
        return file(path, query, headers | {"range": f"bytes={begin}-{begin + 999}"})

    server = serve(answer)
    source("majestic-million", address="http://source.test/list")
    assert (read().trouble, hosts()) == ("", set(HOSTS))
    assert len(server.asked) == -(-len(file.body) // 1000)


def test_a_page_ends_with_its_time_however_its_server_answers(serve, source, read, monkeypatch):
    monkeypatch.setattr(client, "PAGE_SECONDS", 0.3)
    over = threading.Event()

    def answer(_path, _query, _headers):
        over.wait(30)
        return Reply(b"")

    serve(answer)
    source("majestic-million", address="http://source.test/list")
    row = read()
    over.set()
    assert ("a page of it takes more than" in row.trouble, row.fails) == (True, 1)


def test_lines_that_name_nothing_end_with_the_time_of_a_page(source, read, tmp_path, settings, monkeypatch):
    monkeypatch.setattr(client, "PAGE_SECONDS", 0.1)
    settings.DATA_DIR = tmp_path
    path = tmp_path / "list"
    path.write_bytes(b"\n" * 10_000_000)
    source("common-crawl", address=str(path))
    assert "a page of it takes more than" in read().trouble


def test_a_download_takes_half_of_the_free_room_at_most(serve, source, read, monkeypatch):
    monkeypatch.setattr(client, "FREE_SHARE", 1 << 60)
    server = serve(RangedFile(majestic()))
    source("majestic-million", address="http://source.test/list")
    row = read()
    assert ("still to come, and DATA_DIR has" in row.trouble, server.asked) == (True, [])


def test_a_file_that_says_it_is_too_large_is_not_kept(serve, source, read):
    body = b"x" * client.PART
    place = {"Content-Range": f"bytes 0-{client.PART - 1}/{client.MOST + 1}"}
    server = serve(lambda *_: Reply(body, 206, place))
    source("majestic-million", address="http://source.test/list")
    row = read()
    assert ("more than 1,073,741,824 bytes" in row.trouble, len(server.asked)) == (True, 1)
    assert reading.download_path(row).stat().st_size == 0


def test_downloads_of_sources_that_are_not_read_are_deleted(serve, source, read, monkeypatch):
    monkeypatch.setattr("probes.sources.reading.A_FILE_PAGE", 100)
    serve(RangedFile(majestic()))
    source("majestic-million", address="http://source.test/list")
    part = reading.download_path(read(seconds=0))
    reading.delete_leftovers()
    assert part.exists()
    HostSource.objects.all().delete()
    reading.delete_leftovers()
    assert not part.exists()


def test_a_file_that_is_not_there_is_named(source, read, tmp_path, settings):
    settings.DATA_DIR = tmp_path
    source("tranco", address=str(tmp_path / "nothing"))
    assert "cannot be read" in read().trouble


def test_a_folder_that_cannot_keep_the_download_is_named(serve, source, read, tmp_path):
    serve(RangedFile(majestic()))
    (tmp_path / "sources").write_text("in the way")
    source("majestic-million", address="http://source.test/list")
    assert "cannot be kept in DATA_DIR" in read().trouble
