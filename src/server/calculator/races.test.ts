import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { endOf } from "#test/harness/outcome.ts";
import { addDealOf, link } from "#test/harness/links.ts";
import { fresh, people } from "#test/harness/people.ts";
import { firstScenario } from "#test/harness/worked-case.ts";

// A scenario is saved while its link ends, changes or moves. A lock holds the save at one of its statements until the
// other has happened, so the order is deterministic.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Setup = { ana: SignedIn; leo: SignedIn; linkId: string; dealId: string; id: string };

/** What another transaction locks, so that the save waits there. */
const places: Record<string, (setup: Setup) => [text: string, values?: unknown[]]> = {
  "before the deal is locked": ({ dealId }) => [
    "select from contacts where id = $1 for update",
    [dealId],
  ],
  "before it is counted": () => ["lock table guard.attempts in exclusive mode"],
  "before it is added": () => ["lock table scenarios in exclusive mode"],
  // Row-level security has let it pass by then, and it waits for the other row with this id.
  "while it is added": ({ ana, leo, dealId, id }) => [
    // The table takes what looks encrypted; this row is rolled back.
    `insert into scenarios (user_id, id, deal_id, agent_id, agent_name, saved_at, inputs, results, current_results)
     values ($1, $2, $3, $4, 'Ana', now(), $5, $5, $5)`,
    [leo.id, id, dealId, ana.id, Buffer.concat([Buffer.of(1), Buffer.alloc(96)])],
  ],
  "before the timeline tells of it": () => ["lock table contact_events in exclusive mode"],
};

const acts: Record<string, (setup: Setup) => Promise<unknown>> = {
  "the link ends": ({ linkId, ana }) =>
    app.sql("update profile_link_invitations set ended_at = now(), ended_by = $2 where id = $1", [
      linkId,
      ana.id,
    ]),
  "the link narrows": ({ leo, ana }) =>
    app.sql(
      `insert into link_sharing (user_id, agent_id, shares_all_deals, hides_finances, updated_at)
       values ($1, $2, false, false, now())`,
      [leo.id, ana.id],
    ),
  "the link moves to another officer": async ({ ana }) => {
    const lena = await app.as(fresh({ ...people.leo, fullName: "Lena Falk" }));
    await link(app, lena, ana);
  },
};

const isWaiting = async () =>
  (
    await app.sql(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length > 0;

const races = Object.keys(acts).flatMap((act) => Object.keys(places).map((place) => [act, place]));

test.each(races)("%s %s: it is not shared, and nothing of it is stored", async (act, place) => {
  const [ana, leo] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.leo))]);
  const linkId = await link(app, leo, ana);
  const dealId = await addDealOf(leo);
  const setup: Setup = { ana, leo, linkId, dealId, id: newId() };

  const holder = new Client({ connectionString: app.database.url });
  await holder.connect();
  try {
    await holder.query("begin");
    await holder.query(...places[place!]!(setup));
    const saving = endOf(
      ana.api.calculator.save({ dealId, id: setup.id, scenario: firstScenario }),
    );
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
    await acts[act!]!(setup);
    await holder.query("rollback");
    expect(await saving).toBe("NOT_SHARED");
  } finally {
    await holder.end();
  }

  expect(await app.sql("select from scenarios where deal_id = $1", [dealId])).toEqual([]);
  expect(
    await app.sql("select realtor_prequal_inputs as inputs from contacts where id = $1", [dealId]),
  ).toEqual([{ inputs: null }]);
  expect(
    await app.sql("select from contact_events where contact_id = $1 and actor = 'partner'", [
      dealId,
    ]),
  ).toEqual([]);
  const kinds = (await leo.api.notices.list()).notices.map(({ kind }) => kind);
  expect(kinds).not.toContain("scenario saved");
});

test("a save during which the loan officer hides the finances is answered without them", async () => {
  const [ana, leo] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.leo))]);
  const linkId = await link(app, leo, ana);
  const dealId = await addDealOf(leo);
  const holder = new Client({ connectionString: app.database.url });
  await holder.connect();
  try {
    await holder.query("begin");
    await holder.query("lock table scenarios in exclusive mode");
    const saving = ana.api.calculator.save({ dealId, id: newId(), scenario: firstScenario });
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
    const sharing = { sharesAllDeals: true, hidesFinances: true };
    await leo.api.links.setSharing({ id: linkId, sharing });
    await holder.query("rollback");
    const { deal, scenario } = await saving;
    expect(deal.loanOfficerDealParams).toMatchObject({ borrowerMonthlyIncome: null });
    expect([deal.preApprovalResults, scenario.results]).toMatchObject([
      { updatedDti: null },
      { updatedDti: null },
    ]);
  } finally {
    await holder.end();
  }
});
