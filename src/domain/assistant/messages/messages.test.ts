import { describe, expect, test } from "vitest";
import { zoneNamed } from "#test/harness/zones.ts";
import { outreachChannels } from "../outreach/consent.ts";
import {
  callbackMessage,
  followUpMessage,
  newLeadMessage,
  reminderMessage,
  textBackMessage,
} from "./messages.ts";
import { asSent, longestText, ruleAgainst } from "./signature.ts";

const writer = { fullName: "Ana Ruiz", companyName: "Ruiz Realty" };
const optOutLink = {
  stopLink: "https://hearth.test/stop/0199f3a2-7c1d-7bb0-9a44-1f6a0c2d3e4f#eA.eA",
};
const links = { talkLink: "https://hearth.test/talk/0199f3a2-7c1d-7bb0-9a44-1f6a0c2d3e4f" };
const reader = { firstName: "Lee" };
const reminder = reminderMessage({
  writer,
  startsAt: new Date("2026-11-24T18:30:00Z"),
  zone: zoneNamed("America/New_York"),
  manageLink: "https://hearth.test/manage#abc",
});
const all = [
  ...outreachChannels.map(
    (channel) => [channel, newLeadMessage(channel, { reader, writer, links })] as const,
  ),
  ["text", textBackMessage({ writer, links })] as const,
  ["mail", followUpMessage({ reader, writer, days: 14, links })] as const,
  ["text", reminder] as const,
  ["phone", callbackMessage({ reader, writer })] as const,
];

test.each(all)(
  "by %s: names the sender, that it is automated, and how to opt out: %j",
  (channel, message) => {
    const sent = asSent(channel, message.words, { writer, optOutLink });
    expect(sent).toContain("Ana Ruiz");
    expect(sent).toMatch(/automated assistant/);
    expect(sent).toMatch(
      channel === "mail" ? /To stop these messages: https:\/\/hearth.test\/stop/ : /\bstop\b/i,
    );
    expect(ruleAgainst(`${message.subject ?? ""}\n${sent}`, writer)).toBeNull();
    expect(message.subject === null).toBe(channel !== "mail");
    if (channel === "text") expect(sent.length).toBeLessThanOrEqual(longestText);
  },
);

test("a reminder says when and in which time zone, and never asks to answer CANCEL", () => {
  const sent = asSent("text", reminder.words, { writer, optOutLink });
  expect(sent).toBe(
    "Reminder: Tuesday, November 24, 1:30 PM Eastern Time (New York), with Ana Ruiz. To change it reply C or open " +
      "https://hearth.test/manage#abc - Ana Ruiz's automated assistant. Reply STOP to opt out.",
  );
  for (const [, { words }] of all) expect(words).not.toMatch(/cancel|\bquit\b|\bend\b/i);
});

test("a voicemail does not mention what someone said", () => {
  expect(callbackMessage({ reader, writer }).words).not.toMatch(/because of|about/);
});

test("a long text is cut at a word, keeps its link, and always ends with how to stop", () => {
  const sent = asSent("text", `${"very ".repeat(100)}long ${links.talkLink}`, {
    writer,
    optOutLink,
  });
  expect(sent.length).toBeLessThanOrEqual(longestText);
  expect(sent).toContain(`very… ${links.talkLink} - Ana Ruiz's automated assistant. Reply STOP`);
});

test("a follow-up counts in weeks from two weeks on", () => {
  expect(followUpMessage({ reader, writer, days: 21, links }).words).toContain("3 weeks");
  expect(followUpMessage({ reader, writer, days: 8, links }).words).toContain("a little while");
});

describe("what keeps a message from being sent", () => {
  test.each([
    ["Hi Lee.\nYour rate is 5.2 percent.", "terms"],
    ["Good news! You qualify for a loan.", "promise"],
    ["It is a safe neighborhood. Call me.", "steering"],
    ["I am a real person.", "person"],
  ])("%j: %s", (words, rule) => expect(ruleAgainst(words, writer)).toBe(rule));

  test("a period does not get around a rule", () =>
    expect(ruleAgainst("Our interest. rates are. APR. You are\napproved", writer)).not.toBeNull());

  test("the digits of a page's address are not a card number", () =>
    expect(
      ruleAgainst("Open https://h.test/talk/01991234-5678-7012-3456-789012345678", writer),
    ).toBeNull());

  test("ordinary text passes", () =>
    expect(ruleAgainst("Hi Lee. See you on Monday!", writer)).toBeNull());
});
