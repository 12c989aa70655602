import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { type LanguageModel, Output, generateText, jsonSchema } from "ai";
import * as z from "zod/mini";
import { type Claims, claimsSchema, readClaims } from "#domain/assistant/merge/claims.ts";
import { mendTexts, storableText } from "#domain/kernel/storable.ts";
import type { ModelConfig } from "#server/platform/assistant-config.ts";
import {
  rewordInstructions,
  rewordMessage,
  understandInstructions,
  understandMessage,
} from "./instructions.ts";
import type { LanguageModelPort } from "./language-model.ts";

// The providers' own addresses, written out: without one the packages would look into the environment.
const ownAddresses = {
  anthropic: "https://api.anthropic.com/v1",
  openai: "https://api.openai.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
};

/** Enough for a whole answer; a longer one is cut off, which counts as none. */
const longestAnswer = 400;

// Hints of the package about settings that a model does not know; they would land on standard error.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The language model of the configuration. Only this file knows the packages that speak to providers. */
export function connectModel(config: ModelConfig): LanguageModelPort {
  const settings = {
    model: modelOf(config),
    maxRetries: 0,
    maxOutputTokens: longestAnswer,
    temperature: 0,
    telemetry: { isEnabled: false },
    // Thinking first would take too long. A self-hosted server may not know the setting.
    ...(config.provider !== "openai-compatible" && { reasoning: "none" as const }),
    // Strict schemas need every key in every answer, and each key costs time.
    providerOptions: {
      openai: { strictJsonSchema: false, store: false },
      openaiCompatible: { strictJsonSchema: false },
    },
  };
  return {
    async understand(turn, signal) {
      const { output } = await generateText({
        ...settings,
        instructions: understandInstructions,
        prompt: understandMessage(turn),
        output: Output.object({ schema: claims }),
        abortSignal: signal,
      });
      return output;
    },
    async reword(sentence, signal) {
      const { text, finishReason } = await generateText({
        ...settings,
        instructions: rewordInstructions,
        prompt: rewordMessage(sentence),
        abortSignal: signal,
      });
      if (finishReason !== "stop") throw new Error(`The model ended by ${finishReason}.`);
      return storableText(text);
    },
  };
}

/** The model is asked for the schema; what comes back is read part by part. */
const claims = jsonSchema<Claims>(() => z.toJSONSchema(claimsSchema, { target: "draft-7" }), {
  validate(answer) {
    const value = readClaims(mendTexts(answer)?.mended);
    return value
      ? { success: true, value }
      : { success: false, error: new Error("The answer has no parts.") };
  },
});

// A redirect would send the key and the conversation to another server.
const fetchHere: typeof fetch = (input, init) => fetch(input, { ...init, redirect: "error" });

function modelOf({ provider, baseUrl, apiKey, model }: ModelConfig): LanguageModel {
  if (provider === "openai-compatible")
    return createOpenAICompatible({
      name: "openaiCompatible",
      baseURL: baseUrl ?? "",
      apiKey: apiKey ?? undefined,
      supportsStructuredOutputs: true,
      fetch: fetchHere,
    })(model);
  const options = {
    baseURL: baseUrl ?? ownAddresses[provider],
    apiKey: apiKey ?? "",
    fetch: fetchHere,
  };
  if (provider === "anthropic") return createAnthropic(options)(model);
  if (provider === "google") return createGoogle(options)(model);
  return createOpenAI(options)(model);
}
