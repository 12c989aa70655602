import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountEndpoints, type Endpoint } from "./harness/account-endpoints.ts";
import { type TestApp, testApp } from "./harness/app.ts";
import { fewHostileValues, hostileBodies, hostileEscapes } from "./harness/hostile-values.ts";
import { addPerson, addSession, fresh, people } from "./harness/people.ts";
import { startProvider, type TestProvider } from "./harness/provider.ts";

let provider: TestProvider;
let app: TestApp;
let endpoints: Endpoint[];
beforeAll(async () => {
  provider = await startProvider();
  app = await testApp({
    config: { signInTriesPerMinute: 10_000, providers: provider.config },
    log: "error",
  });
  endpoints = await accountEndpoints(app, provider);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await provider.stop();
});

const id = "00000000-0000-4000-8000-000000000000";
const number = "+17185550142";
const email = "stranger@x.test";
const token = { token: "x.y.z", nonce: "n", accessToken: "a", user: { name: { firstName: "A" } } };
const start = {
  provider: "google",
  callbackURL: "/dashboard",
  errorCallbackURL: "/signin",
  newUserCallbackURL: "/dashboard",
  loginHint: "a",
  scopes: ["email"],
  additionalParams: { a: "b" },
};
const passkey = {
  name: "Key",
  response: {
    id: "AAAA",
    rawId: "AAAA",
    type: "public-key",
    clientExtensionResults: {},
    authenticatorAttachment: "platform",
    response: {
      clientDataJSON: "e30",
      attestationObject: "AAAA",
      authenticatorData: "AAAA",
      signature: "AAAA",
      userHandle: "AAAA",
      transports: ["usb"],
    },
  },
};
/** What each endpoint reads; those that read nothing get a body anyway. */
const bodies: Record<string, object> = {
  "/sign-in/social": { ...start, idToken: token },
  "/link-social": { ...start, idToken: token },
  "/callback/:id": { code: "c", state: "s", error: "e", error_description: "d", user: "u" },
  "/sign-up/email": { email, name: "A", password: "p-p-p-p", callbackURL: "/", codeChallenge: "c" },
  "/sign-in/email": { email, password: "wrong-wrong", callbackURL: "/", rememberMe: true },
  "/reset-password": { newPassword: "p-p-p-p-1", token: "t" },
  "/send-verification-email": { email, callbackURL: "/", codeChallenge: "c" },
  "/change-email": { newEmail: email, callbackURL: "/" },
  "/change-password": { newPassword: "p-p-p-p-1", currentPassword: "wrong-wrong" },
  "/update-user": { name: "A", image: "i" },
  "/request-password-reset": { email, redirectTo: "/" },
  "/unlink-account": { accountId: id, providerId: "google" },
  "/sign-in/sso": { email: "a@company.test", domain: "company.test", ...start },
  "/passkey/verify-registration": passkey,
  "/passkey/verify-authentication": { response: passkey.response },
  "/passkey/delete-passkey": { id },
  "/passkey/update-passkey": { id, name: "Key" },
  "/factors": { name: "Phone", type: "totp" },
  "/factors/verify": { factorId: id, code: "000000" },
  "/second-step": { required: false },
  "/recovery-codes/use": { code: "aaaa-aaaa" },
  "/confirm/password": { password: "wrong-wrong" },
  "/confirm/code": { code: "000000" },
  "/email-otp/send-verification-otp": {
    email,
    type: "sign-in",
    createUser: true,
    captchaToken: "c",
  },
  "/sign-in/email-otp": { email, otp: "000000", name: "A" },
  "/sign-up/phone": { phoneNumber: number, name: "A", password: "p-p-p-p-1" },
  "/sign-in/phone-number": { phoneNumber: number, password: "wrong-wrong", rememberMe: true },
  "/phone-number/send-otp": { phoneNumber: number, channel: "sms", type: "sign-up" },
  "/phone-number/verify": { phoneNumber: number, code: "000000", name: "A" },
  "/phone-number/request-password-reset": { phoneNumber: number },
  "/phone-number/reset-password": { phoneNumber: number, otp: "0", newPassword: "p-p-p-p-1" },
  "/phone-number/change": { phoneNumber: number },
  "/phone-number/change/verify": { phoneNumber: number, code: "000000" },
  "/set-first-password": { newPassword: "p-p-p-p-1" },
};
const grants: Record<string, object> = {
  password: { email, password: "wrong-wrong", phone_number: number, captcha_token: "c" },
  otp: { email, token: "000000" },
  id_token: { provider: "google", id_token: "x.y.z", nonce: "n" },
  refresh_token: { refresh_token: "r" },
  pkce: { auth_code: "a", code_verifier: "v".repeat(50) },
};
const queries: Record<string, string[]> = {
  "/callback/:id": ["code", "error", "device_id", "error_description", "state", "user", "iss"],
  "/get-session": ["disableCookieCache", "disableRefresh"],
  "/verify-email": ["token", "callbackURL", "codeChallenge"],
  "/reset-password/:token": ["callbackURL"],
  "/passkey/generate-register-options": ["authenticatorAttachment", "name", "context"],
  "/token": ["grant_type"],
  "/authorize": ["provider", "redirect_to", "code_challenge", "code_challenge_method"],
  "/error": ["error", "error_description"],
};
const readsCookies = (pattern: string) =>
  /^\/(get-session|sign-out|sign-(in|up)\/email|verify-email|callback\/:id|change-password|token|factors|authorize)$/.test(
    pattern,
  );
