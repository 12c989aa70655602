import { bare, pattern, source } from "../text.ts";
import { relays } from "./passed-on.ts";

const person = source`
  (?:human|human being|person|people|agent|representative|rep|operator|receptionist|manager|supervisor|someone
  |somebody|anyone|anybody|specialist|associate|staff|team member|live one|professional|realtor|broker|lender
  |loan officer|officer|advisor|secretary|office|him|her|them)`;
const real = "(?:real|live|actual|living|human|flesh and blood|breathing|physical|proper)";

const boss = source`
  (?:the |your |that )(?:real |actual |\w+ )?(?:lady|man|gentleman|guy|woman|boss|owner|manager|broker|realtor|agent
  |lender|loan officer|officer|person)|mr \w+|mrs \w+|ms \w+|miss \w+|doctor \w+`;
const they = `(?:she|he|they|him|her|them|some ?body|some ?one|any ?one|any ?body|a (?:\\w+ )?(?:person|human)|${boss})`;
const whom = `(?:her|him|she|he|(?:real|actual) (?:she|he)|${boss}(?: (?:himself|herself))?)`;

const certain = [
  source`
    (?:talk|speak|chat|spoke|talking|speaking|connect(?:ed)?|transfer(?:red)?|put (?:me )?through
    |patch(?:ed)? (?:me )?(?:through|in)|get|give|want|need|have|reach|be|deal|prefer|require|is there
    |are there)(?: \w+){0,4}? ${real} ${person}`,
  source`
    (?:want|need|prefer|like|get me|give me) (?:a |an |to (?:talk|speak) (?:to|with) (?:a |an )?)(?:human
    |human being|person|representative|rep|operator|supervisor)\b(?! (?:who|that) (?:can|could|knows?|deals|handles
    |does|understands) (?!talk|speak|hear|answer))`,
  source`
    (?:transfer|connect|forward|redirect|switch|hand|pass|put|patch|route|escalate) (?:me|us|this call|the call
    |my call)(?: (?:over|through|in|straight|directly|back))?(?: (?:to|with)\b|$| please| now| already)`,
  // "Put me on to whoever rang", "I want the person who called me".
  source`
    put (?:me|us) (?:on|onto)(?: to| with)? (?:who ?ever|${whom}|(?:the |that )?(?:one|person|people))\b
    |(?:want|after|need|get me|give me) (?:the|that|whatever|which ?ever) (?:one|person|lady|man|guy|woman|fella
    |fellow) 
    (?:who|that|as|what) (?:rang|called|phoned|texted|emailed|just (?:rang|called))`,
  source`
    (?<!\b(?:appointment|meeting|booking|visit|consultation|slot|it|that) )(?:be|get) (?:transferred|connected|put through
    |patched)`,
  "press(?:ing)? (?:zero|0)",
  source`
    (?:someone|somebody|anyone|anybody|person|something) (?:who is |that is )?(?:real|human|alive|live)\b`,
  source`
    (?:do not|not|rather not|hate|stop|tired of|never) (?:\w+ ){0,3}?(?:talk(?:ing)?|speak(?:ing)?|deal(?:ing)?
    |chat(?:ting)?) (?:to|with) (?:a |an |this |you |some )*(?:robots?|bots?|machines?|computers?|ai|recordings?
    |automated|computer|thing)`,
  `not (?:a |an |some )?(?:robot|bot|machine|computer|ai|recording)$`,
  source`
    ^(?:a )?(?:${real} )?(?:human|person|human being|agent|representative|rep|operator|live agent|real person
    |speak to human|customer service|manager|supervisor|receptionist|talk to human|0|zero)$`,
  `(?:agent|representative|operator|human) please$`,
  source`
    (?:talk|speak|chat|spoke) (?:to|with) (?:a |an |the |your |my |any |another )(?:human|human being|person
    |representative|rep|operator|receptionist|supervisor|manager|staff)\b`,
  source`
    (?:is|are) there (?:a |an |any |some )?(?:\w+ )?(?:human|person|people|someone|somebody|anyone|anybody
    |one) (?:\w+ )?(?:i can|there|to|available|around|here)`,
  source`
    (?:do not|not) (?:do|like|want|need|trust|understand) (?:\w+ )?(?:robots?|machines?|bots?|computers?
    |recordings?)(?= |$)`,
  "(?:have|got) (?:any|no|some) (?:\\w+ )?(?:people|humans?|persons?)(?: (?:there|around|here|working))*$",
  `(?:hand|give|pass|put) (?:the|this) (?:phone|call|line) (?:over )?(?:to )?${they}`,
  source`
    (?:is|are) (?:there )?(?:any ?one|any ?body|some ?one|some ?body) (?:even |actually )?(?:working|answering
    |on duty)(?= |$)`,
  "no (?:robots?|bots?|machines?|computers?) (?:please|just|thanks|only)",
  // "Ring me through", "put her on", "is he there": whoever works here.
  source`
    (?:ring|patch|put|beam|buzz|send|bump|plug|get|switch|pass|hand|connect|link) (?:me |us |this |it |my call )?(?:right 
    |straight )?(?:through|over|across)(?= (?:to|please|now|already)\b|$)(?! to (?:this|that|my|another|a|\d))`,
  source`
    (?:put|get|bring|keep|stick|fetch) ${they} (?:back )?on(?:to)?(?: (?:the|this) (?:phone|line|horn
    |call))?(?= (?:please|now|for me|already|then|right now)|$)`,
  source`
    (?:grab|fetch|find|get|let me have|may i have|want|need|give|gimme|looking for|look for
    |after) (?:me )?(?:the (?:real|actual) )?${whom}(?: (?:in person|himself|herself|for me|please|now|right now
    |already|personally|directly))*$`,
  source`
    (?:talk|speak|get) (?:to |with |me )?(?:whoever|whomever|the (?:one|person|man|lady|guy|woman|boss|owner
    |manager))(?: (?:who is|that is|is|who|himself|herself))?(?: (?:in charge|there|running|responsible|owns
    |runs)|$)`,
  source`
    ^(?:(?:hello|hi|hey|um|so|okay|yes|but|and) )*(?:is |are )?(?:there )?(?:not )?(?:any ?body|any ?one|no ?body
    |no one|some ?body|some ?one)(?: (?:even|actually|really|at all|else))?(?: (?:there|home|around|alive|in
    |listening|here|on|working|available|answering|on the (?:line|phone)|in the office))+(?: (?:please|today|at all
    |now))*$`,
  source`
    (?:is|are) there (?:really |even |not )*(?:any|no|an?|one|some) (?:\w+ )?(?:human being|human|living soul|soul
    |staff|operator|receptionist|secretary|people|person)(?! (?:looking|interested|coming|bidding|in (?:the|that)
    |ahead|before))`,
  source`
    is there (?:really |even |not )*(?:no ?body|no one|any ?one|any ?body|some ?one|some ?body) (?:\w+ )?(?:who|that|to
    |i)\b(?! (?:wants|bid|booked))`,
  source`
    (?:is|are) ${they} (?:\w+ )?(?:there|in|home|here|around|about|at (?:the|his|her) desk|in the office|in today|free to 
    (?:talk|speak|chat)|available to (?:talk|speak|chat)|able to talk)(?: (?:now|right now|today|please|by any chance
    |at the moment))*$`,
  `where is ${whom}(?: (?:today|now|at|please))*$`,
  source`
    (?:can|could|may|might|let) (?:i|we|me|us) (?:please |just )?(?:have|get)(?: a)?(?: quick| brief
    | little)? word (?:with|in)\b`,
  source`
    (?:may|can|could|might|let|like|want|need|wish|have) (?:i |we |me |us |to )*(?:please |just )?(?:speak
    |talk) (?:to|with) ${whom}(?: (?:please|now|directly|myself))*$`,
  source`
    (?:can|could|will|would) ${they} (?:please |just )?(?:come (?:to|on|onto) the (?:phone|line)|pick up|get on(?: the 
    (?:phone|line))?|take (?:my|a|the|this) call|talk (?:now|right now)|talk$)`,
  `^(?:(?:please|just|okay|so|no|well) )*${whom}(?: please)+$`,
  "^(?:(?:please|just|okay|so|no|well) )*(?:transfer|connect|connect me|transfer me)(?: (?:please|now|already))*$",
];
const certainSaid = new RegExp(`(?<![\\w'])(?:${certain.join("|")})`);

