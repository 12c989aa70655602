import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { friday, monday, newHost, newVisitor, rowsOf, wishFor } from "#test/harness/bookings.ts";
import { caller, callTalk, openTalks, type OpenTalks } from "#test/harness/conversation.ts";
import { contactsOf, lettersTo, newAssistant, saidIn, visitorTalk } from "#test/harness/talk.ts";
import type { Opening } from "./open-talk.ts";

let app: TestApp;
let door: OpenTalks;
beforeAll(async () => {
  const assistant = { model: null, lines: [], talksPerAddress: 1_000, talkTurnsPerAddress: 10_000 };
  const config = { bookingsPerAddressAnHour: 1_000, bookingFreeTries: 1_000, assistant };
  app = await testApp({ now: () => friday, config });
  door = openTalks(app, { now: () => friday });
});
afterAll(async () => {
  await door[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

const call = (host: SignedIn, change: Partial<Opening> = {}) => callTalk(door, host, change);

describe("an opt-out", () => {
  const stops = ({ id }: SignedIn) =>
    app.sql("select address, kind, words from outreach_stops where user_id = $1 order by address", [
      id,
    ]);

  test("is recorded at once for the caller's number, and ends the call", async () => {
    const host = await newAssistant(app);
    const phone = await call(host);
    const answer = await phone.say("Stop calling me");
    expect(answer).toMatchObject({ ends: true, outcome: "optedOut" });
    expect(await stops(host)).toEqual([
      { address: caller, kind: "stopped", words: "Stop calling me" },
    ]);
    expect(
      await app.sql("select kind, status from ai_tasks_log where user_id = $1", [host.id]),
    ).toEqual([{ kind: "optedOut", status: "Completed" }]);
  });

  test("needs an address where none is known, and uses the one that is given", async () => {
    const host = await newAssistant(app);
    const visitor = await visitorTalk(app, host);
    expect(saidIn(await visitor.say("Please never contact me again"))).toContain(
      "Which phone number or email address",
    );
    expect(await stops(host)).toEqual([]);
    await visitor.say("Vera@Lind.test");
    expect(await stops(host)).toMatchObject([{ address: "vera@lind.test", kind: "stopped" }]);
  });

  test("without any address is told to the professional in the caller's words, and stops nobody else", async () => {
    const host = await newAssistant(app);
    const visitor = await visitorTalk(app, host);
    await visitor.say("Please never contact me again");
    expect(saidIn(await visitor.say("The one you have been calling"))).toContain("I can't see");
    expect(saidIn(await visitor.say("I won't read it out"))).toContain("must not be contacted");
    expect(await stops(host)).toEqual([]);
    const [mail] = await lettersTo(app, host);
    expect(mail?.body_text).toContain("Please never contact me again");
  });
});

describe("a transfer to a person", () => {
  test("goes only to the stored number, and only by phone", async () => {
    const host = await newAssistant(app, { transferNumber: "+17185550199" });
    const phone = await call(host);
    expect(await phone.say("Let me talk to a real person please")).toMatchObject({
      transfers: true,
      ends: true,
      outcome: "transferred",
    });
    for (const other of [
      await call(host, { canTransfer: false }),
      await call(host, { channel: "text" }),
      await call(await newAssistant(app)),
    ])
      expect(await other.say("Let me talk to a real person please")).toMatchObject({
        transfers: false,
        ends: false,
      });
  });
});

describe("a rehearsal", () => {
  test("answers as usual, and leaves nothing behind but itself", async () => {
    const host = await newHost(app);
    const rehearsal = await call(host, { channel: "rehearsal", callerNumber: null });
    await rehearsal.say("I want to book an appointment on Monday at 9 am");
    await rehearsal.say("Vera Lind");
    await rehearsal.say("vera@lind.test");
    await rehearsal.say("Skip");
    const { says } = await rehearsal.say("Yes, please");
    expect(says.join(" ")).toContain("You are booked");
    await rehearsal.say("No, that's all");
    const short = await call(host, { channel: "rehearsal", callerNumber: null });
    await short.say("I want to book an appointment");
    await door.talks.end({ owner: host.id, id: short.id });
    expect(await rowsOf(app, host)).toEqual([]);
    expect(await contactsOf(app, host)).toEqual([]);
    for (const table of ["ai_tasks_log", "outreach_consents", "contact_consents", "notices"])
      expect(await app.sql(`select * from ${table} where user_id = $1`, [host.id]), table).toEqual(
        [],
      );
    expect(await lettersTo(app, host)).toEqual([]);
    expect(
      await app.sql(
        `select channel, status, outcome, appointment_id, contact_id
           from assistant_conversations where id = $1`,
        [rehearsal.id],
      ),
    ).toEqual([
      {
        channel: "rehearsal",
        status: "ended",
        outcome: "booked",
        appointment_id: null,
        contact_id: null,
      },
    ]);
  });
});

describe("an effect that fails", () => {
  test("leaves no trace, is reported, and does not end the conversation", async () => {
    const host = await newAssistant(app);
    const visitor = await visitorTalk(app, host);
    await visitor.sayAll("I want to book an appointment on Monday at 9 am", "Vera Lind");
    await visitor.sayAll("vera@lind.test", "Skip");
    await app.sql(`create function break_here() returns trigger language plpgsql as $$
      begin raise exception 'the disk is full'; end $$`);
    await app.sql(`create trigger break_here before insert on contact_consents
      for each row execute function break_here()`);
    const said = saidIn(await visitor.say("Yes, please"));
    await app.sql("drop function break_here cascade");
    expect(said).toContain("that didn't work, and nothing was changed");
    expect(await rowsOf(app, host)).toEqual([]);
    expect(await contactsOf(app, host)).toEqual([]);
    expect((await visitor.read()).outcome).toBeNull();
  });

  test("a time that is taken without the lock counts as taken", async () => {
    const host = await newAssistant(app);
    const visitor = await visitorTalk(app, host);
    await visitor.sayAll("I want to book an appointment on Monday at 9 am", "Vera Lind");
    await visitor.sayAll("vera@lind.test", "Skip");
    // Between the check of free times and the booking itself: as if a second server ignored the lock.
    await app.sql(`create function rival() returns trigger language plpgsql security definer as $$
      begin
        insert into appointments (professional_id, id, appointment_time, duration_minutes, status)
        values (new.user_id, gen_random_uuid(), '${monday("09:00").toISOString()}', 30, 'Confirmed');
        return new;
      end $$`);
    await app.sql(`create trigger rival after insert on contact_consents
      for each row execute function rival()`);
    const answer = await visitor.say("Yes, please");
    await app.sql("drop function rival cascade");
    expect(saidIn(answer)).toContain("was just taken");
    expect(await contactsOf(app, host)).toEqual([]);
  });

  test("the page's limits apply here, too: three future appointments per mailbox", async () => {
    const host = await newAssistant(app);
    const visitor = newVisitor({ email: "vera@lind.test" });
    for (const time of ["10:00", "11:00", "13:00"])
      await app.visitor.api.booking.book(wishFor(host, { startsAt: monday(time), visitor }));
    const talk = await visitorTalk(app, host);
    await talk.sayAll("I want to book an appointment on Monday at 9 am", "Vera Lind");
    await talk.sayAll("vera@lind.test", "Skip");
    expect(saidIn(await talk.say("Yes, please"))).toContain("I can't book another one");
    expect(await rowsOf(app, host)).toHaveLength(3);
  });
});
