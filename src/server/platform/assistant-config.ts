import * as z from "zod";
import { isUuid } from "#domain/kernel/ids.ts";
import { providerAddress, providerKey } from "./provider-config.ts";
import { setting, whole } from "./setting.ts";
import { missingForSpeech, speechKeys } from "./speech-config.ts";

/** One of three companies, or any server with OpenAI's API. */
export const modelProviders = ["openai-compatible", "anthropic", "openai", "google"] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** The language model that helps to understand what people say. It makes no decisions. */
export type ModelConfig = {
  provider: ModelProvider;
  /** Null for the provider's own address. */
  baseUrl: string | null;
  /** Null for a self-hosted server without keys. */
  apiKey: string | null;
  model: string;
  /** Whether the model may reword plain sentences, as long as every fact stays. */
  mayReword: boolean;
};

/** A phone number (E.164) that the assistant answers, and for which professional. */
export type AssistantLine = { number: string; profileId: string };

/** All settings of the assistant. */
export type AssistantConfig = {
  /** Without one, only the grammar understands what people say. */
  model: ModelConfig | null;
  lines: AssistantLine[];
  /** How many conversations one address may start per hour. */
  talksPerAddress: number;
  /** How many messages one address may send per hour, in all its conversations. */
  talkTurnsPerAddress: number;
};

const linesExample = "+17185550100=0198c0de-0000-7000-8000-000000000001";

const lines = z
  .string()
  .transform((text) => text.split(",").map((pair) => pair.trim().split(/\s*=\s*/)))
  .refine(
    (pairs) =>
      pairs.every(
        ([number, id, ...rest]) =>
          /^\+[1-9]\d{6,14}$/.test(number ?? "") && isUuid(id ?? "") && rest.length === 0,
      ),
    `must be numbers with the profiles they belong to, like ${linesExample}`,
  )
  .refine(
    (pairs) => new Set(pairs.map(([number]) => number)).size === pairs.length,
    "must not name a number twice",
  )
  .transform((pairs) =>
    pairs.map(([number, id]): AssistantLine => ({ number: number!, profileId: id!.toLowerCase() })),
  );

/** Environment variables of the assistant. */
export const assistantKeys = {
  LLM_PROVIDER: setting(
    z.enum(modelProviders, `must be one of ${modelProviders.join(", ")}`).optional(),
  ),
  LLM_BASE_URL: setting(providerAddress.optional()),
  LLM_API_KEY: setting(providerKey.optional()),
  LLM_MODEL: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{1,200}$/, "must be the model's name, without spaces")
      .optional(),
  ),
  LLM_MODE: setting(
    z
      .enum(["understand", "understand+reword"], "must be understand or understand+reword")
      .optional(),
  ),
  ...speechKeys,
  ASSISTANT_LINES: setting(lines.optional()),
  TALKS_PER_ADDRESS: setting(whole(1, 100_000).default(30)),
  TALK_TURNS_PER_ADDRESS: setting(whole(1, 1_000_000).default(300)),
};

type Values = z.infer<z.ZodObject<typeof assistantKeys>>;

/** What is missing for the services of the assistant that are set up, by variable. */
export function missingForAssistant(values: Partial<Values>): { key: keyof Values; why: string }[] {
  return [...missingForModel(values), ...missingForSpeech(values)];
}

/** What is missing for a language model, by variable; empty if none is set up. */
function missingForModel(values: Partial<Values>): { key: keyof Values; why: string }[] {
  const isSetUp = Object.entries(values).some(
    ([key, value]) => key.startsWith("LLM_") && value !== undefined,
  );
  if (!isSetUp) return [];
  const together = "LLM_PROVIDER and LLM_MODEL are set together";
  const missing: { key: keyof Values; why: string }[] = [];
  for (const key of ["LLM_PROVIDER", "LLM_MODEL"] as const)
    if (values[key] === undefined) missing.push({ key, why: together });
  if (values.LLM_PROVIDER === undefined) return missing;
  const isOwnServer = values.LLM_PROVIDER === "openai-compatible";
  if (isOwnServer && values.LLM_BASE_URL === undefined)
    missing.push({ key: "LLM_BASE_URL", why: "openai-compatible has no address of its own" });
  if (!isOwnServer && values.LLM_API_KEY === undefined)
    missing.push({
      key: "LLM_API_KEY",
      why: `${values.LLM_PROVIDER} needs a key`,
    });
  return missing;
}

export function readAssistant(values: Values): AssistantConfig {
  const { LLM_PROVIDER: provider, LLM_MODEL: model } = values;
  return {
    model:
      provider && model
        ? {
            provider,
            baseUrl: values.LLM_BASE_URL?.replace(/\/+$/, "") ?? null,
            apiKey: values.LLM_API_KEY ?? null,
            model,
            mayReword: values.LLM_MODE === "understand+reword",
          }
        : null,
    lines: values.ASSISTANT_LINES ?? [],
    talksPerAddress: values.TALKS_PER_ADDRESS,
    talkTurnsPerAddress: values.TALK_TURNS_PER_ADDRESS,
  };
}
