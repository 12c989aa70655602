import { expect, test } from "vitest";
import { noticeKinds } from "./kinds.ts";
import { kindsOf, noticeTopics, topicWishes } from "./topics.ts";

test("every kind belongs to one topic", () => {
  expect(noticeTopics.flatMap(kindsOf).toSorted()).toEqual([...noticeKinds].toSorted());
});

test("by default every notification is on in both channels, but for emails that no one got before", () => {
  const later = ["lead", "approval", "assistant"];
  expect(topicWishes([])).toEqual(
    noticeTopics.map((topic) => ({ topic, inBell: true, byMail: !later.includes(topic) })),
  );
});

test("a topic is off for a channel if one of its kinds is, and unknown kinds change nothing", () => {
  const wishes = topicWishes([
    { kind: "new lead", inBell: true, byMail: true },
    { kind: "approval waiting", inBell: true, byMail: true },
    { kind: "approval expiring", inBell: false, byMail: true },
    { kind: "accepted", inBell: true, byMail: false },
    { kind: "declined", inBell: true, byMail: true },
    { kind: "scenario saved", inBell: false, byMail: true },
    { kind: "of a later room", inBell: false, byMail: false },
  ]);
  expect(wishes).toEqual([
    { topic: "lead", inBell: true, byMail: true },
    { topic: "booking", inBell: true, byMail: true },
    { topic: "message", inBell: true, byMail: true },
    { topic: "approval", inBell: false, byMail: true },
    { topic: "assistant", inBell: true, byMail: false },
    { topic: "invitation", inBell: true, byMail: true },
    { topic: "answer", inBell: true, byMail: false },
    { topic: "end", inBell: true, byMail: true },
    { topic: "saved", inBell: false, byMail: true },
    { topic: "changed", inBell: true, byMail: true },
  ]);
});

test("emails about bookings stay on, because they carry the calendar entry", () => {
  const off = kindsOf("booking").map((kind) => ({ kind, inBell: false, byMail: false }));
  expect(topicWishes(off).find(({ topic }) => topic === "booking")).toEqual({
    topic: "booking",
    inBell: false,
    byMail: true,
  });
});
