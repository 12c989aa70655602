import { pattern, source } from "../text.ts";

// How people write and say yes: "ye", "yess", "yeahh", "yeppers", "yessiree bob".
const yesses = pattern`
  \b(?:y+e+s+h?|y+i+s+|yus+|ye+|ya+s+|y+e+a+h*|y+e+h+|y+a+h+|ya+|y+[eu]+p+(?:p?ers|py)?|y+es+(?:ir+|um+|m)
  |y+es+iree?(?: bob)?|yes indeed(?:y|ie)?|uh ?huh|mhm|mm+ hm+|da|oui|ja|hai)\b`;

// Oaths and fillers around an answer; none of them says anything about it.
const oaths = pattern`
  \b(?:by (?:god|golly|gosh|george|jove|gum)|for (?:fuck'?s?|god'?s?|christ'?s?|pete'?s?|heaven'?s?|goodness) sakes?
  |for crying out loud|for once|(?:thank|good|oh my|my) (?:god|lord|goodness|gosh|heavens|gracious|stars)
  |(?:god |lord )?bless (?:you|ya|u|him|her|it|your (?:\w+ )?(?:heart|soul))|god bless|praise (?:god|the lord|be)
  |holy (?:cow|shit|moly|smokes)|(?:as )?(?:fuck|hell)$|fuck(?:in|ing|en)?|fuckin'|freaking?|frick(?:in|ing)
  |frigg(?:in|ing)|bloody|effing|ffs|omg|wtf|lol|lmao|haha(?:ha)*|hehe|heh|shit|crap|goddamn(?:ed|it)?|damn(?:ed
  |it)?|darn(?:ed|it)?|dang(?:ed|it)?|dagnabbit|hell(?= (?:yes|yeah|yep|yup|right))|lord|jesus|christ|geez|gee|golly
  |gosh|goodness|heavens|shoot|heck|boy|man|whew|phew|yay|woohoo|hooray|bravo|ha|aw|aww|ooh|oof|och|you know
  |i tell you|ya know|i said|i say|hurry up|come on|already|obviously|basically|literally|honestly|frankly|for real
  |no cap|fr|tbh|imo|over)\b`;

// Names for the person spoken to: "yes sugar", "yes, good sir", "sure thing boss". After "my" or "for" it can be somebody else.
const vocatives = pattern`
  (?<!\b(?:my|our|his|her|their|the|for|with|and|or|a|an|to|by|of|is|am) )\b(?:(?:my|old|young|good|sweet|dear
  |little|big) )*(?:dear(?:ie|y|est)?|darlin[g']?|sweet(?:heart|ie|y|pea)?|honey|hon|hun|sugar|love|luv|lovey
  |duck(?:ie|s)?|pet|petal|babe|baby|doll|mate|matey|pal|buddy|bud|bro|bruh|brother|brotha|sis|sister|dude|fella
  |partner|pard(?:ner)?|chief|boss|captain|cap|friend|friends|guy|guys|girl|girlie|lady|ladies|mister|miss|missy
  |missus|sir|maam|madam|madame|mum|kid|kiddo|child|son|amigo|amiga|senora?|senorita|robot|computer|bot|machine|lad
  |lass|laddie|lassie|folks|hombre|habibi)\b(?! (?:is|was|will|would|has|can|said|wants|needs|comes|and|or)\b)`;

const afterwards = /\b(?:thank|thx|tnx|thanx) (?:ye|ya|u)\b/g;

/** Plain words with one spelling of yes, and without the oaths and the names that people put around an answer. */
export function withoutSmallWords(words: string): string {
  return words
    .replace(afterwards, "thanks")
    .replace(new RegExp(yesses, "g"), "yes")
    .replace(/^(?:she|he|they) (?:says?|said) yes (?=(?:so|then|and) yes\b)/, "")
    .replace(new RegExp(oaths, "g"), " ")
    .replace(new RegExp(vocatives, "g"), " ")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\b([a-z]+)(?: \1\b)+/g, "$1");
}

const no = source`(?<!\b(?:at|to|for|than|by|around|from|till|until|between|or|no|not|wait|it|that|before|after) )`;
const figures = new RegExp(
  source`
    ${no}\b(?:(?:ten|10)[ -]+(?:four|4)\b(?![ :]*(?:\d|am\b|pm\b|a\.m|p\.m|o'?clock|thirty|fifteen|forty|in the|on
    |percent|or\b|to\b))|(?:ten|10) out of (?:ten|10)\b|(?:(?:a|one) hundred|100) ?(?:percent|%)
    |(?<=^(?:yes|yeah|yep|yup|ye|ya),? )(?:100|one hundred|a hundred)$|two thumbs up)`,
  "g",
);

/** A text in which numbers that mean yes ("ten four", "a hundred percent") are no numbers any more. */
export function withoutFigures(text: string): string {
  return text.replace(figures, "indeed");
}
