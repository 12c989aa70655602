import type { SoundPlace } from "./consent.ts";
import type { Ear } from "./ear.ts";
import type { Voice } from "./voice.ts";

/** A notice about speech: the question before the first use, or why nothing was heard or read. */
export type SpeechNotice =
  | "ask"
  | "denied"
  | "failed"
  | "nothing"
  | "paused"
  | "unread"
  | "unheard"
  | "ownEar"
  | "ownVoice";

export type SpeechState = {
  canHear: boolean;
  canSpeak: boolean;
  /** Where the visitor's voice goes. */
  place: SoundPlace;
  /** Whether the browser's speech recognition runs only on this device. */
  isLocal: boolean;
  isListening: boolean;
  /** Whether the visitor is speaking right now, as far as the browser tells. */
  isHeard: boolean;
  /** Whether the text of what was said is being worked out. */
  isWorking: boolean;
  /** The words recognized so far. */
  words: string;
  isHandsFree: boolean;
  readsAloud: boolean;
  /** Whether the voice is speaking right now. */
  isSpeaking: boolean;
  notice: SpeechNotice | null;
};

/** What hears and speaks right now: the browser, or this installation's speech server. */
export type Parts = { ear: Ear | null; voice: Voice | null };

/** The speech state and its subscribers. */
export function speechState(can: Pick<SpeechState, "canHear" | "canSpeak">) {
  let state: SpeechState = {
    ...can,
    place: "browser",
    isLocal: false,
    isListening: false,
    isHeard: false,
    isWorking: false,
    words: "",
    isHandsFree: false,
    readsAloud: false,
    isSpeaking: false,
    notice: null,
  };
  const watchers = new Set<() => void>();
  return {
    get: () => state,
    change(news: Partial<SpeechState>): void {
      state = { ...state, ...news };
      for (const tell of watchers) tell();
    },
    subscribe(tell: () => void): () => void {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
  };
}

/** The state as parts of speech change it. */
export type Shown = ReturnType<typeof speechState>;
