import type { Expecting } from "../heard.ts";
import { bare, pattern, source } from "../text.ts";
import { comparedTimes, givenAway } from "./times-beside.ts";
import { wishAt } from "./indirect-wishes.ts";

const own = "(?:my|our|your|her|his|their|existing)";
const meeting = source`
  (?:appointment|meeting|consultation|consult|booking|visit|sit down|session|chat|call|time|slot|showing|tour|viewing
  |walk ?through|open house)s?`;

const phrases = [
  "(?:make|book|schedule|arrange|do|get) the (?:appointment|meeting|reservation|booking|consultation)",
  source`
    (?:ought to|oughta|should|had better|better|have to|got to|fixing to|ready to|going to|supposedto
    |reckon i) (?:meet|come (?:in|by|over)|see (?:you|her|him|somebody|someone)|sit down|get together|stop by
    |swing by)`,
  source`
    (?:can|could|may|shall|should|might|how do|how can|let|when can) (?:i|we|me
    |us) (?:please |just |maybe |also )?book(?= |$)`,
  // "Book" and "schedule" as verbs, not as nouns: not "a book", "my schedule", "I booked".
  source`
    (?<!\b(?:a|the|my|your|her|his|this|that|comic|cook|face|note|value|i|we|already) )book(?!s? (?:value|store|club
    |keeper|shelf)|s\b)(?= |$)`,
  `(?<!\\b(?:the|my|your|her|his|our|their|a|work|payment|busy|on|of|in|to) )schedule(?= |$)`,
  source`
    to schedule|(?:i am|for|about|by) (?:booking|scheduling)|get(?:ting)? (?:scheduled|booked|in)|be (?:scheduled
    |booked)|re ?book`,
  source`
    set(?:ting)? (?:up |me up with |us up with )?(?:a|an|some|something|one|up)(?: \w+){0,2} ?(?:${meeting})?`,
  source`
    (?:make|need|want|like|get|have|arrange|reserve|request|grab|find|do|take|book|another|new|for|about) (?:me 
    |us )?(?:to )?(?:(?:an|a|another|one|some|the next|new) )(?:\w+ ){0,2}(?:appointment|meeting|consultation|consult
    |booking|slot|showing|viewing|sit down|home tour|tour|walk ?through)s?`,
  source`
    (?<!\b(?:${own}|the|this|that|today's|tomorrow's|cancel|an?) )(?:appointments?|consultations?) (?:please|available
    |times?|for|on|with|next|this|tomorrow|today)`,
  source`
    ^(?:an? |the )?(?:new )?(?:appointment|consultation|meeting|booking|showing|viewing)(?: please| thanks
    | thank you)*$`,
  source`
    (?:like|love|want|need|hope|hoping|able|possible|trying|wish|prefer) to (?:meet|come (?:in|by|over|see|talk|to
    |meet|and)|see (?:you|her|him|the|a|this|that|it|somebody|someone)|sit down|stop by|swing by|drop (?:in|by)
    |get together|visit|tour|view|discuss|go over|connect with|have a (?:meeting|consultation|chat|word|talk))`,
  source`
    (?:can|could|may|shall|should|when can|when could|let) (?:i|we|us|you|she|he) (?:\w+ )?(?:meet|come (?:in|by|over
    |see|talk|to|meet)|see (?:you|her|him|the|a|this|that house|that property)|sit down|stop by|swing by|drop (?:in
    |by)|get together|visit|tour|view (?:the|a|this|that)|get in)`,
  source`
    meet (?:with|up|you|her|him|them|on|at|next|this|tomorrow|today|monday|tuesday|wednesday|thursday|friday)`,
  "(?:meeting|appointment|consultation) (?:with|about|to|regarding) ",
  "(?:come|stop|swing|drop|pop) by",
  source`
    (?:get|put|fit|squeeze|pencil|slot|slide|sign) (?:me|us|my wife and me) (?:on|in|into|down|for|up)(?! touch
    | contact| line| list| hold| the phone| (?:your|the|a|this) (?:\w+ )?list| with\b)`,
  "on (?:the|your|her|his|their|\\w+'s) (?:calendar|schedule|books)",
  source`
    (?:is|are|when is|when are|will|would) (?:you|she|he|they|there|\w+) (?:be )?(?:free|available|open)(?! (?:on
    |houses?)\b (?:sunday|saturday)s)`,
  source`
    (?:any|some|your|her|his|what|next|first|earliest) (?:\w+ )?(?:availability|openings?|slots?|available times?
    |free times?|times? available)`,
  source`
    (?:have|got|is there|are there) (?:any |an? )?(?:anything|something|time|times|room|space|availability|opening
    |openings|slots?)(?: (?:free|open|available|on|for|this|next|tomorrow|today|in the))+`,
  "what (?:times|days|dates) (?:do|are|can|would|work)",
  "when (?:is|are|would) (?:the )?(?:next|first|earliest|soonest)",
  source`
    (?:find|pick|choose|arrange|reserve|hold|save|grab) (?:me |us )?(?:an? )?(?:time|date|day|slot|spot|appointment)`,
  source`
    time (?:to|for a|for an) (?:meet|talk|speak|chat|sit|come|call|consult\w*|visit|discuss|go over|appointment
    |meeting)`,
  "(?:schedule|arrange|plan|organize|organise|set up) (?:a|an|the|my|some)",
];
const said = new RegExp(`(?<![\\w'])(?:${phrases.join("|")})`);
const denied = pattern`
  \b(?:do not|did not|not|never)(?! (?:there|here|in|around|available|home|free|busy|answering)\b) (?:\w+ )?(?:want
  |need|like|trying|looking|ready|going|mean|meant)?(?: \w+)? ?(?:to )?(?:book|schedule|make an appointment|set up
  |an appointment|an? meeting\b|meet\b|come in|see (?:her|him|you|them))\b`;
