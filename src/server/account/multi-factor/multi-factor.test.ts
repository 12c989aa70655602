import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { addAuthenticator, codeOf, device } from "#test/harness/device.ts";
import { addPerson, fresh, people, testPassword } from "#test/harness/people.ts";

let app: TestApp;
let strict: TestApp;
beforeAll(async () => {
  const config = { signInTriesPerMinute: 10_000 };
  [app, strict] = await Promise.all([
    testApp({ config }),
    testApp({ config: { ...config, requireMfa: true } }),
  ]);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await strict[Symbol.asyncDispose]();
});

async function someone(at: TestApp = app) {
  const person = fresh(people.ana);
  const id = await addPerson(at.database, person);
  const browser = device(at);
  await browser.signIn(person.email);
  return { id, email: person.email, browser };
}

/** A person with an authenticator app, and a second browser that has done only the first step. */
async function halfway() {
  const one = await someone();
  const app = await addAuthenticator(one.browser);
  const browser = await signedOnce(one.email);
  return { ...one, ...app, second: browser };
}
async function signedOnce(email: string, at: TestApp = app) {
  const browser = device(at);
  expect((await browser.signIn(email)).status).toBe(200);
  return browser;
}

describe("an authenticator app", () => {
  test("that must be set up keeps its key in one session, and gives another session another key", async () => {
    const { browser, email } = await someone(strict);
    const begin = async (from: typeof browser) => (await from.post("/factors")).body;
    const first = await begin(browser);
    expect(await begin(browser)).toEqual(first);
    const other = await begin(await signedOnce(email, strict));
    expect(other.secret).not.toBe(first.secret);
    // The other session's attempt replaced it; the key started here is a new one.
    const again = await begin(browser);
    expect(again.secret).not.toBe(first.secret);
    const code = await codeOf(again.secret as string);
    const done = await browser.post("/factors/verify", { factorId: again.id, code });
    expect(done.status).toBe(200);
    expect(await browser.isIn()).toBe(true);
  });

  test("started in two windows of one session at once has one key in both", async () => {
    const { browser, id } = await someone(strict);
    const begun = await Promise.all(Array.from({ length: 12 }, () => browser.post("/factors")));
    expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([200]));
    const keys = new Set(begun.map(({ body }) => body.secret as string));
    expect(keys.size).toBe(1);
    const rows = await strict.sql("select id from account.authenticator where user_id = $1", [id]);
    expect(rows).toEqual([{ id: begun[0]!.body.id }]);
    const code = await codeOf([...keys][0]!);
    const done = await browser.post("/factors/verify", { factorId: begun[0]!.body.id, code });
    expect(done.status).toBe(200);
  });

  test("is labeled with the number of a person who signed up by phone, and never with the placeholder email", async () => {
    const { browser, id } = await someone();
    await app.sql(
      `update account."user" set email = id || '@phone.invalid', phone_number = '+17185550142', phone_number_verified = true where id = $1`,
      [id],
    );
    const { body } = await browser.post("/factors", { name: "My\nphone" });
    expect(decodeURIComponent(new URL(body.uri as string).pathname)).toContain("+17185550142");
    const rows = await app.sql("select name from account.authenticator where user_id = $1", [id]);
    expect(rows).toEqual([{ name: "My phone" }]);
  });

  test(
    "is added with a secret and an address for the QR code, and counts from the first right code on",
    { tags: ["AUTH-091", "AUTH-093"] },
    async () => {
      const { browser, email } = await someone();
      const { status, body } = await browser.post("/factors", { name: "My phone" });
      expect(status).toBe(200);
      const uri = new URL(body.uri as string);
      expect(uri.protocol).toBe("otpauth:");
      expect(decodeURIComponent(uri.pathname)).toContain(`Hearthline:${email}`);
      expect(uri.searchParams.get("secret")).toBe(body.secret);
      const before = await browser.send("GET", "/api/v1/account");
      expect(before.body.authenticators).toEqual([]);

      const wrong = await browser.post("/factors/verify", { factorId: body.id, code: "000000" });
      expect(wrong.status).toBe(401);
      const code = await codeOf(body.secret as string);
      const right = await browser.post("/factors/verify", { factorId: body.id, code });
      expect(right.status).toBe(200);
      expect(right.body.recoveryCodes).toHaveLength(10);
      const after = await browser.send("GET", "/api/v1/account");
      expect(after.body).toMatchObject({
        authenticators: [{ name: "My phone" }],
        secondStep: { isRequired: true, isDemandedOfAll: false },
        recoveryCodesLeft: 10,
      });
      expect(JSON.stringify(after.body)).not.toContain(body.secret);
    },
  );

  test("says what it requires", { tags: ["AUTH-092"] }, async () => {
    const { browser, id } = await halfway();
    const { status, body } = await browser.post(`/factors/${id}/challenge`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, type: "totp", digits: 6 });
    expect(Date.parse(body.expiresAt as string)).toBeGreaterThan(Date.now());
    const unknown = await browser.post(`/factors/${crypto.randomUUID()}/challenge`);
    expect(unknown.status).toBe(404);
  });

  test(
    "signs out the other devices when it is added and when it is removed",
    { tags: ["AUTH-094"] },
    async () => {
      const { email, browser } = await someone();
      const other = await signedOnce(email);
      expect(await other.isIn()).toBe(true);
      const { id } = await addAuthenticator(browser);
      expect(await other.isIn()).toBe(false);
      expect(await browser.isIn()).toBe(true);
      expect((await browser.send("DELETE", `/api/auth/factors/${id}`)).status).toBe(200);
      const { body } = await browser.send("GET", "/api/v1/account");
      expect(body).toMatchObject({ authenticators: [], secondStep: { isRequired: false } });
      expect(await (await signedOnce(email)).isIn()).toBe(true);
    },
  );

  test("of another person gets a 404", async () => {
    const { id } = await halfway();
    const stranger = await someone();
    expect((await stranger.browser.send("DELETE", `/api/auth/factors/${id}`)).status).toBe(404);
    expect((await stranger.browser.post(`/factors/${id}/challenge`)).status).toBe(404);
  });

  test("is one of at most five, and replaces an unfinished one", async () => {
    const { browser } = await someone();
    for (let n = 0; n < 5; n += 1) await addAuthenticator(browser);
    expect((await browser.post("/factors", {})).status).toBe(409);
    const [row] = await app.sql<{ count: number }>(
      "select count(*)::int as count from account.authenticator where user_id = $1",
      [(await browser.get("/get-session")).body.user!["id" as never]],
    );
    expect(row!.count).toBe(5);
  });

  test("keeps its secret encrypted and its recovery codes hashed", async () => {
    const { id, secret, recoveryCodes } = await halfway();
    const rows = await app.sql(
      `select to_jsonb(a) as row from account.authenticator a where id = $1
       union all select to_jsonb(c) from account.recovery_code c`,
      [id],
    );
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(secret);
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll("-", ""));
    }
  });
});

