import { afterAll, beforeAll, expect, test } from "vitest";
import { Client } from "pg";
import { drizzle } from "drizzle-orm/node-postgres";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { readQuery } from "#domain/kernel/search/query.ts";
import { listContacts } from "#server/contacts/list.ts";
import { gatherContacts } from "#server/search/contacts.ts";
import { rows } from "../bench/measures/fill.ts";
import { type TestApp, testApp } from "./harness/app.ts";
import { addPerson, fresh, people } from "./harness/people.ts";
import { testVault } from "./harness/sealed.ts";

// How PostgreSQL runs a search on a large account, from its query plans: which scans, over how many rows.

const size = 15_000;
/** Rows of one scan: the newest of each type are read (600), and all 3,000 deals may be, but not the 10,500 leads. */
const mostRows = 4_000;

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Plan[];
};

let app: TestApp;
let client: Client;
let ana: OwnerId;
const plans: Plan[] = [];
beforeAll(async () => {
  app = await testApp();
  const { database, sql } = app;
  ana = await addPerson(database, people.ana);
  const ben = await addPerson(database, fresh(people.ben));
  await sql(rows, [[ana], 1, size, size]);
  await sql(rows, [[ben], 1, size / 3, size]);
  // The indexes stay while rows are inserted: the planner may ignore a freshly built one for a while.
  await sql("vacuum analyze contacts");
  await sql("vacuum analyze contact_words");

  const url = new URL(database.url);
  client = new Client({
    host: url.searchParams.get("host")!,
    user: "hearthline_owner",
    database: url.pathname.slice(1),
  });
  client.on("notice", ({ message }) => {
    const plan = message?.match(/plan:\n([\s\S]*)/)?.[1];
    if (plan) plans.push((JSON.parse(plan) as { Plan: Plan }).Plan);
  });
  await client.connect();
  await client.query("load 'auto_explain'");
  for (const [name, value] of Object.entries({
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_nested_statements": "on",
    "auto_explain.log_analyze": "on",
    "auto_explain.log_timing": "off",
    "auto_explain.log_format": "json",
    client_min_messages: "log",
    // This few rows are sometimes faster to read sequentially; the question here is whether an index can be
    // used.
    enable_seqscan: "off",
    "app.owner": ana,
    role: "hearthline_app",
  }))
    await client.query("select set_config($1, $2, false)", [name, value]);
}, 180_000);
afterAll(async () => {
  await client.end();
  await app[Symbol.asyncDispose]();
});

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const typings = [
  ["a common name", "smith"],
  ["two names", "john smith"],
  ["a word that only one type has", "partners"],
  ["a rare name", "longridge"],
  ["no name", "zzyzx"],
  ["a misspelled common name", "smiht"],
  ["a misspelled first name", "jonh"],
  ["a name with an extra letter", "smithx"],
  ["two misspelled names", "jonh smiht"],
  ["a misspelled company", "parners"],
  ["a part of an email", "gmail"],
  ["a number", "(718) 555-0142"],
  ["the end of a number", "555-0142"],
  ["a lead's id", "LEAD-000142"],
  ["a tag", "investor"],
] as const;

test.each(typings)("%s is found by indexes, in few rows", async (_what, typed) => {
  plans.length = 0;
  await gatherContacts(
    Object.assign(drizzle({ client }), { vault: testVault }),
    ana,
    readQuery(typed)!,
  );
  expectFewRows();
});

// A list ranks its matches, so a very common word is scanned: three times at most, never per row.
test.each([
  ...typings,
  ["two names in reverse order", "smith john"],
  ["a name and a part of a number", "smith 555-0142"],
  ["a part of a name", "mith"],
  ["the start of every lead's id", "lead-"],
  ["the start of every number", "(718) 555"],
] as const)("%s is listed by indexes, the best first", async (_what, typed) => {
  plans.length = 0;
  const query = {
    type: "Lead",
    statuses: null,
    search: typed,
    tag: null,
    isRefinance: null,
  } as const;
  const order = { sort: "best", direction: "desc", after: null, limit: 51 } as const;
  await listContacts(Object.assign(drizzle({ client }), { vault: testVault }), ana, {
    ...query,
    ...order,
  });
  expectFewRows();
});

test.each([
  ["New Leads, by follow-up", ["New Lead"], "followUp", "asc", "contacts_by_follow_up"],
  ["All Leads, the newest first", null, "added", "desc", "contacts_by_type"],
] as const)("%s, with the last contact, are read page by page", async (_, of, sort, way, index) => {
  plans.length = 0;
  const statuses = of && [...of];
  const query = { type: "Lead", statuses, search: null, tag: null, isRefinance: null } as const;
  const order = { sort, direction: way, after: null, limit: 51 } as const;
  await listContacts(Object.assign(drizzle({ client }), { vault: testVault }), ana, {
    ...query,
    ...order,
  });
  const nodes = plans.flatMap(nodesOf);
  expect(nodes.map((node) => node["Node Type"])).not.toContain("Sort");
  const used = nodes.flatMap((node) => node["Index Name"] ?? []);
  expect(used).toEqual(expect.arrayContaining([index, "contact_events_newest"]));
  const read = nodes.find((node) => node["Index Name"] === index)!;
  expect(read["Actual Rows"]).toBeLessThanOrEqual(51);
});

function expectFewRows() {
  const scans = plans
    .flatMap(nodesOf)
    .filter((node) => /^contact(s|_words)$/.test(node["Relation Name"] ?? ""));
  expect(scans.length).toBeGreaterThan(0);
  for (const scan of scans) {
    // The distinct words are few, and may be scanned sequentially.
    if (scan["Relation Name"] === "contacts")
      expect(scan["Node Type"], JSON.stringify(scan)).toMatch(
        /^(Index Scan|Index Only Scan|Bitmap Heap Scan)$/,
      );
    const seen =
      scan["Actual Rows"] +
      (scan["Rows Removed by Filter"] ?? 0) +
      (scan["Rows Removed by Index Recheck"] ?? 0);
    expect(seen * scan["Actual Loops"], JSON.stringify(scan)).toBeLessThanOrEqual(mostRows);
  }
}
