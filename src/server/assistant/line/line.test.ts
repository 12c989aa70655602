import { expect, test } from "vitest";
import { newId } from "#server/platform/ids.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { readConfig } from "#server/platform/config.ts";
import { answeringServer } from "#test/harness/fake-service.ts";
import { type TestApp, testApp } from "#test/harness/app.ts";
import { callLine, type LineCall } from "#test/harness/line.ts";
import { fresh, people } from "#test/harness/people.ts";
import { switchOn } from "#test/harness/talk.ts";
import { newSid, postWebhook, textsOf, twilioAccount } from "#test/harness/twilio.ts";

// The phone line and the conversation engine, in the whole product. A Sunday morning in New York.
const now = () => new Date("2026-11-22T15:00:00Z");
const [anasLine, leosLine] = ["+17185550100", "+17185550101"];
const anasPhone = "+17185550177";
const caller = "+19175550142";

/** Ana and Leo with a phone line each, and a fake phone service that accepts everything. */
async function product() {
  const api = await answeringServer(() => ({ status: 201, body: { sid: newSid("CA") } }));
  const [anasId, leosId] = [newId() as OwnerId, newId() as OwnerId];
  const { assistant } = readConfig({});
  const app = await testApp({
    now,
    config: {
      twilio: { ...twilioAccount, apiUrl: api.url },
      assistant: {
        ...assistant,
        lines: [
          { number: anasLine, profileId: anasId },
          { number: leosLine, profileId: leosId },
        ],
      },
    },
  });
  const ana = await app.as(fresh(people.ana), { id: anasId });
  const leo = await app.as(fresh(people.leo), { id: leosId });
  const calls: LineCall[] = [];
  let isStopped = false;
  return {
    app,
    ana,
    leo,
    api,
    async ring(from = caller, to = anasLine) {
      const call = await callLine(app.running.baseUrl, { from, to });
      calls.push(call);
      return call;
    },
    stop() {
      isStopped = true;
      return app.running.stop();
    },
    async [Symbol.asyncDispose]() {
      for (const { socket } of calls) socket?.terminate();
      if (isStopped) await app.database.drop();
      else await app[Symbol.asyncDispose]();
      await api[Symbol.asyncDispose]();
    },
  };
}
const write = async (app: TestApp, Body: string, fields: Record<string, string> = {}) => {
  const usual = { MessageSid: newSid("SM"), From: caller, To: anasLine };
  const form = { ...usual, Body, ...fields };
  return textsOf((await postWebhook(app.running.baseUrl, "/twilio/text", form)).xml, "Message");
};

