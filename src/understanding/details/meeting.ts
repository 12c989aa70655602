import type { Minute } from "../calendar.ts";
import { pattern, source } from "../text.ts";

const dwelling = source`
  (?:house|home|condo|condominium|apartment|apt|property|place|townhouse|town ?home|co ?op|duplex|unit|land|lot|flat
  |real estate|loft|brownstone|residence|multi ?family|vacation home|cabin)s?`;

// The narrower purpose comes before the wider one.
const purposes: [string, RegExp][] = [
  [
    "Investment property",
    /\b(?:invest(?:ing|ment|ments|or)?|rental propert\w+|flip(?:ping)?|income property|airbnb|1031)\b/,
  ],
  ["Pre-approval", /\b(?:pre ?approv\w*|pre ?qual\w*|preapprov\w*|approval letter)\b/],
  [
    "Refinance",
    pattern`
      \b(?:re ?financ\w*|refi|refis|cash ?out|lower my (?:rate|payment)|heloc|home equity|equity (?:line|loan)
      |second mortgage)\b`,
  ],
  [
    "Home valuation",
    new RegExp(
      source`
        \b(?:valuation|apprais\w+|what (?:is )?(?:my|our) ${dwelling} (?:is )?worth|${dwelling} (?:is )?worth
        |home value|value of (?:my|our) ${dwelling}|market analysis|cma|how much (?:is|would|could) (?:my
        |our) ${dwelling})\b`,
    ),
  ],
  [
    "Viewing a home",
    new RegExp(
      source`
        \b(?:showings?|viewings?|open house|walk ?through|(?:tour|view|see|visit|look at|check out) (?:the|a|that|this
        |some|your|one of)?(?: \w+){0,3} ?(?:${dwelling}|listings?)|(?:home|house|property) tour|listing on
        |the listing)\b`,
    ),
  ],
  [
    "Buying and selling",
    new RegExp(
      source`
        \b(?:buy(?:ing)? and sell(?:ing)?|sell(?:ing)? and (?:then )?buy(?:ing)?|sell(?:ing)? (?:my
        |our) (?:\w+ ){1,4}and (?:then )?buy(?:ing)?)\b`,
    ),
  ],
  [
    "Selling a home",
    new RegExp(
      source`
        \b(?:sell(?:ing)? (?:my|our|a|the|his|her|their|some|this|that)?(?: \w+){0,4}? ?${dwelling}|list(?:ing)? (?:my
        |our|the|a)(?: \w+){0,2} ${dwelling}|put (?:my|our) \w+ on the market|(?:looking|want|wanting|thinking|ready
        |hoping|plan|planning|like|interested|trying|about|of|in|and) (?:to |about |of |in )?sell(?:ing)?\b(?! me)
        |^sell(?:ing)?$|downsiz\w+|listing (?:agent|appointment|consultation))`,
    ),
  ],
  [
    "Buying a home",
    new RegExp(
      source`
        \b(?:buy(?:ing|er)?s? (?:my|our|a|an|the|some|first|another|new)?(?: \w+){0,4}? ?${dwelling}|purchas(?:e
        |ing) (?:a|an|my|our|the|some)?(?: \w+){0,3}? ?${dwelling}|(?:house|home) ?hunt\w*|(?:looking|look|search\w*
        |shopping) for (?:a|an|my|our|some)?(?: \w+){0,4}? ?${dwelling}|first ?(?:time)? ?(?:home ?)?buyers?
        |first home|home ?buy\w*|(?:looking|want|wanting|thinking|ready|hoping|plan|planning|like|interested|trying
        |about|of|in|and) (?:to |about |of |in )?(?:buy(?:ing)?|purchas(?:e|ing))\b(?! (?:time|it that|that story))
        |^buy(?:ing)?$|new construction|home ?purchase|purchase loan|buyer consultation|relocat\w+)`,
    ),
  ],
  [
    "Closing",
    pattern`
      \b(?:(?:my|our|the|about|upcoming) closing(?! time| costs?)|closing (?:date|day|disclosure|documents|papers)
      |clear to close|final walk ?through|close on (?:my|our|the) \w+|settlement)\b`,
  ],
  [
    "Home loan",
    pattern`
      \b(?:mortgages?|home loans?|fha|va loan|usda loan|jumbo loan|conventional loan|loan (?:options|application
      |questions?|consultation)|(?:apply|applying) for a loan|down payment assistance)\b`,
  ],
  [
    "Renting",
    new RegExp(
      source`
        \b(?:rent(?:ing)? (?:a|an|my|our|out)(?: \w+){0,3} ${dwelling}|(?:looking|want|like) to rent|lease (?:a|an
        |my))\b`,
    ),
  ],
  [
    "General questions",
    pattern`
      \b(?:(?:some|few|couple|general|have|got|ask|several|bunch of) (?:of )?(?:general |quick )?questions?
      |general (?:inquiry|info|information|advice)|just (?:to|want to) (?:talk|chat)|pick (?:your|her|his) brain
      |get(?:ting)? (?:some )?(?:advice|information|info))\b`,
  ],
];
const denied = new RegExp(
  source`
    \bnot (?:looking to |interested in |trying to |here to |going to )?(?:buy|sell|refinanc|purchas|invest|rent)\w*`,
  "g",
);

