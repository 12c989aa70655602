import { pattern, source } from "../text/pattern.ts";
import type { Detail, Expecting } from "../heard.ts";

const words: [Detail, string][] = [
  ["name", "(?:first |last |sur)?names?"],
  ["email", "e ?mails?(?: address)?"],
  ["phone", "(?:phone|cell|telephone|mobile|callback|phone number|number)"],
  ["time", "(?:time|hour)"],
  ["day", "(?:day|date)"],
  ["length", "(?:length|duration|minutes)"],
  ["purpose", "(?:topic|reason|purpose|subject)"],
  ["notes", "notes?"],
  ["code", "code"],
  ["message", "message"],
];
const bad = source`
  (?:wrong|not right|incorrect|not correct|misspelled|miss spelled|mistaken|off|a mistake|not what
  |not my|has (?:a )?(?:typo|mistake)|should be|needs to be|is supposed to be|was supposed to be
  |different)`;
const fix = source`
  (?:change|fix|correct|update|edit|redo|re ?enter|switch|modify|adjust|check|misspelled|misheard
  |spell(?:ed)?|got)`;
const shapes = words.map(
  ([detail, word]) =>
    [
      detail,
      new RegExp(
        source`
          \b(?:(?:wrong|incorrect|bad|not (?:my|the right)|different|another|mistake (?:in|with)
          |typo (?:in|with)) (?:my |the )?${word}\b|${word} (?:\w+ ){0,2}?${bad}\b
          |${fix} (?:\w+ ){0,2}?(?:my|the|that|his|her) ${word}\b|${word} (?:is|was|are) not\b
          |no (?:my|the) ${word} (?:is|was)\b)`,
      ),
    ] as const,
);

// A change announced: whatever detail came with it takes the place of what was there.
const announced = pattern`
  \b(?:no|nope|not|actually|instead|i meant|i mean|sorry|correction|wait|rather|change|make (?:it
  |that)|scratch that|should be|wrong|switch|oops|my bad|it is not|isnt|let us do|better|but)\b`;
const deniedName = pattern`
  \b(?:it is|that is|i am|name is|is|am) not (?!a\b|the\b|my\b|in\b|at\b|on\b|right|correct|working
  |what|it|that|good|for|quite|me|sure|free|available|possible|\d)[a-z]{2,}\b`;

/** The details that plain words say to be wrong; `given` are those that came along. */
export function correctsOf(text: string, given: readonly Detail[], expecting: Expecting): Detail[] {
  const found = new Set(shapes.filter(([, shape]) => shape.test(text)).map(([detail]) => detail));
  const asked: string = expecting;
  const isReading = expecting === "confirm";
  const isOpen = /^(?:want|nothing|anythingElse)$/.test(expecting);
  for (const detail of given) {
    // To a read-back, every detail that is not an echo of it is another one.
    if (isReading || (!isOpen && announced.test(text) && detail !== asked)) found.add(detail);
  }
  if (
    (isReading || expecting === "name") &&
    deniedName.test(text) &&
    !given.some((one) => one !== "name")
  ) {
    found.add("name");
  }
  return [...found];
}
