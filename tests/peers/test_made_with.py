"""What a report offers to sites of known generators."""

import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from index.checks import CHECKS
from index.checks.fixes import fill_snippets, snippets
from index.values.vocabulary import Answer, CheckId, Generator
from probes.grading.finding import grade_evidence
from tests.peers import fixed_sites
from tests.peers.fixed_sites import ACCEPTED, SENTENCES, asked, running
from tests.peers.public_host import HOST, behind_tls
from tests.ports import free_port
from tests.visiting import visit

pytestmark = pytest.mark.soak


def texts(check, generator):
    own = [one for one in CHECKS[check].snippets if one.generator is generator]
    return {one["where"].partition(": ")[2]: one["text"] for one in fill_snippets(own, HOST)}


def needs(*programs):
    if missing := [one for one in programs if shutil.which(one) is None]:
        (pytest.fail if "CI" in os.environ else pytest.skip)(f"{', '.join(missing)}: not installed")


def write(folder, files):
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(f"{text}\n", encoding="utf-8")


def found(port, tmp_path):
    with behind_tls(port, tmp_path) as policy:
        return grade_evidence(asyncio.run(visit(HOST, policy))).checks


def assert_passes(found):
    assert (found.answer, "Warning:" in found.detail) == (Answer.YES, False), found.detail


