"""Which URLs may be asked."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from config.env import ConnectTo
from probes.net.guard import PORTS, CheckedUrl, UrlChecker, UrlRefusal, check_url, resolve_location
from tests.each import each

REFUSED = [
    # addresses, in every spelling that some parser takes
    "http://127.0.0.1/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0x7f.0.0.1/",
    "http://0177.0.0.1/",
    "http://0/",
    "http://127.0.0.1./",
    "http://169.254.169.254/latest/meta-data/",
    "http://8.8.8.8/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[fe80::1%25eth0]/",
    "http://[example.com]/",
    "http://::1/",
    "http://１２７.０.０.１/",  # noqa: RUF001 - full-width digits are the case
    "http://127。0。0。1/",
    "http://①②⑦.0.0.1/",
    "http://%31%32%37.0.0.1/",
    "http://example.com.0x7f/",
    # names that are no public website
    "http://localhost/",
    "http://foo.localhost/",
    "http://printer.local/",
    "http://metadata.google.internal/",
    "http://a.test/",
    "http://a.invalid/",
    "http://a.example/",
    "http://abcdefghijklmnop.onion/",
    "http://router.home.arpa/",
    "http://1.0.0.127.in-addr.arpa/",
    "http://a.lan/",
    "http://intranet/",
    "http://com/",
    "http://a.nosuchsuffix/",
    "http://-a.com/",
    "http://a_b.com/",
    "http://a..com/",
    "http://.com/",
    "http://a.com../",
    "http://" + "a" * 64 + ".com/",
    "http://" + "a." * 130 + "com/",
    # credentials, ports, schemes
    "http://user@example.com/",
    "http://user:secret@example.com/",
    "http://example.com@127.0.0.1/",
    "http://example.com:80@127.0.0.1/",
    "http://@example.com/",
    "http://example.com:22/",
    "http://example.com:8080/",
    "https://example.com:8443/",
    "http://example.com:0/",
    "http://example.com:080/",
    "http://example.com:65536/",
    "http://example.com:99999999/",
    "http://example.com:80:80/",
    "http://example.com:８０/",  # noqa: RUF001 - full-width digits are the case
    "ftp://example.com/",
    "file:///etc/passwd",
    "gopher://example.com/",
    "javascript:alert(1)",
    "data:text/html,x",
    "//example.com/",
    "/path",
    "example.com",
    "http:example.com",
    "http:/example.com",
    "http:///example.com",
    "",
    # what one parser reads otherwise than the next
    "http://example.com\\@127.0.0.1/",
    "http://127.0.0.1\\.example.com/",
    "http://example.com\t/",
    "http://exam\nple.com/",
    "http://example.com/a b",
    "http://example.com/\r\nHost: evil.com",
    "http://example.com/\x00",
    "http://example.com/\x7f",
    "http://example.com/\x85",
    "http://example.com/\u2028",
    "http://example.com/\ud800",
    " http://example.com/",
    "http://example.com/ ",
    "http://exa%6dple.com/",
    "http://example.com%00.evil.com/",
    "http://example.com%2f.evil.com/",
    "http://℀.com/",
    "http://example.com/" + "a" * 4096,
]


@each("url", REFUSED)
def test_a_hostile_url_is_refused_with_a_reason(url):
    answer = check_url(url)

    assert isinstance(answer, UrlRefusal)
    assert answer.reason


@each(
    ("url", "rebuilt"),
    [
        ("https://example.com", "https://example.com/"),
        ("HTTPS://EXAMPLE.COM/A", "https://example.com/A"),
        ("https://example.com./", "https://example.com/"),
        ("https://example.com:443/", "https://example.com/"),
        ("http://example.com:80/", "http://example.com/"),
        ("http://example.com:443/", "http://example.com:443/"),
        ("https://bücher.com/", "https://xn--bcher-kva.com/"),
        ("https://example.com?q=1", "https://example.com/?q=1"),
        ("https://example.com/?a=b@c:d#f", "https://example.com/?a=b@c:d"),
        ("https://example.com/#http://127.0.0.1/", "https://example.com/"),
        ("https://example.com/@user:pass", "https://example.com/@user:pass"),
        ("https://example.com/a/../b/./c", "https://example.com/b/c"),
        ("https://example.com/a/%2e%2E/b", "https://example.com/b"),
        ("https://example.com/../../b", "https://example.com/b"),
        ("https://example.com/a/..", "https://example.com/"),
        ("https://example.com/a/b/.", "https://example.com/a/b/"),
        ("https://example.com//a//", "https://example.com//a//"),
        ("https://example.com/é?ü", "https://example.com/%C3%A9?%C3%BC"),
        ("https://example.com/\udce9", "https://example.com/%E9"),
        ("https://example.com/%zz%2F", "https://example.com/%zz%2F"),
        ('https://example.com/"<>', "https://example.com/%22%3C%3E"),
    ],
)
def test_an_allowed_url_is_rebuilt_from_its_parts(url, rebuilt):
    answer = check_url(url)

    assert isinstance(answer, CheckedUrl)
    assert answer.url == rebuilt
    assert check_url(answer.url) == answer
    assert answer.connect_to is None


CONNECT_TO = (ConnectTo("*.test", 443, "127.0.0.1", 8443), ConnectTo("wiki.corp", 8080, "10.0.0.5", 80))


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("https://shop.test/", ("127.0.0.1", 8443)),
        ("https://a.b.test/", ("127.0.0.1", 8443)),
        ("http://wiki.corp:8080/", ("10.0.0.5", 80)),
    ],
)
def test_a_name_and_port_that_the_operator_names_are_exempt(url, address):
    answer = check_url(url, connect_to=CONNECT_TO)

    assert isinstance(answer, CheckedUrl)
    assert answer.connect_to == address


@pytest.mark.parametrize(
    "url",
    [
        "http://shop.test/",
        "https://shop.test:8443/",
        "https://test/",
        "https://shop.test.local/",
        "https://wiki.corp/",
        "http://a.wiki.corp:8080/",
        "https://127.0.0.1/",
        "https://user@shop.test/",
        "https://shop.test\\/",
    ],
)
def test_nothing_else_becomes_exempt(url):
    assert isinstance(check_url(url, connect_to=CONNECT_TO), UrlRefusal)


def test_an_entry_for_every_name_exempts_no_address_literal():
    anything = (ConnectTo("*.1", 80, "127.0.0.1", 80), ConnectTo("127.0.0.1", 80, "127.0.0.1", 80))

    assert isinstance(check_url("http://127.0.0.1/", connect_to=anything), UrlRefusal)


@pytest.mark.parametrize(
    ("location", "target"),
    [
        ("/b", "https://example.com/b"),
        ("b", "https://example.com/a/b"),
        ("../b", "https://example.com/b"),
        ("?x", "https://example.com/a/?x"),
        ("//other.com/x", "https://other.com/x"),
        ("http://other.com/", "http://other.com/"),
        ("javascript:alert(1)", "javascript:alert(1)"),
    ],
)
def test_a_location_is_resolved_against_the_url_that_sent_it(location, target):
    assert resolve_location("https://example.com/a/", location) == target


@each(
    "location",
    [
        "/\\127.0.0.1/",
        "\\\\127.0.0.1\\x",
        "/a b",
        "ht\ttp://127.0.0.1/",
        "/\t/127.0.0.1/",
        "http://[",
        "//[::1]/",
        "//127.0.0.1/",
        "///127.0.0.1/",
        "//user@example.com/",
        "http:///127.0.0.1",
        "/" + "a" * 5000,
    ],
)
def test_a_location_that_parsers_read_differently_is_refused(location):
    assert isinstance(check_url(resolve_location("https://example.com/a/", location)), UrlRefusal)


ORIGINS = ("https://site.com", "http://site.com", "https://site.com:443", "https://SITE.com",
    "https://a.test", "https://site.com:8443", "https://user@site.com", "https://10.0.0.1",
    "https://site.com.", "ftp://site.com")  # fmt: skip
PIECES = ("/", "//", "/.", "/..", "/.well-known", "/a.b", "/...", "/%2e%2E", "/%41", "/é", "/ ", "/~a_b-c",
    "/a?b=../c", "#d", "\\", "/\n", "")  # fmt: skip


@given(
    st.lists(
        st.builds(
            "".join, st.tuples(st.sampled_from(ORIGINS), st.lists(st.sampled_from(PIECES)).map("".join))
        ),
        min_size=1,
        max_size=8,
    )
)
def test_what_is_remembered_of_an_origin_changes_no_decision(urls):
    connect_to = (ConnectTo("a.test", 443, "127.0.0.1", 8443),)
    check = UrlChecker(connect_to)
    for url in [*urls, *urls]:
        assert check(url) == check_url(url, connect_to=connect_to)


@pytest.mark.parametrize(
    ("url", "meant"),
    [
        ("http://example.com:/", "http://example.com/"),
        ("https://example.com:", "https://example.com/"),
        ("https://example.com:/a?b", "https://example.com/a?b"),
        ("HTTPS://Example.COM:?q", "https://example.com/?q"),
    ],
)
def test_an_empty_port_is_that_of_the_scheme(url, meant):
    target = check_url(url)
    assert isinstance(target, CheckedUrl)
    assert (target.url, target.port) == (meant, PORTS[target.scheme])
    assert check_url(resolve_location("http://www.example.com/", url)) == target


@pytest.mark.parametrize("url", ["http://example.com::/", "http://:/", "http://a@example.com:/",
        "http://[::1]:/", "http://127.0.0.1:/", "http://example.com: /", "http://example.com:0/",
        "http://localhost:/"])  # fmt: skip
def test_an_empty_port_opens_nothing_else(url):
    assert isinstance(check_url(url), UrlRefusal)
