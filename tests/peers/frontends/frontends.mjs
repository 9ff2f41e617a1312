// node frontends.mjs FRAMEWORK FOLDER: builds FOLDER/client, whose text a script makes, and FOLDER/server, whose HTML has it.
// A FOLDER lies beside node_modules; the page's title and sentences come as JSON from standard input.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Larkspur</title><!--head--></head>
<body><noscript>Please enable JavaScript.</noscript><div id="app"><!--html--></div>
<script type="module" src="/client.js"></script></body>
</html>
`;
const WORDS = 'import { title, sentences } from "./words.js";\n';
// For frameworks whose components are functions that make elements.
const BY_CALLS = (from) => ({
  "App.js": `${WORDS}${from}
export default () => h("main", null, h("h1", null, title), ...sentences.map((text) => h("p", null, text)));`,
});

const plain = ({ title, sentences }, attributes) =>
  `<main${attributes}><h1>${title}</h1>${sentences.map((text) => `<p>${text}</p>`).join("")}</main>`;

const FRAMEWORKS = {
  alpine: {
    files: {
      "client.js": `${WORDS}import Alpine from "alpinejs";
Alpine.data("words", () => ({ title, sentences }));
Alpine.start();`,
    },
    shell: `<main x-data="words"><h1 x-text="title"></h1><template x-for="text in sentences"><p x-text="text"></p></template></main>`,
    render: (words) => plain(words, ' x-data="{ open: false }"'),
  },
  htmx: {
    files: { "client.js": 'import "htmx.org";' },
    fragment: (words) => plain(words, ""),
    shell: '<div hx-get="/words.html" hx-trigger="load"></div>',
    render: (words) => plain(words, ' hx-boost="true"'),
  },
  hyperapp: {
    files: {
      "client.js": `${WORDS}import { app, h, text } from "hyperapp";
const view = () => h("main", {}, [h("h1", {}, text(title)), ...sentences.map((one) => h("p", {}, text(one)))]);
app({ init: {}, view, node: document.getElementById("app") });`,
    },
  },
  inferno: {
    files: {
      ...BY_CALLS('import { createElement as h } from "inferno-create-element";'),
      "client.js": `import { hydrate } from "inferno-hydrate";
import { render } from "inferno";
import App from "./App.js";
(__HYDRATE__ ? hydrate : render)(App(), document.getElementById("app"));`,
      "server.js": `import { renderToString } from "inferno-server";
import App from "./App.js";
export default () => renderToString(App());`,
    },
  },
  lit: {
    files: {
      "element.js": `${WORDS}import { LitElement, html } from "lit";
