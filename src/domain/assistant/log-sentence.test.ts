import { describe, expect, test } from "vitest";
import { utc } from "#domain/kernel/zone-rules.ts";
import { type LogFacts, logCostText, logSentence } from "./log-sentence.ts";
import { type Outcome, outcomes, taskKinds } from "./tasks.ts";

const now = new Date("2026-11-24T12:00:00Z"); // a Tuesday
const thursday = new Date("2026-11-26T16:30:00Z");

const facts = (given: Partial<LogFacts> = {}): LogFacts => ({
  kind: null,
  description: "As stored",
  did: null,
  person: "Jane Smith",
  startsAt: null,
  talk: { isOutgoing: false },
  action: null,
  ...given,
});
const said = (given: Partial<LogFacts> = {}, zone = utc) => logSentence(facts(given), now, zone);

describe("a conversation", () => {
  test.each<[Outcome, string, string?]>([
    ["booked", "booked Thu 4:30 PM", "booked an appointment"],
    ["moved", "moved the appointment to Thu 4:30 PM", "moved the appointment"],
    ["cancelled", "canceled the appointment"],
    ["message", "took a message for you"],
    ["transferred", "transferred them to you"],
    ["optedOut", "they asked not to be contacted again"],
    ["answered", "answered questions"],
    ["leftOpen", "ended without a result"],
  ])("that ended as %s", (kind, withTime, without = withTime) => {
    expect(said({ kind, startsAt: thursday })).toBe(`Answered Jane Smith: ${withTime}`);
    expect(said({ kind })).toBe(`Answered Jane Smith: ${without}`);
  });

  test("has a sentence for every outcome", () => {
    for (const kind of outcomes) expect(said({ kind })).toMatch(/^Answered Jane Smith: [a-z ]+$/);
  });

  test("that the assistant began was a call", () => {
    expect(said({ kind: "booked", startsAt: thursday, talk: { isOutgoing: true } })).toBe(
      "Called Jane Smith: booked Thu 4:30 PM",
    );
  });

  test.each([null, "", "  "])("with the name %j is from a caller", (person) => {
    expect(said({ kind: "message", person })).toBe("Answered a caller: took a message for you");
  });

  test("that was deleted is told all the same", () => {
    expect(said({ kind: "message", talk: null })).toBe(
      "Answered Jane Smith: took a message for you",
    );
  });

  test("from before its time was stored keeps the time in its text", () => {
    const did = "booked Nov 3, 2026 at 1:30 PM";
    expect(said({ kind: "booked", did })).toBe(`Answered Jane Smith: ${did}`);
    expect(said({ kind: "cancelled", did })).toBe("Answered Jane Smith: canceled the appointment");
  });
});

describe("the time of an appointment", () => {
  const booked = (at: string, zone = utc) =>
    said({ kind: "booked", startsAt: new Date(at) }, zone).replace(
      "Answered Jane Smith: booked ",
      "",
    );

  test.each([
    ["later today", "2026-11-24T16:30:00Z", "Tue 4:30 PM"],
    ["earlier today", "2026-11-24T08:00:00Z", "Tue 8:00 AM"],
    ["in six days", "2026-11-30T16:30:00Z", "Mon 4:30 PM"],
    ["in a week", "2026-12-01T16:30:00Z", "Tue, Dec 1, 4:30 PM"],
    ["yesterday", "2026-11-23T16:30:00Z", "Mon, Nov 23, 4:30 PM"],
    ["next year", "2027-01-05T16:30:00Z", "Tue, Jan 5, 2027, 4:30 PM"],
  ])("%s", (_, at, text) => {
    expect(booked(at)).toBe(text);
  });

  test("is in the professional's time zone, whose day may be another", () => {
    const east = { zone: "Asia/Kathmandu", offsets: [[0, 345]] } as unknown as typeof utc;
    expect(booked("2026-11-26T20:30:00Z", east)).toBe("Fri 2:15 AM");
  });
});

