import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  failsWith,
  type FakeSpeechServer,
  heard,
  hears,
  spoken,
  startSpeechServer,
} from "#test/harness/speech-server.ts";
import { toneWav } from "#test/harness/tones.ts";
import { isRecordingType, openaiSpeech } from "./openai-speech.ts";
import type { SpokenAudio } from "./speech-server.ts";

let server: FakeSpeechServer;
beforeAll(async () => {
  server = await startSpeechServer();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  server.requests.length = 0;
});

const { signal } = new AbortController();
const audio = toneWav({ hertz: 300, ms: 100 });

function connected({ apiKey = null as string | null } = {}) {
  const { baseUrl } = server;
  const voices = { en: "af_heart", es: "ef_dora" };
  return openaiSpeech({
    hearing: { baseUrl, model: "whisper-small" },
    speaking: { baseUrl, model: "kokoro", voices },
    apiKey,
  });
}

const hear = (type = "audio/wav") => connected().hear({ audio, type, language: "en" }, signal);

async function collected({ chunks }: SpokenAudio): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of chunks) parts.push(part);
  return Buffer.concat(parts);
}
const speak = async (text = "Which day?") =>
  collected(await connected().speak({ text, language: "en" }, signal));

test("a recording is sent as a form with model and language, and the words come back", async () => {
  server.behaviour = hears("  Book an\n appointment ");
  const words = await connected({ apiKey: "key-1" }).hear(
    { audio, type: "audio/wav", language: "es" },
    signal,
  );
  expect(words).toBe("Book an appointment");
  const [{ path, headers, fields, file }] = server.requests as [FakeSpeechServer["requests"][0]];
  expect(path).toBe("/v1/audio/transcriptions");
  expect(headers.authorization).toBe("Bearer key-1");
  expect(fields).toEqual({ model: "whisper-small", language: "es", response_format: "json" });
  expect(file).toMatchObject({ name: "speech.wav", type: "audio/wav" });
  expect(file!.bytes.equals(audio)).toBe(true);
});

test("without a key none is sent, and the file is named after what the browser recorded", async () => {
  server.behaviour = hears("Hello");
  await hear("audio/webm;codecs=opus");
  expect(server.requests[0]!.headers).not.toHaveProperty("authorization");
  expect(server.requests[0]!.file).toMatchObject({ name: "speech.webm", type: "audio/webm" });
  expect(isRecordingType("audio/ogg; codecs=opus")).toBe(true);
  expect(isRecordingType("text/html")).toBe(false);
});

test.each([
  ["plain text", { type: "text/plain", body: "Hello there\n" }, "Hello there"],
  ["JSON with more in it", heardWith({ text: " Hi ", segments: [], language: "en" }), "Hi"],
  ["JSON by another type", { type: "text/plain", body: '{"text":"Hi"}' }, "Hi"],
  ["silence, as a remark", heard("[BLANK_AUDIO]"), ""],
  ["words with remarks", heard("(door closes) Two thirty ♪"), "Two thirty"],
  ["nothing", heard(""), ""],
  ["more than a line can have", heard("no ".repeat(2_000)), "no ".repeat(667).slice(0, 2_000)],
])("understands %s", async (_what, answer, words) => {
  server.behaviour = () => answer;
  expect(await hear()).toBe(words);
});

function heardWith(body: object) {
  return { type: "application/json; charset=utf-8", body: JSON.stringify(body) };
}

test.each([
  ["an error", failsWith(500), "status 500", false],
  ["a wrong key", failsWith(401), "status 401", false],
  ["a recording it can't read", failsWith(400), "status 400", true],
  ["JSON that ends too early", () => ({ body: '{"text":"Bo' }), "no JSON", false],
  ["JSON without text", () => heardWith({ error: "none" }), "no text", false],
  ["null", () => ({ body: "null" }), "no text", false],
  ["a cut connection", () => ({ ...heard("Hello"), breaksAt: 5 }), "TypeError", false],
  ["far too much", () => heard("no ".repeat(50_000)), "too long", false],
  [
    "a redirect",
    () => ({ status: 307, body: "", location: "https://example.com/v1/audio" }),
    "TypeError",
    false,
  ],
])("%s is a failure when hearing", async (_what, behaviour, message, isRefusal) => {
  server.behaviour = behaviour;
  await expect(hear()).rejects.toMatchObject({ name: "SpeechFailed", message, isRefusal });
});

test("a sentence is spoken by the voice of its language, and its audio arrives in parts", async () => {
  const wav = toneWav({ hertz: 440, ms: 3_000 });
  server.behaviour = () => ({ type: "audio/wav", body: wav });
  const audioOf = await connected().speak({ text: "¿Qué día?", language: "es" }, signal);
  expect(audioOf.type).toBe("audio/wav");
  expect((await collected(audioOf)).equals(wav)).toBe(true);
  expect(server.requests[0]).toMatchObject({
    path: "/v1/audio/speech",
    fields: { model: "kokoro", voice: "ef_dora", input: "¿Qué día?", response_format: "wav" },
  });
  await speak();
  expect(server.requests[1]!.fields.voice).toBe("af_heart");
});

test.each([
  ["an error", failsWith(503), "status 503"],
  ["text", () => ({ type: "text/html", body: "<p>Hello" }), "no audio"],
  ["nothing", () => ({ type: "audio/wav", body: "" }), "no audio"],
  ["a cut connection", () => ({ ...spoken("Hello there"), breaksAt: 60 }), "TypeError"],
])("%s is a failure when speaking", async (_what, behaviour, message) => {
  server.behaviour = behaviour;
  await expect(speak()).rejects.toMatchObject({ name: "SpeechFailed", message });
});

test("a server that isn't there, and a caller who leaves, end it at once", async () => {
  const leaving = new AbortController();
  server.behaviour = () => ({ ...heard("Hello"), after: new Promise(() => {}) });
  const hearing = connected().hear({ audio, type: "audio/wav", language: "en" }, leaving.signal);
  await expect.poll(() => server.requests.length).toBe(1);
  leaving.abort();
  await expect(hearing).rejects.toMatchObject({ name: "SpeechFailed", message: "AbortError" });
  await expect.poll(() => server.requests[0]!.wasAborted).toBe(true);
  const nowhere = { baseUrl: "http://127.0.0.1:9/v1", model: "none" };
  const away = openaiSpeech({
    hearing: nowhere,
    speaking: { ...nowhere, voices: { en: "a", es: "a" } },
    apiKey: null,
  });
  await expect(
    away.hear({ audio, type: "audio/wav", language: "en" }, signal),
  ).rejects.toMatchObject({ message: "TypeError" });
});
