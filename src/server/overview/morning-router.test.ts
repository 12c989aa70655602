import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newLeadStatus } from "#domain/contacts/contact.ts";
import { dealStatuses, workingStatuses } from "#domain/contacts/deal-status.ts";
import { addDays } from "#domain/kernel/zone-rules.ts";
import type { Day } from "#domain/kernel/day.ts";
import { isClosingAhead, referralsSince } from "#domain/overview/ahead.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { fresh, people } from "#test/harness/people.ts";

// Noon in New York, where Ana and Leo are.
const now = new Date("2026-11-18T17:00:00Z");
const today = "2026-11-18" as Day;
const hour = 60 * 60_000;
const day = 24 * hour;

let app: TestApp;
let clock = now;
beforeAll(async () => {
  app = await testApp({ now: () => clock });
});
afterAll(() => app[Symbol.asyncDispose]());

const inMs = (ms: number) => new Date(now.getTime() + ms);
/** Calendar days from today. */
const inDays = (days: number) => addDays(today, days);

/** Does something at another time than now. */
async function at<Result>(moment: Date, act: () => Promise<Result>): Promise<Result> {
  clock = moment;
  try {
    return await act();
  } finally {
    clock = now;
  }
}

type LeadSeed = { firstName?: string; createdAt?: Date; source?: string; phoneNumber?: string };
async function addLead({ api }: SignedIn, seed: LeadSeed = {}): Promise<string> {
  const { firstName = "Ida", createdAt = now, ...rest } = seed;
  const lead = { firstName, lastName: "Berg", ...rest };
  const { id } = await at(createdAt, () => api.contacts.addLead({ id: newId(), lead }));
  return id;
}

type DealSeed = Partial<Parameters<SignedIn["api"]["contacts"]["addDeal"]>[0]["deal"]>;
async function addDeal({ api }: SignedIn, seed: DealSeed = {}): Promise<string> {
  const deal = { firstName: "Ida", lastName: "Deal", ...seed };
  return (await api.contacts.addDeal({ id: newId(), deal })).id;
}

type EntrySeed = {
  at: Date;
  type?: string | null;
  status?: string;
  outcome?: string;
  contactId?: string;
};
async function addEntry({ id: owner }: SignedIn, seed: EntrySeed): Promise<string> {
  const { at: time, type = "Appointment", status = "Scheduled", outcome, contactId } = seed;
  const id = newId();
  await app.sql(
    `insert into appointments (professional_id, id, client_name, client_phone, appointment_time, duration_minutes,
                               status, appointment_type, outcome, contact_id)
     values ($1, $2, 'Priya Raman', '555-0142', $3, 30, $4, $5, $6, $7)`,
    [owner, id, time, status, type, outcome ?? null, contactId ?? null],
  );
  return id;
}

const nothingMore = { messages: 0, overdue: 0, due: 0, outcomes: 0, leads: 0, deals: 0 };

const listed = async ({ api }: SignedIn) => {
  const { items, more } = await api.overview.today();
  expect(more).toEqual(nothingMore);
  return items.map(({ rule, entry, contact }) => [rule, entry?.id ?? contact!.id]);
};

