import { pattern, source } from "../text/pattern.ts";

const shapes = [
  source`
    who else|anyone else (?:is |who |coming|interested|booked|looking|seeing|book)|(?:is|are) (?:any
    |some|other)(?:one|body)? ?(?:else )?(?:coming|booked|scheduled|bidding|interested
    |making an offer|meeting)`,
  source`
    (?:other|another|past|previous|current|recent|existing|all|any of|some of|list of
    |many) (?:\w+ )?(?:clients?|customers?|buyers?|borrowers?|callers?|leads
    |applicants?)(?:'s?)?(?: |$)`,
  source`
    (?:is|was|are|were) (?!it |this |that |there |the |my (?:appointment|meeting|time
    |loan))(?:\w+ ){1,4}(?:a|your|her|his|their|one of (?:your|her|his)) (?:client|customer|borrower
    |lead|buyer|seller)s?`,
  source`
    (?:read|tell|show|list|give|send|share|see|view|open|print|display|export|dump|recite|pull up
    |read out|what is on|what is in|look at|access|check) (?:me |us )?(?:[\w']+ ){0,3}?(?:calendar
    |agenda|appointments|clients|leads|contacts|bookings|contact list|client list|database|crm
    |records?|customers|files?|pipeline|names of|who is booked|guest list)(?! (?:to book|for me
    |online|that are (?:open|free)))`,
  source`
    (?:on|in) (?:her|his|their|your'?s) (?:calendar|agenda|schedule|books|pipeline|crm
    |database)(?: (?:today|tomorrow|now|this week|on))?$`,
  source`
    what (?:is|does|do) (?:\w+ )?(?:her|his|their|your) (?:calendar|agenda)|whats on (?:her|his
    |their|your)`,
  source`
    (?:her|his|their|'s|s') (?:\w+ )?(?:home|personal|private|cell|mobile|phone|telephone|e ?mail
    |number|contact info\w*|social|birthday|date of birth|age|wife|husband|kids|income|salary|loan
    |credit|mortgage|offer|budget|appointment|booking|meeting|address|deal|file|application|closing
    |pre ?approval|confirmation)`,
  source`
    (?:\w+'s) (?:phone|number|e ?mail|address|cell|appointment|booking|loan|credit|income|offer
    |budget|file|details|contact|info\w*|home|application|deal|closing|confirmation
    |meeting)(?! is\b)`,
  source`
    (?:phone|number|e ?mail|address|appointment|details|info\w*|loan|credit|income|budget) (?:of|for
    |belonging to) (?!me\b|my (?!neighbou?r|friend|boss|ex)|the (?:office|meeting|appointment|house
    |home|property|listing|place)|your|a \w+|us\b|this|buying|selling
    |the \w+ office)(?:the |another |a |my |mr |mrs |ms )?(?:\w+ )?(?:client|customer|buyer|seller
    |neighbou?r|friend|boss|ex|person|guy|lady|man|woman|owner|\w+)(?= |$)`,
  `where (?:does|do|did) (?:she|he|they|[a-z]+) (?:live|stay)`,
  source`
    (?:is|was|did|does|has|will|are) (?:my|the|our) (?:\w+ )?(?:wife|husband|ex|spouse|partner
    |neighbou?r|neighbou?rs|boss|friend|brother|sister|mother|father|mom|dad|landlord|seller|buyer
    |coworker|son|daughter|cousin|girlfriend|boyfriend|competitor|other (?:party|buyer
    |side))(?: \w+)? (?:\w+ )?(?:coming|meet\w*|client|look\w*|buy\w*|sell\w*|book\w*|call\w*
    |appointment|visit\w*|scheduled|talk\w*|apply\w*|appl\w+|offer\w*|there|working|see\w*|approved
    |qualified)`,
  source`
    (?:did|does|has|is|was|when is|when does|what time is|what time does) (?!i\b|we\b|it\b
    |this\b|that\b|the\b|my\b|you\b|she\b|he\b|they\b|there\b|your\b|her\b|his\b|him\b|them\b|anyone\b
    |someone\b|possible\b|not\b|okay\b|best\b|better\b|to\b)(?:(?:mr|mrs|ms|dr) )?[a-z]+(?: [a-z]+)? (?:book|booked|call|called|come|coming|meet
    |meeting|buy|bought|sell|sold|apply|applied|visit|have an appointment|has an appointment
    |scheduled|cancel|cancelled|make an appointment|already (?:book|call)\w*|get approved|close)`,
  source`
    who (?:is|are|was|does|did|has|have|will) (?:she|he|they|you|the agent
    |the broker)?(?: \w+)? ?(?:meeting|seeing|meet|coming|booked|scheduled|working with|representing
    |talking to|with at|at \d|the \d|got the|taken|in the|before me|after me|bidding|making)`,
  "who (?:booked|called|is (?:before|after|there|coming)|has the|took|made|sold|bought|owns|offered)",
  source`
    (?:cancel|move|reschedule|change|look up|check|find|confirm|delete) (?!my\b|the\b|our\b|an\b
    |it\b|this\b|that\b|today'?s|tomorrow'?s|monday'?s|tuesday'?s|wednesday'?s|thursday'?s
    |friday'?s)(?:my (?:wife|husband|neighbou?r|friend|boss|ex|brother|sister|mom|dad|son
    |daughter)'?s?|\w+'s|his|her|their|somebody'?s|someone'?s|somebody else'?s|someone else'?s
    |all)(?: \w+)? (?:appointment|appointments|meeting|booking|bookings|loan|file)s?`,
  source`
    (?:how many|which|what) (?:\w+ )?(?:clients|customers|buyers|borrowers|people|offers
    |appointments) (?:do|does|did|are|have|has|is|were|on)`,
  "(?:last|previous|next|other) (?:caller|person|client|customer|visitor)(?:'s)?",
  "(?:pulled?|pull) (?:up|out) (?:the )?(?:record|file|account|profile) (?:of|for)",
];
const others = new RegExp(`(?<![\\w'])(?:${shapes.join("|")})(?!\\w)`);
// What belongs to the professional's business, or to the speaker, or asks for free times only.
const harmless = pattern`
  \b(?:office|business|work|company|direct) (?:phone|number|address|line|email)\b|\b(?:on
  |in) (?:your|her|his|their) (?:calendar|schedule|books) (?:for|at|on|next|this)\b|\b(?:get|put
  |squeeze|pencil|fit|be|time|space|room|opening|openings|anything|something|slot|spot|have
  |book)(?: \w+){0,4} (?:on|in) (?:your|her|his|their) (?:calendar|schedule|books)\b`;

/** Whether plain words ask about other people's appointments, numbers or affairs. */
export function speaksOfOthers(words: string): boolean {
  return others.test(words) && !harmless.test(words);
}