const cannotCome = pattern`
  \b(?:cannot|can no longer|will not|not going to|not able to|unable to|no longer)(?: \w+){0,2}? (?:come|stop|swing
  |drop|pop) by\b`;
const alreadyThere = new RegExp(
  source`
    (?<!\b(?:rather|to|can i|could i|may i|can we|could we|please) )\b(?:have|had|made|booked|got
    |scheduled) (?:already )?(?:an?|${own}) (?:\w+ )?${meeting}\b|\b(?:already|was|have|had|am|is|were) (?:booked
    |scheduled)\b`,
);

/**
 * The index at which plain words ask for an appointment; -1 if they do not, or are about an existing one. While another
 * detail is asked for (not `isOpen`), only a wish that names the appointment counts.
 */
export function bookAt(words: string, isOpen = true): number {
  if (denied.test(words)) return -1;
  const wished = words.replace(cannotCome, (match) => "-".repeat(match.length));
  const named = wished.search(said);
  const at = named >= 0 || !isOpen ? named : wishAt(wished);
  // "Does she have a slot" asks for one.
  const isTheirs = /\b(?:do|does) (?:she|he|you|they) have\b/.test(words);
  if (at < 0 || isTheirs || !alreadyThere.test(words)) return at;
  // After "I have an appointment", only another one is requested.
  const another = words.search(
    /\b(?:another|second|new|also|one more)\b(?: \w+){0,3} (?:appointment|meeting|time|one)\b/,
  );
  return another;
}

const it = source`
  (?:appointment|meeting|consultation|consult|booking|visit|reservation|showing|viewing|tour|session|slot|call
  |sit down)`;
const whose = source`
  (?:my|our|the|this|that|an|existing|his|her|tomorrow'?s?|today'?s?|monday'?s?|tuesday'?s?|wednesday'?s?|thursday'?s?
  |friday'?s?)`;
const its = `${whose} (?:[\\w']+ ){0,3}?${it}`;

