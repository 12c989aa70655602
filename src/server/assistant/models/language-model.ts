import type { Claims } from "#domain/assistant/merge/claims.ts";
import type { ModelConfig } from "#server/platform/assistant-config.ts";
import type { Listening } from "#understanding/heard.ts";

/** One sentence of a conversation. */
export type Said = { by: "assistant" | "visitor"; text: string };

/** All that a language model learns about a turn: no records, no calendar, no other person. */
export type ModelTurn = Pick<Listening, "expecting" | "today" | "offered" | "durations"> & {
  /** What was just said; treated as data. */
  text: string;
  /** The sentence that it answers. */
  lastSaid: string | null;
};

/** A language model of any provider. Its answers have no authority: they are claims or rewordings. */
export type LanguageModelPort = {
  /** Throws if there are no claims. */
  understand(turn: ModelTurn, signal: AbortSignal): Promise<Claims>;
  /** Throws if there is no sentence. */
  reword(sentence: string, signal: AbortSignal): Promise<string>;
};

/** The configured model, if any. The providers' packages are loaded only then: they are large. */
export async function loadModel(config: ModelConfig | null): Promise<LanguageModelPort | null> {
  if (!config) return null;
  const { connectModel } = await import("./ai-sdk.ts");
  return connectModel(config);
}
