import { possessive } from "#domain/kernel/possessive.ts";
import type { TurnContext } from "../turn/context.ts";

/** The disclosure at the start on every channel: an automated assistant, not a person. */
export function disclosure({ kind, professional }: TurnContext): string {
  const what = kind === "guided" ? "automated assistant" : "automated AI assistant";
  return `Hi, this is ${possessive(professional.fullName)} ${what}, not a person.`;
}

/** What happens to spoken words: a transcript, but no audio, is kept. */
export function transcriptNotice({ channel, isOutgoing }: TurnContext): string | null {
  if (channel !== "phone") return null;
  const notice = "This call is transcribed, not recorded.";
  return isOutgoing ? `${notice} ${optOutNote}` : notice;
}

/** The recipient of an outgoing call hears at once how to opt out (47 CFR 64.1200(b)(3)). */
const optOutNote = "Say stop, or press 9, and we won't call again.";

export const whatItDoes = "I can book, move or cancel an appointment, or take a message.";

export const whatCanIDo = "What can I do for you?";

/** Whether the opening of a call asks for a time: a yes to it is then a request for one. */
export function asksForTime(words: string): boolean {
  return /\b(?:find|set up|book|arrange|choose) (?:you )?(?:a|an|another) (?:time|appointment|meeting|call)\b[^.?!,]*\?$/i.test(
    words,
  );
}
