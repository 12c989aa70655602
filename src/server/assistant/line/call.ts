import { wordsOfKeys } from "#domain/assistant/line/keypad.ts";
import { type Expecting, expectations } from "#understanding/heard.ts";
import { partGreeting } from "#domain/assistant/line/greeting.ts";
import { saysGoodbye } from "#domain/assistant/line/farewell.ts";
import { callCents, type Pace } from "#domain/assistant/line/pace.ts";
import { joinParts } from "#domain/assistant/line/partial.ts";
import { lineWords } from "#domain/assistant/line/words.ts";
import type { OwnerId } from "#domain/kernel/ids.ts";
import { newId } from "#server/platform/ids.ts";
import { codeOf } from "#server/platform/database.ts";
import type { Log } from "#server/platform/log.ts";
import type { Spoken, Talks } from "../talk/talks.ts";
import { endFrame, type Handover, type IncomingFrame, type OutgoingFrame } from "./frames.ts";
import { createKeypad, stopKey } from "./press-key.ts";
import { createSpeech } from "./speech.ts";
import { createTimers } from "./timers.ts";
import { createTurns } from "./turns.ts";

/** What a call is led with. */
export type CallParts = {
  talks: Talks;
  owner: OwnerId;
  talkId: string;
  direction: "inbound" | "outbound";
  /** What the call began with: the first of its words are being spoken already. */
  opened: Pick<Spoken, "says" | "expecting">;
  /** Opens another conversation of this call, for whoever goes on after a goodbye; null when nobody answers. */
  openAnother(): Promise<string | null>;
  /** Nothing may reach this caller any more, for the very words. */
  optOut(words: string): Promise<void>;
  send(frame: OutgoingFrame): void;
  pace: Pace;
  log: Log;
};

/** One call, between its socket and the conversation. */
export type Call = {
  take(frame: IncomingFrame): void;
  /** The process is about to end: hands the call over to what comes next. */
  handOver(): void;
  /** The socket is gone. Settles when the conversation is settled. */
  cut(): Promise<void>;
};

/** After so many silences in a row nobody is there. */
const mostSilences = 3;
const mostTalks = 3;

