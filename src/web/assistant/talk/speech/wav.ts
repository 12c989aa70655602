/** The rate that recognizers work at, in samples per second; more costs bytes and helps nothing. */
export const recordedRate = 16_000;

const headerBytes = 44;

/** Samples from -1 to 1 as a WAV file with 16 bits. */
export function toWav(samples: Float32Array, rate = recordedRate): ArrayBuffer {
  const file = new ArrayBuffer(headerBytes + samples.length * 2);
  const view = new DataView(file);
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, n) => view.setUint8(at + n, letter.charCodeAt(0)));
  text(0, "RIFF");
  view.setUint32(4, file.byteLength - 8, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // uncompressed
  view.setUint16(22, 1, true); // one channel
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, n) =>
    view.setInt16(headerBytes + n * 2, Math.max(-1, Math.min(1, sample)) * 0x7f_ff, true),
  );
  return file;
}

/** What the head of a WAV file says about the samples that follow it. */
export type WavHead = { rate: number; channels: number; dataAt: number };

/**
 * Reads the head of a WAV file with 16 bits, whose lengths may be missing because it is still being made. "more": the head
 * isn't complete yet; null: it is another format.
 */
export function readWavHead(bytes: Uint8Array): WavHead | "more" | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (bytes.length < 12) return "RIFF".startsWith(text(0)) ? "more" : null;
  if (text(0) !== "RIFF" || text(8) !== "WAVE") return null;
  let rate = 0;
  let channels = 0;
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true);
    if (text(at) === "data") return rate > 0 ? { rate, channels, dataAt: at + 8 } : null;
    if (text(at) === "fmt ") {
      if (at + 24 > bytes.length) return "more";
      if (view.getUint16(at + 8, true) !== 1 || view.getUint16(at + 22, true) !== 16) return null;
      channels = view.getUint16(at + 10, true);
      rate = view.getUint32(at + 12, true);
    }
    // Parts begin at even places.
    at += 8 + length + (length % 2);
  }
  return "more";
}

/** Lowers a stream of samples to the recorded rate: each new sample is the mean of those it stands for. */
export function lowerRate(from: number): (samples: Float32Array) => Float32Array {
  const step = from / recordedRate;
  let sum = 0;
  let count = 0;
  let left = step;
  return (samples) => {
    if (step <= 1) return samples;
    const lowered: number[] = [];
    for (const sample of samples) {
      sum += sample;
      count += 1;
      left -= 1;
      if (left > 0) continue;
      lowered.push(sum / count);
      sum = 0;
      count = 0;
      left += step;
    }
    return Float32Array.from(lowered);
  };
}
