import { bare, pattern, phrasesOf, source } from "../text.ts";

// 47 CFR 64.1200(a)(10): consent can be revoked by any reasonable means, so no particular word is required.
const alone = pattern`
  ^(?:stop|stop ?all|stop it|stop this|just stop|quit|unsubscribe|unsub|opt ?out|revoke|remove me|remove|basta
  |alto por favor|who is this stop|not interested stop|take me off|leave me alone|delete me|block me|no mas|alto
  |do not (?:call|text|contact|email|message)|no (?:more )?(?:calls|texts|messages|emails)|end (?:all
  |it all)? ?(?:texts|messages|calls))$`;

const reach =
  "(?:call|text|contact|e ?mail|message|phone|ring|bother|bug|pester|disturb|harass|spam|reach out to|send)";
const reaching = source`
    (?:call|text|contact|e ?mail|messag|phon|ring|bother|bugg|pester|annoy|hound|disturb|harass|spamm|reach
    |send|notify)ing`;
const mine =
  "(?:me|us|my (?:phone|number|cell|mobile|house|home|email)|this (?:number|phone|line|address)|here)";
// Asking to be called at another time or in another way is not an opt-out.
const unlessWhen = source`
  (?! (?:(?:back|right) )?(?:before|until|till|after|at|in the|on|while|during|between|by (?!phone|text|e ?mail|mail
  |sms|any)|if|unless|today|tomorrow|tonight|now|yet|with|so (?:early|late)|this (?:early|late|week|morning)|just))`;

