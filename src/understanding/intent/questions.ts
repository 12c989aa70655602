import type { Question } from "../heard.ts";
import { source } from "../text.ts";
import { aboutItself } from "./about-itself.ts";

const mine = "(?:my|our|the|that|this)";
const booked =
  "(?:appointment|meeting|booking|consultation|visit|reservation|showing|session|call)";
const tongues = source`
  (?:spanish|espanol|french|chinese|mandarin|cantonese|vietnamese|russian|korean|arabic|portuguese|creole|polish
  |italian|german|hindi|urdu|bengali|tagalog|japanese|english|ukrainian|punjabi|asl|sign language|hebrew|yiddish|greek
  |turkish|farsi)`;
const office = "(?:your|the|her|his|their|its|you guys'?)";

const shapes: [Question, string[]][] = [
  ...aboutItself,
  [
    "whatCanYouDo",
    [
      source`
        what (?:can|could|do|else can|all can|exactly can|are) (?:you|u|i|we) (?:\w+ )?(?:do|help|able|say|ask|assist
        |handle|offer me)(?: |$)(?! (?:about|if|for (?:a|the|first)|with my (?:data|info)))`,
      source`
        how (?:can|could|do|does|would) (?:you|this|it) (?:\w+ )?(?:help|work|assist|operate|function)|what (?:are
        |is) (?:my|the) (?:options|menu|choices|commands)|(?:your|what) capabilities|^(?:help|menu|options|help me
        |i need help)$|what is (?:this|it you do)(?: for| thing| service| exactly)?$|what (?:is it
        |is it that) you do|what can (?:a person|someone|people|one|folks) do|what do (?:you
        |u) (?:guys |folks |people )?(?:do|help with|help people with)|what are you (?:for|able|capable)
        |how does (?:this|it) (?:\w+ )?work`,
    ],
  ],
  [
    "hours",
    [
      source`
        (?:office|business|working|opening|closing|store|operating|regular|weekend|holiday|your|her|his|the
        |what) hours|hours of (?:operation|business)|what (?:time|hours|days) (?:do|does|are|is) (?:you|she|he|they
        |the office|it|your office)(?: \w+)? (?:open|close|work|start|finish|here|there|in)|when (?:do|does|are
        |is) (?:you|she|he|they|the office|your office|it)(?: \w+)? (?:open|close|closed|in the office|work
        |working)(?! (?:house|with))|(?:are|is) (?:you|she|he|they|the office|your office|it
        |you guys)(?: \w+)? (?:open|closed)(?= |$)|how (?:late|early) (?:are|do|does|is|will)|(?:do|does) (?:you|she
        |he|they) (?:guys )?(?:work|open|do appointments|take appointments|see people|have hours) (?:on |at 
        |in the )?(?:weekends?|saturdays?|sundays?|evenings?|nights?|holidays?|late|early)|open (?:on )?(?:weekends
        |saturdays?|sundays?|today|now|late)|until what time`,
    ],
  ],
  [
    "address",
    [
      source`
        (?:is|will) (?:it|this|that|the meeting|the appointment)(?: be)? (?:at|in) (?:your|her|his|the
        |their) (?:office|place|building)`,
      source`
        where (?:are|is|am) (?:you|u|she|he|they|it|this|the|your|her|his|i|we|y'all)(?: (?:guys|\w+))? ?(?:located|at
        |based|office|going|supposed|located at|meeting|meet|coming|sitting)?(?= |$)(?! (?:from|my|appointment))`,
      source`
        where (?:do|does|would|should|will|can|could|are|did) (?:i|we|you|she|he|they|it) (?:\w+ )?(?:go|come|meet
        |park|drive|show up|find (?:you|the office|it)|have to|need|be|meeting|take place|located)`,
      source`
        where (?:is|will|would) (?:${mine}|the|it|this) (?:${booked} )?(?:be|take|held|happening|going|at|located
        |appointment|meeting)`,
      source`
        (?:${office}|office|what is the|business|street|physical|mailing|exact) (?:office |street |business |physical 
        |mailing |exact |company )?(?:address|location|directions)(?= |$)(?! of (?:the|my|our) (?:house|home|property
        |place)| is \d)`,
      source`
        (?:what|which) (?:address|location|building|floor|suite|street|side of town|city are you)|how (?:do|can
        |would) (?:i|we) (?:get (?:there|to (?:you|your|the))|find (?:you|your|the office))|directions (?:to|please
        |from)|(?:is there|do you have|any|where is the|about) (?:\w+ )?parking|(?:is (?:it|this|that|the \w+)
        |are (?:they|these)|will it be|would it be|be) (?:\w+ )?(?:in person|on zoom|over zoom|by phone|over the phone
        |virtual|online|a video call|remote|via zoom|on the phone|a phone call)|(?:in person or|zoom or|phone or
        |virtual or|online or)|(?:do (?:you|i)|does (?:she|he)) (?:come|have to come|travel|make house) (?:to (?:me|my
        |us|your)|in person|in\b|calls)`,
    ],
  ],
  [
    "phone",
    [
      source`
        (?:what is|whats|what was|have|get|give me|know|tell me|is there|need|send me|can i have
        |what about) (?:${office}|a|an|her direct|another|some) (?:\w+ )?(?:phone|telephone|cell|mobile|direct|office
        |contact|callback|call back|business|work|toll free|fax)? ?(?:number|phone|line|cell)(?= |$)(?! (?:is
        |of (?:minutes|people|times|bed)))`,
      source`
        (?:number|line) (?:can|do|should|to) (?:i|we|call|reach|dial|text)|(?:how|where) (?:can|do|could|should
        |would) (?:i|we) (?:\w+ )?(?:reach|call|contact|get (?:a )?hold of|get in touch with|phone|text) (?:you|her
        |him|them|the|someone|[a-z]+)|what number|which number`,
    ],
  ],
  [
    "licence",
    [
      source`
        (?:(?:are|is) (?:you|she|he|they|your \w+|the \w+|[a-z]+) (?:\w+ )?(?:licen[sc]ed|certified|registered
        |accredited|bonded|a realtor|a licen[sc]ed \w+)|(?<!driver'?s? )(?<!drivers? )licen[sc](?:e|es|ing
        |ed)(?: (?:number|no|id|info|in|for|status|held|type|where|with)|$| #)|(?:real estate|broker'?s?|agent'?s?
        |mortgage|lending|her|his|your|nmls|state) licen[sc]e|nmls|n m l s|dre (?:number|no|licen[sc]e)|credentials
        |(?:you|she|he) (?:\w+ )?(?:licen[sc]ed|certified))`,
    ],
  ],
  [
    "services",
    [
      source`
        what (?:\w+ )?(?:services|loan types|types of (?:loans|properties|mortgages|homes)|kinds? of (?:loans?
        |mortgages?|properties|homes|programs|houses|clients|services)|loans|programs|products|areas?|neighbou?rhoods
        |cities|counties|states|languages? of loan) (?:do|does|are|can|is|you)(?: |$)`,
      source`
        (?:do|does|can|could|will|would) (?:you|she|he|they|your \w+|the agent|y'all)(?: (?:guys|also|even|ever
        |only))? (?:also )?(?:do|offer|handle|help (?:me |us |people )?(?:with|buy|sell|find|get)|work (?:with|in|on)
        |provide|deal (?:with|in)|cover|serve|service|specialize|specialise|list|manage|finance|speciali[sz]e in
        |represent|sell|buy|show|have (?:fha|va|usda|jumbo|any (?:listings|houses|homes|loans|programs)|heloc|listings
        |homes|houses))(?! (?:\d|at|on|monday|tuesday|wednesday|thursday|friday|tomorrow|today|next|morning|afternoon
        |later|earlier|another|a different|a time|time|appointments?|anything|something|my (?:appointment|data|info)
        |recordings?|it|that|this|me))(?= |$)`,
      source`
        what (?:do|does) (?:you|she|he|they|your company)(?: guys| all)? (?:do|offer|specialize in|sell|provide)(?= 
        |$)|services (?:do you|you|offered|are|available|list)|(?:your|her|his) (?:services|specialt\w+|expertise
        |listings|area of)|what (?:is|are) (?:your|her|his) (?:special\w+|service area|coverage|farm area|niche)`,
    ],
  ],
  [
    "howLong",
    [
      source`
        how (?:long|much time|many minutes|many hours)(?! (?:have|has|had|ago|until|till|before|has it
        |does (?:the )?(?:closing|process|approval|underwriting|refi\w*|it take to (?:close|buy|sell|get|be)
        |a (?:closing|loan|refi\w*))|will (?:closing|approval|the (?:closing|process))|do (?:i|we) have))(?= |$)`,
      source`
        (?:length|duration) of (?:the|${booked}|a|an)|(?:is|are) (?:it|the ${booked}|they
        |${booked}s) (?:\w+ )?(?:an hour|a half hour|half an hour|\d+ minutes|thirty minutes|fifteen minutes|long)(?= 
        |$)`,
    ],
  ],
  [
    "cost",
    [
      source`
        how much (?:do|does|is|are|will|would|it|for|would it) (?:you|she|he|they|it|this|that|the (?:${booked}
        |consult|fee|service|first)|a (?:${booked}|consult)|an (?:appointment)|your (?:fees?|commission|services?)
        |i (?:owe|pay)|be)(?: \w+)? ?(?:charge|cost|costs|be|run|set me back|me|fees?|for|going|owe|$)`,
      source`
        (?:is|are|was) (?:it|this|that|the(?: \w+)? (?:${booked}|consult|call|service|first)|there|they
        |your (?:services?|consultations?)|${booked}s|consultations?|an? (?:\w+ )?(?:${booked}
        |consult)) (?:\w+ )?(?:free|complimentary|a (?:charge|fee|cost)|cost|any (?:charge|cost|fee)|no (?:charge
        |cost))(?! (?:on|at|for (?:next|this|tomorrow)|tomorrow|tuesday|monday|wednesday|thursday|friday|today))`,
      source`
        (?:do|does|will|would) (?:you|she|he|they|it|this|that|i|we)(?: guys| have to| need to)? (?:charge|cost
        |pay(?! (?:a month|each month|off))|owe)(?! (?:points|interest))|free (?:consultation|of charge|appointment
        |service|call)|(?:what|whats) (?:is|are|do|does|would|about) (?:the|your|her|his|you|she|he|it|this
        |a)(?: \w+)? ?(?:charge|cost|costs|fees?|price|pricing|commission|cost for)(?! (?:of (?:living|the (?:house
        |home|loan))))(?= |$)|(?:any|a|the|your|her|what) (?:cost|charge|fee|fees|commission)s?(?: (?:for|to|rate
        |structure|involved|do|is|$))|consultation fee|how (?:do|does) (?:you|she|he) (?:get|make) (?:paid|money)
        |who pays (?:you|her|him|the commission)`,
    ],
  ],
  [
    "recorded",
    [
      source`
        (?:is|are|am|was|will|be|being|get|gets|getting) (?:\w+ ){0,4}?(?:recorded|taped|transcribed|monitored|saved
        |wiretapped)(?! (?:deed|lien|with the county))|(?:do|are|did|can|will) (?:you|they|she
        |anyone)(?: \w+)? (?:record|recording|tape|taping|transcrib\w+|listening in|monitor\w*)|record(?:ing)? (?:this
        |me|my|the|our|us|calls?)(?: |$)|transcri(?:be|bed|bing|pt|pts|ption)|(?:stop|turn off|no|do not|consent to
        |without) (?:the |being )?record\w*|listening (?:in|to (?:this|us|me))|anyone (?:else )?(?:listening|hear)`,
    ],
  ],
  [
    "privacy",
    [
      source`
        privacy|(?:my|this|the|our|personal) (?:data|info|information|details|personal information|conversation|chat
        |number|phone number|email)(?: \w+){0,3} (?:safe|secure|private|confidential|shared|stored|sold|kept|used
        |deleted|protected|encrypted|go|goes|going to be)|what (?:do|does|will|would|happens?|are
        |is)(?: \w+){0,5} (?:with|to) (?:my|the|all my|this|our) (?:data|info\w*|details|number|email|personal
        |conversation)|(?:sell|share|store|keep|use|save|give out|protect|delete|erase|see|access|hand out|pass on
        |collect|collecting|need) (?:\w+ )?(?:my|our|people'?s|personal) (?:data|info\w*|details|phone number|number
        |email|address|personal|name|conversation)s?(?! (?:is|back))|(?:is|are) (?:this|it|that|we
        |everything)(?: \w+){0,3} (?:confidential|private|secure|encrypted)|who (?:can |will |else )?(?:sees?
        |has access|reads?|hears?|gets) (?:to )?(?:this|my|it|the|our)|gdpr|ccpa|data (?:protection|policy|retention
        |privacy)|confidential\w*|delete (?:my|all my|everything)(?: \w+)? ?(?:data|info\w*|account|record|records
        |history|you have)|safe to (?:give|share|send|tell|email)|why do you (?:need|want|ask)`,
    ],
  ],
  [
    "language",
    [
      source`
        (?:speak|speaks|speaking|talk|have|in|understand|know|prefer|se habla|hablas?|does anyone|anyone (?:there 
        |who )?(?:speaks?)?|someone (?:who )?(?:speaks?)?|continue in|switch to) (?:\w+ )?${tongues}`,
      source`
        ${tongues} (?:speak\w*|please|language|line|version|available|translator|interpreter|option|translation)
        |other languages?|(?:what|which|different|another|how many) languages?|interpreter|translator
        |hablas? (?:usted )?espanol|en espanol|parlez vous|sprechen|bilingual`,
    ],
  ],
  [
    "myAppointment",
    [
      source`
        (?:when|what time|what day|what date|where|at what time|who|how long) (?:is|was|are|were|did i (?:make|book
        |schedule|set)|do i have|am i)(?: \w+){0,2} ?(?:my|our|the|that|this) (?:\w+ )?${booked}`,
      source`
        (?:when|what time|what day|where|what date) (?:am i|are we|do i|did i|do we|were we
        |was i) (?:\w+ )?(?:scheduled|booked|meeting|supposed|coming|come|have|book|schedule|seeing|make it|set)`,
      source`
        (?:do|did|is|are|was|am|have) (?:i|we|there) (?:\w+ )?(?:have|got|an|still|already|booked|scheduled
        |on)(?: \w+){0,3} ?(?:appointment|booking|meeting|booked|scheduled|on the (?:calendar|schedule
        |books))(?! (?:available|open|times?|slots?))`,
      source`
        (?:check|look up|find|pull up|confirm|verify|double check|see|view|locate|look at|details (?:of|for|about|on)
        |status of|about|info(?:rmation)? (?:on|about)|remind me (?:of|about)) (?:on |for |if |up )?(?:my
        |our) (?:\w+ )?${booked}`,
      `(?:is|are) (?:my|our) (?:\\w+ )?${booked} (?:still|confirmed|on|at|set|booked|scheduled|for)`,
      source`
        (?:forgot|lost|cannot remember|do not remember|not sure|remind me|tell me|know)(?: \w+){0,2} (?:when|what time
        |what day|where|which day)(?: \w+){0,3} (?:my|our|we|i|is|was|it|appointment)`,
      source`
        what (?:did i book|do i have (?:booked|scheduled|on)|have i booked|is my (?:appointment|booking) (?:time|date
        |for|code))|(?:what|which) (?:appointments?|bookings?|meetings?) (?:do|did|have) i|do you have me (?:down
        |booked|on|scheduled)|have you got me (?:down|booked)|am i (?:still )?(?:on (?:the|your|her|his)|confirmed
        |booked|scheduled|good for|all set for)`,
    ],
  ],
];
const compiled = shapes.map(
  ([question, list]) => [question, new RegExp(`(?<![\\w'])(?:${list.join("|")})`)] as const,
);

/** What plain words ask about, in the order of the list above. */
export function questionsOf(words: string): Question[] {
  return compiled.filter(([, shape]) => shape.test(words)).map(([question]) => question);
}
