import type { Language } from "#domain/kernel/language.ts";
import type { LanguageNow } from "./spoken-language.ts";
import type { Ear } from "./ear.ts";
import { browserMicrophone } from "./microphone.ts";
import { serverEar } from "./server-ear.ts";
import { serverVoice } from "./server-voice.ts";
import { browserSpeaker } from "./speaker.ts";
import type { Voice } from "./voice.ts";

/** How long to wait for the text of a recording, in milliseconds. */
const hearMs = 10_000;

/** What names the conversation to the server: its ids and its secret. */
export type TalkKey = () => string;

/** Requests about one conversation's speech; its key is in a header, so that no log has it. */
function ask(
  path: string,
  talk: TalkKey,
  init: RequestInit & { type: string },
  language: Language,
) {
  const { type, ...rest } = init;
  return fetch(`/speech/${path}?language=${language}`, {
    ...rest,
    method: "POST",
    headers: { "content-type": type, "x-talk": talk() },
  }).then((response) => {
    if (!response.ok) throw new Error(`speech: ${response.status}`);
    return response;
  });
}

/** Listens through the installation's speech server; null where the browser has no microphone for it. */
export function earOfServer(talk: TalkKey, language: LanguageNow): Ear | null {
  const microphone = browserMicrophone();
  if (!microphone) return null;
  return serverEar({
    microphone,
    async transcribe(body, signal) {
      const whole = AbortSignal.any([signal, AbortSignal.timeout(hearMs)]);
      const response = await ask(
        "hear",
        talk,
        { type: "audio/wav", body, signal: whole },
        language(),
      );
      return ((await response.json()) as { words: string }).words;
    },
  });
}

/** Speaks through the installation's speech server, or by the browser's own voice once that fails. */
export function voiceOfServer(
  talk: TalkKey,
  { own, gaveUp, language }: { own: Voice | null; gaveUp: () => void; language: LanguageNow },
): Voice | null {
  const speaker = browserSpeaker();
  if (!speaker) return null;
  return serverVoice({
    speaker,
    own,
    gaveUp,
    async fetchAudio(text, signal) {
      const body = JSON.stringify({ text });
      const init = { type: "application/json", body, signal };
      return partsOf(await ask("speak", talk, init, language()));
    },
  });
}

/** Not every browser can iterate over a stream. */
async function* partsOf({ body }: Response): AsyncIterable<Uint8Array> {
  const reader = body?.getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (value) yield value;
    if (done) return;
  }
}

/** Listens to the landing page's example, which has no conversation on the server; null without a speech server. */
export async function exampleEar(): Promise<Ear | null> {
  try {
    const response = await fetch("/speech/example", { method: "POST" });
    const { talk } = (await response.json()) as { talk?: string | null };
    return talk
      ? earOfServer(
          () => talk,
          () => "en",
        )
      : null;
  } catch {
    return null;
  }
}
