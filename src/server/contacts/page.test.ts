import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { DealInput } from "#domain/contacts/deal.ts";
import { newId } from "#server/platform/ids.ts";
import { groupRoles } from "#server/platform/roles.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const lead = { firstName: "Priya", lastName: "Raman", city: "Troy", budget: 500_000 };
const deal: DealInput = { firstName: "Priya", lastName: "Raman" };

async function addLead(person: SignedIn, fields: object = {}): Promise<string> {
  const id = newId();
  await person.api.contacts.addLead({ id, lead: { ...lead, ...fields } });
  return id;
}

async function addDeal(person: SignedIn, fields: Partial<DealInput> = {}): Promise<string> {
  const id = newId();
  await person.api.contacts.addDeal({ id, deal: { ...deal, ...fields } });
  return id;
}

const eventsOf = async (person: SignedIn, id: string) =>
  (await person.api.contacts.timeline({ id })).events;
const kindsOf = async (person: SignedIn, id: string) =>
  (await eventsOf(person, id)).map(({ kind }) => kind);

/** A connection like those that serve requests, with a person's role. */
async function servingFor(person: SignedIn): Promise<Client> {
  const url = new URL(app.database.url);
  const database = url.pathname.slice(1);
  const client = new Client({
    host: url.searchParams.get("host")!,
    database,
    user: `${groupRoles.app}__${database}`.slice(0, 63),
    options: `-c role=${groupRoles.app}`,
  });
  await client.connect();
  await client.query("select set_config('app.owner', $1, false)", [person.id]);
  return client;
}

