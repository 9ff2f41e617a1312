"""The dataset: /data, its files, and what it holds."""

import csv
import gzip
import hashlib
import json
import os
import time
from datetime import UTC, date, datetime, timedelta

import pyarrow.parquet as pq
import pytest
from django.core.management import CommandError, call_command
from django.utils import timezone

from index.checks import TOOLS
from index.checks.wellknown import RESOURCES
from index.dataset import releases, rows
from index.dataset.columns import COLUMNS
from index.dataset.releases import DatasetBusyError, find_releases, home, keep_releases, publish_release
from index.listing.feed import FEED_TIME
from index.listing.publish import exclude
from index.models import AskedEndpoint, FeedEntry, Site
from index.tasks import keep_dataset
from index.templatetags.reported import to_minute
from index.values.findings import Tool
from index.values.vocabulary import Answer, CheckId
from tests import published
from tests.wire.rpc import caller

pytestmark = pytest.mark.django_db

HOSTILE = (
    "=1+1", "+1", "-2+3", "@SUM(A1)", "\t=1", "\r\n=1", 'a";=1', "a;=cmd|' /C calc'!A0", "a,=1", "a -1",
    "\uff1d1", "kebab-case", "بحث", "</script>", "\u202eevil", "🙂", " =1", "'=1", "",
)  # fmt: skip


@pytest.fixture(autouse=True)
def _open(settings, tmp_path):
    settings.OPEN_DATA = True
    settings.DATA_DIR = tmp_path


def rows_of_parquet(release):
    return pq.read_table(release.parquet).to_pylist()


def rows_of_csv(release):
    with gzip.open(release.folder / f"sites-{release.day}.csv.gz", "rt", newline="") as file:
        return list(csv.DictReader(file))


def typed(row):
    """A row of the CSV file, read as the dictionary says."""
    read = {
        "string": str,
        "integer": int,
        "boolean": {"true": True, "false": False}.__getitem__,
        "date": date.fromisoformat,
        "list of strings": json.loads,
    }
    return {one.name: read[one.type](row[one.name]) if row[one.name] != "" else None for one in COLUMNS}


def row_of_the_index(site):
    alive = AskedEndpoint.objects.filter(site=site).exists() and site.asked_endpoint.days
    expected = {
        "id": str(site.listing_id),
        "verified_at": site.verified_at.astimezone(UTC).date(),
        "verification_tier": site.tier,
        "readiness_score": site.score,
        "mcp_server_card_state": site.mcp_server_card,
        "apparent_actions": sorted({one["action"] for one in site.apparent_actions}),
        "alive_asked": len(alive) // 2 if alive else None,
        "alive_answered": sum(ms >= 0 for ms in alive[1::2]) if alive else None,
        "alive_since": date(1970, 1, 1) + timedelta(days=alive[0]) if alive else None,
        "alive_p50_ms": 80 if alive else None,
        "mcp_protocol_versions": site.connect and sorted(site.connect["protocol_versions"]),
        **{
            f"mcp_{name}": site.connect and site.connect[name]
            for name in ("transport", "auth", "registration")
        },
    }
    for check in CheckId:
        found = site.checks[check.value]
        expected |= {
            check.value: found["answer"],
            f"{check}_reason": found["reason"],
            f"{check}_since": date.fromisoformat(found["since"]),
        }
    for name in RESOURCES:
        expected[name.value] = site.other_wellknown.get(name.value, {"answer": "unknown"})["answer"]
    for check, column in TOOLS.items():
        names = sorted({tool["name"] for tool in getattr(site, column)})
        unknown = site.checks[check.value]["answer"] == Answer.UNKNOWN
        expected[column] = None if unknown and not names else names
    stored = {one.name for one in COLUMNS} - expected.keys()
    return expected | {name: getattr(site, name) for name in stored}


def some_sites():
    with published.together():
        published.listed("larkspur.test", mcp_tools=tuple(map(Tool, HOSTILE)))
        published.listed("heather.test", country="NO", webmcp_tools=(Tool("add"),))
        published.listed("bare.test", mcp_tools=(), country=None, entity_type=None, connect=None)
        published.removed("gone.test")
    today = (timezone.now().date() - date(1970, 1, 1)).days
    AskedEndpoint.objects.filter(site__host="larkspur.test").update(days=[today - 1, 80, today, -1])


