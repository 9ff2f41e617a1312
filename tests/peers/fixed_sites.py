"""A real server whose configuration holds our snippets as they are."""

import contextlib
import http.client
import os
import subprocess

from index.checks.fixes import snippets
from index.values.vocabulary import CheckId
from tests.paths import ROOT
from tests.peers.public_host import HOST
from tests.waiting import until

# The checks that files alone can pass.
FILES = (
    CheckId.MARKDOWN_NEGOTIATION,
    CheckId.MARKDOWN_TWIN,
    CheckId.LLMS_TXT,
    CheckId.API_CATALOG,
)

# Accept header, and what it prefers (RFC 9110 §12.4.2, §12.5.1).
ACCEPTED = {
    "*/*": "html",
    "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8": "html",
    "text/html, text/markdown;q=0.1": "html",
    "text/markdown;q=0.1, text/html": "html",
    "text/markdown;q=0.1, text/html;q=0.85": "html",
    "text/markdown;q=0.85, text/html;q=0.9": "html",
    "text/markdown;q=0.9, text/html;q=0.95": "html",
    "text/markdown;q=0, text/html;q=0.5": "html",
    "text/markdown;q=0.5, */*": "html",
    "text/html;q=1.0, text/markdown; q=0.999": "html",
    "text/markdown": "md",
    "Text/Markdown": "md",
    "text/markdown;q=0.001": "md",
    "text/markdown, text/html, */*": "md",
    "text/markdown, text/plain;q=0.5, */*;q=0.1": "md",
    "text/html;q=0.8, text/markdown;q=0.9": "md",
    "text/html;q=0.85, text/markdown;q=0.9, */*;q=0.1": "md",
    "text/html;q=0.9, text/markdown;q=1.0": "md",
}

SENTENCES = (
    "Larkspur repairs bicycles of every make in a small workshop beside the old harbour.",
    "Bring yours on any weekday before noon, and it is ready on the evening of the next day.",
)
MODULES = ("mpm_event", "authz_core", "dir", "mime", "headers", "rewrite", "setenvif")


def texts(where, checks=FILES):
    found = (one for check in checks for one in snippets(check, HOST))
    return [one["text"] for one in found if one["where"].startswith(where)]


def write_site(folder):
    (twin,) = texts("The page's <head>")
    head = f'<meta charset="utf-8"><title>Larkspur</title>{twin}'
    body = "".join(f"<p>{one}</p>" for one in SENTENCES)
    page = f'<!doctype html><html lang="en"><head>{head}</head><body><h1>Larkspur</h1>{body}</body></html>'
    markdown = "\n\n".join(("# Larkspur", *SENTENCES, f"- [llms.txt](https://{HOST}/llms.txt)"))
    (folder / ".well-known").mkdir(parents=True)
    written = {"index.html": page, "index.md": markdown}
    for path in ("llms.txt", ".well-known/api-catalog", "openapi.json"):
        (written[path],) = texts(f"The file /{path}")
    written["openapi.json"] = written["openapi.json"].replace('"/": {', '"/books": {')  # An owner's own path
    for path, text in written.items():
        (folder / path).write_text(text + "\n", encoding="utf-8")


def nginx(folder, port):
    return nginx_with(folder, port, texts("nginx, in http"), texts("nginx, in server"))


def nginx_with(folder, port, http, server):
    """Write a configuration that serves `folder`/public with these texts; return nginx's command line."""
    http, server = "\n".join(http), "\n".join(server)
    (folder / "nginx.conf").write_text(f"""
pid nginx.pid;
events {{ }}
http {{
    include /etc/nginx/mime.types;
    access_log off;
    {http}
    server {{
        listen 127.0.0.1:{port};
        root {folder}/public;
        {server}
    }}
}}
""")
    return ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]


def apache(folder, port):
    load = "\n".join(f"LoadModule {one}_module /usr/lib/apache2/modules/mod_{one}.so" for one in MODULES)
    (folder / "apache.conf").write_text(f"""
{load}
ServerName {HOST}
Listen 127.0.0.1:{port}
PidFile {folder}/apache.pid
DefaultRuntimeDir {folder}
ErrorLog /dev/stderr
LogLevel warn
User www-data
Group www-data
TypesConfig /etc/mime.types
DocumentRoot {folder}/public
<Directory {folder}/public>
    AllowOverride All
    Require all granted
</Directory>
""")
    for text in texts("Apache, .htaccess"):
        inside = folder / "public" / (".well-known" if "api-catalog" in text else "")
        with (inside / ".htaccess").open("a") as file:
            file.write(text + "\n")
    return ["apache2", "-f", str(folder / "apache.conf")]


def caddy(folder, port):
    inside = "\n".join(texts("Caddy, in the site's block"))
    (folder / "Caddyfile").write_text(f"""{{
\tadmin off
\tauto_https off
}}
http://{HOST}:{port} {{
\tbind 127.0.0.1
\troot * {folder}/public
\tfile_server
{inside}
}}
""")
    # Indentation is the whole file's, so no snippet can have it right.
    subprocess.run(["caddy", "fmt", "--overwrite", str(folder / "Caddyfile")], check=True)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


def express(folder, port):
    routes = "\n".join(texts("Express"))
    (folder / "node_modules").symlink_to(ROOT / ".peers" / "node_modules")
    (folder / "app.mjs").write_text(f"""
import express from "express";
const app = express();
{routes}
app.use(express.static("public"));
app.listen({port}, "127.0.0.1");
""")
    return ["node", "app.mjs"]


@contextlib.contextmanager
def running(words, folder, port):
    """Its output is in the file `said`."""
    given = {**os.environ, "HOME": str(folder)}
    if words[0] == "nginx":
        words = [*words, "-g", "daemon off;"]
    if words[0] == "apache2":
        words = [*words, "-D", "FOREGROUND"]
    with (folder / "said").open("wb") as said:
        program = subprocess.Popen(words, cwd=folder, env=given, stdout=said, stderr=said)
    try:
        until(lambda: program.poll() is not None or asked(port, "/")[0])
        assert program.poll() is None, (folder / "said").read_text()
        yield
    finally:
        program.terminate()
        program.wait(10)


def asked(port, path, accept="*/*"):
    """Status (0 without an answer), headers and body."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    try:
        connection.request("GET", path, headers={"Host": HOST, "Accept": accept})
        answer = connection.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read().decode()
    except OSError:
        return 0, {}, ""
    finally:
        connection.close()
