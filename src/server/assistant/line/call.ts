import type { Expecting } from "#understanding/heard.ts";
import { joinParts, partGreeting, saysGoodbye } from "#domain/assistant/line/call-speech.ts";
import { callCents } from "#domain/assistant/line/pace.ts";
import { newId } from "#server/platform/ids.ts";
import { codeOf } from "#server/platform/database.ts";
import type { Spoken } from "../talk/talks.ts";
import { endFrame, type Handover, type IncomingFrame } from "./frames.ts";
import {
  createKeypad,
  createSpeech,
  createTimers,
  createTongue,
  createTurns,
  stopKey,
  type Keypad,
  type Speech,
  type Turns,
  type CallParts,
  lateness,
  readExpecting,
  type Call,
} from "./call-parts.ts";

/** After this many silences in a row the call ends. */
const mostSilences = 3;
const mostTalks = 3;

/** Conducts one call: lines are answered in order, and the assistant stops talking when it is interrupted. */
export function leadCall(parts: CallParts): Call {
  return new LiveCall(parts);
}

/** How a turn is answered, what to say if no conversation is left, and why the call then ends. */
type Turn = { ask: () => Promise<Spoken | null>; closing: string[]; endsAs: Handover };

class LiveCall implements Call {
  readonly #parts: CallParts;
  readonly #began = performance.now();
  readonly #talkIds: string[];
  #expecting: Expecting;
  readonly #tongue;
  /** Why the call ends once its last sentence was heard. */
  #leaving: Handover | null = null;
  #isOver = false;
  /** How many answers are still being computed: nothing of these can have been heard. */
  #owed = 0;
  #silences = 0;
  #partial = "";
  /** Whether something was said since the last interruption, so that another one can refer to it. */
  #canBeCut: boolean;
  readonly #timers = createTimers<"silence" | "call">();
  readonly #speech: Speech;
  readonly #keypad: Keypad;
  readonly #turns: Turns;

