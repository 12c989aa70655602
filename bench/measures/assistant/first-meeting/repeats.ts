import type { Turn } from "./play.ts";

/** Shorter sentences may come again: "Of course.", "Which works for you?". */
const shortest = 25;

/** The sentences that the assistant said again in its next answer, though the caller had not asked to hear them again. */
export function repeatedSentences(turns: readonly Turn[]): string[] {
  return turns.flatMap(({ says, answer }, index) => {
    // An answer without words, as to "mhm", is none in between.
    const before = turns.slice(0, index).findLast((turn) => turn.answer.length > 0);
    if (!before || asksAgain.test(says ?? "")) return [];
    const earlier = new Set(sentencesOf(before.answer));
    return sentencesOf(answer).filter((sentence) => earlier.has(sentence));
  });
}

const asksAgain =
  /\b(?:repeat|again|pardon|come again|say (?:that|it)|(?:what|how) (?:was|were) (?:that|it|those|the)|what did you say|what'?s that|(?:didn'?t|did not|couldn'?t|can'?t) (?:hear|catch|get)|otra vez|rep[ií]t\w*|de nuevo|cómo dijo|qué dijo)\b|^\W*(?:sorry|excuse me|huh|what|cómo|perdón|mande)\W*$/i;

/** Long enough to be noticed. A point within a number, an address or "a.m." ends no sentence. */
function sentencesOf(answer: readonly string[]): string[] {
  return answer
    .join(" ")
    .split(/(?<=[.!?])\s+(?=[A-ZÁÉÍÓÚÑ¿¡“])/)
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length > shortest);
}
