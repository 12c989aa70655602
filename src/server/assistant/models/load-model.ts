import type { ModelConfig } from "#server/platform/assistant-config.ts";
import type { LanguageModelPort } from "./language-model.ts";

/** The model that is set up, if one is. The packages of the providers are read only then: they are large. */
export async function loadModel(config: ModelConfig | null): Promise<LanguageModelPort | null> {
  if (!config) return null;
  const { connectModel } = await import("./ai-sdk.ts");
  return connectModel(config);
}
