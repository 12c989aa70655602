import type { Want } from "../heard.ts";
import { bare, pattern } from "../text.ts";
import { runsOf } from "../tokens/digits.ts";
import { tokensOf } from "../tokens/tokens.ts";

// The whole thing is let go of, not only the number.
const dropsAll = pattern`
  \b(?:whole (?:thing|booking)|everything|all of (?:it|this|that)|(?:the|my|this|an?|any) (?:\w+ )?(?:appointment|booking
  |meeting|appt|reservation|call)|cancel (?:this|it)|hang(?:ing)? up|start over|(?:have|need|got) to (?:go|run)
  |not (?:booking|interested))\b`;
const nothing = pattern`
  ^(?:[a-z] )?(?:(?:oh|um|well|so|and|sorry|hell|shoot|heck|just|please|i said) )*(?:no+|nope|nah|naw|na|none|nil
  |nada|null|nothing|negative|zilch|skip|pass|next|same|blank|empty|without|x|n ?a|not (?:now|today|yet|really
  |at (?:present|this time)|needed|necessary|required|applicable|relevant)|later|leave|drop|forget|never ?mind|keep
  |ignore|hard pass)\b`;
const refuses = pattern`
  \b(?:(?:rather|sooner|as soon|prefer) (?:not|you (?:did|do) not|(?:be|use|keep|just|have|to|by|it|e ?mails?|leave
  |skip))|(?:do|does|is|are|will|would|can|did|was|should)? ?not (?:\w+ ){0,3}?(?:need|needed|necessary|required
  |give|giving|share|sharing|have|want|bother|use|own|hand|put|answer|get|got|like|relevant|applicable|work|hear|one
  |phone|call|if)|cannot (?:\w+ ){0,2}?(?:hear|give|share|talk|use|answer)|no (?:need|phone|number|thanks|thank|call
  |calls|tel|telephone|cell|line|point|use|reason|way)|(?:never|hardly|rarely|seldom) (?:\w+ )?(?:answer|use|pick
  |check|hear|have|give|carry)|pass (?:on|please)|(?:i will|i would|gonna|going to) (?:pass|skip)|skip\w*
  |leave (?:it|that|this)(?: one)?(?: \w+)?$|leave (?:it|that) (?:off|out|empty|blank)|(?<!\bi )(?<!\bi do )(?:have
  |has|had|got|gotten|know|knows) (?:\w+ ){0,2}?(?:it|my|that|already|number|phone|cell|line|details|one)|(?:on
  |in) (?:file|record|the (?:system|file|records?))|same (?:one|as|number|details)|already|e ?mails?|mail|in writing
  |in person|when (?:we|i) (?:meet|come|see)|at the (?:meeting|appointment|visit|office)|private|my business|broken
  |dead|cut off|disconnected|deaf|hard of hearing|without|do (?:i|we) have to|why|what for|move on|moving on
  |another time)\b`;

const asksBack = pattern`
  ^(?:(?:and|but|so|well) )*(?:what (?!for\b)|which|when|where|who|whose|how|(?:can|could|would|will|do|does
  |are) (?:you|she|he|they)|is there|are there)\b`;

// Asked for a number, "one" is usually the number itself ("I don't have one").
const leastFigures = 3;

/** Whether a text has enough digits to be a part of a phone number, or nothing but zeros: "0" for none. */
export function figuresIn(said: string): "some" | "none" | "zeros" {
  const digits = runsOf(tokensOf(said))
    .map((run) => run.digits)
    .join("");
  if (digits !== "" && /^0+$/.test(digits)) return "zeros";
  return digits.length >= leastFigures ? "some" : "none";
}

/** Whether plain words, said when a phone number was asked for, refuse one: "pass on it", "you already have it", "0". */
export function refusesNumber(words: string, said: string): boolean {
  const figures = figuresIn(said);
  if (figures === "some" || dropsAll.test(words) || asksBack.test(words)) return false;
  return figures === "zeros" || nothing.test(bare(words)) || refuses.test(words);
}

/** What is still asked for beside that refusal: words of it only sound like other wishes. */
export function besideRefusal(wants: readonly Want[], words: string): Want[] {
  const isMessage = /\b(?:message|tell|let|ask)\b/.test(words);
  return wants.filter((want) => {
    if (want === "message") return isMessage;
    if (want === "human")
      return /\b(?:person|human|someone|somebody|agent|talk|speak)\b/.test(words);
    return want !== "goodbye" && want !== "cancel" && want !== "book";
  });
}
