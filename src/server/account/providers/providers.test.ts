import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { type Browser, openBrowser } from "#test/harness/browser.ts";
import { addPerson, fresh, people, testPassword } from "#test/harness/people.ts";
import {
  freshPerson,
  type Misdeed,
  startProvider,
  type TestProvider,
} from "#test/harness/provider.ts";
import { storedToken } from "../shared/hashed-sessions.ts";

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
  provider.complaints.length = 0;
});

const mailsTo = async (address: string | undefined) =>
  (await app.mails()).filter((mail) => mail.to === address);
const failed = (provider: string, error: string) => `/signin?error=${error}&provider=${provider}`;
const usersOf = (email: string | undefined) =>
  app.sql<{ id: string; name: string; email_verified: boolean }>(
    `select id, name, email_verified from account."user" where email = $1`,
    [email],
  );

/** Opens the newest verification link that an address got. */
async function openInbox(browser: Browser, address: string | undefined): Promise<string> {
  const links = (await mailsTo(address)).flatMap((mail) => mail.links);
  const { pathname, search } = new URL(links.find((href) => href.includes("verify-email"))!);
  return (await browser.fetch(pathname + search)).headers.get("location")!;
}

describe("sign-in with Google", () => {
  test(
    "uses code, PKCE, state and nonce, creates the account and ends at /dashboard",
    { tags: ["AUTH-002", "AUTH-096", "ROUTE-023"] },
    async () => {
      const browser = openBrowser(app);
      const { way, end } = await browser.through("google");
      expect(way.origin).toBe(provider.origin);
      expect(Object.fromEntries(way.searchParams)).toMatchObject({
        response_type: "code",
        client_id: "google-id",
        scope: "openid email profile",
        redirect_uri: `${app.running.baseUrl}/api/auth/callback/google`,
        code_challenge_method: "S256",
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^[\w-]{32}$/),
        nonce: expect.stringMatching(/^[\w-]{32}$/),
      });
      expect(end).toBe("/dashboard");
      expect(provider.complaints).toEqual([]);
      expect(await browser.whoami()).toMatchObject({ email: provider.person.email });
      const [user] = await usersOf(provider.person.email);
      expect(user).toMatchObject({ name: "Gus Moran", email_verified: true });
      const sessions = await app.sql(
        "select method, pending from account.session where user_id = $1",
        [user!.id],
      );
      expect(sessions).toEqual([{ method: "google", pending: false }]);
      expect(await mailsTo(provider.person.email)).toEqual([]);
    },
  );

  test("keeps as much as possible of a name that cannot be stored", async () => {
    provider.person = { ...provider.person, name: "Gus \ud800Mo\0ran" };
    expect((await openBrowser(app).through("google")).end).toBe("/dashboard");
    const [user] = await usersOf(provider.person.email);
    expect(user).toMatchObject({ name: "Gus \ufffdMoran" });
  });

  test("finds the same account again, also after the address changed at Google", async () => {
    await openBrowser(app).through("google");
    const [user] = await usersOf(provider.person.email);
    provider.person = { ...provider.person, email: freshPerson().email! };
    const again = openBrowser(app);
    expect((await again.through("google")).end).toBe("/dashboard");
    expect((await again.whoami())?.id).toBe(user!.id);
    expect(await usersOf(provider.person.email)).toEqual([]);
  });

  test("stores none of the provider's tokens", async () => {
    for (const what of ["at first", "again"]) {
      await openBrowser(app).through("google");
      const kept = await app.sql(
        `select access_token, refresh_token, id_token from account.account where account_id = $1`,
        [provider.person.sub],
      );
      const none = { access_token: null, refresh_token: null, id_token: null };
      expect(kept, what).toEqual([none]);
    }
  });

  test("requires the second step of an account that has one, with no access before", async () => {
    await openBrowser(app).through("google");
    const [user] = await usersOf(provider.person.email);
    await app.sql(`update account."user" set second_step_required = true where id = $1`, [
      user!.id,
    ]);
    const browser = openBrowser(app);
    expect((await browser.through("google")).end).toBe("/dashboard");
    const answer = await browser.fetch("/rpc/profiles/mine", { method: "POST", body: "{}" });
    expect(answer.status).toBe(401);
    const state = await browser.fetch("/api/auth/second-step/state");
    expect(await state.json()).toMatchObject({ needs: "enrolment" });
  });

  test("accepts a name of any shape, and takes one from the address if there is none", async () => {
    for (const [name, kept] of [
      ["  Zoë\t<b>Nia</b>\n😀 ", "Zoë <b>Nia</b> 😀"],
      ["x".repeat(300), "x".repeat(100)],
      ["\u0000", /^gus\./],
      [undefined, /^gus\./],
    ] as const) {
      provider.person = { ...freshPerson(), name };
      await openBrowser(app).through("google");
      const [user] = await usersOf(provider.person.email);
      expect(user!.name).toMatch(kept);
      if (typeof kept === "string") expect(user!.name).toBe(kept);
    }
  });

  test("asks the userinfo endpoint if the token has no address, and believes it for that person only", async () => {
    provider.misdeed = "tells the address at userinfo alone";
    expect((await openBrowser(app).through("google")).end).toBe("/dashboard");
    expect(await usersOf(provider.person.email)).toHaveLength(1);
    provider.misdeed = "sends somebody else from userinfo";
    provider.person = freshPerson();
    expect((await openBrowser(app).through("google")).end).toBe(failed("google", "no_email"));
    expect(await usersOf(provider.person.email)).toEqual([]);
  });

  test.each<[Misdeed, string]>([
    ["refuses", "refused"],
    ["fails at the token", "provider_failed"],
    ["sends another nonce", "provider_failed"],
    ["sends another audience", "provider_failed"],
    ["sends another issuer", "provider_failed"],
    ["signs with another key", "provider_failed"],
    ["sends an old token", "provider_failed"],
  ])("gives no access when the provider %s, with a matching message", async (misdeed, error) => {
    provider.misdeed = misdeed;
    const browser = openBrowser(app);
    expect((await browser.through("google")).end).toBe(failed("google", error));
    expect(await browser.whoami()).toBeNull();
    expect(await usersOf(provider.person.email)).toEqual([]);
  });

  test("gives no access without an address, or with an impossible one", async () => {
    for (const email of [undefined, "", "no address", "a@b", `${"x".repeat(300)}@agents.test`]) {
      provider.person = { ...freshPerson(), email };
      const { end } = await openBrowser(app).through("google");
      expect(end, email).toBe(failed("google", "no_email"));
    }
  });

  test("gives no access for an id that no provider issues", async () => {
    for (const sub of ["", "a b", "x".repeat(256), "a\u0000b"]) {
      provider.person = freshPerson({ sub });
      const { end } = await openBrowser(app).through("google");
      expect(end).toBe(failed("google", "provider_failed"));
    }
  });

  test("while Google is unreachable says so, and works as soon as it is back, also if it was unreachable at our start", async () => {
    provider.misdeed = "is down";
    await using late = await testApp({
      config: { signInTriesPerMinute: 1_000, providers: provider.config },
    });
    const browser = openBrowser(late);
    const start = { provider: "google", callbackURL: "/dashboard" };
    expect(await browser.post("/sign-in/social", start)).toMatchObject({
      status: 503,
      body: { code: "PROVIDER_UNREACHABLE", message: /cannot be reached right now/ },
    });
    provider.misdeed = null;
    expect((await browser.through("google")).end).toBe("/dashboard");
  });
});

