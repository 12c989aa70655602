import { describe, expect, test } from "vitest";
import { zoneNamed } from "#test/harness/zones.ts";
import { outreachChannels } from "../outreach/consent.ts";
import {
  callbackLetter,
  followUpLetter,
  newLeadLetter,
  reminderLetter,
  textBackLetter,
} from "./letters.ts";
import { asSent, longestText, ruleAgainst } from "./signed.ts";

const writer = { fullName: "Ana Ruiz", companyName: "Ruiz Realty" };
const wayOut = { stopLink: "https://hearth.test/stop/0199f3a2-7c1d-7bb0-9a44-1f6a0c2d3e4f#eA.eA" };
const ways = { talkLink: "https://hearth.test/talk/0199f3a2-7c1d-7bb0-9a44-1f6a0c2d3e4f" };
const reader = { firstName: "Lee" };
const reminder = reminderLetter({
  writer,
  startsAt: new Date("2026-11-24T18:30:00Z"),
  zone: zoneNamed("America/New_York"),
  manageLink: "https://hearth.test/manage#abc",
});
const all = [
  ...outreachChannels.map(
    (channel) => [channel, newLeadLetter(channel, { reader, writer, ways })] as const,
  ),
  ["text", textBackLetter({ writer, ways })] as const,
  ["mail", followUpLetter({ reader, writer, days: 14, ways })] as const,
  ["text", reminder] as const,
  ["phone", callbackLetter({ reader, writer })] as const,
];

test.each(all)(
  "by %s: whose it is, that no person sent it, and how to stop it: %j",
  (channel, letter) => {
    const sent = asSent(channel, letter.words, { writer, wayOut });
    expect(sent).toContain("Ana Ruiz");
    expect(sent).toMatch(/automated assistant/);
    expect(sent).toMatch(
      channel === "mail" ? /To stop these messages: https:\/\/hearth.test\/stop/ : /\bstop\b/i,
    );
    expect(ruleAgainst(`${letter.subject ?? ""}\n${sent}`)).toBeNull();
    expect(letter.subject === null).toBe(channel !== "mail");
    if (channel === "text") expect(sent.length).toBeLessThanOrEqual(longestText);
  },
);

test("a reminder says when by whose clock, and never asks to answer CANCEL", () => {
  const sent = asSent("text", reminder.words, { writer, wayOut });
  expect(sent).toBe(
    "Reminder: Tuesday, November 24, 1:30 PM Eastern Time (New York), with Ana Ruiz. To change it reply C or open " +
      "https://hearth.test/manage#abc - Ana Ruiz's automated assistant. Reply STOP to opt out.",
  );
  for (const [, { words }] of all) expect(words).not.toMatch(/cancel|\bquit\b|\bend\b/i);
});

test("what somebody said is not told to a voicemail", () => {
  expect(callbackLetter({ reader, writer }).words).not.toMatch(/because of|about/);
});

test("a long text is cut at a word, keeps its link, and always ends with how to stop", () => {
  const sent = asSent("text", `${"very ".repeat(100)}long ${ways.talkLink}`, { writer, wayOut });
  expect(sent.length).toBeLessThanOrEqual(longestText);
  expect(sent).toContain(`very… ${ways.talkLink} - Ana Ruiz's automated assistant. Reply STOP`);
});

test("a follow-up counts in weeks once there are two", () => {
  expect(followUpLetter({ reader, writer, days: 21, ways }).words).toContain("3 weeks");
  expect(followUpLetter({ reader, writer, days: 8, ways }).words).toContain("a little while");
});

describe("what keeps words from going out", () => {
  test.each([
    ["Hi Lee.\nYour rate is 5.2 percent.", "terms"],
    ["Good news! You qualify for a loan.", "promise"],
    ["It is a safe neighborhood. Call me.", "steering"],
    ["I am a real person.", "person"],
  ])("%j: %s", (words, rule) => expect(ruleAgainst(words)).toBe(rule));

  test("a rule is not got around by a full stop", () =>
    expect(ruleAgainst("Our interest. rates are. APR. You are\napproved")).not.toBeNull());

  test("the digits of an address are no card", () =>
    expect(
      ruleAgainst("Open https://h.test/talk/01991234-5678-7012-3456-789012345678"),
    ).toBeNull());

  test("plain words pass", () => expect(ruleAgainst("Hi Lee. See you on Monday!")).toBeNull());
});
