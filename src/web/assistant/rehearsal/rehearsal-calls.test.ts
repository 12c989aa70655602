import { expect, test } from "vitest";
import type { BehindLine, RehearsalAnswer } from "#contract/assistant/rehearsal.ts";
import { openTalk } from "../talk/open-talk.ts";
import { pageMemory } from "../talk/talk-memory.ts";
import { type Behind, rehearsalCalls } from "./rehearsal-calls.ts";

const behind: BehindLine = { understoodBy: "grammar", heard: [], wouldDo: ["Book"], refused: [] };
const answer = (change: Partial<RehearsalAnswer> = {}): RehearsalAnswer => ({
  talkId: "t",
  lines: [],
  expecting: "want",
  suggestions: [],
  isTakenOver: false,
  outcome: null,
  behind: null,
  ...change,
});

function rehearsing(outcome: RehearsalAnswer["outcome"] = null) {
  const taken: Behind[] = [];
  const opened: string[] = [];
  let began = 0;
  const calls = rehearsalCalls(
    {
      begin: async ({ talkId }) => {
        opened.push(talkId);
        return answer({ talkId, lines: [{ seq: 0, speaker: "assistant", words: "Hello" }] });
      },
      say: async ({ talkId, text }) =>
        answer({
          talkId,
          lines: [{ seq: 1, speaker: "caller", words: text }],
          outcome,
          behind,
        }),
    },
    { began: () => (began += 1), took: (line) => taken.push(line) },
  );
  let ids = 0;
  const talk = openTalk({
    profileId: "rehearsal",
    calls,
    memory: pageMemory(),
    timeZone: "UTC",
    newId: () => `id-${(ids += 1)}`,
  });
  return { talk, taken, opened, times: () => began };
}

test("each line includes how it was understood, and a rehearsed booking has no link", async () => {
  const { talk, taken } = rehearsing("booked");
  await talk.start();
  await talk.say("Book it");
  expect(taken).toMatchObject([{ said: "Book it", behind }]);
  expect(talk.state()).toMatchObject({ phase: "over", manageLink: null });
});

test("looking for news finds none, and starting over begins another rehearsal", async () => {
  const { talk, opened, times } = rehearsing();
  await talk.start();
  await talk.look();
  expect(talk.state().lines).toHaveLength(1);
  talk.type("Half a line");
  await talk.startOver();
  expect(new Set(opened).size).toBe(2);
  expect(times()).toBe(2);
  expect(talk.state()).toMatchObject({ phase: "open", draft: "Half a line" });
});
