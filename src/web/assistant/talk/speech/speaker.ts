import { readWavHead, type WavHead } from "./wav.ts";

/** Plays audio while it arrives. */
export type Speaker = {
  /** Call it in a user's gesture: browsers let pages make sound only then. */
  wake: () => void;
  /** Plays the parts of a sound file in order; resolves at its end, rejects if it can't be played. */
  play: (parts: AsyncIterable<Uint8Array>, signal: AbortSignal) => Promise<void>;
};

/** A moment before the first sound, so that the next part is there when it ends, in seconds. */
const lead = 0.05;

/** The browser's loudspeaker; null if it has none. */
export function browserSpeaker(): Speaker | null {
  if (!("AudioContext" in window)) return null;
  let context: AudioContext | null = null;
  return {
    wake() {
      context ??= new AudioContext();
      void context.resume();
    },
    async play(parts, signal) {
      context ??= new AudioContext();
      await context.resume();
      const line = playLine(context, signal);
      const whole: Uint8Array[] = [];
      let rest: Uint8Array = new Uint8Array();
      let head: WavHead | "more" | null = "more";
      for await (const part of parts) {
        if (signal.aborted) return;
        whole.push(part);
        // Only uncompressed sound can be played in parts; anything else is decoded when all of it is there.
        if (head === null) continue;
        rest = joined([rest, part]);
        if (head === "more") {
          head = readWavHead(rest);
          if (head === null || head === "more") continue;
          rest = rest.subarray(head.dataAt);
        }
        rest = line.addPcm(rest, head);
      }
      if (signal.aborted) return;
      if (head === null || head === "more")
        line.add(await context.decodeAudioData(joined(whole).buffer as ArrayBuffer));
      await line.ended();
    },
  };
}

/** Plays buffers one right after the other. */
function playLine(context: AudioContext, signal: AbortSignal) {
  let last: AudioBufferSourceNode | null = null;
  let at = 0;
  const sources: AudioBufferSourceNode[] = [];
  signal.addEventListener("abort", () => sources.forEach((source) => source.stop()));

  function add(buffer: AudioBuffer): void {
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    at = Math.max(at, context.currentTime + (last ? 0 : lead));
    source.start(at);
    at += buffer.duration;
    sources.push(source);
    last = source;
  }

  return {
    add,
    /** Plays samples of 16 bits; returns the bytes of a last one that isn't complete. */
    addPcm(bytes: Uint8Array, { rate, channels }: WavHead): Uint8Array {
      const frames = Math.floor(bytes.length / (2 * channels));
      if (frames === 0) return bytes;
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const buffer = context.createBuffer(channels, frames, rate);
      for (let channel = 0; channel < channels; channel += 1) {
        const samples = buffer.getChannelData(channel);
        for (let n = 0; n < frames; n += 1)
          samples[n] = view.getInt16((n * channels + channel) * 2, true) / 0x80_00;
      }
      add(buffer);
      return bytes.subarray(frames * channels * 2);
    },
    /** Resolves when the last of it was played, or at once when it was stopped. */
    ended: () =>
      new Promise<void>((resolve) => {
        if (!last || signal.aborted) return resolve();
        last.addEventListener("ended", () => resolve());
      }),
  };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