test("a caller books and hangs up: the appointment exists, and the call is stored with its length and cost", async () => {
  await using world = await product();
  const { app, ana } = world;
  await switchOn(app, ana, { transferNumber: anasPhone });
  const call = await world.ring();
  expect(call.greeting).toMatch(/Ana Ruiz(?:'|&apos;)s automated assistant, not a person/);
  expect(call.greeting).toContain("Ana Ruiz");
  const answers: string[][] = [];
  for (const line of [
    "I would like to book an appointment on Tuesday at 2 pm for 30 minutes",
    "My name is Jane Smith",
    "jane dot smith at example dot com",
    "yes",
    "no, you can use this number",
    "yes",
    "yes",
    "no thank you, bye",
  ]) {
    const end = call.frames.some(({ frame }) => frame.type === "end");
    if (!end) answers.push(await call.say(line));
  }
  await call.hangUp();
  const story = answers.map((says) => says.join(" ")).join("\n");
  const appointments = await app.sql(
    "select appointment_time, client_name, client_email from appointments",
  );
  expect(appointments, story).toMatchObject([
    {
      appointment_time: new Date("2026-11-24T19:00:00Z"),
      client_name: "Jane Smith",
      client_email: "jane.smith@example.com",
    },
  ]);
  await expect
    .poll(() =>
      app.sql(
        `select channel, direction, status, caller, outcome, duration_seconds is not null as "isTimed"
           from assistant_conversations`,
      ),
    )
    .toEqual([
      {
        channel: "phone",
        direction: "inbound",
        status: "ended",
        caller,
        outcome: "booked",
        isTimed: true,
      },
    ]);
});

test("a text with characters that cannot be stored is answered like any other", async () => {
  await using world = await product();
  const { app, ana } = world;
  await switchOn(app, ana);
  const [answer] = await write(app, "I would like to book an appoint\0ment \ufffd");
  expect(answer).toContain("Ana Ruiz");
  expect(await write(app, "\0")).toHaveLength(1);
  const words = await app.sql<{ words: string }>(
    "select words from assistant_turns where speaker = 'caller' order by seq limit 1",
  );
  expect(words).toEqual([{ words: "I would like to book an appointment \ufffd" }]);
});

test("a caller of one professional's line never reaches another's", async () => {
  await using world = await product();
  const { app, ana, leo } = world;
  await switchOn(app, ana);
  await switchOn(app, leo);
  const [one, other] = await Promise.all([world.ring(), world.ring(caller, leosLine)]);
  expect(one.greeting).toContain("Ana Ruiz");
  expect(other.greeting).toContain("Leo Marsh");
  await one.say("I would like to leave a message");
  await one.hangUp();
  await other.hangUp();
  const rows = await app.sql<{ user_id: string; turns: number }>(
    "select user_id, turns from assistant_conversations order by turns desc",
  );
  expect(rows.map(({ user_id }) => user_id)).toEqual([ana.id, leo.id]);
});

test("an assistant that is off transfers the call, or says how to write", async () => {
  await using world = await product();
  const { app, ana } = world;
  expect((await world.ring()).twiml).toMatch(
    /<Say>Ana Ruiz can&apos;t take your call .+<Hangup\/>/,
  );
  await switchOn(app, ana, { isOn: false, transferNumber: anasPhone });
  expect((await world.ring()).twiml).toContain(`>${anasPhone}</Number>`);
  await switchOn(app, ana, { transferNumber: anasPhone, ringMeFirstSeconds: 10 });
  expect((await world.ring()).twiml).toContain(`timeout="10"`);
});

test("9 opts that number out of everything at once, and so does STOP by text", async () => {
  await using world = await product();
  const { app, ana } = world;
  await switchOn(app, ana);
  const call = await world.ring();
  const said = await call.press("9");
  expect(said.join(" ")).not.toBe("");
  const other = "+19175550143";
  expect(await write(app, "STOP", { From: other })).toEqual([]);
  expect(await write(app, "please stop texting me", { From: "+19175550144" })).toHaveLength(1);
  const stops = await app.sql<{ address: string; kind: string; user_id: string }>(
    "select address, kind, user_id from outreach_stops order by address",
  );
  expect(stops).toEqual(
    [caller, other, "+19175550144"].map((address) => ({
      address,
      kind: "stopped",
      user_id: ana.id,
    })),
  );
  await write(app, "START", { From: other });
  expect(await app.sql("select from outreach_stops where kind = 'lifted'")).toHaveLength(1);
});

test.each(["end", "cancel", "Quit"])(
  "a bare %s is a stop in the middle of a conversation, too, and nothing else",
  async (word) => {
    await using world = await product();
    const { app, ana } = world;
    await switchOn(app, ana);
    await write(app, "I would like to book an appointment on Tuesday at 2 pm");
    await write(app, "Jane Smith, jane@example.com");
    expect(await write(app, word)).toEqual([]);
    expect(await app.sql("select address, kind from outreach_stops order by address")).toEqual([
      { address: caller, kind: "stopped" },
      { address: "jane@example.com", kind: "stopped" },
    ]);
    expect(await app.sql("select status, outcome from assistant_conversations")).toEqual([
      { status: "ended", outcome: "optedOut" },
    ]);
    const kept = "select words from assistant_turns where speaker = 'caller' order by seq desc";
    expect((await app.sql(kept))[0]).toEqual({ words: word });
    expect(await app.sql("select from appointments")).toEqual([]);
  },
);

test("a conversation continues by text, each text handled once", async () => {
  await using world = await product();
  const { app, ana } = world;
  await switchOn(app, ana);
  const first = (await write(app, "Hi, do you have time on Tuesday?")).join(" ");
  expect(first).toMatch(/Ana Ruiz(?:'|&apos;)s automated assistant, not a person/);
  const MessageSid = newSid("SM");
  const again = [
    await write(app, "At 2 pm please, 30 minutes", { MessageSid }),
    await write(app, "At 2 pm please, 30 minutes", { MessageSid }),
  ];
  expect(again[0]).toEqual(again[1]);
  expect(again[0]!.join(" ")).not.toMatch(
    /Ana Ruiz(?:'|&apos;)s automated assistant, not a person/,
  );
  const talks = await app.sql("select channel, caller from assistant_conversations");
  expect(talks).toEqual([{ channel: "text", caller }]);
  const lines = await app.sql("select from assistant_turns where speaker = 'caller'");
  expect(lines).toHaveLength(2);
});

test("a call that reached no one is followed by one text from the professional's own line", async () => {
  await using world = await product();
  const { app, ana, api } = world;
  await switchOn(app, ana);
  const missed = { CallSid: newSid("CA"), From: caller, To: anasLine, Direction: "inbound" };
  for (const CallStatus of ["no-answer", "no-answer", "failed"])
    await postWebhook(app.running.baseUrl, "/twilio/missed", { ...missed, CallStatus });
  const actions = await app.sql("select kind, recipient, status from assistant_actions");
  expect(actions).toMatchObject([{ kind: "textBack", recipient: caller }]);
  // On a Sunday it waits; whenever it is sent, it comes from Ana's number.
  expect(api.asked.every(({ form }) => form.From === anasLine)).toBe(true);
});

test("calls in progress are settled before the product stops", async () => {
  await using world = await product();
  const { app, ana } = world;
  await switchOn(app, ana);
  const call = await world.ring();
  await call.say("I would like to book an appointment");
  const stopped = world.stop();
  await call.hangUp();
  await stopped;
  const rows = await app.database.sql("select status from assistant_conversations");
  expect(rows).toEqual([{ status: "ended" }]);
});

test("without an account at the phone service there is no phone line", async () => {
  await using app = await testApp();
  const answer = await postWebhook(app.running.baseUrl, "/twilio/voice", { To: anasLine });
  expect(answer.status).not.toBe(200);
});

test("a call that the assistant makes says what it is about, and is stored with its action", async () => {
  await using world = await product();
  const { app, ana } = world;
  await switchOn(app, ana);
  const action = newId();
  await app.sql(
    `insert into assistant_actions (user_id, id, kind, status, channel, purpose, recipient, words, cause, once_key,
                                    run_at, expires_at, created_at)
     values ($1, $2, 'callback', 'doing', 'phone', 'service', $3, 'I am calling Jane back.', 'Asked for it', 'once',
             now(), now() + interval '1 day', now())`,
    [ana.id, action, caller],
  );
  const call = await callLine(app.running.baseUrl, {
    from: anasLine,
    to: caller,
    direction: "outbound-api",
    path: `/twilio/outbound?action=${action}`,
    fields: { AnsweredBy: "human" },
  });
  expect(call.greeting).toMatch(/Ana Ruiz(?:'|&apos;)s automated assistant, not a person/);
  expect(call.greeting).toContain("Say stop, or press 9, and we won't call again.");
  expect(call.frames[0]!.frame.token).toBe("I am calling Jane back. ");
  await call.say("I would like to leave a message");
  await call.hangUp();
  const fields = { CallSid: call.callSid, From: anasLine, To: caller, Direction: "outbound-api" };
  await postWebhook(app.running.baseUrl, `/twilio/call-status?action=${action}`, {
    ...fields,
    CallStatus: "completed",
    CallDuration: "65",
  });
  const [talk] = await app.sql<{ id: string }>(
    "select id from assistant_conversations where direction = 'outbound'",
  );
  expect(
    await app.sql("select status, result, conversation_id, cost_cents from assistant_actions"),
  ).toEqual([
    {
      status: "done",
      result: "Answered, 65 seconds.",
      conversation_id: talk!.id,
      cost_cents: 17,
    },
  ]);
});

test("an opt-out by text stops a call that is already ringing", async () => {
  await using world = await product();
  const { app, ana } = world;
  await switchOn(app, ana);
  await app.sql(
    `insert into outreach_stops (user_id, id, address, kind, source, words, happened_at)
     values ($1, $2, $3, 'stopped', 'text', 'STOP', now())`,
    [ana.id, newId(), caller],
  );
  const answer = await postWebhook(app.running.baseUrl, `/twilio/outbound?action=${newId()}`, {
    CallSid: `CA${newId().replaceAll("-", "")}`,
    From: anasLine,
    To: caller,
    Direction: "outbound-api",
    CallStatus: "in-progress",
    AnsweredBy: "machine_end_beep",
  });
  expect(answer.xml).toContain("<Response><Hangup/>");
});
