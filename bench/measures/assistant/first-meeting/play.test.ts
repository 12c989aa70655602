import { expect, test } from "vitest";
import type { Day } from "#understanding/calendar.ts";
import type { Answer } from "../web-channel.ts";
import type { Appointment } from "./calendar.ts";
import { appointment, vera } from "./fixture.ts";
import { playBankCaller } from "./play.ts";

const today = "2026-11-27" as Day;

/** A conversation whose answers are fixed, whatever is said. */
function scripted(
  ...answers: [expecting: Answer["expecting"], words: string, more?: Partial<Answer>][]
) {
  const heard: string[] = [];
  const all = answers.map(([expecting, words, more]): Answer => ({
    expecting,
    lines: words ? [{ seq: 0, speaker: "assistant", words }] : [],
    suggestions: [],
    outcome: null,
    ...more,
  }));
  const talk = {
    get last() {
      return all[Math.min(heard.length, all.length - 1)]!;
    },
    say: async (text: string) => {
      heard.push(text);
      return talk.last;
    },
  };
  return { talk, heard };
}

const stage = { today, code: null, look: async () => [] };

test("a caller is played until the talk ends, and what a line changed is noted with it", async () => {
  const { talk, heard } = scripted(
    ["want", "What can I do for you?"],
    ["choice", "I have 9:00 AM or 2:00 PM.", { suggestions: ["9:00 AM", "2:00 PM"] }],
    ["confirm", "Shall I book it?"],
    ["nothing", "Goodbye.", { outcome: "booked" }],
  );
  const look = async (): Promise<Appointment[]> => (heard.length > 2 ? [appointment()] : []);
  const turns = await playBankCaller(talk, vera, { ...stage, look });
  expect(heard).toEqual(["can i come in tuesday", "2:00 please", "yes"]);
  expect(turns.map(({ asked }) => asked)).toEqual(["want", "choice", "confirm", "nothing"]);
  expect(turns.map(({ changes }) => changes.length)).toEqual([0, 0, 0, 1]);
});

test("a caller hangs up after as many lines as they bear, and when nothing fits", async () => {
  const endless = scripted(["name", "What is your name?"]);
  await playBankCaller(endless.talk, { ...vera, bears: 4 }, stage);
  expect(endless.heard).toHaveLength(4);
  const strange = scripted(["want", "Hi."], ["code", "Which code?"]);
  await playBankCaller(strange.talk, vera, stage);
  expect(strange.heard).toHaveLength(1);
});

test("nobody speaks after the end", async () => {
  const { talk, heard } = scripted(
    ["want", "Hi."],
    ["nothing", "Goodbye.", { outcome: "answered" }],
  );
  const reactions = [{ asked: "any", says: ["hello?"] } as const];
  await playBankCaller(talk, { ...vera, reactions }, stage);
  expect(heard).toHaveLength(1);
});

test("silence is not sent: the caller speaks up or leaves", async () => {
  const silent = { ...vera, opens: "", reactions: [] };
  const left = scripted(["want", "Hi."]);
  expect(await playBankCaller(left.talk, silent, stage)).toHaveLength(1);
  const reactions = [{ asked: "want", says: ["", "sorry, I'm here"] } as const];
  const still = scripted(["want", "Hi."], ["nothing", "Bye.", { outcome: "answered" }]);
  await playBankCaller(still.talk, { ...silent, reactions }, stage);
  expect(still.heard).toEqual([]);
  const spoke = scripted(["want", "Hi."], ["nothing", "Bye.", { outcome: "answered" }]);
  const speaks = [{ asked: "want", says: ["sorry, I'm here"] } as const];
  await playBankCaller(spoke.talk, { ...silent, reactions: speaks }, stage);
  expect(spoke.heard).toEqual(["sorry, I'm here"]);
});

test("what was asked still stands after an answer without words", async () => {
  const { talk, heard } = scripted(["want", "What can I do for you?"], ["want", ""]);
  const reactions = [{ asked: "want", hears: /do for you/, says: ["mhm", "a house"] } as const];
  await playBankCaller(talk, { ...vera, opens: "hm", reactions, bears: 3 }, stage);
  expect(heard).toEqual(["hm", "mhm", "a house"]);
});
