import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Config, readConfig } from "#server/platform/config.ts";
import { createLog } from "#server/platform/log.ts";
import { type Running, serve } from "#server/serve.ts";
import { createTestDatabase, type TestDatabase } from "#test/harness/database.ts";
import { addAuthenticator, device } from "#test/harness/device.ts";
import { addPerson, fresh, people } from "#test/harness/people.ts";
import { testMasterKey } from "./harness/sealed.ts";

// Sessions are in the database: they survive a restart, and every server process knows them.

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A server process on the shared database; without a configured secret, as `npm start` runs it. */
const start = (config: Partial<Config> = {}): Promise<Running> =>
  serve({
    config: {
      ...readConfig({ PORT: "0", DATABASE_URL: database.url, MASTER_KEY: testMasterKey }),
      ...config,
    },
    log: createLog("silent"),
    say: () => {},
    siteFolder: null,
  });

async function someone(): Promise<string> {
  const person = fresh(people.ana);
  await addPerson(database, person);
  return person.email;
}

/** Whether one device's cookies can read the person's rows at a server. */
async function opens(running: Running, cookie: string): Promise<boolean> {
  const answer = await fetch(`${running.baseUrl}/api/v1/profile`, { headers: { cookie } });
  return answer.status === 200;
}

describe("a session", () => {
  test("survives a restart of a server without a configured secret", async () => {
    const email = await someone();
    const before = await start();
    const browser = device({ running: before });
    await browser.signIn(email);
    await before.stop();
    const after = await start();
    expect(await opens(after, browser.cookie())).toBe(true);
    await after.stop();
  });

  test("works at every server process, and ends at all of them at once", async () => {
    const email = await someone();
    const [first, second] = await Promise.all([start(), start()]);
    const browser = device({ running: first });
    await browser.signIn(email);
    expect(await opens(second, browser.cookie())).toBe(true);
    const cookie = browser.cookie();
    await browser.post("/sign-out");
    expect(await opens(second, cookie)).toBe(false);
    await Promise.all([first.stop(), second.stop()]);
  });

  test(
    "named by a sign-out is ended, and no newer session of the same browser",
    { tags: ["AUTH-098"] },
    async () => {
      const server = await start();
      const email = await someone();
      const browser = device({ running: server });
      const sessionOf = async () => {
        const { body } = await browser.get("/get-session");
        return (body as { session: { id: string } }).session.id;
      };
      await browser.signIn(email);
      const first = await sessionOf();
      const earlier = browser.cookie();
      await browser.signIn(email);
      const second = await sessionOf();

      const late = await browser.post("/sign-out", { sessionId: first });
      expect([late.status, late.headers.getSetCookie()]).toEqual([200, []]);
      expect(await browser.isIn()).toBe(true);
      // The new cookie may end it, because it belongs to the same person; the new session is kept and named in
      // the answer.
      expect(late.body).toEqual({ success: true, other: second });
      expect(await opens(server, earlier)).toBe(false);
      // No one can end another person's session by its id.
      const stranger = device({ running: server });
      await stranger.signIn(await someone());
      await stranger.post("/sign-out", { sessionId: second });
      expect(await browser.isIn()).toBe(true);

      const cookie = browser.cookie();
      for (let again = 0; again < 2; again += 1)
        expect((await browser.post("/sign-out", { sessionId: second })).status).toBe(200);
      expect(await opens(server, cookie)).toBe(false);
      // Asked who is signed in, the account service removes the cookie.
      const { body } = await browser.get("/get-session");
      expect(body).toEqual({ text: "null" });
      expect(browser.cookie()).not.toContain("session_token");
      await server.stop();
    },
  );

  test("needs a second step from the start at which the admin requires it of everyone", async () => {
    const [email, careful] = [await someone(), await someone()];
    const before = await start();
    const [open, assured] = [device({ running: before }), device({ running: before })];
    await open.signIn(email);
    await assured.signIn(careful);
    await addAuthenticator(assured);
    await before.stop();
    const strict = await start({ requireMfa: true });
    expect(await opens(strict, open.cookie())).toBe(false);
    expect(await opens(strict, assured.cookie())).toBe(true);
    await strict.stop();
  });
});
