import { phrasesOf, source } from "../text/pattern.ts";

// Any words in which somebody refuses to be written down or recorded. A question about it is no refusal.
const talk =
  "(?:this|the|our|my|that) (?:whole |entire )?(?:call|conversation|chat|talk|words|voice)s?";
const said = "(?:what|anything|everything|any of what) (?:i|we) (?:say|said|am saying|are saying)";
const matter = `(?:${talk}|${said}|any of (?:this|it|that)|this|it|that|me|us|anything|everything|calls?)`;
const write = source`
  (?:record(?:ing)?|tape|taping|transcribe|transcribing|log|logging
  |(?:write|writing|take|taking|put|putting|note|noting)
  (?: ${matter})? down|(?:keep|keeping|save|saving|store|storing|make|making) (?:${talk}|${said}
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
      (?:do not|never|stop|quit|cannot|may not|must not|please not) (?:you )?(?:ever )?${write}
      (?=$| (?:${matter}|please|down|of|i|we)\b)`,
    // "I don't want you to record me", "you don't have my permission to record this".
    source`
      ${not} ${wish} (?:my |any |you |it |for |permission |consent )*(?:to )?${write}
      (?=$| (?:${matter}|please|of|i|we)\b)`,
    // "I don't want this written down", "I don't consent to being recorded", "I'd rather not be recorded".
    source`
      ${not} (?:${wish} )?(?:to |for |have |${matter} )*(?:to )?(?:be |being |get |getting )?${written}`,
    // "I don't want this kept": of an appointment one says "keep" otherwise.
    `not (?:want|wish|like) (?:for )?${matter} (?:to be |being |be )?(?:kept|saved|stored|on file)`,
    `${not} (?:want|agree to|consent to) (?:being )?${record}`,
    `(?:no|without) ${record}(?= please|$| of (?:this|me|the))`,
    `without (?:being|getting|having (?:this|it)) ${written}`,
    source`
      (?:turn|switch|shut) (?:off (?:the |this |your |that )*(?:recording|recorder|transcript\w*)
      |(?:the |this |your |that )*(?:recording|recorder|transcript\w*) off)`,
    source`
      (?:delete|erase|remove|destroy|wipe|discard|get rid of) (?:all of )?(?:this|the|our|my|that)
      (?: whole| entire)? (?:conversation|chat|transcript|recording)s?`,
    source`
      (?:delete|erase|wipe|destroy) (?:all |everything |anything |what |that )+(?:i|we) (?:just )?
      (?:say|said|told|typed)`,
  ],
  "(?=$| )",
);
// "Do you delete the conversation?", "You don't record this, do you?"
const asked = source`
  ^(?:(?:so|and|okay|well|um) )*(?:do|does|did|are|is|was|when|how|why|who|what|where) (?!not\b)
  |(?:do|are|is|will|does) (?:you|it|this|they)$`;
const isAsked = new RegExp(asked);

/** Where in plain words somebody refuses that their words are written down or recorded; -1 where nobody does. */
export function noTranscriptAt(words: string): number {
  return isAsked.test(words) ? -1 : words.search(refused);
}