def test_both_files_are_the_index_row_by_row_with_hostile_names_as_they_were_sent():
    some_sites()
    release = publish_release()
    expected = {site.host: row_of_the_index(site) for site in Site.objects.listed()}
    assert set(expected) == {"larkspur.test", "heather.test", "bare.test"}
    assert set(HOSTILE) == set(expected["larkspur.test"]["mcp_tools"])
    assert {row["host"]: row for row in rows_of_parquet(release)} == expected
    assert {row["host"]: typed(row) for row in rows_of_csv(release)} == expected


def test_it_has_none_of_a_sites_other_words_and_nobody_who_is_not_listed():
    secret = "zyzzyva"
    published.listed(
        "larkspur.test", name=secret, display_name=secret, description=secret,
        mcp_tools=(Tool("search", secret),), mcp_endpoint=f"https://larkspur.test/{secret}",
    )  # fmt: skip
    some_sites()
    release = publish_release()
    text = str(rows_of_parquet(release)) + str(rows_of_csv(release))
    assert "larkspur.test" in text
    assert secret not in text
    assert "gone.test" not in text


def test_no_cell_of_the_csv_file_begins_or_goes_on_like_a_formula_whatever_separates_cells():
    some_sites()
    release = publish_release()
    text = gzip.decompress((release.folder / f"sites-{release.day}.csv.gz").read_bytes()).decode("ascii")
    for separator in (",", ";", "\t", "|", " "):
        for row in csv.reader(text.splitlines(), delimiter=separator):
            assert not [cell for cell in row if cell.lstrip("\"' ")[:1] in {*"=+-@\t\r"} and cell.strip()]


def test_the_dictionary_says_what_every_value_may_be():
    some_sites()
    release = publish_release()
    columns = {
        one["name"]: one for one in json.loads((release.folder / "dictionary.json").read_text())["columns"]
    }
    assert list(columns) == pq.read_schema(release.parquet).names == list(rows_of_csv(release)[0])
    for row in rows_of_parquet(release):
        for name, value in row.items():
            told = columns[name]
            assert told["meaning"]
            assert value is not None or not told["required"], name
            if told["values"] and value is not None:
                among = map(str, value if isinstance(value, list) else [value])
                assert set(among) <= set(told["values"]), name


# --- What left ---


def test_a_site_that_left_is_taken_out_of_every_release_with_new_checksums(monkeypatch):
    some_sites()
    first = publish_release()
    earlier = first.folder.with_name(f"{date.fromisoformat(first.day) - timedelta(days=7)}.1")
    renamed(first, earlier)
    publish_release()
    exclude(host="heather.test", reason="imitates another")
    keep_releases()
    assert [one.rows for one in find_releases()] == [3, 2]  # the newer one was just written
    hours_pass(monkeypatch, 7)
    keep_dataset()
    before = find_releases()[-2:]  # a new week may have begun, with a release of its own
    assert [(one.rows, one.taken_out) for one in before] == [(2, 1), (2, 1)]
    for release in find_releases():
        hosts = {"larkspur.test", "bare.test"}
        assert {row["host"] for row in rows_of_parquet(release)} == hosts
        assert {row["host"] for row in rows_of_csv(release)} == hosts
        assert sums_hold(release)
    left = [path for path in home().rglob("*.parquet") if b"heather.test" in path.read_bytes()]
    assert left == []
    exclude(host="bare.test", reason="imitates another")
    hours_pass(monkeypatch, 7)
    keep_releases()
    assert [(one.rows, one.taken_out) for one in find_releases()[-2:]] == [(1, 2), (1, 2)]


def renamed(release, folder):
    """The release, as if it was of another day."""
    day = folder.name.partition(".")[0]
    release.folder.rename(folder)
    for path in folder.iterdir():
        path.rename(folder / path.name.replace(release.day, day))
    about = folder / "release.json"
    about.write_text(about.read_text().replace(release.day, day))


