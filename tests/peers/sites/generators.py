"""A site of a generator with its defaults: `generators.py NAME FOLDER` writes it and builds FOLDER/site.

Runs under .peers/older. For a generator of npm the folder lies in .peers/sites, where its packages are found.
Docusaurus, Eleventy, Hexo and Pelican have nothing for agents by default.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

NAME, FOLDER = sys.argv[1], Path(sys.argv[2])
NODE = FOLDER.parent / "node_modules"
ADDRESS = "https://real-server.test"
HOME = """# Elm Lane Books

We restore atlases and bind journals in a small workshop beside the river. Read how a worn map is
washed, mended and pressed, and see the [binding guide](guide.md) for papers and threads.

## What we do

Maps of the nineteenth century are our trade: we flatten, mend and frame them.
"""
GUIDE = "# Binding guide\n\nChoose a thread that is thinner than the fold, and wax it before you sew.\n"


def write(files):
    for name, text in files.items():
        path = FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def run(*words):
    """Its output goes to our own error stream."""
    quiet = {**os.environ, "NO_UPDATE_NOTIFIER": "1"}
    subprocess.run(words, cwd=FOLDER, env=quiet, check=True, stdout=sys.stderr)


def node(package, *words, needs=(), **more):
    """Run a program of an npm package."""
    about = {"private": True, "dependencies": dict.fromkeys((package, *needs), "*"), **more}
    write({"package.json": json.dumps(about)})
    about = json.loads((NODE / package / "package.json").read_text())["bin"]
    program = about if isinstance(about, str) else next(iter(about.values()))
    run(NODE / ".bin" / "node", NODE / package / program, *words)


def vitepress():
    """VitePress with vitepress-plugin-llms."""
    config = (
        'import llms from "vitepress-plugin-llms";\n'
        'export default { title: "Elm Lane Books", description: "Atlases, mended", outDir: "../site",'
        " vite: { plugins: [llms()] } };\n"
    )
    write({"docs/index.md": HOME, "docs/guide.md": GUIDE, "docs/.vitepress/config.js": config})
    node("vitepress", "build", "docs", type="module")


def starlight():
    """Starlight with starlight-llms-txt."""
    config = (
        'import { defineConfig } from "astro/config";\n'
        'import starlight from "@astrojs/starlight";\nimport llms from "starlight-llms-txt";\n'
        f'export default defineConfig({{ site: "{ADDRESS}", outDir: "site",'
        ' integrations: [starlight({ title: "Elm Lane Books", plugins: [llms()] })] });\n'
    )
    content = (
        'import { defineCollection } from "astro:content";\n'
        'import { docsLoader } from "@astrojs/starlight/loaders";\n'
        'import { docsSchema } from "@astrojs/starlight/schema";\n'
        "const docs = defineCollection({ loader: docsLoader(), schema: docsSchema() });\n"
        "export const collections = { docs };\n"
    )
    pages = {name: text.partition("\n\n")[2] for name, text in (("index", HOME), ("guide", GUIDE))}
    write({"astro.config.mjs": config, "src/content.config.ts": content})
    for name, text in pages.items():
        title = "Elm Lane Books" if name == "index" else "Binding guide"
        write({f"src/content/docs/{name}.md": f"---\ntitle: {title}\n---\n\n{text}"})
    node("astro", "build", needs=("@astrojs/starlight", "starlight-llms-txt"))


def docusaurus():
    config = (
        f'export default {{ title: "Elm Lane Books", url: "{ADDRESS}", baseUrl: "/",'
        ' presets: [["classic", { blog: false }]] };\n'
    )
    home = HOME.replace("(guide.md)", "(/docs/guide)")
    write({"docusaurus.config.js": config, "src/pages/index.md": home, "docs/guide.md": GUIDE})
    needs = ("@docusaurus/preset-classic", "react", "react-dom")
    node("@docusaurus/core", "build", "--out-dir=site", needs=needs)


def eleventy():
    layout = "<!doctype html><html lang=en><title>Elm Lane Books</title><body>{{ content }}</body></html>"
    write({"source/_includes/base.html": layout})
    for name, text in (("index", HOME), ("guide", GUIDE)):
        write({f"source/{name}.md": f"---\nlayout: base.html\n---\n{text}"})
    node("@11ty/eleventy", "--input=source", "--output=site")


def hexo():
    layout = (
        "<!doctype html><html lang=en><title>Elm Lane Books</title><body><%- page.content %></body></html>"
    )
    config = f"title: Elm Lane Books\nurl: {ADDRESS}\npublic_dir: site\ntheme: plain\n"
    write({"_config.yml": config, "themes/plain/layout/page.ejs": layout})
    for name, text in (("index", HOME), ("guide", GUIDE)):
        write({f"source/{name}.md": f"---\ntitle: Elm Lane Books\nlayout: page\n---\n{text}"})
    (FOLDER / "node_modules").symlink_to(NODE)  # where alone it looks for its plug-ins
    node("hexo", "generate", needs=("hexo-renderer-ejs", "hexo-renderer-marked"), hexo={"version": ""})


def mkdocs():
    """Material for MkDocs with mkdocs-llmstxt."""
    config = (
        f"site_name: Elm Lane Books\nsite_description: Atlases, mended\nsite_url: {ADDRESS}/\n"
        "theme: {name: material, font: false}\n"
        "plugins:\n  - search\n  - llmstxt: {sections: {Guides: [index.md, guide.md]}}\n"
    )
    write({"mkdocs.yml": config, "docs/index.md": HOME, "docs/guide.md": GUIDE})
    run(sys.executable, "-m", "mkdocs", "build")


def sphinx():
    """Sphinx with sphinx-llm."""
    config = 'project = "Elm Lane Books"\nextensions = ["sphinx_llm.txt"]\n'
    home = HOME.replace("[binding guide](guide.md)", ":doc:`binding guide <guide>`")
    pages = {"index": home + "\n.. toctree::\n\n   guide\n", "guide": GUIDE}
    rst = {
        name: text.replace("# Elm Lane Books", "Elm Lane Books\n==============")
        .replace("## What we do", "What we do\n----------")
        .replace("# Binding guide", "Binding guide\n=============")
        for name, text in pages.items()
    }
    write({"conf.py": config, **{f"{name}.rst": text for name, text in rst.items()}})
    run(sys.executable, "-m", "sphinx", "-q", "-b", "html", ".", "site")


def pelican():
    config = (
        'SITENAME = "Elm Lane Books"\nPATH = "content"\nOUTPUT_PATH = "site"\nTIMEZONE = "UTC"\n'
        f'SITEURL = "{ADDRESS}"\n'
    )
    post = "Title: How we mend atlases\nDate: 2026-11-01\n\n" + HOME.replace(
        "(guide.md)", "({filename}guide.md)"
    )
    guide = f"Title: Binding guide\nDate: 2026-11-02\n\n{GUIDE}"
    write({"pelicanconf.py": config, "content/atlases.md": post, "content/guide.md": guide})
    run(sys.executable, "-m", "pelican", "-s", "pelicanconf.py", "content")


globals()[NAME]()
