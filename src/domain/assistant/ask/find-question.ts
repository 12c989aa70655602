import { source } from "#understanding/text.ts";
import { nameIn } from "./names.ts";
import type { AskQuestion, Way } from "./question.ts";

type Finding = Extract<AskQuestion, { kind: "find" }>;

const please = source`^(?:(?:please|hey|hi|ok|okay)[, ]+|(?:can|could|would|will) you (?:please )?)*`;
const what = source`
  (?:(?:what(?:'s| is|s)|give me|show me|tell me|send me|i need|get me|find|do (?:you|we|i) have|have
  (?:you|we|i) got) )?`;
const which = source`
  (?:(?:cell|mobile|work|home|office) )?(phone number|number|telephone|phone|cell|mobile|e-?mail address
  |e-?mail|contact details|contact info|details|info|page|record|contact)`;
/** "what's Dana's number", "Reed's email". */
const possessive = new RegExp(`${please}${what}(.+?)'s? ${which}[?.! ]*$`, "i");
/** "the number of Dana Reed". */
const ofWhom = new RegExp(`${please}${what}(?:the )?${which} (?:of|for) (.+)$`, "i");
/** "how do I reach Dana", "call Dana": the number is told, and nobody is called. */
const reach = new RegExp(
  `${please}(?:how (?:do|can|could) i (?:reach|contact|call|get hold of) |(?:call|ring|phone|dial) )(.+)$`,
  "i",
);
/** "find Reed", "who is Dana", "do I have a lead named Reed". */
const look = new RegExp(
  source`
    ${please}(?:find|look up|look for|search(?: for)?|open|pull up|show(?: me)?|who is|who's|whos|where is
    |do (?:i|we) (?:have|know)|is there|tell me about|info on) (?:(?:the|a|an|my|any) )?(?:(?:contact|lead
    |client|deal|partner|person|customer|buyer|seller|someone|somebody|anyone|anybody) )?(?:(?:named|called
    |with the name) )?(.+)$`,
  "i",
);

/** A question for somebody among the contacts; null when it is none. */
export function findIn(text: string): Finding | null {
  const [, whose, theirs = ""] = possessive.exec(text) ?? [];
  const owner = nameIn(whose);
  if (owner) return { kind: "find", name: owner, asks: wayOf(theirs) };
  const [, way = "", whom] = ofWhom.exec(text) ?? [];
  const of = nameIn(whom);
  if (of) return { kind: "find", name: of, asks: wayOf(way) };
  const reached = nameIn(reach.exec(text)?.[1]);
  if (reached) return { kind: "find", name: reached, asks: "phone" };
  const looked = nameIn(look.exec(text)?.[1]);
  return looked ? { kind: "find", name: looked, asks: null } : null;
}

function wayOf(words: string): Way | null {
  if (/mail/i.test(words)) return "email";
  return /number|phone|cell|mobile/i.test(words) ? "phone" : null;
}
