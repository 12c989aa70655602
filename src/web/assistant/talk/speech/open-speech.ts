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

/** Opens both halves: the microphone rests while the assistant speaks, or it would hear itself. */
export function openSpeech(world: SpeechWorld) {
  const { ear, voice, consent } = world;
  const shown = speechState({ canHear: ear !== null, canSpeak: voice !== null });
  const { change } = shown;
  const reading = readingAloud(voice, shown, () => listening.goOnSoon());
  const listening = listeningIn(world, shown, reading);
  let asked: "once" | "handsFree" = "once";
  let isLocal: Promise<void> | undefined;

  /** Whether the visitor may be listened to; who was never told where the voice goes is told now. */
  function mayListen(): boolean {
    // Asked for late: it wakes a part of the browser that most visitors never need.
    isLocal ??= ear?.isLocal().then((known) => change({ isLocal: known }));
    if (consent.read()) return true;
    change({ notice: "ask" });
    return false;
  }

  return {
    state: shown.get,
    subscribe: shown.subscribe,
    /** The button goes down. It listens until it is let go after a while, or, after a tap, until the speaker pauses. */
    press(): void {
      if (listening.stop()) return;
      asked = "once";
      if (mayListen()) listening.begin({ isHeld: true });
    },
    /** The button comes up; `isTap` when it was not held. */
    release: listening.release,
    /** The visitor knows now where the voice goes, and goes on with what was asked for. */
    agree(): void {
      consent.write();
      if (asked === "handsFree") listening.beginHandsFree();
      else listening.begin({ isHeld: false });
    },
    decline: () => change({ notice: null }),
    setHandsFree(isOn: boolean): void {
      if (!isOn) return listening.endHandsFree();
      asked = "handsFree";
      if (mayListen()) listening.beginHandsFree();
    },
    setReading(isOn: boolean): void {
      reading.choose(isOn);
      if (!isOn) listening.goOnSoon();
    },
    /** The assistant or the professional said something. */
    answer(texts: readonly string[]): void {
      if (reading.queue(texts)) listening.giveWay();
    },
    /** The visitor speaks or types: the voice stops. */
    hush: reading.hush,
    /** A line was answered: hands-free listens on, unless the answer is being read. */
    goOn: listening.goOn,
    /** Ends all of it: the page is left, hidden, or the conversation over. */
    rest: listening.rest,
    takeHeard: reading.takeHeard,
  };
}

/** What the page shows of speaking, and who watches it. */
function speechState(can: Pick<SpeechState, "canHear" | "canSpeak">) {
  let state: SpeechState = {
    ...can,
    isLocal: false,
    isListening: false,
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
type Shown = ReturnType<typeof speechState>;

/** The voice: answers wait to be read, and what was heard of one that was cut short is remembered. */
function readingAloud(voice: Voice | null, { get, change }: Shown, onEnd: () => void) {
  const reader = voice && createReader(voice, onRead);
  let hasChosen = false;
  let unread: string[] = [];
  let heardOfAnswer: string | undefined;

  function onRead(hasFailed: boolean): void {
    change({ isSpeaking: false, ...(hasFailed && { readsAloud: false, notice: "unread" }) });
    onEnd();
  }

  return {
    hasUnread: () => unread.length > 0,
    /** Puts texts to what waits to be read; false when nothing is read aloud. */
    queue(texts: readonly string[]): boolean {
      if (!get().readsAloud || !reader) return false;
      unread.push(...texts);
      return true;
    },
    readQueue(): void {
      heardOfAnswer = undefined;
      change({ isSpeaking: true });
      reader?.read(unread.splice(0));
    },
    hush(): void {
      const heard = reader?.cut() ?? null;
      unread = [];
      if (heard === null) return;
      heardOfAnswer = heard;
      change({ isSpeaking: false });
    },
    /** Who speaks is spoken to, unless they chose otherwise. */
    speakToo(): void {
      if (!hasChosen && voice) change({ readsAloud: true });
      voice?.wake();
    },
    choose(isOn: boolean): void {
      hasChosen = true;
      change({ readsAloud: isOn });
      if (isOn) return voice?.wake();
      reader?.cut();
      unread = [];
      change({ isSpeaking: false });
    },
    /** What was heard of an answer that was cut short, once; undefined when all of it was. */
    takeHeard(): string | undefined {
      const heard = heardOfAnswer;
      heardOfAnswer = undefined;
      return heard;
    },
  };
}
type Reading = ReturnType<typeof readingAloud>;

/** The microphone: once, as long as the button is held, or hands-free until nobody says anything any more. */
function listeningIn({ ear, after, said }: SpeechWorld, { get, change }: Shown, reading: Reading) {
  let hearing: ReturnType<Ear["listen"]> | null = null;
  let isHeld = false;
  let silences = 0;
  let callOff = () => {};

  function listen(before = ""): void {
    if (!ear || hearing) return;
    callOff();
    reading.hush();
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
    if (reading.hasUnread()) return giveWay();
    if (!get().isHandsFree) return change({ notice: "nothing" });
    silences += 1;
    if (silences >= mostSilences) change({ isHandsFree: false, notice: "paused" });
    else goOnSoon();
  }

  function drop(): void {
    callOff();
    hearing?.drop();
    hearing = null;
    if (get().isListening) change({ isListening: false, words: "" });
  }

  /** Lets the voice read. Nobody is interrupted: it is read when the visitor has finished. */
  function giveWay(): void {
    if (isHeld || get().words !== "") return;
    drop();
    reading.readQueue();
  }

  /** Hands-free listens again, once the voice and its echo are over. */
  function goOnSoon(): void {
    if (!get().isHandsFree) return;
    callOff();
    callOff = after(echoMs, () => {
      if (get().isHandsFree && !get().isSpeaking) listen();
    });
  }

  return {
    giveWay,
    goOnSoon,
    begin(button: { isHeld: boolean }): void {
      isHeld ||= button.isHeld;
      reading.speakToo();
      listen();
    },
    /** Ends what is being heard, and tells whether anything was. */
    stop(): boolean {
      if (!hearing) return false;
      hearing.stop();
      return true;
    },
    release(isTap: boolean): void {
      if (!isHeld) return;
      isHeld = false;
      if (!isTap) hearing?.stop();
    },
    beginHandsFree(): void {
      silences = 0;
      change({ isHandsFree: true, notice: null });
      reading.speakToo();
      if (!get().isSpeaking) listen();
    },
    endHandsFree(): void {
      drop();
      change({ isHandsFree: false });
    },
    goOn(): void {
      if (!hearing && !get().isSpeaking) goOnSoon();
    },
    rest(): void {
      isHeld = false;
      drop();
      reading.hush();
      if (get().isHandsFree) change({ isHandsFree: false });
    },
  };
}
