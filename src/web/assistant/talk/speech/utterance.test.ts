import { expect, test } from "vitest";
import { createUtterance, type UtteranceEvent } from "./utterance.ts";
import { recordedRate } from "./wav.ts";

const chunkMs = 20;
const samplesIn = (ms: number) => Math.round((ms / 1_000) * recordedRate);

/** Twenty milliseconds of a tone this loud, on top of an offset. */
function tone(loudness: number, offset = 0): Float32Array {
  return Float32Array.from(
    { length: samplesIn(chunkMs) },
    (_, n) => offset + loudness * Math.SQRT2 * Math.sin(n / 3),
  );
}

/** What happens when someone is this loud for so long, one after the other: [loudness, milliseconds]. */
function events(
  parts: [loudness: number, ms: number][],
  { utterance = createUtterance(), offset = 0 } = {},
): [at: number, what: UtteranceEvent][] {
  const found: [number, UtteranceEvent][] = [];
  let at = 0;
  for (const [loudness, ms] of parts)
    for (let left = ms; left > 0; left -= chunkMs) {
      at += chunkMs;
      const event = utterance.add(tone(loudness, offset));
      if (event) found.push([at, event]);
    }
  return found;
}

const room = 0.002;
const voice = 0.1;

test("speech begins after a moment of loudness, and ends after a longer silence", () => {
  expect(
    events([
      [room, 500],
      [voice, 1_000],
      [room, 2_000],
    ]),
  ).toEqual([
    [580, "started"],
    [1_800, "paused"],
    [2_400, "ended"],
  ]);
});

test("who pauses and goes on hasn't ended", () => {
  expect(
    events([
      [room, 200],
      [voice, 600],
      [room, 600],
      [voice, 600],
      [room, 1_000],
    ]).map(([, what]) => what),
  ).toEqual(["started", "paused", "resumed", "paused", "ended"]);
});

test("a click is no speech, and without any the wait ends", () => {
  expect(
    events([
      [room, 200],
      [0.5, 40],
      [room, 9_000],
    ]),
  ).toEqual([[8_000, "nothing"]]);
});

test("a noisy room is learned, and speech above it is heard", () => {
  const noisy = 0.02;
  const found = events([
    [noisy, 6_000],
    [voice, 800],
    [noisy, 1_500],
  ]);
  expect(found).toEqual([
    [6_080, "started"],
    [7_100, "paused"],
    [7_700, "ended"],
  ]);
});

test("a microphone whose samples have an offset is as silent as another", () => {
  expect(events([[0, 8_000]], { offset: 0.2 })).toEqual([[8_000, "nothing"]]);
});

test("noise that begins later is no endless speech", () => {
  expect(
    events([
      [room, 500],
      [0.05, 9_000],
    ]).at(-1)?.[1],
  ).toBe("ended");
});

test("someone who never pauses is sent in time", () => {
  const syllables = Array.from(
    { length: 200 },
    () =>
      [
        [room, 60],
        [voice, 240],
      ] as const,
  ).flat();
  const found = events([
    [room, 500],
    ...syllables.map(([loud, ms]): [number, number] => [loud, ms]),
  ]);
  expect(found.map(([, what]) => what)).toEqual(["started", "ended"]);
  expect(found[1]![0] - found[0]![0]).toBe(50_000);
});

test("what is recorded begins a moment before the first word, and nothing is added after the end", () => {
  const utterance = createUtterance();
  events(
    [
      [room, 5_000],
      [voice, 500],
      [room, 900],
    ],
    { utterance },
  );
  const { length } = utterance.recorded();
  expect(length).toBeGreaterThanOrEqual(samplesIn(500 + 500 + 900));
  expect(length).toBeLessThanOrEqual(samplesIn(600 + 500 + 900));
  expect(events([[voice, 500]], { utterance })).toEqual([]);
  expect(utterance.recorded().length).toBe(length);
});

test("speech that was noticed over the voice is part of the utterance", () => {
  const before = new Float32Array(samplesIn(500)).fill(0.5);
  const utterance = createUtterance({ soFar: before });
  expect(utterance.hasSpeech()).toBe(true);
  expect(events([[room, 1_000]], { utterance }).map(([, what]) => what)).toEqual([
    "paused",
    "ended",
  ]);
  expect(utterance.recorded().subarray(0, before.length)).toEqual(before);
});

test("over a loudspeaker speech has to be louder", () => {
  const over = () => createUtterance({ stricter: 2.5 });
  expect(
    events(
      [
        [room, 500],
        [0.02, 1_000],
      ],
      { utterance: over() },
    ),
  ).toEqual([]);
  expect(
    events(
      [
        [room, 500],
        [voice, 1_000],
      ],
      { utterance: over() },
    )[0]?.[1],
  ).toBe("started");
});
