import { afterAll, beforeAll, expect, test } from "vitest";
import { dayText, timeText } from "#domain/kernel/moment-text.ts";
import { textTime } from "#domain/notices/text-hours.ts";
import { newId } from "#server/platform/ids.ts";
import { rulesOf } from "#server/platform/zones.ts";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { asOwner } from "#test/harness/assistant.ts";
import { fresh, people } from "#test/harness/people.ts";
import { freshNumber } from "#test/harness/account.ts";
import { textsADay } from "./notice-text.ts";
import { type News, tellOwner } from "./tell-owner.ts";

// Days ahead, because the queue's own clock is real. 17:00 UTC is noon or 1 PM in New York.
const dayMs = 24 * 60 * 60_000;
const noon = new Date(`${new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 10)}T17:00:00Z`);
const zone = rulesOf("America/New_York", noon);
let now = noon;
let app: TestApp;
beforeAll(async () => {
  app = await testApp({ now: () => now });
});
afterAll(() => app[Symbol.asyncDispose]());

/** Someone with a verified number, and texts about leads and bookings. */
async function texted(): Promise<SignedIn & { number: string }> {
  now = noon;
  const ana = await app.as(fresh(people.ana));
  const number = freshNumber();
  await verify(ana, number);
  for (const topic of ["lead", "booking"] as const)
    await ana.api.notices.setWish({ topic, channel: "text", isOn: true });
  return { ...ana, number };
}

const verify = (person: SignedIn, number: string | null) =>
  app.sql(
    `update account."user" set phone_number = $2::text, phone_number_verified = $2::text is not null where id = $1`,
    [person.id, number],
  );

async function tell(
  person: SignedIn,
  news: Partial<News> = {},
  { drains = true } = {},
): Promise<void> {
  await asOwner(app, person, (tx) =>
    tellOwner(tx, person.id, {
      kind: "new lead",
      onceKey: newId(),
      aboutName: "Vera Lind",
      now,
      ...news,
    }),
  );
  if (drains) await app.drain();
}

const textsTo = async (number: string) =>
  (
    await app.sql<{ body_text: string }>(
      "select body_text from sms.outbox where recipient = $1 order by created_at, id",
      [number],
    )
  ).map(({ body_text }) => body_text);

test("texts need a verified number and a choice, and say what happened and where", async () => {
  const ben = await app.as(fresh(people.ben));
  const wish = { topic: "lead", channel: "text", isOn: true } as const;
  await expect(ben.api.notices.setWish(wish)).rejects.toMatchObject({ code: "NO_NUMBER" });
  expect((await ben.api.notices.wishes()).textsTo).toBeNull();

  const ana = await texted();
  const { wishes, textsTo: to } = await ana.api.notices.wishes();
  expect(to).toBe(ana.number);
  expect(wishes.filter(({ byText }) => byText).map(({ topic }) => topic)).toEqual([
    "lead",
    "booking",
  ]);
  const contactId = newId();
  const aboutTime = new Date(noon.getTime() + 2 * dayMs);
  await tell(ana, { contactId });
  await tell(ana, {
    kind: "booked",
    aboutName: "Ben\u202eOrtiz",
    aboutTime,
    isMailed: false,
  });
  await tell(ana, { kind: "message taken" });
  expect(await textsTo(ana.number)).toEqual([
    `Hearthline: New lead: Vera Lind. ${app.running.baseUrl}/dashboard/crm/contacts/${contactId}`,
    `Hearthline: BenOrtiz booked ${dayText(aboutTime, now, zone)}, ${timeText(aboutTime, zone)}. ${app.running.baseUrl}/dashboard/appointments`,
  ]);

  // Without the bell and the email, the text alone is sent too; and nothing once it is switched off.
  await ana.api.notices.setWish({ topic: "lead", channel: "bell", isOn: false });
  await tell(ana);
  expect(await textsTo(ana.number)).toHaveLength(3);
  await ana.api.notices.setWish({ topic: "lead", channel: "text", isOn: false });
  await tell(ana);
  expect(await textsTo(ana.number)).toHaveLength(3);
});

test("texts of the night wait until the morning, and none goes to a number that was removed", async () => {
  const ana = await texted();
  const night = new Date(noon.getTime() + 10 * 60 * 60_000);
  now = night;
  await tell(ana, {}, { drains: false });
  const jobs = () =>
    app.sql<{ run_at: Date; payload: { id: string } }>(
      `select run_at, payload from graphile_worker._private_jobs
        where key like 'notice-text:%' and payload->>'owner' = $1`,
      [ana.id],
    );
  await expect.poll(async () => (await jobs())[0]?.run_at).toEqual(textTime(night, zone));
  const [waiting] = await jobs();
  expect(await textsTo(ana.number)).toEqual([]);
  now = waiting!.run_at;
  const runNow = () =>
    app.sql(
      "select graphile_worker.add_job('notice-text', $1, job_key := 'notice-text:' || ($1::json->>'id'))",
      [JSON.stringify(waiting!.payload)],
    );
  await verify(ana, null);
  await runNow();
  await app.drain();
  expect(await textsTo(ana.number)).toEqual([]);
  await verify(ana, ana.number);
  for (let times = 0; times < 2; times += 1) {
    await runNow();
    await app.drain();
  }
  expect(await textsTo(ana.number)).toHaveLength(1);
});

test("a flood of visitors is not a flood of texts, and what is a day old is not texted", async () => {
  const ana = await texted();
  await app.sql(
    `insert into sms.outbox (id, recipient, body_text, sent_at, created_at)
     select gen_random_uuid(), $1, '', now(), now() - interval '1 hour' from generate_series(1, $2)`,
    [ana.number, textsADay - 1],
  );
  await tell(ana);
  await tell(ana);
  expect(await textsTo(ana.number)).toHaveLength(textsADay);

  const leo = await texted();
  await tell(leo, { now: new Date(now.getTime() - dayMs - 1) });
  expect(await textsTo(leo.number)).toEqual([]);
});

test("no one can ask for another person's number", async () => {
  const ana = await texted();
  const ben = await app.as(fresh(people.ben));
  expect((await ben.api.notices.wishes()).textsTo).toBeNull();
  for (const role of ["visitor", "links", "assistant"] as const)
    await expect(
      asOwner(app, ana, (tx) => tx.execute("select public.own_number()"), role),
    ).rejects.toThrow();
});
