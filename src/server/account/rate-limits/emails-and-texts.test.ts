import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { freshNumber } from "#test/harness/account.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { type Device, device } from "#test/harness/device.ts";
import { addPerson, fresh, people } from "#test/harness/people.ts";
import { holdWaits, releaseWaits } from "#test/harness/waits.ts";

// Hundreds of requests take a while if many tests run at once.
vi.setConfig({ testTimeout: 120_000 });

/** With production limits; clients set their addresses as if each came through our proxy. */
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { trustedProxies: "127.0.0.1" } });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  await app.sql("delete from account.delay");
  await app.sql("delete from account.rate_limit");
});

const from = (address: string): Device => device(app, "Tests/1.0", { "x-forwarded-for": address });
const network = (number: number) => `203.0.${number >> 8}.${number & 255}`;
const strangers = "198.51.100.1";
const mailsTo = async (address: string) =>
  (await app.mails()).filter(({ to }) => to === address).length;
const askReset = async (requester: Device, email: string) =>
  (await requester.post("/request-password-reset", { email })).status;

async function someone(): Promise<string> {
  const person = fresh(people.ana);
  await addPerson(app.database, person);
  return person.email;
}

/** A browser in which the person was signed in before. */
async function knownBrowser(email: string, address: string): Promise<Device> {
  const own = from(address);
  expect((await own.signIn(email)).status).toBe(200);
  await own.post("/sign-out");
  return own;
}

/** Sends this many requests, a few at once, each from its own address; returns the distinct statuses. */
async function flood(times: number, ask: (number: number) => Promise<number>): Promise<number[]> {
  const statuses = new Set<number>();
  for (let number = 0; number < times; number += 4) {
    const numbers = Array.from({ length: Math.min(4, times - number) }, (_, add) => number + add);
    for (const status of await Promise.all(numbers.map(ask))) statuses.add(status);
  }
  return [...statuses];
}

