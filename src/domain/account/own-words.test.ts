import { expect, test } from "vitest";
import { isOfOwnWords } from "./own-words.ts";

const ana = ["Ana Ruiz", "ana.ruiz@agents.test", "+17185550142"];

test.each([
  "hearthline",
  "Hearthline1!",
  "HEARTH-LINE 2026",
  "ana.ruiz@agents.test",
  "Ana.Ruiz",
  "anaruiz",
  "ruizana7",
  "Ruiz2026!",
  "7185550142",
  "+1 (718) 555-0142",
  "hearthline-ana",
])("%s is refused as a password for Ana Ruiz", (password) => {
  expect(isOfOwnWords(password, ana)).toBe(true);
});

test.each([
  "quiet-lamp",
  "correct-horse-7",
  "banana-boat",
  "ana-found-a-quiet-lamp",
  "82736455",
  "!!!!!!",
])("%s is allowed", (password) => {
  expect(isOfOwnWords(password, [...ana, null, ""])).toBe(false);
});
