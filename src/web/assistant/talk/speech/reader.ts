import { sentencesOf } from "#domain/assistant/speech/sentences.ts";
import type { Voice } from "./voice.ts";

/** Reads answers aloud, sentence by sentence. */
export type Reader = ReturnType<typeof createReader>;

/** `end` is called when everything was read, or when the browser failed to speak. */
export function createReader(voice: Voice, end: (hasFailed: boolean) => void) {
  let queue: string[] = [];
  let said: string[] = [];
  let isReading = false;
  /** Increases on every sentence and stop, so that late end events of interrupted sentences are ignored. */
  let turn = 0;

  function next(): void {
    const sentence = queue.shift();
    isReading = sentence !== undefined;
    if (sentence === undefined) return end(false);
    const own = ++turn;
    // The next sentence is asked for after this one, which is waited for.
    queueMicrotask(() => {
      if (own === turn && queue[0] !== undefined) voice.prepare?.(queue[0]);
    });
    voice.say(sentence, (how) => {
      if (own !== turn) return;
      if (how === "said") {
        said.push(sentence);
        return next();
      }
      stop();
      end(true);
    });
  }

  function stop(): void {
    turn += 1;
    queue = [];
    isReading = false;
  }

  return {
    isReading: () => isReading,
    read(texts: readonly string[]): void {
      queue.push(...texts.flatMap(sentencesOf));
      if (isReading) return;
      said = [];
      next();
    },
    /** Stops reading. Returns the sentences of the answer heard so far; null if nothing was being read. */
    cut(): string | null {
      if (!isReading) return null;
      stop();
      voice.cancel();
      return said.join(" ");
    },
  };
}