  constructor(parts: CallParts) {
    const { opened, pace, talkId } = parts;
    this.#parts = parts;
    this.#talkIds = [talkId];
    this.#expecting = readExpecting(opened.expecting);
    this.#canBeCut = opened.says.length > 0;
    this.#tongue = createTongue(parts.send);
    this.#speech = createSpeech(pace, () =>
      this.#leaving ? this.#leave(this.#leaving) : this.#listen(),
    );
    this.#keypad = createKeypad({
      pause: pace.keys,
      expecting: () => this.#expecting,
      language: () => this.#tongue.language(),
      onWords: (words) => this.#heard(words),
      onStop: () => this.#heardStopKey(),
      onNothing: () => this.#listen(),
    });
    this.#turns = createTurns((error) => {
      this.#report(error);
      return this.#say([this.#tongue.words.again]);
    });
    this.#timers.start("call", pace.call, () => this.#endWith("tooLong", "tooLong"));
    const { fixed, free } = partGreeting(opened.says);
    for (const sentence of fixed) this.#speech.said(sentence);
    this.#turns.add((signal) => this.#say(free, signal));
  }

  take(frame: IncomingFrame): void {
    if (this.#isOver) return;
    if (frame.type === "prompt") this.#prompted(frame.voicePrompt, frame.last);
    else if (frame.type === "dtmf") this.#pressed(frame.digit);
    else if (frame.type === "interrupt")
      this.#interrupted(frame.utteranceUntilInterrupt ?? frame.transcript ?? "");
    else if (frame.type === "info") this.#noticed(frame.name, frame.value);
    else if (frame.type === "error")
      this.#parts.log.warn({ talk: this.#talk().id }, "the relay refused a frame");
  }

  handOver(): void {
    this.#turns.interrupt();
    this.#endWith("restart", "closing");
  }

  async cut(): Promise<void> {
    this.#isOver = true;
    this.#stopTimers();
    this.#speech.cut();
    await this.#turns.settled();
    const { talks, owner, direction } = this.#parts;
    const durationSeconds = Math.round((performance.now() - this.#began) / 1000);
    const costCents = callCents(durationSeconds, direction);
    const [first, ...more] = this.#talkIds;
    for (const id of more) await talks.end({ owner, id });
    await talks.end({ owner, id: first!, durationSeconds, costCents });
  }

  #talk() {
    return { owner: this.#parts.owner, id: this.#talkIds.at(-1)! };
  }

  #stopTimers(): void {
    this.#timers.stopAll();
    this.#keypad.stop();
  }

  /** Starts waiting for the caller's next line. */
  #listen(): void {
    this.#timers.start("silence", this.#parts.pace.silence, () => this.#heardNothing());
  }

  #report(error: unknown): void {
    this.#parts.log.error(
      { talk: this.#talk().id, code: codeOf(error) },
      "a turn of a call failed",
    );
  }

  #leave(reason: Handover): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#stopTimers();
    this.#parts.send(endFrame(reason));
  }

  #endWith(reason: Handover, words: "tooLong" | "closing"): void {
    this.#turns.add((signal) => {
      this.#leaving = reason;
      return this.#say([this.#tongue.words[words]], signal);
    });
  }

  /** Says sentences one by one until it is interrupted; the last of them closes the turn. */
  async #say(says: readonly string[], signal?: AbortSignal): Promise<void> {
    for (const [index, sentence] of says.entries()) {
      if (signal?.aborted || this.#isOver) break;
      this.#canBeCut = true;
      this.#timers.stop("silence");
      this.#parts.send({ type: "text", token: `${sentence} `, last: index === says.length - 1 });
      this.#speech.said(sentence);
      // Between two sentences, incoming frames are read.
      await new Promise(setImmediate);
    }
    if (this.#speech.isPlaying()) return;
    if (this.#leaving && (!signal?.aborted || !this.#maySayMore())) this.#leave(this.#leaving);
    else this.#listen();
  }

  #takeTurn({ ask, ...ending }: Turn): void {
    this.#owed += 1;
    this.#turns.add((signal) => {
      const asked = ask().finally(() => (this.#owed -= 1));
      return this.#answer(asked, { signal, ...ending });
    });
  }

  /** Says the answer, if it is still wanted when it arrives. */
  async #answer(
    asked: Promise<Spoken | null>,
    { signal, closing, endsAs }: { signal: AbortSignal } & Omit<Turn, "ask">,
  ): Promise<void> {
    const spoken = await Promise.race([asked, lateness(this.#parts.pace.answer)]);
    if (spoken === "late") {
      void asked
        .then((missed) => (missed?.says.length ? this.#notHeard("") : undefined))
        .catch((error: unknown) => this.#report(error));
      return this.#say([this.#tongue.words.again], signal);
    }
    if (signal.aborted || this.#isOver) {
      if (spoken?.says.length) await this.#notHeard("");
      return;
    }
    if (spoken) this.#expecting = readExpecting(spoken.expecting);
    if (spoken?.language) this.#tongue.follow(spoken.language);
    if (spoken?.transfers) this.#leaving = "transfer";
    else if (!spoken || spoken.ends) this.#leaving = endsAs;
    await this.#say(spoken?.says ?? closing, signal);
  }

  /** The answer was not heard, so its read-back has to be repeated. */
  #notHeard(heard: string): Promise<void> {
    return this.#parts.talks
      .interrupted({ ...this.#talk(), heard })
      .catch((error: unknown) => this.#report(error));
  }

  /** Without a signal: what was said counts, even if the caller hangs up or interrupts the answer. */
  #hear(text: string, heard?: string): Promise<Spoken | null> {
    const line = { turnId: newId(), text, spoken: true, heard, clientAddress: null };
    return this.#parts.talks.hear({ ...this.#talk(), ...line });
  }

  /** The conversation had ended, and the caller has another request. */
  async #hearInAnother(text: string): Promise<Spoken | null> {
    const another = this.#talkIds.length < mostTalks ? await this.#parts.openAnother() : null;
    if (another === null) return null;
    this.#talkIds.push(another);
    return this.#hear(text);
  }

  /** The caller said something. */
  #heard(text: string): void {
    if (!this.#maySayMore()) return;
    this.#leaving = null;
    this.#silences = 0;
    this.#timers.stop("silence");
    // Said before the answer to an earlier line was sent: nothing of that answer was heard by then.
    const heardBefore = this.#owed > 0 ? "" : undefined;
    const takesLeave = saysGoodbye(text);
    this.#takeTurn({
      ask: async () => {
        const spoken = await this.#hear(text, heardBefore);
        return spoken || takesLeave ? spoken : this.#hearInAnother(text);
      },
      closing: takesLeave ? [] : [this.#tongue.words.goodbye],
      endsAs: "goodbye",
    });
  }

  /** A goodbye can be interrupted; a call that is transferred or must end cannot. */
  #maySayMore(): boolean {
    return this.#leaving === null || this.#leaving === "goodbye" || this.#leaving === "silence";
  }

  /** The opt-out key: whatever the conversation makes of it, the number is opted out. */
  #heardStopKey(): void {
    this.#timers.stop("silence");
    this.#turns.add(async (signal) => {
      const spoken = await this.#hear(this.#keypad.stopWords()).catch(() => null);
      const isDone = spoken?.outcome === "optedOut";
      if (!isDone) await this.#parts.optOut(`pressed ${stopKey}`);
      this.#leaving = "stopped";
      await this.#say(isDone ? spoken.says : [this.#tongue.words.stopped], signal);
    });
  }

  #heardNothing(): void {
    this.#silences += 1;
    const isLast = this.#silences >= mostSilences;
    this.#takeTurn({
      ask: async () => {
        const spoken = await this.#parts.talks.silence(this.#talk());
        if (!spoken || spoken.ends || spoken.transfers) return spoken;
        const says = spoken.says.length > 0 ? spoken.says : [this.#tongue.words.stillThere];
        return isLast ? null : { ...spoken, says };
      },
      closing: [this.#tongue.words.silentGoodbye],
      endsAs: "silence",
    });
  }

  /** The caller interrupted: nothing more is sent of what was being said. */
  #interrupted(words: string): void {
    if (this.#maySayMore()) this.#leaving = null;
    this.#turns.interrupt();
    this.#speech.cut();
    // For an answer that is still being computed, the turn itself reports that nothing was heard.
    if (this.#canBeCut && this.#owed === 0) this.#turns.add(() => this.#notHeard(words));
    this.#canBeCut = false;
    if (this.#leaving && !this.#turns.areWaiting()) this.#leave(this.#leaving);
    else this.#listen();
  }

  #pressed(digit: string): void {
    this.#timers.stop("silence");
    this.#keypad.press(digit);
  }

  #prompted(words: string, isLast: boolean): void {
    this.#partial = joinParts(this.#partial, words);
    this.#timers.stop("silence");
    if (!isLast) return;
    const text = this.#partial.trim();
    this.#partial = "";
    if (text !== "") this.#heard(text);
    else if (!this.#speech.isPlaying()) this.#listen();
  }

  #noticed(name: string | undefined, value: unknown): void {
    if (name === "tokensPlayed" && typeof value === "string") this.#speech.played(value);
    if (name !== "clientSpeaking") return;
    if (value === "on") this.#timers.stop("silence");
    else if (!this.#speech.isPlaying() && !this.#turns.areWaiting()) this.#listen();
  }
}
