import { guard } from "../guard.ts";
import type { OutreachChannel } from "../outreach/consent.ts";

/** In whose name something is written. */
export type Writer = { fullName: string; companyName: string | null };

/** What goes out, as far as a person may change it: who sends it and how to stop it are added when it leaves. */
export type Written = { subject: string | null; words: string };

/** How somebody reaches the assistant on a page. */
export type WaysBack = { talkLink: string };

/** How somebody is left alone: a link of this very address, which works whether or not the assistant answers. */
type WayOut = { stopLink: string };

/** The most that a text message holds: two parts of 160. */
export const longestText = 320;

/** Who writes, in short: "Ana Ruiz (Ruiz Realty)". */
function writerName({ fullName, companyName }: Writer): string {
  return companyName ? `${fullName} (${companyName})` : fullName;
}

/**
 * The lines that everything of the assistant carries, whoever wrote or changed the rest: in whose name it comes, that
 * no person sent it, and how to stop it. A text must not ask to answer CANCEL: telephone services take that for STOP.
 */
export function signatureOf(channel: OutreachChannel, writer: Writer, { stopLink }: WayOut) {
  const who = `${possessive(writer.fullName)} automated assistant`;
  if (channel === "text") return `${who}. Reply STOP to opt out.`;
  if (channel === "phone") return `This is ${who}, not a person. Say stop and nobody calls again.`;
  return [
    `Sent by ${who} in the name of ${writerName(writer)}; not written by a person.`,
    `To get no more messages of this assistant: ${stopLink}`,
  ].join("\n");
}

/** The whole of it, as it leaves. A call begins with who calls; what is written ends with who wrote. */
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

/** "Ana Ruiz's", "James'". */
export function possessive(name: string): string {
  return name.endsWith("s") ? `${name}'` : `${name}'s`;
}

/** Cut at a word, and shown to be cut. Links are never cut: they are short and stand last. */
function clipped(words: string, most: number): string {
  if (words.length <= most) return words;
  const [, link = ""] = words.match(/(\s?https?:\/\/\S+)$/) ?? [];
  const room = most - link.length - 1;
  const cut = words.slice(0, Math.max(0, room));
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 0))}…${link}`;
}
