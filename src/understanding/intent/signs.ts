import { answerOf } from "./answer.ts";
import { humanAt, messageAt } from "./people.ts";
import { optOutAt } from "./refusals.ts";

/** What the grammar's own lists find in plain words, as signs to be weighed with everything else. */
export function signsOf(words: string): string[] {
  const beside = { isChanging: false, isAsking: false };
  return [
    optOutAt(words) >= 0 && "optOut",
    humanAt(words, false) >= 0 && "human",
    messageAt(words) >= 0 && "message",
    answerOf(words, { ...beside, expecting: "confirm" }),
    `${answerOf(words, { ...beside, expecting: "want" })}?`,
    /\b(?:if|unless|but|except|only)\b/.test(words) && "condition",
  ].filter((sign) => typeof sign === "string");
}
