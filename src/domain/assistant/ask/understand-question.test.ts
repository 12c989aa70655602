import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import type { Day } from "#domain/kernel/day.ts";
import { examples } from "./question.ts";
import { understandQuestion } from "./understand-question.ts";

// A Wednesday.
const today = "2026-11-18" as Day;
const ask = (text: string) => understandQuestion(text, { today, minute: 9 * 60 });
const days = (from: string, until = from) => ({ from, until });
const free = (from: string, more = {}) => ({
  kind: "free",
  period: days(from),
  minute: null,
  part: null,
  ...more,
});

describe("the day", () => {
  test.each([
    ["What's on today?", days("2026-11-18")],
    ["what is on tomorrow", days("2026-11-19")],
    ["whats on Tuesday", days("2026-11-24")],
    ["What do I have on Friday?", days("2026-11-20")],
    ["appointments next week", days("2026-11-23", "2026-11-29")],
    ["my schedule for this week", days("2026-11-18", "2026-11-22")],
    ["show me my calendar", days("2026-11-18")],
    ["how many meetings do I have tomorrow?", days("2026-11-19")],
    ["who am I seeing today", days("2026-11-18")],
    ["what was on yesterday", days("2026-11-17")],
    ["what did I have last week on my calendar", days("2026-11-09", "2026-11-15")],
    ["tomorrow?", days("2026-11-19")],
    ["how does my day look", days("2026-11-18")],
    ["agenda for the next 3 days", days("2026-11-18", "2026-11-20")],
  ])("%s", (text, period) => expect(ask(text)).toEqual({ kind: "agenda", period }));

  test.each([
    ["When is my next appointment?", null],
    ["who's next", null],
    ["what is next?", null],
    ["when do I meet Dana Reed?", "Dana Reed"],
    ["when is my appointment with dana?", "dana"],
    ["when am I seeing O'Neill", "O'Neill"],
    ["next meeting with Dana please", "Dana"],
  ])("%s: what comes next", (text, name) => expect(ask(text)).toEqual({ kind: "next", name }));
});

describe("free times", () => {
  test.each([
    ["Am I free Thursday at 3?", free("2026-11-19", { minute: 15 * 60 })],
    ["am i free tomorrow", free("2026-11-19")],
    ["Am I busy on Friday at 10:30 am", free("2026-11-20", { minute: 630 })],
    ["when am I free next week?", { ...free(""), period: days("2026-11-23", "2026-11-29") }],
    ["do I have time on Friday?", free("2026-11-20")],
    ["free slots this week", { ...free(""), period: days("2026-11-18", "2026-11-22") }],
    ["am I available today", free("2026-11-18")],
  ])("%s", (text, question) => expect(ask(text)).toEqual(question));

  test("of a part of the day", () => {
    const asked = ask("am I free Thursday afternoon?");
    expect(asked).toMatchObject({ kind: "free", period: days("2026-11-19"), minute: null });
    expect(asked).toHaveProperty("part.from", 12 * 60);
  });
});

describe("lists", () => {
  test.each([
    ["new leads this week", { kind: "newLeads", period: null }],
    ["Any new leads?", { kind: "newLeads", period: null }],
    ["how many leads came in yesterday", { kind: "newLeads", period: days("2026-11-17") }],
    ["leads this month", { kind: "newLeads", period: days("2026-11-01", "2026-11-30") }],
    ["deals closing this week", { kind: "closings", period: days("2026-11-16", "2026-11-22") }],
    ["Deals closing this month", { kind: "closings", period: days("2026-11-01", "2026-11-30") }],
    [
      "which deals close next month?",
      { kind: "closings", period: days("2026-12-01", "2026-12-31") },
    ],
    ["what's closing", { kind: "closings", period: days("2026-11-01", "2026-11-30") }],
    ["who wants a callback?", { kind: "callbacks" }],
    ["who do I have to call back", { kind: "callbacks" }],
    ["who asked to be called back", { kind: "callbacks" }],
    ["who should I call?", { kind: "callbacks" }],
    ["which appointments lack an outcome", { kind: "noOutcome" }],
    ["appointments without outcome", { kind: "noOutcome" }],
    ["how many calls this month", { kind: "calls" }],
    ["how many calls did you make", { kind: "calls" }],
    ["what can you do?", { kind: "help" }],
    ["What can I ask", { kind: "help" }],
    ["help", { kind: "help" }],
  ])("%s", (text, question) => expect(ask(text)).toEqual(question));
});