describe("a stranger who requests reset emails to one mailbox again and again", () => {
  test("does not keep its owner from getting one: in another network, and in the same one if the browser is known", async () => {
    const email = await someone();
    const own = await knownBrowser(email, strangers);
    const stranger = from(strangers);
    const answers = await flood(100, () => askReset(stranger, email));
    expect(answers).toEqual([200]);
    const caused = await mailsTo(email);
    expect(caused).toBe(3);
    for (const owner of [from("192.0.2.7"), own]) {
      const before = await mailsTo(email);
      expect(await askReset(owner, email)).toBe(200);
      expect(await mailsTo(email)).toBe(before + 1);
    }
    console.log(`100 asked by a stranger: ${caused} letters; 2 of 2 of the owner's went out`);
  });

  test("sends few from all networks together, and does not reduce those of a known browser", async () => {
    const email = await someone();
    const own = await knownBrowser(email, "192.0.2.8");
    expect(await flood(150, (number) => askReset(from(network(number)), email))).toEqual([200]);
    const caused = await mailsTo(email);
    expect(caused).toBe(40);
    expect(await askReset(own, email)).toBe(200);
    expect(await mailsTo(email)).toBe(caused + 1);
    console.log(`150 networks: ${caused} letters; the owner's went out`);
  });

  test("leaves an email with a valid link: the next one is sent before the link of the last one expires", async () => {
    const email = await someone();
    const stranger = from(strangers);
    await flood(4, () => askReset(stranger, email));
    const minutes = [];
    for (let letters = 4; letters <= 10; letters += 1) {
      const [row] = await app.sql<{ wait: number }>(
        "select max(extract(epoch from free_at - now()))::int / 60 as wait from account.delay",
      );
      minutes.push(row!.wait);
      await app.sql("update account.delay set free_at = now()");
      await askReset(stranger, email);
      expect(await mailsTo(email)).toBe(letters);
    }
    expect(Math.max(...minutes)).toBeLessThanOrEqual(50);
  });

  test("gets the same responses for an address without an account", async () => {
    const [known, unknown] = [await someone(), fresh(people.nia).email];
    const answers = [];
    for (const email of [known, unknown]) {
      await app.sql("delete from account.delay");
      const shown = [];
      for (let time = 0; time < 8; time += 1) {
        const { status, body } = await from(strangers).post("/request-password-reset", { email });
        shown.push([status, body]);
      }
      answers.push(shown);
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test("is limited when requesting for more and more mailboxes", async () => {
    const stranger = from(strangers);
    let refused = 0;
    for (let number = 0; number < 65; number += 1)
      if ((await askReset(stranger, `nobody${number}@example.com`)) === 429) refused += 1;
    expect(refused).toBe(5);
  });
});

describe("emails to an address that has no account yet", () => {
  test("are not sent, so they use up nothing: its owner signs up and gets the link", async () => {
    const { email } = fresh(people.nia);
    const stranger = from(strangers);
    await flood(30, () => askReset(stranger, email));
    for (const path of ["/send-verification-email", "/request-password-reset"])
      await Promise.all(Array.from({ length: 10 }, () => stranger.post(path, { email })));
    expect(await mailsTo(email)).toBe(0);
    const body = { email, name: "Nia New", password: "zq8#xk" };
    expect((await from(strangers).post("/sign-up/email", body)).status).toBe(200);
    expect(await mailsTo(email)).toBe(1);
  });

  test("for repeated sign-ups are few, and each contains a link", async () => {
    const { email } = fresh(people.nia);
    const body = { email, name: "Nia New", password: "zq8#xk" };
    for (let number = 0; number < 8; number += 1)
      expect((await from(network(number)).post("/sign-up/email", body)).status).toBe(200);
    const mails = (await app.mails()).filter(({ to }) => to === email);
    expect(mails).toHaveLength(8);
    expect(mails.every(({ links }) => links[0]!.includes("/verify-email?token="))).toBe(true);
    for (let time = 0; time < 6; time += 1) await from(strangers).post("/sign-up/email", body);
    expect(await mailsTo(email)).toBe(11);
  });
});

test("notices of a sign-up with an existing address are sent three times a day, whoever causes them", async () => {
  const email = await someone();
  const body = { email, name: "Mallory", password: "zq8#xk" };
  const answers = await flood(
    10,
    async (number) => (await from(network(number)).post("/sign-up/email", body)).status,
  );
  expect(answers).toEqual([200]);
  expect(await mailsTo(email)).toBe(3);
});

test("a link that asks a new address for verification, opened again and again, emails it three times", async () => {
  const email = await someone();
  const own = from("192.0.2.20");
  await own.signIn(email);
  const newEmail = fresh(people.ben).email;
  expect((await own.post("/change-email", { newEmail })).status).toBe(200);
  const [mail] = (await app.mails()).filter(({ to }) => to === email);
  const { pathname, search } = new URL(mail!.links[0]!);
  expect(await flood(30, async () => (await own.send("GET", pathname + search)).status)).toEqual([
    302,
  ]);
  expect(await mailsTo(newEmail)).toBe(3);
});

describe("codes", () => {
  const askCode = async (requester: Device, email: string) =>
    (await requester.post("/email-otp/send-verification-otp", { email })).status;

  test("are refused to the network that asks too often, with a message, and to no other", async () => {
    const email = await someone();
    const own = await knownBrowser(email, strangers);
    const answers: number[] = [];
    await flood(12, async () => {
      const status = await askCode(from(strangers), email);
      answers.push(status);
      return status;
    });
    expect(answers.filter((status) => status === 200)).toHaveLength(5);
    for (const owner of [from("192.0.2.9"), own]) expect(await askCode(owner, email)).toBe(200);
    expect(await mailsTo(email)).toBe(7);
  });

  test("requested by a hundred networks end at twenty, but not for the known browser", async () => {
    const email = await someone();
    const own = await knownBrowser(email, "192.0.2.10");
    await flood(100, (number) => askCode(from(network(number)), email));
    expect(await mailsTo(email)).toBe(20);
    expect(await askCode(own, email)).toBe(200);
    expect(await mailsTo(email)).toBe(21);
  });

  test("by text to one number are limited likewise, also if different accounts request them", async () => {
    const number = freshNumber();
    const texts = async () => (await app.texts()).filter(({ to }) => to === number).length;
    await flood(60, async (index) => {
      const body = { phoneNumber: number };
      return (await from(network(index)).post("/phone-number/send-otp", body)).status;
    });
    expect(await texts()).toBe(20);
    const attacker = from("192.0.2.11");
    await attacker.signIn(await someone());
    expect((await attacker.post("/phone-number/change", { phoneNumber: number })).status).toBe(429);
    expect(await texts()).toBe(20);
  });
});

describe("forty attempts from one address", () => {
  beforeAll(() => holdWaits(app));
  afterAll(() => releaseWaits(app));

  test("do not block a browser that signed in to the account before, and everyone else there waits", async () => {
    const email = await someone();
    const own = await knownBrowser(email, strangers);
    const stranger = from(strangers);
    const answers: number[] = [];
    for (let tries = 0; tries < 40; tries += 1) {
      const { status } = await stranger.signIn(
        tries % 2 ? email : fresh(people.nia).email,
        "not-it-at-all",
      );
      answers.push(status);
    }
    expect(answers.at(-1)).toBe(429);
    for (let time = 0; time < 5; time += 1) {
      expect((await own.signIn(email)).status).toBe(200);
      await own.post("/sign-out");
    }
    // It is known to one account; for another it is a stranger like the others.
    expect((await own.signIn(await someone())).status).toBe(429);
    // Copying its cookie without the signature does not help.
    const forged = from(strangers);
    const name = own.cookie().match(/[^=; ]*device/)![0];
    const answer = await forged.post(
      "/sign-in/email",
      { email, password: "not-it-at-all" },
      { cookie: `${name}=${"A".repeat(22)}.${"A".repeat(43)}=` },
    );
    expect(answer.status).toBe(429);
  });

  test("of the known browser itself do not bypass the waits", async () => {
    const email = await someone();
    const own = await knownBrowser(email, "192.0.2.12");
    const guesses: number[] = [];
    for (let tries = 0; tries < 40; tries += 1)
      guesses.push((await own.signIn(email, "not-it-at-all")).status);
    expect(guesses.filter((status) => status === 401)).toHaveLength(3);
    await app.sql("delete from account.delay");
    const right: number[] = [];
    for (let tries = 0; tries < 40; tries += 1) right.push((await own.signIn(email)).status);
    expect(right.filter((status) => status === 200).length).toBeLessThanOrEqual(22);
  });
});

describe("a browser that signed in to an account before", () => {
  test.each([
    ["/sign-up/email", { name: "Ana Agent", password: "strangers-own-7" }],
    ["/request-password-reset", {}],
    ["/send-verification-email", {}],
  ])(
    "may call %s only so often, also where the limit of its network excludes it",
    async (path, more) => {
      const email = await someone();
      const own = await knownBrowser(email, "192.0.2.20");
      const ask = async () => (await own.post(path, { ...more, email })).status;
      // At once, because an answer may take half a second.
      const asked = (count: number) => Promise.all(Array.from({ length: count }, ask));
      expect(await asked(20)).not.toContain(429);
      expect(await asked(40)).toContain(429);
      // It only blocks itself: others from there are not blocked.
      expect((await from("192.0.2.20").post(path, { ...more, email })).status).not.toBe(429);
    },
  );
});
