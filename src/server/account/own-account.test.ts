import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { addAuthenticator, type Device, device } from "#test/harness/device.ts";
import { listen } from "#test/harness/live.ts";
import { addPerson, fresh, people } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { signInTriesPerMinute: 10_000 } });
});
afterAll(() => app[Symbol.asyncDispose]());

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

async function someone(userAgent?: string) {
  const person = fresh(people.ana);
  const id = await addPerson(app.database, person);
  const browser = device(app, userAgent);
  await browser.signIn(person.email);
  return { id, email: person.email, name: person.fullName, browser };
}
type Overview = {
  sessions: { id: string; isThis: boolean; browser: string | null; system: string | null }[];
};
const overview = async (browser: Device) =>
  (await browser.send("GET", "/api/v1/account")).body as Overview & Record<string, unknown>;
const kinds = async (browser: Device) => {
  const { events } = (await browser.send("GET", "/api/v1/account/events")).body;
  return (events as { kind: string }[]).map(({ kind }) => kind);
};

describe("my account", () => {
  test(
    "shows the person, the sign-in methods and their protection",
    { tags: ["AUTH-067.1", "AUTH-067.2", "AUTH-067.3", "AUTH-067.4", "AUTH-067.5"] },
    async () => {
      const { browser, id, email, name } = await someone();
      await addAuthenticator(browser);
      await app.sql(
        `insert into account.account (id, user_id, account_id, provider_id, created_at, updated_at)
       values ($1, $2, '12345', 'google', now(), now())`,
        [newId(), id],
      );
      expect(await overview(browser)).toMatchObject({
        id,
        email,
        name,
        hasPassword: true,
        identities: [{ provider: "google", accountId: "12345" }],
        authenticators: [{ name: "Phone" }],
      });
    },
  );

  test("lists each device with its type, location and last use", async () => {
    const { browser, email } = await someone(firefox);
    const other = device(app, "curl/8.0");
    await other.signIn(email);
    const { sessions } = await overview(browser);
    expect(sessions).toHaveLength(2);
    const mine = sessions.find(({ isThis }) => isThis);
    expect(mine).toMatchObject({
      browser: "Firefox",
      system: "Windows",
      ipAddress: "127.0.0.1",
      method: "password",
      isPending: false,
    });
    const text = JSON.stringify(await overview(browser));
    expect(text).not.toMatch(/token|hash|secret/i);
  });

  test("ends another device, which learns of it within a second and has no access from then on", async () => {
    const { browser, email } = await someone();
    const other = device(app);
    await other.signIn(email);
    const asOther = {
      api: app.visitor.api,
      fetch: (path: string, init?: RequestInit) =>
        app.visitor.fetch(path, { ...init, headers: { ...init?.headers, cookie: other.cookie() } }),
    };
    using page = await listen(asOther);
    await expect.poll(() => page.events).toEqual(["ready all"]);
    const { sessions } = await overview(browser);
    const { id } = sessions.find(({ isThis }) => !isThis)!;
    expect((await browser.send("DELETE", `/api/v1/account/sessions/${id}`)).status).toBe(200);
    await expect.poll(() => page.events).toEqual(["ready all", "changed session"]);
    expect(await other.isIn()).toBe(false);
    // After that, nothing more is sent there.
    await expect.poll(() => page.isOver()).toBe(true);
    expect((await browser.send("DELETE", `/api/v1/account/sessions/${id}`)).status).toBe(404);
  });

  test("ends all others at once and keeps the one that asks", async () => {
    const { browser, email } = await someone();
    const others = [device(app), device(app)];
    for (const other of others) await other.signIn(email);
    const answer = await browser.send("POST", "/api/v1/account/sessions/end-others");
    expect(answer).toMatchObject({ status: 200, body: { ended: 2 } });
    for (const other of others) expect(await other.isIn()).toBe(false);
    expect(await browser.isIn()).toBe(true);
  });

  test("is deleted once by four requests at once, and one email reports it", async () => {
    const { browser, email } = await someone();
    const erase = () => browser.send("POST", "/api/v1/account/erase", { email });
    const answers = await Promise.all([erase(), erase(), erase(), erase()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    await app.drain();
    const mails = await app.sql("select from mail.outbox where recipient = $1", [email]);
    expect(mails).toHaveLength(1);
  });

  test("four requests with one id create one key; the others learn why it cannot be shown again", async () => {
    const { browser } = await someone();
    const key = { id: newId(), name: "CRM", scopes: ["contacts:read"], days: 30 };
    const make = () => browser.send("POST", "/api/v1/account/keys", key);
    const answers = await Promise.all([make(), make(), make(), make()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await overview(browser)).keys).toHaveLength(1);
    expect((await make()).body).toMatchObject({
      code: "ALREADY_MADE",
      message:
        "This key was already made, and we can show a key only once. Revoke it and make a new one.",
    });
    // After it is revoked, the same form creates a new key.
    await browser.send("DELETE", `/api/v1/account/keys/${key.id}`);
    expect((await make()).status).toBe(200);
  });

  test("creates a key under an id that another person's key has, like any other", async () => {
    const { browser: first } = await someone();
    const { browser: second } = await someone();
    const key = { id: newId(), name: "CRM", scopes: ["contacts:read"], days: 30 };
    const made = await Promise.all(
      [first, second].map((browser) => browser.send("POST", "/api/v1/account/keys", key)),
    );
    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    const use = ({ body }: (typeof made)[number]) =>
      fetch(new URL("/api/v1/contacts?type=Lead", app.running.baseUrl), {
        headers: { authorization: `Bearer ${(body as { key: string }).key}` },
      });
    expect((await use(made[0]!)).status).toBe(200);
    const [{ used }] = (await app.sql(
      "select array_agg(last_used_at is not null order by last_used_at is null) as used from account.api_key where id = $1",
      [key.id],
    )) as [{ used: boolean[] }];
    // Using one does not count as using the other.
    expect(used).toEqual([true, false]);
    expect((await first.send("DELETE", `/api/v1/account/keys/${key.id}`)).status).toBe(200);
    expect((await use(made[0]!)).status).toBe(401);
    expect((await use(made[1]!)).status).toBe(200);
    expect((await first.send("DELETE", `/api/v1/account/keys/${key.id}`)).status).toBe(404);
  });

  test("is separate from others': their sessions, keys and events get a 404", async () => {
    const ana = await someone();
    const ben = await someone();
    const { sessions } = await overview(ana.browser);
    const key = { id: newId(), name: "CRM", scopes: ["contacts:read"], days: 30 };
    const made = (await ana.browser.send("POST", "/api/v1/account/keys", key)).body as {
      made: { id: string };
    };
    for (const path of [`sessions/${sessions[0]!.id}`, `keys/${made.made.id}`])
      expect((await ben.browser.send("DELETE", `/api/v1/account/${path}`)).status).toBe(404);
    expect(await ana.browser.isIn()).toBe(true);
    expect(JSON.stringify(await overview(ben.browser))).not.toContain(ana.id);
    const { events } = (await ben.browser.send("GET", "/api/v1/account/events")).body;
    expect((events as { kind: string }[]).map(({ kind }) => kind)).toEqual([
      "signed_in",
      "password_set",
    ]);
  });

  test("updates a session's last use, at most every five minutes", async () => {
    const { browser, id } = await someone();
    const seen = async () =>
      (
        await app.sql<{ ago: number }>(
          "select extract(epoch from now() - last_seen_at)::int as ago from account.session where user_id = $1",
          [id],
        )
      )[0]!.ago;
    await app.sql(
      "update account.session set last_seen_at = now() - interval '4 minutes' where user_id = $1",
      [id],
    );
    await browser.isIn();
    expect(await seen()).toBeGreaterThan(200);
    await app.sql(
      "update account.session set last_seen_at = now() - interval '6 minutes' where user_id = $1",
      [id],
    );
    await browser.isIn();
    expect(await seen()).toBeLessThan(5);
  });
});

describe("the activity of an account", () => {
  test("is recorded with its device, newest first", async () => {
    const { browser, id } = await someone(firefox);
    await addAuthenticator(browser);
    await app.sql(`update account."user" set phone_number = $2 where id = $1`, [
      id,
      `+1212${String(Date.now()).slice(-7)}`,
    ]);
    await browser.send("POST", "/api/v1/account/keys", {
      id: newId(),
      name: "CRM",
      scopes: ["contacts:read"],
      days: 30,
    });
    expect(await kinds(browser)).toEqual([
      "api_key_made",
      "phone_changed",
      "second_step_required",
      "authenticator_added",
      "signed_in",
      "password_set",
    ]);
    const { events } = (await browser.send("GET", "/api/v1/account/events")).body;
    expect((events as object[]).at(-2)).toMatchObject({
      kind: "signed_in",
      detail: "password",
      browser: "Firefox",
      system: "Windows",
      ipAddress: "127.0.0.1",
    });
  });

  test("is never changed or removed, by any role", async () => {
    const { id } = await someone();
    for (const statement of [
      "update account.event set kind = 'signed_out' where user_id = $1",
      "delete from account.event where user_id = $1",
    ])
      await expect(app.sql(statement, [id])).rejects.toThrow(/never changed/);
  });

  test("is paginated", async () => {
    const { browser, id } = await someone();
    await app.sql(
      `insert into account.event (user_id, kind, happened_at)
       select $1, 'signed_in', now() - make_interval(mins => n) from generate_series(1, 70) n`,
      [id],
    );
    const seen: string[] = [];
    let before = "";
    for (let page = 0; page < 5 && (page === 0 || before); page += 1) {
      const query = before ? `?before=${before}` : "";
      const { body } = await browser.send("GET", `/api/v1/account/events${query}`);
      seen.push(...(body.events as { id: string }[]).map((event) => event.id));
      before = (body.next as string | null) ?? "";
    }
    expect(seen).toHaveLength(72);
    expect(new Set(seen).size).toBe(72);
  });
});
