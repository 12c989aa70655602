import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { createDatabase, createPool } from "#server/platform/database.ts";
import { createLog } from "#server/platform/log.ts";
import { groupRoles } from "#server/platform/roles.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { addPerson, addSession, fresh, people, testSecret } from "#test/harness/people.ts";
import { createSessionGuard } from "./session-guard.ts";
import { testVault } from "#test/harness/sealed.ts";
import { storedToken } from "./shared/hashed-sessions.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** A person with an open session, and its cookie. */
async function someone(person = people.ana) {
  const { email, fullName, ...rest } = fresh(person);
  const id = await addPerson(app.database, { email, fullName, ...rest });
  const { name, value } = await addSession(app.database, id);
  const token = decodeURIComponent(value).split(".")[0]!;
  return { id, email, fullName, token, cookie: `${name}=${value}` };
}

const statusWith = async (cookie: string) =>
  (await app.visitor.fetch("/api/v1/profile", { headers: { cookie } })).status;

const signed = (token: string, secret = testSecret) =>
  encodeURIComponent(`${token}.${createHmac("sha256", secret).update(token).digest("base64")}`);

/** A pool with one connection, as in production: what one request leaves behind, the next one would find. */
function onePool() {
  const url = new URL(app.database.url);
  const database = url.pathname.slice(1);
  const group = groupRoles.app;
  const login = { user: `${group}__${database}`.slice(0, 63), password: undefined, group };
  return createPool({ host: url.searchParams.get("host")!, database }, login, createLog("silent"), {
    max: 1,
  });
}

describe("a session gives access to its own person's rows", () => {
  test("as long as it is valid, and not a request longer", async () => {
    const ana = await someone();
    expect(await statusWith(ana.cookie)).toBe(200);
    await app.sql("delete from account.session where token = $1", [storedToken(ana.token)]);
    expect(await statusWith(ana.cookie)).toBe(401);
  });

  test("until it expires", async () => {
    const ana = await someone();
    await app.sql("update account.session set expires_at = now() where token = $1", [
      storedToken(ana.token),
    ]);
    expect(await statusWith(ana.cookie)).toBe(401);
  });

  test("once the email is verified", async () => {
    const ana = await someone();
    await app.sql(`update account."user" set email_verified = false where id = $1`, [ana.id]);
    expect(await statusWith(ana.cookie)).toBe(401);
  });

  test("wherever its cookie is among others", async () => {
    const ana = await someone();
    const others = "theme=dark; xhearthline.session=no; hearthline.session2=no";
    expect(await statusWith(`${others}; ${ana.cookie}; last=1`)).toBe(200);
    expect(await statusWith(`broken; =; ${ana.cookie}`)).toBe(200);
  });

  test("opened by the account service itself, with the password", async () => {
    const ana = await someone();
    const answer = await app.visitor.fetch("/api/auth/sign-in/email", {
      method: "POST",
      body: JSON.stringify({ email: ana.email, password: "correct-horse-7" }),
    });
    const cookie = answer.headers.getSetCookie()[0]!.split(";")[0]!;
    const profile = await app.visitor.fetch("/api/v1/profile", { headers: { cookie } });
    expect(await profile.json()).toMatchObject({ id: ana.id });
    const signOut = { method: "POST", body: "{}", headers: { cookie } };
    expect((await app.visitor.fetch("/api/auth/sign-out", signOut)).status).toBe(200);
    expect(await statusWith(cookie)).toBe(401);
  });

  test("also over the live channel", async () => {
    const ana = await someone();
    await app.sql("delete from account.session where token = $1", [storedToken(ana.token)]);
    const answer = await app.visitor.fetch("/events", { headers: { cookie: ana.cookie } });
    expect(answer.status).toBe(401);
  });
});