def hours_pass(monkeypatch, hours):
    now = timezone.now
    monkeypatch.setattr("index.dataset.releases.timezone.now", lambda: now() + timedelta(hours=hours))


def sums_hold(release):
    lines = (release.folder / "SHA256SUMS").read_text().splitlines()
    found = {name: digest for digest, name in (line.split("  ") for line in lines)}
    assert found == {one.name: one.sha256 for one in release.files if one.name != "SHA256SUMS"}
    return all(
        hashlib.sha256((release.folder / one.name).read_bytes()).hexdigest() == one.sha256
        and (release.folder / one.name).stat().st_size == one.bytes
        for one in release.files
    )


def test_rows_that_are_read_in_chunks_are_each_read_once(monkeypatch):
    some_sites()
    whole = rows_of_parquet(publish_release())
    monkeypatch.setattr(rows, "CHUNK", 1)
    assert [len(chunk) for chunk in rows.read_rows()] == [1] * len(whole)
    assert rows_of_parquet(publish_release()) == whole


def test_a_site_that_left_while_a_release_was_written_is_not_in_it(monkeypatch):
    some_sites()
    read = releases.read_rows

    def and_one_leaves():
        yield from list(read())
        exclude(host="heather.test", reason="imitates another")

    monkeypatch.setattr(releases, "read_rows", and_one_leaves)
    assert publish_release().rows == 2


def test_a_download_in_flight_goes_on_while_its_release_is_rewritten(monkeypatch):
    some_sites()
    release = publish_release()
    answer = get(release, f"sites-{release.day}.parquet")
    parts = iter(answer)
    exclude(host="heather.test", reason="imitates another")
    hours_pass(monkeypatch, 7)
    keep_releases()
    assert not release.folder.exists()
    assert hashlib.sha256(b"".join(parts)).hexdigest() == answer["ETag"].strip('"')


def test_releases_that_were_not_compared_with_what_left_for_half_a_day_are_not_shown():
    some_sites()
    release = publish_release()
    old = time.time() - 13 * 3600
    os.utime(home() / "compared", (old, old))
    assert find_releases() == []
    assert status(get(release, "SHA256SUMS")) == 404
    assert caller().get("/data.json").json()["releases"] == []
    keep_releases()
    assert len(find_releases()) == 1


def test_four_releases_are_kept_and_none_for_longer_than_what_left_is_known(monkeypatch):
    some_sites()
    newest = publish_release()
    for weeks in range(1, 6):
        day = date.fromisoformat(newest.day) - timedelta(days=7 * weeks)
        renamed(newest, newest.folder.with_name(f"{day}.1"))
        newest = publish_release()
    assert len(find_releases()) == 4
    hours_pass(monkeypatch, 24 * (FEED_TIME.days - 6))
    Site.objects.all().delete()
    keep_releases()
    assert len(find_releases()) == 1


# --- When it is written ---


def test_a_release_of_a_monday_is_that_of_its_week_up_to_sunday(monkeypatch):
    some_sites()
    today = timezone.now()
    for day, many in ((0, 1), (6, 1), (7, 2)):
        moment = today + timedelta(days=day - today.weekday())
        monkeypatch.setattr("index.dataset.releases.timezone.now", lambda moment=moment: moment)
        keep_releases()
        assert len(find_releases()) == many


def test_it_is_written_once_a_week_and_not_for_an_empty_index(monkeypatch):
    keep_releases()
    assert find_releases() == []
    some_sites()
    keep_releases()
    (release,) = find_releases()
    keep_releases()
    assert find_releases() == [release]
    hours_pass(monkeypatch, 24 * 7)
    keep_releases()
    assert len(find_releases()) == 2


def test_what_a_killed_process_left_is_not_shown_and_goes_with_the_next_run():
    some_sites()
    home().mkdir()
    (home() / "2026-11-29.1.new").mkdir()
    (home() / "2026-11-29.1.new" / "sites-2026-11-29.parquet").write_bytes(b"PAR1")
    (home() / "2026-11-22.1").mkdir()
    assert find_releases() == []
    release = publish_release()
    assert {path.name for path in home().iterdir()} == {"lock", "compared", release.folder.name}


