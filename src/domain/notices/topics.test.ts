import { expect, test } from "vitest";
import { noticeKinds } from "./kinds.ts";
import { kindsOf, noticeTopics, topicWishes } from "./topics.ts";

test("every kind belongs to one topic", () => {
  expect(noticeTopics.flatMap(kindsOf).toSorted()).toEqual([...noticeKinds].toSorted());
});

test("whoever has said nothing hears of everything by both channels", () => {
  expect(topicWishes([])).toEqual(
    noticeTopics.map((topic) => ({ topic, inBell: true, byMail: true })),
  );
});

test("a topic is off by a channel where one of its kinds is, and what is not known here changes nothing", () => {
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
