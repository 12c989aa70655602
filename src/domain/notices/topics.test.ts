import { expect, test } from "vitest";
import { noticeKinds } from "./kinds.ts";
import { kindsOf, noticeTopics, topicWishes } from "./topics.ts";

test("every kind belongs to one topic", () => {
  expect(noticeTopics.flatMap(kindsOf).toSorted()).toEqual([...noticeKinds].toSorted());
});

test("by default every notification is on in both channels", () => {
  expect(topicWishes([])).toEqual(
    noticeTopics.map((topic) => ({ topic, inBell: true, byMail: true })),
  );
});

test("a topic is off for a channel if one of its kinds is, and unknown kinds change nothing", () => {
  const wishes = topicWishes([
    { kind: "accepted", inBell: true, byMail: false },
    { kind: "declined", inBell: true, byMail: true },
    { kind: "scenario saved", inBell: false, byMail: true },
    { kind: "of a later room", inBell: false, byMail: false },
  ]);
  expect(wishes).toEqual([
    { topic: "invitation", inBell: true, byMail: true },
    { topic: "answer", inBell: true, byMail: false },
    { topic: "end", inBell: true, byMail: true },
    { topic: "saved", inBell: false, byMail: true },
    { topic: "changed", inBell: true, byMail: true },
  ]);
});
