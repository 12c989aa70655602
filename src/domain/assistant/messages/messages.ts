import { longDayText, timeText } from "#domain/kernel/moment-text.ts";
import type { ZoneRules } from "#domain/kernel/zone-rules.ts";
import { zoneName } from "#domain/kernel/zone-name.ts";
import type { OutreachChannel } from "../outreach/consent.ts";
import type { WaysBack, Writer, Written } from "./signed.ts";

/** To whom it goes, by the name that they are called. */
type Reader = { firstName: string };

const twoWords = /^\p{L}[\p{L}\p{M}'’-]*( \p{L}[\p{L}\p{M}'’-]*)?$/u;

/**
 * The name, if it can only be a name. A visitor types it beside an address that can be another person's, so it must not
 * carry a message.
 */
function callable(name: string): string | null {
  return name.length <= 30 && twoWords.test(name) ? name : null;
}

/** To a new lead. In a call these are the first words. */
export function newLeadLetter(
  channel: OutreachChannel,
  { reader, writer, ways }: { reader: Reader; writer: Writer; ways: WaysBack },
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
      words: `Hi ${name ?? "there"}, thanks for reaching out to ${fullName}. Choose a time to talk: ${ways.talkLink}`,
    };
  return {
    subject: `Thank you for reaching out${name ? `, ${name}` : ""}`,
    words: [
      `Hi ${name ?? "there"},`,
      `Thank you for reaching out to ${fullName}. If you'd like to talk, choose a time that works for you: ${ways.talkLink}`,
      `You can also leave a message there. ${fullName} reads every one.`,
    ].join("\n\n"),
  };
}

/** To a number whose call was missed. */
export function textBackLetter({ writer, ways }: { writer: Writer; ways: WaysBack }): Written {
  return {
    subject: null,
    words: `Sorry we missed your call. Leave ${writer.fullName} a message or choose a time here: ${ways.talkLink}`,
  };
}

/** To a contact who was not contacted for a while: a draft that the professional sends. */
export function followUpLetter({
  reader,
  writer,
  days,
  ways,
}: {
  reader: Reader;
  writer: Writer;
  days: number;
  ways: WaysBack;
}): Written {
  const weeks = Math.round(days / 7);
  const since = weeks >= 2 ? `${weeks} weeks` : "a little while";
  return {
    subject: `Checking in, ${reader.firstName}`,
    words: [
      `Hi ${reader.firstName},`,
      `It's been ${since} since we last talked. Has anything changed, or do you have a question I can help with?`,
      `If you'd like to talk, choose a time that works for you: ${ways.talkLink}`,
      writer.fullName,
    ].join("\n\n"),
  };
}

/**
 * Before an appointment, by text; the important part comes first, because a long text is cut. The answer C explains how
 * to change it; the link does it at once.
 */
export function reminderLetter({
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

/** A call that was asked for. The reason stays with the professional: other people can hear a voicemail. */
export function callbackLetter({ reader, writer }: { reader: Reader; writer: Writer }): Written {
  return {
    subject: null,
    words: `I'm calling ${reader.firstName} back because you asked ${writer.fullName} for a call. How can I help?`,
  };
}
