import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AskAnswer } from "#contract/assistant/ask.ts";
import { newId } from "#server/platform/ids.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { switchOn } from "#test/harness/talk.ts";
import { fresh, people } from "#test/harness/people.ts";
import { addSettled } from "#test/harness/assistant.ts";

// A Wednesday, 9:00 in New York.
const now = new Date("2026-11-18T14:00:00Z");

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());

const ask = ({ api }: SignedIn, text: string, id = newId()) => api.assistant.ask.say({ id, text });
const said = ({ says }: AskAnswer) => says.join(" ");
const titles = ({ items }: AskAnswer) => items.map(({ title }) => title);
const newAna = () => app.as(fresh(people.ana));
const queueOf = async ({ api }: SignedIn) => (await api.assistant.queue.list()).open;

const enter = async (
  { id: owner }: SignedIn,
  entry: { who?: string; at: string; minutes?: number; status?: string; type?: string },
) => {
  const { who = "Dana Reed", at, minutes = 30, status = "Scheduled", type = "Appointment" } = entry;
  await app.sql(
    `insert into appointments (professional_id, id, client_name, appointment_time, duration_minutes, status,
                               appointment_type)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [owner, newId(), who, at, minutes, status, type],
  );
};
const addLead = async (
  { api }: SignedIn,
  lead: { firstName: string; [field: string]: unknown },
) => {
  const id = newId();
  await api.contacts.addLead({ id, lead: { lastName: "Client", ...lead } });
  return id;
};
const dana = {
  firstName: "Dana",
  lastName: "Reed",
  email: "dana@reed.test",
  phoneNumber: "(718) 555-0199",
};

describe("the calendar", () => {
  test("lists a day, in the professional's time zone, without canceled entries", async () => {
    const ana = await newAna();
    await enter(ana, { at: "2026-11-18T15:00:00Z" });
    await enter(ana, { who: "Lee Park", at: "2026-11-19T04:30:00Z", type: "Callback" });
    await enter(ana, { who: "Gone", at: "2026-11-18T18:00:00Z", status: "Cancelled" });
    await enter(ana, { who: "Tomorrow", at: "2026-11-19T15:00:00Z" });
    const today = await ask(ana, "What's on today?");
    expect(said(today)).toBe("You have 2 entries today, Wednesday, November 18.");
    expect(today.items).toEqual([
      {
        title: "10:00 AM: Dana Reed",
        detail: "Appointment, 30 minutes, Scheduled",
        href: "/dashboard/calendar?view=day&day=2026-11-18",
      },
      {
        title: "11:30 PM: Lee Park",
        detail: "Callback, 30 minutes, Scheduled",
        href: "/dashboard/calendar?view=day&day=2026-11-18",
      },
    ]);
    expect(titles(await ask(ana, "tomorrow?"))).toEqual(["10:00 AM: Tomorrow"]);
    expect(titles(await ask(ana, "what's on this week"))).toContain(
      "Thursday, November 19, 10:00 AM: Tomorrow",
    );
    expect(said(await ask(ana, "what's on Friday"))).toBe(
      "Nothing on your calendar on Friday, November 20.",
    );
  });

  test("says what comes next, and with whom", async () => {
    const ana = await newAna();
    expect(said(await ask(ana, "who is next?"))).toBe("You have no upcoming appointment.");
    await enter(ana, { who: "Past", at: "2026-11-18T13:00:00Z" });
    await enter(ana, { who: "Off", at: "2026-11-18T15:00:00Z", status: "Cancelled" });
    await enter(ana, { who: "Lee Park", at: "2026-11-18T16:00:00Z" });
    await enter(ana, { at: "2026-11-20T16:00:00Z" });
    expect(said(await ask(ana, "when is my next appointment"))).toBe(
      "Your next appointment is today: Wednesday, November 18 at 11:00 AM.",
    );
    const withDana = await ask(ana, "when do I meet Dana?");
    expect(said(withDana)).toContain("with Dana is in 2 days: Friday, November 20 at 11:00 AM");
    expect(said(await ask(ana, "when do I meet Da%"))).toContain(
      "You have no upcoming appointment with Da%",
    );
  });

  test("says what lacks an outcome", async () => {
    const ana = await newAna();
    expect(said(await ask(ana, "which appointments lack an outcome"))).toContain("has an outcome");
    await enter(ana, { at: "2026-11-17T15:00:00Z" });
    await enter(ana, { who: "Now", at: "2026-11-18T13:45:00Z" });
    await enter(ana, { who: "A task", at: "2026-11-17T16:00:00Z", type: "Task" });
    const answer = await ask(ana, "which appointments lack an outcome");
    expect(titles(answer)).toEqual(["Tuesday, November 17, 10:00 AM: Dana Reed"]);
    expect(said(answer)).toBe("1 appointment lacks an outcome.");
  });
});

describe("free times", () => {
  test("follow the same rule as clients' bookings", async () => {
    const ana = await newAna();
    await enter(ana, { at: "2026-11-19T20:00:00Z", minutes: 60 });
    const taken = await ask(ana, "Am I free Thursday at 3?");
    expect(said(taken)).toContain("No, Thursday, November 19 at 3:00 PM is taken.");
    expect(said(taken)).toContain("Free nearby: Thursday, November 19 at");
    expect(titles(taken)).toEqual(["3:00 PM: Dana Reed"]);
    expect(said(await ask(ana, "Am I free Thursday at 10?"))).toBe(
      "Yes, Thursday, November 19 at 10:00 AM is free for 30 minutes.",
    );
    expect(said(await ask(ana, "am I free Thursday at 8 pm"))).toContain("clients can't book it");
    expect(said(await ask(ana, "am I free today at 8 am"))).toBe("That time has passed.");
    expect(said(await ask(ana, "was I free yesterday, am I free yesterday"))).toBe(
      "That day has passed.",
    );
    const day = await ask(ana, "am I free Thursday?");
    expect(titles(day)).toEqual(["Thursday, November 19"]);
    expect(day.items[0]!.detail).toContain("2:30 PM, 4:00 PM");
    expect((await ask(ana, "am I free Thursday morning?")).items[0]!.detail).not.toContain("PM");
  });
});

describe("lists", () => {
  test("of leads: the last seven days, or the requested days", async () => {
    const ana = await newAna();
    const [first, second] = [
      await addLead(ana, { firstName: "New", source: "Zillow" }),
      await addLead(ana, { firstName: "Older" }),
    ];
    await app.sql("update contacts set created_at = $2 where id = $1", [first, now]);
    await app.sql("update contacts set created_at = $2 where id = $1", [
      second,
      "2026-11-05T15:00:00Z",
    ]);
    const week = await ask(ana, "new leads this week");
    expect(said(week)).toBe("You got 1 new lead in the last 7 days.");
    expect(week.items).toEqual([
      {
        title: "New Client",
        detail: "Zillow · Nov 18, 2026 at 9:00 AM",
        href: `/dashboard/crm/contacts/${first}`,
      },
    ]);
    expect(titles(await ask(ana, "leads this month"))).toEqual(["New Client", "Older Client"]);
    expect(said(await ask(ana, "any leads yesterday?"))).toContain("no new leads yesterday");
  });

  test("of deals by their closing day, without lost ones", async () => {
    const ana = await newAna();
    const add = (firstName: string, closingDate: string, status?: "Lost Deal") =>
      ana.api.contacts.addDeal({
        id: newId(),
        deal: {
          firstName,
          lastName: "Deal",
          dealProgress: { closingDate },
          ...(status && { status }),
        },
      });
    await add("Last", "2026-11-30");
    await add("Soon", "2026-11-20");
    await add("Lost", "2026-11-20", "Lost Deal");
    await add("December", "2026-12-01");
    expect(titles(await ask(ana, "deals closing this month"))).toEqual(["Soon Deal", "Last Deal"]);
    const week = await ask(ana, "deals closing this week");
    expect(said(week)).toContain("1 deal has its closing day from Monday, November 16 to Sunday");
    expect(week.items[0]!.detail).toBe("Nov 20, 2026 · Working Deal");
  });

  test("of callbacks: from the queue and from the calendar", async () => {
    const ana = await newAna();
    expect(said(await ask(ana, "who wants a callback?"))).toBe("No one is waiting for a callback.");
    await enter(ana, { who: "Lee Park", at: "2026-11-18T20:00:00Z", type: "Callback" });
    await app.sql(
      `insert into assistant_actions (user_id, id, kind, status, channel, purpose, recipient, recipient_name,
                                      words, cause, once_key, run_at, expires_at, created_at)
       values ($1, $2, 'callback', 'waiting', 'phone', 'service', '+17185550111', 'Vera', 'x',
               'Asked for it', 'k', $3, $4, $3)`,
      [ana.id, newId(), now, new Date("2026-11-20T00:00:00Z")],
    );
    const answer = await ask(ana, "who wants a callback?");
    expect(titles(answer)).toEqual(["Vera", "Wednesday, November 18, 3:00 PM: Lee Park"]);
    expect(answer.items[0]).toMatchObject({ href: "/dashboard/assistant" });
  });

  test("of calls are real, once there are any", async () => {
    const ana = await newAna();
    expect(said(await ask(ana, "how many calls this month"))).toContain("never been on");
    await switchOn(app, ana);
    await addSettled(app, ana, { doneAt: new Date("2026-11-01T05:00:00Z") });
    // Still October in New York.
    await addSettled(app, ana, { doneAt: new Date("2026-11-01T03:59:00Z") });
    expect(said(await ask(ana, "how many calls this month"))).toBe(
      "This month your assistant made 1 call and handled no conversations that came in.",
    );
  });
});

describe("a person", () => {
  test("is found by the best match, and several are shown to choose from", async () => {
    const ana = await newAna();
    const id = await addLead(ana, dana);
    await addLead(ana, { firstName: "Danara", lastName: "Reedy" });
    const number = await ask(ana, "What's Dana Reed's number?");
    expect(said(number)).toBe("Dana Reed: (718) 555-0199.");
    expect(number.items).toMatchObject([{ href: `/dashboard/crm/contacts/${id}` }]);
    expect(said(await ask(ana, "dana's email"))).toBe("Dana Reed: dana@reed.test");
    expect(titles(await ask(ana, "find dan"))).toEqual(["Dana Reed", "Danara Reedy"]);
    expect(said(await ask(ana, "find Reedy"))).toBe("Danara Reedy is one of your leads.");
    expect(said(await ask(ana, "what's Danara's number"))).toContain("You have no phone number");
    expect(said(await ask(ana, "find Nobody Atall"))).toBe(
      "You have no contact named “Nobody Atall”.",
    );
  });

  test("who is another professional's contact is not found, whatever is asked", async () => {
    const [ana, ben] = await Promise.all([newAna(), app.as(fresh(people.ben))]);
    await addLead(ana, dana);
    await enter(ana, { at: "2026-11-18T20:00:00Z", type: "Callback" });
    await enter(ana, { at: "2026-11-17T20:00:00Z" });
    for (const question of [
      "find Dana",
      "Dana's number",
      "what's on today",
      "who is next",
      "new leads this week",
      "deals closing this month",
      "who wants a callback",
      "which appointments lack an outcome",
      "am I free today at 3 pm",
      "draft a follow-up to Dana Reed",
    ]) {
      const answer = await ask(ben, question);
      expect(answer.items, question).not.toContainEqual(
        expect.objectContaining({ title: expect.stringContaining("Dana") }),
      );
      expect(JSON.stringify(answer), question).not.toContain("dana@reed.test");
      expect(JSON.stringify(answer), question).not.toContain("555-0199");
    }
    expect(await queueOf(ben)).toEqual([]);
  });
});

test("what only a person may judge is not judged, and what is not understood is said", async () => {
  const ana = await newAna();
  expect(said(await ask(ana, "does Dana qualify?"))).toContain("can't judge whether");
  const unclear = await ask(ana, "sing me a song");
  expect(said(unclear)).toContain("didn't understand");
  expect(unclear.suggestions).toHaveLength(3);
  for (const example of unclear.suggestions)
    expect(said(await ask(ana, example))).not.toContain("didn't understand");
  expect((await ask(ana, "what can you do?")).suggestions.length).toBeGreaterThan(3);
});
