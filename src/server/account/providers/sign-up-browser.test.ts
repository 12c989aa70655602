import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { newId } from "#server/platform/ids.ts";
import { type Browser, openBrowser } from "#test/harness/browser.ts";
import { addPerson, addSession, fresh, people, testPassword } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { signInTriesPerMinute: 10_000 } });
});
afterAll(() => app[Symbol.asyncDispose]());

const password = "zq8#xk";
const link = async (address: string) => {
  const mails = (await app.mails()).filter((mail) => mail.to === address);
  const href = mails.flatMap(({ links }) => links).find((text) => text.includes("verify-email"))!;
  const { pathname, search } = new URL(href);
  return pathname + search;
};
/** Of the page that sets a password, to which a link leads. */
const tokenIn = (location: string | null) => {
  expect(location).toMatch(/^\/update-password\?verify#token=[\w-]{24}$/);
  return location!.split("=")[1]!;
};
const follow = async (browser: Browser, path: string) =>
  (await browser.fetch(path)).headers.get("location");

async function signUp(browser: Browser) {
  const { email, fullName: name } = fresh(people.nia);
  expect(await browser.post("/sign-up/email", { email, name, password })).toMatchObject({
    status: 200,
  });
  return email;
}

const isVerified = async (email: string) =>
  (
    await app.sql<{ yes: boolean }>(
      `select email_verified as yes from account."user" where email = $1`,
      [email],
    )
  )[0]!.yes;

describe("the verification link", () => {
  test("signs in the browser that signed up, once", async () => {
    const nia = openBrowser(app);
    const email = await signUp(nia);
    const path = await link(email);
    expect(await follow(nia, path)).toBe("/signin");
    expect(await nia.whoami()).toMatchObject({ email });
    await nia.post("/sign-out", {});
    expect(await follow(nia, path)).toBe("/signin");
    expect(await nia.whoami()).toBeNull();
  });

  test("elsewhere verifies nothing by itself, and leads to the page that sets a password", async () => {
    const laptop = openBrowser(app);
    const email = await signUp(laptop);
    const phone = openBrowser(app);
    const path = await link(email);
    // Programs that scan emails open links as well, and more than once.
    for (let times = 0; times < 5; times += 1) await follow(openBrowser(app), path);
    const token = tokenIn(await follow(phone, path));
    expect(await isVerified(email)).toBe(false);
    expect(await phone.whoami()).toBeNull();
    // The person who signed up here may choose the same password; it is now verified to be theirs.
    expect(await phone.post("/reset-password", { token, newPassword: password })).toMatchObject({
      status: 200,
    });
    expect(await isVerified(email)).toBe(true);
    for (const browser of [phone, laptop])
      expect(await browser.post("/sign-in/email", { email, password })).toMatchObject({
        status: 200,
      });
  });

  test("still signs in the browser that signed up after it was opened elsewhere", async () => {
    const nia = openBrowser(app);
    const email = await signUp(nia);
    const path = await link(email);
    await follow(openBrowser(app), path);
    await follow(nia, path);
    expect(await nia.whoami()).toMatchObject({ email });
    await nia.post("/sign-out", {});
    expect(await nia.post("/sign-in/email", { email, password })).toMatchObject({ status: 200 });
  });

  test("of a stranger's sign-up, opened by the address's owner, removes everything that the stranger put there", async () => {
    const attacker = openBrowser(app);
    const email = await signUp(attacker);
    const [user] = await app.sql<{ id: string }>(`select id from account."user" where email = $1`, [
      email,
    ]);
    // Everything that a stranger might put into an unverified account.
    const [session, identity, passkey] = [newId(), newId(), newId()];
    await app.sql(
      `insert into account.session (id, token, user_id, expires_at, created_at, updated_at)
       values ($1, $2, $3, now() + interval '7 days', now(), now())`,
      [session, `planted-${session}`, user!.id],
    );
    await app.sql(
      `insert into account.account (id, user_id, account_id, provider_id, created_at, updated_at)
       values ($1::uuid, $2, $1::text, 'facebook', now(), now())`,
      [identity, user!.id],
    );
    await app.sql(
      `insert into account.passkey (id, user_id, public_key, credential_id, counter, device_type, backed_up, created_at)
       values ($1::uuid, $2, 'k', $1::text, 0, 'singleDevice', false, now())`,
      [passkey, user!.id],
    );
    const victim = openBrowser(app);
    // The victim's own sign-up with the address gets the usual response; its email contains a link as well.
    await victim.post("/sign-up/email", { email, name: "Ana Ruiz", password: testPassword });
    const proofs = (await app.mails()).filter(
      ({ to, subject }) => to === email && subject.startsWith("Verify your email"),
    );
    expect(proofs).toHaveLength(2);
    const token = tokenIn(await follow(victim, await link(email)));
    expect(await victim.whoami()).toBeNull();
    await victim.post("/reset-password", { token, newPassword: testPassword });
    expect(await victim.post("/sign-in/email", { email, password: testPassword })).toMatchObject({
      status: 200,
    });
    expect(await attacker.post("/sign-in/email", { email, password })).toMatchObject({
      status: 401,
    });
    await follow(attacker, await link(email));
    expect(await attacker.whoami()).toBeNull();
    for (const [table, id] of Object.entries({ session, account: identity, passkey }))
      expect(await app.sql(`select from account.${table} where id = $1`, [id]), table).toEqual([]);
    // The page's link works once.
    expect(await victim.post("/reset-password", { token, newPassword: password })).toMatchObject({
      status: 400,
    });
  });

  test("of a stranger's sign-up does not benefit the stranger by a return to an app either", async () => {
    const attacker = openBrowser(app);
    const { email, fullName: name } = fresh(people.nia);
    const codeChallenge = "A".repeat(43);
    const body = { email, name, password, callbackURL: "/signin", codeChallenge };
    expect(await attacker.post("/sign-up/email", body)).toMatchObject({ status: 200 });
    expect(await follow(openBrowser(app), await link(email))).toContain("code=");
    expect(await isVerified(email)).toBe(true);
    expect(await attacker.post("/sign-in/email", { email, password })).toMatchObject({
      status: 401,
    });
  });

  test("leaves another person's session in that browser unchanged", async () => {
    const email = await signUp(openBrowser(app));
    const ana = fresh(people.ana);
    const cookie = await addSession(app.database, await addPerson(app.database, ana));
    const browser = openBrowser(app);
    browser.cookies.set(cookie.name, cookie.value);
    await follow(browser, await link(email));
    expect(await browser.whoami()).toMatchObject({ email: ana.email });
  });

  test("gives no access if the password was typed before the verification: no cookie reveals that it was right", async () => {
    const email = await signUp(openBrowser(app));
    const [right, wrong] = [openBrowser(app), openBrowser(app)];
    expect(await wrong.post("/sign-in/email", { email, password: "wrong-wrong" })).toMatchObject({
      status: 401,
    });
    expect(await right.post("/sign-in/email", { email, password })).toMatchObject({ status: 403 });
    for (const browser of [wrong, right]) expect([...browser.cookies.keys()]).toEqual([]);
    tokenIn(await follow(right, await link(email)));
    expect(await right.whoami()).toBeNull();
  });

  test("accepts no sign-up cookie that was forged or changed", async () => {
    const nia = openBrowser(app);
    const email = await signUp(nia);
    const attacker = openBrowser(app);
    await signUp(attacker);
    const [[name, foreign]] = [...attacker.cookies] as [[string, string]];
    const [, own] = [...nia.cookies][0]!;
    const [id] = own.split(".");
    for (const value of [foreign, id!, `${id}.${foreign.split(".")[1]}`, "", "%00"]) {
      const browser = openBrowser(app);
      browser.cookies.set(name, value);
      await follow(browser, await link(email));
      expect(await browser.whoami(), value).toBeNull();
      await app.sql(`update account."user" set email_verified = false where email = $1`, [email]);
    }
  });

  test("of an email change changes the account only where its person is signed in", async () => {
    const ana = fresh(people.ana);
    const id = await addPerson(app.database, ana);
    const cookie = await addSession(app.database, id);
    const browser = openBrowser(app);
    browser.cookies.set(cookie.name, cookie.value);
    const newEmail = fresh(people.ana).email;
    await browser.post("/change-email", { newEmail });
    await follow(browser, await link(ana.email));
    const path = await link(newEmail);
    const elsewhere = openBrowser(app);
    expect(await follow(elsewhere, path)).toBe("/signin?error=SIGN_IN_FIRST");
    expect(await elsewhere.whoami()).toBeNull();
    expect(await browser.whoami()).toMatchObject({ email: ana.email });
    await follow(browser, path);
    expect(await browser.whoami()).toEqual({ id, email: newEmail });
  });

  test("and a sign-up answer alike for a known address, including cookies", async () => {
    const ana = fresh(people.ana);
    await addPerson(app.database, ana);
    const shapes = [];
    for (const email of [ana.email, fresh(people.ana).email]) {
      const browser = openBrowser(app);
      const { status } = await browser.post("/sign-up/email", { email, name: "Ana", password });
      shapes.push({
        status,
        cookies: Array.from(browser.cookies, ([name, value]) => [
          name,
          decodeURIComponent(value).length,
        ]),
      });
    }
    expect(shapes[0]).toEqual(shapes[1]);
    expect(shapes[0]!.cookies).toHaveLength(1);
  });
});

test("no sign-in method creates a session for a person without a verified address or phone", async () => {
  const email = await signUp(openBrowser(app));
  const browser = openBrowser(app);
  await browser.post("/request-password-reset", { email });
  const mail = (await app.mails()).find(
    ({ to, subject }) => to === email && /Reset/.test(subject),
  )!;
  const token = new URLSearchParams(new URL(mail.links[0]!).hash.slice(1)).get("token");
  // The reset by email verifies the address; without it the new password would give no access.
  await browser.post("/reset-password", { token, newPassword: testPassword });
  expect(await isVerified(email)).toBe(true);
  await app.sql(`update account."user" set email_verified = false where email = $1`, [email]);
  const typed = await browser.post("/sign-in/email", { email, password: testPassword });
  expect(typed).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } });
  expect(await browser.whoami()).toBeNull();
});
