import { expect, test } from "vitest";
import { createBreaker } from "../models/breaker.ts";
import { createSpeech, type SpeechLimits, usualSpeechLimits } from "./speech.ts";
import { SpeechFailed, type SpeechServer } from "./speech-server.ts";

const recording = { audio: Buffer.from("RIFF"), type: "audio/wav", language: "en" as const };
const sentence = { text: "Which day?", language: "en" as const };
const here = new AbortController().signal;
const warned: unknown[] = [];
const log = { warn: (about: object) => void warned.push(about) } as never;

/** A server whose recordings are answered when the test says so. */
function slowServer() {
  const waiting: { words: (text: string) => void; fail: (error: Error) => void }[] = [];
  const server: SpeechServer = {
    hear: (_, signal) =>
      new Promise((words, fail) => {
        signal.addEventListener("abort", () => fail(new SpeechFailed("AbortError")));
        waiting.push({ words, fail });
      }),
    speak: (_, signal) =>
      new Promise((_done, fail) => {
        signal.addEventListener("abort", () => fail(new SpeechFailed("AbortError")));
      }),
  };
  return { server, waiting };
}

function guarded(server: SpeechServer, limits: Partial<SpeechLimits> = {}) {
  return createSpeech({ server, log, limits: { ...usualSpeechLimits, ...limits } });
}

/** A server that says this in these parts. */
const speaks = (...parts: string[]): SpeechServer => ({
  hear: async () => "Hello",
  speak: async () => ({
    type: "audio/wav",
    chunks: (async function* () {
      for (const part of parts) yield Buffer.from(part);
    })(),
  }),
});

test("as many as it holds are asked at once, one more waits, and the next is refused", async () => {
  const { server, waiting } = slowServer();
  const speech = guarded(server, { atOnce: 2, waiting: 1 });
  const asked = ["a", "b", "c"].map((caller) => speech.hear(caller, recording, here));
  await expect.poll(() => waiting.length).toBe(2);
  expect(await speech.hear("d", recording, here)).toBe("busy");
  expect(waiting).toHaveLength(2);
  waiting[0]!.words("one");
  await expect.poll(() => waiting.length).toBe(3);
  waiting[1]!.words("two");
  waiting[2]!.words("three");
  expect(await Promise.all(asked)).toEqual([
    { words: "one" },
    { words: "two" },
    { words: "three" },
  ]);
  // Every place is free again.
  const again = ["a", "b"].map((caller) => speech.hear(caller, recording, here));
  await expect.poll(() => waiting.length).toBe(5);
  waiting.slice(3).forEach(({ words }) => words("again"));
  expect(await Promise.all(again)).toEqual([{ words: "again" }, { words: "again" }]);
});

test("one caller can't take every place", async () => {
  const { server, waiting } = slowServer();
  const speech = guarded(server, { atOnce: 8, atOnceOfOne: 2 });
  const own = [1, 2].map(() => speech.hear("a", recording, here));
  await expect.poll(() => waiting.length).toBe(2);
  expect(await speech.hear("a", recording, here)).toBe("too many");
  const other = speech.hear("b", recording, here);
  await expect.poll(() => waiting.length).toBe(3);
  waiting.forEach(({ words }) => words("ok"));
  expect(await Promise.all([...own, other])).toEqual(Array(3).fill({ words: "ok" }));
});

test("a slow server is given up on, and gives its place back", async () => {
  const { server } = slowServer();
  const speech = guarded(server, { hearMs: 5, firstAudioMs: 5, atOnce: 1, waiting: 0 });
  expect(await speech.hear("a", recording, here)).toBe("failed");
  const on = { start: () => {}, chunk: () => {} };
  expect(await speech.speak("a", sentence, on, here)).toBe("failed");
  expect(await speech.hear("a", recording, here)).toBe("failed");
});

test("audio is passed on in parts, and too much of it is a failure", async () => {
  const sent: string[] = [];
  const on = {
    start: (type: string) => void sent.push(type),
    chunk: (bytes: Uint8Array) => void sent.push(String(bytes)),
  };
  expect(await guarded(speaks("RI", "FF")).speak("a", sentence, on, here)).toBe(true);
  expect(sent).toEqual(["audio/wav", "RI", "FF"]);
  const small = guarded(speaks("RIFF", "more"), { audioBytes: 6 });
  expect(await small.speak("a", sentence, on, here)).toBe("failed");
});

test("after some failures in a row it isn't asked for a while; who left or sent noise doesn't count", async () => {
  let now = 0;
  let asked = 0;
  let next: () => Promise<string> = async () => "Hello";
  const server: SpeechServer = {
    hear() {
      asked += 1;
      return next();
    },
    speak: () => Promise.reject(new Error("never")),
  };
  const breaker = createBreaker({ now: () => now });
  const speech = createSpeech({ server, log, breakers: { hear: breaker, speak: breaker } });
  const hear = (signal = here) => speech.hear("a", recording, signal);
  next = () => Promise.reject(new SpeechFailed("status 400", { isRefusal: true }));
  for (let times = 0; times < 5; times += 1) expect(await hear()).toBe("failed");
  expect(asked).toBe(5);
  next = () => Promise.reject(new SpeechFailed("status 500"));
  for (let times = 0; times < 5; times += 1) expect(await hear()).toBe("failed");
  expect(asked).toBe(8);
  now += 30_000;
  next = async () => "Hello";
  expect(await hear()).toEqual({ words: "Hello" });
  expect(await hear(AbortSignal.abort())).toBe("failed");
  expect(await hear()).toEqual({ words: "Hello" });
});

test("what went wrong is logged, what was said is not", () => {
  expect(JSON.stringify(warned)).toContain("status 500");
  expect(JSON.stringify(warned)).not.toMatch(/Which day|Hello|RIFF/);
});