const phrases = [
  "uns?u[bs]?s?cribe(?: me)?",
  "opt(?:ed|ing)? (?:me |us |my number )?out",
  `(?:stop|quit|cease|no more|stop with the) ${reaching}`,
  source`
    (?:stop|end|no more|cut out|enough with|done with|sick of|tired of|cease) (?:all |the |these |those |this |any 
    |your |with |of )*(?:calls|texts|messages|emails|mail|mailings|letters|contact|communications?|notifications
    |reminders|spam|calling|texting)`,
  source`
    (?:do not|never|not to|not) (?:ever |you ever |please )?${reach} ${mine}${unlessWhen}(?! (?:sir|maam|bob|crazy
    |that|a liar))`,
  source`
    (?:do not|never) (?:ever )?(?:call|text|contact|email|message|phone)(?: me| us)? (?:again|anymore|any more|ever)`,
  "(?:do not|never) (?:ever )?(?:call|text|write|message|phone)(?: me| us)? back$",
  "(?:wrong number|not interested|enough)(?: \\w+){0,3} (?:quit|stop) it",
  "never (?:want|wish) to (?:hear from|be (?:called|contacted|texted))",
  source`
    (?:do not|no longer) (?:want|wish|like|care|agree|consent) (?:for )?(?:you |anyone 
    |to )*(?:to )?(?:be(?:ing)? (?:called|contacted|texted|emailed|messaged|bothered|on (?:your|this|the) list)
    |hear(?:ing)? from|receiv(?:e|ing)|get(?:ting)?|${reach}|${reaching})${unlessWhen}(?=$| (?:me|us|any|more|these
    |those|your|you|calls|texts|messages|emails|again|anymore|from|by|this|sms|marketing)\b)`,
  source`
    (?:do not|no longer) want (?:any |more |any more |your |these |those )*(?:calls|texts|messages|emails|contact
    |communication)(?! (?:all (?:day|night|morning)|every (?:\w+ )?(?:day|hour|minute)))`,
  source`
    (?:remove|take|get|delete|drop|strike|erase|scrub|pull|wipe) (?:me|us|my (?:\w+ )?(?:number|name|phone|email|info
    |information|contact|address)|(?:this|that) (?:number|email|address))(?: off| out| from)+(?: of)?(?: (?:your|the
    |this|that|any|all
    |every))*(?: \w+){0,2} (?:list|lists|any ?thing|every ?thing|mailings?|system|database|records|file|files|contacts
    |crm|program|campaign|texts|calls)`,
  source`
    (?:remove|delete|erase|lose|forget|block|blacklist|scrub|trash|toss|destroy) (?:my|this|our) (?:\w+ )?(?:number
    |phone|email|contact info|contact information|contact details)`,
  source`
    (?:off|from) (?:of )?(?:your|this|the|that) (?:\w+ )?(?:call(?:ing)?|mailing|text|contact|email|marketing
    |sms|phone|dial\w*|robo\w*)? ?lists?`,
  source`
    (?:revok|withdraw|rescind|cancel|tak|pull)(?:e|ing|s)?(?: back)? (?:my |all |any )*(?:consent|permission
    |authorization)`,
  "(?:consent|permission) (?:is |has been )?(?:revoked|withdrawn|rescinded)",
  "do not (?:have|had|got) (?:my )?(?:consent|permission) to (?:call|text|contact)",
  source`
    (?:put|place|add|get|keep|want|need|going|goes|remain|stay|am|are|is|been|was|were|me|us|number|honor|respect|your)
    (?: \w+){0,4} (?:do not|no) (?:call|contact|text) (?:list|registry)`,
  "^(?:(?:the|a|your|please) )*(?:do not|no) (?:call|contact|text) (?:list|registry)",
  // "I don't want another call from this outfit as long as I live".
  source`
    (?:do not|never|not) (?:want|need|wish|care)(?: \w+){0,3}? (?:another|one more|any more|more) (?:phone 
    |robo )?(?:call|text
    |message|email|letter|voice ?mail)s?(?= |$)`,
  "leave (?:me|us) be(?=$| (?:please|now|already|and|or)\\b)",
  "cease and desist",
  source`
    (?:stop|enough)(?: it)? with (?:all )?(?:the|these|this|your|those)(?! (?:questions?|quiz|music|small talk|spelling
    |chit|options|beep|jokes))`,
  "(?:stop|quit) (?:mailing|writing(?: to)?) (?:me|us)",
  "(?:rather|soon|wish) you (?:lost|lose|forgot|forget) my (?:number|phone|name|info)",
  "(?:said|told you to|asked you to|just|need you to|want you to) (?:please )?(?:stop|quit)(?: it)?$",
  "leave (?:me|us) (?:the \\w+ )?alone",
  source`
    (?:cancel|end|stop) (?:my |the |this |all )*(?:subscription|alerts|texts|messages|emails|notifications|enrollment)`,
  "please stop$",
  "make (?:it|this|these calls|the calls|the texts) stop",
  "go away and (?:do not|never)",
  source`
    no (?:me )?(?:llam(?:e|en|es)|escrib(?:a|an|as)|contact(?:e|en)|mand(?:e|en)|envi(?:e|en)|molest(?:e|en))`,
  "(?:dej(?:e|en|a)|par(?:e|en|a)) de (?:llamar|escribir|mandar|enviar|molestar)\\w*",
  "no (?:quiero )?(?:mas|recibir)(?: mas)? (?:llamadas|mensajes|textos)",
  "(?:quit(?:e|en)|borr(?:e|en|a)|elimin(?:e|en|a))(?:me| mi numero)",
];
const said = new RegExp(`\\b(?:${phrases.join("|")})(?=$| )`);
// "Do not unsubscribe me", "I never said to take me off the list", "I hope you didn't remove me".
const denied = pattern`
  \b(?:do not|did not|does not|never|not|by no means|no one|nobody)(?: (?:ever|want|wish|like|say|said|ask|asked
  |asking|tell|told|telling|mean|meant|request|requested|need|you|anyone|anybody|for|to|be|get|being|please|have))* (?:unsubscribe
  |opt out|opting out|remove me|removed|unsubscribed|delete my|take (?:me|us|my \w+) (?:off|from|out)|taken off)\b
  |\b(?:it is not that (?:i|we) do not|do not want (?:him|her|them|you|anyone|anybody) to think|(?:goes|says|said) quote
  |(?:client|customer|buyer|seller|caller)s? (?:says?|said|tells?|told))\b`;
// "Stop calling me Brandon, I'm Brendan", "quit calling it a fixer upper".
const named = pattern`
  \bcall(?:ing)? (?:(?:me|him|her) (?:sir|maam|miss|mister|mr|mrs|ms|doctor|honey|dear|sweetheart|that|names|by
  |a (?!day|lot|this|my|our)|an|(?!please|now|again|any|every|all|at|about|on|ever|because|so|and|or|the|this|you|i
  |for|from|if|or|it)\w+(?: \w+)?(?:i am|it is|my name|the name|is fine))|(?:it|this|that house|the house) (?:a|an
  |the)\b)`;
// Other things that can be stopped, left or removed.
const otherThings = pattern`
  \b(?:off|from|on) (?:of )?(?:the |this |your |my )?(?:hold|speaker|mute|calendar|schedule|books|appointment|waitlist
  |waiting list|mls|deed|title|loan|mortgage|lease)\b|\b(?:text|call|e ?mail|message|send) me (?:the|a|that|your
  |my) (?:\w+ )?(?:code|link|address|confirmation|directions|details|invite|invitation|number)\b|\b(?:you|they|she
  |he) (?:quit|stopped|ceased) \w+ing(?: \w+){0,4} (?:ago|last|since)\b|\bnot (?:text|call
  |e ?mail) me (?:please |just |only |better )?(?:call|text|e ?mail) me\b`;

