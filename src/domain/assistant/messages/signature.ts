import { possessive } from "#domain/kernel/possessive.ts";
import { guard } from "../guard.ts";
import type { OutreachChannel } from "../outreach/consent.ts";

/** The professional in whose name a message is sent. */
export type Writer = { fullName: string; companyName: string | null };

/** The part of a message that a person may edit; the sender and the opt-out are added when it is sent. */
export type Written = { subject: string | null; words: string };

/** Where to reach the assistant on the web. */
export type ContactLinks = { talkLink: string };

/** The opt-out link of this address, which works even when the assistant is off. */
type OptOutLink = { stopLink: string };

/** The longest text message, in characters: two segments. */
export const longestText = 320;

/** The names that a sentence of theirs may contain, whatever words they are made of. */
export function namesOf({ fullName, companyName }: Writer): (string | null)[] {
  return [fullName, companyName];
}

/** The short form of the sender: "Ana Ruiz (Ruiz Realty)". */
function writerName({ fullName, companyName }: Writer): string {
  return companyName ? `${fullName} (${companyName})` : fullName;
}

/**
 * The lines that every message carries, no matter who wrote the rest: on whose behalf it comes, that it is automated, and how
 * to opt out. A text must not ask to answer CANCEL: carriers read that as STOP.
 */
export function signatureOf(channel: OutreachChannel, writer: Writer, { stopLink }: OptOutLink) {
  const who = `${possessive(writer.fullName)} automated assistant`;
  if (channel === "text") return `${who}. Reply STOP to opt out.`;
  if (channel === "phone") return `This is ${who}, not a person. Say stop and we won't call again.`;
  return [
    `Sent by ${who} on behalf of ${writerName(writer)}; not written by a person.`,
    `To stop these messages: ${stopLink}`,
  ].join("\n");
}

/** The complete message as sent. A call begins with the professional's name; a text or email ends with it. */
export function asSent(
  channel: OutreachChannel,
  words: string,
  { writer, optOutLink }: { writer: Writer; optOutLink: OptOutLink },
): string {
  const signature = signatureOf(channel, writer, optOutLink);
  if (channel === "phone") return `${signature} ${words}`;
  if (channel === "mail") return `${words}\n\n${signature}`;
  return `${clipped(words, longestText - signature.length - 3)} - ${signature}`;
}

/** The rule that refuses this text of a writer's; null when every sentence may be sent. */
export function ruleAgainst(words: string, writer: Writer): string | null {
  // The ids in links are not card numbers.
  const said = words.replace(/https?:\/\/[^\s<>]+/g, " ");
  // Also checks the text as a whole, so that a period in the middle does not get around a rule.
  for (const part of [...sentencesOf(said), said]) {
    const { rule, wasReplaced } = guard(part, { names: namesOf(writer) });
    if (wasReplaced) return rule ?? "words";
  }
  return null;
}

function sentencesOf(words: string): string[] {
  return words
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** Truncated at a word, with an ellipsis. Links are never truncated: they are short and come last. */
function clipped(words: string, most: number): string {
  if (words.length <= most) return words;
  const [, link = ""] = words.match(/(\s?https?:\/\/\S+)$/) ?? [];
  const room = most - link.length - 1;
  const cut = words.slice(0, Math.max(0, room));
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 0))}…${link}`;
}
