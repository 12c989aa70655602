import { pattern, source } from "../text.ts";
import { runsOf } from "../tokens/digits.ts";
import { tokensOf } from "../tokens/tokens.ts";

const its = source`
  (?:rules?|instructions?|prompts?|guidelines?|polic(?:y|ies)|programming|training|restrictions?|guardrails?|limits?
  |limitations?|constraints?|filters?|directives?|safety|safeguards?|system|configuration|config|context|orders
  |protocols?|commands?|script)`;
const phrases = [
  source`
    (?:ignore|disregard|forget|override|bypass|skip|drop|violate|break|circumvent|disable|turn off|remove|suspend
    |overrule|neglect|discard|lift|unlock|reset|delete|abandon|stop following|do not follow
    |escape) (?:\w+ ){0,5}?(?:${its}|everything (?:above|before|you|i|that|prior)|what (?:you were|i|they) (?:told
    |said)|all (?:previous|prior|the above)|(?:the )?(?:above|previous|prior|preceding))(?= |$)`,
  source`
    (?:reveal|show|print|repeat|output|display|tell me|give me|share|read|recite|dump|leak|expose|what (?:is|are|was
    |were)|list|write(?: out)?|translate|summarize|describe) (?:\w+ ){0,4}?(?:system |initial |hidden |secret 
    |original |internal |developer )*(?:prompts?|instructions|system message|guidelines|configuration|source code
    |api keys?|secrets?|passwords?|env(?:ironment)? variables?|tokens|developer message|your rules|backend|schema)(?= 
    |$)`,
  source`
    (?:system|developer|admin|root|initial|hidden|secret) (?:prompt|message|mode|access|override|command|console
    |password|instructions?)`,
  source`
    you are (?:now|no longer|actually|really|going to be|to act) (?:a |an |the |in |not |free|my )?(?!(?:speaking
    |talking|calling|breaking|late|right|wrong|able|free on|busy|available|open|closed)\b)\w+`,
  source`
    (?:act|behave|respond|answer|speak|talk|operate|function|roleplay|role play) (?:as|like) (?:if you|though you|a 
    |an |the |my |you|another|dan)`,
  source`
    (?:pretend|imagine|suppose|assume|simulate) (?:that )?(?:you|to be|you're|we are in|this is a (?:test|game
    |simulation)|i am (?:the|your|an?) (?:owner|admin|developer|agent|boss|manager|broker))`,
  // Orders to claim to be someone, or to speak or sign as someone.
  source`
    (?:say|tell|claim|swear|write|state|inform)(?: \w+){0,4} (?:that )?you are (?:the|a|an|her|him|my|not)\b
    |say you are \w+$|(?:in the first person|as if (?:she|he|they|you were)|with (?:her|his) name)`,
  source`
    role ?play|jail ?break|dan mode|do anything now|(?:developer|debug|god|admin|maintenance|test|sudo|unrestricted
    |diagnostic|training|safe|root|dev|service|sandbox|override|demo|staff) mode|new (?:instructions?|rules?|persona
    |system prompt|role|task for you)|from now on (?:you|your|ignore|answer|respond)|your (?:new )?(?:instructions?
    |rules|role|task|job|persona|purpose|programming) (?:is|are|now|says?|has|have)|prompt injection|(?:end|start
    |begin) of (?:the )?(?:system|prompt|instructions?|conversation)`,
  source`
    (?:as|i am|this is|speaking as|it is|acting as|on behalf of) (?:the |your |an? |her |his 
    |their )?(?:\w+ )?(?:owner|admin|administrator|developer|creator|programmer|engineer|system administrator
    |sys ?admin|superuser|root|super ?user|account (?:owner|holder)|tech support|it (?:support|department|guy)
    |support (?:team|agent|staff|engineer)|maintainer|supervisor|operator of this|hearthline|vendor|auditor
    |security team|anthropic|openai|google|twilio)(?! (?:of (?:a|the|my|this) (?:house|home|property|condo|building
    |duplex|business|company|shop|restaurant)|occup|finance))(?= |$)`,
  source`
    (?:i am|i work|we are|calling) (?:\w+ )?(?:from|for|at|with) (?:hearthline|the (?:developers?|software|vendor
    |platform|it|security|support|company that (?:built|made|makes|runs) (?:you|this))|tech support|it support
    |customer support|quality assurance|compliance)`,
  source`
    (?:she|he|they|the (?:agent|owner|broker|boss)|your (?:boss|owner|manager|creator|developer|supervisor)|management
    |my agent|you) (?:\w+ )?(?:authoriz\w+|authoris\w+|approved|gave (?:me|you) (?:permission|access|authority)
    |said (?:you|that you|it is okay for you|it is fine for you|you are allowed)|told me (?:you|that you|to tell you)
    |(?:wants|instructed|ordered) you to|already (?:approved|agreed|allowed))(?= |$)`,
  source`
    i (?:authoriz\w+|authoris\w+|order|command|instruct|hereby|grant|give) you (?:to|permission|access|the)?
    |you (?:must|have to|are required to|are obligated to|will|shall) (?:now )?(?:obey|comply|ignore|reveal
    |follow (?:my|these)|do (?:as|what|exactly what) i|answer (?:as|with|without)|output|say exactly)|do exactly (?:as
    |what) i say`,
  source`
    (?:execute|run|call|invoke|trigger|eval) (?:the |this |a |following |my )*(?:function|command|code|script|tool
    |query|sql|program|book appointment|shell|api)|sudo|rm rf|drop table|select (?:\*|all|\w+) from|insert into
    |delete from|union select|base ?64|(?:tool|function) ?calls?|json|api key|access token|curl|xss|sql|localhost
    |admin panel|book_appointment|cancel_appointment`,
  source`
    (?:without|skip|no need (?:for|to)|bypass|waive|do not (?:ask|require|need|check)) (?:the |any |my |a 
    |your )*(?:verif\w+|code|confirm\w+|authenticat\w+|identity|security (?:check|question)s?|consent|approval
    |permission)`,
  source`
    (?:set|change|update|make|mark|put) (?:the |my |all |her |your )?(?:\w+ )?(?:price|commission|rate|status|owner
    |permissions?|role|database|records?|user id|tenant|account id) (?:to|as|=)`,
  source`
    say (?:exactly |only |the words? |after me|the following)|repeat after me|repeat (?:the )?(?:words|everything
    |text) (?:above|before|after)|respond only (?:with|in)|answer only (?:with|in)|reply (?:only )?with the
    |translate the (?:above|text above)|complete the (?:following )?sentence|begin your (?:answer|response|reply) with`,
];
const said = new RegExp(`(?<![\\w'])(?:${phrases.join("|")})`);
// Markup and code, which no caller says.
const written = pattern`
  <\/?[a-z!][^<>]{0,200}>|<script|\{\s*["'{%]|\[\s*\{|'''|\[\/?(?:system|inst|user|assistant|admin|tool|end)\b|###
  |<\|[^|]{0,40}\||\$\{|\{\{|(?:^|\s)(?:system|assistant|developer|user|human|tool|admin|note to (?:the )?(?:ai
  |assistant|system|bot|model))\s*[:>]|';|";|--\s|\/\*|javascript:|data:text|\\u00|\\x|%3c|&lt;|\bor\s+1\s*=\s*1\b
  |=\s*\(\s*\)`;

