import type { Listening, ReadBack } from "../heard.ts";
import { pattern, source } from "../text.ts";
import { withoutRead } from "./echo.ts";
import { withoutSmallWords } from "./small-words.ts";

// Answers to a read-back, put into the plain words that answer.ts knows. Whatever is not known here stays as it is, and
// a word that stays makes no yes.

const good = source`
  (?:right|correct|fine|good|great|perfect|okay|true|accurate|lovely|wonderful|awesome|excellent|fantastic|super|nice
  |cool|exactly|brilliant|grand|splendid|smashing|sorted|ideal|marvelous|terrific|superb|dandy|peachy|swell|solid|sweet
  |beautiful|gorgeous|amazing|dope|legit|tip top|top notch|spot on|on point|on the money|on the nose|in order|kosher|so
  |perfecto|perf|bueno|bien|correcto)`;
const very = source`(?:(?:all|just|very|so|quite|absolutely|exactly|totally|completely|perfectly|about|pretty|really|super
  |entirely|now|plenty|more than) )*`;
const it =
  "(?:that|it|this|these|those|they|everything|all|all of (?:it|that|this)|all (?:that|this)|that all|it all)";
const end = "(?= |$)";
const polite = source`(?= (?:please|thanks|thank you|yes|okay|sure|now|right away|then|sir|maam|for me|and thank you
  |good ?bye|bye|go ahead|do it)|$)`;

const agreeing = new RegExp(
  source`
    \b(?:${it} (?:all )?(?:is|are|looks?|sounds?|reads?|seems?
    |feels?) (?:like )?${very}${good}(?: ${good})?(?: (?:to|for|by|with) (?:me|us))?${end}|(?:looks?|sounds?|reads?
    |seems?) (?:like )?${very}${good}(?: (?:to|for|by) (?:me|us))?${end}|${it} (?:will|would
    |should) (?:be |do |work |suit )?${very}(?:${good}|nicely|lovely|well|great)?(?: for (?:me|us))?$
    |${it} (?:works?|fits?|suits?|matches|checks out|adds up)(?: (?:for|with|on|from) (?:me|us|my (?:end
    |side)))?${end}|(?:works?|good|fine|okay|confirmed|correct) (?:on|from|at) (?:my|our|this) (?:end|side)|(?:that
    |this|it) is ${very}(?:the (?:one|ticket|stuff|right one|correct one|plan|way|whole thing)|it|how|me|him|her|us
    |mine|(?:my|her|his|our|their) (?:appointment|meeting|visit|booking)|a (?:yes|go|deal|plan)|everything
    |my (?:email|e ?mail|number|phone|name|details?)(?: address| number)?|what is up)${end}|(?:(?:that|this
    |it) )?is ${very}what i (?:want|wanted|said|asked(?: for)?|need|needed|had in mind|was after|like
    |would like)${end}|(?:you )?(?:have |got |have got )(?:it|that|everything
    |me)(?: all)?(?: down)?(?: ${very}${good})?${end}|you (?:nailed|are) (?:it|${very}${good})${end}|you bet(?:cha
    | (?:you )?(?:your|you|ya|that) ?(?:\w+|are)?)?${end}|you (?:are )?(?:tootin[g']?|skippy|right)${end}
    |tootin'?${end}|(?:well )?(?:straight|skippy|right)$|i (?:am |do |will |hereby |fully )*(?:agree|agreed|accept
    |accepted|approve|confirm|confirmed|consent)(?: (?:with|to) (?:it|that|this|all(?: of (?:it|that
    |the above))?))?(?: all(?: of (?:it|that|the above))?)?${end}|(?:accepted|approved|verified|confirmed|affirm
    |acknowledged|understood and agreed)${end}|(?:go|carry) (?:on|ahead)(?: (?:ahead|so|then|and do it))*${end}
    |go for it|full steam ahead|fire away|sounds? (?:like )?(?:a |the )?(?:good |great |solid )?(?:plan(?: stan)?
    |deal|idea)${end}|(?:that is )?a (?:great )?big (?:yes|indeed)|(?:all )?(?:good|ready|set) to go|a[ -]?ok(?:ay)?
    |hunky dory|thumbs up|lgtm|right on(?: the money)?|right you are|quite so|just so|very (?:good|well)|so be it
    |consider it (?:done|confirmed|booked)|(?:no|zero) changes(?: (?:needed|required|necessary))?|nothing (?:wrong
    |to change|to fix)(?: (?:there|here|with (?:it|that)))?|every (?:word|bit|part)(?: (?:of it|is (?:right
    |correct)))?|to (?:it )?(?:all|that)(?: (?:that|of (?:it|that)))?$|all (?:of it|of that|that|correct
    |right)${end}|(?:do|doing) the needful|roger(?: roger| that)?|copy(?: that)?|wilco|say less|no (?:doubt
    |question)|deal|sold|amen|bet$|sure (?:is|does|thing|do|enough)|it sure is|that it is|(?:yes|sure) (?:it
    |that) (?:is|does)$|is all${end})`,
  "g",
);

