import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { victimOf } from "./harness/account-attacks.ts";
import { accountEndpoints, type Endpoint } from "./harness/account-endpoints.ts";
import { type TestApp, testApp } from "./harness/app.ts";
import { addAuthenticator, type Device, device } from "./harness/device.ts";
import { testPassword } from "./harness/people.ts";
import { startProvider, type TestProvider } from "./harness/provider.ts";

let provider: TestProvider;
let app: TestApp;
let endpoints: Endpoint[];
beforeAll(async () => {
  provider = await startProvider();
  app = await testApp({ config: { signInTriesPerMinute: 10_000, providers: provider.config } });
  endpoints = await accountEndpoints(app, provider);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await provider.stop();
});

async function signedIn(): Promise<{ email: string; own: Device }> {
  const { email } = await victimOf({ ...app, adminEmail: "" });
  const own = device(app);
  await own.signIn(email);
  return { email, own };
}

/** The stored account. Left out: counters, and challenges that are requested and never used. */
async function everything(): Promise<string> {
  const tables = ["user", "session", "account", "authenticator", "recovery_code", "passkey"];
  const more = ["api_key", "renewal", "return_code", "event"];
  const rows = [];
  for (const table of [...tables, ...more])
    rows.push(await app.sql(`select * from account."${table}" order by 1, 2`));
  rows.push(await app.sql("select id from mail.outbox order by id"));
  rows.push(await app.sql("select * from account.verification where identifier like 'confirm%'"));
  return JSON.stringify(rows);
}

describe("a request that another site causes in a signed-in browser", () => {
  /** Requests that work when they come from our own page. */
  const bodies: Record<string, object> = {
    "/change-password": { currentPassword: testPassword, newPassword: "mallory-was-here-1" },
    "/change-email": { newEmail: "mallory@evil.test" },
    "/update-user": { name: "Mallory" },
    "/sign-out": {},
    "/second-step": { required: true },
    "/confirm/password": { password: testPassword },
    "/unlink-account": { providerId: "credential" },
    "/link-social": { provider: "google", callbackURL: "/dashboard" },
    "/sign-up/email": { email: "m@evil.test", name: "M", password: "mallory-was-here-1" },
    "/sign-up/phone": { phoneNumber: "+17185550142", name: "M", password: "mallory-was-here-1" },
    "/phone-number/change": { phoneNumber: "+17185550142" },
    "/email-otp/send-verification-otp": { email: "m@evil.test", type: "sign-in" },
    "/request-password-reset": { email: "m@evil.test" },
  };
  const json = { "content-type": "application/json" };
  const evil = { origin: "https://evil.test", referer: "https://evil.test/" };
  const ways: [string, Record<string, string>][] = [
    ["JSON from an evil origin", { ...json, ...evil }],
    ["JSON with the origin null", { ...json, origin: "null" }],
    ["JSON from another site", { ...json, "sec-fetch-site": "cross-site" }],
    ["JSON from a neighboring host", { ...json, "sec-fetch-site": "same-site" }],
    ["JSON from an origin that looks like ours", { ...json, origin: "http://127.0.0.1.evil.test" }],
    ["JSON sent as text", { "content-type": "text/plain", ...evil }],
    ["JSON sent as text, without an origin", { "content-type": "text/plain" }],
    ["a form", { "content-type": "application/x-www-form-urlencoded", ...evil }],
    ["a form without an origin", { "content-type": "application/x-www-form-urlencoded" }],
    ["a form with a referrer", { "content-type": "multipart/form-data; boundary=x", ...evil }],
  ];

  test("changes nothing, at any endpoint, in any of ten ways", async () => {
    const { own } = await signedIn();
    const cookie = own.cookie();
    const before = await everything();
    const procedures = ["erase", "endOtherSessions", "makeKey", "endSession", "revokeKey"];
    const targets = [
      ...endpoints.map(({ method, path }) => ({
        method,
        path: `/api/auth${path}`,
        body: bodies[path] ?? {},
      })),
      ...procedures.map((name) => ({
        method: "POST",
        path: `/rpc/account/${name}`,
        body: { json: {} },
      })),
    ];
    let tried = 0;
    for (const { method, path, body } of targets)
      for (const [what, headers] of ways) {
        const verb = method === "GET" ? "POST" : method;
        const isForm = headers["content-type"]?.includes("urlencoded");
        const text = isForm
          ? String(new URLSearchParams(body as Record<string, string>))
          : JSON.stringify(body);
        const answer = await fetch(new URL(path, app.running.baseUrl), {
          method: verb,
          headers: { cookie, ...headers },
          body: text,
          redirect: "manual",
        });
        tried += 1;
        expect(answer.status, `${verb} ${path}: ${what}`).toBeGreaterThanOrEqual(400);
        expect(answer.status, `${verb} ${path}: ${what}`).toBeLessThan(500);
        expect(answer.headers.getSetCookie(), `${verb} ${path}: ${what}`).toEqual([]);
      }
    expect(await everything()).toBe(before);
    expect(tried).toBeGreaterThan(400);
    // The same request from our own page works, so it was the site that was refused.
    expect((await own.post("/update-user", { name: "Ana" })).status).toBe(200);
    expect(await everything()).not.toBe(before);
  }, 180_000);

  test("changes nothing as a plain link", async () => {
    const { own } = await signedIn();
    const before = await everything();
    const readable = endpoints.filter(({ method }) => method === "GET").map(({ path }) => path);
    for (const { method, path } of endpoints) {
      if (method === "GET" || readable.includes(path)) continue;
      const query = new URLSearchParams(bodies[path] as Record<string, string>);
      const answer = await own.get(`${path}?${query}`);
      expect([404, 405], path).toContain(answer.status);
    }
    expect(await everything()).toBe(before);
  });
});