/** Leads one call: what is heard becomes answers, in their order, and whoever is spoken over falls silent at once. */
export function leadCall(parts: CallParts): Call {
  const { talks, owner, pace, log } = parts;
  const began = performance.now();
  const talkIds = [parts.talkId];
  const talk = () => ({ owner, id: talkIds.at(-1)! });
  let expecting = readExpecting(parts.opened.expecting);
  /** Why the call leaves once its last words were heard. */
  let leaving: Handover | null = null;
  let isOver = false;
  /** How many answers are still being made: of these nothing can have been heard. */
  let owed = 0;
  let silences = 0;
  let partial = "";
  /** Something was said since the last interruption, so that another can mean it. */
  let canBeCut = parts.opened.says.length > 0;
  const timers = createTimers<"silence" | "call">();
  const stopTimers = () => {
    timers.stopAll();
    keypad.stop();
  };
  /** Waits for the caller's next words. */
  const listen = () => timers.start("silence", pace.silence, heardNothing);
  const report = (error: unknown) =>
    log.error({ talk: talk().id, code: codeOf(error) }, "a turn of a call failed");

  const speech = createSpeech(pace, () => (leaving ? leave(leaving) : listen()));
  const keypad = createKeypad({
    pause: pace.keys,
    expecting: () => expecting,
    onWords: heard,
    onStop: heardStopKey,
    onNothing: listen,
  });
  const turns = createTurns((error) => {
    report(error);
    return say([lineWords.again]);
  });

  function leave(reason: Handover): void {
    if (isOver) return;
    isOver = true;
    stopTimers();
    parts.send(endFrame(reason));
  }

  /** Says sentences one by one, as long as nobody speaks over them; the last of them closes the turn. */
  async function say(says: readonly string[], signal?: AbortSignal): Promise<void> {
    for (const [index, sentence] of says.entries()) {
      if (signal?.aborted || isOver) break;
      canBeCut = true;
      timers.stop("silence");
      parts.send({ type: "text", token: `${sentence} `, last: index === says.length - 1 });
      speech.said(sentence);
      // Between two sentences whatever came in meanwhile is read.
      await new Promise(setImmediate);
    }
    if (speech.isPlaying()) return;
    if (leaving && (!signal?.aborted || !maySayMore())) leave(leaving);
    else listen();
  }

  /** Of an answer that nobody heard, what it read back is to be read once more. */
  const notHeard = (heard: string) => talks.interrupted({ ...talk(), heard }).catch(report);

  /** What a turn asks the machine, what is said where no conversation is left, and why the call leaves then. */
  type Asking = { ask: () => Promise<Spoken | null>; closing: string[]; endsAs: Handover };

  function takeTurn({ ask, ...ending }: Asking): void {
    owed += 1;
    turns.add((signal) =>
      answer(
        ask().finally(() => (owed -= 1)),
        { signal, ...ending },
      ),
    );
  }

  /** Says what the machine answers, if it is still wanted once it comes. */
  async function answer(
    asked: Promise<Spoken | null>,
    { signal, closing, endsAs }: { signal: AbortSignal } & Omit<Asking, "ask">,
  ): Promise<void> {
    const spoken = await Promise.race([asked, lateness(pace.answer)]);
    if (spoken === "late") {
      void asked.then((missed) => (missed?.says.length ? notHeard("") : undefined)).catch(report);
      return say([lineWords.again], signal);
    }
    if (signal.aborted || isOver) {
      if (spoken?.says.length) await notHeard("");
      return;
    }
    if (spoken) expecting = readExpecting(spoken.expecting);
    if (spoken?.transfers) leaving = "transfer";
    else if (!spoken || spoken.ends) leaving = endsAs;
    await say(spoken?.says ?? closing, signal);
  }

  // No signal goes along: what somebody said counts, even when they hang up or do not want to hear the answer.
  const hear = (text: string, heardBefore?: string) =>
    talks.hear({
      ...talk(),
      turnId: newId(),
      text,
      spoken: true,
      heard: heardBefore,
      clientAddress: null,
    });

  /** The conversation was over, and the caller has something else. */
  async function hearInAnother(text: string): Promise<Spoken | null> {
    const another = talkIds.length < mostTalks ? await parts.openAnother() : null;
    if (another === null) return null;
    talkIds.push(another);
    return hear(text);
  }

  /** The caller said something. */
  function heard(text: string): void {
    if (!maySayMore()) return;
    leaving = null;
    silences = 0;
    timers.stop("silence");
    // Said before the answer to earlier words was out: nothing of that answer was heard by then.
    const heardBefore = owed > 0 ? "" : undefined;
    const takesLeave = saysGoodbye(text);
    takeTurn({
      ask: async () => {
        const spoken = await hear(text, heardBefore);
        return spoken || takesLeave ? spoken : hearInAnother(text);
      },
      closing: takesLeave ? [] : [lineWords.goodbye],
      endsAs: "goodbye",
    });
  }

  /** A goodbye can be spoken over; a call that is put through or must end is not kept. */
  function maySayMore(): boolean {
    return leaving === null || leaving === "goodbye" || leaving === "silence";
  }

  /** The key that ends all calls: whatever the machine makes of it, nothing reaches this number any more. */
  function heardStopKey(): void {
    timers.stop("silence");
    turns.add(async (signal) => {
      const spoken = await hear(wordsOfKeys(stopKey, expecting)!).catch(() => null);
      const isDone = spoken?.outcome === "optedOut";
      if (!isDone) await parts.optOut(`pressed ${stopKey}`);
      leaving = "stopped";
      await say(isDone ? spoken.says : [lineWords.stopped], signal);
    });
  }

  function heardNothing(): void {
    silences += 1;
    const isLast = silences >= mostSilences;
    takeTurn({
      ask: async () => {
        const spoken = await talks.silence(talk());
        if (!spoken || spoken.ends || spoken.transfers) return spoken;
        const says = spoken.says.length > 0 ? spoken.says : [lineWords.stillThere];
        return isLast ? null : { ...spoken, says };
      },
      closing: [lineWords.silentGoodbye],
      endsAs: "silence",
    });
  }

  /** The caller spoke over what was being said: not one more word of it is sent. */
  function interrupted(words: string): void {
    if (maySayMore()) leaving = null;
    turns.interrupt();
    speech.cut();
    // Of an answer that is still being made, the turn itself tells that nothing was heard.
    if (canBeCut && owed === 0) turns.add(() => notHeard(words));
    canBeCut = false;
    if (leaving && !turns.areWaiting()) leave(leaving);
    else listen();
  }

  function pressed(digit: string): void {
    timers.stop("silence");
    keypad.press(digit);
  }

  function prompted(words: string, isLast: boolean): void {
    partial = joinParts(partial, words);
    timers.stop("silence");
    if (!isLast) return;
    const text = partial.trim();
    partial = "";
    if (text !== "") heard(text);
    else if (!speech.isPlaying()) listen();
  }

  function noticed(name: string | undefined, value: unknown): void {
    if (name === "tokensPlayed" && typeof value === "string") speech.played(value);
    if (name !== "clientSpeaking") return;
    if (value === "on") timers.stop("silence");
    else if (!speech.isPlaying() && !turns.areWaiting()) listen();
  }

  function endWith(reason: Handover, words: string): void {
    turns.add((signal) => {
      leaving = reason;
      return say([words], signal);
    });
  }

  timers.start("call", pace.call, () => endWith("tooLong", lineWords.tooLong));
  const { fixed, free } = partGreeting(parts.opened.says);
  for (const sentence of fixed) speech.said(sentence);
  turns.add((signal) => say(free, signal));

  return {
    take(frame) {
      if (isOver) return;
      if (frame.type === "prompt") prompted(frame.voicePrompt, frame.last);
      else if (frame.type === "dtmf") pressed(frame.digit);
      else if (frame.type === "interrupt")
        interrupted(frame.utteranceUntilInterrupt ?? frame.transcript ?? "");
      else if (frame.type === "info") noticed(frame.name, frame.value);
      else if (frame.type === "error") log.warn({ talk: talk().id }, "the relay refused a frame");
    },
    handOver() {
      turns.interrupt();
      endWith("restart", lineWords.closing);
    },
    async cut() {
      isOver = true;
      stopTimers();
      speech.cut();
      await turns.settled();
      const durationSeconds = Math.round((performance.now() - began) / 1000);
      const costCents = callCents(durationSeconds, parts.direction);
      const [first, ...more] = talkIds;
      for (const id of more) await talks.end({ owner, id });
      await talks.end({ owner, id: first!, durationSeconds, costCents });
    },
  };
}

function lateness(delay: number): Promise<"late"> {
  return new Promise((resolve) => setTimeout(resolve, delay, "late").unref());
}

/** What the machine listens for; a word that this release does not know is nothing in particular. */
function readExpecting(word: string): Expecting {
  return expectations.find((one) => one === word) ?? "nothing";
}
