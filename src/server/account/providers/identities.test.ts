import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { type Browser, openBrowser } from "#test/harness/browser.ts";
import { addPerson, addSession, fresh, people } from "#test/harness/people.ts";
import { freshPerson, startProvider, type TestProvider } from "#test/harness/provider.ts";

let provider: TestProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await startProvider();
  app = await testApp({ config: { signInTriesPerMinute: 10_000, providers: provider.config } });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await provider.stop();
});
beforeEach(() => {
  provider.misdeed = null;
  provider.person = freshPerson();
});

/** A browser in which a new person is signed in. */
async function browserOf(person = fresh(people.ana)): Promise<Browser & Pick<SignedIn, "id">> {
  const id = await addPerson(app.database, person);
  const cookie = await addSession(app.database, id);
  const browser = openBrowser(app);
  browser.cookies.set(cookie.name, cookie.value);
  return { ...browser, id };
}

const identitiesOf = (id: string) =>
  app.sql<{ id: string; provider_id: string }>(
    "select id, provider_id from account.account where user_id = $1 order by created_at",
    [id],
  );
const ways = async (id: string) => (await identitiesOf(id)).map((row) => row.provider_id);
/** Starts two operations while rows are locked, releases the lock when both wait, and returns their results. */
async function whileLocked<Result>(lock: string, start: () => Promise<Result>[]) {
  const client = new Client({ connectionString: app.database.url });
  await client.connect();
  await client.query("begin");
  await client.query(lock);
  const works = start();
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect.poll(async () => (await app.sql(waiting)).length).toBe(works.length);
  await client.query("rollback");
  await client.end();
  return Promise.all(works);
}

const linkFailed = (error: string, name: string) =>
  `/dashboard/settings/account?error=${error}&provider=${name}`;

describe("linking an identity", () => {
  test.each(["google", "facebook"])(
    "of %s is started by its owner, who can sign in with it from then on",
    { tags: ["AUTH-089"] },
    async (name) => {
      // The address at the provider may be a different one, which was never verified.
      provider.person = freshPerson({ emailVerified: false });
      const ana = await browserOf();
      const { way, end } = await ana.through(name, { link: true });
      expect(way.searchParams.get("client_id")).toBe(`${name}-id`);
      expect(end).toBe("/dashboard/settings/account");
      expect(await ways(ana.id)).toEqual(["credential", name]);

      const elsewhere = openBrowser(app);
      expect((await elsewhere.through(name)).end).toBe("/dashboard");
      expect((await elsewhere.whoami())?.id).toBe(ana.id);
    },
  );

  test("needs a session, and a recent confirmation", async () => {
    expect(await openBrowser(app).post("/link-social", { provider: "google" })).toMatchObject({
      status: 401,
    });
    const ana = await browserOf();
    await app.sql(
      "update account.session set confirmed_at = now() - interval '11 minutes' where user_id = $1",
      [ana.id],
    );
    expect(await ana.post("/link-social", { provider: "google" })).toMatchObject({
      status: 403,
      body: { code: "CONFIRMATION_NEEDED" },
    });
  });

  test("that belongs to another account is refused, and stays there", async () => {
    await openBrowser(app).through("google");
    const ana = await browserOf();
    const { end } = await ana.through("google", { link: true });
    expect(end).toBe(linkFailed("linked_elsewhere", "google"));
    expect(await ways(ana.id)).toEqual(["credential"]);
  });

  test("that fails leads back to the account page", async () => {
    const ana = await browserOf();
    provider.misdeed = "refuses";
    expect((await ana.through("google", { link: true })).end).toBe(linkFailed("refused", "google"));
    provider.misdeed = null;
    expect((await ana.through("sso", {})).end).not.toBe("/dashboard");
  });

  test("of the company is only for its addresses", async () => {
    const ana = await browserOf();
    const { end } = await ana.through("google", { link: true, provider: "sso" });
    expect(end).toBe(linkFailed("wrong_domain", "sso"));
    expect(await ways(ana.id)).toEqual(["credential"]);
  });

  test("fails if its owner has signed out since, even if another person signed in", async () => {
    const ana = await browserOf();
    const { back } = await ana.upTo("google", { link: true });
    const ben = await browserOf(fresh(people.ben));
    for (const [name, value] of ben.cookies) ana.cookies.set(name, value);
    const answer = await ana.fetch(back.pathname + back.search);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe(linkFailed("link_lost", "google"));
    expect([await ways(ana.id), await ways(ben.id)]).toEqual([["credential"], ["credential"]]);
  });

  test("cannot be finished in another browser", async () => {
    const attacker = await browserOf();
    const { back } = await attacker.upTo("google", { link: true });
    const victim = await browserOf(fresh(people.ben));
    const answer = await victim.fetch(back.pathname + back.search);
    expect(answer.headers.get("location")).toContain("error=not_valid");
    expect(await ways(victim.id)).toEqual(["credential"]);
    expect(await ways(attacker.id)).toEqual(["credential"]);
  });
});

