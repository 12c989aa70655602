import { describe, expect, test } from "vitest";
import {
  anasLine,
  anasPhone,
  answerOf,
  caller,
  startLine,
  type TestLine,
  scriptedTalks,
} from "#test/harness/line-talks.ts";
import { callLine } from "#test/harness/line.ts";
import { attributesOf, newSid, postWebhook, textsOf } from "#test/harness/twilio.ts";

const action = "0198c0de-0000-7000-8000-00000000000a";

/** Sends the phone line a request about a call, as Twilio does. */
async function tell(
  line: TestLine,
  path: string,
  fields: Record<string, string> = {},
): Promise<string> {
  const usual = { CallSid: newSid("CA"), From: caller, To: anasLine, Direction: "inbound" };
  const { status, xml } = await postWebhook(line.baseUrl, path, { ...usual, ...fields });
  expect(status).toBe(200);
  return xml;
}
const off = () => scriptedTalks({ begin: () => null });

describe("an incoming call", () => {
  test("starts with the disclosure, which cannot be interrupted", async () => {
    await using line = await startLine();
    const xml = await tell(line, "/twilio/voice");
    const relay = attributesOf(xml, "ConversationRelay")!;
    expect(relay).toEqual({
      url: `${line.baseUrl.replace("http:", "ws:")}/twilio/relay`,
      welcomeGreeting: "Hello, this is Ana's automated assistant, not a person.",
      welcomeGreetingInterruptible: "none",
      interruptible: "any",
      reportInputDuringAgentSpeech: "any",
      dtmfDetection: "true",
      events: "speaker-events tokens-played",
    });
    expect(attributesOf(xml, "Connect")).toEqual({ action: `${line.baseUrl}/twilio/relay-done` });
  });

  test("is transferred while the assistant is paused, and never hears silence", async () => {
    await using line = await startLine({ talks: off() });
    const xml = await tell(line, "/twilio/voice");
    expect(textsOf(xml, "Say")).toEqual(["One moment, please. I'm trying to reach Ana Ruiz."]);
    expect(textsOf(xml, "Number")).toEqual([anasPhone]);
    expect(attributesOf(xml, "Dial")).toMatchObject({ callerId: anasLine, timeLimit: "3600" });
  });

  test.each([
    ["no number is stored", null],
    ["a premium number is stored", "+19005550142"],
    ["a number abroad is stored", "+18765550142"],
    ["our own line is stored, which would ring itself", anasLine],
    ["the caller's own number is stored", caller],
  ])("is invited to write while the assistant is paused and %s", async (_, transferNumber) => {
    await using line = await startLine({ talks: off(), host: { transferNumber } });
    const xml = await tell(line, "/twilio/voice");
    expect(xml).not.toContain("<Dial");
    expect(textsOf(xml, "Say")[0]).toMatch(/^Ana Ruiz can't take your call/);
    expect(xml).toContain("<Hangup/>");
    // Nor does the assistant promise a transfer.
    expect(line.talks.openings).toMatchObject([{ canTransfer: false }]);
  });

  test("to an unassigned number, or a deleted professional's, gets a message", async () => {
    await using line = await startLine();
    for (const To of ["+17185550111", "", "sip:x@example.com"])
      expect(textsOf(await tell(line, "/twilio/voice", { To }), "Say")[0]).toMatch(
        /^This number isn't in service/,
      );
    await using gone = await startLine({ host: null });
    expect(textsOf(await tell(gone, "/twilio/voice"), "Say")[0]).toMatch(/^This number isn't/);
    expect([...line.talks.openings, ...gone.talks.openings]).toEqual([]);
  });

  test("without a caller id is answered all the same", async () => {
    await using line = await startLine();
    for (const From of ["anonymous", "", "+266696687anonymous", "Restricted"])
      expect(await tell(line, "/twilio/voice", { From })).toContain("<ConversationRelay");
    expect(line.talks.openings.map(({ callerNumber }) => callerNumber)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("calling the professional first", () => {
  const host = { ringMeFirstSeconds: 15 };

  test("rings their phone, where a person must press a key, and then lets the assistant answer", async () => {
    await using line = await startLine({ host });
    const CallSid = newSid("CA");
    const xml = await tell(line, "/twilio/voice", { CallSid });
    expect(line.talks.openings).toEqual([]);
    expect(attributesOf(xml, "Dial")).toMatchObject({
      timeout: "15",
      action: `${line.baseUrl}/twilio/rang`,
    });
    const { url } = attributesOf(xml, "Number")!;
    const leg = {
      From: anasLine,
      To: anasPhone,
      Direction: "outbound-dial",
      ParentCallSid: CallSid,
    };
    const screen = await tell(line, new URL(url!).pathname, leg);
    expect(textsOf(screen, "Say")[0]).toMatch(
      /^This is Ana Ruiz's automated assistant with a caller/,
    );
    expect(screen).toMatch(/<Gather .+<\/Gather><Hangup\/>/);
    expect(await tell(line, "/twilio/screen", { ...leg, Digits: "1" })).toContain("<Response/>");
    const answered = await tell(line, "/twilio/rang", {
      CallSid,
      DialCallStatus: "completed",
      DialBridged: "true",
    });
    expect(answered).toContain("<Hangup/>");
    expect(line.talks.openings).toEqual([]);
  });

  test.each<Record<string, string>>([
    { DialCallStatus: "no-answer" },
    { DialCallStatus: "busy" },
    { DialCallStatus: "failed" },
    // A machine answered and pressed no key.
    { DialCallStatus: "completed", DialBridged: "false" },
  ])("goes on to the assistant after %j, which transfers to no one again", async (how) => {
    await using line = await startLine({ host });
    const xml = await tell(line, "/twilio/rang", { ...how, CallStatus: "in-progress" });
    expect(xml).toContain("<ConversationRelay");
    expect(line.talks.openings).toMatchObject([{ canTransfer: false }]);
    expect(line.events).toEqual([]);
  });

  test("ends with a way to write while the assistant is paused", async () => {
    await using line = await startLine({ host, talks: off() });
    const xml = await tell(line, "/twilio/rang", { DialCallStatus: "no-answer" });
    expect(textsOf(xml, "Say")[0]).toMatch(/^Ana Ruiz can't take your call/);
    expect(xml).not.toContain("<Dial");
  });

  test("is a missed call if the caller hangs up during it, and not otherwise", async () => {
    await using line = await startLine({ host });
    const xml = await tell(line, "/twilio/voice");
    const { statusCallback } = attributesOf(xml, "Number")!;
    const { pathname, search } = new URL(statusCallback!);
    const leg = {
      From: anasLine,
      To: anasPhone,
      Direction: "outbound-dial",
      ParentCallSid: newSid("CA"),
    };
    for (const CallStatus of ["no-answer", "busy", "completed", "failed"])
      await tell(line, pathname + search, { ...leg, CallStatus });
    expect(line.events).toEqual([]);
    await tell(line, pathname + search, { ...leg, CallStatus: "canceled" });
    expect(line.events).toEqual([`missed ${caller}`]);
  });
});

describe("after the assistant", () => {
  const done = (reason: string | null, fields: Record<string, string> = {}) => ({
    SessionStatus: "ended",
    SessionDuration: "83",
    CallStatus: "in-progress",
    ...(reason === null ? {} : { HandoffData: JSON.stringify({ reason }) }),
    ...fields,
  });

  test("the conversation gets the call's length and cost", async () => {
    await using line = await startLine();
    await tell(line, "/twilio/relay-done", done("goodbye"));
    expect(line.talks.ends).toMatchObject([{ durationSeconds: 83, costCents: 16 }]);
    await tell(line, "/twilio/relay-done", done("goodbye", { SessionDuration: "" }));
    expect(line.talks.ends[1]).not.toHaveProperty("durationSeconds");
  });

  test.each(["goodbye", "silence", "tooLong", "stopped"])("%s hangs up", async (reason) => {
    await using line = await startLine();
    expect(await tell(line, "/twilio/relay-done", done(reason))).toContain(
      "<Response><Hangup/></Response>",
    );
    expect(line.events).toEqual(reason === "silence" ? [`missed ${caller}`] : []);
  });

  test("a transfer calls the professional; if unanswered, the caller is told, and the professional is texted", async () => {
    await using line = await startLine();
    const xml = await tell(line, "/twilio/relay-done", done("transfer"));
    expect(textsOf(xml, "Number")).toEqual([anasPhone]);
    const unanswered = { DialCallStatus: "no-answer", CallStatus: "in-progress" };
    const after = await tell(line, "/twilio/transferred", unanswered);
    expect(textsOf(after, "Say")[0]).toMatch(/Please send a text message to this number/);
    expect(line.events).toEqual([`missed ${caller}`]);
    const talked = { DialCallStatus: "completed", DialBridged: "true" };
    expect(await tell(line, "/twilio/transferred", talked)).toContain("<Response><Hangup/>");
    expect(line.events).toHaveLength(1);
  });

  test.each([
    ["a socket that broke", null, { SessionStatus: "failed" }],
    ["a process that ends", "restart", {}],
    ["a reason that is none", "dial 900", {}],
  ])("%s leaves no caller in silence", async (_, reason, fields) => {
    await using line = await startLine();
    const xml = await tell(line, "/twilio/relay-done", done(reason, fields));
    expect(textsOf(xml, "Say")[0]).toMatch(/^I'm sorry, something went wrong/);
    expect(textsOf(xml, "Number")).toEqual([anasPhone]);
    await using alone = await startLine({ host: { transferNumber: null } });
    const words = textsOf(await tell(alone, "/twilio/relay-done", done(reason, fields)), "Say")[0];
    expect(words).toMatch(/send a text message to this number/);
    expect(alone.events).toEqual([`missed ${caller}`]);
  });

  test("no one is called for a caller who has hung up", async () => {
    await using line = await startLine();
    for (const reason of [null, "transfer", "restart"]) {
      const gone = done(reason, { CallStatus: "completed", SessionStatus: "completed" });
      expect(await tell(line, "/twilio/relay-done", gone)).toContain("<Response><Hangup/>");
    }
    expect(line.events).toEqual([]);
  });
});

describe("a call that the assistant makes", () => {
  const made = { From: anasLine, To: caller, Direction: "outbound-api", CallStatus: "in-progress" };

  test("is conducted with a person who answers", async () => {
    await using line = await startLine();
    const call = await callLine(line.baseUrl, {
      from: anasLine,
      to: caller,
      hasOpening: false,
      direction: "outbound-api",
      path: `/twilio/outbound?action=${action}`,
      fields: { AnsweredBy: "human" },
    });
    expect(await call.say("yes?")).toEqual(["I see."]);
    expect(line.talks.openings[0]).toMatchObject({
      direction: "outbound",
      callerNumber: caller,
      canTransfer: true,
      about: "I am calling back.",
    });
    await call.press("9");
    expect(line.events).toEqual([`stop ${caller}: pressed 9`]);
  });

  test("is not conducted once it was canceled, whatever id is sent", async () => {
    await using line = await startLine({ call: null });
    const human = { ...made, AnsweredBy: "human" };
    for (const query of [`?action=${action}`, "?action=x", ""])
      expect(await tell(line, `/twilio/outbound${query}`, human)).toContain("Please call back at");
    expect(line.talks.openings).toEqual([]);
  });

  test.each(["human", "machine_end_beep"])(
    "is over for a person who opted out while it rang (%s)",
    async (AnsweredBy) => {
      await using line = await startLine({ isStopped: true });
      const xml = await tell(line, `/twilio/outbound?action=${action}`, { ...made, AnsweredBy });
      expect(xml).toContain("<Response><Hangup/>");
      expect(line.talks.openings).toEqual([]);
    },
  );

  test.each(["machine_start", "machine_end_beep", "machine_end_silence", "machine_end_other"])(
    "leaves its name and number on a machine (%s), and opens no conversation",
    async (AnsweredBy) => {
      await using line = await startLine();
      const xml = await tell(line, `/twilio/outbound?action=${action}`, { ...made, AnsweredBy });
      expect(textsOf(xml, "Say")).toEqual([
        "Hello, this is the automated assistant of Ana Ruiz at Hearth & Co. Please call back at " +
          "7 1 8, 5 5 5, 0 1 0 0. Again, 7 1 8, 5 5 5, 0 1 0 0. Thank you.",
      ]);
      expect(line.talks.openings).toEqual([]);
    },
  );

  test("leaves a message if the assistant was switched off since, and nothing to a fax", async () => {
    await using line = await startLine({ talks: off() });
    const path = `/twilio/outbound?action=${action}`;
    expect(await tell(line, path, { ...made, AnsweredBy: "human" })).toContain(
      "Please call back at",
    );
    expect(await tell(line, path, { ...made, AnsweredBy: "fax" })).toContain("<Response><Hangup/>");
    // An incoming call is not one of these.
    expect(await tell(line, path, { AnsweredBy: "human" })).toContain("<Response><Hangup/>");
  });

  test.each([
    [
      { CallStatus: "completed", CallDuration: "61", AnsweredBy: "human" },
      "answered, 61 s, 17 cents",
    ],
    [{ CallStatus: "completed", CallDuration: "20" }, "answered, 20 s, 9 cents"],
    [
      { CallStatus: "completed", CallDuration: "9", AnsweredBy: "machine_end_beep" },
      "voicemail, 9 s, 9 cents",
    ],
    [{ CallStatus: "busy" }, "busy, 0 s, 0 cents"],
    [{ CallStatus: "no-answer", CallDuration: "0" }, "noAnswer, 0 s, 0 cents"],
    [{ CallStatus: "failed" }, "failed, 0 s, 0 cents"],
    [{ CallStatus: "canceled" }, "failed, 0 s, 0 cents"],
  ])("ends as reported: %j", async (fields, expected) => {
    await using line = await startLine();
    await tell(line, `/twilio/call-status?action=${action}`, { ...made, ...fields });
    expect(line.events).toEqual([`call over: ${expected}`]);
  });

  test("is not over while it rings, and belongs to an action", async () => {
    await using line = await startLine();
    const path = `/twilio/call-status?action=${action}`;
    for (const CallStatus of ["initiated", "ringing", "in-progress"])
      await tell(line, path, { ...made, CallStatus });
    await tell(line, "/twilio/call-status?action=x", { ...made, CallStatus: "completed" });
    await tell(line, "/twilio/call-status", { ...made, CallStatus: "completed" });
    await tell(line, path, { ...made, From: "+17185550111", CallStatus: "completed" });
    expect(line.events).toEqual([]);
  });
});

test("a call that no one answered is reported by the number itself", async () => {
  await using line = await startLine();
  for (const CallStatus of ["ringing", "in-progress", "completed"])
    await tell(line, "/twilio/missed", { CallStatus });
  await tell(line, "/twilio/missed", { CallStatus: "busy", From: "anonymous" });
  expect(line.events).toEqual([]);
  await tell(line, "/twilio/missed", { CallStatus: "no-answer" });
  expect(line.events).toEqual([`missed ${caller}`]);
});

test("a goodbye in the first sentence leaves nothing open", async () => {
  const talks = scriptedTalks({
    begin: () => ({ ...answerOf("We are closed. Goodbye."), ends: true }),
  });
  await using line = await startLine({ talks });
  expect(await tell(line, "/twilio/voice")).toContain(
    "<Say>We are closed. Goodbye.</Say><Hangup/>",
  );
});
