"""nginx answers for the service's own name alone."""

import pytest

from tests.deploy.deployment import NAME
from tests.deploy.nginx import Nginx, is_missing, served_from

pytestmark = is_missing
OTHERS = ("evil.example", f"{NAME}.evil.example", f"evil.{NAME}", "127.0.0.1", "_", "", "evil.example:443")


@pytest.fixture(scope="module")
def nginx(tmp_path_factory):
    with Nginx(served_from(tmp_path_factory)) as running:
        yield running


def test_our_own_name_is_led_to_tls_under_our_own_name(nginx):
    for field in (f"Host: {NAME}", f"Host: {NAME.upper()}", f"Host: {NAME}:80"):
        assert nginx.ask(field) == (301, f"https://{NAME}/a?b=c"), field


def test_another_name_gets_no_answer(nginx):
    for host in OTHERS:
        assert nginx.ask(f"Host: {host}") in {None, (400, None)}, host
        assert nginx.ask(f"Host: {NAME}", target=f"http://{host or 'x'}/") in {None, (400, None)}, host
    assert nginx.ask(line="GET / HTTP/1.0") is None


def test_tls_is_spoken_under_our_own_name_alone(nginx):
    assert nginx.ask(f"Host: {NAME}", tls=NAME) == (503, None)  # the processes behind are not there
    for other in ("evil.example", "none"):
        assert nginx.ask(f"Host: {NAME}", tls=other) is None, other
    for host in OTHERS:
        assert nginx.ask(f"Host: {host}", tls=NAME) in {None, (400, None)}, host