def test_a_failure_leaves_the_release_before(monkeypatch):
    some_sites()
    release = publish_release()

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("index.dataset.files.write_files", full)
    with pytest.raises(OSError, match="No space"):
        publish_release()
    assert find_releases() == [release]
    assert sums_hold(release)
    hours_pass(monkeypatch, 24 * 7)
    keep_dataset()  # says so in the log alone


def test_two_processes_write_one_after_the_other():
    with releases._alone(), pytest.raises(DatasetBusyError):
        publish_release()
    publish_release()


def test_a_command_writes_one_now_and_says_where(capsys, settings):
    some_sites()
    call_command("dataset")
    told = capsys.readouterr().out
    (release,) = find_releases()
    assert all(one.sha256 in told for one in release.files)
    assert "3 sites" in told
    settings.OPEN_DATA = False
    with pytest.raises(CommandError, match="OPEN_DATA=on"):
        call_command("dataset")


# --- The pages and files ---


def get(release, name, **headers):
    return caller().get(f"/data/{release.day}/{name}", headers=headers)


def body(answer):
    return answer.getvalue() if answer.streaming else answer.content


def status(answer):
    body(answer)
    return answer.status_code


def test_a_file_is_sent_whole_or_in_parts_with_what_tells_whether_it_is_still_the_same():
    some_sites()
    release = publish_release()
    name = f"sites-{release.day}.csv.gz"
    content = (release.folder / name).read_bytes()
    whole = get(release, name, accept_encoding="gzip")
    assert body(whole) == content
    assert whole["Content-Length"] == str(len(content))
    assert "Content-Encoding" not in whole
    assert (whole["Content-Type"], whole["Accept-Ranges"]) == ("application/gzip", "bytes")
    etag = whole["ETag"]
    part = get(release, name, range="bytes=10-19", if_range=etag, accept_encoding="gzip")
    assert (part.status_code, body(part)) == (206, content[10:20])
    assert part["Content-Range"] == f"bytes 10-19/{len(content)}"
    for asked, place in (("bytes=0-0", 0), ("bytes=-1", -1), (f"bytes={len(content) - 1}-", -1)):
        byte = get(release, name, range=asked)
        assert (byte.status_code, byte["Content-Length"]) == (206, "1")
        assert b"".join(byte.streaming_content) == content[place:][:1]
    other = get(release, name, range="bytes=10-19", if_range='"other"')
    assert (other.status_code, body(other)) == (200, content)
    assert status(get(release, name, range="bytes=9999999-")) == 416
    assert status(get(release, name, if_none_match=etag)) == 304
    head = caller().head(f"/data/{release.day}/{name}")
    assert (body(head), head["Content-Length"]) == (b"", str(len(content)))


def test_only_files_of_a_release_are_sent():
    some_sites()
    release = publish_release()
    others = ("lock", "..%2Flock", "nothing.txt", "sites.parquet", "%2e%2e/secret", "SHA256SUMS/")
    for path in ("release.json", *others):
        assert caller().get(f"/data/{release.day}/{path}").status_code == 404, path
    assert caller().get("/data/2020-01-01/SHA256SUMS").status_code == 404
    assert caller().post(f"/data/{release.day}/SHA256SUMS").status_code == 405


def test_a_file_counts_one_of_the_day_and_the_page_none():
    some_sites()
    release = publish_release()
    client = caller()
    assert "RateLimit" not in client.get("/data")
    answers = [client.get(f"/data/{release.day}/SHA256SUMS") for _ in range(2)]
    assert [body(answer) for answer in answers]
    assert answers[0]["RateLimit"] != answers[1]["RateLimit"]


def test_the_page_names_every_file_with_size_and_checksum_and_explains_every_column():
    some_sites()
    release = publish_release()
    page, twin, data = caller().get("/data"), caller().get("/data.md").text, caller().get("/data.json").json()
    for file in release.files:
        for text in (page.text, twin):
            assert f"/data/{release.day}/{file.name}" in text
            assert file.sha256 in text
    for column in COLUMNS:
        assert f"<code>{column.name}</code>" in page.text
        assert f"`{column.name}`" in twin
    assert data["releases"][0]["rows"] == 3
    assert f">{to_minute(release.written_at)}</time>" in page.text
    assert data["releases"][0]["data_as_of"] == "2026-11-20"
    assert [one["name"] for one in data["columns"]] == [one.name for one in COLUMNS]


