import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { openBrowser } from "#test/harness/browser.ts";
import { fresh, people } from "#test/harness/people.ts";
import { freshPerson, startProvider, type TestProvider } from "#test/harness/provider.ts";
import { hostileAddresses } from "#test/harness/hostile-addresses.ts";
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

const callback = "/api/auth/callback";

describe("the return from a provider", () => {
  const open = async (address: string, browser = openBrowser(app)) => {
    const answer = await browser.fetch(address);
    expect(answer.status).toBe(302);
    return answer.headers.get("location");
  };
  const failed = (error: string, name = "google") => `/signin?error=${error}&provider=${name}`;

  test("without any parameters is not a valid session", { tags: ["ERR-024"] }, async () => {
    expect(await open(`${callback}/google`)).toBe(failed("no_session"));
    expect(await open(`${callback}/facebook?`)).toBe(failed("no_session", "facebook"));
    expect(await open(`${callback}/elsewhere`)).toBe(failed("no_session", "other"));
  });

  test(
    "with a state that is malformed, unknown, used, expired or from another browser is not valid",
    { tags: ["ERR-025"] },
    async () => {
      const guess = "x".repeat(32);
      for (const query of [
        "state=",
        "code=abc",
        "error=access_denied",
        `state=${guess}&code=abc`,
        `state=${guess}&error=access_denied&error_description=<script>`,
        "state=a&state=b&code=abc",
        `state=${encodeURIComponent("../%'\"<svg onload=alert(1)>")}&code=abc`,
        `state=${"x".repeat(5_000)}&code=abc`,
        "state[]=a&code=abc",
      ])
        expect(await open(`${callback}/google?${query}`), query).toMatch(
          /^\/signin\?error=(not_valid|no_session)&provider=google$/,
        );
      expect(await open(`${callback}/google?state=${guess}&code=abc`)).toBe(failed("not_valid"));

      const used = openBrowser(app);
      const { back, end } = await used.through("google");
      expect(end).toBe("/dashboard");
      const again = back.pathname + back.search;
      expect(await open(again, used)).toBe(failed("not_valid"));
      expect(await open(again)).toBe(failed("not_valid"));

      const slow = openBrowser(app);
      const late = (await slow.upTo("google")).back;
      await app.sql(
        `update account.verification set value = jsonb_set(value::jsonb, '{expiresAt}', '1')::text
        where identifier = $1`,
        [storedToken(`auth-state:${late.searchParams.get("state")}`)],
      );
      expect(await open(late.pathname + late.search, slow)).toBe(failed("not_valid"));
      expect(await slow.whoami()).toBeNull();
    },
  );

  test("that a stranger passes to someone signs no one in (login CSRF)", async () => {
    const attacker = openBrowser(app);
    const { back } = await attacker.upTo("google");
    const victim = openBrowser(app);
    expect(await open(back.pathname + back.search, victim)).toBe(failed("not_valid"));
    await victim.upTo("google");
    expect(await open(back.pathname + back.search, victim)).toBe(failed("not_valid"));
    expect(await victim.whoami()).toBeNull();
  });

  test("with the right state and no code says so", { tags: ["ERR-026"] }, async () => {
    const browser = openBrowser(app);
    const { back } = await browser.upTo("google");
    back.searchParams.delete("code");
    expect(await open(back.pathname + back.search, browser)).toBe(failed("no_code"));
  });

  test("from one provider is not accepted at another's", async () => {
    for (const [from, to] of [
      ["google", "facebook"],
      ["facebook", "google"],
      ["sso", "google"],
    ] as const) {
      const browser = openBrowser(app);
      const { back } = await browser.upTo(from);
      const end = await open(`${callback}/${to}${back.search}`, browser);
      expect(end).toMatch(
        new RegExp(`^/signin\\?error=(provider_failed|not_valid)&provider=${to}$`),
      );
      expect(await browser.whoami()).toBeNull();
      // Nor is one provider's code, with its verifier, sent to the other.
      expect(provider.complaints, `${from} ${to}`).toEqual([]);
    }
  });

  test("with another's code gives no access: the verifier does not match", async () => {
    const attacker = (await openBrowser(app).upTo("google")).back;
    const victim = openBrowser(app);
    const { back } = await victim.upTo("google");
    back.searchParams.set("code", attacker.searchParams.get("code")!);
    expect(await open(back.pathname + back.search, victim)).toBe(failed("provider_failed"));
    expect(await victim.whoami()).toBeNull();
  });

  test("repeats nothing that a provider or a stranger wrote", async () => {
    for (const written of [
      "<script>alert(1)</script>",
      "state_mismatch",
      "has_account",
      "%0d%0a",
    ]) {
      const browser = openBrowser(app);
      const { back } = await browser.upTo("google");
      back.searchParams.delete("code");
      back.searchParams.set("error", written);
      back.searchParams.set("error_description", "call +1 555 0100");
      const end = await open(back.pathname + back.search, browser);
      expect(end, written).toBe(failed("provider_failed"));
    }
  });

  test("opened many times at once creates one session", async () => {
    const browser = openBrowser(app);
    const { back } = await browser.upTo("google");
    const ends = await Promise.all(
      Array.from({ length: 10 }, () => open(back.pathname + back.search, browser)),
    );
    expect(ends.filter((end) => end === "/dashboard")).toHaveLength(1);
    expect(
      await app.sql(
        `select from account.session s join account."user" u on u.id = s.user_id where u.email = $1`,
        [provider.person.email],
      ),
    ).toHaveLength(1);
  });
});

