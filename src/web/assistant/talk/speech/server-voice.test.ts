import { expect, test, vi } from "vitest";
import { serverVoice } from "./server-voice.ts";
import type { Voice, VoiceEnd } from "./voice.ts";

const rest = () => new Promise((resolve) => setTimeout(resolve));

/** A speech server and a loudspeaker that the test acts for. */
function withServer({ hasOwn = true, firstMs = 60_000 } = {}) {
  const fetched: {
    sentence: string;
    signal: AbortSignal;
    audio: PromiseWithResolvers<AsyncIterable<Uint8Array>>;
  }[] = [];
  const heard: string[] = [];
  const ownSaid: string[] = [];
  const played: AbortSignal[] = [];
  const own: Voice = {
    wake: vi.fn(),
    say(sentence, end) {
      ownSaid.push(sentence);
      end("said");
    },
    cancel: vi.fn(),
  };
  const gaveUp = vi.fn();
  const voice = serverVoice({
    fetchAudio(sentence, signal) {
      const audio = Promise.withResolvers<AsyncIterable<Uint8Array>>();
      signal.addEventListener("abort", () => audio.reject(new Error("aborted")));
      fetched.push({ sentence, signal, audio });
      return audio.promise;
    },
    speaker: {
      wake: vi.fn(),
      async play(parts, signal) {
        played.push(signal);
        for await (const part of parts) {
          if (signal.aborted) return;
          heard.push(new TextDecoder().decode(part));
        }
      },
    },
    own: hasOwn ? own : null,
    gaveUp,
    firstMs,
  });
  const ends: VoiceEnd[] = [];
  const say = (sentence: string) => voice.say(sentence, (how) => void ends.push(how));
  const arrive = (which: number, ...parts: string[]) =>
    fetched[which]!.audio.resolve(
      (async function* () {
        for (const part of parts) yield new TextEncoder().encode(part);
      })(),
    );
  return { voice, say, arrive, fetched, heard, ends, own, ownSaid, gaveUp, played };
}

test("a sentence is fetched and played, and the next one is fetched meanwhile, once", async () => {
  const { voice, say, arrive, fetched, heard, ends } = withServer();
  say("Gladly.");
  voice.prepare!("Which day?");
  expect(fetched.map(({ sentence }) => sentence)).toEqual(["Gladly.", "Which day?"]);
  arrive(1, "day");
  arrive(0, "gl", "ad");
  await rest();
  expect(heard).toEqual(["gl", "ad"]);
  expect(ends).toEqual(["said"]);
  say("Which day?");
  await rest();
  expect(heard).toEqual(["gl", "ad", "day"]);
  expect(fetched).toHaveLength(2);
  // Said again later, it is fetched again.
  say("Gladly.");
  expect(fetched).toHaveLength(3);
});

test("an interruption stops what plays and what is fetched, and reports nothing", async () => {
  const { voice, say, arrive, fetched, heard, ends, ownSaid } = withServer();
  say("Gladly.");
  voice.prepare!("Which day?");
  voice.cancel();
  expect(fetched.every(({ signal }) => signal.aborted)).toBe(true);
  arrive(0, "late");
  await rest();
  expect(heard).toEqual([]);
  expect(ends).toEqual([]);
  expect(ownSaid).toEqual([]);
});

test("where the server fails, the browser's own voice says the sentence and the rest", async () => {
  const { say, fetched, ends, ownSaid, gaveUp } = withServer();
  say("Gladly.");
  fetched[0]!.audio.reject(new Error("502"));
  await rest();
  say("Which day?");
  expect(ownSaid).toEqual(["Gladly.", "Which day?"]);
  expect(ends).toEqual(["said", "said"]);
  expect(gaveUp).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveLength(1);
});

test.each([
  [
    "that breaks off",
    (parts: ReturnType<typeof withServer>) => {
      parts.fetched[0]!.audio.resolve(
        (async function* () {
          yield new TextEncoder().encode("gl");
          throw new Error("cut");
        })(),
      );
    },
    60_000,
  ],
  ["that is empty", (parts: ReturnType<typeof withServer>) => parts.arrive(0), 60_000],
  ["that is late", () => {}, 1],
])("audio %s is said by the browser's own voice", async (_what, act, firstMs) => {
  const parts = withServer({ firstMs });
  parts.say("Gladly.");
  act(parts);
  await expect.poll(() => parts.ownSaid).toEqual(["Gladly."]);
  // What came of it doesn't play on.
  expect(parts.played[0]!.aborted).toBe(true);
});

test("without a voice of its own, the failure is reported", async () => {
  const { say, fetched, ends, gaveUp } = withServer({ hasOwn: false });
  say("Gladly.");
  fetched[0]!.audio.reject(new Error("502"));
  await rest();
  expect(ends).toEqual(["failed"]);
  expect(gaveUp).not.toHaveBeenCalled();
});
