import type { Delicate, Line, Listening } from "../heard.ts";
import { bookAt } from "../intent/appointments.ts";
import { correctsPhone } from "../intent/corrections.ts";
import { pattern, plain } from "../text.ts";
import { speaksOfLaw, speaksOfQualifying, speaksOfRates } from "./lending-and-law.ts";
import { asksToDial, givesInstructions, speaksOfFraud } from "./misuse.ts";
import { isOnBehalf, speaksOfNeighbors, speaksOfOthers } from "./other-people.ts";
import { tellsPersonalNumbers } from "./personal-numbers.ts";

/** What is delicate in a line, and not in a detail that was asked for or in an answer to what was read back. */
export function delicateIn(
  line: Line,
  words: string,
  { expecting, readBack }: Listening,
): Delicate[] {
  const { said, name, email, phone } = line;
  // "That's my husband's phone", said with the requested number, is not a question about others.
  const isTelling =
    (expecting === "phone" && phone !== null) ||
    // "The phone's off, it's 718 …": the other number replaces it.
    (expecting === "confirm" && phone !== null && correctsPhone(plain(line.intent))) ||
    (expecting === "email" && email !== null) ||
    (expecting === "name" && name !== null);
  const isTold = (one: Delicate) =>
    isTelling &&
    (innocent.has(one) ||
      // "Seven seventy five five five …": nine digits in its words, and no number but the phone's.
      (one === "personalNumbers" &&
        expecting === "phone" &&
        !tellsPersonalNumbers(plain(line.intent), line.intent)) ||
      (one === "dial" && (expecting === "confirm" || (name !== null && phone === null))));
  return delicateOf(words, said).filter(
    (one) => !isTold(one) && !(one === "otherClients" && isOnBehalf(words, readBack)),
  );
}

// People use words of these topics when they spell their own names and addresses ("at the rate").
export const innocent: ReadonlySet<Delicate> = new Set([
  "otherClients",
  "rates",
  "steering",
  "legal",
]);

const detectors: [Delicate, (words: string, text: string) => boolean][] = [
  ["instructions", givesInstructions],
  ["personalNumbers", tellsPersonalNumbers],
  ["otherClients", speaksOfOthers],
  ["dial", asksToDial],
  ["fraud", speaksOfFraud],
  ["steering", speaksOfNeighbors],
  ["legal", speaksOfLaw],
  ["qualify", speaksOfQualifying],
  ["rates", speaksOfRates],
];

/** The topics in a text on which the assistant gives no answer of its own, the most serious first. */
function delicateOf(words: string, text: string): Delicate[] {
  const found = detectors.flatMap(([kind, speaks]) => (speaks(words, text) ? [kind] : []));
  return found.some((one) => subjects.has(one)) && isSubject(words)
    ? found.filter((one) => !subjects.has(one))
    : found;
}

// What an appointment may be about.
const subjects: ReadonlySet<Delicate> = new Set(["rates", "qualify", "legal"]);
const asksSomething = pattern`
  \b(?:what|whats|which|how|when|why|who|whether|if|tell|give|quote|say|know|explain|promise|guarantee\w*|approve|any
  |do (?:i|you|we|they|she|he)|does|did|am i|are (?:you|we|they|there|the|your|my)|is (?:it|there|the|my|that|this|a)
  |will (?!be\b|need\b|take\b|come\b|do\b)|would (?:i|we|you|they|it|the)|could (?:you|she|he|i (?:get|qualify|afford))
  |can (?:you|she|he|they|i (?:get|qualify|afford|borrow))|should|lend|best|lowest|better|at least|or less)\b`;

const goesOver = /\b(?:talk about|talk over|discuss|go over|sit down about|meet about|meet over)\b/;

/** "I have good credit and want to come in": the subject of an appointment, about which nothing is asked. */
function isSubject(words: string): boolean {
  return (bookAt(words) >= 0 || goesOver.test(words)) && !asksSomething.test(words);
}
