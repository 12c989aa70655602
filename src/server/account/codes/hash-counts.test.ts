import { createHook } from "node:async_hooks";
import { scryptSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createKeys } from "#server/platform/keys.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { device } from "#test/harness/device.ts";
import { addPerson, fresh, people, testPassword, testSecret } from "#test/harness/people.ts";

// Hashing a password takes longer than the rest of a sign-in, so the number of hashes is what its duration reveals.
// Counted, not measured, so that the machine's load makes no difference.

let app: TestApp;
let hashes = 0;
const counting = createHook({
  init: (_, type) => {
    if (type === "SCRYPTREQUEST") hashes += 1;
  },
});
beforeAll(async () => {
  app = await testApp({ config: { signInTriesPerMinute: 10_000 }, hasRealHashes: true });
  counting.enable();
});
afterAll(async () => {
  counting.disable();
  await app[Symbol.asyncDispose]();
});

const strangersPassword = "strangers-own-7";
const signUp = (email: string, password: string) =>
  device(app).post("/sign-up/email", { email, name: "Somebody", password });

type Outcome = { hashes: number; status: number; code: unknown };
async function count(act: () => Promise<{ status: number; body: unknown }>): Promise<Outcome> {
  await app.sql("delete from account.delay");
  hashes = 0;
  const { status, body } = await act();
  return { hashes, status, code: (body as { code?: string }).code };
}
const signIn = (email: string, password: string) =>
  count(() => device(app).signIn(email, password));

const account = async () => {
  const person = fresh(people.ana);
  await addPerson(app.database, person);
  return person.email;
};
const newcomer = async () => {
  const { email } = fresh(people.nia);
  await signUp(email, testPassword);
  return email;
};
const prove = (email: string) =>
  app.sql(`update account."user" set email_verified = true where email = $1`, [email]);

/** Addresses in every state that an attacker could want to learn. */
const addresses: Record<string, () => Promise<string>> = {
  "nobody's": async () => fresh(people.nia).email,
  "of an account that is not new": account,
  "of somebody who signed up lately": newcomer,
  "of somebody who signed up lately and proved it": async () => {
    const email = await newcomer();
    await prove(email);
    return email;
  },
  "of somebody who signed up lately and set another password": async () => {
    const email = await newcomer();
    await app.sql(
      `update account.account a set password = (select password from account.account where password is not null and user_id <> u.id limit 1)
         from account."user" u where u.id = a.user_id and u.email = $1`,
      [email],
    );
    return email;
  },
  "of an account for which a stranger signed up": async () => {
    const email = await account();
    await signUp(email, strangersPassword);
    return email;
  },
  "of an account without a password": async () => {
    const email = await account();
    await app.sql(
      `delete from account.account a using account."user" u where u.id = a.user_id and u.email = $1`,
      [email],
    );
    return email;
  },
  "of an account without a password for which a stranger signed up": async () => {
    const email = await addresses["of an account without a password"]!();
    await signUp(email, strangersPassword);
    return email;
  },
};

describe("a sign-in with a wrong password", () => {
  test.each(Object.keys(addresses))("hashes as often at an address %s", async (kind) => {
    const email = await addresses[kind]!();
    const answer = await signIn(email, "wrong-every-time-1");
    expect(answer).toEqual({ hashes: 2, status: 401, code: "INVALID_EMAIL_OR_PASSWORD" });
  });

  test("hashes as often at every phone number", async () => {
    const numbers = { nobodys: "+17185550991", waiting: "+17185550992", known: "+17185550993" };
    const { email } = { email: await account() };
    await app.sql(
      `update account."user" set phone_number = $2, phone_number_verified = true where email = $1`,
      [email, numbers.known],
    );
    await device(app).post("/sign-up/phone", {
      phoneNumber: numbers.waiting,
      name: "Somebody",
      password: testPassword,
    });
    for (const [kind, phoneNumber] of Object.entries(numbers)) {
      const act = () =>
        device(app).post("/sign-in/phone-number", { phoneNumber, password: "wrong-every-time-1" });
      expect(await count(act), kind).toMatchObject({ hashes: 2, status: 401 });
    }
  });
});

test("a sign-in with the password of one's own sign-up hashes as often, whether or not the address had an account before", async () => {
  for (const kind of [
    "nobody's",
    "of an account that is not new",
    "of an account without a password",
  ]) {
    const email = await addresses[kind]!();
    await signUp(email, strangersPassword);
    const answer = await signIn(email, strangersPassword);
    expect(answer, kind).toEqual({ hashes: 3, status: 403, code: "EMAIL_NOT_VERIFIED" });
  }
});

test("a sign-up hashes as often at every address", async () => {
  for (const [kind, find] of Object.entries(addresses)) {
    const email = await find();
    const answer = await count(() => signUp(email, "another-password-9"));
    expect(answer, kind).toMatchObject({ hashes: 2, status: 200 });
  }
});

describe("what is stored of a password, with production settings", () => {
  const fullCost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
  const atFullCost = (salt: string, length: number) =>
    scryptSync(testPassword, salt, length, fullCost);

  test("is scrypt at its full cost with a salt of its own, for an account and for a pending sign-up", async () => {
    const { email } = fresh(people.nia);
    await signUp(email, testPassword);
    const [kept] = await app.sql<{ password: string; mark: string }>(
      `select a.password, v.value as mark
         from account."user" u join account.account a on a.user_id = u.id
         join account.verification v on v.id = account_keeper.sign_up_id(u.email)
        where u.email = $1`,
      [email],
    );
    const [salt, key] = kept!.password.split(":");
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(key).toBe(atFullCost(salt!, 64).toString("hex"));
    const ofAddress = createKeys(testSecret).secretOf("sign-up by email", email);
    expect(kept!.mark).toBe(atFullCost(ofAddress, 32).toString("base64url"));
  });
});
