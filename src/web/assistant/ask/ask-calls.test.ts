import { expect, test, vi } from "vitest";
import type { AskAnswer } from "#contract/assistant/ask.ts";
import { openTalk } from "../talk/open-talk.ts";
import { pageMemory } from "../talk/talk-memory.ts";
import { askCalls } from "./ask-calls.ts";

const answer: AskAnswer = {
  says: ["1 entry stands in your calendar.", "That is all."],
  items: [{ title: "10:00 AM: Dana Reed", detail: null, href: "/dashboard/calendar" }],
  page: null,
  suggestions: ["Tomorrow?"],
  isDrafted: false,
};

function asking(ask: (question: { id: string; text: string }) => Promise<AskAnswer>) {
  const told: [number, AskAnswer][] = [];
  const calls = askCalls(ask, (seq, all) => told.push([seq, all]));
  let ids = 0;
  const newId = () => `id-${(ids += 1)}`;
  const talk = openTalk({
    profileId: "ask",
    calls,
    memory: pageMemory(),
    timeZone: "UTC",
    newId,
  });
  return { talk, told };
}

test("a question and each sentence of the answer are lines, and the last one has the items", async () => {
  const { talk, told } = asking(async () => answer);
  await talk.start();
  expect(talk.state().suggestions.length).toBeGreaterThan(2);
  await talk.say("What's on today?");
  const { lines, suggestions } = talk.state();
  expect(lines.map(({ speaker, words }) => `${speaker}: ${words}`).slice(1)).toEqual([
    "caller: What's on today?",
    "assistant: 1 entry stands in your calendar.",
    "assistant: That is all.",
  ]);
  expect(told).toEqual([[lines.at(-1)!.seq, answer]]);
  expect(suggestions).toEqual(["Tomorrow?"]);
});

test("a question without an answer is sent again under the same id", async () => {
  const ask = vi
    .fn<(question: { id: string; text: string }) => Promise<AskAnswer>>()
    .mockRejectedValueOnce(new Error("away"))
    .mockResolvedValue(answer);
  const { talk } = asking(ask);
  await talk.start();
  await talk.say("Draft a follow-up to Dana");
  expect(talk.state()).toMatchObject({ draft: "Draft a follow-up to Dana", sent: null });
  expect(talk.state().trouble).not.toBeNull();
  await talk.say();
  expect(ask.mock.calls[1]).toEqual(ask.mock.calls[0]);
  expect(talk.state().lines.map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
});
