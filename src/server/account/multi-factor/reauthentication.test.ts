import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { addAuthenticator, codeOf, type Device, device } from "#test/harness/device.ts";
import { addPerson, fresh, people, testPassword } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { signInTriesPerMinute: 10_000 } });
});
afterAll(() => app[Symbol.asyncDispose]());

async function someone() {
  const person = fresh(people.ana);
  const id = await addPerson(app.database, person);
  const browser = device(app);
  await browser.signIn(person.email);
  return { id, email: person.email, browser };
}

/** Sets the last confirmation to eleven minutes ago. */
const letTimePass = (id: string) =>
  app.sql(
    "update account.session set confirmed_at = now() - interval '11 minutes' where user_id = $1",
    [id],
  );

const newestCode = async (email: string) => {
  const mails = (await app.mails()).filter((mail) => mail.to === email);
  return mails[0]!.subject.match(/^(\d{6}) is your Hearthline code$/)?.[1];
};

/** Everything that requires a confirmation. */
const sensitive: [method: string, path: string, body?: object][] = [
  ["POST", "/factors", {}],
  ["DELETE", "/factors/00000000-0000-4000-8000-000000000000"],
  ["POST", "/second-step", { required: false }],
  ["POST", "/recovery-codes"],
  ["GET", "/passkey/generate-register-options"],
  ["POST", "/passkey/verify-registration", { response: {} }],
  ["POST", "/passkey/delete-passkey", { id: "x" }],
  ["POST", "/change-email", { newEmail: "else@agents.test" }],
  ["POST", "/set-first-password", { newPassword: "zq8#xk99" }],
  ["POST", "/link-social", { provider: "google" }],
  ["POST", "/unlink-account", { accountId: "x" }],
];

const isAsked = async (browser: Device) => {
  const answer = await browser.post("/recovery-codes");
  return answer.status === 403 && answer.body.code === "CONFIRMATION_NEEDED";
};

describe("a sensitive change", () => {
  test("is allowed within ten minutes of a sign-in, and requires a confirmation after that", async () => {
    const { browser, id } = await someone();
    expect(await isAsked(browser)).toBe(false);
    await letTimePass(id);
    for (const [method, path, body] of sensitive) {
      const answer = await browser.send(method, `/api/auth${path}`, body);
      expect(answer, path).toMatchObject({ status: 403, body: { code: "CONFIRMATION_NEEDED" } });
    }
    // A key that gives access from outside, all data in one file, and deleting the account.
    const key = { id: newId(), name: "CRM", scopes: ["contacts:read"], days: 30 };
    const made = await browser.send("POST", "/api/v1/account/keys", key);
    expect(made).toMatchObject({ status: 403, body: { code: "CONFIRMATION_NEEDED" } });
    const erased = await browser.send("POST", "/api/v1/account/erase", { email: "x@y.test" });
    expect(erased).toMatchObject({ status: 403, body: { code: "CONFIRMATION_NEEDED" } });
    const exported = await browser.send("GET", "/account/export");
    expect(exported).toMatchObject({ status: 403, body: { code: "CONFIRMATION_NEEDED" } });
  });

  test("is refused to a client without a session before anything else is checked", async () => {
    for (const [method, path, body] of sensitive)
      expect(await device(app).send(method, `/api/auth${path}`, body), path).toMatchObject({
        status: 401,
      });
  });
});

describe("a confirmation", () => {
  test("by the password", async () => {
    const { browser, id } = await someone();
    await letTimePass(id);
    const wrong = await browser.post("/confirm/password", { password: "not-the-one-7" });
    expect(wrong).toMatchObject({ status: 401, body: { code: "PASSWORD_WRONG" } });
    expect(await isAsked(browser)).toBe(true);
    const right = await browser.post("/confirm/password", { password: testPassword });
    expect(right.status).toBe(200);
    expect(await isAsked(browser)).toBe(false);
  });

  test("by a code that is emailed on request", { tags: ["AUTH-083"] }, async () => {
    const { browser, id, email } = await someone();
    await letTimePass(id);
    expect((await browser.post("/reauthenticate")).status).toBe(200);
    const code = await newestCode(email);
    expect(code).toMatch(/^\d{6}$/);
    const wrong = code === "000000" ? "000001" : "000000";
    expect((await browser.post("/confirm/code", { code: wrong })).status).toBe(401);
    expect(await isAsked(browser)).toBe(true);
    const other = await someone();
    expect((await other.browser.post("/confirm/code", { code })).status).toBe(401);
    expect((await browser.post("/confirm/code", { code })).status).toBe(200);
    expect(await isAsked(browser)).toBe(false);
    expect((await browser.post("/confirm/code", { code })).status).toBe(401);
  });

  test("by a code is invalid after five wrong attempts", async () => {
    const { browser, email } = await someone();
    const confirm = async (code: string) => {
      // The growing wait after wrong attempts is not tested here.
      await app.sql("delete from account.delay");
      return (await browser.post("/confirm/code", { code })).status;
    };
    await browser.post("/reauthenticate");
    const code = (await newestCode(email))!;
    for (let n = 1; n <= 5; n += 1) {
      const wrong = String((Number(code) + n) % 1_000_000).padStart(6, "0");
      expect(await confirm(wrong)).toBe(401);
    }
    expect(await confirm(code)).toBe(401);
    await browser.post("/reauthenticate");
    expect(await confirm((await newestCode(email))!)).toBe(200);
  });

  test("of a person with a second step is that step, and nothing less", async () => {
    const { browser, id } = await someone();
    const { secret } = await addAuthenticator(browser);
    await letTimePass(id);
    const password = await browser.post("/confirm/password", { password: testPassword });
    expect(password).toMatchObject({ status: 403, body: { code: "SECOND_STEP_NEEDED" } });
    expect(await isAsked(browser)).toBe(true);
    const step = await browser.post("/factors/verify", { code: await codeOf(secret) });
    expect(step.status).toBe(200);
    expect(await isAsked(browser)).toBe(false);
  });
});