const moving = [
  ...comparedTimes,
  "re ?sched\\w*|rebook\\w*|re book\\w*|postpon\\w*",
  source`
    (?:move|moving|change|changing|transfer|carry|push|pushing|switch|switching|swap|shift|bump|delay|adjust|modify
    |alter|update|edit) (?:\w+ ){0,2}?${its}`,
  `(?:bring|push|move) ${its} (?:forward|back|up|out|later|earlier|to\\b)`,
  `(?:different|another|other|new|better|later|earlier) (?:time|day|date|slot) for ${its}`,
  source`
    ${its} (?:\w+ ){0,4}?(?:to (?:a |an )?(?:different|another|other|new|later|earlier)|(?:needs?|has|have
    |had) to (?:be )?(?:move|moved|change|changed|shift|shifted))`,
  source`
    (?:that|it|this|me|mine) (?:moved|slid|bumped|pushed|shifted|switched|swapped) (?:over |back |up |out |down )?(?:to
    |from)\b`,
  // "Might the appointment be transferred to December 3rd?"
  `${its} (?:be |get |to be |gets )(?:moved|transferred|shifted|pushed|postponed|put (?:off|back))\\b`,
  `come (?:in )?(?:\\w+ )?(?:another|a different|some other) (?:day|time) (?:instead|than)`,
  // "Move my two o'clock": the appointment is not named.
  source`
    (?:move|bump|push|shift|switch|swap) (?:my|our)(?! (?:house|home|family|stuff|things|furniture|money|loan|mortgage
    |lease|mother|mom|father|dad|parents|kids|office|business|email|number)\b)(?= )`,
  // The agreed time no longer works.
  source`
    (?:earlier|later|sooner|another (?:day|time)) than (?:what )?(?:we|i|you|they|the) (?:\w+ )?(?:agreed|said|booked
    |planned|scheduled|settled|arranged|picked|appointment|time|day)`,
  source`
    (?:picked|booked|chose|took|gave|got|have|put down|made it for) (?:me |us )?(?:on|for|in)? ?the wrong (?:day|time
    |date|slot|week)`,
  source`
    (?:would|had|i'd) (?:much )?rather (?:come|meet|do|have it|see) (?:\w+ ){0,8}?(?:than|instead of)\b`,
  source`
    (?:booked|put|have|got|scheduled) me (?:down )?(?:for|at|in|on) (?:[\w':]+ ){1,8}?(?:but
    |and)(?: \w+){0,8}? (?:want|wanted|need|needed|meant|asked for)\b`,
  source`
    (?:i am|we are|am i|already) (?:booked|down|scheduled|in (?:for|at|on))(?: [\w':]+){0,8}? (?:later|earlier|sooner
    |another|different|instead|change|move|switch|but (?:i|we) (?:would|want|need|rather|prefer))\b`,
  `${its} (?:\\w+ ){0,3}?(?:be )?(?:moved|shifted|rescheduled|re scheduled|postponed|pushed (?:back|out|up))\\b`,
  source`
    (?:move|bump|push|shift|switch|swap|change|bring) (?:his|her|their|(?:mr|mrs|ms|miss|dr) \w+'?s?|[a-z]+'s) (?=\d
    |(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve
    |noon)\b)`,
  source`
    (?:move|bump|push|shift|switch|swap|change|bring) (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day'?s?
    |tomorrow'?s?|\d{1,2}(?: \d\d)?)(?: \w+){0,4}? (?:from|to|forward|until|till) (?=\d|mon|tue|wed|thu|fri|sat|sun
    |tomorrow|next|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|the|a later|an earlier)`,
  `put ${its} off|put (?:it|that|this) off (?:to|till|until|for|a)`,
  source`
    (?:put|move|switch|set|fit|make|schedule|squeeze) (?:me|us|it|that|him|her|mine|this
    |them) (?:down |in )?(?:on |for |to |at|in )?(?:another|a different|some other|a later|an earlier|a new) (?:day
    |time|date|slot|hour|week)`,
  source`
    (?:bump|push|shift|slide|nudge) (?:it|that|this|me|us)(?= (?:back|out|up|to|till|until|a|forward|one|by)\b|$)`,
];
const movingSaid = new RegExp(`(?<![\\w'])(?:${moving.join("|")})`);
// While an appointment is being booked, these choose another time and move nothing.
const looselySaid = pattern`
  \b(?:(?:another|different|other|new) (?:time|day|date|slot)|(?:move|switch|change|push|bump|swap|shift) (?:me|us
  |him|her) (?:from|to|for|on|back|up|over)(?= )|(?:move|push|switch|change|swap|trade|bump|bring|shift|slide) (?:it
  |that|things|mine|my own|(?:the|my|our) (?:time|day|date)|to (?:an?|another) (?:\w+ )?(?:time|day|date|slot|week)
  |(?:to|from) (?=\d|the \d|noon|mon|tue|wed|thu|fri|sat|sun|tomorrow|next|one|two|three|four|five|six|seven|eight
  |nine|ten|eleven)))(?! (?:mind|email|name|number|phone|lender|agent))\b`;
