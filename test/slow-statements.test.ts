import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

// PostgreSQL cancels a statement that takes too long: at every endpoint the client is told to try again.

let app: TestApp;
let ana: SignedIn;
let holder: pg.Client;
beforeAll(async () => {
  app = await testApp();
  ana = await app.as(fresh(people.ana));
  holder = new pg.Client(app.database.url);
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await app[Symbol.asyncDispose]();
});

type Told = Pick<Response, "status" | "headers">;

/**
 * Answers a request in which PostgreSQL canceled a statement that waited for a table, as its statement_timeout does
 * (57014), without the test waiting for it.
 */
async function timedOut(table: string, ask: () => Promise<Told>): Promise<Told> {
  await holder.query(`begin; lock table ${table} in access exclusive mode`);
  try {
    const asked = ask();
    const giveUp = () =>
      app.sql(
        `select pg_cancel_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
    await expect.poll(giveUp).not.toEqual([]);
    return await asked;
  } finally {
    await holder.query("rollback");
  }
}

test.each([
  ["the pages", "profiles", () => ana.fetch("/rpc/profiles/mine", { method: "POST", body: "{}" })],
  ["the API", "profiles", () => ana.fetch("/api/v1/profile")],
  ["the account service", "account.session", () => ana.fetch("/api/auth/get-session")],
  ["the export", "contacts", () => ana.fetch("/account/export")],
] as const)(
  "a statement that takes too long in %s is answered with 503 and Retry-After",
  async (_, table, ask) => {
    const answer = await timedOut(table, ask);
    expect({ status: answer.status, retryAfter: answer.headers.get("retry-after") }).toEqual({
      status: 503,
      retryAfter: "2",
    });
    // The next request works.
    expect((await ana.fetch("/api/v1/profile")).status).toBe(200);
  },
);
