import { pattern, source } from "../text/pattern.ts";

const its = source`
  (?:rules?|instructions?|prompts?|guidelines?|polic(?:y|ies)|programming|training|restrictions?
  |guardrails?|limits?|limitations?|constraints?|filters?|directives?|safety|safeguards?|system
  |configuration|config|context|orders|protocols?|commands?|script)`;
const phrases = [
  source`
    (?:ignore|disregard|forget|override|bypass|skip|drop|violate|break|circumvent|disable|turn off
    |remove|suspend|overrule|neglect|discard|lift|unlock|reset|delete|abandon|stop following
    |do not follow|escape) (?:\w+ ){0,5}?(?:${its}|everything (?:above|before|you|i|that|prior)
    |what (?:you were|i|they) (?:told|said)|all (?:previous|prior|the above)|(?:the )?(?:above
    |previous|prior|preceding))(?= |$)`,
  source`
    (?:reveal|show|print|repeat|output|display|tell me|give me|share|read|recite|dump|leak|expose
    |what (?:is|are|was|were)|list|write(?: out)?|translate|summarize
    |describe) (?:\w+ ){0,4}?(?:system |initial |hidden |secret |original |internal |developer )*(?:prompts?
    |instructions|system message|guidelines|configuration|source code|api keys?|secrets?|passwords?
    |env(?:ironment)? variables?|tokens|developer message|your rules|backend|schema)(?= |$)`,
  source`
    (?:system|developer|admin|root|initial|hidden|secret) (?:prompt|message|mode|access|override
    |command|console|password|instructions?)`,
  source`
    you are (?:now|no longer|actually|really|going to be|to act) (?:a |an |the |in |not |free
    |my )?(?!(?:speaking|talking|calling|breaking|late|right|wrong|able|free on|busy|available|open
    |closed)\b)\w+`,
  source`
    (?:act|behave|respond|answer|speak|talk|operate|function|roleplay|role play) (?:as
    |like) (?:if you|though you|a |an |the |my |you|another|dan)`,
  source`
    (?:pretend|imagine|suppose|assume|simulate) (?:that )?(?:you|to be|you're|we are in
    |this is a (?:test|game|simulation)|i am (?:the|your|an?) (?:owner|admin|developer|agent|boss
    |manager|broker))`,
  // To be somebody, or to speak or sign as somebody.
  source`
    (?:say|tell|claim|swear|write|state|inform)(?: \w+){0,4} (?:that )?you are (?:the|a|an|her|him|my|not)\b
    |say you are \w+$|(?:in the first person|as if (?:she|he|they|you were)|with (?:her|his) name)`,
  source`
    role ?play|jail ?break|dan mode|do anything now|(?:developer|debug|god|admin|maintenance|test
    |sudo|unrestricted|diagnostic|training|safe|root|dev|service|sandbox|override|demo|staff) mode
    |new (?:instructions?|rules?|persona|system prompt|role|task for you)|from now on (?:you|your
    |ignore|answer|respond)|your (?:new )?(?:instructions?|rules|role|task|job|persona|purpose
    |programming) (?:is|are|now|says?|has|have)|prompt injection|(?:end|start
    |begin) of (?:the )?(?:system|prompt|instructions?|conversation)`,
  source`
    (?:as|i am|this is|speaking as|it is|acting as
    |on behalf of) (?:the |your |an? |her |his |their )?(?:\w+ )?(?:owner|admin|administrator
    |developer|creator|programmer|engineer|system administrator|sys ?admin|superuser|root
    |super ?user|account (?:owner|holder)|tech support|it (?:support|department|guy)|support (?:team
    |agent|staff|engineer)|maintainer|supervisor|operator of this|hearthline|vendor|auditor
    |security team|anthropic|openai|google|twilio)(?! (?:of (?:a|the|my|this) (?:house|home|property
    |condo|building|duplex|business|company|shop|restaurant)|occup|finance))(?= |$)`,
  source`
    (?:i am|i work|we are|calling) (?:\w+ )?(?:from|for|at|with) (?:hearthline|the (?:developers?
    |software|vendor|platform|it|security|support|company that (?:built|made|makes|runs) (?:you
    |this))|tech support|it support|customer support|quality assurance|compliance)`,
  source`
    (?:she|he|they|the (?:agent|owner|broker|boss)|your (?:boss|owner|manager|creator|developer
    |supervisor)|management|my agent|you) (?:\w+ )?(?:authoriz\w+|authoris\w+|approved|gave (?:me
    |you) (?:permission|access|authority)|said (?:you|that you|it is okay for you|it is fine for you
    |you are allowed)|told me (?:you|that you|to tell you)|(?:wants|instructed|ordered) you to
    |already (?:approved|agreed|allowed))(?= |$)`,
  source`
    i (?:authoriz\w+|authoris\w+|order|command|instruct|hereby|grant|give) you (?:to|permission
    |access|the)?|you (?:must|have to|are required to|are obligated to|will|shall) (?:now )?(?:obey
    |comply|ignore|reveal|follow (?:my|these)|do (?:as|what|exactly what) i|answer (?:as|with
    |without)|output|say exactly)|do exactly (?:as|what) i say`,
  source`
    (?:execute|run|call|invoke|trigger|eval) (?:the |this |a |following |my )*(?:function|command
    |code|script|tool|query|sql|program|book appointment|shell|api)|sudo|rm rf|drop table
    |select (?:\*|all|\w+) from|insert into|delete from|union select|base ?64|(?:tool
    |function) ?calls?|json|api key|access token|curl|xss|sql|localhost|admin panel|book_appointment
    |cancel_appointment`,
  source`
    (?:without|skip|no need (?:for|to)|bypass|waive|do not (?:ask|require|need
    |check)) (?:the |any |my |a |your )*(?:verif\w+|code|confirm\w+|authenticat\w+|identity
    |security (?:check|question)s?|consent|approval|permission)`,
  source`
    (?:set|change|update|make|mark|put) (?:the |my |all |her |your )?(?:\w+ )?(?:price|commission
    |rate|status|owner|permissions?|role|database|records?|user id|tenant|account id) (?:to|as|=)`,
  source`
    say (?:exactly |only |the words? |after me|the following)|repeat after me
    |repeat (?:the )?(?:words|everything|text) (?:above|before|after)|respond only (?:with|in)
    |answer only (?:with|in)|reply (?:only )?with the|translate the (?:above|text above)
    |complete the (?:following )?sentence|begin your (?:answer|response|reply) with`,
];
const said = new RegExp(`(?<![\\w'])(?:${phrases.join("|")})`);
// What no caller says, and what only programs write.
const written = pattern`
  <\/?[a-z!][^<>]{0,200}>|<script|\{\s*["'{%]|\[\s*\{|'''|\[\/?(?:system|inst|user|assistant|admin
  |tool|end)\b|###|<\|[^|]{0,40}\||\$\{|\{\{|(?:^|\s)(?:system|assistant|developer|user|human|tool
  |admin|note to (?:the )?(?:ai|assistant|system|bot|model))\s*[:>]|';|";|--\s|\/\*|javascript:
  |data:text|\\u00|\\x|%3c|&lt;|\bor\s+1\s*=\s*1\b|=\s*\(\s*\)`;

/** Whether a text tries to give orders to the machine instead of speaking to it. */
export function givesInstructions(words: string, text: string): boolean {
  return written.test(text) || said.test(words);
}
