import type { Detail, Expecting } from "../heard.ts";
import { bare, pattern, source } from "../text.ts";

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
  (?:wrong|not right|incorrect|not correct|misspelled|miss spelled|mistaken|off|a mistake|not what|not my
  |has (?:a )?(?:typo|mistake)|should be|needs to be|is supposed to be|was supposed to be|different)`;
const fix = source`
  (?:change|fix|correct|update|edit|redo|re ?enter|switch|modify|adjust|check|misspelled|misheard|spell(?:ed)?|got)`;
const shapes = words.map(
  ([detail, word]) =>
    [
      detail,
      new RegExp(
        source`
          \b(?:(?:wrong|incorrect|bad|not (?:my|the right)|different|another|mistake (?:in|with)|typo (?:in
          |with)) (?:my |the )?${word}\b|${word} (?:\w+ ){0,2}?${bad}\b|${fix} (?:\w+ ){0,2}?(?:my|the|that|his
          |her) ${word}\b|${word} (?:is|was|are) not\b|no (?:my|the) ${word} (?:is|was)\b)`,
      ),
    ] as const,
);

// Announces a change: the detail that comes with it replaces the earlier one.
const announced = pattern`
  \b(?:no|nope|not|actually|instead|i meant|i mean|sorry|correction|wait|rather|change|make (?:it|that)|scratch that
  |should be|wrong|switch|oops|my bad|it is not|isnt|let us do|better|but)\b`;
const deniedName = pattern`
  \b(?:it is|that is|i am|name is|is|am) not (?!a\b|the\b|my\b|in\b|at\b|on\b|right|correct|working|what|it|that|good
  |for|quite|me|sure|free|available|possible|\d)[a-z]{2,}\b`;

// The bare answer to "what shall I change?".
const alone = words.map(
  ([detail, word]) =>
    [
      detail,
      new RegExp(
        source`
          ^(?:no )?(?:it is |just |only |change )?(?:the |my )?${word}(?: (?:is wrong|of it|part
          |and (?:the )?(?:time|hour)))?$`,
      ),
    ] as const,
);

/** The details that plain words correct; `given` are those that the turn gives. */
export function correctsOf(text: string, given: readonly Detail[], expecting: Expecting): Detail[] {
  const found = new Set(shapes.filter(([, shape]) => shape.test(text)).map(([detail]) => detail));
  const asked: string = expecting;
  const isReading = expecting === "confirm";
  const isOpen = /^(?:want|nothing|anythingElse)$/.test(expecting);
  if (isReading) for (const [detail, shape] of alone) if (shape.test(bare(text))) found.add(detail);
  for (const detail of given) {
    // After a read-back, every detail that does not repeat it is a correction.
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

/** Whether plain words say that the phone number is wrong: "the phone's off". */
export function correctsPhone(words: string): boolean {
  return correctsOf(words.replace(/'s\b/g, " is"), [], "want").includes("phone");
}

const named: [Detail, RegExp][] = [
  ["phone", /\b(?:phone|number|cell|telephone|mobile)\b/],
  ["email", /\be ?mails?(?: address)?\b/],
  ["name", /\bname\b/],
  ["notes", /\bnotes?\b/],
  ["code", /\bcode\b/],
];
// "No phone", "without my email", "I don't have an email", "rather not give my name".
const refusing = new RegExp(
  source`
    \b(?:no|without|skip|not|rather not|prefer not|do not|cannot|will not|would not|refuse|leave out|keep|instead of
    |lost|cannot find|forgot|never (?:got|received))(?: (?:\w+ ){0,5}?)(?:phone|number|cell|telephone|mobile|e ?mails?
    |name|notes?|code)\b`,
  "g",
);
const notRefusing =
  /\b(?:wrong|right|correct|not my|is not|change|my name is|no my|no the|no it|no that)\b/;

const general = pattern`
  ^(?:no|nope|nah|none|nothing|skip(?: (?:it|that|this))?|pass|next|no thanks|no thank you|not (?:now|today|really
  |needed|necessary|at this time)|never ?mind|leave it (?:blank|empty|out)|n ?a|blank|no i am good|i am good
  |that is (?:all|it|okay)|nothing (?:else|comes to mind|to add|special|in particular)|not that i can think of
  |let us (?:skip|not|leave)(?: \w+){0,3}|move on|none of your business|is (?:it|that) (?:required|necessary|optional)
  |do i have to|do you need (?:it|that))$`;
const reluctant = pattern`
  \b(?:rather not|prefer not|do not (?:want to|feel comfortable|like to|wish to|care to|have (?:one|any|it|that|a|an))
  |not comfortable|do not want to (?:give|say|share|tell)|none of your|skip (?:it|that|this)|leave (?:it
  |that) (?:blank|out|empty)|do not (?:own|use) (?:one|a)|why do you need|no (?:comment|thanks|thank you)|can we skip
  |anonymous|will not (?:give|tell|share)|not (?:going to )?(?:give|giving|share|sharing|tell|telling)|keep (?:it
  |that) (?:private|to myself)|lost it|cannot find (?:it|that)|never got (?:it|one)|do not have it|i did not (?:get
  |receive))\b`;

const asked: Partial<Record<Expecting, Detail>> = {
  name: "name",
  email: "email",
  phone: "phone",
  notes: "notes",
  code: "code",
  message: "message",
};

/** The details that the caller declines to give: the one that was asked for, and those that are named. */
export function declinesOf(words: string, expecting: Expecting): Detail[] {
  const detail = asked[expecting];
  const found = new Set<Detail>();
  if (!notRefusing.test(words)) {
    for (const [phrase] of words.matchAll(refusing)) {
      const last = phrase.slice(-14);
      for (const [which, shape] of named) if (shape.test(last)) found.add(which);
    }
  }
  const isGeneral = general.test(bare(words)) || general.test(words);
  const isAnother = found.size > 0 && detail !== undefined && !found.has(detail);
  if (detail && !isAnother && (isGeneral || reluctant.test(words))) found.add(detail);
  return [...found];
}
