import type { ReadBack } from "../heard.ts";
import { pattern, phrasesOf, source } from "../text.ts";

const aboutOthers = [
  source`
    who else(?! (?:needs?|should|must|has to|do i|do we|can i|could i|would i|will i|to bring)\b)
    |anyone else (?:is |who |coming|interested|booked|looking|seeing|book)|(?:is|are) (?:any|some|other)(?:one
    |body)? ?(?:else )?(?:coming|booked|scheduled|bidding|interested|making an offer|meeting)`,
  source`
    (?:other|another|past|previous|current|recent|existing|all|any of|some of|list of|many) (?:\w+ )?(?:clients?
    |customers?|buyers?|borrowers?|callers?|leads|applicants?)(?:'s?)?(?: |$)`,
  source`
    (?:is|was|are|were) (?!it |this |that |there |the |my (?:appointment|meeting|time|loan))(?:\w+ ){1,4}(?:a|your|her
    |his|their|one of (?:your|her|his)) (?:client|customer|borrower|lead|buyer|seller)s?`,
  source`
    (?:read|tell|show|list|give|send|share|see|view|open|print|display|export|dump|recite|pull up|read out|what is on
    |what is in|look at|access|check) (?:me |us )?(?:[\w']+ ){0,3}?(?:calendar|agenda|appointments|clients|leads
    |contacts|bookings|contact list|client list|database|crm|records?|customers|files?|pipeline|names of|who is booked
    |guest list)(?! (?:to book|for me|online|that are (?:open|free)))`,
  source`
    (?:on|in) (?:her|his|their|your'?s) (?:calendar|agenda|schedule|books|pipeline|crm|database)(?: (?:today|tomorrow
    |now|this week|on))?$`,
  source`
    what (?:is|does|do) (?:\w+ )?(?:her|his|their|your) (?:calendar|agenda)|whats on (?:her|his|their|your)`,
  `where (?:does|do|did) (?:she|he|they|[a-z]+) (?:live|stay)`,
  "where (?:is|are) (?:her|his|their|\\w+'s) (?:home|house)",
  source`
    (?:is|was|did|does|has|will|are) (?:my|the|our) (?:\w+ )?(?:wife|husband|ex|spouse|partner|neighbou?r|neighbou?rs
    |boss|friend|brother|sister|mother|father|mom|dad|landlord|seller|buyer|coworker|son|daughter|cousin|girlfriend
    |boyfriend|competitor|other (?:party|buyer|side))(?: \w+)? (?:\w+ )?(?:coming|meet\w*|client|look\w*|buy\w*
    |sell\w*|book\w*|call\w*|appointment|visit\w*|scheduled|talk\w*|apply\w*|appl\w+|offer\w*|there|working|see\w*
    |approved|qualified)`,
  source`
    (?:did|does|has|is|was|when is|when does|what time is|what time does) (?!a\b|an\b|any\b|one\b|each\b|going\b
    |trying\b|about\b|supposed\b|hoping\b|planning\b|thinking\b|looking\b|calling\b|ready\b|able\b|just\b|only\b
    |still\b|really\b|here\b|also\b|so\b|i\b|we\b|it\b|this\b|that\b|the\b|my\b
    |you\b|she\b|he\b|they\b|there\b|your\b|her\b|his\b|him\b|them\b|anyone\b|someone\b|possible\b|not\b|okay\b|best\b
    |better\b|to\b)(?:(?:mr|mrs|ms|dr) )?[a-z]+(?: [a-z]+)? (?:book|booked|call|called|come|coming|meet|meeting|buy
    |bought|sell|sold|apply|applied|visit|have an appointment|has an appointment|scheduled|cancel|cancelled
    |make an appointment|already (?:book|call)\w*|get approved|close)`,
  source`
    who (?:is|are|was|does|did|has|have|will) (?:she|he|they|you|the agent|the broker)?(?: \w+)? ?(?:meeting|seeing
    |meet|coming|booked|scheduled|working with|representing|talking to|with at|at \d|the \d|got the|taken|in the
    |before me|after me|bidding|making)`,
  source`
    who (?:has|got|is on|is in|took|gets) (?:the |my |that |this )?(?:\d|one\b|two|three|four|nine|ten|eleven
    |twelve|noon|monday|tuesday|wednesday|thursday|friday|today|tomorrow|slot|spot)`,
  source`
    who (?:is|was) (?:in|on|up|down) (?:at|on|for)|(?:what|whose) names? (?:is|are|was) (?:on|in|at|for|down)
    |(?:list|show me|name|read me) (?:me )?(?:all )?(?:your|her|his|the) (?:buyers|borrowers|sellers|callers
    |customers)|(?:did|does|do|is|are|was|has) (?:the|that) other (?:couple|people|family|guy|side|party
    |bidder|buyer|lady)s?`,
  "who (?:booked|called|is (?:before|after|there|coming)|has the|took|made|sold|bought|owns|offered)",
  source`
    (?:cancel|move|reschedule|change|look up|check|find|confirm|delete) (?!my\b|the\b|our\b|an\b|it\b|this\b|that\b
    |today'?s|tomorrow'?s|monday'?s|tuesday'?s|wednesday'?s|thursday'?s|friday'?s)(?:my (?:wife|husband|neighbou?r
    |friend|boss|ex|brother|sister|mom|dad|son|daughter)'?s?|\w+'s|his|her|their|somebody'?s|someone'?s
    |somebody else'?s|someone else'?s|all)(?: \w+)? (?:appointment|appointments|meeting|booking|bookings|loan|file)s?`,
  source`
    (?:how many|which|what) (?:\w+ )?(?:clients|customers|buyers|borrowers|people|offers|appointments) (?:do|does|did
    |are|have|has|is|were|on)`,
  source`
    (?:which|what) (?:client|customer|buyer|borrower|person|caller|seller|guy|lady) (?:is|has|got|was|took|booked
    |had)|(?:is|was|are) (?:(?:mr|mrs|ms|miss|dr) )?(?!i\b|we\b|there\b|that\b|this\b|it\b|she\b|he\b|they\b|you\b
    |anything\b|something\b|room\b|time\b|me\b)\w+ (?:on|in) (?:the|your|her|his|their) (?:books|calendar|schedule
    |system|crm)`,
  source`
    (?:tell|who|what|name|names|about)(?: \w+){0,4} (?:people|person|caller|guy|lady|client|one) (?:before
    |after|ahead of|behind) me`,
  source`
    (?:has|have|was|were) my (?:\w+ )?(?:wife|husband|ex|neighbou?r|boss|friend|brother|sister|mother|father|mom|dad
    |landlord|son|daughter) been`,
  source`
    (?:does|has|is) (?:she|he|ana) (?:\w+ )?(?:have (?:kids|children|a (?:husband|wife|boyfriend|girlfriend
    |family))|got kids|married|divorced|single)`,
  source`
    how much (?:does|do|did|will|can) (?:my|the|our|his|her|their|that|mr|mrs|ms) (?:\w+ )?\w+ (?:earn|make|borrow|owe|pay
    |offer|get)`,
  "(?:last|previous|next|other) (?:caller|person|client|customer|visitor)(?:'s)?",
  "(?:pulled?|pull) (?:up|out) (?:the )?(?:record|file|account|profile) (?:of|for)",
];
const others = phrasesOf(aboutOthers, "(?!\\w)");

