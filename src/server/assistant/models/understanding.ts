import type { Heard, Listening } from "#understanding/heard.ts";
import { isPlain, mergeHeard } from "#domain/assistant/merge/merge.ts";
import type { Log } from "#server/platform/log.ts";
import { type Breaker, createBreaker } from "./breaker.ts";
import type { LanguageModelPort, ModelTurn, Said } from "./language-model.ts";
import { askWithin } from "./within.ts";

/** What was understood, by what, and how long it took. */
export type Understood = {
  heard: Heard;
  /** "model" if some of its claims were taken, always in addition to the grammar's reading. */
  by: "grammar" | "model";
  ms: number;
};

export type Understanding = (
  text: string,
  listening: Listening,
  /** The conversation so far, newest sentence last; a model sees only the assistant's last one. */
  said: readonly Said[],
) => Promise<Understood>;

/** How long a turn waits for a model, in milliseconds, from when the utterance arrives. */
const patience = 1200;

/**
 * Understands by the grammar, and by a model if there is one: both read at the same time, and when the model is late,
 * wrong or unreachable the turn continues with the grammar's reading.
 */
export function createUnderstanding({
  grammar,
  redact,
  model,
  patienceMs = patience,
  breaker = createBreaker(),
  log,
}: {
  grammar: (text: string, listening: Listening) => Heard;
  /** Masks card, personal and account numbers: they never leave this server. */
  redact: (text: string) => string;
  model: LanguageModelPort | null;
  patienceMs?: number;
  breaker?: Breaker;
  log: Log;
}): Understanding {
  return async (text, listening, said) => {
    const began = performance.now();
    const read = grammar(text, listening);
    const elapsed = () => Math.round(performance.now() - began);
    const byGrammar = (): Understood => ({ heard: read, by: "grammar", ms: elapsed() });
    if (!model || isPlain(read, read.text) || isPrivate(read) || !breaker.lets())
      return byGrammar();

    const { expecting, today, offered, durations } = listening;
    const lastSaid = said.findLast(({ by }) => by === "assistant")?.text ?? null;
    const turn: ModelTurn = {
      text: redact(read.text),
      lastSaid: lastSaid === null ? null : redact(lastSaid),
      expecting,
      today,
      offered,
      durations,
    };
    const asked = await askWithin(patienceMs - (performance.now() - began), (signal) =>
      model.understand(turn, signal),
    );
    if (!asked.ok) {
      breaker.failed();
      log.warn({ reason: asked.reason, ms: elapsed() }, "the language model did not understand");
      return byGrammar();
    }
    breaker.succeeded();
    const heard = mergeHeard(read, asked.answer, read.text, listening);
    return { heard, by: heard === read ? "grammar" : "model", ms: elapsed() };
  };
}

/** Where card or personal numbers were recognized, masking alone is not trusted. */
function isPrivate({ delicate, text }: Heard): boolean {
  return text.trim() === "" || delicate.includes("personalNumbers");
}
