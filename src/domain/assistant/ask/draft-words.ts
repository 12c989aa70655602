import { followUpMessage } from "../messages/messages.ts";
import type { ContactLinks, Writer, Written } from "../messages/signature.ts";

type Drafted = {
  channel: "mail" | "text";
  reader: { firstName: string };
  writer: Writer;
  /** What it should say, in the professional's own words; null for a follow-up. */
  message: string | null;
  /** Days since the last contact. */
  days: number;
  links: ContactLinks;
};

/** A longer text is not used as the subject, in characters. */
const longestSubject = 60;

/** A draft that a professional asked for: they read it, change it and send it themselves. */
export function draftWords(drafted: Drafted): Written {
  const { channel, reader, writer, message } = drafted;
  if (message === null)
    return channel === "mail" ? followUpMessage(drafted) : followUpText(drafted);
  const { firstName } = reader;
  const said = asSentence(message);
  if (channel === "text")
    return { subject: null, words: `Hi ${firstName}, this is ${writer.fullName}. ${said}` };
  return {
    subject:
      said.length <= longestSubject
        ? said.replace(/[.!]$/, "")
        : `A message from ${writer.fullName}`,
    words: [`Hi ${firstName},`, said, writer.fullName].join("\n\n"),
  };
}

function followUpText({ reader, writer, links }: Drafted): Written {
  const { firstName } = reader;
  return {
    subject: null,
    words: `Hi ${firstName}, this is ${writer.fullName}. Has anything changed on your end? If you'd like to talk, choose a time here: ${links.talkLink}`,
  };
}

/** With a capital at its beginning and a period at its end. */
function asSentence(message: string): string {
  const said = message.trim();
  const [first = ""] = said;
  const begun = first.toUpperCase() + said.slice(first.length);
  return /[.!?…)]$/.test(begun) ? begun : `${begun}.`;
}