// What belongs to somebody else. To tell it ("use my wife's email") is not to ask for it.
const affairs = phrasesOf(
  [
    source`
      (?:her|his|their|[a-z]+'s|[a-z]+s') (?:\w+ )?(?:home (?:phone|number|address)|personal|private|cell|mobile|phone
      |telephone|e ?mail|number|contact info\w*|social|birthday|date of birth|age|wife|husband|kids|income|salary|loan
      |credit|mortgage|offer|budget|appointment|booking|meeting|address|deal|file|application|closing|pre ?approval
      |confirmation|details|info\w*)(?! is\b)`,
    source`
      (?:phone|number|e ?mail|address|appointment|details|info\w*|loan|credit|income|budget) (?:of|for
      |belonging to) (?!me\b|my (?!neighbou?r|friend|boss|ex)|the (?:\w+ )?(?:company|store|shop|department|clinic
      |bank|office|meeting|appointment|house|home|property|listing|place)|your|an? \w+|us\b|this|next|buying|selling
      |the \w+ office|\d|today|tomorrow|tonight|noon|one\b|two|three|four|five|six|seven|eight|nine|ten|eleven
      |twelve|january|february|march|april|may\b|june|july|august|september|october|november|december|monday|tuesday
      |wednesday|thursday|friday|saturday|sunday)(?:the |another |a |my |mr |mrs |ms )?(?:\w+ )?(?:client|customer
      |buyer|seller|neighbou?r|friend|boss|ex|person|guy|lady|man|woman|owner|\w+)(?= |$)`,
  ],
  "(?!\\w)",
);
// A request for it, somewhere in the line.
const asking = pattern`
  \b(?:what|which|who|whose|when|where|why|how|whats|give|tell|show|read|list|send|share|spell|reveal
  |look(?:ing)? up|text me|email me|mail me|update|pull|find|check|cancel|move|reschedule|change|delete|confirm
  |verify|know|(?:can|could|would|will|do|did|have) (?:you|she|they)|may i|can i (?:get|have|see)|(?:need|want|get
  |have|got|like) (?:me )?(?:her|his|their|\w+'s|(?:the|an?) \w+'s|the (?:phone|number|address|e ?mail|details
  |info)))\b|^(?:and |so |but |hey |hi |hello )*(?:is|was|are|were|does|did|has|had)\b`;
