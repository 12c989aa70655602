import { createTurns } from "#server/platform/lanes.ts";
import type { Log } from "#server/platform/log.ts";
import { isUnavailable } from "#server/platform/unavailable.ts";
import { type Breaker, createBreaker } from "../models/breaker.ts";
import { SpeechFailed, type SpeechServer } from "./speech-server.ts";

/** How long the speech server may take, in milliseconds, and how much it is asked at once. */
export type SpeechLimits = {
  hearMs: number;
  /** Until the first audio of a sentence, and until all of it. */
  firstAudioMs: number;
  allAudioMs: number;
  /** Requests at once, from everyone, and how many more wait for their turn. */
  atOnce: number;
  waiting: number;
  /** Requests at once from one caller. */
  atOnceOfOne: number;
  /** Of one sentence's audio. */
  audioBytes: number;
};

export const usualSpeechLimits: SpeechLimits = {
  hearMs: 8_000,
  firstAudioMs: 4_000,
  allAudioMs: 20_000,
  atOnce: 8,
  waiting: 16,
  atOnceOfOne: 4,
  audioBytes: 4_000_000,
};

/** Why there is nothing: it failed or was late, too much is asked of it, or the caller asks too much. */
export type SpeechTrouble = "failed" | "busy" | "too many";

/** The speech server as callers may use it: with limits on time, size and requests at once. */
export type Speech = {
  limits: SpeechLimits;
  hear(
    caller: string,
    recording: Parameters<SpeechServer["hear"]>[0],
    gone: AbortSignal,
  ): Promise<{ words: string } | SpeechTrouble>;
  /** Passes the audio on as it arrives. `start` gets its type before the first chunk; true: all of it was sent. */
  speak(
    caller: string,
    sentence: Parameters<SpeechServer["speak"]>[0],
    on: { start: (type: string) => void; chunk: (bytes: Uint8Array) => Promise<void> | void },
    gone: AbortSignal,
  ): Promise<true | SpeechTrouble>;
};

/** Guards a speech server. What is said is never logged. */
export function createSpeech({
  server,
  log,
  limits = usualSpeechLimits,
  breakers = { hear: createBreaker(), speak: createBreaker() },
}: {
  server: SpeechServer;
  log: Log;
  limits?: SpeechLimits;
  breakers?: Record<"hear" | "speak", Breaker>;
}): Speech {
  const takeTurn = createTurns(limits.atOnce, limits.waiting);
  const ofOne = new Map<string, number>();

  async function inTurn<Done>(
    caller: string,
    what: "hear" | "speak",
    gone: AbortSignal,
    work: () => Promise<Done>,
  ): Promise<Done | SpeechTrouble> {
    const own = ofOne.get(caller) ?? 0;
    if (own >= limits.atOnceOfOne) return "too many";
    ofOne.set(caller, own + 1);
    try {
      const giveBack = await takeTurn();
      try {
        if (gone.aborted || !breakers[what].lets()) return "failed";
        const done = await work();
        breakers[what].succeeded();
        return done;
      } catch (error) {
        // Someone who left, or sent what is no speech, must not turn it off for others.
        const isTheirs = gone.aborted || (error instanceof SpeechFailed && error.isRefusal);
        if (isTheirs) breakers[what].succeeded();
        else {
          breakers[what].failed();
          const reason = error instanceof Error ? error.message : "unknown";
          log.warn({ what, reason }, "the speech server did not answer");
        }
        return "failed";
      } finally {
        giveBack();
      }
    } catch (error) {
      if (isUnavailable(error)) return "busy";
      throw error;
    } finally {
      const left = ofOne.get(caller)! - 1;
      if (left > 0) ofOne.set(caller, left);
      else ofOne.delete(caller);
    }
  }

  return {
    limits,
    hear: (caller, recording, gone) =>
      inTurn(caller, "hear", gone, async () => {
        const signal = AbortSignal.any([gone, AbortSignal.timeout(limits.hearMs)]);
        return { words: await server.hear(recording, signal) };
      }),
    speak: (caller, sentence, { start, chunk }, gone) =>
      inTurn(caller, "speak", gone, async () => {
        const late = new AbortController();
        const first = setTimeout(() => late.abort(), limits.firstAudioMs);
        const signal = AbortSignal.any([gone, late.signal, AbortSignal.timeout(limits.allAudioMs)]);
        try {
          const { type, chunks } = await server.speak(sentence, signal);
          let bytes = 0;
          for await (const part of chunks) {
            if (bytes === 0) {
              clearTimeout(first);
              start(type);
            }
            bytes += part.length;
            if (bytes > limits.audioBytes) throw new Error("too much audio");
            await chunk(part);
          }
          return true as const;
        } finally {
          clearTimeout(first);
        }
      }),
  };
}
