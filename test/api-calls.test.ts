import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { routeOf } from "#test/harness/open-api.ts";
import { people } from "#test/harness/people.ts";

// docs/api-calls.md maps each call of a hosted service to ours; this checks the table against a running product.

const accountCalls = [
  "POST /signup",
  "POST /token?grant_type=password",
  "POST /token?grant_type=refresh_token",
  "POST /token?grant_type=pkce",
  "POST /token?grant_type=id_token",
  "POST /otp",
  "POST /verify",
  "POST /sso",
  "GET /reauthenticate",
  "POST /resend",
  "GET /user",
  "PUT /user",
  "POST /recover",
  "GET /user/identities/authorize",
  "DELETE /user/identities/{identity_id}",
  "POST /factors",
  "DELETE /factors/{factorId}",
  "POST /factors/{factorId}/challenge",
  "POST /factors/{factorId}/verify",
  "GET /.well-known/jwks.json",
  "GET /authorize?provider=google",
  "GET /authorize?provider=facebook",
  "Sign-out",
];
const dataCalls = [
  "profiles: select all by id",
  "profiles: insert",
  "profiles: update by id",
  "profiles: select for booking by id",
  "profiles: select for demo booking by id",
  "profiles: search",
  "users-with-profile-role: select id by email",
  "contacts: insert",
  "contacts: update by id",
  "contacts: count new leads",
  "contacts: select by type and status",
  "contacts: delete by id",
  "contacts: select deals of the linked loan officer",
  "contacts: update prequalification inputs and results",
  "appointments: select by professional",
  "appointments: insert",
  "appointments: update status by id",
  "appointments: delete by id",
  "ai_tasks_log: select",
  "profile_link_invitations: select with profiles",
  "profile_link_invitations: select of the current profile",
  "profile_link_invitations: insert",
  "profile_link_invitations: update status by id",
];

type Row = { call: string; endpoints: string[]; procedures: string[] };

const text = readFileSync(new URL("../docs/api-calls.md", import.meta.url), "utf8");
const quoted = (cell: string) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, inner]) => inner!);
const rows: Row[] = text
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (-|hosted call)/.test(line))
  .map((line) => {
    const [, call, here, third] = line.split("|").map((cell) => cell.trim());
    const procedures = quoted(third!).filter((name) => /^\w+\.\w+$/.test(name));
    return { call: call!, endpoints: quoted(here!), procedures };
  });

let app: TestApp;
let ana: SignedIn;
let described: Record<string, Record<string, unknown>>;
beforeAll(async () => {
  app = await testApp();
  ana = await app.as(people.ana);
  const answer = await app.visitor.fetch("/api/openapi.json");
  described = ((await answer.json()) as { paths: typeof described }).paths;
});
afterAll(() => app[Symbol.asyncDispose]());

test("every call of a hosted service has a row: first accounts, then data", () => {
  expect(rows.map(({ call }) => call)).toEqual([...accountCalls, ...dataCalls]);
});

/** Calls an endpoint with none of its parameters: any answer proves that it exists. */
async function ask(endpoint: string) {
  const [method, path] = endpoint.split(" ") as [string, string];
  const answer = await ana.fetch(path.replaceAll(/\{\w+\}/g, newId()), {
    method,
    body: method === "GET" ? undefined : "{}",
  });
  return { status: answer.status, text: await answer.text() };
}

test("recognizes an endpoint that doesn't exist", async () => {
  for (const endpoint of ["POST /api/auth/signup", "GET /api/auth/sign-out", "PUT /api/auth/user"])
    expect(await ask(endpoint), endpoint).toMatchObject({ status: 404, text: "" });
  expect((await ask("GET /api/v1/nothing")).text).toContain("There is nothing at this address.");
});

describe.each(rows)("$call", ({ endpoints, procedures }) => {
  test("is where the table says", async () => {
    expect(endpoints.length).toBeGreaterThan(0);
    for (const endpoint of endpoints) {
      const { status, text: body } = await ask(endpoint);
      expect([405, 500], endpoint).not.toContain(status);
      expect(body, endpoint).not.toContain("There is nothing at this address.");
      // A provider that isn't configured says so; a missing endpoint doesn't.
      if (status === 404) expect(body, endpoint).toContain('"message"');
      if (!endpoint.includes("/api/v1/") || procedures.length === 0) continue;
      const [method, path] = endpoint.replace("/api/v1", "").split(" ") as [string, string];
      expect(Object.keys(described[path] ?? {}), endpoint).toContain(method.toLowerCase());
    }
    if (procedures.length === 0) return;
    const routes = procedures.map((name) => {
      const { method, path } = routeOf(name);
      return `${method} /api/v1${path}`;
    });
    expect(routes).toEqual(endpoints);
  });
});
