import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Client, type TestApp, testApp } from "#test/harness/app.ts";
import { addPerson, fresh, people, testPassword } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { signInTriesPerMinute: 10_000 } });
});
afterAll(() => app[Symbol.asyncDispose]());

const needsBoth = "You must provide either an email or phone number and a password";

async function post(path: string, body: object, client: Client = app.visitor) {
  const answer = await client.fetch(`/api/auth${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    cookie: answer.headers.getSetCookie(),
    body: await answer.json(),
  };
}

const mailsTo = async (address: string) =>
  (await app.mails()).filter((mail) => mail.to === address);
const newcomer = (password = "zq8#xk") => {
  const { email, fullName } = fresh(people.nia);
  return { email, name: fullName, password };
};

describe("sign-up", () => {
  test(
    "creates a user with the full name, sends a verification email and opens no session",
    { tags: ["AUTH-001", "AUTH-014", "AUTH-020"] },
    async () => {
      const nia = newcomer();
      const { status, cookie } = await post("/sign-up/email", nia);
      expect(status).toBe(200);
      expect(cookie.join()).not.toContain("hearthline.session=");
      const users = await app.sql(
        `select name, email_verified from account."user" where email = $1`,
        [nia.email],
      );
      expect(users).toEqual([{ name: "Nia New", email_verified: false }]);
      const [mail] = await mailsTo(nia.email);
      expect(mail).toMatchObject({ subject: "Verify your email for Hearthline" });
      expect(mail!.links[0]).toContain(`${app.running.baseUrl}/api/auth/verify-email?token=`);
    },
  );

  test(
    "without identifier or password is refused with the exact text",
    { tags: ["AUTH-016", "AUTH-017"] },
    async () => {
      const { email, name, password } = newcomer();
      for (const body of [
        { name, password },
        { name, email },
        { name, email: "", password },
        { name, email, password: "" },
      ]) {
        const answer = await post("/sign-up/email", body);
        expect(answer).toMatchObject({ status: 400, body: { message: needsBoth } });
      }
    },
  );

  test(
    "with five characters, 129 characters or a common password is refused with a machine-readable code, and stores nothing",
    { tags: ["AUTH-015", "AUTH-072"] },
    async () => {
      for (const [password, message] of [
        ["zq8#x", "Password must have at least 6 characters."],
        ["x".repeat(129), "Password may have at most 128 characters."],
        ["Password1", "This password is too common. Choose a less common one."],
      ] as const) {
        const nia = newcomer(password);
        expect(await post("/sign-up/email", nia)).toMatchObject({ status: 400, body: { message } });
        expect(await app.sql(`select from account."user" where email = $1`, [nia.email])).toEqual(
          [],
        );
      }
    },
  );

  test("with an existing address gets the usual response, and an email tells its owner", async () => {
    const ana = await app.as(fresh(people.ana));
    const known = await post("/sign-up/email", { ...newcomer(), email: ana.email });
    const unknown = await post("/sign-up/email", newcomer());
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.body.user).sort()).toEqual(Object.keys(unknown.body.user).sort());
    const [mail] = await mailsTo(ana.email);
    expect(mail).toMatchObject({ subject: "You already have a Hearthline account" });
    expect(mail!.links).toContain(`${app.running.baseUrl}/signin`);
    expect(
      await post("/sign-in/email", { email: ana.email, password: testPassword }),
    ).toMatchObject({ status: 200 });
  });

  test("with an empty, too long or non-text name is refused, and stores nothing", async () => {
    for (const name of ["", "  ", "x".repeat(101), 7, undefined]) {
      const nia = { ...newcomer(), name };
      const answer = await post("/sign-up/email", nia);
      expect(answer).toMatchObject({ status: 400, body: { message: expect.any(String) } });
      expect(await app.sql(`select from account."user" where email = $1`, [nia.email])).toEqual([]);
    }
  });

  test("does not let clients verify themselves or choose an id", async () => {
    const nia = { ...newcomer(), emailVerified: true, id: "01a1fa45-3508-7030-97d1-34d479902b99" };
    await post("/sign-up/email", nia);
    const users = await app.sql(`select id, email_verified from account."user" where email = $1`, [
      nia.email,
    ]);
    expect(users).toEqual([{ id: expect.not.stringMatching(nia.id), email_verified: false }]);
  });

  test("refuses an invalid email", async () => {
    expect(await post("/sign-up/email", { ...newcomer(), email: "abc" })).toMatchObject({
      status: 400,
    });
  });
});

describe("the verification link", () => {
  test("that is damaged leads to /signin with an error", async () => {
    const answer = await app.visitor.fetch("/api/auth/verify-email?token=abc&callbackURL=/signin");
    expect(answer.headers.get("location")).toMatch(/^\/signin\?error=/);
  });

  test("cannot lead to another site", async () => {
    for (const callbackURL of [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
    ]) {
      const query = new URLSearchParams({ token: "abc", callbackURL });
      const answer = await app.visitor.fetch(`/api/auth/verify-email?${query}`);
      expect(answer.headers.get("location") ?? "", callbackURL).not.toContain("evil");
      expect(answer.status, callbackURL).toBe(403);
    }
  });
});

describe("a return address with non-ASCII characters", () => {
  const [written, encoded] = ["/日?name=José", "/%E6%97%A5?name=Jos%C3%A9"];
  const addresses = {
    callbackURL: written,
    errorCallbackURL: written,
    newUserCallbackURL: written,
    redirectTo: written,
  };

  test("is accepted at a sign-in, and encoded as browsers do it", async () => {
    const ana = await app.as(fresh(people.ana));
    const answer = await app.visitor.fetch("/api/auth/sign-in/email", {
      method: "POST",
      body: JSON.stringify({ email: ana.email, password: testPassword, callbackURL: written }),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("location")).toBe(encoded);
  });

  test("in an emailed link is redirected to", async () => {
    const query = new URLSearchParams({ token: "abc", callbackURL: written });
    const answer = await app.visitor.fetch(`/api/auth/verify-email?${query}`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toMatch(/^\/%E6%97%A5\?name=Jos%C3%A9&error=/);
    const reset = await app.visitor.fetch(
      `/api/auth/reset-password/abc?${new URLSearchParams({ callbackURL: written })}`,
    );
    expect(reset.status).toBe(302);
    expect(reset.headers.get("location")).toContain("/%E6%97%A5");
  });

  test.each(["/sign-up/email", "/request-password-reset", "/send-verification-email", "/sign-out"])(
    "breaks nothing at %s",
    async (path) => {
      const ana = await app.as(fresh(people.ana));
      for (const email of [ana.email, newcomer().email]) {
        const body = { ...newcomer(), email, ...addresses };
        expect((await post(path, body)).status, email).toBeLessThan(500);
      }
    },
  );

  test.each(["/\r\nset-cookie: a=b", "/\u0001", "/\u0085"])(
    "is refused where the address is not allowed: %j",
    async (callbackURL) => {
      const ana = await app.as(fresh(people.ana));
      expect(
        await post("/sign-in/email", { email: ana.email, password: testPassword, callbackURL }),
      ).toMatchObject({ status: 403, cookie: [] });
    },
  );
});

describe("sign-in", () => {
  test(
    "opens a session in a cookie that scripts cannot read",
    { tags: ["AUTH-033", "AUTH-055"] },
    async () => {
      const person = fresh(people.ana);
      await addPerson(app.database, person);
      const { status, cookie } = await post("/sign-in/email", {
        email: person.email.toUpperCase(),
        password: testPassword,
      });
      expect(status).toBe(200);
      expect(cookie[0]).toMatch(/^hearthline\.session=.*HttpOnly; SameSite=Lax$/);
      const session = await app.visitor.fetch("/api/auth/get-session", {
        headers: { cookie: cookie[0]!.split(";")[0]! },
      });
      expect((await session.json()).user.email).toBe(person.email);
    },
  );

  test(
    "without identifier or password is refused with the exact text",
    { tags: ["AUTH-018", "AUTH-019"] },
    async () => {
      expect(await post("/sign-in/email", { password: "x" })).toMatchObject({
        status: 400,
        body: { message: needsBoth },
      });
      expect(await post("/sign-in/email", { email: "a@b.co" })).toMatchObject({
        status: 400,
        body: { message: needsBoth },
      });
    },
  );

  test(
    "answers a wrong password and an unknown address alike, without a session",
    { tags: ["AUTH-035"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      const wrong = await post("/sign-in/email", { email: ana.email, password: "not-it-at-all" });
      const unknown = await post("/sign-in/email", {
        email: "nobody@example.com",
        password: "not-it-at-all",
      });
      expect(wrong).toMatchObject({ status: 401, cookie: [] });
      expect(wrong).toEqual(unknown);
    },
  );

  test("before the address is verified is refused with instructions, and sends the email again", async () => {
    const nia = newcomer();
    await post("/sign-up/email", nia);
    const answer = await post("/sign-in/email", nia);
    expect(answer).toMatchObject({
      status: 403,
      body: {
        code: "EMAIL_NOT_VERIFIED",
        message: "Please verify your email first. We have just sent you the link again.",
      },
    });
    expect(answer.cookie.join()).not.toContain("hearthline.session=");
    expect(await mailsTo(nia.email)).toHaveLength(2);
  });

  test("is slowed down for one address that tries again and again", async () => {
    await using strict = await testApp({ config: { signInTriesPerMinute: 3 } });
    const statuses = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await strict.visitor.fetch("/api/auth/sign-in/email", {
        method: "POST",
        body: JSON.stringify({ email: "a@b.co", password: "wrong-wrong" }),
        headers: {
          "x-forwarded-for": `10.0.0.${tries}`,
          "x-hearthline-client-ip": `10.0.0.${tries}`,
        },
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  test("behind our proxy is slowed down for each client separately", async () => {
    await using strict = await testApp({
      config: { signInTriesPerMinute: 2, trustedProxies: "127.0.0.1" },
    });
    const trial = async (client: string) => {
      const answer = await strict.visitor.fetch("/api/auth/sign-in/email", {
        method: "POST",
        body: JSON.stringify({ email: "a@b.co", password: "wrong-wrong" }),
        headers: { "x-forwarded-for": `6.6.6.6, ${client}` },
      });
      return answer.status;
    };
    expect([await trial("198.51.100.1"), await trial("198.51.100.1")]).toEqual([401, 401]);
    expect(await trial("198.51.100.1")).toBe(429);
    expect(await trial("198.51.100.2")).toBe(401);
  });
});

describe("sign-out", () => {
  test("ends the session on the server", { tags: ["PUB-031", "DASH-026"] }, async () => {
    const ana = await app.as(fresh(people.ana));
    await ana.api.profiles.mine();
    expect(await post("/sign-out", {}, ana)).toMatchObject({ status: 200 });
    await expect(ana.api.profiles.mine()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });
});

describe("resetting a password", () => {
  test(
    "by email: the link leads to /update-password, works once, and ends old sessions and the old password",
    { tags: ["AUTH-004", "AUTH-049", "AUTH-051", "AUTH-088"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      expect(
        await post("/request-password-reset", { email: ana.email, redirectTo: "/update-password" }),
      ).toMatchObject({ status: 200 });
      const link = new URL((await mailsTo(ana.email))[0]!.links[0]!);
      expect(`${link.origin}${link.pathname}`).toBe(`${app.running.baseUrl}/update-password`);
      const token = new URLSearchParams(link.hash.slice(1)).get("token")!;

      const newPassword = "a-better-one-8";
      expect(await post("/reset-password", { token, newPassword: "123456" })).toMatchObject({
        status: 400,
      });
      expect(await post("/reset-password", { token, newPassword })).toMatchObject({ status: 200 });
      expect(await post("/reset-password", { token, newPassword: "another-one-9" })).toMatchObject({
        status: 400,
        body: { code: "INVALID_TOKEN" },
      });
      expect(
        await post("/sign-in/email", { email: ana.email, password: testPassword }),
      ).toMatchObject({ status: 401 });
      expect(
        await post("/sign-in/email", { email: ana.email, password: newPassword }),
      ).toMatchObject({ status: 200 });
      await expect(ana.api.profiles.mine()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    },
  );

  test(
    "answers an unknown address like a known one and sends it nothing",
    { tags: ["AUTH-052"] },
    async () => {
      const ana = await app.as(fresh(people.ana));
      const known = await post("/request-password-reset", { email: ana.email });
      const unknown = await post("/request-password-reset", { email: "nobody@example.com" });
      expect(unknown).toEqual(known);
      expect(await mailsTo("nobody@example.com")).toEqual([]);
    },
  );

  test("expires after an hour", async () => {
    const ana = await app.as(fresh(people.ana));
    await post("/request-password-reset", { email: ana.email });
    const link = new URL((await mailsTo(ana.email))[0]!.links[0]!);
    await app.sql("update account.verification set expires_at = now() - interval '1 second'");
    const token = new URLSearchParams(link.hash.slice(1)).get("token")!;
    expect(await post("/reset-password", { token, newPassword: "a-better-one-8" })).toMatchObject({
      status: 400,
    });
  });
});

describe("the demo's host", () => {
  test(
    "is the profile of the configured address, once that address is verified",
    { tags: ["PUB-014", "PUB-016", "PERM-044", "ERR-028"] },
    async () => {
      const person = fresh(people.leo);
      await using demo = await testApp({ config: { adminEmail: person.email } });
      expect(await demo.visitor.api.site.front()).toEqual({ demoProfileId: null });
      const leo = await demo.as(person);
      expect(await demo.visitor.api.site.front()).toEqual({ demoProfileId: leo.id });
      await demo.sql(`update account."user" set email_verified = false where id = $1`, [leo.id]);
      expect(await demo.visitor.api.site.front()).toEqual({ demoProfileId: null });
    },
  );
});

describe("the provider buttons", () => {
  test("return a message while no keys are set up, without using up sign-in attempts", async () => {
    for (const provider of ["google", "facebook", "google", "facebook"]) {
      const answer = await post("/sign-in/social", { provider, callbackURL: "/dashboard" });
      expect(answer.status).toBe(404);
      expect(answer.body.message).toContain("isn't set up here yet");
    }
  });
});

describe("malformed requests", () => {
  test("with NUL, very long text, lists or objects in place of text are refused and never cause a server error", async () => {
    const odd = ["a\u0000b@c.co", "x".repeat(100_000), ["a"], { a: 1 }, 7, null, true];
    const bodies: [string, (value: unknown) => object][] = [
      ["/sign-up/email", (value) => ({ ...newcomer(), name: value })],
      ["/sign-up/email", (value) => ({ ...newcomer(), email: value })],
      ["/sign-up/email", (value) => ({ ...newcomer(), password: value })],
      ["/sign-in/email", (value) => ({ email: value, password: "x" })],
      ["/sign-in/email", (value) => ({ email: "a@b.co", password: value })],
      ["/request-password-reset", (value) => ({ email: value })],
      ["/reset-password", (value) => ({ token: value, newPassword: "a-better-one-8" })],
      ["/send-verification-email", (value) => ({ email: value })],
    ];
    for (const [path, body] of bodies)
      for (const value of odd) {
        const { status } = await post(path, body(value));
        const what = `${path} ${JSON.stringify(body(value)).slice(0, 80)}`;
        expect(status, what).toBeGreaterThanOrEqual(400);
        expect(status, what).toBeLessThan(500);
      }
    for (const path of ["/verify-email?token=a%00", "/reset-password/a%00b?callbackURL=/"])
      expect((await app.visitor.fetch(`/api/auth${path}`)).status).toBe(400);
  });

  test("for an unknown path get a 404", async () => {
    const ana = await app.as(fresh(people.ana));
    for (const path of [
      "/verify-password",
      "/update-session",
      "/revoke-sessions",
      "/delete-user",
    ]) {
      const body = JSON.stringify({ password: testPassword, token: "x" });
      expect((await ana.fetch(`/api/auth${path}`, { method: "POST", body })).status, path).toBe(
        404,
      );
    }
  });
});
