import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { waitText } from "#domain/account/waiting.ts";
import { readConfig } from "#server/platform/config.ts";
import { createLog } from "#server/platform/log.ts";
import { serve } from "#server/serve.ts";
import { type Client, type TestApp, testApp } from "#test/harness/app.ts";
import { addPerson, fresh, people, testPassword, testSecret } from "#test/harness/people.ts";
import { holdWaits } from "#test/harness/waits.ts";
import { testMasterKey } from "#test/harness/sealed.ts";

/** With production limits; clients set their addresses as if each came through our proxy. */
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { trustedProxies: "127.0.0.1" } });
  await holdWaits(app);
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  await app.sql("delete from account.delay");
  await app.sql("delete from account.rate_limit");
  await app.sql("delete from public.waits");
});

let turn: Promise<unknown> = Promise.resolve();
type Headers = Record<string, string>;
type Answer = { status: number; body: Record<string, unknown>; headers: globalThis.Headers };

async function post(
  path: string,
  body: object,
  { from = "198.51.100.1", headers = {}, client = app.visitor }: Sender = {},
): Promise<Answer> {
  // Each address has a coarse limit of its own, which is not tested here.
  await (turn = turn.then(() => app.sql("delete from account.rate_limit")));
  const answer = await client.fetch(`/api/auth${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "x-forwarded-for": from, ...headers },
  });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}
type Sender = { from?: string; headers?: Headers; client?: Client };

const guess = (email: string, sender?: Sender, password = "not-it-at-all") =>
  post("/sign-in/email", { email, password }, sender);
const signIn = (email: string, sender?: Sender) => guess(email, sender, testPassword);

async function someone(): Promise<string> {
  const person = fresh(people.ana);
  await addPerson(app.database, person);
  return person.email;
}

/** Cookies as a browser would send them back. */
const cookiesOf = ({ headers }: Answer): Headers => ({
  cookie: headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0]!)
    .join("; "),
});

/** Ends every wait, as time would; the counts are kept. */
const waitOver = () => app.sql("update account.delay set free_at = changed_at");

async function solve({ body }: Answer): Promise<Headers> {
  const challenge = body.challenge as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const proof = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64url");
  return { "x-hearthline-proof": proof };
}

const network = (number: number) => `203.0.113.${number}`;

/** One wrong attempt from each of this many networks. */
async function attackFrom(networks: number, email: string): Promise<Answer[]> {
  const answers = [];
  for (let number = 1; number <= networks; number += 1)
    answers.push(await guess(email, { from: network(number) }));
  return answers;
}
const evaluated = (answers: Answer[]) => answers.filter(({ status }) => status === 401).length;

describe("one network, one account", () => {
  test("may be wrong three times, then waits, and an early attempt is not even compared", async () => {
    const email = await someone();
    const wrong = [];
    for (let tries = 0; tries < 5; tries += 1) wrong.push(await guess(email));
    expect(wrong.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429]);
    const retryAfterSeconds = Number(wrong[3]!.headers.get("retry-after"));
    expect(retryAfterSeconds).toBeGreaterThan(3_000);
    expect(wrong[3]!.body).toEqual({
      code: "WAIT",
      message: waitText(retryAfterSeconds),
      retryAfterSeconds,
    });
    expect(await signIn(email)).toMatchObject({ status: 429 });
    await waitOver();
    expect(await signIn(email)).toMatchObject({ status: 200 });
  });

  test("waits twice as long after each further failure, up to five minutes", async () => {
    const email = await someone();
    for (let tries = 0; tries < 14; tries += 1) {
      await guess(email);
      await waitOver();
    }
    const waits = await app.sql<{ seconds: number }>(
      "select seconds from public.waits where bucket like 'password pair%' order by noted_at",
    );
    expect(waits.map(({ seconds }) => seconds)).toEqual([
      1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300,
    ]);
  });

  test("gets no more attempts by sending them all at once", async () => {
    const email = await someone();
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(email)));
    expect(evaluated(answers)).toBe(3);
  });

  test("gets no more attempts by another spelling of the address, nor by using all of its IPv6 network", async () => {
    const email = await someone();
    const spellings = [email, email.toUpperCase(), email.replace("a", "A")];
    const answers = [];
    for (let tries = 0; tries < 30; tries += 1) {
      const from = `2001:db8:1:2:${tries.toString(16)}::${tries.toString(16)}`;
      answers.push(await guess(spellings[tries % 3]!, { from }));
    }
    expect(evaluated(answers)).toBe(3);
  });

  test("gets no more attempts by a forged header: only our proxies say who a client is", async () => {
    const email = await someone();
    await using bare = await testApp();
    await holdWaits(bare);
    await addPerson(bare.database, { ...people.ana, email });
    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const forged = `10.1.${tries}.1`;
      const answer = await bare.visitor.fetch("/api/auth/sign-in/email", {
        method: "POST",
        body: JSON.stringify({ email, password: "not-it-at-all" }),
        headers: {
          "x-forwarded-for": forged,
          "x-real-ip": forged,
          forwarded: `for=${forged}`,
          "x-hearthline-client-ip": forged,
          "cf-connecting-ip": forged,
        },
      });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
  });

  test("behind our proxies is identified by what they wrote, and not by what the client claims", async () => {
    const email = await someone();
    const claims = (number: number) => ({ from: `6.6.6.${number}, 198.51.100.7, 127.0.0.1` });
    const answers = [];
    for (let tries = 1; tries <= 6; tries += 1) answers.push(await guess(email, claims(tries)));
    expect(evaluated(answers)).toBe(3);
    expect(await guess(email, { from: "198.51.100.8" })).toMatchObject({ status: 401 });
  });

  test("is reset by a success", async () => {
    const email = await someone();
    for (let round = 0; round < 4; round += 1) {
      expect((await guess(email)).status).toBe(401);
      expect((await guess(email)).status).toBe(401);
      expect((await signIn(email)).status).toBe(200);
    }
  });

  test("also waits in another process of ours, and after a restart", async () => {
    const email = await someone();
    for (let tries = 0; tries < 3; tries += 1) await guess(email);
    const other = await serve({
      config: {
        ...readConfig({
          PORT: "0",
          DATABASE_URL: app.database.url,
          MASTER_KEY: testMasterKey,
          AUTH_SECRET: testSecret,
        }),
        trustedProxies: "127.0.0.1",
      },
      log: createLog("silent"),
      say: () => {},
      siteFolder: null,
    });
    const answer = await fetch(`${other.baseUrl}/api/auth/sign-in/email`, {
      method: "POST",
      body: JSON.stringify({ email, password: testPassword }),
      headers: { "content-type": "application/json", "x-forwarded-for": "198.51.100.1" },
    });
    await other.stop();
    expect(answer.status).toBe(429);
  });
});

describe("many networks, one account", () => {
  test("may be wrong ten times together, whether the account exists or not", async () => {
    const shown = async (email: string) => {
      const answers = await attackFrom(30, email);
      expect(evaluated(answers)).toBe(10);
      return answers.map(({ status, body }) => [status, Object.keys(body)]);
    };
    expect(await shown(await someone())).toEqual(await shown("nobody@example.com"));
  });

  test("never lock its owner out: a browser that was signed in before signs in at once", async () => {
    const email = await someone();
    const home = cookiesOf(await signIn(email, { from: "192.0.2.1" }));
    await attackFrom(30, email);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await signIn(email, { from: "192.0.2.1", headers: home })).toMatchObject({
        status: 200,
      });
    // Also from the attacker's own network, and from one where it never was.
    for (const from of [network(1), "192.0.2.77"])
      expect(await signIn(email, { from, headers: home })).toMatchObject({ status: 200 });
  });

  test("never lock its owner out: a new browser signs in with a little proof of work, five times of five", async () => {
    const email = await someone();
    await attackFrom(30, email);
    for (let tries = 1; tries <= 5; tries += 1) {
      const from = `192.0.2.${tries}`;
      const refused = await signIn(email, { from });
      expect(refused).toMatchObject({ status: 429, body: { code: "WAIT" } });
      expect(await signIn(email, { from, headers: await solve(refused) })).toMatchObject({
        status: 200,
      });
      await attackFrom(3, email);
    }
  });

  test("proof of work allows one attempt, for one account, and skips no wait of its own network", async () => {
    const [email, other] = [await someone(), await someone()];
    await attackFrom(11, email);
    await attackFrom(11, other);
    const refused = await signIn(email);
    const headers = await solve(refused);
    // For another account it is worthless.
    expect(await signIn(other, { headers })).toMatchObject({ status: 429 });
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, number) => {
        const from = `192.0.2.${number + 1}`;
        return (await guess(email, { from, headers })).status;
      }),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(1);
    // A client that was wrong three times waits, with or without proof of work.
    for (let tries = 0; tries < 3; tries += 1)
      expect((await guess(email, { headers: await solve(await guess(email)) })).status).toBe(401);
    const last = await guess(email);
    expect(last).toMatchObject({ status: 429 });
    expect(last.body.challenge).toBeUndefined();
  });

  test("a proof that was damaged, forged or made for the booking page does not count", async () => {
    const email = await someone();
    await attackFrom(11, email);
    const refused = await signIn(email);
    const proof = await solve(refused);
    const value = JSON.parse(Buffer.from(proof["x-hearthline-proof"]!, "base64url").toString()) as {
      challenge: { parameters: object; signature: string };
      solution: object;
    };
    const { challenge, solution } = value;
    const damaged: unknown[] = [
      null,
      {},
      { challenge },
      { challenge, solution: { ...solution, derivedKey: "00" } },
      { challenge: { ...challenge, signature: "00" }, solution },
      { challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, parameters: { data: { profileId: email } } }, solution },
    ];
    for (const sent of damaged) {
      const header = Buffer.from(JSON.stringify(sent)).toString("base64url");
      const answer = await signIn(email, { headers: { "x-hearthline-proof": header } });
      expect(answer.status, JSON.stringify(sent)).toBe(429);
    }
  });

  test("a browser that signed in to another account is as unknown as any", async () => {
    const [email, attackers] = [await someone(), await someone()];
    const headers = cookiesOf(await signIn(attackers));
    await attackFrom(10, email);
    expect(await guess(email, { from: "192.0.2.9", headers })).toMatchObject({ status: 429 });
  });
});

describe("one network, many accounts", () => {
  test("is slowed down after thirty failures, and earlier successes cost nothing", async () => {
    const emails: string[] = [];
    for (let number = 0; number < 5; number += 1) emails.push(await someone());
    for (let round = 0; round < 8; round += 1)
      for (const email of emails) expect((await signIn(email)).status).toBe(200);
    const answers = [];
    for (let number = 0; number < 40; number += 1)
      answers.push(await guess(`nobody${number}@example.com`));
    expect(evaluated(answers)).toBe(30);
    // A neighbor in that network signs in with proof of work.
    const refused = await signIn(emails[0]!);
    expect(refused).toMatchObject({ status: 429, body: { challenge: expect.anything() } });
    expect(await signIn(emails[0]!, { headers: await solve(refused) })).toMatchObject({
      status: 200,
    });
    expect(await guess("nobody@example.com", { from: "192.0.2.3" })).toMatchObject({ status: 401 });
  });
});

describe("the second step and confirmations", () => {
  test("codes can be guessed three times, then there is a wait, which no proof of work skips", async () => {
    const ana = await app.as(fresh(people.ana));
    for (const [path, body] of [
      ["/factors/verify", { code: "000000" }],
      ["/confirm/code", { code: "000000" }],
    ] as const) {
      await app.sql("delete from account.delay");
      const answers = [];
      for (let tries = 0; tries < 6; tries += 1)
        answers.push(await post(path, body, { client: ana }));
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429, 429]);
      expect(answers[5]!.body).not.toHaveProperty("challenge");
      for (let number = 1; number <= 20; number += 1) {
        const answer = await post(path, body, { client: ana, from: network(number) });
        expect(answer.status).toBe(number <= 7 ? 401 : 429);
        expect(answer.body).not.toHaveProperty("challenge");
      }
    }
  });

  test("the current password is no easier to guess when changing or confirming it", async () => {
    for (const [path, body] of [
      ["/change-password", { currentPassword: "not-it-at-all", newPassword: "a-better-one-8" }],
      ["/confirm/password", { password: "not-it-at-all" }],
    ] as const) {
      const ana = await app.as(fresh(people.ana));
      const statuses = [];
      for (let tries = 0; tries < 5; tries += 1)
        statuses.push((await post(path, body, { client: ana })).status);
      expect(statuses.slice(3), path).toEqual([429, 429]);
      expect(statuses.slice(0, 3), path).not.toContain(429);
    }
  });
});

describe("the recorded activity", () => {
  test("of an existing account: what failed, and from where; at most twenty per hour", async () => {
    const person = fresh(people.ana);
    const id = await addPerson(app.database, person);
    await guess(person.email, { headers: { "user-agent": "Guesser/1.0" } });
    const events = () =>
      app.sql<object>(
        `select kind, detail, ip_address, user_agent from account.event
          where user_id = $1 and kind = 'sign_in_failed'`,
        [id],
      );
    expect(await events()).toEqual([
      {
        kind: "sign_in_failed",
        detail: "password",
        ip_address: "198.51.100.1",
        user_agent: "Guesser/1.0",
      },
    ]);
    for (let tries = 0; tries < 25; tries += 1) {
      await app.sql("delete from account.delay");
      expect((await guess(person.email)).status).toBe(401);
    }
    expect(await events()).toHaveLength(20);
  });

  test("includes the second step and confirmations, each once", async () => {
    const ana = await app.as(fresh(people.ana));
    await post("/factors/verify", { code: "000000" }, { client: ana });
    await post("/recovery-codes/use", { code: "AAAA" }, { client: ana });
    await post("/confirm/password", { password: "not-it-at-all" }, { client: ana });
    const kinds = await app.sql<{ kind: string }>(
      "select kind from account.event where user_id = $1 and kind like '%failed' order by happened_at",
      [ana.id],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual([
      "second_step_failed",
      "second_step_failed",
      "confirmation_failed",
    ]);
  });

  test("contains addresses, mailboxes and browsers only as hashes", async () => {
    const email = await someone();
    const [device] = (await signIn(email, { from: "192.0.2.55" })).headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith("hearthline.device="));
    expect(device).toMatch(/; Max-Age=7776000; .*HttpOnly; SameSite=Lax$/);
    await guess(email, { from: "192.0.2.55" });
    const kept = JSON.stringify([
      await app.sql("select * from account.delay"),
      await app.sql("select * from account.known_place"),
    ]);
    for (const clear of [email, "192.0.2", device!.slice(18, 40)])
      expect(kept).not.toContain(clear);
  });
});

test("without their storage no one can sign in: the limits fail closed", async () => {
  const email = await someone();
  await app.sql("alter table account.delay rename to gone");
  try {
    const answer = await app.visitor.fetch("/api/auth/sign-in/email", {
      method: "POST",
      body: JSON.stringify({ email, password: testPassword }),
    });
    expect(answer.status).toBe(500);
    expect(answer.headers.getSetCookie()).toEqual([]);
  } finally {
    await app.sql("alter table account.gone rename to delay");
  }
});
