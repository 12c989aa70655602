import type { IncomingMessage, ServerResponse } from "node:http";
import { once } from "node:events";
import { firstLanguage, languageOf } from "#domain/kernel/language.ts";
import { type BodyLimit, readBody } from "#server/platform/http/body.ts";
import type { Refusal } from "#server/platform/http/request-guard.ts";
import { networkOf } from "#server/platform/attempts.ts";
import { TooManyTalks } from "../talk/limits.ts";
import { isRecordingType } from "./openai-speech.ts";
import type { Speech, SpeechTrouble } from "./speech.ts";
import {
  mayHear,
  maySpeak,
  openExample,
  readTalkKey,
  type SpeechAccessParts,
} from "./speech-access.ts";

/** Where browsers send what was recorded, fetch what is to be spoken, and begin the example call's listening. */
export const hearPath = "/speech/hear";
export const speakPath = "/speech/speak";
export const examplePath = "/speech/example";

/** The size limit of a recording: a minute of what browsers record. */
export const recordingLimit: BodyLimit = {
  bytes: 2_000_000,
  refusal: { status: 413, message: "This recording is longer than a minute." },
};
/** Of a sentence, as JSON. */
const sentenceBytes = 10_000;

/** The header with the conversation's ids and its secret. */
const talkHeader = "x-talk";

const nothingHere: Refusal = { status: 404, message: "There is nothing at this address." };
const noTalk: Refusal = { status: 404, message: "There is no open conversation here." };
const noRecording: Refusal = { status: 415, message: "Send a recording, such as audio/wav." };
const noSentence: Refusal = { status: 400, message: "Send the sentence as JSON." };
const troubles: Record<SpeechTrouble, Refusal> = {
  failed: { status: 502, message: "The speech server did not answer." },
  busy: { status: 503, message: "The speech server is busy.", retryAfterSeconds: 5 },
  "too many": { status: 429, message: "One moment, please.", retryAfterSeconds: 2 },
};

/** What a request is allowed with. */
export type SpeechRequestParts = Omit<SpeechAccessParts, "now"> & { now: () => Date };

/** Serves the speech of conversations: nothing is stored, and strangers get nothing. */
export function speechRequests(speech: Speech | null) {
  async function hear(
    req: IncomingMessage,
    res: ServerResponse,
    parts: SpeechAccessParts,
  ): Promise<Refusal | null> {
    const key = readTalkKey(req.headers[talkHeader]);
    const type = req.headers["content-type"] ?? "";
    if (!speech || !key || !(await mayHear(parts, key))) return noTalk;
    if (!isRecordingType(type)) return noRecording;
    const audio = await readBody(req, recordingLimit.bytes);
    if (audio === null) return recordingLimit.refusal;
    if (audio.length === 0) return noRecording;
    const heard = await speech.hear(
      networkOf(parts.clientAddress),
      { audio, type, language: languageIn(req) },
      goneOf(res),
    );
    if (typeof heard === "string") return troubles[heard];
    res.writeHead(200, { "content-type": "application/json; charset=utf-8" });
    res.end(JSON.stringify({ words: heard.words }));
    return null;
  }

  async function speak(
    req: IncomingMessage,
    res: ServerResponse,
    parts: SpeechAccessParts,
  ): Promise<Refusal | null> {
    const key = readTalkKey(req.headers[talkHeader]);
    if (!speech || !key) return noTalk;
    const gone = goneOf(res);
    const text = sentenceIn(await readBody(req, sentenceBytes));
    if (text === null) return noSentence;
    if (!(await maySpeak(parts, key, text))) return noTalk;
    const spoken = await speech.speak(
      networkOf(parts.clientAddress),
      { text, language: languageIn(req) },
      {
        start: (type) => void res.writeHead(200, { "content-type": type }),
        async chunk(bytes) {
          if (!res.write(bytes)) await once(res, "drain", { signal: gone });
        },
      },
      gone,
    );
    if (spoken !== true && !res.headersSent) return troubles[spoken];
    if (spoken === true) res.end();
    // Half a sentence must not look like a whole one.
    else res.destroy();
    return null;
  }

  /** The landing page's example call runs in the browser, so it has no conversation here; it gets a key to be heard with. */
  async function example(
    _: IncomingMessage,
    res: ServerResponse,
    parts: SpeechAccessParts,
  ): Promise<Refusal | null> {
    const talk = speech && (await openExample(parts));
    res.writeHead(200, { "content-type": "application/json; charset=utf-8" });
    res.end(JSON.stringify({ talk }));
    return null;
  }

  /** Serves a request below /speech/; returns what it is refused with. */
  return async (
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    parts: SpeechRequestParts,
  ): Promise<Refusal | null> => {
    res.setHeader("cache-control", "no-store");
    const serve = { [hearPath]: hear, [speakPath]: speak, [examplePath]: example }[path];
    // Only the example asks whether there is a speech server; conversations know.
    if (!serve || req.method !== "POST" || (!speech && serve !== example)) return nothingHere;
    try {
      return await serve(req, res, { ...parts, now: parts.now() });
    } catch (error) {
      if (!(error instanceof TooManyTalks)) throw error;
      return { ...troubles["too many"], retryAfterSeconds: error.retryAfterSeconds };
    }
  };
}

function sentenceIn(body: Buffer | null): string | null {
  try {
    const { text } = JSON.parse(body?.toString() ?? "") as { text?: unknown };
    return typeof text === "string" && text !== "" ? text : null;
  } catch {
    return null;
  }
}

/** The language that is spoken, from ?language=es. */
function languageIn(req: IncomingMessage) {
  const asked = new URL(req.url ?? "/", "http://localhost").searchParams.get("language");
  return languageOf(asked) ?? firstLanguage;
}

/** Aborts when the caller leaves or interrupts, so that the speech server stops too. */
function goneOf(res: ServerResponse): AbortSignal {
  const gone = new AbortController();
  if (res.destroyed) gone.abort();
  res.once("close", () => gone.abort());
  return gone.signal;
}