// "My Thursday isn't going to work": the time no longer works.
const noLonger = pattern`
  \b(?:my|our|the) (?:[\w':]+ ){0,3}?(?:\d+|\d+ [ap]m|o'?clock|one|two|three|four|five|six|seven|eight|nine|ten
  |eleven|twelve|noon|thirty|time|date|day|hour|slot|appointment|meeting|booking|visit|consultation|showing|viewing
  |(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|morning|afternoon|evening) (?:[\w':]+ ){0,4}?(?:is not
  |are not|will not|does not|cannot|no longer|is nolonger|has stopped) (?:going to |be |gonna )?(?:work|works
  |working|good|possible|happen|happening|do|fit)\b`;
const notMoving = pattern`
  \b(?:do not|not|no) (?:want|need|have|reason) to (?:move|change|reschedule|rebook)\b|\bnot (?:to)?(?:move|moving
  |reschedule|rescheduling)\b|\b(?:what if|if) i (?:need|have|want|had) to (?:reschedule|move|change)\b|\bhow (?:do
  |would|can) (?:i|you) reschedule later\b|\breschedul\w+ (?:policy|fee)\b`;

const unable = source`
  (?:cannot|can no longer|will not be able to|am not able to|am unable to|are not able to|am not going to
  |not going to be able to|will not|shall not|could not|not going to|(?:am|is|are) not|do not think i can
  |no longer able to|wont be able to) (?:actually |be able to |really )*(?:make (?:it|my|our|the|that|this|tomorrow
  |today|our)|come|coming|be coming|attend|be there|be in|keep|show up)`;
const otherwise = pattern`
  \b(?:another|different|other|new|later|earlier|instead|what about|how about|is there|do you have|can we|could we
  |can i|could i|next week (?:is|would|works)|reschedule|when else|would \w+ work)\b`;
const cancelling = [
  `(?:i|we|he|she|they)(?: am| is| are| will| shall) not (?:be )?coming(?! (?:from|because))\\b`,
  `(?:cancel|cancelling|canceling|cancl\\w*)\\b(?! (?:policy|fee|button|culture))`,
  source`
    call(?:ing)? (?:it|this|that|everything|the (?:appointment|meeting|whole thing)|my (?:appointment|meeting)) off
    |call(?:ing)? off`,
  source`
    (?:drop|scrap|delete|remove|void|scratch|nix|ditch|get rid of|take out|back out of|get out of|call off|kill|forget
    |forget about) ${its}`,
  // "Scrap my two o'clock": the appointment is not named.
  `(?:scrap|scratch|nix|ditch|kill|drop) (?:my|our)(?! (?:email|number|phone|name|address|last))\\b`,
  `(?:do not|no longer|not) (?:be )?(?:need|want|wish|needing|wanting)(?: to (?:keep|have))? ${its}(?: any ?more)?`,
  source`
    (?:take|get|cross|scratch|wipe|strike|knock) (?:it|that|this|me|us|mine|him|her|them|${its}|(?:my|our
    |the) [\w' ]{1,16}?) (?:right |back )?off (?:of )?(?:the|your|her|his) (?:calendar|schedule|books?|roster|agenda
    |diary|planner)`,
  "^cancell?ation(?! (?:policy|fee|terms|rules?))",
  source`
    (?:take|get|cross|leave) (?:me|us) (?:off|out) (?:for|on|of) (?:my|our|the \d|tomorrow|today|this|next|mon
    |tue|wed|thu|fri|sat|sun)`,
  ...givenAway,
  "annul\\w*|(?:bin|binning) (?:it|my|our|the|that)\\b",
  `(?:pull|pulling|bow|bowing|duck|back|backing) out of ${its}`,
  source`
    (?:let|give) (?:my|our|the|that) (?:slot|spot|time|appointment) (?:go|up|away)|(?:give up|free up|release
    |open up|let go of) (?:my|our|the|that) (?:slot|spot|time|appointment)`,
  source`
    (?:decided|going|prefer|rather|want) not to (?:come|meet|go ahead|have (?:the|that|our) meeting|keep ${its})
    |not going (?:ahead|through) with (?:it|${its})|(?:do not|not) (?:want|wish|plan|going) to (?:meet|come
    |come in) (?:any ?more|after all)`,
  source`
    (?:take|get|remove|delete|drop) (?:me|us|my name) (?:off|out|from)(?: of)?(?: of)? (?:the|your|her
    |his) (?:calendar|schedule|books?|roster)`,
  `${its} (?:is off|should be cancell?ed)`,
];
const cancelSaid = new RegExp(`(?<![\\w'])(?:${cancelling.join("|")})`);
const notCancelling = pattern`
  \b(?:do not|did not|not|never|without|rather than|instead of) (?!mov|resched|rebook)(?:\w+ ){0,3}?cancel\w*
  |\b(?:what|is it|happens|possible|okay|free|later|can i)(?: \w+){0,3}? (?:if|when
  |to) i? ?(?:\w+ )?(?:\w+ )?(?:to )?cancel\b|\bif i (?:\w+ ){0,3}cancel\b|\bcan i (?:always )?cancel (?:later
  |any ?time|after|it later|if)\b|\b(?:was|were|been|got|did you|has|have you|why|who|(?:she|he
  |they)(?! (?:wants?|needs?|has|have|would|will|is|are|must|said|asked|just)\b)) (?:\w+ ){0,3}?cancel\w*`;

