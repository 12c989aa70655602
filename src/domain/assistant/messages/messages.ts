import { longDayText, timeText } from "#domain/kernel/moment-text.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { zoneName } from "#domain/kernel/zone-name.ts";
import type { OutreachChannel } from "../outreach/consent.ts";
import type { ContactLinks, Writer, Written } from "./signature.ts";

/** The recipient, by first name. */
type Reader = { firstName: string };

const twoWords = /^\p{L}[\p{L}\p{M}'’-]*( \p{L}[\p{L}\p{M}'’-]*)?$/u;

/**
 * The name, if it can only be a name. Visitors type it beside an address that can be someone else's, so it must not
 * carry a message.
 */
function callable(name: string): string | null {
  return name.length <= 30 && twoWords.test(name) ? name : null;
}

/** To a new lead. In a call this is the opening. */
export function newLeadMessage(
  channel: OutreachChannel,
  { reader, writer, links }: { reader: Reader; writer: Writer; links: ContactLinks },
): Written {
  const name = callable(reader.firstName);
  const { fullName } = writer;
  if (channel === "phone")
    return {
      subject: null,
      words: `I'm calling${name ? ` ${name},` : ""} because you asked ${fullName} to get in touch. Can I find a time for you two to talk?`,
    };
  if (channel === "text")
    return {
      subject: null,
      words: `Hi ${name ?? "there"}, thanks for reaching out to ${fullName}. Choose a time to talk: ${links.talkLink}`,
    };
  return {
    subject: `Thank you for reaching out${name ? `, ${name}` : ""}`,
    words: [
      `Hi ${name ?? "there"},`,
      `Thank you for reaching out to ${fullName}. If you'd like to talk, choose a time that works for you: ${links.talkLink}`,
      `You can also leave a message there. ${fullName} reads every one.`,
    ].join("\n\n"),
  };
}

/** To a caller whose call was missed. */
export function textBackMessage({
  writer,
  links,
}: {
  writer: Writer;
  links: ContactLinks;
}): Written {
  return {
    subject: null,
    words: `Sorry we missed your call. Leave ${writer.fullName} a message or choose a time here: ${links.talkLink}`,
  };
}

/** To a contact who has not been contacted for a while: a draft that the professional sends. */
export function followUpMessage({
  reader,
  writer,
  days,
  links,
}: {
  reader: Reader;
  writer: Writer;
  days: number;
  links: ContactLinks;
}): Written {
  const weeks = Math.round(days / 7);
  const since = weeks >= 2 ? `${weeks} weeks` : "a little while";
  return {
    subject: `Checking in, ${reader.firstName}`,
    words: [
      `Hi ${reader.firstName},`,
      `It's been ${since} since we last talked. Has anything changed, or do you have a question I can help with?`,
      `If you'd like to talk, choose a time that works for you: ${links.talkLink}`,
      writer.fullName,
    ].join("\n\n"),
  };
}

/**
 * Before an appointment, by text; the important part comes first, because a long text is truncated. The answer C
 * explains how to change it; the link does so directly.
 */
export function reminderMessage({
  writer,
  startsAt,
  zone,
  manageLink,
}: {
  writer: Writer;
  startsAt: Date;
  zone: ZoneRules;
  manageLink: string;
}): Written {
  const day = longDayText(startsAt, zone).replace(/, \d{4}$/, "");
  const time = `${timeText(startsAt, zone)} ${zoneName(zone.zone)}`;
  return {
    subject: null,
    words: `Reminder: ${day}, ${time}, with ${writer.fullName}. To change it reply C or open ${manageLink}`,
  };
}

/** A requested callback. The reason stays with the professional: other people can hear a voicemail. */
export function callbackMessage({ reader, writer }: { reader: Reader; writer: Writer }): Written {
  return {
    subject: null,
    words: `I'm calling ${reader.firstName} back because you asked ${writer.fullName} for a call. How can I help?`,
  };
}
