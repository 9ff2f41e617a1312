// node x402.mjs FRAMEWORK PORT HOST: a shop whose /report is paid for by x402, with the library's defaults, and its facilitator.
import { createServer } from "node:http";
import { HTTPFacilitatorClient, x402ResourceServer } from "@x402/core/server";
import { ExactEvmScheme } from "@x402/evm/exact/server";

const [name, port, host] = process.argv.slice(2);
const NETWORK = "eip155:84532";
const accepts = { scheme: "exact", price: "$0.10", network: NETWORK, payTo: "0x209693Bc6afc0C5328bA36FaF03C514EF312287C" };
const ROUTES = { "GET /report": { accepts, description: "A report on one bicycle" } };
const home = '<!doctype html><html lang="en"><title>Larkspur</title><h1>Larkspur</h1><p>Reports on bicycles, paid for one by one.</p></html>';
const offer = { x402Version: 2, resources: [`https://${host}/report`] };

function facilitator() {
  const kinds = [{ x402Version: 2, scheme: "exact", network: NETWORK }];
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ kinds, extensions: [], signers: {} }));
  });
  return new Promise((done) => server.listen(0, "127.0.0.1", () => done(`http://127.0.0.1:${server.address().port}`)));
}

const FRAMEWORKS = {
  async express(payments) {
    const { default: express } = await import("express");
    const { paymentMiddleware } = await import("@x402/express");
    const app = express();
    app.use(paymentMiddleware(ROUTES, payments));
    app.get("/", (_, response) => response.send(home));
    app.get("/.well-known/x402", (_, response) => response.json(offer));
    app.get("/report", (_, response) => response.json({ frame: "steel" }));
    app.listen(port, "127.0.0.1");
  },
  async hono(payments) {
    const { Hono } = await import("hono");
    const { serve } = await import("@hono/node-server");
    const { paymentMiddleware } = await import("@x402/hono");
    const app = new Hono();
    app.use(paymentMiddleware(ROUTES, payments));
    app.get("/", (context) => context.html(home));
    app.get("/.well-known/x402", (context) => context.json(offer));
    app.get("/report", (context) => context.json({ frame: "steel" }));
    serve({ fetch: app.fetch, port: Number(port), hostname: "127.0.0.1" });
  },
};

const client = new HTTPFacilitatorClient({ url: await facilitator() });
await FRAMEWORKS[name](new x402ResourceServer(client).register(NETWORK, new ExactEvmScheme()));
