import { expect, test } from "vitest";
import { hear } from "../corpus/hear.ts";

const spoken = { expecting: "want", spoken: true } as const;

test.each([
  "well i don't know what they wanted do i could you put me on to whoever rang",
  "third time i'm calling today and i get the computer again you people ever pick up a phone over there",
  "somebody rang me from this number and i'd like to know who it was",
  "you called me twice this morning and nobody spoke",
  "i'm calling about the letter you sent me and the two texts after it",
  "who is it that keeps ringing me i'd like to talk to them",
])("where nothing is said of an end, no stop is taken at once: %s", (text) => {
  expect(hear(text, spoken).wants).not.toContain("optOut");
});

test.each([
  "could you put me on to whoever rang",
  "i want the person who called me",
  "put me onto the lady please",
])("whoever called is asked for: %s", (text) => {
  expect(hear(text, spoken).wants).toContain("human");
});

test.each([
  "stop calling me",
  "take me off your list",
  "don't you ever call this number again",
  "i do not want any more of your texts",
  "nobody here wants your calls so quit it",
  "lose my number",
  "dnt txt me agn",
])("an end is one at once: %s", (text) => {
  expect(hear(text, spoken).wants).toContain("optOut");
});

test.each(["dnt call b4 noon", "dnt forget to call me", "cancel the call on tuesday"])(
  "what only has its words is none: %s",
  (text) => {
    expect(hear(text, spoken).wants).not.toContain("optOut");
  },
);
