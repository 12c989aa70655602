import type { Heard, Listening } from "../heard.ts";
import { agreementOf, isConditional, isMockery } from "./agreement.ts";
import { answerOf, type Beside } from "./answer.ts";
import { namesCaller } from "./echo.ts";
import type { Evidence } from "./evidence.ts";

/** The answer in plain words. To a read-back, its repetition and the words around it are left out first. */
export function answerIn(
  words: string,
  { listening, beside, evidence }: { listening: Listening; beside: Beside; evidence: Evidence },
): Heard["answer"] {
  const { expecting } = listening;
  if (expecting !== "confirm" && expecting !== "anythingElse")
    return answerOf(words, beside, evidence);
  if (isMockery(words)) return "no";
  const agreement = agreementOf(words, listening, beside.isAsking);
  const isNaming = namesCaller(words, listening.readBack);
  const answer = answerOf(agreement, { ...beside, isNaming }, evidence);
  return answer === "yes" && expecting === "confirm" && isConditional(words) ? null : answer;
}