describe("removing an identity", () => {
  test(
    "by its id shortens the list, and it gives no access anymore",
    { tags: ["AUTH-090"] },
    async () => {
      const ana = await browserOf();
      await ana.through("google", { link: true });
      const [, identity] = await identitiesOf(ana.id);
      expect(await ana.post("/unlink-account", { accountId: identity!.id })).toMatchObject({
        status: 200,
      });
      expect(await ways(ana.id)).toEqual(["credential"]);
      await openBrowser(app).through("google");
      expect(await ways(ana.id)).toEqual(["credential"]);
    },
  );

  test("is refused for the last sign-in method without email, also for the last two at once", async () => {
    const gus = openBrowser(app);
    await gus.through("google");
    const { id } = (await gus.whoami())!;
    const [google] = await identitiesOf(id);
    expect(await gus.post("/unlink-account", { accountId: google!.id })).toMatchObject({
      status: 409,
      body: { code: "LAST_WAY_IN" },
    });
    await gus.through("facebook", { link: true });
    const both = await identitiesOf(id);
    expect(both).toHaveLength(2);
    // Both removals are in progress when the first one may delete.
    const answers = await whileLocked(
      `select from account.account where user_id = '${id}' for update`,
      () => both.map((identity) => gus.post("/unlink-account", { accountId: identity.id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ways(id)).toHaveLength(1);
  });

  test("leaves a passkey as the sign-in method, which then cannot be removed either", async () => {
    const gus = openBrowser(app);
    await gus.through("google");
    const { id } = (await gus.whoami())!;
    await app.sql(
      `insert into account.passkey (id, user_id, public_key, credential_id, counter, device_type, backed_up)
       values ($1, $1, 'key', $1::uuid::text, 0, 'singleDevice', false)`,
      [id],
    );
    const [google] = await identitiesOf(id);
    expect(await gus.post("/unlink-account", { accountId: google!.id })).toMatchObject({
      status: 200,
    });
    expect(await gus.post("/passkey/delete-passkey", { id })).toMatchObject({
      status: 409,
      body: { code: "LAST_WAY_IN" },
    });
  });

  test("affects no other person's, and no password", async () => {
    const ana = await browserOf();
    const ben = await browserOf(fresh(people.ben));
    await ben.through("google", { link: true });
    const [bensPassword, bensGoogle] = await identitiesOf(ben.id);
    const [anasPassword] = await identitiesOf(ana.id);
    for (const accountId of [bensGoogle!.id, bensPassword!.id, anasPassword!.id, "x", "%"])
      expect(await ana.post("/unlink-account", { accountId })).toMatchObject({
        status: 404,
        body: { code: "NO_IDENTITY" },
      });
    expect(await ways(ben.id)).toEqual(["credential", "google"]);
    expect(await ways(ana.id)).toEqual(["credential"]);
  });

  test("needs a recent confirmation", async () => {
    const ana = await browserOf();
    await ana.through("google", { link: true });
    const [, google] = await identitiesOf(ana.id);
    await app.sql(
      "update account.session set confirmed_at = now() - interval '11 minutes' where user_id = $1",
      [ana.id],
    );
    expect(await ana.post("/unlink-account", { accountId: google!.id })).toMatchObject({
      status: 403,
      body: { code: "CONFIRMATION_NEEDED" },
    });
  });
});

describe("an id token", () => {
  const signIn = async (idToken: { token: string; nonce?: string }, name = "google") => {
    const browser = openBrowser(app);
    const answer = await browser.post("/sign-in/social", { provider: name, idToken });
    return { answer, who: await browser.whoami() };
  };

  test("of Google signs in, with and without a nonce", { tags: ["AUTH-077"] }, async () => {
    const plain = await signIn({ token: await provider.idToken() });
    expect(plain.answer.status).toBe(200);
    expect(plain.who).toMatchObject({ email: provider.person.email });
    const bound = await provider.idToken({ nonce: "once" });
    expect((await signIn({ token: bound, nonce: "once" })).who?.id).toBe(plain.who!.id);
    const [session] = await app.sql(
      "select distinct method from account.session where user_id = $1",
      [plain.who!.id],
    );
    expect(session).toEqual({ method: "google" });
  });

  test("that is forged, expired, for another audience or without its nonce gives no access", async () => {
    const unsigned = (claims: object) =>
      `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`.replaceAll("=", "");
    const now = Math.floor(Date.now() / 1000);
    const forgeries: [string, { token: string; nonce?: string }][] = [
      ["garbage", { token: "a.b.c" }],
      ["opaque", { token: "opaque" }],
      [
        "no signature",
        {
          token: unsigned({
            sub: "x",
            aud: "google-id",
            iss: provider.origin,
            exp: now + 60,
            iat: now,
          }),
        },
      ],
      ["another audience", { token: await provider.idToken({ aud: "another" }) }],
      ["the company's audience", { token: await provider.idToken({ aud: "sso-id" }) }],
      [
        "several audiences",
        { token: await provider.idToken({ aud: ["google-id", "another"], azp: "another" }) },
      ],
      ["another issuer", { token: await provider.idToken({ iss: "https://another.test" }) }],
      ["expired", { token: await provider.idToken({ exp: now - 3_600 }) }],
      ["made two hours ago", { token: await provider.idToken({ iat: now - 7_200 }) }],
      ["no expiry", { token: await provider.idToken({ exp: undefined }) }],
      ["no person", { token: await provider.idToken({ sub: undefined }) }],
      ["another nonce", { token: await provider.idToken({ nonce: "one" }), nonce: "two" }],
      ["its nonce left out", { token: await provider.idToken({ nonce: "one" }) }],
      ["a nonce that it lacks", { token: await provider.idToken(), nonce: "one" }],
    ];
    for (const [what, idToken] of forgeries) {
      const { answer, who } = await signIn(idToken);
      expect(answer.status, what).toBe(401);
      expect(who, what).toBeNull();
    }
    expect(
      await app.sql(`select from account."user" where email = $1`, [provider.person.email]),
    ).toEqual([]);
  });

  test("opens no account that it was never linked to, and says what to do", async () => {
    const ana = await browserOf();
    const [user] = await app.sql<{ email: string }>(
      `select email from account."user" where id = $1`,
      [ana.id],
    );
    provider.person = freshPerson({ email: user!.email });
    const { answer, who } = await signIn({ token: await provider.idToken() });
    expect(answer).toMatchObject({ status: 401, body: { code: "ACCOUNT_EXISTS" } });
    expect(who).toBeNull();
  });

  test("of an unverified address gives no access before the emailed link is opened", async () => {
    provider.person = freshPerson({ emailVerified: false });
    const { answer, who } = await signIn({ token: await provider.idToken() });
    expect(answer).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } });
    expect(who).toBeNull();
  });

  test("of Facebook is refused, naming the method that works", async () => {
    const { answer } = await signIn({ token: await provider.idToken() }, "facebook");
    expect(answer).toMatchObject({
      status: 404,
      body: {
        message: "This provider's ID tokens aren't accepted here. Use its sign-in page instead.",
      },
    });
  });
});