class Larkspur extends LitElement {
  render() { return html\`<main><h1>\${title}</h1>\${sentences.map((text) => html\`<p>\${text}</p>\`)}</main>\`; }
}
customElements.define("lark-spur", Larkspur);`,
      "client.js": `import "@lit-labs/ssr-client/lit-element-hydrate-support.js";
import "./element.js";`,
      "server.js": `import { render } from "@lit-labs/ssr";
import { collectResult } from "@lit-labs/ssr/lib/render-result.js";
import { html } from "lit";
import "./element.js";
export default () => collectResult(render(html\`<lark-spur></lark-spur>\`));`,
    },
    shell: "<lark-spur></lark-spur>",
  },
  mithril: {
    files: {
      "App.js": `${WORDS}import m from "mithril";
export default { view: () => m("main", m("h1", title), sentences.map((text) => m("p", text))) };`,
      "client.js": `import m from "mithril";
import App from "./App.js";
m.mount(document.getElementById("app"), App);`,
      "server.js": `import render from "mithril-node-render";
import m from "mithril/render/hyperscript.js";
import { title, sentences } from "./words.js";
export default () => render(m("main", m("h1", title), sentences.map((text) => m("p", text))));`,
    },
  },
  preact: {
    files: {
      ...BY_CALLS('import { h } from "preact";'),
      "client.js": `import { h, hydrate, render } from "preact";
import App from "./App.js";
(__HYDRATE__ ? hydrate : render)(h(App), document.getElementById("app"));`,
      "server.js": `import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import App from "./App.js";
export default () => renderToString(h(App));`,
    },
  },
  react: {
    files: {
      ...BY_CALLS('import { createElement as h } from "react";'),
      "client.js": `import { createElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import App from "./App.js";
const root = document.getElementById("app");
if (__HYDRATE__) hydrateRoot(root, createElement(App));
else createRoot(root).render(createElement(App));`,
      "server.js": `import { createElement } from "react";
import { renderToString } from "react-dom/server";
import App from "./App.js";
export default () => renderToString(createElement(App));`,
    },
  },
  riot: {
    plugins: async () => [(await import("rollup-plugin-riot")).default()],
    files: {
      "App.riot": `<lark-spur>
  <main><h1>{ title }</h1><p each={ text in sentences }>{ text }</p></main>
  <script>
    import { title, sentences } from "./words.js";
    export default { title, sentences };
  </script>
</lark-spur>`,
      "client.js": `import { component } from "riot";
import App from "./App.riot";
component(App)(document.getElementById("app"));`,
      "server.js": `import { render } from "@riotjs/ssr";
import App from "./App.riot";
export default () => render("lark-spur", App);`,
    },
  },
  solid: {
    plugins: async () => [(await import("vite-plugin-solid")).default({ ssr: true })],
    files: {
      "App.jsx": `${WORDS}import { For } from "solid-js";
export default () => <main><h1>{title}</h1><For each={sentences}>{(text) => <p>{text}</p>}</For></main>;`,
      "client.jsx": `import { hydrate, render } from "solid-js/web";
import App from "./App.jsx";
(__HYDRATE__ ? hydrate : render)(() => <App />, document.getElementById("app"));`,
      "server.jsx": `import { generateHydrationScript, renderToString } from "solid-js/web";
import App from "./App.jsx";
export const head = () => generateHydrationScript();
export default () => renderToString(() => <App />);`,
    },
  },
  stimulus: {
    files: {
      "client.js": `${WORDS}import { Application, Controller } from "@hotwired/stimulus";
class Shop extends Controller {
  connect() {
    if (this.element.childElementCount) return;
    for (const text of [title, ...sentences]) this.element.append(Object.assign(document.createElement("p"), { textContent: text }));
  }
}
Application.start().register("shop", Shop);`,
    },
    shell: '<main data-controller="shop"></main>',
    render: (words) => plain(words, ' data-controller="shop"'),
  },
  svelte: {
    plugins: async () => [(await import("@sveltejs/vite-plugin-svelte")).svelte({ configFile: false })],
    files: {
      "App.svelte": `<script>${WORDS}</script>
<main><h1>{title}</h1>{#each sentences as text}<p>{text}</p>{/each}</main>`,
      "client.js": `import { hydrate, mount } from "svelte";
import App from "./App.svelte";
(__HYDRATE__ ? hydrate : mount)(App, { target: document.getElementById("app") });`,
      "server.js": `import { render } from "svelte/server";
import App from "./App.svelte";
export default () => render(App).body;`,
    },
  },
  vue: {
    plugins: async () => [(await import("@vitejs/plugin-vue")).default()],
    files: {
      "App.vue": `<script setup>${WORDS}</script>
<template><main><h1>{{ title }}</h1><p v-for="text in sentences" :key="text">{{ text }}</p></main></template>`,
      "client.js": `import { createApp, createSSRApp } from "vue";
import App from "./App.vue";
(__HYDRATE__ ? createSSRApp : createApp)(App).mount("#app");`,
      "server.js": `import { createSSRApp } from "vue";
import { renderToString } from "vue/server-renderer";
import App from "./App.vue";
export default () => renderToString(createSSRApp(App));`,
    },
  },
};

const [name, where] = process.argv.slice(2);
const words = JSON.parse(readFileSync(0, "utf8"));
const { files, plugins = async () => [], shell = "", render, fragment } = FRAMEWORKS[name];
const folder = resolve(where);

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const entry = (side) => Object.keys(files).find((file) => file.startsWith(`${side}.`));

async function bundle(root, outDir, hydrate, options) {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: await plugins(),
    define: { __HYDRATE__: JSON.stringify(hydrate) },
    ...options,
    build: { outDir, emptyOutDir: false, ...options.build },
  });
}

const source = join(folder, "source");
const written = Object.entries(words).map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`);
for (const [file, text] of Object.entries({ ...files, "words.js": written.join("\n") })) write(join(source, file), text);
if (fragment) write(join(source, "public", "words.html"), fragment(words));
const page = PAGE.replace("client.js", entry("client"));
write(join(source, "index.html"), page.replace("<!--html-->", shell));
await bundle(source, join(folder, "client"), false, {});
if (render || entry("server")) {
  let html = render?.(words), head = "";
  if (!render) {
    await bundle(source, join(folder, "made"), true, { build: { ssr: entry("server") }, ssr: { noExternal: true } });
    const made = await import(pathToFileURL(join(folder, "made", "server.js")));
    html = await made.default();
    head = made.head?.() ?? "";
  }
  write(join(source, "index.html"), page.replace("<!--html-->", () => html).replace("<!--head-->", () => head));
  await bundle(source, join(folder, "server"), true, {});
}
process.exit(0);