describe("a call, text or email", () => {
  const action = (given: Partial<NonNullable<LogFacts["action"]>> = {}) => ({
    task: "textNewLead",
    channel: "text",
    status: "done",
    result: null,
    ...given,
  });
  const of = (given: Parameters<typeof action>[0], more: Partial<LogFacts> = {}) =>
    said({ kind: "action", talk: null, action: action(given), ...more });

  test.each([
    ["answer", "answered their message"],
    ["callNewLead", "welcomed the new lead"],
    ["textNewLead", "welcomed the new lead"],
    ["remind", "reminded them of the appointment"],
    ["textBack", "answered the missed call"],
    ["milestone", "shared the deal's new dates"],
    ["followUp", "followed up"],
    ["callback", "returned their call"],
  ])("of the task %s", (task, done) => {
    expect(of({ task })).toBe(`Texted Jane Smith: ${done}`);
    expect(of({ task, channel: "mail", result: "Email sent" })).toBe(`Emailed Jane Smith: ${done}`);
  });

  test("has a sentence for every task, channel and status", () => {
    const statuses = "draft waiting approved doing done failed refused rejected expired cancelled";
    for (const task of taskKinds)
      for (const channel of ["phone", "text", "mail"])
        for (const status of statuses.split(" "))
          expect(of({ task, channel, status })).toMatch(/^[A-Z].*Jane Smith/);
  });

  test("of a reminder names the time", () => {
    const about = { startsAt: thursday };
    expect(of({ task: "remind" }, about)).toBe("Texted Jane Smith: reminded them of Thu 4:30 PM");
    expect(of({ task: "remind", status: "approved" }, about)).toBe(
      "Will text Jane Smith: remind them of Thu 4:30 PM",
    );
  });

  test.each([
    [{ status: "draft" }, "Drafted a text to Jane Smith: welcome the new lead"],
    [
      { status: "draft", channel: "mail", task: "followUp" },
      "Drafted an email to Jane Smith: follow up",
    ],
    [{ status: "waiting" }, "Needs your approval to text Jane Smith: welcome the new lead"],
    [{ status: "approved" }, "Will text Jane Smith: welcome the new lead"],
    [{ status: "doing" }, "Sending the text to Jane Smith: welcome the new lead"],
    [{ status: "failed" }, "Couldn't text Jane Smith"],
    [
      { status: "failed", result: "The number is wrong." },
      "Couldn't text Jane Smith: the number is wrong",
    ],
    [{ status: "refused", result: "No consent." }, "Didn't text Jane Smith: not allowed"],
    [{ status: "rejected" }, "You rejected the text to Jane Smith"],
    [
      { status: "expired", result: "It expired before you decided." },
      "The text to Jane Smith expired: it expired before you decided",
    ],
    [
      { status: "cancelled", result: "The appointment has changed." },
      "Canceled the text to Jane Smith: the appointment has changed",
    ],
    [{ result: "Sent by you." }, "You texted Jane Smith: welcomed the new lead"],
    [{ result: "Text sent" }, "Texted Jane Smith: welcomed the new lead"],
  ])("%j", (given, text) => {
    expect(of(given)).toBe(text);
  });

  test.each([
    ["doing", null, "Calling Jane Smith: return their call"],
    ["done", null, "Called Jane Smith: returned their call"],
    ["done", "Answered, 42 seconds.", "Called Jane Smith: answered, 42 seconds"],
    ["done", "Sent by you.", "You called Jane Smith: returned their call"],
    ["failed", "No answer.", "Tried to call Jane Smith: no answer"],
    ["cancelled", "FHA only.", "Canceled the call to Jane Smith: FHA only"],
  ])("that is %s with the result %j, by phone", (status, result, text) => {
    expect(of({ task: "callback", channel: "phone", status, result })).toBe(text);
  });

  test("without a known name is to a caller", () => {
    expect(of({ task: "textBack" }, { person: null })).toBe(
      "Texted a caller: answered the missed call",
    );
  });

  test.each([
    ["was deleted", { action: null }],
    ["is of an unknown task", { action: action({ task: "toString" }) }],
    ["is of an unknown channel", { action: action({ channel: "fax" }) }],
    ["has an unknown status", { action: action({ status: "lost" }) }],
  ])("that %s keeps its description", (_, given) => {
    expect(said({ kind: "action", ...given })).toBe("As stored");
  });
});

test.each([null, "somethingElse", "toString"])(
  "an entry of the kind %j keeps its description",
  (kind) => {
    expect(said({ kind })).toBe("As stored");
  },
);

test.each([
  [null, "Not known"],
  [0, "No charge for calls or texts"],
  [2, "About $0.02"],
  [150, "About $1.50"],
])("the cost %j is %s", (cents, text) => {
  expect(logCostText(cents)).toBe(text);
});