describe("the timeline", () => {
  test("shows what an edit changed, by the names of the form's fields, before and after", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await addLead(ana, { tags: ["cash"], refinanceDetails: { marketValue: 1 } });
    await ana.api.contacts.editLead({
      id,
      lead: {
        ...lead,
        city: "Albany",
        tags: ["cash", "VA loan"],
        refinanceDetails: { marketValue: 2 },
        availableDays: { monday: true },
        leadId: "L-1",
      },
    });
    const [edited, created] = await eventsOf(ana, id);
    expect(created).toMatchObject({ kind: "created", actor: "owner", text: null, changes: [] });
    expect(edited).toMatchObject({ kind: "edited", actor: "owner", text: null });
    expect(edited!.changes).toHaveLength(5);
    expect(edited!.changes).toEqual(
      expect.arrayContaining([
        { field: "city", before: "Troy", after: "Albany" },
        { field: "tags", before: ["cash"], after: ["cash", "VA loan"] },
        { field: "refinanceDetails.marketValue", before: 1, after: 2 },
        { field: "availableDays.monday", before: null, after: true },
        { field: "leadId", before: expect.stringMatching(/^LEAD-\d{6}$/), after: "L-1" },
      ]),
    );
  });

  test("shows other parties as text", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await addDeal(ana);
    const dealParties = [
      { id: newId(), role: "Attorney", name: "Marta Klein", phoneNumber: "555-0170" },
    ] as const;
    await ana.api.contacts.editDeal({ id, deal: { ...deal, dealParties: [...dealParties] } });
    expect((await eventsOf(ana, id))[0]!.changes).toEqual([
      { field: "dealParties", before: [], after: ["Attorney: Marta Klein, 555-0170"] },
    ]);
  });

  test("has no entry for a save that changed nothing", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await addLead(ana, { leadId: "L-1" });
    await ana.api.contacts.editLead({ id, lead: { ...lead, leadId: "L-1" } });
    expect(await kindsOf(ana, id)).toEqual(["created"]);
  });

  test("and the record are written together or not at all", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await addLead(ana);
    const read = () => ana.api.contacts.getLead({ id });
    const before = await read();
    await expect(
      ana.api.contacts.editLead({ id, version: 7, lead: { ...lead, city: "Albany" } }),
    ).rejects.toMatchObject({ code: "CHANGED" });
    await expect(
      ana.api.contacts.editLead({ id, lead: { ...lead, city: "Albany", email: "nobody" } }),
    ).rejects.toMatchObject({ status: 400 });
    // The timeline entry is refused: then the edit must be rolled back as well.
    await app.sql(
      `alter table contact_events add constraint refused check (contact_id <> '${id}') not valid`,
    );
    try {
      await expect(
        ana.api.contacts.editLead({ id, lead: { ...lead, city: "Albany" } }),
      ).rejects.toMatchObject({ status: 500 });
      await expect(ana.api.contacts.remove({ id })).rejects.toMatchObject({ status: 500 });
    } finally {
      await app.sql("alter table contact_events drop constraint refused");
    }
    expect(await read()).toEqual(before);
    expect(await kindsOf(ana, id)).toEqual(["created"]);
  });

  test("is append-only for requests, except for the owner's notes", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await addLead(ana);
    // Nor can the owner change what an assistant recorded.
    await app.sql(
      `insert into contact_events (user_id, id, contact_id, happened_at, kind, actor)
       values ($1, $2, $3, now(), 'noted', 'assistant')`,
      [ana.id, newId(), id],
    );
    const client = await servingFor(ana);
    try {
      const { rowCount } = await client.query("select from contact_events where contact_id = $1", [
        id,
      ]);
      expect(rowCount).toBe(2);
      for (const statement of [
        `update contact_events set kind = 'edited' where contact_id = '${id}'`,
        "truncate contact_events",
        `insert into contact_events select * from contact_events where contact_id = '${id}'
           on conflict (user_id, id) do update set kind = 'edited'`,
      ])
        await expect(client.query(statement), statement).rejects.toMatchObject({ code: "42501" });
      for (const statement of [
        `delete from contact_events where contact_id = '${id}'`,
        `update contact_events set data = '{"text": "Rewritten"}' where contact_id = '${id}'`,
      ])
        expect((await client.query(statement)).rowCount, statement).toBe(0);
    } finally {
      await client.end();
    }
    expect(await kindsOf(ana, id)).toEqual(["noted", "created"]);
  });

  test("is read page by page without gaps or duplicates, even if many entries share one instant", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await addLead(ana);
    await app.sql(
      `insert into contact_events (user_id, id, contact_id, happened_at, kind, actor, data)
       select $1, gen_random_uuid(), $2, '2026-03-01T12:00:00.123456Z'::timestamptz + (n / 40) * interval '1 second',
              'noted', 'owner', jsonb_build_object('text', n::text)
         from generate_series(1, 95) n`,
      [ana.id, id],
    );
    const texts: (string | null)[] = [];
    const sizes: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await ana.api.contacts.timeline({ id, cursor });
      sizes.push(page.events.length);
      texts.push(...page.events.map(({ text }) => text));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(sizes).toEqual([30, 30, 30, 6]);
    expect(new Set(texts).size).toBe(96);
  });

  test("continues through deletion and restoring, and is hidden while the contact is in the bin", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await addLead(ana);
    await ana.api.contacts.remove({ id });
    for (const call of [
      () => ana.api.contacts.timeline({ id }),
      () => ana.api.contacts.read({ id }),
      () => ana.api.contacts.addNote({ id, noteId: newId(), text: "Too late" }),
    ])
      await expect(call()).rejects.toMatchObject({ code: "DELETED" });
    await ana.api.contacts.restore({ id });
    expect(await kindsOf(ana, id)).toEqual(["restored", "deleted", "created"]);
  });

  test("shows kinds that other rooms add", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await addLead(ana);
    await app.sql(
      `insert into contact_events (user_id, id, contact_id, happened_at, kind, actor, data)
       values ($1, $2, $3, now(), 'appointment_booked', 'visitor', '{"text": "Tuesday at ten", "slot": 3}')`,
      [ana.id, newId(), id],
    );
    expect((await eventsOf(ana, id))[0]).toMatchObject({
      kind: "appointment_booked",
      actor: "visitor",
      text: "Tuesday at ten",
      changes: [],
    });
  });
});

