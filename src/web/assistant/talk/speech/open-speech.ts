import type { Ear } from "./ear.ts";
import { createReader } from "./reader.ts";
import type { Voice } from "./voice.ts";

/** A notice about speech: the question before the first use, or why nothing was heard or read. */
export type SpeechNotice = "ask" | "denied" | "failed" | "nothing" | "paused" | "unread";

export type SpeechState = {
  canHear: boolean;
  canSpeak: boolean;
  /** Whether speech recognition runs only on this device. */
  isLocal: boolean;
  isListening: boolean;
  /** Whether the visitor is speaking right now, as far as the browser tells. */
  isHeard: boolean;
  /** The words recognized so far. */
  words: string;
  isHandsFree: boolean;
  readsAloud: boolean;
  /** Whether the voice is speaking right now. */
  isSpeaking: boolean;
  notice: SpeechNotice | null;
};

/** The dependencies of speech; tests pass their own. */
export type SpeechWorld = {
  ear: Ear | null;
  voice: Voice | null;
  /** Whether the visitor knows where the audio goes. */
  consent: { read: () => boolean; write: () => void };
  /** Runs a function after a delay in milliseconds; returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
  /** Called with the visitor's complete utterance. */
  said: (text: string) => void;
};

/** Speaking and listening while a conversation is open. */
export type Speech = ReturnType<typeof openSpeech>;

/** How long the loudspeaker's echo lasts at most, in milliseconds. */
const echoMs = 250;
/** Hands-free ends after this many silences in a row. */
const mostSilences = 4;

/** Combines microphone and voice: the microphone is off while the assistant speaks, or it would hear itself. */
export function openSpeech(world: SpeechWorld) {
  const { ear, voice, consent } = world;
  const shown = speechState({ canHear: ear !== null, canSpeak: voice !== null });
  const { change } = shown;
  const reading = readingAloud(voice, shown, () => listening.goOnSoon());
  const listening = listeningIn(world, shown, reading);
  let asked: "once" | "handsFree" = "once";
  let isLocal: Promise<void> | undefined;

  /** Whether listening is allowed; asks a visitor who has not yet been told where the audio goes. */
  function mayListen(): boolean {
    // Checked only now, because it starts a browser component that most visitors never need.
    isLocal ??= ear?.isLocal().then((known) => change({ isLocal: known }));
    if (consent.read()) return true;
    change({ notice: "ask" });
    return false;
  }

  return {
    state: shown.get,
    subscribe: shown.subscribe,
    /** Button down. Held, it listens until the release; after a tap, until the speaker pauses. */
    press(): void {
      if (listening.stop()) return;
      asked = "once";
      if (mayListen()) listening.begin({ isHeld: true });
    },
    /** Button up; `isTap` means that it was not held. */
    release: listening.release,
    /** The visitor agreed, so continue with what they asked for. */
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
    /** The visitor speaks or types, so the voice stops. */
    hush: reading.hush,
    /** A line was answered: hands-free listens again, unless the answer is being read. */
    goOn: listening.goOn,
    /** Ends everything, because the page is hidden or left, or the conversation is over. */
    rest: listening.rest,
    takeHeard: reading.takeHeard,
  };
}

/** The speech state and its subscribers. */
function speechState(can: Pick<SpeechState, "canHear" | "canSpeak">) {
  let state: SpeechState = {
    ...can,
    isLocal: false,
    isListening: false,
    isHeard: false,
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

/** The voice: queues answers to read, and remembers how much of an interrupted one was heard. */
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
    /** Queues texts to read aloud; false if reading aloud is off. */
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
    /** Turns on reading aloud for a visitor who speaks, unless they chose otherwise. */
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
    /** The heard part of an interrupted answer, returned once; undefined if all of it was heard. */
    takeHeard(): string | undefined {
      const heard = heardOfAnswer;
      heardOfAnswer = undefined;
      return heard;
    },
  };
}
type Reading = ReturnType<typeof readingAloud>;

/** The microphone: for one utterance, while the button is held, or hands-free until several silences. */
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
      sound: (isHeard) => change({ isHeard }),
      words: (soFar) => change({ words: whole(soFar), isHeard: true }),
      end(why, words) {
        hearing = null;
        change({ isHeard: false });
        if (why === "denied" || why === "failed")
          return change({ isListening: false, isHandsFree: false, words: "", notice: why });
        // While the button is held, the speaker can pause and continue.
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
    if (get().isListening) change({ isListening: false, isHeard: false, words: "" });
  }

  /** Lets the voice read, but only when the visitor is not speaking. */
  function giveWay(): void {
    if (isHeld || get().words !== "") return;
    drop();
    reading.readQueue();
  }

  /** Hands-free listens again once the voice and its echo have ended. */
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
    /** Stops listening and keeps what was heard; returns whether it was listening. */
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
