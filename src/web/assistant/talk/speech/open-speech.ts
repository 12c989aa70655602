import type { SoundPlace } from "./consent.ts";
import type { Ear } from "./ear.ts";
import { readingAloud, type Reading } from "./reading-aloud.ts";
import { type Parts, type Shown, speechState, type SpeechNotice } from "./speech-state.ts";
import type { Voice } from "./voice.ts";

/** The dependencies of speech; tests pass their own. */
export type SpeechWorld = {
  /** The browser's own. */
  ear: Ear | null;
  voice: Voice | null;
  /** Whether the visitor knows where the audio goes. */
  consent: { read: (place: SoundPlace) => boolean; write: (place: SoundPlace) => void };
  /** Runs a function after a delay in milliseconds; returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
  /** Called with the visitor's complete utterance. */
  said: (text: string) => void;
  /** Called with words that were heard before listening failed, so that they aren't lost. */
  unsaid?: (text: string) => void;
};

/** Speaking and listening while a conversation is open. */
export type Speech = ReturnType<typeof openSpeech>;

/** How long the loudspeaker's echo lasts at most, in milliseconds. */
const echoMs = 250;
/** Hands-free ends after this many silences in a row. */
const mostSilences = 4;

/**
 * Combines microphone and voice: the microphone is off while the assistant speaks, or it would hear itself; hands-free, an
 * ear that can tell both apart notices who speaks over it.
 */
export function openSpeech(world: SpeechWorld) {
  const { consent } = world;
  const parts: Parts = { ear: world.ear, voice: world.voice };
  const shown = speechState({ canHear: parts.ear !== null, canSpeak: parts.voice !== null });
  const { get, change } = shown;
  const reading = readingAloud(parts, shown, () => listening.goOnSoon());
  const listening = listeningIn(world, parts, shown, reading);
  let asked: "once" | "handsFree" = "once";
  let isLocal: Promise<void> | undefined;

  /** Whether listening is allowed; asks a visitor who has not yet been told where the audio goes. */
  function mayListen(): boolean {
    // Checked only now, because it starts a browser component that most visitors never need.
    if (get().place === "browser")
      isLocal ??= world.ear?.isLocal().then((known) => change({ isLocal: known }));
    if (consent.read(get().place)) return true;
    change({ notice: "ask" });
    return false;
  }

  return {
    state: shown.get,
    subscribe: shown.subscribe,
    /**
     * From now on this installation's speech server hears and speaks, as far as the browser can record and play; nothing
     * is spoken or heard at this moment.
     */
    useServer(server: (gaveUp: () => void) => Parts): void {
      const { ear, voice } = server(() => change({ notice: "ownVoice" }));
      if (ear) parts.ear = ear;
      if (voice) parts.voice = voice;
      change({
        canHear: parts.ear !== null,
        canSpeak: parts.voice !== null,
        ...(ear && { place: "server" }),
      });
    },
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
      consent.write(get().place);
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
    hush(): void {
      listening.stopOverhearing();
      reading.hush();
    },
    /** A line was answered: hands-free listens again, unless the answer is being read. */
    goOn: listening.goOn,
    /** Ends everything, because the page is hidden or left, or the conversation is over. */
    rest: listening.rest,
    takeHeard: reading.takeHeard,
  };
}

/** The microphone: for one utterance, while the button is held, or hands-free until several silences. */
function listeningIn(
  { ear: own, after, said, unsaid }: SpeechWorld,
  parts: Parts,
  { get, change }: Shown,
  reading: Reading,
) {
  let hearing: ReturnType<Ear["listen"]> | null = null;
  let isHeld = false;
  let silences = 0;
  let callOff = () => {};
  let endOverhearing = () => {};

  function listen(before = ""): void {
    const { ear } = parts;
    if (!ear || hearing) return;
    callOff();
    endOverhearing();
    reading.hush();
    const whole = (words: string) => [before, words].filter(Boolean).join(" ");
    change({ isListening: true, words: before, notice: null });
    hearing = ear.listen({
      sound: (isHeard) => change({ isHeard }),
      words: (soFar) => change({ words: whole(soFar), isHeard: true }),
      working: () => change({ isWorking: true }),
      end(why, words) {
        hearing = null;
        change({ isHeard: false, isWorking: false });
        if (why === "denied" || why === "failed") {
          const notice = why === "failed" ? noticeOfFailure() : why;
          change({ isListening: false, isHandsFree: false, words: "", notice });
          if (whole(words)) unsaid?.(whole(words));
          return;
        }
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

  /** The server's ear failed: the browser's own takes over if there is one; otherwise the next press tries again. */
  function noticeOfFailure(): SpeechNotice {
    if (get().place === "browser") return "failed";
    if (!own) return "unheard";
    parts.ear = own;
    change({ place: "browser" });
    return "ownEar";
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
    endOverhearing();
    hearing?.drop();
    hearing = null;
    if (get().isListening)
      change({ isListening: false, isHeard: false, isWorking: false, words: "" });
  }

  /** Lets the voice read, but only when the visitor is not speaking. */
  function giveWay(): void {
    if (isHeld || get().words !== "") return;
    drop();
    reading.readQueue();
    // Hands-free, who speaks over the voice is heard, where the ear can tell both apart.
    if (get().isHandsFree && get().isSpeaking) endOverhearing = overhear();
  }

  function overhear(): () => void {
    const end = parts.ear?.overhear?.(() => {
      if (get().isHandsFree) listen();
    });
    return end ?? (() => {});
  }

  /** Hands-free listens again once the voice and its echo have ended. */
  function goOnSoon(): void {
    if (!get().isHandsFree) return;
    callOff();
    endOverhearing();
    callOff = after(echoMs, () => {
      if (get().isHandsFree && !get().isSpeaking) listen();
    });
  }

  return {
    giveWay,
    goOnSoon,
    stopOverhearing: () => endOverhearing(),
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