describe("an address that a provider does not vouch for", () => {
  const ways = [
    ["facebook", true],
    ["google", false],
  ] as const;

  test.each(ways)(
    "%s: creates an account that opens only by the emailed link",
    { tags: ["AUTH-003"] },
    async (name) => {
      provider.person = freshPerson({ emailVerified: false });
      const browser = openBrowser(app);
      expect((await browser.through(name)).end).toBe(failed(name, "check_mail"));
      expect(provider.complaints).toEqual([]);
      expect(await browser.whoami()).toBeNull();
      expect(await usersOf(provider.person.email)).toMatchObject([{ email_verified: false }]);
      expect((await browser.through(name)).end).toBe(failed(name, "check_mail"));
      expect(await mailsTo(provider.person.email)).toHaveLength(2);

      expect(await openInbox(browser, provider.person.email)).toBe("/signin");
      expect(await browser.whoami()).toMatchObject({ email: provider.person.email });
      const elsewhere = openBrowser(app);
      expect((await elsewhere.through(name)).end).toBe("/dashboard");
      expect(await elsewhere.whoami()).toEqual(await browser.whoami());
    },
  );

  test.each(ways)(
    "%s: opens no existing account, and gets the same response as for an unknown address",
    async (name) => {
      const victim = fresh(people.ana);
      const id = await addPerson(app.database, victim);
      const stranger = openBrowser(app);
      const unknown = openBrowser(app);
      provider.person = freshPerson({ emailVerified: false });
      const forUnknown = await unknown.through(name);
      provider.person = freshPerson({ email: victim.email, emailVerified: false });
      const forKnown = await stranger.through(name);
      expect(forKnown.end).toBe(forUnknown.end);
      expect([...stranger.cookies.keys()]).toEqual([...unknown.cookies.keys()]);
      expect(await stranger.whoami()).toBeNull();
      expect(await mailsTo(victim.email)).toMatchObject([
        { subject: "You already have a Hearthline account" },
      ]);
      const identities = "select from account.account where user_id = $1 and provider_id = $2";
      expect(await app.sql(identities, [id, name])).toEqual([]);
    },
  );

  test("sends its owner a few emails and no flood of them", async () => {
    const victim = fresh(people.ana);
    await addPerson(app.database, victim);
    for (let tries = 0; tries < 12; tries += 1) {
      provider.person = freshPerson({ email: victim.email });
      const { end } = await openBrowser(app).through("facebook");
      expect(end).toBe(failed("facebook", "check_mail"));
    }
    const mails = await mailsTo(victim.email);
    expect(mails.length).toBeGreaterThan(0);
    expect(mails.length).toBeLessThan(10);
  });

  test("does not replace a sign-up that is not verified yet", async () => {
    const nia = openBrowser(app);
    const { email } = fresh(people.nia);
    await nia.post("/sign-up/email", { email, name: "Nia New", password: "zq8#xk" });
    provider.person = freshPerson({ email, emailVerified: false });
    const attacker = openBrowser(app);
    expect((await attacker.through("facebook")).end).toBe(failed("facebook", "check_mail"));
    expect(await openInbox(nia, email)).toBe("/signin");
    expect(await nia.whoami()).toMatchObject({ email });
    expect((await attacker.through("facebook")).end).toBe(failed("facebook", "check_mail"));
    expect(await attacker.whoami()).toBeNull();
  });
});

