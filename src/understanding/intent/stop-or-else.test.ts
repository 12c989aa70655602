import { expect, test } from "vitest";
import type { Expecting } from "../heard.ts";
import { hear } from "../corpus/hear.ts";

test.each<[Expecting, string]>([
  ["anythingElse", "no and don't pass my email around goodbye"],
  ["email", "vera@lind.test and don't sell it"],
  ["phone", "415 555 0162 but don't give it out to anybody"],
  ["anythingElse", "and please don't share my number with the other agents"],
  ["want", "i want him to hear it from me not some recording"],
  ["want", "i busted my hip and i won't be there wednesday at ten so scratch me off"],
  ["want", "i can't make it tomorrow take me off"],
  ["email", "vera@lind.test so you can lose it"],
  ["message", "I WANT IT ON RECORD. MESSAGE: SEPTIC NEVER PUMPED"],
  ["confirm", "stop wait the email is wrong"],
  ["day", "stop i said wednesday"],
  ["name", "stop stop let me start over"],
])(
  "what is kept to itself, taken off the calendar or interrupted is no stop: %s, %s",
  (expecting, text) => {
    const spoken = !/[A-Z.,!?]/.test(text);
    expect(hear(text, { expecting, spoken }).wants).not.toContain("optOut");
  },
);

test.each([
  "Who did you sell me to, and take katya.brandt@example.net off anything you ever mail.",
  "No more mail to that address.",
  "remove bob@example.com from everything",
  "my number is 415 555 0162 take it off your list",
  "don't pass my email around and don't call me again",
])("an address or a number that is named is taken off: %s", (text) => {
  const { wants, mayStop } = hear(text, { spoken: !/[A-Z.,!?]/.test(text) });
  expect(wants.includes("optOut") || mayStop).toBe(true);
});