describe("a forged cookie", () => {
  test.each<[string, (mine: string, hers: string) => string]>([
    ["without signature", (_, hers) => hers],
    ["with an empty signature", (_, hers) => `${hers}.`],
    ["signed by another secret", (_, hers) => signed(hers, "y".repeat(32))],
    [
      "with the signature of one's own token",
      (mine, hers) => encodeURIComponent(decodeURIComponent(signed(mine)).replace(mine, hers)),
    ],
    [
      "with a changed letter",
      (_, hers) => signed(hers).replace(/^./, (x) => (x === "a" ? "b" : "a")),
    ],
    ["with SQL in it", () => signed("x') or true; --")],
    ["with a token that no session has", () => signed("nobody-ever-had-this-token")],
    ["that is no URL-encoding", (_, hers) => `${signed(hers)}%`],
  ])("%s gives no access", async (_, forge) => {
    const [ben, ana] = [await someone(people.ben), await someone()];
    const cookie = `hearthline.session=${forge(ben.token, ana.token)}`;
    expect(await statusWith(cookie)).toBe(401);
  });

  test("is refused before the database is queried and before the input is read", async () => {
    const pool = onePool();
    const guard = createSessionGuard(createDatabase(pool, testVault), {
      baseUrl: "http://x",
      secret: testSecret,
    });
    const ana = await someone();
    expect(guard.passOf(`${ana.cookie}x`)).toBeNull();
    expect(guard.passOf(undefined)).toBeNull();
    expect(guard.passOf(ana.cookie)).toBe(`gate.enter('${storedToken(ana.token)}')`);
    expect(pool.totalCount).toBe(0);
    await pool.end();
    const answer = await app.visitor.fetch("/api/v1/contacts?type=Nonsense");
    expect(answer.status).toBe(401);
  });
});

describe("the session check in the transaction", () => {
  test("sets the owner for that transaction only: the connection's next user has none", async () => {
    const ana = await someone();
    const pool = onePool();
    const guard = createSessionGuard(createDatabase(pool, testVault), {
      baseUrl: "http://x",
      secret: testSecret,
    });
    const pass = guard.passOf(ana.cookie)!;
    const refusal = () => new Error("refused");
    const owner = () => pool.query("select current_setting('app.owner', true) as owner");

    const me = await guard.enter(pass, { refusal, work: async (_, visitor) => visitor });
    expect(me).toMatchObject({ ownerId: ana.id, email: ana.email, name: ana.fullName });
    expect((await owner()).rows).toEqual([{ owner: "" }]);

    const failing = async (): Promise<never> => {
      throw new Error("the work failed");
    };
    await expect(guard.enter(pass, { refusal, work: failing })).rejects.toThrow("the work failed");
    expect((await owner()).rows).toEqual([{ owner: "" }]);

    await app.sql("delete from account.session where token = $1", [storedToken(ana.token)]);
    await expect(guard.enter(pass, { refusal, work: failing })).rejects.toThrow("refused");
    expect((await owner()).rows).toEqual([{ owner: "" }]);
    expect(pool.totalCount).toBe(1);
    await pool.end();
  });

  test("is all that the application role learns of the account schema: no token, no other person", async () => {
    const [ana, ben] = [await someone(), await someone(people.ben)];
    const pool = onePool();
    const client = await pool.connect();
    const enter = async (stored: string | null) =>
      (await client.query("select * from gate.enter($1)", [stored])).rows;
    await client.query("begin");
    expect(await enter(storedToken(ben.token))).toEqual([
      {
        id: ben.id,
        email: ben.email,
        name: ben.fullName,
        session_id: expect.any(String),
        confirmed_at: expect.any(Date),
      },
    ]);
    expect((await client.query("select id from profiles")).rows).toEqual([{ id: ben.id }]);
    for (const guess of [null, "", ana.id, ana.email, "%", `${ana.token.slice(0, -1)}%`])
      expect(await enter(guess), String(guess)).toEqual([]);
    // A failed check leaves no owner behind, even if there was one before.
    expect((await client.query("select id from profiles")).rows).toEqual([]);
    await client.query("rollback");
    client.release();
    await pool.end();
  });

  test("is not undone by code that swallows a failed statement: nothing is reported as saved", async () => {
    const ana = await someone();
    const pool = onePool();
    const database = createDatabase(pool, testVault);
    const swallowing = database.as(ana.id, async (tx) => {
      await tx.execute(`update profiles set full_name = 'x'`);
      await tx.execute("select 1 / 0").catch(() => null);
      return newId();
    });
    await expect(swallowing).rejects.toThrow("The transaction was not committed.");
    expect(await app.sql("select full_name from profiles where id = $1", [ana.id])).toEqual([
      { full_name: ana.fullName },
    ]);
    await pool.end();
  });
});
