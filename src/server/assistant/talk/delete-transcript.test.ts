import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SignedIn, type TestApp, testApp } from "#test/harness/app.ts";
import { friday } from "#test/harness/bookings.ts";
import { callTalk, openTalks, type OpenTalks } from "#test/harness/conversation.ts";
import { connectionAs } from "#test/harness/roles.ts";
import { newAssistant, saidIn, visitorTalk } from "#test/harness/talk.ts";
import { createPool } from "#server/platform/database.ts";
import { createLog } from "#server/platform/log.ts";
import { endSilent } from "./end-talk.ts";

let app: TestApp;
let door: OpenTalks;
beforeAll(async () => {
  const assistant = { model: null, lines: [], talksPerAddress: 1_000, talkTurnsPerAddress: 10_000 };
  app = await testApp({ now: () => friday, config: { assistant } });
  door = openTalks(app, { now: () => friday });
});
afterAll(async () => {
  await door[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

/** Everything that is stored of a professional's conversations, in any column. */
const keptOf = async ({ id }: SignedIn) =>
  JSON.stringify([
    await app.sql("select * from assistant_conversations where user_id = $1", [id]),
    await app.sql("select * from assistant_turns where user_id = $1", [id]),
    await app.sql("select * from ai_tasks_log where user_id = $1", [id]),
  ]);

describe("a caller who refuses a transcript", () => {
  test("is told once it is deleted, and the rest is deleted at the end of the conversation", async () => {
    const host = await newAssistant(app, { transferNumber: "+17185550199" });
    const visitor = await visitorTalk(app, host);
    await visitor.say("My name is Zelda Quill");
    await visitor.say("Do you have parking for my zeppelin?");
    expect(await keptOf(host)).toContain("zeppelin");
    const told = saidIn(await visitor.say("Please don't record this conversation"));
    expect(told).toContain("What we said so far is deleted");
    expect(await keptOf(host)).not.toContain("zeppelin");
    await visitor.say("Do you take dirigibles?");
    // Until it ends, both sides can read what follows.
    expect(await keptOf(host)).toContain("dirigibles");
    await visitor.say("bye");
    const kept = await keptOf(host);
    expect(kept).not.toMatch(/zeppelin|dirigibles|Zelda/);
    const [row] = await app.sql<Record<string, unknown>>(
      "select status, keeps_transcript, state, flags, turns from assistant_conversations where user_id = $1",
      [host.id],
    );
    expect(row).toMatchObject({ status: "ended", keeps_transcript: false, state: null });
    expect(row!["flags"]).toContain("no transcript");
    expect(row!["turns"]).toBeGreaterThan(8);
  });

  test("is quoted nowhere in the log, whether the entry was written before or after", async () => {
    const host = await newAssistant(app, { transferNumber: "+17185550199" });
    const visitor = await visitorTalk(app, host);
    const book = ["book monday at 10", "Vera Lind", "vera@lind.test", "skip"];
    await visitor.sayAll(...book);
    await visitor.say("yes, the zeppelin one");
    await visitor.say("yes");
    expect(await keptOf(host)).toContain('"said"');
    await visitor.say("I don't want any of this written down");
    await app.drain();
    expect(await keptOf(host)).not.toContain('"said"');
    await visitor.say("book another appointment on monday at 2 pm");
    expect(saidIn(await visitor.say("yes"))).toContain("You are booked");
    await visitor.say("that's all, bye");
    await app.drain();
    const kept = await keptOf(host);
    expect(kept).not.toContain('"said"');
    // What was done is kept: it is an appointment, not a transcript.
    expect(kept).toContain("Vera Lind");
    const log = await app.sql("select kind, status from ai_tasks_log where user_id = $1", [
      host.id,
    ]);
    expect(log).toEqual([
      { kind: "booked", status: "Completed" },
      { kind: "booked", status: "Completed" },
    ]);
  });

  test("is still transferred, and a repeated line gets the same answer", async () => {
    const host = await newAssistant(app, { transferNumber: "+17185550199" });
    const visitor = await visitorTalk(app, host);
    const turnId = crypto.randomUUID();
    const first = await visitor.say("don't record me", { turnId });
    expect(await visitor.say("don't record me", { turnId })).toMatchObject({ lines: first.lines });
    const phone = await callTalk(door, host);
    expect(await phone.say("I don't want to be recorded, give me a real person")).toMatchObject({
      ends: true,
      transfers: true,
    });
    expect(await keptOf(host)).not.toContain("real person");
  });

  test("has left nothing either when the page is closed in the middle", async () => {
    const host = await newAssistant(app, { transferNumber: "+17185550199" });
    const visitor = await visitorTalk(app, host);
    await visitor.sayAll("don't record this", "My name is Zelda Quill");
    await visitor.say("Where can I park my zeppelin?");
    await app.sql(
      "update assistant_conversations set last_turn_at = $2::timestamptz - interval '31 minutes' where user_id = $1",
      [host.id, friday],
    );
    const { address, login } = connectionAs(app.database, "worker");
    const pool = createPool(address, login, createLog("silent"), { max: 1 });
    await endSilent(pool, door.talks, friday);
    await pool.end();
    expect(await keptOf(host)).not.toMatch(/zeppelin|Zelda/);
  });
});

test("a silent conversation without engine state ends all the same", async () => {
  const host = await newAssistant(app, { transferNumber: "+17185550199" });
  const { talkId } = await visitorTalk(app, host);
  await app.sql("update assistant_conversations set state = null where user_id = $1", [host.id]);
  await door.talks.end({ owner: host.id, id: talkId });
  const rows = await app.sql("select status, outcome from assistant_conversations where id = $1", [
    talkId,
  ]);
  expect(rows).toEqual([{ status: "ended", outcome: "leftOpen" }]);
});
