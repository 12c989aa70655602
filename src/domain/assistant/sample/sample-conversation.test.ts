import { expect, test } from "vitest";
import { utc } from "#domain/kernel/zone-rules.ts";
import { sampleConversation } from "./sample-conversation.ts";

const now = () => new Date("2026-11-26T15:00:00Z");
const begun = () => {
  const talk = sampleConversation({ now, zone: utc, channel: "web" });
  talk.begin();
  return talk;
};

test("a call books a free time, after a read-back and a yes", () => {
  const talk = begun();
  expect(talk.suggestions()).toContain("Book an appointment");
  talk.say("Can I see a house on Monday at 10?");
  talk.say("Vera Lind");
  talk.say("vera@example.com");
  expect(talk.say("skip").join(" ")).toContain("Let me read that back");
  expect(talk.deeds()).toEqual([]);
  talk.say("Yes, please");
  expect(talk.deeds()).toEqual([
    { kind: "booked", name: "Vera Lind", startsAt: "2026-11-30T10:00:00.000Z" },
  ]);
  expect(talk.isOver()).toBe(false);
  talk.say("No, that's all");
  expect(talk.isOver()).toBe(true);
  expect(talk.summary()).toContain("Vera Lind booked an appointment");
});

test("what one conversation booked is not known to another", () => {
  for (let round = 0; round < 2; round += 1) {
    const talk = begun();
    expect(talk.say("Book an appointment on Monday at 10").join(" ")).toContain("is free");
  }
});
