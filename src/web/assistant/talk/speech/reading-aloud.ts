import { createReader } from "./reader.ts";
import type { Parts, Shown } from "./speech-state.ts";

/** The voice: queues answers to read, and remembers how much of an interrupted one was heard. */
export function readingAloud(parts: Parts, { get, change }: Shown, onEnd: () => void) {
  const reader = createReader(
    {
      say: (sentence, end) => parts.voice?.say(sentence, end),
      prepare: (sentence) => parts.voice?.prepare?.(sentence),
      cancel: () => parts.voice?.cancel(),
      wake: () => parts.voice?.wake(),
    },
    onRead,
  );
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
      if (!get().readsAloud || !parts.voice) return false;
      unread.push(...texts);
      return true;
    },
    readQueue(): void {
      heardOfAnswer = undefined;
      change({ isSpeaking: true });
      reader.read(unread.splice(0));
    },
    hush(): void {
      const heard = reader.cut();
      unread = [];
      if (heard === null) return;
      heardOfAnswer = heard;
      change({ isSpeaking: false });
    },
    /** Turns on reading aloud for a visitor who speaks, unless they chose otherwise. */
    speakToo(): void {
      if (!hasChosen && parts.voice) change({ readsAloud: true });
      parts.voice?.wake();
    },
    choose(isOn: boolean): void {
      hasChosen = true;
      change({ readsAloud: isOn });
      if (isOn) return parts.voice?.wake();
      reader.cut();
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

/** The voice while a conversation is open. */
export type Reading = ReturnType<typeof readingAloud>;
