import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { readConfig } from "#server/platform/config.ts";
import { newId } from "#server/platform/ids.ts";
import { accountEndpoints } from "#test/harness/account-endpoints.ts";
import { type Client, type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { attemptsOn, fillAccount, procedureNames, type Target } from "#test/harness/attempts.ts";
import { type DatabaseProxy, startDatabaseProxy } from "#test/harness/database-proxy.ts";
import { device } from "#test/harness/device.ts";
import { listen } from "#test/harness/live.ts";
import { addPerson, fresh, people, testPassword } from "#test/harness/people.ts";
import { startProvider, type TestProvider } from "#test/harness/provider.ts";
import { newSid, postWebhook, twilioAccount } from "#test/harness/twilio.ts";

// The database goes down while the product runs, and comes back: no one sees a server error, no one waits forever,
// and nothing needs a restart.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let proxy: DatabaseProxy;
let provider: TestProvider;
let app: TestApp;
let ana: SignedIn;
let target: Target;
beforeAll(async () => {
  proxy = await startDatabaseProxy();
  provider = await startProvider();
  const line = newId();
  app = await testApp({
    databaseProxy: proxy,
    config: {
      providers: provider.config,
      twilio: twilioAccount,
      assistant: {
        ...readConfig({}).assistant,
        lines: [{ number: "+17185550100", profileId: line as OwnerId }],
      },
      trustedProxies: "127.0.0.1",
      signInTriesPerMinute: 10_000,
    },
  });
  ana = await app.as(fresh(people.ana), { id: line as OwnerId });
  target = await fillAccount(app, ana, {
    secret: "Secret",
    sender: await app.as(fresh(people.leo)),
  });
});
afterAll(async () => {
  await proxy.open();
  await app[Symbol.asyncDispose]();
  await proxy[Symbol.asyncDispose]();
  await provider.stop();
});

const comeAgain = (answer: Response) => ({
  status: answer.status,
  retryAfter: answer.headers.get("retry-after"),
});
const away = { status: 503, retryAfter: "2" };

/** Endpoints that use the database before they answer, each as a signed-in person requests it. */
const endpoints: Record<string, (client: Client) => Promise<Response>> = {
  "a procedure, from the browser": ({ fetch }) =>
    fetch("/rpc/profiles/mine", { method: "POST", body: "{}" }),
  "a procedure, from the API": ({ fetch }) => fetch("/api/v1/profile"),
  "the live channel": ({ fetch }) => fetch("/events"),
  "a calendar feed": ({ fetch }) => fetch(`/calendar/${newId()}/secret.ics`),
  "a picture": ({ fetch }) => fetch(`/pictures/${"A".repeat(32)}.webp`),
  "the export": ({ fetch }) => fetch("/account/export"),
  "the keys for access tokens": ({ fetch }) => fetch("/.well-known/jwks.json"),
  "the preview of a booking page": ({ fetch }) => fetch(`/book/${newId()}/preview.png`),
  "the local mailbox": ({ fetch }) => fetch(`${app.running.mailboxUrl!}.json`),
  readiness: ({ fetch }) => fetch("/readyz"),
  "a picture upload": ({ fetch }) =>
    fetch("/api/v1/profile-picture", {
      method: "PUT",
      body: Buffer.from("89504e470d0a1a0a", "hex"),
      headers: { "content-type": "image/png" },
    }),
};

/** Account requests that people wait for; an answer that only looks right would hide what did not happen. */
const accountRequests: Record<string, [path: string, body?: object]> = {
  "a sign-in": ["/sign-in/email", { email: "ana@agents.test", password: testPassword }],
  "a sign-up": ["/sign-up/email", { name: "Nia", email: "nia@x.test", password: "strangers-7" }],
  "a sign-up by phone": [
    "/sign-up/phone",
    { name: "Nia", phoneNumber: "+17185550111", password: "strangers-7" },
  ],
  "a password reset email": ["/request-password-reset", { email: "ana@agents.test" }],
  "a code by email": ["/email-otp/send-verification-otp", { email: "ana@agents.test" }],
  "a token": ["/token?grant_type=password", { email: "ana@agents.test", password: testPassword }],
  "a new password": ["/reset-password", { token: "x", newPassword: "another-one-8" }],
  "the session": ["/get-session"],
  "a sign-out that names its session": ["/sign-out", { sessionId: newId() }],
};

/** Pages need no database to load: the data they show is requested later. */
const pages = ["/", "/signin", "/signup", "/dashboard", "/update-password"];

/** Twilio's requests during which a person waits, and those that only report. */
const heard = ["/twilio/voice", "/twilio/text"];
const reports = ["/twilio/missed", "/twilio/call-status"];
const call = (path: string) =>
  postWebhook(app.running.baseUrl, path, {
    CallSid: newSid("CA"),
    MessageSid: newSid("SM"),
    From: "+13475550123",
    To: "+17185550100",
    Body: "Hello",
    Direction: "inbound",
    CallStatus: "no-answer",
  });

const post = ([path, body]: [string, object?]) =>
  ana.fetch(`/api/auth${path}`, {
    method: body ? "POST" : "GET",
    ...(body && { body: JSON.stringify(body) }),
  });

describe("while the database is down", () => {
  beforeAll(() => proxy.close());
  afterAll(() => proxy.open());

  test.each(Object.entries(endpoints))(
    "%s: answers that it should be tried again",
    async (_, request) => {
      expect(comeAgain(await request(ana))).toEqual(away);
    },
  );

  test.each(Object.entries(accountRequests))(
    "%s: answers that it should be tried again",
    async (_, asked) => {
      expect(comeAgain(await post(asked))).toEqual(away);
    },
  );

  test("every other account endpoint says so too, or what is wrong with the request", async () => {
    const endpoints = await accountEndpoints(app, provider);
    expect(endpoints.length).toBeGreaterThan(60);
    for (const { method, path } of endpoints) {
      const init = method === "GET" ? {} : { method, body: "{}" };
      const answer = await ana.fetch(`/api/auth${path}`, init);
      const { status } = answer;
      expect([503, 404, 405, 415], `${method} ${path}`).toContain(status);
    }
  });

  test("every procedure of a signed-in person says so, and none reports a server error", async () => {
    const open = /^(site|booking|assistant\.(talk|optOut))\./;
    for (const name of procedureNames()) {
      const status = await attemptsOn(target)[name]!(ana)
        .then(() => 200)
        .catch((error: { status?: number }) => error.status);
      if (open.test(name)) expect([200, 404, 409, 503], name).toContain(status);
      else expect(status, name).toBe(503);
    }
  });

  test.each(pages)("the page %s still loads", async (path) => {
    expect((await ana.fetch(path)).status).toBe(200);
  });

  test("a booking page is sent without its professional, whom its browser then requests", async () => {
    expect((await ana.fetch(`/book/${ana.id}`)).status).toBe(200);
  });

  test.each(heard)("%s: the waiting caller hears an explanation", async (path) => {
    const { status, xml } = await call(path);
    expect({ status, isWords: xml.includes("<Response") }).toEqual({ status: 200, isWords: true });
  });

  test.each(reports)(
    "%s, which no one hears: answers that it should be tried again",
    async (path) => {
      expect((await call(path)).status).toBe(503);
    },
  );
});

describe("once the database is back", () => {
  test("everything works again within seconds, on its own", async () => {
    using dashboard = await listen(ana);
    await expect.poll(() => dashboard.events).toContain("ready all");
    await proxy.close();
    expect(comeAgain(await ana.fetch("/api/v1/profile"))).toEqual(away);
    await proxy.open();
    const within = { timeout: 10_000 };
    await expect.poll(async () => (await ana.fetch("/api/v1/profile")).status, within).toBe(200);
    const ben = fresh(people.ben);
    await addPerson(app.database, ben);
    expect((await device(app).signIn(ben.email)).status).toBe(200);
    await expect.poll(() => dashboard.events, within).toContain("resync all");
    await ana.api.contacts.addLead({ id: newId(), lead: { firstName: "P", lastName: "R" } });
    await expect.poll(() => dashboard.events, within).toContain("changed contacts");
  });
});

describe("while the database accepts connections and answers nothing", () => {
  test("no one waits longer than half a minute, and everything works afterwards", async () => {
    // One connection of every pool is in use, as usual, and others are yet to be opened.
    const requests = () => [
      ...["a procedure, from the API", "the live channel", "a picture", "the export"].map((name) =>
        endpoints[name]!(ana),
      ),
      ...["a sign-in", "a sign-up", "a password reset email"].map((name) =>
        post(accountRequests[name]!),
      ),
    ];
    await Promise.all(requests());
    proxy.freeze();
    const began = performance.now();
    const answers = await Promise.all(requests());
    expect(answers.map(comeAgain)).toEqual(answers.map(() => away));
    expect(performance.now() - began).toBeLessThan(45_000);
    await proxy.open();
    await expect
      .poll(async () => (await ana.fetch("/api/v1/profile")).status, { timeout: 10_000 })
      .toBe(200);
  });
});
