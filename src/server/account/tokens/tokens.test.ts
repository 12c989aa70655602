import { createHmac, generateKeyPairSync } from "node:crypto";
import { decodeJwt, importJWK, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { codeOf } from "#test/harness/device.ts";
import { addPerson, fresh, people, testPassword, testSecret } from "#test/harness/people.ts";
import { holdWaits, releaseWaits } from "#test/harness/waits.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { signInTriesPerMinute: 10_000 } });
});
afterAll(() => app[Symbol.asyncDispose]());

type Tokens = {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  expires_in: number;
  token_type: string;
  user: { id: string };
  second_step: string | null;
};

/** A request of an API client: no browser, no origin, no cookie. */
const request = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, app.running.baseUrl), {
    redirect: "manual",
    ...init,
    headers: { ...(init.body ? { "content-type": "application/json" } : {}), ...init.headers },
  });

const askToken = (grant: string, body: object, headers: Record<string, string> = {}) =>
  request(`/api/auth/token?grant_type=${grant}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers,
  });

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const statusWith = async (token: string, path = "/api/v1/profile") =>
  (await request(path, { headers: bearer(token) })).status;

async function someone(person = people.ana) {
  const who = fresh(person);
  const id = await addPerson(app.database, who);
  return { id, email: who.email, name: who.fullName };
}

async function signedIn(person = people.ana) {
  const who = await someone(person);
  const answer = await askToken("password", { email: who.email, password: testPassword });
  expect(answer.status).toBe(200);
  return { ...who, tokens: (await answer.json()) as Tokens };
}

const claimsOf = (token: string) => decodeJwt(token) as { sid: string; sub: string; exp: number };

describe("POST /token with a password", () => {
  test(
    "returns a session: tokens, their lifetime, their type and the user, and no cookie",
    {
      tags: [
        "AUTH-068.1",
        "AUTH-068.2",
        "AUTH-068.3",
        "AUTH-068.4",
        "AUTH-068.5",
        "AUTH-068.6",
        "AUTH-073",
      ],
    },
    async () => {
      const ana = await someone();
      const before = Math.floor(Date.now() / 1000);
      const answer = await askToken("password", { email: ana.email, password: testPassword });
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      const body = (await answer.json()) as Tokens;
      expect(body).toMatchObject({
        token_type: "bearer",
        expires_in: 600,
        second_step: null,
        user: {
          id: ana.id,
          email: ana.email,
          phone: null,
          name: ana.name,
          user_metadata: { full_name: ana.name },
          identities: [{ provider: "credential" }],
          factors: [],
        },
      });
      expect(body.expires_at).toBeGreaterThanOrEqual(before + 600);
      expect(claimsOf(body.access_token)).toMatchObject({
        sub: ana.id,
        iss: app.running.baseUrl,
        aud: app.running.baseUrl,
        exp: body.expires_at,
      });
      expect(body.refresh_token).toMatch(/^[\w-]{43}$/);
      const profile = await request("/api/v1/profile", { headers: bearer(body.access_token) });
      expect(await profile.json()).toMatchObject({ id: ana.id });
    },
  );

  test("is a sign-in like any other: refused and recorded alike, with the same messages", async () => {
    const ana = await someone();
    const own = (body: object) =>
      app.visitor.fetch("/api/auth/sign-in/email", { method: "POST", body: JSON.stringify(body) });
    for (const body of [
      { email: ana.email, password: "wrong-horse-7" },
      { email: fresh(people.ben).email, password: testPassword },
      { email: ana.email },
      { password: testPassword },
    ]) {
      const [token, cookie] = [await askToken("password", body), await own(body)];
      expect(token.status).toBe(cookie.status);
      expect(await token.json()).toEqual(await cookie.json());
    }
    await askToken("password", { email: ana.email, password: testPassword });
    const events = await app.sql(
      "select detail from account.event where user_id = $1 and kind = 'signed_in'",
      [ana.id],
    );
    expect(events).toEqual([{ detail: "password" }]);
  });

  test("accepts no other grant and no other field", async () => {
    const ana = await someone();
    const credentials = { email: ana.email, password: testPassword };
    for (const grant of ["", "client_credentials", "__proto__", "constructor"])
      expect((await askToken(grant, credentials)).status).toBe(400);
    expect((await askToken("password", { ...credentials, pending: false })).status).toBe(400);
    expect((await askToken("password", { email: [ana.email], password: {} })).status).toBe(400);
    expect((await request("/api/auth/token")).status).toBe(404);
  });

  test("waits like other sign-ins: guesses meet the same delays", async () => {
    const ana = await someone();
    await holdWaits(app);
    const statuses = [];
    for (let tries = 0; tries < 8; tries += 1)
      statuses.push(
        (await askToken("password", { email: ana.email, password: `guess-${tries}` })).status,
      );
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(8);
    expect(statuses.at(-1)).toBe(429);
    await releaseWaits(app);
  });

  test("cannot be sent by another site", async () => {
    const { email } = await someone();
    const evil = { origin: "https://evil.example" };
    const answer = await askToken("password", { email, password: testPassword }, evil);
    expect(answer.status).toBe(403);
  });
});

describe("an access token", () => {
  test("is invalid at once when its session ends", async () => {
    const { tokens } = await signedIn();
    expect(await statusWith(tokens.access_token)).toBe(200);
    const out = await request("/api/auth/sign-out", {
      method: "POST",
      body: "{}",
      headers: bearer(tokens.access_token),
    });
    expect(out.status).toBe(200);
    expect(await statusWith(tokens.access_token)).toBe(401);
    const renewed = await askToken("refresh_token", { refresh_token: tokens.refresh_token });
    expect(renewed.status).toBe(401);
  });

  test("gives access to the public API and the account service, and nothing that is only for browsers", async () => {
    const { tokens } = await signedIn();
    const mine = bearer(tokens.access_token);
    expect(await statusWith(tokens.access_token, "/api/v1/account")).toBe(200);
    expect(await statusWith(tokens.access_token, "/events")).toBe(401);
    expect(await statusWith(tokens.access_token, "/rpc/profiles/mine")).not.toBe(200);
    const upload = await request("/api/profile/picture", {
      method: "PUT",
      body: "x",
      headers: mine,
    });
    expect(upload.status).not.toBe(200);
  });

  test(
    "reads its user; without one nothing is returned",
    { tags: ["AUTH-085", "AUTH-086"] },
    async () => {
      const { id, email, name, tokens } = await signedIn();
      const mine = await request("/api/auth/get-session", { headers: bearer(tokens.access_token) });
      expect(await mine.json()).toMatchObject({ user: { id, email, name } });
      expect(mine.headers.getSetCookie()).toEqual([]);
      const nobody = await request("/api/auth/get-session");
      expect(await nobody.json()).toBeNull();
      const forged = await request("/api/auth/get-session", { headers: bearer("x.y.z") });
      expect(forged.status).toBe(401);
      expect((await request("/api/v1/account")).status).toBe(401);
    },
  );

  test("is replaced by the next one when a new password ends its session", async () => {
    const { tokens } = await signedIn();
    const answer = await request("/api/auth/change-password", {
      method: "POST",
      body: JSON.stringify({ currentPassword: testPassword, newPassword: "another-horse-8" }),
      headers: bearer(tokens.access_token),
    });
    expect(answer.status).toBe(200);
    const { tokens: next } = (await answer.json()) as { tokens: Tokens };
    expect(await statusWith(tokens.access_token)).toBe(401);
    expect(await statusWith(next.access_token)).toBe(200);
    const forged = await (
      await app.as(fresh(people.ben))
    ).fetch("/api/auth/change-password", {
      method: "POST",
      body: JSON.stringify({ currentPassword: testPassword, newPassword: "another-horse-8" }),
      headers: { "x-hearthline-bearer": "1" },
    });
    expect(await forged.json()).not.toHaveProperty("tokens");
  });

  test("never becomes a cookie, and a cookie beside it does not count", async () => {
    const { tokens } = await signedIn();
    const ben = await app.as(fresh(people.ben));
    const answer = await ben.fetch("/api/auth/update-user", {
      method: "POST",
      body: JSON.stringify({ name: "Ana Again" }),
      headers: bearer(tokens.access_token),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const names = await app.sql<{ name: string }>(
      `select name from account."user" where id = any ($1) order by name`,
      [[tokens.user.id, ben.id]],
    );
    expect(names.map(({ name }) => name)).toEqual(["Ana Again", people.ben.fullName]);
    const invalid = await ben.fetch("/api/auth/get-session", { headers: bearer("x.y.z") });
    expect(invalid.status).toBe(401);
  });

  test("that is not exactly one of ours gives no access", async () => {
    const { id, tokens } = await signedIn();
    const { sid } = claimsOf(tokens.access_token);
    const [row] = await app.sql<{ kid: string }>("select id as kid from account.jwks limit 1");
    const { kid } = row!;
    const { baseUrl } = app.running;
    const own = generateKeyPairSync("ed25519");
    const published = (await (await request("/.well-known/jwks.json")).json()) as {
      keys: { x: string; kid: string }[];
    };
    const x = published.keys.find((key) => key.kid === kid)!.x;
    const payload = { sub: id, sid, iss: baseUrl, aud: baseUrl, iat: 1, exp: 4_000_000_000 };
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const headed = (header: object, body: object = payload) =>
      `${encoded(header)}.${encoded(body)}`;
    const hmac = (text: string, secret: string | Buffer) =>
      `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
    const byOwnKey = (header: object) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: "EdDSA", typ: "at+jwt", kid, ...header })
        .sign(own.privateKey);
    const [head, body, signature] = tokens.access_token.split(".") as [string, string, string];
    const longer = encoded({ ...claimsOf(tokens.access_token), exp: 4_000_000_000 });
    const forged = {
      "without signature": `${headed({ alg: "none", typ: "at+jwt", kid })}.`,
      "without signature, None": `${headed({ alg: "None", typ: "at+jwt", kid })}.`,
      "by HMAC with the public key": hmac(headed({ alg: "HS256", typ: "at+jwt", kid }), x),
      "by HMAC with the public key's bytes": hmac(
        headed({ alg: "HS256", typ: "at+jwt", kid }),
        Buffer.from(x, "base64url"),
      ),
      "by HMAC with the secret": hmac(headed({ alg: "HS256", typ: "at+jwt", kid }), testSecret),
      "by a key of one's own": await byOwnKey({}),
      "by a key that the token brings": await byOwnKey({
        jwk: own.publicKey.export({ format: "jwk" }),
      }),
      "by a key at an address": await byOwnKey({ jku: "https://evil.example/jwks.json" }),
      "by a key that nobody has": await byOwnKey({ kid: newId() }),
      "by a key with SQL in its name": await byOwnKey({ kid: "x' or true; --" }),
      "without a key's name": await byOwnKey({ kid: undefined }),
      "with a longer life": `${head}.${longer}.${signature}`,
      "with another header": `${encoded({ alg: "EdDSA", typ: "JWT", kid })}.${body}.${signature}`,
      "without its last letters": tokens.access_token.slice(0, -8),
      "with a part more": `${tokens.access_token}.${signature}`,
      "as long as a book": `${tokens.access_token}${"A".repeat(5_000)}`,
    };
    for (const [how, token] of Object.entries(forged))
      expect(await statusWith(token), how).toBe(401);
    expect(await statusWith(tokens.access_token)).toBe(200);
  });

  test("with another issuer, audience, type or person, or expired, gives no access, even with the right key", async () => {
    const { id, tokens } = await signedIn();
    const ben = await signedIn(people.ben);
    const { sid } = claimsOf(tokens.access_token);
    const pair = generateKeyPairSync("ed25519");
    const kid = newId();
    await app.sql(
      `insert into account.jwks (id, public_key, private_key, alg, crv, created_at, expires_at)
       values ($1, $2, '', 'EdDSA', 'Ed25519', now() - interval '1 day', now() - interval '1 hour')`,
      [kid, JSON.stringify(pair.publicKey.export({ format: "jwk" }))],
    );
    const now = Math.floor(Date.now() / 1000);
    const { baseUrl } = app.running;
    const good = { sub: id, sid, iss: baseUrl, aud: baseUrl, iat: now, exp: now + 60 };
    const signed = (claims: object, header: object = {}) =>
      new SignJWT({ ...good, ...claims })
        .setProtectedHeader({ alg: "EdDSA", typ: "at+jwt", kid, ...header })
        .sign(pair.privateKey);
    // A retired key is known as long as its tokens may be valid.
    expect(await statusWith(await signed({}))).toBe(200);
    for (const token of [
      await signed({ iss: "https://evil.example" }),
      await signed({ aud: "https://evil.example" }),
      await signed({ exp: now - 1 }),
      await signed({ exp: undefined }),
      await signed({ sub: undefined }),
      await signed({ sid: undefined }),
      await signed({ sid: "x') or true; --" }),
      await signed({ sub: ben.id }),
      await signed({ sid: claimsOf(ben.tokens.access_token).sid }),
      await signed({ sid: newId() }),
      await signed({}, { typ: "JWT" }),
      await signed({}, { typ: undefined }),
    ])
      expect(await statusWith(token), JSON.stringify(decodeJwt(token))).toBe(401);
  });

  test("is checked with public keys", { tags: ["AUTH-095"] }, async () => {
    const { tokens } = await signedIn();
    const answer = await request("/.well-known/jwks.json");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
    const text = await answer.text();
    const { keys } = JSON.parse(text) as { keys: { kid: string }[] };
    expect(await (await request("/api/auth/jwks")).json()).toEqual({ keys });
    expect(text).not.toContain('"d"');
    const { jwtVerify } = await import("jose");
    const verified = await jwtVerify(tokens.access_token, async ({ kid }) =>
      importJWK(
        keys.find((key) => key.kid === kid)!,
        "EdDSA",
      ),
    );
    expect(verified.protectedHeader).toMatchObject({ alg: "EdDSA", typ: "at+jwt" });
    expect(verified.payload.sub).toBe(tokens.user.id);
  });

  test("is still signed after the secret changed, with a new key", async () => {
    await using other = await testApp();
    const who = fresh(people.ana);
    await addPerson(other.database, who);
    await other.sql(
      `insert into account.jwks (id, public_key, private_key, alg, crv, created_at)
       values ($1, '{}', '"00"', 'EdDSA', 'Ed25519', now())`,
      [newId()],
    );
    const answer = await fetch(`${other.running.baseUrl}/api/auth/token?grant_type=password`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: who.email, password: testPassword }),
    });
    expect(answer.status).toBe(200);
  });
});

