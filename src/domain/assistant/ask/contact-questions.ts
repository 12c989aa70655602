import { source } from "#understanding/text.ts";
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
/** "how do I reach Dana", "call Dana": the answer is the number; no call is made. */
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

/** A question about a contact; null when it is none. */
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

type Drafting = Extract<AskQuestion, { kind: "draft" }>;

const lead = source`
  ^(?:(?:please|hey|hi|ok|okay|now|and|also|well|so|pls)[, ]+|(?:can|could|would|will) you (?:please )?
  |i(?:'d| would) like (?:you )?to |i want (?:you )?to |i need (?:you )?to |let'?s |help me (?:to )?)*`;
const making = source`(?:draft|write|compose|prepare|create|make|send|type)(?: me| up)*`;
const thing = source`
  (?:(?:a|an|the|another|my) )?(?:(?:short|quick|nice|friendly|brief|little|polite) )?
  (follow[- ]?up(?: (?:e-?mail|mail|text|message|note|letter))?|check[- ]?in(?: (?:e-?mail|mail|text|message
  |note))?|text(?: message)?|sms|e-?mail|mail|message|note|letter|reminder|line|something|draft|words)`;
/** "draft a follow-up to Dana Reed", "send an email to Dana saying that …". */
const made = new RegExp(`${lead}${making} ${thing} (?:to|for) (.+)$`, "i");
/** "write Dana a follow-up". */
const madeBehind = new RegExp(
  `${lead}(?:draft|write|send|text|e-?mail) (.+?) ${thing}[.!?]*$`,
  "i",
);
/** "follow up with Dana". */
const follow = new RegExp(
  `${lead}(?:follow[- ]?up|check[- ]?in|get back|reach out|touch base) (?:with|to|on) (.+)$`,
  "i",
);
/** "write Dana that …", "let Dana know that …". */
const told = new RegExp(
  `${lead}(write|text|sms|e-?mail|mail|message|tell|let|remind|inform|notify) (?:to )?(.+)$`,
  "i",
);

// Splits the recipient from the message.
const between = source`
  (?:,? (?:know )?that|,? (?:to say|saying|telling (?:her|him|them)|and (?:say|tell (?:her|him
  |them)))(?: that)?|,? know(?: that)?|:|,? -+|, )\s*`;
const withMessage = new RegExp(`^(.+?)${between}(.+)$`, "i");
const reminding = /^(.+?),? (?:to|of|about|that) (.+)$/i;

/** A request for a draft: to whom, by which channel, and what it should say; null when it is not one. */
export function draftIn(text: string): Drafting | null {
  const made_ = made.exec(text);
  if (made_) return drafting(made_[2]!, { channel: channelOf(made_[1]!) });
  const follows = follow.exec(text);
  if (follows) return drafting(follows[1]!, { channel: "mail" });
  const behind = madeBehind.exec(text);
  const name = behind && nameIn(behind[1]);
  if (behind && name) return { kind: "draft", name, channel: channelOf(text), message: null };
  const tells = told.exec(text);
  if (!tells) return null;
  const [, verb = "", rest = ""] = tells;
  const channel = channelOf(verb);
  if (/^remind$/i.test(verb)) {
    const [, whom, what] = reminding.exec(rest) ?? [];
    const reminded = nameIn(whom);
    if (!reminded || !what) return null;
    return { kind: "draft", name: reminded, channel, message: `A short reminder: ${what}` };
  }
  return drafting(rest, { channel, needsMessage: /^(?:tell|let|inform|notify)$/i.test(verb) });
}

function drafting(
  rest: string,
  { channel, needsMessage = false }: { channel: "mail" | "text"; needsMessage?: boolean },
): Drafting | null {
  const [, before, message] = withMessage.exec(rest) ?? [];
  const name = nameIn(before);
  if (name && message) return { kind: "draft", name, channel, message };
  const whole = nameIn(rest);
  if (whole && !needsMessage) return { kind: "draft", name: whole, channel, message: null };
  const leading = leadingName(rest);
  if (leading) return { kind: "draft", channel, name: leading.name, message: leading.rest };
  return null;
}

function channelOf(words: string): "mail" | "text" {
  return /\b(?:text|sms)\b/i.test(words) ? "text" : "mail";
}

/** The longest name that is searched for, in characters. */
const longest = 60;

// Words that are not part of a name: what professionals ask about, and pronouns.
const notNames = new Set(
  `a about all am an and any anybody anyone appointment appointments are at available booked busy calendar
  call callback callbacks calls can client clients closing contact contacts day days deal deals do does
  email everybody everyone follow followup for free friday happening have he her here him how i in is it
  last lead leads me meeting meetings message messages mine monday month monthly my name new next now
  number of on or our partner partners people person phone queue schedule she somebody someone something
  sunday task tasks text that the them there they thing things this thursday time times to today
  tomorrow tonight tuesday up us wednesday week weekend what when where which who whom why with year
  yesterday you your saturday`.split(/\s+/),
);
const polite = /[\s,]*\b(?:please|thanks|thank you|pls|for me|again|now)$/i;

/** A name in a question, without polite words and punctuation; null when it is none. */
export function nameIn(typed: string | undefined): string | null {
  let name = (typed ?? "").trim().replace(/[?!.,;:"']+$/, "");
  while (polite.test(name)) name = name.replace(polite, "").replace(/[?!.,;:]+$/, "");
  name = name
    .replace(/^(?:mr|mrs|ms|miss|dr)\.? +/i, "")
    .replace(/['"]+/g, (mark) => (mark === "'" ? mark : ""))
    .trim();
  if (name.length < 2 || name.length > longest) return null;
  const words = name.toLowerCase().split(/\s+/);
  if (words.length > 4 || words.some((word) => notNames.has(word))) return null;
  return /[\p{L}\d]/u.test(name) ? name : null;
}

/** The capitalized words at the start of a text: "Dana Reed the appraisal is in" has two. Null when it has none. */
function leadingName(text: string): { name: string; rest: string } | null {
  const [all = ""] = text.match(/^(?:\p{Lu}[\p{L}'.-]*\s+){1,3}/u) ?? [];
  const name = nameIn(all);
  return name ? { name, rest: text.slice(all.length) } : null;
}