describe("people", () => {
  test.each([
    ["what's Dana's number?", "Dana", "phone"],
    ["What’s Dana Reed’s phone number", "Dana Reed", "phone"],
    ["dana's email", "dana", "email"],
    ["what is the email of Dana Reed", "Dana Reed", "email"],
    ["phone number for Reed please", "Reed", "phone"],
    ["find Reed", "Reed", null],
    ["Find the lead Dana Reed", "Dana Reed", null],
    ["who is Dana?", "Dana", null],
    ["do I have a contact named Reed", "Reed", null],
    ["look up o'neill", "o'neill", null],
    ["call Dana", "Dana", "phone"],
    ["how do I reach Dana Reed?", "Dana Reed", "phone"],
    ["find May", "May", null],
    ["what's May's number", "May", "phone"],
    ["James' number", "James", "phone"],
  ])("%s", (text, name, asks) => expect(ask(text)).toEqual({ kind: "find", name, asks }));
});

describe("drafts", () => {
  const draft = (name: string, message: string | null = null, channel = "mail") => ({
    kind: "draft",
    name,
    channel,
    message,
  });
  test.each([
    ["draft a follow-up to Dana Reed", draft("Dana Reed")],
    ["Please write a follow up email to dana", draft("dana")],
    ["follow up with Dana", draft("Dana")],
    ["write Dana a follow-up", draft("Dana")],
    ["send a text to Dana Reed", draft("Dana Reed", null, "text")],
    ["write Dana that the appraisal is in", draft("Dana", "the appraisal is in")],
    ["Tell Dana Reed that I am running late.", draft("Dana Reed", "I am running late.")],
    ["let Dana know that we close on Friday", draft("Dana", "we close on Friday")],
    ["text Dana: see you at 3", draft("Dana", "see you at 3", "text")],
    ["email Dana Reed saying the papers are ready", draft("Dana Reed", "the papers are ready")],
    ["text Dana the keys are here", draft("Dana", "the keys are here", "text")],
    [
      "draft an email to Dana saying that her new leads are in",
      draft("Dana", "her new leads are in"),
    ],
    [
      "remind Dana to bring the papers tomorrow",
      draft("Dana", "A short reminder: bring the papers tomorrow"),
    ],
    ["can you draft a message for Dana Reed please", draft("Dana Reed")],
  ])("%s", (text, question) => expect(ask(text)).toEqual(question));
});

describe("what only a person may judge", () => {
  test.each([
    ["does Dana qualify?", "qualify"],
    ["can Dana afford it", "qualify"],
    ["what is the mortgage rate today", "rates"],
  ])("%s", (text, about) => expect(ask(text)).toEqual({ kind: "delicate", about }));
});

test.each(["", "hello", "banana", "sing me a song", "what is the meaning of life", "???"])(
  "%j is not understood, and nothing is made up",
  (text) => expect(ask(text)).toEqual({ kind: "unclear" }),
);

test("every example is understood", () => {
  for (const example of examples) expect(ask(example).kind, example).not.toBe("unclear");
  expect(new Set(examples.map((example) => ask(example).kind)).size).toBe(examples.length);
});

test("never fails and never takes long, whatever is typed", () => {
  const words =
    "draft write tell that to Dana Reed's number free next week deals leads ' : -".split(" ");
  const lines = fc.oneof(
    fc.string({ maxLength: 1200, unit: "grapheme" }),
    fc.array(fc.constantFrom(...words), { maxLength: 200 }).map((each) => each.join(" ")),
  );
  fc.assert(
    fc.property(lines, (text) => {
      const began = performance.now();
      ask(text);
      expect(performance.now() - began).toBeLessThan(2_000);
    }),
    { numRuns: 300 },
  );
});