// "Her appointment has to be canceled": a wish, and no question about what became of it.
const toBeCanceled = pattern`
  \b(?:(?:has|have|had|needs?|ought|must|should|wants?|got)(?: to)? (?:be|get)|(?:want|need|like|get|have|wants
  |needs) (?:it|that|this|${whose} (?:[\w']+ ){0,4}?)) ?cancell?ed\b`;

/** The index at which plain words ask to move an appointment; -1 if they do not. */
export function moveAt(words: string, expecting: Expecting): number {
  if (notMoving.test(words)) return -1;
  const at = words.search(movingSaid);
  if (at >= 0) return at;
  const isOpen = /^(?:want|nothing|anythingElse|appointment)$/.test(expecting);
  if (!isOpen) return -1;
  const loose = words.search(looselySaid);
  if (loose >= 0) return loose;
  const bad = words.search(noLonger);
  if (bad >= 0) return bad;
  const cannot = words.search(new RegExp(`\\b${unable}\\b`));
  return cannot >= 0 && otherwise.test(words) ? cannot : -1;
}

// "We won't be needing the Thursday ten o'clock."
const unneeded = pattern`
  \b(?:will not|do not|does not|no longer|not) (?:be )?(?:need|needing|require|requiring|using|use) (?:the|that|my
  |our) (?:\w+ ){0,2}?(?:appointment|meeting|slot|visit|booking|consultation|(?:mon|tues|wednes|thurs|fri|satur
  |sun)day|o'?clock|\d+ (?:am|pm|o'?clock))\b`;

/** The index at which plain words cancel an appointment; -1 if they do not. */
export function cancelAt(words: string): number {
  if (/^(?:cancel|cancel (?:it|that|this))$/.test(bare(words))) return 0;
  const isMeant = words.search(toBeCanceled);
  if (isMeant >= 0) return isMeant;
  const isUnneeded = words.search(unneeded);
  if (isUnneeded >= 0) return isUnneeded;
  if (notCancelling.test(words)) return -1;
  const at = words.search(cancelSaid);
  if (at >= 0) return at;
  return otherwise.test(words.replace(/\b(?:no|not) need to \w+/, ""))
    ? -1
    : words.search(new RegExp(`\\b${unable}\\b(?! (?:on|at|before|after|until) )`));
}

/** Whether plain words cancel by more than that somebody cannot come. */
export function cancelsPlainly(words: string): boolean {
  return toBeCanceled.test(words) || cancelSaid.test(words) || /^cancel\b/.test(bare(words));
}

const notCanceled = pattern`
  \b(?:do not|did not|not|never|without|instead of|rather than) (?:\w+ ){0,2}?cancel\w*(?: (?:it|that|this|my \w+
  |the \w+))?`;
const changes = pattern`
  \b(?:(?:mov|chang|switch|shift|push|bump)(?:e|ing)?|put|make|set|get|do|bring) (?:it|that|this|me|us|mine|things
  |her|him|my \w+|the \w+)\b|\bre ?schedul\w*|\bpostpon\w*|\b(?:another|different|other) (?:day|time|date)\b
  |\binstead\b(?! of)`;

/** "No wait, don't cancel, make it Wednesday": moves what was to be canceled. Not "don't move it, cancel it". */
export function movesInstead(words: string): boolean {
  const said = words.replace(notCanceled, " ");
  if (/\bcancel|\b(?:do not|not|never) (?:\w+ )?(?:mov|chang|resched|switch|shift)/.test(said))
    return false;
  return changes.test(said);
}
