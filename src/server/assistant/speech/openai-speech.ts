import type { SpeechConfig } from "#server/platform/speech-config.ts";
import { SpeechFailed, type SpeechServer, type SpokenAudio } from "./speech-server.ts";

/** The most characters of a transcript that are read; the rest of an answer is not. */
const longestTranscript = 2_000;
const largestAnswer = 100_000;

/** What recognizers write where nobody spoke: "[BLANK_AUDIO]", "(music)", "♪". */
const remarks = /\[[^\]]*\]|\([^)]*\)|[♪♫]/g;

/** The answers to a recording that can't be read, or a sentence that can't be said. */
const refusals = [400, 413, 415, 422];

/** File names by type, because servers tell the format by the name. */
const endings: Record<string, string> = {
  "audio/wav": "wav",
  "audio/x-wav": "wav",
  "audio/wave": "wav",
  "audio/webm": "webm",
  "audio/ogg": "ogg",
  "audio/mp4": "m4a",
  "audio/mpeg": "mp3",
};

/** Whether a recording of this type can be passed on. */
export const isRecordingType = (type: string): boolean => bareType(type) in endings;

/** Connects a server with OpenAI's API: speaches, LocalAI, Kokoro-FastAPI, or OpenAI itself. */
export function openaiSpeech({ hearing, speaking, apiKey }: SpeechConfig): SpeechServer {
  // A redirect would send the key and the recording to another server.
  const ask = (url: string, init: RequestInit) =>
    fetch(url, {
      ...init,
      method: "POST",
      redirect: "error",
      headers: { ...init.headers, ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }) },
    }).catch((error: unknown) => {
      throw new SpeechFailed(error instanceof Error ? error.name : "unknown");
    });

  return {
    async hear({ audio, type, language }, signal) {
      const form = new FormData();
      const bare = bareType(type);
      form.append("file", new Blob([audio], { type: bare }), `speech.${endings[bare] ?? "wav"}`);
      form.append("model", hearing.model);
      form.append("language", language);
      form.append("response_format", "json");
      const response = await ask(`${hearing.baseUrl}/audio/transcriptions`, { body: form, signal });
      const answer = await wholeText(await successful(response));
      return wordsOf(answer, response.headers.get("content-type") ?? "");
    },
    async speak({ text, language }, signal): Promise<SpokenAudio> {
      const wish = {
        model: speaking.model,
        voice: speaking.voices[language],
        input: text,
        response_format: "wav",
      };
      const response = await ask(`${speaking.baseUrl}/audio/speech`, {
        body: JSON.stringify(wish),
        headers: { "content-type": "application/json" },
        signal,
      });
      const { body } = await successful(response);
      const type = bareType(response.headers.get("content-type") ?? "audio/wav");
      if (!body || !/^audio\/[\w.+-]+$|^application\/octet-stream$/.test(type)) {
        await body?.cancel();
        throw new SpeechFailed("no audio");
      }
      return { type, chunks: nonEmpty(body) };
    },
  };
}

function bareType(type: string): string {
  return type.split(";", 1)[0]!.trim().toLowerCase();
}

async function successful(response: Response): Promise<Response> {
  if (response.ok) return response;
  await response.body?.cancel();
  const { status } = response;
  throw new SpeechFailed(`status ${status}`, { isRefusal: refusals.includes(status) });
}

async function wholeText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of checked(response.body)) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > largestAnswer) throw new SpeechFailed("too long");
  }
  return text;
}

/** The words of an answer: `text` of JSON, or plain text, which some servers send whatever they are asked for. */
function wordsOf(answer: string, type: string): string {
  let words: unknown = answer;
  if (/\bjson\b/.test(type) || answer.trimStart().startsWith("{")) {
    try {
      words = (JSON.parse(answer) as { text?: unknown } | null)?.text;
    } catch {
      throw new SpeechFailed("no JSON");
    }
  }
  if (typeof words !== "string") throw new SpeechFailed("no text");
  return words.replace(remarks, " ").replace(/\s+/g, " ").trim().slice(0, longestTranscript);
}

/** The chunks of a body; an error never repeats what was sent. */
async function* checked(body: ReadableStream<Uint8Array> | null): AsyncIterable<Uint8Array> {
  try {
    for await (const chunk of body ?? []) yield chunk;
  } catch (error) {
    throw new SpeechFailed(error instanceof Error ? error.name : "unknown");
  }
}

async function* nonEmpty(body: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  let bytes = 0;
  for await (const chunk of checked(body)) {
    bytes += chunk.length;
    yield chunk;
  }
  if (bytes === 0) throw new SpeechFailed("no audio");
}
