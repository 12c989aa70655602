import { possessive } from "#domain/kernel/possessive.ts";
import type { TurnContext } from "../turn/context.ts";

/** What it is, before anything else, on every channel: an automated assistant and not a person. */
export function disclosure({ kind, professional }: TurnContext): string {
  const what = kind === "guided" ? "automated assistant" : "automated AI assistant";
  return `Hi, this is ${possessive(professional.fullName)} ${what}, not a person.`;
}

/** What happens to the words, where they are spoken: nothing of the sound is kept. */
export function transcriptNotice({ channel, isOutgoing }: TurnContext): string | null {
  if (channel !== "phone") return null;
  const notice = "This call is transcribed, not recorded.";
  return isOutgoing ? `${notice} ${wayOut}` : notice;
}

/** Who is called, and did not call, learns at once how that ends (47 CFR 64.1200(b)(3)). */
const wayOut = "Say stop, or press 9, and we won't call again.";

export const whatItDoes = "I can book, move or cancel an appointment, or take a message.";

export const whatCanIDo = "What can I do for you?";

/** Whether the first words of a call ask for a time themselves: a yes to them is a wish for one. */
export function asksForTime(words: string): boolean {
  return /\b(?:find|set up|book|arrange|choose) (?:you )?(?:a|an|another) (?:time|appointment|meeting|call)\b[^.?!,]*\?$/i.test(
    words,
  );
}
