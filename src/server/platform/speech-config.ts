import * as z from "zod";
import { providerAddress, providerKey } from "./provider-config.ts";
import { setting } from "./setting.ts";

/** A speech server with OpenAI's API: one address for hearing, one for speaking; often the same. */
export type SpeechConfig = {
  hearing: { baseUrl: string; model: string };
  speaking: { baseUrl: string; model: string; voices: { en: string; es: string } };
  /** Null for a self-hosted server without keys. */
  apiKey: string | null;
};

const name = (what: string) => z.string().regex(/^[\x21-\x7e]{1,200}$/, `must be ${what}`);
const modelName = setting(name("the model's name, without spaces").optional());
const voiceName = setting(name("the voice's name, without spaces").optional());

/** Environment variables of the speech server. */
export const speechKeys = {
  SPEECH_BASE_URL: setting(providerAddress.optional()),
  SPEECH_API_KEY: setting(providerKey.optional()),
  SPEECH_MODEL: modelName,
  SPEECH_VOICE_BASE_URL: setting(providerAddress.optional()),
  SPEECH_VOICE_MODEL: modelName,
  SPEECH_VOICE: voiceName,
  SPEECH_VOICE_ES: voiceName,
};

type Values = z.infer<z.ZodObject<typeof speechKeys>>;

/** The speech settings that have no effect because the address is missing. */
export function missingForSpeech(values: Partial<Values>): { key: keyof Values; why: string }[] {
  const set = Object.keys(values).find(
    (key) => key.startsWith("SPEECH_") && values[key as keyof Values] !== undefined,
  );
  return set === undefined || values.SPEECH_BASE_URL !== undefined
    ? []
    : [{ key: "SPEECH_BASE_URL", why: `${set} needs the address of a speech server` }];
}

/** Null without a speech server; then the browser's own speech is used. */
export function readSpeech(values: Values): SpeechConfig | null {
  const { SPEECH_BASE_URL: base, SPEECH_VOICE: voice = "alloy" } = values;
  if (base === undefined) return null;
  return {
    hearing: { baseUrl: apiOf(base), model: values.SPEECH_MODEL ?? "whisper-1" },
    speaking: {
      baseUrl: apiOf(values.SPEECH_VOICE_BASE_URL ?? base),
      model: values.SPEECH_VOICE_MODEL ?? "tts-1",
      voices: { en: voice, es: values.SPEECH_VOICE_ES ?? voice },
    },
    apiKey: values.SPEECH_API_KEY ?? null,
  };
}

/** The address with /v1, which people leave out, and without a slash at its end. */
function apiOf(address: string): string {
  const base = address.replace(/\/+$/, "");
  return new URL(base).pathname === "/" ? `${base}/v1` : base;
}
