import { expect, test } from "vitest";
import { turn } from "./fixture.ts";
import { repeatedSentences } from "./repeats.ts";

const again = (says: string, ...answers: string[]) =>
  repeatedSentences([
    turn({ answer: [answers[0]!] }),
    turn({ says, answer: [answers[1] ?? answers[0]!] }),
  ]);

test("a long sentence that comes again in the next answer is counted", () => {
  const words = "Sorry. Which day would work best for you?";
  expect(again("the blue one", words)).toEqual(["Which day would work best for you?"]);
  expect(again("the blue one", "Which works for you?")).toEqual([]);
  const [asked, silent] = [turn({ answer: [words] }), turn({ says: "mhm", answer: [] })];
  expect(repeatedSentences([asked, silent, asked])).toHaveLength(1);
  expect(again("the blue one", words, "Sorry. Is it Tuesday or Wednesday for you?")).toEqual([]);
});

test("whoever asks to hear it again does", () => {
  const words = "Which day would work best for you?";
  for (const says of [
    "can you say that again",
    "sorry?",
    "what was that",
    "¿cómo?",
    "repita por favor",
  ])
    expect(again(says, words), says).toEqual([]);
});
