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
  const isNaming = namesCaller(words, listening.readBack);
  const answerTo = (spoken: string) =>
    answerOf(agreementOf(spoken, listening, beside.isAsking), { ...beside, isNaming }, evidence);
  const isMove = listening.readBack?.act === "move";
  const answer =
    answerTo(words) ??
    (isMove ? answerTo(words.replace(betweenStarts, " ").replace(/ +/g, " ").trim()) : null);
  return answer === "yes" && expecting === "confirm" && isConditional(words) ? null : answer;
}

// "Move it from … to …, both at …": what is left of the two starts once their days and times are read.
const betweenStarts = /\b(?:from|to|both|on|at|days?)\b/g;