describe("a password change", () => {
  test(
    "requires the current one, keeps this device and signs the others out",
    { tags: ["AUTH-087"] },
    async () => {
      const { browser, email } = await someone();
      const other = device(app);
      await other.signIn(email);
      const change = (currentPassword: string, newPassword: string) =>
        browser.post("/change-password", { currentPassword, newPassword });
      expect((await change("not-the-one-7", "zq8#xk99")).status).toBe(400);
      expect(await change(testPassword, "12345")).toMatchObject({ status: 400 });
      expect(await change(testPassword, "password")).toMatchObject({
        body: { code: "PASSWORD_TOO_COMMON" },
      });
      expect(await other.isIn()).toBe(true);
      expect((await change(testPassword, "zq8#xk99")).status).toBe(200);
      expect(await browser.isIn()).toBe(true);
      expect(await other.isIn()).toBe(false);
      expect((await device(app).signIn(email, "zq8#xk99")).status).toBe(200);
    },
  );

  test("keeps a session with its second step signed in", async () => {
    const { browser } = await someone();
    await addAuthenticator(browser);
    const body = { currentPassword: testPassword, newPassword: "zq8#xk99" };
    expect((await browser.post("/change-password", body)).status).toBe(200);
    expect(await browser.isIn()).toBe(true);
  });

  test("is not a second step: the new session has only what the previous one had", async () => {
    const { browser, id } = await someone();
    const body = { currentPassword: testPassword, newPassword: "zq8#xk99" };
    expect((await browser.post("/change-password", body)).status).toBe(200);
    const assured = await app.sql(
      "select assured_at is not null as assured from account.session where user_id = $1",
      [id],
    );
    expect(assured).toEqual([{ assured: false }]);
  });

  test("is not how a person without a password gets the first one", async () => {
    const { browser, id, email } = await someone();
    const first = { newPassword: "zq8#xk99" };
    expect((await browser.post("/set-first-password", first)).status).toBe(409);
    await app.sql("delete from account.account where user_id = $1", [id]);
    expect((await browser.post("/set-first-password", { newPassword: "123456" })).status).toBe(400);
    expect((await browser.post("/set-first-password", first)).status).toBe(200);
    expect((await device(app).signIn(email, "zq8#xk99")).status).toBe(200);
  });
});

describe("an email change", () => {
  test(
    "is confirmed from the old address, then from the new one, and updates the profile",
    { tags: ["AUTH-087"] },
    async () => {
      const { browser, id, email } = await someone();
      const newEmail = fresh(people.ana).email;
      const asked = await browser.post("/change-email", {
        newEmail,
        callbackURL: "/dashboard/settings/account",
      });
      expect(asked.status).toBe(200);
      const mailTo = async (to: string) => (await app.mails()).find((mail) => mail.to === to);
      expect(await mailTo(newEmail)).toBeUndefined();
      const addressOf = async () =>
        (await app.sql(`select email, email_verified from account."user" where id = $1`, [id]))[0];

      await visit(browser, (await mailTo(email))!.links[0]!);
      expect(await addressOf()).toEqual({ email, email_verified: true });
      await visit(browser, (await mailTo(newEmail))!.links[0]!);
      expect(await addressOf()).toEqual({ email: newEmail, email_verified: true });
      const profile = await browser.send("GET", "/api/v1/profile");
      expect(profile.body).toMatchObject({ email: newEmail });
      expect((await device(app).signIn(newEmail)).status).toBe(200);
    },
  );

  test("to an existing address gets the usual response and changes nothing", async () => {
    const { browser, email, id } = await someone();
    const taken = await someone();
    const free = await browser.post("/change-email", { newEmail: fresh(people.ana).email });
    const answer = await browser.post("/change-email", { newEmail: taken.email });
    expect({ status: answer.status, body: answer.body }).toEqual({
      status: free.status,
      body: free.body,
    });
    expect(await app.sql(`select email from account."user" where id = $1`, [id])).toEqual([
      { email },
    ]);
  });
});

async function visit(browser: Device, link: string): Promise<void> {
  const { pathname, search } = new URL(link);
  await browser.send("GET", pathname + search);
}
