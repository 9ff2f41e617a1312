import pytest

from operators.launch.launch import read_hosts


@pytest.fixture
def hosts(tmp_path):
    def write(content):
        path = tmp_path / "hosts.txt"
        path.write_bytes(content)
        return read_hosts(path)

    return write


def test_comments_blanks_duplicates_and_windows_line_ends_are_read_over(hosts):
    found = hosts(
        b"\xef\xbb\xbf# mine\r\nExample.com\r\n\r\n  b\xc3\xbccher.example. # shop\r\nexample.com\r\n"
    )
    assert found.hosts == ("example.com", "xn--bcher-kva.example")
    assert found.complaints == ()


@pytest.mark.parametrize(
    "line",
    [
        "https://a.example/",
        "a.example:443",
        "u:p@a.example",
        "10.0.0.1",
        "localhost",
        "a b",
        "\xff\xfe\x00",
        "a..b",
    ],
)
def test_bad_line_is_one_line_with_its_number_and_the_rest_counts(hosts, line):
    found = hosts(b"good.example\n" + line.encode("latin-1") + b"\nalso.example\n")
    assert found.hosts == ("good.example", "also.example")
    (complaint,) = found.complaints
    assert complaint.startswith("hosts.txt:2: ")
    assert complaint.isprintable()


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-be"])
def test_a_byte_order_mark_is_passed_over_even_where_files_were_joined(hosts, encoding):
    mark = "\ufeff" if encoding == "utf-16-be" else ""
    found = hosts(f"{mark}a.example\n\ufeffb.example\n".encode(encoding))
    assert found.hosts == ("a.example", "b.example")
    assert found.complaints == ()


def test_missing_file_is_an_oserror(tmp_path):
    with pytest.raises(FileNotFoundError):
        read_hosts(tmp_path / "none")
