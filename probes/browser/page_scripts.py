"""Scripts that run inside a page.

Hostile code may have changed what they use; their results are untrusted text.
"""

# Limits `registerTool` to 1,000 calls per frame: 100,000 would block the browser for minutes.
BOUND = """(() => {
  const place = globalThis.ModelContext && ModelContext.prototype;
  if (!place || !place.registerTool) return;
  const { apply, defineProperty } = Reflect;
  const done = Promise.resolve();
  const more = Symbol.for('probe.more');
  let left = 1000;
  const bounded = new Proxy(place.registerTool, { apply(real, self, given) {
    if (left-- > 0) return apply(real, self, given);
    for (const one of [window, top]) { try { defineProperty(one, more, { value: true }); } catch {} }
    return done;
  } });
  defineProperty(
    place, 'registerTool', { value: bounded, writable: true, enumerable: true, configurable: true });
})()"""

IDLE = "new Promise((done) => (window.requestIdleCallback || setTimeout)(() => done(true)))"

MORE = "window[Symbol.for('probe.more')] === true"

# Returns JSON [{name, title, description, schema, output}]; schemas are JSON text. Each attribute is read by
# name: what a browser lists may be objects whose own properties are none. Invokes no tools.
LIST_POLYFILLED = """(async () => {
  const found = [];
  const text = (schema) => {
    try { if (typeof schema === 'string') schema = JSON.parse(schema); } catch { schema = null; }
    try { schema = JSON.stringify(schema ?? null); } catch { schema = 'null'; }
    return schema && schema.length <= 16384 ? schema : 'null';
  };
  const add = (tools) => {
    for (const tool of Array.from(tools || []).slice(0, 201)) {
      if (!tool || typeof tool.name !== 'string') continue;
      found.push({
        name: tool.name.slice(0, 500), description: String(tool.description || '').slice(0, 2000),
        title: String(tool.title || '').slice(0, 500),
        schema: text(tool.inputSchema), output: text(tool.outputSchema),
      });
    }
  };
  const places = [
    [document, 'modelContext'], [navigator, 'modelContext'], [navigator, 'modelContextTesting']];
  for (const [owner, name] of places) {
    for (const method of ['listTools', 'getTools']) {
      try {
        const place = owner[name];
        if (place && typeof place[method] === 'function') add(await place[method]());
      } catch {}
    }
  }
  return JSON.stringify(found.slice(0, 603));
})()"""

# Provides the `navigator.modelContext` of before May 2026 and records its tools.
STAND_IN = """(() => {
  if (!isSecureContext || 'modelContext' in navigator) return;
  const names = [];
  const note = (tool) => {
    if (tool && typeof tool.name === 'string' && names.length < 200) names.push(tool.name); };
  const native = (name, run) => {
    const method = { [name](...given) { return run(...given); } }[name];
    Object.defineProperty(method, 'toString', { value: () => `function ${name}() { [native code] }` });
    return method;
  };
  class ModelContext extends EventTarget {}
  const methods = {
    provideContext: (context) => { Array.from(context?.tools || []).forEach(note); },
    registerTool: (tool) => { note(tool); return { unregister() {} }; },
    unregisterTool: () => {}, clearContext: () => {}, listTools: () => [],
  };
  for (const [name, run] of Object.entries(methods)) {
    Object.defineProperty(ModelContext.prototype, name, {
      value: native(name, run), writable: true, enumerable: true, configurable: true,
    });
  }
  Object.defineProperty(ModelContext.prototype, Symbol.toStringTag,
    { value: 'ModelContext', configurable: true });
  const context = new ModelContext();
  Object.defineProperty(Navigator.prototype, 'modelContext', {
    get: native('get modelContext', () => context), enumerable: true, configurable: true,
  });
  Object.defineProperty(window, Symbol.for('probe.legacy'), { value: names });
})()"""

LEGACY_NAMES = "JSON.stringify((window[Symbol.for('probe.legacy')] || []).map(String).slice(0, 200))"

# Returns the text that the page shows, without dialogs and what lies over the page; for a world of its own.
SHOWN_TEXT = """(() => {
  const most = 20000, nodes = 200000;
  const unseen = new Set(['script', 'style', 'noscript', 'template', 'head', 'title', 'object', 'textarea']);
  let size = 0, steps = 0;
  const isOver = () => size > most || ++steps > nodes;
  const isOverlay = (element, style) =>
    (style.position === 'fixed' || element.localName === 'dialog' || element.ariaModal === 'true' ||
      element.role === 'dialog' || element.role === 'alertdialog') && !element.querySelector('main, h1');
  const put = (text, lines) => { lines.push(text); size += text.length; };
  const walk = (parent, lines, seen) => {
    for (const child of parent.childNodes) {
      if (isOver()) return;
      if (child.nodeType === Node.TEXT_NODE) { if (seen) put(child.data.replace(/\\s+/g, ' '), lines); }
      else if (child.nodeType === Node.ELEMENT_NODE) visit(child, lines, seen);
    }
  };
  const visit = (element, lines, seen) => {
    if (unseen.has(element.localName)) return;
    const style = element.ownerDocument.defaultView.getComputedStyle(element);
    if (style.display !== 'contents' && !element.checkVisibility()) return;
    if (isOverlay(element, style)) return;
    if (style.display !== 'contents') seen = style.visibility === 'visible';
    const gap = style.display.startsWith('inline') || style.display === 'contents' ? ' ' : '\\n';
    put(gap, lines);
    if (element.localName === 'iframe') framed(element, lines);
    else if (element.localName === 'slot' && element.assignedNodes().length) {
      for (const node of element.assignedNodes()) {
        if (node.nodeType === Node.TEXT_NODE) put(node.data, lines);
        else if (node.nodeType === Node.ELEMENT_NODE) visit(node, lines, seen);
      }
    } else walk(element.shadowRoot || element, lines, seen);
    put(gap, lines);
  };
  const framed = (frame, lines) => {
    try { if (frame.contentDocument?.body) visit(frame.contentDocument.body, lines, true); } catch {}
  };
  const lines = [];
  if (document.body) visit(document.body, lines, true);
  return lines.join('').slice(0, most);
})()"""