describe("no address in a request", () => {
  const starts = [
    ["/sign-in/social", { provider: "google" }],
    ["/sign-in/sso", { domain: "company.test" }],
    ["/sign-up/email", { ...fresh(people.nia), name: "Nia", password: "zq8#xk" }],
    ["/request-password-reset", { email: "nobody@agents.test" }],
    ["/send-verification-email", { email: "nobody@agents.test" }],
  ] as const;
  const fields = ["callbackURL", "errorCallbackURL", "newUserCallbackURL", "redirectTo"];

  test("leads off this site: it is refused at the start, or the result stays here", async () => {
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(40);
    const off: string[] = [];
    for (const [path, body] of starts)
      for (const field of path === "/sign-in/sso" ? fields.slice(0, 2) : fields)
        for (const address of hostileAddresses) {
          const browser = openBrowser(app);
          const started = await browser.post(path, { ...body, [field]: address });
          if (typeof started.body.url !== "string") {
            if (started.status === 200 && path === "/sign-in/social") off.push(`${path} ${field}`);
            continue;
          }
          const back = await fetch(started.body.url, { redirect: "manual" });
          const { pathname, search } = new URL(back.headers.get("location")!);
          const end = (await browser.fetch(pathname + search)).headers.get("location")!;
          if (new URL(end, app.running.baseUrl).origin !== app.running.baseUrl)
            off.push(`${path} ${field} ${address} ${end}`);
        }
    expect(off).toEqual([]);
  }, 360_000);

  test("leads off this site through an emailed or reset link", async () => {
    for (const address of hostileAddresses)
      for (const path of ["/verify-email?token=abc&", "/reset-password/abc?"]) {
        const query = new URLSearchParams({ callbackURL: address });
        const answer = await app.visitor.fetch(`/api/auth${path}${query}`);
        const end = answer.headers.get("location") ?? "/";
        expect(new URL(end, app.running.baseUrl).origin, address).toBe(app.running.baseUrl);
      }
  });

  test("is the end of a provider's sign-in unless it is ours", async () => {
    const browser = openBrowser(app);
    const start = { callbackURL: "/pricing?x=1", errorCallbackURL: "/signup" };
    expect((await browser.through("google", start)).end).toBe("/pricing?x=1");
    provider.misdeed = "refuses";
    expect((await browser.through("google", start)).end).toBe(
      "/signup?error=refused&provider=google",
    );
  });
});
