import { pattern, source } from "../text/pattern.ts";
import { bare } from "../text/plain.ts";

// 47 CFR 64.1200(a)(10): any reasonable means. So these are many, and no word is required.
const alone = pattern`
  ^(?:stop|stop ?all|stop it|stop this|just stop|quit|unsubscribe|unsub|opt ?out|revoke|remove me
  |remove|basta|alto por favor|who is this stop|not interested stop|take me off|leave me alone|delete me|block me|no mas|alto|do not (?:call|text|contact|email
  |message)|no (?:more )?(?:calls|texts|messages|emails)|end (?:all|it all)? ?(?:texts|messages
  |calls))$`;

const reach =
  "(?:call|text|contact|e ?mail|message|phone|ring|bother|bug|pester|disturb|harass|spam|reach out to|send)";
const reaching =
  "(?:call|text|contact|e ?mail|messag|phon|ring|bother|bugg|pester|annoy|hound|disturb|harass|spamm|reach|send|notify)ing";
const mine =
  "(?:me|us|my (?:phone|number|cell|mobile|house|home|email)|this (?:number|phone|line|address)|here)";
// A wish about when or how to be called is no wish to be left alone.
const unlessWhen = source`
  (?! (?:(?:back|right) )?(?:before|until|till|after|at|in the|on|while|during|between
  |by (?!phone|text|e ?mail|mail|sms|any)|if|unless
  |today|tomorrow|tonight|now|yet|with|so (?:early|late)|this (?:early|late|week|morning)|just))`;

const phrases = [
  "uns?u[bs]?s?cribe(?: me)?",
  "opt(?:ed|ing)? (?:me |us |my number )?out",
  `(?:stop|quit|cease|no more|stop with the) ${reaching}`,
  source`
    (?:stop|end|no more|cut out|enough with|done with|sick of|tired of
    |cease) (?:all |the |these |those |this |any |your |with |of )*(?:calls|texts|messages|emails
    |contact|communications?|notifications|reminders|spam|calling|texting)`,
  source`
    (?:do not|never|not to|not) (?:ever |you ever |please )?${reach} ${mine}${unlessWhen}(?! (?:sir
    |maam|bob|crazy|that|a liar))`,
  source`
    (?:do not|never) (?:ever )?(?:call|text|contact|email|message|phone)(?: me| us)? (?:again
    |anymore|any more|ever)`,
  "(?:do not|never) (?:ever )?(?:call|text|write|message|phone)(?: me| us)? back$",
  "(?:wrong number|not interested|enough)(?: \\w+){0,3} (?:quit|stop) it",
  "never (?:want|wish) to (?:hear from|be (?:called|contacted|texted))",
  source`
    (?:do not|no longer) (?:want|wish|like|care|agree
    |consent) (?:for )?(?:you |anyone |to )*(?:to )?(?:be(?:ing)? (?:called|contacted|texted|emailed
    |messaged|bothered|on (?:your|this|the) list)|hear(?:ing)? from|receiv(?:e|ing)|get(?:ting)?
    |${reach}|${reaching})${unlessWhen}(?=$| (?:me|us|any|more|these|those|your|you|calls|texts
    |messages|emails|again|anymore|from|by|this|sms|marketing)\b)`,
  source`
    (?:do not|no longer) want (?:any |more |any more |your |these |those )*(?:calls|texts|messages
    |emails|contact|communication)`,
  source`
    (?:remove|take|get|delete|drop|strike|erase|scrub|pull|wipe) (?:me|us|my (?:\w+ )?(?:number|name
    |phone|email|info|information|contact|address)|this number)(?: off| out
    | from)+(?: of)?(?: (?:your|the|this|that|any|all|every))*(?: \w+){0,2} (?:list|lists|system
    |database|records|file|files|contacts|crm|program|campaign|texts|calls)`,
  source`
    (?:remove|delete|erase|lose|forget|block|blacklist|scrub|trash|toss|destroy) (?:my|this
    |our) (?:\w+ )?(?:number|phone|email|contact info|contact information|contact details)`,
  source`
    (?:off|from) (?:of )?(?:your|this|the|that) (?:\w+ )?(?:call(?:ing)?|mailing|text|contact|email
    |marketing|sms)? ?lists?`,
  source`
    (?:revok|withdraw|rescind|cancel|tak|pull)(?:e|ing|s)?(?: back)? (?:my |all |any )*(?:consent
    |permission|authorization)`,
  "(?:consent|permission) (?:is |has been )?(?:revoked|withdrawn|rescinded)",
  "do not (?:have|had|got) (?:my )?(?:consent|permission) to (?:call|text|contact)",
  "(?:do not|no) (?:call|contact|text) (?:list|registry)",
  "cease and desist",
  "(?:stop|enough)(?: it)? with (?:all )?(?:the|these|this|your|those)",
  "(?:said|told you to|asked you to|just|need you to|want you to) (?:please )?(?:stop|quit)(?: it)?$",
  "leave (?:me|us) (?:the \\w+ )?alone",
  source`
    (?:cancel|end|stop) (?:my |the |this |all )*(?:subscription|alerts|texts|messages|emails
    |notifications|enrollment)`,
  "please stop$",
  "make (?:it|this|these calls|the calls|the texts) stop",
  "go away and (?:do not|never)",
  source`
    no (?:me )?(?:llam(?:e|en|es)|escrib(?:a|an|as)|contact(?:e|en)|mand(?:e|en)|envi(?:e|en)
    |molest(?:e|en))`,
  "(?:dej(?:e|en|a)|par(?:e|en|a)) de (?:llamar|escribir|mandar|enviar|molestar)\\w*",
  "no (?:quiero )?(?:mas|recibir)(?: mas)? (?:llamadas|mensajes|textos)",
  "(?:quit(?:e|en)|borr(?:e|en|a)|elimin(?:e|en|a))(?:me| mi numero)",
];
const said = new RegExp(`\\b(?:${phrases.join("|")})(?=$| )`);
// "Do not unsubscribe me", "I did not opt out".
const denied =
  /\b(?:do not|did not|never|not) (?:want to |wish to )?(?:unsubscribe|opt out|remove me|delete my)\b/;
// What can be stopped, left or removed without leaving for good.
const otherThings = pattern`
  \b(?:off|from|on) (?:of )?(?:the |this |your |my )?(?:hold|speaker|mute|calendar|schedule|books
  |appointment|waitlist|waiting list|mls|deed|title|loan|mortgage|lease)\b|\b(?:text|call|e ?mail
  |message|send) me (?:the|a|that|your|my) (?:\w+ )?(?:code|link|address|confirmation|directions
  |details|invite|invitation|number)\b|\bnot (?:text|call
  |e ?mail) me (?:please |just |only |better )?(?:call|text|e ?mail) me\b`;

/** Where in plain words somebody asks not to be called, texted or mailed again; -1 where nobody does. */
export function optOutAt(words: string): number {
  // "S T O P", letter by letter.
  const spelled = /^(?:[a-z] )+[a-z]$/.test(words) ? words.replaceAll(" ", "") : words;
  if (alone.test(bare(spelled))) return 0;
  if (denied.test(words) || otherThings.test(words)) return -1;
  return words.search(said);
}
