import type { Ear, EarEnd } from "./ear.ts";
import { type Microphone, MicrophoneDenied, type OpenMicrophone } from "./microphone.ts";
import { createUtterance, type Patience, type Utterance, usualPatience } from "./utterance.ts";
import { toWav } from "./wav.ts";

/** Turns a recording into text; throws if that fails. */
export type Transcribe = (wav: ArrayBuffer, signal: AbortSignal) => Promise<string>;

/** How often one utterance is turned into text before its end, at pauses: for captions, and to be quick at the end. */
const mostEarly = 5;
/** A failure that took longer than this isn't tried again, in milliseconds. */
const slowMs = 3_000;
/** While the loudspeaker is on, speech has to be louder, and to last longer, to count. */
const overVoice = { stricter: 2.5, start: 220 };

/** An Ear that records, and lets the installation's speech server turn each utterance into text. */
export function serverEar({
  microphone,
  transcribe,
  patience = usualPatience,
}: {
  microphone: Microphone;
  transcribe: Transcribe;
  patience?: Patience;
}): Ear {
  /** What was recorded of someone who spoke over the voice. */
  let overheard: Float32Array | null = null;

  return {
    isLocal: async () => false,
    listen(on) {
      const utterance = createUtterance({ patience, soFar: overheard });
      overheard = null;
      return listening({ microphone, transcribe, utterance, on });
    },
    overhear(speech) {
      const strict = { ...patience, start: overVoice.start, silence: Number.POSITIVE_INFINITY };
      const utterance = createUtterance({ patience: strict, stricter: overVoice.stricter });
      const open = opening(microphone, (samples) => {
        if (utterance.add(samples) !== "started") return;
        overheard = utterance.recorded();
        open.close();
        speech();
      });
      // Without a microphone no one is heard; listening will say why.
      open.ready.catch(() => {});
      return open.close;
    },
  };
}

type Listening = {
  microphone: Microphone;
  transcribe: Transcribe;
  utterance: Utterance;
  on: Parameters<Ear["listen"]>[0];
};

function listening({
  microphone,
  transcribe,
  utterance,
  on,
}: Listening): ReturnType<Ear["listen"]> {
  const left = new AbortController();
  let isRecording = true;
  let soFar = "";
  let early = 0;
  /** The text of everything recorded, if nothing was said since it was asked for. */
  let asked: Promise<string> | null = null;

  function end(why: EarEnd, words = ""): void {
    if (left.signal.aborted) return;
    left.abort();
    on.end(why, words);
  }

  function ask(): Promise<string> {
    const asking = transcribe(toWav(utterance.recorded()), left.signal);
    asking.catch(() => {});
    return asking;
  }

  /** Someone pauses, and may have ended: the text is asked for already, and shown if they go on. */
  function askEarly(): void {
    if (early >= mostEarly) return;
    early += 1;
    const asking = ask();
    asked = asking;
    asking.then(
      (text) => {
        soFar = text;
        if (!left.signal.aborted && text) on.words(text);
      },
      () => {},
    );
  }

  async function finish(): Promise<void> {
    if (!isRecording) return;
    isRecording = false;
    open.close();
    if (!utterance.hasSpeech()) return end("nothing");
    on.sound(false);
    on.working?.();
    const began = performance.now();
    try {
      // Nothing that was said is lost by one failure: it is asked for once more, unless the server is slow.
      const text = await (asked ?? ask()).catch((error: unknown) => {
        if (performance.now() - began > slowMs) throw error;
        return ask();
      });
      end(text ? "heard" : "nothing", text);
    } catch {
      end("failed", soFar);
    }
  }

  const open = opening(microphone, (samples) => {
    const event = utterance.add(samples);
    if (event === "started" || event === "resumed") {
      asked = null;
      on.sound(true);
    } else if (event === "paused") {
      on.sound(false);
      askEarly();
    } else if (event) void finish();
  });
  open.ready.catch((error: unknown) => {
    isRecording = false;
    end(error instanceof MicrophoneDenied ? "denied" : "failed");
  });
  if (utterance.hasSpeech()) on.sound(true);

  return {
    stop() {
      // What was said since the last pause is not in that pause's text.
      asked = utterance.isPaused() ? asked : null;
      void finish();
    },
    drop() {
      left.abort();
      open.close();
    },
  };
}

/** Opens the microphone; it can be closed before it is open. */
function opening(microphone: Microphone, take: (samples: Float32Array) => void) {
  let opened: OpenMicrophone | null = null;
  let isClosed = false;
  const ready = microphone
    .open((samples) => {
      if (!isClosed) take(samples);
    })
    .then((one) => {
      opened = one;
      if (isClosed) one.close();
    });
  return {
    ready,
    close() {
      if (isClosed) return;
      isClosed = true;
      opened?.close();
    },
  };
}