const object = source`
  (?: (?:it|that|this|them|me|us|her|him|things|(?:my|the|her|his|our|their|that|this|an|a) (?:\w+ )?(?:appointment
  |meeting|appt|booking|visit|call|slot|spot|reservation|consultation)))`;
const led =
  "(?:(?:please|kindly|just|do|go ahead and|and|you can|you may|can you|let us|i want to|i would like to) )*";
const whole = (verbs: string) => new RegExp(`(?:^|(?<=\\S) )${led}(?:${verbs})${polite}`, "g");

// What fits what was read back. "Change it" alone may as well mean that it is wrong.
const acts: Record<ReadBack["act"], RegExp> = {
  book: whole(source`
    (?:book|reserve|schedule|lock|secure|finalize|submit|complete|take|save|set|put|pencil|sign|slot|write|mark|pop
    |get|fit)${object}?(?: (?:down|in|up|on|for (?:it|that|then|me)|(?:on|in|into) the (?:calendar|books?|schedule
    |diary)))*|(?:make|do|proceed with|go ahead with|go with)(?: (?:it so|(?:my|the|that|this
    |an) (?:\w+ )?(?:appointment|meeting|appt|booking|reservation)))|(?:proceed|to book|go|submit)`),
  move: whole(source`
    (?:(?:switch|swap|shift|bump|push|reschedule|move|transfer|put)${object}?|(?<=^(?:.* )?(?:yes|yeah|yep|yup
    |correct|right|sure|okay|please|ahead) (?:.* )?)change${object}?)(?: (?:over|on over|there|then|to (?:then|that
    |it|the new (?:time|one|day|date))|instead|back|up|forward))*|(?:make|do) the (?:switch|change|move|swap)
    |proceed|go`),
  cancel: whole(source`
    (?:cancel|remove|delete|annul|nix|axe|kill|erase)(?:${object}| that one| my own)?(?: (?:off|out|from (?:the
    |your) (?:books?|calendar|schedule)))*|(?:take|call)${object} off(?: the (?:books?|calendar|schedule))?
    |get rid of it|proceed(?: with (?:the )?cancell?ation)?`),
  message: whole(source`
    (?:send|pass|relay|forward|deliver|give|tell|read)(?: (?:it|that|this|them|him|her|the message|my message
    |that one))*(?: (?:on|along|that|over|as is|to (?:him|her|them)|just like that))*|let (?:him|her
    |them) know(?: that)?|that is the message|proceed`),
};

const mostWords = 25;
const itsOwn = source`^is (?=${very}(?:right|correct|good|fine|okay|perfect|great)\b)`;
const eslStart = new RegExp(itsOwn);

/** The answer to a read-back in plain words that answer.ts knows; without one, only the small words are taken out. */
export function agreementOf(words: string, listening: Listening, isAsking: boolean): string {
  const { readBack } = listening;
  if (words.split(" ").length > mostWords) return words;
  const small = withoutSmallWords(/^y\b/.test(words) ? words.replace(/^y\b/, "yes") : words);
  if (!readBack || listening.expecting !== "confirm") return small;
  const said = withoutRead(isAsking ? small : small.replace(eslStart, "it is "), readBack);
  return said
    .replace(acts[readBack.act], " yes")
    .replace(agreeing, "yes")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\b(yes)(?: (?:and )?\1\b)+/g, "$1");
}

const conditions = pattern`
  \b(?:once|when|whenever|pending|depending|depends|so long as|whether|or|where|while|till|until|after|before|assuming
  |provided|subject to|hopefully|hope|god willing|lord willing|inshallah)\b`;
const mockery = pattern`
  \b(?:(?:the|like) hell|as if|my (?:foot|ass|eye)|not on your life|no dice|no way jose|hard (?:no|pass)|in your dreams
  |over my dead body|yeah right like|no cigar)\b`;

/** Whether words put a condition on a yes, or a doubt around it. */
export function isConditional(words: string): boolean {
  return conditions.test(words);
}

/** Whether words only sound like a yes: "the hell it is". */
export function isMockery(words: string): boolean {
  return mockery.test(words);
}
