import { expect, test } from "vitest";
import { saysGoodbye } from "./call-speech.ts";

test.each([
  "Bye!",
  "Okay, thank you, bye.",
  "You too",
  "Great, see you then",
  "That’s all, thanks",
  "",
])("%j is a goodbye", (words) => {
  expect(saysGoodbye(words)).toBe(true);
});

test.each([
  "Oh wait, one more thing",
  "Can I change it to Wednesday?",
  "Stop calling me",
  "Actually cancel that",
  "what is the address",
])("%j is not a goodbye", (words) => {
  expect(saysGoodbye(words)).toBe(false);
});
