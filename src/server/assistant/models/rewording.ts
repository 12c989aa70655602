import { type SentenceKind, keepsFacts } from "#domain/assistant/merge/reworded.ts";
import type { Log } from "#server/platform/log.ts";
import { type Breaker, createBreaker } from "./breaker.ts";
import type { LanguageModelPort } from "./language-model.ts";
import { askWithin } from "./within.ts";

/** A sentence in other words, or as it was. The guard of outgoing sentences reads it again afterwards. */
export type Rewording = (sentence: string, kind: SentenceKind) => Promise<string>;

/** How long a sentence waits for other words, in milliseconds. */
const rewordingMs = 600;

/**
 * Says plain sentences in a model's words where they keep every fact. What must be said as it is written
 * (greetings, read-backs, opt-outs, alarms, refusals) is never sent. Without a model every sentence stays.
 */
export function createRewording({
  model,
  budgetMs = rewordingMs,
  breaker = createBreaker(),
  log,
}: {
  model: LanguageModelPort | null;
  budgetMs?: number;
  breaker?: Breaker;
  log: Log;
}): Rewording {
  return async (sentence, kind) => {
    if (!model || kind !== "plain" || !breaker.lets()) return sentence;
    const asked = await askWithin(budgetMs, (signal) => model.reword(sentence, signal));
    if (!asked.ok) {
      breaker.failed();
      log.warn({ reason: asked.reason }, "the language model did not reword");
      return sentence;
    }
    breaker.succeeded();
    const text = asked.answer.trim();
    return keepsFacts(sentence, text) ? text : sentence;
  };
}
