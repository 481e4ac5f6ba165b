// Sign-up with one policy on both sides: the page shows it while the password is typed, and the server enforces it.

import { randomBytes, scryptSync } from "node:crypto";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import express from "express";
import { Policy } from "watchword";
import { page, welcome } from "./pages.js";

const folder = (name) => fileURLToPath(new URL(name, import.meta.url));
const watchword = dirname(createRequire(import.meta.url).resolve("watchword/package.json"));

const policy = await Policy.open(folder("policies/sign-up.json"));
// This server passes the words; the lists come with the package.
const missing = policy.needs.filter((need) => !["words", "commonPasswords", "strengthWords"].includes(need));
if (missing.length > 0) throw new Error(`The policy needs what this server does not give: ${missing.join(", ")}`);

/** Matches an address with a part before and after @. */
const isEmail = /^[^\s@]+@[\p{L}\p{N}][^\s@]*$/u;
/** The users by email address; a real service has a database. */
const users = new Map();

const app = express();
app.disable("x-powered-by");
app.use((request, response, next) => {
  response.set("Content-Security-Policy",
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'");
  next();
});
app.use("/watchword", express.static(watchword));
app.use("/policies", express.static(folder("policies")));
app.use("/public", express.static(folder("public")));

/** The language of the submitted page, or else that of the browser. */
const localeOf = (request) => [request.body?.locale, request.headers["accept-language"]];

app.get("/", (request, response) => {
  response.send(page(policy.texts({ locale: localeOf(request) }), { email: "", problems: [] }));
});

app.post("/sign-up", express.urlencoded({ extended: false }), (request, response) => {
  const locale = localeOf(request);
  // A field that is sent twice arrives as a list.
  const [email, password] = [request.body?.email, request.body?.password].map((text) => (typeof text === "string" ? text : ""));
  if (!isEmail.test(email)) {
    response.status(400).send(page(policy.texts({ locale }), { email, problems: ["Enter an email address"] }));
    return;
  }
  const report = policy.check(password, { words: [email], locale });
  if (report.verdict !== "met") {
    const problems = report.rules.filter(({ state }) => state !== "met").map(({ text }) => text);
    response.status(422).send(page(policy.texts({ locale }), { email, problems }));
    return;
  }
  const salt = randomBytes(16);
  users.set(email, { salt, hash: scryptSync(password.normalize("NFC"), salt, 32) });
  response.status(201).send(welcome(policy.texts({ locale }), email));
});

const server = app.listen(Number(process.env.PORT ?? 3000), "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});
