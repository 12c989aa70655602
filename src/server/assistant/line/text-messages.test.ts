import { expect, test } from "vitest";
import {
  ana,
  anasLine,
  answerOf,
  caller,
  startLine,
  type TestLine,
  scriptedTalks,
} from "#test/harness/line-talks.ts";
import { newSid, postWebhook, textsOf } from "#test/harness/twilio.ts";

async function write(
  line: TestLine,
  Body: string,
  fields: Record<string, string> = {},
): Promise<string[]> {
  const usual = { MessageSid: newSid("SM"), From: caller, To: anasLine, NumMedia: "0" };
  const answer = await postWebhook(line.baseUrl, "/twilio/text", { ...usual, Body, ...fields });
  expect(answer.status).toBe(200);
  return textsOf(answer.xml, "Message");
}

test("the first text is answered with the disclosure, and the next by the same conversation", async () => {
  let open: string | null = null;
  const talks = scriptedTalks({ hear: (text) => answerOf(`You wrote ${text}.`) });
  await using line = await startLine({ talks, openTexts: () => open });
  expect(await write(line, " Tuesday? ")).toEqual([
    "Hello, this is Ana's automated assistant, not a person. You wrote Tuesday?.",
  ]);
  expect(talks.openings).toMatchObject([
    { owner: ana, channel: "text", callerNumber: caller, canTransfer: false },
  ]);
  open = talks.openings[0]!.id;
  expect(await write(line, "At two")).toEqual(["You wrote At two."]);
  expect(talks.openings).toHaveLength(1);
  expect(talks.lines.map(({ id, spoken }) => [id, spoken])).toEqual([
    [open, false],
    [open, false],
  ]);
});

test("a text is handled once, however often it is delivered, also to another process", async () => {
  const talks = scriptedTalks();
  const MessageSid = newSid("SM");
  for (let process = 0; process < 2; process += 1) {
    await using line = await startLine({ talks });
    for (let time = 0; time < 2; time += 1) await write(line, "hello", { MessageSid });
  }
  // The second process cannot know of the first, but the conversation and its turn are the same.
  expect(talks.lines).toHaveLength(2);
  expect(new Set(talks.lines.map(({ turnId, id }) => `${id} ${turnId}`)).size).toBe(1);
});

test("a text after the end of the conversation starts a new one", async () => {
  const gone = "0198c0de-0000-7000-8000-00000000000b";
  const talks = scriptedTalks({ hear: (_, count) => (count === 1 ? null : answerOf("Sure.")) });
  await using line = await startLine({ talks, openTexts: () => gone });
  expect(await write(line, "one more thing")).toEqual([
    "Hello, this is Ana's automated assistant, not a person. Sure.",
  ]);
  expect(talks.lines[1]!.id).toBe(talks.openings[0]!.id);
});

test("two texts at once are handled one after another, in one conversation", async () => {
  let open: string | null = null;
  const under: number[] = [];
  let now = 0;
  const talks = scriptedTalks({
    hear: async () => {
      under.push((now += 1));
      await new Promise((resolve) => setTimeout(resolve, 30));
      now -= 1;
      open = talks.openings[0]!.id;
      return answerOf("Yes.");
    },
  });
  await using line = await startLine({ talks, openTexts: () => open });
  await Promise.all(["a b", "c d", "e f"].map((words) => write(line, words)));
  expect(under).toEqual([1, 1, 1]);
  expect(talks.openings).toHaveLength(1);
});

test("a long answer takes several texts, each of at most 320 characters", async () => {
  const talks = scriptedTalks({ hear: () => answerOf("a ".repeat(150), "b ".repeat(100)) });
  await using line = await startLine({ talks, openTexts: () => ana });
  const texts = await write(line, "tell me everything");
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text.length).toBeLessThanOrEqual(320);
});

test("an opt-out takes effect before anything is answered, also while the assistant is paused or fails", async () => {
  const confirmation = [
    "You won't get any more calls or messages from Ana Ruiz. Reply START if you change your mind.",
  ];
  await using resting = await startLine({ talks: scriptedTalks({ begin: () => null }) });
  expect(await write(resting, "please stop texting me")).toEqual(confirmation);
  expect(resting.events).toEqual([`stop ${caller}: please stop texting me`]);
  const broken = scriptedTalks({
    hear: () => {
      throw new Error("broken");
    },
  });
  await using line = await startLine({ talks: broken, openTexts: () => ana });
  expect(await write(line, "lose my number")).toEqual(confirmation);
  expect(line.events).toEqual([`stop ${caller}: lose my number`]);
  // Received but not understood is not enough.
  await using deaf = await startLine({ openTexts: () => ana });
  await write(deaf, "leave me alone");
  expect(deaf.events).toEqual([`stop ${caller}: leave me alone`]);
  // If understood, the conversation handles it, once.
  const hears = scriptedTalks({
    hear: () => ({ ...answerOf("Done."), outcome: "optedOut" as const }),
  });
  await using heard = await startLine({ talks: hears, openTexts: () => ana });
  expect(await write(heard, "leave me alone")).toEqual(confirmation);
  expect(heard.events).toEqual([]);
});

test.each(["STOP", "Cancel", "UNSUBSCRIBE", "end", "quit"])(
  "to %s the telephone service answers itself, so we say nothing",
  async (word) => {
    await using line = await startLine();
    expect(await write(line, word)).toEqual([]);
    expect(line.events).toEqual([`stop ${caller}: ${word}`]);
    expect(line.talks.openings).toEqual([]);
  },
);

test("what the phone service marks as STOP is an opt-out, in whatever words", async () => {
  await using line = await startLine();
  expect(await write(line, "ARRET", { OptOutType: "STOP" })).toHaveLength(1);
  expect(line.events).toEqual([`stop ${caller}: ARRET`]);
});

test("HELP and START are answered, once", async () => {
  await using line = await startLine();
  const [help] = await write(line, "HELP");
  expect(help).toContain("the automated assistant of Ana Ruiz");
  expect(help).toContain(`${line.baseUrl}/book/${ana}`);
  expect(help).toContain("Reply STOP");
  expect(await write(line, "HELP", { OptOutType: "HELP" })).toEqual([]);
  expect(await write(line, "start")).toHaveLength(1);
  expect(line.events).toEqual([`lift ${caller}: start`]);
});

test("a person who writes while the assistant is paused gets the link, and machines get nothing", async () => {
  await using line = await startLine({ talks: scriptedTalks({ begin: () => null }) });
  expect((await write(line, "are you there?"))[0]).toContain(`/book/${ana}`);
  const lies: Record<string, string>[] = [{ From: "32665" }, { From: "" }, { To: "+17185550111" }];
  for (const lie of lies) expect(await write(line, "your code is 123456", lie)).toEqual([]);
});

test("a picture without text is answered, and so is a failure", async () => {
  await using line = await startLine();
  expect(await write(line, "", { NumMedia: "1" })).toEqual([
    "I can only read text. Please write what this is about.",
  ]);
  const talks = scriptedTalks({
    hear: () => {
      throw new Error("broken");
    },
  });
  await using broken = await startLine({ talks });
  expect(await write(broken, "hello")).toEqual([
    "I'm sorry, something went wrong on my side. Please send that again in a minute.",
  ]);
});
