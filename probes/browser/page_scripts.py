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

# Returns JSON [{name, description, schema}]; schema is JSON text. Invokes no tools.
LIST_POLYFILLED = """(async () => {
  const found = [];
  const add = (tools) => {
    for (const tool of Array.from(tools || []).slice(0, 201)) {
      if (!tool || typeof tool.name !== 'string') continue;
      let schema = tool.inputSchema;
      try { if (typeof schema === 'string') schema = JSON.parse(schema); } catch { schema = null; }
      try { schema = JSON.stringify(schema ?? null); } catch { schema = 'null'; }
      found.push({
        name: tool.name.slice(0, 500), description: String(tool.description || '').slice(0, 2000),
        schema: schema && schema.length <= 16384 ? schema : 'null',
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

NOTED = "JSON.stringify((window[Symbol.for('probe.legacy')] || []).map(String).slice(0, 200))"