describe("a session that still needs its second step", () => {
  /** Reading who is signed in, completing the step, signing out, and starting over. */
  const open = [
    "GET /authorize",
    "GET /callback/00000000-0000-4000-8000-000000000000",
    "GET /error",
    "GET /get-session",
    "GET /jwks",
    "GET /ok",
    "GET /passkey/generate-authenticate-options",
    "GET /second-step/state",
    "POST /callback/00000000-0000-4000-8000-000000000000",
    "POST /email-otp/send-verification-otp",
    "POST /factors/00000000-0000-4000-8000-000000000000/challenge",
    "POST /factors/verify",
    "POST /get-session",
    "POST /passkey/verify-authentication",
    "POST /phone-number/request-password-reset",
    "POST /phone-number/reset-password",
    "POST /phone-number/send-otp",
    "POST /phone-number/verify",
    "POST /recovery-codes/use",
    "POST /request-password-reset",
    "POST /reset-password",
    "POST /send-verification-email",
    "POST /sign-in/email",
    "POST /sign-in/email-otp",
    "POST /sign-in/phone-number",
    "POST /sign-in/social",
    "POST /sign-in/sso",
    "POST /sign-out",
    "POST /sign-up/email",
    "POST /sign-up/phone",
    "POST /token",
    "GET /reset-password/00000000-0000-4000-8000-000000000000",
  ].sort();

  test("can use only the account endpoints that the step needs", async () => {
    const { email, own } = await signedIn();
    await addAuthenticator(own);
    const found = [];
    for (const { method, path } of endpoints) {
      const pending = device(app);
      await app.sql("delete from account.delay");
      await pending.signIn(email);
      const { status, body } = await pending.send(
        method,
        `/api/auth${path}`,
        method === "GET" ? undefined : {},
      );
      const isClosed = status === 404 && body.code === undefined;
      if (body.code !== "SECOND_STEP_NEEDED" && !isClosed) found.push(`${method} ${path}`);
    }
    expect(found.sort()).toEqual(open);
    expect((await own.get("/get-session")).body.user).toMatchObject({ email });
  }, 180_000);
});

describe("a path in an unusual spelling", () => {
  /** A request whose path is sent unnormalized. */
  const raw = (path: string, body: object) =>
    new Promise<number>((resolve, reject) => {
      const text = JSON.stringify(body);
      const sent = request(
        {
          host: "127.0.0.1",
          port: app.port,
          method: "POST",
          path,
          headers: { "content-type": "application/json", "content-length": text.length },
        },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode!);
        },
      );
      sent.on("error", reject).end(text);
    });

  test.each([
    "/api/auth//sign-in/email",
    "/api/auth/sign-in//email",
    "//api/auth/sign-in/email",
    "/api//auth/sign-in/email",
    "/api/auth/sign-in/email/",
    "/api/auth/sign-in/email//",
    "/api/auth/sign-in%2femail",
    "/api/auth/sign-in%2Femail",
    "/api/auth/sign-in%5cemail",
    "/api/auth/./sign-in//email",
    "/api/auth/SIGN-IN/email",
    "/api/auth/sign-in/email;x",
    "/api/auth/sign-in/email%20",
    "/api/auth/sign-in/%65mail%2f",
    "/api/auth/verify-password",
    "/api/auth//verify-password",
    "/api/auth/x/../verify-password",
    "/api/auth/verify-password/",
    "/api/auth/%76erify-password",
    "/api/auth/delete-user",
    "/api/auth/./delete-user",
    "/api/auth/%64elete-user",
  ])("reaches nothing: %s", async (path) => {
    const { email } = await victimOf({ ...app, adminEmail: "" });
    const status = await raw(path, { email, password: testPassword });
    expect([400, 401, 403, 404]).toContain(status);
  });

  test("doesn't bypass rate limits", async () => {
    const { email } = await victimOf({ ...app, adminEmail: "" });
    const paths = [
      "/api/auth/sign-in/email",
      "/api/auth/./sign-in/email",
      "/api/auth/%73ign-in/email",
    ];
    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1)
      statuses.push(await raw(paths[tries % 3]!, { email, password: "not-it-at-all" }));
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(3);
  });
});
