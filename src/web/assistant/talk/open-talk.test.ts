import { ORPCError } from "@orpc/client";
import { expect, test, vi } from "vitest";
import type { TalkAnswer, TalkLine } from "#contract/assistant/talk.ts";
import { loadSpanish, spanishComesBy } from "#web/language/bilingual.ts";
import { openTalk, type TalkCalls } from "./open-talk.ts";
import type { Remembered } from "./talk-memory.ts";

const line = (seq: number, speaker: TalkLine["speaker"], words: string): TalkLine => ({
  seq,
  speaker,
  words,
});
const greeting = line(0, "assistant", "I am an automated assistant, not a person.");

const answer = (lines: TalkLine[], news: Partial<TalkAnswer> = {}): TalkAnswer => ({
  talkId: "talk 1",
  secret: "s3cret",
  lines,
  expecting: "want",
  suggestions: ["Book a time"],
  isTakenOver: false,
  outcome: null,
  manageLink: null,
  ...news,
});

function talkWith({
  stored = null,
  language,
  ...given
}: Partial<TalkCalls> & { stored?: Remembered | null; language?: "es" }) {
  const kept: { now: Remembered | null } = { now: stored };
  const calls = {
    begin: vi.fn(given.begin ?? (async () => answer([greeting]))),
    say: vi.fn(given.say ?? (async () => answer([]))),
    read: vi.fn(given.read ?? (async () => answer([]))),
  };
  let made = 0;
  const talk = openTalk({
    profileId: "ana",
    calls,
    memory: { read: () => kept.now, write: (next) => void (kept.now = next) },
    timeZone: "America/New_York",
    ...(language ? { language } : {}),
    newId: () => `id ${(made += 1)}`,
  });
  const words = () => talk.state().lines.map((one) => one.words);
  return { talk, calls, kept, words };
}

const lost = () => new TypeError("Failed to fetch");

test("a conversation starts with the greeting, and is remembered before the visitor says anything", async () => {
  const { talk, calls, kept, words } = talkWith({});
  await talk.start();
  expect(calls.begin.mock.calls).toEqual([
    [{ profileId: "ana", talkId: "id 1", timeZone: "America/New_York", spoken: false }],
  ]);
  expect(words()).toEqual([greeting.words]);
  expect(talk.state()).toMatchObject({ phase: "open", suggestions: ["Book a time"] });
  expect(kept.now).toMatchObject({ talkId: "id 1", secret: "s3cret" });
});

