import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { type Answer, device } from "#test/harness/device.ts";
import { addPerson, fresh, people, testPassword } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { signInTriesPerMinute: 10_000 } });
});
afterAll(() => app[Symbol.asyncDispose]());

async function signedIn() {
  const person = { ...fresh(people.ana), fullName: "Rosalind Quigley" };
  const id = await addPerson(app.database, person);
  const browser = device(app);
  await browser.signIn(person.email);
  return { email: person.email, id, browser };
}
const email = "rosalind.quigley@homes.test";

/** Every endpoint that sets a password, called with one. */
const ways: Record<string, (password: string) => Promise<Answer>> = {
  "a sign-up": (password) =>
    device(app).post("/sign-up/email", { email, name: "Rosalind Quigley", password }),
  "a sign-up by phone": (password) =>
    device(app).post("/sign-up/phone", {
      phoneNumber: "+17185550142",
      name: "Rosalind Quigley",
      password,
    }),
  "a change": async (newPassword) => {
    const { browser } = await signedIn();
    return browser.post("/change-password", { currentPassword: testPassword, newPassword });
  },
  "a first password": async (newPassword) => {
    const { browser, id } = await signedIn();
    await app.sql("delete from account.account where user_id = $1", [id]);
    return browser.post("/set-first-password", { newPassword });
  },
  "a reset": async (newPassword) => {
    const one = await signedIn();
    await device(app).post("/request-password-reset", { email: one.email });
    const mail = (await app.mails()).find(({ to }) => to === one.email)!;
    const token = decodeURIComponent(mail.text.match(/#token=([^\s]+)/)![1]!);
    return device(app).post("/reset-password", { token, newPassword });
  },
};

test.each(Object.keys(ways))(
  "%s refuses a password that is the person's or the product's name",
  async (way) => {
    for (const password of ["Hearthline2026", "RosalindQuigley", "quigley1"])
      expect(await ways[way]!(password), password).toMatchObject({
        status: 400,
        body: { code: "PASSWORD_OF_OWN_WORDS" },
      });
    expect((await ways[way]!("quiet-lamp-and-a-boat")).status).toBe(200);
  },
);

test("a phone number is refused as the password of its sign-up", async () => {
  const answer = await device(app).post("/sign-up/phone", {
    phoneNumber: "+17185550143",
    name: "Rosalind",
    password: "718-555-0143",
  });
  expect(answer).toMatchObject({ status: 400, body: { code: "PASSWORD_OF_OWN_WORDS" } });
});

test("a changed password must differ", async () => {
  const { browser } = await signedIn();
  const same = { currentPassword: testPassword, newPassword: testPassword };
  expect(await browser.post("/change-password", same)).toMatchObject({
    status: 400,
    body: { code: "PASSWORD_SAME" },
  });
  expect(await browser.isIn()).toBe(true);
});
