// Connect, list and call with every official TypeScript client; print one JSON line for each.
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

const url = new URL(process.argv[2]);
const who = { name: "protocol-checks", version: "1" };

async function talk(label, client, transport) {
  await client.connect(transport);
  const { tools } = await client.listTools();
  const call = (name, args) => client.callTool({ name, arguments: args });
  const found = await call("find_capability", { query: "books", unknown: 1 });
  const brief = await call("get_site_report", { host: "larkspur.test" });
  const whole = await call("get_site_report", { host: "larkspur.test", detail: "full" });
  const wrong = await call("find_capability", { entity_type: "shop" });
  const absent = await call("get_site_report", { host: "nothing.test" });
  console.log(JSON.stringify({
    label,
    tools: tools.map((tool) => tool.name),
    count: found.structuredContent.count,
    ignored: found.structuredContent.ignored,
    evidence: [brief, whole].map((one) => "evidence" in one.structuredContent.checks.llms_txt),
    wrong: wrong.isError,
    found: absent.structuredContent.found,
  }));
  await client.close();
}

await talk("sdk 1", new OldClient(who), new OldTransport(url));
await talk("client 2", new Client(who), new StreamableHTTPClientTransport(url));
const auto = { versionNegotiation: { mode: "auto" } };
await talk("client 2, newest version", new Client(who, auto), new StreamableHTTPClientTransport(url));
