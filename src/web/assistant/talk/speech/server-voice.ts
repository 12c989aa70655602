import { type Download, download } from "./download.ts";
import type { Speaker } from "./speaker.ts";
import type { Voice } from "./voice.ts";

/** Fetches the audio of a sentence; throws if there is none. */
export type FetchAudio = (
  sentence: string,
  signal: AbortSignal,
) => Promise<AsyncIterable<Uint8Array>>;

/** How long a sentence's first audio may take, in milliseconds. */
const patienceMs = 5_000;

/**
 * A Voice that plays what the installation's speech server says. Where that fails, the browser's own voice says the same
 * sentence and all later ones, and `gaveUp` is called once.
 */
export function serverVoice({
  fetchAudio,
  speaker,
  own,
  gaveUp,
  firstMs = patienceMs,
}: {
  fetchAudio: FetchAudio;
  speaker: Speaker;
  own: Voice | null;
  gaveUp: () => void;
  firstMs?: number;
}): Voice {
  const coming = new Map<string, Download>();
  let playing: AbortController | null = null;
  let hasFailed = false;

  function ask(sentence: string): Download {
    const known = coming.get(sentence);
    if (known) return known;
    const started = download((signal) => fetchAudio(sentence, signal), firstMs);
    coming.set(sentence, started);
    return started;
  }

  function stopAll(): void {
    playing?.abort();
    playing = null;
    for (const one of coming.values()) one.stop();
    coming.clear();
  }

  return {
    wake() {
      speaker.wake();
      own?.wake();
    },
    prepare(sentence) {
      if (!hasFailed) ask(sentence);
    },
    say(sentence, end) {
      if (hasFailed && own) return own.say(sentence, end);
      const now = new AbortController();
      playing = now;
      const audio = ask(sentence);
      speaker
        .play(audio.parts(), now.signal)
        .then(() => true)
        .catch(() => false)
        .then((isSaid) => {
          coming.delete(sentence);
          audio.stop();
          if (now.signal.aborted) return;
          if (isSaid) return end("said");
          // What came of a sentence that broke off may still be playing.
          stopAll();
          if (!own) return end("failed");
          hasFailed = true;
          gaveUp();
          own.say(sentence, end);
        });
    },
    cancel() {
      stopAll();
      own?.cancel();
    },
  };
}
