import { sentencesOf } from "./sentences.ts";
import type { Voice } from "./voice.ts";

/** Reads answers aloud, one sentence after the other. */
export type Reader = ReturnType<typeof createReader>;

/** `end` is told when all was read, or the browser did not speak. */
export function createReader(voice: Voice, end: (hasFailed: boolean) => void) {
  let queue: string[] = [];
  let said: string[] = [];
  let isReading = false;
  /** A sentence that was cut short tells its end late, and nobody listens any more. */
  let turn = 0;

  function next(): void {
    const sentence = queue.shift();
    isReading = sentence !== undefined;
    if (sentence === undefined) return end(false);
    const own = ++turn;
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
    /** Falls silent. What was heard of the answer until then, in whole sentences; null when nothing was being said. */
    cut(): string | null {
      if (!isReading) return null;
      stop();
      voice.cancel();
      return said.join(" ");
    },
  };
}
