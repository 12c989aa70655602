import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { device } from "#test/harness/device.ts";
import { addPerson, fresh, people } from "#test/harness/people.ts";

// Strangers who sign up at the same time, each from their own address, so that per-address limits don't apply.

vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { trustedProxies: "127.0.0.1" }, hasRealHashes: true });
});
afterAll(() => app[Symbol.asyncDispose]());

let network = 0;
beforeEach(() => {
  network += 1;
});

/** A browser at an address of its own. */
const somebody = (n: number) =>
  device(app, "Tests/1.0", { "x-forwarded-for": `10.${network}.0.${n}` });

const signUp = (n: number, email: string) =>
  somebody(n).post("/sign-up/email", { name: "Nia New", email, password: "strangers-own-7" });

/** How many accounts and emails an address has. */
async function madeFor(email: string) {
  const [row] = await app.sql(
    `select (select count(*)::int from account."user" where email = $1) as accounts,
            (select count(*)::int from account.account a join account."user" u on u.id = a.user_id
              where u.email = $1) as passwords,
            (select count(*)::int from mail.outbox where recipient = $1) as mails`,
    [email],
  );
  return row;
}

const whole = { accounts: 1, passwords: 1, mails: 1 };

describe("many concurrent sign-ups", () => {
  // One more than the account service has connections, and a crowd.
  test.each([7, 30])("%i all succeed, each with one email", async (count) => {
    const ana = fresh(people.ana);
    await addPerson(app.database, ana);
    const emails = Array.from({ length: count }, () => fresh(people.nia).email);
    const answers = emails.map((email, n) => signUp(n, email));
    // Someone with an account signs in meanwhile, and doesn't wait for all of them.
    let ended = 0;
    for (const answer of answers) void answer.then(() => (ended += 1));
    const bystander = await somebody(200).signIn(ana.email);
    expect(bystander.status).toBe(200);
    if (count === 30) expect(ended).toBeLessThan(count);
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(
      Array(count).fill(200),
    );
    for (const email of emails) expect(await madeFor(email)).toEqual(whole);
  });

  test("for one address create one account", async () => {
    const { email } = fresh(people.nia);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => signUp(n, email)));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await madeFor(email)).toMatchObject({ accounts: 1, passwords: 1 });
  });
});

// Real hashes: each takes a tenth of a second of one of the few threads that compute them.
describe("many concurrent sign-ins", () => {
  test("of 18 people, half with a wrong password, are all answered", async () => {
    const known = Array.from({ length: 18 }, () => fresh(people.ana));
    for (const person of known) await addPerson(app.database, person);
    const answers = await Promise.all(
      known.map(({ email }, n) => somebody(n).signIn(email, n % 2 ? "not-it-at-all" : undefined)),
    );
    expect(answers.map(({ status }) => status)).toEqual(known.map((_, n) => (n % 2 ? 401 : 200)));
  });
});

describe("an account and its email", () => {
  test("are stored together or not at all", async () => {
    await app.sql(`
      create function mail.refuse() returns trigger language plpgsql as $$
      begin raise exception 'the disk is full' using errcode = '53100'; end $$`);
    await app.sql(
      "create trigger refuse before insert on mail.outbox for each row execute function mail.refuse()",
    );
    const { email } = fresh(people.nia);
    const failed = await signUp(1, email);
    expect(failed.status).toBeGreaterThanOrEqual(500);
    expect(await madeFor(email)).toEqual({ accounts: 0, passwords: 0, mails: 0 });
    await app.sql("drop trigger refuse on mail.outbox");
    expect((await signUp(2, email)).status).toBe(200);
    expect(await madeFor(email)).toEqual(whole);
  });
});
