import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test("by default there is no speech server", () => {
  expect(readConfig({}).speech).toBeNull();
});

test("an address is enough, with or without /v1", () => {
  const usual = {
    hearing: { baseUrl: "http://127.0.0.1:8000/v1", model: "whisper-1" },
    speaking: {
      baseUrl: "http://127.0.0.1:8000/v1",
      model: "tts-1",
      voices: { en: "alloy", es: "alloy" },
    },
    apiKey: null,
  };
  for (const address of ["http://127.0.0.1:8000", "http://127.0.0.1:8000/v1/"])
    expect(readConfig({ SPEECH_BASE_URL: address }).speech).toEqual(usual);
  expect(
    readConfig({ SPEECH_BASE_URL: "https://ai.example.com/openai/v1" }).speech?.hearing.baseUrl,
  ).toBe("https://ai.example.com/openai/v1");
});

test("hearing and speaking may be two servers, and each language may have its voice", () => {
  expect(
    readConfig({
      SPEECH_BASE_URL: "http://127.0.0.1:8000/v1",
      SPEECH_API_KEY: "hush",
      SPEECH_MODEL: "Systran/faster-whisper-small",
      SPEECH_VOICE_BASE_URL: "http://127.0.0.1:8880",
      SPEECH_VOICE_MODEL: "kokoro",
      SPEECH_VOICE: "af_heart",
      SPEECH_VOICE_ES: "ef_dora",
    }).speech,
  ).toEqual({
    hearing: { baseUrl: "http://127.0.0.1:8000/v1", model: "Systran/faster-whisper-small" },
    speaking: {
      baseUrl: "http://127.0.0.1:8880/v1",
      model: "kokoro",
      voices: { en: "af_heart", es: "ef_dora" },
    },
    apiKey: "hush",
  });
});

test.each([
  [{ SPEECH_VOICE: "af_heart" }, "SPEECH_BASE_URL is missing: SPEECH_VOICE needs the address"],
  [{ SPEECH_BASE_URL: "http://speech.example.com/v1" }, "SPEECH_BASE_URL must be an address"],
  [{ SPEECH_BASE_URL: "http://127.0.0.1:8000", SPEECH_MODEL: "two words" }, "SPEECH_MODEL must be"],
])("%o stops the start", (values, message) => {
  expect(() => readConfig(values)).toThrow(message);
});
