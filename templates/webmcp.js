// Offers the service's tools to an agent in the browser (WebMCP). Each asks /mcp, as every other agent does.
const tools = {{ tools }};

const call = async (name, given, signal) => {
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: given ?? {} } };
  const headers = { "Content-Type": "application/json", "MCP-Protocol-Version": "{{ version }}" };
  const answer = await fetch("/mcp", { method: "POST", headers, body: JSON.stringify(message), signal });
  const { result, error } = await answer.json();
  if (error) throw new Error([error.message, error.data?.hint].filter(Boolean).join(" "));
  return result;
};

for (const tool of document.modelContext?.registerTool ? tools : []) {
  const execute = (given, how) => call(tool.name, given, how?.signal);
  // A page that must not offer tools, such as one in another site's frame, works without them.
  Promise.resolve().then(() => document.modelContext.registerTool({ ...tool, execute })).catch(() => {});
}
