import { expect, test } from "vitest";
import { lowerRate, readWavHead, recordedRate, toWav } from "./wav.ts";

test("a recording is a WAV file of 16 bits, and its head says so", () => {
  const file = new Uint8Array(toWav(Float32Array.of(0, 1, -1, 2, 0.5)));
  expect(file.length).toBe(44 + 10);
  expect(readWavHead(file)).toEqual({ rate: recordedRate, channels: 1, dataAt: 44 });
  const samples = new Int16Array(file.slice(44).buffer);
  expect([...samples]).toEqual([0, 32_767, -32_767, 32_767, 16_383]);
});

test("a head that comes in parts, or with lengths that aren't known yet, is read", () => {
  const file = new Uint8Array(toWav(new Float32Array(4), 24_000));
  for (let length = 0; length < 44; length += 1)
    expect(readWavHead(file.subarray(0, length)), String(length)).toBe("more");
  new DataView(file.buffer).setUint32(40, 0xff_ff_ff_ff, true);
  expect(readWavHead(file)).toMatchObject({ rate: 24_000, dataAt: 44 });
  // A part with notes between format and samples.
  const notes = new Uint8Array(
    [..."LIST"].map((letter) => letter.charCodeAt(0)).concat(3, 0, 0, 0, 1, 2, 3, 0),
  );
  const noted = new Uint8Array([...file.slice(0, 36), ...notes, ...file.slice(36)]);
  expect(readWavHead(noted)).toMatchObject({ rate: 24_000, dataAt: 44 + notes.length });
});

test("other formats are told apart at once", () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  expect(readWavHead(bytes("ID3\u0003tag and sound"))).toBeNull();
  expect(readWavHead(bytes("OggS"))).toBeNull();
  const compressed = new Uint8Array(toWav(new Float32Array(4)));
  compressed[20] = 3;
  expect(readWavHead(compressed)).toBeNull();
});

test.each([44_100, 48_000, 96_000, 16_000, 8_000])("%i samples a second become fewer", (rate) => {
  const lower = lowerRate(rate);
  let count = 0;
  for (let n = 0; n < 100; n += 1) count += lower(new Float32Array(rate / 100).fill(0.5)).length;
  expect(Math.abs(count - Math.min(rate, recordedRate))).toBeLessThanOrEqual(1);
  for (const sample of lower(new Float32Array(300).fill(0.5))) expect(sample).toBeCloseTo(0.5);
});
