import type { OwnerId } from "#domain/kernel/ids.ts";
import type { Log } from "#server/platform/log.ts";
import type { Spoken, Talks } from "../talk/talks.ts";
import { type IncomingFrame, languageFrame, type OutgoingFrame } from "./frames.ts";
import { waitsForMoreKeys, wordsOfKeys } from "#domain/assistant/line/keypad.ts";
import { lineWords, spanishLineWords } from "#domain/assistant/line/words.ts";
import { type Pace, playingTime } from "#domain/assistant/line/pace.ts";
import { type Expecting, expectations, type Language } from "#understanding/heard.ts";

/** What conducting a call requires. */
export type CallParts = {
  talks: Talks;
  owner: OwnerId;
  talkId: string;
  direction: "inbound" | "outbound";
  /** How the call was opened: its first sentences are being spoken already. */
  opened: Pick<Spoken, "says" | "expecting">;
  /**
   * Opens another conversation of this call, for callers who continue after a goodbye; null when the assistant does not
   * answer.
   */
  openAnother(): Promise<string | null>;
  /** Opts the caller out; receives their exact words. */
  optOut(words: string): Promise<void>;
  send(frame: OutgoingFrame): void;
  pace: Pace;
  log: Log;
};

/** One call, between its socket and the conversation. */
export type Call = {
  take(frame: IncomingFrame): void;
  /** The process is about to stop: hands the call over to the next webhook. */
  handOver(): void;
  /** The socket is closed. Settles when the conversation is settled. */
  cut(): Promise<void>;
};

/** Named timers; starting one again restarts it. */
type Timers<Name extends string> = {
  start(name: Name, delay: number, run: () => void): void;
  stop(name: Name): void;
  /** Stops all timers, including those that are started later. */
  stopAll(): void;
};

export function createTimers<Name extends string>(): Timers<Name> {
  const running = new Map<Name, NodeJS.Timeout>();
  let isOver = false;
  const stop = (name: Name) => clearTimeout(running.get(name));
  return {
    start(name, delay, run) {
      stop(name);
      if (!isOver) running.set(name, setTimeout(run, delay));
    },
    stop,
    stopAll() {
      isOver = true;
      running.forEach((timer) => clearTimeout(timer));
    },
  };
}

/** The turns of one call, one after another. */
export type Turns = {
  /** Adds a turn after the waiting ones; its signal is aborted when its answer is no longer wanted. */
  add(turn: (signal: AbortSignal) => Promise<void>): void;
  /** Aborts the current and all waiting turns. */
  interrupt(): void;
  /** Whether a turn is in progress or waits. */
  areWaiting(): boolean;
  /** Settles when no turn is left. */
  settled(): Promise<void>;
};

/** `failed` answers for a turn that threw, so that none ends in silence. */
export function createTurns(failed: (error: unknown) => Promise<void>): Turns {
  let last: Promise<void> = Promise.resolve();
  const open = new Set<AbortController>();
  return {
    add(turn) {
      const controller = new AbortController();
      open.add(controller);
      last = last.then(async () => {
        try {
          await turn(controller.signal);
        } catch (error) {
          if (!controller.signal.aborted) await failed(error);
        } finally {
          open.delete(controller);
        }
      });
    },
    interrupt: () => open.forEach((controller) => controller.abort()),
    areWaiting: () => open.size > 0,
    settled: () => last,
  };
}

/** What was said on a call, and when it was heard. */
export type Speech = {
  /** A text was sent to be spoken. */
  said(words: string): void;
  /** The phone service reports what was played; may never be called. */
  played(words: string): void;
  /** What was sent is not spoken any further. */
  cut(): void;
  isPlaying(): boolean;
};

const lettersOf = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, "").length;

/**
 * Reports when everything that was said has been heard: by the phone service's reports, or by how long it takes to
 * speak. Text that was sent has not been heard yet.
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
      // Reports are either increments or cumulative; nothing says which.
      played += lettersOf(words) - (words.startsWith(lastPlayed) ? lettersOf(lastPlayed) : 0);
      lastPlayed = words;
      if (played >= said) heard();
    },
    cut: forget,
    isPlaying: () => timer !== null,
  };
}

/** The key for "stop calling me". */
export const stopKey = "9";

export type Keypad = ReturnType<typeof createKeypad>;

/** Collects pressed keys until they mean something. */
export function createKeypad({
  pause,
  expecting,
  language,
  onWords,
  onStop,
  onNothing,
}: {
  /** The longest gap between the keys of one number, in milliseconds. */
  pause: number;
  expecting: () => Expecting;
  language: () => Language;
  onWords: (words: string) => void;
  onStop: () => void;
  /** Called for a key without meaning. */
  onNothing: () => void;
}) {
  let keys = "";
  let timer: NodeJS.Timeout | undefined;

  function use(): void {
    clearTimeout(timer);
    const words = wordsOfKeys(keys, expecting(), language());
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
    /** What the stop key says. */
    stopWords: () => wordsOfKeys(stopKey, expecting(), language())!,
  };
}

/** The language in which a caller is heard and answered. */
type Tongue = {
  language(): Language;
  /** What the line itself says, in it. */
  readonly words: typeof spanishLineWords;
  /** The conversation has changed its language, and so do the voice and the ear of the phone service. */
  follow(language: Language): void;
};

/** A call begins in English. */
export function createTongue(send: CallParts["send"]): Tongue {
  let now: Language = "en";
  return {
    language: () => now,
    get words() {
      return now === "es" ? spanishLineWords : lineWords;
    },
    follow(language) {
      if (language !== now) send(languageFrame(language));
      now = language;
    },
  };
}

/** Settles after this many milliseconds. */
export function lateness(delay: number): Promise<"late"> {
  return new Promise((resolve) => setTimeout(resolve, delay, "late").unref());
}

/** What the conversation expects next; an unknown value counts as nothing in particular. */
export function readExpecting(word: string): Expecting {
  return expectations.find((one) => one === word) ?? "nothing";
}