const cookies = ["session", "way-back", "sign-up", "device", "short-session", "session-data"];

/** The Cookie header of a new signed-in person. */
async function signedIn(): Promise<string> {
  const cookie = await addSession(app.database, await addPerson(app.database, fresh(people.ana)));
  return `${cookie.name}=${cookie.value}`;
}

/** Some endpoints answer only after half a second, so that they don't tell who has an account. */
const atOnce = 12;

type Asked = { method: string; path: string; what: string; body?: Buffer; cookie?: string };

async function statusOf({ method, path, body, cookie }: Asked): Promise<number> {
  const answer = await fetch(`${app.running.baseUrl}/api/auth${path}`, {
    method,
    redirect: "manual",
    headers: {
      origin: app.running.baseUrl,
      ...(cookie ? { cookie } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Sends requests one after another, some at once, and expects no server error. */
async function expectNoServerError(asked: AsyncIterable<Asked>, counts: { tried: number }) {
  const broken: string[] = [];
  const under = new Set<Promise<void>>();
  const ask = async (request: Asked) => {
    let status = await statusOf(request);
    // On a stalled machine any request may be told to come back: a value that is to blame fails again.
    if (status === 503) status = await statusOf(request);
    counts.tried += 1;
    const { method, path, what } = request;
    if (status >= 500) broken.push(`${status} ${method} ${path.slice(0, 200)}: ${what}`);
  };
  for await (const one of asked) {
    // Growing waits would answer instead of the endpoint under test.
    if (under.size === 0) await app.sql("delete from account.delay");
    const asking: Promise<void> = ask(one).finally(() => under.delete(asking));
    under.add(asking);
    if (under.size >= atOnce) await Promise.all(under);
  }
  await Promise.all(under);
  expect(broken, broken.join("\n")).toEqual([]);
}

// For someone already signed in these change nothing, and each attempt costs a password hash.
const isPublic = (pattern: string) =>
  /^\/(sign-(in|up)\/|token$|request-password|reset-password|email-otp\/|phone-number\/(?!change|remove))/.test(
    pattern,
  );

async function* hostileRequests(): AsyncGenerator<Asked> {
  for (const { method, path, pattern } of endpoints) {
    if (method === "GET") continue;
    const grantsOf =
      pattern === "/token" ? Object.entries(grants) : [["", bodies[pattern] ?? { a: "b" }]];
    for (const [grant, fields] of grantsOf as [string, object][])
      for (const cookie of isPublic(pattern) ? [undefined] : [undefined, await signedIn()])
        for (const { what, body } of hostileBodies(
          fields as never,
          isPublic(pattern) || cookie ? undefined : fewHostileValues,
        ))
          yield { method, path: grant ? `${path}?grant_type=${grant}` : path, what, body, cookie };
  }
}

async function* hostileAddresses(): AsyncGenerator<Asked> {
  for (const { method, path, pattern } of endpoints)
    for (const cookie of [undefined, await signedIn()])
      for (const [what, escape] of Object.entries(hostileEscapes)) {
        for (const name of queries[pattern] ?? ["a"])
          yield { method, path: `${path}?${name}=${escape}&${name}[a]=${escape}`, what, cookie };
        if (pattern !== path)
          yield { method, path: pattern.replaceAll(/:\w+/g, escape), what, cookie };
      }
}

async function* hostileCookies(): AsyncGenerator<Asked> {
  for (const { method, path } of endpoints.filter(({ pattern }) => readsCookies(pattern)))
    for (const name of cookies)
      for (const [what, escape] of Object.entries(hostileEscapes))
        yield {
          method,
          path,
          what,
          cookie: `hearthline.${name}=${escape}.${escape}; %=${escape}; a`,
        };
}

test("no value in any body field causes a server error at an account endpoint", async () => {
  const counts = { tried: 0 };
  await expectNoServerError(hostileRequests(), counts);
  console.log(`hostile bodies: ${counts.tried} tried, none answered 5xx`);
  expect(counts.tried).toBeGreaterThan(5_000);
}, 300_000);

test("nor does a value in an address or a cookie", async () => {
  const counts = { tried: 0 };
  await expectNoServerError(hostileAddresses(), counts);
  await expectNoServerError(hostileCookies(), counts);
  console.log(`hostile addresses and cookies: ${counts.tried} tried, none answered 5xx`);
  expect(counts.tried).toBeGreaterThan(2_000);
}, 300_000);

test("an unknown path of any length is not found, and nothing of it is stored", async () => {
  const answers = new Set<number>();
  for (const bytes of [100, 400, 2_100, 6_000])
    for (const method of ["GET", "POST"]) {
      const path = `/api/auth/${randomBytes(bytes).toString("base64url")}`;
      answers.add((await app.visitor.fetch(path, { method })).status);
    }
  expect([...answers]).toEqual([404]);
  const [row] = await app.sql<{ longest: number }>(
    "select max(length(key)) as longest from account.rate_limit",
  );
  expect(row!.longest).toBeLessThan(400);
});
