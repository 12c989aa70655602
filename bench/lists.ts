import type { SignedIn, TestApp } from "#test/harness/app.ts";
import { testApp } from "#test/harness/app.ts";
import { startTestCluster } from "#test/harness/cluster.ts";
import { people } from "#test/harness/people.ts";

/**
 * List and search over HTTP in one account of 100,000 leads, beside 200 accounts of 500: milliseconds from the request
 * to the whole answer, one request at a time.
 */
const large = 100_000;
const rounds = 60;

const cluster = await startTestCluster();
process.env.HEARTHLINE_TEST_PG = cluster.socketDir;
try {
  await using app = await testApp();
  const ana = await app.as(people.ana);
  await fill(app, ana.id, large);
  const ben = await app.as(people.ben);
  await fill(app, ben.id, 500);
  for (let other = 0; other < 200; other += 1) {
    const someone = await app.as({ ...people.ben, email: `other${other}@agents.test` });
    await fill(app, someone.id, 500);
  }
  await app.sql("vacuum analyze contacts");
  for (const [name, person] of [
    ["100,000 leads", ana],
    ["500 leads", ben],
  ] as const) {
    console.log(`\nOne account of ${name} (p50 / p95 ms of ${rounds})`);
    await report(person, "first page of all leads", {});
    await report(person, "first page of new leads", { statuses: ["New Lead"] });
    await report(person, "search, common (gmail)", { search: "gmail" });
    await report(person, "search, two letters (jo)", { search: "jo" });
    await report(person, "search, rare (longridge)", { search: "longridge" });
    await report(person, "search, no match (zzyzx)", { search: "zzyzx" });
    await deepPage(person);
  }
} finally {
  await cluster.stop();
}

async function fill({ sql }: TestApp, owner: string, count: number): Promise<void> {
  await sql(
    `insert into contacts (user_id, id, type, status, lead_id, first_name, last_name, email, phone_number, city, state,
                           source, tags, details, created_at, updated_at)
     select $1, gen_random_uuid(), 'Lead',
            case when n % 3 = 0 then 'New Lead' else 'Nurturing' end,
            'LEAD-' || lpad((n * 7919 % 1000000)::text, 6, '0'),
            (array['John','Priya','Marcus','Deanna','Chen','Imani','Tomasz','Noor'])[1 + n % 8],
            case when n % 4999 = 0 then 'Longridge' else (array['Smith','Raman','Oyelaran','Kowalczyk','Freeman','Volkov'])[1 + n % 6] || n end,
            'person' || n || (array['@gmail.com','@example.com','@mail.example'])[1 + n % 3],
            '(718) 555-' || lpad((n % 10000)::text, 4, '0'), 'Brooklyn', 'NY', 'Website',
            array[(array['first home','cash','investor'])[1 + n % 3]],
            jsonb_build_object('budget', 400000 + n), now() - n * interval '7 minutes', now()
       from generate_series(1, $2::int) n`,
    [owner, count],
  );
}

type Query = { search?: string; statuses?: string[]; cursor?: string };

async function report(person: SignedIn, label: string, query: Query): Promise<void> {
  const times: number[] = [];
  for (let round = -5; round < rounds; round += 1) {
    const began = performance.now();
    await person.api.contacts.list({ type: "Lead", ...query });
    if (round >= 0) times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(1);
  console.log(`  ${label.padEnd(28)} ${at(0.5).padStart(7)} / ${at(0.95).padStart(7)}`);
}

/** A page far down costs what the first one does: keyset, not offset. */
async function deepPage(person: SignedIn): Promise<void> {
  let cursor: string | undefined;
  for (let page = 0; page < 20; page += 1) {
    const answer = await person.api.contacts.list({ type: "Lead", limit: 100, cursor });
    cursor = answer.nextCursor ?? cursor;
  }
  await report(person, "page 40", { cursor });
}
