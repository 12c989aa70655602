import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { device } from "#test/harness/device.ts";
import { addPerson, fresh, people, testPassword } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { signInTriesPerMinute: 10_000 } });
});
afterAll(() => app[Symbol.asyncDispose]());

/** An address that has an account, and one that has none. */
async function addresses() {
  const known = fresh(people.ana);
  await addPerson(app.database, known);
  return [known.email, fresh(people.ana).email];
}

const signUp = (email: string, password: string) =>
  device(app).post("/sign-up/email", { email, name: "Somebody", password });
const signIn = async (email: string, password: string) => {
  // The wait that grows with wrong tries is the same for both, and in the way here.
  await app.sql("delete from account.delay");
  const { status, body } = await device(app).signIn(email, password);
  return { status, body };
};

describe("who signs up and then signs in with the same password", () => {
  test("reads the same, whether the address had an account before or not", async () => {
    const [known, unknown] = await addresses();
    for (const email of [known!, unknown!])
      expect((await signUp(email, "strangers-own-7")).status).toBe(200);
    const answers = [
      await signIn(known!, "strangers-own-7"),
      await signIn(unknown!, "strangers-own-7"),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } });

    // A second sign-up changes nothing of that, with either password.
    for (const email of [known!, unknown!]) await signUp(email, "strangers-next-8");
    for (const password of ["strangers-own-7", "strangers-next-8", "strangers-third-9"])
      expect(await signIn(known!, password), password).toEqual(await signIn(unknown!, password));
  });

  test("opens nothing by it, and the owner's own password goes on opening", async () => {
    const [known] = await addresses();
    await signUp(known!, "strangers-own-7");
    await signUp(known!, testPassword);
    const stranger = device(app);
    await stranger.signIn(known!, "strangers-own-7");
    expect(await stranger.isIn()).toBe(false);
    expect(await signIn(known!, testPassword)).toMatchObject({ status: 200 });
  });

  test("reads the same after a week too, when the sign-up is forgotten", async () => {
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
});
