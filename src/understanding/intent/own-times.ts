import { pattern, source } from "../text.ts";

const number = source`
  (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|midnight|half|quarter)`;
const weekday = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?";
const month = source`
  (?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?
  |nov(?:ember)?|dec(?:ember)?)`;
const lead = source`
  (?:(?:the|this|next|that|same|a|an|any|some|about|around|like|maybe|at|on|say|for|in|by|coming|following|early|late
  |later|sometime|either|um|uh) )*`;
/** What a day or a time begins with, after words like "the" and "next". */
const time = source`
  ${lead}(?:\d|(?:${number}|${weekday}|${month}|tomorrow|today|tonight|morning|afternoon|evening|later|earlier
  |another|different|same|other|week|weekend|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|day
  |hours?|minutes?|couple|few|bit|little)\b)`;
const moving = source`
  (?:mov(?:es?|ed|ing)|chang(?:e|ed|ing)|push(?:ed|ing)?|switch(?:ed|ing)?|re-? ?schedul(?:e|ed|ing)|shift(?:ed|ing)?
  |bump(?:ed|ing)?|shov(?:e|ed|ing)|scoot|nudge|kick|transfer(?:red)?|postpone|re-?book|swap|delay|bring|slide
  |put|set|make
  |have|get|do|go(?:es)?|slid|adjust|update|edit)`;
const pronoun = "(?:it|that|this|me|us|her|him|them|mine|things|everything)";
const object = source`
  (?:${pronoun}|(?:the|my|our|her|his|their|that|this|an?) (?:whole
  )?(?:thing|appointment|appt|meeting|booking|slot|time|visit|consultation|one))`;

// What comes after each is the time to which the appointment is to be moved.
const newAfter = [
  "(?=(?:later|earlier|sooner) (?:the|that|on|in|same|this)\\b)",
  `(?<=\\bfrom\\b[^;!?]{1,40})to (?=${time})`,
  `^ ?to (?=${time})`,
  `(?:swap|trade|exchange|switch)\\b[^;!?]{0,40}? for (?=${time})`,
  source`
    ${moving}\b(?:(?!\bfrom\b)[^;!?]){0,60}?\b(?:to|till|until|into) (?=${time})`,
  // "Move it on Friday" and "reschedule for Friday", but "my appointment on Friday" is where it is.
  `${moving} (?:${pronoun} )?(?:for|on|at|over|by|to|till|until) ?(?=${time})`,
  `${moving} (?:${object} )?(?:back|forward|up|out|ahead|down) (?:for|on|to|till|until|at) (?=${time})`,
  `${moving} (?:[\\w':]+ ){0,5}?(?=(?:back|forward|up|out|ahead|down)(?: by)? ${time})`,
  `${moving} ${pronoun} (?=${time})`,
  // "Put the 4pm on Thursday at 11".
  `${moving} (?:the|my|our) \\d{1,2}(?::?\\d\\d)?(?: ?[ap]\\.?m\\.?| ?o'?clock)? (?:on|at|for) (?=${time})`,
  source`
    (?:can|could|may|might|shall|should|would|will) (?:i|we|you|she|he|they|it|that|ya|y'all)(?: (?:please|just|maybe
    |possibly|still|do|come|make|have|get|be|see|meet|put me))* (?=.{0,24}${time})`,
  `(?:would|will|does|is|are) (?=${time}[^;!?]{0,30}(?:work|okay?|possible|free|open|available|good|better|an option))`,
  source`
    (?:do you|is there|are there|got|have you)(?: got| have)? (?:anything|something|any|a|an|room|space|time
    |openings?)\b
    |(?:how|what) about|i'd (?:rather|prefer|like|love)|(?:i|we)(?:'d)? need(?: it)?(?: on| at| for)?(?= ${time})|(?:i
    |we) (?:would|could)(?: much)? (?:rather|prefer|like|love|do
    |come|make)|rather (?:come|have|do)|(?:i|we|she|he|they) (?:prefers?|meant|can (?:do|come|make|be))|should be
    |(?:needs?|wants?|wanted|needed) ${object}(?: at| on| to| for| in)?|let's (?:do|make it|try|say|go with)
    |(?:make it|instead make it|any chance of|to come)(?= ${time})`,
  `(?:but|and|so) (?:i|we) (?:want|wanted|need|needed|meant)(?! to (?:move|change|cancel|reschedule|push))`,
];
// What comes after each is the time that the appointment has now.
const ownAfter = [
  `from (?=${time})`,
  `(?:instead of|in place of|rather than|than|not) (?=${time})`,
  source`
    (?:i|we|she|he|they|you|who)(?:'m|'ve|'s|'re| am| is| are| was| were| have| has| had)?(?: already
    | just)? (?:have|has
    |had|got|booked|scheduled|reserved|made|signed up|supposed|due|down|set up|slated|put)\b(?! to (?:move
    |change|cancel
    |reschedule|push|call|bring|shift))`,
  source`
    (?:my|our|(?<!\b(?:see|seeing|meet|meeting|with|call|catch) )her|his|their|your) (?=(?:(?!appointment|appt|meeting
    |booking|slot|visit|consult)\w+ )?${time})`,
  source`
    (?:my|our|her|his|their|the|this|that|an?) (?:\w+ )?(?:appointment|appt|meeting|booking|slot|consultation|visit)
    (?: with \w+)? (?:(?:is|was|on|at|for|of|that's|which is|currently|scheduled|booked|set) )+`,
  source`
    (?:it's|it is|it was|which is|that's|thats|currently)(?: at| on| for)? (?=${time}[^;!?]{0,20}(?:now|currently
    |right now|at the moment|today)\b)`,
  source`
    (?:can'?t|cannot|can not|won'?t|will not|wouldn'?t|couldn'?t|not (?:going to|gonna|able to|gon)|ain't (?:gonna
    |going to)|unable to|no longer)(?: (?:be|able|to|actually|really|even|make|come|do|it|in|there|for the life of me
    |attend|show up|get))*`,
];
// A clause with one of these says what it is by its end.
const ownClause = pattern`
  \b(?:(?:is|are|was|'s|will be|gets|seems)(?: \w+){0,2} (?:too (?:early|late|soon|far)|no good|not (?:good|going
  )|bad|impossible|out)|(?:does not|doesn'?t|won'?t|will not|isn'?t|is not|ain't|no longer|not)(?: going to| gonna)? 
  (?:works?|working|good|possible|happening|fit|suit)|not happening|is off)\b`;
