import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ask, freshNumber, textedCode, whoIs, wrongCode } from "#test/harness/account.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { signInTriesPerMinute: 10_000 } });
});
afterAll(() => app[Symbol.asyncDispose]());
// Wrong attempts in one test must not make the next one wait.
beforeEach(() => app.sql("delete from account.delay"));

const needsBoth = "You must provide either an email or phone number and a password";
const password = "correct-horse-7";
const post = (path: string, body: object) => ask(app.visitor, path, body);
const signUp = (phoneNumber: string, more: object = {}) =>
  post("/sign-up/phone", { phoneNumber, password, name: "Nia New", ...more });
const signIn = (phoneNumber: string, typed = password) =>
  post("/sign-in/phone-number", { phoneNumber, password: typed });
const requestCode = (phoneNumber: string, more: object = {}) =>
  post("/phone-number/send-otp", { phoneNumber, ...more });
const verify = async (phoneNumber: string, code?: string) =>
  post("/phone-number/verify", {
    phoneNumber,
    code: code ?? (await textedCode(app, phoneNumber)),
  });
const textsTo = async (number: string) => (await app.texts()).filter(({ to }) => to === number);
const usersOf = (number: string) =>
  app.sql<{ id: string; name: string; email: string; email_verified: boolean }>(
    `select id, name, email, email_verified, phone_number_verified from account."user" where phone_number = $1`,
    [number],
  );

/** A person who signed up by phone and verified the number. */
async function someone() {
  const number = freshNumber();
  await signUp(number);
  const { cookie } = await verify(number);
  const [user] = await usersOf(number);
  await app.sql("delete from account.delay");
  return { number, cookie: cookie!, id: user!.id };
}

describe("an unreadable sign-up", () => {
  const newPassword = "another-horse-8";

  test.each(["\ud800", "a\udc00b", "a\0b"])("is refused in words: %j", async (odd) => {
    const number = freshNumber();
    for (const more of [{ name: odd }, { password: `long-enough${odd}` }])
      expect(await signUp(number, more)).toMatchObject({
        status: 400,
        body: { code: "MALFORMED", message: "This text contains characters that can’t be saved." },
      });
    expect(await signUp(number)).toMatchObject({ status: 200 });
    expect(await verify(number)).toMatchObject({ status: 200 });
  });

  test.each(['{"name":"\\ud800","passwordHash":"a:b"}', "no JSON", '{"name":1}', "null"])(
    "an unreadable one does not block the number: %s",
    async (value) => {
      const spoil = () =>
        app.sql(
          "update account.verification set value = $1 where identifier = 'sign-up by phone'",
          [value],
        );
      const { number } = await someone();
      await signUp(number, { password: newPassword });
      await spoil();
      expect(await signIn(number)).toMatchObject({ status: 200 });
      expect(await signIn(number, newPassword)).toMatchObject({ status: 401 });
      expect(await requestCode(number)).toMatchObject({ status: 200 });
      expect(await verify(number)).toMatchObject({ status: 200 });

      const unknown = freshNumber();
      await signUp(unknown);
      await spoil();
      expect(await requestCode(unknown, { type: "sign-up" })).toMatchObject({ status: 200 });
      expect(await signUp(unknown)).toMatchObject({ status: 200 });
      expect(await verify(unknown)).toMatchObject({ status: 200 });
      expect(await signIn(unknown)).toMatchObject({ status: 200 });
    },
  );
});

describe("sign-up by phone", () => {
  test(
    "sends a code; the right code creates the account and opens its session",
    { tags: ["AUTH-069", "AUTH-079", "AUTH-080"] },
    async () => {
      const number = freshNumber();
      const typed = `(${number.slice(2, 5)}) ${number.slice(5, 8)}-${number.slice(8)}`;
      expect(await signUp(typed)).toMatchObject({ status: 200, cookie: undefined });
      // An unverified number belongs to no one.
      expect(await usersOf(number)).toEqual([]);
      const { cookie, status } = await verify(number);
      expect(status).toBe(200);
      const [user] = await usersOf(number);
      expect(user).toMatchObject({
        name: "Nia New",
        email: `${user!.id}@phone.invalid`,
        email_verified: false,
        phone_number_verified: true,
      });
      expect(await whoIs(app, cookie)).toBe(user!.id);
    },
  );

  test(
    "without number or password is refused with the exact text",
    { tags: ["AUTH-016", "AUTH-017"] },
    async () => {
      for (const body of [
        { password, name: "Nia" },
        { phoneNumber: freshNumber(), name: "Nia" },
        { phoneNumber: "", password, name: "Nia" },
        { phoneNumber: freshNumber(), password: "", name: "Nia" },
      ])
        expect(await post("/sign-up/phone", body)).toMatchObject({
          status: 400,
          body: { message: needsBoth },
        });
    },
  );

  test("refuses an invalid number, a short or common password and a missing name", async () => {
    for (const body of [
      { phoneNumber: "abc" },
      { phoneNumber: "+1718" },
      { phoneNumber: `${freshNumber()} ext. 12` },
      { password: "zq8#x" },
      { password: "Password1" },
      { name: " " },
    ]) {
      const answer = await signUp(freshNumber(), body);
      expect(answer, JSON.stringify(body)).toMatchObject({
        status: 400,
        body: { message: expect.any(String) },
      });
    }
  });

  test("with an existing number gets the usual response, and a text tells its owner", async () => {
    const { number, id } = await someone();
    const known = await signUp(number, { password: "another-one-9", name: "Mallory" });
    expect(known).toEqual(await signUp(freshNumber()));
    const [text] = await textsTo(number);
    expect(text!.text).toContain("You already have an account");
    expect(text!.text).not.toMatch(/\d{6}/);
    expect(await signIn(number)).toMatchObject({ status: 200, body: { user: { id } } });
    // Signing in with that password reveals nothing either.
    const unknown = freshNumber();
    await signUp(unknown, { password: "another-one-9" });
    expect(await signIn(number, "another-one-9")).toEqual(await signIn(unknown, "another-one-9"));
    expect((await usersOf(number))[0]!.name).toBe("Nia New");
  });
});

