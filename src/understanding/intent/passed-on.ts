import { normal, phrasesOf, plain, source } from "../text.ts";

const someone = source`
    (?:her|him|them|you|someone|somebody|anyone|(?:the|your|my) (?:boss|agent|broker|manager|owner|lady|guy
    |realtor|loan officer)|[A-Z][a-z]+)`;
const callMe = source`
    (?:(?:call|ring|phone|dial) (?:me|us|my (?:cell|phone|number|mobile|home|house|office))|give (?:me
    |us) a (?:call|ring|buzz))\b`;
const callback = new RegExp(
  source`
    \b(?:(?:have|ask|get|tell|want|need|like|prefer|wish)(?: for)? ${someone}(?: just)?(?: to)? (?:${callMe}
    |call\b)|(?:can|could|would|will) ${someone} (?:please |just )?(?:${callMe})
    |for ${someone} to (?:${callMe})|(?:please |just )(?:call|phone|ring) me\b|(?:she|he|they|someone
    |somebody) (?:can|could|should|may|might) (?:just |please )?(?:call|phone|ring) me\b|(?:that|if|rather
    |prefer) (?:she|he|they|someone|somebody) (?:would |could )?(?:calls?|called|phoned?|phones|rings?) me\b
    |call ?back|(?:call|phone|ring) me (?:back|instead|tomorrow|later|today|asap|when)|return my call
    |give me a (?:call|ring|buzz))`,
  "i",
);
const noCallback = new RegExp(
  source`
    \b(?:don't|do not|never|stop|quit|not|no longer|doesn't|does not|didn't|did not|won't|waiting
    |waited)\b[^,.;]{0,30}\b(?:call|phone|ring)`,
  "i",
);

/** Whether somebody asks to be called, in words as they were said; the professional's name in them is "she". */
export function asksForCall(words: string): boolean {
  return callback.test(words) && !noCallback.test(words);
}

const told =
  "(?:told|asked|said|wanted|called|rang|phoned|texted|emailed|left|supposed|advised|instructed)";
const reported = new RegExp(
  source`
    \b(?:(?:she|he|they|your (?:office|assistant|agent|boss|people)|someone|somebody|you(?: guys| folks
    | people)?)(?: just| had| has| have|'d|'s|'ve)? ${told}(?! me (?:that |about )?(?:you|she|he
    |they)(?: guys)? (?:helps?|do|does|can|could|sells?|are|is|were|was|knows?|handles?|would)\b)|(?:i|i'm|we|we're
    |[a-z]+) (?:am |are |was |were |been |have been |got )?(?:told|asked|supposed|advised|instructed) to (?:call
    |phone|ring|contact|reach|get in touch|let you|tell you|send|bring)|return(?:ing)? (?:a|her|his|your|the
    |their) call|(?:got|had|missed|received|saw|have) (?:a|your|her|his|the) (?:missed )?(?:call|message|voicemail
    |text) from)\b`,
  "i",
);
const name = source`
    (?!(?:me|us|you|your|my|a|an|the|about|for|if|what|how|it|that|this|some|to|i|is|and|of|in
    |know)\b)(?:(?:mr|mrs|ms|miss|doctor|dr)\.? )?[a-z]+(?: [a-z]+)?`;
const toPassOn = new RegExp(
  [
    `\\b(?:tell|let|inform|remind|ask) (?:(?:him|her|them|${name}) )(?:know )?(?:that |to |if |about |whether )?`,
    source`
      \b(?:can|could|would|will|please)(?: you)?(?: please| just)? (?:tell|let|inform) (?:him|her|them
      |she)(?: know)?(?: that| this| please)?\W*$`,
    "\\b(?:can|could|will|would) (?:you )?(?:please )?(?:have|get) (?:him|her|them|she) (?:to )?",
    "\\b(?:tell|inform|remind|ask) the (?:lady|man|boss|agent|realtor|owner|lender|broker|office|guy|woman|loan officer) ",
    "\\b(?:said|told me|asked me|supposed|wants? me|wanted me) to let you know\\b|\\bleave word\\b",
    source`
      \b(?:somebody|someone|a (?:lady|man|woman|girl|guy|gentleman)|they
      |your office) (?:[a-z]+ ){0,4}(?:called|rang|phoned|texted|emailed|left)\b`,
    `\\bmessage (?:for|to) (?:him|her|them|${name})\\b`,
    "\\bmessage(?: is|:| that| saying) ",
    "\\bpass (?:it |this |word |a message )?(?:on|along|to)\\b",
    `\\b(?:give|get|send) (?:him|her|them|${name}) (?:a|this|the|my) (?:message|thanks|regards|love)`,
    `\\b(?:need|want|like) (?:him|her|them|${name}) to (?:know|hear)\\b`,
    source`
      \b(?:wanted|want|like|calling|called|writing|just) to (?:let (?:you|her|him|them) know|say|tell (?:you
      |her|him|them)|thank)\b`,
  ].join("|"),
  "i",
);

