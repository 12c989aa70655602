import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, mailedCode, whoIs, wrongCode } from "#test/harness/account.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { openBrowser } from "#test/harness/browser.ts";
import { addPerson, fresh, people, testPassword } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { signInTriesPerMinute: 10_000 } });
});
afterAll(() => app[Symbol.asyncDispose]());

const request = (email: string, more: object = {}) =>
  ask(app.visitor, "/email-otp/send-verification-otp", { email, type: "sign-in", ...more });
const signIn = (email: string, otp: string, more: object = {}) =>
  ask(app.visitor, "/sign-in/email-otp", { email, otp, ...more });
const usersOf = (email: string) =>
  app.sql<{ id: string; name: string; email_verified: boolean }>(
    `select id, name, email_verified from account."user" where email = $1`,
    [email],
  );

test("a code by email opens a session, once", { tags: ["AUTH-078", "AUTH-080"] }, async () => {
  const person = fresh(people.ana);
  const id = await addPerson(app.database, person);
  expect(await request(person.email.toUpperCase())).toMatchObject({
    status: 200,
    body: { success: true },
  });
  const code = await mailedCode(app, person.email);
  const answer = await signIn(person.email, code);
  expect(answer).toMatchObject({ status: 200, body: { status: true, user: { id } } });
  expect(await whoIs(app, answer.cookie)).toBe(id);
  expect(await app.sql("select method from account.session where user_id = $1", [id])).toEqual([
    { method: "email-code" },
  ]);
  expect(await signIn(person.email, code)).toMatchObject({ status: 401, cookie: undefined });
});

test(
  "a wrong code, an old one after a new request, and one that is ten minutes old are refused",
  { tags: ["AUTH-081"] },
  async () => {
    const person = fresh(people.ana);
    await addPerson(app.database, person);
    await request(person.email);
    const first = await mailedCode(app, person.email);
    expect(await signIn(person.email, wrongCode(first))).toMatchObject({
      status: 401,
      cookie: undefined,
      body: { code: "CODE_WRONG", message: expect.stringContaining("That code is wrong") },
    });
    await request(person.email);
    const second = await mailedCode(app, person.email);
    if (first !== second) expect(await signIn(person.email, first)).toMatchObject({ status: 401 });
    const stored = await app.sql<{ value: string; expires_at: Date }>(
      "select value, expires_at from account.verification where identifier = 'code to email sign-in'",
    );
    for (const { value, expires_at } of stored) {
      expect(value).not.toContain(second);
      expect(expires_at.getTime() - Date.now()).toBeLessThanOrEqual(10 * 60 * 1000);
    }
    await app.sql("update account.verification set expires_at = now() - interval '1 second'");
    expect(await signIn(person.email, second)).toMatchObject({ status: 401, cookie: undefined });
  },
);

test(
  "a code for an unknown address creates the account, named after the part before the @",
  { tags: ["CONST-011"] },
  async () => {
    const { email } = fresh(people.nia);
    expect(await request(email)).toMatchObject({ status: 200 });
    expect(await usersOf(email)).toEqual([]);
    const answer = await signIn(email, await mailedCode(app, email));
    const [user] = await usersOf(email);
    expect(user).toMatchObject({ name: email.split("@")[0], email_verified: true });
    expect(await whoIs(app, answer.cookie)).toBe(user!.id);
  },
);

test("a code's account can be given a name, and no other field", async () => {
  const { email } = fresh(people.nia);
  await request(email);
  const code = await mailedCode(app, email);
  for (const more of [{ id: people.nia.email }, { emailVerified: false }, { phoneNumber: "+1" }])
    expect(await signIn(email, code, more)).toMatchObject({ status: 400, cookie: undefined });
  expect(await signIn(email, code, { name: " " })).toMatchObject({ status: 400 });
  expect(await signIn(email, code, { name: "Nia New" })).toMatchObject({ status: 200 });
  expect(await usersOf(email)).toMatchObject([{ name: "Nia New" }]);
});

test(
  "a request can disable creating an account: the response is the same, no email is sent and no code is right",
  { tags: ["CONST-012"] },
  async () => {
    const { email } = fresh(people.nia);
    const person = fresh(people.ana);
    const id = await addPerson(app.database, person);
    const unknown = await request(email, { createUser: false });
    const known = await request(person.email, { createUser: false });
    expect(unknown).toEqual(known);
    expect((await app.mails()).filter(({ to }) => to === email)).toEqual([]);
    expect(await signIn(email, "123456")).toMatchObject({ status: 401, cookie: undefined });
    expect(await usersOf(email)).toEqual([]);
    const { cookie } = await signIn(person.email, await mailedCode(app, person.email));
    expect(await whoIs(app, cookie)).toBe(id);
  },
);

test("a code that was requested without a new account creates none, even if its owner was deleted since", async () => {
  const person = fresh(people.ana);
  const id = await addPerson(app.database, person);
  await request(person.email, { createUser: false });
  await app.sql(`delete from account."user" where id = $1`, [id]);
  const answer = await signIn(person.email, await mailedCode(app, person.email));
  expect(answer).toMatchObject({ status: 401, cookie: undefined });
  expect(await usersOf(person.email)).toEqual([]);
});

