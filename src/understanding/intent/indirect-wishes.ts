import { pattern, phrasesOf, source } from "../text.ts";

const her = source`
  (?:her|him|she|he|them|you|somebody|someone|anybody|anyone|(?:the|a|an|your|this) (?:\w+ )?(?:realtor|agent|broker
  |lender|loan officer|officer|lady|gentleman|man|woman|guy|fellow|person|people|expert|specialist|professional|pro
  |advisor|boss))`;
const some = "(?:some(?:body|one)|any(?:body|one)|her|him|she|he|them|a person|people)";
const day = source`
  (?:today|tomorrow|tonight|(?:this|next) \w+|on \w+|monday|tuesday|wednesday|thursday|friday|saturday|sunday|soon
  |sometime|some time|one of these days|later|before|after)`;

// An appointment in other words, and wishes that only an appointment meets.
const indirect = phrasesOf([
  source`
    (?:would|could|will|shall|must|need to|should|might|to|can|may|wanna|have to|got to|going to) (?:\w+ )?(?:see|visit
    |meet|catch|consult|sit with|sit down with|get with|get together with) ${her}(?! (?:later|around|then|there
    |soon)\b)`,
  `(?:see|meet|catch) ${her} (?:about|regarding|for|${day})`,
  source`
    who (?:do|would|should|can|could|must|am|are|is it) (?:i|we|you|one|a person|supposed)(?: \w+){0,3}? (?:see|talk
    |talking|speak|speaking|ask|meet|go to|contact|turn to|about)`,
  source`
    who i (?:should|need to|have to|ought to|must|can|could|would) (?:be )?(?:talk|talking|see|seeing|speak|speaking|ask
    |asking|call|calling)`,
  "(?:let|have) (?:me|us|my \\w+) (?:just )?(?:come|stop|drop|swing|pop) (?:in|by|over|see|down)",
  source`
    come (?:in|by|over|down) (?:and|to|so|for|sometime|some time|${day})|(?:ought to|should|better|could|can
    |might) (?:come|meet)(?: in| by)? (?:and )?(?:see|meet|talk|with)`,
  source`
    (?:have|get|getting|having|want|like|need|hear) (?:it|this|that|these|things|everything|(?:the|my|our) \w+
    |it all)(?: \w+)? explained`,
  source`
    (?<!\b(?:can|could|would|will|please|and) (?:you )?(?:please )?)(?:can|could|would|will|may|want|need|like|have
    |get|let|hoping|wish|someone|somebody) (?:for )?${some} (?:\w+ )?(?:to )?(?:explain|go (?:over|through)
    |walk (?:me|us)|talk (?:me|us)|talk to (?:me|us)|look (?:over|at)|sit|help (?:me|us) (?:with|figure|understand
    |decide|sell|buy|find|get)|see (?:me|us)|meet|tell (?:me|us) (?:what|how|where|about)|show (?:me|us))`,
  source`
    (?:can|could|would|will) (?:you|she|he|they) (?:\w+ )?(?:walk (?:me|us) through|sit (?:down )?with (?:me|us)
    |see (?:me|us)|meet (?:me|us)|take (?:me|us) (?:on|in|${day})|look over (?:my|our|some|the)|go over (?:my|our
    |some|the|things|it)|help (?:me|us) (?:sell|buy|find a (?:house|home|place|condo|apartment)))`,
  source`
    (?:talk|speak|chat|meet|sit|sit down|discuss|going)(?: it| this| things)?(?: with| to)? (?:some(?:body|one)
    |any(?:body|one)|a person|people) (?:who|that) (?:knows? (?:what|how|where|which|about|the)|(?:can
    |could) (?:tell|help|explain|walk|show|advise|teach)|deals? with|handles?|does \w+|understands? \w+)`,
  `some(?:body|one) (?:who|that) (?:knows (?:what|how|where|which|about)|can (?:tell|help|explain|walk|show|advise))`,
  source`
    (?:a few|some|couple|couple of|half an|half|an|a|\d+|few|fifteen|thirty|ten|twenty|little|quick|bit of) ?(?:time
    |minutes?|mins?|hour|half hour|moment) (?:of (?:her|his|your)(?: time)?|with ${her})`,
  `(?:talk|speak|chat) (?:to|with) ${her} .*(?:sometime|some time|one of these days|at some point|some day|someday)`,
  source`
    (?:does|do|has) (?:she|he|you|they) (?:have|got) (?:a|an|any|some) (?:\w+ )?(?:slots?|openings?|time|room
    |space|spots?)`,
  `(?:of|some|little|for) (?:her|his|your) time`,
  source`
    (?:time|hour|minutes|sit down|sitdown|meeting|consult|consultation) with ${her}(?! (?:earlier|yesterday
    |already|last))`,
  source`
    (?:have|has|got|is there|find|make|spare|any|a) (?:any |some |a |the )?(?:time|moment|minute|room|space|slot|opening
    |spot) for (?:me|us)`,
  `(?:is|will|are|would) (?:she|he|they|you) (?:be )?(?:around|in|about|there) (?:\\w+ )?${day}`,
  source`
    when (?:can|could|will|would|may|might) (?:she|he|you|they|${some}) (?:\w+ )?(?:see|meet|take|talk|sit
    |have)(?: with)? (?:me|us)`,
  "(?:good|best|right|convenient) (?:time|day|moment) to (?:come|see|meet|talk|sit|stop|drop|catch)",
  source`
    get(?:ting|s)? (?:in to see|in with|on with|with|a sit down|a sitdown|in front of|together with|a (?:time|word|minute
    |moment) with|in (?:this|next|tomorrow|today|on|friday|monday|tuesday|wednesday|thursday))(?! (?:the|my) (?:program
    |times))(?! it$)`,
  source`
    (?:pop|stick|throw|jot|write|put|pencil|sign|mark|note|get) (?:me|us) (?:in|down|up|on)(?: the
    | your)? (?:diary|book|calendar|schedule|sheet|for (?:a|an|some))`,
  source`
    (?<!\bdo (?:i|we) )(?:need|want|looking for|look for|searching for|finding|hire|getting|in need of|could use
    |like) (?:a|an|some) (?:good |new |nice |real ?estate |decent |honest |local |mortgage |home )*(?:realtor|agent
    |broker|lender|loan officer|mortgage (?:person|guy|lady)|advice|guidance|help (?:with|selling|buying|finding
    |figuring|on|to))`,
  source`
    (?:need|want|could use|get|would like)(?: \w+){0,2} (?:help|advice|guidance) (?:with|selling|buying
    |finding|figuring|on|about|getting|to)`,
  source`
    (?:where|how) (?:do|would|should|can|could|does) (?:i|we|one|you|a person|somebody|someone) (?:even |ever |go 
    about )*(?:start|begin|get started|go about|getting|get in|get on|get to see|get to meet|buy|sell|buying|selling)`,
  source`
    what (?:comes|is|are|would be|should be) (?:first|the first|step one|the (?:first )?steps?|next)|(?:tell|explain
    |show) (?:me|us) what comes`,
  "what do (?:i|we) (?:have to |need to )?do (?:first|to (?:buy|sell|get (?:a|an|in|on)|see|start|begin))",
  source`
    (?:get|getting|keep|set) (?:the ball rolling|this going|things (?:going|started|moving|rolling)|started
    |going|moving) (?:on|with)`,
  "what (?:does|will|would|do) it take to (?:see|get|meet|buy|sell|talk)",
  "somebody to (?:sit|go|talk|explain|walk|look|help)|someone to (?:sit|go|talk|explain|walk|look|help)",
]);