/** Whether a text tries to give orders to the machine instead of talking to it. */
export function givesInstructions(words: string, text: string): boolean {
  return written.test(text) || said.test(words);
}

const dialling = pattern`
  \b(?:(?:call|dial|ring|phone|text|fax|page) (?:up )?(?:this number|the number|a number|another number
  |the following|1 ?900|900|one nine hundred|011|my (?:wife|husband|mom|mother|dad|father|friend|brother|sister
  |other|son|daughter|boss|lawyer|agent|ex|neighbou?r|landlord|daughter)|his|her|their|him|them|\+)|(?:transfer
  |forward|connect|patch|redirect|route|conference|bridge|divert|switch|put (?:me|us|him|her|them|it|this|the call
  |a call)(?: \w+)? (?:through|over|on|to|with|in)) (?:\w+ ){0,4}?(?:to|through|over|with|in)? ?(?:this number
  |the number|that number|another number|a different number|the following|\+|1 ?900|an? (?:international|overseas
  |foreign|outside|external|premium)|(?:my|her|his) (?:cell|mobile|wife|husband|mom|mother|dad|father|friend|brother
  |sister|other|home|house|lawyer|bank|boss|office phone|personal|private|doctor)|911)|(?:transfer|connect|forward
  |patch|put) (?:me|us) (?:through |over )?to (?:the |my |a )?\w+'s (?:number|phone|line|cell)|make (?:a|an
  |some) (?:\w+ )?(?:phone )?call|place (?:a|an) (?:\w+ )?call|dial (?:out|\d)|(?:conference|three way
  |3 way) (?:call|in)|international call|premium (?:number|line)|collect call|reverse charge|call forwarding
  |outside line)\b`;
