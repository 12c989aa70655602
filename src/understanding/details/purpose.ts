import { pattern, source } from "../text/pattern.ts";

const dwelling = source`
  (?:house|home|condo|condominium|apartment|apt|property|place|townhouse|town ?home|co ?op|duplex
  |unit|land|lot|flat|real estate|loft|brownstone|residence|multi ?family|vacation home|cabin)s?`;

// In this order: what is said more narrowly stands before what it is a part of.
const purposes: [string, RegExp][] = [
  [
    "Investment property",
    /\b(?:invest(?:ing|ment|ments|or)?|rental propert\w+|flip(?:ping)?|income property|airbnb|1031)\b/,
  ],
  ["Pre-approval", /\b(?:pre ?approv\w*|pre ?qual\w*|preapprov\w*|approval letter)\b/],
  [
    "Refinance",
    pattern`
      \b(?:re ?financ\w*|refi|refis|cash ?out|lower my (?:rate|payment)|heloc|home equity
      |equity (?:line|loan)|second mortgage)\b`,
  ],
  [
    "Home valuation",
    new RegExp(
      source`
        \b(?:valuation|apprais\w+|what (?:is )?(?:my|our) ${dwelling} (?:is )?worth
        |${dwelling} (?:is )?worth|home value|value of (?:my|our) ${dwelling}|market analysis|cma
        |how much (?:is|would|could) (?:my|our) ${dwelling})\b`,
    ),
  ],
  [
    "Viewing a home",
    new RegExp(
      source`
        \b(?:showings?|viewings?|open house|walk ?through|(?:tour|view|see|visit|look at
        |check out) (?:the|a|that|this|some|your|one of)?(?: \w+){0,3} ?(?:${dwelling}|listings?)
        |(?:home|house|property) tour|listing on|the listing)\b`,
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
        \b(?:sell(?:ing)? (?:my|our|a|the|his|her|their|some|this|that)?(?: \w+){0,4}? ?${dwelling}
        |list(?:ing)? (?:my|our|the|a)(?: \w+){0,2} ${dwelling}|put (?:my|our) \w+ on the market
        |(?:looking|want|wanting|thinking|ready|hoping|plan|planning|like|interested|trying|about|of
        |in|and) (?:to |about |of |in )?sell(?:ing)?\b(?! me)|^sell(?:ing)?$|downsiz\w+
        |listing (?:agent|appointment|consultation))`,
    ),
  ],
  [
    "Buying a home",
    new RegExp(
      source`
        \b(?:buy(?:ing|er)?s? (?:my|our|a|an|the|some|first|another|new)?(?: \w+){0,4}? ?${dwelling}
        |purchas(?:e|ing) (?:a|an|my|our|the|some)?(?: \w+){0,3}? ?${dwelling}|(?:house
        |home) ?hunt\w*|(?:looking|look|search\w*|shopping) for (?:a|an|my|our
        |some)?(?: \w+){0,4}? ?${dwelling}|first ?(?:time)? ?(?:home ?)?buyers?|first home
        |home ?buy\w*|(?:looking|want|wanting|thinking|ready|hoping|plan|planning|like|interested
        |trying|about|of|in|and) (?:to |about |of |in )?(?:buy(?:ing)?|purchas(?:e
        |ing))\b(?! (?:time|it that|that story))|^buy(?:ing)?$|new construction|home ?purchase
        |purchase loan|buyer consultation|relocat\w+)`,
    ),
  ],
  [
    "Closing",
    pattern`
      \b(?:(?:my|our|the|about|upcoming) closing(?! time| costs?)|closing (?:date|day|disclosure
      |documents|papers)|clear to close|final walk ?through|close on (?:my|our|the) \w+
      |settlement)\b`,
  ],
  [
    "Home loan",
    pattern`
      \b(?:mortgages?|home loans?|fha|va loan|usda loan|jumbo loan|conventional loan|loan (?:options
      |application|questions?|consultation)|(?:apply|applying) for a loan|down payment assistance)\b`,
  ],
  [
    "Renting",
    new RegExp(
      source`
        \b(?:rent(?:ing)? (?:a|an|my|our|out)(?: \w+){0,3} ${dwelling}|(?:looking|want|like) to rent
        |lease (?:a|an|my))\b`,
    ),
  ],
  [
    "General questions",
    pattern`
      \b(?:(?:some|few|couple|general|have|got|ask|several
      |bunch of) (?:of )?(?:general |quick )?questions?|general (?:inquiry|info|information|advice)
      |just (?:to|want to) (?:talk|chat)|pick (?:your|her|his) brain
      |get(?:ting)? (?:some )?(?:advice|information|info))\b`,
  ],
];
const denied = new RegExp(
  source`
    \bnot (?:looking to |interested in |trying to |here to |going to )?(?:buy|sell|refinanc|purchas
    |invest|rent)\w*`,
  "g",
);

/** What the meeting would be about, as a short label; null where plain words do not say. */
export function purposeOf(words: string): string | null {
  const kept = words.replace(denied, " ");
  return purposes.find(([, shape]) => shape.test(kept))?.[0] ?? null;
}