def test_without_a_release_the_page_says_so():
    assert "No release is there now" in caller().get("/data").text
    assert "No release is there now" in caller().get("/data.md").text


def test_off_unless_the_data_is_open(settings):
    some_sites()
    release = publish_release()
    documents = ("/llms.txt", "/.well-known/api-catalog", "/terms.md", "/sitemap/pages.xml")
    told = dict.fromkeys((*documents, "/benchmark", "/benchmark.md"), "/data")
    told["/openapi.json"] = '"/data'  # a path; what releases brought is told everywhere
    for path, place in told.items():
        assert place in text_of(path), path
    settings.OPEN_DATA = False
    for path in ("/data", "/data.md", "/data.json", "/data/dcat.jsonld", f"/data/{release.day}/SHA256SUMS"):
        assert caller().get(path).status_code == 404, path
    for path, place in told.items():
        assert place not in text_of(path), path
    FeedEntry.objects.all().delete()
    keep_dataset()
    assert find_releases() == [release]


def text_of(path):
    return body(caller().get(path)).decode()


# --- Words of catalogs ---


def test_dcat_describes_each_release_as_a_dataset_with_its_distributions():
    some_sites()
    release = publish_release()
    answer = caller().get("/data/dcat.jsonld")
    assert answer["Content-Type"] == "application/ld+json"
    document = answer.json()
    series, dataset = document["@graph"]
    assert (series["@type"], dataset["@type"]) == ("dcat:DatasetSeries", "dcat:Dataset")
    assert dataset["dcat:inSeries"]["@id"] == series["@id"]
    for one in (series, dataset):
        assert one["dct:title"]["@value"]
        assert one["dct:description"]["@value"]
        assert one["dct:license"]["@id"].endswith("/terms")
        assert one["dcat:contactPoint"]["vcard:hasEmail"]["@id"].startswith("mailto:")
    assert dataset["dct:issued"] == {"@value": release.day, "@type": "xsd:date"}
    datetime.fromisoformat(dataset["dct:modified"]["@value"])
    stored = {one.name: one for one in release.files}
    found = dataset["dcat:distribution"]
    assert {one["@type"] for one in found} == {"dcat:Distribution"}
    assert {one["dct:title"]["@value"] for one in found} == {
        f"sites-{release.day}.parquet",
        f"sites-{release.day}.csv.gz",
    }
    for one in found:
        file = stored[one["dct:title"]["@value"]]
        assert one["dcat:byteSize"]["@value"] == str(file.bytes)
        assert one["spdx:checksum"]["spdx:checksumValue"]["@value"] == file.sha256
        address = one["dcat:downloadURL"]["@id"].removeprefix("http://127.0.0.1:8000")
        assert status(caller().get(address)) == 200
    prefixes = {name for name in keys_and_types(document["@graph"]) if ":" in name}
    assert {name.partition(":")[0] for name in prefixes} <= set(document["@context"])


def keys_and_types(value):
    if isinstance(value, list):
        for one in value:
            yield from keys_and_types(one)
    elif isinstance(value, dict):
        yield value.get("@type", "")
        for key, one in value.items():
            yield key
            yield from keys_and_types(one)


def test_the_page_carries_schema_orgs_dataset():
    some_sites()
    release = publish_release()
    page = caller().get("/data").text
    described = json.loads(page.partition('<script type="application/ld+json">')[2].partition("</script>")[0])
    assert (described["@type"], described["version"]) == ("Dataset", release.day)
    assert 50 <= len(described["description"]) <= 5000  # what dataset searches take
    assert {one["sha256"] for one in described["distribution"]} <= {one.sha256 for one in release.files}
    assert len(described["distribution"]) == 2
    assert [one["name"] for one in described["variableMeasured"]] == [one.name for one in COLUMNS]
