import { expect, test } from "vitest";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { answeringServer } from "#test/harness/fake-service.ts";
import { ask, freshNumber, mailedCode } from "#test/harness/account.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { addPerson, fresh, people, testPassword } from "#test/harness/people.ts";

const secretKey = "the-secret-of-the-captcha";
const password = "zq8#xk";

async function guarded(verifyUrl: string): Promise<TestApp> {
  const captcha = { provider: "turnstile" as const, secretKey, verifyUrl };
  return testApp({ config: { captcha, signInTriesPerMinute: 10_000 } });
}
const newcomer = () => ({ email: fresh(people.nia).email, name: "Nia", password });
const usersOf = (app: TestApp, email: string) =>
  app.sql(`select from account."user" where email = $1`, [email]);

test(
  "a good token lets a sign-up pass, in the body or the header; without one, with a bad one or without a response no account is created",
  { tags: ["AUTH-070"] },
  async () => {
    await using service = await answeringServer(({ form }) =>
      form.response === "down"
        ? { status: 500 }
        : { status: 200, body: { success: form.response === "good" } },
    );
    await using app = await guarded(`${service.url}/siteverify`);
    const tries: [object, Record<string, string>, number, string | undefined][] = [
      [{}, {}, 403, "CAPTCHA_MISSING"],
      [{ captchaToken: "" }, {}, 403, "CAPTCHA_MISSING"],
      [{ captchaToken: "bad" }, {}, 403, "CAPTCHA_WRONG"],
      [{ captchaToken: "bad" }, { "x-captcha-response": "good" }, 403, "CAPTCHA_WRONG"],
      [{ captchaToken: { a: 1 } }, {}, 403, "CAPTCHA_WRONG"],
      [{ captchaToken: "down" }, {}, 503, "CAPTCHA_DOWN"],
      [{ captchaToken: "good" }, {}, 200, undefined],
      [{}, { "x-captcha-response": "good" }, 200, undefined],
    ];
    for (const [more, headers, status, code] of tries) {
      const nia = newcomer();
      const answer = await ask(app.visitor, "/sign-up/email", { ...nia, ...more }, headers);
      expect(answer, JSON.stringify([more, headers])).toMatchObject({
        status,
        body: code ? { code, message: expect.any(String) } : {},
      });
      expect(await usersOf(app, nia.email)).toHaveLength(status === 200 ? 1 : 0);
    }
    expect(service.asked[0]!.form).toEqual({
      secret: secretKey,
      response: "bad",
      remoteip: "127.0.0.1",
    });
  },
);

test("if the service is unreachable, everyone is refused", async () => {
  await using app = await guarded("http://127.0.0.1:9/siteverify");
  const nia = { ...newcomer(), captchaToken: "good" };
  expect(await ask(app.visitor, "/sign-up/email", nia)).toMatchObject({
    status: 503,
    body: { code: "CAPTCHA_DOWN" },
  });
  expect(await usersOf(app, nia.email)).toEqual([]);
});

test("a low score is refused", async () => {
  await using service = await answeringServer(() => ({
    status: 200,
    body: { success: true, score: 0.3 },
  }));
  await using app = await guarded(service.url);
  expect(
    await ask(app.visitor, "/sign-up/email", { ...newcomer(), captchaToken: "good" }),
  ).toMatchObject({ status: 403, body: { code: "CAPTCHA_WRONG" } });
});

test("every public request that signs up or in, resets or sends a code requires it", async () => {
  await using service = await answeringServer(() => ({ status: 200, body: { success: false } }));
  await using app = await guarded(service.url);
  const person = fresh(people.ana);
  await addPerson(app.database, person);
  const phoneNumber = freshNumber();
  for (const [path, body] of [
    ["/sign-in/email", { email: person.email, password: testPassword }],
    ["/sign-in/phone-number", { phoneNumber, password }],
    ["/sign-up/phone", { phoneNumber, password, name: "Nia" }],
    ["/request-password-reset", { email: person.email }],
    ["/send-verification-email", { email: person.email }],
    ["/email-otp/send-verification-otp", { email: person.email }],
    ["/phone-number/send-otp", { phoneNumber }],
    ["/phone-number/request-password-reset", { phoneNumber }],
  ] as const)
    for (const captchaToken of [undefined, "bad"])
      expect(await ask(app.visitor, path, { ...body, captchaToken }), path).toMatchObject({
        status: 403,
        cookie: undefined,
      });
  expect([await app.mails(), await app.texts()]).toEqual([[], []]);
});

test("our own pages do a proof of work instead, and each proof is good for one sign-in with its repeats", async () => {
  await using service = await answeringServer(() => ({ status: 200, body: { success: false } }));
  await using app = await guarded(service.url);
  const { email } = fresh(people.nia);
  const page = { "sec-fetch-site": "same-origin" };
  const request = (headers: Record<string, string>) =>
    ask(app.visitor, "/email-otp/send-verification-otp", { email }, headers);
  const refused = await request(page);
  expect(refused).toMatchObject({ status: 403, body: { code: "CAPTCHA_MISSING" } });
  const challenge = refused.body.challenge as Parameters<typeof solveChallenge>[0]["challenge"];
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64url");
  const statuses: number[] = [];
  for (let use = 0; use < 5; use += 1)
    statuses.push((await request({ ...page, "x-hearthline-captcha-proof": proof })).status);
  expect(statuses).toEqual([200, 200, 200, 403, 403]);
  expect(await mailedCode(app, email)).toMatch(/^\d{6}$/);
  for (const damaged of [
    "",
    "x",
    Buffer.from("null").toString("base64url"),
    `${proof}x`,
    proof.slice(9),
  ])
    expect((await request({ ...page, "x-hearthline-captcha-proof": damaged })).status).toBe(403);
  // Elsewhere a proof of work does not replace a token.
  expect((await request({ "x-hearthline-captcha-proof": proof })).body).not.toHaveProperty(
    "challenge",
  );
});

test(
  "where no captcha is configured, a token is accepted and ignored",
  { tags: ["AUTH-070"] },
  async () => {
    await using app = await testApp();
    const nia = { ...newcomer(), captchaToken: "whatever" };
    expect(await ask(app.visitor, "/sign-up/email", nia)).toMatchObject({ status: 200 });
    const phone = { phoneNumber: freshNumber(), password, name: "Nia", captchaToken: "whatever" };
    expect(await ask(app.visitor, "/sign-up/phone", phone)).toMatchObject({ status: 200 });
  },
);