// "Call me at …" gives the caller's own number.
const toMe = pattern`
  \b(?:call|ring|phone|text|reach|contact|page|send|put|fax) (?:me|us|my (?:cell|phone|mobile
  |number))(?: back)?(?: (?:at|on|under|please|when|tomorrow|later|a|is))?\b`;
const mostWordsBetween = 6;
const leastDigits = 7;

const orders = pattern`
  \b(?:transfer|forward|connect|patch|redirect|route|divert) (?:\w+ ){0,4}?(?:to|through) (?:\+|\d{3,})`;
const ordering =
  /\b(?:call|dial|ring|phone|transfer|forward|connect|patch|redirect|route|conference|divert|fax)\b/;
// "My number is", "have her call": a number to be called back at.
const telling = pattern`
  \b(?:number|cell|phone|mobile|line)(?:'s| is| was)\b|\bit(?:'s| is) ?$|\b(?:call|text|reach|ring|phone) (?:me|us)\b
  |\bmy (?:phone|cell|number|mobile|office|house)\b|\b(?:got|have|has|with) (?:a|my) new (?:\w+ )?(?:number|phone
  |cell)\b
  |\bcalling from\b|\b(?:have|ask|tell|let|can|could|will
  |would) (?:him|her|them|she|he|they|someone|somebody)\b`;
// "Dana Reed, phone 718 …", "Phone: 718 …": the name of a detail, not an order.
const noun =
  /(?:[,.;:&]|\band|\bis|\bmy|@\S+)\s+(?:cell )?phone(?: number)?\W*$|\bphone(?: number)?:\W*$/;
const passedOn = pattern`
  \b(?:tell|ask|have|had|let|did|when|why) (?:him|her|them|\w+) (?:to )?call\b|\b(?:said|says|told|asked|had|gave
  |wrote|wants|wanted|suggested|saying|was supposed|am supposed|advised|trying|tried|meant|going|decided|i
  |we) (?:me |us |i |we )?(?:(?:to|should|could|can|must|just) )*(?:call|ring|phone|dial) (?:this number|the number
  |you|here|ana)\b`;

/** Whether the caller asks the machine to dial or connect to a number. */
export function asksToDial(words: string, text: string): boolean {
  if (orders.test(words) || (dialling.test(words) && !passedOn.test(words))) return true;
  if (toMe.test(words) || !ordering.test(words)) return false;
  const runs = runsOf(tokensOf(text)).filter(({ digits }) => digits.length >= leastDigits);
  return runs.some(({ from }) => {
    const near = text
      .slice(0, from)
      .split(/\s+/)
      .slice(-mostWordsBetween - 1)
      .join(" ");
    return ordering.test(near.replace(noun, "")) && !telling.test(near);
  });
}

const papers = source`
  (?:pay ?stubs?|pay ?slips?|w ?2s?|tax returns?|bank statements?|statements?|documents?|docs|paperwork|employment
  |employer|job|income|letter|id|ids|identification|license|licence|gift letter|application|appraisal|references?
  |invoices?|proof|residency|occupancy|social|signature|papers|score|assets|down payment)`;
