import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, freshNumber, mailedCode, textedCode, whoIs } from "#test/harness/account.ts";
import { type Client, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { signInTriesPerMinute: 10_000 } });
});
afterAll(() => app[Symbol.asyncDispose]());

const password = "correct-horse-7";
const textsTo = async (number: string) => (await app.texts()).filter(({ to }) => to === number);
const numberOf = async (id: string) =>
  (
    await app.sql<{ phone_number: string | null }>(
      `select phone_number from account."user" where id = $1`,
      [id],
    )
  )[0]!.phone_number;

async function addNumber(person: Client, number: string) {
  await ask(person, "/phone-number/change", { phoneNumber: number });
  const code = await textedCode(app, number);
  return ask(person, "/phone-number/change/verify", { phoneNumber: number, code });
}

/** A person who has a phone and no mailbox. */
async function byPhone() {
  const number = freshNumber();
  await ask(app.visitor, "/sign-up/phone", { phoneNumber: number, password, name: "Nia New" });
  const code = await textedCode(app, number);
  const { cookie } = await ask(app.visitor, "/phone-number/verify", { phoneNumber: number, code });
  const id = (await whoIs(app, cookie))!;
  const headers = { cookie: cookie! };
  return {
    number,
    id,
    headers,
    ask: (path: string, body: object = {}) => ask(app.visitor, path, body, headers),
  };
}

test("a number is added by its code, can sign in from then on, and its predecessor gets a text", async () => {
  const ana = await app.as(fresh(people.ana));
  const [first, second] = [freshNumber(), freshNumber()];
  expect(await addNumber(ana, first)).toMatchObject({ status: 200 });
  expect(await numberOf(ana.id)).toBe(first);
  const { cookie } = await ask(app.visitor, "/sign-in/phone-number", {
    phoneNumber: first,
    password,
  });
  expect(await whoIs(app, cookie)).toBe(ana.id);
  expect(await addNumber(ana, second)).toMatchObject({ status: 200 });
  expect(await numberOf(ana.id)).toBe(second);
  expect((await textsTo(first))[0]!.text).toContain("was removed from your account");
  const kinds = await app.sql("select kind from account.event where user_id = $1", [ana.id]);
  expect(kinds).toContainEqual({ kind: "phone_changed" });
});

test("a wrong code, another person's code and a code for another number change nothing", async () => {
  const ana = await app.as(fresh(people.ana));
  const ben = await app.as(fresh(people.ben));
  const number = freshNumber();
  await ask(ana, "/phone-number/change", { phoneNumber: number });
  const code = await textedCode(app, number);
  for (const [who, phoneNumber, typed] of [
    [ben, number, code],
    [ana, freshNumber(), code],
    [ana, number, code === "000000" ? "000001" : "000000"],
  ] as const)
    expect(
      await ask(who, "/phone-number/change/verify", { phoneNumber, code: typed }),
    ).toMatchObject({ status: 401 });
  expect(
    await ask(app.visitor, "/phone-number/verify", { phoneNumber: number, code }),
  ).toMatchObject({ status: 401, cookie: undefined });
  expect([await numberOf(ana.id), await numberOf(ben.id)]).toEqual([null, null]);
});

test("another person's number gets the usual response; its owner gets a text and keeps it", async () => {
  const ana = await app.as(fresh(people.ana));
  const ben = await app.as(fresh(people.ben));
  const number = freshNumber();
  await addNumber(ana, number);
  const taken = await ask(ben, "/phone-number/change", { phoneNumber: number });
  expect(taken).toEqual(await ask(ben, "/phone-number/change", { phoneNumber: freshNumber() }));
  const [text] = await textsTo(number);
  expect(text!.text).toContain("someone tried to add your number");
  expect(text!.text).not.toMatch(/\d{6}/);
  expect(await numberOf(ana.id)).toBe(number);
});

