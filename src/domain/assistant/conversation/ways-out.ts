import type { Heard } from "#understanding/heard.ts";
import { source } from "#understanding/text.ts";
import type { TalkState } from "../turn/state.ts";

const before = source`
    (?:(?:oh|no|nah|ok|okay|well|um|uh|sorry|actually|ah|you know what|hey|please|hm+|wait|and|so|i said
    |thanks|thank you)[\s,.!]+)*`;
const after = source`
    (?:[\s,.!]+(?:thanks|thank you|then|please|sorry|for now|today|anymore|any more|about it|that
    |the whole thing|all of it|now|keep it|leave it|i'll (?:just )?call (?:back|later|again).*))*`;
const leaving = [
  "never ?mind(?: (?:about )?(?:it|that|this|the (?:message|appointment|booking)))?",
  source`
    (?:just )?(?:forget|drop|scrap|ditch) (?:it|that|this|about (?:it|that|this)|the (?:whole thing|message
    |appointment|booking))`,
  "i(?:'ve| have)? changed my mind(?:[\\s,.]+(?:leave|keep|forget|never).*)?",
  source`
    i(?:'m| am) (?:not|no longer) (?:booking|making|leaving|canceling|cancelling|moving
    |interested in (?:booking|an appointment)) ?.*`,
  "not (?:booking|making|leaving|scheduling) (?:anything|any|an?|one).*",
  source`
    (?:i )?(?:don't|do not) (?:want|need) (?:to (?:book|make|leave|do|cancel|move|change|schedule)
    |an appointment|a message|any of this|anything).*`,
  "no (?:appointment|message|booking)(?: (?:thanks|thank you|needed|please|today))*",
  "(?:wrong|the wrong) number",
  "(?:i )?(?:give up|i'm out|am out)",
  "(?:let's |let us )?(?:not|don't) (?:do|bother)(?: (?:it|that|this|with it))?",
  "stop this",
];
// Said of an existing appointment; of a new one it is as good as a yes.
const keeping = source`
    (?:just )?(?:leave|keep) (?:it|that|things|the appointment|my appointment)(?: (?:as|the way) (?:it|they
    |things) (?:is|are|was|were))?`;
// Said of what is just being made; to "shall I cancel it?" it is a yes.
const undoing = "(?:cancel|skip) (?:that|this|it)";
const whole = (ways: readonly string[]) =>
  new RegExp(`^${before}(?:${ways.join("|")})${after}[\\s.!]*$`, "i");
const ofExisting = whole([...leaving, keeping]);
const ofNew = whole([...leaving, undoing]);

/**
 * Whether a line lets go of what is being done and asks for nothing else: "never mind", "forget it". Asked for a phone
 * number, it only lets go of that.
 */
export function letsGo({ flow, expecting, memory }: TalkState, heard: Heard): boolean {
  const { inEnglish: text, email, phone, code, alarm } = heard;
  if (flow === "closed" || flow === "optOut" || alarm !== null) return false;
  if (expecting === "phone" || email !== null || phone !== null || code !== null) return false;
  const isAsked = flow === "open" && memory.own?.isAsked === true;
  const isExisting = flow === "move" || flow === "cancel" || isAsked;
  return (isExisting ? ofExisting : ofNew).test(text.trim().replaceAll("’", "'"));
}
