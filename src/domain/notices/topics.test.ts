import { expect, test } from "vitest";
import { noticeKinds } from "./kinds.ts";
import { kindsOf, noticeTopics, topicWishes } from "./topics.ts";

test("every kind belongs to one topic", () => {
  expect(noticeTopics.flatMap(kindsOf).toSorted()).toEqual([...noticeKinds].toSorted());
});

test("by default every notification is on in the bell and by email, but for emails that no one got before, and never by text", () => {
  const later = ["lead", "approval", "assistant"];
  expect(topicWishes([])).toEqual(
    noticeTopics.map((topic) => ({
      topic,
      inBell: true,
      byMail: !later.includes(topic),
      byText: false,
    })),
  );
});

test("a topic is off for a channel if one of its kinds is, and unknown kinds change nothing", () => {
  const all = { inBell: true, byMail: true, byText: true };
  const wishes = topicWishes([
    { kind: "new lead", ...all },
    { kind: "approval waiting", ...all },
    { kind: "approval expiring", ...all, inBell: false, byText: false },
    { kind: "accepted", ...all, byMail: false },
    { kind: "declined", ...all },
    { kind: "scenario saved", ...all, inBell: false },
    { kind: "of a later room", inBell: false, byMail: false, byText: false },
  ]);
  expect(wishes).toEqual([
    { topic: "lead", inBell: true, byMail: true, byText: true },
    { topic: "booking", inBell: true, byMail: true, byText: false },
    { topic: "message", inBell: true, byMail: true, byText: false },
    { topic: "approval", inBell: false, byMail: true, byText: false },
    { topic: "assistant", inBell: true, byMail: false, byText: false },
    { topic: "invitation", inBell: true, byMail: true, byText: false },
    // What is stored for a topic that is never texted is not shown as on.
    { topic: "answer", inBell: true, byMail: false, byText: false },
    { topic: "end", inBell: true, byMail: true, byText: false },
    { topic: "saved", inBell: false, byMail: true, byText: false },
    { topic: "changed", inBell: true, byMail: true, byText: false },
  ]);
});

test("emails about bookings stay on, because they carry the calendar entry", () => {
  const off = kindsOf("booking").map((kind) => ({
    kind,
    inBell: false,
    byMail: false,
    byText: false,
  }));
  expect(topicWishes(off).find(({ topic }) => topic === "booking")).toEqual({
    topic: "booking",
    inBell: false,
    byMail: true,
    byText: false,
  });
});