test("codes are only available for signing in", async () => {
  const { email } = await app.as(fresh(people.ana));
  for (const type of ["email-verification", "forget-password", "change-email", "x"])
    expect(await request(email, { type }), type).toMatchObject({ status: 400 });
  for (const path of [
    "/email-otp/verify-email",
    "/email-otp/reset-password",
    "/email-otp/request-password-reset",
    "/forget-password/email-otp",
    "/email-otp/change-email",
    "/email-otp/check-verification-otp",
  ])
    expect(
      (await app.visitor.fetch(`/api/auth${path}`, { method: "POST", body: "{}" })).status,
    ).toBe(404);
});

test("using one code twenty times at once opens one session", async () => {
  const person = fresh(people.ana);
  const id = await addPerson(app.database, person);
  await request(person.email);
  const code = await mailedCode(app, person.email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(person.email, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await app.sql("select from account.session where user_id = $1", [id])).toHaveLength(1);
});

test("twenty guesses at once compare the code five times at most, and then it is invalid", async () => {
  const person = fresh(people.ana);
  await addPerson(app.database, person);
  await request(person.email);
  const code = await mailedCode(app, person.email);
  await Promise.all(Array.from({ length: 20 }, () => signIn(person.email, wrongCode(code))));
  const [tries] = await app.sql<{ tries: string }>(
    `select max(split_part(value, ':', 2)::int) as tries from account.verification
      where identifier = 'code to email sign-in'`,
  );
  expect(Number(tries!.tries)).toBeLessThanOrEqual(5);
  await app.sql("delete from account.delay");
  for (let more = 0; more < 5; more += 1) {
    await app.sql("delete from account.delay");
    await signIn(person.email, wrongCode(code));
  }
  await app.sql("delete from account.delay");
  expect(await signIn(person.email, code)).toMatchObject({
    status: 401,
    cookie: undefined,
    body: { code: "CODE_WRONG" },
  });
});

test("verifying a mailbox removes everything that someone else put into its account before", async () => {
  const { email } = fresh(people.nia);
  await ask(app.visitor, "/sign-up/email", { email, name: "Mallory", password: testPassword });
  const [user] = await usersOf(email);
  await app.sql(
    `insert into account.account (id, user_id, account_id, provider_id, created_at, updated_at)
     values (gen_random_uuid(), $1, 'mallory', 'google', now(), now())`,
    [user!.id],
  );
  await app.sql(
    `insert into account.session (id, user_id, token, expires_at, created_at, updated_at)
     values (gen_random_uuid(), $1, 'mallorys', now() + interval '7 days', now(), now())`,
    [user!.id],
  );
  await request(email);
  const { cookie } = await signIn(email, await mailedCode(app, email));
  expect(await whoIs(app, cookie)).toBe(user!.id);
  expect(await app.sql("select from account.account where user_id = $1", [user!.id])).toEqual([]);
  expect(await app.sql("select from account.session where token = 'mallorys'")).toEqual([]);
  // The pending password was removed by the verification: answered like any wrong one.
  expect(await ask(app.visitor, "/sign-in/email", { email, password: testPassword })).toMatchObject(
    { status: 401, cookie: undefined },
  );
});

test("a code does not bypass the second step", async () => {
  const person = fresh(people.ana);
  const id = await addPerson(app.database, person);
  await app.sql(`update account."user" set second_step_required = true where id = $1`, [id]);
  await request(person.email);
  const { cookie } = await signIn(person.email, await mailedCode(app, person.email));
  expect(cookie).toBeDefined();
  expect(await whoIs(app, cookie)).toBeNull();
  // Starting over is possible while the second step is pending.
  const again = await ask(
    app.visitor,
    "/email-otp/send-verification-otp",
    { email: person.email },
    { cookie: cookie! },
  );
  expect(again.status).toBe(200);
});

test(
  "the verification email can be sent again, and its link works",
  { tags: ["AUTH-084"] },
  async () => {
    const { email } = fresh(people.nia);
    const nia = openBrowser(app);
    await nia.post("/sign-up/email", { email, name: "Nia", password: testPassword });
    expect(await nia.post("/send-verification-email", { email })).toMatchObject({ status: 200 });
    const mails = (await app.mails()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(2);
    const { pathname, search } = new URL(mails[0]!.links[0]!);
    await nia.fetch(pathname + search);
    expect(await usersOf(email)).toMatchObject([{ email_verified: true }]);
  },
);

test("malformed requests are refused and never cause a server error", async () => {
  const { email } = fresh(people.nia);
  for (const value of ["a\u0000b@c.co", "x".repeat(5_000), ["a"], { a: 1 }, 7, null, true, "abc"]) {
    expect(
      (await ask(app.visitor, "/email-otp/send-verification-otp", { email: value })).status,
    ).toBe(400);
    expect((await ask(app.visitor, "/sign-in/email-otp", { email: value, otp: "1" })).status).toBe(
      400,
    );
    if (value !== "abc")
      expect((await ask(app.visitor, "/sign-in/email-otp", { email, otp: value })).status).toBe(
        400,
      );
  }
});
