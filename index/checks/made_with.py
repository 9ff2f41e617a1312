"""Snippets per site generator, for llms.txt and markdown."""

from index.checks.check import FixSnippet
from index.values.vocabulary import Generator

_MKDOCS = FixSnippet(
    "MkDocs",
    """
# pip install mkdocs-llmstxt; in mkdocs.yml, which writes /llms.txt and /index.md
site_url: https://SITE-HOST/
plugins:
  - search
  - llmstxt: {sections: {Pages: [index.md]}}
""",
    Generator.MKDOCS,
    "The site is made with MkDocs: the plug-in mkdocs-llmstxt writes /llms.txt and /index.md.",
)
_SPHINX = FixSnippet(
    "Sphinx",
    """
# pip install sphinx-llm; in conf.py, which writes /llms.txt and a markdown file for each page
extensions = ["sphinx_llm.txt"]  # add it to yours
""",
    Generator.SPHINX,
    "The site is made with Sphinx: the extension sphinx-llm writes /llms.txt and markdown of each page.",
)
_DOCUSAURUS = FixSnippet(
    "Docusaurus: docusaurus.config.js, in the object that it exports",
    """
// npm install @signalwire/docusaurus-plugin-llms-txt, which writes /llms.txt and /index.md
plugins: [ // add it to yours
  [
    "@signalwire/docusaurus-plugin-llms-txt",
    {
      content: {
        includePages: true,
        contentSelectors: [".theme-doc-markdown", ".docs-wrapper main", ".main-wrapper"],
      },
    },
  ],
],
""",
    Generator.DOCUSAURUS,
    "The site is made with Docusaurus: the plug-in @signalwire/docusaurus-plugin-llms-txt writes /llms.txt "
    "and markdown of each page.",
)
OVERVIEW = (
    FixSnippet(
        "VitePress",
        """
// npm install --save-dev vitepress-plugin-llms; in .vitepress/config.js, which writes /llms.txt
import llms from "vitepress-plugin-llms";
export default { vite: { plugins: [llms()] } };
""",
        Generator.VITEPRESS,
        "The site is made with VitePress: the plug-in vitepress-plugin-llms writes /llms.txt.",
    ),
    FixSnippet(
        "Starlight",
        """
// npm install starlight-llms-txt; in astro.config.mjs, which writes /llms.txt
import { defineConfig } from "astro/config";
import starlight from "@astrojs/starlight";
import llms from "starlight-llms-txt";
export default defineConfig({
  site: "https://SITE-HOST",
  integrations: [starlight({ title: "SITE-HOST", plugins: [llms()] })],
});
""",
        Generator.STARLIGHT,
        "The site is made with Starlight: the plug-in starlight-llms-txt writes /llms.txt.",
    ),
    _DOCUSAURUS,
    _MKDOCS,
    _SPHINX,
    FixSnippet(
        "Hugo: hugo.toml",
        """
[outputs]
home = ["html", "rss", "llms"]  # add llms to yours

[outputFormats.llms]
mediaType = "text/plain"
baseName = "llms"
isPlainText = true
""",
        Generator.HUGO,
        "The site is made with Hugo: an output format of the home page writes /llms.txt.",
    ),
    FixSnippet(
        "Hugo: layouts/index.llms.txt",
        """
# {{ site.Title }}

## Pages

- [Home]({{ site.Home.Permalink }})
{{- range site.RegularPages }}
- [{{ .Title }}]({{ .Permalink }}){{ with .Description }}: {{ . }}{{ end }}
{{- end }}
""",
        Generator.HUGO,
    ),
    FixSnippet(
        "Next.js, in the folder of the project",
        """
mv llms.txt public/llms.txt
""",
        Generator.NEXTJS,
        "The site is made with Next.js: a file in its folder public is served at its name.",
    ),
    FixSnippet(
        "WordPress",
        """
wp plugin install wordpress-seo --activate
# then in the admin: Yoast SEO, Settings, Site features, llms.txt
""",
        Generator.WORDPRESS,
        "The site is made with WordPress: the plug-in Yoast SEO writes /llms.txt and keeps it up to date.",
    ),
    FixSnippet(
        "Shopify: templates/llms.txt.liquid of the theme",
        """
# {{ shop.name }}

> {{ shop.name }} sells online at {{ request.origin }}.

## Pages

- [Home]({{ request.origin }}/): the shop
- [All products]({{ request.origin }}/collections/all): what we sell
""",
        Generator.SHOPIFY,
        "The shop is made with Shopify: a template of the theme writes /llms.txt.",
    ),
)

