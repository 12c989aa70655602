import type { Ear } from "./ear.ts";
import { createReader } from "./reader.ts";
import type { Voice } from "./voice.ts";

/** What the visitor is told about speaking: a question before the first use, or why nothing was heard or read. */
export type SpeechNotice = "ask" | "denied" | "failed" | "nothing" | "paused" | "unread";

export type SpeechState = {
  canHear: boolean;
  canSpeak: boolean;
  /** Whether the voice becomes text on this device alone. */
  isLocal: boolean;
  isListening: boolean;
  /** What was heard so far. */
  words: string;
  isHandsFree: boolean;
  readsAloud: boolean;
  /** It speaks just now. */
  isSpeaking: boolean;
  notice: SpeechNotice | null;
};

/** What speaking needs from the world; tests give their own. */
export type SpeechWorld = {
  ear: Ear | null;
  voice: Voice | null;
  /** Whether the visitor knows where the voice goes. */
  consent: { read: () => boolean; write: () => void };
  /** Runs something after so many milliseconds; the answer calls it off. */
  after: (ms: number, run: () => void) => () => void;
  /** What the visitor said, whole. */
  said: (text: string) => void;
};

/** Speaking and listening, as long as a conversation is open. */
export type Speech = ReturnType<typeof openSpeech>;

/** The loudspeaker's echo is over by then (milliseconds). */
const echoMs = 250;
/** Hands-free ends after so many silences. */
const mostSilences = 4;

/** The microphone rests while the assistant speaks, or it would hear itself. */
export function openSpeech({ ear, voice, consent, after, said }: SpeechWorld) {
  let state: SpeechState = {
    canHear: ear !== null,
    canSpeak: voice !== null,
    isLocal: false,
    isListening: false,
    words: "",
    isHandsFree: false,
    readsAloud: false,
    isSpeaking: false,
    notice: null,
  };
  const watchers = new Set<() => void>();
  const reader = voice && createReader(voice, onRead);
  let hearing: ReturnType<Ear["listen"]> | null = null;
  let isHeld = false;
  let asked: "once" | "handsFree" = "once";
  let hasChosenReading = false;
  let silences = 0;
  let unread: string[] = [];
  let heardOfAnswer: string | undefined;
  let callOff = () => {};
  let isLocal: Promise<void> | undefined;

  function change(news: Partial<SpeechState>): void {
    state = { ...state, ...news };
    for (const tell of watchers) tell();
  }

  function hush(): void {
    const heard = reader?.cut() ?? null;
    unread = [];
    if (heard === null) return;
    heardOfAnswer = heard;
    change({ isSpeaking: false });
  }

  function drop(): void {
    callOff();
    hearing?.drop();
    hearing = null;
    if (state.isListening) change({ isListening: false, words: "" });
  }

  function listen(before = ""): void {
    if (!ear || hearing) return;
    callOff();
    hush();
    const whole = (words: string) => [before, words].filter(Boolean).join(" ");
    change({ isListening: true, words: before, notice: null });
    hearing = ear.listen({
      words: (soFar) => change({ words: whole(soFar) }),
      end(why, words) {
        hearing = null;
        if (why === "denied" || why === "failed")
          return change({ isListening: false, isHandsFree: false, words: "", notice: why });
        // Who holds the button may pause and go on.
        if (isHeld) return listen(whole(words));
        change({ isListening: false, words: "" });
        if (whole(words)) {
          silences = 0;
          said(whole(words));
        } else onSilence();
      },
    });
  }

  function onSilence(): void {
    if (unread.length > 0) return readOn();
    if (!state.isHandsFree) return change({ notice: "nothing" });
    silences += 1;
    if (silences >= mostSilences) change({ isHandsFree: false, notice: "paused" });
    else listenSoon();
  }

  function listenSoon(): void {
    callOff();
    callOff = after(echoMs, () => {
      if (state.isHandsFree && !state.isSpeaking) listen();
    });
  }

  function readOn(): void {
    // Nobody is interrupted: it is read when the visitor has finished.
    if (isHeld || state.words !== "") return;
    drop();
    heardOfAnswer = undefined;
    change({ isSpeaking: true });
    reader?.read(unread.splice(0));
  }

  function onRead(hasFailed: boolean): void {
    change({ isSpeaking: false, ...(hasFailed && { readsAloud: false, notice: "unread" }) });
    if (state.isHandsFree) listenSoon();
  }

  /** Whether the visitor may be listened to; who was never told where the voice goes is told now. */
  function mayListen(): boolean {
    // Asked for late: it wakes a part of the browser that most visitors never need.
    isLocal ??= ear?.isLocal().then((known) => change({ isLocal: known }));
    if (consent.read()) return true;
    change({ notice: "ask" });
    return false;
  }

  /** Who speaks is spoken to, unless they chose otherwise. */
  function speakToo(): void {
    if (!hasChosenReading && voice) change({ readsAloud: true });
    voice?.wake();
  }

  function beginHandsFree(): void {
    silences = 0;
    change({ isHandsFree: true, notice: null });
    speakToo();
    if (!state.isSpeaking) listen();
  }

  /** Ends all of it: the page is left, hidden, or the conversation over. */
  function rest(): void {
    isHeld = false;
    drop();
    hush();
    if (state.isHandsFree) change({ isHandsFree: false });
  }

  return {
    state: () => state,
    subscribe(tell: () => void): () => void {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
    /** The button goes down. It listens until it is let go after a while, or, after a tap, until the speaker pauses. */
    press(): void {
      if (hearing) return hearing.stop();
      asked = "once";
      if (!mayListen()) return;
      isHeld = true;
      speakToo();
      listen();
    },
    /** The button comes up; `isTap` when it was not held. */
    release(isTap: boolean): void {
      if (!isHeld) return;
      isHeld = false;
      if (!isTap) hearing?.stop();
    },
    /** The visitor knows now where the voice goes, and goes on with what was asked for. */
    agree(): void {
      consent.write();
      if (asked === "handsFree") return beginHandsFree();
      speakToo();
      listen();
    },
    decline: () => change({ notice: null }),
    setHandsFree(isOn: boolean): void {
      if (!isOn) {
        drop();
        return change({ isHandsFree: false });
      }
      asked = "handsFree";
      if (mayListen()) beginHandsFree();
    },
    setReading(isOn: boolean): void {
      hasChosenReading = true;
      change({ readsAloud: isOn });
      if (isOn) return voice?.wake();
      reader?.cut();
      unread = [];
      change({ isSpeaking: false });
      if (state.isHandsFree) listenSoon();
    },
    /** The assistant or the professional said something. */
    answer(texts: readonly string[]): void {
      if (!state.readsAloud || !reader) return;
      unread.push(...texts);
      readOn();
    },
    /** The visitor speaks or types: the voice stops. */
    hush,
    /** A line was answered: hands-free listens on, unless the answer is being read. */
    goOn(): void {
      if (state.isHandsFree && !hearing && !state.isSpeaking) listenSoon();
    },
    rest,
    /** What was heard of an answer that was cut short, once; undefined when all of it was. */
    takeHeard(): string | undefined {
      const heard = heardOfAnswer;
      heardOfAnswer = undefined;
      return heard;
    },
  };
}
