import { possessive } from "#domain/kernel/possessive.ts";
import { guard } from "../guard.ts";
import type { OutreachChannel } from "../outreach/consent.ts";

/** In whose name something is written. */
export type Writer = { fullName: string; companyName: string | null };

/** The part of a message that a person may change; the sender and the opt-out are added when it is sent. */
export type Written = { subject: string | null; words: string };

/** Where to reach the assistant on the web. */
export type WaysBack = { talkLink: string };

/** The opt-out link of this address, which works even when the assistant is off. */
type WayOut = { stopLink: string };

/** The most that a text message holds: two parts of 160. */
export const longestText = 320;

/** The sender, in short: "Ana Ruiz (Ruiz Realty)". */
function writerName({ fullName, companyName }: Writer): string {
  return companyName ? `${fullName} (${companyName})` : fullName;
}

/**
 * The lines that every message carries, whoever wrote the rest: on whose behalf it comes, that it is automated, and how
 * to opt out. A text must not ask to answer CANCEL: carriers read that as STOP.
 */
export function signatureOf(channel: OutreachChannel, writer: Writer, { stopLink }: WayOut) {
  const who = `${possessive(writer.fullName)} automated assistant`;
  if (channel === "text") return `${who}. Reply STOP to opt out.`;
  if (channel === "phone") return `This is ${who}, not a person. Say stop and we won't call again.`;
  return [
    `Sent by ${who} on behalf of ${writerName(writer)}; not written by a person.`,
    `To stop these messages: ${stopLink}`,
  ].join("\n");
}

/**
 * The complete message, as it is sent. A call begins with the caller's name; a text or email ends with the sender's.
 */
export function asSent(
  channel: OutreachChannel,
  words: string,
  { writer, wayOut }: { writer: Writer; wayOut: WayOut },
): string {
  const signature = signatureOf(channel, writer, wayOut);
  if (channel === "phone") return `${signature} ${words}`;
  if (channel === "mail") return `${words}\n\n${signature}`;
  return `${clipped(words, longestText - signature.length - 3)} - ${signature}`;
}

/** The rule that keeps these words from going out; null when every sentence may. */
export function ruleAgainst(words: string): string | null {
  // The ids in addresses of pages are no numbers of cards.
  const said = words.replace(/https?:\/\/[^\s<>]+/g, " ");
  // The whole as well: no rule is got around by a full stop in the middle.
  for (const part of [...sentencesOf(said), said]) {
    const { rule, wasReplaced } = guard(part);
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

/** Cut at a word, with an ellipsis. Links are never cut: they are short and come last. */
function clipped(words: string, most: number): string {
  if (words.length <= most) return words;
  const [, link = ""] = words.match(/(\s?https?:\/\/\S+)$/) ?? [];
  const room = most - link.length - 1;
  const cut = words.slice(0, Math.max(0, room));
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 0))}…${link}`;
}