const shapes = [
  source`
    (?:fake|faking|fak(?:ed|es)|forg(?:e|ed|ing)|falsif\w+|fabricat\w+|doctor(?:ed|ing)?|photoshop\w*|alter(?:ed|ing)?
    |edit(?:ed)?|counterfeit|bogus|phony|made up|make up|making up|invent(?:ed)?|backdat\w+|tweak(?:ed)?|fudg(?:e|ed
    |ing)|massag(?:e|ed)|inflat(?:e|ed|ing)|exaggerat\w+|pad(?:ded)?|bump up|creative with|white ?out|generate
    |whip up) (?:\w+ ){0,4}?${papers}`,
  source`
    (?:lie|lying|lied|fib|mislead|deceive|trick|fool|cheat|con|scam) (?:\w+ )?(?:on|about|to|in|the|my
    |a) (?:\w+ )?(?:\w+ )?(?:application|form|forms|loan|bank|lender|underwriter\w*|income|job|employment|irs|seller
    |buyer|appraiser|inspector|officer|mortgage|paperwork|debts?|where|disclosure|down payment|credit)`,
  source`
    (?:hide|hiding|conceal\w*|omit|leave out|leave off|not (?:mention|tell|disclose|declare|report|list|reveal
    |say anything|put)|without (?:telling|disclosing|declaring|reporting|mentioning|the (?:bank|lender|irs))
    |keep (?:it|this|that|my \w+|the \w+(?: \w+)?) (?:from|off|hidden|secret|out of)|skip (?:telling
    |mentioning))(?: \w+){0,5}? (?:debt|debts|loan|loans|income|assets?|money|divorce|alimony|child support|bank
    |lender|underwrit\w+|application|irs|buyers?|seller|damage|mold|leak|leaks|flood\w*|termites|foundation|defects?
    |crack\w*|job|credit|lien|liens|gift|second job|roommates?|tenants?)`,
  source`
    (?:under the table|(?<!\b(?:take|taking|took|get|cross|strike|wipe) (?:it|that|this|me|us|him|her|them|mine
    |(?:my|the|our) [a-z]+) (?:right )?)off the books|off the record|straw (?:buyer|purchas\w+|borrower)
    |kick ?backs?|launder\w*|dirty money|cash back (?:at|after|from) (?:closing|the)|side (?:deal|payment|agreement)
    |silent second|bribe\w*|pay (?:you|her|him|off|the appraiser) (?:extra|off|to|under|cash|the appraiser)
    |identity theft|mortgage fraud|commit fraud|ponzi|shell company)`,
  source`
    (?:say|tell (?:them|the \w+)|claim|pretend|state|put (?:down)?|write|list it|act like
    |declare) (?:that )?(?:\w+ ){0,4}?(?:primary residence|live there|living there|live in it|owner occupied|make more
    |earn more|more than i (?:make|earn)|work(?:ed)? (?:there|for)|employed|am married|am single|still (?:have
    |employed|work))(?: \w+){0,6}`,
  source`
    (?:even though|but|when|if|though|although) (?:i|we) (?:really |actually )?(?:do not|will not|would not|am not
    |are not|did not|never) (?:\w+ )?(?:live there|liv(?:e|ing) in it|work there|make that|earn that
    |plan(?:ning)? to live|occupy)`,
  source`
    (?:use|using|used|put it (?:in|under)|borrow|apply (?:with|under|in|using)|under|buy (?:it )?(?:in|under)
    |sign(?:ing)? (?:for|as)|with) (?:\w+ ){0,2}?(?:someone else'?s?|somebody else'?s?|my (?:dead|late|deceased
    |kid'?s?|baby'?s?|son'?s?|daughter'?s?|dad'?s?|mom'?s?|mother'?s?|father'?s?|brother'?s?|sister'?s?|friend'?s?
    |cousin'?s?)(?: \w+)?|another person'?s?|a different|a fake|a stolen|false) (?:name|social|ssn|identity|credit|id
    |signature|information|documents?)`,
  source`
    (?:forge|sign) (?:\w+ ){0,3}(?:signature|for (?:him|her|my (?:wife|husband))|without (?:him|her|them) knowing)`,
  source`
    (?:get|getting|make|have|can|could) (?:the |an |that )?(?:appraiser|appraisal|inspector|underwriter
    |notary) (?:to )?(?:\w+ ){0,4}?(?:higher|hit|lie|ignore|overlook|come in|look the other way|sign)`,
  source`
    look the other way|no one (?:has to|needs to|will) know|nobody (?:has to|needs to|will) know|just between us
    |get around (?:the|underwriting|the rules|verification)|beat the system|fool the (?:system|bank)|game the system`,
];
// "Take it off the books": the appointment.
const offTheCalendar = pattern`
  \b(?:take|get|knock|scratch|wipe|cross|pull|strike|clear|drop|remove) (?:me|us|it|that|this|mine|him|her
  |(?:my|our|the) (?!cash|money|income|debts?|loans?|rent|job|salary|pay)\w+)(?: \w+){0,3}? off (?:of )?(?:the|your|her
  |his) books\b`;
const fraud = new RegExp(`(?<![\\w'])(?:${shapes.join("|")})`);

/** Whether plain words propose to deceive a lender, a buyer or an office. */
export function speaksOfFraud(words: string): boolean {
  return fraud.test(words.replace(offTheCalendar, " "));
}