test("two people with codes for one number: the first gets it, the second gets the response of a wrong code", async () => {
  const ana = await app.as(fresh(people.ana));
  const ben = await app.as(fresh(people.ben));
  const number = freshNumber();
  const codes: string[] = [];
  for (const person of [ana, ben]) {
    await ask(person, "/phone-number/change", { phoneNumber: number });
    codes.push(await textedCode(app, number));
  }
  const answers = await Promise.all(
    [ana, ben].map((person, index) =>
      ask(person, "/phone-number/change/verify", { phoneNumber: number, code: codes[index] }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test("change and removal require a confirmation, and no one else may do it", async () => {
  const ana = await app.as(fresh(people.ana));
  await addNumber(ana, freshNumber());
  await app.sql(
    "update account.session set confirmed_at = now() - interval '11 minutes' where user_id = $1",
    [ana.id],
  );
  for (const [path, body] of [
    ["/phone-number/change", { phoneNumber: freshNumber() }],
    ["/phone-number/remove", {}],
  ] as const) {
    expect(await ask(ana, path, body)).toMatchObject({
      status: 403,
      body: { code: "CONFIRMATION_NEEDED" },
    });
    expect(await ask(app.visitor, path, body)).toMatchObject({ status: 401 });
  }
});

test("a number is removed, but never the last verified contact", async () => {
  const ana = await app.as(fresh(people.ana));
  const number = freshNumber();
  await addNumber(ana, number);
  expect(await ask(ana, "/phone-number/remove", {})).toMatchObject({ status: 200 });
  expect(await numberOf(ana.id)).toBeNull();
  expect(
    await ask(app.visitor, "/sign-in/phone-number", { phoneNumber: number, password }),
  ).toMatchObject({ status: 401 });

  const nia = await byPhone();
  expect(await nia.ask("/phone-number/remove")).toMatchObject({
    status: 409,
    body: { code: "LAST_WAY_IN" },
  });
  expect(await numberOf(nia.id)).toBe(nia.number);
});

test("a person without a mailbox confirms by text, and no email is ever sent to the placeholder", async () => {
  const nia = await byPhone();
  await app.sql(
    "update account.session set confirmed_at = now() - interval '11 minutes' where user_id = $1",
    [nia.id],
  );
  const before = (await app.mails()).length;
  expect(await nia.ask("/reauthenticate")).toMatchObject({ status: 200 });
  const code = await textedCode(app, nia.number);
  expect(await nia.ask("/confirm/code", { code })).toMatchObject({ status: 200 });
  expect(await nia.ask("/phone-number/change", { phoneNumber: freshNumber() })).toMatchObject({
    status: 200,
  });
  const email = `${nia.id}@phone.invalid`;
  await ask(app.visitor, "/request-password-reset", { email });
  await ask(app.visitor, "/send-verification-email", { email });
  await ask(app.visitor, "/email-otp/send-verification-otp", { email });
  await app.drain();
  expect(await app.mails()).toHaveLength(before);
});

test("a person with a mailbox confirms by email", async () => {
  const ana = await app.as(fresh(people.ana));
  await ask(ana, "/reauthenticate", {});
  const code = await mailedCode(app, ana.email);
  expect(await ask(ana, "/confirm/code", { code })).toMatchObject({ status: 200 });
  expect(await ask(ana, "/confirm/code", { code })).toMatchObject({ status: 401 });
});

test("a new password by phone: for people without a mailbox, once, and it ends every session", async () => {
  const nia = await byPhone();
  const ana = await app.as(fresh(people.ana));
  const anas = freshNumber();
  await addNumber(ana, anas);
  const nobodys = freshNumber();
  const request = (phoneNumber: string) =>
    ask(app.visitor, "/phone-number/request-password-reset", { phoneNumber });
  const reset = (phoneNumber: string, otp: string, newPassword = "a-better-one-8") =>
    ask(app.visitor, "/phone-number/reset-password", { phoneNumber, otp, newPassword });

  expect(await request(nia.number)).toEqual(await request(anas));
  expect(await request(nobodys)).toEqual({
    status: 200,
    cookie: undefined,
    body: { status: true },
  });
  expect(await textsTo(nobodys)).toEqual([]);
  expect((await textsTo(anas))[0]!.text).toContain("reset your password by email");

  const code = await textedCode(app, nia.number);
  expect(await reset(anas, code)).toMatchObject({ status: 401 });
  expect(await reset(nia.number, code, "123456")).toMatchObject({
    status: 400,
    body: { code: "PASSWORD_TOO_COMMON" },
  });
  // A code for a new password opens no session, and a sign-in code sets no password.
  expect(
    await ask(app.visitor, "/phone-number/verify", { phoneNumber: nia.number, code }),
  ).toMatchObject({ status: 401, cookie: undefined });
  expect(await reset(nia.number, code)).toMatchObject({ status: 200, cookie: undefined });
  expect(await reset(nia.number, code)).toMatchObject({ status: 401 });
  expect(await nia.ask("/reauthenticate")).toMatchObject({ status: 401 });
  const again = (typed: string) =>
    ask(app.visitor, "/sign-in/phone-number", { phoneNumber: nia.number, password: typed });
  expect(await again(password)).toMatchObject({ status: 401 });
  expect(await again("a-better-one-8")).toMatchObject({ status: 200 });
});

test("a person who signed up by phone adds a mailbox by its link, and may then remove the phone", async () => {
  const nia = await byPhone();
  const { email } = fresh(people.nia);
  expect(await nia.ask("/change-email", { newEmail: email })).toMatchObject({ status: 200 });
  const mail = (await app.mails()).find(({ to }) => to === email)!;
  await app.visitor.fetch(mail.links[0]!, { headers: nia.headers });
  expect(
    await app.sql(`select email, email_verified from account."user" where id = $1`, [nia.id]),
  ).toEqual([{ email, email_verified: true }]);
  expect(await nia.ask("/phone-number/remove")).toMatchObject({ status: 200 });
});