// "Refi talk", "30 min chat": a few words that name a meeting.
const terse = pattern`
  ^(?!.*\b(?:the|my|our|your|at|in|on|will|would|after|before|i|you|we|that|this|was|did)\b)(?!(?:can|could|let|i
  |you|we|do|stop|no|not|never|to|small|he|she|they|it|that|this|these|those|what|why|my|your|the|a|cancel|move
  |change|about|end|delete|erase|record|restart|start|repeat|leave|forget|skip|save|keep|after|before|missed|any|is
  |are|was|how|quit|still)\b)(?:[\w']+ ){1,5}(?:talk|chat|consult|consultation|meeting|sit ?down|session|meet
  |discussion|convo)(?: please| thanks| thank you)?$`;

const denied = pattern`
  \b(?:do not|did not|not|never|no longer|without|rather not|no need to|stop|quit) (?:\w+ ){0,4}?(?:see|meet|come
  |talk|sit|help|need|want|speak|explain)\b(?! (?:the first|what|how|where|it|english|know))|\b(?:already
  |just) (?:met|saw|talked|spoke)\b`;
const ofDoubt = /\b(?:do not|not|never) (?:\w+ )?(?:know|sure|understand|certain|clear|tell)\b/g;

/** The index at which plain words wish for an appointment without naming one; -1 if they do not. */
export function wishAt(words: string): number {
  const said = words.replace(ofDoubt, (found) => "x".repeat(found.length));
  if (denied.test(said)) return -1;
  const at = words.search(indirect);
  return at >= 0 ? at : words.search(terse);
}