describe("a session with a pending second step", () => {
  test("says so, and its token only allows that step", async () => {
    const { email, tokens } = await signedIn();
    const call = async (path: string, body: object, token: string) => {
      const answer = await request(`/api/auth${path}`, {
        method: "POST",
        body: JSON.stringify(body),
        headers: bearer(token),
      });
      return {
        status: answer.status,
        body: (await answer.json()) as { id: string; secret: string },
      };
    };
    const { body: factor } = await call("/factors", {}, tokens.access_token);
    const enrolled = await call(
      "/factors/verify",
      { factorId: factor.id, code: await codeOf(factor.secret, -1) },
      tokens.access_token,
    );
    expect(enrolled.status).toBe(200);

    const answer = await askToken("password", { email, password: testPassword });
    const pending = (await answer.json()) as Tokens;
    expect(pending).toMatchObject({ second_step: "proof", user: { factors: [{ type: "totp" }] } });
    const closed = async (token: string) => {
      for (const path of ["/api/v1/profile", "/api/v1/account"])
        expect(await statusWith(token, path), path).toBe(401);
      for (const path of ["/factors", "/change-password", "/recovery-codes", "/update-user"])
        expect((await call(path, { name: "Ana" }, token)).status, path).toBe(403);
    };
    await closed(pending.access_token);
    const renewed = (await (
      await askToken("refresh_token", { refresh_token: pending.refresh_token })
    ).json()) as Tokens;
    expect(renewed.second_step).toBe("proof");
    await closed(renewed.access_token);

    const code = await codeOf(factor.secret);
    expect((await call("/factors/verify", { code }, renewed.access_token)).status).toBe(200);
    expect(await statusWith(renewed.access_token)).toBe(200);
    const done = await askToken("refresh_token", { refresh_token: renewed.refresh_token });
    expect(await done.json()).toMatchObject({ second_step: null });
  });
});