// "I want to talk to Ana" can mean now, or an appointment.
const likely = new RegExp(
  source`
    (?<!\btime to )(?<!\bcall to )(?<!\bwhen to )\b(?:talk|speak|chat) (?:to|with|directly to|directly with
    |right now (?:to|with)) (?:a |an |the |your |my |any |another |some )?(?!you\b|me\b|us\b)(?:\w+ )?(?:${person}
    |(?:[a-z]+)$|[a-z]+ (?:now|right now|directly|instead|please|today|himself|herself))`,
);
const asked =
  /\b(?:are|is|am) (?:you|this|it|i) (?:\w+ ){0,4}?(?:human|person|robot|bot|machine|real|ai)\b/;

/** The index at which plain words ask for a person; -1 if they do not. */
export function humanAt(words: string, isBooking: boolean): number {
  const spoken = bare(words);
  const whole = /^\W*(?:a )?[\w ]{1,20}$/.test(spoken) ? spoken : words;
  const at = certainSaid.test(whole)
    ? Math.max(0, words.search(certainSaid))
    : words.search(certainSaid);
  if (at >= 0)
    return asked.test(words) &&
      !/\b(?:want|need|talk to|speak to|transfer|connect me)\b/.test(words.replace(asked, ""))
      ? -1
      : at;
  return isBooking || asked.test(words) ? -1 : words.search(likely);
}