const newClause = pattern`
  \b(?:instead(?! of)|(?:is|be|works?|suits?|do)(?: much| way| so| me| us)* (?:better|best|easier)|is (?:fine|okay
  |good|possible|great)|(?:would|will) (?:work|do|suit|be))\b`;
const marker = new RegExp(
  `(?<![\\w'])(?:(?<to>${newAfter.join("|")})|(?<own>${ownAfter.join("|")}))`,
  "g",
);
const between = pattern`
  ((?<!\b(?:dr|mr|mrs|ms|st|jr|sr))[.;!?,](?=\s|$)|\s(?=(?:but|because|cause|cuz|since)\s)|\s-+>?\s
  |(?<=(?:ing|works?|good|go|out|off|possible))\s(?=same ))`;

/** The clauses of a text, and whether each begins a sentence. */
function clausesOf(text: string): { clause: string; isNew: boolean }[] {
  const pieces = text.split(between);
  return pieces.flatMap((clause, at) =>
    at % 2 === 0 ? [{ clause, isNew: /^[.!?]$/.test(pieces[at - 1] ?? "") }] : [],
  );
}

/**
 * The parts of a normal text in which an appointment's own time is said, and those about the time to which it is to be
 * moved: "i have nine on wednesday, can i do two thirty". `rest` is what no word assigns to either.
 */
export function ownAndNew(text: string): { own: string; to: string; rest: string } {
  const parts = { own: [] as string[], to: [] as string[], rest: [] as string[] };
  let label: keyof typeof parts = "rest";
  for (const { clause, isNew: isSentence } of clausesOf(text)) {
    if (isSentence) label = "rest";
    const marks = [...clause.matchAll(marker)];
    const first = marks[0]?.index ?? clause.length;
    // "Nine is too early": the whole clause, unless a word inside it says more.
    const isOwn = ownClause.test(clause);
    const isNew = !isOwn && newClause.test(clause) && !marks.some(({ groups }) => groups!.own);
    if (isOwn && !marks.some(({ groups }) => groups!.to)) label = "own";
    else if (isNew) label = "to";
    parts[label].push(clause.slice(0, first));
    marks.forEach((mark, at) => {
      label = mark.groups!.to === undefined ? "own" : "to";
      const until = marks[at + 1]?.index ?? clause.length;
      const inside = mark.groups!.to;
      // "Move my eleven on Monday to four": what is moved stands inside.
      if (inside) parts.own.push(inside);
      parts[label].push(clause.slice(mark.index + mark[0].length, until));
    });
  }
  const join = (all: readonly string[]) =>
    all
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .join(", ");
  return { own: join(parts.own), to: join(parts.to), rest: join(parts.rest) };
}
