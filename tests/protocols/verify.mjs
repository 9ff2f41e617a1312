// Verify one request with the published package of Web Bot Auth: METHOD URL HEADERS PUBLIC; fails when it does not.
import { verify } from "web-bot-auth";
import { verifierFromJWK } from "web-bot-auth/crypto";

const [method, url, headers, x] = process.argv.slice(2);
const verifier = await verifierFromJWK({ kty: "OKP", crv: "Ed25519", x });
await verify({ method, url, headers: JSON.parse(headers) }, verifier);