test("a conversation that could not be opened is tried again under the same id", async () => {
  const begin = vi.fn<TalkCalls["begin"]>(async () => answer([greeting]));
  begin.mockRejectedValueOnce(lost());
  const { talk } = talkWith({ begin });
  await talk.start();
  expect(talk.state()).toMatchObject({ phase: "closed", trouble: /couldn't reach Hearthline/ });
  await talk.start();
  expect(talk.state().phase).toBe("open");
  expect(begin.mock.calls.map(([{ talkId }]) => talkId)).toEqual(["id 1", "id 1"]);
});

test("a line shows at once, and keeps its place and key when the answer arrives", async () => {
  const { promise, resolve } = Promise.withResolvers<TalkAnswer>();
  const { talk, calls } = talkWith({ say: () => promise });
  const heard = vi.fn();
  talk.onNews(heard);
  await talk.start();
  heard.mockClear();
  talk.type(" Book a time ");
  const saying = talk.say();
  expect(talk.state()).toMatchObject({ draft: "", sent: { turnId: "id 2", text: "Book a time" } });
  await talk.say("Never sent while one is on its way");
  resolve(answer([line(1, "caller", "Book a time"), line(2, "assistant", "Which day?")]));
  await saying;
  expect(calls.say).toHaveBeenCalledTimes(1);
  expect(talk.state().lines.map(({ key }) => key)).toEqual(["0", "id 2", "2"]);
  expect(talk.state()).toMatchObject({
    sent: null,
    tried: null,
    draft: "Never sent while one is on its way",
  });
  expect(heard.mock.calls).toEqual([[["Which day?"]]]);
});

test("a line without an answer returns to the field, and a retry keeps its id unless it was edited", async () => {
  const say = vi.fn<TalkCalls["say"]>(async () => answer([]));
  say.mockRejectedValueOnce(lost()).mockRejectedValueOnce(lost());
  const { talk, kept } = talkWith({ say });
  await talk.start();
  talk.type("Tuesday at 9");
  await talk.say(undefined, { spoken: true, heard: "Which" });
  expect(talk.state()).toMatchObject({ draft: "Tuesday at 9", sent: null, phase: "open" });
  expect(talk.state().trouble).toMatch(/couldn't reach Hearthline/);
  expect(kept.now).toMatchObject({ draft: "Tuesday at 9", tried: { turnId: "id 2" } });
  await talk.say();
  talk.type("Tuesday at 10");
  await talk.say();
  expect(
    say.mock.calls.map(([{ turnId, text, spoken, heard }]) => [turnId, text, spoken, heard]),
  ).toEqual([
    ["id 2", "Tuesday at 9", true, "Which"],
    ["id 2", "Tuesday at 9", true, "Which"],
    ["id 3", "Tuesday at 10", false, undefined],
  ]);
  expect(talk.state()).toMatchObject({ draft: "", trouble: null });
});

test("lines missed through a lost answer are loaded later, in order", async () => {
  const say = vi.fn<TalkCalls["say"]>(async () =>
    answer([line(3, "caller", "At 10"), line(4, "assistant", "At 10, then.")]),
  );
  say.mockRejectedValueOnce(lost());
  const read = vi.fn<TalkCalls["read"]>(async () =>
    answer([line(1, "caller", "At 9"), line(2, "assistant", "At 9?"), line(3, "caller", "At 10")]),
  );
  const { talk, words } = talkWith({ say, read });
  await talk.start();
  await talk.say("At 9");
  talk.type("");
  await talk.say("At 10");
  expect(read.mock.calls).toMatchObject([[{ after: 0, secret: "s3cret" }]]);
  expect(words().slice(1)).toEqual(["At 9", "At 9?", "At 10", "At 10, then."]);
});

test("a line sent before the conversation opens is sent once it does", async () => {
  const { promise, resolve } = Promise.withResolvers<TalkAnswer>();
  const { talk, calls } = talkWith({ begin: () => promise });
  const starting = talk.start();
  talk.type("Book a time");
  await talk.say();
  expect(calls.say).not.toHaveBeenCalled();
  expect(talk.state().draft).toBe("Book a time");
  resolve(answer([greeting]));
  await starting;
  expect(calls.say.mock.calls).toMatchObject([[{ text: "Book a time", secret: "s3cret" }]]);
  expect(talk.state()).toMatchObject({ draft: "", lines: [greeting] });
  talk.type("Typed, not sent");
  await talk.startOver();
  expect(calls.say).toHaveBeenCalledTimes(1);
  expect(talk.state().draft).toBe("Typed, not sent");
});

test("a line whose id is taken by another line is sent again under a new id", async () => {
  const say = vi.fn<TalkCalls["say"]>(async () => answer([]));
  say.mockRejectedValueOnce(new ORPCError("TURN_TAKEN", { status: 409, message: "Taken." }));
  const { talk } = talkWith({ say });
  await talk.start();
  await talk.say("At 9");
  expect(talk.state()).toMatchObject({ draft: "At 9", trouble: "Taken.", tried: null });
  await talk.say();
  const [first, second] = say.mock.calls.map(([{ turnId, text }]) => ({ turnId, text }));
  expect(second!.text).toBe("At 9");
  expect(second!.turnId).not.toBe(first!.turnId);
});

const remembered = { talkId: "talk 1", secret: "s3cret", draft: "", tried: null };

test("a reload continues the same conversation and the half-written line", async () => {
  const read = vi.fn<TalkCalls["read"]>(async () => answer([greeting]));
  const { talk, calls, words } = talkWith({ read, stored: { ...remembered, draft: "On Tues" } });
  await talk.start();
  expect(read.mock.calls).toEqual([
    [{ profileId: "ana", talkId: "talk 1", secret: "s3cret", after: -1 }],
  ]);
  expect(calls.begin).not.toHaveBeenCalled();
  expect(words()).toEqual([greeting.words]);
  expect(talk.state().draft).toBe("On Tues");
});

test.each([
  ["did not arrive returns to the field with its id", [greeting], "At 9", "id of old"],
  ["arrived does not return", [greeting, line(1, "caller", "At 9")], "", "id 1"],
] as const)("a line being sent during a reload that %s", async (_, lines, draft, turnId) => {
  const tried = { turnId: "id of old", text: "At 9", spoken: false };
  const { talk, calls } = talkWith({
    read: async () => answer([...lines]),
    stored: { ...remembered, tried },
  });
  await talk.start();
  expect(talk.state().draft).toBe(draft);
  await talk.say("At 9");
  expect(calls.say.mock.calls).toMatchObject([[{ turnId }]]);
});

test("an unknown conversation starts over", async () => {
  const read = async () => {
    throw new ORPCError("NO_TALK", { status: 404, message: "Over." });
  };
  const { talk, calls } = talkWith({ read, stored: remembered });
  await talk.start();
  expect(talk.state().phase).toBe("open");
  expect(calls.begin.mock.calls).toMatchObject([[{ talkId: "id 1" }]]);
});

test("a conversation whose secret this tab never got starts under another id", async () => {
  const begin = vi.fn<TalkCalls["begin"]>(async () => answer([greeting]));
  begin.mockRejectedValueOnce(new ORPCError("NO_TALK", { status: 404, message: "Over." }));
  const { talk } = talkWith({ begin, stored: { ...remembered, secret: null } });
  await talk.start();
  expect(talk.state().phase).toBe("open");
  expect(begin.mock.calls.map(([{ talkId }]) => talkId)).toEqual(["talk 1", "id 1"]);
});

test.each([
  ["NO_TALK", "over"],
  ["NO_ASSISTANT", "off"],
] as const)(
  "a line refused with %s leaves the conversation %s, and its text in the field",
  async (code, phase) => {
    const say = async () => {
      throw new ORPCError(code, { status: 404, message: "Over." });
    };
    const { talk, kept } = talkWith({ say });
    await talk.start();
    await talk.say("At 9");
    expect(talk.state()).toMatchObject({ phase, draft: "At 9" });
    await talk.startOver();
    expect(talk.state()).toMatchObject({
      phase: "open",
      draft: "At 9",
      tried: null,
      manageLink: null,
    });
    expect(kept.now?.talkId).toBe("id 3");
  },
);

test("a visitor who sends too much is told when to continue", async () => {
  const say = async () => {
    throw new ORPCError("TOO_MANY", { status: 429, data: { retryAfterSeconds: 61 } });
  };
  const { talk } = talkWith({ say });
  await talk.start();
  await talk.say("At 9");
  expect(talk.state()).toMatchObject({ phase: "open", draft: "At 9" });
  expect(talk.state().trouble).toMatch(/You can continue in 2 minutes\.$/);
});

test.each([
  ["a lost connection", lost(), "No se pudo conectar con Hearthline."],
  ["a server that fails", new ORPCError("INTERNAL_SERVER_ERROR"), "Algo salió mal"],
  [
    "too many lines",
    new ORPCError("TOO_MANY", { status: 429, data: { retryAfterSeconds: 61 } }),
    "Puede continuar en 2 minutos.",
  ],
])("a visitor who speaks Spanish is told in Spanish about %s", async (_what, error, text) => {
  spanishComesBy(() => import("#web/shell/spanish-words.ts"));
  await loadSpanish();
  const { talk } = talkWith({ language: "es", say: async () => Promise.reject(error) });
  await talk.start();
  await talk.say("A las 9");
  expect(talk.state()).toMatchObject({ phase: "open", draft: "A las 9" });
  expect(talk.state().trouble).toContain(text);
});

test("a person who takes over is noticed by looking, and a look never disturbs a line that is being sent", async () => {
  const first = Promise.withResolvers<TalkAnswer>();
  const read = vi.fn<TalkCalls["read"]>(() => first.promise);
  const said = Promise.withResolvers<TalkAnswer>();
  const { talk, words } = talkWith({ read, say: () => said.promise });
  const heard = vi.fn();
  await talk.start();
  talk.onNews(heard);
  const looking = talk.look();
  const saying = talk.say("Hello?");
  await talk.look();
  expect(read).toHaveBeenCalledTimes(1);
  first.resolve(answer([line(1, "professional", "Too late")], { isTakenOver: true }));
  await looking;
  expect(words()).toEqual([greeting.words]);
  said.resolve(answer([line(1, "caller", "Hello?")], { isTakenOver: true }));
  await saying;
  read.mockResolvedValueOnce(answer([line(2, "professional", "Ana here.")], { isTakenOver: true }));
  await talk.look();
  expect(talk.state().isTakenOver).toBe(true);
  expect(heard.mock.calls).toEqual([[["Ana here."]]]);
});

test("after the end nothing more is sent or requested", async () => {
  const say = vi.fn<TalkCalls["say"]>(async () =>
    answer([line(1, "caller", "Bye")], { outcome: "booked", manageLink: "/book/ana/manage#x" }),
  );
  const { talk, calls } = talkWith({ say });
  await talk.start();
  await talk.say("Bye");
  expect(talk.state()).toMatchObject({ phase: "over", manageLink: "/book/ana/manage#x" });
  await talk.say("Hello?");
  await talk.look();
  expect(say).toHaveBeenCalledTimes(1);
  expect(calls.read).not.toHaveBeenCalled();
});