// Said for the assistant to take down.
const giving = pattern`
  \b(?:use|take|write|put|note|save|add|take down|write down|put down|send it to|here is|i have|i got
  |it is) (?:down )?(?:her|his|their|my \w+'s|\w+'s)\b`;
const mostWordsAlone = 5;

/** Whether plain words ask for what belongs to somebody else: a number, an appointment, a loan. */
function asksForAffairs(words: string): boolean {
  const at = words.search(affairs);
  if (at < 0) return false;
  const isAlone = words.split(" ").length <= mostWordsAlone && !verbs.test(words);
  return isAlone || (asking.test(words) && !isGiven(words));
}

// "He has it in his phone" is a sentence; "Bob's number please" is a request.
const verbs =
  /\b(?:has|have|got|is|was|are|were|am|keep|keeps|kept|use|uses|know|knows|sell|buy|call|reach|it|i)\b/;

function isGiven(words: string): boolean {
  return (
    giving.test(words) &&
    !/\b(?:what|whats|who|whose|tell|give|show|read|list|share|change|update)\b/.test(words)
  );
}

// The professional's business contacts, the caller's own affairs, and questions about free times.
const harmless = pattern`
  \b(?:office|business|work|company|direct) (?:phone|number|address|line|email)\b|\b(?:on|in) (?:your|her|his
  |their) (?:calendar|schedule|books) (?:for|at|on|next|this)\b|\b(?:get|put|squeeze|pencil|fit|be|time|space|room
  |opening|openings|anything|something|slot|spot|have|book)(?: \w+){0,4} (?:on|in) (?:your|her|his
  |their) (?:calendar|schedule|books)\b|\b(?:what|how) (?:does|is|would) (?:your|her|his|their) (?:calendar|schedule
  |agenda|week|day|book) (?:look|looking|like)\b|\b(?:free|open|openings?|available) (?:on|in) (?:your|her|his
  |their) (?:calendar|schedule|agenda|books?)\b|\b(?:check|look at|look in|pull up|open|see|access) (?:your|her|his
  |their|the) (?:calendar|schedule|agenda|book)\b(?!.*\b(?:who|whose|names?|read|list|appointments|clients?
  |booked)\b)(?=.*\b(?:free|open|openings?|available|availability|anything|something|find me|when|if|for (?:me|next
  |this|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b)`;
const ownPapers =
  /\b(?:my|our) (?:own |loan |old )?(?:file|files|records?|application|paperwork)\b/g;

/** Whether plain words ask about other people's appointments, numbers or affairs. */
export function speaksOfOthers(words: string): boolean {
  const said = words.replace(ownPapers, "mine");
  return (others.test(said) || asksForAffairs(said)) && !harmless.test(said);
}

// Steering, 24 CFR 100.70: no buyer is guided to or from a neighborhood because of who lives there.
const place = source`
  (?:area|areas|neighbou?rhoods?|neighbou?r|part of town|parts of town|block|blocks|street|streets|community
  |communities|town|towns|zip codes?|zips?|side of town|suburbs?|building|complex|section|school districts?|district
  |borough|places? to live|village|city)`;