@pytest.mark.parametrize(("check", "name"), [(CheckId.LLMS_TXT, "llms"), (CheckId.MARKDOWN_TWIN, "markdown")])
def test_hugo_writes_it(check, name, tmp_path):
    needs("hugo")
    files = texts(check, Generator.HUGO)
    assert name in files["hugo.toml"]
    files["hugo.toml"] = f'baseURL = "https://{HOST}/"\ntitle = "Larkspur"\n{files["hugo.toml"]}'
    (twin,) = fixed_sites.texts("The page's <head>")
    head = f"<head><title>{{{{ .Title }}}}</title>{twin}</head>"
    layout = f"<!doctype html><html lang=en>{head}<body>{{{{ .Content }}}}</body></html>"
    names = ("index.html", "_default/single.html", "_default/list.html")
    pages = {f"layouts/{name}": layout for name in names}
    home = "---\ntitle: Larkspur\n---\n" + "\n\n".join(SENTENCES)
    write(tmp_path / "site", files | pages | {"content/_index.md": home, "content/prices.md": home})
    done = subprocess.run(
        ["hugo", "--source", tmp_path / "site"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, "WARN" in done.stdout + done.stderr) == (0, False), done.stderr
    port = free_port()
    words = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    with running([*words, "--directory", str(tmp_path / "site" / "public")], tmp_path, port):
        assert_passes(found(port, tmp_path)[check])


DOCUSAURUS_CONFIG = """
export default {{
  title: "Larkspur",
  url: "https://{host}",
  baseUrl: "/",
  presets: [["classic", {{ blog: false }}]],
{plugins}
}};
"""
DOCUSAURUS_HOME = """
import Layout from "@theme/Layout";
{top}

export default function Home() {{
  return (
    <Layout>
      {head}
      <header><h1>Larkspur</h1><p>{sentences[0]}</p></header>
      <main>
        <div className="container">
          <div className="col">{sentences[1]}</div>
          <div className="col">See the <a href="/docs/prices">prices</a>.</div>
        </div>
      </main>
    </Layout>
  );
}}
"""


@pytest.fixture
def project(sites, monkeypatch):
    """A project's folder that finds the packages of npm."""
    monkeypatch.setenv("NO_UPDATE_NOTIFIER", "1")
    monkeypatch.setenv("NEXT_TELEMETRY_DISABLED", "1")
    with tempfile.TemporaryDirectory(prefix="made-", dir=sites) as folder:
        yield Path(folder)


def by_node(project, package, *words):
    modules = project.parent / "node_modules"
    about = json.loads((modules / package / "package.json").read_text())
    needed = {"dependencies": dict.fromkeys((package, "react", "react-dom"), "*")}
    write(project, {"package.json": json.dumps({"private": True, **needed})})
    return [modules / ".bin" / "node", modules / package / next(iter(about["bin"].values())), *words]


def build(project, package):
    words = by_node(project, package, "build")
    done = subprocess.run(words, cwd=project, capture_output=True, text=True, check=False)
    assert done.returncode == 0, (done.stdout + done.stderr)[-4000:]


def test_docusaurus_writes_llms_txt_and_markdown(project, tmp_path):
    config, home = texts(CheckId.MARKDOWN_TWIN, Generator.DOCUSAURUS).values()
    assert config in texts(CheckId.LLMS_TXT, Generator.DOCUSAURUS).values()
    top, _, head = home.partition("\n\n")
    files = {
        "docusaurus.config.js": DOCUSAURUS_CONFIG.format(host=HOST, plugins=config),
        "src/pages/index.js": DOCUSAURUS_HOME.format(top=top, head=head, sentences=SENTENCES),
        "docs/prices.md": "\n\n".join(("# Prices", *SENTENCES)),
    }
    write(project, files)
    build(project, "@docusaurus/core")
    twin = (project / "build" / "index.md").read_text()
    assert all(one in twin for one in ("# Larkspur", *SENTENCES, "(/docs/prices.md)"))
    port = free_port()
    words = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1"]
    with running([*words, "--directory", str(project / "build")], tmp_path, port):
        finding = found(port, tmp_path)
    assert_passes(finding[CheckId.LLMS_TXT])
    assert_passes(finding[CheckId.MARKDOWN_TWIN])
    assert finding[CheckId.MARKDOWN_NEGOTIATION].generator is Generator.DOCUSAURUS


NEXTJS_LAYOUT = """
export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body>{children}</body></html>;
}
"""
NEXTJS_PAGE = """
{metadata}

export default function Home() {{
  return <main><h1>Larkspur</h1><p>{sentences[0]}</p><p>{sentences[1]}</p></main>;
}}
"""
IN_FRONT = """
pid nginx.pid;
events {{ }}
http {{
    access_log off;
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://127.0.0.1:{behind};
            {snippet}
        }}
    }}
}}
"""


def test_nextjs_passes_with_the_server_in_front(project, tmp_path):
    needs("nginx")
    checks = CheckId.LLMS_TXT, CheckId.MARKDOWN_TWIN, CheckId.MARKDOWN_NEGOTIATION
    (move,), (metadata,), (proxy, in_front) = (texts(one, Generator.NEXTJS).values() for one in checks)
    (overview,) = fixed_sites.texts("The file /llms.txt", (CheckId.LLMS_TXT,))
    files = {
        "app/layout.tsx": NEXTJS_LAYOUT,
        "app/page.tsx": NEXTJS_PAGE.format(metadata=metadata, sentences=SENTENCES),
        "proxy.ts": proxy,
        "public/index.md": "\n\n".join(("# Larkspur", *SENTENCES)),
        "llms.txt": overview,
    }
    write(project, files)
    subprocess.run(["sh", "-euc", move], cwd=project, check=True)
    build(project, "next")
    behind, port = free_port(), free_port()
    write(tmp_path, {"nginx.conf": IN_FRONT.format(port=port, behind=behind, snippet=in_front)})
    start = by_node(project, "next", "start", "--port", str(behind), "--hostname", "127.0.0.1")
    nginx = ["nginx", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"), "-e", "stderr"]
    with running(start, project, behind), running(nginx, tmp_path, port):
        for accept, right in ACCEPTED.items():
            status, headers, text = asked(port, "/", accept)
            given = "md" if text.startswith("# ") else "html"
            assert (status, given, headers["Vary"]) == (200, right, "Accept"), accept
        finding = found(port, tmp_path)
    for check in checks:
        assert_passes(finding[check])


WORDPRESS = """<?php
// What the snippets call of WordPress.
define('ABSPATH', __DIR__ . '/');
$hooks = [];
function add_action($name, $call) { global $hooks; $hooks[$name][] = $call; }
function happens($name) { global $hooks; foreach ($hooks[$name] ?? [] as $call) { $call(); } }
function path() { return parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH); }
function is_front_page() { return path() === '/'; }
function is_feed() { return false; }
foreach (glob(__DIR__ . '/wp-content/mu-plugins/*.php') as $file) { require $file; }
happens('template_redirect');
if (path() !== '/') { http_response_code(404); exit('Nothing is here.'); }
echo '<!doctype html><html lang="en"><head><title>Larkspur</title>';
happens('wp_head');
echo '</head><body><h1>Larkspur</h1>', file_get_contents(__DIR__ . '/body.html'), '</body></html>';
"""


def test_wordpress_answers_in_markdown_to_who_prefers_it(tmp_path):
    needs("php")
    files = {**texts(CheckId.MARKDOWN_NEGOTIATION, Generator.WORDPRESS)}
    files |= texts(CheckId.MARKDOWN_TWIN, Generator.WORDPRESS)
    body = "".join(f"<p>{one}</p>" for one in SENTENCES)
    write(tmp_path, files | {"index.php": WORDPRESS, "body.html": body})
    write(tmp_path, {"index.md": "\n\n".join(("# Larkspur", *SENTENCES))})
    for path in files:
        subprocess.run(["php", "-l", tmp_path / path], check=True)
    port = free_port()
    with running(["php", "-S", f"127.0.0.1:{port}", "index.php"], tmp_path, port):
        for accept, right in ACCEPTED.items():
            status, headers, text = asked(port, "/", accept)
            given = "md" if text.startswith("# ") else "html"
            assert (status, given, headers["Vary"]) == (200, right, "Accept"), accept
        assert 'type="text/markdown" href="/index.md"' in asked(port, "/")[2]
        assert_passes(found(port, tmp_path)[CheckId.MARKDOWN_NEGOTIATION])


READ = 'import { readFileSync } from "node:fs"; const text = readFileSync(0, "utf8");'
ESBUILD = 'import { transform } from "esbuild"; await transform(text, { loader: "tsx" });'
HEADERS = """
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { parseAllHeaders } from "@netlify/headers-parser";
const file = `${mkdtempSync(`${tmpdir()}/headers-`)}/_headers`;
writeFileSync(file, text);
const read = await parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: true });
if (read.errors.length || !read.headers[0].values["Content-Type"]) throw read.errors;
"""
LIQUID = """
import { Liquid } from "liquidjs";
const shop = { name: "Larkspur" }, request = { origin: "https://larkspur.test" };
const engine = new Liquid({ strictFilters: true, strictVariables: true });
const read = await engine.parseAndRender(text, { shop, request });
if (!read.includes("[Home](https://larkspur.test/)")) throw read;
"""
SYNTAX = {"Next.js: ": ESBUILD, "Next.js, in app": ESBUILD, "Cloudflare Worker": ESBUILD}
SYNTAX |= {"Express": ESBUILD, "Shopify": LIQUID, "Netlify, Cloudflare Pages": HEADERS}
"""A module that reads the text or fails, by the beginning of its place."""


def read_by_node(folder):
    places = []
    for check in CheckId:
        for one in snippets(check, HOST):
            for place, code in SYNTAX.items():
                if one["where"].startswith(place):
                    words = ["node", "--input-type=module", "--eval", READ + code]
                    subprocess.run(words, cwd=folder, input=one["text"], text=True, check=True)
                    places.append(place)
    return places


def test_what_is_not_run_here_is_read_by_the_tools_of_its_host(sites):
    assert set(read_by_node(sites)) == set(SYNTAX)
