import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { type LanguageModel, Output, generateText, jsonSchema } from "ai";
import * as z from "zod/mini";
import { type Claims, claimsSchema, readClaims } from "#domain/assistant/merge/claims.ts";
import { repairTexts, storableText } from "#domain/kernel/storable.ts";
import type { ModelConfig } from "#server/platform/assistant-config.ts";
import {
  rewordInstructions,
  rewordMessage,
  understandInstructions,
  understandMessage,
} from "./instructions.ts";
import type { LanguageModelPort } from "./language-model.ts";

// The providers' own addresses, explicit because the packages would otherwise read them from the environment.
const ownAddresses = {
  anthropic: "https://api.anthropic.com/v1",
  openai: "https://api.openai.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
};

/** Enough for a whole answer; a longer one is cut off, which makes it invalid. */
const longestAnswer = 400;

// Disables the package's warnings about settings that a model does not know, which would go to standard error.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** The configured language model. Only this file imports the providers' packages. */
export function connectModel(config: ModelConfig): LanguageModelPort {
  const settings = {
    model: modelOf(config),
    maxRetries: 0,
    maxOutputTokens: longestAnswer,
    temperature: 0,
    telemetry: { isEnabled: false },
    // Reasoning first would take too long. A self-hosted server may not know the setting.
    ...(config.provider !== "openai-compatible" && { reasoning: "none" as const }),
    // Strict schemas require every key in every answer, and each key costs time.
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

/** The model is asked for the schema; its answer is read part by part. */
const claims = jsonSchema<Claims>(() => z.toJSONSchema(claimsSchema, { target: "draft-7" }), {
  validate(answer) {
    const value = readClaims(repairTexts(answer)?.repaired);
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