describe("sign-in by phone", () => {
  test("opens a session for number and password", { tags: ["AUTH-074"] }, async () => {
    const { number, id } = await someone();
    const { cookie } = await signIn(number);
    expect(await whoIs(app, cookie)).toBe(id);
  });

  test(
    "without number or password is refused with the exact text",
    { tags: ["AUTH-018", "AUTH-019"] },
    async () => {
      for (const body of [{ password }, { phoneNumber: freshNumber() }])
        expect(await post("/sign-in/phone-number", body)).toMatchObject({
          status: 400,
          body: { message: needsBoth },
        });
    },
  );

  test("answers a wrong password and an unknown number alike", async () => {
    const { number } = await someone();
    const wrong = await signIn(number, "not-it-at-all");
    expect(wrong).toMatchObject({ status: 401, cookie: undefined });
    expect(wrong).toEqual(await signIn(freshNumber(), "not-it-at-all"));
  });

  test(
    "before the number is verified is refused with instructions, and sends the code again",
    { tags: ["AUTH-084"] },
    async () => {
      const number = freshNumber();
      await signUp(number);
      expect(await signIn(number)).toMatchObject({
        status: 403,
        cookie: undefined,
        body: { code: "PHONE_NOT_VERIFIED" },
      });
      expect(await textsTo(number)).toHaveLength(2);
      await verify(number);
      expect(await signIn(number)).toMatchObject({ status: 200 });
    },
  );
});

test("repeated sign-ins send no flood of texts", async () => {
  const number = freshNumber();
  await signUp(number);
  for (let tries = 0; tries < 10; tries += 1) {
    await app.sql("delete from account.delay where bucket not like 'letters %'");
    expect(await signIn(number)).toMatchObject({ status: 403 });
  }
  expect((await textsTo(number)).length).toBeLessThanOrEqual(5);
});

describe("a code by phone", () => {
  test(
    "is sent by sms if no channel is given, and by no other",
    { tags: ["CONST-010"] },
    async () => {
      const number = freshNumber();
      expect(await requestCode(number)).toMatchObject({ status: 200 });
      expect(await textsTo(number)).toHaveLength(1);
      expect(await requestCode(number, { channel: "sms" })).toMatchObject({ status: 200 });
      expect(await requestCode(number, { channel: "whatsapp" })).toMatchObject({ status: 400 });
      expect(await textsTo(number)).toHaveLength(2);
    },
  );

  test(
    "signs in to the account of its number, once, and a wrong or older one does not",
    { tags: ["AUTH-079", "AUTH-080", "AUTH-081"] },
    async () => {
      const { number, id } = await someone();
      await requestCode(number);
      const first = await textedCode(app, number);
      expect(await verify(number, wrongCode(first))).toMatchObject({
        status: 401,
        cookie: undefined,
      });
      await requestCode(number);
      const second = await textedCode(app, number);
      if (first !== second) expect(await verify(number, first)).toMatchObject({ status: 401 });
      const { cookie } = await verify(number, second);
      expect(await whoIs(app, cookie)).toBe(id);
      expect(await verify(number, second)).toMatchObject({ status: 401, cookie: undefined });
    },
  );

  test("for an unknown number creates the account", { tags: ["CONST-011"] }, async () => {
    const number = freshNumber();
    await requestCode(number);
    const { cookie } = await verify(number);
    const [user] = await usersOf(number);
    expect(user).toMatchObject({ name: "New User" });
    expect(await whoIs(app, cookie)).toBe(user!.id);
  });

  test(
    "can disable creating an account: the response is the same, and no text is sent",
    { tags: ["CONST-012"] },
    async () => {
      const number = freshNumber();
      const { number: known } = await someone();
      const unknown = await requestCode(number, { createUser: false });
      expect(unknown).toEqual(await requestCode(known, { createUser: false }));
      expect(await textsTo(number)).toEqual([]);
      expect(await verify(number, "123456")).toMatchObject({ status: 401, cookie: undefined });
      expect(await verify(known)).toMatchObject({ status: 200 });
    },
  );

  test("of a sign-up is sent again on request", { tags: ["AUTH-084"] }, async () => {
    const number = freshNumber();
    await signUp(number);
    await requestCode(number, { type: "sign-up" });
    expect(await textsTo(number)).toHaveLength(2);
    await verify(number);
    expect(await signIn(number)).toMatchObject({ status: 200 });
    const nobody = freshNumber();
    expect(await requestCode(nobody, { type: "sign-up" })).toMatchObject({ status: 200 });
    expect(await textsTo(nobody)).toEqual([]);
  });

  test("using one twenty times at once opens one session", async () => {
    const { number, id } = await someone();
    await app.sql("delete from account.session where user_id = $1", [id]);
    await requestCode(number);
    const code = await textedCode(app, number);
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(number, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.sql("select from account.session where user_id = $1", [id])).toHaveLength(1);
  });

  test("using a new number's code twenty times at once creates one account", async () => {
    const number = freshNumber();
    await requestCode(number);
    const code = await textedCode(app, number);
    await Promise.all(Array.from({ length: 20 }, () => verify(number, code)));
    expect(await usersOf(number)).toHaveLength(1);
  });

  test("is invalid after five wrong guesses", async () => {
    const { number } = await someone();
    await requestCode(number);
    const code = await textedCode(app, number);
    for (let guess = 0; guess < 5; guess += 1) {
      await app.sql("delete from account.delay");
      expect(await verify(number, wrongCode(code))).toMatchObject({ status: 401 });
    }
    await app.sql("delete from account.delay");
    expect(await verify(number, code)).toMatchObject({
      status: 401,
      cookie: undefined,
      body: { code: "CODE_WRONG" },
    });
  });

  test("does not bypass the second step", async () => {
    const { number, id } = await someone();
    await app.sql(`update account."user" set second_step_required = true where id = $1`, [id]);
    await requestCode(number);
    expect(await whoIs(app, (await verify(number)).cookie)).toBeNull();
    expect(await whoIs(app, (await signIn(number)).cookie)).toBeNull();
  });
});