describe("POST /token with a refresh token", () => {
  test(
    "returns a new pair for a session whose access token has expired",
    { tags: ["AUTH-062", "AUTH-075"] },
    async () => {
      const { id, tokens } = await signedIn();
      await app.sql(
        "update account.session set expires_at = now() + interval '2 days' where id = $1",
        [claimsOf(tokens.access_token).sid],
      );
      const answer = await askToken("refresh_token", { refresh_token: tokens.refresh_token });
      expect(answer.status).toBe(200);
      const next = (await answer.json()) as Tokens;
      expect(next.user.id).toBe(id);
      expect(next.refresh_token).not.toBe(tokens.refresh_token);
      expect(await statusWith(next.access_token)).toBe(200);
      // The session is extended to the length of a new one, as with the cookie.
      const [row] = await app.sql<{ days: number }>(
        "select extract(day from expires_at - now())::int as days from account.session where id = $1",
        [claimsOf(next.access_token).sid],
      );
      expect(row!.days).toBe(6);
    },
  );

  test("is stored only as a hash", async () => {
    const { tokens } = await signedIn();
    const rows = await app.sql("select row_to_json(r)::text as row from account.renewal r");
    expect(JSON.stringify(rows)).not.toContain(tokens.refresh_token);
  });

  test("returns the same successor to a client that lost the response, and ends the session if it comes later", async () => {
    const { tokens } = await signedIn();
    const use = async (refresh_token: string) => {
      const answer = await askToken("refresh_token", { refresh_token });
      return { status: answer.status, body: (await answer.json()) as Tokens & { code?: string } };
    };
    const first = await use(tokens.refresh_token);
    const again = await use(tokens.refresh_token);
    expect(again.body.refresh_token).toBe(first.body.refresh_token);
    await app.sql(
      "update account.renewal set used_at = used_at - interval '11 seconds' where used_at is not null",
    );
    const late = await use(tokens.refresh_token);
    expect(late).toMatchObject({ status: 401, body: { code: "REFRESH_TOKEN_REUSED" } });
    expect((await use(first.body.refresh_token)).status).toBe(401);
    expect(await statusWith(first.body.access_token)).toBe(401);
  });

  test("ends the session at once if its successor was used already", async () => {
    const { tokens } = await signedIn();
    const second = (await (
      await askToken("refresh_token", { refresh_token: tokens.refresh_token })
    ).json()) as Tokens;
    await askToken("refresh_token", { refresh_token: second.refresh_token });
    const stolen = await askToken("refresh_token", { refresh_token: tokens.refresh_token });
    expect(stolen.status).toBe(401);
    expect(await statusWith(second.access_token)).toBe(401);
  });

  test("used twenty times at once continues as one family", async () => {
    const { tokens } = await signedIn();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        askToken("refresh_token", { refresh_token: tokens.refresh_token }),
      ),
    );
    const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<Tokens>));
    expect(new Set(bodies.map(({ refresh_token }) => refresh_token)).size).toBe(1);
    const open = await app.sql(
      "select from account.renewal where session_id = $1 and used_at is null",
      [claimsOf(tokens.access_token).sid],
    );
    expect(open).toHaveLength(1);
  });

  test("that was never issued, or of a session that ended, gives no access", async () => {
    const { tokens } = await signedIn();
    for (const refresh_token of [
      "",
      "x",
      "A".repeat(43),
      `${tokens.refresh_token}A`,
      tokens.access_token,
    ])
      expect((await askToken("refresh_token", { refresh_token })).status).toBe(401);
    await app.sql("update account.session set expires_at = now() where id = $1", [
      claimsOf(tokens.access_token).sid,
    ]);
    const over = await askToken("refresh_token", { refresh_token: tokens.refresh_token });
    expect(over.status).toBe(401);
  });
});
