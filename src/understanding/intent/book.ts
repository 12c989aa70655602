import { pattern, source } from "../text/pattern.ts";

const own = "(?:my|our|your|her|his|their|existing)";
const meeting = source`
  (?:appointment|meeting|consultation|consult|booking|visit|sit down|session|chat|call|time|slot
  |showing|tour|viewing|walk ?through|open house)s?`;

const phrases = [
  "(?:make|book|schedule|arrange|do|get) the (?:appointment|meeting|reservation|booking|consultation)",
  source`
    (?:ought to|oughta|should|had better|better|have to|got to|fixing to|ready to|going to|supposed
     to|reckon i) (?:meet|come (?:in|by|over)|see (?:you|her|him|somebody|someone)|sit down
    |get together|stop by|swing by)`,
  "(?:can|could|may|shall|should|might|how do|how can|let|when can) (?:i|we|me|us) (?:please |just |maybe |also )?book(?= |$)",
  // "Book" and "schedule" as what somebody does, not as things: "a book", "my schedule", "I booked".
  source`
    (?<!\b(?:a|the|my|your|her|his|this|that|comic|cook|face|note|value|i|we
    |already) )book(?!s? (?:value|store|club|keeper|shelf)|s\b)(?= |$)`,
  `(?<!\\b(?:the|my|your|her|his|our|their|a|work|payment|busy|on|of|in|to) )schedule(?= |$)`,
  source`
    to schedule|(?:i am|for|about|by) (?:booking|scheduling)|get(?:ting)? (?:scheduled|booked|in)
    |be (?:scheduled|booked)|re ?book`,
  source`
    set(?:ting)? (?:up |me up with |us up with )?(?:a|an|some|something|one
    |up)(?: \w+){0,2} ?(?:${meeting})?`,
  source`
    (?:make|need|want|like|get|have|arrange|reserve|request|grab|find|do|take|book|another|new|for
    |about) (?:me |us )?(?:to )?(?:(?:an|a|another|one|some|the next
    |new) )(?:\w+ ){0,2}(?:appointment|meeting|consultation|consult|booking|slot|showing|viewing
    |sit down|home tour|tour|walk ?through)s?`,
  source`
    (?<!\b(?:${own}|the|this|that|today's|tomorrow's|cancel|an?) )(?:appointments?
    |consultations?) (?:please|available|times?|for|on|with|next|this|tomorrow|today)`,
  "^(?:an? )?(?:new )?(?:appointment|consultation|meeting|booking|showing|viewing)$",
  source`
    (?:like|love|want|need|hope|hoping|able|possible|trying|wish|prefer) to (?:meet|come (?:in|by
    |over|see|talk|to|meet|and)|see (?:you|her|him|the|a|this|that|it|somebody|someone)|sit down
    |stop by|swing by|drop (?:in|by)|get together|visit|tour|view|discuss|go over|connect with
    |have a (?:meeting|consultation|chat|word|talk))`,
  source`
    (?:can|could|may|shall|should|when can|when could|let) (?:i|we|us|you|she|he) (?:\w+ )?(?:meet
    |come (?:in|by|over|see|talk|to|meet)|see (?:you|her|him|the|a|this|that house|that property)
    |sit down|stop by|swing by|drop (?:in|by)|get together|visit|tour|view (?:the|a|this|that)
    |get in)`,
  source`
    meet (?:with|up|you|her|him|them|on|at|next|this|tomorrow|today|monday|tuesday|wednesday
    |thursday|friday)`,
  "(?:meeting|appointment|consultation) (?:with|about|to|regarding) ",
  "(?:come|stop|swing|drop|pop) by",
  source`
    (?:get|put|fit|squeeze|pencil|slot|slide|sign) (?:me|us|my wife and me) (?:on|in|into|down|for
    |up)(?! touch| contact| line| list| hold| the phone| (?:your|the|a|this) (?:\w+ )?list| with\b)`,
  "on (?:the|your|her|his|their|\\w+'s) (?:calendar|schedule|books)",
  source`
    (?:is|are|when is|when are|will|would) (?:you|she|he|they|there|\w+) (?:be )?(?:free|available
    |open)(?! (?:on|houses?)\b (?:sunday|saturday)s)`,
  source`
    (?:any|some|your|her|his|what|next|first|earliest) (?:\w+ )?(?:availability|openings?|slots?
    |available times?|free times?|times? available)`,
  source`
    (?:have|got|is there|are there) (?:any |an? )?(?:anything|something|time|times|room|space
    |availability|opening|openings|slots?)(?: (?:free|open|available|on|for|this|next|tomorrow|today
    |in the))+`,
  "what (?:times|days|dates) (?:do|are|can|would|work)",
  "when (?:is|are|would) (?:the )?(?:next|first|earliest|soonest)",
  source`
    (?:find|pick|choose|arrange|reserve|hold|save|grab) (?:me |us )?(?:an? )?(?:time|date|day|slot
    |spot|appointment)`,
  source`
    time (?:to|for a|for an) (?:meet|talk|speak|chat|sit|come|call|consult\w*|visit|discuss|go over
    |appointment|meeting)`,
  "(?:schedule|arrange|plan|organize|organise|set up) (?:a|an|the|my|some)",
];
const said = new RegExp(`(?<![\\w'])(?:${phrases.join("|")})`);
const denied = pattern`
  \b(?:do not|did not|not|never) (?:\w+ )?(?:want|need|like|trying|looking|ready|going|mean
  |meant)?(?: \w+)? ?(?:to )?(?:book|schedule|make an appointment|set up|an appointment|meet\b
  |come in)\b`;
const alreadyThere = new RegExp(
  source`
    \b(?:have|had|made|booked|got|scheduled) (?:already )?(?:an?|${own}) (?:\w+ )?${meeting}\b
    |\b(?:already|was|have|had|am|is|were) (?:booked|scheduled)\b`,
);

/** Where in plain words somebody wishes an appointment; -1 where nobody does, or one is spoken of that there is. */
export function bookAt(words: string): number {
  if (denied.test(words)) return -1;
  const at = words.search(said);
  if (at < 0 || !alreadyThere.test(words)) return at;
  // "I have an appointment": only another one is a wish.
  const another = words.search(
    /\b(?:another|second|new|also|one more)\b(?: \w+){0,3} (?:appointment|meeting|time|one)\b/,
  );
  return another;
}
