import { describe, expect, test } from "vitest";
import { alarms, delicates, questions } from "#understanding/heard.ts";
import { guard } from "./guard.ts";
import { answerTo } from "./sayings/answers.ts";
import * as asks from "./sayings/asks.ts";
import { alarmWords, otherLanguageWords, refusalOf } from "./sayings/refusals.ts";
import { contextAt } from "#test/harness/talk-context.ts";

test.each([
  ["Our rate is 6.5 % today.", "terms"],
  ["The APR would be low.", "terms"],
  ["An apr 5, on top.", "terms"],
  ["The APR 5 is low.", "terms"],
  ["It is Apr 5.5 here.", "terms"],
  ["That makes $2,400.", "terms"],
  ["It is 1,900 dollars.", "terms"],
  ["The monthly payment is fine.", "terms"],
  ["You qualify for that.", "promise"],
  ["You would probably qualify.", "promise"],
  ["You're pre-approved!", "promise"],
  ["You are approved, John.", "promise"],
  ["Closing is guaranteed.", "promise"],
  ["It is a safe neighborhood.", "steering"],
  ["There are good schools.", "steering"],
  ["Perfect area for families.", "steering"],
  ["I'm a real person.", "person"],
  ["I am human.", "person"],
  ["I’m a real person.", "person"],
  ["You’re eligible.", "promise"],
  ["Your number is 078-05-1120.", "numbers"],
  ["4111 1111 1111 1111 it is.", "numbers"],
  ["Hello <b>Bob</b>.", "markup"],
  ["Let me read that back: 30 minutes; for You Are Approved; phone 718-555-0142.", "promise"],
])("%j is refused (%s)", (sentence, rule) => {
  const guarded = guard(sentence);
  expect(guarded).toMatchObject({ wasReplaced: true, rule });
  // The replacement itself passes.
  expect(guard(guarded.says).wasReplaced).toBe(false);
});

test.each([
  "Let me read that back: 30 minutes with Ana Ruiz; about: Pre-approval; for John Rate; confirmation to rate@apr.test.",
  "You are booked for Tuesday, November 24 at 2:00 PM, Eastern Time (New York).",
  "It is safe to say that I am an automated assistant, not a person.",
  "Appointments can take 15, 30, 45 or 60 minutes.",
  "The closing is set for Apr 5, 2027.",
  "The closing is set for Apr 5.",
  "The walk-through is on Apr. 12 and the closing on Apr 30.",
])("%j is allowed", (sentence) => {
  expect(guard(sentence)).toEqual({ says: sentence, wasReplaced: false, rule: null });
});

test("none of the assistant's own sentences is refused", () => {
  const context = contextAt("2026-11-23T15:00:00Z");
  const own = [
    ...Object.values(asks).filter((words) => typeof words === "string"),
    ...delicates.map((delicate) => refusalOf(delicate, "Ana Ruiz")),
    ...alarms.map((alarm) => alarmWords(alarm, "Ana Ruiz")),
    ...Object.values(otherLanguageWords),
    ...questions.map((question) => answerTo(question, context)),
  ];
  expect(own.length).toBeGreaterThan(40);
  expect(own.filter((words) => guard(words).wasReplaced)).toEqual([]);
});

describe("the names of professional and company", () => {
  const names = ["Ana Ruiz", "Guaranteed Home Loans"];

  test("may contain a rule's words", () => {
    const sentence = "This is the assistant of Ana Ruiz, Guaranteed Home Loans.";
    expect(guard(sentence).rule).toBe("promise");
    expect(guard(sentence, { names })).toEqual({ says: sentence, wasReplaced: false, rule: null });
  });

  test.each([
    ["Your loan is guaranteed, says Guaranteed Home Loans.", names],
    ["You are approved.", ["You are approved"].map((name) => name.slice(8))],
    ["We have 3% Rates Today for you.", ["3% Rates Today"]],
    ["It is guaranteed.", ["an", "is"]],
  ])("%j stays refused", (sentence, own) => {
    expect(guard(sentence, { names: own }).wasReplaced).toBe(true);
  });
});
