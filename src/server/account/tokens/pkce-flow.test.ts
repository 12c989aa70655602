import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { type Browser, openBrowser } from "#test/harness/browser.ts";
import { freshPerson, startProvider, type TestProvider } from "#test/harness/provider.ts";
import { addPerson, addSession, fresh, people } from "#test/harness/people.ts";

const nativeUrl = "com.example.crm:/signed-in";
let app: TestApp;
let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider();
  app = await testApp({
    config: {
      signInTriesPerMinute: 10_000,
      nativeReturnUrls: [nativeUrl],
      providers: provider.config,
    },
  });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await provider.stop();
});

const s256 = (verifier: string) => createHash("sha256").update(verifier).digest("base64url");
function newPair() {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, codeChallenge: s256(verifier) };
}

const request = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, app.running.baseUrl), { redirect: "manual", ...init });

async function post(path: string, body: object) {
  const answer = await app.visitor.fetch(`/api/auth${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const exchange = (auth_code: string, code_verifier: string) =>
  post("/token?grant_type=pkce", { auth_code, code_verifier });

/** Signs up with a challenge and opens the emailed link as a browser does; the client gets back its code. */
async function signUp(returnTo = nativeUrl) {
  const pair = newPair();
  const { email, fullName } = fresh(people.nia);
  const { codeChallenge } = pair;
  const { status } = await post("/sign-up/email", {
    email,
    name: fullName,
    password: "zq8#xk-long",
    callbackURL: returnTo,
    codeChallenge,
    codeChallengeMethod: "S256",
  });
  expect(status).toBe(200);
  const [mail] = (await app.mails()).filter(({ to }) => to === email);
  return { ...pair, email, link: mail!.links[0]! };
}

async function signUpAndReturn(returnTo = nativeUrl) {
  const started = await signUp(returnTo);
  const answer = await request(started.link);
  const location = answer.headers.get("location")!;
  const code = new URL(location).searchParams.get("code")!;
  return { ...started, answer, location, code };
}

const sessionsOf = (email: string) =>
  app.sql(
    `select from account.session s join account."user" u on u.id = s.user_id where u.email = $1 and s.expires_at > now()`,
    [email],
  );

describe("a sign-up with a challenge", () => {
  test(
    "returns to the app with a code, and sets no cookie in the browser in between",
    { tags: ["AUTH-071", "AUTH-076"] },
    async () => {
      const { answer, location, code, verifier, email } = await signUpAndReturn();
      expect(answer.status).toBe(302);
      expect(location).toBe(`${nativeUrl}?code=${code}`);
      expect(code).toMatch(/^[\w-]{43}$/);
      expect(answer.headers.getSetCookie().join()).not.toContain("session");
      const { status, body } = await exchange(code, verifier);
      expect(status).toBe(200);
      expect(body).toMatchObject({ token_type: "bearer", user: { email } });
      const profile = await request("/api/v1/account", {
        headers: { authorization: `Bearer ${body.access_token as string}` },
      });
      expect(profile.status).toBe(200);
    },
  );

  test("may return to an address of ours, which keeps its own parameters", async () => {
    const { location, code, verifier } = await signUpAndReturn(
      `${app.running.baseUrl}/dashboard?from=app#there`,
    );
    expect(location).toBe(`${app.running.baseUrl}/dashboard?from=app&code=${code}#there`);
    expect((await exchange(code, verifier)).status).toBe(200);
  });

  test("does not change a session in the browser in between", async () => {
    const ana = await addPerson(app.database, fresh(people.ana));
    const { name, value } = await addSession(app.database, ana);
    const { link, email } = await signUp();
    const answer = await request(link, { headers: { cookie: `${name}=${value}` } });
    expect(answer.headers.getSetCookie().join()).not.toContain("session");
    const own = await request("/api/auth/get-session", { headers: { cookie: `${name}=${value}` } });
    expect(await own.json()).toMatchObject({ user: { id: ana } });
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  test("opens no second session by the same link", async () => {
    const { link, email } = await signUpAndReturn();
    const again = await request(link);
    expect(again.headers.get("location")).not.toContain("code=");
    expect(again.headers.getSetCookie().join()).not.toContain("session");
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  test("is refused if the challenge is not S256 or there is no return address", async () => {
    const { email, fullName: name } = fresh(people.nia);
    const good = { email, name, password: "zq8#xk-long", callbackURL: nativeUrl };
    const { codeChallenge } = newPair();
    for (const body of [
      { ...good, codeChallenge: "short" },
      { ...good, codeChallenge: `${codeChallenge}=` },
      { ...good, codeChallenge: [codeChallenge] },
      { ...good, codeChallenge, codeChallengeMethod: "plain" },
      { ...good, codeChallenge, callbackURL: undefined },
      { ...good, codeChallenge: "" },
    ])
      expect([400, 403]).toContain((await post("/sign-up/email", body)).status);
    expect(await app.sql(`select from account."user" where email = $1`, [email])).toEqual([]);
  });

  test("returns to no other app and to no other site", async () => {
    const { email, fullName: name } = fresh(people.nia);
    const { codeChallenge } = newPair();
    for (const callbackURL of [
      "com.example.crm:/signed-in/../steal",
      "com.example.crm:/signed-in/more",
      "com.example.crm:/signed-in?next=https://evil.example",
      "com.example.crm:/signed-in#x",
      "com.example.crm://evil/signed-in",
      "COM.EXAMPLE.CRM:/signed-in",
      "com.example.crm.evil:/signed-in",
      "com.example:/signed-in",
      "https://evil.example/",
      "//evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
      "data:text/html,x",
    ]) {
      const body = { email, name, password: "zq8#xk-long", callbackURL, codeChallenge };
      expect((await post("/sign-up/email", body)).status, callbackURL).toBe(403);
    }
    // Without a challenge there is no redirect to an app.
    const plain = { email, name, password: "zq8#xk-long", callbackURL: nativeUrl };
    expect((await post("/sign-up/email", plain)).status).toBe(403);
    const errors = { ...plain, callbackURL: "/signin", errorCallbackURL: nativeUrl };
    expect((await post("/sign-up/email", errors)).status).toBe(403);
    expect(await app.sql(`select from account."user" where email = $1`, [email])).toEqual([]);
  });
});

describe("a code", () => {
  test("can be used once", async () => {
    const { code, verifier } = await signUpAndReturn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(code, verifier)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await exchange(code, verifier);
    expect(again).toMatchObject({
      status: 401,
      body: { message: "Not a valid PKCE flow url." },
    });
  });

  test("expires after 120 seconds, and says so", { tags: ["CONST-009"] }, async () => {
    const [early, late] = [await signUpAndReturn(), await signUpAndReturn()];
    const age = (code: string, seconds: number) =>
      app.sql(
        "update account.return_code set created_at = now() - make_interval(secs => $2) where hash = $1",
        [s256(code), seconds],
      );
    await age(early.code, 118);
    expect((await exchange(early.code, early.verifier)).status).toBe(200);
    await age(late.code, 121);
    expect(await exchange(late.code, late.verifier)).toMatchObject({
      status: 401,
      body: {
        code: "RETURN_STALE",
        message: "This return address is older than 120 seconds. Start again.",
      },
    });
    expect(await sessionsOf(late.email)).toEqual([]);
  });

  test("with another verifier is used up, and its session ended", async () => {
    const mine = await signUpAndReturn();
    const { code, email } = await signUpAndReturn();
    const answer = await exchange(code, mine.verifier);
    expect(answer).toMatchObject({ status: 401, body: { code: "RETURN_UNFIT" } });
    expect(await sessionsOf(email)).toEqual([]);
    for (const [one, other] of [
      [mine.code, mine.codeChallenge],
      ["", mine.verifier],
      ["A".repeat(43), mine.verifier],
    ] as const)
      expect((await exchange(one, other)).status).toBe(401);
  });

  test("that is never exchanged leaves no session behind for long", async () => {
    const { email } = await signUpAndReturn();
    const [row] = await app.sql<{ seconds: number }>(
      `select extract(epoch from s.expires_at - now())::int as seconds
         from account.session s join account."user" u on u.id = s.user_id where u.email = $1`,
      [email],
    );
    expect(row!.seconds).toBeLessThanOrEqual(300);
  });

  test("is stored only as a hash", async () => {
    const { code } = await signUpAndReturn();
    const rows = await app.sql("select row_to_json(r)::text as row from account.return_code r");
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe("a sign-in through a provider", () => {
  /** An app opens the system's browser at /authorize; the person agrees there and returns. */
  async function goThrough(browser: Browser, name: string, more: Record<string, string> = {}) {
    const { verifier, codeChallenge } = newPair();
    const query = new URLSearchParams({
      provider: name,
      redirect_to: nativeUrl,
      code_challenge: codeChallenge,
      code_challenge_method: "s256",
      ...more,
    });
    const started = await browser.fetch(`/api/auth/authorize?${query}`);
    expect(started.status).toBe(302);
    const agreed = await fetch(started.headers.get("location")!, { redirect: "manual" });
    const back = new URL(agreed.headers.get("location")!);
    const answer = await browser.fetch(back.pathname + back.search);
    const location = answer.headers.get("location")!;
    return { verifier, back, answer, location, code: new URL(location).searchParams.get("code")! };
  }

  test(
    "returns to the app with a code, which opens the session",
    { tags: ["AUTH-076"] },
    async () => {
      provider.person = freshPerson();
      const browser = openBrowser(app);
      const { answer, location, code, verifier } = await goThrough(browser, "google");
      expect(location).toBe(`${nativeUrl}?code=${code}`);
      expect(answer.headers.getSetCookie().join()).not.toContain("hearthline.session=");
      expect(await browser.whoami()).toBeNull();
      const { status, body } = await exchange(code, verifier);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        user: { email: provider.person.email, identities: [{ provider: "google" }] },
      });
      const events = await app.sql(
        `select detail from account.event e join account."user" u on u.id = e.user_id
        where u.email = $1 and kind = 'signed_in'`,
        [provider.person.email],
      );
      expect(events).toEqual([{ detail: "google" }]);
    },
  );

  test("cannot be finished in another browser, or a second time", async () => {
    provider.person = freshPerson();
    const browser = openBrowser(app);
    const { back, code } = await goThrough(browser, "google");
    expect(code).toBeTruthy();
    for (const other of [openBrowser(app), browser]) {
      const answer = await other.fetch(back.pathname + back.search);
      expect(answer.headers.get("location")).not.toContain("code=");
      expect(await other.whoami()).toBeNull();
    }
  });

  test("reports a failure to the app", async () => {
    provider.person = freshPerson();
    provider.misdeed = "refuses";
    const { location } = await goThrough(openBrowser(app), "google");
    provider.misdeed = null;
    expect(new URL(location).searchParams.get("error")).toBe("refused");
    expect(location.startsWith(`${nativeUrl}?`)).toBe(true);
  });

  test("with an unverified address continues by email, to the same app", async () => {
    provider.person = freshPerson();
    const { location, verifier } = await goThrough(openBrowser(app), "facebook");
    expect(new URL(location).searchParams.get("error")).toBe("check_mail");
    const [mail] = (await app.mails()).filter(({ to }) => to === provider.person.email);
    const answer = await request(mail!.links[0]!);
    const code = new URL(answer.headers.get("location")!).searchParams.get("code")!;
    expect((await exchange(code, verifier)).status).toBe(200);
  });

  test("starts only with a return address that is ours or the app's, and a valid challenge", async () => {
    const browser = openBrowser(app);
    const start = (query: Record<string, string>) =>
      browser.fetch(`/api/auth/authorize?${new URLSearchParams(query)}`);
    const { codeChallenge } = newPair();
    const good = { provider: "google", code_challenge: codeChallenge };
    for (const redirect_to of [
      "https://evil.example",
      "//evil.example",
      `${nativeUrl}x`,
      "javascript:alert(1)",
    ])
      expect((await start({ ...good, redirect_to })).status, redirect_to).toBe(403);
    expect((await start({ provider: "google", redirect_to: nativeUrl })).status).toBe(403);
    const plain = { ...good, redirect_to: nativeUrl, code_challenge_method: "plain" };
    expect((await start(plain)).status).toBe(400);
    expect((await start({ ...good, provider: "nobody" })).status).not.toBe(302);
    const elsewhere = await browser.fetch("/api/auth/authorize?provider=google", {
      headers: { "sec-fetch-site": "cross-site" },
    });
    expect(elsewhere.status).toBe(403);
  });

  test(
    "without a challenge ends at /dashboard with the browser's own session",
    { tags: ["AUTH-096"] },
    async () => {
      for (const name of ["google", "facebook"]) {
        const browser = openBrowser(app);
        provider.person = freshPerson();
        const started = await browser.fetch(`/api/auth/authorize?provider=${name}`);
        expect(started.status).toBe(302);
        const agreed = await fetch(started.headers.get("location")!, { redirect: "manual" });
        const back = new URL(agreed.headers.get("location")!);
        expect(back.pathname).toBe(`/api/auth/callback/${name}`);
        const { headers } = await browser.fetch(back.pathname + back.search);
        if (name === "facebook") continue;
        expect(headers.get("location")).toBe(`${app.running.baseUrl}/dashboard`);
        expect(await browser.whoami()).toMatchObject({ email: provider.person.email });
      }
    },
  );

  test("is not needed with an id token", { tags: ["AUTH-077"] }, async () => {
    provider.person = freshPerson();
    const id_token = await provider.idToken({ nonce: "n-1" });
    const token = (body: object) => post("/token?grant_type=id_token", body);
    const wrong = await token({ provider: "google", id_token, nonce: "n-2" });
    expect(wrong.status).toBe(401);
    const right = await token({ provider: "google", id_token, nonce: "n-1" });
    expect(right.status).toBe(200);
    expect(right.body).toMatchObject({ user: { email: provider.person.email } });
    expect((await token({ provider: "google", id_token: `${id_token}x` })).status).toBe(401);
  });
});
