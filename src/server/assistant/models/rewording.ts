import { type SentenceKind, keepsFacts } from "#domain/assistant/merge/reworded.ts";
import type { Log } from "#server/platform/log.ts";
import { type Breaker, createBreaker } from "./breaker.ts";
import type { LanguageModelPort } from "./language-model.ts";
import { askWithin } from "./within.ts";

/** A sentence in other words, or unchanged. The guard of outgoing sentences checks it again afterward. */
export type Rewording = (sentence: string, kind: SentenceKind) => Promise<string>;

/** How long to wait for a rewording, in milliseconds. */
const rewordingMs = 600;

/**
 * Says plain sentences in a model's words if they keep every fact. What must be said exactly (greetings, read-backs,
 * opt-outs, alarms, refusals) is never sent. Without a model every sentence is unchanged.
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