/** What the meeting would be about, as a short label; null if the words do not say. */
export function purposeOf(words: string): string | null {
  const kept = words.replace(denied, " ");
  return purposes.find(([, shape]) => shape.test(kept))?.[0] ?? null;
}

const numbers: Record<string, number> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  "forty five": 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
const count = `(?:\\d{1,3}|${Object.keys(numbers).toReversed().join("|")})`;
const minutes = new RegExp(`\\b(${count}) ?(?:min|mins|minute|minutes|m)\\b`);
const hours: [RegExp, number][] = [
  [/\b(?:an |one |1 )?hour and (?:a )?half\b|\b1 5 hours?\b|\bone and a half hours?\b/, 90],
  [/\b(?:half an|a half|half|1 2|1⁄2) hour\b/, 30],
  [/\b(?:three quarters of an|3 quarters of an) hour\b/, 45],
  [/\b(?:quarter of an|a quarter) hour\b|\bquarter hour\b/, 15],
  [/\b(?:two|2) (?:hours|hrs)\b/, 120],
  [/\b(?:an|one|1|a full|the full|full|whole) (?:hour|hr)\b|\bhour long\b/, 60],
];
// Hours and minutes that are not the length of a meeting: on the way, ago, later, per.
const otherwise = pattern`
  \b(?:in|within|every|per|after|another|last|past|takes?|took|lasts?|for the (?:last|past)) (?:me |us |about |around 
  |like |only )?(?:an?|one|half an|\d{1,3}|fifteen|thirty|twenty|forty five) ?(?:hour|hours|hr|minutes?
  |mins?)\b(?= (?:ago|to get|away|drive|late|early|from now)|$| and | i )|\b(?:hours?|minutes?|mins?) (?:away|ago
  |drive|late|early|later|earlier|before|after|from (?:now|here|there)|behind|to get|commute|of work|by)\b|\b(?:call
  |text|ring) me (?:back )?in\b|\bhappy hour\b|\bper hour\b|\brush hour\b`;
const bareNumber = new RegExp(
  source`
    ^(?:just )?(?:a |the |make it |let us do |for )*(?:a )?(?:quick |short |full )?(${count})(?: please| one
    | is (?:fine|enough|good)| works)?$`,
);
const quick = new RegExp(
  `\\b(?:quick|short|the) (${count})(?: one)?(?= |$)(?! (?:pm|am|o|p|a|\\d))`,
);

/** The length in plain words, if it can be booked, in minutes; bare numbers only if nothing else was said. */
export function lengthOf(words: string, durations: readonly Minute[]): number | null {
  if (otherwise.test(words)) return null;
  const hour = hours.find(([shape]) => shape.test(words))?.[1];
  const named =
    hour ?? numberIn(minutes, words) ?? numberIn(bareNumber, words) ?? numberIn(quick, words);
  return named !== null && named !== undefined && durations.includes(named) ? named : null;
}

function numberIn(shape: RegExp, words: string): number | null {
  const [, said] = shape.exec(words) ?? [];
  if (said === undefined) return null;
  return Object.hasOwn(numbers, said) ? numbers[said]! : Number(said);
}