describe("a sign-up with someone else's number", () => {
  const mallory = { password: "mallorys-own-7", name: "Mallory" };

  test("loses its password when the owner signs in by a code alone", async () => {
    const number = freshNumber();
    await signUp(number, mallory);
    await requestCode(number);
    expect(await verify(number)).toMatchObject({ status: 200 });
    expect(await signIn(number, mallory.password)).toMatchObject({ status: 401 });
    expect(await usersOf(number)).toMatchObject([{ name: "New User" }]);
  });

  test("gives way to the owner's own sign-up", async () => {
    const number = freshNumber();
    await signUp(number, mallory);
    await app.sql("update account.verification set updated_at = now() - interval '11 minutes'");
    await signUp(number);
    await verify(number);
    expect(await signIn(number, mallory.password)).toMatchObject({ status: 401 });
    expect(await signIn(number)).toMatchObject({ status: 200 });
  });

  test("at the same time keeps neither password, because the texts look the same", async () => {
    for (const order of [
      [{}, mallory],
      [mallory, {}],
      [{}, mallory, {}],
    ]) {
      const number = freshNumber();
      for (const more of order) await signUp(number, more);
      await verify(number);
      expect(await signIn(number, mallory.password)).toMatchObject({ status: 401 });
      expect(await signIn(number)).toMatchObject({ status: 401 });
    }
  });

  test("twice with the same password is one sign-up", async () => {
    const number = freshNumber();
    await signUp(number);
    await signUp(number);
    await verify(number);
    expect(await signIn(number)).toMatchObject({ status: 200 });
  });
});

test("if no text can be sent, phone requests say so and nothing is stored", async () => {
  await using silent = await testApp({ config: { baseUrl: "https://crm.example.com" } });
  for (const [path, body] of [
    ["/sign-up/phone", { phoneNumber: freshNumber(), password, name: "Nia" }],
    ["/phone-number/send-otp", { phoneNumber: freshNumber() }],
    ["/phone-number/request-password-reset", { phoneNumber: freshNumber() }],
  ] as const) {
    const answer = await fetch(`http://127.0.0.1:${silent.port}/api/auth${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", origin: "https://crm.example.com" },
    });
    expect(answer.status, path).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "PHONE_NOT_SET_UP" });
  }
  expect(await silent.sql("select from sms.outbox")).toEqual([]);
});

test("malformed requests are refused and never cause a server error", async () => {
  for (const value of [
    "a\u0000b",
    "x".repeat(5_000),
    ["+1"],
    { a: 1 },
    7,
    null,
    true,
    "+",
    "１２３",
  ]) {
    for (const [path, more] of [
      ["/sign-up/phone", { password, name: "Nia" }],
      ["/sign-in/phone-number", { password }],
      ["/phone-number/send-otp", {}],
      ["/phone-number/verify", { code: "123456" }],
      ["/phone-number/request-password-reset", {}],
      ["/phone-number/reset-password", { otp: "123456", newPassword: "zq8#xk" }],
    ] as const)
      expect((await post(path, { phoneNumber: value, ...more })).status, `${path} ${value}`).toBe(
        400,
      );
  }
});
