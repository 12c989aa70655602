import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Scope, scopes } from "#domain/account/scopes.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { attemptsOn, fillAccount, procedureNames } from "#test/harness/attempts.ts";
import { ApiRefusal, openApiClient, routeOf } from "#test/harness/open-api.ts";
import { addSession, fresh, people } from "#test/harness/people.ts";

// An API key gives access to /api/v1 within its scopes, and to nothing else.

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await testApp();
  ana = await app.as(fresh(people.ana));
});
afterAll(() => app[Symbol.asyncDispose]());

/** A key as its creator gets it, inserted directly, because the form allows only twenty. */
async function addKey(owner: OwnerId, may: readonly string[], expiresAt: Date | null = null) {
  const key = `hl_${randomBytes(32).toString("base64url")}`;
  const id = newId();
  await app.sql(
    `insert into account.api_key (id, user_id, name, start, hash, scopes, expires_at)
     values ($1, $2, 'Test', 'hl_', $3, $4, $5)`,
    [id, owner, createHash("sha256").update(key).digest("base64url"), may, expiresAt],
  );
  return { id, key, headers: { authorization: `Bearer ${key}` } };
}

const fetchWith = (key: string, path: string, init: RequestInit = {}) =>
  fetch(new URL(path, app.running.baseUrl), {
    ...init,
    headers: { authorization: `Bearer ${key}`, ...init.headers },
  });
const statusOf = async (key: string, path = "/api/v1/profile") =>
  (await fetchWith(key, path)).status;

/** How a procedure refused a key. */
async function refusalOf(call: Promise<unknown>): Promise<{ status: number; message: string }> {
  try {
    await call;
    return { status: 200, message: "" };
  } catch (error) {
    if (error instanceof ApiRefusal) return { status: error.status, message: error.message };
    throw error;
  }
}

const open = /^(site|booking|assistant\.(talk|optOut))\./;
const scoped = procedureNames().filter((name) => !open.test(name) && !name.startsWith("account."));

describe("each procedure", () => {
  test("accepts a key with its scope, and no other", async () => {
    const target = await fillAccount(app, ana, {
      secret: "Secret",
      sender: await app.as(fresh(people.leo)),
    });
    const attempts = attemptsOn(target);
    const client = ({ headers }: { headers: Record<string, string> }) => ({
      api: openApiClient(app.running.baseUrl, headers),
      fetch: ana.fetch,
    });
    const clients = new Map<Scope, { with: typeof ana; without: typeof ana }>();
    for (const scope of scopes)
      clients.set(scope, {
        with: { ...ana, ...client(await addKey(ana.id, [scope])) },
        without: {
          ...ana,
          ...client(
            await addKey(
              ana.id,
              scopes.filter((other) => other !== scope),
            ),
          ),
        },
      });
    expect(scoped.length).toBeGreaterThan(50);
    // Refused first, so that nothing has changed yet when it is allowed.
    for (const name of scoped) {
      const scope = scopeFor(name);
      const refusal = await refusalOf(attempts[name]!(clients.get(scope)!.without));
      const message = `This key lacks the scope ${scope}.`;
      expect(refusal, name).toEqual({ status: 403, message });
    }
    for (const name of scoped) {
      const { status, message } = await refusalOf(
        attempts[name]!(clients.get(scopeFor(name))!.with),
      );
      expect(message, name).not.toContain("lacks the scope");
      expect([401, 500], name).not.toContain(status);
    }
  });

  test("of the account page accepts no key, whatever its scopes", async () => {
    const everything = await addKey(ana.id, [...scopes, "account", "account:read", "*"]);
    const api = openApiClient(app.running.baseUrl, everything.headers);
    const attempts = attemptsOn({
      ...((await fillAccount(app, await app.as(fresh(people.ben)), {
        secret: "Other",
        sender: await app.as(fresh(people.leo)),
      })) as Parameters<typeof attemptsOn>[0]),
      apiKey: everything.id,
    });
    const own = procedureNames().filter((name) => name.startsWith("account."));
    for (const name of own) {
      const { status } = await refusalOf(attempts[name]!({ ...ana, api }));
      expect([401, 403], name).toContain(status);
    }
    expect(await statusOf(everything.key)).toBe(200);
  });
});

/** Read and write scopes follow the method in the public API. */
function scopeFor(name: string): Scope {
  const [room] = name.split(".");
  return `${room}:${routeOf(name).method === "GET" ? "read" : "write"}` as Scope;
}

