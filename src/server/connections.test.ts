import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { testApp } from "#test/harness/app.ts";
import { startDatabaseProxy } from "#test/harness/database-proxy.ts";
import { fresh, people } from "#test/harness/people.ts";
import { connectionsAtMost } from "./connections.ts";

const usual = 100; // PostgreSQL's default max_connections
const kept = 3; // superuser_reserved_connections

test("the connections of two processes fit into what PostgreSQL allows, and the docs state how many", () => {
  expect(connectionsAtMost * 2).toBeLessThanOrEqual(usual - kept);
  const read = (path: string) =>
    readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");
  for (const doc of ["docs/operations.md", ".env.example"])
    expect(read(doc), doc).toContain(`at most ${connectionsAtMost} connections`);
});

test("a process never has more than its limit, however many requests come at once", async () => {
  await using proxy = await startDatabaseProxy();
  await using app = await testApp({ databaseProxy: proxy });
  const ana = await app.as(fresh(people.ana));
  const { api } = ana;
  const many = <Result>(ask: () => Promise<Result>) =>
    Array.from({ length: 40 }, () => ask().catch(() => null));
  await Promise.all([
    ...many(() => api.contacts.list({ type: "Lead" })),
    ...many(() => api.account.overview()),
    ...many(() => api.links.search({ term: "a" })),
    ...many(() => api.booking.professional({ profileId: ana.id })),
    ...many(() => api.assistant.talk.about({ profileId: ana.id })),
    ...many(() => app.mails()),
    ...many(() => ana.fetch("/api/auth/get-session")),
  ]);
  const [now] = await app.sql<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );
  expect(now!.count).toBeGreaterThan(20);
  expect(proxy.most()).toBeLessThanOrEqual(connectionsAtMost);
});