/** The index at which plain words ask for no more calls, texts or emails; -1 if they do not. */
export function optOutAt(words: string): number {
  // "S T O P", letter by letter.
  const spelled = /^(?:[a-z] )+[a-z]$/.test(words) ? words.replaceAll(" ", "") : words;
  if (alone.test(bare(spelled))) return 0;
  return isOtherStop(words) ? -1 : words.search(said);
}

/** Whether plain words stop, leave or remove something else, or say that they do not ask to stop. */
export function isOtherStop(words: string): boolean {
  return denied.test(words) || named.test(words) || otherThings.test(words);
}

// The words that refuse a transcript or a recording. A question about it is not a refusal.
const talk =
  "(?:this|the|our|my|that) (?:whole |entire )?(?:call|conversation|chat|talk|words|voice)s?";
const whatWasSaid =
  "(?:what|anything|everything|any of what) (?:i|we) (?:say|said|am saying|are saying)";
const matter = `(?:${talk}|${whatWasSaid}|any of (?:this|it|that)|this|it|that|me|us|anything|everything|calls?)`;
const write = source`
  (?:record(?:ing)?|tape|taping|transcribe|transcribing|log|logging|(?:write|writing|take|taking|put|putting|note
  |noting)(?: ${matter})? down|(?:keep|keeping|save|saving|store|storing|make|making) (?:${talk}|${whatWasSaid}
  |any of (?:this|what)|(?:a |an |any |the )?(?:transcripts?|recordings?|records? of|copy of)))`;
const written =
  "(?:recorded|taped|transcribed|logged|(?:written|taken|noted) down|on (?:the )?record|on tape)";
const record = "(?:a |the |this |any |your )*(?:recordings?|transcripts?|transcription)";
const not = "(?:do not|not|never|no longer)";
const wish = "(?:want|wish|like|need|agreed?|consent(?:ed)?|allow|permit|have|give|rather|prefer)";

const refused = phrasesOf(
  [
    // "Don't record this", "stop writing this down", "you can't keep a transcript".
    source`
      (?:do not|never|stop|quit|cannot|may not|must not|please not) (?:you )?(?:ever )?${write}(?=$| (?:${matter}
      |please|down|of|i|we)\b)`,
    // "I don't want you to record me", "you don't have my permission to record this".
    source`
      ${not} ${wish} (?:my |any |you |it |for |permission |consent )*(?:to )?${write}(?=$| (?:${matter}|please|of|i
      |we)\b)`,
    // "I don't want this written down", "I don't consent to being recorded", "I'd rather not be recorded".
    source`
      ${not} (?:${wish} )?(?:to |for |have |${matter} )*(?:to )?(?:be |being |get |getting )?${written}`,
    // "I don't want this kept": people also "keep" an appointment.
    `not (?:want|wish|like) (?:for )?${matter} (?:to be |being |be )?(?:kept|saved|stored|on file)`,
    `${not} (?:want|agree to|consent to) (?:being )?${record}`,
    `(?:no|without) ${record}(?= please|$| of (?:this|me|the))`,
    `without (?:being|getting|having (?:this|it)) ${written}`,
    source`
      (?:turn|switch|shut) (?:off (?:the |this |your |that )*(?:recording|recorder|transcript\w*)|(?:the |this |your 
      |that )*(?:recording|recorder|transcript\w*) off)`,
    source`
      (?:delete|erase|remove|destroy|wipe|discard|get rid of) (?:all of )?(?:this|the|our|my|that)(?: whole
      | entire)? (?:conversation|chat|transcript|recording)s?`,
    source`
      (?:delete|erase|wipe|destroy) (?:all |everything |anything |what |that )+(?:i|we) (?:just )?(?:say|said|told
      |typed)`,
  ],
  "(?=$| )",
);
// "Do you delete the conversation?", "You don't record this, do you?"
const asked = source`
  ^(?:(?:so|and|okay|well|um) )*(?:do|does|did|are|is|was|when|how|why|who|what|where) (?!not\b)|(?:do|are|is|will
  |does) (?:you|it|this|they)$`;
const isAsked = new RegExp(asked);

/** The index at which plain words refuse a transcript or a recording; -1 if they do not. */
export function noTranscriptAt(words: string): number {
  return isAsked.test(words) ? -1 : words.search(refused);
}
