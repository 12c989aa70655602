import { type Pace, playingTime } from "#domain/assistant/line/pace.ts";

/** What was said on a call, and when it was heard. */
export type Speech = {
  /** Words were handed over to be spoken. */
  said(words: string): void;
  /** The telephone service tells which of them were played; may never come. */
  played(words: string): void;
  /** What was handed over is not spoken any further. */
  cut(): void;
  isPlaying(): boolean;
};

const lettersOf = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, "").length;

/**
 * Tells when everything that was said was heard: by what the telephone service reports, and by how long it takes to
 * speak where it reports nothing. Words that are handed over are not yet heard.
 */
export function createSpeech(pace: Pace, onHeard: () => void): Speech {
  let timer: NodeJS.Timeout | null = null;
  let endsAt = 0; // by performance.now()
  let said = 0; // letters
  let played = 0;
  let lastPlayed = "";

  const forget = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    endsAt = said = played = 0;
    lastPlayed = "";
  };
  const heard = () => {
    forget();
    onHeard();
  };
  return {
    said(words) {
      const now = performance.now();
      const from = timer ? endsAt : now;
      endsAt = from + playingTime(words, pace) - (timer ? pace.untilSound : 0);
      said += lettersOf(words);
      if (timer) clearTimeout(timer);
      timer = setTimeout(heard, Math.max(endsAt - now, 0));
    },
    played(words) {
      if (!timer) return;
      // Piece by piece, or all of it each time a little longer: nothing says which.
      played += lettersOf(words) - (words.startsWith(lastPlayed) ? lettersOf(lastPlayed) : 0);
      lastPlayed = words;
      if (played >= said) heard();
    },
    cut: forget,
    isPlaying: () => timer !== null,
  };
}
