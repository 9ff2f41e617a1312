"""The wheel as others install it."""

import json
import re
import subprocess
import sys
import threading
import urllib.request
from email import message_from_bytes
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from zipfile import ZipFile

import pytest

from index.values.vocabulary import VERSION
from tests.wheel.conftest import REPOSITORY, ROOT

pytestmark = pytest.mark.newcomer


def get(port, path):
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=60) as reply:
        return reply.status, reply.read().decode()


def of_the_service(path):
    return path.partition("/")[0] in {
        "agentauth", "config", "index", "operators", "probes", "protocols", "templates",
    }  # fmt: skip


def test_the_wheel_holds_every_file_of_the_service_and_nothing_else(wheel):
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    known = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    ours = {path for path in known if of_the_service(path) and (ROOT / path).is_file()}
    held = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert held == ours
    assert {
        "templates/static/style.css",
        "index/migrations/__init__.py",
        "operators/sample_web/serve.py",
    } <= held


DIGEST = """
from hashlib import sha256
from importlib.resources import files
data = files("probes.facts") / "data"
places = sorted(str(path.relative_to(data)) for path in data.rglob("*.t*"))
print(len(places), sha256(b"".join((data / place).read_bytes() for place in places)).hexdigest())
"""


def test_facts_of_an_installed_wheel_are_read_by_the_data_of_the_checkout(installed):
    here = subprocess.run(
        [sys.executable, "-c", DIGEST], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout  # fmt: skip
    assert installed.python(DIGEST) == here
    assert not here.startswith("0 ")


def test_the_wheel_carries_the_licences(wheel):
    held = {name.partition("/licenses/")[2] for name in ZipFile(wheel).namelist()}
    assert {"LICENSE", "NOTICE", "LICENSES/Unicode-3.0.txt"} <= held


def test_the_page_of_a_package_index_has_pictures_and_links_by_whole_addresses(wheel):
    archive = ZipFile(wheel)
    (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    told = message_from_bytes(archive.read(name))
    text = told.get_payload()
    assert told["Description-Content-Type"] == "text/markdown"
    assert f"{REPOSITORY}/raw/HEAD/docs/images/home.png" in text
    assert [link for link in re.findall(r"\]\(([^)]+)\)", text) if not link.startswith("https://")] == []
    urls = dict(line.split(", ") for line in told.get_all("Project-URL"))
    assert urls["Repository"] == REPOSITORY
    assert all(url.startswith(REPOSITORY) for url in urls.values())
    paths = [url.partition("/HEAD/")[2] for url in [*urls.values(), *re.findall(r"\]\(([^)#]+)", text)]]
    assert [path for path in paths if path and not (ROOT / path).exists()] == []


def test_the_command_says_its_version_and_names_every_command(installed):
    assert installed.command("--version").stdout == f"agent-readiness {VERSION}\n"
    told = installed.command("help").stdout
    assert {"run", "probe", "backup", "embed", "migrate", "regrade"} <= set(told.split())


def test_the_dependencies_are_all_there_and_no_other_package_has_a_name_of_ours(installed):
    code = (
        "from importlib.metadata import files, packages_distributions as all; import json;tops = {f.parts[0] "
        "for f in files('agent-readiness-index') if f.suffix != '' and '.' not in "
        "f.parts[0]};print(json.dumps({top: all().get(top) for top in tops}))"
    )
    owners = json.loads(installed.python(code))
    assert {"config", "index", "templates"} <= set(owners)
    assert {tuple(names) for names in owners.values()} == {("agent-readiness-index",)}
    installed.python(
        "import subprocess, sys; subprocess.run([sys.executable, '-m', 'pip', 'check'], check=True)"
    )


SIZES = """
import json
from importlib.metadata import distributions
sizes = {one.name: [file.locate().stat().st_size for file in one.files] for one in distributions()}
print(json.dumps({name: sum(each) for name, each in sizes.items()}))
"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture
def home_page(tmp_path):
    (tmp_path / "index.html").write_text("<!doctype html><title>Reed</title><h1>Reed and sons</h1>")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=tmp_path)) as server:
        address = f"http://127.0.0.1:{server.server_port}"
        overview = f"# Reed\n\nReeds for oboes and bassoons.\n\n- [Prices]({address}/prices.html)\n"
        (tmp_path / "llms.txt").write_text(overview)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield address
        server.shutdown()


def test_the_small_installation_probes_with_at_most_45_packages_and_150_mb(small, home_page):
    small.python("import subprocess, sys; subprocess.run([sys.executable, '-m', 'pip', 'check'], check=True)")
    sizes = json.loads(small.python(SIZES))
    brought = {name: size for name, size in sizes.items() if name not in {"pip", "setuptools"}}
    assert "agent-readiness-index" in brought
    assert len(brought) <= 45
    assert sum(brought.values()) <= 150_000_000

    done = small.command("probe", "--allow-private", "--json", home_page)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    result = json.loads(done.stdout)
    assert (result["outcome"], result["checks"]["llms_txt"]["answer"]) == ("answered", "yes")


def test_a_command_of_the_service_names_what_the_small_installation_lacks(small):
    for command in (["run"], ["regrade"], ["probe", "--publish", "example.com"]):
        done = small.command(*command)
        assert done.returncode == 1
        assert "pip install 'agent-readiness-index[service]'" in done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_a_run_keeps_its_data_in_the_users_data_folder_and_serves_pages_and_static_files(installed, service):
    assert str(installed.data_dir / "logs") in service.screen
    assert (installed.data_dir / "postgres").is_dir()
    assert get(service.port, "/healthz")[0] == 200
    assert "words alone" not in service.screen + get(service.port, "/readyz")[1]
    assert "<title>" in get(service.port, "/")[1]
    assert "{" in get(service.port, "/static/style.css")[1]
    assert json.loads(get(service.port, "/api/stats")[1])["listed"] >= 5


def test_a_probe_of_a_site_of_the_sample_web_answers(installed, service):
    note = json.loads((installed.data_dir / "sample" / "sites.json").read_text())
    reach = {"PROBE_CONNECT_TO": note["connect_to"], "PROBE_CA_BUNDLE": note["ca_bundle"]}
    done = installed.command("probe", "larkspur-books.test", **reach)
    assert done.returncode == 0, done.stderr
    assert "larkspur-books.test" in done.stdout


def test_what_was_installed_has_read_no_file_of_the_checkout(installed, service):
    code = f"open({str(ROOT / 'pyproject.toml')!r})"
    assert get(service.port, "/api/find?q=books")[0] == 200
    assert installed.read_of_the_checkout == []
    installed.python(code)  # such a reading would have been noted
    assert installed.read_of_the_checkout == [str(ROOT / "pyproject.toml")]
    installed.note.unlink()
