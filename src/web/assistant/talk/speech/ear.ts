import { inFirst, type LanguageNow, tagOf } from "./spoken-language.ts";

/** Why listening ended: words were heard, nothing was heard, the visitor or browser denied it, or it failed. */
export type EarEnd = "heard" | "nothing" | "denied" | "failed";

/** Converts one utterance to text. */
export type Ear = {
  /** Whether recognition runs only on this device. */
  isLocal: () => Promise<boolean>;
  /**
   * Listens until the speaker pauses; `sound` reports when someone starts and stops speaking. `stop` ends it and keeps
   * what was heard, `drop` discards it.
   */
  listen: (on: {
    sound: (isSpeech: boolean) => void;
    words: (soFar: string) => void;
    /** Nothing more is recorded; its text is being worked out. */
    working?: () => void;
    end: (why: EarEnd, words: string) => void;
  }) => {
    stop: () => void;
    drop: () => void;
  };
  /**
   * Notices that someone speaks while the voice does; then `listen` goes on with what they have said already. Returns a
   * function that ends it. Left out where listening would only hear the voice.
   */
  overhear?: (speech: () => void) => () => void;
};

/** The part of the browser's SpeechRecognition that is used here. */
export type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onspeechstart: (() => void) | null;
  onspeechend: (() => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
  abort: () => void;
};

export type RecognitionClass = {
  new (): Recognition;
  available?: (wish: { langs: string[]; processLocally: boolean }) => Promise<string>;
};

const refusals = ["not-allowed", "service-not-allowed"];
const silences = ["no-speech", "aborted"];

/** The browser's speech recognition, in the language of the moment; null if it has none. */
export function browserEar(language: LanguageNow = inFirst): Ear | null {
  const host = window as unknown as Partial<
    Record<"SpeechRecognition" | "webkitSpeechRecognition", RecognitionClass>
  >;
  const found = host.SpeechRecognition ?? host.webkitSpeechRecognition;
  return found ? earOf(found, language) : null;
}

/** An Ear that uses a browser's SpeechRecognition. */
export function earOf(recognition: RecognitionClass, language: LanguageNow = inFirst): Ear {
  let isLocal = false;
  return {
    async isLocal() {
      try {
        const wish = { langs: [tagOf[language()]], processLocally: true };
        isLocal = (await recognition.available?.(wish)) === "available";
      } catch {
        isLocal = false;
      }
      return isLocal;
    },
    listen({ sound, words, end }) {
      const one = new recognition();
      let heard = "";
      let why: EarEnd | null = null;
      let isOver = false;
      const finish = (reason: EarEnd) => {
        if (isOver) return;
        isOver = true;
        end(reason, heard);
      };
      one.lang = tagOf[language()];
      one.continuous = false;
      one.interimResults = true;
      if (isLocal) one.processLocally = true;
      one.onresult = ({ results }) => {
        heard = Array.from(results, (result) => result[0]?.transcript ?? "")
          .join(" ")
          .replace(/\s+/g, " ")
          .trim();
        if (!isOver) words(heard);
      };
      const report = (isSpeech: boolean) => () => {
        if (!isOver) sound(isSpeech);
      };
      one.onspeechstart = report(true);
      one.onspeechend = report(false);
      one.onerror = ({ error }) => {
        if (refusals.includes(error)) why = "denied";
        else if (!silences.includes(error)) why = "failed";
      };
      one.onend = () => finish(why ?? (heard ? "heard" : "nothing"));
      try {
        one.start();
      } catch {
        queueMicrotask(() => finish("failed"));
      }
      return {
        stop: () => one.stop(),
        drop() {
          isOver = true;
          one.abort();
        },
      };
    },
  };
}
