import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as attacks from "./harness/account-attacks.ts";
import { takeovers, waysAroundSecondStep } from "./harness/account-takeovers.ts";
import { type TestApp, testApp } from "./harness/app.ts";
import { device } from "./harness/device.ts";
import { enumerationOracles, probes } from "./harness/enumeration.ts";
import { startProvider, type TestProvider } from "./harness/provider.ts";
import { holdWaits, releaseWaits } from "./harness/waits.ts";

/** With the default limits, behind a trusted proxy, with identity providers. */
let provider: TestProvider;
let app: TestApp;
let setup: attacks.Setup;
beforeAll(async () => {
  provider = await startProvider();
  const adminEmail = "admin@hearthline.test";
  app = await testApp({
    config: { trustedProxies: "127.0.0.1", providers: provider.config, adminEmail },
  });
  setup = { running: app.running, database: app.database, mails: app.mails, adminEmail };
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await provider.stop();
});
beforeEach(() => attacks.forgetWaits(setup));

describe("password guessing", () => {
  test("of 30 attempts with a changing header, three are checked", async () => {
    await using bare = await testApp();
    await holdWaits(bare);
    const other = { ...setup, running: bare.running, database: bare.database };
    expect(await attacks.passedRotatingHeader(other)).toBeLessThanOrEqual(3);
  });

  test("of 30 attempts from 30 addresses, ten are checked", async () => {
    await holdWaits(app);
    expect(await attacks.passedManyAddresses(setup)).toBeLessThanOrEqual(10);
    await releaseWaits(app);
  });

  test("never locks the owner out in 15 attempts", async () => {
    expect(await attacks.victimLockedOut(setup)).toBe(0);
  }, 180_000);
});

describe("old sessions", () => {
  test("end with a new password, a reset, a new factor and the account's deletion: cookies and tokens", async () => {
    expect(await attacks.oldSessionsAlive(setup)).toEqual({ alive: 0, tried: 32 });
  }, 180_000);
});

describe("works only once:", () => {
  test("a password reset token, sent 20 times at once and again later", async () => {
    expect(await attacks.resetTokenUses(setup)).toBe(1);
  });

  test("a code of an authenticator app", async () => {
    expect(await attacks.totpReplays(setup)).toBe(0);
  }, 180_000);

  test("a recovery code", async () => {
    expect(await attacks.recoveryCodeReplays(setup)).toBe(0);
  }, 180_000);
});

test("hostile addresses lead nowhere, in any parameter that takes an address", async () => {
  const { led, tried } = await attacks.offSiteRedirects(setup);
  expect(led).toBe(0);
  expect(tried).toBeGreaterThan(1_000);
}, 360_000);

test("no attack gets into another account", async () => {
  expect((await takeovers(setup, provider)).taken).toEqual([]);
}, 180_000);

test("no sign-in method bypasses two-step sign-in", async () => {
  expect((await waysAroundSecondStep(setup, provider)).around).toEqual([]);
}, 180_000);

describe("who has an account", () => {
  test.each(Object.keys(probes))("is not revealed by: %s", async (name) => {
    const found = await enumerationOracles(setup, { pairs: 6, names: [name] });
    // Timing is measured by `npm run bench -- accounts`, on an idle machine.
    expect(found.filter(({ what }) => !what.endsWith(" ms"))).toEqual([]);
  });
});

test("cookies are unreadable to scripts, not sent by other sites, and Secure under https", async () => {
  await using secure = await testApp({ config: { baseUrl: "https://crm.example.com" } });
  for (const [at, name, rest] of [
    [app, "hearthline", ""],
    [secure, "__Host-hearthline", "Secure; "],
  ] as const) {
    const { email } = await attacks.victimOf({ ...setup, database: at.database });
    const here = { running: { baseUrl: `http://127.0.0.1:${at.port}` } };
    const origin = at.running.baseUrl;
    const { headers } = await device(here, "Tests/1.0").post(
      "/sign-in/email",
      { email, password: "correct-horse-7" },
      { origin },
    );
    const lines = headers.getSetCookie().map((line) => line.replace(/=[^;]+/, "=*"));
    expect(lines.sort()).toEqual([
      `${name}.device=*; Max-Age=7776000; Path=/; HttpOnly; ${rest}SameSite=Lax`,
      `${name}.session=*; Max-Age=604800; Path=/; HttpOnly; ${rest}SameSite=Lax`,
    ]);
  }
});