describe("sign-in with Facebook", () => {
  test("uses code, PKCE and state, and ends at /dashboard", { tags: ["AUTH-097"] }, async () => {
    const browser = openBrowser(app);
    const { way } = await browser.upTo("facebook");
    expect(`${way.origin}${way.pathname}`).toBe(`${provider.origin}/dialog`);
    expect(Object.fromEntries(way.searchParams)).toMatchObject({
      client_id: "facebook-id",
      scope: "email,public_profile",
      redirect_uri: `${app.running.baseUrl}/api/auth/callback/facebook`,
      code_challenge_method: "S256",
    });
    const [state] = await app.sql<{ value: string }>(
      "select value from account.verification where identifier = $1",
      [storedToken(`auth-state:${way.searchParams.get("state")}`)],
    );
    expect(JSON.parse(state!.value)).toMatchObject({ callbackURL: "/dashboard" });
  });

  test.each<[Misdeed, string]>([
    ["refuses", "refused"],
    ["fails at the token", "provider_failed"],
    ["fails at the graph", "provider_failed"],
  ])("gives no access when Facebook %s", async (misdeed, error) => {
    provider.misdeed = misdeed;
    expect((await openBrowser(app).through("facebook")).end).toBe(failed("facebook", error));
  });

  test("gives no access without an address", async () => {
    provider.person = freshPerson({ email: undefined });
    expect((await openBrowser(app).through("facebook")).end).toBe(failed("facebook", "no_email"));
  });
});

