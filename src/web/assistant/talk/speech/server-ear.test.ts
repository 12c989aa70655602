import { expect, test, vi } from "vitest";
import type { Ear } from "./ear.ts";
import { MicrophoneDenied } from "./microphone.ts";
import { serverEar, type Transcribe } from "./server-ear.ts";
import { recordedRate } from "./wav.ts";

const rest = () => new Promise((resolve) => setTimeout(resolve));

/** Someone at a microphone, and a speech server that the test answers for. */
function atMicrophone({ denied = false, broken = false } = {}) {
  let take: ((samples: Float32Array) => void) | null = null;
  const close = vi.fn(() => void (take = null));
  const asked: { bytes: number; signal: AbortSignal; answer: PromiseWithResolvers<string> }[] = [];
  const transcribe: Transcribe = (wav, signal) => {
    const answer = Promise.withResolvers<string>();
    asked.push({ bytes: wav.byteLength, signal, answer });
    return answer.promise;
  };
  const ear = serverEar({
    microphone: {
      async open(on) {
        if (denied) throw new MicrophoneDenied();
        if (broken) throw new Error("none");
        take = on;
        return { close };
      },
    },
    transcribe,
  });
  /** Is this loud for so long. */
  const sound = (loudness: number, ms: number) => {
    for (let left = ms; left > 0; left -= 20)
      take?.(
        Float32Array.from({ length: recordedRate / 50 }, (_, n) => loudness * Math.sin(n / 3)),
      );
  };
  return { ear, asked, close, isOpen: () => take !== null, sound };
}

function listen(ear: Ear) {
  const on = { sound: vi.fn(), words: vi.fn(), working: vi.fn(), end: vi.fn() };
  return { on, ...ear.listen(on) };
}

test("an utterance ends with silence, and its text was asked for at the pause", async () => {
  const { ear, asked, sound, close } = atMicrophone();
  const { on } = listen(ear);
  await rest();
  sound(0.2, 600);
  expect(on.sound.mock.calls).toEqual([[true]]);
  expect(asked).toHaveLength(0);
  sound(0, 400);
  expect(asked).toHaveLength(1);
  sound(0, 600);
  expect(close).toHaveBeenCalledTimes(1);
  expect(on.working).toHaveBeenCalledTimes(1);
  expect(on.end).not.toHaveBeenCalled();
  asked[0]!.answer.resolve("Book a time");
  await rest();
  expect(on.end.mock.calls).toEqual([["heard", "Book a time"]]);
  expect(asked).toHaveLength(1);
});

test("who goes on after a pause sees what was understood so far, and all of it is sent at the end", async () => {
  const { ear, asked, sound } = atMicrophone();
  const { on } = listen(ear);
  await rest();
  sound(0.2, 600);
  sound(0, 400);
  asked[0]!.answer.resolve("Book a time");
  await rest();
  expect(on.words.mock.calls).toEqual([["Book a time"]]);
  sound(0.2, 600);
  sound(0, 400);
  expect(asked).toHaveLength(2);
  expect(asked[1]!.bytes).toBeGreaterThan(asked[0]!.bytes);
  sound(0, 600);
  asked[1]!.answer.resolve("Book a time on Monday");
  await rest();
  expect(on.end.mock.calls).toEqual([["heard", "Book a time on Monday"]]);
});

test("who pauses often is asked for a few times, and at the end for all of it", async () => {
  const { ear, asked, sound } = atMicrophone();
  const { on } = listen(ear);
  await rest();
  for (let pauses = 0; pauses < 7; pauses += 1) {
    sound(0.2, 400);
    sound(0, 400);
  }
  expect(asked).toHaveLength(5);
  sound(0, 600);
  expect(asked).toHaveLength(6);
  expect(asked[5]!.bytes).toBeGreaterThan(asked[4]!.bytes);
  asked.forEach(({ answer }, n) => answer.resolve(`Text ${n}`));
  await rest();
  expect(on.end.mock.calls).toEqual([["heard", "Text 5"]]);
});

