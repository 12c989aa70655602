import { randomInt } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { addPerson, addSession, fresh, people, testPassword } from "#test/harness/people.ts";
import { accessTokenReader } from "./access-tokens.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ config: { signInTriesPerMinute: 10_000 } });
});
afterAll(() => app[Symbol.asyncDispose]());

async function post(path: string, body: object) {
  const answer = await app.visitor.fetch(`/api/auth${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    cookies: answer.headers.getSetCookie(),
    body: (await answer.json()) as Record<string, unknown>,
  };
}
const askToken = (grant: string, body: object) => post(`/token?grant_type=${grant}`, body);

async function isOpen(tokens: Record<string, unknown>) {
  const answer = await app.visitor.fetch("/api/v1/account", {
    headers: { authorization: `Bearer ${tokens.access_token as string}` },
  });
  return answer.status === 200;
}

/** A person with a verified number. */
async function withPhone() {
  const person = fresh(people.ana);
  const id = await addPerson(app.database, person);
  const phone = `+1718555${randomInt(1000, 9999)}`;
  await app.sql(
    `update account."user" set phone_number = $2, phone_number_verified = true where id = $1`,
    [id, phone],
  );
  return { id, email: person.email, phone };
}

const newestTextTo = async (number: string) => {
  const texts = await app.texts();
  return texts.find(({ to }) => to === number)!.text;
};

describe("a session as tokens", () => {
  test("opens by phone and password", { tags: ["AUTH-074"] }, async () => {
    const { id, phone } = await withPhone();
    for (const name of ["phone", "phone_number"]) {
      const { status, body, cookies } = await askToken("password", {
        [name]: phone,
        password: testPassword,
      });
      expect(status).toBe(200);
      expect(cookies).toEqual([]);
      expect(body).toMatchObject({ user: { id, phone } });
      expect(await isOpen(body)).toBe(true);
    }
    const wrong = await askToken("password", { phone, password: "wrong-horse-7" });
    expect(wrong).toMatchObject({ status: 401, cookies: [] });
  });

  test("opens by a code to the mailbox, once", { tags: ["AUTH-080"] }, async () => {
    const { id, email } = await withPhone();
    await post("/email-otp/send-verification-otp", { email, type: "sign-in" });
    const mails = (await app.mails()).filter(({ to }) => to === email);
    const token = mails.map(({ text }) => text.match(/\b\d{6}\b/)?.[0]).find(Boolean)!;
    const other = token === "000000" ? "000001" : "000000";
    expect((await askToken("otp", { email, token: other })).status).toBe(401);
    const right = await askToken("otp", { email, token });
    expect(right).toMatchObject({ status: 200, cookies: [], body: { user: { id } } });
    expect(await isOpen(right.body)).toBe(true);
    expect((await askToken("otp", { email, token })).status).toBe(401);
  });

  test("opens by a code to the phone, once", { tags: ["AUTH-080"] }, async () => {
    const { id, phone } = await withPhone();
    await post("/phone-number/send-otp", { phoneNumber: phone });
    const token = (await newestTextTo(phone)).match(/\b\d{6}\b/)![0];
    const right = await askToken("otp", { phone, token });
    expect(right).toMatchObject({ status: 200, cookies: [], body: { user: { id, phone } } });
    expect((await askToken("otp", { phone, token })).status).toBe(401);
  });

  test(
    "without identifier or password gets the same message, by any field name",
    { tags: ["AUTH-018", "AUTH-019"] },
    async () => {
      for (const body of [{}, { phone: "+17185550142" }, { email: "a@b.test" }, { password: "x" }])
        expect(await askToken("password", body)).toMatchObject({
          status: 400,
          body: {
            message: "You must provide either an email or phone number and a password",
          },
        });
    },
  );
});

describe("a browser's session", () => {
  test(
    "past its refresh point is extended as it is used, and still works",
    { tags: ["AUTH-062"] },
    async () => {
      const id = await addPerson(app.database, fresh(people.ana));
      const { name, value } = await addSession(app.database, id);
      const headers = { cookie: `${name}=${value}` };
      const daysLeft = async () => {
        const [row] = await app.sql<{ days: number }>(
          "select extract(epoch from expires_at - now()) / 86400 as days from account.session where user_id = $1",
          [id],
        );
        return Number(row!.days);
      };
      await app.sql(
        "update account.session set expires_at = now() + interval '1 day' where user_id = $1",
        [id],
      );
      const answer = await app.visitor.fetch("/api/auth/get-session", { headers });
      expect(await answer.json()).toMatchObject({ user: { id } });
      expect(answer.headers.getSetCookie().join()).toContain(`${name}=${value}; Max-Age=604800`);
      expect(await daysLeft()).toBeGreaterThan(6.9);
      expect((await app.visitor.fetch("/api/v1/profile", { headers })).status).toBe(200);
    },
  );
});

describe("the reader of access tokens", () => {
  test("queries the database once for all requests with unknown keys", async () => {
    let asked = 0;
    const read = accessTokenReader(
      {
        query: (async () => {
          asked += 1;
          return { rows: [] };
        }) as never,
      },
      { baseUrl: "http://x" },
    );
    const head = (kid: string) =>
      Buffer.from(JSON.stringify({ alg: "EdDSA", typ: "at+jwt", kid })).toString("base64url");
    const answers = await Promise.all(
      Array.from({ length: 500 }, () => read(`${head(newId())}.e30.x`)),
    );
    expect(new Set(answers)).toEqual(new Set([null]));
    expect(asked).toBe(1);
    // Malformed keys cause no query.
    await Promise.all(["", ".", "a.b.c", `${head("x")}.e30.x`].map(read));
    expect(asked).toBe(1);
  });
});