const other = source`
  (?:he|she|they|someone|somebody|anyone|the (?:agent|realtor|broker|lender|loan officer|office)|you guys|one of you
  |[a-z]+)`;
const them = source`
  (?:him|her|them|someone|somebody|the (?:\w+ )?(?:agent|realtor|broker|lender|officer|office)|[a-z]+)`;
const messages = [
  source`
    (?:leave|take|give|send|record|relay|drop|pass|deliver|get|write|type) (?:\w+ ){0,3}?(?:message|voicemail
    |voice mail|note|msg)(?! me)`,
  "(?:a|the|my) message (?:for|to)\\b(?! (?:me|us|my$))|leave word",
  "^(?:a )?(?:message|voicemail|voice mail)$",
  "pass (?:\\w+ ){0,3}?(?:on|along|that on|it on)(?= |$)",
  "(?:relay|convey|get|bring) (?:\\w+ ){0,2}?(?:word|something|this|it|that|a thing) to (?!me\\b|us\\b|a\\b|my\\b)",
  source`
    (?:can|could|would|will|please)(?: you)?(?: please| just)? (?:tell|let|inform) (?:him|her|them|she|he
    |the \w+)(?: know)?(?: (?:that|this|about it|please|for me|something))*$`,
  source`
    (?:can|could|will|would) (?:you )?(?:please )?(?:have|get|ask) (?:him|her|them|she
    |he) (?:to )?(?:please )?(?:look|check|send|tell|review|sign|bring|read|see if|let|give|answer)\b`,
  "letting (?:you|him|her|them|the \\w+) know",
  "(?:need|want|like) (?:him|her|them|you|the \\w+) to (?:just )?know",
  "(?:say|mention|explain) (?:it )?to (?:him|her|them|the \\w+) (?:that|i|we|my|the|about)\\b",
  source`
    (?:tell|inform|remind|notify) (?!me\b|us\b|you\b|the truth|a |that )(?:him|her|them|the \w+|[a-z]+) (?:that|i
    |we|to|of|about|my|the|it|i am)(?= |$)`,
  "let (?!me\\b|us\\b|you\\b)(?:him|her|them|the \\w+|[a-z]+) know",
  source`
    (?:have|get|ask|tell|want|need|like|would like|wish) (?:for )?${them} (?:to )?(?:please )?(?:call|ring|phone|text
    |e ?mail|contact|reach(?: out to)?|get back to|get in touch with|return) (?:me|us|my call)`,
  source`
    (?:can|could|will|would|may|should|when (?:can|will|could)) (?:you )?(?:please )?(?:have )?(?!i\b
    |we\b)${other} (?:please )?(?:call|ring|phone|contact|text|get back to|reach out to) (?:me|us)(?= |$)`,
  "(?:call|ring|phone|text|contact|get back to|write) (?:me|us) back",
  "(?:a )?call ?back(?= |$)",
  "return (?:my|the|our|this) call",
  "get back to (?:me|us)",
  "(?:give|gimme) (?:me|us) a (?:call|ring|shout|buzz)(?: back)?(?! at \\d)",
  "ask (?:him|her|them|[a-z]+) (?:to|if|about|whether)(?= |$)",
  "(?:relay|convey|forward) (?:something|word|this|it|(?:a |my )?message)\\b",
  "pass (?:something|word|this|it|(?:a |my )?message)(?: on| along)? to (?:him|her|them|(?:the|my|your) \\w+|[a-z]+)\\b",
  // "Can you write something down for them", "can somebody write me an answer by email".
  source`
    (?:(?:can|could|would|will) (?:you|someone|somebody)|please) (?:please |just )?(?:write|jot|take|note|put) 
    (?:something down|(?:this|that|it) down for (?:her|him|them|she|the \w+))`,
  source`
    (?:(?:can|could|would|will) (?:you|someone|somebody|she|he|they)|please) (?:please |just |have someone )?(?:write
    |e ?mail|send|text) (?:me|us)(?: (?:an?|the|my|your))? (?:answer|reply|response|back)\b`,
  "please (?:write|e ?mail) (?:me|us) about\\b",
  ...relays,
];
const messageSaid = new RegExp(`(?<![\\w'])(?:${messages.join("|")})`);
const notMessages = pattern`
  \b(?:do not|not|no need to|never) (?:\w+ ){0,3}?(?:call(?:ing)? (?:me )?back|leave a message|take a message
  |call ?back|have (?:him|her|them) call)\b|\b(?:let us know|tell us|got (?:your|a) message|returning (?:your|her|his
  |a) call)\b`;

/** The index at which plain words leave a message or ask for a callback; -1 if they do not. */
export function messageAt(words: string): number {
  return notMessages.test(words) ? -1 : words.search(messageSaid);
}