test("releasing the button sends what was said, also after the last pause", async () => {
  const { ear, asked, sound } = atMicrophone();
  const first = listen(ear);
  await rest();
  sound(0.2, 600);
  sound(0, 400);
  sound(0.2, 300);
  first.stop();
  expect(asked).toHaveLength(2);
  asked[1]!.answer.resolve("Monday please");
  asked[0]!.answer.resolve("Monday");
  await rest();
  expect(first.on.end.mock.calls).toEqual([["heard", "Monday please"]]);
  const second = listen(ear);
  await rest();
  second.stop();
  await rest();
  expect(second.on.end.mock.calls).toEqual([["nothing", ""]]);
  expect(asked).toHaveLength(2);
});

test("one failure is tried again; after two it failed, with the words so far", async () => {
  const { ear, asked, sound } = atMicrophone();
  const { on } = listen(ear);
  await rest();
  sound(0.2, 600);
  sound(0, 400);
  asked[0]!.answer.resolve("Book a time");
  await rest();
  sound(0.2, 600);
  sound(0, 400);
  asked[1]!.answer.reject(new Error("502"));
  sound(0, 600);
  await rest();
  expect(asked).toHaveLength(3);
  expect(on.end).not.toHaveBeenCalled();
  asked[2]!.answer.reject(new Error("502"));
  await rest();
  expect(on.end.mock.calls).toEqual([["failed", "Book a time"]]);
});

test("a recording without words counts as silence, and so does a silent room", async () => {
  const { ear, asked, sound } = atMicrophone();
  const noise = listen(ear);
  await rest();
  sound(0.2, 600);
  sound(0, 1_000);
  asked[0]!.answer.resolve("");
  await rest();
  expect(noise.on.end.mock.calls).toEqual([["nothing", ""]]);
  const silent = listen(ear);
  await rest();
  sound(0, 8_000);
  await rest();
  expect(silent.on.end.mock.calls).toEqual([["nothing", ""]]);
  expect(asked).toHaveLength(1);
});

test.each([
  [{ denied: true }, "denied"],
  [{ broken: true }, "failed"],
])("a microphone that is %o ends with %s", async (how, why) => {
  const { on } = listen(atMicrophone(how).ear);
  await rest();
  expect(on.end.mock.calls).toEqual([[why, ""]]);
});

test("dropping it closes the microphone, aborts the request and reports nothing", async () => {
  const { ear, asked, sound, isOpen } = atMicrophone();
  const { on, drop } = listen(ear);
  await rest();
  sound(0.2, 600);
  sound(0, 400);
  drop();
  expect(isOpen()).toBe(false);
  expect(asked[0]!.signal.aborted).toBe(true);
  asked[0]!.answer.resolve("Too late");
  await rest();
  expect(on.end).not.toHaveBeenCalled();
  expect(on.words).not.toHaveBeenCalled();
  // Dropped before it was open.
  const early = listen(ear);
  early.drop();
  await rest();
  expect(isOpen()).toBe(false);
});

test("someone who speaks over the voice is noticed, and heard from the first word", async () => {
  const { ear, asked, sound, isOpen } = atMicrophone();
  const speech = vi.fn();
  const end = ear.overhear!(speech);
  await rest();
  sound(0.02, 1_000);
  expect(speech).not.toHaveBeenCalled();
  sound(0.3, 300);
  expect(speech).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(false);
  const { on } = listen(ear);
  expect(on.sound.mock.calls).toEqual([[true]]);
  await rest();
  sound(0.3, 200);
  sound(0, 1_000);
  expect(asked[0]!.bytes).toBeGreaterThan(((220 + 200) / 1_000) * recordedRate * 2);
  end();
  // Ended before anyone spoke: nothing is open, nothing is kept.
  const other = ear.overhear!(speech);
  await rest();
  other();
  expect(isOpen()).toBe(false);
  expect(speech).toHaveBeenCalledTimes(1);
});
