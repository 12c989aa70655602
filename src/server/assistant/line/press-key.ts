import type { Expecting } from "#understanding/heard.ts";
import { waitsForMoreKeys, wordsOfKeys } from "#domain/assistant/line/keypad.ts";

/** The key that ends all calls. */
export const stopKey = "9";

/** Collects the keys that somebody presses until they mean something. */
export function createKeypad({
  pause,
  expecting,
  onWords,
  onStop,
  onNothing,
}: {
  /** How long the keys of one number may lie apart; milliseconds. */
  pause: number;
  expecting: () => Expecting;
  onWords: (words: string) => void;
  onStop: () => void;
  /** A key that means nothing. */
  onNothing: () => void;
}) {
  let keys = "";
  let timer: NodeJS.Timeout | undefined;

  function use(): void {
    clearTimeout(timer);
    const words = wordsOfKeys(keys, expecting());
    const isStop = keys.replace(/\D/g, "") === stopKey;
    keys = "";
    if (isStop) onStop();
    else if (words !== null) onWords(words);
    else onNothing();
  }

  return {
    press(digit: string): void {
      clearTimeout(timer);
      keys += digit.slice(0, 1);
      if (waitsForMoreKeys(keys, expecting())) timer = setTimeout(use, pause);
      else use();
    },
    stop: () => clearTimeout(timer),
  };
}