describe("a session with a pending second step", () => {
  test(
    "has no access until the code is right, and full access then",
    { tags: ["AUTH-066"] },
    async () => {
      const { second, secret } = await halfway();
      expect(await second.isIn()).toBe(false);
      expect((await second.send("GET", "/api/v1/account")).status).toBe(401);
      expect((await second.send("GET", "/events")).status).toBe(401);
      const state = await second.get("/second-step/state");
      expect(state.body).toEqual({
        needs: "proof",
        authenticators: 1,
        passkeys: 0,
        recoveryCodes: 10,
      });
      const { body } = await second.get("/get-session");
      expect(body.session).toMatchObject({ pending: true });
      const verified = await second.post("/factors/verify", { code: await codeOf(secret) });
      expect(verified.status).toBe(200);
      expect(await second.isIn()).toBe(true);
      expect((await second.get("/second-step/state")).body.needs).toBeNull();
    },
  );

  test("cannot change the account until then", async () => {
    const { second, id } = await halfway();
    for (const [method, path, body] of [
      ["POST", "/factors", {}],
      ["DELETE", `/factors/${id}`, undefined],
      ["POST", "/recovery-codes", {}],
      ["POST", "/second-step", { required: false }],
      ["POST", "/change-password", { currentPassword: testPassword, newPassword: "zq8#xk99" }],
      ["POST", "/change-email", { newEmail: "else@agents.test" }],
      ["POST", "/update-user", { name: "Else" }],
      ["POST", "/confirm/password", { password: testPassword }],
      ["POST", "/reauthenticate", {}],
      ["GET", "/passkey/generate-register-options", undefined],
      ["GET", "/passkey/list-user-passkeys", undefined],
      ["POST", "/unlink-account", { providerId: "credential" }],
      ["POST", "/link-social", { provider: "google" }],
    ] as const) {
      const answer = await second.send(method, `/api/auth${path}`, body);
      expect(answer, path).toMatchObject({ status: 403, body: { code: "SECOND_STEP_NEEDED" } });
    }
  });

  test("can be signed out", async () => {
    const { second } = await halfway();
    expect((await second.post("/sign-out")).status).toBe(200);
    expect((await second.get("/get-session")).body).toEqual({ text: "null" });
  });

  test("is completed by a recovery code, once, however it is typed", async () => {
    const { second, recoveryCodes, email } = await halfway();
    const [code] = recoveryCodes;
    const typed = ` ${code!.toLowerCase().replaceAll("-", " ")} `;
    const used = await second.post("/recovery-codes/use", { code: typed });
    expect(used).toMatchObject({ status: 200, body: { left: 9 } });
    expect(await second.isIn()).toBe(true);
    const third = await signedOnce(email);
    expect((await third.post("/recovery-codes/use", { code })).status).toBe(401);
    expect(await third.isIn()).toBe(false);
  });

  test("is completed by each code once: the same one again is refused, at once and later", async () => {
    const { second, secret, email } = await halfway();
    const code = await codeOf(secret);
    const third = await signedOnce(email);
    const tries = await Promise.all(
      [second, third].map((browser) => browser.post("/factors/verify", { code })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401]);
    const fourth = await signedOnce(email);
    expect((await fourth.post("/factors/verify", { code })).status).toBe(401);
  });

  test("is not completed by an authenticator that was only started", async () => {
    const { browser, email } = await someone();
    await addAuthenticator(browser);
    const begun = await browser.post("/factors", { name: "Begun" });
    const { id, secret } = begun.body as { id: string; secret: string };
    const second = await signedOnce(email);
    const code = await codeOf(secret);
    expect((await second.post("/factors/verify", { code })).status).toBe(401);
    expect((await second.post("/factors/verify", { code, factorId: id })).status).toBe(401);
  });
});

describe("where the admin requires a second step of everyone", () => {
  test("a first sign-in leads through setting one up, with no access before", async () => {
    const one = await someone(strict);
    expect(await one.browser.isIn()).toBe(false);
    expect((await one.browser.get("/second-step/state")).body.needs).toBe("enrolment");
    const { recoveryCodes, id } = await addAuthenticator(one.browser);
    expect(recoveryCodes).toHaveLength(10);
    expect(await one.browser.isIn()).toBe(true);
    const removed = await one.browser.send("DELETE", `/api/auth/factors/${id}`);
    expect(removed).toMatchObject({ status: 409, body: { code: "LAST_FACTOR" } });
    const second = await signedOnce(one.email, strict);
    expect((await second.get("/second-step/state")).body.needs).toBe("proof");
    expect((await second.post("/factors", {})).status).toBe(403);
  });
});