describe("an existing account", () => {
  test(
    "is not opened by its address from Google: its owner links that first",
    { tags: ["AUTH-002"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      provider.person = freshPerson({ email: ana.email });
      const browser = openBrowser(app);
      expect((await browser.through("google")).end).toBe(failed("google", "has_account"));
      expect(await browser.whoami()).toBeNull();
      const identities = "select provider_id from account.account where user_id = $1";
      expect(await app.sql(identities, [ana.id])).toEqual([{ provider_id: "credential" }]);
      await expect(ana.api.profiles.mine()).resolves.toMatchObject({ id: ana.id });
    },
  );

  test("that was never verified gives way to a person Google vouches for: its password and sessions are removed", async () => {
    const attacker = openBrowser(app);
    const { email } = fresh(people.ana);
    const account = { email, name: "Not Ana", password: "attackers-own-7" };
    await attacker.post("/sign-up/email", account);
    const [waiting] = await usersOf(email);
    await app.sql(
      `insert into account.session (id, user_id, token, expires_at, created_at, updated_at)
       values ($1, $1, 'planted', now() + interval '7 days', now(), now())`,
      [waiting!.id],
    );

    provider.person = freshPerson({ email });
    const ana = openBrowser(app);
    expect((await ana.through("google")).end).toBe("/dashboard");
    const [user, ...others] = await usersOf(email);
    expect(others).toEqual([]);
    expect(user).toMatchObject({ name: "Gus Moran", email_verified: true });
    expect(user!.id).not.toBe(waiting!.id);
    // The address is verified, so no password is pending there anymore (docs/decisions/049).
    expect(await attacker.post("/sign-in/email", account)).toMatchObject({ status: 401 });
    expect(await attacker.whoami()).toBeNull();
    expect(await app.sql("select from account.session where token = 'planted'")).toEqual([]);
    // The link that the attacker caused verifies nothing more, and signs in no browser.
    expect(await openInbox(attacker, email)).toBe("/signin");
    expect(await attacker.whoami()).toBeNull();
  });

  test("with a profile gives way to no one, whatever its row says", async () => {
    const ana = await app.as(fresh(people.ana));
    await app.sql(`update account."user" set email_verified = false where id = $1`, [ana.id]);
    provider.person = freshPerson({ email: ana.email });
    expect((await openBrowser(app).through("google")).end).toBe(failed("google", "has_account"));
    expect(await usersOf(ana.email)).toMatchObject([{ id: ana.id }]);
    expect(await app.sql("select from profiles where id = $1", [ana.id])).toHaveLength(1);
  });

  test("that a stranger started with Facebook belongs to its owner after a reset by email, which verifies it", async () => {
    const { email } = fresh(people.ana);
    provider.person = freshPerson({ email });
    const attacker = openBrowser(app);
    await attacker.through("facebook");
    const ana = openBrowser(app);
    await ana.post("/request-password-reset", { email, redirectTo: "/update-password" });
    const link = new URL((await mailsTo(email))[0]!.links[0]!);
    const token = new URLSearchParams(link.hash.slice(1)).get("token")!;
    expect(await ana.post("/reset-password", { token, newPassword: testPassword })).toMatchObject({
      status: 200,
    });
    expect(await ana.post("/sign-in/email", { email, password: testPassword })).toMatchObject({
      status: 200,
    });
    expect((await attacker.through("facebook")).end).toBe(failed("facebook", "check_mail"));
    expect(await attacker.whoami()).toBeNull();
  });

  test("keeps its identities when its owner resets a password", async () => {
    const browser = openBrowser(app);
    await browser.through("google");
    const { email } = provider.person;
    await browser.post("/request-password-reset", { email });
    const link = new URL((await mailsTo(email))[0]!.links[0]!);
    const token = new URLSearchParams(link.hash.slice(1)).get("token")!;
    await browser.post("/reset-password", { token, newPassword: testPassword });
    expect(await browser.whoami()).toBeNull();
    expect((await browser.through("google")).end).toBe("/dashboard");
  });
});

describe("company sign-in", () => {
  const employee = () => {
    const { sub, name } = freshPerson();
    return { sub, name, email: `gus.${sub}@company.test` };
  };

  test(
    "starts with an address or the domain and signs its people in",
    { tags: ["AUTH-082"] },
    async () => {
      for (const start of [{ email: "Gus@Company.test" }, { domain: "COMPANY.test" }]) {
        const started = await openBrowser(app).post("/sign-in/sso", start);
        expect(started).toMatchObject({ status: 200, body: { redirect: true } });
        expect(new URL(String(started.body.url)).searchParams.get("client_id")).toBe("sso-id");
      }
      provider.person = employee();
      const browser = openBrowser(app);
      expect((await browser.through("sso")).end).toBe("/dashboard");
      expect(await browser.whoami()).toMatchObject({ email: provider.person.email });
      const [session] = await app.sql(
        `select method from account.session s join account."user" u on u.id = s.user_id where email = $1`,
        [provider.person.email],
      );
      expect(session).toEqual({ method: "sso" });
    },
  );

  test("gives all other domains the same response", async () => {
    const ana = await app.as(fresh(people.ana));
    const answers = [];
    for (const start of [
      { email: ana.email },
      { email: "nobody@agents.test" },
      { email: "gus@evil.company.test" },
      { email: "gus@company.test@evil.test" },
      { domain: "company.test.evil.test" },
      { email: "company.test.evil" },
      {},
    ])
      answers.push(await openBrowser(app).post("/sign-in/sso", start));
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({
        code: "SSO_NOT_FOUND",
        message: "No company sign-in is set up for this address. Sign in another way.",
      });
    }
  });

  test("signs in no one with an address of another domain, however it is written", async () => {
    for (const email of [
      freshPerson().email,
      "gus@evil-company.test",
      "gus@company.test.evil.test",
      undefined,
    ]) {
      provider.person = { ...employee(), email };
      const browser = openBrowser(app);
      expect((await browser.through("sso")).end, email).toBe(failed("sso", "wrong_domain"));
      expect(await browser.whoami()).toBeNull();
    }
  });

  test("is unavailable without its settings", async () => {
    const { google } = provider.config;
    await using plain = await testApp({
      config: { providers: { google, facebook: null, sso: null } },
    });
    const start = await openBrowser(plain).post("/sign-in/sso", { domain: "company.test" });
    expect(start.status).toBe(404);
    const social = await openBrowser(plain).post("/sign-in/social", { provider: "facebook" });
    expect(social).toMatchObject({ status: 404, body: { message: /isn't set up here yet/ } });
  });
});