const homes = pattern`
  \b(?:house|houses|home|homes|condos?|apartments?|property|properties|duplex|triplex|town ?house|brownstone|farm
  |land|acre\w*|lease|landlord|rent|renting|renter|mortgages?|loans?|refi\w*|realtors?|real estate|inherit\w*|(?:mom
  |mother|dad|father|uncle|aunt|grandma|grandmother|grandpa|parents?)'?s? (?:old )?(?:place|estate)|escrow|deed
  |stairs|downsiz\w*|bedrooms?|square feet|two family|four family|multi ?family|sell|selling|buying|buy|move out
  |moving out|moving to|this place is|our place|my place|empty nest\w*|nursing home|assisted living|retire\w*|equity
  |lender|pre ?approv\w*|foreclos\w*|divorce\w*|relocat\w*|outgrew|outgrown)\b`;
const against = pattern`
  \b(?:no|not|never|none|nothing|stop|quit|wrong|why|complain\w*|scam|angry|lawyer|sue|leave (?:me|us)|already|nope
  |cancel\w*|resched\w*|my appointment|callback|called me|calling me|message)\b`;
const cannot = pattern`
  \b(?:not|never|no) (?:\w+ ){0,2}?(?:know|sure|understand|idea|clue|certain|easy|able|big enough|small|room|more|longer
  |getting|like it|do|get|manage|keep|afford|climb|want to (?:rent|stay|keep))\b`;
const fewestWords = 3;

/**
 * Whether plain words tell of a home or a loan, with or without a wish: "we've been in this house forty years, and my
 * husband cannot do the stairs". What somebody refuses or complains of is no such story.
 */
export function tellsOfHome(words: string): boolean {
  if (words.split(" ").length < fewestWords || !homes.test(words)) return false;
  return !against.test(words.replaceAll(new RegExp(cannot, "g"), " ").replace(/\bcannot\b/g, " "));
}

const requests = new RegExp(
  source`
    \b(?:can|could|may|might) (?:i|we) (?:\w+ )?(?:come|get|stop|drop|swing|meet|see|have|make|do|visit|talk
    |speak|book|schedule)|\b(?:do you|would you|you) (?:happen to )?have (?:anything|something|any|a|time|room
    |openings?)|\bgot (?:anything|something|any)|\b(?:i|we)(?:'d| would)? (?:like|love|need|want|prefer
    |was hoping|were hoping)|\b(?:come|get|put|fit|squeeze) (?:in|me|us)\b|\b(?:anything|something) (?:open
    |free|available)|\bhow about\b|\bwhat about\b`,
  "i",
);

/** Whether words, as they were said, ask for a time: "can I come Wednesday at 1", said along with a question. */
export function requestsTime(words: string): boolean {
  return requests.test(words);
}