const group = source`
  (?:blacks?|whites?|asians?|hispanics?|latinos?|latinas?|latinx|jewish|jews|muslims?|christians?|catholics?|hindus?
  |indians?|chinese|koreans?|vietnamese|mexicans?|africans?|african americans?|russians?|italians?|irish|arabs?
  |immigrants?|foreigners?|minorit\w+|gays?|lgbt\w*|queer|lesbians?|transgender|families|kids|children|couples|singles
  |seniors|retirees|young professionals|old people|elderly|young people|students|disabled|section 8|low income|renters
  |white people|black people|americans|caucasians?|orthodox|hasidic|mormons?|evangelicals?|sikhs?|buddhists?|haitians?
  |puerto ricans?|dominicans?|filipinos?|pakistanis?|europeans?)`;
const aboutNeighbours = [
  source`
    (?:safe|safer|safest|unsafe|dangerous|rough|sketchy|bad|ghetto|shady|nice|nicest|nicer|good|better|best|worst
    |up and coming|decent|quiet|respectable|exclusive|wholesome|desirable|family(?: friendly| oriented)?|kid friendly
    |diverse|mixed|changing|white|clean|peaceful|upscale|classy|trashy|seedy|friendly|right|wrong
    |hood) (?:\w+ )?${place}`,
  source`
    ${place} (?:\w+ ){0,4}?(?:safe|unsafe|dangerous|rough|sketchy|shady|diverse|ghetto|violent|family friendly
    |kid friendly|gentrif\w*|good for|nice for)`,
  source`
    (?:is|are|how) (?:it|that|this|the|they|\w+)(?: \w+){0,3} (?:safe|unsafe|dangerous)(?! (?:to (?:send|email|share
    |give|assume|say|wire|book|pay|text|upload)|for my data))`,
  source`
    (?:feel|be|stay|live|raise|walk|walking|kids|living|somewhere|anywhere
    |place) (?:\w+ ){0,2}safe(?:ly)?\b(?! to say)`,
  "walk(?:ing)? (?:\\w+ ){0,3}at night|alone at night",
  // "I don't drive after dark" is about the caller.
  source`
    (?<!\b(?:not|cannot|never|hate to|no) (?:like to |like )?(?:drive|driving|see|travel|go out
    |come out) (?:\w+ ){0,3})after dark`,
  source`
    crime(?! novels?| shows?| fiction| books?| podcasts?)|crime rates?|gangs?|shootings|break ins (?:around|in)
    |sex offenders?|violence|drug(?:s| dealers?)`,
  source`
    (?:good|great|best|better|bad|top|decent|excellent|highly rated|rated|quality of(?: the)?|how are the
    |how good are(?: the)?|about the|what are the|failing|strong|nice|private|catholic|jewish|public
    |with) (?:\w+ )?schools?(?! (?:year|schedule|pickup|pick up|bus|starts|lets out))`,
  source`
    schools? (?:\w+ ){0,3}?(?:good|great|bad|rated|ratings?|rankings?|quality|district|zone|like(?= |$)|any good
    |better|decent|system)`,
  source`
    (?:kind|kinds|type|types|sort|sorts|class|caliber) of (?:people|folks|families|neighbou?rs|residents|crowd|person
    |community|persons|area|neighbou?rhood|demographics?)`,
  source`
    who (?:lives?|is living|else lives|mostly lives|are the neighbou?rs|would be my neighbou?rs|moves|is moving)`,
  source`
    demographics?|demographically|ethnic\w*|racial\w*|\brace\b|\braces\b|divers(?:e|ity)|segregat\w+
    |integrated (?:area|neighbou?rhood)|religion|religious|skin colou?r|nationalit\w+`,
  source`
    (?:near|close to|by|around|next to|walking distance (?:to|from|of)|far from|away from|have|has|is there|are there
    |any|no|local|lots of|many)(?: \w+){0,3} (?:mosques?|churches|church(?! (?:street|st|avenue|ave|road|rd|lane
    |hill))|synagogues?|temples?|gurdwaras?|parish|shul|cathedral|masjid|eruv)`,
  source`
    (?:families|people|folks|kids|couples|someone|somebody|a family|community) (?:like|such as) (?:us|me|mine|ours
    |my (?:own|family)|that)|(?:our|my|your|their) (?:own )?(?:kind|people|community|culture|faith|religion|race
    |sort)(?= |$)`,
  source`
    (?:many|mostly|mainly|lots of|a lot of|predominantly|all|too many|majority|any|no|few|fewer|percent|percentage of
    |full of|other|more|for|with|more or less|largely|heavily|how many|good for|friendly to|where|are there|is it
    |not too many|around|attracts?|population of) (?:\w+ )?${group} ?(?:people|folks|families|residents|neighbou?rs
    |population|community|area|neighbou?rhoods?|friendly|live|living|couples|around|there|kids|section)`,
  source`
    ${group} (?:neighbou?rhoods?|area|areas|community|communities|families|friendly|neighbou?rs|population|part
    |enclave|district|town|buyers only)`,
  `${place} (?:\\w+ ){0,4}?${group}(?= |$)`,
  `(?:any|many|no|some|are there|too many) ${group} (?:on|in|at|near|by|next) `,
  source`
    (?:where do|where would|where are|are there|how many|which areas do
    |where (?:the )?) (?:\w+ ){0,2}${group}(?: \w+)? ?(?:live|living|there|around|buy|go|move)?`,
  source`
    good (?:for|place (?:for|to raise)) (?:\w+ )?(?:families|kids|children|family|a family|raising|my kids|my family
    |singles|retirees|young)|raise (?:a family|kids|children|my (?:kids|family|children))|family (?:friendly|oriented)
    |(?:kid|child|family|gay|lgbt\w*|adult|christian|muslim|jewish) friendly`,
  source`
    (?:no|without|away from|far from|avoid|not near|not many|fewer) (?:\w+ ){0,2}(?:kids|children|section 8|immigrants
    |renters|projects|minorities|foreigners|public housing|halfway house|group homes?|shelters?)`,
  source`
    group homes?|halfway houses?|mental patients?|make ?up of (?:the|this|that) ${place}|god fearing|(?:the|which
    |what) (?:side|end|part) of (?:the )?\w+ (?:is|has)? ?(?:the )?(?:nice|good|bad|rough|safe)`,
  source`
    (?:where|which) (?:\w+ ){0,4}?(?:feel|be) (?:comfortable|welcome|at home|safe)|(?:adults?|couples?|seniors?) only
    |(?:is it|are they|it is) (?:mostly|mainly|all|very) ${group}|(?:right|wrong) kind of`,
  "section 8|public housing|the projects|are there (?:\\w+ ){0,4}(?:kids|children)(?= |$)",
  source`
    gated communit\w+ (?:to|for|so)|(?:fit|fitting|blend|feel) (?:in|welcome|comfortable)(?: \w+){0,3} (?:there|here
    |neighbou?rhood|area|as a)`,
];
const steering = new RegExp(`(?<![\\w'])(?:${aboutNeighbours.join("|")})`);

