import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestApp, testApp } from "#test/harness/app.ts";
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
  test("signs in where somebody signed up, once", async () => {
    const nia = openBrowser(app);
    const email = await signUp(nia);
    const path = await link(email);
    expect(await follow(nia, path)).toBe("/signin");
    expect(await nia.whoami()).toMatchObject({ email });
    await nia.post("/sign-out", {});
    expect(await follow(nia, path)).toBe("/signin");
    expect(await nia.whoami()).toBeNull();
  });

  test("elsewhere proves the address and opens nothing", async () => {
    const laptop = openBrowser(app);
    const email = await signUp(laptop);
    const phone = openBrowser(app);
    expect(await follow(phone, await link(email))).toBe("/signin?verified");
    expect(await isVerified(email)).toBe(true);
    expect(await phone.whoami()).toBeNull();
    expect(await laptop.post("/sign-in/email", { email, password })).toMatchObject({ status: 200 });
  });

  test("of a stranger's sign-up leads nobody into that stranger's account, not even one who signed up too", async () => {
    const attacker = openBrowser(app);
    const email = await signUp(attacker);
    const victim = openBrowser(app);
    // The victim's own sign-up with the address answers as any other, and is none.
    await victim.post("/sign-up/email", { email, name: "Ana Ruiz", password: testPassword });
    expect(await follow(victim, await link(email))).toBe("/signin?verified");
    expect(await victim.whoami()).toBeNull();
  });

  test("leaves a session of somebody else in that browser as it is", async () => {
    const email = await signUp(openBrowser(app));
    const ana = fresh(people.ana);
    const cookie = await addSession(app.database, await addPerson(app.database, ana));
    const browser = openBrowser(app);
    browser.cookies.set(cookie.name, cookie.value);
    await follow(browser, await link(email));
    expect(await browser.whoami()).toMatchObject({ email: ana.email });
  });

  test("opens nothing where the password was typed before the proof: no cookie tells that it was right", async () => {
    const email = await signUp(openBrowser(app));
    const [right, wrong] = [openBrowser(app), openBrowser(app)];
    expect(await wrong.post("/sign-in/email", { email, password: "wrong-wrong" })).toMatchObject({
      status: 401,
    });
    expect(await right.post("/sign-in/email", { email, password })).toMatchObject({ status: 403 });
    for (const browser of [wrong, right]) expect([...browser.cookies.keys()]).toEqual([]);
    expect(await follow(right, await link(email))).toBe("/signin?verified");
    expect(await right.whoami()).toBeNull();
  });

  test("takes no sign-up's cookie that was made up or changed", async () => {
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

  test("of an email change moves the account only where its person is signed in", async () => {
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

  test("and a sign-up answer alike for an address that is known, cookies too (D11)", async () => {
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

test("no session is born for somebody who has proved neither address nor phone, by whatever way", async () => {
  const email = await signUp(openBrowser(app));
  const browser = openBrowser(app);
  await browser.post("/request-password-reset", { email });
  const mail = (await app.mails()).find(
    ({ to, subject }) => to === email && /Reset/.test(subject),
  )!;
  const token = new URLSearchParams(new URL(mail.links[0]!).hash.slice(1)).get("token");
  // The reset by mail is a proof; without it the new password would open nothing.
  await browser.post("/reset-password", { token, newPassword: testPassword });
  expect(await isVerified(email)).toBe(true);
  await app.sql(`update account."user" set email_verified = false where email = $1`, [email]);
  const typed = await browser.post("/sign-in/email", { email, password: testPassword });
  expect(typed).toMatchObject({ status: 403, body: { code: "EMAIL_NOT_VERIFIED" } });
  expect(await browser.whoami()).toBeNull();
});
