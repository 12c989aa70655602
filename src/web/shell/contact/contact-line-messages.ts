/** The texts of a contact's line. */

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const sentence = (parts: (string | false | null)[]): string => parts.filter(Boolean).join(", ");

export const contactLineWords = {
  name: (who: string): string => `The story of ${who}`,
  now: "Now",
  nowIs: (time: string): string => `Now, ${time}`,
  added: (time: string): string => `${time}, added`,
  converted: (time: string): string => `${time}, became a deal`,
  stage: (time: string, stage: string): string => `${time}, moved to ${stage}`,
  preApproved: (time: string): string => `${time}, pre-approved`,
  scenario: (time: string): string => `${time}, property scenario saved`,
  milestone: (day: string, name: string, isAhead: boolean): string =>
    sentence([day, name.toLowerCase(), isAhead && "planned"]),
  entry: (
    time: string,
    facts: { kind: string | null; notes: string | null; end: string | false },
  ): string =>
    sentence([
      time,
      lower(facts.kind || "Appointment"),
      facts.notes,
      facts.end && lower(facts.end),
    ]),
  overdue: "overdue",
  talk: (time: string, facts: { channel: string; turns: number; end: string }): string =>
    sentence([
      time,
      lower(facts.channel),
      `${facts.turns} ${facts.turns === 1 ? "turn" : "turns"}`,
      lower(facts.end),
    ]),
  live: "speaking now",
  open: "not ended",
  approval: {
    label: "Approve",
    sentence: (what: string): string => `Approve or reject: ${lower(what)}`,
  },
  free: "Nothing planned yet",
  failed: "We couldn't load this story.",
} as const;
