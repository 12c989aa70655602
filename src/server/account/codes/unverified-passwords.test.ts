import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { device } from "#test/harness/device.ts";
import { addPerson, fresh, people, testPassword } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { signInTriesPerMinute: 10_000 } });
});
afterAll(() => app[Symbol.asyncDispose]());

const mailsTo = async (email: string) =>
  (await app.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
const waiting = (email: string) =>
  app.sql("select from account.verification where id = account_keeper.sign_up_id($1)", [email]);
const neverVerified = { status: 403, body: { code: "EMAIL_NOT_VERIFIED" } };
const isWrong = { status: 401, body: { code: "INVALID_EMAIL_OR_PASSWORD" } };

/** An address that has an account, and one that has none. */
async function addresses() {
  const known = fresh(people.ana);
  await addPerson(app.database, known);
  return [known.email, fresh(people.ana).email];
}

const signUp = (email: string, password: string) =>
  device(app).post("/sign-up/email", { email, name: "Somebody", password });
const signIn = async (email: string, password: string) => {
  // The growing wait after wrong attempts is the same for both, and would slow the test down.
  await app.sql("delete from account.delay");
  const { status, body } = await device(app).signIn(email, password);
  return { status, body };
};

describe("signing up and then signing in with the same password", () => {
  test("gets the same response, whether or not the address had an account before", async () => {
    const [known, unknown] = await addresses();
    for (const email of [known!, unknown!])
      expect((await signUp(email, "strangers-own-7")).status).toBe(200);
    const answers = [
      await signIn(known!, "strangers-own-7"),
      await signIn(unknown!, "strangers-own-7"),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } });

    // A second sign-up does not change that, with either password.
    for (const email of [known!, unknown!]) await signUp(email, "strangers-next-8");
    for (const password of ["strangers-own-7", "strangers-next-8", "strangers-third-9"])
      expect(await signIn(known!, password), password).toEqual(await signIn(unknown!, password));
  });

  test("gives no access, and the owner's own password still works", async () => {
    const [known] = await addresses();
    await signUp(known!, "strangers-own-7");
    await signUp(known!, testPassword);
    const stranger = device(app);
    await stranger.signIn(known!, "strangers-own-7");
    expect(await stranger.isIn()).toBe(false);
    expect(await signIn(known!, testPassword)).toMatchObject({ status: 200 });
  });

  test("gets the same response after a week too, when the sign-up was removed", async () => {
    const [known, unknown] = await addresses();
    for (const email of [known!, unknown!]) await signUp(email, "strangers-own-7");
    await app.sql(
      "update account.verification set expires_at = expires_at - interval '7 days 1 minute' where identifier = 'sign-up by email'",
    );
    await app.sql(`update account."user" set created_at = created_at - interval '7 days 1 minute'`);
    expect(await signIn(known!, "strangers-own-7")).toEqual(
      await signIn(unknown!, "strangers-own-7"),
    );
    expect(await app.sql(`select from account."user" where email = $1`, [unknown])).toEqual([]);
    expect(await app.sql(`select from account."user" where email = $1`, [known])).toHaveLength(1);
  });

  test("gets the same response whether one, many or no other sign-ups happened recently", async () => {
    const [known, unknown] = await addresses();
    const lately = fresh(people.nia).email;
    await signUp(lately, "owners-first-1");
    const everywhere = [unknown!, known!, lately];
    for (const email of everywhere) await signUp(email, "strangers-own-7");
    expect(await signIn(lately, "strangers-own-7")).toMatchObject(neverVerified);

    // As if so many sign-ups with other passwords had followed that one more removes the first.
    for (const email of everywhere) {
      await app.sql(
        `update account.verification set value = repeat('x ', 15) || value where id = account_keeper.sign_up_id($1)`,
        [email],
      );
      await signUp(email, "strangers-next-8");
      expect(await signIn(email, "strangers-own-7")).toMatchObject(isWrong);
      expect(await signIn(email, "strangers-next-8")).toMatchObject(neverVerified);
    }
  });

  test("sends a link to verify again, with the password of each sign-up, and does not mention an account", async () => {
    const { email } = fresh(people.nia);
    await signUp(email, "owners-first-1");
    await signUp(email, "owners-other-2");
    for (const password of ["owners-first-1", "owners-other-2"])
      expect(await signIn(email, password)).toMatchObject(neverVerified);
    const subjects = new Set(await mailsTo(email));
    expect(subjects).toEqual(new Set(["Verify your email for Hearthline"]));
  });
});

describe("the passwords of sign-ups are removed", () => {
  const passwords = ["owners-first-1", "owners-other-2"];
  const signedUp = async () => {
    const { email } = fresh(people.nia);
    for (const password of passwords) await signUp(email, password);
    expect(await waiting(email)).toHaveLength(1);
    return email;
  };
  const verified = async () => {
    const email = await signedUp();
    await app.sql(`update account."user" set email_verified = true where email = $1`, [email]);
    return email;
  };
  /** Someone else signs up with the address of an account, so that a password is pending there again. */
  const verifiedAndWaiting = async () => {
    const email = await verified();
    await signUp(email, "strangers-own-7");
    expect(await waiting(email)).toHaveLength(1);
    return email;
  };
  const user = (email: string) => `(select id from account."user" where email = '${email}')`;

  const ends: Record<string, () => Promise<string>> = {
    "once the address is verified": verified,
    "once the password is another": async () => {
      const email = await verifiedAndWaiting();
      const browser = device(app);
      await browser.signIn(email, passwords[0]);
      const change = { currentPassword: passwords[0], newPassword: "owners-next-3" };
      expect((await browser.post("/change-password", change)).status).toBe(200);
      expect(await signIn(email, "owners-next-3")).toMatchObject({ status: 200 });
      return email;
    },
    "once a first password is set": async () => {
      const email = await verifiedAndWaiting();
      const [login] = await app.sql<{ password: string }>(
        `delete from account.account where user_id = ${user(email)} returning password`,
      );
      await app.sql(
        `insert into account.account (id, user_id, provider_id, account_id, password, created_at, updated_at)
         select gen_random_uuid(), id, 'credential', id, $2, now(), now() from account."user" where email = $1`,
        [email, login!.password],
      );
      return email;
    },
    "once a code to the mailbox proves it": async () => {
      const email = await signedUp();
      const browser = device(app);
      await browser.post("/email-otp/send-verification-otp", { email, type: "sign-in" });
      const [mail] = (await app.mails()).filter(({ to }) => to === email);
      const otp = mail!.text.match(/\b\d{6}\b/)![0];
      expect((await browser.post("/sign-in/email-otp", { email, otp })).status).toBe(200);
      return email;
    },
    "once the account has moved to the address": async () => {
      const { email } = fresh(people.nia);
      await signUp(email, passwords[0]!);
      await app.sql(`delete from account."user" where email = $1`, [email]);
      expect(await waiting(email)).toHaveLength(1);
      const [known] = await addresses();
      await app.sql(`update account."user" set email = $2 where email = $1`, [known, email]);
      return email;
    },
    "once everything is deleted": async () => {
      const email = await verifiedAndWaiting();
      const browser = device(app);
      await browser.signIn(email, passwords[0]);
      const erased = await browser.send("POST", "/rpc/account/erase", { json: { email } });
      expect(erased.status).toBe(200);
      return email;
    },
  };

  test.each(Object.keys(ends))("%s", async (end) => {
    const email = await ends[end]!();
    expect(await waiting(email)).toEqual([]);
    for (const password of ["owners-other-2", "strangers-own-7"])
      expect(await signIn(email, password), password).toMatchObject(isWrong);
  });
});
