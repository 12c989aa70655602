import type { Language } from "#domain/kernel/language.ts";

/** What was recorded of one utterance, as a browser sent it. */
export type Recording = { audio: Buffer<ArrayBuffer>; type: string; language: Language };

/** The audio of a sentence, while it arrives. */
export type SpokenAudio = { type: string; chunks: AsyncIterable<Uint8Array> };

/** A server that turns speech into text and text into speech. It learns nothing else. */
export type SpeechServer = {
  /** The words of a recording; empty if there are none. Throws if it gave no answer. */
  hear(recording: Recording, signal: AbortSignal): Promise<string>;
  /** Throws if it gave no audio; the chunks throw if it ends too early. */
  speak(sentence: { text: string; language: Language }, signal: AbortSignal): Promise<SpokenAudio>;
};

/** The speech server did not do what it was asked; the message never contains what was said. */
export class SpeechFailed extends Error {
  override name = "SpeechFailed";
  /** It refused this recording or sentence, so others may still work. */
  readonly isRefusal: boolean;
  constructor(reason: string, { isRefusal = false } = {}) {
    super(reason);
    this.isRefusal = isRefusal;
  }
}
