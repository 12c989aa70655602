import { pattern, source } from "../text.ts";
import { withoutSmallWords } from "./small-words.ts";

// Everything is done, and the assistant has asked whether there is anything else. A line that is made only of thanks, of
// ways to say no, of compliments and farewells ends the conversation.

const much = source`
  (?: (?:you|ye|ya|u|y'all|it|that|all))*(?: (?:so|very|too|ever so|again|kindly|much|muchly|bunches|tons|loads
  |heaps|nui|bien|beaucoup|ever|truly|sincerely|indeed|a (?:lot|lots|million|bunch|ton|heap|mil)|awfully))*`;
const about = source`
  (?: for (?:everything|all(?: of it)?|(?:all )?(?:your|the|that|this|ya) ?(?:help|time|patience|kindness|info
  |assistance)?|(?:being|helping|asking|checking|taking) (?:\w+ ?){1,4}|today|now))*`;
const parts = [
  source`
    (?:i |we |and |my )?(?:thanks?|thank|thx|tnx|ty|tysm|tyvm|tks|thanking|thankful|thankyou|obliged
    |(?:i am |we are )?(?:much |very |so|most |really |ever so )*(?:obliged|grateful|thankful)(?: to you)?
    |(?:it is |i |we )?(?:much |really |sure |do |so |very much |greatly )*'?p?p?reciat\w+
    |(?:i |we |that is |it is |all |you are )?(?:much |really |sure |do |so |very much |greatly )*appreciat\w+)${much}${about}`,
  source`
    muchas gracias|mahalo|gracias|merci|danke(?: schon)?|arigato\w*|obrigad[oa]|grazie|mille|cheers|ta|ta ta
    |domo|shalom|aloha|salaam|khuda hafiz|namaste`,
  "no|nope|nah|naw|nay|non|nein|nyet|nil|none|nada|zero|zilch|zip|nothing|null|negative|not|0",
  "not a (?:thing|bit|single thing)|nothing at all",
  source`
    (?:nothing|not(?: anything)?|no|anything) (?:else|more|further|other|left|again|today|now|for now|right now
    |at the moment|at present)`,
  "no (?:more |further |other )?(?:need|needs|questions?|requests?|qs|thing|things)(?: anymore| now)?",
  source`
    (?:i (?:reckon|guess|think|believe|suppose) )?(?:that|it|this)(?: (?:is|was|will be|would be|should be|about
    |does|did|do|will do|would do|will|ought to))+(?: (?:really|prettymuch|about|just|do|be))*(?: (?:it|all
    |everything|enough|plenty|the lot|the end|good|fine|my (?:whole|only) (?:question|thing)))?(?: (?:for (?:me|us
    |now|today)|i (?:need|needed|want|wanted|have|had|got)|then|from me|from us|now|here))*`,
  "(?:all|everything|that is all) (?:i|we) (?:need|needed|want|wanted|have|had|got)",
  source`
    (?:i am|we are|all|am|everything is|it is all|you are)?(?: ?(?:all|quite|pretty|just|very|now))* ?(?:good|set
    |done|fine|finished|straight|square|through|sorted|great|happy|grand|covered|okay|ok|outta here)(?: (?:here|now
    |then|for now|with that|to go|now then))*`,
  source`
    (?:you|ur|you are|you have been|u r|u are|you were|this was|it was|that was|it is|talking|nice|great|good|lovely
    |pleasure)(?: (?:are|have been|were|is|was|a|an|the|so|very|too|really|such|real|ever|been|just|most|mighty
    |always|quite|doing|speaking|chatting|talking|talk|doing business|to|with|you|ya|pleasure|great|good|wonderful
    |lovely|big|real|huge|total|absolute|freaking|peach|doll|angel|star|gem|treasure|legend|lifesaver|saint|best
    |kind|sweet|nice|helpful|help|patient|gracious|generous|easy|pleasant|polite|job|done|enough|bothered|much
    |one))+`,
  source`
    (?:i have )?bothered you enough|you have done (?:enough|plenty|great|well)(?: \w+)?|well done|good job
    |good talk|nice work`,
  source`
    (?:god |the lord |lord )?bless(?:ings)?(?: (?:you|ya|u|y'all|your heart|them all))?|peace(?: out| be with you)?
    |godspeed|amen`,
  source`
    (?:and )?(?:you )?(?:have|enjoy|wish you) (?:a |an |the |your |yourself )*(?:\w+ )?(?:day|one|evening|night
    |weekend|afternoon|morning|week|rest|time|life)(?: (?:of (?:your|the) (?:day|week)|too|now|ahead|there))*`,
  "(?:you|u|same to you|likewise|back at you|right back at you|and you)(?: (?:too|as well|also|guys|all))*",
  source`
    (?:i will )?(?:see|catch|talk to|speak to|meet|call)(?: (?:you|ya|u|her|him|them))(?: (?:all|then|soon|later
    |there|tomorrow|around|next (?:week|time)|on|(?:mon|tues|wednes|thurs|fri|satur|sun)day|at \d+(?::\d\d)?))*`,
  "until (?:then|next time|we meet|tomorrow)|till (?:then|next time)",
  source`
    bye bye|bye|good ?bye|buh bye|cya|farewell|adios|ciao|cheerio|au revoir|sayonara|hasta \w+|toodles?
    |toodle ?oo|pip pip|ttyl|tata|laters?|later gator|so long|take (?:care|it easy)|be well|stay safe
    |good (?:day|night|evening|afternoon)(?: to you)?|over and out|over|out|ten four|10 4|roger|copy`,
  source`
    okay|alright|all right|alrighty|aight|righto|right|perfect|great|good|fine|cool|nice|lovely|wonderful
    |excellent|awesome|super|sweet|brilliant|sounds (?:good|great|fine|perfect)|got it|gotcha|understood
    |very well|very good|will do|noted|that works`,
];
const fillers = source`
    and|then|so|well|now|oh|please|just|very|much|again|today|too|yet|all|lot|here|to|you|for|me|it|i|we
    |as well|up|anyways?|really|only|no worries|no problem|my`;
const shapes = [...parts, fillers].map((part) => new RegExp(`(?:${part})(?: |$)`, "y"));
const mostWords = 16;

/** Whether a text is made of such parts only. Each takes as much as it can, so that a long text costs no more. */
function isOnlyParting(text: string): boolean {
  for (let at = 0; at < text.length;) {
    const ends = shapes.map((shape) => {
      shape.lastIndex = at;
      return shape.test(text) ? shape.lastIndex : at;
    });
    const end = Math.max(...ends);
    if (end === at) return false;
    at = end;
  }
  return true;
}

const acknowledges = pattern`^(?:yes|sure|please|yes please|sure please|yes sure|go ahead|mhm)$`;
const agrees = /\byes\b/;
const ends = pattern`
  \b(?:that is|that was|thanks?|thank|thx|ty|all|bye|nothing|done|good|set|no)\b`;

/** Whether plain words, said after everything is done, take leave: "i thank you kindly", "nil", "you've been a peach". */
export function isParting(words: string): boolean {
  const said = withoutSmallWords(words);
  if (said === "") return words !== "";
  if (said.split(" ").length > mostWords) return false;
  if (acknowledges.test(said)) return false;
  if (agrees.test(said) && !ends.test(said)) return false;
  const rest = said
    .replace(/\byes\b/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return isOnlyParting(rest);
}