describe("a key", () => {
  test("is shown once, stored as a hash, and works until it is revoked", async () => {
    const eva = await app.as(fresh(people.ana));
    const { key, made } = await eva.api.account.makeKey({
      id: newId(),
      name: "Website",
      scopes: ["profiles:read", "profiles:read"],
      days: 30,
    });
    expect(key).toMatch(/^hl_[\w-]{43,}$/);
    expect(made.scopes).toEqual(["profiles:read"]);
    const rows = await app.sql("select row_to_json(k)::text as row from account.api_key k");
    expect(JSON.stringify(rows)).not.toContain(key.slice(8));
    expect(JSON.stringify(await eva.api.account.overview())).not.toContain(key.slice(8));
    expect(await statusOf(key)).toBe(200);
    const { keys } = await eva.api.account.overview();
    expect(keys.find(({ id }) => id === made.id)!.lastUsedAt).toBeInstanceOf(Date);
    await eva.api.account.revokeKey({ id: made.id });
    expect(await statusOf(key)).toBe(401);
  });

  test("that is expired, malformed or of an unverified person is refused", async () => {
    const future = new Date(Date.now() + 60_000);
    expect(await statusOf((await addKey(ana.id, scopes, future)).key)).toBe(200);
    const over = await addKey(ana.id, scopes, new Date(Date.now() - 1_000));
    expect(await statusOf(over.key)).toBe(401);
    const ben = await app.as(fresh(people.ben));
    const bens = await addKey(ben.id, scopes);
    await app.sql(`update account."user" set email_verified = false where id = $1`, [ben.id]);
    expect(await statusOf(bens.key)).toBe(401);
    const { key } = await addKey(ana.id, scopes);
    for (const wrong of [
      "hl_",
      key.slice(3),
      key.slice(0, -1),
      `${key}A`,
      key.toUpperCase(),
      `hl_${"A".repeat(43)}`,
      `hl_${key.slice(3).split("").toReversed().join("")}`,
      "hl_' or true; --",
      createHash("sha256").update(key).digest("base64url"),
      `hl_${createHash("sha256").update(key).digest("base64url")}`,
    ])
      expect(await statusOf(wrong), wrong).toBe(401);
    const basic = { authorization: `Basic ${Buffer.from(`x:${key}`).toString("base64")}` };
    expect((await fetchWith(key, "/api/v1/profile", { headers: basic })).status).toBe(401);
    expect(await statusOf("x", `/api/v1/profile?access_token=${key}&api_key=${key}`)).toBe(401);
  });

  test("shows only its owner's rows", async () => {
    const ben = await app.as(fresh(people.ben));
    await ben.api.contacts.addLead({ id: newId(), lead: { firstName: "Bens", lastName: "Lead" } });
    const { headers } = await addKey(ana.id, scopes);
    const api = openApiClient(app.running.baseUrl, headers);
    expect(JSON.stringify(await api.contacts.list({ type: "Lead" }))).not.toContain("Bens");
    expect(await api.profiles.mine()).toMatchObject({ id: ana.id });
  });

  test("is checked by itself: a cookie sent with it grants nothing more", async () => {
    const ben = await app.as(fresh(people.ben));
    const { headers } = await addKey(ben.id, ["contacts:read"]);
    for (const shown of [headers, { authorization: "Bearer hl_gone" }, { authorization: "bearer" }])
      expect([401, 403]).toContain((await ben.fetch("/api/v1/profile", { headers: shown })).status);
    expect((await ben.fetch("/api/v1/profile")).status).toBe(200);
  });

  test("works only under /api/v1", async () => {
    const { key } = await addKey(ana.id, scopes);
    const json = { "content-type": "application/json" };
    for (const [method, path] of [
      ["GET", "/rpc/profiles/mine"],
      ["POST", "/rpc/contacts/addNote"],
      ["GET", "/events"],
      ["PUT", "/api/profile/picture"],
      ["GET", "/api/auth/second-step/state"],
      ["POST", "/api/auth/factors"],
      ["POST", "/api/auth/update-user"],
      ["POST", "/api/auth/change-password"],
      ["POST", "/api/auth/sign-out"],
      ["GET", "/api/auth/get-session"],
      ["GET", "/account/export"],
    ] as const) {
      const body = method === "GET" ? undefined : "{}";
      const answer = await fetchWith(key, path, { method, body, headers: body ? json : {} });
      expect([400, 401, 403, 404, 405, 415], `${method} ${path}`).toContain(answer.status);
      expect(await answer.text(), path).not.toContain(ana.email);
    }
  });

  test("needs a recent confirmation, scopes and an expiration; a person has at most twenty", async () => {
    const cara = await app.as(fresh(people.ana));
    const make = (body: object) =>
      cara.fetch("/api/v1/account/keys", {
        method: "POST",
        body: JSON.stringify({ id: newId(), ...body }),
      });
    const good = { name: "Key", scopes: ["contacts:read"], days: 30 };
    for (const wrong of [
      { ...good, scopes: [] },
      { ...good, scopes: ["account"] },
      { ...good, scopes: ["*"] },
      { ...good, scopes: ["contacts:read", "contacts:delete"] },
      { ...good, days: 366 },
      { ...good, days: undefined },
      { ...good, name: " " },
      { ...good, name: "x".repeat(61) },
      { ...good, hash: "x" },
      { ...good, userId: ana.id },
      { ...good, id: undefined },
      { ...good, id: "mine" },
    ])
      expect((await make(wrong)).status, JSON.stringify(wrong)).toBe(400);
    const answers = await Promise.all(Array.from({ length: 24 }, () => make(good)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect((await make(good)).status).toBe(409);
    await app.sql(
      "update account.session set confirmed_at = now() - interval '11 minutes' where user_id = $1",
      [cara.id],
    );
    await app.sql("delete from account.api_key where user_id = $1", [cara.id]);
    expect((await make(good)).status).toBe(403);
  });

  test("outlives its owner's sign-out, and is deleted with the account", async () => {
    const { key } = await addKey(ana.id, ["profiles:read"]);
    await addSession(app.database, ana.id);
    await app.sql("delete from account.session where user_id = $1", [ana.id]);
    expect(await statusOf(key)).toBe(200);
    const dora = await app.as(fresh(people.ana));
    const doras = await addKey(dora.id, ["profiles:read"]);
    await dora.api.account.erase({ email: dora.email });
    expect(await statusOf(doras.key)).toBe(401);
  });
});