// People also say these words about themselves.
const ofOneself = new RegExp(
  source`
    \bmixed race\b|\bsafe (?:bet|than sorry|side|deposit)\b|\b(?:i|we) (?:live|am|are|own|have a (?:house|home|place
    |condo)) (?:in|on) (?:a |an |the |my )?(?:\w+ )?(?:nice|good|quiet|safe|decent|great|bad|rough|nicer
    |friendly) (?:area|neighbou?rhood|part of town|block|street|town|building|place|community)\b|\b(?:have|has|got
    |with|use|using|on|accept|accepts|take|takes) (?:a |an |my |our )?section 8(?: vouchers?)?\b`,
  "g",
);

/** Whether plain words ask who lives somewhere, how safe it is, or how good its schools are. */
export function speaksOfNeighbors(words: string): boolean {
  return steering.test(words.replace(ofOneself, " "));
}

const onBehalf = pattern`
  ^(?:yes|yeah|yep|yup|correct|right|sure|okay|please)(?: (?:please|that is|it is|cancel|move|switch|change|remove
  |go ahead and))* (?:her|his|their|my (?:\w+ )?\w+'?s?)(?: (?:appointment|meeting|one|visit|slot|booking))?$`;

/** "Yes, that's her appointment", to what was found for her by its code: no question about somebody else's. */
export function isOnBehalf(words: string, read: ReadBack | null | undefined): boolean {
  return (read?.act === "move" || read?.act === "cancel") && onBehalf.test(words);
}