TWIN = (
    _DOCUSAURUS,
    FixSnippet(
        "Docusaurus: src/pages/index.js, the import on top, and the element inside Layout",
        """
import Head from "@docusaurus/Head";

<Head>
  <link rel="alternate" type="text/markdown" href="/index.md" />
</Head>
""",
        Generator.DOCUSAURUS,
    ),
    _MKDOCS,
    _SPHINX,
    FixSnippet(
        "Hugo: hugo.toml",
        """
[outputs]
home = ["html", "rss", "markdown"]  # add markdown to yours
""",
        Generator.HUGO,
        "The site is made with Hugo: its output format markdown writes /index.md.",
    ),
    FixSnippet(
        "Hugo: layouts/index.md",
        """
# {{ .Title }}

{{ .RawContent }}
""",
        Generator.HUGO,
    ),
    FixSnippet(
        "Next.js, in app/page.tsx or app/layout.tsx",
        """
// index.md lies in the folder public
export const metadata = { alternates: { types: { "text/markdown": "/index.md" } } };
""",
        Generator.NEXTJS,
        "The site is made with Next.js: a file in its folder public is served at its name.",
    ),
    FixSnippet(
        "WordPress: wp-content/mu-plugins/markdown-link.php",
        """
<?php
// index.md lies beside wp-config.php
add_action( 'wp_head', function () {
    echo '<link rel="alternate" type="text/markdown" href="/index.md">', "\n";
} );
""",
        Generator.WORDPRESS,
        "The site is made with WordPress: a file index.md beside wp-config.php is served at its name.",
    ),
)
NEGOTIATION = (
    FixSnippet(
        "Next.js: proxy.ts; before Next.js 16 middleware.ts and the function middleware",
        r"""
// index.md lies in the folder public
import { NextResponse, type NextRequest } from "next/server";

function weight(accept: string, type: string) {
  const named = accept.split(",").find((one) => one.split(";")[0].trim().toLowerCase() === type);
  return named === undefined ? undefined : Number(/;\s*q=([\d.]+)/i.exec(named)?.[1] ?? 1);
}

export function proxy(request: NextRequest) {
  const accept = request.headers.get("Accept") ?? "";
  const wanted = weight(accept, "text/markdown") ?? 0;
  const markdown = wanted > 0 && wanted >= (weight(accept, "text/html") ?? weight(accept, "*/*") ?? 0);
  const answer = markdown ? NextResponse.rewrite(new URL("/index.md", request.url)) : NextResponse.next();
  answer.headers.append("Vary", "Accept");
  return answer;
}

export const config = { matcher: "/" };
""",
        Generator.NEXTJS,
        "The site is made with Next.js: its proxy chooses between the page and a file in the folder public, "
        "and the server in front of it says so in Vary.",
    ),
    FixSnippet(
        "Next.js behind nginx: beside proxy_pass",
        """
# Next.js drops the Vary of its proxy from pages of app/ and, when it compresses, from files of public/
add_header Vary Accept always;
""",
        Generator.NEXTJS,
    ),
    FixSnippet(
        "WordPress: wp-content/mu-plugins/markdown.php",
        r"""
<?php
// index.md lies beside wp-config.php; a page cache must heed Vary, or leave the home page out
function markdown_weight( $accept, $type ) {
    $named = '~(?:^|,)\s*' . preg_quote( $type, '~' ) . '\s*(?:;[^,]*?q=([\d.]+)[^,]*|;[^,]*)?(?=,|$)~i';
    return preg_match( $named, $accept, $found ) ? (float) ( $found[1] ?? 1 ) : null;
}

add_action( 'template_redirect', function () {
    if ( ! is_front_page() || is_feed() ) {
        return;
    }
    $accept = $_SERVER['HTTP_ACCEPT'] ?? '';
    $wanted = markdown_weight( $accept, 'text/markdown' ) ?? 0;
    $html = markdown_weight( $accept, 'text/html' ) ?? markdown_weight( $accept, '*/*' ) ?? 0;
    header( 'Vary: Accept', false );
    if ( $wanted > 0 && $wanted >= $html ) {
        header( 'Content-Type: text/markdown; charset=utf-8' );
        readfile( ABSPATH . 'index.md' );
        exit;
    }
} );
""",
        Generator.WORDPRESS,
        "The site is made with WordPress: a file in wp-content/mu-plugins chooses the answer.",
    ),
)
