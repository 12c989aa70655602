import { source } from "#understanding/text.ts";
import { leadingName, nameIn } from "./names.ts";
import type { AskQuestion } from "./question.ts";

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

// Between whom it goes to and what it says.
const between = source`
  (?:,? (?:know )?that|,? (?:to say|saying|telling (?:her|him|them)|and (?:say|tell (?:her|him
  |them)))(?: that)?|,? know(?: that)?|:|,? -+|, )\s*`;
const withMessage = new RegExp(`^(.+?)${between}(.+)$`, "i");
const reminding = /^(.+?),? (?:to|of|about|that) (.+)$/i;

/** A wish for a draft: to whom, by what, and what it should say; null when nothing of that was wished. */
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