describe("a note", () => {
  test("is shown as it was typed", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await addLead(ana);
    const text = `<script>alert("x")</script>\nمرحبا 🏡 'quoted' %_\\`;
    const noteId = newId();
    const note = await ana.api.contacts.addNote({ id, noteId, text: `  ${text}\u0000 ` });
    expect(note).toMatchObject({ id: noteId, kind: "noted", actor: "owner", text, changes: [] });
    expect((await eventsOf(ana, id))[0]).toEqual(note);
  });

  test("sent again is stored once and unchanged", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await addLead(ana);
    const note = { id, noteId: newId(), text: "Called." };
    const [first, second] = await Promise.all([
      ana.api.contacts.addNote(note),
      ana.api.contacts.addNote(note),
    ]);
    expect(second).toEqual(first);
    expect(await ana.api.contacts.addNote({ ...note, text: "Rewritten." })).toEqual(first);
    expect(await kindsOf(ana, id)).toEqual(["noted", "created"]);
  });

  test("under the id of another entry is refused, and the response does not reveal that entry", async () => {
    const leo = await app.as(fresh(people.leo));
    const id = await addDeal(leo);
    const params = { borrowerMonthlyIncome: 8_123 };
    await leo.api.contacts.editDeal({ id, deal: { ...deal, loanOfficerDealParams: params } });
    const [edited] = await eventsOf(leo, id);
    const answer = await leo.fetch(`/api/v1/contacts/${id}/notes`, {
      method: "POST",
      body: JSON.stringify({ noteId: edited!.id, text: "Mine" }),
    });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain("8123");
    expect(await eventsOf(leo, id)).toContainEqual(edited);
  });

  test("does not change the record it is about", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = await addLead(ana);
    const before = await ana.api.contacts.getLead({ id });
    await ana.api.contacts.addNote({ id, noteId: newId(), text: "Called." });
    expect(await ana.api.contacts.getLead({ id })).toEqual(before);
  });

  test.each([
    ["nothing", ""],
    ["spaces only", " \n\t "],
    ["more than 10,000 characters", "n".repeat(10_001)],
  ])("of %s is refused", async (_case, text) => {
    const ana = await app.as(fresh(people.ana));
    const id = await addLead(ana);
    await expect(ana.api.contacts.addNote({ id, noteId: newId(), text })).rejects.toMatchObject({
      status: 400,
    });
    expect(await kindsOf(ana, id)).toEqual(["created"]);
  });

  test("cannot take the id of another contact's note, nor be added to a stranger's contact", async () => {
    const ana = await app.as(fresh(people.ana));
    const ben = await app.as(fresh(people.ben));
    const [first, second] = [await addLead(ana), await addLead(ana)];
    const noteId = newId();
    await ana.api.contacts.addNote({ id: first, noteId, text: "For the first" });
    await expect(
      ana.api.contacts.addNote({ id: second, noteId, text: "For the second" }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(
      ben.api.contacts.addNote({ id: first, noteId: newId(), text: "Foreign" }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await kindsOf(ana, first)).toEqual(["noted", "created"]);
    expect(await kindsOf(ana, second)).toEqual(["created"]);
  });
});

describe("the page", () => {
  test("of a converted lead still has everything the lead had", async () => {
    const ana = await app.as(fresh(people.ana));
    const kept = {
      leadId: "L-7",
      source: "Open house",
      tags: ["first home"],
      coFirstName: "Dana",
      coLastName: "Ortiz",
      coPhoneNumber: "555-0100",
      areaOfInterestCity: "Park Slope",
      areaOfInterestState: "NY",
      budget: 500_000,
      preApprovalAmount: 450_000,
      agentName: "Ben Okafor",
      agentCompany: "Okafor Homes",
      agentPhone: "555-0111",
      availableDays: { monday: true, sunday: false },
    } as const;
    const id = await addLead(ana, kept);
    const before = await ana.api.contacts.read({ id });
    expect(before).toMatchObject({ type: "Lead", deal: null, partner: null });
    await ana.api.contacts.convertLead({
      id,
      deal: { ...deal, purchasePrice: 480_000, email: "priya@raman.example" },
    });
    const after = await ana.api.contacts.read({ id });
    expect(after).toMatchObject({
      type: "Deal",
      status: "Working Deal",
      createdAt: before.createdAt,
      lead: { ...kept, purchasePrice: 480_000 },
      deal: { purchasePrice: 480_000, email: "priya@raman.example" },
      partner: null,
    });
    const [converted] = await eventsOf(ana, id);
    expect(converted!.kind).toBe("converted");
    expect(converted!.changes).toEqual(
      expect.arrayContaining([
        { field: "type", before: "Lead", after: "Deal" },
        { field: "status", before: "New Lead", after: "Working Deal" },
        { field: "email", before: null, after: "priya@raman.example" },
        { field: "purchasePrice", before: null, after: 480_000 },
      ]),
    );
  });

  test("shows a partner with company and website, and nothing of a deal", async () => {
    const ana = await app.as(fresh(people.ana));
    const id = newId();
    const partner = {
      firstName: "Marta",
      companyName: "Keystone Title",
      website: "https://keystone.example",
    };
    await ana.api.contacts.addPartner({ id, partner });
    expect(await ana.api.contacts.read({ id })).toMatchObject({
      type: "Referral Partner",
      status: "Active Partner",
      partner,
      deal: null,
      known: [],
    });
  });

  test("lists who else has the same phone or email, and no one of another professional's", async () => {
    const ana = await app.as(fresh(people.ana));
    const ben = await app.as(fresh(people.ben));
    const same = { phoneNumber: "(917) 555-0163" };
    await addLead(ben, same);
    const id = await addLead(ana, same);
    expect((await ana.api.contacts.read({ id })).known).toEqual([]);
    const other = await addDeal(ana, { phoneNumber: "917.555.0163", lastName: "Twin" });
    expect((await ana.api.contacts.read({ id })).known).toEqual([
      {
        id: other,
        type: "Deal",
        status: "Working Deal",
        firstName: "Priya",
        lastName: "Twin",
        by: ["phone"],
      },
    ]);
  });

  test("has the loan officer's parameters only for a loan officer, in the record and in the timeline", async () => {
    const leo = await app.as(fresh(people.leo));
    const params = { maxMonthlyPayment: 2_500, borrowerMonthlyIncome: 8_000 };
    const id = await addDeal(leo, { loanOfficerDealParams: params });
    await leo.api.contacts.editDeal({
      id,
      deal: {
        ...deal,
        notes: "Raised",
        loanOfficerDealParams: { ...params, maxMonthlyPayment: 2_700 },
      },
    });
    expect((await leo.api.contacts.read({ id })).deal!.loanOfficerDealParams).toMatchObject({
      maxMonthlyPayment: 2_700,
      borrowerMonthlyIncome: 8_000,
    });
    expect((await eventsOf(leo, id))[0]!.changes).toEqual(
      expect.arrayContaining([
        { field: "loanOfficerDealParams.maxMonthlyPayment", before: 2_500, after: 2_700 },
      ]),
    );

    await app.sql(
      "update profiles set business_type = 'Real Estate', role_in_business = 'Broker' where id = $1",
      [leo.id],
    );
    const page = await leo.api.contacts.read({ id });
    expect(page.deal!.loanOfficerDealParams).toBeNull();
    const events = await eventsOf(leo, id);
    expect(events[0]!.changes).toEqual([{ field: "notes", before: null, after: "Raised" }]);
    expect(JSON.stringify([page, events])).not.toMatch(/2700|2500|8000|maxMonthlyPayment/);
  });
});