/** Every contact of a list, page by page, as the list's page reads it. */
async function whole({ api }: SignedIn, query: Parameters<SignedIn["api"]["contacts"]["list"]>[0]) {
  const all = [];
  let cursor: string | undefined;
  do {
    const page = await api.contacts.list({ ...query, ...(cursor && { cursor }), limit: 3 });
    all.push(...page.contacts);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return all;
}

describe("today", () => {
  test("an account without activity has nothing to do", async () => {
    const ana = await app.as(fresh(people.ana));
    expect(await ana.api.overview.today()).toEqual({ items: [], more: nothingMore });
  });

  test("contains what is due, waits or has no next step, most urgent first", async () => {
    const ana = await app.as(fresh(people.ana));
    const deal = await addDeal(ana, { dealProgress: { inspectionDate: inDays(-3) } });
    const offer = await addDeal(ana, { status: "Offer Accepted" });
    const stale = await addLead(ana, { createdAt: inMs(-3 * day) });
    const over = await addEntry(ana, { at: inMs(-2 * hour) });
    const later = await addEntry(ana, { at: inMs(4 * hour), type: "Callback" });
    const warm = await addLead(ana, { createdAt: inMs(-hour), phoneNumber: "718 555 0142" });
    const task = await addEntry(ana, { at: inMs(-day), type: "Task" });
    const call = await addEntry(ana, { at: inMs(-day), type: "Callback", contactId: warm });
    expect(await listed(ana)).toEqual([
      ["callback overdue", call],
      ["task overdue", task],
      ["lead untouched", warm],
      ["due today", later],
      ["no outcome", over],
      ["lead untouched", stale],
      ["deal without step", offer],
      ["deal without step", deal],
    ]);
    const { items } = await ana.api.overview.today();
    expect(items[0]).toMatchObject({
      at: inMs(-day),
      lastDay: null,
      contact: { id: warm, firstName: "Ida", phoneNumber: "718 555 0142" },
      entry: { appointmentType: "Callback", clientName: "Priya Raman" },
    });
    expect(items[4]!.at).toEqual(inMs(-1.5 * hour));
    expect(items[7]).toMatchObject({ at: null, lastDay: inDays(-3), entry: null });
  });

  test("leaves out what is done, canceled, later or tomorrow, and what ended long ago without an outcome", async () => {
    const ana = await app.as(fresh(people.ana));
    for (const status of ["Completed", "Cancelled"])
      await addEntry(ana, { at: inMs(-hour), type: "Callback", status });
    await addEntry(ana, { at: inMs(-5 * hour), outcome: "Took place" });
    await addEntry(ana, { at: inMs(-hour / 4) });
    // Ten in the evening in New York is the next day in London, and still today here.
    await addEntry(ana, { at: inMs(12 * hour), type: "Callback" });
    await addEntry(ana, { at: inMs(-32 * day) });
    expect(await listed(ana)).toEqual([]);
    const evening = await addEntry(ana, { at: inMs(10 * hour), type: "Callback" });
    expect(await listed(ana)).toEqual([["due today", evening]]);
  });

  test("promises and leads who were never contacted stay until they are done, however long ago", async () => {
    const ana = await app.as(fresh(people.ana));
    const task = await addEntry(ana, { at: inMs(-200 * day), type: "Reminder" });
    const call = await addEntry(ana, { at: inMs(-400 * day), type: "Callback" });
    const lead = await addLead(ana, { createdAt: inMs(-400 * day) });
    expect(await listed(ana)).toEqual([
      ["callback overdue", call],
      ["task overdue", task],
      ["lead untouched", lead],
    ]);
    await ana.api.appointments.setStatus({ id: call, status: "Completed" });
    await ana.api.appointments.setStatus({ id: task, status: "Cancelled" });
    await ana.api.contacts.addNote({ id: lead, noteId: newId(), text: "Called" });
    expect(await listed(ana)).toEqual([]);
  });

  test("a note, an edit, an appointment or another status counts as contact with a lead, but the bin does not", async () => {
    const ana = await app.as(fresh(people.ana));
    const [noted, edited, met, moved, binned] = [
      await addLead(ana),
      await addLead(ana),
      await addLead(ana),
      await addLead(ana),
      await addLead(ana),
    ];
    const { contacts, appointments } = ana.api;
    await contacts.addNote({ id: noted, noteId: newId(), text: "Called" });
    await contacts.editLead({ id: edited, lead: { firstName: "Ida", lastName: "Bergman" } });
    await appointments.add({
      id: newId(),
      event: {
        type: "Appointment",
        title: "Meet",
        clientName: "Ida",
        day: inDays(1),
        time: "10:00",
        timeZone: "America/New_York",
        durationMinutes: 30,
        contactId: met,
      },
    });
    await app.sql("update contacts set status = 'Nurturing' where id = $1", [moved]);
    await contacts.remove({ id: binned });
    expect(await listed(ana)).toEqual([]);
    await contacts.restore({ id: binned });
    expect(await listed(ana)).toEqual([["lead untouched", binned]]);
  });

  test("a message that the assistant took waits until something is done about it, and undoing brings it back", async () => {
    const ana = await app.as(fresh(people.ana));
    const { contacts } = ana.api;
    const take = (contactId: string, text: string, moment: Date) =>
      app.sql(
        `insert into contact_events (user_id, id, contact_id, happened_at, kind, actor, data)
         values ($1, $2, $3, $4, 'message taken', 'assistant', jsonb_build_object('text', $5::text))`,
        [ana.id, newId(), contactId, moment, text],
      );
    const [first, second, reached, deal] = [
      await addLead(ana, { createdAt: inMs(-3 * day) }),
      await addLead(ana, { createdAt: inMs(-3 * day), phoneNumber: "718 555 0142" }),
      await addLead(ana, { createdAt: inMs(-3 * day) }),
      await at(inMs(-day), () => addDeal(ana, { dealProgress: { inspectionDate: inDays(3) } })),
    ];
    await take(first, "An older one", inMs(-2 * day));
    await take(first, "Call me", inMs(-2 * hour));
    await take(second, "The keys are here", inMs(-hour));
    await take(deal, "About the loan", inMs(-60_000));
    await take(reached, "Call me back", inMs(-5 * hour));
    await app.sql(
      `insert into contact_events (user_id, id, contact_id, happened_at, kind, actor)
       values ($1, $2, $3, $4, 'assistant reached out', 'assistant')`,
      [ana.id, newId(), reached, inMs(-4 * hour)],
    );
    const waiting = (id: string) => ["message waiting", id];
    const all = [waiting(first), waiting(second), waiting(deal)];
    expect(await listed(ana)).toEqual(all);
    const { items } = await ana.api.overview.today();
    expect(items.map(({ message }) => message)).toEqual([
      "Call me",
      "The keys are here",
      "About the loan",
    ]);
    expect(items[1]).toMatchObject({ at: inMs(-hour), contact: { phoneNumber: "718 555 0142" } });

    const noteId = newId();
    await contacts.addNote({ id: first, noteId, text: "Answered the message." });
    expect(await listed(ana)).toEqual(all.slice(1));
    await contacts.removeNote({ id: first, noteId });
    expect(await listed(ana)).toEqual(all);
    await contacts.remove({ id: second });
    expect(await listed(ana)).toEqual([waiting(first), waiting(deal)]);
    const ben = await app.as(fresh(people.ben));
    expect(await listed(ben)).toEqual([]);
  });

  test("a future date or appointment is a deal's next step, and a finished deal needs none", async () => {
    const ana = await app.as(fresh(people.ana));
    await addDeal(ana, { dealProgress: { inspectionDate: inDays(-9), moveInDate: inDays(0) } });
    await addDeal(ana, { status: "Closed Deal" });
    await addDeal(ana, { status: "Lost Deal" });
    const met = await addDeal(ana);
    const entry = await addEntry(ana, { at: inMs(2 * day), contactId: met });
    expect(await listed(ana)).toEqual([]);
    await ana.api.appointments.setStatus({ id: entry, status: "Cancelled" });
    expect(await listed(ana)).toEqual([["deal without step", met]]);
  });

  test("lists fifty of a kind and says how many more there are", async () => {
    const ana = await app.as(fresh(people.ana));
    await app.sql(
      `insert into contacts (user_id, id, type, status, first_name, created_at)
       select $1, gen_random_uuid(), 'Lead', 'New Lead', 'Ida', $2 from generate_series(1, 73)`,
      [ana.id, now],
    );
    await app.sql(
      `insert into contacts (user_id, id, type, status, first_name, created_at)
       select $1, gen_random_uuid(), 'Deal', 'Working Deal', 'Ida', $2 from generate_series(1, 52)`,
      [ana.id, now],
    );
    const { items, more } = await ana.api.overview.today();
    expect([items.length, more]).toEqual([100, { ...nothingMore, leads: 23, deals: 2 }]);
  });

  test("lists what is due however many others are late or without an outcome", async () => {
    const ana = await app.as(fresh(people.ana));
    const callback = await addEntry(ana, { at: inMs(-day), type: "Callback" });
    const meetings = ["Appointment", "8 hours", 60] as const;
    const tasks = ["Task", "9 hours", 51] as const;
    for (const [type, apart, most] of [meetings, tasks])
      await app.sql(
        `insert into appointments (professional_id, id, appointment_time, duration_minutes, appointment_type, status)
         select $1, gen_random_uuid(), $2::timestamptz - interval '2 days' - n * $3::interval, 30, $4, 'Scheduled'
           from generate_series(1, $5) n`,
        [ana.id, now, apart, type, most],
      );
    const due = await addEntry(ana, { at: inMs(hour), type: "Task" });
    const { items, more } = await ana.api.overview.today();
    expect(items.slice(0, 2).map(({ rule }) => rule)).toEqual(["callback overdue", "task overdue"]);
    expect(items[0]!.entry!.id).toBe(callback);
    expect(items.find(({ rule }) => rule === "due today")?.entry?.id).toBe(due);
    expect([items.length, more]).toEqual([101, { ...nothingMore, overdue: 2, outcomes: 10 }]);
  });
});

describe("each part counts what the list behind it shows", () => {
  async function fill(person: SignedIn) {
    const prices = [null, 0, 940_000.5, 1_200_000];
    for (const [index, status] of [...dealStatuses, ...dealStatuses].entries())
      await addDeal(person, {
        status,
        purchasePrice: prices[index % 4],
        isRefinance: index % 3 === 0,
        dealProgress: {
          closingDate: inDays([-1, 0, 12, 30, 31][(index * 3 + Math.floor(index / 5)) % 5]!),
        },
      });
    for (const source of ["Clear Harbor Title", " tia lindqvist ", "Zillow", "CLEAR HARBOR TITLE"])
      await addLead(person, { source, createdAt: inMs(-9 * day) });
    await addLead(person, { source: "Clear Harbor Title", createdAt: inMs(-181 * day) });
    // A price stored as text by an import, and one that is not a number.
    const [text, words] = [await addDeal(person), await addDeal(person)];
    await app.sql(`update contacts set details = '{"purchase_price": " 500000 "}' where id = $1`, [
      text,
    ]);
    await app.sql(`update contacts set details = '{"purchase_price": "ask"}' where id = $1`, [
      words,
    ]);
  }

  test.each(["ana", "leo"] as const)("deals by stage: the board's columns, for %s", async (who) => {
    const person = await app.as(fresh(people[who]));
    await fill(person);
    const stages = await person.api.overview.stages();
    expect(stages.map(({ status }) => status)).toEqual([...workingStatuses]);
    for (const { status, deals, priced, amount } of stages) {
      const behind = await whole(person, { type: "Deal", statuses: [status] });
      const amounts = behind.flatMap(({ purchasePrice }) => purchasePrice ?? []);
      expect(behind.length).toBeGreaterThan(0);
      expect([deals, priced]).toEqual([behind.length, amounts.length]);
      expect(amount).toBe(amounts.length ? amounts.reduce((sum, one) => sum + one, 0) : null);
    }
    expect(stages.reduce((sum, { deals }) => sum + deals, 0)).toBe(
      (await whole(person, { type: "Deal", statuses: [...workingStatuses] })).length,
    );
  });

  test("a stage without amounts has none, which is not zero", async () => {
    const ana = await app.as(fresh(people.ana));
    await addDeal(ana);
    await addDeal(ana, { status: "Under Contract", purchasePrice: 0 });
    expect(await ana.api.overview.stages()).toEqual([
      { status: "Working Deal", deals: 1, priced: 0, amount: null },
      { status: "Offer Accepted", deals: 0, priced: 0, amount: null },
      { status: "Under Contract", deals: 1, priced: 1, amount: 0 },
    ]);
  });

  test("closings ahead: the working deals that close within 30 days", async () => {
    const leo = await app.as(fresh(people.leo));
    await fill(leo);
    await addDeal(leo, { firstName: "No such day" });
    await app.sql(
      `update contacts set deal_progress = '{"closing_date": "2026-11-31"}' where first_name = 'No such day'`,
    );
    const { count, closings } = await leo.api.overview.closings();
    const working = await whole(leo, { type: "Deal", statuses: [...workingStatuses] });
    const behind = working.filter(({ closingDate }) => isClosingAhead(closingDate, today));
    expect(behind.length).toBeGreaterThan(2);
    expect(count).toBe(behind.length);
    expect(new Set(closings.map(({ id }) => id))).toEqual(new Set(behind.map(({ id }) => id)));
    const days = closings.map(({ closingDay }) => closingDay);
    expect(days).toEqual(days.toSorted());
    for (const { id, amount, status } of closings) {
      const same = behind.find((contact) => contact.id === id)!;
      expect([amount, status]).toEqual([same.purchasePrice, same.status]);
    }
  });

  test("partners: the leads of 180 days whose source is their name or company", async () => {
    const ana = await app.as(fresh(people.ana));
    await fill(ana);
    expect(await ana.api.overview.partners()).toEqual({ hasPartners: false, partners: [] });
    const { id } = await ana.api.contacts.addPartner({
      id: newId(),
      partner: { firstName: "Tia", lastName: "Lindqvist", companyName: "Clear Harbor Title" },
    });
    await ana.api.contacts.addPartner({ id: newId(), partner: { firstName: "Walter" } });
    const { partners, hasPartners } = await ana.api.overview.partners();
    const keys = ["tia lindqvist", "clear harbor title"];
    const behind = (await whole(ana, { type: "Lead" })).filter(
      ({ source, createdAt }) =>
        keys.includes(source?.trim().toLowerCase() ?? "") && createdAt >= referralsSince(now),
    );
    expect(behind).toHaveLength(3);
    expect(hasPartners).toBe(true);
    expect(partners).toHaveLength(1);
    expect(partners[0]).toMatchObject({
      id,
      firstName: "Tia",
      companyName: "Clear Harbor Title",
      leads: 3,
      newestAt: inMs(-9 * day),
    });
    const newest = partners[0]!.newest.map((lead) => lead.id);
    expect(new Set(newest)).toEqual(new Set(behind.map((lead) => lead.id)));
  });

  test("a referred lead still counts after it has become a deal", async () => {
    const ana = await app.as(fresh(people.ana));
    const lead = await addLead(ana, { source: "Walter" });
    await ana.api.contacts.addPartner({ id: newId(), partner: { firstName: "Walter" } });
    const deal = { firstName: "Ida", lastName: "Berg" };
    await ana.api.contacts.convertLead({ id: lead, deal });
    expect((await ana.api.overview.partners()).partners).toMatchObject([
      { firstName: "Walter", leads: 1, newest: [{ id: lead }] },
    ]);
  });

  test("today: the new leads of the list without other timeline entries", async () => {
    const ana = await app.as(fresh(people.ana));
    for (const hours of [1, 30, 60]) await addLead(ana, { createdAt: inMs(-hours * hour) });
    const noted = await addLead(ana);
    await ana.api.contacts.addNote({ id: noted, noteId: newId(), text: "Called" });
    const untouched = [];
    for (const { id } of await whole(ana, { type: "Lead", statuses: [newLeadStatus] })) {
      const { events } = await ana.api.contacts.timeline({ id });
      if (events.every(({ kind }) => kind === "created")) untouched.push(["lead untouched", id]);
    }
    expect(untouched).toHaveLength(3);
    expect(await listed(ana)).toEqual(untouched);
  });
});

test("no other person's records are in any part", { tags: ["PERM-025"] }, async () => {
  const [ana, ben] = await Promise.all([app.as(fresh(people.ana)), app.as(fresh(people.ben))]);
  await addDeal(ana, { dealProgress: { closingDate: inDays(3) } });
  await addDeal(ana);
  await addLead(ana, { source: "Walter" });
  await ana.api.contacts.addPartner({ id: newId(), partner: { firstName: "Walter" } });
  await addEntry(ana, { at: inMs(-hour), type: "Callback" });
  const partsOf = async ({ api: { overview } }: SignedIn) => ({
    today: (await overview.today()).items.length,
    deals: (await overview.stages()).reduce((sum, { deals }) => sum + deals, 0),
    closings: (await overview.closings()).count,
    partners: (await overview.partners()).partners.length,
  });
  expect(await partsOf(ana)).toEqual({ today: 3, deals: 2, closings: 1, partners: 1 });
  expect(await partsOf(ben)).toEqual({ today: 0, deals: 0, closings: 0, partners: 0 });
  for (const part of ["today", "stages", "closings", "partners"])
    expect((await app.visitor.fetch(`/api/v1/overview/${part}`)).status).toBe(401);
});