/** Ways to say, in plain words, that something is to be passed on, without or with the one who is to hear of it. */
export const relays = [
  // "Just the message please, …", "no meeting, message: …".
  "(?:just|only) (?:the|a|my|this) message(?: please)? (?!for |to |please |thanks )(?=\\w+ \\w+)",
  "^(?:no (?:meeting|appointment) )?message (?=(?:the|that|this|i|we|my|our) \\w)",
  // "You just tell whoever owns that sign there's …", "tell them raccoons in the attic".
  source`
    ^(?:(?:you|just|please|and|then|well|so|okay|no) )*tell (?:them|her|him|em|who ?ever(?:'?s| is)?
    |the (?:\w+ )?(?:owner|agent
    |realtor
    |lady|man|office|boss)) (?!(?:me|us|what|how|if|when|where|who|why|no|yes|off|not|to|at|on|for|mon\w*
    |tues\w*|wed\w*
    |thu\w*|fri\w*|satur\w*|sun\w*|tomorrow|today|hi|hello|thanks?|one|two|three|four|five|six|seven|eight|nine|ten
    |eleven|twelve|noon)\b)(?=[a-z]\S* \w+ \w+)`,
  // "Message is: the papers are signed", "a message only: …".
  source`
    ^(?:(?:so|okay|well|my|the|a|just|this|here) )*message (?:is|only|reads|follows)(?: that)? (?!for |to |please
    |thanks)(?=\w+ \w+ \w+)`,
  // "Somebody should know the gate was open".
  source`
    some ?(?:one|body) (?:should|shd|needs to|ought to|has to|had better|better) know(?! (?:how|what|where|when
    |if)\b)(?= \w+ \w+)`,
  // "I need somebody to take this down", "write this: …".
  source`
    (?<!\b(?:want|need|like|going) to )(?:take|jot) (?:this|something|a message) down(?= |$)
    (?! (?:for|on|at) (?:\d|\w+day))|write (?:this|something) down(?: for (?:me|us|her|him|them))?$
    |(?<!\bto )write this (?=(?:i|that|the|my|our|we|he|she) )`,
  "(?:please|kindly) (?:convey|relay|pass on|forward) to (?:your|the|her|his|ms|mr|mrs) \\w+ (?=\\w+ \\w+)",
  "(?:says?|said|asked|asks|told|wants|wanted)(?: (?:me|us))? to say(?! (?:yes|no|sorry)$)",
  "if you (?:would|could|will|can)(?: \\w+)? say so",
  "(?:(?:please|kindly|you|just|only|and) |^)(?:convey|relay|mention) (?:to (?:\\w+ ){1,3})?that",
  // "Could you relay: the Courier wants a comment".
  "(?:can|could|would|will) you (?:please |just )?(?:convey|relay) (?=(?:the|my|our|i|we) \\w+ \\w+)",
  "(?:kindly|please) (?:inform|advise|notify|tell) (?!me|us|you\\b)(?:\\w+ ){1,3}that",
  source`
    (?<!\b(?:i|can|cannot|could) )tell (?:that|your) (?!to |the |is |it )(?:\w+ ){1,3}?(?:that|the|my|our|his|this
    |i|we|to|about)(?= |$)`,
  source`
    (?:(?<=\b(?:this|that|it|here) )is (?:the|my|our)|(?<!\b(?:there|what|where) )is (?:just |only )?a) message(?= 
    |$)(?! (?:i|we|you|they|from|that i|line|center|machine|service|box|on|in|okay|possible)\b)`,
];
const relayed = phrasesOf(relays);

/** What somebody else should hear of: something to pass on, or what others said. */
export function isMessage(words: string): boolean {
  return toPassOn.test(words) || isReported(words) || relayed.test(plain(normal(words)));
}

/** "She told me to call about the papers": what others said. */
export function isReported(words: string): boolean {
  return reported.test(words);
}

const bareMessage = new RegExp(
  source`
    ^\W*(?:(?:yes|yeah|yep|sure|ok(?:ay)?|please|to|i'd like to|i want to|can i|could you|then)\W+)*
    (?:no (?:meeting|appointment|visit)\W+)?(?:(?:just |only )?(?:a |the )?
    |(?:leave|take|pass on|pass along|send) (?:a |the |my |on )?)message(?: only| on| along)?
    (?: for [a-z]+(?: [a-z]+)?)?(?: please)?\W*$`,
  "i",
);

/** "A message, please": that there is one, and nothing of what it says. */
export function isBareMessage(words: string): boolean {
  return bareMessage.test(words);
}
