import { followUpLetter } from "../letters/letters.ts";
import type { WaysBack, Writer, Written } from "../letters/signed.ts";

type Drafted = {
  channel: "mail" | "text";
  reader: { firstName: string };
  writer: Writer;
  /** What it should say, in the professional's own words; null is a follow-up. */
  message: string | null;
  /** Days since the last contact. */
  days: number;
  ways: WaysBack;
};

/** A subject that is longer is no subject any more, in characters. */
const longestSubject = 60;

/** What a professional asked to be drafted: they read it, change it and send it themselves. */
export function draftWords(drafted: Drafted): Written {
  const { channel, reader, writer, message } = drafted;
  if (message === null) return channel === "mail" ? followUpLetter(drafted) : followUpText(drafted);
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

function followUpText({ reader, writer, ways }: Drafted): Written {
  const { firstName } = reader;
  return {
    subject: null,
    words: `Hi ${firstName}, this is ${writer.fullName}. Has anything changed on your end? If you'd like to talk, choose a time here: ${ways.talkLink}`,
  };
}

/** With a capital at its beginning and a full stop at its end. */
function asSentence(message: string): string {
  const said = message.trim();
  const [first = ""] = said;
  const begun = first.toUpperCase() + said.slice(first.length);
  return /[.!?…)]$/.test(begun) ? begun : `${begun}.`;
}
